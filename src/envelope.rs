//! The envelope of an adjourned game: closed and opened with the arbiter's passphrase.
//!
//! A sealed move is encrypted (age, scrypt) before anything else is done with it. Without the passphrase nobody can read the envelope or
//! change it unnoticed. The passphrase is written nowhere: after a restart the arbiter gives it again.
//! `age --decrypt` opens it as well. The text of an envelope, open or not yet closed, is wiped from memory after use, as are
//! passphrases and PINs as far as the program itself holds them.
//!
//! What takes long can be done on another thread: [`SlowWork`], to which the arbiter's PIN belongs, too.
//!
//! Deliberately absent: files. The [`journal`](crate::journal) keeps the bytes.
use age::{
    DecryptError,
    scrypt::{Identity, Recipient},
    secrecy::SecretString,
};
use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};
use zeroize::Zeroizing;

use crate::{
    clock::Moment,
    game::{
        AdjournmentCommand, Command, Envelope, Game, LockCommand, Opening, Outside, Passphrase, Pin, PinTry, Seat,
        Written,
    },
    spelling::{SpelledSides, Text, WireWritten, millis},
};

/// How much work one guess at a passphrase is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Cost {
    /// Some tenths of a second and 64 MB.
    #[default]
    Guarding,
    /// Next to none: the rehearsal of a game has no secret.
    Rehearsing,
}

impl Cost {
    /// scrypt's work factor, log2 of N.
    const fn log2(self) -> u8 {
        match self {
            Self::Guarding => 16,
            Self::Rehearsing => 10,
        }
    }
}

/// What is in the envelope: the outside once more, and the move.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Slip {
    names: SpelledSides<String>,
    position: String,
    used_ms: SpelledSides<u64>,
    sealer: Text<Color>,
    move_number: u32,
    draw_offer: Option<Text<Color>>,
    resumes: String,
    sealed: WireWritten,
}

impl Slip {
    fn new(outside: &Outside, written: &Written) -> Self {
        let ByColor { white, black } = outside.used;
        Self {
            names: SpelledSides::of(&outside.names, |name| name),
            position: outside.position.clone(),
            used_ms: SpelledSides::of(&ByColor { white: millis(white), black: millis(black) }, |ms| ms),
            sealer: Text(outside.sealer),
            move_number: outside.move_number,
            draw_offer: outside.draw_offer.map(Text),
            resumes: outside.resumes.clone(),
            sealed: written.clone().into(),
        }
    }

    /// Whether it was written for this game and this move; times and offers may have been put right since.
    fn fits(&self, outside: &Outside) -> bool {
        (&self.position, self.sealer.0, self.move_number) == (&outside.position, outside.sealer, outside.move_number)
    }
}

/// A slip takes less, in bytes.
const MOST_SLIP: usize = 16 * 1024;

/// Closes an envelope; `None` where the machine has no random numbers to do it with.
fn close(outside: &Outside, written: &Written, passphrase: &Passphrase, cost: Cost) -> Option<Envelope> {
    let mut recipient = Recipient::new(SecretString::from(passphrase.expose().to_owned()));
    recipient.set_work_factor(cost.log2());
    // With room for all of it: a text that grows leaves pieces of itself behind.
    let mut text = Zeroizing::new(Vec::with_capacity(MOST_SLIP));
    serde_json::to_writer(&mut *text, &Slip::new(outside, written)).ok()?;
    age::encrypt(&recipient, &text).ok().map(Envelope::new)
}

fn open(outside: &Outside, envelope: &Envelope, passphrase: &Passphrase) -> Opening {
    let mut identity = Identity::new(SecretString::from(passphrase.expose().to_owned()));
    // The envelope says itself how much work it is: without a bound a changed one takes gigabytes and minutes.
    identity.set_max_work_factor(Cost::Guarding.log2());
    let text = match age::decrypt(&identity, envelope.bytes()) {
        Ok(text) => Zeroizing::new(text),
        Err(DecryptError::DecryptionFailed | DecryptError::KeyDecryptionFailed | DecryptError::NoMatchingKeys) => {
            return Opening::WrongPassphrase;
        }
        Err(_) => return Opening::Damaged,
    };
    match serde_json::from_slice::<Slip>(&text) {
        Ok(slip) if slip.fits(outside) => Opening::Read(slip.sealed.into()),
        _ => Opening::Damaged,
    }
}

/// What takes long on purpose, some hundredths or tenths of a second, and must be done before the game can decide a command. It
/// can be done on any thread.
#[derive(Clone)]
pub enum SlowWork {
    /// A PIN is compared.
    Compare(Pin, PinTry),
    /// An envelope is closed.
    Close(Box<Outside>, Written, Passphrase, Cost),
    /// An envelope is opened.
    Open(Box<Outside>, Envelope, Passphrase),
    /// A passphrase is tried on an envelope that is not closed yet; what is in it stays there.
    Try(Box<Outside>, Envelope, Passphrase),
}

/// What came out of it.
pub enum SlowAnswer {
    /// The try, compared.
    Compared(PinTry),
    /// The envelope; `None` where the machine has no random numbers to close it with.
    Closed(Option<Envelope>),
    /// What is in it, and with which passphrase it was tried.
    Opened(Opening, Passphrase),
    /// The passphrase, unless it is another than that of the envelope. Of a damaged one nobody knows, and the move is sealed anew.
    Tried(Option<Passphrase>),
}

impl SlowWork {
    /// Does the work, for up to a second.
    #[must_use]
    pub fn done(self) -> SlowAnswer {
        match self {
            Self::Compare(pin, given) => SlowAnswer::Compared(given.compared_with(&pin)),
            Self::Close(outside, written, passphrase, cost) => {
                SlowAnswer::Closed(close(&outside, &written, &passphrase, cost))
            }
            Self::Open(outside, envelope, passphrase) => {
                SlowAnswer::Opened(open(&outside, &envelope, &passphrase), passphrase)
            }
            Self::Try(outside, envelope, passphrase) => {
                let is_another = open(&outside, &envelope, &passphrase) == Opening::WrongPassphrase;
                SlowAnswer::Tried((!is_another).then_some(passphrase))
            }
        }
    }

    /// Whether its answer is an answer to `other`, too: times may have gone on since.
    #[must_use]
    pub fn is_as(&self, other: &Self) -> bool {
        let same = |one: &Outside, other: &Outside| {
            let of =
                |outside: &Outside| (outside.position.clone(), outside.sealer, outside.move_number, outside.draw_offer);
            of(one) == of(other)
        };
        match (self, other) {
            (Self::Compare(pin, given), Self::Compare(other_pin, other)) => (pin, given) == (other_pin, other),
            (Self::Close(outside, written, passphrase, _), Self::Close(others, other_written, other, _)) => {
                same(outside, others) && (written, passphrase) == (other_written, other)
            }
            (Self::Open(outside, envelope, passphrase), Self::Open(others, other_envelope, other))
            | (Self::Try(outside, envelope, passphrase), Self::Try(others, other_envelope, other)) => {
                same(outside, others) && (envelope, passphrase) == (other_envelope, other)
            }
            (Self::Compare(..) | Self::Close(..) | Self::Open(..) | Self::Try(..), _) => false,
        }
    }
}

/// It shows nothing: there are a PIN, a passphrase and a sealed move in it.
impl std::fmt::Debug for SlowWork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SlowWork(..)")
    }
}

/// As [`SlowWork`]: names no secret.
impl std::fmt::Debug for SlowAnswer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SlowAnswer(..)")
    }
}

/// What closes and opens the envelopes of a game. It knows the passphrase from the arbiter's order on, and forgets it with
/// the program.
#[derive(Debug, Clone, Default)]
pub struct Keeper {
    passphrase: Option<Passphrase>,
    cost: Cost,
}

impl Keeper {
    /// One for rehearsals in simulated time: its envelopes are closed as always, but a passphrase is cheap to guess.
    #[must_use]
    pub fn rehearsing() -> Self {
        Self { cost: Cost::Rehearsing, ..Self::default() }
    }

    /// Makes of a command what the game may know of it: a sealed move becomes an envelope, a passphrase what it opens.
    ///
    /// ```
    /// use anna_hector::{clock::Moment, envelope::Keeper, game::{
    ///     AdjournmentCommand, Command, Game, MoveCommand, Order, Passphrase, Seat, Setup, StartCommand, Written,
    /// }};
    /// use shakmaty::Color;
    ///
    /// let (mut game, mut keeper) = (Game::new(Setup::default()), Keeper::default());
    /// let mut act = |by, command| {
    ///     let command = keeper.prepare(&game, Moment::START, by, command);
    ///     for event in game.decide(Moment::START, by, &command).unwrap() {
    ///         game.apply(Moment::START, &event);
    ///     }
    /// };
    /// act(Seat::Arbiter, Command::Start(StartCommand::Begin));
    /// let order = AdjournmentCommand::Order(Order::default(), Passphrase::new("sieben Raben").unwrap());
    /// act(Seat::Arbiter, Command::Adjournment(order));
    /// let sealed = AdjournmentCommand::Seal(Written::Words("Springer Felix drei".into()));
    /// act(Seat::Player(Color::White), Command::Adjournment(sealed));
    /// act(Seat::Player(Color::White), Command::Move(MoveCommand::Press));
    /// assert!(game.sitting().envelope().is_some());
    /// ```
    #[must_use]
    pub fn prepare(&mut self, game: &Game, now: Moment, by: Seat, command: Command) -> Command {
        if let Some(work) = self.slow_work(game, now, by, &command) {
            return self.answered(command, work.done());
        }
        if let Command::Adjournment(AdjournmentCommand::Order(_, passphrase)) = command.bare()
            && game.decide(now, by, command.bare()).is_ok_and(|events| !is_denied(&events))
        {
            self.passphrase = Some(passphrase.clone());
        }
        command
    }

    /// What takes long about a command. Nothing is encrypted for somebody who may not seal, nothing decrypted for somebody who
    /// may not open or before the time, but to try a passphrase that is given again; no PIN compared that nobody waits for: what the game
    /// refuses unread is refused.
    #[must_use]
    pub fn slow_work(&self, game: &Game, now: Moment, by: Seat, command: &Command) -> Option<SlowWork> {
        use crate::game::Rejection::PassphraseNeeded;
        let command = command.bare();
        if let Command::Lock(LockCommand::GivePin(given)) = command {
            let pin = game.setup().pin.as_ref().filter(|pin| !given.is_compared_with(pin))?;
            let is_due = by == Seat::Arbiter && game.pin_wait(now).is_none();
            return is_due.then(|| SlowWork::Compare(pin.clone(), given.clone()));
        }
        let Command::Adjournment(about) = command else { return None };
        match about {
            AdjournmentCommand::Seal(written) => {
                game.sitting().may_hand_in(by).ok()?;
                let (outside, passphrase) = game.sitting().outside(now).zip(self.passphrase.clone())?;
                Some(SlowWork::Close(Box::new(outside), written.clone(), passphrase, self.cost))
            }
            AdjournmentCommand::Open(Opening::With(passphrase)) => {
                if game.decide(now, by, command) != Err(PassphraseNeeded) {
                    return None;
                }
                let (outside, envelope) = game.sitting().outside(now).zip(game.sitting().envelope())?;
                Some(SlowWork::Open(Box::new(outside), envelope, passphrase.clone()))
            }
            // One envelope has one passphrase: else the arbiter could not know by which it was closed last.
            AdjournmentCommand::Order(_, passphrase) => {
                let is_taken = game.decide(now, by, command).is_ok_and(|events| !is_denied(&events));
                let (outside, envelope) = game.sitting().outside(now).zip(game.sitting().open_envelope())?;
                let is_new = self.passphrase.as_ref() != Some(passphrase);
                (is_taken && is_new).then(|| SlowWork::Try(Box::new(outside), envelope.clone(), passphrase.clone()))
            }
            AdjournmentCommand::Open(_)
            | AdjournmentCommand::HandIn(_)
            | AdjournmentCommand::Resume
            | AdjournmentCommand::EnvelopeLost
            | AdjournmentCommand::DeclareSealed(_) => None,
        }
    }

    /// The command, once its slow work is done.
    #[must_use]
    pub fn answered(&mut self, command: Command, answer: SlowAnswer) -> Command {
        if let Command::Because(command, grounds) = command {
            return Command::Because(Box::new(self.answered(*command, answer)), grounds);
        }
        match answer {
            SlowAnswer::Compared(given) => Command::Lock(LockCommand::GivePin(given)),
            SlowAnswer::Closed(Some(envelope)) => Command::Adjournment(AdjournmentCommand::HandIn(envelope)),
            SlowAnswer::Closed(None) => command,
            SlowAnswer::Opened(opening, passphrase) => {
                if matches!(opening, Opening::Read(_)) {
                    self.passphrase = Some(passphrase);
                }
                Command::Adjournment(AdjournmentCommand::Open(opening))
            }
            SlowAnswer::Tried(Some(passphrase)) => {
                self.passphrase = Some(passphrase);
                command
            }
            SlowAnswer::Tried(None) => {
                let Command::Adjournment(AdjournmentCommand::Order(order, given)) = command else { return command };
                Command::Adjournment(AdjournmentCommand::Order(order, given.found_another()))
            }
        }
    }
}

fn is_denied(events: &[crate::game::Event]) -> bool {
    events.iter().any(|event| matches!(event.act, crate::game::Act::Lock(crate::game::LockAct::Denied(_))))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn outside() -> Outside {
        Outside {
            names: ByColor { white: "Anna".into(), black: "Hector".into() },
            position: "8/8/8/8/8/8/8/8 w - - 0 1".into(),
            used: ByColor { white: Duration::from_secs(60), black: Duration::ZERO },
            sealer: Color::White,
            move_number: 41,
            draw_offer: None,
            resumes: "2026-05-02 15:00".into(),
        }
    }

    fn passphrase(text: &str) -> Passphrase {
        Passphrase::new(text).unwrap()
    }

    #[test]
    fn what_is_secret_is_wiped_when_it_is_let_go() {
        const fn is_wiped<T: zeroize::ZeroizeOnDrop>() {}
        is_wiped::<Passphrase>();
        is_wiped::<crate::game::PinTry>();
        is_wiped::<crate::game::Digits>();
        is_wiped::<Zeroizing<Vec<u8>>>();
    }

    #[test]
    fn an_envelope_is_opened_by_its_passphrase_alone() {
        let written = Written::Words("Springer Felix drei".into());
        let envelope = close(&outside(), &written, &passphrase("sieben Raben"), Cost::Rehearsing).unwrap();
        assert!(!String::from_utf8_lossy(envelope.bytes()).contains("Felix"));
        assert_eq!(open(&outside(), &envelope, &passphrase("sieben Raben")), Opening::Read(written));
        assert_eq!(open(&outside(), &envelope, &passphrase("sechs Raben")), Opening::WrongPassphrase);
    }

    /// An envelope says itself how much work it is to open it; one that says too much is not begun with.
    #[test]
    fn an_envelope_that_costs_more_than_ours_is_damaged() {
        let mut recipient = Recipient::new(SecretString::from("sieben Raben"));
        recipient.set_work_factor(Cost::Guarding.log2() + 1);
        let written = Written::Words("e4".into());
        let text = serde_json::to_vec(&Slip::new(&outside(), &written)).unwrap();
        let envelope = Envelope::new(age::encrypt(&recipient, &text).unwrap());
        assert_eq!(open(&outside(), &envelope, &passphrase("sieben Raben")), Opening::Damaged);
        let envelope = close(&outside(), &written, &passphrase("sieben Raben"), Cost::Guarding).unwrap();
        assert_eq!(open(&outside(), &envelope, &passphrase("sieben Raben")), Opening::Read(written));
    }

    #[test]
    fn a_changed_envelope_or_that_of_another_game_is_damaged() {
        let written = Written::Words("e4".into());
        let envelope = close(&outside(), &written, &passphrase("sieben Raben"), Cost::Rehearsing).unwrap();
        let other = Outside { move_number: 42, ..outside() };
        assert_eq!(open(&other, &envelope, &passphrase("sieben Raben")), Opening::Damaged);
        let mut bytes = envelope.bytes().to_vec();
        if let Some(last) = bytes.last_mut() {
            *last ^= 1;
        }
        assert_eq!(open(&outside(), &Envelope::new(bytes), &passphrase("sieben Raben")), Opening::Damaged);
        assert_eq!(open(&outside(), &Envelope::new(Vec::new()), &passphrase("sieben Raben")), Opening::Damaged);
    }
}
