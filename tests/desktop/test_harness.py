"""The desktop itself: before anything is said of the program, its ears, eyes and hands are tried."""
import os
import time

from harness import command, seconds_of


def test_a_tone_is_heard_only_where_it_is_played(desktop):
    tone = desktop.tone(440, 0.5)
    with desktop.record("room", "headphones") as sound:
        time.sleep(0.3)
        before = time.monotonic_ns()
        desktop.play(tone, "room")
    assert not sound["headphones"].segments, sound["headphones"].segments
    (heard,) = sound["room"].segments
    assert abs(heard["seconds"] - seconds_of(tone)) < 0.02, heard
    assert abs(heard["hertz"] - 440) < 5, heard
    assert 0.45 < heard["peak"] < 0.55, heard
    assert 0 < sound["room"].onset_after(before) - before < 1e9
    assert seconds_of(sound["room"].wav) > 0.8


def test_two_outputs_are_recorded_on_one_clock(desktop):
    high, low = desktop.tone(880, 0.2), desktop.tone(220, 0.2)
    with desktop.record("room", "headphones") as sound:
        desktop.play(high, "room")
        desktop.play(low, "headphones")
        desktop.play(high, "room")
    first, last = sound["room"].segments
    (between,) = sound["headphones"].segments
    assert first["end_ns"] < between["begin_ns"] < between["end_ns"] < last["begin_ns"]
    assert abs(between["hertz"] - 220) < 5


def test_the_microphone_hears_what_is_said_into_it(desktop):
    heard = os.path.join(desktop.folder, "heard.wav")
    tone = desktop.tone(330, 1)
    import subprocess
    recorder = subprocess.Popen(["parecord", "--device=mic", "--rate=48000", "--channels=1", heard])
    time.sleep(0.5)
    desktop.say_into_microphone(tone)
    recorder.terminate()
    recorder.wait()
    loudest = float(command("sox", heard, "-n", "stat", "-v") or 0) if False else command("soxi", "-D", heard)
    assert float(loudest) > 1


def test_screen_keyboard_and_settings_are_private(desktop):
    assert command("xdotool", "getdisplaygeometry").split() == ["1280", "800"]
    desktop.press("space")
    assert os.path.getsize(desktop.screenshot()) > 0
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"):
        assert os.environ[name].startswith(os.environ["DESKTOP_DIR"]), name
    assert os.environ["GSETTINGS_BACKEND"] == "memory"


def test_programs_are_told_that_a_screen_reader_is_there(desktop):
    del desktop
    assert "true" in command("gdbus", "call", "--session", "-d", "org.a11y.Bus", "-o", "/org/a11y/bus",
                             "-m", "org.freedesktop.DBus.Properties.Get", "org.a11y.Status", "IsEnabled")


def test_the_speech_service_speaks_into_the_headphones(desktop):
    with desktop.record("room", "headphones") as sound:
        command("spd-say", "--wait", "Anna", seconds=20)
    assert sound["headphones"].seconds > 0.2
    assert not sound["room"].segments


def test_nobody_else_is_playing(desktop):
    assert desktop.streams() == []
