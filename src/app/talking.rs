//! Who holds the key for speaking, and what a player has said of a move until it is announced.
use super::{App, spoken::SpokenPress, stages::Stage};
use crate::{
    clock::Moment,
    desk::{Address, Microphones, Mode},
    game::{Device, Seat},
    language::{Arg, Line, Phrase},
    listen::{
        Acceptance, Interpretation, Meaning,
        capture::{CapturedUtterance, MicrophonePlace},
    },
    narration::page_of_another,
    screen::Held,
};

/// One key of the keyboard is held by one person at a time, and one move is being spoken.
#[derive(Debug, Default)]
pub(super) struct Talking {
    by_key: Option<Seat>,
    said: Option<SaidMove>,
    pub(super) press: SpokenPress,
    /// When something was understood last at the microphone of the room: a second opinion of it comes later, and is about those words.
    pub(super) heard_in_room: Option<Moment>,
}

/// What somebody has said of a move that is not announced yet.
#[derive(Debug)]
struct SaidMove {
    by: Seat,
    utterance: CapturedUtterance,
    whose: Whose,
}

/// Whether it is the voice of the person who takes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// His: he held the key, sounds like himself, or has taken by hand what was said once.
    His,
    /// Perhaps another's, who said the same move after him, or before.
    Perhaps,
}

impl Talking {
    /// The key goes down: it is that of the keyboard's owner, until it is let go.
    pub(super) const fn key_down(&mut self, owner: Option<Seat>) -> Option<Seat> {
        self.by_key = owner;
        owner
    }

    /// The key is let go: who has held it.
    pub(super) const fn key_up(&mut self) -> Option<Seat> {
        self.by_key.take()
    }

    /// The keyboard is somebody else's now: who held the key, and speaks no longer.
    pub(super) fn key_changes_hands(&mut self, owner: Option<Seat>) -> Option<Seat> {
        self.by_key.take_if(|holder| owner != Some(*holder))
    }

    /// Keeps what was said, in case it becomes an announcement. The answer to a question about a move belongs to it, but
    /// yes and no do not. `mode` is that of his desk before he is answered.
    pub(super) fn note(
        &mut self,
        by: Seat,
        address: Address,
        verdict: &Interpretation,
        utterance: &CapturedUtterance,
        mode: &Mode,
    ) {
        let names_a_move = verdict.acceptance != Acceptance::Rejected
            && matches!(verdict.meaning, Meaning::Move(..) | Meaning::Several { .. });
        match (&mut self.said, mode) {
            (Some(said), mode)
                if !mode.candidates().is_empty() && said.by == by && said.utterance.rate == utterance.rate =>
            {
                said.utterance.samples.extend(&utterance.samples);
            }
            _ if matches!(verdict.meaning, Meaning::Request(_)) => {}
            // Another move, or the same once more, said at the question takes the place of what was asked about.
            (Some(_), Mode::ReadBack { .. }) if !names_a_move => {}
            (Some(_), Mode::Confirm(_) | Mode::ToldBack(_)) => {}
            (said, mode) => {
                let again = said.is_some() && matches!(mode, Mode::ReadBack { .. });
                let whose = if again && address == Address::Unfamiliar { Whose::Perhaps } else { Whose::His };
                *said = Some(SaidMove { by, utterance: utterance.clone(), whose });
            }
        }
    }

    /// Drops what was said where its speaker is asked nothing any more.
    pub(super) fn drop_answered(&mut self, is_asked: impl Fn(Seat) -> bool) {
        self.said.take_if(|said| !is_asked(said.by));
    }

    /// What this person has said has become an announcement.
    pub(super) fn announced(&mut self, by: Seat) -> Option<(CapturedUtterance, Whose)> {
        self.said.take_if(|said| said.by == by).map(|said| (said.utterance, said.whose))
    }
}

impl App {
    /// The key that is held while speaking: it belongs to the person at the keyboard when it goes down.
    pub(super) fn talk(&mut self, held: Held) {
        let talks = match held {
            Held::Down => {
                let owner = self.stage.talks_at_keyboard();
                self.talking.key_down(owner)
            }
            Held::Up | Held::Lost => self.talking.key_up(),
        };
        if let Some(seat) = talks {
            self.talk_of(seat, held);
        }
    }

    /// The button for speaking on an assistant's page: his, if the mouse is. What he was saying when it became another's does not count.
    pub(super) fn talk_on_page(&mut self, of: Seat, held: Held) {
        let Stage::Game(playing) = &self.stage else { return };
        let game = playing.session.game();
        match (game.devices().may_act_on_page(Device::Mouse, of), held) {
            (true, held) => self.talk_of(of, held),
            (false, Held::Down) => {
                let cues = page_of_another(of, Device::Mouse, game);
                self.tell(&cues);
            }
            (false, Held::Up | Held::Lost) => self.talk_of(of, Held::Lost),
        }
    }

    /// What is being said with a key that belongs to somebody else now does not count.
    pub(super) fn follow_talk_key(&mut self) {
        let owner = self.stage.talks_at_keyboard();
        if let Some(former) = self.talking.key_changes_hands(owner) {
            self.talk_of(former, Held::Lost);
        }
    }

    /// The key or button that this person holds while he speaks.
    pub(super) fn talk_of(&mut self, seat: Seat, held: Held) {
        let Some(place) = microphone_of(seat) else { return };
        tracing::debug!(%seat, ?held, "talk");
        match held {
            Held::Up => {
                self.voice.release(place);
                if self.voice.is_open(place) && self.voice.why_unheard(place).is_none() {
                    let now = self.clock().now();
                    self.talking.press.has_spoken(seat, now);
                }
            }
            Held::Lost => {
                self.voice.discard(place);
                self.talking.press.discard(seat);
            }
            // Anyone who speaks into it while setting up wants to know how well it hears.
            Held::Down if self.stage.is_chosen_in_form(place) => self.try_microphone(place),
            Held::Down => match self.voice.why_unheard(place) {
                Some(line) => self.tell_talker(place, line),
                None if self.voice.is_open(place) => {
                    if let Seat::Player(color) = seat {
                        self.sound.key(color);
                        self.sound.attend(color, self.clock().now());
                    }
                    self.voice.hold(place);
                }
                None => {
                    let none = Arg::Phrase(Box::new(Phrase::line(Line::SetupNoDevice)));
                    self.tell_talker_phrase(place, Microphones::phrase(place, none));
                }
            },
        }
    }
}

/// Who speaks into a microphone; nobody in particular into the room's.
pub(super) const fn speaker_at(place: MicrophonePlace) -> Option<Seat> {
    match place {
        MicrophonePlace::Player(color) => Some(Seat::Player(color)),
        MicrophonePlace::Assistant(side) => Some(Seat::Assistant(side)),
        MicrophonePlace::Room => None,
    }
}

/// The microphone into which a person speaks, if he may have one of his own.
pub(super) const fn microphone_of(seat: Seat) -> Option<MicrophonePlace> {
    match seat {
        Seat::Player(color) => Some(MicrophonePlace::Player(color)),
        Seat::Assistant(side) => Some(MicrophonePlace::Assistant(side)),
        Seat::Arbiter => None,
    }
}

impl Stage {
    /// Whether a game is being set up, with this microphone in it.
    fn is_chosen_in_form(&self, place: MicrophonePlace) -> bool {
        matches!(self, Self::Setup(form) if form.sound().microphones.device(place).is_some())
    }

    /// The person at the keyboard, if he may speak there.
    fn talks_at_keyboard(&self) -> Option<Seat> {
        self.setup().map(|setup| setup.devices.keyboard).filter(|&seat| microphone_of(seat).is_some())
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::listen::{Fit, KnownSpeaker, capture::Gate};

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn says(talking: &mut Talking, by: Seat, sample: f32, mode: &Mode) {
        hears(talking, (by, Meaning::Noise), sample, mode);
    }

    fn hears(talking: &mut Talking, (by, meaning): (Seat, Meaning), sample: f32, mode: &Mode) {
        let verdict = Interpretation {
            acceptance: Acceptance::Rejected,
            heard: String::new(),
            meaning,
            fit: Fit::Clear,
            agreed: true,
            speaker: KnownSpeaker::Known,
        };
        let utterance = CapturedUtterance { samples: vec![sample], rate: 16_000, gate: Gate::Held, spoken: None };
        talking.note(by, Address::Meant, &verdict, &utterance, mode);
    }

    #[test]
    fn a_key_is_let_go_by_whoever_held_it() {
        let mut talking = Talking::default();
        talking.key_down(Some(WHITE));
        assert_eq!(talking.key_changes_hands(Some(WHITE)), None);
        assert_eq!(talking.key_changes_hands(Some(BLACK)), Some(WHITE));
        assert_eq!(talking.key_up(), None, "his word does not count");
    }

    /// An assistant with the mouse alone had no key to hold.
    #[test]
    fn an_assistant_with_the_mouse_talks_by_the_button_of_his_page() {
        use crate::{
            app::{Input, quitting::tests::playing},
            game::{Command, DeviceCommand},
            narration::Audience,
            screen::Gesture,
        };
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let assistant = Seat::Assistant(Color::White);
        let down = || Input::Gesture(Gesture::TalkOnPage { of: assistant, held: Held::Down });
        let told = |app: &App| {
            let last = app.captions.iter().rev().find(|caption| caption.to == Audience::Page(assistant));
            last.map(|caption| caption.text.clone()).unwrap_or_default()
        };
        app.handle(down());
        assert!(told(&app).contains("Assistent"), "the mouse is Black's: {:?}", app.captions);
        app.act(Seat::Arbiter, &Command::Device(DeviceCommand::Give(Device::Mouse, assistant)));
        app.handle(down());
        assert_eq!(told(&app), "Assistent. Mikrofon von Weiß: kein Gerät.");
    }

    #[test]
    fn the_words_of_one_player_are_no_announcement_of_the_other() {
        let mut talking = Talking::default();
        says(&mut talking, WHITE, 0.5, &Mode::Board);
        assert!(talking.announced(BLACK).is_none());
        assert_eq!(talking.announced(WHITE).map(|(said, _)| said.samples), Some(vec![0.5]));
        assert!(talking.announced(WHITE).is_none(), "once");
    }

    /// A neighbour's "ja" over a typed correction was kept as the words of the announcement.
    #[test]
    fn a_request_is_no_announcement() {
        let mut talking = Talking::default();
        hears(&mut talking, (WHITE, Meaning::Request(crate::language::Request::Yes)), 0.5, &Mode::Board);
        assert!(talking.announced(WHITE).is_none());
    }

    #[test]
    fn what_is_said_of_the_next_move_takes_the_place_of_the_last() {
        let mut talking = Talking::default();
        says(&mut talking, WHITE, 0.5, &Mode::Board);
        says(&mut talking, WHITE, 0.25, &Mode::Board);
        assert_eq!(talking.announced(WHITE).map(|(said, _)| said.samples), Some(vec![0.25]));
        says(&mut talking, WHITE, 0.5, &Mode::Board);
        talking.drop_answered(|_| false);
        assert!(talking.announced(WHITE).is_none());
    }
}
