//! Electronic boards at the table: which port is whose board, and when what one sees is put on record.
use std::{convert::Infallible, str::FromStr, sync::mpsc::Sender, time::Duration};

use shakmaty::{Board, ByColor, Color};

use super::Input;
use crate::{
    clock::Moment,
    game::{Event, Game, Incident, Setup},
    laws::completion::Sight,
    sensor::{BoardReport, BoardWatch, SerialBoard},
};

/// The port of an electronic board, as the command line has it: `/dev/ttyUSB0`, `black=COM3`.
///
/// ```
/// use anna_hector::app::BoardPort;
/// use shakmaty::Color;
///
/// let port: BoardPort = "black=COM3".parse().unwrap();
/// assert_eq!((port.side, port.port.as_str()), (Some(Color::Black), "COM3"));
/// let port: BoardPort = "/dev/ttyUSB0".parse().unwrap();
/// assert_eq!((port.side, port.port.as_str()), (None, "/dev/ttyUSB0"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardPort {
    /// Whose board; `None`: the sighted player's.
    pub side: Option<Color>,
    /// Its serial port.
    pub port: String,
}

impl FromStr for BoardPort {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        let sides = [("white=", Color::White), ("black=", Color::Black)];
        let named = sides.into_iter().find_map(|(name, side)| Some((side, text.strip_prefix(name)?)));
        Ok(Self { side: named.map(|(side, _)| side), port: named.map_or(text, |(_, port)| port).to_owned() })
    }
}

/// Which board is at which port: what the command line says, the last for a side that it names twice, and for a side that it leaves out
/// what the set-up says.
pub(super) fn ports(named: &[BoardPort], chosen: &ByColor<String>, setup: &Setup) -> Vec<(Color, String)> {
    let sighted = if setup.sight.white == Sight::Sighted { Color::White } else { Color::Black };
    let mut ports: Vec<(Color, String)> = Vec::new();
    for place in named {
        let side = place.side.unwrap_or(sighted);
        ports.retain(|(taken, _)| *taken != side);
        ports.push((side, place.port.clone()));
    }
    for side in Color::ALL {
        let port = chosen.get(side);
        if !port.is_empty() && ports.iter().all(|(taken, _)| *taken != side) {
            ports.push((side, port.clone()));
        }
    }
    ports
}

/// Starts to watch the boards of a game. What stands on the record of a board tells which way round it lies.
pub(super) fn watch(
    ports: &[(Color, String)],
    game: &Game,
    now: impl Fn() -> Moment + Clone + Send + 'static,
    outbox: &Sender<Input>,
) -> Vec<BoardWatch> {
    let watch_one = |(side, port): &(Color, String)| {
        let (side, port, outbox) = (*side, port.clone(), outbox.clone());
        let report = move |report| {
            let _ = outbox.send(Input::Board(side, report));
        };
        // Without it a game can be played all the same.
        BoardWatch::start(game.board(side).clone(), move || SerialBoard::open(&port), now.clone(), report)
            .inspect_err(|error| tracing::warn!(%error, "an electronic board is not watched"))
            .ok()
    };
    ports.iter().filter_map(watch_one).collect()
}

/// How long a difference stands before it is put on record: a player who says that he has executed a move may only be about to.
const PATIENCE: Duration = Duration::from_secs(5);

/// What one electronic board sees, and since when that is news. Pure: time and game come in.
#[derive(Debug, Clone, Default)]
pub(super) struct Witness {
    seen: Seen,
    waiting: Option<BoardChange>,
}

#[derive(Debug, Clone, Default)]
enum Seen {
    /// It has not been heard of yet.
    #[default]
    Nothing,
    Lost,
    Board(Board),
}

/// Something that will be put on record unless it changes.
#[derive(Debug, Clone)]
struct BoardChange {
    news: Event,
    recorded: Board,
    since: Moment,
}

impl Witness {
    /// Takes what the board of `side` reports: that it is lost or back is to be noticed.
    pub(super) fn take(&mut self, side: Color, report: &BoardReport) -> Option<Incident> {
        let seen = match report {
            BoardReport::Stands(board) => Seen::Board(board.clone()),
            BoardReport::Lost(_) => Seen::Lost,
            BoardReport::Lifted(_) => return None,
        };
        match (std::mem::replace(&mut self.seen, seen), &self.seen) {
            (Seen::Nothing | Seen::Board(_), Seen::Lost) => Some(Incident::SensorLost(side)),
            (Seen::Lost, Seen::Board(_)) => Some(Incident::SensorBack(side)),
            _ => None,
        }
    }

    /// What stands on the board, as far as it is known.
    pub(super) const fn seen(&self) -> Option<&Board> {
        match &self.seen {
            Seen::Board(board) => Some(board),
            Seen::Nothing | Seen::Lost => None,
        }
    }

    /// Looks at the game at `now`: what is to be put on record. To be called whenever the game or what is seen has changed,
    /// and at the [`deadline`](Self::deadline).
    pub(super) fn look(&mut self, side: Color, game: &Game, now: Moment) -> Option<Event> {
        let news = match &self.seen {
            Seen::Board(board) => game.sensing().sense(side, board),
            Seen::Nothing | Seen::Lost => None,
        };
        let recorded = game.board(side);
        self.waiting = news.map(|news| match self.waiting.take() {
            Some(waiting) if waiting.news == news && waiting.recorded == *recorded => waiting,
            _ => BoardChange { news, recorded: recorded.clone(), since: now },
        });
        let due = self.waiting.take_if(|waiting| now.since(waiting.since) >= PATIENCE);
        due.map(|waiting| waiting.news)
    }

    /// When to look again if nothing changes before.
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.waiting.as_ref().map(|waiting| waiting.since + PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Square;

    use super::*;
    use crate::{
        game::{Act, Command, NoticeAct, Seat, Setup, StartCommand},
        sensor::SensorError,
    };

    const BLACK: Color = Color::Black;

    fn at(ms: u64) -> Moment {
        Moment::from_millis(ms)
    }

    fn without(square: Square) -> BoardReport {
        let mut board = Board::default();
        board.discard_piece_at(square);
        BoardReport::Stands(board)
    }

    #[test]
    fn a_difference_that_stands_five_seconds_is_put_on_record() {
        let (mut witness, mut game) = (Witness::default(), Game::new(Setup::default()));
        assert_eq!(witness.take(BLACK, &without(Square::E7)), None);
        assert_eq!(witness.look(BLACK, &game, at(1000)), None);
        assert_eq!(witness.deadline(), Some(at(6000)));
        // The piece is put back, another is lifted.
        assert_eq!(witness.take(BLACK, &without(Square::D7)), None);
        assert_eq!(witness.look(BLACK, &game, at(5999)), None);
        assert_eq!(witness.look(BLACK, &game, at(10_998)), None);
        let event = witness.look(BLACK, &game, at(10_999)).expect("due");
        game.apply(at(10_999), &event);
        assert_eq!(witness.look(BLACK, &game, at(20_000)), None);
        assert_eq!(witness.deadline(), None);
        // It agrees again, but the game begins and Black is the one to wait.
        assert_eq!(witness.take(BLACK, &BoardReport::Stands(Board::default())), None);
        assert_eq!(witness.look(BLACK, &game, at(20_000)), None);
        for event in game.decide(at(21_000), Seat::Arbiter, &Command::Start(StartCommand::Begin)).expect("begun") {
            game.apply(at(21_000), &event);
        }
        let agrees = witness.look(BLACK, &game, at(25_000)).expect("due").act;
        assert_eq!(agrees, Act::Notice(NoticeAct::BoardSensed { side: BLACK, board: Board::default() }));
    }

    #[test]
    fn the_command_line_comes_before_the_set_up() {
        let chosen = ByColor { white: "/dev/white".to_owned(), black: "/dev/black".to_owned() };
        let setup = Setup::default();
        let of = |named: &[&str]| {
            let named: Vec<BoardPort> = named.iter().map(|text| text.parse().expect("a port")).collect();
            ports(&named, &chosen, &setup)
        };
        let (white, black) = ((Color::White, "/dev/white".to_owned()), (Color::Black, "/dev/black".to_owned()));
        assert_eq!(of(&[]), [white.clone(), black]);
        // White is the visually impaired one.
        assert_eq!(of(&["COM3"]), [(Color::Black, "COM3".to_owned()), white.clone()]);
        assert_eq!(of(&["COM3", "black=COM4"]), [(Color::Black, "COM4".to_owned()), white], "two for one board");
        assert_eq!(ports(&[], &ByColor::default(), &setup), []);
    }

    #[test]
    fn a_board_is_lost_once_and_found_once() {
        let lost = || BoardReport::Lost(SensorError::Silent { port: String::new() });
        let mut witness = Witness::default();
        let told = [lost(), lost(), without(Square::E7), without(Square::E7), lost()];
        let told = told.map(|report| witness.take(BLACK, &report));
        let (lost, back) = (Some(Incident::SensorLost(BLACK)), Some(Incident::SensorBack(BLACK)));
        assert_eq!(told, [lost.clone(), None, back, None, lost]);
        assert_eq!(witness.look(BLACK, &Game::new(Setup::default()), at(0)), None);
        assert_eq!(witness.deadline(), None, "what is lost sees nothing");
    }
}
