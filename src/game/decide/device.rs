//! A device changes hands: offered by its owner and taken by the other, or given by the arbiter.
use super::Acts;
use crate::{
    clock::Moment,
    game::{Act, Device, DeviceAct, DeviceCommand, DeviceOffer, DeviceOwners, Mode, Rejection, Seat, TakenBy},
    laws::assistant::Duty,
};

impl DeviceOwners<'_> {
    /// A command about a device.
    pub(super) fn decide_device(self, now: Moment, by: Seat, command: &DeviceCommand) -> Acts {
        match command {
            DeviceCommand::Give(device, seat) => self.decide_give(now, by, *device, *seat),
            DeviceCommand::Take(device) => self.decide_take_device(now, by, *device),
            DeviceCommand::Keep(device) => self.decide_keep_device(now, by, *device),
        }
    }

    /// Its owner offers a device; the arbiter gives it.
    pub(super) fn decide_give(self, now: Moment, by: Seat, device: Device, to: Seat) -> Acts {
        match by {
            Seat::Arbiter => {
                self.game.rights().arbiters(by)?;
                self.must_exist(device, to)?;
                Ok(vec![Act::Device(DeviceAct::Given(device, to))])
            }
            _ if self.owner_of(device) != Some(by) => Err(Rejection::NotYourDevice),
            // What he has already nobody has to give him.
            _ if by == to => Err(Rejection::NothingOffered),
            // A player and his own assistant, who does nothing but on his word: either's word is enough, and all hear it.
            Seat::Player(side) if to == Seat::Assistant(side) => {
                // There is nothing left that he could do with it: the player has yet to sign, and to save his sheet.
                if self.game.ending().is_some() {
                    return Err(Rejection::Over);
                }
                self.game.rights().may(to, Duty::Announce)?;
                self.must_exist(device, to)?;
                Ok(vec![Act::Device(DeviceAct::Given(device, to))])
            }
            Seat::Assistant(side) if to == Seat::Player(side) => Ok(vec![Act::Device(DeviceAct::Given(device, to))]),
            Seat::Player(_) | Seat::Assistant(_) => {
                self.must_exist(device, to)?;
                self.must_be_news(now, device, to)?;
                Ok(vec![Act::Device(DeviceAct::Offered(device, to))])
            }
        }
    }

    /// A gamepad is for the person at the table: an assistant is, once he keeps the score, has the keyboard or the mouse, or
    /// has done something.
    fn must_exist(self, device: Device, to: Seat) -> Result<(), Rejection> {
        match (device, to) {
            (Device::Gamepad(_), Seat::Assistant(side)) if !self.game.rights().has_assistant(side) => {
                Err(Rejection::NoAssistant(side))
            }
            (Device::Gamepad(_) | Device::Keyboard | Device::Mouse, _) => Ok(()),
        }
    }

    /// Everybody hears an offer: nobody makes it twice, nor again as soon as it has ended.
    fn must_be_news(self, now: Moment, device: Device, to: Seat) -> Result<(), Rejection> {
        if self.on_offer(now, device).is_ok_and(|offer| offer.to == to) {
            return Err(Rejection::OfferedAlready(device, to));
        }
        self.pause(now, device).map_or(Ok(()), |left| Err(Rejection::OfferedTooOften(left)))
    }

    /// The one to whom a device is offered takes it: nobody consents for him but the arbiter. In practice, where both may sit
    /// at one keyboard, either player's word is enough.
    pub(super) fn decide_take_device(self, now: Moment, by: Seat, device: Device) -> Acts {
        let to = self.offered_to(now, device)?;
        let given = vec![Act::Device(DeviceAct::Given(device, to))];
        if self.taken_by(device) == TakenBy::ItsButtons && by != Seat::Arbiter {
            return Err(Rejection::TakenByItsButtons(device, to));
        }
        match (by, self.game.setup.mode) {
            // The person who says so at his seat may be anybody, what is offered to him included.
            (Seat::Arbiter, _) => self.game.rights().arbiters(by).map(|()| given),
            _ if by == to => Ok(given),
            // His assistant, who does nothing but on his word, needs no other device to take one.
            (Seat::Player(side), _) if to == Seat::Assistant(side) => Ok(given),
            (Seat::Player(_), Mode::Practice) => Ok(given),
            (Seat::Player(_) | Seat::Assistant(_), _) => Err(Rejection::ConsentIsTheirs(to)),
        }
    }

    /// The owner keeps what he has offered, or the other does not take it.
    pub(super) fn decide_keep_device(self, now: Moment, by: Seat, device: Device) -> Acts {
        let to = self.offered_to(now, device)?;
        match by {
            Seat::Arbiter => self.game.rights().arbiters(by).map(|()| vec![Act::Device(DeviceAct::Kept(device))]),
            Seat::Player(side) if to == Seat::Assistant(side) => Ok(vec![Act::Device(DeviceAct::Kept(device))]),
            _ if by == to || self.owner_of(device) == Some(by) => Ok(vec![Act::Device(DeviceAct::Kept(device))]),
            Seat::Player(_) | Seat::Assistant(_) => Err(Rejection::NotYourDevice),
        }
    }

    /// Who may take a device: to whom it is offered, or who let the offer of a gamepad lapse that is nobody's.
    fn offered_to(self, now: Moment, device: Device) -> Result<Seat, Rejection> {
        match self.on_offer(now, device) {
            Ok(offer) => Ok(offer.to),
            Err(refused) => self.lapsed_to(device).ok_or(refused),
        }
    }

    fn on_offer(self, now: Moment, device: Device) -> Result<DeviceOffer, Rejection> {
        let offer = self.offer().filter(|offer| offer.device == device && now < offer.until);
        offer.ok_or(Rejection::NothingOffered)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use shakmaty::{ByColor, Color};

    use super::*;
    use crate::game::Game;
    use crate::{
        game::{
            Command, DeviceCommand, Event, Hashing, LockAct, LockCommand, MoveCommand, OFFER_LASTS, Pin, Setup,
            StartCommand,
        },
        laws::completion::Sight,
    };

    const WHITE: Seat = Seat::Player(Color::White);
    const BLACK: Seat = Seat::Player(Color::Black);

    fn table(mode: Mode) -> Game {
        let sight = ByColor { white: Sight::Impaired, black: Sight::Impaired };
        let mut game = Game::new(Setup { sight, mode, ..Setup::default() });
        does(&mut game, Moment::START, WHITE, &Command::Start(StartCommand::Begin));
        game
    }

    fn does(game: &mut Game, now: Moment, by: Seat, command: &Command) -> Vec<Event> {
        let events = game.decide(now, by, command).unwrap_or_else(|rejection| panic!("{command:?}: {rejection:?}"));
        events.iter().for_each(|event| game.apply(now, event));
        events
    }

    fn offered(mode: Mode) -> Game {
        let mut game = table(mode);
        let events =
            does(&mut game, Moment::START, WHITE, &Command::Device(DeviceCommand::Give(Device::Keyboard, BLACK)));
        assert_eq!(events, [Event { by: Some(WHITE), act: Act::Device(DeviceAct::Offered(Device::Keyboard, BLACK)) }]);
        assert_eq!(game.devices().owner_of(Device::Keyboard), Some(WHITE), "it is his until it is taken");
        game
    }

    const TAKE: Command = Command::Device(DeviceCommand::Take(Device::Keyboard));
    const KEEP: Command = Command::Device(DeviceCommand::Keep(Device::Keyboard));

    fn refusal(game: &Game, by: Seat, command: &Command) -> Option<Rejection> {
        game.decide(Moment::START, by, command).err()
    }

    #[test]
    fn a_device_changes_hands_when_its_owner_offers_it_and_the_other_takes_it() {
        let mut game = offered(Mode::Competition);
        let events = does(&mut game, Moment::START, BLACK, &TAKE);
        assert_eq!(events, [Event { by: Some(BLACK), act: Act::Device(DeviceAct::Given(Device::Keyboard, BLACK)) }]);
        assert_eq!((game.devices().owner_of(Device::Keyboard), game.devices().offer()), (Some(BLACK), None));
    }

    #[test]
    fn nobody_consents_for_another() {
        let game = offered(Mode::Competition);
        for by in [WHITE, Seat::Assistant(Color::White), Seat::Assistant(Color::Black)] {
            assert_eq!(refusal(&game, by, &TAKE), Some(Rejection::ConsentIsTheirs(BLACK)), "{by}");
        }
        // Nor offers what is another's, or takes what nobody offers.
        let table = table(Mode::Competition);
        assert_eq!(
            refusal(&table, BLACK, &Command::Device(DeviceCommand::Give(Device::Keyboard, BLACK))),
            Some(Rejection::NotYourDevice)
        );
        assert_eq!(refusal(&table, BLACK, &TAKE), Some(Rejection::NothingOffered));
        assert_eq!(
            refusal(&game, BLACK, &Command::Device(DeviceCommand::Take(Device::Mouse))),
            Some(Rejection::NothingOffered)
        );
        assert_eq!(refusal(&game, Seat::Assistant(Color::White), &KEEP), Some(Rejection::NotYourDevice));
    }

    #[test]
    fn in_practice_either_player_may_say_that_the_other_takes_it() {
        let mut game = offered(Mode::Practice);
        does(&mut game, Moment::START, WHITE, &TAKE);
        assert_eq!(game.devices().owner_of(Device::Keyboard), Some(BLACK));
    }

    #[test]
    fn an_offer_is_withdrawn_by_its_owner_and_declined_by_the_other() {
        for by in [WHITE, BLACK] {
            let mut game = offered(Mode::Competition);
            let events = does(&mut game, Moment::START, by, &KEEP);
            assert_eq!(events, [Event { by: Some(by), act: Act::Device(DeviceAct::Kept(Device::Keyboard)) }]);
            assert_eq!((game.devices().owner_of(Device::Keyboard), game.devices().offer()), (Some(WHITE), None));
            assert_eq!(refusal(&game, BLACK, &TAKE), Some(Rejection::NothingOffered));
        }
    }

    #[test]
    fn an_offer_ends_by_itself_after_half_a_minute() {
        let mut game = offered(Mode::Competition);
        let end = Moment::START + OFFER_LASTS;
        assert_eq!(game.timekeeping().next_deadline(), Some(end));
        assert_eq!(game.timekeeping().due(Moment::from_millis(end.as_millis() - 1)), []);
        assert_eq!(game.decide(end, BLACK, &TAKE), Err(Rejection::NothingOffered));
        let due = game.timekeeping().due(end);
        assert_eq!(due, [Event { by: None, act: Act::Device(DeviceAct::Kept(Device::Keyboard)) }]);
        due.iter().for_each(|event| game.apply(end, event));
        assert_eq!(game.devices().offer(), None);
    }

    #[test]
    fn an_offer_ends_with_the_next_press() {
        let mut game = offered(Mode::Competition);
        let said = crate::laws::RawMove::from_squares(
            game.board(Color::White),
            shakmaty::Square::E2,
            shakmaty::Square::E4,
            None,
        );
        does(&mut game, Moment::START, WHITE, &Command::Move(MoveCommand::Announce(said.expect("a pawn"))));
        assert!(game.devices().offer().is_some());
        let events = does(&mut game, Moment::START + Duration::from_secs(1), WHITE, &Command::Move(MoveCommand::Press));
        assert_eq!(events.last(), Some(&Event { by: None, act: Act::Device(DeviceAct::Kept(Device::Keyboard)) }));
        assert_eq!(game.devices().offer(), None);
    }

    #[test]
    fn the_arbiter_gives_a_device_with_his_pin() {
        let pin = Some(Pin::new(&"1234".parse().expect("a PIN"), Hashing::rehearsing()));
        let mut game = Game::new(Setup { pin, ..Setup::default() });
        let give = Command::Device(DeviceCommand::Give(Device::Keyboard, BLACK));
        let denied = does(&mut game, Moment::START, Seat::Arbiter, &give);
        assert!(matches!(denied[..], [Event { act: Act::Lock(LockAct::Denied(_)), .. }]), "{denied:?}");
        does(&mut game, Moment::START, Seat::Arbiter, &Command::Lock(LockCommand::GivePin("1234".into())));
        does(&mut game, Moment::START, Seat::Arbiter, &give);
        assert_eq!(game.devices().owner_of(Device::Keyboard), Some(BLACK));
    }

    #[test]
    fn what_is_offered_to_the_arbiter_is_taken_with_his_pin() {
        let pin = Some(Pin::new(&"1234".parse().expect("a PIN"), Hashing::rehearsing()));
        let sight = ByColor { white: Sight::Impaired, black: Sight::Impaired };
        let mut game = Game::new(Setup { pin, sight, ..Setup::default() });
        does(&mut game, Moment::START, WHITE, &Command::Device(DeviceCommand::Give(Device::Keyboard, Seat::Arbiter)));
        for command in [TAKE, KEEP] {
            let denied = does(&mut game, Moment::START, Seat::Arbiter, &command);
            assert!(
                matches!(denied[..], [Event { act: Act::Lock(LockAct::Denied(_)), .. }]),
                "{command:?}: {denied:?}"
            );
        }
        assert_eq!(game.devices().owner_of(Device::Keyboard), Some(WHITE));
        does(&mut game, Moment::START, Seat::Arbiter, &Command::Lock(LockCommand::GivePin("1234".into())));
        does(&mut game, Moment::START, Seat::Arbiter, &TAKE);
        assert_eq!(game.devices().owner_of(Device::Keyboard), Some(Seat::Arbiter));
    }

    #[test]
    fn a_gamepad_that_nobody_has_taken_up_is_nobodys_to_give() {
        let mut game = table(Mode::Competition);
        let pad = Device::Gamepad(2);
        assert_eq!(
            refusal(&game, WHITE, &Command::Device(DeviceCommand::Give(pad, WHITE))),
            Some(Rejection::NotYourDevice)
        );
        // The program offers one that has just come.
        game.apply(Moment::START, &Event { by: None, act: Act::Device(DeviceAct::Offered(pad, BLACK)) });
        assert_eq!(
            refusal(&game, WHITE, &Command::Device(DeviceCommand::Take(pad))),
            Some(Rejection::ConsentIsTheirs(BLACK))
        );
        does(&mut game, Moment::START, BLACK, &Command::Device(DeviceCommand::Take(pad)));
        assert_eq!(game.devices().gamepads().collect::<Vec<_>>(), [(2, BLACK)]);
        assert_eq!(
            refusal(&game, WHITE, &Command::Device(DeviceCommand::Give(pad, WHITE))),
            Some(Rejection::NotYourDevice)
        );
    }

    #[test]
    fn a_gamepad_is_given_to_an_assistant_once_there_is_one() {
        let mut game = table(Mode::Competition);
        let (pad, assistant) = (Device::Gamepad(1), Seat::Assistant(Color::White));
        let given = |game: &mut Game, device, to| {
            game.apply(Moment::START, &Event { by: None, act: Act::Device(DeviceAct::Given(device, to)) });
        };
        given(&mut game, pad, WHITE);
        let give = Command::Device(DeviceCommand::Give(pad, assistant));
        assert_eq!(refusal(&game, WHITE, &give), Some(Rejection::NoAssistant(Color::White)));
        // He comes by the keyboard, which goes back; by then he has acted, or has it still.
        does(&mut game, Moment::START, WHITE, &Command::Device(DeviceCommand::Give(Device::Keyboard, assistant)));
        let events = does(&mut game, Moment::START, WHITE, &give);
        assert_eq!(events, [Event { by: Some(WHITE), act: Act::Device(DeviceAct::Given(pad, assistant)) }]);
        // It makes him one, too: the keyboard goes back.
        does(&mut game, Moment::START, assistant, &Command::Device(DeviceCommand::Give(Device::Keyboard, WHITE)));
        assert!(game.rights().has_assistant(Color::White));
        does(&mut game, Moment::START, assistant, &Command::Device(DeviceCommand::Give(pad, WHITE)));
        assert_eq!((game.devices().owner_of(pad), game.rights().has_assistant(Color::White)), (Some(WHITE), false));
    }

    #[test]
    fn a_player_takes_for_his_assistant_and_for_nobody_else() {
        let mut game = table(Mode::Competition);
        let (pad, assistant) = (Device::Gamepad(3), Seat::Assistant(Color::White));
        does(&mut game, Moment::START, WHITE, &Command::Device(DeviceCommand::Give(Device::Keyboard, assistant)));
        game.apply(Moment::START, &Event { by: None, act: Act::Device(DeviceAct::Offered(pad, assistant)) });
        let take = Command::Device(DeviceCommand::Take(pad));
        assert_eq!(refusal(&game, BLACK, &take), Some(Rejection::ConsentIsTheirs(assistant)));
        does(&mut game, Moment::START, WHITE, &take);
        assert_eq!(game.devices().owner_of(pad), Some(assistant));
    }

    /// A journal written before devices were offered: its owner's word gave the keyboard at once, and still did.
    #[test]
    fn an_old_journal_means_what_it_meant() {
        let mut game = table(Mode::Competition);
        game.apply(
            Moment::START,
            &Event { by: Some(WHITE), act: Act::Device(DeviceAct::Given(Device::Keyboard, BLACK)) },
        );
        assert_eq!(game.devices().owner_of(Device::Keyboard), Some(BLACK));
    }
}
