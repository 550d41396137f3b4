//! What the stage tells about the people at the pads: who they are, what they see, and what they are in the middle of.
use shakmaty::Color;

use crate::{
    app::stages::Stage,
    desk::{MenuEntry, Mode as DeskMode},
    game::{Device, DeviceOffer, Phase, Seat},
    pad::{Context, People},
};

/// With what a pad starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StartingLayout {
    /// What the visually impaired player has made his own.
    Own,
    /// The usual layout: an assistant enters moves for both.
    Usual,
    /// Clock lever and repeat button.
    Lever,
}

/// Whether the owner of a pad sees the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sees {
    Yes,
    No,
}

impl Stage {
    /// Who may have a pad, the visually impaired player first; White, if both are.
    pub(super) fn pad_people(&self) -> People {
        let sees = |color| self.sees(Seat::Player(color)) == Sees::Yes;
        let first = if sees(Color::White) && !sees(Color::Black) { Color::Black } else { Color::White };
        let is_assisted = |side: &Color| match self {
            Self::Game(playing) => playing.session.game().rights().has_assistant(*side),
            stage => stage.setup().is_some_and(|setup| setup.names_assistant(*side)),
        };
        let sides = [first, first.other()];
        let assistants = sides.into_iter().filter(is_assisted).map(Seat::Assistant).collect();
        People { first: Seat::Player(first), other: Seat::Player(first.other()), assistants }
    }

    /// Whether a person sees the board; an assistant does.
    pub(super) fn sees(&self, seat: Seat) -> Sees {
        match (seat, self.setup()) {
            (Seat::Player(color), Some(setup)) if !setup.is_impaired(color) => Sees::Yes,
            (Seat::Player(_), _) => Sees::No,
            (Seat::Assistant(_) | Seat::Arbiter, _) => Sees::Yes,
        }
    }

    /// With what a person's pad starts.
    pub(super) fn pad_starts_with(&self, seat: Seat) -> StartingLayout {
        match (seat, self.sees(seat)) {
            (Seat::Player(_), Sees::No) => StartingLayout::Own,
            (Seat::Player(_), Sees::Yes) => StartingLayout::Lever,
            (Seat::Assistant(_) | Seat::Arbiter, _) => StartingLayout::Usual,
        }
    }

    /// What the buttons of a person's pad are for now.
    pub(super) fn pad_context(&self, owner: Seat) -> Context {
        let desk = match self {
            Self::Game(playing) => playing.desks.at(playing.desks.place_of_pad(owner)),
            Self::Review(at) => match &at.open {
                Some(review) => review.desk(),
                None => return Context::Form,
            },
            Self::Setup(form) if form.has_part_in_hand() => return Context::Part,
            Self::Opening | Self::Menu(_) | Self::Resume(_) | Self::Setup(_) | Self::Teach { .. } | Self::Failed(_) => {
                return Context::Form;
            }
        };
        match desk.mode() {
            DeskMode::Dialling { .. } => Context::Dialling,
            DeskMode::Confirm(_) => Context::Asked,
            list if list.is_list() => Context::List,
            _ => Context::Table,
        }
    }

    /// Whether this is the opponent of a practice: a rehearsed one has no hands at the table.
    pub(super) fn is_rehearsed(&self, owner: Seat) -> bool {
        let Self::Game(playing) = self else { return false };
        playing.drilling.as_ref().is_some_and(|drilling| drilling.opponent() == owner)
    }

    /// Whether a game is there that may go on, and none is open.
    pub(super) fn may_go_on(&self) -> bool {
        match self {
            Self::Menu(at) => at.menu.entries().any(|entry| entry == MenuEntry::GoOn),
            Self::Resume(_) => true,
            Self::Opening | Self::Setup(_) | Self::Teach { .. } | Self::Game(_) | Self::Review(_) | Self::Failed(_) => {
                false
            }
        }
    }

    /// Whether a game has begun: from then on nobody takes or gets a pad without the consent of both.
    pub(super) fn is_under_way(&self) -> bool {
        matches!(self, Self::Game(playing) if *playing.session.game().phase() != Phase::Waiting)
    }

    /// Whether a game has begun and is not over.
    pub(super) fn is_on(&self) -> bool {
        self.is_under_way() && matches!(self, Self::Game(playing) if !playing.session.game().is_finished())
    }

    /// The device that is offered to somebody now.
    pub(super) fn device_offer(&self) -> Option<DeviceOffer> {
        let Self::Game(playing) = self else { return None };
        playing.session.game().devices().offer()
    }

    /// Whether somebody has not taken this device a moment ago.
    pub(super) fn pauses(&self, device: Device) -> bool {
        let Self::Game(playing) = self else { return false };
        let now = playing.session.clock().now();
        playing.session.game().devices().pause(now, device).is_some()
    }
}
