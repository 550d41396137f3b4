# The system packages that building, running and testing need, by the names of each distribution, and how they are installed:
# only what is missing, said before it is done, asked for unless CI is set or --yes was given. Read by ./run and ./test.
# Bash 3.2 is enough (macOS). Everything is said on standard error: standard output belongs to the program.
# Debian and Ubuntu are tried; the names for Fedora and Arch are given from their package lists.
# shellcheck shell=bash

say() { printf '%s\n' "$*" >&2; }

package_manager() {
    case "$(uname -s)" in
        Darwin) echo brew; return ;;
    esac
    local name
    for name in apt-get dnf pacman; do
        if command -v "$name" >/dev/null 2>&1; then echo "$name"; return; fi
    done
    echo none
}

# packages_of GROUP: build (compiler, sound, gamepads), voice (system voice), window (libraries the window opens), hearing (the
# recogniser that needs no enrolment: version 0.8 or 5prealpha, which only Debian and Ubuntu are known to have), readers (programs
# that read what the program exports), tests.
packages_of() {
    case "$(package_manager) $1" in
        "apt-get build") echo gcc libc6-dev pkg-config libasound2-dev libudev-dev ;;
        "apt-get voice") echo libspeechd-dev libclang-dev clang ;;
        "apt-get window") echo libgl1 libgl1-mesa-dri libegl1 libx11-xcb1 libxkbcommon-x11-0 libxcursor1 libxi6 ;;
        "apt-get hearing") echo libpocketsphinx3 pocketsphinx-en-us ;;
        "apt-get readers") echo pgn-extract poppler-utils liblouis-bin liblouis-data ;;
        "apt-get tests")
            echo xvfb x11-utils xdotool imagemagick openbox mesa-vulkan-drivers procps \
                dbus at-spi2-core gir1.2-atspi-2.0 python3 python3-gi libglib2.0-bin \
                pulseaudio pulseaudio-utils libasound2-plugins alsa-utils sox \
                speech-dispatcher speech-dispatcher-espeak-ng espeak-ng orca umockdev gir1.2-umockdev-1.0 ;;
        "dnf build") echo gcc pkgconf-pkg-config alsa-lib-devel systemd-devel ;;
        "dnf voice") echo speech-dispatcher-devel clang-devel clang ;;
        "dnf window") echo mesa-libGL mesa-libEGL mesa-dri-drivers libX11-xcb libxkbcommon-x11 libXcursor libXi ;;
        "dnf tests")
            echo xorg-x11-server-Xvfb xwininfo xprop xdotool ImageMagick openbox mesa-vulkan-drivers procps-ng \
                dbus-daemon at-spi2-core python3 python3-gobject glib2 \
                pulseaudio pulseaudio-utils alsa-plugins-pulseaudio alsa-utils sox \
                speech-dispatcher speech-dispatcher-utils speech-dispatcher-espeak-ng espeak-ng orca umockdev ;;
        "pacman build") echo gcc pkgconf alsa-lib systemd-libs ;;
        "pacman voice") echo speech-dispatcher clang ;;
        "pacman window") echo libglvnd mesa libx11 libxkbcommon-x11 libxcursor libxi ;;
        "pacman tests")
            echo xorg-server-xvfb xorg-xwininfo xorg-xprop xdotool imagemagick openbox vulkan-swrast procps-ng \
                dbus at-spi2-core python python-gobject glib2 \
                pulseaudio libpulse alsa-plugins alsa-utils sox speech-dispatcher espeak-ng orca umockdev ;;
        # macOS brings sound, voice, gamepads and window libraries; the compiler comes with the command line tools.
    esac
}

# missing_packages GROUP...: those of the groups that are not installed, on one line.
missing_packages() {
    local manager group name missing=""
    manager="$(package_manager)"
    for group in "$@"; do
        for name in $(packages_of "$group"); do
            case "$manager" in
                apt-get) [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] ;;
                dnf) rpm -q --quiet --whatprovides "$name" ;;
                pacman) pacman -T "$name" >/dev/null ;;
            esac || missing="$missing $name"
        done
    done
    echo "${missing# }"
}

# agreed QUESTION: yes without asking in CI or with --yes; asks at the terminal, never on standard input; no terminal is a no.
agreed() {
    if [ -n "${CI:-}" ] || [ "${assume_yes:-no}" = yes ]; then return 0; fi
    if ! (: </dev/tty) 2>/dev/null; then
        say "No terminal to ask at; with --yes nothing is asked."
        return 1
    fi
    local answer
    printf '%s [Y/n] ' "$1" >/dev/tty
    read -r answer </dev/tty || return 1
    case "$answer" in "" | [YyJjSs]*) return 0 ;; *) return 1 ;; esac
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        say "This needs root and there is no sudo; run as root: $*"
        return 1
    fi
}

# ensure_packages WHAT_FOR GROUP...: true when all of the groups is installed afterwards.
ensure_packages() {
    local what_for="$1" manager missing
    shift
    manager="$(package_manager)"
    case "$manager" in
        brew)
            xcode-select -p >/dev/null 2>&1 && return 0
            say "The compiler is missing ($what_for). Install it with: xcode-select --install"
            return 1
            ;;
        none)
            # No package manager we know: the build itself says what it misses, in these terms.
            case " $* " in
                *" voice "*)
                    pkg-config --exists speech-dispatcher 2>/dev/null && return 0
                    say "Missing $what_for: the development files of speech-dispatcher and libclang."
                    return 1
                    ;;
            esac
            pkg-config --exists alsa libudev 2>/dev/null ||
                say "Missing $what_for: perhaps a C compiler, pkg-config, the development files of ALSA and udev."
            return 0
            ;;
    esac
    missing="$(missing_packages "$@")"
    [ -n "$missing" ] || return 0
    say "Missing $what_for: $missing"
    agreed "Install with $manager?" || { say "Not installed."; return 1; }
    # shellcheck disable=SC2086 # a list of names
    case "$manager" in
        apt-get)
            as_root apt-get update -qq </dev/null >&2 || say "The package lists could not be brought up to date; trying with the old ones."
            # Never at the price of a package the user has: a test's sound server is not worth his own.
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends --no-remove $missing </dev/null >&2
            ;;
        dnf) as_root dnf install -y --setopt=install_weak_deps=False $missing </dev/null >&2 ;;
        pacman) as_root pacman -S --needed --noconfirm $missing </dev/null >&2 ;;
    esac || { say "$manager could not install: $missing"; return 1; }
}

# ensure_rust MINIMUM: true when cargo is there and new enough; says how to get it, downloads nothing.
ensure_rust() {
    if ! command -v cargo >/dev/null 2>&1 && [ -x "$HOME/.cargo/bin/cargo" ]; then
        PATH="$HOME/.cargo/bin:$PATH"
        export PATH
    fi
    local found
    found="$(cargo --version 2>/dev/null </dev/null | awk '{ print $2 }')"
    if [ -z "$found" ]; then
        say "Rust $1 or newer is needed and no cargo was found. Get it from https://rustup.rs, open a new terminal, and start again."
        return 1
    fi
    if ! awk -v found="$found" -v least="$1" 'BEGIN {
        split(found, f, "."); split(least, l, ".")
        exit !(f[1] + 0 > l[1] + 0 || (f[1] + 0 == l[1] + 0 && f[2] + 0 >= l[2] + 0))
    }'; then
        say "Rust $1 or newer is needed; this is $found. With rustup: rustup update stable. Without: https://rustup.rs"
        return 1
    fi
}

# The oldest Rust that Cargo.toml allows.
least_rust() { sed -n 's/^rust-version *= *"\(.*\)"/\1/p' Cargo.toml; }

# Where cargo puts what it builds, whoever configured it.
target_directory() {
    cargo metadata --format-version 1 --no-deps --offline 2>/dev/null </dev/null |
        sed -n 's/.*"target_directory":"\([^"]*\)".*/\1/p'
}
