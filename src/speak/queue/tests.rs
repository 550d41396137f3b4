use proptest::prelude::*;

use super::*;
use crate::language::Part;

const ROOM: Output = Output::Room;
const EAR: Output = Output::Earphone(Color::White);

fn words(text: &str) -> UtteranceContent {
    Speech { parts: vec![Part::Free(text.to_owned())] }.into()
}

/// Plays like the driver, and writes down what it was told: `play room text`, `stop room`, `unheard room text`.
struct Table {
    queue: Queue,
    sounding: BTreeMap<Output, Utterance>,
    log: Vec<String>,
}

impl Table {
    fn new(routes: Routes) -> Self {
        Self { queue: Queue::new(routes), sounding: BTreeMap::new(), log: Vec::new() }
    }

    fn obey(&mut self, actions: Vec<Action>) {
        for action in actions {
            match action {
                Action::Play(device, utterance) => {
                    self.log.push(format!("play {} {}", name(device), utterance.content.speech));
                    let before = self.sounding.insert(device, utterance);
                    assert_eq!(before, None, "two utterances at once on one device");
                }
                Action::Stop(device) => {
                    self.log.push(format!("stop {}", name(device)));
                    let stopped = self.sounding.remove(&device).expect("something sounds that is stopped");
                    let of_game = stopped.output == ROOM && stopped.urgency > Urgency::Aside;
                    assert!(!of_game, "an announcement was cut");
                }
                Action::Unheard(utterance) => {
                    self.log.push(format!("unheard {} {}", name(utterance.output), utterance.content.speech));
                }
            }
        }
    }

    fn say(&mut self, output: Output, urgency: Urgency, text: &str) -> UtteranceId {
        let said = self.queue.say(output, urgency, words(text));
        self.obey(said.actions);
        said.id
    }

    fn key(&mut self) {
        let actions = self.queue.key(Color::White);
        self.obey(actions);
    }

    fn begin(&mut self, device: Output) {
        if let Some(utterance) = self.sounding.get(&device) {
            self.queue.begun(utterance.id);
        }
    }

    fn finish(&mut self, device: Output) {
        self.begin(device);
        if let Some(utterance) = self.sounding.remove(&device) {
            let actions = self.queue.finished(utterance.id, UtteranceEnding::Complete);
            self.obey(actions);
        }
    }

    fn finish_all(&mut self) {
        while let Some(device) = self.sounding.keys().next().copied() {
            self.finish(device);
        }
    }

    #[track_caller]
    fn expect(&mut self, log: &[&str]) {
        assert_eq!(std::mem::take(&mut self.log), log);
    }
}

fn name(output: Output) -> &'static str {
    match output {
        Output::Room => "room",
        Output::Earphone(Color::White) => "white",
        Output::Earphone(Color::Black) => "black",
    }
}

#[test]
fn announcements_follow_one_another_and_keys_do_not_cut_them() {
    let mut table = Table::new(Routes::separate());
    table.say(ROOM, Urgency::Event, "e4");
    table.say(ROOM, Urgency::Warning, "e5");
    table.begin(ROOM);
    table.key();
    table.expect(&["play room e4"]);
    table.finish(ROOM);
    table.expect(&["play room e5"]);
}

#[test]
fn an_announcement_goes_on_while_an_earphone_comes() {
    let mut table = Table::new(Routes::separate().silent(EAR));
    let said = table.say(ROOM, Urgency::Event, "e4");
    let actions = table.queue.reroute(Routes::separate());
    table.obey(actions);
    table.expect(&["play room e4"]);
    assert!(table.queue.is_due(said));
    table.finish(ROOM);
    assert!(!table.queue.is_due(said));
}

#[test]
fn what_begins_again_on_another_device_is_due_until_its_own_end() {
    let mut table = Table::new(Routes::separate());
    let said = table.say(EAR, Urgency::Event, "e4");
    let actions = table.queue.reroute(Routes::separate().shared(EAR, ROOM));
    table.obey(actions);
    table.expect(&["play white e4", "stop white", "play room e4"]);
    // The driver reports what it has stopped.
    assert_eq!(table.queue.finished(said, UtteranceEnding::Cut), []);
    assert!(table.queue.is_due(said));
    table.finish(ROOM);
    assert!(!table.queue.is_due(said));
}

/// The seal takes eighteen seconds, and a player's press waited for it on his own clock.
#[test]
fn an_announcement_does_not_wait_for_what_is_said_beside_the_game() {
    let mut table = Table::new(Routes::separate());
    table.say(ROOM, Urgency::Aside, "seal");
    table.begin(ROOM);
    table.say(ROOM, Urgency::Event, "e4");
    table.expect(&["play room seal", "stop room", "play room e4"]);
    table.say(ROOM, Urgency::Aside, "code");
    table.say(ROOM, Urgency::Review, "e4 once more");
    table.begin(ROOM);
    table.finish(ROOM);
    table.finish(ROOM);
    table.expect(&["play room e4 once more", "play room code"]);
    // A clock begins to run.
    let over = table.queue.end_asides();
    table.obey(over);
    table.expect(&["stop room"]);
    assert!(table.queue.is_silent());
}

#[test]
fn a_key_stops_private_speech_and_drops_waiting_reviews_only() {
    let mut table = Table::new(Routes::separate());
    table.say(EAR, Urgency::Review, "board");
    table.say(EAR, Urgency::Review, "more board");
    table.begin(EAR);
    table.key();
    table.expect(&["play white board", "stop white"]);
    table.say(EAR, Urgency::Event, "e4");
    table.say(EAR, Urgency::Warning, "one minute");
    table.begin(EAR);
    table.key();
    table.expect(&["play white e4", "stop white", "play white one minute"]);
}

#[test]
fn an_event_that_nobody_has_heard_yet_is_not_stopped_by_a_key() {
    let mut table = Table::new(Routes::separate());
    table.say(EAR, Urgency::Event, "e4");
    table.key();
    table.expect(&["play white e4"]);
    table.begin(EAR);
    table.key();
    table.expect(&["stop white"]);
}

#[test]
fn moves_and_warnings_outrank_review() {
    let mut table = Table::new(Routes::separate());
    table.say(EAR, Urgency::Review, "board");
    table.say(EAR, Urgency::Event, "e4");
    table.say(EAR, Urgency::Review, "clock");
    table.say(EAR, Urgency::Event, "draw offered");
    table.say(EAR, Urgency::Warning, "one minute");
    table.finish_all();
    table.expect(&[
        "play white board",
        "stop white",
        "play white e4",
        "play white one minute",
        "play white draw offered",
        "play white clock",
    ]);
}

/// What a single key has put on record is evidence: the next key, struck in the same breath, does not take it away.
#[test]
fn a_key_does_not_cut_what_the_last_one_put_on_record() {
    let mut table = Table::new(Routes::separate());
    table.say(EAR, Urgency::Review, "step");
    table.say(EAR, Urgency::Record, "touched");
    table.begin(EAR);
    table.key();
    table.say(EAR, Urgency::Review, "rank three");
    table.expect(&["play white step", "stop white", "play white touched"]);
    table.finish(EAR);
    table.expect(&["play white rank three"]);
}

#[test]
fn nothing_is_said_twice_but_everything_again_on_request() {
    let mut table = Table::new(Routes::separate());
    let first = table.say(ROOM, Urgency::Event, "e4");
    assert_eq!(table.say(ROOM, Urgency::Event, "e4"), first);
    table.finish_all();
    table.expect(&["play room e4"]);
    let said = table.queue.repeat_announcement(EAR).unwrap();
    table.obey(said.actions);
    table.finish_all();
    let said = table.queue.repeat(ROOM).unwrap();
    table.obey(said.actions);
    table.expect(&["play white e4", "play room e4"]);
    assert!(Queue::new(Routes::separate()).repeat(EAR).is_none());
}

#[test]
fn two_outputs_on_one_device_take_turns_and_say_the_same_once() {
    let mut table = Table::new(Routes::separate().shared(EAR, ROOM));
    table.say(EAR, Urgency::Event, "e4");
    table.say(ROOM, Urgency::Event, "e4");
    table.begin(ROOM);
    table.key();
    table.say(EAR, Urgency::Review, "clock");
    table.finish_all();
    table.expect(&["play room e4", "play room clock"]);
    assert!(table.queue.repeat_announcement(EAR).is_some());
}

#[test]
fn what_has_no_device_is_reported_and_delays_nobody() {
    let mut table = Table::new(Routes::separate().silent(ROOM));
    let id = table.say(ROOM, Urgency::Event, "e4");
    assert!(!table.queue.is_due(id));
    table.expect(&["unheard room e4"]);
    let said = table.queue.repeat_announcement(EAR).unwrap();
    table.obey(said.actions);
    table.expect(&["play white e4"]);
}

#[test]
fn a_lost_device_reports_the_utterance_and_goes_on_with_the_next() {
    let mut table = Table::new(Routes::separate());
    let id = table.say(ROOM, Urgency::Event, "e4");
    table.say(ROOM, Urgency::Event, "e5");
    assert!(table.queue.is_due(id));
    table.sounding.clear();
    let actions = table.queue.finished(id, UtteranceEnding::Unheard);
    table.obey(actions);
    table.expect(&["play room e4", "unheard room e4", "play room e5"]);
    assert!(!table.queue.is_due(id) && table.queue.is_announcing());
}

#[derive(Debug, Clone)]
enum Step {
    Say(Output, Urgency, u8),
    Key,
    Begin(Output),
    Finish(Output),
    Repeat(Output),
    RepeatAnnouncement(Output),
}

fn step() -> impl Strategy<Value = Step> {
    let output = prop_oneof![Just(ROOM), Just(EAR), Just(Output::Earphone(Color::Black))];
    let urgency = prop_oneof![Just(Urgency::Review), Just(Urgency::Event), Just(Urgency::Warning)];
    prop_oneof![
        4 => (output.clone(), urgency, 0..6_u8).prop_map(|(o, u, n)| Step::Say(o, u, n)),
        2 => Just(Step::Key),
        2 => output.clone().prop_map(Step::Begin),
        3 => output.clone().prop_map(Step::Finish),
        1 => output.clone().prop_map(Step::Repeat),
        1 => output.prop_map(Step::RepeatAnnouncement),
    ]
}

fn routes() -> impl Strategy<Value = Routes> {
    let all = Routes::separate;
    prop_oneof![
        Just(all()),
        Just(all().shared(EAR, ROOM)),
        Just(all().shared(EAR, ROOM).shared(Output::Earphone(Color::Black), ROOM)),
        Just(all().silent(Output::Earphone(Color::Black))),
    ]
}

proptest! {
    /// `Table::obey` asserts on the way that no announcement is cut and no device plays two utterances at once.
    #[test]
    fn whatever_happens_every_announcement_and_event_is_heard(
        routes in routes(), steps in prop::collection::vec(step(), 1..60)
    ) {
        let mut table = Table::new(routes.clone());
        let mut must_be_heard = Vec::new();
        for step in steps {
            match step {
                Step::Say(output, urgency, n) => {
                    let text = format!("{n}");
                    table.say(output, urgency, &text);
                    let must = urgency > Urgency::Review || output == ROOM;
                    if let Some(device) = routes.device(output).filter(|_| must) {
                        must_be_heard.push(format!("play {} {text}", name(device)));
                    }
                }
                Step::Key => table.key(),
                Step::Begin(device) => table.begin(device),
                Step::Finish(device) => table.finish(device),
                Step::Repeat(output) => {
                    if let Some(said) = table.queue.repeat(output) {
                        table.obey(said.actions);
                    }
                }
                Step::RepeatAnnouncement(output) => {
                    if let Some(said) = table.queue.repeat_announcement(output) {
                        table.obey(said.actions);
                    }
                }
            }
        }
        table.finish_all();
        prop_assert!(!table.queue.is_announcing());
        for heard in must_be_heard {
            prop_assert!(table.log.contains(&heard), "{heard} was lost: {:?}", table.log);
        }
    }

    /// After any history, repeating says the words that were last played to that output.
    #[test]
    fn repeating_always_works(steps in prop::collection::vec(step(), 1..40)) {
        let mut table = Table::new(Routes::separate());
        let mut said_to_white = false;
        for step in steps {
            match step {
                Step::Say(output, urgency, n) => {
                    said_to_white |= output == EAR;
                    table.say(output, urgency, &format!("{n}"));
                }
                Step::Key => table.key(),
                Step::Begin(device) => table.begin(device),
                Step::Finish(device) => table.finish(device),
                Step::Repeat(_) | Step::RepeatAnnouncement(_) => {}
            }
        }
        table.finish_all();
        let last = table.log.iter().rev().find(|line| line.starts_with("play white")).cloned();
        let said = table.queue.repeat(EAR);
        prop_assert_eq!(said.is_some(), said_to_white);
        if let Some(said) = said {
            table.obey(said.actions);
            prop_assert_eq!(table.log.last().cloned(), last);
        }
    }
}
