"""Two like gamepads after the program was restarted in the middle of a game: each person takes his own."""
import re
import time

from harness import go_on, wait
from test_game import acts
from test_pad_pages import ONE, hears, journal_of, press_and_hear
from test_pad_table import start
from test_voice import said_by

HOW_WHITE = "Taste Start Kreuz links gedrückt halten, dann die Taste drücken, die genannt wird."
DIRECTIONS = {"auf": "Up", "ab": "Down", "links": "Left", "rechts": "Right"}


def owners(data):
    """The pads that were given since the last restart: number and person."""
    events = journal_of(data)
    last = max(number for number, event in enumerate(events) if event["act"] == "resumed")
    return [(event["device"], event["to"]) for event in events[last:] if event["act"] == "device-given"]


def begin_to_take(program, pad, direction):
    """Holds the chord of a person, and returns the direction that he is told to press."""
    told = hears(program, "Jetzt Kreuz")
    pad.press("Start", direction, held=1.2)
    told()
    last = [said for _, said in said_by(program) if "Jetzt Kreuz" in said][-1]
    return DIRECTIONS[re.search(r"Jetzt Kreuz (\w+) drücken", last).group(1)]


def take(program, pad, direction, told):
    named = begin_to_take(program, pad, direction)
    press_and_hear(program, pad, [named], told)


def test_each_takes_his_own_pad_after_a_restart(desktop):
    program, _, data, pads = start(desktop, pads=2)
    program.kill()
    program = desktop.start("--data", str(data), home=program.home, ANNA_HECTOR_LOG="anna_hector=info",
                            **pads[0].pads.environment)
    window = program.window("anna-hector")
    go_on(desktop, window)
    wait("the game", lambda: "resumed" in acts(data))
    # Black holds what asks for his time, and the chord that is his; White is asked first, and both pads look alike.
    press_and_hear(program, pads[1], ["South"], HOW_WHITE)
    for others in (["LeftShoulder"], ["LeftShoulder", "Up"], ["Start", "Right"]):
        pads[1].press(*others, held=1.2)
    assert not owners(data), owners(data)
    # He remembers White's chord, and does not hear the direction.
    named = begin_to_take(program, pads[1], "Left")
    press_and_hear(program, pads[1], ["RightTrigger"], "Nicht diese Taste oder nicht dieses Gamepad.")
    pads[1].press(named)
    assert not owners(data), owners(data)
    take(program, pads[0], "Left", "Gamepad verbunden: Weiß.")
    take(program, pads[1], "Right", "Gamepad verbunden: Schwarz.")
    time.sleep(0.5)
    assert [to for _, to in owners(data)] == ["white", "black"], owners(data)
    for pad in pads:
        pad.press("RightTrigger")
    wait("both go on", lambda: acts(data).count("ready") == 2)
    ready = [event["by"] for event in journal_of(data) if event["act"] == "ready"]
    assert ready == ["white", "black"], ready
    assert "panicked" not in program.output()
