"""To the first move: how many presses and seconds lie between the start of the program and White's running clock, by keys, by
gamepad, and by ear.

The figures are printed; what is tested is the number of presses.
"""
import time
from pathlib import Path

from harness import wait
from pad import Pads
from test_game import SETTINGS, acts

GERMAN = {"LANG": "de_DE.UTF-8", "LC_ALL": "", "LANGUAGE": "de"}
#: New competition; to the beginning; one device for both, which the arbiter grants; the PIN that is drawn, at his key; the clock.
FIRST_START = ["Return", "End", "Return", "Right", "End", "Return", "F9", "F9", "Return"]
#: The same at a pad; the arbiter's key is on the keyboard.
FIRST_START_BY_PAD = ["South", "to the end", "South", "Right", "to the end", "South", "F9", "F9", "RightTrigger"]
LAST_TIME = ["Return", "Return"]
LAST_TIME_BY_PAD = ["South", "RightTrigger"]


def heard_in_full(desktop, start, presses, press):
    """The program is started and these presses are taken, each when everything said before it was heard to its end; the seconds
    from the first word to the running clock."""
    with desktop.record("headphones", "room") as sound:
        program, data = start()
        window = program.window("anna-hector")
        window.wait_for("Was möchten Sie tun?")
        window.focus()
        begun, heard = None, 0
        for key in presses:
            # A busy machine says it late: the silence before a sentence is not the one after it.
            wait(f"words before {key}", lambda: sum(sound.begun.values()) > heard)
            begun = begun or time.monotonic()
            sound.wait_for_quiet(lasting=1.0)
            heard = sum(sound.begun.values())
            press(key)
        wait("White's clock", lambda: list(data.glob("games/*.jsonl")) and "started" in acts(data))
        seconds = time.monotonic() - begun
    assert "panicked" not in program.output()
    return seconds


def told(what, presses, seconds):
    print(f"{what}: {len(presses)} presses, {seconds:.0f} s with a second of silence before each", flush=True)


def of_last_time(desktop):
    """The folder of somebody who has practised before."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS.replace("[game]\n", '[game]\nmode = "practice"\n'))
    return data


def by_pad(desktop):
    """A pad; what takes a press there or at the keyboard, and what makes a program see it."""
    pads = Pads(desktop, 1)

    def press(key):
        if key == "to the end":
            pads[0].push("left", 0, -1000, lambda: time.sleep(0.1))
        elif key.startswith("F"):
            desktop.press(key)
        else:
            pads[0].press(key)

    return press, pads.environment


def test_from_a_first_start_to_whites_clock(desktop):
    data = Path(desktop.fresh("data"))
    seconds = heard_in_full(desktop, lambda: (desktop.start("--data", str(data), **GERMAN), data), FIRST_START, desktop.press)
    told("first start, keyboard", FIRST_START, seconds)
    assert len(FIRST_START) <= 12


def test_from_a_first_start_by_pad(desktop):
    data, (press, seen) = Path(desktop.fresh("data")), by_pad(desktop)
    start = lambda: (desktop.start("--data", str(data), **GERMAN, **seen), data)
    told("first start, pad", FIRST_START_BY_PAD, heard_in_full(desktop, start, FIRST_START_BY_PAD, press))
    assert len(FIRST_START_BY_PAD) <= 12


def test_as_last_time_takes_two_presses(desktop):
    data = of_last_time(desktop)
    seconds = heard_in_full(desktop, lambda: (desktop.start("--data", str(data)), data), LAST_TIME, desktop.press)
    told("as last time, keyboard", LAST_TIME, seconds)


def test_as_last_time_by_pad(desktop):
    data, (press, seen) = of_last_time(desktop), by_pad(desktop)
    seconds = heard_in_full(desktop, lambda: (desktop.start("--data", str(data), **seen), data), LAST_TIME_BY_PAD, press)
    told("as last time, pad", LAST_TIME_BY_PAD, seconds)
