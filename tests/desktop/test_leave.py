"""Leaving the table: Tab, Alt+F4, Escape after a crash, and a second program on the same data."""
import re
import time

from harness import command, go_on, to_set_up, wait
from test_game import acts, announce, begin, count, journal, large


def started(desktop):
    program, window, data = begin(desktop)
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    return program, window, data


def again(desktop, program, data):
    program = desktop.start("--data", str(data), home=program.home)
    window = program.window("anna-hector")
    return program, window


def both_go_on(desktop, window, data):
    assert acts(data)[-2:] == ["resumed", "clock-held"], acts(data)
    time.sleep(1.2)  # a key that comes with the game is not taken for it
    desktop.press("Return")
    wait("White goes on", lambda: count(data, "ready") == 1)
    assert acts(data)[-1] == "ready", "the clock stands until both have confirmed"
    # Where the mouse stands already, it cannot be moved to.
    command("xdotool", "mousemove", "1", "1")
    large(window, "Ich spiele weiter")
    wait("the clock", lambda: acts(data)[-2:] == ["ready", "clock-restarted"])


def test_a_game_that_was_left_after_a_crash_is_taken_up_again(desktop):
    program, window, data = started(desktop)
    announce(desktop, data, "Springer Felix drei")
    before = journal(data)
    program.kill()
    program, window = again(desktop, program, data)
    # Into the set-up of another game and out again: nothing is lost, and it is offered still.
    to_set_up(desktop, window)
    desktop.press("Escape")
    window.wait_for("Was möchten Sie tun?")
    window.wait_for(re.compile("^Partie eins von eins: Weiß gegen Schwarz. Zug eins"))
    assert journal(data) == before, "nothing of it was touched"
    program.kill()

    program, window = again(desktop, program, data)
    go_on(desktop, window)
    wait("the game", lambda: "resumed" in acts(data))
    both_go_on(desktop, window, data)
    assert journal(data)[: len(before)] == before
    assert "panicked" not in program.output()


def test_alt_f4_asks_and_another_key_stays(desktop):
    program, window, data = started(desktop)
    for _ in range(2):
        window.close()
        window.wait_for(re.compile("Das Programm mitten in der Partie beenden"))
    assert program.alive()
    desktop.press("Escape")
    window.wait_gone(re.compile("Das Programm mitten in der Partie beenden"))
    window.close()
    window.wait_for(re.compile("Das Programm mitten in der Partie beenden"))
    time.sleep(1.2)  # earlier it is no answer: nobody can have heard the question
    desktop.press("ctrl+q")
    assert program.wait_for_end() == 0, program.output()
    program, window = again(desktop, program, data)
    go_on(desktop, window)
    wait("the game", lambda: "resumed" in acts(data))
    both_go_on(desktop, window, data)


def test_tab_gives_no_key_of_the_game_away(desktop):
    _, window, data = started(desktop)
    for times in range(1, 7):
        desktop.press("Tab")
        wait("a button in focus", lambda: window.focused() is not None and window.focused().role == "push button")
        # Any key of the game leads back to the board before it counts: Escape does nothing else.
        desktop.press("Escape")
        wait("the board again", lambda: window.focused() is None or window.focused().role != "push button")
        desktop.press("space")
        # On the board: a press before the announcement is held back.
        wait("the press", lambda times=times: count(data, "press-held-back") == times)
    assert "clock-stopped" not in acts(data) and "pressed" not in acts(data), acts(data)
    # On a button that has the focus Space takes the button, and presses nothing.
    desktop.press("Tab")
    wait("a button in focus", lambda: window.focused() is not None and window.focused().name == "Schiedsrichter")
    desktop.press("space")
    window.wait_for("Zurück zum Brett")
    assert count(data, "press-held-back") == 6 and "pressed" not in acts(data), acts(data)


def test_a_second_program_names_the_game_and_does_not_offer_it(desktop):
    program, _, data = started(desktop)
    other, second = again(desktop, program, data)
    second.wait_for(re.compile("wird ein Wettkampf gespielt: Weiß gegen Schwarz"))
    assert second.find(re.compile("Partie fortsetzen")) is None, second.tree()
    wait("word for the arbiter", lambda: {"tool-refused": "window"} in [event.get("incident") for event in journal(data)])
    # It covers the game, and is closed by the key that leaves elsewhere.
    second.focus()
    desktop.press("Escape")
    assert other.wait_for_end() == 0, other.output()
    assert program.alive()
