//! The help of the program: its commands under headings.
use std::fmt::Write as _;

use clap::{
    CommandFactory,
    error::{ContextKind, ContextValue},
};

use super::Cli;

/// The commands by what they are for, as the help lists them.
const GROUPS: [(&str, &[&str]); 5] = [
    ("A game", &["console", "rehearse", "doctor"]),
    ("Moves in words", &["announce", "understand", "hear", "enrol", "record-session"]),
    ("After a game", &["scoresheet", "pgn", "recordings", "journal"]),
    ("For the arbiter", &["reconcile", "adjudicate"]),
    ("Devices, keys and the manual", &["board", "pad", "keys", "manual", "man", "completions", "help"]),
];

/// The definitions, with the commands listed under headings.
pub(super) fn program() -> clap::Command {
    let mut program = Cli::command();
    program.build();
    let mut list = String::new();
    for (heading, names) in GROUPS {
        // Writing to a string cannot fail.
        let _ = writeln!(list, "{heading}:");
        for command in names.iter().filter_map(|name| program.find_subcommand(name)) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            list.push_str(&entry(command.get_name(), &about));
        }
        list.push('\n');
    }
    let names: Vec<String> = program.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let unlisted = |program: clap::Command, name: String| program.mut_subcommand(name, |command| command.hide(true));
    let template = format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{list}{{all-args}}{{after-help}}");
    let usage = "anna-hector [OPTIONS]\n       anna-hector <COMMAND> ...";
    names.into_iter().fold(program, unlisted).override_usage(usage).help_template(template)
}

/// The error without what was hardly meant: a tip that begins with another letter than what was typed.
pub(super) fn without_guess(mut error: clap::Error) -> clap::Error {
    let first = |value: Option<&ContextValue>| match value {
        Some(ContextValue::String(text)) => text.chars().next(),
        Some(ContextValue::Strings(all)) => all.first().and_then(|text| text.chars().next()),
        _ => None,
    };
    for (typed, tip) in [
        (ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand),
        (ContextKind::InvalidValue, ContextKind::SuggestedValue),
    ] {
        if first(error.get(typed)) != first(error.get(tip)) {
            error.remove(tip);
        }
    }
    error
}

/// A line of the list, broken where a console of 80 columns ends.
fn entry(name: &str, about: &str) -> String {
    let mut text = format!("  {name:<12}");
    let mut column = text.len();
    for word in about.split_whitespace() {
        if column + 1 + word.len() > 80 {
            let _ = write!(text, "\n{:14}", "");
            column = 14;
        }
        text.push(' ');
        text.push_str(word);
        column += 1 + word.len();
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tip_is_near_what_was_typed_and_the_commands_of_a_journal_are_named() {
        let told = |line: &str| {
            let error = program().try_get_matches_from(line.split(' ')).expect_err(line);
            without_guess(error).to_string()
        };
        for far in ["anna-hector nosuch", "anna-hector completions tcsh"] {
            assert!(!told(far).contains("tip:"), "{}", told(far));
        }
        assert!(told("anna-hector completions tcsh").contains("bash"), "the shells that there are");
        assert!(told("anna-hector anounce").contains("'announce'"), "{}", told("anna-hector anounce"));
        let journal = told("anna-hector journal g.pgn");
        assert!(journal.contains("verify|key|sign"), "{journal}");
    }

    /// Each command is listed once, under what it is for.
    #[test]
    fn the_help_lists_every_command_under_one_heading() {
        let mut built = Cli::command();
        built.build();
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let mut known: Vec<&str> = built.get_subcommands().map(clap::Command::get_name).collect();
        known.retain(|name| *name != "clips");
        grouped.sort_unstable();
        known.sort_unstable();
        assert_eq!(grouped, known);
        let help = program().render_help().to_string();
        for part in ["A game:\n  console      Play", "Where games are kept:\n", "The voice:\n", "The game:\n"] {
            assert!(help.contains(part), "{part}: {help}");
        }
        assert!(help.lines().all(|line| line.len() <= 100) && !help.contains("Commands:"), "{help}");
        assert!(program().try_get_matches_from(["anna-hector", "keys", "--language", "de"]).is_ok());
    }
}
