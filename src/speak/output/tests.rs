use std::{sync::mpsc::Receiver, time::Duration};

use super::*;
use crate::audio::supervise::StreamDriver as _;
use crate::language::{Part, Speech};
use crate::speak::queue::{Queue, Routes, Urgency};
use crate::speak::{Action, Earcon};

fn utterance() -> Utterance {
    utterance_of(&mut Queue::new(Routes::separate()))
}

fn utterance_of(queue: &mut Queue) -> Utterance {
    match queue.say(Output::Room, Urgency::Event, Earcon::Accepted).actions.pop() {
        Some(Action::Play(_, utterance)) => utterance,
        other => panic!("{other:?}"),
    }
}

fn speaker(device: Device) -> (Speaker, Receiver<SpeakerEvent>) {
    let (events, inbox) = channel();
    let report: OnSpeakerEvent = Arc::new(move |event| drop(events.send(event)));
    let voice = Voice::built_in().unwrap();
    (Speaker::open(Output::Room, device, Volume::FULL, voice, report).unwrap(), inbox)
}

#[test]
fn without_a_device_an_utterance_is_over_at_once() {
    let (speaker, events) = speaker(Device::None);
    let utterance = utterance();
    let id = utterance.id;
    speaker.play(utterance, Speed::BRISK);
    let event = events.recv_timeout(Duration::from_secs(5)).unwrap();
    assert_eq!(event, SpeakerEvent::Finished(Output::Room, id, UtteranceEnding::Unheard));
}

#[test]
fn of_utterances_that_replaced_each_other_while_the_driver_worked_the_last_alone_is_made() {
    let (events, inbox) = channel();
    let report: OnSpeakerEvent = Arc::new(move |event| drop(events.send(event)));
    let outbox = (channel().0, Arc::default());
    let place = (Output::Room, Device::None);
    let mut driver = SpeakerDriver::new(place, Volume::FULL, Voice::built_in().unwrap(), report, outbox);
    let mut queue = Queue::new(Routes::separate());
    let mut next = || {
        let utterance = utterance_of(&mut queue);
        queue.finished(utterance.id, UtteranceEnding::Complete);
        utterance
    };
    let [first, second, third] = [next(), next(), next()];
    let (cut, last) = ([first.id, second.id], third.id);
    let play = |utterance| SpeakerOrder::Play(utterance, Speed::BRISK);
    let orders = vec![play(first), SpeakerOrder::Volume(Volume::FULL), play(second), SpeakerOrder::Stop, play(third)];
    let kept = driver.sift(orders);
    let [SpeakerOrder::Volume(_), SpeakerOrder::Stop, SpeakerOrder::Play(kept, _)] = &kept[..] else {
        panic!("the order of the rest stays")
    };
    assert_eq!(kept.id, last);
    let told: Vec<_> = inbox.try_iter().collect();
    assert_eq!(told, cut.map(|id| SpeakerEvent::Finished(Output::Room, id, UtteranceEnding::Cut)));
}

#[test]
fn between_two_pieces_of_a_sentence_it_is_stopped() {
    let report: OnSpeakerEvent = Arc::new(|_| {});
    let outbox = (channel().0, Arc::default());
    let place = (Output::Room, Device::Default);
    let mut driver = SpeakerDriver::new(place, Volume::FULL, Voice::built_in().unwrap(), report, outbox);
    let word = Part::Clip { language: Language::German, text: "Anna".into() };
    let mut queue = Queue::new(Routes::separate());
    let speech = Speech { parts: vec![word; 20] };
    let Some(Action::Play(_, long)) = queue.say(Output::Room, Urgency::Event, speech).actions.pop() else {
        panic!("nothing else plays")
    };
    assert_eq!(driver.obey(SpeakerOrder::Play(long, Speed::BRISK)), ControlFlow::Continue(()));
    assert!(driver.go_on() && driver.go_on(), "the first pieces sound before the last is made");
    assert_eq!(driver.obey(SpeakerOrder::Stop), ControlFlow::Continue(()));
    assert!(!driver.go_on(), "and the others are never made");
}

#[test]
fn a_device_that_is_not_there_is_reported_once_and_nobody_waits_for_ever() {
    let (speaker, events) = speaker(Device::Named("no such device".to_owned()));
    let utterance = utterance();
    let id = utterance.id;
    speaker.play(utterance, Speed::BRISK);
    let error = OutputError::NoDevice { wanted: Some("no such device".to_owned()) };
    let event = events.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(event, SpeakerEvent::Lost(Output::Room, error));
    let event = events.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(event, SpeakerEvent::Finished(Output::Room, id, UtteranceEnding::Unheard));
}
