"""What goes to the arbiter: claims by ear and by mouse, an irregularity that he finds, and an adjournment with its sealed
move, entered where nobody sees it.
"""
import os
import re
import time

from harness import open_arbiters_page, wait
from test_game import acts, announce, begin, click_all, journal, large, order_sealing, press, set_up, square, type_passphrase


def started(desktop):
    program, window, data = begin(desktop)
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    return program, window, data


def test_claims_by_ear_and_by_mouse(desktop):
    program, window, data = started(desktop)
    desktop.press("c", "Return")
    desktop.press("Return")
    assert "claimed" not in acts(data), "nothing is claimed by the key of each move"
    desktop.press("y")
    wait("the claim", lambda: "claimed" in acts(data))
    assert [event for event in journal(data) if event["act"] == "claimed"][0]["claim"] == {"threefold": None}, journal(data)
    open_arbiters_page(desktop, window)
    window.wait_for("Antrag, Anwesenheit", "toggle button").click()
    window.wait_for(re.compile("Falsch. So oft gab es die Stellung: eins"))
    window.wait_for("Antrag abweisen", "push button").click()
    window.wait_for("Ja", "push button").click()
    wait("the ruling", lambda: "claim-rejected" in acts(data))
    # Two more minutes for Black, by the edition, beside ninety and his first thirty seconds.
    given = [event for event in journal(data) if event["act"] == "clock-set"]
    assert any(event["side"] == "black" and event["left-ms"] == (90 * 60 + 30 + 120) * 1000 for event in given), given
    # What the ruling leaves has moved on the page: it stands before it is clicked.
    large(window, "Uhr weiterlaufen lassen")
    wait("the running clock", lambda: "clock-restarted" in acts(data))
    desktop.press("F9")
    square(window, "e2")
    announce(desktop, data, "e4")
    press(desktop, data)
    window.wait_for("Wiederholt", "push button").click()
    click_all(window, ["e2", "e4"])
    # Black, by mouse: White has touched a piece.
    window.wait_for("Mehr", "push button").click()
    window.wait_for("Ansprüche", "push button").click()
    window.wait_for("Der Gegner hat eine Figur berührt", "push button").click()
    desktop.screenshot(desktop.folder + "/pointing.png")
    click_all(window, ["d1"])
    window.wait_for("Ja", "push button").click()
    wait("Black's claim", lambda: acts(data).count("claimed") == 2)
    assert "panicked" not in program.output()


def test_one_click_shows_nobody_which_move_was_illegal(desktop):
    program, window, data = started(desktop)
    announce(desktop, data, "a1a4")
    press(desktop, data)
    window.wait_for("Schiedsrichter", "push button").click()
    window.wait_for("PIN des Schiedsrichters")
    # The keys stay White's: the opponent who clicked gets none of them.
    assert not [node for node in window.nodes(re.compile("")) if node.role == "password text"], window.tree()
    told = re.compile("egelwidrig|versperrt|Strafen|Bemerkungen")
    assert not window.nodes(told), window.tree()
    assert "arbiter-entered" not in acts(data)
    open_arbiters_page(desktop, window)
    window.wait_for(re.compile("versperrt"))
    # He goes back to the board, and whoever clicks next is asked for the PIN again.
    window.wait_for("Zurück zum Brett", "push button").click()
    wait("the lock", lambda: acts(data)[-1] == "arbiter-left")
    window.wait_for("Schiedsrichter", "push button").click()
    window.wait_for("PIN des Schiedsrichters")
    assert not window.nodes(told), window.tree()
    assert "panicked" not in program.output()


def test_a_drawn_pin_is_shown_once_before_the_game(desktop):
    program, window, data = set_up(desktop)
    desktop.press("End")
    desktop.press("Return")
    window.wait_for("PIN zeigen", "push button")
    # Enter is of the daily work: it neither shows the PIN nor begins the game.
    desktop.press("Return")
    desktop.press("F9")
    window.wait_for("Aufgeschrieben: Partie beginnen", "push button")
    desktop.screenshot(desktop.folder + "/drawn-pin.png")
    assert not list(data.glob("games/*.jsonl")), "nothing has begun"
    assert not re.search(r"\d{6}", window.tree()), "no screen reader reads it"
    # It stands for two seconds at least: a key that bounces shows it to nobody.
    time.sleep(2)
    desktop.press("F9")
    window.wait_for(re.compile("^e2, "))
    (path,) = data.glob("games/*.jsonl")
    assert '"pin":"scrypt:14:' in path.read_text()
    assert path.stat().st_mode & 0o077 == 0 and (data / "settings.toml").stat().st_mode & 0o077 == 0
    assert not re.search(r"\d{6}", program.output()), "no log has it"


def test_an_illegal_move_found_by_the_arbiter(desktop):
    program, window, data = started(desktop)
    announce(desktop, data, "a1a4")
    press(desktop, data)
    open_arbiters_page(desktop, window)
    window.wait_for("Antrag, Anwesenheit", "toggle button").click()
    desktop.screenshot(desktop.folder + "/irregular.png")
    window.wait_for("Als regelwidrig feststellen: 1.", "push button").click()
    window.wait_for("Ja", "push button").click()
    wait("the finding", lambda: "illegal-move-found" in acts(data))
    assert "went-back" in acts(data) and "penalised" in acts(data), acts(data)
    assert "panicked" not in program.output()


def open_envelope(window):
    """One click begins no session: it is asked about first."""
    window.wait_for("Umschlag öffnen", "push button").click()
    window.wait_for("Ja", "push button").click()


def test_an_adjournment(desktop):
    program, window, data = started(desktop)
    open_arbiters_page(desktop, window)
    order_sealing(desktop, window, data)
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
    open_arbiters_page(desktop, window)
    type_passphrase(desktop, window, "sechs Raben")
    open_envelope(window)
    window.wait_for(re.compile("Kennwort.*nicht|falsch"))
    assert "envelope-opened" not in acts(data)
    type_passphrase(desktop, window, "sieben Raben")
    open_envelope(window)
    # A passphrase is slow to try on purpose, and slower on a busy machine.
    wait("the opening", lambda: "envelope-opened" in acts(data))
    desktop.screenshot(desktop.folder + "/opened.png")
    window.wait_for(re.compile("e4"))
    assert "panicked" not in program.output()


def test_the_opponent_seals_by_the_mouse(desktop):
    program, window, data = started(desktop)
    announce(desktop, data, "e4")
    press(desktop, data)
    large(window, "Wiederholt und ausgeführt")
    wait("the execution", lambda: "executed" in acts(data))
    open_arbiters_page(desktop, window)
    order_sealing(desktop, window, data)
    desktop.press("F9")
    click_all(window, ["e7", "e6"])
    window.wait_for(re.compile("Bauer Eva sieben nach Eva sechs"))
    window.wait_for("Nein", "push button").click()
    window.wait_gone("Nein", "push button")
    assert "move-sealed" not in acts(data), "a slip"
    click_all(window, ["e7", "e5"])
    window.wait_for(re.compile("Bauer Eva sieben nach Eva fünf"))
    desktop.screenshot(desktop.folder + "/read-back.png")
    window.wait_for("Ja", "push button").click()
    wait("the sealing", lambda: "move-sealed" in acts(data))
    assert "Eva fünf" not in window.tree() and "e5, schwarzer" not in window.tree(), "nobody sees the sealed move"
    desktop.screenshot(os.environ.get("PICTURES", desktop.folder) + "/sealed.png")
    window.wait_for("Uhr drücken", "push button").click()
    wait("the adjournment", lambda: "adjourned" in acts(data))
    assert not {"entered", "placed"} & set(acts(data)[acts(data).index("adjournment-ordered"):]), acts(data)
    assert "panicked" not in program.output()
