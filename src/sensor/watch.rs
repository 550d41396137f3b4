//! The thread that watches an electronic board.
use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel},
    time::Duration,
};

use shakmaty::Board;

use super::{BoardSensor, Lift, Orientation, SensorError};
use crate::clock::Moment;

/// Between two tries to open a board that is not there.
const RETRY: Duration = Duration::from_secs(1);

/// What there is to be told of an electronic board.
#[derive(Debug)]
pub enum BoardReport {
    /// The pieces have come to rest like this, seen with White's first rank below. Told again when the board was gone and
    /// is back.
    Stands(Board),
    /// A piece was lifted and put back.
    Lifted(Lift),
    /// Nothing is known of it from now on. It is looked for until it is back, and that is told by [`BoardReport::Stands`].
    Lost(SensorError),
}

/// A thread that watches one board; it ends when this is dropped.
#[derive(Debug)]
pub struct BoardWatch(#[expect(dead_code, reason = "held so that the thread lives")] Sender<()>);

/// What the thread needs.
struct Post<O, N, R> {
    open: O,
    now: N,
    report: R,
    stopped: Receiver<()>,
}

impl BoardWatch {
    /// Watches the board that `open` opens, as often as it has to be opened, and reports what is new. `known` is a placement
    /// by which it shows which way round it lies ([`Orientation`]); `now` tells the time.
    ///
    /// # Errors
    /// Where no thread can be started.
    pub fn start<S: BoardSensor>(
        known: Board,
        open: impl Fn() -> Result<S, SensorError> + Send + 'static,
        now: impl Fn() -> Moment + Send + 'static,
        report: impl Fn(BoardReport) + Send + 'static,
    ) -> io::Result<Self> {
        let (stop, stopped) = channel();
        let post = Post { open, now, report, stopped };
        std::thread::Builder::new().name("board".to_owned()).spawn(move || post.watch(Orientation::by(known)))?;
        Ok(Self(stop))
    }
}

impl<S, O, N, R> Post<O, N, R>
where
    S: BoardSensor,
    O: Fn() -> Result<S, SensorError>,
    N: Fn() -> Moment,
    R: Fn(BoardReport),
{
    fn watch(&self, mut orientation: Orientation) {
        let mut told = None;
        loop {
            let Err(error) = self.until_lost(&mut orientation, &mut told) else { return };
            if told.replace(Lost).is_none() {
                (self.report)(BoardReport::Lost(error));
            }
            if self.stopped.recv_timeout(RETRY) != Err(RecvTimeoutError::Timeout) {
                return;
            }
        }
    }

    /// Reports until the board is lost, or nobody wants to know any more.
    fn until_lost(&self, orientation: &mut Orientation, told: &mut Option<Lost>) -> Result<(), SensorError> {
        let mut sensor = (self.open)()?;
        while self.stopped.try_recv() == Err(TryRecvError::Empty) {
            let news = sensor.sense(&self.now)?;
            for lift in news.lifts {
                (self.report)(BoardReport::Lifted(Lift { square: orientation.square(lift.square), ..lift }));
            }
            if let Some(board) = news.stands {
                *told = None;
                (self.report)(BoardReport::Stands(orientation.upright(&board)));
            }
        }
        Ok(())
    }
}

/// That the board is lost was told, and it has not been seen since.
struct Lost;
