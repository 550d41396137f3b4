"""What can lose a game is asked about, and nothing that is done at each move answers it: by keyboard and by gamepad, with what
the opponent does meanwhile, with lists, and without an answer.
"""
import os
import re
import signal
import time

from harness import command, pass_first_moment, wait
from test_game import acts, count
from test_pad import SETTINGS, Player, begin
from test_pad_pages import ONE, heard, hears, press_and_hear
from test_voice import said_by

RESIGN = ["LeftShoulder", "RightShoulder", "East"]
ASKED, ENDED = "Weiß gibt auf?", "Die Frage gilt nicht mehr."


def started(desktop, settings=ONE, pads=1):
    program, window, data, pads = begin(desktop, settings, pads=pads)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    window.focus()
    return program, window, data, pads


def ask(program, pad):
    """The chord, held until the question is heard."""
    told = hears(program, ASKED)
    for button in RESIGN:
        pad.down(button)
    told()
    for button in reversed(RESIGN):
        pad.up(button)


def key_and_hear(desktop, program, key, text):
    told = hears(program, text)
    desktop.press(key)
    told()


def test_the_keys_of_each_move_answer_nothing(desktop):
    program, _, data, _ = started(desktop)
    key_and_hear(desktop, program, "ctrl+g", ASKED + " Y gedrückt halten: ja. Escape: nein.")
    # What is due names it, and so does the key of each move; both leave it open.
    key_and_hear(desktop, program, "s", ASKED)
    key_and_hear(desktop, program, "Return", ASKED)
    key_and_hear(desktop, program, "Down", ENDED)
    key_and_hear(desktop, program, "t", "Sie: ")
    key_and_hear(desktop, program, "s", "Sie sind am Zug.")
    key_and_hear(desktop, program, "Return", "Sie sind am Zug.")
    assert "ended" not in acts(data)
    # A list that is opened and closed; a tap where the key is to be held.
    key_and_hear(desktop, program, "ctrl+g", ASKED)
    key_and_hear(desktop, program, "c", ENDED)
    key_and_hear(desktop, program, "space", "Hier ist eine Liste offen. Eingabetaste nimmt, Escape verlässt sie.")
    key_and_hear(desktop, program, "Escape", "Brett.")
    key_and_hear(desktop, program, "y", "Es ist keine Frage offen.")
    key_and_hear(desktop, program, "ctrl+d", "Remis anbieten? Y: ja")
    key_and_hear(desktop, program, "ctrl+g", ASKED)
    key_and_hear(desktop, program, "y", ASKED)
    assert not {"ended", "draw-offered", "press-held-back"} & set(acts(data)), acts(data)
    pass_first_moment()
    command("xdotool", "keydown", "y")
    wait("the end", lambda: "ended" in acts(data))
    command("xdotool", "keyup", "y")
    assert "panicked" not in program.output()


def test_the_opponents_move_ends_the_question_and_the_trigger_repeats(desktop):
    program, _, data, pads = started(desktop, SETTINGS, pads=2)
    white, black = Player(pads[0], 1), Player(pads[1], -1)
    white.move("e2", "e4")
    pads[0].press("RightTrigger")
    wait("the announcement", lambda: count(data, "announced") == 1)
    pads[0].press("Start")
    wait("the press", lambda: count(data, "pressed") == 1)
    for deed in ("repeated", "executed"):
        pads[1].press("RightTrigger")
        wait(deed, lambda: count(data, deed) == 1)
    black.move("e7", "e5")
    ask(program, pads[0])
    told = hears(program, ENDED)
    pads[1].press("RightTrigger")
    told()
    pads[0].press("RightTrigger")
    wait("White's repetition", lambda: count(data, "repeated") == 2)
    assert "ended" not in acts(data), "what was meant as repeated repeats"
    assert "panicked" not in program.output()


def test_lists_and_the_trigger_answer_nothing(desktop):
    program, _, data, pads = started(desktop)
    pad = pads[0]
    white = Player(pad, 1)
    # The pad's own list ends the question; in it the trigger says what takes, and does nothing.
    ask(program, pad)
    told = hears(program, ENDED)
    pad.press("RightStick")
    told()
    press_and_hear(program, pad, ["RightTrigger"], "Hier ist eine Liste offen. A nimmt, B verlässt sie.")
    press_and_hear(program, pad, ["East"], "Brett.")
    press_and_hear(program, pad, ["RightTrigger"], "Sie sind am Zug.")
    # The list of claims, with a move read back before: neither the trigger nor the clock's button does its own act there.
    told = hears(program, "Das wäre: ")
    white.move("e2", "e4")
    told()
    press_and_hear(program, pad, ["West", "Start"], "Ansprüche. Ab und auf wählt, A nimmt.")
    press_and_hear(program, pad, ["RightTrigger"], "Hier ist eine Liste offen. A nimmt, B verlässt sie.")
    press_and_hear(program, pad, ["Start"], "Hier ist eine Liste offen. A nimmt, B verlässt sie.")
    press_and_hear(program, pad, ["Down"], "Dreimal dieselbe Stellung mit dem Zug")
    press_and_hear(program, pad, ["Up"], "Remis: dreimal dieselbe Stellung.")
    press_and_hear(program, pad, ["South"], "Remis: dreimal dieselbe Stellung. Das beanspruchen? Es hält die Uhren an. Das ist auch ein Remisangebot. A: ja. B: nein.")
    press_and_hear(program, pad, ["RightTrigger"], "Remis: dreimal dieselbe Stellung. Das beanspruchen? Es hält die Uhren an. Das ist auch ein Remisangebot. A: ja")
    press_and_hear(program, pad, ["East"], "Verworfen")
    assert not {"announced", "claimed", "ended", "press-held-back"} & set(acts(data)), acts(data)
    assert "panicked" not in program.output()


def test_half_a_minute_without_an_answer_ends_it(desktop):
    program, _, data, pads = started(desktop)
    ask(program, pads[0])
    told = hears(program, ENDED)
    told()
    pads[0].press("South", held=1.0)
    assert "ended" not in acts(data) and "panicked" not in program.output()


def test_a_tap_is_no_hold_however_long_the_program_stands_still(desktop):
    program, _, data, pads = started(desktop)
    # It stops after the press was read, and before; the button is let go long before a hold.
    for wait_for_press in (0.15, 0.0):
        ask(program, pads[0])
        if not wait_for_press:
            os.kill(program.pid, signal.SIGSTOP)
        pads[0].down("South")
        time.sleep(wait_for_press)
        os.kill(program.pid, signal.SIGSTOP)
        time.sleep(0.1)
        pads[0].up("South")
        time.sleep(1.2)
        os.kill(program.pid, signal.SIGCONT)
        time.sleep(1.0)
        assert "ended" not in acts(data), acts(data)
        pads[0].press("East")
    # Held, it counts.
    ask(program, pads[0])
    pass_first_moment()
    pads[0].press("South", held=1.2)
    wait("the end", lambda: "ended" in acts(data))
    assert "panicked" not in program.output()


def test_a_chord_does_nothing_of_its_modifiers_own(desktop):
    program, _, data, pads = started(desktop)
    pad = pads[0]
    before = heard(program, "Sie: "), heard(program, "Gegner: ")
    ask(program, pad)
    pad.press("East")
    press_and_hear(program, pad, ["West", "North"], "Es ist noch kein Zug angesagt.")
    assert (heard(program, "Sie: "), heard(program, "Gegner: ")) == before, said_by(program)[-8:]
    press_and_hear(program, pad, ["LeftShoulder"], "Sie: ")
    assert re.search("Eva vier", said_by(program)[-1][1]) is None, "West named no square"
    assert "ended" not in acts(data) and "panicked" not in program.output()
