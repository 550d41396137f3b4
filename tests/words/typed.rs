//! What is typed in a hurry: small letters, fillers, and other ways to write a move.
use anna_hector::{
    language::{Language, Understanding, Unknown, from_where, understand},
    laws::RawMove,
};

use super::{START, check, chess, placement};

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
        nf3 -> refused: Das Wort nf ist hier nicht bekannt. Zum Beispiel: Springer Gustav eins nach Felix drei.
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
        sf3 -> refused: La palabra sf no se conoce aquí. Por ejemplo: caballo Gustav uno a Felix tres.
    ",
    );
    check(
        open,
        Language::French,
        "
        df3 -> d1f3
        cf3 -> g1f3
        fc4 -> f1c4
        Fc4 -> f1c4
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
        sf3 -> refused: The word sf is not known here. For example: knight Gustav one to Felix three.
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

/// By what everybody sees alone, in capitals and in words as well as in small letters, named or not: no pawn jumps, none takes
/// nothing. It is asked from where, and who means it names both squares.
/// A piece and where it stands, then a pause to think: it was announced to the room as a move of the other knight onto this one.
#[test]
fn half_a_move_that_names_only_where_the_piece_stands_lacks_its_arrival() {
    let (position, _) = chess(START);
    for text in ["Springer Gustav eins", "Sg1", "Turm Anna eins", "Eva zwei", "Bauer Eva zwei", "König Eva eins"] {
        let meant = understand(text, Language::German, placement(&position));
        assert_eq!(meant, Understanding::Unknown(Unknown::NoArrival), "{text}");
    }
    // With its square of departure it is a move, onto whatever stands there.
    for text in ["Springer Bella eins nach Gustav eins", "Dame David zwei"] {
        let meant = understand(text, Language::German, placement(&position));
        assert!(matches!(meant, Understanding::Move(_)), "{text}: {meant:?}");
    }
}

#[test]
fn a_short_pawn_goes_where_a_pawn_can_go() {
    let meant = |text: &str, fen: &str| {
        let (position, _) = chess(fen);
        understand(text, Language::German, placement(&position))
    };
    for text in ["e5", "E5", "Eva fünf", "Eva 5", "eva cinco", "exd6", "Eva schlägt David sechs", "exd3", "ED3"] {
        assert!(matches!(meant(text, START), Understanding::Unknown(_)), "{text}: {:?}", meant(text, START));
    }
    let named = [
        "Bauer Eva fünf",
        "bauer e5",
        "Bauer e 5",
        "pawn eva five",
        "pawn e5",
        "peón Eva cinco",
        "peon e5",
        "Pe5",
        "pe5",
        "Bauer schlägt David drei",
        "Bauer Eva schlägt David drei",
        "pawn takes d3",
        "peón captura d3",
        "♙e5",
    ];
    for text in named {
        let Understanding::Unknown(unknown) = meant(text, START) else { panic!("{text}: {:?}", meant(text, START)) };
        let (position, _) = chess(START);
        assert!(from_where(&unknown, placement(&position)).is_some(), "{text}: {unknown:?}");
    }
    for text in ["e4", "E4", "Eva vier", "Eva zwei Eva fünf", "e2e5", "Bauer Eva zwei nach Eva fünf"] {
        assert!(matches!(meant(text, START), Understanding::Move(_)), "{text}: {:?}", meant(text, START));
    }
    // White's pawn on David zwei alone: it does not go aslant where nothing stands.
    let alone = "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1";
    for text in ["e3", "E3", "Eva drei", "David Eva drei"] {
        assert!(matches!(meant(text, alone), Understanding::Unknown(_)), "{text}: {:?}", meant(text, alone));
    }
    // A pawn that is held or blocked is not known to be so.
    for fen in ["4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/1r2P2K/8 w - - 0 1"] {
        assert!(matches!(meant("Eva vier", fen), Understanding::Move(_)), "{fen}");
    }
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
        sf3, bitte -> g1f3
        Sf3, bitte. -> g1f3
        pe4. -> e2e4
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
        caballo efe tres -> refused: La palabra efe no se conoce aquí. Por ejemplo: caballo Gustav uno a Felix tres.
        cf3 por favor -> g1f3
        por favor, cf3 -> g1f3
        juego peón eva cuatro -> e2e4
    ",
    );
    check(
        START,
        Language::French,
        "
        cavalier f3 -> g1f3
        le cavalier en f3 -> g1f3
        cavalier Gustav un vers Felix trois -> g1f3
        Cavalier sur F3. -> g1f3
        je joue le pion en e4 -> e2e4
        petit roque -> illegal: e1g1 Entre le roi et la tour, ceci n'est pas libre: Felix eins.
        roque côté dame -> illegal: e1c1 Entre le roi et la tour, ceci n'est pas libre: David eins.
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
        castle on the queen's side -> refused: The word s is not known here. For example: knight Gustav one to Felix three.
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

#[test]
fn what_no_recogniser_listens_for_is_read_all_the_same() {
    let fen = "6k1/P7/8/8/8/8/8/4KB2 w - - 0 1";
    check(fen, Language::German, "Laeuffer Eva zwei -> f1e2\nAnna acht gleich Dame -> a7a8q");
    check(fen, Language::Spanish, "peón a8 pide dama -> a7a8q");
    check(fen, Language::English, "pawn a8 equals queen -> a7a8q\npawn a ate queen -> a7a8q");
    check(START, Language::English, "Night F3. -> g1f3\npawn to e for -> e2e4");
}

#[test]
fn what_is_taken_may_be_said_in_any_place() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    check(
        fen,
        Language::German,
        "
        Springer schlägt Bauer auf Gustav sechs -> e5g6
        Springer schlägt auf Gustav sechs -> e5g6
        Springer nach Gustav sechs schlägt Bauer -> e5g6
        Springer e5xg6 -> e5g6
        Springer exg6 -> e5g6
        der d-Bauer schlägt Eva sechs -> d5e6
        die a-Turm nach Bella eins -> a1b1
    ",
    );
    check(
        fen,
        Language::English,
        "
        knight to g6 takes pawn -> e5g6
        knight takes the pawn on g6 -> e5g6
        d pawn takes e6 -> d5e6
        queen takes knight f6 -> f3f6
    ",
    );
    check(fen, Language::Spanish, "caballo toma peón en Gustav seis -> e5g6\ncaballo a g6, captura peón -> e5g6");
    let promoting = "1n4k1/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(
        promoting,
        Language::German,
        "
        Bauer nach Bella acht schlägt Springer, Umwandlung Dame -> a7b8q
        Bauer Bella acht schlägt Springer wird Dame -> a7b8q
    ",
    );
}

/// Squares in capital letters, and castling without its dashes. In capitals a letter may be a piece or a file: both are asked apart.
#[test]
fn squares_in_capitals_and_castling_without_dashes_are_understood() {
    let open = "4k3/8/8/4p3/2pP4/1P6/P4PPP/R3KB1R w KQ - 0 1";
    for (language, asked) in [
        (Language::German, "Welche Figur: Läufer oder Bauer?"),
        (Language::Spanish, "¿Qué pieza: alfil o peón?"),
        (Language::English, "Which piece: bishop or pawn?"),
        (Language::French, "Quelle pièce: fou ou pion?"),
    ] {
        check(open, language, &format!("B x C4 -> ambiguous: f1c4 b3c4 ask: {asked}\nA3 -> a2a3\nE1E2 -> e1e2"));
    }
    check("4k3/8/p7/8/8/8/8/4KB2 w - - 0 1", Language::German, "B x A6 -> f1a6");
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for language in Language::ALL {
        check(
            castles,
            language,
            "
        OOO -> e1c1
        O O O -> e1c1
        oo -> e1g1
        O O -> e1g1
        0 0 0 -> e1c1
        ",
        );
    }
}
