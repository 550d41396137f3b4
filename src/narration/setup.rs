//! What was chosen before the game, in words.
use shakmaty::Color;

use crate::{
    game::{Announcer, Setup},
    language::{Arg, Language, Line, Phrase},
    laws::Article,
};

/// Who announces the moves of a side.
#[must_use]
pub fn announcer_phrase(announcer: Announcer, side: Color) -> Phrase {
    let line = match announcer {
        Announcer::Program => Line::SetupProgramAnnounces,
        Announcer::Player => Line::SetupPlayerAnnounces,
        Announcer::Assistant => Line::SetupAssistantAnnounces,
    };
    Phrase::with(line, [Arg::Color(side)])
}

/// The language of the ranks.
#[must_use]
pub const fn ranks_phrase(ranks: Language) -> Phrase {
    Phrase::line(match ranks {
        Language::German => Line::SetupRanksGerman,
        Language::Spanish => Line::SetupRanksSpanish,
        Language::English => Line::SetupRanksEnglish,
        Language::French => Line::SetupRanksFrench,
    })
}

/// In which language pieces are named to the room.
#[must_use]
pub const fn pieces_phrase(pieces: Language) -> Phrase {
    Phrase::line(match pieces {
        Language::German => Line::SetupPiecesGerman,
        Language::Spanish => Line::SetupPiecesSpanish,
        Language::English => Line::SetupPiecesEnglish,
        Language::French => Line::SetupPiecesFrench,
    })
}

/// That the edition requires an assistant and none is set (D.2.11 of 2018 and 2023); `None` where all is well.
#[must_use]
pub fn assistant_lacking(setup: &Setup) -> Option<Phrase> {
    let article = Arg::Article(Article::OpponentsAssistant, setup.edition);
    setup.lacks_assistant().then(|| Phrase::with(Line::MarkAssistantLacking, [article]))
}
