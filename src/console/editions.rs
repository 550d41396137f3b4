//! The table at the head of a script that is played in several editions of the Laws.
//!
//! ```text
//! edition:  2009  | 2014  | 2018   | 2023
//! {duties}: E.2.9 | D.2.9 | D.2.10 | D.2.10
//! ```
//!
//! `{duties}` stands for the value of its column wherever it is written below. What the editions have in common is then
//! written once, and what they have not stands in the table.
use super::script_error::{ScriptError, ScriptProblem};

/// The editions of a script and its names with a value for each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EditionTable {
    /// As they are written; one empty text where the script names no edition.
    pub(super) editions: Vec<String>,
    /// Each name without its braces, and its value in each edition.
    pub(super) names: Vec<(String, Vec<String>)>,
    /// The line that names the editions, counted from 0.
    pub(super) edition_line: Option<usize>,
    /// The lines that give values, counted from 0.
    pub(super) name_lines: Vec<usize>,
}

impl EditionTable {
    /// Reads the table in the header of `text`.
    ///
    /// # Errors
    /// A name that is not one, or has not one value for each edition.
    pub(super) fn read(text: &str) -> Result<Self, ScriptError> {
        let mut table =
            Self { editions: vec![String::new()], names: Vec::new(), edition_line: None, name_lines: Vec::new() };
        for (index, line) in header(text) {
            let Some((key, value)) = line.split_once(':') else { continue };
            if key.trim() == "edition" {
                table.editions = values(value);
                table.edition_line = Some(index);
            } else if key.starts_with('{') {
                let wrong = |problem: fn(String) -> ScriptProblem| ScriptError {
                    line: index + 1,
                    problem: problem(key.trim().to_owned()),
                };
                let name = name(key.trim()).ok_or_else(|| wrong(ScriptProblem::Name))?;
                if table.names.iter().any(|(before, _)| before == name) {
                    return Err(wrong(ScriptProblem::Twice));
                }
                table.names.push((name.to_owned(), values(value)));
                table.name_lines.push(index);
            }
        }
        let editions = table.editions.len();
        let uneven = table.names.iter().zip(&table.name_lines).find(|((_, values), _)| values.len() != editions);
        match uneven {
            Some(((name, values), line)) => {
                let problem = ScriptProblem::Values { name: name.clone(), values: values.len(), editions };
                Err(ScriptError { line: line + 1, problem })
            }
            None => Ok(table),
        }
    }

    /// The script as it is in one edition, line for line.
    pub(super) fn column(&self, text: &str, column: usize) -> String {
        let names = self.names_in(column);
        let line = |(index, line): (usize, &str)| {
            if self.edition_line == Some(index) {
                format!("edition: {}\n", self.editions[column])
            } else if self.name_lines.contains(&index) {
                "\n".to_owned()
            } else {
                resolved(line, &names) + "\n"
            }
        };
        text.lines().enumerate().map(line).collect()
    }

    /// Each name with its value in one edition.
    pub(super) fn names_in(&self, column: usize) -> Vec<(String, String)> {
        self.names.iter().map(|(name, values)| (name.clone(), values[column].clone())).collect()
    }
}

/// `text` with the value of each `{name}`.
pub(super) fn resolved(text: &str, names: &[(String, String)]) -> String {
    names.iter().fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

/// A FEN or a name holds no `#`.
pub(super) fn without_comment(value: &str) -> &str {
    value.split_once(" #").map_or(value, |(before, _)| before).trim()
}

/// The lines before the first command that are neither empty nor comments, with their indices.
fn header(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .map(|line| line.trim_start_matches('\u{feff}').trim())
        .enumerate()
        .take_while(|(_, line)| !line.starts_with(|c: char| c.is_ascii_digit()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn values(text: &str) -> Vec<String> {
    without_comment(text).split('|').map(|value| value.trim().to_owned()).collect()
}

fn name(key: &str) -> Option<&str> {
    let name = key.strip_prefix('{')?.strip_suffix('}')?;
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (!name.is_empty() && name.chars().all(fits)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::super::script::Script;

    const TWO: &str = "edition: 2009 | 2018 # two\n{duties}: E.2.9 | D.2.10\nvi: white\n\n0:00:00 arbiter start\n\
                       0:00:01 white-assistant resign\nrefused> {duties} ...\n";

    #[test]
    fn a_name_has_its_value_in_each_edition() {
        let scripts = Script::parse_each(TWO).expect("two scripts");
        let cited = scripts.iter().map(|script| script.steps[1].expected[0].text.as_str()).collect::<Vec<_>>();
        assert_eq!(cited, ["E.2.9 ...", "D.2.10 ..."]);
        let years = scripts.iter().map(|script| script.setup.edition.year()).collect::<Vec<_>>();
        assert_eq!(years, [2009, 2018]);
        assert_eq!(scripts[1].steps[1].expected[0].line, 7);
        assert_eq!(scripts[1].resolve("{\"article\": \"{duties}\"}"), "{\"article\": \"D.2.10\"}");
    }

    #[test]
    fn a_table_that_does_not_fit_is_refused_with_its_line() {
        let error = |text: &str| Script::parse_each(text).expect_err("a bad table").to_string();
        assert_eq!(
            error("edition: 2009 | 2018\n{duties}: E.2.9\n"),
            "line 2: `{duties}` has 1 of 2 values; write one for each edition, with | between them"
        );
        assert_eq!(
            error("{Duties}: E.2.9\n"),
            "line 1: `{Duties}` is not a name; write small letters, digits and hyphens between braces: {duties}"
        );
        assert_eq!(
            error("{duties}: E.2.9\n{duties}: D.2.10\n"),
            "line 2: `{duties}` stands there twice; leave one of the two lines out"
        );
        assert!(error("edition: 2009 | 2017\n").starts_with("line 1: edition: `2017`"));
        assert_eq!(
            Script::parse(TWO).expect_err("two scripts").to_string(),
            "line 1: the script is for several editions; name one of them"
        );
    }
}
