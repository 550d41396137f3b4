//! `anna-hector man` and `anna-hector completions`: what `man` and a shell read, made from the definitions of the commands.
use std::{
    io::{self, Write},
    path::Path,
};

use clap_complete::Shell;
use clap_mangen::Man;

use super::Failure;

/// The manual page of the program on standard output; or one for the program and one for each command, in a folder.
pub(crate) fn manual(program: clap::Command, folder: Option<&Path>) -> Result<(), Failure> {
    if let Some(folder) = folder {
        return clap_mangen::generate_to(program, folder).map_err(|error| {
            Failure::Bad(format!("{}: {error}; name a folder that can be written", folder.display()))
        });
    }
    let mut page = Vec::new();
    Man::new(program).render(&mut page)?;
    Ok(io::stdout().lock().write_all(&page)?)
}

/// Prints the script with which a shell completes commands and options.
pub(crate) fn completions(mut program: clap::Command, shell: Shell) -> Result<(), Failure> {
    // Into memory first: clap panics when it writes to a closed pipe.
    let mut script = Vec::new();
    let name = program.get_name().to_owned();
    clap_complete::generate(shell, &mut program, name, &mut script);
    Ok(io::stdout().lock().write_all(&script)?)
}
