"""The first menu, the event file and the groups of the set-up by keyboard and by ear, as with the display off; and a second game
without another start. What is read is what the program said, and the journal.
"""
import time
from pathlib import Path

import test_game
from harness import wait
from test_by_ear import Player

DESKTOP = ["--no-accessibility"]
EVENT = """\
edition = "2014"
control = "15+10"
site = "Klubheim"
"""


def walker(desktop, settings):
    """Somebody at the first menu, in whose folder a club has an event file."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(settings)
    (data / "klub.event.toml").write_text(EVENT)
    program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=info")
    player = Player(desktop, program)
    player.hears("^Auf und ab wählt")
    program.window("anna-hector").focus()
    return player, data


def strikes(player, *keys_and_words):
    """Each key is answered by words that begin so."""
    for key, words in keys_and_words:
        player.desktop.press(key)
        player.hears(f"^{words}")


def test_menu_event_file_and_groups_are_walked_by_ear(desktop):
    player, _ = walker(desktop, test_game.SETTINGS)
    # Each entry of the menu by arrow, number and first letter, with its place; what names none says how one is chosen.
    entries = ["Spielen wie zuletzt", "Neuer Wettkampf", "Üben", "Gespielte Partie", "Wörter und Geräte", "Programm beenden"]
    numbers = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"]
    said = [f"{entry}. {number} von sechs" for entry, number in zip(entries, numbers)]
    strikes(player, ("Home", said[0]), *[("Down", words) for words in said[1:]])
    strikes(player, *[(str(number), words) for number, words in enumerate(said, start=1)])
    strikes(player, *[(letter, words) for letter, words in zip("snugwp", said)], ("7", "Auf und ab wählt"))
    # The set-up: the event of the file, which brings what the club has decided, and each group by arrow, number and letter.
    strikes(player, ("2", said[1]), ("Return", "(Name|Spieler|Weiß)"))
    strikes(player, ("Down", ""), ("Down", ""), ("Down", "Turnier"), ("Right", "Turnier nach Datei"))
    groups = ["Uhr", "Regeln", "Ansagen und Sprachen", "Ton und Bretter", "Mikrofone", "Personen"]
    said_of = [f"{group}. {number} von sechs" for group, number in zip(groups, numbers)]
    strikes(player, *[("Down", words) for words in said_of])
    strikes(player, *[(str(number), words) for number, words in enumerate(said_of, start=1)])
    strikes(player, *[(letter, words) for letter, words in zip("uratmp", said_of)])
    strikes(player, ("u", f"{said_of[0]}. Bedenkzeit: fünfzehn Minuten"), ("r", said_of[1]))
    # Into a group and back by Escape, and by Escape to the menu, where the entry is still in hand.
    for number, words in enumerate(said_of, start=1):
        strikes(player, (str(number), words), ("Return", ""), ("Escape", words))
    strikes(player, ("Escape", f"Auf und ab wählt.*{said[1]}"))
    assert "panicked" not in player.program.output()


def test_a_second_game_needs_no_other_start(desktop):
    practice = test_game.SETTINGS.replace("[game]\n", '[game]\nmode = "practice"\n')
    player, data = walker(desktop, practice)
    games = lambda: sorted((data / "games").rglob("*.jsonl"))
    for number in (1, 2):
        strikes(player, ("s", "Spielen wie zuletzt"))
        desktop.press("Return")
        wait(f"the journal of game {number}", lambda: len(games()) == number)
        player.hears("Uhr in Gang")
        desktop.press("Return")
        wait("the start", lambda: any('"act":"started"' in path.read_text() for path in games()[-1:]))
        strikes(player, ("ctrl+g", "Weiß gibt auf"))
        desktop.hold("y", "the end", lambda: sum('"act":"ended"' in path.read_text() for path in games()) == number)
        player.hears("^Aufgegeben")
        # Unsigned it is left by a second Escape, once the words have been heard.
        strikes(player, ("Escape", "Die Partieformulare sind noch nicht"))
        time.sleep(3)
        strikes(player, ("Escape", "Auf und ab wählt"))
    assert "panicked" not in player.program.output()
