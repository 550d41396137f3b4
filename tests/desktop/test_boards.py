"""Two boards that differ, in the real window: the walk is played to its end.

White is visually impaired and sits at the keyboard, Black has the mouse. Black puts the announced knight on another square; it is
found, the arbiter accepts what the sheets say, Black corrects his board, both confirm, and the game goes on.
"""
import re

from harness import open_arbiters_page, wait
from test_game import announce, begin, click_all, count, journal, large, press


def steps(data):
    """The names of the steps of the comparison in the journal."""
    found = [event["step"] for event in journal(data) if event["act"] == "reconcile"]
    return [step if isinstance(step, str) else next(iter(step)) for step in found]


def done(data, name, times=1):
    wait(f"{times} times {name}", lambda: steps(data).count(name) == times)


def test_the_walk_is_played_to_its_end(desktop):
    program, window, data = begin(desktop)
    desktop.press("Return")
    wait("the start", lambda: count(data, "started") == 1)
    announce(desktop, data, "Springer Felix drei")
    press(desktop, data)
    window.wait_for("Wiederholt", "push button").click()
    click_all(window, ["g1", "h3"])
    window.wait_for("Ja", "push button").click()
    wait("the wrong execution", lambda: count(data, "executed") == 1)
    window.wait_for("e7, schwarzer Bauer", "push button").click()
    window.wait_for("e5", "push button").click()
    wait("Black's move", lambda: count(data, "entered") == 1)
    window.wait_for("Uhr drücken", "push button").click()
    wait("Black's press", lambda: count(data, "pressed") == 2)
    desktop.press("Return")
    wait("White's repetition", lambda: count(data, "repeated") == 2)
    desktop.press("Return")
    wait("White's execution", lambda: count(data, "executed") == 2)

    # White tells what stands on his board, and Black that his stands otherwise.
    desktop.press("ctrl+u", "y")
    done(data, "begun")
    desktop.press("i")
    desktop.type("Felix drei weisser Springer")
    desktop.press("Return")
    assert "told" not in steps(data), "nothing is told before the second Enter"
    desktop.press("Return")
    done(data, "told")

    # The arbiter's page: what is found, and the decision.
    open_arbiters_page(desktop, window)
    window.wait_for("Bretter", "toggle button").click()
    window.wait_for(re.compile("Springer von Hector drei nach Felix drei"))
    window.wait_for(re.compile("^Befund annehmen"), "push button").click()
    window.wait_for("Ja", "push button").click()
    done(data, "decided")
    window.wait_for(re.compile("^Auf dem normalen Brett: Springer von Hector drei nach Felix drei"))
    desktop.press("F9")

    # Black reads what he has to do in big letters and confirms; White confirms by Enter.
    window.wait_for(re.compile("^Auf dem normalen Brett: Springer von Hector drei nach Felix drei"))
    large(window, "Erledigt")
    done(data, "corrected")
    # The next button has the place of the last: the pointer goes elsewhere first, to an empty square.
    window.wait_for("d5", "push button").click()
    large(window, "Stimmt")
    done(data, "confirmed")
    window.wait_for(re.compile("^f3, weißer Springer"), "push button")
    desktop.press("Escape")
    desktop.press("Return")
    done(data, "confirmed", times=2)

    # The clocks, and the game goes on.
    open_arbiters_page(desktop, window)
    window.wait_for(re.compile("Die Uhren bleiben, wie sie stehen"))
    assert not window.find("Uhren wie vorgeschlagen"), "they stay, so there is nothing to choose"
    window.wait_for("Uhren wie sie stehen", "push button").click()
    window.wait_for("Ja", "push button").click()
    done(data, "settled")
    large(window, "Uhr weiterlaufen lassen")
    wait("the clock", lambda: count(data, "clock-restarted") == 1)
    desktop.press("F9")
    announce(desktop, data, "Springer Felix drei schlaegt Eva fuenf")
    assert "panicked" not in program.output()
