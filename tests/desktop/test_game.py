"""A whole game in the real window: White, visually impaired, at the keyboard; Black, sighted, with the mouse.

The composed game of `tests/games`: both castlings, en passant, an under-promotion, and Black resigns. The room hears the
announcements and nothing else, the earphone everything private and no announcement.
"""
import re
import time
from pathlib import Path

from harness import go_on, journal_lines, to_set_up, type_pin, wait

SETTINGS = """\
[game]
vi = "white"
edition = "2023"
control = "90+30"
[sound]
room = "pulseaudio:room"
white = "pulseaudio:headphones"
rate = 200
"""
# White's move as he types it, the same move as Black clicks it on his board, Black's answer as he clicks it.
GAME = [
    ("Bauer Eva vier", ["e2", "e4"], ["e7", "e6"]),
    ("e5", ["e4", "e5"], ["d7", "d5"]),
    ("Eva schlaegt David sechs en passant", ["e5", "d6"], ["f8", "d6"]),
    ("Sf3", ["g1", "f3"], ["b8", "c6"]),
    ("f1c4", ["f1", "c4"], ["c8", "d7"]),
    ("kurze Rochade", ["e1", "g1"], ["d8", "e7"]),
    ("Bauer David zwei nach David vier", ["d2", "d4"], ["e8", "c8"]),
    ("Cesar drei", ["c2", "c3"], ["e6", "e5"]),
    ("d5", ["d4", "d5"], ["e5", "e4"]),
    ("dxc6", ["d5", "c6"], ["e4", "f3"]),
    ("cxd7+", ["c6", "d7"], ["c8", "b8"]),
    ("b4", ["b2", "b4"], ["e7", "e8"]),
    ("dxe8S", ["d7", "e8", "Umwandlungsfiguren: Springer"], ["d8", "e8"]),
    ("Dame Felix drei", ["d1", "f3"], None),
]


def set_up(desktop, *arguments, settings=""):
    """The program, started with these arguments and further settings, at its set-up; its data folder."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS + settings)
    program = desktop.start("--data", str(data), *arguments)
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    return program, window, data


def begin(desktop, *arguments, settings=""):
    """The same with a game that is about to start."""
    program, window, data = set_up(desktop, *arguments, settings=settings)
    type_pin(desktop, window)
    desktop.press("End")
    desktop.press("Return")
    window.wait_for(re.compile("^e2, "))
    return program, window, data


def journal(data):
    """The events of the one journal in the data folder."""
    (path,) = data.glob("games/*.jsonl")
    return [line["event"] for line in journal_lines(path)]


def acts(data):
    """What happened, but for what the program notes whenever it comes: the codes of the journal, which follow each act of the
    arbiter, its own hash, and which window has the keyboard."""
    def is_beside(event):
        incident = event.get("incident")
        noted = incident if isinstance(incident, dict) else [incident]
        return any(what in noted for what in ("code", "program", "focus-lost", "focus-back"))
    return [event["act"] for event in journal(data) if not is_beside(event)]


def count(data, act):
    return acts(data).count(act)


def square(window, name):
    return window.wait_for(re.compile(f"^{name}(, .*)?$"), "push button")


def click_all(window, names):
    """A move on the board: from, to, and the new piece if a pawn is promoted."""
    for name in names:
        (square(window, name) if len(name) == 2 else window.wait_for(name, "push button")).click()


def large(window, name):
    """The large button, once it has stood for the 0.75 seconds in which it takes no click."""
    window.wait_for(name, "push button")
    time.sleep(0.8)
    window.wait_for(name, "push button").click()


def type_passphrase(desktop, window, words, *fields):
    """Into its fields, or the one there is, once each has the keyboard."""
    for name in fields or ["Kennwort"]:
        window.wait_for(name, "password text").click()
        wait("the field", lambda name=name: window.focused() and (window.focused().role, window.focused().name) == ("password text", name))
        desktop.type(words)


def order_sealing(desktop, window, data):
    """The arbiter, on his page, orders the player on move to seal."""
    window.wait_for("Partie", "toggle button").click()
    type_passphrase(desktop, window, "sieben Raben", "Kennwort", "Kennwort noch einmal")
    window.wait_for("Abgabezug fordern", "push button").click()
    wait("the order", lambda: "adjournment-ordered" in acts(data))


def announce(desktop, data, text):
    """White types a move: Enter reads it back, Enter announces it."""
    before = count(data, "announced")
    desktop.press("i")
    desktop.type(text)
    desktop.press("Return")
    assert count(data, "announced") == before, "nothing is announced before the second Enter"
    desktop.press("Return")
    wait(f"the announcement of {text}", lambda: count(data, "announced") == before + 1)


def press(desktop, data):
    before = count(data, "pressed")
    desktop.press("space")
    # The press takes effect at the announcement's last word.
    wait("the press", lambda: count(data, "pressed") == before + 1 or "ended" in acts(data))


def test_a_whole_game(desktop):
    # 27 announcements, and each press waits for its last word.
    program, window, data = begin(desktop, settings="room_rate = 200\n")
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    for number, (text, executed, answered) in enumerate(GAME):
        announce(desktop, data, text)
        press(desktop, data)
        executions = count(data, "executed")
        if number % 2:
            # Said and made on his wooden board: one act.
            large(window, "Wiederholt und ausgeführt")
        else:
            window.wait_for("Wiederholt", "push button").click()
            click_all(window, executed)
        wait("Black's execution", lambda: count(data, "executed") == executions + 1)
        if answered is None:
            break
        announcements = count(data, "announced")
        click_all(window, answered)
        large(window, "Ansagen")
        wait("Black's announcement", lambda: count(data, "announced") == announcements + 1)
        presses = count(data, "pressed")
        large(window, "Uhr drücken")
        wait("Black's press", lambda: count(data, "pressed") == presses + 1)
        desktop.press("Return")
        wait("White's repetition", lambda: count(data, "repeated") % 2 == 0)
        desktop.press("Return")
        wait("White's execution", lambda: count(data, "executed") == executions + 2)
    window.wait_for("Mehr", "push button").click()
    window.wait_for("Aufgeben", "push button").click()
    window.wait_for("Ja", "push button").click()
    wait("the end", lambda: "ended" in acts(data))
    end = [event for event in journal(data) if event["act"] == "ended"]
    assert end == [{"act": "ended", "outcome": "1-0", "reason": "resignation"}], end
    assert count(data, "announced") == 27, acts(data)
    placed = [event["move"] for event in journal(data) if event["act"] == "placed"]
    executed = [event["move"] for event in journal(data) if event["act"] == "executed"]
    assert placed == executed, "each board has the same moves"
    assert {"castling": "short"} in placed and {"castling": "long"} in placed
    # He signs, and goes on to the next game from the screen.
    large(window, "Formulare unterschreiben")
    window.wait_for("Ja", "push button").click()
    wait("the signature", lambda: "sheets-signed" in acts(data) or "sheet-signed" in acts(data))
    # Nothing leads on before White has signed too: his sheet would be taken away.
    window.wait_for("Unterschrieben. Ihr Gegner unterschreibt noch.")
    assert not window.find("Nächste Partie", "push button"), "both sign first"
    signatures = lambda: sum(act.startswith("sheet") and act.endswith("signed") for act in acts(data))
    assert signatures() == 1, acts(data)
    desktop.press("c")
    desktop.press("Return")
    desktop.hold("y", "White's signature", lambda: signatures() == 2)
    # Nobody has saved or printed a sheet: it is asked for twice.
    large(window, "Nächste Partie")
    window.wait_for(re.compile("^Die Partieformulare sind noch nicht gespeichert"))
    time.sleep(1.2)  # earlier it is no answer: nobody can have read the question
    large(window, "Nächste Partie")
    window.wait_for(re.compile("^Was möchten Sie tun"))
    assert "panicked" not in program.output()


# Every press waits for the last word of an announcement of three seconds.
test_a_whole_game.seconds = 400


def test_the_room_hears_the_moves_and_the_earphone_the_rest(desktop):
    program, window, data = begin(desktop)
    with desktop.record("room", "headphones") as sound:
        desktop.press("Return")
        sound.wait_for("room")
        sound.wait_for_quiet()
    assert sound["room"].segments, "the beginning is told to the room"
    with desktop.record("room", "headphones") as sound:
        desktop.press("t")
        sound.wait_for("headphones")
    assert sound["headphones"].segments and not sound["room"].segments, "times are for his ear alone"
    desktop.press("i")
    desktop.type("e4")
    with desktop.record("room", "headphones") as sound:
        desktop.press("Return")
        sound.wait_for("headphones")
    assert sound["headphones"].segments and not sound["room"].segments, "what is read back is for his ear alone"
    with desktop.record("room", "headphones") as sound:
        desktop.press("Return")
        sound.wait_for("room")
    assert sound["room"].seconds > 1.0, "the move is announced to the room"
    assert sound["headphones"].seconds < 0.5, "and not said again in the earphone: a chime at most"
    assert "panicked" not in program.output()


def test_a_killed_game_goes_on(desktop):
    program, window, data = begin(desktop)
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    announce(desktop, data, "Springer Felix drei")
    press(desktop, data)
    before = journal(data)
    program.kill()
    program = desktop.start("--data", str(data), home=program.home)
    window = program.window("anna-hector")
    go_on(desktop, window)
    window.wait_for("Ich spiele weiter")
    after = journal(data)
    assert after[: len(before)] == before and acts(data)[-2:] == ["resumed", "clock-held"], after
    # Each by his own device; no clock runs before.
    desktop.press("Return")
    wait("White goes on", lambda: acts(data)[-1] == "ready")
    large(window, "Ich spiele weiter")
    wait("the clock", lambda: acts(data)[-2:] == ["ready", "clock-restarted"])
    window.wait_for("„Springer Gustav eins nach Felix drei“")
    window.wait_for("Wiederholt und ausgeführt", "push button")


def test_the_opponents_mouse_slips_and_nothing_comes_of_it(desktop):
    program, window, data = begin(desktop)
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    announce(desktop, data, "e4")
    press(desktop, data)
    window.wait_for("Wiederholt", "push button").click()
    click_all(window, ["e2", "e4"])
    wait("Black's execution", lambda: count(data, "executed") == 1)
    # A second piece of his own: it is taken up, and captured by nothing.
    click_all(window, ["a8", "a7", "a5"])
    wait("the move on the screen", lambda: count(data, "entered") == 1)
    window.wait_for("Zug zurücknehmen", "push button").click()
    wait("the slip", lambda: count(data, "entry-taken-back") == 1)
    # A press without a move asks first.
    window.wait_for("Uhr drücken", "push button").click()
    window.wait_for(re.compile("Ihr Zug ist noch nicht gezeigt"))
    window.wait_for("Nein", "push button").click()
    click_all(window, ["e7", "e5"])
    wait("the move on the screen", lambda: count(data, "entered") == 2)
    assert (count(data, "touched"), count(data, "announced"), count(data, "pressed")) == (0, 1, 1), acts(data)
    window.wait_for("Uhr drücken", "push button").click()
    wait("Black's announcement and press", lambda: count(data, "pressed") == 2)
    assert acts(data)[-3:] == ["announced", "placed", "pressed"], acts(data)
    assert "panicked" not in program.output()
