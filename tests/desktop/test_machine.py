"""The machine under the program: a battery that runs low, shown, told to everybody in private, and kept."""
import re
from pathlib import Path

from harness import to_set_up, type_pin
from test_game import SETTINGS, journal


def supplies(desktop, **values):
    """A folder of power supplies with one battery."""
    folder = Path(desktop.fresh("supplies"))
    (folder / "BAT0").mkdir()
    change(folder, type="Battery", **values)
    return folder


def change(folder, **values):
    for name, value in values.items():
        (folder / "BAT0" / name).write_text(f"{value}\n")


def test_a_low_battery_is_shown_and_told(desktop):
    folder = supplies(desktop, status="Discharging", capacity=21)
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data), "--power-supplies", str(folder))
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    type_pin(desktop, window)
    desktop.press("End")
    desktop.press("Return")
    window.wait_for(re.compile("Akku 21 %$"))
    with desktop.record("room", "headphones") as sound:
        desktop.press("ctrl+b")
        sound.wait_for("headphones")
        sound.wait_for_quiet()
    assert not sound["room"].segments, "the charge is for the asker"

    with desktop.record("room", "headphones") as sound:
        change(folder, capacity=9)
        sound.wait_for("headphones")
        sound.wait_for_quiet()
    assert not sound["room"].segments, "a warning is no announcement"
    window.wait_for(re.compile("Akku 9 %$"))
    notices = [event for event in journal(data) if "battery" in str(event)]
    assert len(notices) == 1 and "9" in str(notices[0]), notices
    change(folder, status="Charging")
    window.wait_for(re.compile(r"Akku 9 %\+$"))
    assert len([event for event in journal(data) if "battery" in str(event)]) == 1
    assert program.alive() and "panicked" not in program.output()
