"""What goes to the arbiter: claims by ear and by mouse, an irregularity that he finds, and an adjournment with its sealed
move, entered where nobody sees it.
"""
import re

from harness import wait
from test_game import acts, announce, begin, click_all, journal, press, square


def started(desktop):
    program, window, data = begin(desktop)
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    return program, window, data


def test_claims_by_ear_and_by_mouse(desktop):
    program, window, data = started(desktop)
    desktop.press("c", *["Down"] * 4, "Return")
    assert "claimed" not in acts(data), "nothing is claimed before the second Enter"
    desktop.press("Return")
    wait("the claim", lambda: "claimed" in acts(data))
    assert [event for event in journal(data) if event["act"] == "claimed"][0]["claim"] == {"threefold": None}, journal(data)
    desktop.press("F9")
    window.wait_for("Antrag, Anwesenheit", "toggle button").click()
    window.wait_for(re.compile("Falsch: die Stellung gab es nur so oft: eins"))
    window.wait_for("Antrag abweisen", "push button").click()
    wait("the ruling", lambda: "claim-rejected" in acts(data))
    # Two more minutes for Black, by the edition, beside ninety and his first thirty seconds.
    given = [event for event in journal(data) if event["act"] == "clock-set"]
    assert any(event["side"] == "black" and event["left-ms"] == (90 * 60 + 30 + 120) * 1000 for event in given), given
    window.wait_for("Uhr weiterlaufen lassen", "push button").click()
    desktop.press("F9")
    square(window, "e2")
    announce(desktop, data, "e4")
    press(desktop, data)
    window.wait_for(re.compile("^Wiederholt: ")).click()
    click_all(window, ["e2", "e4"])
    # Black, by mouse: White has touched a piece.
    window.wait_for("Ansprüche", "push button").click()
    window.wait_for("Der Gegner hat eine Figur berührt", "push button").click()
    desktop.screenshot(desktop.folder + "/pointing.png")
    click_all(window, ["d1"])
    window.wait_for("Ja", "push button").click()
    wait("Black's claim", lambda: acts(data).count("claimed") == 2)
    assert "panicked" not in program.output()


def test_an_illegal_move_found_by_the_arbiter(desktop):
    program, window, data = started(desktop)
    announce(desktop, data, "a1a4")
    press(desktop, data)
    desktop.press("F9")
    window.wait_for("Antrag, Anwesenheit", "toggle button").click()
    desktop.screenshot(desktop.folder + "/irregular.png")
    window.wait_for("Regelwidriger Zug 1, Weiß", "push button").click()
    window.wait_for("Ja", "push button").click()
    wait("the finding", lambda: "illegal-move-found" in acts(data))
    assert "went-back" in acts(data) and "penalised" in acts(data), acts(data)
    assert "panicked" not in program.output()


def test_an_adjournment(desktop):
    program, window, data = started(desktop)
    desktop.press("F9")
    window.wait_for("Partie", "toggle button").click()
    window.wait_for("Kennwort", "password text").click()
    desktop.type("sieben Raben")
    window.wait_for("Abgabezug fordern", "push button").click()
    wait("the order", lambda: "adjournment-ordered" in acts(data))
    desktop.press("F9")
    square(window, "e2")
    desktop.press("i")
    desktop.type("d4")
    desktop.press("Return")
    desktop.press("Return")
    wait("the sealing", lambda: "move-sealed" in acts(data))
    desktop.press("i")
    desktop.type("Eva vier")
    desktop.press("Return")
    assert "David" not in window.tree() and "Eva" not in window.tree(), "nobody sees the sealed move"
    desktop.press("Return")
    wait("the change", lambda: acts(data).count("move-sealed") == 2)
    desktop.press("space")
    wait("the adjournment", lambda: "adjourned" in acts(data))
    assert not any("move" in event for event in journal(data)), "the journal has it sealed"
    desktop.press("F9")
    window.wait_for("Kennwort", "password text").click()
    desktop.type("sechs Raben")
    window.wait_for("Umschlag öffnen", "push button").click()
    window.wait_for(re.compile("Kennwort.*nicht|falsch"))
    assert "envelope-opened" not in acts(data)
    window.wait_for("Kennwort", "password text").click()
    desktop.type("sieben Raben")
    window.wait_for("Umschlag öffnen", "push button").click()
    # A passphrase is slow to try on purpose, and slower on a busy machine.
    wait("the opening", lambda: "envelope-opened" in acts(data), seconds=40)
    desktop.screenshot(desktop.folder + "/opened.png")
    window.wait_for(re.compile("e4"))
    assert "panicked" not in program.output()
