//! What a seat may see of a game. Questions are answered from it alone; a page on the screen takes beside it only what its seat
//! may know.
use std::{borrow::Cow, fmt};

use shakmaty::{Board, ByColor, Chess, Color, Square};

use super::{
    Access, Device, DeviceOffer, Ending, Game, GameRecord, Mode, PendingClaim, Phase, Ply, PressKind, Repetition,
    Scoring, Seat, Setup, Statement, Step, TakenBy, Undecided,
};
use crate::{
    clock::{Bonus, Moment, Reading},
    laws::{
        RawMove,
        completion::{self, Press},
        illegal::Fault,
        quickplay::Request,
    },
};

/// Something that only the arbiter is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The move is illegal.
    Illegal(Fault),
    /// The clock was pressed before the announcement.
    PressedEarly,
    /// The clock was pressed without a move.
    PressedWithoutMove,
    /// Presses before the announcement were held back, so many.
    HeldBack(usize),
    /// The announcement was corrected, so many times.
    Slips(usize),
    /// This illegal move stood, and its player replaced it before he pressed.
    ReplacedIllegal(RawMove),
    /// This legal move stood, and its player replaced it all the same (4.7; 4.6 of 2009).
    ReplacedLegal(RawMove),
    /// This was said of a piece that stood otherwise.
    Misspoken(RawMove),
    /// A repetition named this other move.
    RepeatedAs(RawMove),
    /// The words do not fit the piece that was placed.
    AnnouncedOtherwise,
    /// The other player executed this instead.
    ExecutedAs(RawMove),
    /// A draw was offered by this side.
    DrawOffered(Color),
    /// The piece on this square was touched, and the move is not one that it leaves.
    TouchBroken(Square),
    /// This move was written for a claim, and another one is played (9.5.b; 9.5.3).
    IntentionBroken(RawMove),
}

/// A line of a scoresheet: one ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetLine {
    /// The ply, counted from 1.
    pub ply: usize,
    /// The side that made the move.
    pub mover: Color,
    /// What the sheet has; `None` where nothing is entered yet.
    pub entry: Option<RawMove>,
    /// Marks, empty for everybody but the arbiter; a draw offer, `(=)`, is on every sheet.
    pub marks: Vec<Mark>,
}

/// A scoresheet as a seat may see it. Its lines are put together when they are asked for: most keys ask for none.
#[derive(Clone)]
pub struct ViewedSheet<'a>(Source<'a>);

#[derive(Clone)]
enum Source<'a> {
    /// That of this side, with the marks that the seat may see.
    Game(&'a Game, Color, Seat),
    Lines(Vec<SheetLine>),
}

impl<'a> ViewedSheet<'a> {
    const fn of(game: &'a Game, side: Color, marked_for: Seat) -> Self {
        Self(Source::Game(game, side, marked_for))
    }

    /// The last lines, at most so many.
    #[must_use]
    pub fn last_lines(&self, most: usize) -> Cow<'_, [SheetLine]> {
        match &self.0 {
            Source::Game(game, side, marked_for) => {
                let first = game.record().sheet_lines(*side, *marked_for).count().saturating_sub(most);
                Cow::Owned(game.record().sheet_lines(*side, *marked_for).skip(first).collect())
            }
            Source::Lines(lines) => Cow::Borrowed(&lines[lines.len().saturating_sub(most)..]),
        }
    }

    /// Every line, from the first ply.
    #[must_use]
    pub fn lines(&self) -> Cow<'_, [SheetLine]> {
        match &self.0 {
            Source::Game(game, side, marked_for) => Cow::Owned(game.record().sheet(*side, *marked_for)),
            Source::Lines(lines) => Cow::Borrowed(lines),
        }
    }
}

impl From<Vec<SheetLine>> for ViewedSheet<'_> {
    fn from(lines: Vec<SheetLine>) -> Self {
        Self(Source::Lines(lines))
    }
}

/// Two sheets are equal if they read the same, even of different games.
impl PartialEq for ViewedSheet<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.lines() == other.lines()
    }
}

impl Eq for ViewedSheet<'_> {}

impl fmt::Debug for ViewedSheet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines().fmt(f)
    }
}

/// What a seat sees at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View<'a> {
    /// The seat that looks.
    pub seat: Seat,
    /// When he looks.
    pub now: Moment,
    /// What was agreed.
    pub setup: &'a Setup,
    /// The placement on his own board; the arbiter sees White's here.
    pub board: &'a Board,
    /// His board as it was before his move in progress was placed: what a move is announced from.
    pub board_to_move_from: &'a Board,
    /// His board as it was before he executed anything of the move he has to answer: what is repeated and executed from.
    pub board_to_answer_from: &'a Board,
    /// The move that is to be answered.
    pub(crate) to_answer: Option<&'a Ply>,
    /// Whose move is announced from it: the seat's own; an assistant announces the moves of both.
    pub announces: Color,
    /// On whose board a move is executed: the seat's own; an assistant does it on both.
    pub answers: Color,
    /// The position before the ply that the seat has to announce, where its legal moves may be used: in practice, and for the
    /// arbiter. Absent in competition.
    pub position: Option<Chess>,
    /// The position before the ply that the seat has to answer, on the same terms.
    pub position_to_answer: Option<Chess>,
    /// The other board, for the arbiter and the assistants, who move on both; without a move that its player only tries on the screen.
    pub other_board: Option<&'a Board>,
    /// Whose move it is, while the game is on.
    pub mover: Option<Color>,
    /// What each player has to do, as far as this seat knows: that the other tries a move on the screen is his alone.
    pub steps: ByColor<Step>,
    /// Times and counters; an assistant has them only once his player has asked (D.2.9.d of 2014), as they then stood.
    pub clock: Option<Reading>,
    /// The bonus of the seat's own next move.
    pub bonus: Bonus,
    /// Whose time runs.
    pub running: Option<Color>,
    /// Whose flag is down, in this period or one before whose moves were not completed in time. An assistant sees it with
    /// the times only.
    pub flags_down: ByColor<bool>,
    /// The flag that fell first.
    pub first_flag: Option<Color>,
    /// The last announcement and whose it was.
    pub announcement: Option<(Color, RawMove)>,
    /// The announcement that is to be repeated and executed, or was answered last, and whose it was: an earlier one than the last where
    /// a player has left it unanswered and pressed without a move.
    pub announcement_to_answer: Option<(Color, RawMove)>,
    /// The number of the move in progress, counted from the start position's.
    pub move_number: u32,
    /// His own scoresheet; the arbiter sees White's here.
    pub sheet: ViewedSheet<'a>,
    /// Black's scoresheet, for the arbiter who has given his PIN.
    pub other_sheet: Option<ViewedSheet<'a>>,
    /// What the player of the seat's side owes his scoresheet.
    pub scoring: Scoring,
    /// The move before which both sheets are ruled off, as a ply.
    pub rules_off: Option<usize>,
    /// What the seat stated last of a piece, while a slip of it can still be withdrawn.
    pub withdrawable: Option<Statement>,
    /// The seat's own move on the screen, while it can still be taken back.
    pub entry: Option<RawMove>,
    /// The move that the seat's own player wrote for a claim which was rejected: if it is legal he has to play it (9.5.b; 9.5.3).
    pub intended: Option<RawMove>,
    /// Where the arbiter has found that the seat's player touched a piece in his move in progress: all that he has touched, in that order,
    /// which is what binds him (4.3 to 4.5).
    pub found_touched: Vec<Square>,
    /// The seat's own move that stands, where another one can take its place, legal or not: what was shown and announced is corrected.
    pub replaceable: Option<RawMove>,
    /// What becomes of a press by the seat's player, if the move in progress is his.
    pub press: Option<Press>,
    /// Whose press without a move is the last thing that happened at the clock, while the other has made nothing since.
    pub pressed_without_move: Option<Color>,
    /// The slip that this side has executed and has to take back, since the opponent has corrected his announcement.
    pub executed_slip: Option<RawMove>,
    /// What can be asked for in the quickplay finish, where its rules can come to hold in this game.
    pub quickplay_requests: Vec<Request>,
    /// Whether the players may offer and agree on a draw now, as the regulations have it ([`Claims::needs_consent`](super::Claims::needs_consent)).
    pub may_agree: bool,
    /// Who offered a draw that still stands.
    pub draw_offer: Option<Color>,
    /// Whether the arbiter's page is open: where there is a PIN, he is at it.
    pub access: Access,
    /// How much the arbiter has done, beside opening and locking his page.
    pub arbiters_acts: usize,
    /// The claim that the arbiter decides now, which everybody has heard.
    pub claim: Option<PendingClaim>,
    /// What waits for the word of the seat's player in a practice, where nobody else decides; `None` in a competition.
    pub undecided: Option<Undecided>,
    /// Whether the seat's player has the keyboard while his assistant has no device: he gives it by a key.
    pub gives_keyboard: bool,
    /// The device that is offered to somebody.
    pub device_offer: Option<DeviceOffer>,
    /// A gamepad that is nobody's, whose offer to the seat itself has lapsed, and by what it is taken.
    pub lapsed_offer: Option<(Device, TakenBy)>,
    /// What a move is for that the seat's own player enters now ([`Game::step_entered`]).
    pub entering: Step,
    /// The end of the game.
    pub ending: Option<Ending>,
    /// Whether the end is confirmed.
    pub is_finished: bool,
    /// Who has signed the scoresheets (8.7).
    pub signed: ByColor<bool>,
    /// Who has yet to ([`Game::has_to_sign`]); nobody once the next game can begin ([`View::goes_to_next_game`]).
    pub to_sign: ByColor<bool>,
}

impl View<'_> {
    /// Whether nothing of the game is left to be done: it is over, and nobody has to sign any more.
    #[must_use]
    pub const fn goes_to_next_game(&self) -> bool {
        self.is_finished && !self.to_sign.white && !self.to_sign.black
    }

    /// Whether this is the announced move ([`Ply::is_answered_by`]).
    #[must_use]
    pub fn answers_agree(&self, announced: RawMove, said: RawMove) -> bool {
        self.to_answer.map_or_else(|| announced.same_move(said), |ply| ply.is_answered_by(announced, said))
    }

    /// What the seat's own player has to do; for the arbiter, what the mover has to do.
    #[must_use]
    pub fn step(&self) -> Step {
        *self.steps.get(self.seat.side().or(self.mover).unwrap_or(Color::White))
    }

    /// What the seat itself does next: an assistant executes on either board, whichever is due (D.2.9.a of 2014).
    #[must_use]
    pub fn due(&self) -> Step {
        if let (Seat::Assistant(_), &step @ Step::Execute(_)) = (self.seat, self.steps.get(self.answers)) {
            return step;
        }
        self.step()
    }

    /// Whether the clocks stand for a decision that is the players' own: a practice has no arbiter.
    #[must_use]
    pub fn is_for_the_players(&self) -> bool {
        self.due() == Step::AwaitArbiter && self.setup.mode == Mode::Practice && self.ending.is_none()
    }

    /// Whether scoresheets are written just now: not once the game is over, nor while it is adjourned.
    #[must_use]
    pub fn keeps_score(&self) -> bool {
        let rests = |side: Color| matches!(self.steps.get(side), Step::AwaitResumption | Step::DeclareSealed);
        self.ending.is_none() && !Color::ALL.into_iter().all(rests)
    }

    /// This view, while a press of `side` waits for the last word of its announcement: what its player does now is for what
    /// comes after the press.
    #[must_use]
    pub fn while_press_waits(mut self, side: Option<Color>) -> Self {
        if let Some(step) = side.map(|side| self.steps.get_mut(side)).filter(|step| **step == Step::Press) {
            *step = Step::PressWaits;
        }
        self
    }

    /// The device that is offered to the seat itself.
    #[must_use]
    pub fn device_to_take(&self) -> Option<Device> {
        self.device_offer.filter(|offer| offer.to == self.seat).map(|offer| offer.device)
    }

    /// The device that is offered to the seat itself, or else the gamepad that is nobody's and whose offer the seat let lapse; none
    /// that its own buttons take.
    #[must_use]
    pub fn device_within_reach(&self) -> Option<Device> {
        let offered = self.device_offer.filter(|offer| offer.to == self.seat);
        let offered = offered.map(|offer| (offer.device, offer.taken_by)).or(self.lapsed_offer);
        offered.filter(|&(_, taken_by)| taken_by == TakenBy::OwnDevice).map(|(device, _)| device)
    }

    /// The side whose pieces are the seat's own; White for the arbiter.
    #[must_use]
    pub fn side(&self) -> Color {
        self.seat.side().unwrap_or(Color::White)
    }
}

impl Game {
    /// The clocks as this person may know them: an assistant, as they stood when his player asked (D.2.9.d of 2014; D.2.10.4).
    fn clock_seen_by(&self, seat: Seat, now: Moment) -> Option<Reading> {
        match seat {
            Seat::Assistant(side) => self.time_told.asked(side).cloned(),
            Seat::Player(_) | Seat::Arbiter => Some(self.clock.reading(now)),
        }
    }

    /// The game as `seat` may see it at `now`.
    #[must_use]
    pub fn view(&self, seat: Seat, now: Moment) -> View<'_> {
        let side = seat.side().unwrap_or(Color::White);
        // Until he has given his PIN, he is shown what everybody may see.
        let arbiter = seat == Seat::Arbiter && self.rights().access() == Access::Open;
        let marked_for = if arbiter { seat } else { Seat::Player(side) };
        let legality = arbiter || self.setup.mode == Mode::Practice;
        let sees_clocks = !matches!(seat, Seat::Assistant(side) if self.time_told.asked(side).is_none());
        let sees_both = !matches!(seat, Seat::Player(_));
        let (announces, answers) = match seat {
            Seat::Assistant(side) => {
                (self.handshake().side_to_announce().unwrap_or(side), self.record().side_to_answer().unwrap_or(side))
            }
            Seat::Player(_) | Seat::Arbiter => (side, side),
        };
        let own_ply = self.record().current_ply().filter(|ply| seat == Seat::Player(ply.mover));
        let announced = |ply: &Ply| Some((ply.mover, ply.announcement()?));
        let to_answer = self.record().ply_to_answer(answers);
        View {
            seat,
            now,
            setup: &self.setup,
            board: if seat == Seat::Player(side) { self.board(side) } else { self.board_as_others_see_it(side) },
            board_to_move_from: self.handshake().board_to_move_from(announces),
            board_to_answer_from: self.handshake().board_to_answer_from(answers),
            to_answer,
            announces,
            answers,
            position: self.record().ply_to_announce(announces).and_then(|ply| ply.before.clone()).filter(|_| legality),
            position_to_answer: to_answer.and_then(|ply| ply.before.clone()).filter(|_| legality),
            other_board: sees_both.then(|| self.board_as_others_see_it(side.other())),
            mover: self.mover(),
            steps: ByColor::new_with(|color| self.step_seen_by(seat, color)),
            clock: self.clock_seen_by(seat, now),
            bonus: self.clock.bonus(side),
            running: self.clock.side_running(),
            flags_down: ByColor::new_with(|side| sees_clocks && self.clock.is_flag_down(side, now)),
            first_flag: self.clock.first_flag(),
            announcement: self.record().last_announced().and_then(announced),
            announcement_to_answer: to_answer.and_then(announced),
            move_number: self.record().move_number(),
            sheet: ViewedSheet::of(self, side, marked_for),
            other_sheet: arbiter.then(|| ViewedSheet::of(self, side.other(), marked_for)),
            scoring: self.timekeeping().scoring(side, now),
            rules_off: self.record().rules_off(),
            withdrawable: self.handshake().withdrawable(seat),
            entry: own_ply.filter(|ply| ply.announced_entry().is_none()).and_then(super::Ply::entry),
            intended: own_ply.and_then(|ply| self.intended_of(ply)),
            found_touched: own_ply.map(Ply::found_touched).unwrap_or_default(),
            replaceable: own_ply.and_then(|ply| self.replaceable_of(ply)),
            press: own_ply.map(|ply| {
                completion::press(*self.setup.sight.get(ply.mover), self.handshake().progress_at_press(ply))
            }),
            pressed_without_move: self.record().pressed_without_move(),
            executed_slip: self.record().executed_slip(side),
            quickplay_requests: self.claims().quickplay_requests(),
            may_agree: !self.claims().needs_consent(),
            draw_offer: self.claims().draw_offer_seen_by(seat),
            access: self.rights().access(),
            arbiters_acts: self.arbiters_acts(),
            claim: self.claims().current(),
            undecided: matches!(seat, Seat::Player(_)).then(|| self.undecided()).flatten(),
            gives_keyboard: self.devices().can_give_keyboard(side),
            device_offer: self.devices().offer(),
            lapsed_offer: self.devices().lapsed_offer(seat),
            entering: self.step_entered(seat.side().or(self.mover()).unwrap_or(side)),
            ending: self.ending(),
            is_finished: matches!(self.phase, Phase::Finished(_)),
            signed: ByColor::new_with(|side| self.has_signed(side)),
            to_sign: ByColor::new_with(|side| self.has_to_sign(side)),
        }
    }

    /// In a practice an illegal move is refused, and none that stands is replaced.
    fn replaceable_of(&self, ply: &super::Ply) -> Option<RawMove> {
        let placed = ply.placed.map(|placed| placed.what).filter(|_| self.setup.mode == Mode::Competition);
        placed.or_else(|| ply.self_announced_entry())
    }

    /// The move that is to be made since it was written for a claim, once that was judged.
    fn intended_of(&self, ply: &super::Ply) -> Option<RawMove> {
        ply.intended.map(|deed| deed.what).filter(|_| self.claims().current().is_none())
    }
}

impl GameRecord<'_> {
    /// The scoresheet of `side`, with the marks that `seat` may see.
    #[must_use]
    pub fn sheet(self, side: Color, seat: Seat) -> Vec<SheetLine> {
        self.sheet_lines(side, seat).collect()
    }

    fn sheet_lines(self, side: Color, seat: Seat) -> impl Iterator<Item = SheetLine> {
        // A press that was held back is for the arbiter; of a move that is not announced its opponent reads nothing.
        let is_shown = move |ply: &super::Ply| match seat {
            Seat::Arbiter => ply.played().is_some() || !ply.held_back.is_empty(),
            Seat::Player(own) | Seat::Assistant(own) if own == ply.mover => ply.played().is_some(),
            Seat::Player(_) | Seat::Assistant(_) => ply.announcement().is_some(),
        };
        let begun = move |ply: &&super::Ply| ply.pressed.is_some() || is_shown(ply);
        let last = self.unplayed().filter(|ply| seat == Seat::Arbiter && !ply.held_back.is_empty());
        let lines = self.all_plies().filter(begun).chain(last).enumerate();
        lines.map(move |(index, ply)| SheetLine {
            ply: index + 1,
            mover: ply.mover,
            entry: *ply.entered.get(side),
            marks: if seat == Seat::Arbiter { marks(ply) } else { offers(ply) },
        })
    }
}

fn offers(ply: &super::Ply) -> Vec<Mark> {
    ply.offers.iter().map(|&side| Mark::DrawOffered(side)).collect()
}

pub(super) fn marks(ply: &super::Ply) -> Vec<Mark> {
    let mut marks = offers(ply);
    marks.extend(ply.fault().map(Mark::Illegal));
    marks.extend(ply.pressed.as_ref().and_then(|(deed, _)| match deed.what {
        PressKind::Regular => None,
        PressKind::Early => Some(Mark::PressedEarly),
        PressKind::WithoutMove => Some(Mark::PressedWithoutMove),
    }));
    match ply.broken_intention() {
        Some(intended) => marks.push(Mark::IntentionBroken(intended)),
        None => marks.extend(ply.broken_touch().map(Mark::TouchBroken)),
    }
    if !ply.held_back.is_empty() {
        marks.push(Mark::HeldBack(ply.held_back.len()));
    }
    marks.extend(ply.replaced.iter().map(|deed| match ply.standing.fault(deed.what) {
        Some(_) => Mark::ReplacedIllegal(deed.what),
        None => Mark::ReplacedLegal(deed.what),
    }));
    // The move that the arbiter has put in the place of other words is no correction of theirs.
    let slips = ply.announced.iter().filter(|words| words.by != Seat::Arbiter).count().saturating_sub(1);
    if slips > 0 {
        marks.push(Mark::Slips(slips));
    }
    marks.extend(ply.misspoken.iter().map(|deed| Mark::Misspoken(deed.what)));
    if let Repetition::Differs(said) = ply.repetition() {
        marks.push(Mark::RepeatedAs(said));
    }
    if !ply.is_announced_as_placed() {
        marks.push(Mark::AnnouncedOtherwise);
    }
    if let (Some(executed), Some(announced)) = (ply.execution(), ply.announcement())
        && !ply.is_answered_by(announced, executed)
    {
        marks.push(Mark::ExecutedAs(executed));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Command, MoveCommand, StartCommand};

    /// A row without an entry stood on the opponent's sheet once White had pressed before he announced.
    #[test]
    fn no_sheet_but_the_arbiters_shows_a_press_that_was_held_back() {
        let mut game = Game::new(Setup::default());
        let (white, black) = (Seat::Player(Color::White), Seat::Player(Color::Black));
        for (by, command) in [(white, Command::Start(StartCommand::Begin)), (white, Command::Move(MoveCommand::Press))]
        {
            for event in game.decide(Moment::START, by, &command).expect("an act") {
                game.apply(Moment::START, &event);
            }
        }
        let rows = |seat| game.record().sheet(Color::Black, seat).len();
        assert_eq!([white, black, Seat::Arbiter].map(rows), [0, 0, 1]);
    }
}
