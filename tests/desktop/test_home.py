"""The end of a game: each person at the table takes home what is his, by keys, by the mouse, and from the arbiter's page."""
import os
import re
from pathlib import Path

from harness import command, open_arbiters_page, wait
from test_device import SETTINGS, hears, start
from test_game import acts, announce, large
from test_voice import said_by

WHITE = "Partieformular für Weiß"
#: The game as it sounded, and its cue sheet.
BY_EAR = "Partie.flac"
PICTURES = os.environ.get("PICTURES")


def picture(desktop, name):
    """What is on the screen, for whoever looks at it."""
    if PICTURES:
        desktop.screenshot(os.path.join(PICTURES, f"{name}.png"))


def printer(folder):
    """A print command that keeps what it gets."""
    path = Path(folder) / "lp"
    path.write_text(f"#!/bin/sh\nexec cp \"$1\" '{folder}/printed.pdf'\n")
    path.chmod(0o700)
    return {"PATH": f"{folder}:{os.environ['PATH']}"}


def files(data):
    """The names in the one game's folder."""
    return sorted(path.name for path in data.glob("scoresheets/*/*"))


def over(desktop, **environment):
    """A game that White has resigned after his first move."""
    program, window, data = start(desktop, **environment)
    announce(desktop, data, "e4")
    desktop.press("ctrl+g")
    desktop.hold("y", "the end", lambda: "ended" in acts(data))
    return program, window, data


def chosen(program, act, item):
    """The item is named, and its place in the list."""
    before = len(said_by(program))
    act()
    named = re.compile(rf"{re.escape(item)} \w+ von \w+\.")
    wait(item, lambda: any(named.fullmatch(text) for _, text in said_by(program)[before:]))


def test_white_saves_prints_and_hears_his_sheet_by_keys(desktop):
    folder = desktop.fresh("printer")
    program, _, data = over(desktop, **printer(folder))
    hears(program, lambda: desktop.press("s"), "Aufgegeben. Gewonnen hat Schwarz. Die Partie ist beendet. Bitte noch unterschreiben. Mit C: Formular unterschreiben, speichern, drucken, vorlesen.")
    picture(desktop, "over")
    chosen(program, lambda: desktop.press("c", "Down"), "Formular speichern.")
    desktop.press("Return")
    wait("nine files", lambda: len(files(data)) == 9)
    assert all(name.startswith((WHITE, BY_EAR)) for name in files(data)), files(data)
    chosen(program, lambda: desktop.press("Down"), "Formular auf den Stick speichern.")
    chosen(program, lambda: desktop.press("Down"), "Formular drucken.")
    hears(program, lambda: desktop.press("Return"), "Beim Drucker.")
    read = command("pdftotext", "-layout", os.path.join(folder, "printed.pdf"), "-")
    assert WHITE in read and "e4" in read, read
    chosen(program, lambda: desktop.press("Down"), "Formular vorlesen.")
    desktop.press("Return")
    hears(program, lambda: desktop.press("Return"), "Zug eins, Weiß: Bauer Eva zwei nach Eva vier.")
    # The board as it stood there, by the keys of the game.
    hears(program, lambda: desktop.press("4"), "weißer Bauer Eva vier.")
    desktop.press("Escape")
    assert program.alive() and "panicked" not in program.output()


def test_black_saves_by_the_mouse_and_the_arbiter_everything(desktop):
    program, window, data = over(desktop)
    large(window, "Formulare unterschreiben")
    window.wait_for("Ja", "push button").click()
    window.wait_for("Formular: speichern, drucken", "push button").click()
    save = window.wait_for("Formular speichern", "push button")
    picture(desktop, "list")
    assert not window.find("Formular vorlesen", "push button"), "he sees his sheet"
    save.click()
    wait("nine files", lambda: len(files(data)) == 9)
    assert all(name.startswith(("Partieformular für Schwarz", BY_EAR)) for name in files(data)), files(data)
    window.wait_for(re.compile("scoresheets"))
    picture(desktop, "saved")
    open_arbiters_page(desktop, window)
    window.wait_for("Alles speichern", "push button").click()
    wait("everything", lambda: len(files(data)) == 19)
    picture(desktop, "arbiter")
    (report,) = data.glob("scoresheets/*/Bericht des Schiedsrichters.txt")
    text = " ".join(report.read_text().split())
    assert "0-1" in text and "Aufgegeben." in text, text
    # No printer, or no command: the reason is on the screen, with the file to be printed elsewhere.
    window.wait_for("Bericht drucken", "push button").click()
    window.wait_for(re.compile("print it elsewhere"))
    assert "panicked" not in program.output()


def test_a_signed_game_that_nobody_saved_is_saved_after_the_program_was_killed(desktop):
    program, window, data = over(desktop)
    desktop.press("c", "Return")
    desktop.hold("y", "White's signature", lambda: acts(data).count("sheet-signed") == 1)
    # Who has signed is not asked again.
    chosen(program, lambda: desktop.press("c", "Up"), "Formular speichern.")
    desktop.press("Escape")
    large(window, "Formulare unterschreiben")
    window.wait_for("Ja", "push button").click()
    wait("Black's signature", lambda: acts(data).count("sheet-signed") == 2)
    program.kill()
    program = desktop.start("--data", str(data), home=program.home, **{"ANNA_HECTOR_LOG": "anna_hector=info"})
    window = program.window("anna-hector")
    window.wait_for(re.compile("Gespielte Partie"), "push button")
    window.focus()
    desktop.press("g", "Return")
    window.wait_for(re.compile("Partie eins von eins: Weiß gegen Schwarz"), "push button")
    desktop.press("Return")
    window.wait_for("Formular: speichern, drucken, vorlesen", "push button").click()
    window.wait_for("Nächste Partie", "push button")
    picture(desktop, "opened-as-it-ended")
    chosen(program, lambda: desktop.press("c", "Up"), "Formular speichern.")
    desktop.press("Return")
    wait("White's nine files", lambda: len(files(data)) == 9)
    window.wait_for("Formular: speichern, drucken", "push button").click()
    window.wait_for("Formular speichern", "push button").click()
    # The game by ear is the same file for both.
    wait("Black's seven files beside them", lambda: len(files(data)) == 16)
    assert program.alive() and "panicked" not in program.output()


def test_a_game_from_a_file_is_reviewed_by_ear_and_by_eye(desktop):
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    (data / "scoresheets").mkdir()
    (data / "scoresheets" / "short.pgn").write_text(
        '[White "Anna"]\n[Black "Hector"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n')
    program = desktop.start("--data", str(data), **{"ANNA_HECTOR_LOG": "anna_hector=info"})
    window = program.window("anna-hector")
    window.wait_for(re.compile("Gespielte Partie"), "push button")
    window.focus()
    picture(desktop, "menu")
    desktop.press("g", "Return")
    window.wait_for(re.compile("Anna gegen Hector"), "push button")
    picture(desktop, "games")
    desktop.press("Return")
    window.wait_for("Nächster Zug", "push button")
    hears(program, lambda: desktop.press("Return"), "Zug eins, Weiß: Bauer Felix zwei nach Felix drei.")
    window.wait_for("f3, weißer Bauer")
    # By itself to the end, where the result is told.
    hears(program, lambda: desktop.press("space"),
          "Zug zwei, Schwarz: Dame David acht nach Hector vier. Schwarz gewinnt.")
    picture(desktop, "review")
    hears(program, lambda: desktop.press("BackSpace"), "Zug zwei, Weiß: Bauer Gustav zwei nach Gustav vier.")
    hears(program, lambda: desktop.press("o"), "Eva vier ist leer.")
    window.wait_for("e5, schwarzer Bauer").click()
    hears(program, lambda: window.wait_for("Zug zurück", "push button").click(),
          "Zug eins, Schwarz: Bauer Eva sieben nach Eva fünf.")
    desktop.press("Escape")
    window.wait_for(re.compile("Anna gegen Hector"), "push button")
    desktop.press("Escape")
    window.wait_for(re.compile("Neuer Wettkampf"), "push button")
    assert not list(data.glob("games/*")), "nothing is written"
    assert program.alive() and "panicked" not in program.output()
