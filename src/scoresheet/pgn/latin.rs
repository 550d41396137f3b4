//! The characters of old PGN files: UTF-8, and else Latin-1, which the standard of PGN names, with what Windows put into its gaps.

/// Windows-1252 from 0x80 to 0x9f. What it leaves out is a control character in both.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Bytes as text.
pub(super) fn text(bytes: &[u8]) -> String {
    let of_byte = |&byte: &u8| match byte {
        0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    };
    std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(of_byte).collect(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_in_either_encoding() {
        assert_eq!(text("Jörg Dvořák".as_bytes()), "Jörg Dvořák");
        assert_eq!(text(b"J\xf6rg Mu\xf1oz, \x8aaric, O\x92Kelly \xbd-\xbd"), "Jörg Muñoz, Šaric, O’Kelly ½-½");
    }
}
