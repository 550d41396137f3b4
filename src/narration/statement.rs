//! A statement about a piece in words: for the arbiter, and for its author, who may have struck the key by a slip.
use shakmaty::Color;

use super::{Audience, Content, Cue, Priority};
use crate::{
    game::{Game, Seat, Statement},
    language::{Arg, Line, Phrase},
};

/// The arbiter reads the statement. Its author hears what is on record and how he takes it back.
pub(super) fn stated(by: Option<Seat>, what: Statement, game: &Game) -> Vec<Cue> {
    let (mark, told) = match what {
        Statement::Touched(_) => (Line::MarkTouched, Line::TouchRecorded),
        Statement::Adjusts(_) => (Line::MarkAdjusts, Line::AdjustRecorded),
    };
    let mut cues = cues(by, what, mark, told, game);
    cues.extend(way_back(cues.last()));
    cues.extend(found(by, what));
    cues
}

/// What the arbiter has found binds (4.3): everybody hears which piece it is, for it is to be played with no look at a screen.
fn found(by: Option<Seat>, what: Statement) -> Option<Cue> {
    let (Some(Seat::Arbiter), Statement::Touched(square)) = (by, what) else { return None };
    Some(Cue::room(Phrase::with(Line::TouchedPieceMoves, [Arg::Square(square)])))
}

/// How it is withdrawn, after the words to its author.
fn way_back(told: Option<&Cue>) -> Option<Cue> {
    let Cue { to: to @ Audience::Earphone(_), .. } = told? else { return None };
    Some(Cue::answer(*to, Phrase::line(Line::EscapeWithdraws)))
}

/// A slip: both stay on record. Its author hears what else he can withdraw.
pub(super) fn withdrawn(by: Option<Seat>, what: Statement, game: &Game) -> Vec<Cue> {
    let (mark, told) = match what {
        Statement::Touched(_) => (Line::MarkTouchWithdrawn, Line::TouchWithdrawn),
        Statement::Adjusts(_) => (Line::MarkAdjustWithdrawn, Line::AdjustWithdrawn),
    };
    let mut cues = cues(by, what, mark, told, game);
    cues.extend(by.map(|by| left(by, game)).unwrap_or_default());
    cues
}

/// What this person has stated before, and can withdraw now.
fn left(by: Seat, game: &Game) -> Vec<Cue> {
    let told = game.handshake().withdrawable(by).zip(game.rights().toucher(by)).and_then(|(what, side)| {
        let told = match what {
            Statement::Touched(_) => Line::TouchRecorded,
            Statement::Adjusts(_) => Line::AdjustRecorded,
        };
        to_author(by, side, what, told, game)
    });
    let back = way_back(told.as_ref());
    told.into_iter().chain(back).collect()
}

fn cues(by: Option<Seat>, what: Statement, mark: Line, told: Line, game: &Game) -> Vec<Cue> {
    let Some(by) = by else { return Vec::new() };
    let Some(side) = game.rights().toucher(by) else { return Vec::new() };
    let said = Phrase::with(mark, [Arg::Color(side), Arg::Square(what.square())]);
    let for_arbiter = Cue::arbiter(match by {
        Seat::Assistant(of) => Phrase::Several(vec![said, Phrase::with(Line::MarkByAssistant, [Arg::Color(of)])]),
        Seat::Player(_) | Seat::Arbiter => said,
    });
    let for_opponent = to_opponent(side, what, mark, game);
    std::iter::once(for_arbiter).chain(for_opponent).chain(to_author(by, side, what, told, game)).collect()
}

/// A player who adjusts a piece says so to his opponent (4.2), who may object.
fn to_opponent(side: Color, what: Statement, mark: Line, game: &Game) -> Option<Cue> {
    let Statement::Adjusts(square) = what else { return None };
    let to = Audience::private(Seat::Player(side.other()), game.setup());
    let phrase = Phrase::with(mark, [Arg::Color(side), Arg::Square(square)]);
    Some(Cue { to, priority: Priority::Record, content: Content::Say(phrase) })
}

/// For the author alone. It is evidence, so no key cuts it off.
fn to_author(by: Seat, side: Color, what: Statement, told: Line, game: &Game) -> Option<Cue> {
    let to = match by {
        Seat::Arbiter => return None,
        Seat::Player(_) | Seat::Assistant(_) => Audience::private(by, game.setup()),
    };
    let piece = game.handshake().piece_in_reach(side, what.square())?;
    let phrase = Phrase::with(told, [Arg::Piece(piece), Arg::Square(what.square())]);
    Some(Cue { to, priority: Priority::Record, content: Content::Say(phrase) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        clock::Moment,
        game::{Claim, ClaimCommand, ClockCommand, Command, Ruling, Setup, StartCommand},
        language::{Wording, speak},
        narration::{Question, answer},
    };
    use shakmaty::Square;

    /// The claim was granted, and nobody but the arbiter was told of which piece.
    #[test]
    fn whoever_moves_is_told_which_piece_the_arbiter_has_found_touched() {
        let mut game = Game::new(Setup::default());
        let [white, black] = Color::ALL.map(Seat::Player);
        let rule = ClaimCommand::Rule(Ruling::Accept);
        let mut heard = Vec::new();
        for (by, command) in [
            (white, Command::Start(StartCommand::Begin)),
            (black, Command::Claim(ClaimCommand::Make(Claim::Touch(Square::G1)))),
            (Seat::Arbiter, Command::Claim(rule)),
            (Seat::Arbiter, Command::Clock(ClockCommand::Restart)),
        ] {
            for event in game.decide(Moment::START, by, &command).expect("possible") {
                game.apply(Moment::START, &event);
                heard.extend(crate::narration::narrate(&event, &game));
            }
        }
        let told = Phrase::with(Line::TouchedPieceMoves, [Arg::Square(Square::G1)]);
        assert!(heard.contains(&Cue::room(told.clone())), "{heard:?}");
        let said = |phrase: &Phrase| speak(phrase, Wording::default()).to_string();
        let asked = |seat| said(&answer(&game.view(seat, Moment::START), Question::Step));
        assert!(asked(white).contains(&said(&told)), "{}", asked(white));
        assert!(!asked(black).contains(&said(&told)), "{}", asked(black));
    }
}
