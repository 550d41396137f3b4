//! What the set-up form asks for: trials, draws, and the beginning of the game.
use shakmaty::ByColor;

use super::{
    App, Options, Privacy, Session, boards,
    settings::{self, LastStart, Used},
    stages::{Playing, Stage},
};
use crate::{
    desk::{Form, FormWish, Manner, OutputKind, Theme},
    game::{Digits, Hashing, Pin},
    language::{Arg, Line, Phrase},
    laws::chess960::Number,
    narration::{Audience, Cue},
};

/// What is chosen at a table and kept from one game to the next, beside the set-up itself.
#[derive(Debug, Default)]
pub(super) struct Chosen {
    /// The port of each player's electronic board; empty for none.
    pub(super) sensors: ByColor<String>,
    /// How each player enters his moves.
    pub(super) manners: ByColor<Manner>,
    /// In which colours the windows are drawn.
    pub(super) theme: Theme,
}

impl App {
    pub(super) fn form_wishes(&mut self, wishes: Vec<FormWish>) {
        for wish in wishes {
            let Stage::Setup(form) = &self.stage else { return };
            let sound = form.sound().clone().for_players(form.setup());
            match wish {
                FormWish::Say(phrase) => {
                    self.sound.configure(&sound, Privacy::SETUP);
                    self.tell_keyboard(phrase);
                }
                FormWish::Test(output) => {
                    self.sound.configure(&sound, Privacy::SETUP);
                    self.tell(&[test_words(output)]);
                }
                FormWish::Signal(chime) => {
                    if let Some(color) = self.stage.keyboard_owner() {
                        self.tell(&[Cue::chime(Audience::Earphone(color), chime)]);
                    }
                }
                FormWish::TryMicrophone(place) => self.try_microphone(place),
                FormWish::TryRecogniser(command) => self.try_recogniser(command),
                FormWish::Teach(color) => self.teach(color),
                FormWish::ForgetVoice(color) => self.forget_voice(color),
                FormWish::Wear(theme) => self.wear(theme),
                FormWish::EnterMoves(manners) => self.chosen.manners = manners,
                // The draw of a Chess960 position (F.2 of 2014; Guidelines II.2 of 2018 and 2023).
                FormWish::Draw => self.draw(|form, random| form.start_from(Number::drawn(random))),
                FormWish::Leave => self.leave_setup(),
                FormWish::Drill => self.begin_drill(),
                FormWish::DrawPin => self.draw(|form, random| form.cover_for_pin(Digits::drawn(random))),
                FormWish::WriteEvent => self.write_event(),
                FormWish::Begin => self.begin(),
            }
        }
    }

    /// Gives the form a random number of the operating system.
    pub(super) fn draw(&mut self, take: impl FnOnce(&mut Form, u64) -> Vec<FormWish>) {
        let random = getrandom::u64();
        let Stage::Setup(form) = &mut self.stage else { return };
        match random {
            Ok(random) => {
                let wishes = take(form, random);
                self.form_wishes(wishes);
            }
            Err(error) => self.unusable(Line::NoDraw, error.to_string()),
        }
    }

    fn begin(&mut self) {
        if self.is_barred() {
            return;
        }
        let Stage::Setup(form) = &self.stage else { return };
        let (mut setup, sound, sensors) = (form.setup().clone(), form.sound().clone(), form.sensors());
        let event = form.event_file().to_owned();
        match form.pin().map(|digits| hashed(&digits)).transpose() {
            Ok(Some(pin)) => setup.pin = Some(pin),
            // That of the event file, where there is one.
            Ok(None) => {}
            // Without random numbers no PIN is kept safely, and no competition begins.
            Err(error) => return self.unusable(Line::NoDraw, error.to_string()),
        }
        // What could not be read is somebody's work: it is left for him to mend.
        let readable = settings::load(&self.options.settings);
        let manners = self.chosen.manners;
        let used = Used {
            setup: setup.clone(),
            start: LastStart::of(&setup),
            sound: sound.clone(),
            sensors: sensors.clone(),
            manners,
            theme: self.chosen.theme,
            event,
        };
        self.chosen.sensors = sensors;
        match readable.map(|_| settings::save(&self.options.settings, &used)) {
            Ok(Ok(())) => {}
            Ok(Err(error)) => self.unusable(Line::NotSaved, error.to_string()),
            Err(error) => self.unusable(Line::SettingsUnusable, error.to_string()),
        }
        self.sound.look_again();
        self.sound.configure(&sound.for_players(&setup), Privacy::of(&setup));
        self.decode_ahead(setup.wording);
        match Session::begin(setup, &self.options.games) {
            Ok(mut session) => {
                let left = self.leave_unfinished();
                let copy = self.options.settle(&mut session);
                self.stage = Stage::Game(Box::new(Playing::new(session, manners)));
                self.clear_pages();
                self.tell(&copy);
                self.deal_pads();
                self.open_microphones();
                let words = [Line::StepAwaitStart, Line::StartsClock].map(Phrase::line);
                self.tell_keyboard(Phrase::Several(words.into()));
                self.tell_manners();
                self.look_at_machine();
                self.look_at_sound();
                self.watch_boards();
                if let Err(error) = left {
                    self.unusable(Line::JournalUnusable, error.to_string());
                }
            }
            Err(error) => self.journal_fails(&error, Line::JournalFailed),
        }
    }

    pub(super) fn watch_boards(&mut self) {
        self.troubles.forget_board();
        let Stage::Game(playing) = &mut self.stage else { return };
        let clock = playing.session.clock();
        let game = playing.session.game();
        let ports = boards::ports(&self.options.boards, &self.chosen.sensors, game.setup());
        playing.boards = boards::watch(&ports, game, move || clock.now(), &self.outbox);
    }
}

impl Options {
    /// What goes along with a game that is being played: the sign of a competition, and the second copy of its journal where one is
    /// wanted: in the folder of the command line, else of the set-up.
    pub(super) fn settle(&self, session: &mut Session) -> Vec<Cue> {
        session.put_up_sign(&self.lookout);
        session.keep_copy_as_set_up(self.copy.as_deref())
    }
}

/// The PIN of a game, over a salt from the operating system.
pub(super) fn hashed(digits: &Digits) -> Result<Pin, getrandom::Error> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt)?;
    Ok(Pin::new(digits, Hashing::guarding(salt)))
}

pub(super) fn test_words(output: OutputKind) -> Cue {
    match output {
        OutputKind::Room => Cue::room(Phrase::line(Line::TestRoom)),
        OutputKind::Earphone(color) => {
            Cue::answer(Audience::Earphone(color), Phrase::with(Line::TestEarphone, [Arg::Color(color)]))
        }
    }
}
