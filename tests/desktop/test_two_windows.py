"""The opponent's page in a window of its own, for a second screen that faces him."""
import subprocess
import time

from harness import command, wait
from test_device import start
from test_game import OPENS_WITHIN, acts, count

#: Where the large button is in his window, in hundredths of its width and height.
LARGE_BUTTON = (22, 46)
#: Of a core, with two windows, while nobody does anything and the clock of a long game runs.
IDLE = 0.006


def opened(desktop, program):
    desktop.press("shift+F10")
    return program.window("anna-hector · Schwarz", seconds=OPENS_WITHIN)


def place(window):
    told = dict(line.split("=") for line in command("xdotool", "getwindowgeometry", "--shell", window.id).split() if "=" in line)
    return [int(told[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")]


def click_in(window, across, down):
    x, y, width, height = place(window)
    command("xdotool", "mousemove", "1", "1")
    command("xdotool", "mousemove", "--sync", str(x + width * across // 100), str(y + height * down // 100), "sleep", "0.1", "click", "1")


def is_open(window):
    # A window that goes meanwhile is an error to xdotool.
    return subprocess.run(["xdotool", "getwindowname", window.id], capture_output=True, check=False).returncode == 0


def test_the_opponent_clicks_in_his_window_and_the_player_types_on(desktop):
    program, window, data = start(desktop)
    second = opened(desktop, program)
    second.focus()
    # The window that is up is the opponent's: the keyboard is the player's all the same.
    desktop.type("ie4")
    desktop.press("Return", "Return")
    wait("the announcement", lambda: count(data, "announced") == 1)
    desktop.press("space")
    wait("the press", lambda: count(data, "pressed") == 1, seconds=15)
    # What has only just come to the place of the button is taken by no click.
    time.sleep(0.5)
    click_in(second, *LARGE_BUTTON)
    wait("repeated and executed", lambda: {"repeated", "executed"} <= set(acts(data)))
    second.close()
    wait("the one window again", lambda: not is_open(second))
    program.alive()
    window.wait_for("Schiedsrichter", "push button")


def test_two_windows_cost_next_to_nothing_while_nobody_does_anything(desktop):
    program, _, _ = start(desktop)
    opened(desktop, program)
    # What was said has sounded, and the windows have come to rest.
    time.sleep(15)
    before, began = program.cpu_seconds(), time.monotonic()
    time.sleep(40)
    share = (program.cpu_seconds() - before) / (time.monotonic() - began)
    print(f"two windows: {share:.2%} of a core")
    assert share <= IDLE, f"{share:.2%}"
