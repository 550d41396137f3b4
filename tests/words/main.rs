//! Words both ways: what the program says it also understands, and people say it in many other ways.
use anna_hector::{
    game::Setup,
    language::{
        Among, Arg, CheckWord, Language, Line, Origin, Phrase, Style, Understanding, Wording, check_word, notation,
        speak, understand, understand_written,
    },
    laws::{RawMove, illegal::is_its_way, position::from_fen},
    narration::{Audience, Cue},
    tools::understand::answer,
};
use proptest::{prelude::*, sample::select};
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Castling both ways, en passant, promotions, and pieces that must be told apart.
const RICH: &[&str] = &[
    START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/P7/8/3pP3/8/8/8/R3K2R w KQ d6 0 40",
    "8/7k/8/8/8/Q7/4K3/Q1Q5 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "7k/N3N3/8/8/N3N3/8/8/K7 w - - 0 1",
];

fn chess(fen: &str) -> (Chess, CastlingMode) {
    from_fen(fen, None).expect("a position to play from")
}

/// A position some random moves after one of the rich ones.
fn any_position() -> impl Strategy<Value = Chess> {
    (select(RICH), proptest::collection::vec(any::<prop::sample::Index>(), 0..80)).prop_map(|(fen, choices)| {
        let mut position = chess(fen).0;
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice.index(moves.len())]);
        }
        position
    })
}

fn any_wording() -> impl Strategy<Value = Wording> {
    let language = || select(Language::ALL.to_vec());
    (language(), language(), select(vec![Style::Full, Style::Short, Style::Squares]))
        .prop_map(|(language, ranks, style)| Wording { language, ranks, style, pieces: None })
}

fn spoken(m: Move, position: &Chess, wording: Wording, check: Option<CheckWord>) -> String {
    let phrase = Phrase::Move { said: RawMove::from_move(m), origin: Origin::of(m, position), check };
    speak(&phrase, wording).to_string()
}

/// What everybody sees of a position.
fn placement(position: &Chess) -> Among<'_> {
    Among::Placement { board: position.board(), turn: position.turn() }
}

fn is_understood_as(
    text: &str,
    m: Move,
    position: &Chess,
    language: Language,
    among: Among<'_>,
) -> Result<(), TestCaseError> {
    match understand(text, language, among) {
        Understanding::Move(said) if said.check(position) == Some(m) => Ok(()),
        other => Err(TestCaseError::fail(format!("`{text}` for {m:?}: {other:?}"))),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_announced_is_understood(position in any_position(), wording in any_wording(), listener in select(Language::ALL.to_vec())) {
        for m in position.legal_moves() {
            let text = spoken(m, &position, wording, None);
            is_understood_as(&text, m, &position, listener, Among::Legal(&position))?;
            is_understood_as(&text.to_uppercase(), m, &position, listener, Among::Legal(&position))?;
            let with_check = spoken(m, &position, wording, check_word(m, &position));
            is_understood_as(&with_check, m, &position, listener, Among::Legal(&position))?;
            let wrong = spoken(m, &position, wording, Some(CheckWord::Mate));
            is_understood_as(&wrong, m, &position, listener, Among::Legal(&position))?;
        }
    }

    /// In competition the same words are understood without looking at what is legal, where they name both squares.
    #[test]
    fn squares_are_enough_without_legality(position in any_position(), wording in any_wording()) {
        for m in position.legal_moves() {
            if wording.style != Style::Short {
                let text = spoken(m, &position, wording, None);
                is_understood_as(&text, m, &position, wording.language, placement(&position))?;
            }
        }
    }

    #[test]
    fn what_is_written_is_understood(position in any_position(), language in select(Language::ALL.to_vec())) {
        for m in position.legal_moves() {
            let text = notation::algebraic(m, &position, language);
            prop_assert!(matches!(
                understand_written(&text, language, Among::Legal(&position)),
                Understanding::Move(said) if said.check(&position) == Some(m)
            ), "{}", text);
            match understand(&text, language, Among::Legal(&position)) {
                // A pawn's file can be a piece of the language.
                Understanding::Ambiguous { candidates, .. } => prop_assert!(candidates.contains(&RawMove::from_move(m)), "{}", text),
                Understanding::Move(said) => prop_assert_eq!(said.check(&position), Some(m), "{}", text),
                other => prop_assert!(false, "{}: {:?}", text, other),
            }
            for mode in [CastlingMode::Chess960, position.castles().mode()] {
                is_understood_as(&m.to_uci(mode).to_string(), m, &position, language, Among::Legal(&position))?;
            }
        }
    }

    /// Where the legal moves are nobody's business, small letters name only what pieces do: no jump, no capture of nothing.
    #[test]
    fn small_letters_never_mean_nonsense(
        text in "[a-hklnpqrst]?[a-h]?x?[a-h][1-8][dqs]?", position in any_position(), language in select(Language::ALL.to_vec()),
    ) {
        let (board, turn) = (position.board(), position.turn());
        let meant = match understand(&text, language, placement(&position)) {
            Understanding::Move(said) => vec![said],
            Understanding::Ambiguous { candidates, .. } => candidates,
            _ => Vec::new(),
        };
        for said in meant {
            let RawMove::Piece { role, from, to, en_passant, .. } = said else { panic!("{text}: {said:?}") };
            prop_assert!(is_its_way(role.of(turn), from, to), "{}: {:?}", text, said);
            let beside = board.piece_at(Square::from_coords(to.file(), from.rank()));
            prop_assert!(!en_passant || beside == Some((!turn).pawn()), "{}: {:?}", text, said);
            let slant = role == Role::Pawn && from.file() != to.file();
            prop_assert!(!slant || en_passant || board.color_at(to) == Some(!turn), "{}: {:?}", text, said);
        }
    }

    #[test]
    fn nothing_that_is_typed_makes_it_fall_over(text: String, position in any_position(), wording in any_wording()) {
        for among in [Among::Legal(&position), placement(&position)] {
            let _ = understand(&text, wording.language, among);
        }
        prop_assert!(!answer(text.as_bytes(), &position, CastlingMode::Standard, wording.language).contains('\n'));
    }

    #[test]
    fn no_heap_of_known_words_makes_it_fall_over(
        words in proptest::collection::vec(select(WORDS), 0..9), position in any_position(), wording in any_wording(),
    ) {
        for among in [Among::Legal(&position), placement(&position)] {
            match understand(&words.join(" "), wording.language, among) {
                Understanding::Ambiguous { candidates, .. } => prop_assert!(candidates.len() > 1),
                Understanding::Move(said) if matches!(among, Among::Legal(_)) => prop_assert!(said.check(&position).is_some()),
                Understanding::Illegal { said, .. } => prop_assert!(said.check(&position).is_none()),
                _ => {}
            }
        }
    }
}

const WORDS: &[&str] = &[
    "Anna",
    "Eva",
    "Hector",
    "eins",
    "zwei",
    "vier",
    "acht",
    "8",
    "e4",
    "Bauer",
    "Springer",
    "König",
    "Dame",
    "Turm",
    "nach",
    "schlägt",
    "x",
    "a",
    "en",
    "passant",
    "e.p.",
    "Umwandlung",
    "Rochade",
    "kurz",
    "lang",
    "Schach",
    "Matt",
    "Sf3",
    "Re1",
    "O-O",
    "e2e4",
    "die",
    "uno",
    "=",
    "R",
];

/// Asks for every utterance of a table, `utterance -> answer` line by line.
fn check(fen: &str, language: Language, table: &str) {
    let (position, mode) = chess(fen);
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (utterance, expected) = line.split_once(" -> ").expect("utterance -> answer");
        assert_eq!(answer(utterance.as_bytes(), &position, mode, language), expected, "{utterance}");
    }
}

#[test]
fn people_say_it_in_many_ways() {
    check(
        START,
        Language::German,
        "
        Springer Gustav eins nach Felix drei -> g1f3
        springer gustav 1 auf felix 3 -> g1f3
        SPRINGER,  GUSTAV EINS - FELIX DREI! -> g1f3
        Springer von Gustav eins zu Felix drey -> g1f3
        Pferd Felix drei -> g1f3
        Gustav eins Felix drei -> g1f3
        g1 f3 -> g1f3
        Sg1-f3 -> g1f3
        Sf3 Schach -> g1f3
        caballo gustav uno a felix tres -> g1f3
        knight to f3 -> g1f3
        ♘f3 -> g1f3
        Bauer Zäsar zwo nach Caesar vier -> c2c4
        Cäsar vier -> c2c4
        c 4 -> c2c4
        a 4 -> a2a4
        Bauer Hektor zwei Hektor drei -> h2h3
        peon eva dos a eva cuatro -> e2e4
        1. Bauer Eva zwei nach Eva vier -> e2e4
        E4 -> e2e4
    ",
    );
}

#[test]
fn pawns_take_promote_and_pass() {
    check(
        "1n2k3/P7/8/3pP3/8/8/8/R3K2R w KQ d6 0 40",
        Language::German,
        "
        exd6 a.p. -> e5d6
        exd6 e.p. -> e5d6
        e5xd6 -> e5d6
        Eva schlaegt David sechs -> e5d6
        Bauer Eva fünf schlägt David sechs en passant -> e5d6
        Bauer nimmt David sechs e.p. -> e5d6
        peón Eva cinco captura David seis al paso -> e5d6
        Bauer Anna sieben nach Anna acht, Umwandlung Dame -> a7a8q
        Bauer Anna sieben schlägt Springer Bella acht, Umwandlung Turm -> a7b8r
        Anna acht, Umwandlung in eine Dame -> a7a8q
        Anna sieben Bella acht Springer -> a7b8n
        a8D -> a7a8q
        a8=Q -> a7a8q
        axb8(D) -> a7b8q
        axb8=A -> a7b8b
        Anna acht -> ambiguous: a7a8q a7a8r a7a8b a7a8n ask: Umwandlung in welche Figur?
        a7a8 -> ambiguous: a7a8q a7a8r a7a8b a7a8n ask: Umwandlung in welche Figur?
        Anna acht König -> illegal: a7a8k Ein Bauer wird nicht umgewandelt in: König.
    ",
    );
}

#[test]
fn castling_has_a_name() {
    let fen = "1n2k3/P7/8/3pP3/8/8/8/R3K2R w KQ d6 0 40";
    check(
        fen,
        Language::German,
        "
        kurze Rochade -> e1g1
        Rochade lang -> e1c1
        lange Rochade, Schach -> e1c1
        enroque corto -> e1g1
        castles long -> e1c1
        O-O -> e1g1
        0-0-0 -> e1c1
        e1c1 -> e1c1
        Rochade -> refused: Kurze oder lange Rochade?
        König Eva eins nach Gustav eins -> refused: Die Rochade wird mit ihrem Namen angesagt: kurze Rochade.
        Eva eins Cesar eins -> refused: Die Rochade wird mit ihrem Namen angesagt: lange Rochade.
    ",
    );
    check(
        START,
        Language::English,
        "
        castles short -> illegal: e1g1 Between king and rook this is not free: Felix eins.
    ",
    );
}

#[test]
fn the_letters_of_the_chosen_language_win() {
    let fen = "4k3/8/8/3p4/2P5/2N5/8/R3K2R w KQ - 0 1";
    check(
        fen,
        Language::German,
        "
        Sxd5 -> c3d5
        Cxd5 -> c3d5
        Nxd5 -> c3d5
        cxd5 -> c4d5
        Ra5 -> a1a5
        Rd2 -> e1d2
        Rf1 -> ambiguous: e1f1 h1f1 ask: Welche Figur: König oder Turm?
    ",
    );
    check(
        fen,
        Language::Spanish,
        "
        Cxd5 -> c3d5
        cxd5 -> ambiguous: c3d5 c4d5 ask: ¿Qué pieza: caballo o peón?
        Rf1 -> e1f1
        Tf1 -> h1f1
        Kf1 -> e1f1
    ",
    );
    check(
        fen,
        Language::English,
        "
        Rf1 -> h1f1
        Kf1 -> e1f1
        Tf1 -> h1f1
        sxd5 -> refused: The word sxd is not known here.
    ",
    );
}

#[test]
fn what_is_illegal_is_named_with_its_reason() {
    check(
        START,
        Language::German,
        "
        Turm Anna fünf -> illegal: a1a5 Der Weg ist versperrt auf Anna zwei.
        Läufer Gustav eins nach Felix drei -> illegal: g1f3 Auf Gustav eins steht eine andere Figur: Springer.
        e4e5 -> illegal: e4e5 Auf Eva vier steht keine Figur.
        e7e5 -> illegal: e7e5 Auf Eva sieben steht eine Figur des Gegners.
        Eva fünf -> illegal: e2e5 Bauer zieht nicht so.
    ",
    );
    check(
        "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1",
        Language::Spanish,
        "
        Ad3 -> illegal: e2d3 El rey quedaría en jaque.
    ",
    );
}

#[test]
fn what_fits_several_moves_is_asked() {
    check(
        "3k4/8/8/8/8/8/3N4/K5N1 w - - 0 1",
        Language::German,
        "
        Springer Felix drei -> ambiguous: g1f3 d2f3 ask: Von Gustav eins oder David zwei?
        Springer Gustav nach Felix drei -> g1f3
        Springer eins nach Felix drei -> g1f3
        Sdf3 -> d2f3
    ",
    );
    // A word for check tells them apart, but never makes a good move unknown.
    check(
        "4k3/8/8/8/8/8/8/Q1KQ4 w - - 0 1",
        Language::German,
        "
        Dame Bella eins Schach -> a1b1
        Dame David vier -> ambiguous: a1d4 d1d4 ask: Von Anna eins oder David eins?
    ",
    );
}

#[test]
fn what_is_no_move_is_refused_with_the_word() {
    check(
        START,
        Language::German,
        "
        ☃ Felix drei -> refused: Das Wort ☃ ist hier nicht bekannt.
        Hallo Welt -> refused: Das Wort Hallo ist hier nicht bekannt.
        ... -> refused: Es wurde nichts gesagt.
        Springer -> refused: Das Zielfeld fehlt. Zum Beispiel: Springer Gustav eins nach Felix drei.
        Springer Felix -> refused: Das Zielfeld fehlt. Zum Beispiel: Springer Gustav eins nach Felix drei.
        Springer Eva fünf -> refused: Springer kann nicht nach Eva fünf ziehen.
        Eva vier kurz -> refused: Das Wort kurz ist hier nicht bekannt.
    ",
    );
}

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

/// One side to move; a pawn and pieces can come to the same squares. Each language has its letters in small.
#[test]
fn small_letters_are_pieces_where_a_piece_can_come() {
    // White: Qd1, Bf1, Ng1, Nb1, a pawn on b3 and d4; Black: pawns on c4 and e5.
    let open = "4k3/8/8/4p3/2pP4/1P6/P4PPP/RNBQKBNR w KQ - 0 1";
    let german = "
        df3 -> d1f3
        dh5 -> d1h5
        sf3 -> g1f3
        lxc4 -> f1c4
        bc4 -> b3c4
        bxc4 -> b3c4
        dxe5 -> d4e5
        dd3 -> d1d3
        cf3 -> refused: Bauer kann nicht nach Felix drei ziehen.
        nf3 -> refused: Das Wort nf ist hier nicht bekannt.
        ef3 -> refused: Bauer kann nicht nach Felix drei ziehen.
    ";
    check(open, Language::German, german);
    check(
        open,
        Language::Spanish,
        "
        df3 -> d1f3
        dh5 -> d1h5
        cf3 -> g1f3
        ac4 -> f1c4
        bc4 -> b3c4
        sf3 -> refused: La palabra sf no se conoce aquí.
    ",
    );
    check(
        open,
        Language::English,
        "
        nf3 -> g1f3
        qh5 -> d1h5
        bc4 -> ambiguous: f1c4 b3c4 ask: Which piece: bishop or pawn?
        bxc4 -> ambiguous: f1c4 b3c4 ask: Which piece: bishop or pawn?
        Bxc4 -> f1c4
        b3xc4 -> b3c4
        pxc4 -> b3c4
        df3 -> refused: pawn cannot go to Felix drei.
        cf3 -> refused: pawn cannot go to Felix drei.
        sf3 -> refused: The word sf is not known here.
    ",
    );
}

/// On the board of the start, where no queen has a way, the queen is meant as with a capital; nothing jumps.
#[test]
fn small_letters_read_no_nonsense_into_a_hurry() {
    check(
        START,
        Language::German,
        "
        df3 -> illegal: d1f3 Der Weg ist versperrt auf Eva zwei.
        e5 -> refused: Bauer kann nicht nach Eva fünf ziehen.
        exd3 -> refused: Bauer kann nicht nach David drei ziehen.
        dxe3 -> refused: Dame kann nicht nach Eva drei ziehen.
        bc4 -> refused: Bauer kann nicht nach Cesar vier ziehen.
    ",
    );
    let by_placement = |text: &str, fen: &str, language| {
        let (position, _) = chess(fen);
        understand(text, language, placement(&position))
    };
    for text in ["e5", "exd3", "dxe3", "bc4", "ed3", "cf3"] {
        let meant = by_placement(text, START, Language::German);
        assert!(matches!(meant, Understanding::Unknown(_)), "{text}: {meant:?}");
    }
    // Black's pawn stands beside: that may be a capture in passing, whatever was played before.
    let beside = by_placement("exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", Language::German);
    assert!(matches!(beside, Understanding::Move(RawMove::Piece { en_passant: true, .. })), "{beside:?}");
    let nothing = by_placement("exd6", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", Language::German);
    assert!(matches!(nothing, Understanding::Unknown(_)), "{nothing:?}");
    let both = by_placement("dxe5", "4k3/8/8/4p3/3P4/6Q1/8/4K3 w - - 0 1", Language::German);
    assert!(matches!(both, Understanding::Ambiguous { .. }), "{both:?}");
    // Not even a pin is seen.
    let pinned = by_placement("bc4", "4k3/8/8/8/2p1r3/1P6/4B3/4K3 w - - 0 1", Language::English);
    assert!(matches!(pinned, Understanding::Ambiguous { .. }), "{pinned:?}");
}

#[test]
fn both_readings_of_a_small_letter_are_asked_about_in_each_language() {
    let fen = "4k3/8/8/4p3/2pP4/1P6/8/Q3K2B w - - 0 1";
    check(fen, Language::German, "dxe5 -> d4e5\n Dxe5 -> illegal: a1e5 Der Weg ist versperrt auf David vier.");
    let fen = "4k3/8/8/4p3/3P4/6Q1/8/4K3 w - - 0 1";
    check(fen, Language::German, "dxe5 -> ambiguous: g3e5 d4e5 ask: Welche Figur: Dame oder Bauer?");
    check(fen, Language::Spanish, "dxe5 -> ambiguous: g3e5 d4e5 ask: ¿Qué pieza: dama o peón?");
    check(fen, Language::English, "dxe5 -> d4e5");
}

#[test]
fn people_type_in_many_ways() {
    check(
        START,
        Language::German,
        "
        pe4 -> e2e4
        e2-e4 -> e2e4
        e2–e4 -> e2e4
        d2-d4 -> d2d4
        52-54 -> e2e4
        52–54 -> e2e4
        ♘f3 -> g1f3
        ♞\u{fe0e}f3 -> g1f3
        äh Springer Felix drei -> g1f3
        Also, bitte: Springer Felix drei -> g1f3
        also ich spiele sf3 bitte -> g1f3
        ich spiele e4 -> e2e4
        ich ziehe Bauer Eva zwei nach Eva vier, bitte -> e2e4
    "
        .replace("\\u{fe0e}", "\u{fe0e}")
        .as_str(),
    );
    check(
        START,
        Language::Spanish,
        "
        por favor caballo f3 -> g1f3
        caballo efe tres -> refused: La palabra efe no se conoce aquí.
        cf3 por favor -> g1f3
        por favor, cf3 -> g1f3
        juego peón eva cuatro -> e2e4
    ",
    );
    check(
        START,
        Language::English,
        "
        please knight to f3 -> g1f3
        knight f3 please -> g1f3
        I play e4, please -> e2e4
        castles king side -> illegal: e1g1 Between king and rook this is not free: Felix eins.
    ",
    );
    check(
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        Language::English,
        "
        castles king side -> e1g1
        castles queen side -> e1c1
        castle on the queen's side -> refused: The word s is not known here.
        castles kingside -> e1g1
        king castles queenside -> e1c1
    ",
    );
}

#[test]
fn pawns_are_typed_in_many_ways() {
    let fen = "1n2k2r/P5P1/8/3pP3/8/8/8/4K3 w - d6 0 40";
    check(
        fen,
        Language::German,
        "
        exd6 im Vorbeigehen -> e5d6
        exd6 i. V. -> e5d6
        exd6 i.V. -> e5d6
        ed6 -> e5d6
        Eva schlägt David sechs im Vorbeigehen -> e5d6
        Bauer Eva fünf schlägt David sechs i. V. -> e5d6
        gxh8Q -> g7h8q
        gxh8(Q) -> g7h8q
        gxh8d -> g7h8q
        gxh8(d) -> g7h8q
        a8q -> a7a8q
        axb8♕ -> a7b8q
    ",
    );
    check("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", Language::English, "b8Q -> b7b8q\n b8q -> b7b8q\n b8=n -> b7b8n");
    check("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", Language::German, "de4 -> d5e4\n dxe4 -> d5e4");
    check("4k3/8/8/4p3/3P4/8/8/4K3 b - - 0 1", Language::German, "ed4 -> e5d4");
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
