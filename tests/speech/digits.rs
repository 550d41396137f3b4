//! Real people who say English digits: a folder of recordings `DIGIT_SPEAKER_TAKE.wav`, as the Free Spoken Digit Dataset has
//! them. It is not part of this repository; anyone who has it gets figures on real voices.
use std::{fs, fs::File, path::Path};

use anna_hector::{
    language::Language,
    laws::RawMove,
    listen::{
        Band, Sound,
        enrolled::{Profile, check},
    },
};
use shakmaty::{Color, Position, Rank, Square};

use super::{
    Dice,
    trial::{Case, position},
};

const WORDS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
/// Samples of a recogniser a second, which is what a [`Sound`] has.
const RATE: u32 = 16_000;

/// One person's recordings.
pub(crate) struct Speaker {
    pub(crate) name: String,
    /// Digit by digit, from one to eight.
    takes: [Vec<Sound>; 8],
}

/// Everybody in the folder, in the order of names.
pub(crate) fn speakers(folder: &Path) -> Vec<Speaker> {
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let mut speakers: Vec<Speaker> = Vec::new();
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let [digit, speaker, _take] = name.split('_').collect::<Vec<_>>()[..] else { continue };
        let Some(digit @ 1..=8) = digit.parse::<usize>().ok() else { continue };
        let sound = Sound::from_wav(File::open(&file).expect("a readable file")).expect("a WAV file");
        let index = speakers.iter().position(|known| known.name == speaker).unwrap_or_else(|| {
            speakers.push(Speaker { name: speaker.to_owned(), takes: Default::default() });
            speakers.len() - 1
        });
        speakers[index].takes[digit - 1].push(sound);
    }
    speakers.sort_by(|a, b| a.name.cmp(&b.name));
    speakers
}

impl Speaker {
    /// Three takes of each digit to learn from, by lot and checked; the others are left to be tested with.
    pub(crate) fn enrol(&mut self, dice: &mut Dice) -> Profile {
        let mut profile = Profile::empty(Language::English);
        for (word, takes) in WORDS.into_iter().zip(&mut self.takes) {
            let mut learnt = Vec::new();
            while learnt.len() < 3 && !takes.is_empty() {
                let take = takes.swap_remove(dice.below(takes.len()));
                learnt.extend(check(&take));
            }
            profile.teach(word, learnt);
        }
        profile
    }

    /// A legal move in the numeric notation of correspondence chess, joined from takes with short pauses.
    pub(crate) fn case(&self, dice: &mut Dice) -> (Case, Sound) {
        let position = position(dice);
        let plain: Vec<RawMove> = position.legal_moves().into_iter().map(RawMove::from_move).filter(is_plain).collect();
        if plain.is_empty() {
            return self.case(dice);
        }
        let said = *dice.pick(&plain);
        let (from, to) = squares(said, position.turn());
        let digits = [from, to].map(|square| [square.file() as usize, square.rank() as usize]).concat();
        let mut samples: Vec<f32> = Vec::new();
        for &digit in &digits {
            samples.extend(&dice.pick(&self.takes[digit]).samples);
            samples.extend(std::iter::repeat_n(0.0, (dice.between(50, 150) * RATE / 1_000) as usize));
        }
        let text = digits.iter().map(|&digit| WORDS[digit]).collect::<Vec<_>>().join(" ");
        (Case { position, said, text }, Sound { samples, band: Band::Narrow })
    }
}

/// Whether its four digits are all that there is to say.
fn is_plain(said: &RawMove) -> bool {
    matches!(said, RawMove::Castling(_) | RawMove::Piece { promotion: None, .. })
}

fn squares(said: RawMove, color: Color) -> (Square, Square) {
    match said {
        RawMove::Castling(side) => {
            let king = Square::from_coords(shakmaty::File::E, color.relative_rank(Rank::First));
            (king, side.king_to(color))
        }
        RawMove::Piece { from, to, .. } => (from, to),
    }
}
