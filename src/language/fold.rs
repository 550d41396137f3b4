//! Words without case, accents and umlauts, so that different spellings of a word are equal.
//!
//! `Läufer`, `Laeufer` and `Laufer` all fold to `laufer`; the vocabulary is folded the same way before it is compared,
//! so that it does not matter that `Bauer` folds to `baur`.

/// The plain small letters that stand for `c`: `é` for `e`, `ß` for `ss`. Other characters fold to themselves, accents
/// that stand alone to nothing.
#[must_use]
pub fn letters(c: char) -> String {
    let base = match c {
        '\u{300}'..='\u{36f}' => "",
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' | 'ģ' => "g",
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => "i",
        'ķ' => "k",
        'ł' | 'ľ' | 'ĺ' | 'ļ' => "l",
        'ñ' | 'ń' | 'ň' | 'ņ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ő' | 'ō' => "o",
        'ŕ' | 'ř' | 'ŗ' => "r",
        'ś' | 'š' | 'ş' | 'ș' => "s",
        'ť' | 'ţ' | 'ț' => "t",
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' | 'ų' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        _ => return small(c),
    };
    base.to_owned()
}

/// A name or a text as part of a file name that every disk takes: small letters and digits, umlauts written out, accents off, a hyphen
/// for whatever is between, none at the ends.
///
/// ```
/// # use anna_hector::language::fold::slug;
/// assert_eq!(slug("Fünf, Señor Müßig!"), "fuenf-senyor-muessig");
/// assert_eq!(slug("../C:\\x"), "c-x");
/// assert_eq!(slug("Иван"), "");
/// ```
#[must_use]
pub fn slug(text: &str) -> String {
    let mut slug = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        match letter {
            'ä' => slug.push_str("ae"),
            'ö' => slug.push_str("oe"),
            'ü' => slug.push_str("ue"),
            'ñ' => slug.push_str("ny"),
            _ => match letters(letter).as_str() {
                plain if plain.bytes().all(|byte| byte.is_ascii_alphanumeric()) => slug.push_str(plain),
                _ if slug.is_empty() || slug.ends_with('-') => {}
                _ => slug.push('-'),
            },
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

/// The small form of a character, folded once more if that changed it.
fn small(c: char) -> String {
    let lower: String = c.to_lowercase().collect();
    if lower.chars().eq([c]) { lower } else { lower.chars().map(letters).collect() }
}

/// The folded form of a word.
#[must_use]
pub fn word(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() { plain.push(c.to_ascii_lowercase()) } else { plain.push_str(&letters(c)) }
    }
    for (written_out, umlaut) in [("ae", "a"), ("oe", "o"), ("ue", "u")] {
        if plain.contains(written_out) {
            plain = plain.replace(written_out, umlaut);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_fold_however_they_are_written() {
        for (same, spellings) in [
            ("laufer", ["Läufer", "Laeufer", "LAUFER", "La\u{308}ufer"]),
            ("funf", ["fünf", "fuenf", "Funf", "FÜNF"]),
            ("peon", ["peón", "PEÓN", "peon", "peo\u{301}n"]),
        ] {
            for spelling in spellings {
                assert_eq!(word(spelling), same, "{spelling}");
            }
        }
    }
}
