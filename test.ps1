# What ./test runs elsewhere, on Windows: format, clippy, tests, documentation. Not tried yet on a machine with Windows.
# The desktop tests need Linux. The last line says how many steps passed and failed.
$ErrorActionPreference = 'Stop'
. "$PSScriptRoot/assets/packages.ps1"
Install-Rust
Set-Location $PSScriptRoot

$passed = 0
$steps = [ordered]@{
    'format'        = { cargo fmt --check }
    'clippy'        = { cargo clippy --locked --all-targets -- -D warnings }
    'tests'         = { cargo test --locked --no-fail-fast }
    'documentation' = { $env:RUSTDOCFLAGS = '-D warnings'; cargo doc --locked --no-deps --document-private-items }
}
foreach ($name in $steps.Keys) {
    "`n== $name"
    & $steps[$name]
    if ($LASTEXITCODE -ne 0) {
        "`nstopped at: $name`n$passed passed, 1 failed"
        exit 1
    }
    $passed++
}
"`n$passed passed, 0 failed"
