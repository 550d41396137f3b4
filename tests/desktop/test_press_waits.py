"""A press that waits for the last word of the announcement: what is typed after it belongs to the next step.

The room has so much to hear before the announcement that it has not ended when the keys are struck, however slow the machine.
"""
import re
from pathlib import Path

import test_game
from harness import to_set_up, wait
from test_game import acts, announce, count, journal
from test_voice import said_by

SETTINGS = test_game.SETTINGS.replace("[game]\n", "[game]\nmode = \"practice\"\n")
WAITS = "Schon gedrückt. Die Uhr schaltet um, sobald die Ansage zu Ende ist."
TAKEN_BACK = "Das Drücken ist zurückgenommen, Ihre Uhr läuft weiter."


def start(desktop, stops=14):
    """A game that has begun, and whose room has long to hear: the clocks were stopped and started so often."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=info")
    window = program.window("anna-hector")
    to_set_up(desktop, window, "u")
    desktop.press("End", "Return")
    window.wait_for(re.compile("^e2, "))
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    for stop in range(1, stops + 1):
        desktop.press("ctrl+s", "y")
        wait("the stop", lambda: count(data, "clock-stopped") == stop)
        # The start waits for the room; once more, and it does not.
        wait("the clock", lambda: count(data, "clock-restarted") == stop or desktop.press("ctrl+r"))
    return program, data


def hears(desktop, program, keys, words):
    """The keys are answered by these words."""
    before = len(said_by(program))
    desktop.press(*keys)
    wait(words, lambda: any(text.startswith(words) for _, text in said_by(program)[before:]))


def test_what_is_typed_after_the_press_corrects_nothing(desktop):
    program, data = start(desktop)
    announce(desktop, data, "Bauer Eva vier")
    desktop.press("space")
    hears(desktop, program, ["s"], WAITS)
    # The next move, typed at once.
    desktop.press("i")
    desktop.type("Bauer David vier")
    hears(desktop, program, ["Return"], WAITS)
    hears(desktop, program, ["Return"], WAITS)
    desktop.press("Escape")
    # A second press is none.
    hears(desktop, program, ["space"], WAITS)
    assert "pressed" not in acts(data)
    wait("the press", lambda: "pressed" in acts(data))
    # The same after the press has taken effect.
    desktop.press("i")
    desktop.type("Bauer David vier")
    hears(desktop, program, ["Return"], "Das wäre: Bauer David zwei nach David vier.")
    hears(desktop, program, ["Return"], "Am Zug ist Schwarz.")
    done = acts(data)
    assert (done.count("announced"), done.count("corrected"), done.count("pressed")) == (1, 0, 1), done
    assert "panicked" not in program.output()


def test_a_press_that_waits_is_heard_as_one(desktop):
    program, data = start(desktop)
    announce(desktop, data, "Bauer Eva vier")
    with desktop.record("headphones") as sound:
        desktop.press("space")
        sound.wait_for("headphones")
    assert 0 < sound["headphones"].seconds < 0.5, "a short sound of its own"
    assert "panicked" not in program.output()


def test_whoever_corrects_takes_the_press_back(desktop):
    program, data = start(desktop)
    announce(desktop, data, "Bauer Eva vier")
    desktop.press("space")
    hears(desktop, program, ["BackSpace"], TAKEN_BACK)
    desktop.type("Bauer David vier")
    desktop.press("Return", "Return")
    wait("the correction", lambda: "corrected" in acts(data))
    # The press was taken back for good: it does not come with the last word.
    with desktop.record("room") as sound:
        sound.wait_for_quiet()
    assert "pressed" not in acts(data), acts(data)
    desktop.press("space")
    # It waits in its turn if the room has still to hear something.
    wait("the press", lambda: "pressed" in acts(data))
    placed = [event["move"] for event in journal(data) if event["act"] == "placed"]
    assert [(move["from"], move["to"]) for move in placed] == [("d2", "d4")], placed
    assert "panicked" not in program.output()
