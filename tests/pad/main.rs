//! The gamepad, without a device: whatever is pressed, in whatever order, at a real desk and a real game.
mod chords;
mod pages;
mod sequences;
mod settings;
mod table;

use std::time::Duration;

use anna_hector::{
    clock::Moment,
    desk::{Answer, Asked, Desk, Direction, Heading, Intent, Item, Mode as DeskMode, SquareItem, Wish},
    game::{Act as Happened, Command, Game, Phase, Seat, Setup, StartCommand},
    keys,
    language::{Language, Wording, speak},
    laws::completion::Sight,
    narration::carry_out,
    pad::{Button, Context, Family, PadAct, PadEvent, PadLayout, PadMode, PadOutput, PadProfile, Stick, step},
};
use shakmaty::{ByColor, Color};

fn profile(layout: PadLayout) -> PadProfile {
    layout.profile().expect("every layout is a profile")
}

/// A player with a pad at his desk in a game between two visually impaired players, who both use this one desk in turn.
struct Table {
    game: Game,
    desk: Desk,
    mode: PadMode,
    profile: PadProfile,
    now: Moment,
}

impl Table {
    fn new(layout: PadLayout) -> Self {
        let sight = ByColor { white: Sight::Impaired, black: Sight::Impaired };
        let mut game = Game::new(Setup { sight, ..Setup::default() });
        let start = carry_out(&mut game, Moment::START, Seat::Arbiter, &Command::Start(StartCommand::Begin), |_, _| {
            Ok::<(), ()>(())
        });
        start.expect("nothing is written");
        let desk = Desk::new(Seat::Player(Color::White), Language::German);
        Self { game, desk, mode: PadMode::default(), profile: profile(layout), now: Moment::START }
    }

    fn context(&self) -> Context {
        match self.desk.mode() {
            DeskMode::Dialling { .. } => Context::Dialling,
            DeskMode::Confirm(_) => Context::Asked,
            list if list.is_list() => Context::List,
            _ => Context::Table,
        }
    }

    /// One event through mapping, desk and game; what happened in the game.
    fn take(&mut self, event: PadEvent) -> Vec<Happened> {
        let (mode, outputs) = step(self.mode.clone(), &self.profile, self.context(), self.now, event);
        self.mode = mode;
        let mut happened = Vec::new();
        for output in outputs {
            let PadOutput::Intent(intent) = output else { continue };
            let seat = self.desk.seat();
            let wishes = self.desk.take(intent, &self.game.view(seat, self.now));
            for wish in wishes {
                let Wish::Do(command) = wish else { continue };
                let keep = |_, events: &[anna_hector::game::Event]| {
                    happened.extend(events.iter().map(|event| event.act.clone()));
                    Ok::<(), ()>(())
                };
                carry_out(&mut self.game, self.now, seat, &command, keep).expect("nothing is written");
            }
        }
        happened
    }
}

/// Presses and lets go, one button after the other.
fn play(table: &mut Table, buttons: &[Button]) -> Vec<Happened> {
    let mut happened = Vec::new();
    for &button in buttons {
        happened.extend(table.take(PadEvent::Pressed(button)));
        table.now = table.now + Duration::from_millis(50);
        happened.extend(table.take(PadEvent::Released(button)));
        table.now = table.now + Duration::from_millis(50);
    }
    happened
}

/// What a chord brings, from the first button that goes down to the last that is let go.
fn chord(profile: &PadProfile, context: Context, buttons: &[Button]) -> Vec<PadOutput> {
    let (mut mode, mut all) = (PadMode::of(Family::Xbox), Vec::new());
    let down = buttons.iter().map(|&button| PadEvent::Pressed(button));
    for event in down.chain(buttons.iter().rev().map(|&button| PadEvent::Released(button))) {
        let (next, outputs) = step(mode, profile, context, Moment::START, event);
        mode = next;
        all.extend(outputs);
    }
    all
}
