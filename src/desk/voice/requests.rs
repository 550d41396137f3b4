//! What is said that is no move: a question of the person's own, something that he wants done, yes and no.
use shakmaty::Color;

use super::{Address, EXECUTED, awaits_words, needs_a_hand};
use crate::{
    desk::{Answer, Desk, Gravity, Intent, Mode, Purpose, Wish, straight::it_stands},
    game::{ClockCommand, Command, DeviceCommand, DrawCommand, EndingCommand, Step, View},
    language::{Line, Phrase, Request},
    narration::{Chime, Question, answer},
};

impl Desk {
    /// Something that is not a move.
    pub(super) fn asked(&mut self, request: Request, address: Address, view: &View<'_>) -> Vec<Wish> {
        let Some(question) = request_question(request, view.side()) else {
            return self.asked_to_act(request, address, view);
        };
        if self.mode.question().is_some() {
            return self.asks_again(vec![Wish::Say(answer(view, question))]);
        }
        let told = self.take(Intent::Ask(question), view);
        self.asks_again(told)
    }

    /// Something that is not a move, and asks no question either.
    pub(in crate::desk) fn asked_to_act(&mut self, request: Request, address: Address, view: &View<'_>) -> Vec<Wish> {
        let command = match request {
            Request::Yes | Request::No => return self.answered(request, address, view),
            Request::SayAgain => return self.take(Intent::SayAgain, view),
            Request::Correct => return self.wants_to_correct(view),
            // A neighbour says so, too: the key that is held tells whose word it is.
            Request::ItStands | Request::DeclineDraw | Request::StopClock | Request::CallArbiter
                if address == Address::Unfamiliar =>
            {
                return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::SetupTalkHeld))];
            }
            Request::ItStands if it_stands(&EXECUTED, view).is_none() => {
                return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::NothingAnnounced))];
            }
            Request::ItStands => EXECUTED,
            // The word of who is offered a draw takes it; he is asked whether he means it.
            Request::OfferDraw if is_offered_draw(view) => Command::Draw(DrawCommand::Accept),
            Request::OfferDraw => Command::Draw(DrawCommand::Offer),
            Request::AcceptDraw => Command::Draw(DrawCommand::Accept),
            Request::DeclineDraw => Command::Draw(DrawCommand::Decline),
            Request::Resign => Command::Ending(EndingCommand::Resign),
            // The clocks are stopped for nothing else (6.11.b; 6.11.2).
            Request::StopClock | Request::CallArbiter => Command::Clock(ClockCommand::Stop),
            Request::BothTimes
            | Request::OwnTime
            | Request::OpponentsTime
            | Request::MoveNumber
            | Request::LastMove
            | Request::LastMoves
            | Request::Square(_)
            | Request::Where(_)
            | Request::Rank(_)
            | Request::File(_) => return Vec::new(),
        };
        self.take(Intent::Do(command), view)
    }

    /// `berichtigen`: the move that is said next is the right one, and anyone who speaks goes on to speak.
    fn wants_to_correct(&mut self, view: &View<'_>) -> Vec<Wish> {
        if let Some(refused) = self.refused_in_list() {
            return refused;
        }
        if Purpose::of_slip(view) == Purpose::Seal {
            return self.take(Intent::OpenEntry(Some(Purpose::Seal)), view);
        }
        if !matches!(view.step(), Step::Press | Step::PressWaits) {
            return vec![Wish::Chime(Chime::Refused), Wish::Say(Phrase::line(Line::NothingAnnounced))];
        }
        let mut wishes = self.drop_question();
        wishes.extend(Purpose::Correct.takes_press_back(view));
        wishes.extend(self.ask_which(Vec::new(), Phrase::line(Line::SpeakNow), Purpose::Correct));
        wishes
    }

    /// Yes and no, where something was asked; elsewhere they are talk.
    fn answered(&mut self, request: Request, address: Address, view: &View<'_>) -> Vec<Wish> {
        match (&self.mode, request) {
            (Mode::ReadBack { purpose, .. }, Request::Yes) if needs_a_hand(address, *purpose) => {
                vec![Wish::Say(Phrase::line(Line::ReadBackConfirms))]
            }
            (Mode::ReadBack { said, purpose, .. }, Request::Yes) => {
                let (said, purpose) = (*said, *purpose);
                self.said_yes(said, purpose, view)
            }
            (Mode::ToldBack(_), Request::Yes) => self.take(Intent::Enter, view),
            // A yes is what most questions want, and any of them may be misheard: what ends the game wants a hand.
            (Mode::Confirm(question), Request::Yes) => match question.gravity() {
                Gravity::Usual => self.take(Intent::Answer(Answer::Word), view),
                Gravity::Grave => self.take(Intent::Enter, view),
            },
            (Mode::Board, Request::Yes | Request::No) if may_take_device(view) => {
                let device = view.device_to_take();
                let answer = if request == Request::Yes {
                    |x| Command::Device(DeviceCommand::Take(x))
                } else {
                    |x| Command::Device(DeviceCommand::Keep(x))
                };
                device.map(|device| Wish::Do(answer(device))).into_iter().collect()
            }
            (mode, Request::No) if mode.asks() => self.take(Intent::Escape, view),
            _ => Vec::new(),
        }
    }
}

/// The question that only gives an answer; `None` for what is not such a request.
pub(in crate::desk) const fn request_question(request: Request, side: Color) -> Option<Question> {
    Some(match request {
        Request::Yes
        | Request::No
        | Request::SayAgain
        | Request::Correct
        | Request::ItStands
        | Request::OfferDraw
        | Request::AcceptDraw
        | Request::DeclineDraw
        | Request::Resign
        | Request::StopClock
        | Request::CallArbiter => return None,
        Request::BothTimes => Question::BothTimes,
        Request::OwnTime => Question::OwnTime,
        Request::OpponentsTime => Question::OpponentsTime,
        Request::MoveNumber => Question::MoveNumber,
        Request::LastMove => Question::LastMove,
        Request::LastMoves => Question::LastMoves,
        Request::Square(square) => Question::Square(square),
        Request::Where(role) => Question::Where(role.of(side)),
        Request::Rank(rank) => Question::Rank(rank),
        Request::File(file) => Question::File(file),
    })
}

/// Whether the opponent's offer of a draw waits for this player's answer.
pub(in crate::desk) fn is_offered_draw(view: &View<'_>) -> bool {
    view.draw_offer == Some(view.side().other())
}

/// Whether yes and no answer the offer of a device: while it is not the person's to say a move, and nobody's open microphone
/// listens.
pub(super) fn may_take_device(view: &View<'_>) -> bool {
    view.device_to_take().is_some() && !awaits_words(view)
}
