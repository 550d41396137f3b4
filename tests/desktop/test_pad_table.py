"""The gamepad at the table: a move spoken while its trigger is held, a slip corrected, and the second pad as the clock lever
of an opponent who sees.
"""
import re
import time

from harness import wait
from test_game import acts, click_all, count, journal, large
from test_pad import Player, begin, set_up
from test_pad_pages import ONE, hears, journal_of, press_and_hear, take_asked
from test_voice import is_asked, said_by, settings, spoken

CALL_ARBITER = "Bitte den Schiedsrichter rufen."
NOTHING_TO_ANSWER = "Es ist kein Zug angesagt, der zu wiederholen oder auszuführen wäre."


def start(desktop, settings=ONE, pads=1):
    """A game that has been started by the first pad."""
    program, window, data, pads = begin(desktop, settings, pads=pads)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    return program, window, data, pads


def announce(pad, data, player, move):
    before = count(data, "announced")
    player.move(move[:2], move[2:])
    pad.press("RightTrigger")
    wait(f"the announcement of {move}", lambda: count(data, "announced") == before + 1)


def press(pad, data, button="Start"):
    """The clock; it takes effect at the announcement's last word."""
    before = count(data, "pressed")
    pad.press(button)
    wait("the press", lambda: count(data, "pressed") == before + 1)


def test_a_move_is_spoken_while_the_trigger_is_held(desktop):
    program, _, data, pads = start(desktop, settings())
    pad = pads[0]
    wait("the microphone", lambda: "microphone place=" in program.output() and "hearing place=" in program.output())
    wav = spoken(desktop, "Bauer Eva zwei nach Eva vier")
    # What is said while nothing is held is not for the program.
    said = len(said_by(program))
    desktop.say_into_microphone(wav)
    time.sleep(1)
    assert len(said_by(program)) == said and "announced" not in acts(data), said_by(program)[said:]
    with desktop.record("room") as sound:
        pad.down("LeftTrigger")
        time.sleep(0.1)
        desktop.say_into_microphone(wav)
        time.sleep(0.1)
        pad.up("LeftTrigger")
        wait("an answer", lambda: "announced" in acts(data) or is_asked(program, said))
        if "announced" not in acts(data):
            pad.press("RightTrigger")
        wait("the announcement", lambda: "announced" in acts(data))
        sound.wait_for("room")
        sound.wait_for_quiet()
    assert sound["room"].seconds > 1.5, "it is read back as the announcement"
    announced = [event["move"] for event in journal(data) if event["act"] == "announced"]
    assert announced == [{"piece": "P", "from": "e2", "to": "e4", "capture": False}], announced
    press(pad, data)
    # The board has it, below the cursor that was never moved.
    press_and_hear(program, pad, ["West"], "Eva vier: weißer Bauer")
    placed = [event["move"] for event in journal(data) if event["act"] == "placed"]
    assert placed == announced, placed
    assert "panicked" not in program.output()


def test_an_announcement_is_corrected_by_the_pad_alone(desktop):
    program, _, data, pads = start(desktop)
    pad = pads[0]
    white = Player(pad, 1)
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    announce(pad, data, white, "e2e4")
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    # Dialled and read back in private; the announcement stands until it is confirmed, or for good.
    before = acts(data)
    with desktop.record("room", "headphones") as sound:
        press_and_hear(program, pad, ["Select"], "Ansage berichtigen")
        told = hears(program, "Das wäre: Bauer David zwei nach David vier.")
        white.signs("d2d4")
        told()
        sound.wait_for_quiet()
    assert sound["headphones"].segments and not sound["room"].segments, "what is read back is for his ear alone"
    press_and_hear(program, pad, ["East"], "Verworfen")
    assert acts(data) == before
    press_and_hear(program, pad, ["Select"], "Ansage berichtigen")
    told = hears(program, "Das wäre: Springer Gustav eins nach Felix drei.")
    white.signs("g1f3")
    told()
    with desktop.record("room") as sound:
        pad.press("RightTrigger")
        wait("the correction", lambda: count(data, "corrected") == 1)
        sound.wait_for("room")
    assert sound["room"].segments, "the room hears the correction"
    press(pad, data)
    moves = [event for event in journal_of(data) if "move" in event]
    deeds = [(event["by"], event["act"], event["move"]["from"] + event["move"]["to"]) for event in moves]
    assert deeds == [("white", "announced", "e2e4"), ("white", "corrected", "g1f3"), ("white", "placed", "g1f3")], deeds
    # After the press nothing is corrected any more.
    before = acts(data)
    press_and_hear(program, pad, ["Select"], "Zu spät zum Berichtigen. Rufen Sie den Schiedsrichter.")
    assert acts(data) == before
    assert "panicked" not in program.output()


def give_pads(program, data, pads):
    """The second pad to White, who asks for it, and the first to Black."""
    pads[0].press("RightStick")
    press_and_hear(program, pads[0], ["Up"], "Gamepads zuordnen.")
    take_asked(program, pads[0], "Gamepads zuordnen.", "Weiß: Knopf drücken.")
    press_and_hear(program, pads[1], ["South"], "Schwarz: Knopf drücken.")
    # The impaired player hears as well that the other one has his.
    press_and_hear(program, pads[0], ["South"], "Gamepad verbunden: Schwarz.")
    assert said_to(program, "earphone white")[-1] == "Gamepad verbunden: Schwarz.", said_by(program)[-4:]
    given = [(e["by"], e["device"], e["to"]) for e in journal_of(data) if e["act"] == "device-given"]
    assert given[2:] == [("white", "gamepad-2", "white"), ("white", "gamepad-1", "black")], given


def said_to(program, audience):
    return [text for to, text in said_by(program) if to == audience]


def refused(program, pad, buttons, text, data):
    """A press that is answered with the reason, and changes nothing."""
    before = acts(data)
    press_and_hear(program, pad, buttons, text)
    assert acts(data) == before, (buttons, acts(data)[len(before):])


def test_the_second_pad_is_the_clock_lever_of_who_sees(desktop):
    program, window, data, pads = begin(desktop, ONE, pads=2)
    # The other way round than they were dealt.
    give_pads(program, data, pads)
    own, lever = pads[1], pads[0]
    own.press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    # Black's lever does nothing while White is to move: it takes no piece, commits nothing, presses nothing.
    for button in ("South", "Start", "LeftShoulder"):
        refused(program, lever, [button], "Am Zug ist Weiß.", data)
    for button in ("North", "West"):
        refused(program, lever, [button], NOTHING_TO_ANSWER, data)
    white = Player(own, 1)
    white.move("e2", "e4")
    # White has his move in his hand: the lever cannot announce it, nor press once it is announced.
    refused(program, lever, ["RightTrigger"], "Bitte auf die Ansage des Gegners warten.", data)
    own.press("RightTrigger")
    wait("White's announcement", lambda: count(data, "announced") == 1)
    # White's press waits for his last word; Black's meanwhile is refused, and does not take its place.
    own.down("Start")
    lever.down("South")
    wait("White's press", lambda: count(data, "pressed") == 1)
    own.up("Start")
    lever.up("South")
    # White's pad says neither repeated nor executed for Black.
    for button in ("South", "East"):
        refused(program, own, ["RightShoulder", button], NOTHING_TO_ANSWER, data)
    for button, deed in (("North", "repeated"), ("West", "executed")):
        mark = lever.mark()
        lever.press(button)
        wait(f"Black has {deed}", lambda: count(data, deed) == 1)
        wait("that he feels it", lambda: any(any(upload) for upload in lever.uploads[mark:]))
    click_all(window, ["e7", "e5"])
    large(window, "Ansagen")
    wait("Black's announcement", lambda: count(data, "announced") == 2)
    refused(program, own, ["Start"], "Am Zug ist Schwarz.", data)
    press(lever, data, "South")
    for deed in ("repeated", "executed"):
        own.press("RightTrigger")
        wait(f"White has {deed}", lambda: count(data, deed) == 2)
    handshake = ("announced", "pressed", "repeated", "executed")
    deeds = [(event["by"], event["act"]) for event in journal_of(data) if event["act"] in handshake]
    assert deeds == [("white", "announced"), ("white", "pressed"), ("black", "repeated"), ("black", "executed"),
                     ("black", "announced"), ("black", "pressed"), ("white", "repeated"), ("white", "executed")], deeds
    assert "panicked" not in program.output()


def test_who_presses_twice_takes_nobodys_pad(desktop):
    program, _, data, pads = begin(desktop, ONE, pads=2)
    pads[0].press("RightStick")
    press_and_hear(program, pads[0], ["Up"], "Gamepads zuordnen.")
    take_asked(program, pads[0], "Gamepads zuordnen.", "Weiß: Knopf drücken.")
    press_and_hear(program, pads[0], ["South"], "Schwarz: Knopf drücken.")
    # Black keeps his own.
    press_and_hear(program, pads[0], ["South"], "Gamepad verbunden: Schwarz.")
    # Both are whose they were.
    refused(program, pads[1], ["South"], "Die Partie hat noch nicht begonnen.", data)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    refused(program, pads[1], ["South"], "Am Zug ist Weiß.", data)
    announce(pads[0], data, Player(pads[0], 1), "e2e4")
    assert "panicked" not in program.output()


def test_a_newcomer_hears_buttons_and_not_keys(desktop):
    program, window, data, pads = set_up(desktop, ONE, pads=1)
    pad = pads[0]
    # The pad was found after the window had spoken of keys.
    here = next(text for text in said_to(program, "earphone white") if text.startswith("Gamepad verbunden: Weiß."))
    assert here.endswith("Auf und ab wählt, A nimmt."), here
    press_and_hear(program, pad, ["RightShoulder", "Right"], "Handbuch. Ab und auf blättern, B schließt.")
    press_and_hear(program, pad, ["Down"], "Das Programm sagt die Züge")
    press_and_hear(program, pad, ["Down"], "Figur nehmen oder absetzen: A.")
    (buttons,) = [text for text in said_to(program, "earphone white") if text.startswith("Figur nehmen oder absetzen: A.")]
    assert "Uhr drücken: Taste Start." in buttons and "Eingabetaste" not in buttons, buttons
    press_and_hear(program, pad, ["East"], "Name von Weiß")
    # As the README says: to the last field, begin, start.
    told = hears(program, "Sehbehindert ist Weiß.")
    pad.push("left", 0, -1000, until=told)
    # A competition has a PIN; where none was typed, the arbiter takes one down at the keyboard, and no button goes past him.
    press_and_hear(program, pad, ["South"], CALL_ARBITER)
    press_and_hear(program, pad, ["South"], CALL_ARBITER)
    assert not list(data.glob("games/*.jsonl"))
    window.focus()
    desktop.press("F9")
    window.wait_for(re.compile("^Aufgeschrieben: Partie beginnen"))
    # It stands for two seconds at least.
    time.sleep(2)
    desktop.press("F9")
    wait("the game", lambda: list(data.glob("games/*.jsonl")))
    pad.press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    announce(pad, data, Player(pad, 1), "e2e4")
    press(pad, data)
    assert "panicked" not in program.output()
