//! The last sentences in writing: pages show them to people who do not hear.
use std::{collections::VecDeque, sync::Arc};

use crate::{
    clock::Moment,
    game::Seat,
    narration::Audience,
    screen::{Caption, CaptionKind},
};

/// How many captions are kept for each who hears or reads: what one player reads on his board removes nothing from another's page.
const KEPT: usize = 60;

/// The last captions, the newest last. The screens share them with the program.
#[derive(Debug, Default)]
pub(super) struct Captions(VecDeque<Arc<Caption>>);

impl Captions {
    /// Adds what was just said; the oldest gives way.
    pub(super) fn add(&mut self, to: Audience, text: String, at: Moment, kind: CaptionKind) {
        self.0.push_back(Arc::new(Caption { to, text, at, kind }));
        let mut same = self.0.iter().enumerate().filter(|(_, caption)| caption.to == to).map(|(at, _)| at);
        if let (Some(oldest), true) = (same.next(), same.count() >= KEPT) {
            self.0.remove(oldest);
        }
    }

    /// Forgets what one person alone was told on his page: it was about the game before.
    pub(super) fn forget_pages(&mut self) {
        self.0.retain(|caption| !matches!(caption.to, Audience::Page(_)));
    }

    /// Forgets why this person was refused something on his page: he has done what he may.
    pub(super) fn forget_refusals(&mut self, seat: Seat) {
        self.0.retain(|caption| caption.to != Audience::Page(seat) || caption.kind != CaptionKind::Refused);
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &Arc<Caption>> {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::desk::Intent;

    fn texts(captions: &Captions) -> Vec<&str> {
        captions.iter().map(|caption| caption.text.as_str()).collect()
    }

    #[test]
    fn the_oldest_gives_way() {
        let mut captions = Captions::default();
        for number in 0..=KEPT {
            captions.add(Audience::Room, number.to_string(), Moment::START, CaptionKind::Told);
        }
        assert_eq!((texts(&captions).len(), texts(&captions)[0]), (KEPT, "1"));
    }

    #[test]
    fn what_one_player_reads_removes_nothing_from_another_page() {
        let mut captions = Captions::default();
        let page = Audience::Page(Seat::Player(Color::Black));
        captions.add(page, "page".to_owned(), Moment::START, CaptionKind::Told);
        for number in 0..2 * KEPT {
            captions.add(Audience::Earphone(Color::White), number.to_string(), Moment::START, CaptionKind::Told);
        }
        assert_eq!((texts(&captions).len(), texts(&captions)[0]), (KEPT + 1, "page"));
    }

    /// What the room and the ears heard stays: only pages show the words of one game to the people of the next.
    #[test]
    fn pages_alone_are_forgotten() {
        let mut captions = Captions::default();
        let page = Audience::Page(Seat::Player(Color::Black));
        for (to, text) in [(Audience::Room, "room"), (page, "page"), (Audience::Earphone(Color::White), "ear")] {
            captions.add(to, text.to_owned(), Moment::START, CaptionKind::Told);
        }
        captions.forget_pages();
        assert_eq!(texts(&captions), ["room", "ear"]);
    }

    #[test]
    fn a_refusal_goes_with_the_next_act_of_its_person() {
        let mut captions = Captions::default();
        let [white, black] = Color::ALL.map(Seat::Player);
        for (seat, text, kind) in [
            (black, "told", CaptionKind::Told),
            (black, "refused", CaptionKind::Refused),
            (white, "refused, too", CaptionKind::Refused),
        ] {
            captions.add(Audience::Page(seat), text.to_owned(), Moment::START, kind);
        }
        captions.forget_refusals(black);
        assert_eq!(texts(&captions), ["told", "refused, too"]);
    }

    /// A question stood on the assistant's page through the press and the next turn.
    #[test]
    fn what_a_desk_asks_is_known_from_what_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = crate::app::quitting::tests::playing(folder.path());
        let seat = Seat::Assistant(Color::White);
        let keyboard = crate::game::DeviceCommand::Give(crate::game::Device::Keyboard, seat);
        app.act(Seat::Arbiter, &crate::game::Command::Device(keyboard));
        let mut last = |intent| {
            app.at_desk(crate::app::desks::DeskAt::Keyboard, intent);
            let mut told = app.captions.iter().filter(|caption| caption.to == Audience::Page(seat));
            told.next_back().map(|caption| caption.kind)
        };
        for letter in "e4".chars() {
            last(Intent::Insert(letter));
        }
        assert_eq!(last(Intent::Enter), Some(CaptionKind::Asked), "the move is read back");
        assert_eq!(last(Intent::Escape), Some(CaptionKind::Told), "it is discarded");
    }
}
