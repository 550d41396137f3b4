//! The strip at the top: under which conditions this game is played.
use eframe::egui::{Frame, RichText, Ui};
use shakmaty::Color;

use super::{
    link::Snapshot,
    page::{Words, live},
    theme,
};
use crate::{
    clock::control::both_written,
    game::{Announcer, Battery, Device, DeviceOffer, Game, Keeping, Mode, PrivateWords, Seat, Setup, Supply},
    language::Label,
};

/// Everything agreed, in one line: mode, edition, time, who is visually impaired, who announces, whose the devices are.
pub(super) fn facts(setup: &Setup, words: Words) -> Vec<String> {
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
        both_written(&setup.control),
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

/// Draws the strip.
pub(super) fn draw(ui: &mut Ui, game: &Game, snapshot: &Snapshot, words: Words) {
    Frame::new().fill(theme::PANEL).inner_margin(8.0).corner_radius(theme::CORNER).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            // First of all, on every page, for as long as it lasts.
            if let Some(label) = unkept(snapshot.keeping) {
                let shown = ui.label(RichText::new(words.label(label)).strong().color(theme::NOW));
                live(ui, &shown);
            }
            let offered = game.device_offer().map(|offer| offered(offer, words));
            let facts = facts(game.setup(), words)
                .into_iter()
                .chain(offered)
                .chain(snapshot.battery.map(|battery| charge(battery, words)));
            for (i, fact) in facts.enumerate() {
                if i > 0 {
                    ui.label(RichText::new("·").small().color(theme::QUIET));
                }
                let color = if i == 0 { theme::NOW } else { theme::QUIET };
                ui.label(RichText::new(fact).small().color(color));
            }
        });
    });
}
