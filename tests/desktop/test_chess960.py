"""Chess960 in the window: drawn, typed and refused in the set-up, the number on record, the position named and castled in."""
import json
import os
import re
import subprocess
from pathlib import Path

from harness import open_group, to_set_up, type_pin, wait
from test_game import SETTINGS, acts, announce, journal, press


def in_hand(desktop):
    """The program with the start position in hand; its program, window and data folder."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    open_group(window, "Regeln")
    window.wait_for(re.compile("^Gewöhnliche Grundstellung")).do()
    window.wait_for(re.compile(r"^Gewöhnliche Grundstellung.*\|$"))
    return program, window, data


def begun(desktop, window, data):
    """The number of the position in the journal of the game that begins now."""
    type_pin(desktop, window)
    desktop.press("End")
    desktop.press("Return")
    window.wait_for(re.compile("^e2, "))
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    (path,) = data.glob("games/*.jsonl")
    return path, json.loads(path.read_text().splitlines()[0])["setup"]["chess960"]


def test_a_position_is_drawn_and_its_number_recorded(desktop):
    program, window, data = in_hand(desktop)
    desktop.press("Right")
    read = window.wait_for(re.compile(r"^Schach960, Stellung .*\|$")).name
    number = re.search(r"(\d+)\|$", read).group(1)
    for square in ("Anna eins", "Eva eins", "Hector eins"):
        assert square in read, read
    desktop.screenshot(desktop.folder + "/drawn.png")
    _, recorded = begun(desktop, window, data)
    assert recorded == number, (recorded, read)
    assert "panicked" not in program.output()


def test_a_number_is_typed_and_what_is_none_is_refused(desktop):
    program, window, data = in_hand(desktop)
    desktop.type("96")
    window.wait_for(re.compile(r"^Schach960, Stellung sechsundneunzig\..*96\|$"))
    # 960, a sign, a word: the range is told, and 96 stays.
    desktop.type("0-x")
    window.wait_for(re.compile(r"^Schach960, Stellung sechsundneunzig\..*96\|$"))
    desktop.press("BackSpace", "BackSpace")
    window.wait_for(re.compile(r"^Gewöhnliche Grundstellung.*\|$"))
    desktop.type("3")
    window.wait_for(re.compile(r"^Schach960, Stellung drei\..*[Ww]eißer König Felix eins.*3\|$"))
    path, recorded = begun(desktop, window, data)
    assert recorded == "3"
    # King and rook stand on f1 and g1: they change places.
    announce(desktop, data, "kurze Rochade")
    press(desktop, data)
    said = [event for event in journal(data) if event["act"] == "announced"]
    assert said[0]["move"] == {"castling": "short"}, said
    pgn = subprocess.run([os.environ["ANNA_HECTOR"], "pgn", str(path)], capture_output=True, text=True, check=True).stdout
    assert "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1" in pgn, pgn
    assert re.search(r"1\. O-O \{\[%clk 1:[23]\d:\d\d\] \[%emt 0:\d\d:\d\d\]\} \*", pgn), pgn
    assert "panicked" not in program.output()
