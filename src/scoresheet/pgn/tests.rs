use super::*;

fn check(pgn: &str, wanted: usize, moves: &str) {
    let mut played = Vec::new();
    let game = game(pgn.as_bytes(), wanted).expect("there is such a game");
    let end = game.play(|position, m| -> Result<(), PgnError> {
        played.push(San::from_move(position, m).to_string());
        Ok(())
    });
    assert_eq!((played.join(" ").as_str(), end), (moves, Ok(())), "{pgn}");
}

#[test]
fn tags_are_read_however_they_are_set_out() {
    let game = game(br#"[White "J. \"Joe\" Doe"] [Black "A]B"]"#, 1).expect("a game without moves");
    assert_eq!((game.tag("White"), game.tag("Black")), (Some(r#"J. "Joe" Doe"#), Some("A]B")));
}

/// A NUL in a name broke the accessible tree of the window for the rest of the session.
#[test]
fn a_tag_has_no_control_characters() {
    let game = game(b"[White \"An\0na\x07\"]\n1. e4 *", 1).expect("a game");
    assert_eq!(game.tag("White"), Some("An na"));
    let bare = super::game(b"[White An\0na]\n1. e4 *", 1).expect("a game");
    assert_eq!(bare.tag("White"), Some("An na"));
}

#[test]
fn odd_tags_of_archives_are_read() {
    let of = |pgn: &[u8], name: &str| game(pgn, 1).expect("a game").tag(name).unwrap_or_default().to_owned();
    assert_eq!(of(b"[white \"Anna\"]\n1. e4 *", "White"), "Anna");
    assert_eq!(of(b"[White Anna K.]\n1. e4 *", "White"), "Anna K.");
    assert_eq!(of(b"[White \"Anna]\n[Black \"B\"]\n1. e4 *", "White"), "Anna");
    assert_eq!(of(b"[White \"A\\\"]\n1. e4 *", "White"), "A\"");
    assert_eq!(of(b"[White \"J\xf6rg\"]\n1. e4 *", "White"), "Jörg");
    assert!(game(b"[White \"Anna\n1. e4 *", 1).expect("a game").tokens().is_err(), "never closed");
}

#[test]
fn the_score_is_what_the_tag_or_else_the_end_says() {
    for (pgn, score) in [
        ("[Result \"1/2\"]\n1. e4 1/2", "1/2-1/2"),
        ("1. e4 e5 0-1", "0-1"),
        ("[Result \"+-\"]\n1. e4 1-0", "1-0"),
        ("[Result \"*\"]\n1. e4 1–0", "1-0"),
        ("[Result \"1-0\"]\n1. e4 *", "1-0"),
        ("[Result \"0-0\"]\n1. e4 *", "0-0"),
        ("1. e4", "*"),
    ] {
        assert_eq!(game(pgn.as_bytes(), 1).expect("a game").score(), score, "{pgn}");
    }
}

#[test]
fn moves_of_the_long_form_are_read() {
    check(
        "1. e2-e4 e7-e5 2. Ng1-f3 d7-d6 3. Bf1-b5+ Bc8-d7 4. Bb5xd7+ Qd8xd7 5. O-O *",
        1,
        "e4 e5 Nf3 d6 Bb5 Bd7 Bxd7 Qxd7 O-O",
    );
}

#[test]
fn what_is_no_move_of_the_main_line_is_skipped() {
    check("1.e4!? $14 ( 1. d4 {)} (1. c4 ;)\n) ) e5 +/= 2. ... \r\n% 2. a4\r\n2.Nf3?! *", 1, "e4 e5 Nf3");
    check("1. e4 d5 2. e5 f5 3. exf6e.p.", 1, "e4 d5 e5 f5 exf6");
    check("1. Nf3 a6 2. g3 a5 3. Bg2 a4 4. 0-0+", 1, "Nf3 a6 g3 a5 Bg2 a4 O-O");
}

#[test]
fn a_blank_line_does_not_end_a_game_and_a_result_does() {
    check("1. e4\n\ne5 1-0 1. d4 1/2-1/2\n\n[Event \"\"]\n1. c4", 1, "e4 e5");
    check("1. e4\n\ne5 1-0 1. d4 1/2-1/2\n\n[Event \"\"]\n1. c4", 2, "d4");
    check("1. e4\n\ne5 1-0 1. d4 1/2-1/2\n\n[Event \"\"]\n1. c4", 3, "c4");
}

/// `@@@@` was passed over in silence.
#[test]
fn what_is_neither_move_nor_sign_is_named_with_its_place() {
    for token in ["@@@@", "e5@@", "&", "%%", "*e5"] {
        let pgn = format!("1. e4 !? {token} e5 *");
        let played = game(pgn.as_bytes(), 1).expect("a game").play(|_, _| -> Result<(), PgnError> { Ok(()) });
        let told = played.expect_err("no move").to_string();
        assert!(told.starts_with(&format!("game 1, line 1, move 1...: `{token}` is ")), "{told}");
    }
    check("1. e4 ±  +- ⩲ = !? -/+ |^ ~ e5?! ∞", 1, "e4 e5");
}

#[test]
fn what_no_game_of_chess_has_is_not_read_to_its_end() {
    let fault = |pgn: &str| {
        let game = game(pgn.as_bytes(), 1).expect("a game");
        assert!(game.tokens.len() <= MOST_TOKENS);
        game.tokens().expect_err("a bound").to_string()
    };
    let long = fault(&"Nf3 Nf6 Ng1 Ng8\n".repeat(1_000_000));
    assert!(long.starts_with("game 1, line 7501: more than 30000 moves"), "{long}");
    let deep = fault(&format!("1. e4 {} *", "(".repeat(1_000_000)));
    assert!(deep.contains("more than 200 deep"), "{deep}");
    check(&format!("1. e4 {}{} e5", "(d4 ".repeat(200), ")".repeat(200)), 1, "e4 e5");
}

proptest::proptest! {
    #[test]
    fn no_file_makes_it_fall_over(bytes: Vec<u8>, text in r#"([\[\](){};%"$*. \n]|e4|Nf3|1-0|O-O|--|FEN|=){0,30}"#) {
        for pgn in [bytes.as_slice(), text.as_bytes()] {
            if let Ok(game) = game(pgn, 1) {
                let _ = game.play(|_, _| -> Result<(), PgnError> { Ok(()) });
            }
        }
    }
}
