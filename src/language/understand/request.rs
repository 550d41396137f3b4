//! What is asked for, and what is said to be so, in words.
use shakmaty::Square;

use crate::language::{Language, Request, fold, word::Word};

/// The request that `text` makes; `None` if it makes none.
///
/// ```
/// # use anna_hector::language::{Language, Request, request};
/// # use shakmaty::{Role, Square};
/// assert_eq!(request("Meine Zeit!", Language::German), Some(Request::OwnTime));
/// assert_eq!(request("Feld Eva vier", Language::German), Some(Request::Square(Square::E4)));
/// assert_eq!(request("where knight", Language::English), Some(Request::Where(Role::Knight)));
/// assert_eq!(request("Feld", Language::German), None);
/// ```
#[must_use]
pub fn request(text: &str, language: Language) -> Option<Request> {
    let said: Vec<String> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(fold::word).collect();
    Request::ALL.into_iter().find_map(|request| {
        let texts = (language.table().request)(request);
        texts.iter().find_map(|text| {
            let fixed: Vec<String> = text.split(' ').map(fold::word).collect();
            with_object(request, said.strip_prefix(fixed.as_slice())?, language)
        })
    })
}

/// Whether a player writes that his move stands on his board.
///
/// ```
/// # use anna_hector::language::{Language, says_it_stands};
/// assert!(says_it_stands("Es steht.", Language::German));
/// assert!(says_it_stands("esta puesta", Language::Spanish));
/// assert!(!says_it_stands("es geht", Language::German));
/// ```
#[must_use]
pub fn says_it_stands(text: &str, language: Language) -> bool {
    let fold = |text: &str| -> Vec<String> {
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(fold::word).collect()
    };
    let said = fold(text);
    language.table().stands.iter().any(|stands| fold(stands) == said)
}

/// What comes after the word no; `None` where there is none, or nothing comes after it.
///
/// ```
/// # use anna_hector::language::{Language, after_no};
/// assert_eq!(after_no("nein, Springer Felix drei", Language::German), Some("Springer Felix drei"));
/// assert_eq!(after_no("nein", Language::German), None);
/// ```
#[must_use]
pub fn after_no(text: &str, language: Language) -> Option<&str> {
    let (first, rest) = text.trim().split_once(|c: char| !c.is_alphanumeric())?;
    let rest = rest.trim_start_matches(|c: char| !c.is_alphanumeric());
    let no = (language.table().request)(Request::No).iter().any(|no| fold::word(no) == fold::word(first));
    (no && !rest.is_empty()).then_some(rest)
}

/// The request with what the words after its fixed ones say.
fn with_object(request: Request, object: &[String], language: Language) -> Option<Request> {
    let meant: Vec<Word> = object.iter().map_while(|word| super::word(word, language)).collect();
    if meant.len() < object.len() {
        return None;
    }
    match (request, meant.as_slice()) {
        (Request::Square(_), [Word::File(file), Word::Rank(rank)]) => {
            Some(Request::Square(Square::from_coords(*file, *rank)))
        }
        (Request::Where(_), [Word::Role(role)]) => Some(Request::Where(*role)),
        (Request::Rank(_), [Word::Rank(rank)]) => Some(Request::Rank(*rank)),
        (Request::File(_), [Word::File(file)]) => Some(Request::File(*file)),
        (Request::Square(_) | Request::Where(_) | Request::Rank(_) | Request::File(_), _) => None,
        (plain, []) => Some(plain),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Among, Term, Understanding, understand};

    #[test]
    fn what_asks_for_something_is_no_move_and_nothing_else() {
        let position = shakmaty::Chess::default();
        for language in Language::ALL {
            for asked in Request::ALL {
                let object = match asked {
                    Request::Square(_) => " Anna 1".to_owned(),
                    Request::Where(role) => format!(" {}", language.table().roles.get(role)),
                    Request::Rank(_) => " 1".to_owned(),
                    Request::File(_) => " Anna".to_owned(),
                    _ => String::new(),
                };
                for text in Term::Request(asked).texts(language) {
                    let text = format!("{text}{object}");
                    assert_eq!(request(&text, language), Some(asked), "{text}");
                    let as_move = understand(&text, language, Among::Legal(&position));
                    assert!(matches!(as_move, Understanding::Unknown(_)), "{text}: {as_move:?}");
                }
            }
        }
    }
}
