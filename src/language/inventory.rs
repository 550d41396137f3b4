//! Everything that a bank of clips must hold.
use std::{borrow::Cow, collections::BTreeSet};

use shakmaty::{CastlingSide, Color, Role};

use super::{
    Label, Language, Line,
    say::{ARTICLE_NUMBERS, LETTERS, SUBPOINTS},
    table::{FILES, Gender, Table},
    template::{Segment, segments},
    term::words_to_learn,
};

/// What is shown and never said: the arbiter's page has no voice, nor have buttons. No bank has clips for it.
const SHOWN_ONLY: &[Line] = &[
    Line::AnnouncementUnheard,
    Line::NoDeviceYet,
    Line::SealAsked,
    Line::ReplierHere,
    Line::ReplierAbsent,
    Line::NoMoveOnBoard,
    Line::OverUntilWithdrawn,
    Line::MarkResumedUnknown,
    Line::MarkStoodStill,
    Line::MarkCopyComplete,
    Line::MarkCopyFailed,
    Line::MarkLive,
    Line::MarkLiveForbidden,
    Line::MarkLiveFailed,
    Line::MarkSignedWithKey,
    Line::MarkNoKey,
    Line::PlayerEnters,
    Line::StartWaits,
    Line::PassphraseTaken,
    Line::MarkNotSigned,
    Line::NotText,
    Line::ClocksUnknown,
    Line::WhichNewPiece,
    Line::MarkToolRefused,
    Line::MarkToolAllowed,
    Line::MarkToolRead,
    Line::CompetitionElsewhere,
    Line::RoomMicrophoneDeaf,
    Line::MicrophoneDeaf,
    Line::AssistantsMicrophoneDeaf,
    Line::SealedMoveTyped,
    Line::DeafNoDevice,
    Line::DeafBusy,
    Line::DeafForbidden,
    Line::DeafFailed,
    Line::MarkReplacedIllegal,
    Line::MarkReplacedLegal,
    Line::MarkReplacedBound,
    Line::MarkMisspoken,
    Line::MarkByAssistant,
    Line::MarkOnlySoLong,
    Line::MarkClaimRight,
    Line::MarkClaimAfterPly,
    Line::MarkClaimIllegalPly,
    Line::MarkClaimAtStart,
    Line::MarkClaimForArbiter,
    Line::MarkNotCompleted,
    Line::MarkGrantWithGrounds,
    Line::MarkBoardsDiffered,
    Line::BoardsDifferedSayWhy,
    Line::MoveInEnvelope,
    Line::MarkNotOnMove,
    Line::MarkClaimAfterTouch,
    Line::MarkIntendedIllegal,
    Line::MarkOnlySoOften,
    Line::MarkNoIllegalMove,
    Line::MarkAnswered,
    Line::MarkTouchedSince,
    Line::MarkTouchKept,
    Line::MarkTouchFree,
    Line::MarkCastlingFree,
    Line::MarkWrongClaimCosts,
    Line::MarkFlagAwaitsClaim,
    Line::MarkTornLine,
    Line::MarkEnvelope,
    Line::MarkEnvelopeMissing,
    Line::MarkEnvelopeChanged,
    Line::MarkEnvelopeNotWritten,
    Line::MarkTimeStands,
    Line::MarkTimeStandsSevere,
    Line::MarkSlept,
    Line::MarkWallClock,
    Line::MarkSensorLost,
    Line::MarkSensorBack,
    Line::MarkJournalDeleted,
    Line::MarkJournalReplaced,
    Line::MarkHeartbeatRewritten,
    Line::MarkHeartbeatFailed,
    Line::MarkLiftSensed,
    Line::MarkAbsent,
    Line::MarkEntryTakenBack,
    Line::MarkAnnouncedOtherwise,
    Line::MarkIllegal,
    Line::MarkIntentionBroken,
    Line::MarkTouchBroken,
    Line::MarkPressedEarly,
    Line::MarkPressedWithoutMove,
    Line::MarkLeftUnpressed,
    Line::MarkHeldBack,
    Line::MarkOfferAtWrongMoment,
    Line::MarkChanceUndetermined,
    Line::MarkPromotionStays,
    Line::MarkRefusedMove,
    Line::MarkOddRepetition,
    Line::ResumeOneShown,
    Line::ResumeShown,
    Line::ReviewShown,
    Line::QuitShown,
    Line::QuitUnwrittenShown,
];

/// The text of every clip in the bank of `language`.
///
/// ```
/// # use anna_hector::language::{Language, inventory};
/// let clips = inventory(Language::German);
/// assert!(["Anna", "fünf", "kurze Rochade", "siebenundsiebzig", "Ä"].iter().all(|&text| clips.contains(text)));
/// ```
#[must_use]
pub fn inventory(language: Language) -> BTreeSet<Cow<'static, str>> {
    let table = language.table();
    let mut clips: BTreeSet<Cow<'static, str>> = words(table).into_iter().map(Cow::Borrowed).collect();
    // What can be heard can be said: the words that are taught, and those that were understood.
    clips.extend(words_to_learn(language).into_iter().map(Cow::Borrowed));
    clips.extend(numbers(table));
    clips.extend(LETTERS.chars().chain(SUBPOINTS.chars()).chain('0'..='9').map(|c| c.to_string().into()));
    clips.extend(ARTICLE_NUMBERS.map(|n| n.to_string().into()));
    clips.extend(Label::SPOKEN.iter().map(|label| Cow::Borrowed(label.text(language))));
    for &line in Line::ALL.iter().filter(|line| !SHOWN_ONLY.contains(line)) {
        for segment in segments((table.template)(line), line.holes()) {
            if let Segment::Literal(text) = segment {
                clips.insert(text.into());
            }
        }
    }
    clips
}

fn words(table: &Table) -> Vec<&'static str> {
    // Taken apart by name, so that a new field of the table cannot be forgotten here.
    let Table {
        ranks, roles, pieces, one_piece, colors, to, takes, en_passant, promotion, check, mate, castling, ..
    } = table;
    let Table {
        hour,
        minute,
        second,
        point,
        numeral: _,
        joint: _,
        letters: _,
        notation: _,
        template: _,
        request: _,
        aliases: _,
        ..
    } = table;
    let mut all = vec![*to, *takes, *en_passant, *promotion, *check, *mate, *point];
    all.extend(FILES);
    all.extend(ranks);
    all.extend(CastlingSide::ALL.map(|side| *castling.get(side)));
    all.extend(Role::ALL.map(|role| *roles.get(role)));
    for color in Color::ALL {
        all.push(*colors.get(color));
        all.extend(Role::ALL.map(|role| *pieces.piece(role.of(color))));
        all.extend(Role::ALL.map(|role| *one_piece.piece(role.of(color))));
    }
    all.extend([hour, minute, second].into_iter().flat_map(|unit| [unit.one, unit.many]));
    all
}

fn numbers(table: &Table) -> impl Iterator<Item = Cow<'static, str>> {
    [Gender::Counting, Gender::Masculine, Gender::Feminine]
        .into_iter()
        .flat_map(|gender| (0..=999).map(move |n| (n, gender)))
        .flat_map(|(n, gender)| {
            let words = (table.numeral)(n, gender);
            words.hundreds.map(Cow::Borrowed).into_iter().chain(words.rest)
        })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use proptest::{collection::vec, prelude::*, sample::select};
    use shakmaty::{File, Piece, Rank, Square};

    use super::*;
    use crate::{
        language::{Arg, CheckWord, Origin, Part, Phrase, Speech, Style, Wording, speak, spell},
        laws::{Article, Edition, RawMove},
    };

    fn square() -> impl Strategy<Value = Square> {
        (0..64u32).prop_map(Square::new)
    }

    fn role() -> impl Strategy<Value = Role> + Clone {
        select(Role::ALL.to_vec())
    }

    fn raw_move() -> impl Strategy<Value = RawMove> {
        let piece = (role(), square(), square(), any::<(bool, bool)>(), proptest::option::of(role())).prop_map(
            |(role, from, to, (capture, en_passant), promotion)| RawMove::Piece {
                role,
                from,
                to,
                capture,
                en_passant,
                promotion,
            },
        );
        prop_oneof![8 => piece, 1 => select(CastlingSide::ALL.to_vec()).prop_map(RawMove::Castling)]
    }

    fn arg() -> impl Strategy<Value = Arg> {
        prop_oneof![
            raw_move().prop_map(Arg::Move),
            square().prop_map(Arg::Square),
            role().prop_map(Arg::Role),
            (role(), any::<bool>()).prop_map(|(r, w)| Arg::Piece(Piece { role: r, color: Color::from_white(w) })),
            (role(), any::<bool>()).prop_map(|(r, w)| Arg::OnePiece(Piece { role: r, color: Color::from_white(w) })),
            select(File::ALL.to_vec()).prop_map(Arg::File),
            select(Rank::ALL.to_vec()).prop_map(Arg::Rank),
            any::<bool>().prop_map(|w| Arg::Color(Color::from_white(w))),
            prop_oneof![9 => 0..1000u32, 1 => any::<u32>()].prop_map(Arg::Number),
            prop_oneof![0..20_000u64, 0..32_400_000u64, any::<u64>()]
                .prop_map(|ms| Arg::Time(Duration::from_millis(ms))),
            (0..32_400_000u64).prop_map(|ms| Arg::ExactTime(Duration::from_millis(ms))),
            (select(Article::ALL.to_vec()), select(Edition::ALL.to_vec())).prop_map(|(a, e)| Arg::Article(a, e)),
            any::<String>().prop_map(Arg::Text),
            select(Label::SPOKEN.to_vec()).prop_map(Arg::Label),
            prop_oneof![any::<String>(), vec(select(words_to_learn(Language::German)), 0..5).prop_map(|w| w.join(" "))]
                .prop_map(Arg::Words),
        ]
    }

    /// What can be heard.
    fn heard() -> Vec<Line> {
        Line::ALL.iter().copied().filter(|line| !SHOWN_ONLY.contains(line)).collect()
    }

    fn phrase() -> impl Strategy<Value = Phrase> {
        let origin = select(vec![Origin::None, Origin::File, Origin::Rank, Origin::Square]);
        let check = proptest::option::of(select(vec![CheckWord::Check, CheckWord::Mate]));
        let said =
            (raw_move(), origin, check).prop_map(|(said, origin, check)| Phrase::Move { said, origin, check }).boxed();
        let line = (select(heard()), vec(arg(), 0..4)).prop_map(|(line, args)| Phrase::Line(line, args));
        prop_oneof![said, line].prop_recursive(2, 6, 3, |inner| {
            let nested = (select(heard()), vec(inner.clone(), 2)).prop_map(|(line, inner)| {
                Phrase::with(line, inner.into_iter().map(|phrase| Arg::Phrase(Box::new(phrase))))
            });
            prop_oneof![vec(inner, 0..3).prop_map(Phrase::Several), nested]
        })
    }

    fn wording() -> impl Strategy<Value = Wording> {
        let language = || select(Language::ALL.to_vec());
        (language(), language(), language(), select(vec![Style::Full, Style::Short, Style::Squares]))
            .prop_map(|(language, ranks, pieces, style)| Wording { language, ranks, style, pieces: Some(pieces) })
    }

    fn check(speech: &Speech) -> Result<(), TestCaseError> {
        for part in &speech.parts {
            if let Part::Clip { language, text } | Part::Glued { language, text } = part {
                let bank = super::super::inventory(*language);
                prop_assert!(bank.contains(text), "{language}: no clip {text:?} for {speech}");
            }
        }
        Ok(())
    }

    proptest! {
        #[test]
        fn whatever_is_said_is_in_the_bank(phrase in phrase(), wording in wording()) {
            check(&speak(&phrase, wording))?;
        }

        #[test]
        fn whatever_is_spelled_is_in_the_bank(text in any::<String>(), wording in wording()) {
            check(&spell(&text, wording.language))?;
        }
    }

    #[test]
    fn an_article_is_written_as_cited_and_heard_piece_by_piece() {
        let article = Arg::Article(Article::Assistant, Edition::Fide2023);
        let speech = speak(&Phrase::with(Line::AskFrom, [article]), Wording::default());
        assert_eq!(speech.to_string(), "Von D.2.10?");
        let heard: Vec<_> = speech.parts.iter().filter(|p| !matches!(p, Part::Silent(_))).collect();
        assert_eq!(heard.len(), 5, "Von, D, 2, 10, ?");
    }
}
