"""The opponent's page in a window of its own, for a second screen that faces him."""
import subprocess
import time

from harness import command, wait
from test_device import start
from test_game import acts, count
from test_voice import settings, said_by, speak, spoken

#: Where the large button is in his window, in hundredths of its width and height.
LARGE_BUTTON = (22, 46)
#: Of a core, with two windows, while nobody does anything and the clock of a long game runs.
IDLE = 0.006


def opened(desktop, program):
    desktop.press("shift+F10")
    return program.window("anna-hector · Schwarz")


def place(window):
    told = dict(line.split("=") for line in command("xdotool", "getwindowgeometry", "--shell", window.id).split() if "=" in line)
    return [int(told[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")]


def click_in(window, across, down):
    x, y, width, height = place(window)
    command("xdotool", "mousemove", "1", "1")
    command("xdotool", "mousemove", "--sync", str(x + width * across // 100), str(y + height * down // 100), "sleep", "0.1", "click", "1")


def read_back_and_announced(desktop, program):
    """Enter twice: the second counts once the first has been read back, however long a window that opens holds it up."""
    desktop.press("Return")
    wait("the read-back", lambda: any(text.startswith("Eingegeben: ") for _, text in said_by(program)))
    desktop.read_back_at = time.monotonic()
    desktop.press("Return")


def close(window):
    """Once is a slip while a game is on: the second time closes it, after a second in which that can be read."""
    window.close()
    time.sleep(1.5)
    assert is_open(window)
    window.close()


def is_open(window):
    # A window that goes meanwhile is an error to xdotool.
    return subprocess.run(["xdotool", "getwindowname", window.id], capture_output=True, check=False).returncode == 0


def test_the_opponent_clicks_in_his_window_and_the_player_types_on(desktop):
    program, window, data = start(desktop)
    second = opened(desktop, program)
    second.focus()
    # The window that is up is the opponent's: the keyboard is the player's all the same.
    desktop.type("ie4")
    read_back_and_announced(desktop, program)
    wait("the announcement", lambda: count(data, "announced") == 1)
    desktop.press("space")
    wait("the press", lambda: count(data, "pressed") == 1)
    # What has only just come to the place of the button is taken by no click.
    time.sleep(0.5)
    click_in(second, *LARGE_BUTTON)
    wait("repeated and executed", lambda: {"repeated", "executed"} <= set(acts(data)))
    close(second)
    wait("the one window again", lambda: not is_open(second))
    program.alive()
    window.wait_for("Schiedsrichter", "push button")


def test_a_screen_reader_finds_the_opponents_window_and_its_buttons(desktop):
    program, _, data = start(desktop)
    second = opened(desktop, program)
    assert second.wait_for("anna-hector · Schwarz", "frame")
    desktop.type("ie4")
    read_back_and_announced(desktop, program)
    # It stands where the mouse finds it.
    button = second.wait_for("Wiederholt und ausgeführt", "push button")
    time.sleep(0.8)
    button.click()
    wait("repeated and executed", lambda: {"repeated", "executed"} <= set(acts(data)))
    # With the window goes its tree.
    close(second)
    wait("the one window again", lambda: not is_open(second))
    wait("no more of its tree", lambda: "anna-hector · Schwarz" not in program.window().tree())


def test_the_key_to_speak_stays_held_while_the_opponent_clicks_in_his_window(desktop):
    program, window, data = start(desktop, settings(mode="competition", extra='opponent-window = "own"\n'),
                                  ANNA_HECTOR_LOG="anna_hector=debug")
    second = program.window("anna-hector · Schwarz")
    window.focus()
    before = count(data, "announced")
    wav = spoken(desktop, "e2 e4")
    command("xdotool", "keydown", "v")
    wait("the key", lambda: "held=Down" in program.output())
    click_in(second, 50, 90)
    time.sleep(1.5)
    desktop.say_into_microphone(wav)
    time.sleep(0.2)
    assert "held=Up" not in program.output()
    command("xdotool", "keyup", "v")
    wait("an answer", lambda: count(data, "announced") > before or "?" in "".join(text for _, text in said_by(program)[-2:]))


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
