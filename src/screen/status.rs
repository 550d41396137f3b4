//! The strip at the top: under which conditions this game is played.
use eframe::egui::{Pos2, Rect, Ui, Vec2};
use shakmaty::Color;

use super::{
    link::Snapshot,
    page::{Words, live},
    text::{self, Type},
    theme,
};
use crate::{
    clock::control::both_written,
    game::{
        Announcer, Battery, Device, DeviceOffer, Ending, Game, Keeping, Mode, PrivateWords, Scoring, Seat, Setup,
        Supply,
    },
    language::Label,
    laws::recording::{Completing, Duty},
    narration::ending_phrase,
};

/// Everything agreed, in one line: mode, edition, time, who is visually impaired, who announces, whose the devices are.
fn facts(game: &Game, words: Words) -> Vec<String> {
    let setup = game.setup();
    let label = |label| words.label(label);
    let mode = match setup.mode {
        Mode::Competition => Label::Competition,
        Mode::Practice => Label::Practice,
    };
    let impaired: Vec<String> =
        Color::ALL.into_iter().filter(|&side| setup.is_impaired(side)).map(|side| words.color(side)).collect();
    let announces =
        Color::ALL.map(|side| format!("{} {}", words.color(side), announcer(words, *setup.announcer.get(side))));
    let mut facts = vec![
        label(mode).to_owned(),
        format!("{} {}", label(Label::Laws), setup.edition),
        both_written(game.clock().controls()),
        format!("{}: {}", label(Label::Impaired), impaired.join(", ")),
        format!("{}: {}", label(Label::Announces), announces.join(", ")),
        format!("{}: {}", label(Label::Keyboard), seat(words, setup.devices.keyboard)),
        format!("{}: {}", label(Label::Mouse), seat(words, setup.devices.mouse)),
    ];
    match setup.private_words {
        PrivateWords::OwnDevice => {}
        PrivateWords::RoomToo => facts.push(label(Label::PrivateWordsInRoom).to_owned()),
    }
    facts
}

/// A person at the table.
pub(super) fn seat(words: Words, seat: Seat) -> String {
    match seat {
        Seat::Player(color) => words.color(color),
        Seat::Assistant(color) => format!("{} {}", words.label(Label::Assistant), words.color(color)),
        Seat::Arbiter => words.label(Label::Arbiter).to_owned(),
    }
}

fn announcer(words: Words, announcer: Announcer) -> &'static str {
    words.label(match announcer {
        Announcer::Program => Label::Program,
        Announcer::Player => Label::InPerson,
        Announcer::Assistant => Label::Assistant,
    })
}

/// To whom it is said what a player owes his scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ToldTo {
    /// To the player himself.
    Him,
    /// To somebody else, of this side.
    Of(Color),
}

/// What a player owes his scoresheet, in a sentence: `Sie müssen mitschreiben (8.1.1).`, `Weiß muss mitschreiben (8.1.1).`
pub(super) fn scoring(words: Words, setup: &Setup, scoring: Scoring, told: ToldTo) -> String {
    let (to_him, of_side) = match scoring {
        Scoring::Completes(Completing::Alone) => (Label::YouMustCatchUp, Label::MustCatchUp),
        Scoring::Completes(Completing::Both) => (Label::BothCatchUp, Label::BothCatchUp),
        Scoring::Owes(Duty::Record) => (Label::YouMustRecord, Label::MustRecord),
        Scoring::Owes(Duty::UntilTheFlag) => (Label::YouNotUntilTheFlag, Label::NotUntilTheFlag),
        Scoring::Owes(Duty::RestOfPeriod | Duty::None) => (Label::YouNeedNotRecord, Label::NeedNotRecord),
    };
    let said = match told {
        ToldTo::Of(side) if of_side != Label::BothCatchUp => {
            format!("{} {}", words.subject(side), words.label(of_side))
        }
        ToldTo::Of(_) | ToldTo::Him => words.label(to_him).to_owned(),
    };
    format!("{said} ({}).", scoring.article(setup.pace()).number(setup.edition))
}

/// The result and how it came about: `1-0 · Schachmatt. Gewonnen hat Weiß.`
pub(super) fn result(words: Words, ending: Ending) -> String {
    format!("{} · {}", ending.score(), words.say(&ending_phrase(ending)))
}

/// Before which move the sheets are ruled off: `Strich vor Zug 5...`.
pub(super) fn ruled_off(words: Words, setup: &Setup, ply: usize) -> String {
    format!("{} {}", words.label(Label::RuledOffBefore), setup.written_number(ply))
}

/// The device that is offered, and to whom: `Offered: Keyboard – Black`.
pub(super) fn offered(offer: DeviceOffer, words: Words) -> String {
    format!("{}: {} – {}", words.label(Label::DeviceOffered), device(words, offer.device), seat(words, offer.to))
}

/// An input device.
pub(super) fn device(words: Words, device: Device) -> String {
    match device {
        Device::Keyboard => words.label(Label::Keyboard).to_owned(),
        Device::Mouse => words.label(Label::Mouse).to_owned(),
        Device::Gamepad(number) => format!("{} {number}", words.label(Label::Gamepad)),
    }
}

/// The names of what accepts and what declines a device that is offered.
pub(super) const fn answers_to(device: Device) -> (Label, Label) {
    match device {
        Device::Keyboard => (Label::AcceptKeyboard, Label::DeclineKeyboard),
        Device::Mouse => (Label::AcceptMouse, Label::DeclineMouse),
        Device::Gamepad(_) => (Label::AcceptGamepad, Label::DeclineGamepad),
    }
}

/// The charge of the battery: `Battery 80 %`, with a `+` while the machine runs on the mains.
fn charge(battery: Battery, words: Words) -> String {
    let sign = if battery.supply == Supply::Mains { "+" } else { "" };
    format!("{} {} %{sign}", words.label(Label::Battery), battery.percent)
}

/// What is said for as long as nothing is written.
const fn unkept(keeping: Keeping) -> Option<Label> {
    match keeping {
        Keeping::Disk => None,
        Keeping::Nowhere(_) => Some(Label::NothingKept),
        Keeping::Memory => Some(Label::MemoryOnly),
    }
}

/// Draws the strip: fact after fact, on as many lines as there is height for.
pub(super) fn draw(ui: &Ui, rect: Rect, game: &Game, snapshot: &Snapshot, words: Words) {
    let offered = game.devices().offer().map(|offer| offered(offer, words));
    // First of all, on every page, for as long as it lasts.
    let warning = unkept(snapshot.keeping).map(|label| (words.label(label).to_owned(), theme::of(ui).now));
    let facts = facts(game, words).into_iter().chain(offered);
    let facts = facts.chain(snapshot.battery.map(|battery| charge(battery, words)));
    let colors = std::iter::once(theme::of(ui).now).chain(std::iter::repeat(theme::of(ui).quiet));
    let facts: Vec<_> = warning.into_iter().chain(facts.zip(colors)).collect();
    let texts: Vec<&str> = facts.iter().map(|(fact, _)| fact.as_str()).collect();
    let (size, places) = in_lines(ui, rect, &texts);
    for (i, ((fact, color), place)) in facts.iter().zip(places).enumerate() {
        let shown = text::say(ui, &format!("fact-{i}"), place, fact, Type::plain(size, *color));
        if i == 0 {
            live(ui, &shown);
        }
        if place.left() > rect.left() {
            let between =
                Rect::from_center_size(place.left_center() - Vec2::new(size * 0.6, 0.0), Vec2::splat(size * 0.2));
            ui.painter().circle_filled(between.center(), size * 0.1, theme::of(ui).quiet);
        }
    }
}

/// The largest size, at most the smallest of the page, at which these texts fit in lines one below the other, and the place
/// of each.
fn in_lines(ui: &Ui, rect: Rect, texts: &[&str]) -> (f32, Vec<Rect>) {
    let widths: Vec<f32> = texts.iter().map(|fact| text::width(ui, fact, 100.0) / 100.0).collect();
    let mut size = rect.height() * 0.375;
    loop {
        let (height, gap) = (size * 1.3, size * 1.2);
        let (mut at, mut places) = (rect.min, Vec::new());
        for width in &widths {
            let width = width * size + 2.0;
            if at.x > rect.left() && at.x + width > rect.right() {
                at = Pos2::new(rect.left(), at.y + height);
            }
            places.push(Rect::from_min_size(at, Vec2::new(width, height)));
            at.x += width + gap;
        }
        let lowest = at.y + height;
        if (lowest <= rect.bottom() + 0.5 && places.iter().all(|place| place.right() <= rect.right() + 0.5))
            || size < 4.0
        {
            // In the middle of the height.
            let down = Vec2::new(0.0, (rect.bottom() - lowest).max(0.0) / 2.0);
            return (size, places.into_iter().map(|place| place.translate(down)).collect());
        }
        size *= 0.96;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{
        clock::{Moment, control::both_from},
        game::{Act, ClockAct, Event},
    };

    /// The control of the set-up stood there after the quickplay finish had brought an increment.
    #[test]
    fn the_head_names_the_control_that_holds() {
        let setup = Setup { control: both_from("60").expect("a control"), ..Setup::default() };
        let mut game = Game::new(setup);
        let words = Words::to(game.setup(), Seat::Arbiter);
        assert!(facts(&game, words).contains(&"60+0".to_owned()), "{:?}", facts(&game, words));
        let introduced = Act::Clock(ClockAct::IncrementIntroduced(Duration::from_secs(5)));
        game.apply(Moment::START, &Event { by: Some(Seat::Arbiter), act: introduced });
        assert!(facts(&game, words).contains(&"60+5".to_owned()), "{:?}", facts(&game, words));
    }
}
