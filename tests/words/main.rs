//! Words both ways: what the program says it also understands, and people say it in many other ways.
use anna_hector::{
    language::{
        Among, CheckWord, Language, Origin, Phrase, Style, Understanding, Wording, check_word, chosen, notation, speak,
        understand, understand_written,
    },
    laws::{RawMove, illegal::is_its_way, position::from_fen},
    tools::understand::answer,
};
use proptest::{prelude::*, sample::select};
use shakmaty::{CastlingMode, Chess, Move, Position, Role, Square};

mod room;
mod slips;
mod typed;

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

/// The article of one language is the first rank of another: it was left out, and two rooks were asked about.
#[test]
fn a_rank_in_another_language_tells_two_pieces_apart() {
    let (position, _) = chess("6k1/8/8/8/7R/8/8/K6R w - - 0 1");
    let m = position.legal_moves().into_iter().find(|m| m.from() == Some(Square::H1) && m.to() == Square::H2);
    let ranks = Wording { language: Language::Spanish, ranks: Language::French, style: Style::Short, pieces: None };
    let text = spoken(m.expect("a rook's move"), &position, ranks, None);
    assert_eq!(text, "torre un a Hector deux");
    for listener in Language::ALL {
        is_understood_as(&text, m.expect("a rook's move"), &position, listener, placement(&position)).expect(&text);
    }
    let rooks = [Square::H1, Square::H4]
        .map(|from| RawMove::from_squares(position.board(), from, Square::H2, None).expect("a rook stands there"));
    assert_eq!(chosen("un", &rooks, Language::Spanish), rooks[..1]);
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
        knight to f3 with check -> g1f3
        caballo f3 con jaque -> g1f3
        cavalier f3 avec échec -> g1f3
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
        ich rochiere kurz -> e1g1
        enroco largo -> e1c1
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
        Language::French,
        "
        Cxd5 -> c3d5
        cxd5 -> ambiguous: c3d5 c4d5 ask: Quelle pièce: cavalier ou pion?
        Rf1 -> e1f1
        Tf1 -> h1f1
        Nxd5 -> c3d5
    ",
    );
    check(
        fen,
        Language::English,
        "
        Rf1 -> h1f1
        Kf1 -> e1f1
        Tf1 -> h1f1
        sxd5 -> refused: The word sxd is not known here. For example: knight Gustav one to Felix three.
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
        ☃ Felix drei -> refused: Das Wort ☃ ist hier nicht bekannt. Zum Beispiel: Springer Gustav eins nach Felix drei.
        Hallo Welt -> refused: Das Wort Hallo ist hier nicht bekannt. Zum Beispiel: Springer Gustav eins nach Felix drei.
        ... -> refused: Es wurde nichts gesagt.
        Springer -> refused: Das Zielfeld fehlt. Zum Beispiel: Springer Gustav eins nach Felix drei.
        Springer Felix -> refused: Das Zielfeld fehlt. Zum Beispiel: Springer Gustav eins nach Felix drei.
        Springer Eva fünf -> refused: Springer kann nicht nach Eva fünf ziehen.
        Eva vier kurz -> refused: Das Wort kurz ist hier nicht bekannt. Zum Beispiel: Springer Gustav eins nach Felix drei.
    ",
    );
}
