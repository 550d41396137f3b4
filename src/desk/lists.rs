//! One way through every list and page, by keyboard and by gamepad: the key that takes selects, the key that discards leaves, the
//! arrows choose, questions are answered. Any other act is refused, and the key that takes is named.
use shakmaty::{Board, Rank, Role, Square};

use super::{Answer, Desk, Entry, Heading, Intent, Item, Mode, Purpose, Wish, hand, manual::ManualTurn};
use crate::{
    game::View,
    language::{Arg, Line, Phrase},
    laws::RawMove,
    narration::{Chime, telling_phrase},
};

impl Intent {
    /// Whether it asks something, or is the end of something, and changes nothing.
    pub(crate) const fn only_answers(&self) -> bool {
        matches!(
            self,
            Self::Ask(_) | Self::SayAgain | Self::Battery | Self::Replay | Self::PageShown(_) | Self::DropQuestion
        ) || self.only_lets_go()
    }

    /// Whether it is the end of something that was held.
    const fn only_lets_go(&self) -> bool {
        matches!(self, Self::Answer(Answer::Up | Answer::Held) | Self::DropBeside)
    }

    /// Whether it moves the cursor or reads around it.
    pub(super) const fn reads(&self) -> bool {
        matches!(
            self,
            Self::Walk(_)
                | Self::Leap(_)
                | Self::NextPiece(_)
                | Self::PreviousPiece(_)
                | Self::Here
                | Self::RankHere
                | Self::FileHere
                | Self::Diagonals
        )
    }
}

impl Mode {
    /// Whether a list or a page is open, or a square is to be shown.
    #[must_use]
    pub const fn is_list(&self) -> bool {
        matches!(self, Self::Manual { .. } | Self::Claims { .. } | Self::Pointing { .. } | Self::Settings(_))
    }

    /// The move that was read back for this purpose, and is not confirmed yet.
    #[must_use]
    pub fn read_back_for(&self, wanted: Purpose) -> Option<RawMove> {
        match *self {
            Self::ReadBack { said, purpose, .. } => (purpose == wanted).then_some(said),
            _ => None,
        }
    }

    /// What was read back, or which of several moves was asked for, once more.
    #[must_use]
    pub fn read_back_again(&self) -> Option<Phrase> {
        match self {
            Self::ReadBack { said, words, .. } => Some(read_back(*said, *words)),
            Self::ToldBack(telling) => Some(telling_phrase(telling)),
            Self::Choosing { ask, .. } => Some(ask.clone()),
            _ => None,
        }
    }
}

impl Desk {
    /// What an act does in the list that is open; `None` where none is, and for what does there what it always does.
    pub(super) fn in_list(&mut self, intent: &Intent, view: &View<'_>) -> Option<Vec<Wish>> {
        match (&self.mode, intent) {
            (&Mode::Manual { section, .. }, intent) => self.read_on(section.turn(intent)),
            (Mode::Claims { .. } | Mode::Pointing { .. }, Intent::Escape) => None,
            (Mode::Claims { .. } | Mode::Pointing { .. } | Mode::Settings(_), intent) if intent.only_answers() => None,
            (Mode::Settings(_), intent) => Some(self.set(intent)),
            (&Mode::Reading { at }, intent) => self.read_sheet(at, intent, view),
            (&Mode::Claims { chosen }, intent) => Some(match intent {
                Intent::Walk(direction) => self.choose(chosen, *direction, view),
                Intent::Leap(Heading::Up) => {
                    self.put_in_hand(Item::offered(view).first().copied().unwrap_or(chosen), view)
                }
                Intent::Leap(Heading::Down) => {
                    self.put_in_hand(Item::offered(view).last().copied().unwrap_or(chosen), view)
                }
                Intent::Enter | Intent::Grasp => self.take_item(chosen, view),
                Intent::Here => vec![Wish::Say(chosen.phrase())],
                Intent::TakeClaim(item) => self.take_item(*item, view),
                _ => refused(Line::ListTakes),
            }),
            (&Mode::Pointing { item }, intent) => match intent {
                Intent::Enter | Intent::Grasp => Some(self.show(item, self.cursor, view)),
                Intent::Lift(square) | Intent::PutDown(square) | Intent::Drop(square) => {
                    Some(self.show(item, *square, view))
                }
                reading if reading.reads() => None,
                _ => Some(refused(Line::PointAtSquare)),
            },
            // The button of the daily step chooses nothing.
            (Mode::Choosing { ask, .. }, Intent::Commit) => {
                Some(vec![Wish::Chime(Chime::Refused), Wish::Say(ask.clone())])
            }
            (Mode::Entry(entry), intent) if entry.purpose.takes_squares() => self.write_square(intent, view),
            _ => None,
        }
    }

    /// What is said in a list about something that does not happen there.
    pub(super) fn refused_in_list(&self) -> Option<Vec<Wish>> {
        match self.mode {
            Mode::Manual { .. } => Some(refused(Line::ManualOpened)),
            Mode::Claims { .. } | Mode::Settings(_) => Some(refused(Line::ListTakes)),
            Mode::Reading { .. } => Some(refused(Line::ReadingOpened)),
            Mode::Pointing { .. } => Some(refused(Line::PointAtSquare)),
            _ => None,
        }
    }

    /// What is open, what takes and leaves there, and the item in hand; `None` where no list and no page is open.
    pub(super) fn list_told(&self, view: &View<'_>) -> Option<Phrase> {
        Some(match self.mode {
            Mode::Claims { chosen } => Phrase::Several(vec![Phrase::line(Line::ListTakes), chosen.phrase()]),
            Mode::Pointing { item } => Phrase::Several(vec![item.item().phrase(), self.wants_square(view)]),
            Mode::Settings(_) => Phrase::line(Line::ListTakes),
            Mode::Manual { .. } => Phrase::line(Line::ManualOpened),
            Mode::Reading { .. } => Phrase::line(Line::ReadingOpened),
            _ => return None,
        })
    }

    /// Turns the manual over or closes it; `None` for a question, which is answered.
    fn read_on(&mut self, turn: ManualTurn) -> Option<Vec<Wish>> {
        let Mode::Manual { section, beneath } = &mut self.mode else { return None };
        match turn {
            ManualTurn::Stay => None,
            ManualTurn::To(next) => {
                *section = next;
                Some(vec![Wish::Say(next.phrase())])
            }
            ManualTurn::Refused => Some(refused(Line::ManualOpened)),
            ManualTurn::Close => {
                self.mode = std::mem::take(&mut **beneath);
                let here = match &self.mode {
                    Mode::Entry(entry) => entry.told(),
                    mode => mode.read_back_again().unwrap_or(Phrase::line(Line::EntryLeft)),
                };
                Some(vec![Wish::Say(here)])
            }
        }
    }

    /// A square or a piece that is pointed at, into the line of a move that no piece makes yet.
    fn write_square(&mut self, intent: &Intent, view: &View<'_>) -> Option<Vec<Wish>> {
        let Mode::Entry(Entry { text: line, purpose, refused, .. }) = &mut self.mode else { return None };
        let text = match intent {
            Intent::Lift(square) | Intent::PutDown(square) | Intent::Drop(square) => {
                // A move is begun by its first square: what is no single square is whole, or no way to go on with.
                *refused = false;
                if line.parse::<Square>().is_err() {
                    line.clear();
                }
                // As on the board: another piece of one's own is taken instead, and the same one once more begins anew.
                if *purpose == Purpose::Place
                    && let Ok(from) = line.parse::<Square>()
                {
                    let (board, to) = (view.board_to_move_from, *square);
                    let same = hand::stood_on(to, view) == from;
                    let own = board.color_at(to).is_some() && board.color_at(to) == board.color_at(from);
                    if same || (own && !hand::castles_on(board, view.setup.castling, from, to)) {
                        line.clear();
                    }
                }
                match *purpose {
                    Purpose::Place if line.is_empty() => hand::stood_on(*square, view).to_string(),
                    _ => square.to_string(),
                }
            }
            Intent::LayReady(role) => role.char().to_string(),
            _ => return None,
        };
        line.push_str(&text);
        // The other move is whole with its second square, and is asked about; a pawn waits for its new piece.
        let is_whole = *purpose == Purpose::Place && line.parse::<Square>().is_err();
        let is_whole = is_whole && (matches!(intent, Intent::LayReady(_)) || !promotes(line, view.board_to_move_from));
        Some(if is_whole { self.enter(view) } else { Vec::new() })
    }
}

/// Whether the two squares of a line take a pawn to the first or last rank, whatever is legal.
#[must_use]
pub(crate) fn promotes(written: &str, board: &Board) -> bool {
    let square = |at: std::ops::Range<usize>| written.get(at).and_then(|name| name.parse::<Square>().ok());
    let (Some(from), Some(to)) = (square(0..2), square(2..4)) else { return false };
    board.role_at(from) == Some(Role::Pawn) && matches!(to.rank(), Rank::First | Rank::Eighth)
}

/// A move that was read back in these words, once more, with what commits it.
fn read_back(said: RawMove, words: Line) -> Phrase {
    let told = Phrase::with(words, [Arg::Move(said)]);
    match words {
        Line::ReadBack => told,
        _ => Phrase::Several(vec![told, Phrase::line(Line::ReadBackConfirms)]),
    }
}

pub(super) fn refused(line: Line) -> Vec<Wish> {
    vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(line))]
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::{
        clock::Moment,
        desk::Direction,
        game::{Command, DrawCommand, Game, Seat, Setup, StartCommand},
        language::{Language, Wording, speak},
        narration::Question,
    };

    fn said(wishes: &[Wish]) -> String {
        let words = wishes.iter().filter_map(|wish| if let Wish::Say(words) = wish { Some(words) } else { None });
        words.map(|words| speak(words, Wording::default()).to_string()).collect()
    }

    /// What the last of these acts says to White, who is on move.
    fn after(acts: impl IntoIterator<Item = Intent>) -> String {
        let white = Seat::Player(Color::White);
        let mut game = Game::new(Setup::default());
        for event in game.decide(Moment::START, white, &Command::Start(StartCommand::Begin)).expect("possible") {
            game.apply(Moment::START, &event);
        }
        let mut desk = Desk::new(white, Language::German);
        let view = game.view(white, Moment::START);
        said(&acts.into_iter().map(|act| desk.take(act, &view)).last().expect("an act"))
    }

    /// In a list it named the key of the move field, which is refused there.
    #[test]
    fn what_is_due_names_the_list_that_is_open_and_no_key_of_the_step() {
        let due = Intent::Ask(Question::Step);
        let list = "Hier ist eine Liste offen. Eingabetaste nimmt, Escape verlässt sie.";
        for (acts, words) in [
            (vec![Intent::OpenClaims], format!("{list} Remis: dreimal dieselbe Stellung.")),
            (
                vec![Intent::OpenClaims, Intent::Walk(Direction::Down)],
                format!("{list} Dreimal dieselbe Stellung mit dem Zug, den ich aufschreibe."),
            ),
            (
                vec![Intent::TakeClaim(Item::OpponentTouched)],
                "Der Gegner hat eine Figur berührt. Gehen Sie zum Feld, Eingabetaste nimmt es. Eva vier ist leer."
                    .to_owned(),
            ),
        ] {
            let told = after(acts.into_iter().chain([due.clone()]));
            assert!(told.starts_with(&words), "{told}");
            assert!(told.contains("Sie sind am Zug") && !told.contains("öffnet das Zugfeld"), "{told}");
        }
    }

    /// An offer's keys were named, which the list refuses.
    #[test]
    fn in_a_list_an_offer_is_named_without_its_keys() {
        let [white, black] = Color::ALL.map(Seat::Player);
        let mut game = Game::new(Setup::default());
        for (by, command) in [(white, Command::Start(StartCommand::Begin)), (black, Command::Draw(DrawCommand::Offer))]
        {
            for event in game.decide(Moment::START, by, &command).expect("possible") {
                game.apply(Moment::START, &event);
            }
        }
        let view = game.view(white, Moment::START);
        let due = |desk: &mut Desk| said(&desk.take(Intent::Ask(Question::Step), &view));
        let mut desk = Desk::new(white, Language::German);
        assert!(due(&mut desk).contains("Remisangebot") && due(&mut desk).contains("Steuerung"), "{}", due(&mut desk));
        desk.take(Intent::OpenClaims, &view);
        assert!(due(&mut desk).contains("Remisangebot") && !due(&mut desk).contains("Steuerung"), "{}", due(&mut desk));
    }

    /// *Board*, he heard, and what he struck went into the field of his claim.
    #[test]
    fn behind_a_page_an_open_field_is_named() {
        let back = Intent::PageShown(crate::desk::Page::Table);
        let claims = [Intent::TakeClaim(Item::ThreefoldWith), back.clone()];
        assert_eq!(after(claims), "Welcher Zug? Eingabefeld.");
        assert_eq!(after([back]), "Brett.");
    }

    /// *Edit field* alone did not say that it was the correction, nor what stood in it.
    #[test]
    fn behind_the_manual_an_open_field_says_what_it_is_for_and_what_is_in_it() {
        let typed = [Intent::OpenEntry(None), Intent::Insert('S'), Intent::Insert('f'), Intent::Help, Intent::Escape];
        assert_eq!(after(typed), "Eingabefeld. SF");
    }
}
