"""A disk that is really full, in the middle of a game: told once, nothing lost, hardly anything written to the log.

The journals lie on a disk of 256 kB of the program's own, which nobody else sees but through /proc."""
import os
import re
import shlex
from pathlib import Path

from harness import to_set_up, type_pin, wait
from test_game import SETTINGS, begin

# Names are spelled by the voice inside the program.
DESKTOP = ["--no-speech"]
NOTHING_KEPT = "Keine Aufzeichnung möglich"


def on_small_disk(desktop, games):
    """A program that starts the real one with a small disk mounted where its games lie."""
    started = shlex.quote(os.environ["ANNA_HECTOR"])
    # Whoever is not root gets a name space in which he is.
    rights = "" if os.geteuid() == 0 else "--user --map-root-user"
    mount = f'mount -t tmpfs -o size=256k small {shlex.quote(str(games))} && exec {started} "$@"'
    script = Path(desktop.fresh("bin")) / "on-small-disk"
    script.write_text(f"#!/bin/sh\nexec unshare {rights} --mount sh -c {shlex.quote(mount)} anna-hector \"$@\"\n")
    script.chmod(0o755)
    return str(script)


def fill(games):
    """Leaves no room at all; gives the file that takes it."""
    filler = games / "filler"
    with open(filler, "wb", buffering=0) as out:
        for size in (4096, 512, 1):
            try:
                while True:
                    out.write(b"x" * size)
            except OSError:
                continue
    return filler


def test_a_full_disk_in_mid_game(desktop):
    data = Path(desktop.fresh("data"))
    (data / "games").mkdir()
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data), binary=on_small_disk(desktop, data / "games"))
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    type_pin(desktop, window)
    desktop.press("End")
    desktop.press("Return")
    window.wait_for(re.compile("^e2, "))
    games = Path(f"/proc/{program.pid}/root{data}/games")
    (path,) = games.glob("*.jsonl")

    def count(act):
        return path.read_text().count(f'"act":"{act}"')

    desktop.press("Return")
    wait("the start", lambda: count("started") == 1)
    with desktop.record("room", "headphones") as sound:
        filler = fill(games)
        # A line may still fit into the last block: what does is kept.
        for number in range(40):
            desktop.press("i")
            desktop.type(f"e{3 + number % 2}\n\n")
            if window.find(NOTHING_KEPT):
                break
        window.wait_for(NOTHING_KEPT)
        # What was announced while there was room is said first.
        sound.wait_for_quiet(lasting=3, seconds=90)
        shouts = sound.begun["room"]
        # Further tries, by the program and by the player, are no news for the room.
        for _ in range(3):
            desktop.press("i")
            desktop.type("d4\n\n")
            sound.wait_for_quiet(lasting=3)
        assert sound.begun["room"] == shouts, "the trouble was told again"
    kept = path.read_text()
    assert kept.endswith("\n") and window.find(NOTHING_KEPT)
    assert len(program.output()) < 4096, program.output()[:2000]

    with desktop.record("room", "headphones") as sound:
        filler.unlink()
        window.wait_gone(NOTHING_KEPT)
        sound.wait_for_begin("room")
        sound.wait_for_quiet(lasting=2)
    assert count("noticed") >= 1 and "journal-kept-after-ms" in path.read_text()
    assert path.read_text().startswith(kept), "nothing that was kept is lost"
    announced = count("announced") + count("corrected")
    desktop.press("i")
    desktop.type("c4\n\n")
    wait("an announcement", lambda: count("announced") + count("corrected") == announced + 1)
    assert program.alive() and "panicked" not in program.output()


def test_a_journal_that_is_deleted(desktop):
    program, window, data = begin(desktop)
    desktop.press("Return")
    (path,) = data.glob("games/*.jsonl")
    wait("the start", lambda: '"act":"started"' in path.read_text())
    before = path.read_text()
    path.unlink()
    wait("the journal", lambda: path.exists() and "journal-rewritten" in path.read_text())
    assert path.read_text().startswith(before)
    window.wait_for(re.compile("Sie wurde neu geschrieben"))
    assert program.alive() and "panicked" not in program.output()
