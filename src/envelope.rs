//! The envelope of an adjourned game: closed and opened with the arbiter's passphrase.
//!
//! A sealed move is encrypted (age, scrypt) before anything else is done with it. The envelope is neither readable, nor can
//! it be changed unnoticed, without the passphrase, which is written nowhere: after a restart the arbiter gives it again.
//! `age --decrypt` opens it as well. The text of an envelope, open or not yet closed, is wiped from memory after use, as are
//! passphrases and PINs.
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
    game::{AdjournmentCommand, Command, Envelope, Game, Opening, Outside, Passphrase, Seat, Written},
    spelling::{SpelledSides, Text, WireWritten, millis},
};

/// How much work one guess at a passphrase costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Work {
    /// Some tenths of a second and 64 MB.
    #[default]
    Guarding,
    /// Next to none: the rehearsal of a game has no secret.
    Rehearsing,
}

impl Work {
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

/// Closes an envelope; `None` where the machine has no random numbers to do it with.
fn close(outside: &Outside, written: &Written, passphrase: &Passphrase, work: Work) -> Option<Envelope> {
    let mut recipient = Recipient::new(SecretString::from(passphrase.expose().to_owned()));
    recipient.set_work_factor(work.log2());
    let text = Zeroizing::new(serde_json::to_vec(&Slip::new(outside, written)).ok()?);
    age::encrypt(&recipient, &text).ok().map(Envelope::new)
}

fn open(outside: &Outside, envelope: &Envelope, passphrase: &Passphrase) -> Opening {
    let mut identity = Identity::new(SecretString::from(passphrase.expose().to_owned()));
    // The envelope says itself how much work it is: without a bound a changed one takes gigabytes and minutes.
    identity.set_max_work_factor(Work::Guarding.log2());
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

/// Whoever closes and opens envelopes for a game. Knows the passphrase from the arbiter's order on, and forgets it with
/// the program.
#[derive(Debug, Clone, Default)]
pub struct Keeper {
    passphrase: Option<Passphrase>,
    work: Work,
}

impl Keeper {
    /// One for rehearsals in simulated time: its envelopes are closed as always, but a passphrase is cheap to guess.
    #[must_use]
    pub fn rehearsing() -> Self {
        Self { work: Work::Rehearsing, ..Self::default() }
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
    /// assert!(game.envelope().is_some());
    /// ```
    #[must_use]
    pub fn prepare(&mut self, game: &Game, now: Moment, by: Seat, command: Command) -> Command {
        if let Command::Because(command, grounds) = command {
            return Command::Because(Box::new(self.prepare(game, now, by, *command)), grounds);
        }
        let Command::Adjournment(about) = command else { return command };
        match about {
            AdjournmentCommand::Order(order, passphrase) => {
                let command = Command::Adjournment(AdjournmentCommand::Order(order, passphrase.clone()));
                if game.decide(now, by, &command).is_ok_and(|events| !is_denied(&events)) {
                    self.passphrase = Some(passphrase);
                }
                command
            }
            AdjournmentCommand::Seal(written) => self.seal(game, now, by, written),
            AdjournmentCommand::Open(Opening::With(passphrase)) => self.open(game, now, by, passphrase),
            AdjournmentCommand::Open(_)
            | AdjournmentCommand::HandIn(_)
            | AdjournmentCommand::Resume
            | AdjournmentCommand::EnvelopeLost
            | AdjournmentCommand::DeclareSealed(_) => Command::Adjournment(about),
        }
    }

    /// Nothing is encrypted for somebody who may not seal.
    fn seal(&self, game: &Game, now: Moment, by: Seat, written: Written) -> Command {
        let ready = game.may_seal(by).ok().and_then(|()| game.outside(now)).zip(self.passphrase.as_ref());
        let closed = ready.and_then(|(outside, passphrase)| close(&outside, &written, passphrase, self.work));
        closed.map_or(Command::Adjournment(AdjournmentCommand::Seal(written)), |envelope| {
            Command::Adjournment(AdjournmentCommand::HandIn(envelope))
        })
    }

    /// Nothing is decrypted for somebody who may not open, nor before the time: what the game refuses unread is refused.
    fn open(&mut self, game: &Game, now: Moment, by: Seat, passphrase: Passphrase) -> Command {
        use crate::game::Rejection::PassphraseNeeded;
        let command = Command::Adjournment(AdjournmentCommand::Open(Opening::With(passphrase.clone())));
        if game.decide(now, by, &command) != Err(PassphraseNeeded) {
            return command;
        }
        let Some((outside, envelope)) = game.outside(now).zip(game.envelope()) else { return command };
        let opening = open(&outside, &envelope, &passphrase);
        if matches!(opening, Opening::Read(_)) {
            self.passphrase = Some(passphrase);
        }
        Command::Adjournment(AdjournmentCommand::Open(opening))
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
        let envelope = close(&outside(), &written, &passphrase("sieben Raben"), Work::Rehearsing).unwrap();
        assert!(!String::from_utf8_lossy(envelope.bytes()).contains("Felix"));
        assert_eq!(open(&outside(), &envelope, &passphrase("sieben Raben")), Opening::Read(written));
        assert_eq!(open(&outside(), &envelope, &passphrase("sechs Raben")), Opening::WrongPassphrase);
    }

    /// An envelope says itself how much work it is to open it; one that says too much is not begun with.
    #[test]
    fn an_envelope_that_costs_more_than_ours_is_damaged() {
        let mut recipient = Recipient::new(SecretString::from("sieben Raben"));
        recipient.set_work_factor(Work::Guarding.log2() + 1);
        let written = Written::Words("e4".into());
        let text = serde_json::to_vec(&Slip::new(&outside(), &written)).unwrap();
        let envelope = Envelope::new(age::encrypt(&recipient, &text).unwrap());
        assert_eq!(open(&outside(), &envelope, &passphrase("sieben Raben")), Opening::Damaged);
        let envelope = close(&outside(), &written, &passphrase("sieben Raben"), Work::Guarding).unwrap();
        assert_eq!(open(&outside(), &envelope, &passphrase("sieben Raben")), Opening::Read(written));
    }

    #[test]
    fn a_changed_envelope_or_that_of_another_game_is_damaged() {
        let written = Written::Words("e4".into());
        let envelope = close(&outside(), &written, &passphrase("sieben Raben"), Work::Rehearsing).unwrap();
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
