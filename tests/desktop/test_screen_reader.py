"""A whole game through the accessible tree alone: no key, no mouse. Fool's mate, from the first menu to the end.

What a screen reader takes is the act of the person who has the keyboard. The opponent has a window of his own, so that the other
shows the page of that person; the arbiter, by the buttons of his page, gives the keyboard to the player whose turn it is.
"""
import re
import time
from pathlib import Path

import test_game
from harness import wait
from test_game import acts, count, journal

SETTINGS = test_game.SETTINGS.replace("[game]\n", "[game]\nmode = \"practice\"\nopponent-window = \"own\"\n") + """\
room_rate = 200
"""
FOOLS_MATE = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")]
SIDES = {"white": "Weiß", "black": "Schwarz"}


class Reader:
    """Somebody at a screen reader: finds a widget by its name and performs its first action."""

    def __init__(self, window, data):
        self.window = window
        self.data = data

    def takes(self, name, role="push button"):
        self.window.wait_for(name, role).do()

    def takes_due(self, name, act):
        """The button that is due takes nothing until it has stood for 0.75 seconds; then its act is on record."""
        self.window.wait_for(name, "push button")
        before = count(self.data, act)
        time.sleep(0.8)
        self.takes(name)
        wait(f"{act} by {name}", lambda: count(self.data, act) > before or "ended" in acts(self.data))

    def moves(self, *squares):
        """Both squares from one look at the board, apart: what is taken within one frame is taken in the board's order."""
        name = re.compile(f"^({'|'.join(squares)})(, .*)?$")
        look = lambda: {node.name[:2]: node for node in self.window.nodes(name, "push button")}
        seen = wait(f"the squares {squares}", lambda: len(found := look()) == 2 and found)
        for square in squares:
            seen[square].do()
            time.sleep(1)

    def gives_keyboard(self, side):
        """The arbiter gives it, from his page and back."""
        before = count(self.data, "device-given")
        self.takes("Schiedsrichter")
        self.takes("Partie", "toggle button")
        self.takes(f"Tastatur: {SIDES[side]}", "toggle button")
        self.takes("Ja")
        wait(f"the keyboard of {side}", lambda: count(self.data, "device-given") == before + 1)
        self.takes("Zurück zum Brett")


def test_a_whole_game_by_a_screen_reader_alone(desktop):
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    reader = Reader(window, data)
    reader.takes(re.compile("^[0-9] Üben"))
    reader.takes(re.compile("^Partie beginnen"))
    # The other window comes with the game, and has a tree of its own.
    program.window("anna-hector · Schwarz").wait_for("anna-hector · Schwarz", "frame")
    reader.takes_due("Partie beginnen", "started")
    for number, squares in enumerate(FOOLS_MATE):
        side = ("white", "black")[number % 2]
        if number:
            reader.gives_keyboard(side)
            reader.takes_due("Wiederholt und ausgeführt", "executed")
        reader.moves(*squares)
        reader.takes_due("Ansagen", "announced")
        reader.takes_due("Uhr drücken", "ended" if number + 1 == len(FOOLS_MATE) else "pressed")
    wait("the mate", lambda: "ended" in acts(data))
    assert [event for event in journal(data) if event["act"] == "ended"] == [
        {"act": "ended", "outcome": "0-1", "reason": "checkmate"}], journal(data)
    assert "panicked" not in program.output()

