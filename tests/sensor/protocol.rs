//! Bytes in any portions, damaged in any way: what is whole is read, what is not is named, and nothing falls over.
use std::time::Duration;

use anna_hector::{
    clock::Moment,
    sensor::{
        Dgt, SettlingFields,
        wire::{BOARD_DUMP, BoardCommand, BoardDecoder, BoardStreamFault, FIELD_UPDATE, FaultKind, Message},
    },
};
use proptest::{collection::vec, prelude::*, sample::Index};
use shakmaty::{Board, Color, Piece, Role, Square};

/// The pieces by their codes, from 1 on.
const CODES: &str = "PRNBKQprnbkq";

fn pieces() -> impl Strategy<Value = Option<Piece>> {
    (0..=CODES.len()).prop_map(|code| code.checked_sub(1).and_then(|i| Piece::from_char(CODES.as_bytes()[i].into())))
}

fn code(piece: Option<Piece>) -> u8 {
    let code = piece.and_then(|piece| CODES.find(piece.char())).map_or(0, |i| i + 1);
    u8::try_from(code).expect("a code")
}

/// 0 is a8, 63 is h1: the number of a square counts from a1, with the ranks the other way.
fn field(square: Square) -> u8 {
    u8::from(square) ^ 56
}

fn boards() -> impl Strategy<Value = Board> {
    vec(pieces(), 64).prop_map(|pieces| {
        let squares = Square::ALL.into_iter().zip(pieces);
        squares.filter_map(|(square, piece)| Some((square, piece?))).collect()
    })
}

fn messages() -> impl Strategy<Value = Message> {
    let others: &[u8] = &[0x8d, 0x91, 0x93, 0xa0];
    prop_oneof![
        2 => boards().prop_map(|board| Message::Dump(Box::new(board))),
        3 => (0..64_u32, pieces()).prop_map(|(square, piece)| Message::Field(Square::new(square), piece)),
        1 => proptest::sample::select(others).prop_map(Message::Other),
    ]
}

/// As a board writes it.
fn written(message: &Message) -> Vec<u8> {
    match message {
        Message::Dump(board) => {
            let mut bytes = vec![BOARD_DUMP, 0, 67];
            let mut codes = [0; 64];
            for (square, piece) in (**board).clone() {
                codes[usize::from(field(square))] = code(Some(piece));
            }
            bytes.extend(codes);
            bytes
        }
        Message::Field(square, piece) => vec![FIELD_UPDATE, 0, 5, field(*square), code(*piece)],
        // Longer than 127 bytes, so that both bytes of the length count.
        Message::Other(id) => [&[*id, 1, 7][..], &[0x2a; 132]].concat(),
    }
}

fn read(bytes: impl IntoIterator<Item = u8>) -> Vec<Result<Message, BoardStreamFault>> {
    let mut decoder = BoardDecoder::default();
    bytes.into_iter().filter_map(|byte| decoder.take(byte)).collect()
}

/// The messages, and the kinds of the faults.
fn sorted(read: Vec<Result<Message, BoardStreamFault>>) -> (Vec<Message>, Vec<FaultKind>) {
    let (mut messages, mut faults) = (Vec::new(), Vec::new());
    for one in read {
        match one {
            Ok(message) => messages.push(message),
            Err(fault) => faults.push(fault.kind),
        }
    }
    (messages, faults)
}

proptest! {
    #[test]
    fn what_is_written_is_read(all in vec(messages(), 0..8)) {
        let (found, faults) = sorted(read(all.iter().flat_map(written)));
        prop_assert_eq!(found, all);
        prop_assert_eq!(faults, []);
    }

    /// A message that breaks off costs itself and no other.
    #[test]
    fn a_message_that_breaks_off_is_named(all in vec(messages(), 2..6), which: Index, at: Index) {
        let which = which.index(all.len() - 1);
        let mut bytes: Vec<Vec<u8>> = all.iter().map(written).collect();
        let kept = 1 + at.index(bytes[which].len() - 1);
        bytes[which].truncate(kept);
        let id = bytes[which][0];
        let (found, faults) = sorted(read(bytes.concat()));
        let mut left = all;
        left.remove(which);
        prop_assert_eq!(found, left);
        prop_assert_eq!(faults, [FaultKind::CutShort { id, found: kept }]);
    }

    /// Bytes that belong to no message cost none, and are named once.
    #[test]
    fn noise_between_messages_is_passed_over(before in messages(), noise in vec(0..0x80_u8, 1..40), after in messages()) {
        let (found, faults) = sorted(read([written(&before), noise.clone(), written(&after)].concat()));
        prop_assert_eq!(found, [before, after]);
        prop_assert_eq!(faults, [FaultKind::Stray(noise[0])]);
    }

    #[test]
    fn a_wrong_length_is_named(wrong in messages(), length in 0..0x3fff_u16, after in messages()) {
        let mut bytes = written(&wrong);
        let right = u16::from(bytes[1]) << 7 | u16::from(bytes[2]);
        let known = matches!(wrong, Message::Dump(_) | Message::Field(..));
        prop_assume!(length != right && (known || length < 3));
        bytes[1] = u8::try_from(length >> 7).expect("seven bits");
        bytes[2] = u8::try_from(length & 0x7f).expect("seven bits");
        let id = bytes[0];
        let (found, faults) = sorted(read([bytes, written(&after)].concat()));
        prop_assert_eq!(found, [after]);
        prop_assert_eq!(faults, [FaultKind::WrongLength { id, length: length.into() }]);
    }

    /// Whatever comes, when it comes: nothing falls over, and the next whole board is read.
    #[test]
    fn no_bytes_make_it_fall_over(portions in vec((vec(any::<u8>(), 0..90), 0..9000_u64), 0..12), board in boards()) {
        let (mut dgt, mut now) = (Dgt::default(), Moment::START);
        for (bytes, passed) in portions {
            dgt.hear(now, &bytes);
            let _ = (dgt.due(now), dgt.settled(now), dgt.silence(now), dgt.settles_in(now));
            now = now + Duration::from_millis(passed);
        }
        dgt.hear(now, &written(&Message::Dump(Box::new(board.clone()))));
        let given = dgt.settled(now + Duration::from_secs(1));
        prop_assert!(given.is_none_or(|given| given == board));
        prop_assert_eq!(dgt.silence(now), None);
    }

    /// A placement is given once half a second has passed without a change, and it is the one that stands then.
    #[test]
    fn only_what_has_stood_is_given(
        start in boards(),
        changes in vec((0..64_u32, pieces(), prop_oneof![0..499_u64, 500..2000_u64]), 0..20),
    ) {
        let (mut settling, mut model, mut now) = (SettlingFields::default(), start.clone(), Moment::START);
        let rest = Duration::from_millis(500);
        settling.dump(now, start);
        let (mut changed, mut given) = (now, None);
        for (square, piece, passed) in changes {
            let square = Square::new(square);
            now = now + Duration::from_millis(passed);
            let settled = settling.settled(now);
            let due = now.since(changed) >= rest && given.as_ref() != Some(&model);
            prop_assert_eq!(&settled, &due.then(|| model.clone()));
            given = settled.or(given);
            if model.piece_at(square) != piece {
                changed = now;
            }
            settling.field(now, square, piece);
            match piece {
                Some(piece) => model.set_piece_at(square, piece),
                None => model.discard_piece_at(square),
            }
        }
        let last = settling.settled(now + rest).or(given);
        prop_assert_eq!(last, Some(model));
        prop_assert_eq!(settling.deadline(), None);
    }
}

#[test]
fn a_fault_tells_where_and_what() {
    let told = |bytes: &[u8]| read(bytes.iter().copied()).remove(0).expect_err("a fault").to_string();
    assert_eq!(told(b"hello"), "byte 1 from the board: 0x68 belongs to no message");
    assert_eq!(told(&[0x8e, 0, 5, 36, 0x8e]), "byte 5 from the board: message 0x8e breaks off after 4 bytes");
    assert_eq!(told(&[0x86, 0, 66]), "byte 3 from the board: message 0x86 is not 66 bytes long");
    assert_eq!(told(&[0x8e, 0, 5, 64, 1]), "byte 5 from the board: there is no field 64, only 0 to 63");
    assert_eq!(told(&[0x8e, 0, 5, 0, 16]), "byte 5 from the board: there is no piece 0x10, only 0x00 to 0x0f");
}

/// Three further codes lie on a board to tell the result of a game.
#[test]
fn what_tells_a_result_is_no_piece() {
    for code in 13..=15 {
        assert_eq!(read([FIELD_UPDATE, 0, 5, 0, code]), [Ok(Message::Field(Square::A8, None))]);
    }
    let queen = Role::Queen.of(Color::Black);
    assert_eq!(read([FIELD_UPDATE, 0, 5, 63, 12]), [Ok(Message::Field(Square::H1, Some(queen)))]);
}

/// A piece in a hand, from the bytes of the line: a knight is lifted and put back, a rook slides, a contact fails.
#[test]
fn the_bytes_of_a_lift_tell_what_was_lifted_and_for_how_long() {
    let at = Moment::from_millis;
    let mut dgt = Dgt::default();
    dgt.hear(at(0), &written(&Message::Dump(Box::default())));
    assert_eq!(dgt.lifted(at(500)), []);
    // 62 is g1, 2 a rook, 3 a knight, 0 nothing.
    dgt.hear(at(1_000), &[FIELD_UPDATE, 0, 5, 62, 0]);
    assert_eq!(dgt.settled(at(1_500)).map(|board| board.occupied().count()), Some(31));
    assert_eq!(dgt.lifted(at(1_500)), []);
    // In two portions, as a slow line brings them.
    dgt.hear(at(4_390), &[FIELD_UPDATE, 0]);
    dgt.hear(at(4_400), &[5, 62, 3]);
    assert_eq!(dgt.lifted(at(4_899)), []);
    let told = dgt.lifted(at(4_900));
    let told: Vec<_> = told.iter().map(|lift| (lift.square, lift.piece.char(), lift.away().as_millis())).collect();
    assert_eq!(told, [(Square::G1, 'N', 3_400)]);
    // A contact of a1; a pawn that is slid over three squares.
    dgt.hear(at(6_000), &[FIELD_UPDATE, 0, 5, 56, 0]);
    dgt.hear(at(6_100), &[FIELD_UPDATE, 0, 5, 56, 2]);
    for (after, square, piece) in [(0, 52, 0), (10, 44, 1), (20, 44, 0), (30, 36, 1)] {
        dgt.hear(at(7_000 + after), &[FIELD_UPDATE, 0, 5, square, piece]);
    }
    assert_eq!(dgt.lifted(at(8_000)), []);
    assert_eq!(dgt.settled(at(8_000)).and_then(|board| board.piece_at(Square::E4)), Role::Pawn.of(Color::White).into());
}

/// What is said to the board as time passes, and what it answers.
#[test]
fn the_board_is_asked_at_first_again_after_a_fault_and_every_five_seconds() {
    let at = Moment::from_millis;
    let dump = written(&Message::Dump(Box::default()));
    let mut dgt = Dgt::default();
    assert_eq!(dgt.due(at(0)), [BoardCommand::Reset, BoardCommand::SendUpdates, BoardCommand::SendBoard]);
    assert_eq!(dgt.due(at(1)), []);
    dgt.hear(at(100), &dump[..20]);
    dgt.hear(at(110), &dump[20..]);
    assert_eq!(dgt.due(at(5109)), []);
    assert_eq!(dgt.due(at(5110)), [BoardCommand::SendBoard]);
    dgt.hear(at(5200), &dump);
    // An update is damaged: nobody knows which.
    dgt.hear(at(6000), &[FIELD_UPDATE, 0, 5, 99, 1]);
    assert_eq!(dgt.due(at(6000)), [BoardCommand::SendBoard]);
    // The answer is damaged as well.
    dgt.hear(at(6100), &[&dump[..30], &dump[..30]].concat());
    assert_eq!(dgt.due(at(6299)), []);
    assert_eq!(dgt.due(at(6300)), [BoardCommand::SendBoard]);
    assert_eq!(dgt.silence(at(8000)), None);
    // The last that could not be read is named.
    let silence = dgt.silence(at(8001));
    assert!(format!("{silence:?}").contains("CutShort { id: 134, found: 30 }"), "{silence:?}");
    dgt.hear(at(8100), &dump);
    assert_eq!(dgt.silence(at(8101)), None);
}
