//! anna-hector: over-the-board chess between a visually impaired player and a sighted one, under Appendix D of the FIDE
//! Laws of Chess (Appendix E in 2009).
//!
//! It is the announcer, the talking clock, the scoresheet and the peacemaker between two boards.
//!
//! # How it hangs together
//!
//! ```text
//! keys, mouse, gamepads, console, deadline
//!    -> desk (intent -> wish) -> Command -> game::decide(now, by) -> Err(Rejection) -> narration -> the asker only
//!                                               | Ok
//!                                           Events -> journal (append, sync) -> apply -> narration -> speak
//!                                                                                     -> snapshot -> screens
//! start-up: read journal -> apply ... (no effects)
//! ```
//!
//! # A move from key to speech
//!
//! White types his move and confirms it twice: once to have it read back, once to announce it.
//!
//! ```
//! use anna_hector::{
//!     clock::Moment,
//!     desk::{Desk, Wish},
//!     game::{Command, Game, Seat, Setup, StartCommand},
//!     keys::{Chord, KeyPress, KeySituation, meaning},
//!     language::{Language, Wording, speak},
//!     narration::{Audience, Content, carry_out},
//!     speak::{Speed, Voice, render},
//! };
//! use eframe::egui::{Key, Modifiers};
//! use shakmaty::Color;
//!
//! let white = Seat::Player(Color::White);
//! let mut game = Game::new(Setup::default());
//! let mut desk = Desk::new(white, Language::English);
//! let mut journal = Vec::new();
//! carry_out(&mut game, Moment::START, white, &Command::Start(StartCommand::Begin), |at, events| -> Result<(), ()> {
//!     journal.push((at, events.to_vec()));
//!     Ok(())
//! })
//! .expect("memory is never full");
//!
//! // 1. A key has a meaning where it is struck. 2. The desk makes wishes of what is meant: private words, or a command.
//! let mut wishes = Vec::new();
//! for (situation, key, text) in [
//!     (KeySituation::Board, Key::I, "i"),
//!     (KeySituation::Entry, Key::E, "e"),
//!     (KeySituation::Entry, Key::Num4, "4"),
//!     (KeySituation::Entry, Key::Enter, ""),
//!     (KeySituation::Board, Key::Enter, ""),
//! ] {
//!     let chord = Chord { key, modifiers: Modifiers::NONE };
//!     let press = KeyPress { chord: Some(chord), place: Some(key), text: text.to_owned() };
//!     for intent in meaning(situation, &press) {
//!         wishes = desk.take(intent, &game.view(white, Moment::START));
//!     }
//! }
//! let Wish::Do(command) = &wishes[0] else { panic!("{wishes:?}") };
//!
//! // 3. The game decides; its events are kept, then applied, then told.
//! let cues = carry_out(&mut game, Moment::from_millis(9_000), white, command, |at, events| -> Result<(), ()> {
//!     journal.push((at, events.to_vec()));
//!     Ok(())
//! })
//! .expect("memory is never full");
//! assert_eq!(journal.len(), 2);
//!
//! // 4. The words for the room: text for the screens, samples for the loudspeaker.
//! let words = cues.iter().find_map(|cue| match &cue.content {
//!     Content::Say(phrase) if cue.to == Audience::Room => Some(speak(phrase, Wording::default())),
//!     _ => None,
//! });
//! let words = words.expect("the announcement");
//! assert_eq!(words.to_string(), "Bauer Eva zwei nach Eva vier");
//! let samples = render(&words, Speed::SLOWEST, &Voice::built_in()?)?;
//! assert!(!samples.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`app`] does the same with real keys, a real clock, a journal on the disk and loudspeakers.
//!
//! # Where to find a rule: the fifty-move claim
//!
//! Each rule is looked for in the same places. This is the way of one of them, a claim that fifty moves were made without a
//! capture or a move of a pawn (9.3).
//!
//! | step | where | what stands there |
//! |---|---|---|
//! | the rule | [`laws::draw_claim::fifty_moves`] | reads from the position how many plies were quiet, alike in every edition; its Article is [`laws::Article::FiftyMoves`] |
//! | chosen | [`desk::Item::FiftyMoves`] | the item in the list of claims; [`desk::Purpose::FiftyMoves`] is the entry of a move for it |
//! | asked for | [`game::ClaimCommand::Make`] | the command, with a [`game::Claim::FiftyMoves`] |
//! | refused | [`game::Rejection`] | the table of refusals, for example [`ClaimWaits`](game::Rejection::ClaimWaits): kind, Article, words |
//! | decided | `game/decide/claim.rs`, `decide_make` | a claim is never judged by the program: it stops the clocks and is an offer of a draw (9.1) |
//! | ruled | `game/decide/claim.rs`, `decide_ruling` | the arbiter's [`game::ClaimCommand::Rule`]: the game is drawn, or the opponent gets time (9.5) |
//! | written | `journal/wire/act.rs`, row `Claimed` | the line in the journal, kept before anything else happens |
//! | applied | `game/apply/claim.rs`, `open_claim` | the claim waits as a [`game::PendingClaim`] of the phase of play |
//! | told | `narration/claim.rs`, [`narration::claim_phrase`] | the room hears the claim, the arbiter alone what the record says to it |
//! | found | [`game::Claims::assessment`] | what the record says, from the rule in the first row |
//! | shown | `screen/arbiter/cards.rs`, `claim` | the card on the arbiter's page, with the Articles and the answer that is proposed |
//! | ended | [`game::Reason::FiftyMoves`] | the result, in `narration/ending.rs` its words |
//! | checked | `tests/stories/9-draws` and `tests/laws/draws.rs` | the same, played by edition |
//!
//! # The modules
//!
//! Commands and events belong to topics: the move, the answer to it, draws, claims, the clock and so on. `game::topic` has the
//! commands and acts of each topic. What is done with them stands in a file of the same name below `game::decide`,
//! `game::apply` and `narration`; `journal::wire::act` has a row for each act, sorted by topic. What is asked of a game without changing
//! it is asked of one of its parts, such as [`game::Game::record`] or [`game::Game::claims`].
//!
//! | module | one responsibility | may use |
//! |---|---|---|
//! | [`laws`] | pure answers about the FIDE Laws; edition differences live here and nowhere else | - |
//! | [`clock`] | time controls and a running clock, as values | - |
//! | [`language`] | words both ways: phrases to speech, words to moves; one exhaustive table per language | laws |
//! | [`reconciliation`] | two boards, two scoresheets: what they prove and what the rule makes of it (D.2.8 of 2014, D.2.9) | laws, clock, language |
//! | [`scoresheet`] | PGN and other sheets read; both sheets of a game written: PGN, text, Braille, PDF, JSON; the arbiter's report | laws, clock, language, reconciliation, game, narration, spelling |
//! | [`game`] | the story of one game: `decide` changes nothing, `apply` cannot fail, `view` shows a seat what it may see, `assessment` tells the arbiter what the record shows about a claim | laws, clock, language, reconciliation |
//! | [`narration`] | events, refusals and questions in phrases, each with its audience | laws, clock, language, reconciliation, game |
//! | [`desk`] | what one person does with keys, clicks or buttons: cursor, hand, entry with read-back, what was heard, the first menu, the set-up form | laws, clock, language, game, narration, listen |
//! | [`manual`] | the pages for player, assistant, opponent and arbiter, and the little Markdown that they are written in | language |
//! | [`keys`] | the keyboard: the one table of keys, from which a stroke gets its meaning, and help and manual their lists | laws, language, game, narration, desk |
//! | [`pad`] | gamepads: mapping, profiles, owners, the rhythm of the felt clock; pure | laws, clock, language, game, narration, desk |
//! | [`drill`] | practice of the tournament sequence against a rehearsed opponent: what is due, what was a slip | laws, clock, language, game |
//! | [`files`] | makes every file and folder, readable by its owner alone; writes whole or not at all what must not be lost | - |
//! | [`memory`] | what the allocator of the system does with what is freed | - |
//! | [`locale`] | the language of the user's system, where nobody has asked for another | language |
//! | `spelling` | how files write values: most as one word | laws, clock, language, reconciliation, game |
//! | [`envelope`] | a sealed move: closed and opened with the arbiter's passphrase | clock, game, spelling |
//! | [`journal`] | the append-only record of a game; torn tail dropped and told, damaged middle an error | laws, clock, language, reconciliation, game, spelling, files |
//! | [`audio`] | sound devices for both directions: what there is, a stream that is looked after, resampling | - |
//! | [`speak`] | the voice inside the program: banks, phrase queue (pure), drivers for sound and the system voice | language, files, audio |
//! | [`export`] | the files that people take home: which formats, whose sheets, by ear, into which folder, to the printer | language, scoresheet, game, files, journal, audio, speak, listen |
//! | [`sensor`] | electronic boards: the protocol, when pieces stand and which way round (pure), a driver for the port | clock |
//! | [`listen`] | from sound to a move: grammars of the position, two recognisers and a program beside them, and the rule of acceptance | laws, language, files, audio |
//! | [`screen`] | the window: draws a snapshot of the program, sends gestures, decides nothing | laws, clock, language, reconciliation, scoresheet, game, narration, desk, listen, keys, manual |
//! | [`console`] | commands and cues as lines; scripts and rehearsals in simulated time | laws, clock, language, reconciliation, scoresheet, game, narration, desk, envelope |
//! | [`app`] | where everything meets: one closed input enum, one `handle`, the effects, the only real clock | laws, clock, language, scoresheet, game, narration, desk, pad, drill, files, envelope, journal, export, audio, speak, sensor, listen, screen, keys, locale, console |
//! | [`tools`] | the tools that read and write lines | laws, clock, language, reconciliation, scoresheet, game, narration, pad, files, journal, export, audio, speak, sensor, listen, keys, manual, locale, console |
//! | [`cli`] | the command line | game, desk, journal, memory, app, tools |
//!
//! Who opens files without [`files`], starts threads or opens sockets:
//!
//! | place | touches |
//! |---|---|
//! | `app/code.rs` | threads |
//! | `app/doctor/look.rs` | files |
//! | `app/event_file.rs` | files |
//! | `app/home.rs` | threads |
//! | `app/live.rs` | threads |
//! | `app/log/file.rs` | files |
//! | `app/machine/mod.rs` | threads |
//! | `app/machine/supplies.rs` | files |
//! | `app/mod.rs` | threads |
//! | `app/pads/driver.rs` | files, threads |
//! | `app/program.rs` | files, threads |
//! | `app/recognisers.rs` | files |
//! | `app/review.rs` | files |
//! | `app/signing.rs` | files |
//! | `app/slow.rs` | threads |
//! | `app/terminal/lines.rs` | threads |
//! | `audio/connection.rs` | a local socket, files |
//! | `audio/output/server.rs` | a local socket, threads |
//! | `audio/supervise.rs` | threads |
//! | `cli/panics.rs` | threads |
//! | `export/contract.rs` | threads |
//! | `export/home.rs` | files |
//! | `export/print.rs` | threads |
//! | `files.rs` | files |
//! | `journal/` | files |
//! | `journal/copy.rs` | threads |
//! | `listen/beside/program.rs` | threads |
//! | `listen/ear.rs` | threads |
//! | `listen/enrolled/profile.rs` | files |
//! | `listen/hearer.rs` | threads |
//! | `listen/sphinx/mod.rs` | threads |
//! | `sensor/watch.rs` | threads |
//! | `speak/output.rs` | threads |
//! | `speak/pack.rs` | files |
//! | `speak/system.rs` | threads |
//! | `speak/system/program.rs` | threads |
//! | `tools/` | files |
//! | `tools/record_session/mod.rs` | threads |
//!
//! Systems differ in few places:
//!
//! | differs | what | systems |
//! |---|---|---|
//! | `app/doctor/look.rs` | where a display and a screen reader are looked for | linux |
//! | `app/machine/mod.rs` | a battery that no folder lists | linux |
//! | `app/pads/driver.rs` | where a gamepad is plugged in | linux |
//! | `app/program.rs` | the file of the running program | linux |
//! | `app/real_clock.rs` | a clock that goes on while the machine sleeps | linux |
//! | `audio/devices.rs` | the sound server before the sound layer | linux |
//! | `audio/mod.rs` | the connection to the sound server | linux |
//! | `audio/output.rs` | a stream that the sound server may not move | linux |
//! | `files.rs` | who may read, and that a new name is on the disk | unix |
//! | `journal/medium.rs` | how a replaced file is told | unix |
//! | `memory.rs` | the allocator of glibc, which keeps what is freed | linux |
//! | `screen/window/tree.rs` | the accessible tree of the second window | linux |
//! | `sensor/serial.rs` | a listing of ports that fails without its folder | linux |
//!
//! `tests/architecture.rs` reads these tables. It fails on a use that no row allows, and on a row that allows what nothing
//! uses.
//!
//! # What always holds
//!
//! - **Journal before apply, apply before effects.** Nobody hears or sees what is not on the disk:
//!   [`narration::carry_out`] is the one place where the three follow each other. Two exceptions, where the disk fails
//!   ([`journal::Book`]): the arbiter may let play go on unrecorded; and what can harm nobody takes effect unrecorded: the clocks are
//!   stopped, the arbiter's page opens and locks, the program tells what it has noticed.
//! - **Time is an argument.** Nothing but [`app::RealClock`] reads a clock; the window has the time of its frames, by which
//!   it judges how a hand strikes. A [`clock::Moment`] is whole milliseconds, so that a replayed game is the same game.
//! - **A refusal gives a reason, its Article and a way out, and changes nothing.** What must be on record even so - a
//!   press before the announcement - is an event.
//! - **Boards are placements**, one for each player: an illegal or wrongly executed move can be recorded. The checked
//!   position is derived from the record, and may be absent.
//! - **Going back is an event**; nothing is erased.
//! - **A seat sees its own view.** In competition nothing that a player sees, hears or is refused depends on whether a
//!   move is legal. A snapshot holds the whole game: each page asks it for the view of its seat, and takes beside that only
//!   what this seat may know.
//! - **An output belongs to its device.** Private speech is played only on the device that was chosen for it: a stream that would be moved
//!   is closed, and one device for room and earphone is a choice of its own.
//! - **Everything the program says is closed vocabulary**: a [`language::Phrase`] is put together from clips that the
//!   banks in `voices/` hold, except for names and other free text.
//!
//! # What is deliberately absent
//!
//! An engine, network code, hints in competition mode, a `bool` parameter (clippy refuses one), a clock in the core, a
//! default that commits a move without a second, deliberate act of the player.
pub mod app;
pub mod audio;
pub mod cli;
pub mod clock;
pub mod console;
pub mod desk;
pub mod drill;
pub mod envelope;
pub mod export;
pub mod files;
pub mod game;
pub mod journal;
pub mod keys;
pub mod language;
pub mod laws;
pub mod listen;
pub mod locale;
pub mod manual;
pub mod memory;
pub mod narration;
pub mod pad;
pub mod reconciliation;
pub mod scoresheet;
pub mod screen;
pub mod sensor;
pub mod speak;
mod spelling;
pub mod tools;
