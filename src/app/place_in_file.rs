//! Where something stands in a TOML file, for whoever has to mend it there.
use crate::language::Arg;

/// How much of a word that a file has is said, in characters.
const SAID: usize = 20;

/// The line of a byte, counted from 1.
pub(super) fn line_at(text: &str, byte: usize) -> usize {
    text.as_bytes()[..byte.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// The line on which a table has a key, counted from 1; `None` for the table is the head of the file. There is none where the key is
/// written in a way that takes more than its name and `=`.
pub(super) fn line_of(text: &str, table: Option<&str>, key: &str) -> Option<usize> {
    let is_key = |line: &str| line.split('=').next().is_some_and(|left| left.trim().trim_matches(['"', '\'']) == key);
    let mut lines = text.lines().zip(1..);
    if let Some(table) = table {
        let head = format!("[{table}]");
        lines.find(|(line, _)| line.trim() == head)?;
    }
    lines.find(|(line, _)| is_key(line)).map(|(_, number)| number)
}

/// The number of a line, to be said.
pub(super) fn number(line: usize) -> Arg {
    Arg::Number(u32::try_from(line).unwrap_or(u32::MAX))
}

/// A word of a file, to be said: as much of it as anybody listens to.
pub(super) fn word(text: &str) -> Arg {
    Arg::Text(text.chars().take(SAID).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "theme = \"dark\"\n[sound]\nedition = 1\n[game]\n\"edition\" = \"2023\"\n pin=\"1\"\n";

    #[test]
    fn a_key_is_found_in_its_table() {
        assert_eq!(line_of(FILE, None, "theme"), Some(1));
        assert_eq!(line_of(FILE, None, "edition"), Some(3));
        assert_eq!(line_of(FILE, Some("game"), "edition"), Some(5));
        assert_eq!(line_of(FILE, Some("game"), "pin"), Some(6));
        assert_eq!((line_of(FILE, Some("game"), "theme"), line_of(FILE, Some("pads"), "pin")), (None, None));
    }

    #[test]
    fn a_byte_is_found_on_its_line() {
        assert_eq!([0, 13, 14, 15, 4_000].map(|byte| line_at(FILE, byte)), [1, 1, 1, 2, 7]);
    }
}
