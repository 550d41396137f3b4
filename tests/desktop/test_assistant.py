"""The assistants, each by a device of his own or at the one keyboard (D.2.10 and D.2.11 of 2023): four short games, from the first
move to the end; and one by his voice. What an assistant does is his act, in the record and in the log; what is his player's own is refused to him.
"""
from harness import Failed, command, open_arbiters_page, type_pin, wait
from test_competition import held_until
from test_device import hears, lines, start
from test_game import acts, click_all, count, large
from test_pad import Player, set_up
from test_voice import is_asked, said_by, speak

#: White, who is visually impaired, has a pad, Black the mouse in a window of his own; the keyboard is for an assistant.
SETTINGS = """\
[game]
vi = "white"
edition = "2023"
control = "90+30"
opponent-window = "own"
{more}
[sound]
room = "pulseaudio:room"
white = "pulseaudio:headphones"
black = "none"
rate = 300
room_rate = 200
"""
NOT_HIS = "Das ist Sache des Spielers selbst."


def does(data, act, who, deed):
    """A deed that puts one more such act on record, and as this person's."""
    before = count(data, act)
    deed()
    wait(f"{act} by {who}", lambda: count(data, act) == before + 1)
    assert [by for by, done, _ in lines(data) if done == act][-1] == who, lines(data)[-4:]


def begun(desktop, more, pads=1, devices=""):
    """A game that White's pad has begun; the window of the keyboard, and Black's."""
    program, window, data, pads = set_up(desktop, SETTINGS.format(more=more) + devices, pads=pads)
    type_pin(desktop, window)
    desktop.press("End", "Return")
    second = program.window("anna-hector · Schwarz")
    command("xdotool", "mousemove", "1", "1")
    window.focus()
    wait("the journal", lambda: list(data.glob("games/*.jsonl")))
    wait("the first word", lambda: any("setzt die Uhr in Gang" in text for _, text in said_by(program)))
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    return program, window, second, data, pads


def keyboard_to(desktop, window, data, whom):
    """The arbiter gives the keyboard to an assistant, whose page comes up with it: his own is left, and locked."""
    open_arbiters_page(desktop, window)
    window.do("Partie", "toggle button")
    given = count(data, "device-given")
    window.do(f"Tastatur: {whom}", "toggle button")
    window.do("Ja")
    wait("the keyboard", lambda: count(data, "device-given") == given + 1)
    wait("the lock", lambda: acts(data)[-1] == "arbiter-left")


def types(desktop, data, who, move):
    """An assistant at his keyboard: his letters are moves, Enter reads back, Enter announces."""
    desktop.type(move)
    desktop.press("Return")
    does(data, "announced", who, lambda: desktop.press("Return"))


def clicks(second, name):
    """Black takes a button of his window with the mouse."""
    second.focus()
    large(second, name)


def ended_by(data, outcome, reason):
    wait("the end", lambda: "ended" in acts(data))
    (end,) = [event for _, act, event in lines(data) if act == "ended"]
    assert (end["outcome"], end["reason"]) == (outcome, reason), end


def test_the_assistant_announces_for_both_at_his_keyboard(desktop):
    program, window, second, data, pads = begun(desktop, 'announcer = "assistant"')
    keyboard_to(desktop, window, data, "Assistent Weiß")
    for white, black in [("f3", "e5"), ("g4", "Dh4")]:
        types(desktop, data, "white-assistant", white)
        does(data, "pressed", "white-assistant", lambda: desktop.press("space"))
        does(data, "repeated", "black", lambda: clicks(second, "Wiederholt"))
        does(data, "executed", "white-assistant", lambda: desktop.press("Return"))
        types(desktop, data, "white-assistant", black)
        if black == "Dh4":
            clicks(second, "Uhr drücken")
            break
        does(data, "pressed", "black", lambda: clicks(second, "Uhr drücken"))
        does(data, "repeated", "white", lambda: pads[0].press("RightTrigger"))
        does(data, "executed", "white", lambda: pads[0].press("RightTrigger"))
    ended_by(data, "0-1", "checkmate")
    assert count(data, "announced") == 4, lines(data)
    assert not [text for to, text in said_by(program) if to == "room" and text.startswith("Bauer")], "the program keeps silent"
    assert "panicked" not in program.output()


def test_the_assistant_announces_at_a_pad_of_his_own(desktop):
    # White has the keyboard and the first pad, Black the second, his lever; the third is the assistant's, who keeps the score.
    program, _, second, data, (own, lever, his) = begun(desktop, 'score-white = "assistant"', pads=3)
    assistant = Player(his, 1)
    assistant.move("e2", "e4")
    does(data, "announced", "white-assistant", lambda: his.press("RightTrigger"))
    does(data, "pressed", "white-assistant", lambda: his.press("Start"))
    does(data, "repeated", "black", lambda: lever.press("RightTrigger"))
    does(data, "executed", "white-assistant", lambda: his.press("RightTrigger"))
    assistant.move("e7", "e5")
    does(data, "announced", "white-assistant", lambda: his.press("RightTrigger"))
    does(data, "pressed", "black", lambda: lever.press("Start"))
    does(data, "repeated", "white", lambda: own.press("RightTrigger"))
    does(data, "executed", "white", lambda: desktop.press("Return"))
    assistant.move("g1", "f3")
    does(data, "announced", "white-assistant", lambda: his.press("RightTrigger"))
    # An offer is the player's own: at the assistant's pad it is refused, at White's keyboard it is asked about.
    told = len(said_by(program))
    refused = lambda: any(text == NOT_HIS for _, text in said_by(program)[told:])
    held_until(his, ["LeftShoulder", "RightShoulder", "South"], NOT_HIS, refused)
    does(data, "draw-offered", "white", lambda: desktop.press("ctrl+d", "y"))
    does(data, "pressed", "white-assistant", lambda: his.press("Start"))
    clicks(second, "Remis annehmen")
    clicks(second, "Ja")
    ended_by(data, "1/2-1/2", "agreement")
    assert "panicked" not in program.output()


def test_the_one_keyboard_changes_hands_and_comes_back_for_the_player_to_resign(desktop):
    program, window, data = start(desktop)

    def to_the_assistant():
        before = len(said_by(program))
        desktop.press("shift+F11")
        wait("the question", lambda: any("Assistent" in text for _, text in said_by(program)[before:]))
        does(data, "device-given", "white", lambda: desktop.press("y"))
        window.wait_for("Weiß: Zug ansagen")

    for move in ["e4", "d4"]:
        to_the_assistant()
        types(desktop, data, "white-assistant", move)
        does(data, "pressed", "white-assistant", lambda: desktop.press("space"))
        does(data, "device-given", "white-assistant", lambda: desktop.press("shift+F11"))
        does(data, "executed", "black", lambda: large(window, "Wiederholt und ausgeführt"))
        click_all(window, ["e7", "e5"] if move == "e4" else ["e5", "d4"])
        does(data, "announced", "black", lambda: large(window, "Ansagen"))
        does(data, "pressed", "black", lambda: large(window, "Uhr drücken"))
        does(data, "repeated", "white", lambda: desktop.press("Return"))
        does(data, "executed", "white", lambda: desktop.press("Return"))
    # Nobody resigns for another: at the same key, while the keyboard is his assistant's.
    to_the_assistant()
    hears(program, lambda: desktop.press("ctrl+g"), NOT_HIS)
    does(data, "device-given", "white-assistant", lambda: desktop.press("shift+F11"))
    desktop.press("ctrl+g")
    desktop.hold("y", "the end", lambda: "ended" in acts(data))
    ended_by(data, "0-1", "resignation")
    assert [by for by, act, _ in lines(data) if act == "ended"] == ["white"], lines(data)[-3:]
    assert "panicked" not in program.output()


def test_the_sighted_players_assistant_announces_and_executes_and_does_no_more(desktop):
    program, window, second, data, (own,) = begun(desktop, "")
    keyboard_to(desktop, window, data, "Assistent Schwarz")
    white = Player(own, 1)
    for (origin, target), answer in [(("f2", "f3"), "e5"), (("g2", "g4"), "Dh4")]:
        white.move(origin, target)
        does(data, "announced", "white", lambda: own.press("RightTrigger"))
        does(data, "pressed", "white", lambda: own.press("Start"))
        does(data, "repeated", "black", lambda: clicks(second, "Wiederholt"))
        does(data, "executed", "black-assistant", lambda: desktop.press("Return"))
        types(desktop, data, "black-assistant", answer)
        if answer == "Dh4":
            clicks(second, "Uhr drücken")
            break
        # Making moves and announcing them is all (D.2.11): neither the clock nor a claim is his.
        hears(program, lambda: desktop.press("space"), NOT_HIS)
        hears(program, lambda: desktop.press("ctrl+f"), NOT_HIS)
        does(data, "pressed", "black", lambda: clicks(second, "Uhr drücken"))
        for deed in ("repeated", "executed"):
            does(data, deed, "white", lambda: own.press("RightTrigger"))
    ended_by(data, "0-1", "checkmate")
    assert "panicked" not in program.output()


def says(desktop, program, data, move):
    """The assistant holds his key and announces a move; again if it was not understood. Where he is asked, he is on his page, and Enter
    says yes."""
    before = count(data, "announced")
    for rate in (130, 120, 140, 115):
        told = len(said_by(program))
        speak(desktop, move, key="Delete", rate=rate)
        try:
            wait(f"an answer to {move}", lambda: count(data, "announced") > before or is_asked(program, told), seconds=10)
        except Failed:
            continue
        if count(data, "announced") == before:
            assert [to for to, text in said_by(program)[told:] if "Meinten Sie" in text] == ["page white-assistant"]
            desktop.press("Return")
        wait(f"the announcement of {move}", lambda: count(data, "announced") == before + 1)
        assert [by for by, act, _ in lines(data) if act == "announced"][-1] == "white-assistant", lines(data)[-4:]
        return
    raise Failed(f"{move} was not understood; said was {said_by(program)[-6:]}")


def test_the_assistant_announces_for_both_by_his_voice(desktop):
    microphone = '[microphones]\nwhite_assistant = "pulseaudio:mic"\n'
    program, window, second, data, pads = begun(desktop, 'announcer = "assistant"', devices=microphone)
    wait("the microphone", lambda: all(f"{what} place=Assistant(White)" in program.output() for what in ("microphone", "hearing")))
    keyboard_to(desktop, window, data, "Assistent Weiß")
    for white, black in [("Felix zwei nach Felix drei", "Eva sieben nach Eva fünf"), ("Gustav zwei nach Gustav vier", None)]:
        says(desktop, program, data, f"Bauer {white}")
        does(data, "pressed", "white-assistant", lambda: desktop.press("space"))
        does(data, "repeated", "black", lambda: clicks(second, "Wiederholt"))
        does(data, "executed", "white-assistant", lambda: desktop.press("Return"))
        # The side is the one whose move is due.
        says(desktop, program, data, f"Bauer {black}" if black else "Dame David acht nach Hector vier")
        if black is None:
            clicks(second, "Uhr drücken")
            break
        does(data, "pressed", "black", lambda: clicks(second, "Uhr drücken"))
        does(data, "repeated", "white", lambda: pads[0].press("RightTrigger"))
        does(data, "executed", "white", lambda: pads[0].press("RightTrigger"))
    ended_by(data, "0-1", "checkmate")
    assert not [text for to, text in said_by(program) if to == "earphone white" and "Meinten Sie" in text], "his player is asked nothing"
    assert "panicked" not in program.output()
