//! The walk at the table: a game is played, the boards differ, everything is told, corrected, confirmed and settled, and
//! the game goes on.
use std::time::Duration;

use anna_hector::{
    clock::{Moment, Reading, control::both_from},
    game::{
        Act, AnswerCommand, ArbiterAct, ArbiterCommand, ClockCommand, ClockProposal, Clocks, Command, ComparisonStage,
        Due, Event, Game, MoveCommand, Phase, ReconcileCommand as Do, Rejection, Seat, Setup, SheetText, StartCommand,
        Step,
    },
    journal::{self, Header, Writer},
    language::{Language, notation::algebraic, understand::telling::Telling},
    laws::{RawMove, completion::Sight},
    reconciliation::{BoardKind, RecordsVerdict, SheetEntry},
};
use proptest::{prelude::*, sample::Index};
use shakmaty::{Board, ByColor, Color, Position};

use crate::{
    properties::{board_mut, disturb, game, kind, side},
    stories::each,
    table::Table,
};

const ARBITER: Seat = Seat::Arbiter;

/// The game behind a [`Table`], with everything that happened in it.
struct Played {
    game: Game,
    now: Moment,
    events: Vec<(Moment, Event)>,
    /// Both clocks after each ply, and before the first.
    readings: Vec<Reading>,
}

impl Played {
    /// The moves of a table, announced, executed and pressed as they should be, seven seconds each.
    fn at(table: &Table, vi: Color, control: &str) -> Self {
        let sight = ByColor::new_with(|side| if side == vi { Sight::Impaired } else { Sight::Sighted });
        let setup = Setup {
            start: table.start.clone(),
            sight,
            control: both_from(control).expect("a control"),
            ..Setup::default()
        };
        let mut played = Self { game: Game::new(setup), now: Moment::START, events: Vec::new(), readings: Vec::new() };
        played.act(ARBITER, Command::Start(StartCommand::Begin));
        played.read();
        for (ply, &m) in table.moves.iter().enumerate() {
            let mover = table.position_after(ply).turn();
            let [by, other] = [mover, mover.other()].map(Seat::Player);
            played.now = played.now + Duration::from_secs(7);
            played.act(by, Command::Move(MoveCommand::Announce(RawMove::from_move(m))));
            played.act(by, Command::Move(MoveCommand::Press));
            played.read();
            played.act(other, Command::Answer(AnswerCommand::Repeat(None)));
            played.act(other, Command::Answer(AnswerCommand::Execute(None)));
        }
        played
    }

    fn read(&mut self) {
        self.readings.push(self.game.clock().reading(self.now));
    }

    fn decide(&mut self, by: Seat, command: &Command) -> Result<(), Rejection> {
        for event in self.game.decide(self.now, by, command)? {
            self.game.apply(self.now, &event);
            self.events.push((self.now, event));
        }
        Ok(())
    }

    fn act(&mut self, by: Seat, command: Command) {
        // A game can end by itself in the middle of a random one.
        if let Err(rejection) = self.decide(by, &command) {
            panic!("{command:?} by {by}: {rejection:?}");
        }
    }

    fn go(&mut self, by: Seat, command: Do) {
        self.act(by, Command::Reconcile(command));
    }

    fn owner(&self, kind: BoardKind) -> Seat {
        Seat::Player(self.game.setup().board_owner(kind))
    }

    /// Everybody tells what he has before him.
    fn tell_all(&mut self, table: &Table) {
        for kind in BoardKind::ALL {
            let owner = self.owner(kind);
            self.go(owner, Do::Tell(kind, Telling::All(table.boards.get(kind).clone())));
        }
        for side in Color::ALL {
            let entries = table.sheets.get(side).iter().cloned().map(SheetEntry::Written).collect();
            self.go(Seat::Player(side), Do::TellSheet(side, SheetText { entries, start: None }));
        }
    }

    /// Every correction is confirmed by whose board it is, and by nobody else's player; both boards are compared. The number
    /// of corrections.
    fn walk(&mut self) -> usize {
        let mut corrections = 0;
        loop {
            match self.game.comparison().stage().expect("it is under way") {
                ComparisonStage::Facts => panic!("nothing is decided"),
                ComparisonStage::Correcting(kind, correction) => {
                    let (owner, board) = (self.game.setup().board_owner(kind), self.game.setup().board_owner(kind));
                    assert_eq!(self.game.step(owner), Step::Reconcile(Due::Correct(kind, correction)));
                    assert_eq!(self.game.step(owner.other()), Step::Reconcile(Due::AwaitOther));
                    let foreign = Command::Reconcile(Do::Confirm(kind));
                    assert_eq!(self.decide(Seat::Player(board.other()), &foreign), Err(Rejection::NotYours));
                    self.go(Seat::Player(owner), Do::Confirm(kind));
                    corrections += 1;
                    assert!(corrections < 130, "it comes to an end");
                }
                ComparisonStage::Comparing(kind) => {
                    let close = Command::Reconcile(Do::Close(Clocks::AsProposed));
                    assert_eq!(self.decide(ARBITER, &close), Err(Rejection::CorrectFirst));
                    let owner = self.owner(kind);
                    self.go(owner, Do::Confirm(kind));
                }
                ComparisonStage::Clocks => return corrections,
            }
        }
    }

    /// What a restart after `kill -9` makes of it: the same game.
    fn comes_back(&self) {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let path = folder.path().join("game.jsonl");
        let header = Header::new("2026-05-01T10:00:00Z", self.game.setup().clone());
        let mut writer = Writer::create(&path, &header).expect("a journal");
        for (at, event) in &self.events {
            writer.append(*at, event).expect("written");
        }
        assert_eq!(journal::read(&path).expect("readable").replay(), self.game);
    }

    fn boards(&self) -> [&Board; 2] {
        Color::ALL.map(|side| self.game.board(side))
    }
}

/// Three moves in ten minutes, then five minutes more: the control is passed before the mistake is found late.
const CONTROL: &str = "3/10+5,5+5";

#[test]
fn with_sheets_that_agree_whoever_moved_wrong_adjusts_and_the_game_goes_on() {
    let mut stories = 0;
    each(|name, table, _, wrong, _| {
        for vi in Color::ALL {
            let mut played = Played::at(&table, vi, CONTROL);
            // The table's boards stand for what hands did; the program knows nothing of it until it is told.
            let before = played.game.clock().reading(played.now);
            played.go(Seat::Player(vi), Do::Begin);
            assert_eq!(played.game.clock().side_running(), None, "{name}");
            played.tell_all(&table);
            let finding = played.game.comparison().finding();
            assert_eq!(finding.verdict, RecordsVerdict::SheetsAgree, "{name}");
            played.go(ARBITER, Do::Accept);
            played.comes_back();
            let expected = finding.corrections.get(wrong).len();
            assert_eq!(played.walk(), expected, "{name}");
            assert_eq!(played.boards(), [table.position.board(); 2], "{name}");
            assert_eq!(played.game.comparison().clock_proposal(), Some(ClockProposal::Unchanged), "{name}");
            played.go(ARBITER, Do::Close(Clocks::AsProposed));
            let now = played.game.clock().reading(played.now);
            assert_eq!((now.left, now.completed), (before.left, before.completed), "{name}");
            assert_eq!(played.game.plies().len(), table.moves.len(), "{name}");
            goes_on(&mut played, &table.position, name);
            stories += 1;
        }
    });
    assert_eq!(stories, 5 * 2 * 2 * 2 * 2);
}

/// The clock is started, and the next move is played on both boards.
fn goes_on(played: &mut Played, position: &shakmaty::Chess, name: &str) {
    assert_eq!(played.game.record().position().as_ref(), Some(position), "{name}");
    played.comes_back();
    played.act(ARBITER, Command::Clock(ClockCommand::Restart));
    let mover = position.turn();
    assert_eq!(played.game.step(mover), Step::Move, "{name}");
    let quiet = position.legal_moves().into_iter().find(|m| !m.is_promotion()).expect("a move");
    let said = RawMove::from_move(quiet);
    played.act(Seat::Player(mover), Command::Move(MoveCommand::Announce(said)));
    played.act(Seat::Player(mover), Command::Move(MoveCommand::Press));
    played.act(Seat::Player(mover.other()), Command::Answer(AnswerCommand::Repeat(None)));
    played.act(Seat::Player(mover.other()), Command::Answer(AnswerCommand::Execute(None)));
    let [white, black] = played.boards();
    assert_eq!(white, black, "{name}");
}

#[test]
fn with_sheets_that_differ_the_moves_are_retraced_with_times_and_counters() {
    each(|name, mut table, _, _, mover| {
        let ply = if table.moves.len() > 1 { 2 } else { 0 };
        let writer = mover.other();
        let there = table.position_after(ply);
        let other = there.legal_moves().into_iter().find(|&m| m != table.moves[ply]).expect("another move");
        let language = writer.fold_wb(Language::German, Language::English);
        table.sheet_mut(writer)[ply] = algebraic(other, &there, language);

        let mut played = Played::at(&table, Color::White, CONTROL);
        played.go(Seat::Assistant(Color::White), Do::Begin);
        played.tell_all(&table);
        let finding = played.game.comparison().finding();
        assert!(matches!(finding.verdict, RecordsVerdict::SheetsDiffer { .. }), "{name}: {:?}", finding.verdict);
        assert_eq!(finding.last_agreed, ply, "{name}");
        played.go(ARBITER, Do::Accept);
        played.walk();
        assert_eq!(played.boards(), [there.board(); 2], "{name}");
        let then = played.readings[ply];
        assert_eq!(played.game.comparison().clock_proposal().map(left), Some(Some(then.left)), "{name}");
        // Anything else needs the arbiter's grounds.
        let standing = Do::Close(Clocks::AsTheyStand);
        let refused = played.decide(ARBITER, &Command::Reconcile(standing));
        assert_eq!(refused, Err(Rejection::GroundsNeeded), "{name}");
        played.go(ARBITER, Do::Close(Clocks::AsProposed));
        let now = played.game.clock().reading(played.now);
        assert_eq!((now.left, now.completed, now.to_control), (then.left, then.completed, then.to_control), "{name}");
        let (kept, ruled_off) = played.game.record().ruled_off().last().expect("a line under the sheets");
        assert_eq!((*kept, ruled_off.len()), (ply, table.moves.len() - ply), "{name}");
        goes_on(&mut played, &there, name);
    });
}

fn left(proposal: ClockProposal) -> Option<ByColor<Option<Duration>>> {
    match proposal {
        ClockProposal::Set(reading) => Some(reading.left),
        ClockProposal::Unchanged | ClockProposal::Unknown => None,
    }
}

/// What hands do instead of the announced move is kept as it is, and noticed.
#[test]
fn a_wrong_execution_is_kept_and_noticed() {
    use shakmaty::{Role, Square::*};
    const START: &str = "r3k2r/P5pp/8/3pP3/8/8/6P1/1N2K2R w Kkq d6 0 20";
    let piece =
        |role, from, to, promotion| RawMove::Piece { role, from, to, capture: false, en_passant: false, promotion };
    let cases = [
        ("Nc3", piece(Role::Knight, B1, D2, None), vec![C3, D2]),
        ("exd6", piece(Role::Pawn, E5, D6, None), vec![D5]),
        ("O-O", piece(Role::King, E1, G1, None), vec![F1, H1]),
    ];
    for (san, did, otherwise) in cases {
        let mut table = Table::at(START);
        let m = table.legal(san);
        let mut played = Played::at(&table, Color::White, "90+30");
        played.act(Seat::Player(Color::White), Command::Move(MoveCommand::Announce(RawMove::from_move(m))));
        played.act(Seat::Player(Color::White), Command::Move(MoveCommand::Press));
        played.act(Seat::Player(Color::Black), Command::Answer(AnswerCommand::Repeat(None)));
        played.act(Seat::Player(Color::Black), Command::Answer(AnswerCommand::Execute(Some(did))));
        let mut found = played.game.comparison().squares_otherwise(BoardKind::Normal);
        found.sort_unstable();
        let mut expected = otherwise.clone();
        expected.sort_unstable();
        assert_eq!(found, expected, "{san}");
        assert_eq!(played.game.comparison().squares_otherwise(BoardKind::Special), [], "{san}");
        // The program made both sheets out of the announcements: they agree.
        played.go(Seat::Player(Color::Black), Do::Begin);
        assert_eq!(played.game.comparison().finding().verdict, RecordsVerdict::SheetsAgree, "{san}");
        played.go(ARBITER, Do::Accept);
        played.walk();
        played.go(ARBITER, Do::Close(Clocks::AsProposed));
        table.play(m);
        goes_on(&mut played, &table.position, san);
    }
}

/// Found while a move is on its way: the player who has yet to make it makes it now, and owes nothing but his words.
#[test]
fn a_move_on_its_way_is_completed_on_both_boards() {
    let mut table = Table::new(shakmaty::Chess::default());
    for san in ["e4", "e5"] {
        table.play(table.legal(san));
    }
    let mut played = Played::at(&table, Color::White, "90+30");
    let knight = RawMove::from_move(table.legal("Nf3"));
    played.act(Seat::Player(Color::White), Command::Move(MoveCommand::Announce(knight)));
    // As long as nobody has made it, the boards stand alike, and there is nothing to bring together.
    played.go(Seat::Player(Color::Black), Do::Begin);
    let alike = played.decide(ARBITER, &Command::Reconcile(Do::Accept));
    assert!(matches!(alike, Err(Rejection::BoardsAlike(_))), "{alike:?}");
    played.go(ARBITER, Do::CallOff);
    played.act(ARBITER, Command::Clock(ClockCommand::Restart));
    played.act(Seat::Player(Color::Black), Command::Answer(AnswerCommand::Repeat(None)));
    played.act(Seat::Player(Color::Black), Command::Answer(AnswerCommand::Execute(None)));
    played.go(Seat::Player(Color::Black), Do::Begin);
    for command in [
        Command::Move(MoveCommand::Press),
        Command::Move(MoveCommand::Correct(knight)),
        Command::Clock(ClockCommand::Restart),
        Command::Arbiter(ArbiterCommand::GoBack(0)),
    ] {
        assert_eq!(played.decide(ARBITER, &command), Err(Rejection::ReconcileFirst), "{command:?}");
    }
    played.go(ARBITER, Do::Accept);
    assert_eq!(played.walk(), 1);
    played.go(ARBITER, Do::Close(Clocks::AsProposed));
    assert_eq!(played.game.plies().len(), 2);
    played.act(ARBITER, Command::Clock(ClockCommand::Restart));
    assert_eq!(played.game.step(Color::White), Step::Press);
    assert_eq!(played.game.step(Color::Black), Step::AwaitPress);
    played.act(Seat::Player(Color::White), Command::Move(MoveCommand::Press));
    assert_eq!(played.game.step(Color::Black), Step::Move);
    assert_eq!(played.boards()[0], played.boards()[1]);
}

/// Both players wrote something else than the program heard: their sheets count, and the record becomes what they say.
#[test]
fn sheets_that_agree_against_the_record_become_the_record() {
    let mut heard = Table::new(shakmaty::Chess::default());
    for san in ["e4", "e5", "Nf3", "Nc6"] {
        heard.play(heard.legal(san));
    }
    let mut meant = Table::new(shakmaty::Chess::default());
    for san in ["e4", "e5", "Nc3", "Nc6", "Bc4"] {
        meant.play(meant.legal(san));
    }
    let mut played = Played::at(&heard, Color::Black, "90+30");
    played.go(Seat::Player(Color::White), Do::Begin);
    played.tell_all(&meant);
    assert_eq!(played.game.comparison().finding().verdict, RecordsVerdict::Equal);
    played.go(ARBITER, Do::Accept);
    assert_eq!(played.walk(), 0);
    played.go(ARBITER, Do::Close(Clocks::AsProposed));
    assert_eq!(played.game.record().position(), Some(meant.position.clone()));
    assert_eq!(
        (played.game.plies().len(), played.game.record().ruled_off().last().map(|line| line.1.len())),
        (5, Some(2))
    );
    goes_on(&mut played, &meant.position, "as meant");
}

/// Where the rule is silent the arbiter decides.
#[test]
fn the_arbiter_decides_otherwise_or_calls_it_off() {
    let mut table = Table::new(shakmaty::Chess::default());
    for san in ["e4", "e5", "Nf3", "Nc6"] {
        table.play(table.legal(san));
    }
    let mut played = Played::at(&table, Color::White, "90+30");
    let before = played.game.clone();
    played.go(Seat::Player(Color::White), Do::Begin);
    assert_eq!(played.decide(Seat::Player(Color::White), &Command::Reconcile(Do::Accept)), Err(Rejection::ArbiterOnly));
    played.go(ARBITER, Do::CallOff);
    assert_eq!((played.game.phase(), played.game.plies()), (before.phase(), before.plies()));

    played.go(Seat::Player(Color::White), Do::Begin);
    played.go(ARBITER, Do::Choose(2));
    played.walk();
    let minute = Some(Duration::from_secs(3600));
    let set = Command::Clock(ClockCommand::Set { side: Color::White, left: minute, completed: Some(1) });
    played.act(ARBITER, Command::Because(Box::new(set), "agreed by both".into()));
    let close = Command::Reconcile(Do::Close(Clocks::AsTheyStand));
    played.act(ARBITER, Command::Because(Box::new(close), "agreed by both".into()));
    assert!(
        played.events.iter().any(
            |(_, event)| matches!(&event.act, Act::Arbiter(ArbiterAct::Explained(text)) if text == "agreed by both")
        )
    );
    assert_eq!(played.game.clock().reading(played.now).left.white, minute);
    goes_on(&mut played, &table.position_after(2), "chosen");
}

/// In the middle of the walk a player finds that his board is not as he said: it is told again, and the walk goes on.
#[test]
fn a_new_fact_in_the_middle_of_the_walk_is_taken_in() {
    let mut table = Table::new(shakmaty::Chess::default());
    table.play(table.legal("e4"));
    let mut played = Played::at(&table, Color::White, "90+30");
    played.go(Seat::Player(Color::Black), Do::Begin);
    let none = |square| Telling::Squares(vec![(square, None)]);
    played.go(Seat::Player(Color::Black), Do::Tell(BoardKind::Normal, none(shakmaty::Square::D7)));
    played.go(ARBITER, Do::Accept);
    assert_eq!(played.game.comparison().corrections_due().len(), 1);
    played.go(Seat::Player(Color::Black), Do::Confirm(BoardKind::Normal));
    played.go(Seat::Player(Color::Black), Do::Confirm(BoardKind::Normal));
    played.go(Seat::Player(Color::Black), Do::Tell(BoardKind::Normal, none(shakmaty::Square::A1)));
    assert!(matches!(played.game.comparison().stage(), Some(ComparisonStage::Correcting(BoardKind::Normal, _))));
    assert_eq!(played.walk(), 1);
    played.go(ARBITER, Do::Close(Clocks::AsProposed));
    goes_on(&mut played, &table.position, "told again");
}

/// What is impossible is said, and nothing changes.
#[test]
fn impossible_records_decide_nothing() {
    let mut table = Table::new(shakmaty::Chess::default());
    for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
        table.play(table.legal(san));
    }
    let sheet = |text: &str| {
        let (entries, start) =
            anna_hector::scoresheet::entries(text, anna_hector::laws::Numbering::from(None), Language::German)
                .expect("a sheet");
        SheetText { entries, start }
    };
    let board = |fen: &str| Do::Tell(BoardKind::Normal, Telling::All(fen.parse().expect("a placement")));
    let black = Seat::Player(Color::Black);
    for impossible in [
        board("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2K"),
        board("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ3R"),
        board("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/P4N2/PPPP1PPP/RNBQK2R"),
        Do::TellSheet(Color::Black, SheetText::default()),
        Do::TellSheet(Color::Black, sheet("1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6")),
        Do::TellSheet(Color::Black, sheet("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n1. Rh8+ Kd7")),
        Do::TellSheet(Color::Black, sheet("1. e4 e5 2. Дf3 Жc6 3. Юb5 a6")),
    ] {
        let mut played = Played::at(&table, Color::White, "90+30");
        played.go(black, Do::Begin);
        // One square is wrong as well, so that there is something to be found.
        let odd = Telling::Squares(vec![(shakmaty::Square::H2, None)]);
        played.go(Seat::Player(Color::White), Do::Tell(BoardKind::Special, odd));
        played.go(black, impossible.clone());
        let before = played.game.clone();
        let finding = played.game.comparison().finding();
        assert!(finding.is_blocked(), "{impossible:?}: {:?}", finding.verdict);
        let refused = played.decide(ARBITER, &Command::Reconcile(Do::Accept));
        assert_eq!(refused, Err(Rejection::NothingDetermined), "{impossible:?}");
        assert_eq!(played.game, before);
        played.comes_back();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// Any legal game, any disturbance of one board, any change of one sheet: the walk ends with both boards equal to what
    /// the finding says, and one mistake needs one correction.
    #[test]
    fn the_walk_ends_with_both_boards_equal_to_the_truth(
        table in game(1..30), kind in kind(), what in 0..3_u8, pick: (Index, Index), vi in side(),
        slip in prop::option::of((side(), any::<Index>(), any::<Index>())),
    ) {
        let mut table = table;
        prop_assume!(table.position.outcome().is_unknown());
        let whole = table.moves.len();
        disturb(board_mut(&mut table.boards, kind), what, pick);
        let mut differs_at = None;
        if let Some((writer, at, other)) = slip {
            let ply = at.index(whole);
            let there = table.position_after(ply);
            let others: Vec<_> = there.legal_moves().into_iter().filter(|&m| m != table.moves[ply]).collect();
            prop_assume!(!others.is_empty());
            let language = writer.fold_wb(Language::German, Language::English);
            table.sheet_mut(writer)[ply] = algebraic(others[other.index(others.len())], &there, language);
            differs_at = Some(ply);
        }
        let mut played = Played::at(&table, vi, "none");
        prop_assume!(matches!(played.game.phase(), Phase::Playing(_)));
        played.go(Seat::Player(Color::Black), Do::Begin);
        played.tell_all(&table);
        let finding = played.game.comparison().finding();
        prop_assume!(!finding.is_blocked());
        let plies = differs_at.unwrap_or(whole);
        prop_assert_eq!(finding.moves.len(), plies);
        played.go(ARBITER, Do::Accept);
        let corrections = played.walk();
        let truth = table.position_after(plies);
        prop_assert_eq!(played.boards(), [truth.board(); 2]);
        if differs_at.is_none() {
            prop_assert_eq!(corrections, 1);
        }
        played.go(ARBITER, Do::Close(Clocks::AsProposed));
        prop_assert_eq!(played.game.record().position(), Some(truth));
        played.comes_back();
    }
}
