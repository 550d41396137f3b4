# Builds anna-hector and starts it, on Windows. Not tried yet on a machine with Windows.
#
#   .\run.ps1                     the program with its window
#   .\run.ps1 console             the whole game as lines of text
#   .\run.ps1 announce game.pgn   any other subcommand; .\run.ps1 help lists them
#
# Standard output is the program's alone; this script speaks on standard error.
$ErrorActionPreference = 'Stop'
. "$PSScriptRoot/assets/packages.ps1"
Install-Rust

$env:CARGO_TARGET_DIR = if ($env:CARGO_TARGET_DIR) { $env:CARGO_TARGET_DIR } else { "$PSScriptRoot/target" }
$program = "$env:CARGO_TARGET_DIR/release/anna-hector.exe"
if (-not (Test-Path $program)) { Say 'Building anna-hector; the first time takes about ten minutes.' }
cargo build --release --locked --quiet --features windows-starter --manifest-path "$PSScriptRoot/Cargo.toml"
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
if ($args.Count -eq 0) {
    # Without a console of its own behind the window.
    & "$env:CARGO_TARGET_DIR/release/anna-hector-window.exe"
} else {
    & $program @args
}
exit $LASTEXITCODE
