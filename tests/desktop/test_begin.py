"""To the first move: how many presses and seconds lie between the start of the program and White's running clock, by keys and by ear.

The figures are printed; what is tested is the number of presses.
"""
import time
from pathlib import Path

from harness import wait
from test_game import OPENS_WITHIN, SETTINGS, acts

GERMAN = {"LANG": "de_DE.UTF-8", "LC_ALL": "", "LANGUAGE": "de"}


def heard_in_full(desktop, window, data, presses):
    """Takes these presses, each when everything said before it was heard to its end; the seconds until the clock runs."""
    window.wait_for("Was möchten Sie tun?", seconds=OPENS_WITHIN)
    window.focus()
    with desktop.record("headphones", "room") as sound:
        begun = time.monotonic()
        for key in presses:
            sound.wait_for_quiet(lasting=1.0, seconds=60)
            desktop.press(key)
        wait("White's clock", lambda: list(data.glob("games/*.jsonl")) and "started" in acts(data), OPENS_WITHIN)
        return time.monotonic() - begun


def test_from_a_first_start_to_whites_clock(desktop):
    data = Path(desktop.fresh("data"))
    program = desktop.start("--data", str(data), **GERMAN)
    window = program.window("anna-hector", seconds=OPENS_WITHIN)
    # New competition; to the beginning; one device for both, which the arbiter grants; the PIN that is drawn; the clock.
    presses = ["Return", "End", "Return", "Right", "End", "Return", "F9", "F9", "Return"]
    seconds = heard_in_full(desktop, window, data, presses)
    print(f"first start: {len(presses)} presses, {seconds:.0f} s with a second of silence before each", flush=True)
    assert len(presses) <= 12
    assert "panicked" not in program.output()


def test_as_last_time_takes_two_presses(desktop):
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS.replace("[game]\n", '[game]\nmode = "practice"\n'))
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector", seconds=OPENS_WITHIN)
    presses = ["Return", "Return"]
    seconds = heard_in_full(desktop, window, data, presses)
    print(f"as last time: {len(presses)} presses, {seconds:.0f} s with a second of silence before each", flush=True)
    assert "panicked" not in program.output()


test_from_a_first_start_to_whites_clock.seconds = 300
