//! The arbiter's part in an adjournment: the order to seal, and with his passphrase the opening of the envelope.
use std::time::Duration;

use eframe::egui::{RichText, Ui, Vec2};
use zeroize::Zeroize;

use crate::{
    clock::Moment,
    game::{AdjournmentCommand, Command, Game, Opening, Order, Outside, Passphrase, Phase, Presence, Seat, Turn},
    language::{Arg, Label, Line, Phrase},
    screen::{
        link::{Gesture, Link},
        page::{Fields, Weight, Words, button, is_answered, line_field, live, put_covered, put_field, ring_of_field},
        theme,
    },
};

/// What the arbiter has typed. The passphrase is forgotten as soon as it is used; an order that is refused uses none.
#[derive(Clone, Default, PartialEq, Eq)]
pub(in crate::screen) struct AdjournmentFields {
    passphrase: String,
    /// The same once more: what is typed unseen and locks the only record of a move is typed twice.
    again: String,
    resumes: String,
    /// Minutes left of the session.
    rest: String,
    /// Why his last button did nothing.
    problem: Option<Label>,
    /// What the page was for when it did.
    stage: Option<Stage>,
}

/// What the part of the page about an adjournment is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A sealed move may be ordered.
    Order,
    /// One is ordered: what was typed may be put right.
    Ordered,
    /// The envelope waits.
    Envelope,
}

impl Stage {
    fn of(game: &Game) -> Option<Self> {
        match game.phase() {
            Phase::Adjourned(_) => Some(Self::Envelope),
            _ if game.sitting().envelope().is_some() => Some(Self::Envelope),
            // After a restart the passphrase is given again, as for an order; also for a reply that is sealed for an absent opponent (E.9.c).
            Phase::Playing(_) if game.sitting().lacks_passphrase() => Some(Self::Order),
            Phase::Playing(Turn { sealing: Some(sealing), .. }) => sealing.ordered_at().map(|_| Self::Ordered),
            _ => game.mover().map(|_| Self::Order),
        }
    }
}

impl std::fmt::Debug for AdjournmentFields {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fields").field("resumes", &self.resumes).finish_non_exhaustive()
    }
}

impl AdjournmentFields {
    /// The order with what was typed; nothing without a passphrase that is long enough and twice the same, or with a rest of the
    /// session that is not a number of minutes.
    fn order(&mut self) -> Option<Command> {
        let minutes = match self.rest.trim() {
            "" => 0,
            minutes => match minutes.parse::<u16>() {
                Ok(minutes) => minutes,
                Err(_) => return self.lacks(Label::MinutesNotANumber),
            },
        };
        if self.passphrase.trim() != self.again.trim() {
            self.forget();
            return self.lacks(Label::PassphrasesDiffer);
        }
        let rest_of_session = Duration::from_secs(60 * u64::from(minutes));
        let order = Order { rest_of_session, resumes: self.resumes.trim().to_owned() };
        Some(Command::Adjournment(AdjournmentCommand::Order(order, self.passphrase()?)))
    }

    /// Whether the passphrase stands there twice, long enough.
    fn has_passphrase(&self) -> bool {
        self.passphrase.trim().chars().count() >= Passphrase::SHORTEST && !self.differs()
    }

    fn differs(&self) -> bool {
        self.passphrase.trim() != self.again.trim()
    }

    /// Whether the second is another one than the first, as far as it is typed: what nobody sees is found out before the clock runs.
    fn is_mistyped(&self) -> bool {
        let (first, again) = (self.passphrase.trim(), self.again.trim());
        first.chars().count() >= Passphrase::SHORTEST && !first.starts_with(again)
    }

    /// Which of the four steps of an order comes next. The clock runs again before the order, since the move is sealed in the time of
    /// its player; what is given again after a restart is no order, and is taken while the clock stands.
    fn next_step(&self, game: &Game, typing: Fields) -> Label {
        let stands = game.clock().side_running().is_none();
        match (self.has_passphrase(), stands, typing) {
            _ if self.is_mistyped() => Label::PassphrasesDiffer,
            _ if is_given_again(game) && game.sitting().held().is_some() => Label::OrderAfterRestart,
            _ if is_given_again(game) => Label::OrderAgainThenRestart,
            (false, _, Fields::Closed) => Label::OrderStopFirst,
            (false, _, Fields::Open) => Label::OrderPassphraseFirst,
            (true, true, _) => Label::OrderRestartFirst,
            (true, false, _) => Label::OrderNow,
        }
    }

    /// Whether the order would be taken, as far as its fields and the clock go.
    fn may_order(&self, game: &Game) -> bool {
        self.has_passphrase() && (game.clock().side_running().is_some() || is_given_again(game))
    }

    fn opening(&mut self) -> Option<Command> {
        Some(Command::Adjournment(AdjournmentCommand::Open(Opening::With(self.take_passphrase()?))))
    }

    fn take_passphrase(&mut self) -> Option<Passphrase> {
        let passphrase = self.passphrase()?;
        self.forget();
        Some(passphrase)
    }

    /// What is typed, which stays.
    fn passphrase(&mut self) -> Option<Passphrase> {
        let Some(passphrase) = Passphrase::new(self.passphrase.trim()) else {
            return self.lacks(Label::PassphraseTooShort);
        };
        self.problem = None;
        Some(passphrase)
    }

    fn forget(&mut self) {
        self.passphrase.zeroize();
        self.again.zeroize();
    }

    const fn lacks<T>(&mut self, problem: Label) -> Option<T> {
        self.problem = Some(problem);
        None
    }
}

/// Draws what is possible now: an order while the game is on, the resumption while it is adjourned. Gives what is asked about first: one
/// click would begin the session, or say that the envelope is lost, and nothing takes that back.
pub(super) fn draw(
    ui: &mut Ui,
    link: &dyn Link,
    (game, now): (&Game, Moment),
    words: Words,
    fields: &mut AdjournmentFields,
    scale: f32,
) -> Option<(Label, Command)> {
    let half = Vec2::new((ui.available_width() - 8.0) / 2.0, 42.0 * scale);
    let adjourned = matches!(game.phase(), Phase::Adjourned(_));
    let stage = Stage::of(game)?;
    if fields.stage.replace(stage) != Some(stage) {
        fields.problem = None;
    }
    ui.label(RichText::new(words.label(Label::Adjournment)).small().color(theme::of(ui).now));
    text(ui, words, Label::Passphrase, &mut fields.passphrase, FieldText::Covered);
    if stage != Stage::Envelope {
        text(ui, words, Label::PassphraseAgain, &mut fields.again, FieldText::Covered);
    }
    if let Some(problem) = fields.problem {
        let shown = ui.label(RichText::new(words.label(problem)).color(theme::of(ui).now));
        live(ui, &shown);
    }
    if let Some(adjournment) = game.sitting().adjournment() {
        outside(ui, &adjournment.outside, words);
    }
    if stage == Stage::Envelope {
        let taken = |ui: &mut Ui, label, weight| is_answered(&button(ui, words.label(label), weight, half));
        let resume = Command::Adjournment(AdjournmentCommand::Resume);
        let may_resume = adjourned && game.decide(now, Seat::Arbiter, &resume).is_ok();
        // His clock is started before the envelope is opened where he is not there.
        let opens_first = has_replier(game) || !may_resume;
        let due = |is_due| if is_due { Weight::Due } else { Weight::Plain };
        if let Some(told) = replier(game, now).filter(|_| adjourned) {
            how(ui, &words.say(&told));
        }
        let session = ui.horizontal(|ui| {
            let resumes = may_resume && taken(ui, Label::ResumeAdjourned, due(!opens_first));
            let opening = if taken(ui, Label::OpenEnvelope, due(opens_first)) { fields.opening() } else { None };
            let resumption = resumes.then_some(resume);
            opening
                .map(|open| (Label::OpenEnvelope, open))
                .or(resumption.map(|resume| (Label::ResumeAdjourned, resume)))
        });
        let lost = Command::Adjournment(AdjournmentCommand::EnvelopeLost);
        let clicked = game.decide(now, Seat::Arbiter, &lost).is_ok() && taken(ui, Label::EnvelopeLost, Weight::Plain);
        return session.inner.or(clicked.then_some((Label::EnvelopeLost, lost)));
    }
    text(ui, words, Label::RestOfSession, &mut fields.rest, FieldText::Shown);
    text(ui, words, Label::ResumesAt, &mut fields.resumes, FieldText::Shown);
    let ordered = ui.horizontal(|ui| {
        let (order, next) = match stage {
            Stage::Ordered => (Label::OrderSealAgain, Label::OrderedHow),
            Stage::Order | Stage::Envelope => (Label::OrderSeal, fields.next_step(game, Fields::of(ui))),
        };
        // Asked for too early it would be refused, and what is missing stands beside it.
        let may_order = stage == Stage::Ordered || fields.may_order(game);
        let ordered =
            ui.add_enabled_ui(may_order, |ui| is_answered(&button(ui, words.label(order), Weight::Plain, half)));
        how(ui, words.label(next));
        ordered.inner
    });
    if ordered.inner
        && let Some(order) = fields.order()
    {
        if game.decide(now, Seat::Arbiter, &order).is_ok() {
            fields.forget();
            let is_sealed = game.mover().is_some_and(|side| game.sitting().has_sealed(side));
            fields.problem = is_sealed.then_some(Label::EnvelopeKeepsPassphrase);
        }
        link.send(Gesture::As(Seat::Arbiter, order));
    }
    None
}

/// Whether the program was started again since the passphrase was given, and a move is to be sealed by it.
fn is_given_again(game: &Game) -> bool {
    game.sitting().lacks_passphrase() || game.sitting().reply_lacks_passphrase()
}

/// Who replies to the sealed move in an envelope, and what is done: by whether he is there, and his clock has still to be started.
fn replier(game: &Game, now: Moment) -> Option<Phrase> {
    let resume = Command::Adjournment(AdjournmentCommand::Resume);
    let replying = game.sitting().adjournment()?.outside.sealer.other();
    game.sitting().envelope()?;
    let line = match game.sitting().presence(replying) {
        Presence::Here => Line::ReplierHere,
        Presence::Absent if game.decide(now, Seat::Arbiter, &resume).is_ok() => Line::ReplierAbsent,
        // Who comes after the default time has lost, unless the envelope says otherwise.
        Presence::Absent | Presence::Defaulted => return None,
    };
    Some(Phrase::with(line, [Arg::Color(replying)]))
}

/// Whether the envelope is closed, and who replies to what is in it is there.
fn has_replier(game: &Game) -> bool {
    let replying = game.sitting().adjournment().map(|adjournment| adjournment.outside.sealer.other());
    let is_here = replying.is_some_and(|side| game.sitting().presence(side) == Presence::Here);
    is_here && game.sitting().envelope().is_some()
}

/// How this part of the page is used.
fn how(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).small().color(theme::of(ui).quiet);
    ui.add(eframe::egui::Label::new(text).wrap());
}

/// Whether what is typed can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FieldText {
    Shown,
    Covered,
}

fn text(ui: &mut Ui, words: Words, label: Label, line: &mut String, typed: FieldText) {
    ui.horizontal(|ui| {
        let name = ui.label(RichText::new(words.label(label)).small().color(theme::of(ui).quiet));
        let field = line_field(ui, line);
        let response = match typed {
            FieldText::Shown => put_field(ui, field),
            FieldText::Covered => put_covered(ui, field),
        };
        let response = response.labelled_by(name.id);
        ring_of_field(ui, &response);
    });
}

/// What is written on the envelope (E.2), for the arbiter to check (E.3).
fn outside(ui: &mut Ui, outside: &Outside, words: Words) {
    let minutes = |used: Duration| format!("{}:{:02}", used.as_secs() / 60, used.as_secs() % 60);
    let names = match (outside.names.white.trim(), outside.names.black.trim()) {
        ("", "") => String::new(),
        (white, black) => format!("{white} – {black}"),
    };
    let lines = [
        names,
        words.say(&Phrase::with(Line::MoveNumber, [Arg::Number(outside.move_number), Arg::Color(outside.sealer)])),
        format!("{}: {} – {}", words.label(Label::Used), minutes(outside.used.white), minutes(outside.used.black)),
        outside.position.clone(),
        outside
            .draw_offer
            .map(|side| words.say(&Phrase::with(Line::DrawOffered, [Arg::Color(side)])))
            .unwrap_or_default(),
        outside.resumes.clone(),
    ];
    for line in lines.iter().filter(|line| !line.is_empty()) {
        ui.label(RichText::new(line).small().color(theme::of(ui).text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_without_a_passphrase() {
        let mut fields =
            AdjournmentFields { passphrase: "abc".into(), resumes: "tomorrow".into(), ..AdjournmentFields::default() };
        fields.again = fields.passphrase.clone();
        assert_eq!((fields.order(), fields.problem), (None, Some(Label::PassphraseTooShort)));
        (fields.passphrase, fields.again) = ("sieben Raben".into(), "sieben Rabne".into());
        assert_eq!(
            (fields.order(), fields.problem),
            (None, Some(Label::PassphrasesDiffer)),
            "a slip in what nobody sees"
        );
        assert!(fields.passphrase.is_empty() && fields.again.is_empty());
        (fields.passphrase, fields.again) = ("sieben Raben".into(), "sieben Raben".into());
        assert!(
            matches!(fields.order(), Some(Command::Adjournment(AdjournmentCommand::Order(order, _))) if order.resumes == "tomorrow")
        );
        assert!(!fields.passphrase.is_empty() && !fields.again.is_empty(), "the order may be refused");
        fields.forget();
        assert!(fields.opening().is_none());
    }

    #[test]
    fn the_rest_of_the_session_is_minutes() {
        let order = |rest: &str| {
            let (passphrase, again) = ("sieben Raben".into(), "sieben Raben".into());
            let mut fields = AdjournmentFields { passphrase, again, rest: rest.into(), ..AdjournmentFields::default() };
            fields.order().map(|command| match command {
                Command::Adjournment(AdjournmentCommand::Order(order, _)) => order.rest_of_session.as_secs(),
                other => panic!("{other:?}"),
            })
        };
        assert_eq!(["", " 20 ", "0"].map(order), [Some(0), Some(1200), Some(0)]);
        assert_eq!(["soon", "-1", "1:20", "99999"].map(order), [None; 4]);
    }
}
