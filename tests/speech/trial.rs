//! Moves said in positions, and how often they are heard right.
use std::time::Instant;

use anna_hector::{
    language::{Among, Language, Origin, Phrase, Style, Wording, speak},
    laws::RawMove,
    listen::{
        Acceptance, Ear, Interpretation, Meaning, Sound,
        grammar::{Expecting, could_be},
    },
};
use shakmaty::{Board, Chess, Position, Square};

use super::Dice;

/// What hearing may look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Help {
    /// The legal moves, as in practice.
    Legal,
    /// What everybody sees, as in competition.
    Placement,
}

/// A move that is said in a position.
#[derive(Debug, Clone)]
pub(crate) struct Case {
    pub(crate) position: Chess,
    pub(crate) said: RawMove,
    pub(crate) text: String,
}

impl Case {
    /// A legal move, in one of the three styles.
    pub(crate) fn legal(dice: &mut Dice) -> Self {
        Self::legal_in(Language::German, dice)
    }

    /// The same in the words of another language.
    pub(crate) fn legal_in(language: Language, dice: &mut Dice) -> Self {
        let position = position(dice);
        let m = *dice.pick(&position.legal_moves());
        let style = *dice.pick(&[Style::Full, Style::Full, Style::Short, Style::Squares]);
        let phrase = Phrase::Move { said: RawMove::from_move(m), origin: Origin::of(m, &position), check: None };
        Self { position, said: RawMove::from_move(m), text: words(&phrase, style, language) }
    }

    /// A move of an own piece that is illegal, with both squares.
    pub(crate) fn illegal(dice: &mut Dice) -> Self {
        loop {
            let position = position(dice);
            let own: Vec<Square> = position.board().by_color(position.turn()).into_iter().collect();
            let (from, to) = (*dice.pick(&own), Square::new(dice.between(0, 63)));
            let Ok(said @ RawMove::Piece { .. }) = RawMove::from_squares(position.board(), from, to, None) else {
                continue;
            };
            if position.legal_moves().iter().all(|m| !RawMove::from_move(*m).same_move(said)) {
                let style = *dice.pick(&[Style::Full, Style::Full, Style::Squares]);
                return Self { position, said, text: words(&Phrase::full_move(said), style, Language::German) };
            }
        }
    }

    /// What the ear makes of `sound` in this position, and after how many milliseconds.
    pub(crate) fn heard(&self, ear: &mut Ear, sound: &Sound, help: Help) -> (Interpretation, f64) {
        let board = self.position.board().clone();
        let expecting = Expecting::Move(among(&self.position, &board, help));
        ear.prepare(expecting).expect("the grammar is taken");
        #[expect(clippy::disallowed_methods, reason = "a measurement of real time")]
        let begin = Instant::now();
        let (verdict, _) = ear.hear(sound, expecting).expect("the recognisers work");
        (verdict, begin.elapsed().as_secs_f64() * 1_000.0)
    }

    fn is_right(&self, verdict: &Interpretation) -> bool {
        matches!(verdict.meaning, Meaning::Move(heard, _) if heard.same_move(self.said))
    }

    /// Whether the question is about what everybody sees to be no move.
    fn is_impossible(&self, verdict: &Interpretation) -> bool {
        let could_be = |said| could_be(said, Among::Legal(&self.position));
        match (verdict.acceptance, &verdict.meaning) {
            (Acceptance::Confirm, Meaning::Move(said, _)) => !could_be(*said),
            (Acceptance::Ask, Meaning::Several { candidates, .. }) => !candidates.iter().any(|said| could_be(*said)),
            _ => false,
        }
    }

    fn is_legal_move(&self, verdict: &Interpretation) -> bool {
        matches!(verdict.meaning, Meaning::Move(heard, _) if heard.check(&self.position).is_some())
    }
}

fn among<'a>(position: &'a Chess, board: &'a Board, help: Help) -> Among<'a> {
    match help {
        Help::Legal => Among::Legal(position),
        Help::Placement => Among::Placement { board, turn: position.turn() },
    }
}

fn words(phrase: &Phrase, style: Style, language: Language) -> String {
    let wording = Wording { language, ranks: language, style, pieces: None };
    speak(phrase, wording).to_string().replace(',', "")
}

/// A position some random moves after the beginning.
pub(crate) fn position(dice: &mut Dice) -> Chess {
    loop {
        let mut position = Chess::default();
        for _ in 0..dice.between(0, 70) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[dice.below(moves.len())]);
        }
        if !position.legal_moves().is_empty() {
            return position;
        }
    }
}

/// Counts over many utterances.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tally {
    pub(crate) all: usize,
    /// Right, and read back or in the one question that asks for confirmation.
    pub(crate) right: usize,
    pub(crate) agreed: usize,
    pub(crate) wrong_among_agreed: usize,
    /// Read back or asked about as a legal move, whatever was said.
    pub(crate) taken_for_legal: usize,
    pub(crate) agreed_as_legal: usize,
    pub(crate) asked: usize,
    /// Asked about in any way, right or wrong.
    pub(crate) questions: usize,
    /// Asked about though everybody sees that it can be no move.
    pub(crate) impossible: usize,
    pub(crate) milliseconds: Vec<f64>,
    /// What was said and what was heard, where they differ.
    pub(crate) mistakes: Vec<String>,
}

impl Tally {
    pub(crate) fn count(&mut self, case: &Case, (verdict, milliseconds): (Interpretation, f64)) {
        let taken = matches!(verdict.acceptance, Acceptance::Agreed | Acceptance::Confirm);
        let agreed = verdict.acceptance == Acceptance::Agreed;
        let right = case.is_right(&verdict) && taken;
        self.all += 1;
        self.right += usize::from(right);
        self.agreed += usize::from(agreed);
        self.wrong_among_agreed += usize::from(agreed && !right);
        self.asked += usize::from(verdict.acceptance == Acceptance::Ask);
        self.questions += usize::from(matches!(verdict.acceptance, Acceptance::Confirm | Acceptance::Ask));
        self.impossible += usize::from(case.is_impossible(&verdict));
        self.taken_for_legal += usize::from(taken && case.is_legal_move(&verdict));
        self.agreed_as_legal += usize::from(agreed && case.is_legal_move(&verdict));
        self.milliseconds.push(milliseconds);
        if !right {
            self.mistakes.push(format!("{} -> {} ({:?})", case.text, verdict.heard, verdict.acceptance));
        }
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.all += other.all;
        self.right += other.right;
        self.agreed += other.agreed;
        self.wrong_among_agreed += other.wrong_among_agreed;
        self.asked += other.asked;
        self.questions += other.questions;
        self.impossible += other.impossible;
        self.taken_for_legal += other.taken_for_legal;
        self.agreed_as_legal += other.agreed_as_legal;
        self.milliseconds.extend(other.milliseconds);
        self.mistakes.extend(other.mistakes);
    }

    /// The time below which 95 of 100 answers come.
    pub(crate) fn percentile_95(&self) -> f64 {
        percentile_95(self.milliseconds.clone())
    }
}

/// What 95 of 100 of these do not exceed.
pub(crate) fn percentile_95(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() * 95 / 100).copied().unwrap_or(f64::NAN)
}
