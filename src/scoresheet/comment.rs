//! Comments in PGN.

/// A comment as words to be set in lines. A command such as `[%clk 0:01:00]` is not parted.
pub(super) fn comment(text: &str) -> Vec<String> {
    let text = format!("{{{}}}", one_line(text).replace(['{', '}'], "|"));
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match words.last_mut() {
            Some(last) if last.contains("[%") && !last.contains(']') => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// Without what would end the line.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
