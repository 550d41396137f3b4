//! What people at the table do, and the press that waits for the last word of an announcement.
use shakmaty::Color;

use super::{
    App,
    bounce::ReadBackBy,
    contradiction::announces,
    desks::DeskAt,
    early::steps,
    pressing::{Meets, still_pressed},
    stages::Stage,
};
use crate::{
    desk::{Intent, Mode, Purpose},
    game::{Announcer, Command, Event, Game, MoveCommand, Seat, Step},
    language::{Arg, Line, Phrase},
    laws::RawMove,
    narration::{self, Audience, Chime, Content, Cue},
};

/// Whether a move that was entered has gone to the person who announces it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Handed {
    ToAssistant,
    No,
}

impl App {
    /// A command of somebody at the table. A press waits for the last word of the announcement it follows, and what its
    /// player does meanwhile is no longer about that announcement.
    pub(super) fn act(&mut self, by: Seat, command: &Command) {
        if self.work.slow.defers(&self.stage, by, command) {
            return;
        }
        self.stop_waiting_start(by, command);
        if self.holds_contradiction_back(by, command)
            || self.holds_envelope_open(by, command)
            || self.holds_start_back(by, command)
            || self.holds_announcement_back(by, command)
            || self.holds_press_for_words(by, command)
            || self.confirms_too_early(by, command)
        {
            return;
        }
        if *command == Command::Move(MoveCommand::Press)
            && let Some(said) = self.stage.announced_by_press(by)
        {
            let Stage::Game(playing) = &self.stage else { return };
            let before = playing.session.game().record().announcements();
            self.act(by, &Command::Move(MoveCommand::Announce(said)));
            if !matches!(&self.stage, Stage::Game(playing) if still_pressed(playing.session.game(), before)) {
                return;
            }
        }
        match self.meets(by, command) {
            Meets::Nothing => self.carry_out(by, command),
            Meets::Announcement => self.hold_press(by),
            Meets::OwnPress => self.tell_press_waits(by),
            Meets::Correction => self.tell_correction(by),
            Meets::OthersPress => {
                self.press_now();
                self.carry_out(by, command);
            }
        }
    }

    /// Where the assistant announces, nobody has heard what his player enters: it waits on the assistant's page, and is on record when he
    /// says there that he has announced it (D.2.9.b of 2014, D.2.10.b of 2018 and 2023). For an assistant without a device his player
    /// says so himself, that he may play on. What the game refuses is refused as ever.
    pub(super) fn hand_to_assistant(&mut self, by: Seat, command: &Command) -> Handed {
        let Seat::Player(side) = by else { return Handed::No };
        let Some((said, purpose)) = announces(command) else { return Handed::No };
        // The opponent's press that waits is done by a reply, whoever announces that.
        if self.is_handed_to_assistant(side) && self.meets(by, command) == Meets::OthersPress {
            self.press_now();
        }
        let Stage::Game(playing) = &mut self.stage else { return Handed::No };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        let (setup, assistant) = (game.setup(), Seat::Assistant(side));
        if !is_announced_by_assistant(game, side) || game.decide(now, by, command).is_err() {
            return Handed::No;
        }
        let told = Phrase::with(Line::SetupAssistantAnnounces, [Arg::Color(side)]);
        let cue = Cue::answer(Audience::private(by, setup), told);
        playing.contradictions.hand(side, (said, purpose), game);
        self.tell(&[cue]);
        self.put_in_hand(assistant, said, purpose);
        Handed::ToAssistant
    }

    /// Whether what this player enters goes to his assistant, who announces it.
    fn is_handed_to_assistant(&self, side: Color) -> bool {
        matches!(&self.stage, Stage::Game(playing) if is_announced_by_assistant(playing.session.game(), side))
    }

    /// This move waits on a person's page to be announced. A stroke of his that was on its way announces nothing that he has not read.
    pub(super) fn put_in_hand(&mut self, of: Seat, said: RawMove, purpose: Purpose) {
        let Stage::Game(playing) = &self.stage else { return };
        let place = playing.desks.place_of_pad(of);
        let before = playing.read_back(place);
        self.work_at(place, |desk, view| desk.take_in_hand(said, purpose, view));
        if let Stage::Game(playing) = &mut self.stage {
            playing.follow_read_back(place, ReadBackBy::SomebodyElse, before.as_ref());
        }
    }

    /// What a player has given his assistant stays before him, whatever he has begun there and dropped: his player waits for it.
    pub(super) fn keep_in_hand(&mut self, place: DeskAt) {
        let Stage::Game(playing) = &self.stage else { return };
        let desk = playing.desks.at(place);
        let (Seat::Assistant(side), Mode::Board) = (desk.seat(), desk.mode()) else { return };
        let (assistant, game) = (Seat::Assistant(side), playing.session.game());
        let Some((said, purpose)) = playing.contradictions.waits_for_assistant(side, game) else { return };
        // At another desk of his he has dropped nothing of it; and what cannot be announced any more is gone.
        let may_be_announced = game.decide(playing.session.clock().now(), assistant, &purpose.command(said)).is_ok();
        if place == playing.desks.place_of_pad(assistant) && may_be_announced {
            self.put_in_hand(assistant, said, purpose);
        }
    }

    /// A player who corrects a move that still waits for his assistant takes it back and enters it anew: nobody has heard it yet.
    pub(super) fn take_from_assistant(&mut self, place: DeskAt, intent: Intent) -> Intent {
        let anew = match intent {
            Intent::OpenEntry(Some(Purpose::Correct)) => Intent::OpenEntry(Some(Purpose::Announce)),
            Intent::OpenDial(Some(Purpose::Correct)) => Intent::OpenDial(Some(Purpose::Announce)),
            _ => return intent,
        };
        let Stage::Game(playing) = &mut self.stage else { return intent };
        let desk = playing.desks.at(place);
        let Seat::Player(side) = desk.seat() else { return intent };
        let waits_at = playing.desks.place_of_pad(Seat::Assistant(side));
        let waiting = playing.desks.at(waits_at).mode().read_back_for(Purpose::Announce);
        let is_handed = |said: RawMove| playing.contradictions.is_handed(side, said, playing.session.game());
        if *desk.mode() != Mode::Board || !waiting.is_some_and(is_handed) {
            return intent;
        }
        playing.contradictions.take_back(side);
        self.work_at(waits_at, |desk, _| desk.discard_entry());
        anew
    }

    pub(super) fn carry_out(&mut self, by: Seat, command: &Command) {
        let Stage::Game(playing) = &self.stage else { return };
        if !self.work.slow.begins(&playing.session, by, command) {
            self.carry_out_now(by, command);
        }
    }

    pub(super) fn carry_out_now(&mut self, by: Seat, command: &Command) {
        let slip = self.stage.watch_drill(by, command);
        let Stage::Game(playing) = &mut self.stage else { return };
        let announced = playing.session.game().record().announcements();
        let restored = playing.session.game().record().ruled_off().len();
        let steps = steps(playing.session.game());
        let mut cues = playing.session.act(by, command);
        playing.new_steps.follow(by, &steps, playing.session.game(), playing.session.clock().now());
        self.note_sealing(by, command, &cues);
        if !cues.iter().any(|cue| matches!(cue.content, Content::Refuse { .. })) {
            self.captions.forget_refusals(by);
        }
        let Stage::Game(playing) = &mut self.stage else { return };
        let before = by.side().map(|side| *steps.get(side));
        cues.extend(own_act(by, command, before, playing.session.game()));
        // What could not be kept was not announced, whatever else the room hears now.
        let announces = playing.session.game().record().announcements() > announced;
        if announces {
            self.keep_spoken(by);
        }
        let spoken = self.tell_all(&cues);
        if let (true, Some(words), Stage::Game(playing)) = (announces, spoken, &mut self.stage) {
            playing.pressing.announce(words);
        }
        self.tell(slip.as_slice());
        self.follow_act(restored);
    }

    /// Carries out what was decided when this person acted, and waited for its moment.
    pub(super) fn carry_out_decided(&mut self, by: Seat, events: &[Event]) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let (steps, restored) = (steps(playing.session.game()), playing.session.game().record().ruled_off().len());
        let cues = playing.session.act_as_decided(by, events);
        // It comes at a moment of its own: a stroke of this person that is under way was meant for what was before, too.
        playing.new_steps.follow(Seat::Arbiter, &steps, playing.session.game(), playing.session.clock().now());
        self.tell(&cues);
        self.follow_act(restored);
    }

    /// What comes of an act beside the game: pages, desks and devices. `restored`: how often anything had been ruled off before.
    fn follow_act(&mut self, restored: usize) {
        self.lead_home();
        self.renew_sheets();
        // Said to the person who was asked, before his device has a fresh desk.
        self.follow_questions();
        self.discard_left_behind();
        self.discard_undone(restored);
        if let Stage::Game(playing) = &mut self.stage {
            playing.follow_devices(&self.chosen.manners);
        }
        self.follow_talk_key();
        self.follow_pads();
    }

    /// What somebody has entered by a device that is another's now is gone, and he is told so: on an assistant's page it stood as if it
    /// could still be announced.
    fn discard_left_behind(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let places: Vec<_> = playing.desks.left_behind(playing.session.game().setup()).collect();
        for place in places {
            self.work_at(place, |desk, _| desk.discard_entry());
        }
    }

    /// What was begun before an earlier position was restored is gone everywhere: committed, it would be a move in another position. So is
    /// a press that waits.
    /// `before`: how often anything had been ruled off. A comparison that takes nothing back rules nothing off.
    fn discard_undone(&mut self, before: usize) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let mut since = playing.session.game().record().ruled_off().iter().skip(before);
        if since.any(|(_, undone)| !undone.is_empty()) {
            playing.pressing.forget();
            for place in DeskAt::ALL {
                self.work_at(place, |desk, _| desk.discard_entry());
            }
        }
    }

    pub(super) fn meets(&self, by: Seat, command: &Command) -> Meets {
        let Stage::Game(playing) = &self.stage else { return Meets::Nothing };
        let (game, now) = (playing.session.game(), playing.session.clock().now());
        playing.pressing.meets(game, now, (by, command), |words| self.sound.is_due(words))
    }

    /// A press that waits is heard and shown as one.
    pub(super) fn hold_press(&mut self, by: Seat) {
        let Stage::Game(playing) = &mut self.stage else { return };
        playing.pressing.hold(by);
        let to = Audience::private(by, playing.session.game().setup());
        self.tell(&[Cue::chime(to, Chime::PressWaits)]);
    }

    pub(super) fn tell_press_waits(&mut self, by: Seat) {
        let Stage::Game(playing) = &self.stage else { return };
        let cue = narration::press_waits(by, playing.session.game());
        self.tell(&[cue]);
    }

    /// What the announcement was corrected to, to who would have answered what it was before.
    fn tell_correction(&mut self, by: Seat) {
        let Stage::Game(playing) = &self.stage else { return };
        let cue = narration::correction_sounds(by, playing.session.game());
        self.tell(cue.as_slice());
    }

    /// The waiting press takes effect with the announcement's last word; it is dropped if the game has ended by then.
    pub(super) fn release_press(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        let due = playing.pressing.due(|words| self.sound.is_due(words));
        if let Some(by) = due.filter(|_| playing.session.game().ending().is_none()) {
            self.carry_out(by, &Command::Move(MoveCommand::Press));
        }
    }

    /// The press that waits takes effect at once.
    pub(super) fn press_now(&mut self) {
        let Stage::Game(playing) = &mut self.stage else { return };
        if let Some(by) = playing.pressing.take() {
            self.carry_out(by, &Command::Move(MoveCommand::Press));
        }
    }

    /// A press that waits is taken back: its player wants to correct what he announced.
    pub(super) fn take_press_back(&mut self, by: Seat) {
        let Stage::Game(playing) = &mut self.stage else { return };
        self.talking.press.discard(by);
        let Some(presser) = playing.pressing.withdraw(by) else { return };
        let setup = playing.session.game().setup();
        // Anyone who pressed hears that it does not count, the assistant too.
        let mut told = vec![Audience::private(by, setup), Audience::private(presser, setup)];
        told.dedup();
        let cues: Vec<Cue> = told.into_iter().map(|to| Cue::answer(to, Phrase::line(Line::PressTakenBack))).collect();
        self.tell(&cues);
    }
}

impl Stage {
    /// The move on the screen that a press of this person announces first. The press does not wait for its last word: it is a
    /// sighted player's, and takes effect at once (D.2.4).
    pub(super) fn announced_by_press(&self, by: Seat) -> Option<RawMove> {
        let Self::Game(playing) = self else { return None };
        playing.session.game().handshake().announced_by_press(by)
    }
}

/// Whether an assistant with a device of his own announces for this player, who does not see the board.
fn is_announced_by_assistant(game: &Game, side: Color) -> bool {
    let setup = game.setup();
    *setup.announcer.get(side) == Announcer::Assistant
        && setup.is_impaired(side)
        && game.devices().has_any(Seat::Assistant(side))
}

/// What a visually impaired player hears of an act at his side, his own or his assistant's, that counts.
fn own_act(by: Seat, command: &Command, before: Option<Step>, game: &Game) -> Option<Cue> {
    let side = by.side().filter(|&side| game.setup().is_impaired(side))?;
    let chime = narration::own_act(command, before?, game.step(side))?;
    Some(Cue::chime(Audience::Earphone(side), chime))
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByColor, Color};

    use super::*;
    use crate::{
        app::{desks::DeskAt, quitting::tests::playing, session::Session, stages::Playing},
        desk::Mode,
        game::{AnswerCommand, Device, Devices, Setup, StartCommand},
    };

    fn announced(app: &App) -> usize {
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        playing.session.game().record().announcements()
    }

    /// White enters Eva vier, where his assistant announces; the mouse is this person's.
    fn entered(folder: &std::path::Path, mouse: Seat) -> App {
        typed(folder, (mouse, Announcer::Assistant), &[Intent::Enter, Intent::Enter])
    }

    /// White types Eva vier, and goes on so.
    fn typed(folder: &std::path::Path, (mouse, announcer): (Seat, Announcer), then: &[Intent]) -> App {
        let mut app = playing(folder);
        let setup = Setup { devices: Devices { keyboard: Seat::Player(Color::White), mouse }, ..Setup::default() };
        let announcer = ByColor { white: announcer, ..setup.announcer };
        let mut session = Session::begin(Setup { announcer, ..setup }, folder).expect("a session");
        session.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
        let move_field = [Intent::OpenEntry(None), Intent::Insert('e'), Intent::Insert('4')];
        for intent in move_field.iter().chain(then) {
            let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
            playing.forget_strokes();
            app.keyboard(intent.clone());
        }
        app
    }

    /// White's own Enter put on record that a move was announced, which nobody had said.
    #[test]
    fn where_the_assistant_announces_he_says_that_he_has() {
        let folder = tempfile::tempdir().expect("a folder");
        let assistant = Seat::Assistant(Color::White);
        let mut app = entered(folder.path(), assistant);
        assert_eq!(announced(&app), 0);
        let heard = app.captions.iter().rev().find(|caption| caption.to == Audience::Earphone(Color::White));
        assert_eq!(heard.map(|caption| caption.text.as_str()), Some("Der Assistent sagt an für Weiß."));
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        let Mode::ReadBack { said, purpose: Purpose::Announce, .. } =
            *playing.desks.at(DeskAt::AssistantsPad(Color::White)).mode()
        else {
            panic!("{:?}", playing.desks)
        };
        // The button of his page. While the clocks stand it is refused, and the move stays there.
        let command = Command::Move(MoveCommand::Announce(said));
        let click = |app: &mut App| {
            let gesture = crate::screen::Gesture::OnPage { of: assistant, by: Device::Mouse, command: command.clone() };
            app.handle(crate::app::Input::Gesture(gesture));
        };
        app.act(Seat::Arbiter, &Command::Clock(crate::game::ClockCommand::Stop));
        click(&mut app);
        assert_eq!(announced(&app), 0);
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        assert!(matches!(playing.desks.at(DeskAt::AssistantsPad(Color::White)).mode(), Mode::ReadBack { .. }));
        app.carry_out_now(Seat::Arbiter, &Command::Clock(crate::game::ClockCommand::Restart));
        click(&mut app);
        assert_eq!(announced(&app), 1);
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        assert_eq!(*playing.desks.at(DeskAt::AssistantsPad(Color::White)).mode(), Mode::Board);
    }

    /// His Escape, or letters of a slip taken back, discarded it, and his player waited for the announcement.
    #[test]
    fn an_assistant_who_drops_what_he_typed_keeps_what_his_player_gave_him() {
        let folder = tempfile::tempdir().expect("a folder");
        let assistant = Seat::Assistant(Color::White);
        let mut app = entered(folder.path(), assistant);
        let place = DeskAt::AssistantsPad(Color::White);
        let mode = |app: &App| {
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            playing.desks.at(place).mode().clone()
        };
        let waits = mode(&app);
        assert!(matches!(waits, Mode::ReadBack { .. }), "{waits:?}");
        let strike = |app: &mut App, intent| {
            let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
            playing.forget_strokes();
            let _ = app.at_desk(place, intent);
        };
        for intent in [Intent::OpenEntry(None), Intent::Insert('d'), Intent::Escape, Intent::Escape] {
            strike(&mut app, intent);
        }
        assert_eq!(mode(&app), waits);
        // What can be announced no more is gone with it.
        app.act(Seat::Player(Color::White), &Command::Ending(crate::game::EndingCommand::Resign));
        strike(&mut app, Intent::Escape);
        assert_eq!(mode(&app), Mode::Board);
    }

    /// The dialogue for the new piece stayed on the opponent's page, over the buttons of the position that was restored.
    #[test]
    fn what_was_begun_before_a_position_is_restored_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        app.keyboard(Intent::Lift(shakmaty::Square::E2));
        app.hold_press(Seat::Player(Color::White));
        let Stage::Game(begun) = &app.stage else { panic!("the game") };
        assert_eq!(*begun.desks.keyboard().mode(), Mode::Holding { from: shakmaty::Square::E2 });
        assert_eq!(begun.pressing.side(), Some(Color::White));
        app.carry_out_now(Seat::Arbiter, &Command::Arbiter(crate::game::ArbiterCommand::GoBack(0)));
        let Stage::Game(restored) = &app.stage else { panic!("the game") };
        assert_eq!(*restored.desks.keyboard().mode(), Mode::Board);
        assert_eq!(restored.pressing.side(), None);
        let told = app.captions.iter().rev().find(|caption| caption.to == Audience::Earphone(Color::White));
        assert_eq!(told.map(|caption| caption.text.as_str()), Some("Verworfen."));
    }

    /// The assistant was about to confirm what he had dialled himself, when his player's move took its place: it was announced.
    #[test]
    fn a_stroke_on_its_way_announces_no_move_that_another_has_just_put_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = entered(folder.path(), Seat::Assistant(Color::White));
        let at = DeskAt::AssistantsPad(Color::White);
        app.at_desk(at, Intent::Commit);
        assert_eq!(announced(&app), 0);
        is_read(&app);
        app.at_desk(at, Intent::Commit);
        assert_eq!(announced(&app), 1);
    }

    /// The key that corrects said that it was too late, and that the arbiter be called, of a move that nobody had heard.
    #[test]
    fn a_move_that_waits_for_the_assistant_is_corrected_by_taking_it_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = entered(folder.path(), Seat::Assistant(Color::White));
        app.keyboard(Intent::OpenEntry(Some(Purpose::Correct)));
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        let waits = playing.desks.at(DeskAt::AssistantsPad(Color::White)).mode();
        assert_eq!(*waits, Mode::Board, "his assistant announces nothing that is not meant");
        assert!(
            matches!(playing.desks.keyboard().mode(), Mode::Entry(entry) if entry.purpose == Purpose::Announce),
            "{:?}",
            playing.desks.keyboard()
        );
        for intent in [Intent::Insert('d'), Intent::Insert('4'), Intent::Enter, Intent::Enter] {
            let Stage::Game(playing) = &mut app.stage else { panic!("the game") };
            playing.forget_strokes();
            app.keyboard(intent);
        }
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        let waits = playing.desks.at(DeskAt::AssistantsPad(Color::White)).mode();
        let said = waits.read_back_for(Purpose::Announce).expect("the other move waits");
        assert!(matches!(said, RawMove::Piece { to: shakmaty::Square::D4, .. }), "{said:?}");
        assert_eq!(announced(&app), 0);
    }

    /// What was told last can have been read.
    fn is_read(app: &App) {
        let told = app.clock().now();
        while app.clock().now().since(told) <= crate::desk::FIRST_MOMENT {
            std::thread::yield_now();
        }
    }

    /// White entered e4, his assistant announced d4 by a slip, and d4 was played: nobody was told.
    #[test]
    fn an_assistant_who_announces_another_move_than_he_was_given_is_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let assistant = Seat::Assistant(Color::White);
        let mut app = entered(folder.path(), assistant);
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        let board = playing.session.game().board(Color::White);
        let d4 = RawMove::from_squares(board, shakmaty::Square::D2, shakmaty::Square::D4, None).expect("a pawn");
        let announces = Command::Move(MoveCommand::Announce(d4));
        app.act(assistant, &announces);
        let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(assistant));
        let told = last.map(|caption| caption.text.clone()).expect("told");
        assert!(
            told.starts_with("Noch nicht angesagt: der Spieler hat Bauer Eva zwei nach Eva vier eingegeben"),
            "{told}"
        );
        assert_eq!(announced(&app), 0);
        // His player's move had gone from his page, with the button that announces it.
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        let mode = playing.desks.at(DeskAt::AssistantsPad(Color::White)).mode();
        assert!(
            matches!(mode, Mode::ReadBack { said, purpose: Purpose::Announce, .. } if !said.same_move(d4)),
            "{mode:?}"
        );
        app.act(assistant, &announces);
        assert_eq!(announced(&app), 0, "a key that bounces has read nothing");
        is_read(&app);
        app.act(assistant, &announces);
        assert_eq!(announced(&app), 1, "he has said it aloud: it stands");
    }

    /// White had forgotten to confirm what was read back to him; his assistant, one square off, announced another move for him.
    #[test]
    fn what_was_read_back_to_a_player_stands_against_what_his_assistant_announces() {
        let assistant = Seat::Assistant(Color::White);
        for announcer in [Announcer::Assistant, Announcer::Program] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut app = typed(folder.path(), (assistant, announcer), &[Intent::Enter]);
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            let board = playing.session.game().board(Color::White);
            let h3 = RawMove::from_squares(board, shakmaty::Square::H2, shakmaty::Square::H3, None).expect("a pawn");
            app.act(assistant, &Command::Move(MoveCommand::Announce(h3)));
            let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(assistant));
            let told = last.map(|caption| caption.text.clone()).unwrap_or_default();
            assert!(
                told.starts_with("Noch nicht angesagt: der Spieler hat Bauer Eva zwei nach Eva vier eingegeben"),
                "{told}"
            );
            assert_eq!(announced(&app), 0);
        }
    }

    /// Black showed d5 where the assistant had announced e5, pressed, and White played e5 on his board.
    #[test]
    fn a_player_who_shows_another_move_than_was_announced_for_him_is_told_before_he_presses() {
        let folder = tempfile::tempdir().expect("a folder");
        let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
        let mut app = playing(folder.path());
        let announcer = ByColor { black: Announcer::Assistant, ..Setup::default().announcer };
        let mut session = Session::begin(Setup { announcer, ..Setup::default() }, folder.path()).expect("a session");
        session.act(Seat::Arbiter, &Command::Start(StartCommand::Begin));
        app.stage = Stage::Game(Box::new(Playing::new(session, ByColor::default())));
        let pawn = |from: &str, to: &str| {
            let squares = [from, to].map(|name| name.parse().expect("a square"));
            RawMove::from_squares(&shakmaty::Board::default(), squares[0], squares[1], None).expect("a pawn")
        };
        for (by, command) in [
            (white, MoveCommand::Announce(pawn("e2", "e4"))),
            (white, MoveCommand::Press),
            (Seat::Assistant(Color::White), MoveCommand::Announce(pawn("e7", "e5"))),
            (black, MoveCommand::Enter(pawn("d7", "d5"))),
        ] {
            app.carry_out(by, &Command::Move(command));
            for answer in [AnswerCommand::Repeat(None), AnswerCommand::Execute(None)] {
                app.carry_out(black, &Command::Answer(answer));
            }
        }
        let mover = |app: &App| {
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            playing.session.game().mover()
        };
        app.act(black, &Command::Move(MoveCommand::Press));
        let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(black));
        let told = last.map(|caption| caption.text.clone()).expect("told");
        assert!(
            told.ends_with("oder nehmen Sie den eingegebenen Zug zurück. Noch einmal drücken: so bleibt es."),
            "{told}"
        );
        assert_eq!(mover(&app), Some(Color::Black));
        is_read(&app);
        app.act(black, &Command::Move(MoveCommand::Press));
        assert_eq!(mover(&app), Some(Color::White), "it stays so");
    }

    /// White pressed while his assistant was about to put right what was announced: the wrong move stood.
    #[test]
    fn a_player_who_presses_while_his_assistant_corrects_is_told_before() {
        let folder = tempfile::tempdir().expect("a folder");
        let (white, assistant) = (Seat::Player(Color::White), Seat::Assistant(Color::White));
        let mut app = entered(folder.path(), Seat::Player(Color::Black));
        assert_eq!(announced(&app), 1);
        let Stage::Game(playing) = &app.stage else { panic!("the game") };
        let board = playing.session.game().board(Color::White);
        let d4 = RawMove::from_squares(board, shakmaty::Square::D2, shakmaty::Square::D4, None).expect("a pawn");
        app.put_in_hand(assistant, d4, Purpose::Correct);
        let press = Command::Move(MoveCommand::Press);
        app.act(white, &press);
        let heard = app.captions.iter().rev().find(|caption| caption.to == Audience::Earphone(Color::White));
        let told = heard.map(|caption| caption.text.clone()).unwrap_or_default();
        assert!(told.starts_with("Ihr Assistent berichtigt gerade die Ansage Bauer Eva zwei nach Eva vier"), "{told}");
        let has_pressed = |app: &App| {
            let Stage::Game(playing) = &app.stage else { panic!("the game") };
            playing.pressing.side().is_some() || playing.session.game().step(Color::White) != Step::Press
        };
        assert!(!has_pressed(&app));
        is_read(&app);
        app.act(white, &press);
        assert!(has_pressed(&app), "he wants it as it was announced");
        let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(assistant));
        let told = last.map(|caption| caption.text.clone()).unwrap_or_default();
        assert!(told.starts_with("Zu spät"), "{told}");
    }

    /// "Entered: knight g1 to f3. Enter announces" stood on his page when the keyboard had gone to his player and come back.
    #[test]
    fn what_an_assistant_entered_is_gone_with_the_keyboard_and_his_page_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let (white, assistant) = (Seat::Player(Color::White), Seat::Assistant(Color::White));
        let gives = |to| Command::Device(crate::game::DeviceCommand::Give(Device::Keyboard, to));
        let told = |app: &App| {
            let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(assistant));
            last.map(|caption| caption.text.clone())
        };
        app.act(white, &gives(assistant));
        for intent in [Intent::Insert('e'), Intent::Insert('4'), Intent::Enter] {
            app.keyboard(intent);
        }
        assert!(told(&app).is_some_and(|text| text.contains("nach Eva vier")), "{:?}", app.captions);
        app.act(assistant, &gives(white));
        assert_eq!(told(&app).as_deref(), Some("Verworfen."));
    }

    #[test]
    fn for_an_assistant_without_a_device_his_player_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let app = entered(folder.path(), Seat::Player(Color::Black));
        assert_eq!(announced(&app), 1);
    }
}
