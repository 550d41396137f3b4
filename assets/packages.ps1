# What building needs on Windows, installed by winget: said first, and asked for unless CI is set. Read by run.ps1 and test.ps1.
# Windows itself brings sound, its system voice and gamepads.

function Say([string] $text) { [Console]::Error.WriteLine($text) }

function Install-Rust {
    if (Get-Command cargo -ErrorAction SilentlyContinue) { return }
    if (-not (Get-Command winget -ErrorAction SilentlyContinue)) {
        Say 'Rust is missing, and winget to install it. Install Rust from https://rustup.rs, then run this again.'
        exit 1
    }
    Say 'To build the program: winget install Rustlang.Rustup and Microsoft.VisualStudio.2022.BuildTools (with C++ tools).'
    if (-not $env:CI) {
        $answer = Read-Host 'Install them now? [Y/n]'
        if ($answer -notin '', 'y', 'Y') { exit 1 }
    }
    # What winget says is not the program's output.
    winget install --exact --id Microsoft.VisualStudio.2022.BuildTools --override '--quiet --wait --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended' | ForEach-Object { Say $_ }
    winget install --exact --id Rustlang.Rustup | ForEach-Object { Say $_ }
    $env:Path += ";$env:USERPROFILE\.cargo\bin"
    if (-not (Get-Command cargo -ErrorAction SilentlyContinue)) {
        Say 'Rust is installed; open a new window of the console and run this again.'
        exit 1
    }
}
