"""The assistant of White, who is visually impaired, at the one keyboard, which changes hands aloud (D.2.10 of 2023)."""
from harness import wait
from test_device import lines, start
from test_game import acts, count


def test_the_one_keyboard_changes_hands_and_the_assistant_announces_and_presses(desktop):
    _, window, data = start(desktop)
    # Nobody has assisted him yet: he is asked first.
    desktop.press("shift+F11", "y")
    window.wait_for("Weiß: Zug ansagen")
    # His letters are moves; nothing is announced before the second Enter.
    desktop.type("e4")
    desktop.press("Return")
    window.wait_for("Bauer Eva zwei nach Eva vier")
    assert count(data, "announced") == 0, acts(data)
    desktop.press("Return")
    wait("the announcement", lambda: count(data, "announced") == 1)
    desktop.press("space")
    wait("the press", lambda: count(data, "pressed") == 1)
    desktop.press("shift+F11")
    wait("the keyboard back", lambda: count(data, "device-given") == 2)
    window.wait_gone("Schwarz: wiederholt den Zug")
    by = {act: who for who, act, _ in lines(data)}
    assert (by["announced"], by["pressed"], by["device-given"]) == ("white-assistant",) * 3, lines(data)
