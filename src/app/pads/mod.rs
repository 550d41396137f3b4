//! Gamepads at the table: what a pad asks for goes to its owner's desk, as his keys do.
mod driver;
mod felt;
mod free;
mod owners;
mod people;
mod store;
mod words;

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    path::PathBuf,
    time::{Duration, SystemTime},
};

use driver::RumbleBeat;
pub(super) use driver::{Driver, names};
use people::{Sees, StartingLayout};

use super::{App, News, Options, RealClock, desks::DeskAt, gestures::Reached, stages::Stage};
use crate::{
    clock::Moment,
    desk::{Answer, Intent},
    game::Seat,
    language::{Arg, Label, Line, Phrase},
    narration::{Audience, Chime, Cue, Priority},
    pad::{
        self, Context, Family, PadEvent, PadId, PadLayout, PadMode, PadNews, PadOutput, PadProfile, PadReport, PadTalk,
        ProfileRefusal, Pulse, Roles, button_of, rhythm, step,
    },
    screen::Held,
};

/// The gamepads, their owners, and what each is in the middle of.
#[derive(Debug)]
pub(super) struct Pads {
    roles: Roles,
    /// The pad that a person used last, if it was a pad and not the keyboard: what he is told names its buttons.
    in_use: HashMap<Seat, PadId>,
    /// To whom a pad that nobody has taken was offered, in order.
    offered: BTreeMap<PadId, Vec<Seat>>,
    /// Who asked for the pads to be given anew.
    asker: Option<Seat>,
    hands: BTreeMap<PadId, Hand>,
    /// Whose chord a pad that is nobody's answers to.
    free_for: BTreeMap<PadId, Seat>,
    /// What was asked at a pad that is nobody's, and not answered yet.
    proof: Option<free::PadProof>,
    /// The profile of one's own, if there is one.
    own: Option<PadProfile>,
    /// Beats that are heard because there is no motor to feel them by.
    heard: VecDeque<(Moment, Seat, Chime)>,
    driver: Option<Driver>,
    /// Whether something that is held is due, and the driver has been asked whether it was let go.
    settling: Settling,
}

/// Whether the driver has been asked for what it has not reported yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Settling {
    Yes,
    No,
}

/// One pad in somebody's hands.
#[derive(Debug)]
struct Hand {
    mode: PadMode,
    profile: PadProfile,
    layout: PadLayout,
}

impl Pads {
    pub(super) fn new(driver: Option<Driver>) -> Self {
        Self {
            roles: Roles::default(),
            in_use: HashMap::new(),
            offered: BTreeMap::new(),
            asker: None,
            hands: BTreeMap::new(),
            free_for: BTreeMap::new(),
            proof: None,
            own: None,
            heard: VecDeque::new(),
            driver,
            settling: Settling::No,
        }
    }

    /// A person went over to the keyboard.
    pub(super) fn lay_down(&mut self, person: Seat) {
        self.in_use.remove(&person);
    }

    /// How long there is nothing to do at the pads; `None` if nothing is held.
    pub(super) fn idle_for(&self, now: Moment) -> Option<Duration> {
        // What is due already waits for the driver's word.
        let held = self.hands.values().filter_map(|hand| hand.mode.deadline());
        let held = held.filter(|_| self.settling == Settling::No);
        held.chain(self.heard.front().map(|(due, ..)| *due)).min().map(|due| due.since(now))
    }

    /// The pads at which something that is held is due by now.
    fn held_until(&self, now: Moment) -> Vec<PadId> {
        let due = |hand: &Hand| hand.mode.deadline().is_some_and(|due| due <= now);
        self.hands.iter().filter(|(_, hand)| due(hand)).map(|(&pad, _)| pad).collect()
    }

    /// What a pad asks for after this event; `None` where nobody has it in his hands.
    fn step(&mut self, pad: PadId, context: Context, at: Moment, event: PadEvent) -> Option<Vec<PadOutput>> {
        let hand = self.hands.get_mut(&pad)?;
        let (mode, outputs) = step(std::mem::take(&mut hand.mode), &hand.profile, context, at, event);
        hand.mode = mode;
        Some(outputs)
    }

    /// The make of a pad, as far as it is known.
    fn family_of(&self, pad: PadId) -> Family {
        self.roles.of(pad).map_or(Family::Generic, |owned| owned.family)
    }

    /// Pulses that the hand feels, where the pad has motors.
    pub(super) fn beat(&self, pad: PadId, pulses: Vec<Pulse>) {
        if let Some(driver) = &self.driver {
            driver.beat(RumbleBeat { pad, pulses });
        }
    }

    /// The profile a pad starts with: the player's own, else that of its make; for a player who sees, the lever.
    fn deal(&mut self, pad: PadId, family: Family, starts: StartingLayout) {
        let layout = if starts == StartingLayout::Lever { PadLayout::Lever } else { family.layout() };
        let own = self.own.clone().filter(|_| starts == StartingLayout::Own);
        let Some(profile) = own.or_else(|| layout.profile()) else { return };
        self.hands.insert(pad, Hand { mode: PadMode::of(family), profile, layout });
    }
}

impl App {
    /// Takes what a gamepad reports, and when that was: a hand that was read late has not been slow. A button counts as held
    /// from when it is read, though: where the machine's clock has jumped, or the program stood still, a tap is never a hold.
    pub(super) fn pad(&mut self, at: Option<SystemTime>, report: PadReport) {
        let PadReport { pad, what } = report;
        let age = match what {
            PadNews::Event(PadEvent::Pressed(_)) => Duration::ZERO,
            _ => at.map_or(Duration::ZERO, RealClock::age_of),
        };
        let at = before(self.clock.now(), age);
        match what {
            PadNews::Unusable(reason) => tracing::warn!(%reason, "gamepads"),
            PadNews::Here { family, motors, known_by } => self.plug_known(pad, family, motors, known_by),
            PadNews::Event(PadEvent::Gone) => self.unplug(pad),
            // Once the game is on, a press on a pad is its owner's act, no matter who was asked for his pad before.
            PadNews::Event(PadEvent::Pressed(_)) if self.pads.roles.is_asking() && !self.stage.is_under_way() => {
                self.give(pad)
            }
            PadNews::Event(event @ PadEvent::Pressed(_)) if self.pads.roles.is_nobodys(pad) => {
                self.offer_found(pad);
                self.at_pad(pad, event, at);
            }
            PadNews::Event(event) => self.at_pad(pad, event, at),
            PadNews::Settled => self.hold_on(),
        }
    }

    /// Time goes by at what is held, and for beats that are heard.
    pub(super) fn pass_at_pads(&mut self) -> News {
        let now = self.clock.now();
        let mut news = News::None;
        while let Some((due, owner, chime)) = self.pads.heard.front().copied()
            && due <= now
        {
            self.pads.heard.pop_front();
            self.chime(owner, chime);
        }
        if self.pads.settling == Settling::No && !self.pads.held_until(now).is_empty() {
            // A program that stood still has yet to hear of a button that was let go: it asks before a tap counts as held.
            if self.pads.driver.as_ref().is_some_and(Driver::settle) {
                self.pads.settling = Settling::Yes;
            } else {
                self.hold_on();
                news = News::Some;
            }
        }
        news
    }

    /// What is still held has been held for long enough.
    fn hold_on(&mut self) {
        self.pads.settling = Settling::No;
        let now = self.clock.now();
        for pad in self.pads.held_until(now) {
            self.at_pad(pad, PadEvent::Passed, now);
        }
    }

    /// Reads the profile of one's own. A broken one is named with its line, and the usual one stays.
    pub(super) fn open_profile(&mut self) {
        match store::load(&self.options.profile_path()) {
            Ok(own) => self.pads.own = own,
            Err(error) => {
                let line = match &error {
                    store::StoreError::Profile { source, .. } => u32::try_from(source.line).unwrap_or(0),
                    store::StoreError::Io { .. } => 0,
                };
                tracing::error!(%error, "profile");
                self.troubles.show(error.to_string());
                self.tell_keyboard(Phrase::with(Line::PadProfileBroken, [Arg::Number(line)]));
            }
        }
    }

    fn at_pad(&mut self, pad: PadId, event: PadEvent, at: Moment) {
        if self.pads.roles.is_nobodys(pad) {
            return self.at_free_pad(pad, event, at);
        }
        let Some(owner) = self.pads.roles.of(pad).map(|owned| owned.owner) else { return };
        if self.stage.is_rehearsed(owner) {
            return;
        }
        let context = self.pad_context(owner);
        let Some(outputs) = self.pads.step(pad, context, at, event) else { return };
        let before = self.sound.count();
        if matches!(event, PadEvent::Pressed(_)) {
            self.pads.heard.retain(|(_, of, _)| *of != owner);
            if let Seat::Player(player) = owner {
                self.sound.key(player);
            }
            self.pads.in_use.insert(owner, pad);
        }
        for output in outputs {
            self.output(pad, owner, output);
        }
        // Each press is answered: by a sound, or by a beat for a person without an earphone.
        if matches!(event, PadEvent::Pressed(_)) && self.sound.count() == before {
            match self.stage.sees(owner) {
                Sees::No => self.chime(owner, Chime::Tick),
                Sees::Yes => self.pads.beat(pad, rhythm::touch()),
            }
        }
    }

    /// What its former owner held at a pad that changes hands is let go, and what he was saying does not count.
    fn let_go(&mut self, pad: PadId, former: Seat) {
        let (context, now) = (self.stage.pad_context(former), self.clock.now());
        for output in self.pads.step(pad, context, now, PadEvent::Gone).into_iter().flatten() {
            self.output(pad, former, output);
        }
    }

    /// What the buttons of a person's pad are for now. What was read back and not heard is asked about.
    fn pad_context(&self, owner: Seat) -> Context {
        match &self.stage {
            Stage::Game(playing) if self.reads_back_unheard(playing.desks.place_of_pad(owner)).is_some() => {
                Context::Asked
            }
            stage => stage.pad_context(owner),
        }
    }

    fn output(&mut self, pad: PadId, owner: Seat, output: PadOutput) {
        match output {
            PadOutput::Intent(intent) => self.intend(pad, owner, intent),
            PadOutput::Say(phrase) => self.tell_owner(owner, Priority::Review, phrase),
            PadOutput::Feel(rhythm) => self.feel(pad, owner, rhythm),
            PadOutput::Bind { act, held, button } => {
                let Some(hand) = self.pads.hands.get(&pad) else { return };
                match hand.profile.rebound(&act, held, button) {
                    Ok(profile) => {
                        let said = button_of(&act, &profile, self.pads.family_of(pad));
                        self.set_profile(pad, owner, profile, said);
                    }
                    Err(refused) => self.refuse_profile(owner, refused, act.command().map(|command| command.label)),
                }
            }
            PadOutput::Change(change) => {
                let Some(hand) = self.pads.hands.get(&pad) else { return };
                match hand.profile.changed(change) {
                    Ok(profile) => {
                        let said = change.setting().phrase(&profile, self.pads.family_of(pad));
                        self.set_profile(pad, owner, profile, said);
                    }
                    Err(refused) => self.refuse_profile(owner, refused, change.setting().other_dial()),
                }
            }
            PadOutput::NextProfile => {
                let Some(hand) = self.pads.hands.get_mut(&pad) else { return };
                let layout = hand.layout.next();
                if let Some(profile) = layout.profile() {
                    (hand.profile, hand.layout) = (profile.clone(), layout);
                    self.keep(owner, profile);
                }
                self.tell_owner(owner, Priority::Review, Phrase::with(Line::Bare, [Arg::Label(layout.label())]));
            }
            PadOutput::Assign if self.stage.is_under_way() => self.pass_pad(pad, owner),
            PadOutput::Assign => {
                let people = self.stage.pad_people();
                // Its owner in an earlier game may not be there in this one.
                let asked = people.all().find(|&seat| seat == owner).unwrap_or(people.first);
                self.pads.asker = Some(asked);
                self.pads.roles.ask(asked, &people);
                self.ask_for_pad(asked);
            }
            PadOutput::Talk(talk) => self.talk_at_pad(owner, talk),
            PadOutput::Refused => self.chime(owner, Chime::Refused),
        }
    }

    /// The microphones are the players' and their assistants': the arbiter is told so when he begins to speak.
    fn talk_at_pad(&mut self, owner: Seat, talk: PadTalk) {
        let held = match talk {
            PadTalk::Begin => Held::Down,
            PadTalk::End => Held::Up,
            PadTalk::Lost => Held::Lost,
        };
        match owner {
            Seat::Player(_) | Seat::Assistant(_) => self.talk_of(owner, held),
            Seat::Arbiter if held == Held::Down => {
                self.tell_owner(owner, Priority::Answer, Phrase::line(Line::NotYourDevice));
            }
            Seat::Arbiter => {}
        }
    }

    /// A sound for the owner of a pad; without an earphone he hears none.
    fn chime(&mut self, owner: Seat, chime: Chime) {
        if let Seat::Player(color) = owner {
            self.tell(&[Cue::chime(Audience::Earphone(color), chime)]);
        }
    }

    /// The owner's act: at the desk of his keyboard or mouse if he has one, so that a hand may change from one to the other
    /// in the middle of a move.
    fn intend(&mut self, pad: PadId, owner: Seat, intent: Intent) {
        if let Intent::Change(level, change) = intent {
            // The earphones and the room are the players', who hear what they do not see.
            if let Seat::Player(color) = owner {
                self.change_level(color, level, change);
            }
            return;
        }
        if intent == Intent::NextTheme {
            let told = if let Seat::Player(color) = owner { Some(color) } else { None };
            return self.next_theme(told);
        }
        let felt = |intent| match intent {
            walk @ (Intent::Walk(_) | Intent::Leap(_) | Intent::NextPiece(_) | Intent::PreviousPiece(_)) => {
                Intent::Felt(Box::new(walk))
            }
            other => other,
        };
        let playing = match &self.stage {
            Stage::Game(playing) => playing,
            Stage::Review(at) if at.open.is_some() => return self.work_at_keyboard(felt(intent)),
            _ => return self.work_at_keyboard(intent),
        };
        let intent = felt(intent);
        let commits = matches!(intent, Intent::Commit | Intent::Do(_) | Intent::Answer(Answer::Down | Answer::Held));
        let place = playing.desks.place_of_pad(owner);
        if playing.answers_too_soon(place, &intent) {
            self.work_at(place, |desk, view| desk.refuse_too_soon(view));
        } else if commits {
            // What changes the game is felt as well as heard.
            if self.at_desk(place, intent) == Reached::Yes {
                self.pads.beat(pad, rhythm::touch());
            }
        } else if place == DeskAt::Keyboard {
            self.work_at_keyboard(intent);
        } else {
            self.at_desk(place, intent);
        }
    }

    fn set_profile(&mut self, pad: PadId, owner: Seat, profile: PadProfile, said: Phrase) {
        if let Some(hand) = self.pads.hands.get_mut(&pad) {
            hand.profile = profile.clone();
        }
        self.tell_owner(owner, Priority::Review, said);
        self.keep(owner, profile);
    }

    /// Nothing is changed, and the owner hears why. `of` is what was to get a button, or what would be left without one.
    fn refuse_profile(&mut self, owner: Seat, refused: ProfileRefusal, of: Option<Label>) {
        tracing::debug!(%refused, "binding");
        self.chime(owner, Chime::Refused);
        self.tell_owner(owner, Priority::Review, reason(refused, of));
    }

    /// The layout that a player has chosen or made is his from now on. An assistant's is for this game.
    fn keep(&mut self, owner: Seat, profile: PadProfile) {
        if !matches!(owner, Seat::Player(_)) {
            return;
        }
        if let Err(error) = store::save(&self.options.profile_path(), &profile) {
            self.unusable(Line::SettingsUnusable, error.to_string());
        }
        self.pads.own = Some(profile);
    }
}

impl Options {
    fn profile_path(&self) -> PathBuf {
        self.settings.with_file_name("gamepad.txt")
    }
}

/// The moment so long ago; the first, where there was none so early.
fn before(now: Moment, age: Duration) -> Moment {
    Moment::from_millis(now.as_millis().saturating_sub(u64::try_from(age.as_millis()).unwrap_or(u64::MAX)))
}

/// Why a button cannot be had, and the way out.
fn reason(refused: ProfileRefusal, of: Option<Label>) -> Phrase {
    match refused {
        ProfileRefusal::NoChord => Phrase::line(Line::PadNeedsChord),
        ProfileRefusal::Missing(needed) => {
            let lost = pad::NAMED.iter().find(|command| command.name == needed);
            Phrase::with(Line::PadKeepsNeeded, lost.map(|command| Arg::Label(command.label)))
        }
        ProfileRefusal::DialTwice => Phrase::with(Line::PadKeepsNeeded, of.map(Arg::Label)),
        // None of them comes of a single chord; the question is asked again.
        ProfileRefusal::Twice | ProfileRefusal::HeldItself | ProfileRefusal::DeadZone => {
            Phrase::with(Line::PadPressNew, of.map(Arg::Label))
        }
    }
}

#[cfg(test)]
mod tests;
