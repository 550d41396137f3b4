//! The field of the form that chooses the start position: the ordinary one, or one of Chess960 by number or by the draw.
use shakmaty::{CastlingMode, Chess, Color, File, Square};

use super::{Field, Form, FormWish};
use crate::{
    game::Setup,
    language::{Arg, Line, Phrase},
    laws::chess960::Number,
};

/// A number has at most three digits.
const DIGITS: usize = 3;

impl Form {
    /// The number of the Chess960 position as it is being typed.
    #[must_use]
    pub fn chess960_text(&self) -> &str {
        &self.chess960_text
    }

    /// Takes a Chess960 position, drawn or typed, and reads it out.
    pub fn start_from(&mut self, number: Number) -> Vec<FormWish> {
        self.chess960_text = number.to_string();
        self.setup.start = number.start();
        self.setup.castling = CastlingMode::Chess960;
        vec![FormWish::Say(self.phrase(Field::Chess960))]
    }

    /// Back to the position of ordinary chess.
    pub(super) fn start_ordinarily(&mut self) {
        self.chess960_text.clear();
        self.setup.start = Chess::default();
        self.setup.castling = CastlingMode::Standard;
    }

    /// A typed digit, or the last one taken back. What gives no position is not taken.
    pub(super) fn type_chess960(&mut self, c: Option<char>) -> Vec<FormWish> {
        let mut text = self.chess960_text.clone();
        match c {
            Some(c) if c.is_ascii_digit() && text.len() < DIGITS => text.push(c),
            Some(_) => return vec![FormWish::Say(Phrase::line(Line::Chess960Range))],
            None => drop(text.pop()),
        }
        match text.parse::<Number>() {
            Ok(number) => {
                let read = self.start_from(number);
                self.chess960_text = text;
                read
            }
            Err(_) if text.is_empty() => {
                self.start_ordinarily();
                vec![FormWish::Say(self.phrase(Field::Chess960))]
            }
            Err(_) => vec![FormWish::Say(Phrase::line(Line::Chess960Range))],
        }
    }
}

/// The position by its number; `None` in ordinary chess.
pub(super) fn named(setup: &Setup) -> Option<Phrase> {
    setup.chess960().map(|number| Phrase::with(Line::Chess960Start, [Arg::Number(number.get().into())]))
}

/// The field in words: that ordinary chess is played, or the number and the pieces square by square.
pub(super) fn phrase(setup: &Setup) -> Phrase {
    let (Some(number), Some(named)) = (setup.chess960(), named(setup)) else {
        return Phrase::line(Line::SetupChess960Off);
    };
    let pieces = File::ALL.into_iter().zip(number.back_rank()).map(|(file, role)| {
        let square = Square::from_coords(file, Color::White.backrank());
        Phrase::with(Line::PieceOn, [Arg::Piece(role.of(Color::White)), Arg::Square(square)])
    });
    Phrase::Several([named].into_iter().chain(pieces).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        desk::{Direction, Intent, Sound},
        language::{Wording, speak},
    };

    fn form() -> Form {
        let mut form = Form::new(Setup::default(), Sound::default(), Vec::new());
        let _ = form.select(Field::Chess960);
        form
    }

    fn said(wishes: &[FormWish]) -> String {
        match wishes {
            [FormWish::Say(phrase)] => speak(phrase, Wording::default()).to_string(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_number_is_typed_and_read_out_square_by_square() {
        let mut form = form();
        for digit in "51".chars() {
            let _ = form.take(&Intent::Insert(digit));
        }
        let read = said(&form.take(&Intent::Insert('8')));
        assert!(read.starts_with("Schach960, Stellung fünfhundertachtzehn. Weißer Turm Anna eins"), "{read}");
        assert!(read.contains("Weißer König Eva eins"), "{read}");
        assert_eq!(form.setup().chess960(), Some(Number::ORDINARY));
        let _ = form.take(&Intent::Erase);
        assert_eq!(form.setup().chess960().map(Number::get), Some(51));
    }

    #[test]
    fn what_is_no_number_is_refused_with_the_range_and_changes_nothing() {
        let mut form = form();
        for digit in "96".chars() {
            let _ = form.take(&Intent::Insert(digit));
        }
        for c in ['0', 'x'] {
            assert!(said(&form.take(&Intent::Insert(c))).contains("959"));
            assert_eq!(form.setup().chess960().map(Number::get), Some(96));
        }
    }

    #[test]
    fn right_draws_and_left_is_ordinary_chess() {
        let mut form = form();
        assert_eq!(form.take(&Intent::Walk(Direction::Right)), [FormWish::Draw]);
        let drawn = Number::drawn(1_000_003);
        let _ = form.start_from(drawn);
        assert_eq!(form.setup().chess960(), Some(drawn));
        let _ = form.take(&Intent::Walk(Direction::Left));
        assert_eq!((form.setup().start.clone(), form.setup().castling), (Chess::default(), CastlingMode::Standard));
    }
}
