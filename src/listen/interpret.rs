//! From what was heard to what is done about it: the rule of acceptance.
//!
//! A sentence is *agreed* when two hearings of it mean the same and it fits the sound. The two hearings are those of both
//! recognisers; where there is only one, its reading along the sentences that are possible now and its free reading, and a
//! move must then fit better. What is less certain is *confirmed*: it is asked about, and a word, a key or a button answers.
//! What fits several moves is *asked*. Everything else is *rejected*, with what was heard and why.
//!
//! Nothing is asked about what everybody sees to be no move - a piece that does not stand there, a jump that no such piece
//! makes: it was misheard, and is to be said again. Where both hearings mean it, it was said.
//!
//! A well-formed illegal move is read back as it was heard and is never bent into a legal one. Nothing here commits
//! anything.
use super::{
    Fit, KnownSpeaker, Opinion, Preference,
    grammar::{Expecting, Tongue, could_be},
};
use crate::{
    language::{
        Among, Arg, Line, Phrase, Request, Understanding, Unknown, after_no, chosen, from_where, request, understand,
        understand::telling::{Telling, told},
    },
    laws::{RawMove, illegal::Fault},
};

/// What is done about an utterance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Acceptance {
    /// Read back as the announcement.
    Agreed,
    /// Asked about: `Meinten Sie ...?` What the player only wants to know is not asked about: anyone who holds a key is
    /// answered, and the answer tells him what was heard.
    Confirm,
    /// Asked for what tells the moves apart.
    Ask,
    /// Nothing; what was heard and why is said, if anything was heard.
    Rejected,
}

/// What a sentence means here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// A move, with its fault where the legal moves may be looked at.
    Move(RawMove, Option<Fault>),
    /// The words fit several moves.
    Several {
        /// All that fit.
        candidates: Vec<RawMove>,
        /// The question that tells them apart.
        ask: Phrase,
    },
    /// What stands on a board.
    Told(Telling),
    /// No move, but something that is wanted.
    Request(Request),
    /// The words are no sentence of the grammar.
    Unknown(Unknown),
    /// No speech, or speech of another kind: talk, a click.
    Noise,
}

impl Meaning {
    /// What `text` means to somebody who expects this.
    #[must_use]
    pub fn of(text: &str, expecting: Expecting<'_>, tongue: Tongue) -> Self {
        if let Some(asked) = request(text, tongue.language) {
            return Self::Request(asked);
        }
        let among = match expecting {
            Expecting::YesOrNo => return Self::Unknown(Unknown::Word(text.to_owned())),
            Expecting::Meant { among, asked } => match after_no(text, tongue.language) {
                Some(rest) => return Self::of(rest, Expecting::Move(among), tongue).instead_of(Some(asked)),
                None => among,
            },
            Expecting::Board => {
                let unknown = |_| Self::Unknown(Unknown::Word(text.to_owned()));
                return told(text, tongue.language).map_or_else(unknown, Self::Told);
            }
            Expecting::Move(among) | Expecting::Standing(among) => among,
            Expecting::Choice { among, candidates } => {
                if let Some(rest) = after_no(text, tongue.language) {
                    return Self::of(rest, Expecting::Move(among), tongue).instead_of(None);
                }
                match chosen(text, candidates, tongue.language).as_slice() {
                    [] => {}
                    [only] => return Self::one(*only, among),
                    several => return Self::several(several.to_vec()),
                }
                among
            }
        };
        match understand(text, tongue.language, among) {
            Understanding::Move(said) => Self::Move(said, None),
            Understanding::Illegal { said, fault } => Self::Move(said, Some(fault)),
            Understanding::Ambiguous { candidates, ask } => Self::Several { candidates, ask },
            Understanding::Unknown(unknown) => match from_where(&unknown, among) {
                Some((candidates, ask)) => Self::Several { candidates, ask },
                None => Self::Unknown(unknown),
            },
        }
    }

    /// What comes after `nein`: another move. The one that was `asked` about, or something that is wanted - above all `ja` - is
    /// not what it denies: then something was misheard, and the no is all that is taken.
    fn instead_of(self, asked: Option<RawMove>) -> Self {
        match self {
            Self::Move(said, _) if asked.is_some_and(|asked| said.same_move(asked)) => Self::Request(Request::No),
            Self::Request(_) | Self::Told(_) => Self::Request(Request::No),
            other @ (Self::Move(..) | Self::Several { .. } | Self::Unknown(_) | Self::Noise) => other,
        }
    }

    fn one(said: RawMove, among: Among<'_>) -> Self {
        Self::Move(said, among.legal().and_then(|position| crate::laws::illegal::why(position, said)))
    }

    fn several(candidates: Vec<RawMove>) -> Self {
        Self::Several { ask: crate::language::question(&candidates), candidates }
    }

    /// Whether both mean the same.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Move(mine, _), Self::Move(theirs, _)) => mine.same_move(*theirs),
            (Self::Several { candidates: mine, .. }, Self::Several { candidates: theirs, .. }) => {
                mine.len() == theirs.len() && mine.iter().all(|said| theirs.iter().any(|other| said.same_move(*other)))
            }
            _ => self == other,
        }
    }

    /// Whether everybody sees that it can be meant: a move by a piece that stands there and moves so, or one of the moves that
    /// were asked about. Nothing else about a move counts, so that the answer is the same for a legal and an illegal one.
    fn could_be_meant(&self, expecting: Expecting<'_>) -> bool {
        let (among, asked) = match &expecting {
            Expecting::Move(among) | Expecting::Standing(among) => (*among, &[][..]),
            Expecting::Choice { among, candidates } => (*among, *candidates),
            Expecting::Meant { among, asked } => (*among, std::slice::from_ref(asked)),
            Expecting::YesOrNo | Expecting::Board => return true,
        };
        let could = |said: &RawMove| asked.iter().any(|other| other.same_move(*said)) || could_be(*said, among);
        match self {
            Self::Move(said, _) => could(said),
            Self::Several { candidates, .. } => candidates.iter().any(could),
            Self::Told(_) | Self::Request(_) | Self::Unknown(_) | Self::Noise => true,
        }
    }

    /// Whether it is one thing, so that nothing need be asked.
    const fn is_one(&self) -> bool {
        matches!(self, Self::Move(..) | Self::Told(_) | Self::Request(_))
    }
}

/// What was heard, what it means and what is done about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interpretation {
    /// What is done.
    pub acceptance: Acceptance,
    /// The words that were heard; empty if none were.
    pub heard: String,
    /// What they mean.
    pub meaning: Meaning,
    /// How well they fit the sound in the opinion of the recogniser that knows the speaker best.
    pub fit: Fit,
    /// Whether two hearings mean the same.
    pub agreed: bool,
    /// Whose voice the first recogniser knows.
    pub speaker: KnownSpeaker,
}

impl Interpretation {
    /// Nothing that could be a sentence.
    fn nothing() -> Self {
        let meaning = Meaning::Unknown(Unknown::NothingSaid);
        let speaker = KnownSpeaker::Anybody;
        Self { acceptance: Acceptance::Rejected, heard: String::new(), meaning, fit: Fit::None, agreed: false, speaker }
    }

    /// Whether to answer at all where nobody has said that he speaks to the program. Anybody may be talking at a
    /// microphone that is always open, so what is only asked about must be clear; a key that is held says enough.
    #[must_use]
    pub fn is_for_us(&self) -> bool {
        match self.acceptance {
            Acceptance::Agreed => self.fit >= Fit::Good,
            Acceptance::Confirm if matches!(self.meaning, Meaning::Request(_)) => false,
            Acceptance::Confirm if self.agreed => self.fit >= Fit::Good,
            Acceptance::Confirm | Acceptance::Ask => self.fit >= Fit::Clear,
            Acceptance::Rejected => false,
        }
    }

    /// Whether it may begin a conversation at an open microphone: where the speaker's voice is not known, a neighbour's move
    /// is as clear as his own, and only what is agreed counts.
    #[must_use]
    pub fn may_begin(&self) -> bool {
        self.speaker == KnownSpeaker::Known || self.acceptance == Acceptance::Agreed
    }

    /// The question that is asked, if one is.
    #[must_use]
    pub fn question(&self) -> Option<Phrase> {
        match (self.acceptance, &self.meaning) {
            (Acceptance::Confirm, Meaning::Move(said, _)) => Some(Phrase::with(Line::DidYouMean, [Arg::Move(*said)])),
            (Acceptance::Ask, Meaning::Several { ask, .. }) => Some(ask.clone()),
            _ => None,
        }
    }

    /// Why it is rejected, or what is wrong with the move.
    #[must_use]
    pub fn reason(&self) -> Option<Phrase> {
        match &self.meaning {
            Meaning::Move(_, Some(fault)) => Some((*fault).into()),
            _ if self.acceptance != Acceptance::Rejected => None,
            Meaning::Unknown(unknown) => Some(unknown.clone().into()),
            _ => Some(Phrase::line(Line::NotUnderstood)),
        }
    }
}

/// The opinion that counts: that of the recogniser which knows the speaker better, or, where it makes nothing of the sound,
/// another one that is clear.
fn listened_to(opinions: &[Opinion]) -> Option<&Opinion> {
    let (first, others) = opinions.split_first()?;
    let another = others.iter().find(|other| other.fit >= Fit::Good && other.heard().is_some());
    if first.fit == Fit::None { another.or(Some(first)) } else { Some(first) }
}

/// Judges what the recognisers made of one utterance. The first is the one that knows the speaker better; the others are
/// second opinions.
#[must_use]
pub fn judge(opinions: &[Opinion], expecting: Expecting<'_>, tongue: Tongue) -> Interpretation {
    let Some(first) = listened_to(opinions) else { return Interpretation::nothing() };
    let Some(heard) = first.heard() else { return Interpretation::nothing() };
    if first.fit == Fit::None {
        return Interpretation { meaning: Meaning::Noise, ..Interpretation::nothing() };
    }
    let fit = opinions.first().map_or(Fit::None, |best| best.fit);
    let meaning = Meaning::of(heard, expecting, tongue);
    let means_it = |text: Option<&str>| text.is_some_and(|text| Meaning::of(text, expecting, tongue).same(&meaning));
    let agreed = match opinions {
        [_] => means_it(first.current.as_deref()) && means_it(first.free.as_deref()),
        _ => opinions.iter().filter(|other| other.fit != Fit::None && means_it(other.heard())).count() > 1,
    };
    // A wrong announcement is a lost game; a question is a word more.
    let enough = match (opinions, &meaning) {
        ([_], Meaning::Move(..)) => Fit::Sure,
        _ => Fit::Good,
    };
    let sure = agreed && first.fit >= enough;
    let acceptance = match &meaning {
        Meaning::Unknown(_) | Meaning::Noise => Acceptance::Rejected,
        _ if sure && meaning.is_one() => Acceptance::Agreed,
        // A no to a question commits nothing, so it need not be as certain as a yes.
        Meaning::Request(Request::No)
            if matches!(expecting, Expecting::YesOrNo | Expecting::Meant { .. } | Expecting::Choice { .. }) =>
        {
            Acceptance::Agreed
        }
        // Read back, and told only by a second word or key: what a board can hold no free sentence can confirm.
        Meaning::Told(_) if first.preference == Preference::Current && first.fit >= Fit::Good => Acceptance::Agreed,
        // No free sentence can confirm this either: it is listened for at one moment only. One hearing must then be clear.
        Meaning::Request(Request::ItStands)
            if matches!(expecting, Expecting::Standing(_))
                && matches!(opinions, [_])
                && first.preference == Preference::Current
                && first.fit >= Fit::Clear =>
        {
            Acceptance::Agreed
        }
        Meaning::Request(wanted) if first.preference == Preference::Current && first.fit >= Fit::Good => {
            if wanted.is_harmless() { Acceptance::Confirm } else { Acceptance::Rejected }
        }
        // Nothing that was expected, and not clear either: that is what talk sounds like.
        _ if !agreed && first.preference == Preference::Free && first.fit < Fit::Good => Acceptance::Rejected,
        // A piece that reaches nothing is asked for its square: an illegal move can be said, too.
        Meaning::Several { .. } => Acceptance::Ask,
        _ if !meaning.could_be_meant(expecting) => Acceptance::Rejected,
        Meaning::Move(..) => Acceptance::Confirm,
        Meaning::Told(_) | Meaning::Request(_) => Acceptance::Rejected,
    };
    Interpretation { acceptance, heard: heard.to_owned(), meaning, fit, agreed, speaker: KnownSpeaker::Anybody }
}

/// What another opinion, that came later, makes of a question about a move: an agreement, if it means the same and fits. It
/// overrules nothing, and where nothing was asked it says nothing.
#[must_use]
pub fn seconded(
    verdict: &Interpretation,
    later: &Opinion,
    expecting: Expecting<'_>,
    tongue: Tongue,
) -> Option<Interpretation> {
    let asks = verdict.acceptance == Acceptance::Confirm && matches!(verdict.meaning, Meaning::Move(_, None));
    let same = later.heard().is_some_and(|text| Meaning::of(text, expecting, tongue).same(&verdict.meaning));
    (asks && same && later.fit >= Fit::Good).then(|| Interpretation {
        acceptance: Acceptance::Agreed,
        agreed: true,
        ..verdict.clone()
    })
}

#[cfg(test)]
mod tests {
    use shakmaty::{Chess, Color, Position, Square, fen::Fen};

    use super::*;
    use crate::language::Language;

    const GERMAN: Tongue = Tongue::of(Language::German);

    fn heard(text: &str, fit: Fit) -> Opinion {
        Opinion { current: Some(text.to_owned()), free: Some(text.to_owned()), fit, ..Opinion::nothing() }
    }

    /// What one recogniser made of it whose two readings differ.
    fn torn(current: &str, free: &str, preference: Preference, fit: Fit) -> Opinion {
        Opinion { current: Some(current.to_owned()), free: Some(free.to_owned()), preference, fit, scores: Vec::new() }
    }

    fn at_the_start(opinions: &[Opinion]) -> Interpretation {
        judge(opinions, Expecting::Move(Among::Legal(&Chess::default())), GERMAN)
    }

    fn squares(verdict: &Interpretation) -> Option<(Square, Square)> {
        match verdict.meaning {
            Meaning::Move(RawMove::Piece { from, to, .. }, _) => Some((from, to)),
            _ => None,
        }
    }

    #[test]
    fn a_move_is_agreed_when_both_mean_it_in_whatever_words_and_it_fits() {
        let first = heard("Springer Gustav eins nach Felix drei", Fit::Good);
        let verdict = at_the_start(&[first.clone(), heard("Springer Felix drei", Fit::Doubtful)]);
        assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Agreed, Some((Square::G1, Square::F3))));
        assert_eq!((verdict.question(), verdict.reason()), (None, None));

        for other in
            [heard("Springer Cesar drei", Fit::Good), heard("Springer Felix drei", Fit::None), Opinion::nothing()]
        {
            let verdict = at_the_start(&[first.clone(), other]);
            assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Confirm, Some((Square::G1, Square::F3))));
            assert!(verdict.question().is_some());
        }
        // What the first makes nothing of, a clear second one may be asked about, no more; and only where he held a key.
        let alone = at_the_start(&[Opinion::nothing(), heard("Springer Felix drei", Fit::Clear)]);
        assert!(!alone.is_for_us());
        assert_eq!((alone.acceptance, squares(&alone)), (Acceptance::Confirm, Some((Square::G1, Square::F3))));
        let faint = at_the_start(&[Opinion::nothing(), heard("Springer Felix drei", Fit::Doubtful)]);
        assert_eq!(faint.acceptance, Acceptance::Rejected);
        let doubtful = heard("Springer Felix drei", Fit::Doubtful);
        assert_eq!(at_the_start(&[doubtful.clone(), doubtful]).acceptance, Acceptance::Confirm);
    }

    #[test]
    fn after_no_comes_a_move_or_nothing() {
        let board = Chess::default().board().clone();
        let among = Among::Placement { board: &board, turn: Color::White };
        let asked = RawMove::from_squares(&board, Square::E2, Square::E4, None).expect("a move");
        let means = |text: &str| Meaning::of(text, Expecting::Meant { among, asked }, GERMAN);
        for text in
            ["nein", "nein ja", "nein aufgeben", "nein Remis", "nein meine Zeit", "nein Bauer Eva zwei nach Eva vier"]
        {
            assert_eq!(means(text), Meaning::Request(Request::No), "{text}");
        }
        assert!(matches!(means("nein David vier"), Meaning::Move(RawMove::Piece { to: Square::D4, .. }, _)));
        assert!(matches!(means("nein Zylinder"), Meaning::Unknown(_)));
        assert_eq!(means("ja"), Meaning::Request(Request::Yes));
    }

    #[test]
    fn where_it_was_asked_from_where_no_and_the_whole_move_is_another_move() {
        let board = Chess::default().board().clone();
        let among = Among::Placement { board: &board, turn: Color::White };
        let to_e4 = |from| RawMove::from_squares(&board, from, Square::E4, None).expect("a move");
        let candidates = [to_e4(Square::B1), to_e4(Square::G1)];
        let expecting = Expecting::Choice { among, candidates: &candidates };
        for text in ["nein", "nein ja", "nein aufgeben"] {
            assert_eq!(Meaning::of(text, expecting, GERMAN), Meaning::Request(Request::No), "{text}");
        }
        let another = heard("nein Bauer Eva zwei nach Eva vier", Fit::Good);
        let verdict = judge(&[another.clone(), another], expecting, GERMAN);
        assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Agreed, Some((Square::E2, Square::E4))));
        // Which of the candidates is said after a no is said all the same.
        let one = Meaning::of("nein Springer Bella eins nach Eva vier", expecting, GERMAN);
        assert!(matches!(one, Meaning::Move(said, _) if said.same_move(candidates[0])), "{one:?}");
    }

    #[test]
    fn that_a_move_stands_is_taken_from_two_or_from_one_that_is_clear() {
        let board = Chess::default().board().clone();
        let expecting = Expecting::Standing(Among::Placement { board: &board, turn: Color::White });
        let stands = |fit| torn("es steht", "Eva drei", Preference::Current, fit);
        let taken = |opinions: &[Opinion]| judge(opinions, expecting, GERMAN).acceptance;
        assert_eq!(taken(&[stands(Fit::Clear)]), Acceptance::Agreed);
        assert_eq!(taken(&[stands(Fit::Good)]), Acceptance::Rejected);
        assert_eq!(taken(&[stands(Fit::Good), stands(Fit::Doubtful)]), Acceptance::Agreed);
        assert_eq!(taken(&[stands(Fit::Sure), heard("Hector vier", Fit::Good)]), Acceptance::Rejected);
        assert_eq!(at_the_start(&[stands(Fit::Clear)]).acceptance, Acceptance::Rejected, "nothing is announced");
    }

    #[test]
    fn a_later_opinion_turns_a_question_into_an_agreement_and_overrules_nothing() {
        let board = Chess::default().board().clone();
        let expecting = Expecting::Move(Among::Placement { board: &board, turn: Color::White });
        let asked = judge(&[heard("Springer Felix drei", Fit::Good)], expecting, GERMAN);
        assert_eq!(asked.acceptance, Acceptance::Confirm);
        let later = |text, fit| heard(text, fit);
        let second = seconded(&asked, &later("Springer Gustav eins nach Felix drei", Fit::Good), expecting, GERMAN);
        let second = second.expect("the same move");
        assert_eq!((second.acceptance, squares(&second)), (Acceptance::Agreed, Some((Square::G1, Square::F3))));
        for other in [
            later("Springer Gustav eins nach Felix drei", Fit::Doubtful),
            later("Springer Cesar drei", Fit::Good),
            later("ja", Fit::Good),
            Opinion::nothing(),
        ] {
            assert_eq!(seconded(&asked, &other, expecting, GERMAN), None, "{other:?}");
        }
        let agreed = heard("Eva vier", Fit::Good);
        let agreed = judge(&[agreed.clone(), agreed], expecting, GERMAN);
        assert_eq!(seconded(&agreed, &later("Eva vier", Fit::Good), expecting, GERMAN), None, "nothing was asked");
        let rejected = judge(&[], expecting, GERMAN);
        assert_eq!(seconded(&rejected, &later("Eva vier", Fit::Good), expecting, GERMAN), None);
    }

    #[test]
    fn one_recogniser_must_agree_with_itself() {
        assert_eq!(at_the_start(&[heard("Eva vier", Fit::Sure)]).acceptance, Acceptance::Agreed);
        let alone = at_the_start(&[heard("Eva vier", Fit::Good)]);
        assert_eq!(
            (alone.acceptance, alone.is_for_us()),
            (Acceptance::Confirm, true),
            "a question at an open microphone too"
        );
        let torn = torn("Eva vier", "Eva fünf", Preference::Current, Fit::Good);
        let verdict = at_the_start(&[torn]);
        assert_eq!((verdict.acceptance, squares(&verdict)), (Acceptance::Confirm, Some((Square::E2, Square::E4))));
    }

    #[test]
    fn a_well_formed_illegal_move_is_never_bent_into_a_legal_one() {
        let illegal = "Bauer Eva zwei nach Eva fünf";
        let both = at_the_start(&[heard(illegal, Fit::Good), heard(illegal, Fit::Good)]);
        assert_eq!((both.acceptance, squares(&both)), (Acceptance::Agreed, Some((Square::E2, Square::E5))));
        assert!(both.reason().is_some(), "what is wrong with it is told");

        let free = |fit| torn("Bauer Eva zwei nach Eva vier", illegal, Preference::Free, fit);
        for fit in [Fit::Sure, Fit::Doubtful] {
            let unclear = at_the_start(&[free(fit)]);
            assert_eq!((unclear.acceptance, unclear.heard.as_str()), (Acceptance::Rejected, illegal));
        }
    }

    /// A pinned knight may be said to move: it is asked about like any other.
    #[test]
    fn only_what_everybody_sees_to_be_possible_is_asked() {
        let board = "4k3/4r3/8/8/8/4N3/P2pP3/4K3".parse().expect("a placement");
        let among = Among::Placement { board: &board, turn: Color::White };
        let doubtful = |text: &str| judge(&[heard(text, Fit::Good)], Expecting::Move(among), GERMAN).acceptance;
        for said in
            ["Springer Eva drei nach David fünf", "Bauer Anna zwei nach Anna vier", "König Eva eins nach Eva zwei"]
        {
            assert_eq!(doubtful(said), Acceptance::Confirm, "{said}");
        }
        for misheard in [
            "König Eva eins nach Anna sechs",
            "Bauer Anna zwei nach Anna drei Dame",
            "Turm Bella eins nach Bella drei",
            "Turm Eva sieben nach Eva acht",
            "Bauer David zwei nach David eins Bauer",
            "Dame Eva drei nach Gustav fünf",
        ] {
            assert_eq!(doubtful(misheard), Acceptance::Rejected, "{misheard}");
            let both = [heard(misheard, Fit::Doubtful), heard(misheard, Fit::Doubtful)];
            assert_ne!(judge(&both, Expecting::Move(among), GERMAN).acceptance, Acceptance::Confirm, "{misheard}");
        }
        // What was asked about is possible, whatever it is: its piece is still to be named.
        let both = [heard("Turm Hector acht", Fit::Good), heard("Turm Hector acht", Fit::Good)];
        let Meaning::Several { candidates, .. } = judge(&both, Expecting::Move(among), GERMAN).meaning else {
            panic!()
        };
        let choice = Expecting::Choice { among, candidates: &candidates };
        let chosen = judge(&[heard("Bella eins", Fit::Good)], choice, GERMAN);
        assert_eq!((chosen.acceptance, squares(&chosen)), (Acceptance::Confirm, Some((Square::B1, Square::H8))));
    }

    #[test]
    fn several_moves_are_asked_about_and_one_word_answers() {
        let position: Chess = "4k3/8/8/8/8/5N2/8/1N2K3 w - -"
            .parse::<Fen>()
            .unwrap()
            .into_position(shakmaty::CastlingMode::Standard)
            .unwrap();
        let among = Among::Legal(&position);
        let both = |text| [heard(text, Fit::Good), heard(text, Fit::Good)];
        let asked = judge(&both("Springer David zwei"), Expecting::Move(among), GERMAN);
        assert_eq!(asked.acceptance, Acceptance::Ask);
        let Meaning::Several { candidates, .. } = asked.meaning else { panic!("{:?}", asked.meaning) };
        let answered = judge(&both("Bella"), Expecting::Choice { among, candidates: &candidates }, GERMAN);
        assert_eq!((answered.acceptance, squares(&answered)), (Acceptance::Agreed, Some((Square::B1, Square::D2))));
    }

    #[test]
    fn in_competition_a_short_form_that_fits_nothing_is_asked_for_its_square() {
        let board = Chess::default().board().clone();
        let among = Among::Placement { board: &board, turn: Color::White };
        let said = heard("Springer Eva vier", Fit::Good);
        let verdict = judge(&[said.clone(), said], Expecting::Move(among), GERMAN);
        assert_eq!(verdict.acceptance, Acceptance::Ask);
        let Meaning::Several { candidates, ask } = verdict.meaning.clone() else { panic!("{:?}", verdict.meaning) };
        assert_eq!((candidates.len(), ask), (2, Phrase::line(Line::AskFromWhere)));
        assert!(verdict.question().is_some());
        assert_eq!(verdict.reason(), None, "it is not called impossible");
    }

    #[test]
    fn talk_and_clicks_say_nothing_and_a_request_that_counts_is_not_guessed() {
        for opinions in [vec![], vec![Opinion::nothing()], vec![heard("Eva vier", Fit::None); 2]] {
            let verdict = at_the_start(&opinions);
            assert_eq!((verdict.acceptance, verdict.heard.as_str()), (Acceptance::Rejected, ""));
            assert_eq!(verdict.question(), None);
        }
        let resign = |fit| heard("aufgeben", fit);
        assert_eq!(at_the_start(&[resign(Fit::Good), resign(Fit::Good)]).meaning, Meaning::Request(Request::Resign));
        // One hearing is enough for what is answered or asked back, but only where he holds a key.
        let alone = |text| at_the_start(&[heard(text, Fit::Clear), heard("Eva vier", Fit::Good)]);
        for harmless in ["aufgeben", "letzter Zug", "Feld Eva vier"] {
            let verdict = alone(harmless);
            assert_eq!((verdict.acceptance, verdict.is_for_us()), (Acceptance::Confirm, false), "{harmless}");
        }
        assert_eq!(alone("Uhr anhalten").acceptance, Acceptance::Rejected);
        assert_eq!(at_the_start(&[heard("letzter Zug", Fit::Doubtful)]).acceptance, Acceptance::Rejected);
        let freely = torn("Eva vier", "letzter Zug", Preference::Free, Fit::Good);
        assert_eq!(at_the_start(&[freely]).acceptance, Acceptance::Rejected);
        let yes = [heard("ja", Fit::Good), heard("ja", Fit::Good)];
        assert_eq!(judge(&yes, Expecting::YesOrNo, GERMAN).meaning, Meaning::Request(Request::Yes));
        let unsure = |text| judge(&[heard(text, Fit::Doubtful)], Expecting::YesOrNo, GERMAN).acceptance;
        assert_eq!((unsure("ja"), unsure("nein")), (Acceptance::Rejected, Acceptance::Agreed));
        assert_eq!(at_the_start(&[heard("nein", Fit::Doubtful)]).acceptance, Acceptance::Rejected, "nothing was asked");
        let no_answer = [heard("Eva vier", Fit::Good), heard("Eva vier", Fit::Good)];
        assert_eq!(judge(&no_answer, Expecting::YesOrNo, GERMAN).acceptance, Acceptance::Rejected);
    }
}
