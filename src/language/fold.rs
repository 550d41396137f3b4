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
