//! The arbiter signs the journal with the key on his stick, by a button of his page: `anna-hector journal sign` without a command line.
use std::{
    fs,
    path::{Path, PathBuf},
};

use zeroize::Zeroizing;

use super::{App, Options, home, stages::Stage};
use crate::{
    export, files,
    game::Access,
    journal::{self, Key, signature_of},
    language::{Arg, Line, Phrase},
    narration::Cue,
};

/// The extension of a key's file, and how long one is at most, in bytes.
const KEY: &str = "key";
const MOST_KEY: u64 = 4096;

impl App {
    /// Signs what is on the disk by now, and tells the arbiter what became of it.
    pub(super) fn sign_with_key(&mut self) {
        let Stage::Game(playing) = &self.stage else { return };
        if playing.session.game().rights().access() == Access::Locked {
            return;
        }
        let told = match self.options.key_on_stick() {
            None => Phrase::line(Line::MarkNoKey),
            Some((path, key)) => match sign(playing.session.path(), &key) {
                Ok(signature) => Phrase::with(Line::MarkSignedWithKey, [path, signature].map(named)),
                Err(error) => Phrase::with(Line::MarkNotSigned, [Arg::Text(error)]),
            },
        };
        self.tell(&[Cue::arbiter(told)]);
    }
}

impl Options {
    /// The first key on a stick: outside the program's folder there, or in it.
    fn key_on_stick(&self) -> Option<(PathBuf, Key)> {
        let sticks = export::sticks(&self.places.mounts).into_iter();
        let folders = sticks.flat_map(|stick| [stick.join(home::FOLDER), stick]);
        let files = folders.flat_map(|folder| fs::read_dir(folder).into_iter().flatten());
        let mut paths: Vec<PathBuf> = files.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == KEY));
        paths.sort();
        paths.into_iter().find_map(|path| {
            let text = Zeroizing::new(files::read_text(&path, MOST_KEY).ok()?);
            Some((path, text.parse().ok()?))
        })
    }
}

fn named(path: PathBuf) -> Arg {
    Arg::Text(path.display().to_string())
}

/// Writes the signature beside the journal.
fn sign(journal: &Path, key: &Key) -> Result<PathBuf, String> {
    let record = journal::read(journal).map_err(|error| error.to_string())?;
    let signature = signature_of(journal);
    let written = files::write_whole(&signature, format!("{}\n", key.sign(&record)).as_bytes());
    written.map_err(|error| format!("{}: {error}", signature.display())).map(|()| signature)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::{Input, quitting::tests::playing},
        game::Seat,
        journal::{PublicKey, Signed, Verdict, verify},
        narration::Audience,
        screen::Gesture,
    };

    #[test]
    fn the_arbiter_signs_with_the_key_on_his_stick_and_it_is_verified() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = playing(folder.path());
        let mounts = folder.path().join("mounts");
        app.options.places.mounts = vec![mounts.clone()];
        let told = |app: &App| {
            let pages = app.captions.iter().filter(|caption| caption.to == Audience::Page(Seat::Arbiter));
            pages.map(|caption| caption.text.clone()).next_back().unwrap_or_default()
        };
        app.handle(Input::Gesture(Gesture::SignWithKey));
        assert!(told(&app).contains("journal key"), "how a key is made: {}", told(&app));
        let key = Key::of_bytes(&Zeroizing::new([7; 32]));
        files::create_folder(&mounts.join("STICK")).expect("a folder");
        files::write_synced(&mounts.join("STICK/arbiter.key"), key.text().as_bytes()).expect("written");
        files::write_synced(&mounts.join("STICK/another.key"), b"no key").expect("written");
        app.handle(Input::Gesture(Gesture::SignWithKey));
        assert!(told(&app).contains("arbiter.key"), "{}", told(&app));
        let Stage::Game(playing) = &app.stage else { panic!("{:?}", app.stage) };
        let journal = playing.session.path().to_owned();
        let bytes = fs::read(&journal).expect("a journal");
        let signed: Signed =
            fs::read_to_string(signature_of(&journal)).expect("a signature").trim().parse().expect("one");
        let public: PublicKey = key.public();
        let verified = verify(&journal, &bytes, &[], Some((&signed, public))).expect("readable");
        assert_eq!(verified.verdict, Verdict::Sound);
        assert!(verified.signed.is_some(), "{verified}");
    }
}
