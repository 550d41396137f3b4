"""The gamepad unplugged in the middle of everything: its player is told, nothing happens by itself, the keyboard goes on from
there, and the pad that comes back is his as it was.
"""
import time
import re

from harness import open_arbiters_page, pass_first_moment, wait
from test_game import acts, count, order_sealing
from test_pad import Player, announce_and_answer, begin, set_up
from test_pad_pages import ONE, heard, hears, press_and_hear

GONE, HERE = "Gamepad getrennt: Weiß.", "Gamepad verbunden: Weiß."


def out_and_in(program, data, pad, keyboard):
    """Unplugged, nothing committed by it; what is done at the keyboard; plugged in again."""
    before = acts(data) if list(data.glob("games/*.jsonl")) else []
    told = hears(program, GONE)
    pad.unplug()
    told()
    if before:
        after = [act for act in acts(data)[len(before):] if act not in ("noticed", "time-ran-out")]
        assert not after, f"it did something by going: {after}"
    keyboard()
    told = hears(program, HERE)
    pad.plug()
    told()


def started(desktop, **how):
    program, window, data, pads = begin(desktop, ONE, pads=1, **how)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    window.focus()
    return program, window, data, pads[0]


def by_keyboard(desktop, program, keys, text):
    """Keys, and what they bring."""
    def press():
        told = hears(program, text)
        desktop.press(*keys)
        told()
    return press


def test_in_the_set_up(desktop):
    program, window, data, pads = set_up(desktop, ONE, pads=1)
    window.focus()
    press_and_hear(program, pads[0], ["Down"], "Name von Schwarz")
    # A direction that is held walks on only while there is a pad.
    pads[0].down("Down")
    wait("the next field", lambda: heard(program, "Sehbehindert ist Weiß."))
    out_and_in(program, data, pads[0], by_keyboard(desktop, program, ["Up"], "Name von Schwarz"))
    press_and_hear(program, pads[0], ["Down"], "Sehbehindert ist Weiß.")
    assert "panicked" not in program.output()


def test_while_a_move_is_made(desktop):
    program, _, data, pad = started(desktop)
    player = Player(pad, 1)
    # Read back, and not announced.
    told = hears(program, "Das wäre: Bauer Eva zwei nach Eva vier.")
    player.move("e2", "e4")
    told()
    out_and_in(program, data, pad, by_keyboard(desktop, program, ["Escape"], "Verworfen"))
    # In the hand, with a promotion piece chosen.
    player.go("d2")
    press_and_hear(program, pad, ["South"], "David zwei: weißer Bauer in der Hand.")
    press_and_hear(program, pad, ["RightShoulder", "West"], "Umwandlung Dame.")
    pad.down("RightShoulder")
    out_and_in(program, data, pad, by_keyboard(desktop, program, ["Escape"], "Verworfen"))
    # Half dialled: what there is of it stays, and is dialled to its end afterwards.
    press_and_hear(program, pad, ["LeftStick"], "Zug wählen.")
    for x, y in ((0, 1000), (700, 700)):
        pad.pads.tell(event=[[3, 0, int(x * 32.767)], [3, 1, int(-y * 32.767)]], pad=pad.number)
        pad.press("RightShoulder")
    pad.pads.tell(event=[[3, 0, 0], [3, 1, 0]], pad=pad.number)
    wait("Anna zwei", lambda: heard(program, "Anna zwei"))
    out_and_in(program, data, pad, by_keyboard(desktop, program, ["s"], "Ziehen und ansagen"))
    assert count(data, "announced") == 0
    # And a whole move, with the pad that came back, or the hand it left.
    player.at = "d2"
    pad.press("East")
    told = hears(program, "Das wäre: Bauer David zwei nach David vier.")
    player.move("d2", "d4")
    told()
    pad.press("RightTrigger")
    wait("the announcement", lambda: count(data, "announced") == 1)
    # Announced, and not pressed: the keyboard presses.
    def press():
        desktop.press("space")
        wait("the press", lambda: count(data, "pressed") == 1)
    out_and_in(program, data, pad, press)
    assert acts(data).count("noticed") == 8, "each going and coming is on record"
    assert "panicked" not in program.output()


def test_at_a_question_in_the_lists_and_when_it_is_over(desktop):
    program, window, data, pad = started(desktop)
    # The list of all commands: the pad comes back to the board.
    press_and_hear(program, pad, ["RightStick"], "Alle Befehle.")
    press_and_hear(program, pad, ["Down"], "Uhr drücken.")
    out_and_in(program, data, pad, by_keyboard(desktop, program, ["Down"], "Eva drei"))
    press_and_hear(program, pad, ["Down"], "Eva zwei: weißer Bauer")
    # A chord that is being held for its question: no question.
    for button in ("LeftShoulder", "RightShoulder", "East"):
        pad.down(button)
    questions = heard(program, "Weiß gibt auf?")
    out_and_in(program, data, pad, by_keyboard(desktop, program, ["t"], "Sie: "))
    assert heard(program, "Weiß gibt auf?") == questions
    # A question ends with the pad that asked it: neither the keyboard nor the pad that came back answers it.
    resign = ["LeftShoulder", "RightShoulder", "East"]
    told = hears(program, "Weiß gibt auf?")
    pad.press(*resign, held=1.0)
    told()
    told = hears(program, "Die Frage gilt nicht mehr.")
    out_and_in(program, data, pad, lambda: None)
    told()
    press_and_hear(program, pad, ["RightTrigger"], "Ziehen und ansagen")
    assert "ended" not in acts(data)
    told = hears(program, "Weiß gibt auf?")
    pad.press(*resign, held=1.0)
    told()
    pass_first_moment()
    pad.down("South")
    wait("the end", lambda: "ended" in acts(data))
    pad.up("South")
    # Over: and back to the first menu.
    out_and_in(program, data, pad, by_keyboard(desktop, program, ["l"], "Es ist noch kein Zug"))
    # Nobody has signed: that is asked, and no bounce answers it.
    press_and_hear(program, pad, ["East"], "noch nicht von beiden unterschrieben")
    time.sleep(1)
    press_and_hear(program, pad, ["East"], "Auf und ab wählt")
    assert "panicked" not in program.output()


def test_while_the_game_is_adjourned(desktop):
    program, window, data, pad = started(desktop)
    open_arbiters_page(desktop, window)
    order_sealing(desktop, window, data)
    desktop.press("F9")
    window.wait_for(re.compile("^e2, "))
    # The sealed move in the hand is no move yet.
    player = Player(pad, 1)
    player.move("e2", "e4")
    out_and_in(program, data, pad, by_keyboard(desktop, program, ["Escape"], "Verworfen"))
    assert "move-sealed" not in acts(data)
    player.move("e2", "e4")
    pad.press("RightTrigger")
    wait("the sealing", lambda: "move-sealed" in acts(data))
    assert not heard(program, "Eva zwei nach Eva vier"), "nothing shows the sealed move"
    pad.press("Start")
    wait("the adjournment", lambda: "adjourned" in acts(data))
    out_and_in(program, data, pad, lambda: None)
    told = hears(program, "Der Umschlag wartet auf die Öffnung")
    pad.press("West", "Left")
    told()
    assert "panicked" not in program.output()


def test_between_the_handshakes_of_two_pads(desktop):
    program, window, data, pads = begin(desktop)
    white, black = Player(pads[0], 1), Player(pads[1], -1)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    white.move("e2", "e4")
    pads[0].press("RightTrigger")
    wait("the announcement", lambda: count(data, "announced") == 1)
    # Black's pad goes while he has to repeat: White's presses, and Black's does what it did when it comes back.
    told = hears(program, "Gamepad getrennt: Schwarz.")
    pads[1].unplug()
    told()
    pads[0].press("Start")
    wait("White's press", lambda: count(data, "pressed") == 1)
    told = hears(program, "Gamepad verbunden: Schwarz.")
    pads[1].plug()
    told()
    for deed in ("repeated", "executed"):
        pads[1].press("RightTrigger")
        wait(deed, lambda: count(data, deed) == 1)
    black.move("e7", "e5")
    announce_and_answer(black, white, data, 1)
    assert "panicked" not in program.output()
