//! What the room hears: its sentences, and the language of the pieces.
use anna_hector::{
    game::Setup,
    language::{
        Arg, Language, Line, Phrase, Wording, speak,
        understand::telling::{Telling, told},
    },
    laws::RawMove,
    narration::{Audience, Cue},
};
use shakmaty::{CastlingSide, Color, Position, Square};

use super::{START, chess};

/// In Spanish the sides are many, and have their article.
#[test]
fn a_side_is_a_plural_with_its_article_in_spanish() {
    let said = |line, rest: &[Arg]| {
        let args = std::iter::once(Arg::Color(Color::Black)).chain(rest.iter().cloned());
        let spanish = Wording { language: Language::Spanish, ranks: Language::Spanish, ..Wording::default() };
        speak(&Phrase::with(line, args), spanish).to_string()
    };
    assert_eq!(said(Line::EndsByMate, &[]), "Jaque mate. Ganan las negras.");
    assert_eq!(said(Line::EndsByDefault, &[]), "Ganan las negras por incomparecencia.");
    assert_eq!(
        said(Line::ClaimsThreefold, &[]),
        "Las negras reclaman tablas: la misma posición por tercera vez. Los relojes están parados."
    );
    assert_eq!(said(Line::MarkAbsent, &[]), "Las negras no están ante el tablero.");
    assert_eq!(said(Line::WhoseTurn, &[]), "Les toca a las negras.");
    assert_eq!(said(Line::AwaitAnnouncement, &[]), "Falta el anuncio de las negras. Espere el anuncio.");
    assert_eq!(
        said(Line::ClaimsTouch, &[Arg::Square(Square::E4)]),
        "Las negras reclaman: la pieza de Eva cuatro está tocada. Los relojes están parados."
    );
}

#[test]
fn a_side_is_a_plural_with_its_article_in_french() {
    let said = |line, side, rest: &[Arg]| {
        let args = std::iter::once(Arg::Color(side)).chain(rest.iter().cloned());
        let french = Wording { language: Language::French, ranks: Language::French, ..Wording::default() };
        speak(&Phrase::with(line, args), french).to_string()
    };
    assert_eq!(said(Line::EndsByMate, Color::Black, &[]), "Échec et mat. Victoire des Noirs.");
    assert_eq!(said(Line::WhoseTurn, Color::White, &[]), "Trait aux Blancs.");
    assert_eq!(
        said(Line::ClaimsTouch, Color::Black, &[Arg::Square(Square::E4)]),
        "Les Noirs réclament: la pièce en Eva quatre a été touchée. Les pendules sont arrêtées."
    );
}

/// The French word for one is an article in Spanish: after a file it is a rank, whatever the other words are.
#[test]
fn a_rank_in_french_is_one_in_every_language() {
    for (language, text) in [
        (Language::German, "Springer Gustav un nach Felix trois"),
        (Language::Spanish, "caballo Gustav un a Felix trois"),
        (Language::English, "knight Gustav un to Felix trois"),
        (Language::French, "cavalier Gustav un vers Felix trois"),
    ] {
        super::check(START, language, &format!("{text} -> g1f3"));
    }
    super::check(START, Language::Spanish, "un caballo a Felix tres -> g1f3");
    for language in Language::ALL {
        assert_eq!(
            told("Eva un tour blanche", language),
            Ok(Telling::Squares(vec![(Square::E1, Some(Color::White.rook()))])),
            "{language}"
        );
    }
}

/// D.2.1 names the pieces in German: in the room they are so named in a game of any language, unless another was agreed on.
#[test]
fn the_room_hears_german_pieces_whatever_language_each_is_spoken_to_in() {
    let said = RawMove::from_squares(chess(START).0.board(), Square::G1, Square::F3, None).expect("a knight");
    let room = Cue::room(Phrase::full_move(said));
    let private = Cue::answer(Audience::Earphone(Color::White), Phrase::full_move(said));
    for (language, own) in [
        (Language::German, "Springer Gustav eins nach Felix drei"),
        (Language::Spanish, "caballo Gustav eins a Felix drei"),
        (Language::English, "knight Gustav eins to Felix drei"),
        (Language::French, "cavalier Gustav eins vers Felix drei"),
    ] {
        let mut wording = Setup::default().wording;
        wording.language = language;
        let text = |cue: &Cue, wording| speak(&Phrase::full_move(said), cue.wording(wording)).to_string();
        assert_eq!(text(&room, wording), "Springer Gustav eins nach Felix drei", "{language}");
        assert_eq!(text(&private, wording), own);
        wording.pieces = Some(language);
        assert_eq!(text(&room, wording), own, "agreed");
    }
    let spanish = Wording { language: Language::Spanish, ..Setup::default().wording };
    let differs = Phrase::with(Line::Differs, [Arg::Move(said), Arg::Move(RawMove::Castling(CastlingSide::KingSide))]);
    assert_eq!(
        speak(&differs, Cue::room(differs.clone()).wording(spanish)).to_string(),
        "No coincide. Se anunció Springer Gustav eins nach Felix drei, se repitió kurze Rochade."
    );
}
