//! What the program is doing: asking about an unfinished game, setting one up, playing.
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::{
    RealClock, Session,
    asked_aloud::AskedAloud,
    bare_move::BareMove,
    board_moves::Looked,
    bounce::{LastStrokes, ReadBacks},
    contradiction::Contradictions,
    desks::Desks,
    drilling::Drilling,
    early::NewSteps,
    following::ToldUnheard,
    home::{Led, Sheets},
    menu::AtMenu,
    pressing::Pressing,
    review::Reviewing,
    room::{HeardInRoom, heard_of},
    starting::WaitingStart,
    unfinished::Listed,
    unheard::Unheard,
    voice::VoiceDesk,
};
use crate::{
    desk::{Form, Manner, Teaching},
    game::{Keeping, Seat, Setup, View},
    keys::KeySituation,
    language::{Phrase, Wording},
    listen::{Spotter, Talker},
    screen::{self, Table},
    sensor::BoardWatch,
};

/// What the program is doing.
#[derive(Debug)]
pub(super) enum Stage {
    /// It has just been started.
    Opening,
    /// It shows the first menu.
    Menu(Box<AtMenu>),
    /// It shows the list of unfinished games.
    Resume(Listed),
    /// It shows the list of the games that are over, or one of them.
    Review(Box<Reviewing>),
    /// A game is being set up.
    Setup(Box<Form>),
    /// Somebody teaches his words, which the spotter hears one by one; the form waits beneath.
    Teach { form: Box<Form>, teaching: Box<Teaching>, talker: Talker, color: Color, spotter: Option<Spotter> },
    /// A game is on, or over.
    Game(Box<Playing>),
    /// Nothing can be done.
    Failed(Failure),
}

/// Why nothing can be done, on the screen and by ear.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) message: String,
    /// What every key says.
    pub(super) words: Phrase,
    /// Its set-up says whose ear hears that.
    pub(super) form: Box<Form>,
}

/// A game with the desks of the people at its devices.
#[derive(Debug)]
pub(super) struct Playing {
    pub(super) session: Session,
    /// What is practised, if it is a practice.
    pub(super) drilling: Option<Drilling>,
    pub(super) desks: Desks,
    /// The press that waits for the last word of an announcement.
    pub(super) pressing: Pressing,
    pub(super) contradictions: Contradictions,
    /// What the player of an envelope has yet to hear before it is closed.
    pub(super) unheard: Option<Unheard>,
    /// What the room was told last of what waits for a player who cannot hear it.
    pub(super) told_unheard: Option<ToldUnheard>,
    /// The start of the clock that waits for the room.
    pub(super) starting: Option<WaitingStart>,
    /// When what each player has to do became due by somebody else's act.
    pub(super) new_steps: NewSteps,
    /// The electronic boards, watched for as long as the game is before us.
    pub(super) boards: Vec<BoardWatch>,
    pub(super) led_home: Led,
    pub(super) sheets: Sheets,
    pub(super) read_backs: ReadBacks,
    pub(super) last_strokes: LastStrokes,
    pub(super) asked_aloud: AskedAloud,
    pub(super) bare_move: BareMove,
    /// What each electronic board was looked at for last.
    pub(super) looked: ByColor<Option<Looked>>,
}

impl Playing {
    pub(super) fn new(session: Session, manners: ByColor<Manner>) -> Self {
        let setup = session.game().setup();
        let desks = Desks::new(setup, &manners);
        let (pressing, boards) = (Pressing::default(), Vec::new());
        Self {
            session,
            drilling: None,
            desks,
            pressing,
            contradictions: Contradictions::default(),
            unheard: None,
            told_unheard: None,
            starting: None,
            new_steps: NewSteps::default(),
            boards,
            led_home: Led::NotYet,
            sheets: Sheets::OnlyHere,
            read_backs: ReadBacks::default(),
            last_strokes: LastStrokes::default(),
            asked_aloud: AskedAloud::default(),
            bare_move: BareMove::default(),
            looked: ByColor::default(),
        }
    }

    /// Drops what an assistant has entered at his gamepad: it was committed on his page, or the gamepad is gone.
    pub(super) fn clear_desk_of_assistant(&mut self, side: Color) {
        self.desks.clear_assistant(self.session.game().setup(), side);
    }

    /// The game as a person sees it at his desk: a press of his that waits is done.
    pub(super) fn view(&self, seat: Seat) -> View<'_> {
        view(&self.session, &self.pressing, seat)
    }

    /// A device that belongs to somebody else now gets a fresh desk.
    pub(super) fn follow_devices(&mut self, manners: &ByColor<Manner>) {
        self.desks.follow_devices(self.session.game().setup(), manners);
    }
}

pub(super) fn view<'a>(session: &'a Session, pressing: &Pressing, seat: Seat) -> View<'a> {
    session.game().view(seat, session.clock().now()).while_press_waits(pressing.side())
}

impl Stage {
    /// The player at the keyboard, if it is one.
    pub(super) fn keyboard_owner(&self) -> Option<Color> {
        match self.setup()?.devices.keyboard {
            Seat::Player(color) => Some(color),
            Seat::Assistant(_) | Seat::Arbiter => None,
        }
    }

    /// How long there is nothing to do.
    pub(super) fn idle_for(&self) -> Option<Duration> {
        match self {
            Self::Game(playing) => {
                let now = playing.session.clock().now();
                let opponent = playing.drilling.as_ref().and_then(|drilling| drilling.idle_for(now));
                let question = playing.desks.question_ends().map(|end| end.since(now));
                playing.session.idle_for().into_iter().chain(opponent).chain(question).min()
            }
            _ => None,
        }
    }

    /// The set-up of the game that is played, resumed or set up.
    pub(super) fn setup(&self) -> Option<&Setup> {
        match self {
            Self::Game(playing) => Some(playing.session.game().setup()),
            Self::Setup(form) | Self::Teach { form, .. } | Self::Resume(Listed { form, .. }) => Some(form.setup()),
            Self::Menu(at) => Some(at.form.setup()),
            Self::Review(at) => Some(at.form.setup()),
            Self::Failed(failure) => Some(failure.form.setup()),
            Self::Opening => None,
        }
    }

    pub(super) fn wording(&self) -> Wording {
        self.setup().map(|setup| setup.wording).unwrap_or_default()
    }

    pub(super) fn clock(&self) -> Option<RealClock> {
        match self {
            Self::Game(playing) => Some(playing.session.clock()),
            _ => None,
        }
    }

    /// Where what happens is kept.
    pub(super) fn keeping(&self) -> Keeping {
        match self {
            Self::Game(playing) => playing.session.keeping(),
            Self::Opening
            | Self::Menu(_)
            | Self::Resume { .. }
            | Self::Review(_)
            | Self::Setup(_)
            | Self::Teach { .. }
            | Self::Failed(_) => Keeping::Disk,
        }
    }

    /// What is the matter with the files of the game.
    pub(super) fn file_notice(&self) -> Option<String> {
        match self {
            Self::Game(playing) => playing.session.notice().map(str::to_owned),
            Self::Opening
            | Self::Menu(_)
            | Self::Resume { .. }
            | Self::Review(_)
            | Self::Setup(_)
            | Self::Teach { .. }
            | Self::Failed(_) => None,
        }
    }

    /// In what keys are struck now.
    pub(super) fn situation(&self) -> KeySituation {
        match self {
            Self::Setup(_) | Self::Teach { .. } => KeySituation::Form,
            Self::Menu(..) => KeySituation::Menu,
            Self::Resume(_) => KeySituation::Resume,
            Self::Review(at) => at.open.as_ref().map_or(KeySituation::Resume, |review| KeySituation::at(review.desk())),
            Self::Game(playing) => KeySituation::in_game(playing.desks.keyboard(), playing.session.game()),
            Self::Opening | Self::Failed(_) => KeySituation::Nothing,
        }
    }

    /// What the window draws of it; `without_earphone` are the visually impaired players for whom no earphone is chosen.
    pub(super) fn show(&self, voice: &VoiceDesk, without_earphone: Vec<Color>) -> screen::Stage {
        match self {
            Self::Opening => screen::Stage::Failed { message: String::new() },
            Self::Resume(Listed { list, form, .. }) => {
                screen::Stage::Resume { list: list.clone(), wording: form.setup().wording }
            }
            Self::Review(at) => {
                screen::Stage::Review { list: at.list.clone(), open: at.open.clone(), wording: at.form.setup().wording }
            }
            Self::Menu(at) => screen::Stage::Menu { menu: at.menu.clone(), wording: at.form.setup().wording },
            Self::Setup(form) => screen::Stage::Setup((**form).clone()),
            Self::Teach { form, teaching, .. } => {
                screen::Stage::Teach { teaching: teaching.clone(), wording: form.setup().wording }
            }
            Self::Game(playing) => screen::Stage::Game(Box::new(Table {
                game: playing.session.shared_game().clone(),
                keyboard: playing.desks.keyboard().clone(),
                mouse: playing.desks.mouse().clone(),
                assistants: playing.desks.assistants().clone(),
                press_waits: playing.pressing.side(),
                hears_move_of: match heard_of(playing.session.game(), voice) {
                    Some(HeardInRoom::OwnMove(side)) => Some(side),
                    Some(HeardInRoom::Repetition(..)) | None => None,
                },
                recorded: playing.session.recorded_plies(),
                day: playing.session.day_times().clone(),
                without_earphone,
            })),
            Self::Failed(failure) => screen::Stage::Failed { message: failure.message.clone() },
        }
    }
}
