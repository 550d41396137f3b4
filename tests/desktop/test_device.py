"""Whose hands are whose: a keyboard or a gamepad changes hands only when its owner offers it and the other takes it by a device of
his own, or the arbiter gives it. Nobody resigns for another.
"""
import re
import time
from pathlib import Path

from harness import command, journal_lines, to_set_up, type_pin, wait
from pad import Pads
from test_game import SETTINGS, acts, count
from test_pad_pages import ONE, press_and_hear, take_asked
from test_voice import said_by

OFFERED = "Angebot für Schwarz: {}. F12 nimmt an, nur mit eigenem Gerät; wer keines hat, ruft den Schiedsrichter."
ONLY_BLACK = "Annehmen kann nur Schwarz, mit eigenem Gerät. Wer keines hat, ruft den Schiedsrichter."


def start(desktop, settings=SETTINGS, **environment):
    """A game that has begun: White has the keyboard, Black mouse and screen."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(settings)
    program = desktop.start("--data", str(data), **{"ANNA_HECTOR_LOG": "anna_hector=info", **environment})
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    type_pin(desktop, window)
    desktop.press("End", "Return")
    window.wait_for(re.compile("^e2, "))
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    # A mouse that is where it is wanted already never moves there.
    command("xdotool", "mousemove", "1", "1")
    return program, window, data


def lines(data):
    """Who did what, of the one journal: (by, act, the rest)."""
    (path,) = data.glob("games/*.jsonl")
    return [(line["by"], line["event"]["act"], line["event"]) for line in journal_lines(path)]


def hears(program, act, words):
    """What is done is answered by these words."""
    before = len(said_by(program))
    act()
    wait(words, lambda: any(text == words for _, text in said_by(program)[before:]))


def deeds(data, act):
    return [(by, event["device"], event.get("to")) for by, done, event in lines(data) if done == act]


def test_nobody_resigns_for_another(desktop):
    program, window, data = start(desktop)
    hears(program, lambda: desktop.press("F12"), OFFERED.format("Tastatur"))
    assert deeds(data, "device-offered") == [("white", "keyboard", "black")]
    # The same hands cannot consent: not by a key, not by the button that is Black's.
    hears(program, lambda: desktop.press("shift+F12"), ONLY_BLACK)
    hears(program, lambda: window.do("Tastatur annehmen", "push button"), ONLY_BLACK)
    # The keyboard is White's still: what is asked and confirmed at it is his own.
    desktop.press("ctrl+g", "Return")
    # An answer comes after everything that was done before it was asked for.
    before = len(said_by(program))
    desktop.press("F2")
    desktop.press("shift+F12")
    wait("an answer", lambda: any("Annehmen" in text or "angeboten" in text for _, text in said_by(program)[before:]))
    assert deeds(data, "device-given") == [], lines(data)
    assert all(by != "black" for by, _, _ in lines(data)), lines(data)
    assert all(event.get("outcome") != "1-0" for _, _, event in lines(data)), "Black has not resigned"
    assert "panicked" not in program.output()


def test_an_offer_is_withdrawn_by_the_same_key(desktop):
    program, window, data = start(desktop)
    hears(program, lambda: desktop.press("F12"), OFFERED.format("Tastatur"))
    window.wait_for(re.compile("Angeboten: Tastatur – Schwarz"))
    time.sleep(0.8)  # earlier it is the same stroke: the key bounces
    hears(program, lambda: desktop.press("F12"), "Angebot zurückgenommen: Tastatur.")
    assert deeds(data, "device-kept") == [("white", "keyboard", None)]
    window.wait_gone("Tastatur annehmen", "push button")
    assert "panicked" not in program.output()


def test_the_other_takes_the_keyboard_at_his_screen(desktop):
    program, window, data = start(desktop)
    hears(program, lambda: desktop.press("F12"), OFFERED.format("Tastatur"))
    hears(program, lambda: window.click("Tastatur annehmen", "push button"), "Die Tastatur gehört jetzt Schwarz.")
    assert deeds(data, "device-given") == [("black", "keyboard", "black")], lines(data)
    # It is his: he offers it.
    desktop.press("F12")
    wait("Black's offer", lambda: ("black", "keyboard", "white") in deeds(data, "device-offered"))
    window.wait_for("Tastatur: Schwarz")
    assert "panicked" not in program.output()


def talks(program):
    """Who has held and let go what is held while speaking, in order."""
    return re.findall(r"talk seat=(\S+) held=(\w+)", program.output())


def test_what_is_said_with_a_key_that_changes_hands_does_not_count(desktop):
    program, window, data = start(desktop, ANNA_HECTOR_LOG="anna_hector=debug")
    hears(program, lambda: desktop.press("F12"), OFFERED.format("Tastatur"))
    command("xdotool", "keydown", "v")
    wait("White speaks", lambda: talks(program) == [("white", "Down")])
    hears(program, lambda: window.click("Tastatur annehmen", "push button"), "Die Tastatur gehört jetzt Schwarz.")
    wait("White is not heard", lambda: talks(program)[1:] == [("white", "Lost")])
    command("xdotool", "keyup", "v")
    # What is let go was nobody's key any more.
    command("xdotool", "keydown", "v")
    wait("Black speaks", lambda: talks(program)[2:] == [("black", "Down")])
    command("xdotool", "keyup", "v")
    wait("Black has spoken", lambda: talks(program)[3:] == [("black", "Up")])
    assert "panicked" not in program.output()


def test_what_is_said_with_a_pad_that_changes_hands_does_not_count(desktop):
    pads = Pads(desktop, 1)
    environment = {**pads.environment, "ANNA_HECTOR_LOG": "anna_hector=debug"}
    program, window, data = start(desktop, ONE, **environment)
    wait("White's pad", lambda: "Gamepad verbunden: Weiß." in program.output())
    pads[0].press("RightStick")
    press_and_hear(program, pads[0], ["Up"], "Gamepads zuordnen.")
    take_asked(program, pads[0], "Gamepads zuordnen.", OFFERED.format("Gamepad"))
    pads[0].down("LeftTrigger")
    wait("White speaks", lambda: talks(program) == [("white", "Down")])
    hears(program, lambda: window.click("Gamepad annehmen", "push button"), "Gamepad verbunden: Schwarz.")
    wait("White is not heard", lambda: talks(program)[1:] == [("white", "Lost")])
    pads[0].up("LeftTrigger")
    assert "panicked" not in program.output()


def test_a_pad_that_comes_in_the_game_is_nobodys_before_it_is_taken(desktop):
    pads = Pads(desktop, 2, later=1)
    program, window, data = start(desktop, ONE, **pads.environment)
    wait("White's pad", lambda: "Gamepad verbunden: Weiß." in program.output())
    hears(program, pads[1].plug, OFFERED.format("Gamepad"))
    # White's hands hold it: it does nothing in Black's name, and White's keyboard cannot take it for him.
    def people():
        return [line for line in lines(data) if line[0] != "program"]

    before = people()
    pads[1].press("LeftShoulder", "RightShoulder", "East", held=1.0)
    pads[1].press("South")
    hears(program, lambda: desktop.press("shift+F12"), ONLY_BLACK)
    assert people() == before
    hears(program, lambda: window.click("Gamepad annehmen", "push button"), "Gamepad verbunden: Schwarz.")
    assert deeds(data, "device-given")[-1] == ("black", "gamepad-2", "black"), lines(data)
    # And does what Black's pad does.
    press_and_hear(program, pads[1], ["South"], "Am Zug ist Weiß.")
    assert "panicked" not in program.output()


def test_another_pad_of_the_model_is_not_taken_for_one_that_is_unplugged(desktop):
    pads = Pads(desktop, 2, later=1)
    program, window, data = start(desktop, ONE, **pads.environment)
    wait("White's pad", lambda: "Gamepad verbunden: Weiß." in program.output())
    given = deeds(data, "device-given")
    hears(program, pads[0].unplug, "Gamepad getrennt: Weiß. Weiter mit der Tastatur.")
    # In another socket: it is offered, and does nothing.
    hears(program, pads[1].plug, OFFERED.format("Gamepad").replace("Schwarz", "Weiß"))
    pads[1].press("LeftShoulder", "RightShoulder", "East", held=1.0)
    # In its own socket it is his, and acts for him.
    hears(program, pads[0].plug, "Gamepad verbunden: Weiß.")
    press_and_hear(program, pads[0], ["West", "Left"], "Sie sind am Zug. Ziehen und ansagen.")
    assert deeds(data, "device-given") == given, lines(data)
    assert all(event.get("outcome") is None for _, _, event in lines(data)), lines(data)
    assert "panicked" not in program.output()


def test_the_only_pad_of_each_stays_with_him(desktop):
    pads = Pads(desktop, 2)
    program, window, data = start(desktop, ONE, **pads.environment)
    wait("both pads", lambda: program.output().count("Gamepad verbunden") >= 2)
    given = deeds(data, "device-given")
    pads[0].press("RightStick")
    press_and_hear(program, pads[0], ["Up"], "Gamepads zuordnen.")
    take_asked(program, pads[0], "Gamepads zuordnen.", "Gamepad gehört jetzt: Weiß.")
    # Black's press on his own pad is an act of his, and gives or takes nothing.
    press_and_hear(program, pads[1], ["South"], "Am Zug ist Weiß.")
    assert deeds(data, "device-given") == given
    assert count(data, "device-offered") == count(data, "device-kept") == 0, lines(data)
    assert "panicked" not in program.output()


def test_the_only_pad_of_the_table_changes_hands_with_both_consents(desktop):
    pads = Pads(desktop, 1)
    program, window, data = start(desktop, ONE, **pads.environment)
    wait("White's pad", lambda: "Gamepad verbunden: Weiß." in program.output())
    given = deeds(data, "device-given")
    pads[0].press("RightStick")
    press_and_hear(program, pads[0], ["Up"], "Gamepads zuordnen.")
    take_asked(program, pads[0], "Gamepads zuordnen.", OFFERED.format("Gamepad"))
    assert deeds(data, "device-offered") == [("white", "gamepad-1", "black")]
    assert deeds(data, "device-given") == given
    hears(program, lambda: window.click("Gamepad annehmen", "push button"), "Gamepad verbunden: Schwarz.")
    assert deeds(data, "device-given")[len(given):] == [("black", "gamepad-1", "black")], lines(data)
    assert count(data, "device-kept") == 0
    assert "panicked" not in program.output()
