"""The end of a game: each person at the table takes home what is his, by keys, by the mouse, and from the arbiter's page."""
import os
import re
from pathlib import Path

from harness import command, open_arbiters_page, wait
from test_device import hears, start
from test_game import acts, announce, large

WHITE = "Partieformular für Weiß"
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
    desktop.hold("y", 2)
    wait("the end", lambda: "ended" in acts(data))
    return program, window, data


def test_white_saves_prints_and_hears_his_sheet_by_keys(desktop):
    folder = desktop.fresh("printer")
    program, _, data = over(desktop, **printer(folder))
    hears(program, lambda: desktop.press("s"), "Die Partie ist beendet. Bitte noch unterschreiben. Mit C: Formular unterschreiben, speichern, drucken, vorlesen.")
    picture(desktop, "over")
    hears(program, lambda: desktop.press("c", "Down"), "Formular speichern.")
    desktop.press("Return")
    wait("five files", lambda: len(files(data)) == 5)
    assert all(name.startswith(WHITE) for name in files(data)), files(data)
    hears(program, lambda: desktop.press("Down"), "Formular auf den Stick speichern.")
    hears(program, lambda: desktop.press("Down"), "Formular drucken.")
    hears(program, lambda: desktop.press("Return"), "Beim Drucker.")
    read = command("pdftotext", "-layout", os.path.join(folder, "printed.pdf"), "-")
    assert WHITE in read and "e4" in read, read
    hears(program, lambda: desktop.press("Down"), "Formular vorlesen.")
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
    window.wait_for("Formular: speichern, drucken, vorlesen", "push button").click()
    save = window.wait_for("Formular speichern", "push button")
    picture(desktop, "list")
    assert not window.find("Formular vorlesen", "push button"), "he sees his sheet"
    save.click()
    wait("five files", lambda: len(files(data)) == 5)
    assert all(name.startswith("Partieformular für Schwarz") for name in files(data)), files(data)
    window.wait_for(re.compile("scoresheets"))
    picture(desktop, "saved")
    open_arbiters_page(desktop, window)
    window.wait_for("Alles speichern", "push button").click()
    wait("everything", lambda: len(files(data)) == 13)
    picture(desktop, "arbiter")
    (report,) = data.glob("scoresheets/*/Bericht des Schiedsrichters.txt")
    text = " ".join(report.read_text().split())
    assert "0-1" in text and "Aufgegeben." in text, text
    # No printer, or no command: the reason is on the screen, with the file to be printed elsewhere.
    window.wait_for("Bericht drucken", "push button").click()
    window.wait_for(re.compile("print it elsewhere"), seconds=40)
    assert "panicked" not in program.output()
