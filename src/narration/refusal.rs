//! Refusals in words: the reason and the way out, to the person who asked, and to nobody else.
use super::{Audience, Content, Cue, Priority};
use crate::{
    game::{Device, Game, Rejection, Seat},
    language::{Arg, Line, Phrase},
    laws::Article,
};

/// The cue of a refused command: for the asker alone.
#[must_use]
pub fn refuse(rejection: Rejection, by: Seat, game: &Game) -> Cue {
    let setup = game.setup();
    let content = Content::Refuse { article: rejection.number(setup.edition), phrase: rejection.phrase() };
    Cue { to: Audience::private(by, setup), priority: Priority::Answer, content }
}

/// The cue for words that were not understood, or fit several moves: for the asker alone (D.2.1).
#[must_use]
pub fn not_understood(phrase: Phrase, by: Seat, game: &Game) -> Cue {
    let setup = game.setup();
    let content = Content::Refuse { article: Article::Announcing.number(setup.edition), phrase };
    Cue { to: Audience::private(by, setup), priority: Priority::Answer, content }
}

/// The cue for the person who does something to his announcement, or presses again, while his press waits for its last word.
#[must_use]
pub fn press_waits(by: Seat, game: &Game) -> Cue {
    let setup = game.setup();
    let content =
        Content::Refuse { article: Article::Slip.number(setup.edition), phrase: Phrase::line(Line::PressWaits) };
    Cue { to: Audience::private(by, setup), priority: Priority::Answer, content }
}

/// The cue for the person who answers an announcement, and has not heard yet to what it was corrected; `None` where it was not.
#[must_use]
pub fn correction_sounds(by: Seat, game: &Game) -> Option<Cue> {
    let (slip, said) = super::moving::correction(game)?;
    let setup = game.setup();
    let phrase = Phrase::with(Line::Corrected, [Arg::Move(slip), Arg::Move(said)]);
    let content = Content::Refuse { article: Article::Slip.number(setup.edition), phrase };
    Some(Cue { to: Audience::private(by, setup), priority: Priority::Answer, content })
}

/// The cues for a button on the page of a person that was taken by a device of somebody else: to the page, and to the owner of
/// the device.
#[must_use]
pub fn page_of_another(of: Seat, by: Device, game: &Game) -> Vec<Cue> {
    let setup = game.setup();
    let owner = game.devices().owner_of(by).map(|owner| (Audience::private(owner, setup), page_phrase(of)));
    // Where its person has a device, and another one was taken, whose that is tells both.
    let taken = game.devices().owner_of(by).filter(|_| game.devices().has_any(of));
    let told = taken.map_or(page_phrase(of), |owner| Phrase::with(Line::DeviceGiven, [owner.named(), by.named()]));
    let refused = |(to, phrase)| {
        let content = Content::Refuse { article: Article::Adaptation.number(setup.edition), phrase };
        Cue { to, priority: Priority::Answer, content }
    };
    owner.into_iter().chain([(Audience::Page(of), told)]).map(refused).collect()
}

/// Who acts on an assistant's page, and how he gets a device.
#[must_use]
pub fn page_phrase(of: Seat) -> Phrase {
    match of {
        Seat::Assistant(side) => Phrase::with(Line::PageOfAssistant, [Arg::Color(side)]),
        Seat::Player(_) | Seat::Arbiter => Phrase::line(Line::NotYourDevice),
    }
}
