//! The journal: an append-only record of a game, on the disk before anything is heard or seen of it.
//!
//! One file per game, JSON lines: a header with the set-up, then one line per event. [`Writer::append`] returns when the
//! line is synced; only then is the event applied. [`read`] and [`Record::replay`] give back the same game, [`resume`]
//! goes on with it, [`unfinished()`] finds what there is to go on with.
//!
//! - Every line carries the format version, its number, the SHA-256 of the line before and a check sum of its own.
//! - A torn last line, one without its end or with a gap of zeros, was never acknowledged: it is dropped, reported, and kept
//!   aside before it is cut off.
//! - Anything else that is damaged is a [`JournalError`] that names file and line; nothing is overwritten, ever.
//! - Between events a [`Heartbeat`] keeps the running time, so that a restart charges the clock up to it.
//! - A [`Book`] does both for a game that is played, and goes on where they fail: on a full disk what would have to be kept
//!   is refused, or waits in memory once the arbiter lets it; the disk is tried again each second.
//! - A second copy in a folder of the arbiter's choice is kept in step; either alone continues the game.
//! - A file that is deleted, cut or replaced meanwhile is noticed at the next heartbeat or line and written anew; what
//!   stood in its place is put aside.
//!
//! ```
//! use anna_hector::{clock::Moment, game::{Act, StartAct, Event, Setup}, journal::{self, Header}};
//!
//! let folder = tempfile::tempdir()?;
//! let mut writer = journal::create_in(folder.path(), &Header::new("2026-05-01T10:00:00+02:00", Setup::default()))?;
//! writer.append(Moment::from_millis(1500), &Event { by: None, act: Act::Start(StartAct::Started) })?;
//! let record = journal::read(writer.path())?;
//! assert_eq!(record.replay().mover(), Some(shakmaty::Color::White));
//!
//! // The second line is damaged: it is named, and nothing is dropped.
//! let text = std::fs::read_to_string(writer.path())?;
//! let damaged = text.replace("\"at\":1500", "\"at\":1400");
//! let error = journal::Record::parse("game.jsonl".as_ref(), damaged.as_bytes()).unwrap_err();
//! assert_eq!(error.to_string(), "game.jsonl: line 2: was changed after it was written (its check sum does not fit); \
//!     nothing was changed: keep the file, restore a copy of it, or set up the position by hand in a new game from the \
//!     lines before");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Deliberately absent: any decision about the game, any clock (wall times come in as values), and any change to a line
//! once it is written.
//!
//! # What a journal proves
//!
//! The chain shows what a disk or a slip has done to the file. It shows nothing of what a person has done on purpose: anyone who
//! can write the file can compute every hash anew, or cut it off after any line. What he cannot change is paper. In
//! competition the arbiter is shown a code of everything recorded so far: at the start, after each act of his own, when the
//! game is adjourned, ends and is signed. A code that he wrote down proves every line before it to [`verify()`], and that the
//! file was cut off or changed where it does not fit. A [`Key`] on his stick signs the journal instead, or as well: a signature
//! proves every line up to its own to anybody who has the key's public half.
mod anew;
mod beat;
mod book;
mod code;
mod copy;
mod envelope;
mod error;
#[cfg(test)]
pub(crate) mod faults;
mod finished;
mod heartbeat;
mod in_play;
mod line;
mod medium;
mod names;
mod record;
mod recordings;
mod signature;
mod unfinished;
mod verify;
mod visit;
mod wire;
mod writer;

pub use anew::Rewritten;
pub use beat::{Beat, Run, boot_number};
pub(crate) use book::FileNews;
pub use book::{Book, Recording, Trouble};
pub use code::{CodeWork, Coded};
pub(crate) use copy::CopyNews;
pub use copy::must_not_have_the_games;
pub use envelope::{FileState, lay_beside, look_beside};
pub use error::{Fault, JournalError};
pub use finished::{Finished, finished};
pub use heartbeat::Heartbeat;
pub(crate) use in_play::InPlay;
pub use in_play::Lookout;
pub use line::{FORMAT, Header, Line};
pub use names::{EXTENSION, make_directory, usual_directory};
pub use record::{Record, Torn, read};
pub use recordings::{Recordings, open_recording, recording};
pub use signature::{Key, KeyError, PublicKey, Signed, signature_of};
pub use unfinished::{Left, State, Summary, Unfinished, leave, leave_for_good, unfinished};
pub use verify::{Given, Reach, Verdict, Verification, verify};
pub(crate) use visit::take_visits;
pub use visit::{Admission, Competition, competition_in, competition_of};
pub(crate) use wire::looks_like_one;
pub use writer::{RETRY, Writer, create_in, resume};
