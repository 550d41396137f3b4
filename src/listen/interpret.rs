//! From what was heard to what is done about it: the rule of acceptance.
//!
//! A sentence is *agreed* when two hearings of it mean the same and it fits the sound. The two hearings are those of both
//! recognisers; where there is only one, its reading along the sentences that are possible now and its free reading, and a
//! move must then fit better. What is less certain is *confirmed*: it is asked about, and a word, a key or a button answers.
//! What fits several moves is *asked*. Everything else is *rejected*, with what was heard and why.
//!
//! Nothing is asked about words that obviously name no move - a piece that does not stand there, a jump that no such piece
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
    /// The words are not a sentence of the grammar.
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
mod tests;
