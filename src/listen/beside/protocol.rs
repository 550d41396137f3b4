//! The lines that go to a recogniser beside ours and come from it; `manual/recognisers.md` describes them.
use serde::{Deserialize, Serialize};

use crate::{
    files,
    listen::{Vocabulary, grammar::Network},
};

/// The version of the protocol.
pub(super) const VERSION: u32 = 1;

/// A line to the program.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(in crate::listen) enum RecogniserRequest<'a> {
    /// The first line.
    Begin { protocol: u32, language: &'a str, ranks: &'a str },
    /// The sentences that are possible from now on: states joined by words, from state 0.
    Expect { id: u64, words: Vec<&'a str>, arcs: Vec<[usize; 3]>, ends: Vec<usize> },
    /// This many bytes of sound follow the line: 16 bits, little-endian, one channel.
    Audio { id: u64, rate: u32, bytes: usize },
    /// He has perhaps ended.
    Pause { id: u64 },
    /// He has ended, and is to be understood along this grammar.
    End { id: u64, grammar: u64 },
    /// This utterance is of no more interest.
    Drop { id: u64 },
}

impl<'a> RecogniserRequest<'a> {
    /// A grammar in the words of `vocabulary`.
    pub(in crate::listen) fn expect(id: u64, network: &Network, vocabulary: &'a Vocabulary) -> Self {
        let states = 0..network.states();
        let arcs =
            states.clone().flat_map(|from| network.arcs_from(from).iter().map(move |arc| [from, arc.unit, arc.to]));
        Self::Expect {
            id,
            words: (0..vocabulary.len()).map(|unit| vocabulary.text(unit)).collect(),
            arcs: arcs.collect(),
            ends: states.filter(|&state| network.may_end_in(state)).collect(),
        }
    }

    pub(super) fn line(&self) -> Vec<u8> {
        let Ok(mut line) = serde_json::to_vec(self) else { unreachable!("it is text and numbers") };
        line.push(b'\n');
        line
    }
}

/// Sound as it follows a [`RecogniserRequest::Audio`].
pub(super) fn pcm(samples: &[f32]) -> Vec<u8> {
    samples.iter().flat_map(|&sample| files::narrowed(sample).to_le_bytes()).collect()
}

/// A line from the program.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum RecogniserAnswer {
    /// It has loaded what it needs.
    Ready {
        /// The version of the protocol that it speaks.
        protocol: u32,
        /// What it calls itself.
        name: String,
    },
    /// What was said, the most probable first.
    Heard {
        /// Number of the utterance.
        id: u64,
        /// What it may have been.
        readings: Vec<TranscriptReading>,
    },
    /// Why it cannot go on, in words, with the way out.
    Trouble {
        /// Its own words.
        why: String,
    },
}

impl RecogniserAnswer {
    /// The answer in a line; `None` where the line is not an answer.
    #[must_use]
    pub fn of(line: &[u8]) -> Option<Self> {
        serde_json::from_slice(line).ok()
    }
}

/// What may have been said.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TranscriptReading {
    /// The words: a sentence of the grammar or a free transcript.
    pub text: String,
    /// How sure that is, from 0 to 1.
    pub score: f32,
}

#[cfg(test)]
mod tests {
    use shakmaty::Board;

    use super::*;
    use crate::{
        language::{Among, Language},
        listen::grammar::{self, Expecting, Tongue},
    };

    #[test]
    fn lines_are_those_of_the_manual() {
        let manual = include_str!("../../../manual/recognisers.md");
        let lines = [
            RecogniserRequest::Begin { protocol: VERSION, language: "de", ranks: "de" },
            RecogniserRequest::Expect {
                id: 3,
                words: vec!["Eva", "vier", "ja"],
                arcs: vec![[0, 0, 1], [0, 2, 2], [1, 1, 2]],
                ends: vec![2],
            },
            RecogniserRequest::Audio { id: 7, rate: 48_000, bytes: 19_200 },
            RecogniserRequest::Pause { id: 7 },
            RecogniserRequest::End { id: 7, grammar: 3 },
            RecogniserRequest::Drop { id: 7 },
        ];
        for line in lines.map(|ask| String::from_utf8(ask.line()).expect("text")) {
            assert!(manual.contains(line.trim_end()), "not in the manual: {line}");
        }
        for (line, answer) in [
            (
                r#"{"ready": {"protocol": 1, "name": "faster-whisper base"}}"#,
                RecogniserAnswer::Ready { protocol: 1, name: "faster-whisper base".to_owned() },
            ),
            (
                r#"{"heard": {"id": 7, "readings": [{"text": "Eva 4.", "score": 0.93}, {"text": "Eva fünf", "score": 0.05}]}}"#,
                RecogniserAnswer::Heard {
                    id: 7,
                    readings: vec![
                        TranscriptReading { text: "Eva 4.".to_owned(), score: 0.93 },
                        TranscriptReading { text: "Eva fünf".to_owned(), score: 0.05 },
                    ],
                },
            ),
            (
                r#"{"trouble": {"why": "no model: run `pip install ...`"}}"#,
                RecogniserAnswer::Trouble { why: "no model: run `pip install ...`".to_owned() },
            ),
        ] {
            assert!(manual.contains(line), "not in the manual: {line}");
            assert_eq!(serde_json::from_str::<RecogniserAnswer>(line).expect("an answer"), answer);
        }
    }

    #[test]
    fn a_grammar_on_the_wire_has_the_sentences_of_the_position() {
        let board = Board::default();
        let among = Among::Placement { board: &board, turn: shakmaty::Color::White };
        let vocabulary = super::super::vocabulary(Tongue::of(Language::German));
        let network = grammar::current(Expecting::Move(among), Tongue::of(Language::German), &vocabulary);
        let RecogniserRequest::Expect { words, arcs, ends, .. } = RecogniserRequest::expect(1, &network, &vocabulary)
        else {
            panic!()
        };
        let accepts = |text: &str| {
            let mut states = vec![0];
            for said in text.split(' ') {
                let next = arcs.iter().filter(|[from, word, _]| states.contains(from) && words[*word] == said);
                states = next.map(|[.., to]| *to).collect();
            }
            states.iter().any(|state| ends.contains(state))
        };
        assert!(accepts("Springer Gustav eins nach Felix drei") && accepts("Eva vier") && accepts("kurze Rochade"));
        assert!(!accepts("Springer Gustav") && !accepts("Dame Anna acht"));
    }

    #[test]
    fn samples_are_written_as_16_bits() {
        assert_eq!(pcm(&[0.0, 1.0, -2.0, 0.5]), [0, 0, 0xff, 0x7f, 0x01, 0x80, 0xff, 0x3f]);
    }
}
