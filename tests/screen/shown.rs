//! The pages of the program as people meet them, to be looked at, to be drawn as pictures and to be read for cut words.
pub(crate) mod picture;

use std::time::Duration;

use anna_hector::{
    clock::control::both_from,
    desk::{Form, Menu, Sound, Theme},
    game::{AnswerCommand, Command, Device, DeviceCommand, Devices, MoveCommand, Seat, Setup},
    language::Language,
    laws::RawMove,
    screen::{Stage, Window},
};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use shakmaty::{Board, Color, Square};

use super::fake::Fake;

/// A page, in the middle of what is usual there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    Menu,
    SetUp,
    Player,
    Opponent,
    Assistant,
    Arbiter,
    Keys,
}

impl Page {
    pub(crate) const ALL: [Self; 7] =
        [Self::Menu, Self::SetUp, Self::Player, Self::Opponent, Self::Assistant, Self::Arbiter, Self::Keys];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::SetUp => "set-up",
            Self::Player => "player",
            Self::Opponent => "opponent",
            Self::Assistant => "assistant",
            Self::Arbiter => "arbiter",
            Self::Keys => "keys",
        }
    }

    /// The key that turns to it.
    const fn key(self) -> Option<Key> {
        match self {
            Self::Menu | Self::SetUp | Self::Player | Self::Opponent => None,
            Self::Assistant => Some(Key::F11),
            Self::Arbiter => Some(Key::F9),
            Self::Keys => Some(Key::F1),
        }
    }

    fn program(self, language: Language) -> Fake {
        match self {
            Self::Menu => {
                let setup = setup(language);
                let wording = setup.wording;
                let menu = Menu::new(language, None, Some(&setup));
                Fake::at(Stage::Menu { menu, wording })
            }
            Self::SetUp => {
                let mut form = Form::new(setup(language), Sound::default(), vec!["Headphones".into(), "Room".into()]);
                form.select(anna_hector::desk::Field::Control);
                Fake::at(Stage::Setup(form))
            }
            // He has answered, and his own move is due.
            Self::Player => {
                let white = Seat::Player(Color::White);
                let devices = Devices { keyboard: white, mouse: white };
                played(Setup { devices, ..setup(language) }, 8)
            }
            Self::Opponent => played(setup(language), 7),
            Self::Assistant => {
                let fake = played(setup(language), 8);
                let to_assistant = DeviceCommand::Give(Device::Mouse, Seat::Assistant(Color::White));
                fake.command(Seat::Arbiter, &Command::Device(to_assistant));
                fake
            }
            Self::Arbiter => {
                let sighted = super::fake::sighted_white();
                let fake = played(Setup { sight: sighted.sight, devices: sighted.devices, ..setup(language) }, 8);
                let white = Seat::Player(Color::White);
                let rook = said(&fake.with_table(|table| table.game.board(Color::White).clone()), "a1a5");
                fake.command(white, &Command::Move(MoveCommand::Place(rook)));
                fake.command(white, &Command::Move(MoveCommand::Press));
                fake
            }
            Self::Keys => played(setup(language), 8),
        }
    }
}

const MOVES: [&str; 8] = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5c6", "d7c6"];

/// The pictures that are kept in `assets/pictures`, so large.
pub(crate) const KEPT: [(Page, Language, Theme); 8] = [
    (Page::Menu, Language::English, Theme::Dark),
    (Page::SetUp, Language::English, Theme::Dark),
    (Page::Player, Language::English, Theme::HighContrastDark),
    (Page::Opponent, Language::English, Theme::Dark),
    (Page::Opponent, Language::German, Theme::Light),
    (Page::Opponent, Language::Spanish, Theme::HighContrastLight),
    (Page::Assistant, Language::English, Theme::Light),
    (Page::Arbiter, Language::English, Theme::Dark),
];
pub(crate) const KEPT_SIZE: [f32; 2] = [1024.0, 768.0];

/// `opponent.en.dark.png`
pub(crate) fn file_name(page: Page, language: Language, theme: Theme) -> String {
    let theme = match theme {
        Theme::Dark => "dark",
        Theme::Light => "light",
        Theme::HighContrastDark => "high-contrast-dark",
        Theme::HighContrastLight => "high-contrast-light",
    };
    format!("{}.{}.{theme}.png", page.name(), language.code())
}

/// Two people and a usual game.
fn setup(language: Language) -> Setup {
    let mut setup = Setup { control: both_from("90+30").expect("a control"), ..Setup::default() };
    setup.wording.language = language;
    setup.names = shakmaty::ByColor { white: "Anna Behrens".into(), black: "Hector Ruiz Fernández".into() };
    setup
}

fn said(board: &Board, uci: &str) -> RawMove {
    let square = |from: usize| uci[from..from + 2].parse::<Square>().expect("a square");
    RawMove::from_squares(board, square(0), square(2), None).expect("a piece is there")
}

/// So many plies are played. The last one waits to be repeated where it is not the last of all.
fn played(setup: Setup, plies: usize) -> Fake {
    let fake = Fake::playing(setup);
    let mut board = Board::default();
    for (ply, uci) in MOVES.iter().take(plies).enumerate() {
        let said = said(&board, uci);
        let color = Color::from_white(ply % 2 == 0);
        said.execute(&mut board, color).expect("it can be made");
        fake.wait(Duration::from_millis(47_300 + 9_100 * u64::try_from(ply).expect("few")));
        let (mover, other) = (Seat::Player(color), Seat::Player(color.other()));
        fake.command(mover, &Command::Move(MoveCommand::Place(said)));
        fake.command(mover, &Command::Move(MoveCommand::Announce(said)));
        fake.command(mover, &Command::Move(MoveCommand::Press));
        if ply + 1 < plies || plies == MOVES.len() {
            fake.command(other, &Command::Answer(AnswerCommand::Repeat(None)));
            fake.command(other, &Command::Answer(AnswerCommand::Execute(None)));
        }
    }
    fake.wait(Duration::from_secs(11));
    fake
}

/// The window on a page, so many points wide and high, on a screen with so many pixels for each.
pub(crate) fn window(
    page: Page,
    language: Language,
    theme: Theme,
    size: [f32; 2],
    pixels: f32,
) -> Harness<'static, Window> {
    let fake = page.program(language);
    fake.wears(theme);
    let mut harness = Harness::builder()
        .with_size(size)
        .with_pixels_per_point(pixels)
        .build_ui_state(|ui, window: &mut Window| window.show(ui), Window::new(Box::new(fake)));
    harness.run_steps(2);
    if let Some(key) = page.key() {
        for pressed in [true, false] {
            let modifiers = Modifiers::NONE;
            harness.event(Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers });
        }
    }
    harness.run_steps(4);
    harness
}
