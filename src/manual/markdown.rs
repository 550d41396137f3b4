//! The little Markdown that the manual is written in: headings, paragraphs, lists and tables.

/// A part of the manual.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A heading; the first level is the title of a page.
    Heading(u8, String),
    /// A paragraph of text.
    Text(String),
    /// A list, numbered or not.
    List(Order, Vec<String>),
    /// Rows below headings.
    Table(Vec<String>, Vec<Vec<String>>),
}

/// Whether the order of a list counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// One after the other.
    Steps,
    /// In any order.
    Any,
}

impl Order {
    /// An entry as a line of its own: with its number, or a dash.
    #[must_use]
    pub fn entry(self, index: usize, text: &str) -> String {
        match self {
            Self::Steps => format!("{}. {text}", index + 1),
            Self::Any => format!("- {text}"),
        }
    }
}

/// The parts of a text, without the marks of emphasis.
#[must_use]
pub fn parse(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let goes_on = open;
        open = !line.trim().is_empty();
        if !open || line.starts_with("<!--") {
            open = false;
            continue;
        }
        if let Some(heading) = heading(line) {
            blocks.push(heading);
            open = false;
        } else if line.starts_with('|') {
            let cells: Vec<String> = line.trim().trim_matches('|').split('|').map(plain).collect();
            match blocks.last_mut() {
                Some(Block::Table(_, rows)) if goes_on => rows.extend((!is_rule(&cells)).then_some(cells)),
                _ => blocks.push(Block::Table(cells, Vec::new())),
            }
        } else if let Some((order, entry)) = entry(line) {
            match blocks.last_mut() {
                Some(Block::List(known, entries)) if *known == order && goes_on => entries.push(plain(entry)),
                _ => blocks.push(Block::List(order, vec![plain(entry)])),
            }
        } else {
            match blocks.last_mut() {
                Some(Block::Text(text)) if goes_on => add(text, line),
                Some(Block::List(_, entries)) if goes_on => {
                    if let Some(last) = entries.last_mut() {
                        add(last, line);
                    }
                }
                _ => blocks.push(Block::Text(plain(line))),
            }
        }
    }
    blocks
}

fn add(text: &mut String, line: &str) {
    text.push(' ');
    text.push_str(&plain(line));
}

/// `# Title`, `## Heading`, or a line that is bold as a whole.
fn heading(line: &str) -> Option<Block> {
    let bold = line.strip_prefix("**").and_then(|rest| rest.strip_suffix("**")).filter(|text| !text.contains("**"));
    let marked = |mark: &str, level| line.strip_prefix(mark).map(|text| Block::Heading(level, plain(text)));
    marked("# ", 1).or_else(|| marked("## ", 2)).or_else(|| bold.map(|text| Block::Heading(2, plain(text))))
}

fn entry(line: &str) -> Option<(Order, &str)> {
    if let Some(text) = line.strip_prefix("- ") {
        return Some((Order::Any, text));
    }
    let (number, text) = line.split_once(". ")?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some((Order::Steps, text))
}

/// The row of dashes below the headings of a table.
fn is_rule(cells: &[String]) -> bool {
    cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':'))
}

/// Without emphasis, marks of code and the targets of links; a name between stars is quoted.
fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text.trim();
    while let Some(at) = rest.find(['*', '`', '[']) {
        out.push_str(&rest[..at]);
        let link =
            rest[at..].strip_prefix('[').and_then(|inside| inside.split_once("](")).and_then(|(name, target)| {
                let (_, after) = target.split_once(')')?;
                Some((name, after))
            });
        rest = match link {
            Some((name, after)) => {
                out.push_str(name);
                after
            }
            None if rest[at..].starts_with('[') => {
                out.push('[');
                &rest[at + 1..]
            }
            None if rest[at..].starts_with("**") => &rest[at + 2..],
            None if rest[at..].starts_with('*') => {
                out.push('"');
                &rest[at + 1..]
            }
            None => &rest[at + 1..],
        };
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_manual_is_written_in_is_read() {
        let text = "# Title\n\nA *word* and **one** and\n`code`, [a page](page.md).\n\n## Steps\n\n1. One\n   more.\n2. Two\n\n- Any\n\n**Bold**\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n";
        let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            parse(text),
            [
                Block::Heading(1, "Title".to_owned()),
                Block::Text("A \"word\" and one and code, a page.".to_owned()),
                Block::Heading(2, "Steps".to_owned()),
                Block::List(Order::Steps, texts(&["One more.", "Two"])),
                Block::List(Order::Any, texts(&["Any"])),
                Block::Heading(2, "Bold".to_owned()),
                Block::Table(texts(&["A", "B"]), vec![texts(&["1", "2"])]),
            ]
        );
    }
}
