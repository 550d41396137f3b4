//! Starts the program with its window and no console behind it, on Windows; elsewhere it only starts the program.
//!
//! The program itself stays one of the console there, because its tools write lines.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::{
    env,
    process::{Command, ExitCode},
};

/// `CREATE_NO_WINDOW`: the program is started without a console.
#[cfg(windows)]
const NO_CONSOLE: u32 = 0x0800_0000;

fn main() -> ExitCode {
    let beside =
        env::current_exe().map(|starter| starter.with_file_name(format!("anna-hector{}", env::consts::EXE_SUFFIX)));
    let Ok(program) = beside else { return ExitCode::FAILURE };
    let mut command = Command::new(program);
    command.args(env::args_os().skip(1));
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, NO_CONSOLE);
    match command.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) | Err(_) => ExitCode::FAILURE,
    }
}
