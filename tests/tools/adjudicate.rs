//! Whether a position can be won: one, or a file of rows.
use super::{check, run};

/// A row's answer without its milliseconds, which are a bare decimal.
fn without_time(line: &str) -> String {
    let mut fields: Vec<&str> = line.split(';').collect();
    assert_eq!(fields.len(), 5, "{line}");
    if fields[2] != "error" {
        assert!(fields[3].parse::<f64>().is_ok_and(|ms| ms >= 0.0), "{line}");
        fields[3] = "ms";
    }
    fields.join(";")
}

#[test]
fn rows_are_adjudicated_in_their_order_and_a_bad_one_does_not_stop_the_rest() {
    let rows = "\u{feff}7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white\r\n\
                8/8/3k4/8/8/4K3/8/5B2 w - - 0 1;White\n\
                \n \t\r\n\
                8/8/8/8/8/8/8/8 w - - 0 1;black\n\
                7k/5Q2/6K1/8/8/8/8/8 w - - 0 1\n\
                7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;nobody\n\
                7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white;black\n\
                7k/5Q2/6K1/8/8/8/9 w - - 0 1;white\n\
                kk6/8/6K1/8/8/8/8/8 w - - 0 1;white\n\
                4k3/8/8/8/8/8/8/4K2N w - - 0 1;white\n";
    let output = run(&["adjudicate", "-"], rows.as_bytes());
    let answers = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<String> = answers.lines().map(without_time).collect();
    assert_eq!(
        answers,
        [
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white;winnable;ms;f7g7",
            "8/8/3k4/8/8/4K3/8/5B2 w - - 0 1;White;unwinnable;ms;",
            "8/8/8/8/8/8/8/8 w - - 0 1;black;error;;FEN `8/8/8/8/8/8/8/8 w - - 0 1`: not a position to play from: \
             illegal position: empty board, missing king, correct the pieces, the side to move or the castling rights",
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;;error;;no winner: write white or black after a semicolon",
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;nobody;error;;winner `nobody`: write white or black",
            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1;white;error;;more than two fields: write a FEN, a semicolon, white or black",
            "7k/5Q2/6K1/8/8/8/9 w - - 0 1;white;error;;FEN `7k/5Q2/6K1/8/8/8/9 w - - 0 1`: field 1, the pieces: \
             `7k/5Q2/6K1/8/8/8/9`, write eight ranks from the eighth down, such as \
             rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "kk6/8/6K1/8/8/8/8/8 w - - 0 1;white;error;;FEN `kk6/8/6K1/8/8/8/8/8 w - - 0 1`: not a position to play \
             from: illegal position: too many kings, correct the pieces, the side to move or the castling rights",
            "4k3/8/8/8/8/8/8/4K2N w - - 0 1;white;unwinnable;ms;",
        ]
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("6 of 9 rows"));
}

#[test]
fn one_position_is_adjudicated_and_a_short_budget_leaves_it_open() {
    let knight = "8/8/3k4/8/8/4K3/8/q4N2 b - - 0 1";
    let wall = "8/p4B2/P2p1p1k/p1pPbPp1/P1P2bPp/7P/2K5/8 b - - 0 1";
    let output = run(&["adjudicate", "--fen", knight, "--winner", "white"], b"");
    assert_eq!(without_time(String::from_utf8_lossy(&output.stdout).trim()), format!("{knight};white;unwinnable;ms;"));
    assert_eq!(output.status.code(), Some(0));
    // No time at all decides nothing, and what may is named; standard output stays as it is.
    let output = run(&["adjudicate", "-", "--budget", "0"], format!("{wall};black\n{knight};black\n").as_bytes());
    let answers = String::from_utf8(output.stdout).expect("text");
    let first = answers.lines().next().map(without_time);
    assert_eq!((first, answers.lines().count()), (Some(format!("{wall};black;undetermined;ms;")), 2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("of 2 rows undetermined in 0 ms") && told.contains("--budget 4000"), "{told}");
    assert_eq!(output.status.code(), Some(0));
    let output = run(&["adjudicate", "--fen", wall, "--winner", "black", "--budget", "20000"], b"");
    let answer = String::from_utf8_lossy(&output.stdout);
    assert!(answer.contains(";winnable;") && output.stderr.is_empty(), "{answer}");
    check(&["adjudicate"], b"", 2, "", &["ROWS"]);
    check(&["adjudicate", "--fen", knight], b"", 2, "", &["--winner"]);
    check(&["adjudicate", "no-such-file.csv"], b"", 2, "", &["no-such-file.csv"]);
    let long = "x".repeat(200_000);
    let output = run(&["adjudicate", "-"], long.as_bytes());
    assert_eq!((output.status.code(), output.stdout.iter().filter(|byte| **byte == b'\n').count()), (Some(2), 1));
}
