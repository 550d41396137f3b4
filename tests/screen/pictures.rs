//! Pictures of the pages: `pictures FOLDER` draws each in every language, two themes and two sizes; `pictures` alone those that
//! are kept in the repository, anew.
mod fake;
mod shown;

use std::path::{Path, PathBuf};

use anna_hector::{desk::Theme, language::Language};
use shown::{KEPT, Page, file_name, picture::Picture, window};

fn main() {
    match std::env::args().nth(1) {
        Some(folder) => all_in(&PathBuf::from(folder)),
        None => kept(),
    }
}

fn all_in(folder: &Path) {
    std::fs::create_dir_all(folder).expect("a folder");
    for page in Page::ALL {
        for language in Language::ALL {
            for theme in [Theme::Dark, Theme::HighContrastLight] {
                for size in [[1024.0, 768.0], [1920.0, 1080.0]] {
                    let name = format!("{}x{}-{}", size[0], size[1], file_name(page, language, theme));
                    Picture::of(&window(page, language, theme, size, 1.0)).reduced().write(&folder.join(name));
                }
            }
        }
    }
}

fn kept() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    for (page, language, theme) in KEPT {
        Picture::of(&window(page, language, theme, shown::KEPT_SIZE, 1.0))
            .reduced()
            .write(&folder.join(file_name(page, language, theme)));
    }
}
