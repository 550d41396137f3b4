"""How much memory the window takes in a long game, after the start and after play.

The display draws by software here: its libraries are resident with 72 MB, and what a graphics card would hold is private memory of
the program. Judged is what the program has written, since the rest of it the system can drop: `ANNA_HECTOR=target/release/anna-hector
tests/desktop/run memory` prints the figures of a release build.
"""
import os
import re
from pathlib import Path

from harness import command, go_on, wait
from test_game import SETTINGS, acts, announce, click_all, count, large, press

#: Millions of bytes that the program has written, in a game of more than 300 plies: 113 while it kept what it had freed.
PRIVATE = 95
#: Both players walk their knights out and back three times, so that no position comes five times, and then make a move of a pawn.
WALK = ["g1f3", "g8f6", "b1c3", "b8c6", "f3g1", "f6g8", "c3b1", "c6b8"]
PAWNS = ["a2a3 a7a6", "h2h3 h7h6", "a3a4 a6a5", "h3h4 h6h5", "b2b3 b7b6", "g2g3 g7g6", "d2d3 d7d6", "e2e3 e7e6", "d3d4 d6d5",
         "e3e4 e6e5", "b3b4 b6b5", "g3g4 g6g5"]
#: What follows in the window: White's move as he types it, Black's as he clicks it.
FURTHER = [("Sf3", ["g8", "f6"]), ("Sg1", ["f6", "g8"])]


def long_game(data):
    """Played by the console: the same commands, clock and journal, without the hours that it takes people."""
    moves = [move for pawns in PAWNS for move in WALK * 3 + pawns.split()]
    lines = ["language: de", "vi: white", "control: 90+30", "begin", "white start"]
    for ply, move in enumerate(moves):
        mover, other = ("white", "black") if ply % 2 == 0 else ("black", "white")
        lines += [f"{mover} announce {move}", f"{other} repeat", f"{other} execute", f"{mover} press"]
    command(os.environ["ANNA_HECTOR"], "console", "--data", str(data), seconds=60, text="\n".join([*lines, "quit", ""]))
    return len(moves)


def test_a_long_game_takes_little_memory(desktop):
    data = Path(desktop.fresh("data"))
    plies = long_game(data)
    (data / "settings.toml").write_text(SETTINGS + "room_rate = 200\n")
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    figures = {}

    def note(when):
        figures[when] = program.memory_mb()
        print(f"{when}: " + ", ".join(f"{kind} {size:.1f} MB" for kind, size in figures[when].items()), flush=True)

    go_on(desktop, window)
    window.wait_for("Ich spiele weiter")
    assert count(data, "announced") == plies
    desktop.press("Return")
    wait("White goes on", lambda: acts(data)[-1] == "ready")
    large(window, "Ich spiele weiter")
    wait("the clock", lambda: acts(data)[-2:] == ["ready", "clock-restarted"])
    note(f"after the start, {plies} plies")
    for text, answered in FURTHER:
        announce(desktop, data, text)
        press(desktop, data)
        executions, announcements = count(data, "executed"), count(data, "announced")
        large(window, "Wiederholt und ausgeführt")
        wait("Black's execution", lambda before=executions: count(data, "executed") == before + 1)
        click_all(window, answered)
        large(window, "Ansagen")
        wait("Black's announcement", lambda before=announcements: count(data, "announced") == before + 1)
        presses = count(data, "pressed")
        large(window, "Uhr drücken")
        wait("Black's press", lambda before=presses: count(data, "pressed") == before + 1)
        desktop.press("Return")
        wait("White's repetition", lambda: count(data, "repeated") % 2 == 0)
        desktop.press("Return")
        wait("White's execution", lambda before=executions: count(data, "executed") == before + 2)
    desktop.press("F3")
    window.wait_for(re.compile("^e4, "))
    note("after play")
    assert figures["after play"]["private"] <= PRIVATE, figures
