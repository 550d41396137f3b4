//! What microphones and recognisers report, at the table.
use super::{
    App,
    bounce::ReadBackBy,
    gestures::Reached,
    room::heard_of,
    stages::Stage,
    talking::speaker_at,
    voice::{ListensNow, Meanwhile},
};
use crate::{
    desk::{Address, Desk, Intent, Talk, Wish, listens_openly, progress},
    game::{Seat, View},
    language::{Line, Phrase, Request, Wording},
    listen::{
        Heard, HearerEvent, Interpretation, Meaning, Talker,
        capture::{Gate, MicrophoneEvent, MicrophonePlace},
        grammar::Tongue,
        speaker::SpeakerVerdict,
    },
    narration::{Audience, Cue},
};

impl App {
    /// Opens the microphones that were chosen, for the people of this game.
    pub(super) fn open_microphones(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        let setup = playing.session.game().setup();
        let chosen = self.sound.chosen().map(|sound| sound.clone().for_players(setup).microphones).unwrap_or_default();
        let (wording, voices) = (setup.wording, &self.options.voices);
        let (names, beside) = (setup.names.clone(), chosen.recogniser.clone());
        self.voice.configure(&chosen, |place| Talker {
            tongue: tongue(wording),
            profile: match place {
                MicrophonePlace::Player(color) => Some(voices.join(folder_of(names.get(color)))),
                MicrophonePlace::Assistant(_) | MicrophonePlace::Room => None,
            },
            beside: beside.clone(),
        });
        self.follow_voice();
    }

    /// What can be said now, and who is listened to without a key. To be called when anything may have changed.
    pub(super) fn follow_voice(&mut self) {
        if let Some(color) = self.stage.teacher() {
            // What is said to the player is not his word.
            let gate = if self.sound.is_silent() { Gate::Open } else { Gate::Held };
            self.voice.set_gate(MicrophonePlace::Player(color), gate);
        }
        let Stage::Game(playing) = &self.stage else { return };
        if playing.session.game().clock().side_running().is_some() {
            self.sound.end_asides();
        }
        let announcing = self.sound.is_announcing();
        self.talking.drop_answered(|by| playing.desks.at(playing.desks.place_of_speaker(by)).mode().asks());
        let due = heard_of(playing.session.game(), &self.voice);
        if let Some(due) = due {
            let seat = Seat::Player(due.side());
            let view = playing.view(seat);
            self.voice.expect(MicrophonePlace::Room, Desk::new(seat, view.setup.wording.language).expects(&view));
        }
        let open = due.is_some() && !announcing;
        self.voice.set_gate(MicrophonePlace::Room, if open { Gate::Open } else { Gate::Held });
        for place in MicrophonePlace::ALL {
            let Some(seat) = speaker_at(place).filter(|_| self.voice.is_open(place)) else { continue };
            let desk = playing.desks.at(playing.desks.place_of_speaker(seat));
            let view = playing.view(seat);
            // The program's own words in the room are not a move.
            let open = hears_without_key(seat, self.voice.talk()) && !announcing && listens_openly(desk, &view);
            self.voice.expect(place, desk.expects(&view));
            self.voice.set_gate(place, if open { Gate::Open } else { Gate::Held });
        }
    }

    /// Takes what a microphone reports.
    pub(super) fn microphone(&mut self, event: MicrophoneEvent) {
        match event {
            MicrophoneEvent::Ready(place, name) => {
                tracing::info!(?place, %name, "microphone");
                if self.voice.note_lost(place, None).is_some() {
                    self.tell_talker(place, Line::MicrophoneBack);
                }
            }
            MicrophoneEvent::Lost(place, error) => {
                tracing::warn!(?place, %error, "microphone");
                self.voice.note_lost(place, Some(error));
                if self.trial.is_at(place) {
                    self.trial.end();
                }
                self.tell_talker(place, Line::MicrophoneLost);
            }
            MicrophoneEvent::Hesitated(place, utterance) if self.stage.teacher().is_none() => {
                self.voice.foresee(place, utterance)
            }
            MicrophoneEvent::Heard(place, utterance) if self.stage.teacher().is_some() => {
                self.teach_utterance(place, utterance);
            }
            MicrophoneEvent::Heard(place, utterance) => self.voice.understand(place, utterance),
            MicrophoneEvent::GoesOn(place, part) if self.stage.teacher().is_none() => self.voice.go_on(place, part),
            // Anyone who speaks again answers for himself.
            MicrophoneEvent::Began(place) => {
                if let Some(seat) = speaker_at(place) {
                    self.at_desk_of_speaker(seat, |desk, _| {
                        desk.waits_for_no_second();
                        Vec::new()
                    });
                }
            }
            MicrophoneEvent::Levels(place, levels) => self.judge_microphone(place, &levels),
            MicrophoneEvent::Tenth(place, level) => self.trial.push(place, level),
            MicrophoneEvent::TooLong(place) if self.voice.talk() == Talk::Held => {
                self.tell_talker(place, Line::SpokeTooLong);
            }
            MicrophoneEvent::TooLong(_) | MicrophoneEvent::GoesOn(..) | MicrophoneEvent::Hesitated(..) => {}
        }
    }

    /// Takes what the recognisers report.
    pub(super) fn hearer(&mut self, event: HearerEvent) {
        match event {
            HearerEvent::Heard(place, heard) => {
                if place == MicrophonePlace::Room {
                    self.talking.heard_in_room = Some(self.clock().now());
                }
                if self.voice.is_current(place, &heard) {
                    self.heard(place, *heard);
                }
                self.follow_spoken_press(place);
            }
            HearerEvent::Seconded(place, heard) => self.seconded(place, &heard),
            HearerEvent::Tried(tried) => self.recogniser_tried(tried),
            HearerEvent::Joined(name) => {
                tracing::info!(name, "recogniser beside");
                self.voice.note_beside(None);
            }
            HearerEvent::Parted(why) => {
                tracing::warn!(why, "recogniser beside");
                self.voice.note_beside(Some(why));
                for place in self.voice.places() {
                    self.tell_talker(place, Line::RecogniserStopped);
                }
            }
            HearerEvent::Listens(place, missing) => {
                tracing::info!(?place, missing = missing.told(), "hearing");
                match self.voice.note_listens(place, &missing) {
                    ListensNow::AsBefore => {}
                    ListensNow::AtLast(Meanwhile::Silent) => self.tell_talker(place, Line::RecogniserHears),
                    ListensNow::AtLast(Meanwhile::Spoken) => {
                        let again = [Line::RecogniserHears, Line::SpeakNow].map(Phrase::line).to_vec();
                        self.tell_talker_phrase(place, Phrase::Several(again));
                    }
                }
                if let (Some((known, all)), MicrophonePlace::Player(color)) = (missing.half_taught, place) {
                    self.tell(&[Cue::answer(Audience::Earphone(color), progress(known, all))]);
                }
                if missing.own.is_some() {
                    self.tell_talker(place, Line::VoiceUnusable);
                }
            }
            HearerEvent::Opens(place) => {
                tracing::info!(?place, "recogniser opens");
                self.voice.note_opens(place);
            }
            // A person who goes on speaking is not told again and again.
            HearerEvent::TooEarly(place) => {
                if self.voice.note_too_early(place) == Some(Meanwhile::Silent) {
                    self.tell_talker(place, Line::RecogniserOpens);
                }
            }
            HearerEvent::Deaf(place, why) => {
                tracing::warn!(?place, why, "hearing");
                self.voice.note_deaf(place, why);
                self.tell_talker(place, Line::HearingMissing);
            }
        }
    }

    /// Something was said: it goes the way of what is typed.
    pub(super) fn heard(&mut self, place: MicrophonePlace, heard: Heard) {
        let Heard { verdict, utterance, speaker, .. } = heard;
        if self.stage.teacher().is_some() {
            return self.teach_verdict(&verdict);
        }
        let Some(seat) = speaker_at(place) else { return self.heard_in_room(&verdict, &utterance) };
        let address = match (utterance.gate, speaker) {
            (Gate::Held, _) => Address::Meant,
            (Gate::Open, SpeakerVerdict::Own) => Address::Perhaps,
            (Gate::Open, SpeakerVerdict::Unknown) => Address::Unfamiliar,
            (Gate::Open, SpeakerVerdict::Other) => return self.heard_another(seat, place, &verdict),
        };
        let Stage::Game(playing) = &self.stage else { return };
        let at = playing.desks.place_of_speaker(seat);
        let desk = playing.desks.at(at);
        // Else a neighbour's words would be kept, and learnt, as the announcement of what its player has typed.
        if !desk.overhears(&verdict, address) {
            self.talking.note(seat, address, &verdict, &utterance, desk.mode());
        }
        let too_soon = playing.says_yes_too_soon(at, &verdict, &utterance)
            || self.says_yes_before_question(seat, &verdict, &utterance);
        let before = playing.read_back(at);
        if too_soon || self.has_not_heard_question(at) {
            return self.work_at(at, |desk, view| desk.refuse_too_soon(view));
        }
        if verdict.meaning == Meaning::Request(Request::Yes)
            && self.meets_unheard_read_back(at, &Intent::Enter) == Some(Reached::No)
        {
            return;
        }
        let mut comes_of_it = false;
        self.work_at(at, |desk, view| {
            let wishes = desk.hear(&verdict, address, view);
            comes_of_it = !wishes.is_empty();
            wishes
        });
        if let Stage::Game(playing) = &mut self.stage {
            playing.follow_read_back(at, ReadBackBy::Voice, before.as_ref());
            // What he said is known; what was understood nobody has heard.
            if playing.read_back(at).is_some_and(|told| Some(&told) != before.as_ref()) {
                self.end_unheard_read_back(at);
            }
        }
        // Talk near an open microphone is not an act.
        if comes_of_it {
            self.voice.note_own(place);
            self.stay();
        }
    }

    /// What sounds like somebody else is not heard. That it may be the player himself after all, with a cold or at another
    /// distance, he is told each second time, with the way out: a key that is held is always heard.
    fn heard_another(&mut self, seat: Seat, place: MicrophonePlace, verdict: &Interpretation) {
        const TOLD_EACH: u32 = 2;
        let Stage::Game(playing) = &self.stage else { return };
        if playing.desks.at(playing.desks.place_of_speaker(seat)).answers_in_the_open(verdict)
            && self.voice.note_other(place).is_multiple_of(TOLD_EACH)
        {
            let words = [Line::UnfamiliarVoice, Line::SetupTalkHeld].map(Phrase::line).to_vec();
            self.tell_talker_phrase(place, Phrase::Several(words));
        }
    }

    /// The recogniser beside ours has heard what was asked about: it is agreed, if nobody has answered yet.
    fn seconded(&mut self, place: MicrophonePlace, heard: &Heard) {
        match speaker_at(place) {
            Some(seat) => self.at_desk_of_speaker(seat, |desk, view| desk.second(&heard.verdict, view)),
            None if self.voice.is_current(place, heard) => self.heard_in_room(&heard.verdict, &heard.utterance),
            None => {}
        }
    }

    /// What the desk does at which this person speaks.
    fn at_desk_of_speaker(&mut self, seat: Seat, work: impl FnOnce(&mut Desk, &View<'_>) -> Vec<Wish>) {
        let Stage::Game(playing) = &self.stage else { return };
        let at = playing.desks.place_of_speaker(seat);
        self.work_at(at, work);
    }

    /// Words for the person who speaks there.
    pub(super) fn tell_talker(&mut self, place: MicrophonePlace, line: Line) {
        self.tell_talker_phrase(place, Phrase::line(line));
    }

    pub(super) fn tell_talker_phrase(&mut self, place: MicrophonePlace, words: Phrase) {
        let to = match place {
            MicrophonePlace::Player(color) => Audience::Earphone(color),
            MicrophonePlace::Assistant(side) => Audience::Page(Seat::Assistant(side)),
            MicrophonePlace::Room => Audience::Page(Seat::Arbiter),
        };
        self.tell(&[Cue::answer(to, words)]);
    }
}

/// Whether a person is listened to while he holds no key. An assistant never is: beside him his player and the opponent say the same
/// moves, and whose word it was would be a guess.
const fn hears_without_key(seat: Seat, talk: Talk) -> bool {
    matches!((seat, talk), (Seat::Player(_), Talk::Open))
}

/// The languages that are spoken at a table.
pub(super) const fn tongue(wording: Wording) -> Tongue {
    Tongue { language: wording.language, ranks: wording.ranks }
}

/// The folder of a person's own words: his name as a file name; everybody without one has the same.
pub(super) fn folder_of(name: &str) -> String {
    let name: String = name.trim().to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    if name.is_empty() { "unnamed".to_owned() } else { name }
}

#[cfg(test)]
mod tests;
