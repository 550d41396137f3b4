"""A whole competition game, each person by his own device and page: White, visually impaired, by gamepad; his assistant, who announces
for him, by the keyboard on the page of the first window; Black, sighted, by the mouse in a window of his own; and the arbiter, who
comes to the page of his PIN and rules twice.
"""
import re
import time

from harness import PIN, command, type_pin, wait
from test_device import lines
from test_game import acts, click_all, count, journal, large
from test_pad import Player, set_up
from test_voice import said_by

SETTINGS = """\
[game]
vi = "white"
edition = "2023"
control = "90+30"
announcer-white = "assistant"
opponent-window = "own"
[sound]
room = "pulseaudio:room"
white = "pulseaudio:headphones"
rate = 300
room_rate = 200
"""


def by_whom(data):
    return [(by, act) for by, act, _ in lines(data)]


def announced_by_the_assistant(desktop, data, move):
    """At the keyboard of the first window, whatever window is up: his letters are moves, Enter reads back, Enter announces."""
    announced, pressed = count(data, "announced"), count(data, "pressed")
    desktop.type(move)
    desktop.press("Return")
    desktop.press("Return")
    wait(f"the announcement of {move}", lambda: count(data, "announced") == announced + 1)
    desktop.press("space")
    wait("the press", lambda: count(data, "pressed") == pressed + 1)


def answered_by_black(second, data, squares):
    """All in his window, by mouse: White's move repeated and executed, his own told and pressed."""
    second.focus()
    executed = count(data, "executed")
    large(second, "Wiederholt und ausgeführt")
    wait("Black's execution", lambda: count(data, "executed") == executed + 1)
    announced, pressed = count(data, "announced"), count(data, "pressed")
    click_all(second, squares)
    large(second, "Ansagen")
    wait("Black's move", lambda: count(data, "announced") == announced + 1)
    large(second, "Uhr drücken")
    # The press of a move that ends the game says that it stands.
    wait("Black's press", lambda: count(data, "pressed") == pressed + 1 or "ended" in acts(data))


def answered_by_white(pad, data):
    """By the button of the step that is due: repeated, then executed."""
    for deed in ("repeated", "executed"):
        before = count(data, deed)
        pad.press("RightTrigger")
        wait(f"White's {deed}", lambda: count(data, deed) == before + 1)


def held_until(pad, buttons, what, condition):
    """A chord that is held until it has done what it does."""
    for button in buttons:
        pad.down(button)
    wait(what, condition)
    for button in reversed(buttons):
        pad.up(button)


def ruled(desktop, window, data, ruling, act):
    """The arbiter comes with his PIN, rules by the button of a card, lets the clock run and goes."""
    entered = acts(data).count("arbiter-entered")
    window.focus()
    desktop.press("F9")
    window.wait_for("PIN des Schiedsrichters", "password text")
    wait("the keyboard at the field", lambda: getattr(window.focused(), "role", None) == "password text")
    desktop.type(PIN + "\n")
    wait("the arbiter", lambda: acts(data).count("arbiter-entered") == entered + 1)
    window.do("Antrag, Anwesenheit", "toggle button")
    window.do(ruling, "push button")
    window.do("Ja", "push button")
    wait("the ruling", lambda: act in acts(data))
    started = acts(data).count("clock-restarted")
    window.do("Uhr weiterlaufen lassen", "push button")
    wait("the running clock", lambda: acts(data).count("clock-restarted") == started + 1)
    left = acts(data).count("arbiter-left")
    desktop.press("F9")
    wait("the lock", lambda: acts(data).count("arbiter-left") == left + 1)


def test_a_competition_with_assistant_two_windows_and_two_rulings(desktop):
    program, window, data, pads = set_up(desktop, SETTINGS, pads=1)
    pad, white = pads.pads[0], Player(pads.pads[0], 1)
    type_pin(desktop, window)
    desktop.press("End", "Return")
    second = program.window("anna-hector · Schwarz")
    command("xdotool", "mousemove", "1", "1")
    window.focus()
    # The journal is there before the start: until then nobody's button starts a clock.
    wait("the journal", lambda: list(data.glob("games/*.jsonl")))
    wait("the first word", lambda: any("setzt die Uhr in Gang" in text for _, text in said_by(program)))
    pad.press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    # White hands the keyboard to his assistant, and is asked, since nobody has assisted him yet.
    before = len(said_by(program))
    held_until(pad, ["LeftShoulder", "RightShoulder", "RightStick"], "the question",
               lambda: any("Assistent" in text for _, text in said_by(program)[before:]))
    # What comes sooner is a button that bounces.
    time.sleep(0.8)
    pad.press("South")
    wait(f"the assistant's keyboard: {said_by(program)[-3:]}", lambda: ("white", "device-given") in by_whom(data))
    window.wait_for("Weiß: Zug ansagen")
    announced_by_the_assistant(desktop, data, "f3")
    answered_by_black(second, data, ["e7", "e5"])
    answered_by_white(pad, data)
    # White claims that the position has come three times, by the list of claims on his pad. It has not.
    pad.press("West", "Start")
    wait("the list", lambda: any(text.startswith("Ansprüche.") for _, text in said_by(program)))
    for button in ["Down", "Up"]:
        told = len(said_by(program))
        pad.press(button)
        wait("the next claim", lambda: len(said_by(program)) > told)
    assert said_by(program)[-1][1].startswith("Remis: dreimal dieselbe Stellung.")
    pad.press("South")
    wait("the question", lambda: any("A: ja" in text for _, text in said_by(program)[-2:]))
    # The second of two quick taps answers nothing.
    time.sleep(0.8)
    pad.press("South")
    wait("the claim", lambda: "claimed" in acts(data))
    ruled(desktop, window, data, "Antrag abweisen", "claim-rejected")
    # White shows and presses a move that the Laws do not know, and his assistant announces it; nothing tells them so before the arbiter
    # does.
    white.move("a1", "a4")
    told = len(said_by(program))
    pad.press("RightTrigger")
    wait("that his assistant has it", lambda: any("Assistent sagt an" in text for _, text in said_by(program)[told:]))
    # A stroke that was on its way before he could read it announces nothing.
    window.wait_for(re.compile("Sagen Sie laut an: .Turm Anna eins nach Anna vier"))
    time.sleep(0.8)
    desktop.press("Return")
    wait("the announcement", lambda: count(data, "announced") == 3)
    pad.press("Start")
    wait("the press", lambda: count(data, "pressed") == 3)
    ruled(desktop, window, data, "Als regelwidrig feststellen: 2.", "illegal-move-found")
    assert {"went-back", "penalised"} <= set(acts(data)), acts(data)
    # The arbiter has left his page: the keyboard's owner is on his own again.
    window.wait_for("Weiß: Zug ansagen")
    announced_by_the_assistant(desktop, data, "g4")
    answered_by_black(second, data, ["d8", "h4"])
    wait("mate", lambda: "ended" in acts(data))
    desktop.screenshot(desktop.folder + "/competition.png")
    who = set(by_whom(data))
    for deed in [("white-assistant", "announced"), ("white-assistant", "pressed"), ("white", "pressed"), ("white", "claimed"),
                 ("white", "repeated"), ("white", "executed"), ("black", "executed"), ("black", "announced"), ("black", "pressed"),
                 ("arbiter", "claim-rejected"), ("arbiter", "illegal-move-found")]:
        assert deed in who, (deed, sorted(who, key=str))
    assert ("white", "announced") not in who, "his assistant announces"
    assert not [by for by, act in who if by == "black" and act.startswith("claim")], who
    (claim,) = [event for event in journal(data) if event["act"] == "claimed"]
    assert claim["claim"] == {"threefold": None}, claim
    # Black's window has never had a way to the rulings.
    assert not second.nodes(re.compile("Strafen|Antrag, Anwesenheit")), second.tree()
    assert "panicked" not in program.output()


test_a_competition_with_assistant_two_windows_and_two_rulings.seconds = 400
