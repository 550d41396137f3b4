//! Slips of the tongue that are corrected in the same breath (D.2.8).
use anna_hector::language::{Language, Understanding, understand, understand_written};

use super::{START, check, chess, placement};

#[test]
fn what_is_corrected_in_the_same_breath_counts_as_it_was_corrected() {
    check(
        START,
        Language::German,
        "
        Eva vier, nein, David vier -> d2d4
        Springer Cesar drei nein Springer Felix drei -> g1f3
        nein Springer Felix drei -> g1f3
        Springer Cäsar drei, halt, Springer Felix drei -> g1f3
        Springer Cesar drei, Korrektur: Bauer Eva vier -> e2e4
        e4 ich meine d4 -> d2d4
        Eva vier, Moment, falsch: David vier -> d2d4
        Berichtigung: d4 -> d2d4
        e4, nein nein, Verzeihung: d4 -> d2d4
        Eva vier nein David vier nein Cesar vier -> c2c4
        nicht Eva vier, sondern David vier -> d2d4
        Springer Cesar drei, nein, Felix drei -> ambiguous: g1f3 f2f3 ask: Welche Figur: Springer oder Bauer?
        Springer, nein, Felix drei -> ambiguous: g1f3 f2f3 ask: Welche Figur: Springer oder Bauer?
        Springer Felix drei, nein, Bauer -> f2f3
        Springer Felix drei, nein, Eva vier -> e2e4
        kurze, nein, lange Rochade -> illegal: e1c1 Zwischen König und Turm ist nicht frei: David eins.
    ",
    );
    check(
        START,
        Language::Spanish,
        "
        Eva cuatro, no, David cuatro -> d2d4
        caballo César tres, perdón, caballo Felix tres -> g1f3
        caballo c3, mejor dicho, caballo f3 -> g1f3
        caballo c3, espera, me equivoqué, caballo f3 -> g1f3
        peón Eva cuatro, digo, David cuatro -> d2d4
        no es Eva cuatro, sino David cuatro -> d2d4
    ",
    );
    check(
        START,
        Language::French,
        "
        Eva quatre, non, David quatre -> d2d4
        cavalier Cesar trois, pardon, cavalier Felix trois -> g1f3
        pion e4, je veux dire d4 -> d2d4
        e4 je me suis trompé, plutôt cavalier f3 -> g1f3
        pas Eva quatre mais David quatre -> d2d4
    ",
    );
    check(
        START,
        Language::English,
        "
        e4 no d4 -> d2d4
        knight c three, sorry, knight f three -> g1f3
        pawn e4, I mean d4 -> d2d4
        e4, wait, knight f3 -> g1f3
        knight c3, actually make that pawn e4 -> e2e4
        e4 scratch that d4 -> d2d4
        not e4 -> refused: The word not is not known here. For example: knight Gustav one to Felix three.
        knight c3 correction f3 -> ambiguous: g1f3 f2f3 ask: Which piece: knight or pawn?
    ",
    );
}

#[test]
fn the_promotion_piece_is_corrected_alone() {
    let fen = "1n4k1/P7/8/8/8/8/8/4K3 w - - 0 1";
    check(
        fen,
        Language::German,
        "
        Anna acht Dame nein Turm -> a7a8r
        a8D nein Springer -> a7a8n
        Anna acht Dame, halt, Bella acht -> ambiguous: a7b8q a7b8r a7b8b a7b8n ask: Umwandlung in welche Figur?
        Anna acht nein -> refused: Das Wort nein ist hier nicht bekannt. Zum Beispiel: Springer Gustav eins nach Felix drei.
    ",
    );
}

/// Without a word after the correction no move is left, and on a record nothing is said.
#[test]
fn a_correction_to_nothing_is_no_move() {
    let (position, _) = chess(START);
    for text in ["Eva vier nein", "e4, halt!", "nein", "e4 nein nein", "e4 sorry"] {
        let meant = understand(text, Language::German, placement(&position));
        assert!(matches!(meant, Understanding::Unknown(_)), "{text}: {meant:?}");
    }
    let written = understand_written("e4 nein d4", Language::German, placement(&position));
    assert!(matches!(written, Understanding::Unknown(_)), "{written:?}");
}
