"""A whole game by keyboard and by ear, as with the display off: nothing on the screen is looked at. What is read is what the
program said, and the journal.

It is the practice against the rehearsed opponent. The player types each move as he hears it asked for, answers what he hears
announced, resigns after three moves, and is told how he did.
"""
import re
from pathlib import Path

import test_game
from harness import wait
from test_voice import said_by

DESKTOP = ["--no-accessibility"]
SETTINGS = test_game.SETTINGS.replace("[game]\n", "[game]\nmode = \"practice\"\n") + "room_rate = 200\n"
MOVES = 3


class Player:
    """His hands and his ears."""

    def __init__(self, desktop, program):
        self.desktop = desktop
        self.program = program
        self.heard = 0

    def hears(self, words):
        """The first sentence since the last one that was waited for in which a pattern is found."""
        def found():
            told = said_by(self.program)
            for number in range(self.heard, len(told)):
                if match := re.search(words, told[number][1]):
                    self.heard = number + 1
                    return match
            return None
        self.program.alive()
        return wait(f"to hear {words}", found)

    def types_move(self, words):
        """He types it as he has heard it, without marks; it is read back, and announced."""
        self.desktop.press("i")
        self.desktop.type(words.translate({ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue"}))
        self.desktop.press("Return")
        self.hears(f"^Eingegeben: {words}")
        self.desktop.press("Return")
        self.hears(f"^{words}")
        self.desktop.press("space")


def journalled(data):
    (path,) = data.glob("games/practice/*.jsonl")
    return re.findall(r'"act":"([a-z-]+)"', path.read_text())


def test_a_whole_game_by_keyboard_with_the_display_off(desktop):
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=info")
    player = Player(desktop, program)
    player.hears("Neuer Wettkampf|Spielen wie zuletzt")
    program.window("anna-hector").focus()
    desktop.press("u")
    player.hears("^Üben")
    desktop.press("Return")
    player.hears("Den Ablauf eines Zuges üben")
    desktop.press("Return")
    player.hears("Eingabetaste")
    desktop.press("Return")
    for number in range(MOVES):
        asked = player.hears(r"^Ihr Zug: (.*)\.")[1]
        player.types_move(asked)
        wait("the press", lambda: journalled(data).count("pressed") >= 2 * number + 1)
        wait("the opponent's press", lambda: journalled(data).count("pressed") == 2 * number + 2)
        for act in ("repeated", "executed"):
            before = journalled(data).count(act)
            desktop.press("Return")
            wait(f"his own {act}", lambda: journalled(data).count(act) == before + 1)
    player.hears("^Ihr Zug")
    desktop.press("ctrl+g")
    player.hears("^Weiß gibt auf")
    desktop.hold("y", "the end", lambda: "ended" in journalled(data))
    player.hears("^Aufgegeben")
    player.hears("^Übung beendet. Kein Fehler")
    desktop.press("s")
    player.hears("Die Partie ist beendet")
    assert "panicked" not in program.output()



def test_a_move_by_keyboard_in_french(desktop):
    """His own words are French, typed and heard; what the room hears keeps the words of the rule."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS.replace("[game]\n", "[game]\nlanguage = \"fr\"\n"))
    program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=info")
    player = Player(desktop, program)
    player.hears("Nouvelle compétition|Jouer comme la dernière fois")
    program.window("anna-hector").focus()
    desktop.press("s")
    player.hears("^S'exercer")
    desktop.press("Return")
    player.hears("S'exercer au déroulement d'un coup")
    desktop.press("Return")
    player.hears("Entrée met la pendule en marche")
    desktop.press("Return")
    asked = player.hears(r"^Votre coup: (.*)\.")[1]
    desktop.press("i")
    desktop.type(asked)
    desktop.press("Return")
    player.hears(f"^Saisi: {asked}")
    desktop.press("Return")
    player.hears("^(Bauer|Springer) .* nach ")
    desktop.press("space")
    player.hears("^(Bauer|Springer) .* (nach|schlägt) ")
    for act in ("repeated", "executed"):
        desktop.press("Return")
        wait(f"his own {act}", lambda: act in journalled(data))
    player.hears("^Votre coup")
    desktop.press("ctrl+g")
    player.hears("^Les Blancs abandonnent-ils")
    desktop.hold("y", "the end", lambda: "ended" in journalled(data))
    player.hears("^L'exercice est fini. Aucune erreur")
    assert "panicked" not in program.output()
