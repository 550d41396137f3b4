//! A script with every cue written in that comes: what nobody expected is then there to be read.
use thiserror::Error;

use super::{
    editions::EditionTable,
    rehearse::{HeardCue, RehearsalError, is_as, line as line_of, play_freely},
    script::{Script, ScriptError, ScriptStep},
};
use crate::laws::{Article, Edition};

/// Why a script cannot be filled in.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FillError {
    /// It is not a script.
    #[error(transparent)]
    Script(#[from] ScriptError),
    /// It cannot be played.
    #[error(transparent)]
    Play(#[from] RehearsalError),
    /// A command brings other cues in one edition than in another.
    #[error("line {line}: `{one}` in one edition is `{other}` in another; write a script for each")]
    Editions {
        /// The line of the command.
        line: usize,
        /// A cue in one of the editions.
        one: String,
        /// What comes in its place in another.
        other: String,
    },
}

/// The script with every cue that comes, and `cues: all` in its header. Comments stay, and so do the cues that are written
/// as they come; those of the arbiter's page may end in `...`. What differs between the editions is named in the table.
///
/// # Errors
/// [`FillError`].
pub fn filled(text: &str) -> Result<String, FillError> {
    let scripts = Script::parse_each(text)?;
    let mut table = EditionTable::read(text)?;
    let mut played = Vec::new();
    for script in &scripts {
        played.push(play_freely(script)?.heard);
    }
    let lines: Vec<&str> = text.lines().collect();
    let mut blocks = Vec::new();
    for index in 0..scripts[0].steps.len() {
        let steps: Vec<&ScriptStep> = scripts.iter().map(|script| &script.steps[index]).collect();
        let heard: Vec<&[HeardCue]> = played.iter().map(|heard| heard[index].as_slice()).collect();
        let end = scripts[0].steps.get(index + 1).map_or(lines.len(), |next| next.line - 1);
        blocks.push(block(&lines, end, &steps, &heard, &mut table)?);
    }
    let header = scripts[0].steps.first().map_or(lines.len(), |step| step.line - 1);
    Ok(head(&lines[..header], &table) + &blocks.concat())
}

/// The header with its table and `cues: all` after the last line that sets something.
fn head(lines: &[&str], table: &EditionTable) -> String {
    let sets = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let has_cues = lines.iter().any(|line| line.trim_start().starts_with("cues:"));
    let last = lines.iter().rposition(|line| sets(line));
    let mut written = String::new();
    if last.is_none() && !has_cues {
        written += "cues: all\n";
    }
    for (index, line) in lines.iter().enumerate() {
        if table.edition_line == Some(index) && table.editions.len() > 1 {
            written += &rows(table);
        } else if table.name_lines.contains(&index) {
            continue;
        } else {
            written += &format!("{line}\n");
        }
        if last == Some(index) && !has_cues {
            written += "cues: all\n";
        }
    }
    written
}

/// The table with its columns below each other.
fn rows(table: &EditionTable) -> String {
    let mut rows = vec![("edition:".to_owned(), table.editions.clone())];
    rows.extend(table.names.iter().map(|(name, values)| (format!("{{{name}}}:"), values.clone())));
    let width = |texts: &mut dyn Iterator<Item = &str>| texts.map(|text| text.chars().count()).max().unwrap_or(0);
    let keys = width(&mut rows.iter().map(|(key, _)| key.as_str()));
    let columns: Vec<usize> = (0..table.editions.len())
        .map(|column| width(&mut rows.iter().map(|(_, values)| values[column].as_str())))
        .collect();
    let row = |(key, values): &(String, Vec<String>)| {
        let values: Vec<String> =
            values.iter().zip(&columns).map(|(value, width)| format!("{value:width$}", width = *width)).collect();
        format!("{key:keys$} {}", values.join(" | ")).trim_end().to_owned() + "\n"
    };
    rows.iter().map(row).collect()
}

/// A command, its cues, and the comments between and after them, up to the line `end`.
fn block(
    lines: &[&str],
    end: usize,
    steps: &[&ScriptStep],
    heard: &[&[HeardCue]],
    table: &mut EditionTable,
) -> Result<String, FillError> {
    let step = steps[0];
    let written = cues(steps, heard, table)?;
    let mut block = format!("{}\n", lines[step.line - 1]);
    let mut next = 0;
    for (index, line) in lines.iter().enumerate().take(end).skip(step.line) {
        match step.expected.iter().position(|expected| expected.line == index + 1) {
            // Where this one is kept, those that come before it are written first.
            Some(expected) => {
                if let Some(kept) = written.iter().position(|cue| *cue == WrittenCue::Kept(expected)) {
                    for cue in &written[next..kept] {
                        cue.put(step, lines, &mut block);
                    }
                    block += &format!("{line}\n");
                    next = kept + 1;
                }
            }
            None => {
                // After the last cue of the old script come all that are left.
                if step.expected.iter().all(|expected| expected.line < index + 1) {
                    for cue in &written[next..] {
                        cue.put(step, lines, &mut block);
                    }
                    next = written.len();
                }
                block += &format!("{line}\n");
            }
        }
    }
    for cue in &written[next..] {
        cue.put(step, lines, &mut block);
    }
    Ok(block)
}

/// A cue in the new script.
#[derive(Debug, Clone, PartialEq, Eq)]
enum WrittenCue {
    /// As it stands in the old one: this of the expected cues.
    Kept(usize),
    /// A cue that the script did not have.
    New(String),
}

impl WrittenCue {
    fn put(&self, step: &ScriptStep, lines: &[&str], block: &mut String) {
        let line = match self {
            Self::Kept(expected) => lines[step.expected[*expected].line - 1],
            Self::New(line) => line,
        };
        *block += &format!("{line}\n");
    }
}

fn cues(steps: &[&ScriptStep], heard: &[&[HeardCue]], table: &mut EditionTable) -> Result<Vec<WrittenCue>, FillError> {
    let longest = heard.iter().map(|cues| cues.len()).max().unwrap_or(0);
    let (mut written, mut next) = (Vec::new(), 0);
    for index in 0..longest {
        let column: Vec<Option<&HeardCue>> = heard.iter().map(|cues| cues.get(index)).collect();
        let kept = |&expected: &usize| {
            let whole =
                !steps[0].expected[expected].text.ends_with("...") || steps[0].expected[expected].to == "page arbiter";
            let fits = |(cue, step): (&Option<&HeardCue>, &&ScriptStep)| {
                cue.is_some_and(|cue| is_as(cue, &step.expected[expected]))
            };
            whole && column.iter().zip(steps).all(fits)
        };
        if let Some(expected) = (next..steps[0].expected.len()).find(kept) {
            next = expected + 1;
            written.push(WrittenCue::Kept(expected));
        } else {
            written.push(WrittenCue::New(in_all_editions(steps[0].line, &column, table)?));
        }
    }
    Ok(written)
}

/// One line for what comes in each edition, with the names of the table where they differ.
fn in_all_editions(line: usize, column: &[Option<&HeardCue>], table: &mut EditionTable) -> Result<String, FillError> {
    let shown = |cue: &Option<&HeardCue>| cue.map_or_else(|| "nothing".to_owned(), line_of);
    let texts: Vec<String> = column.iter().map(shown).collect();
    let words: Vec<Vec<&str>> = texts.iter().map(|text| text.split(' ').collect()).collect();
    let alike = column.iter().all(|cue| cue.map(|(to, _)| to) == column[0].map(|(to, _)| to));
    if let Some(other) = words.iter().position(|other| !alike || other.len() != words[0].len())
        && texts.iter().any(|text| *text != texts[0])
    {
        let other = if other == 0 { texts.len() - 1 } else { other };
        return Err(FillError::Editions { line, one: texts[0].clone(), other: texts[other].clone() });
    }
    let word = |index: usize| {
        let values: Vec<&str> = words.iter().map(|words| words[index]).collect();
        if values.iter().all(|value| *value == values[0]) {
            return values[0].to_owned();
        }
        // The end of a sentence belongs to the sentence.
        let stop = [".", ",", ":", ";"].into_iter().find(|stop| values.iter().all(|value| value.ends_with(stop)));
        let stop = stop.unwrap_or_default();
        let values: Vec<String> = values.iter().map(|value| value.trim_end_matches(stop).to_owned()).collect();
        format!("{{{}}}{stop}", name_of(values, table))
    };
    Ok((0..words[0].len()).map(word).collect::<Vec<_>>().join(" "))
}

/// The name that has these values; a new one is that of the Article with these numbers, where there is one.
fn name_of(values: Vec<String>, table: &mut EditionTable) -> String {
    if let Some((name, _)) = table.names.iter().find(|(_, known)| *known == values) {
        return name.clone();
    }
    let editions: Vec<Edition> = table.editions.iter().filter_map(|year| year.parse().ok()).collect();
    let cited = Article::ALL.iter().find(|article| {
        editions.len() == values.len()
            && editions.iter().zip(&values).all(|(edition, value)| article.number(*edition) == value)
    });
    let base = cited.map_or_else(|| "value".to_owned(), |article| kebab(&format!("{article:?}")));
    let taken = |name: &str, table: &EditionTable| table.names.iter().any(|(known, _)| known == name);
    let name = std::iter::once(base.clone())
        .chain((2_u32..).map(|number| format!("{base}-{number}")))
        .find(|name| !taken(name, table))
        .unwrap_or(base);
    table.names.push((name.clone(), values));
    name
}

/// `VisuallyImpairedMade` as `visually-impaired-made`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for (index, c) in name.chars().enumerate() {
        if c.is_ascii_uppercase() && index > 0 {
            kebab.push('-');
        }
        kebab.push(c.to_ascii_lowercase());
    }
    kebab
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::rehearse::rehearse;

    const SCRIPT: &str = "# 1.1: a comment\nedition: 2009 | 2018\nvi: white\n\n0:00:00 arbiter start\n# stays\n\
                          0:00:01 white-assistant resign\n0:00:02 white announce e4\nroom> Bauer ...\n";

    #[test]
    fn all_cues_are_written_in_and_what_differs_is_named() {
        let filled = filled(SCRIPT).expect("a script");
        let expected = "# 1.1: a comment\nedition:     2009  | 2018\n{assistant}: E.2.9 | D.2.10\nvi: white\ncues: all\n\n\
                        0:00:00 arbiter start\nroom> Die Partie beginnt. Am Zug ist Weiß.\n# stays\n\
                        0:00:01 white-assistant resign\nrefused> {assistant} Das ist Sache des Spielers selbst.\n\
                        0:00:02 white announce e4\nroom> Bauer Eva zwei nach Eva vier\n";
        assert_eq!(filled, expected);
        assert_eq!(super::filled(&filled).as_deref(), Ok(expected), "filled in once, it stays");
        for script in Script::parse_each(&filled).expect("scripts") {
            rehearse(&script).expect("as told");
        }
    }

    #[test]
    fn a_cue_that_nobody_expects_fails_under_cues_all() {
        let script = |cues: &str| format!("vi: white\ncues: {cues}\n0:00:00 arbiter start\n");
        let played =
            |cues: &str| rehearse(&Script::parse(&script(cues)).expect("a script")).map_err(|(error, _)| error);
        assert!(played("some").is_ok());
        let error = played("all").expect_err("the room hears something").to_string();
        assert!(error.starts_with("line 3: `room> Die Partie beginnt. Am Zug ist Weiß.` was not expected"), "{error}");
        assert_eq!(
            Script::parse(&script("none")).expect_err("no such check").to_string(),
            "line 2: cues: `none` is none of all, some"
        );
    }
}
