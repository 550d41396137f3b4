"""The desktop itself: before anything is said of the program, its ears, eyes and hands are tried."""
import array
import os
import subprocess
import time

from harness import command, seconds_of, wait
from record import analyse


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
    heard = os.path.join(desktop.folder, "heard.raw")
    with open(heard, "wb") as out:
        microphone = subprocess.Popen(["parec", "--device=mic", "--format=s16le", "--rate=48000", "--channels=1", "--raw"], stdout=out)
        wait("the microphone", lambda: os.path.getsize(heard) > 0)
        desktop.say_into_microphone(desktop.tone(330, 1))
        # Sound arrives in pieces of up to two seconds.
        wait("the tone, and silence after it", lambda: len(analyse(raw(heard))) == 1 and raw_ends_silent(heard))
        microphone.terminate()
        microphone.wait()
    (segment,) = analyse(raw(heard))
    assert abs(segment["hertz"] - 330) < 5 and abs(segment["seconds"] - 1) < 0.05, segment


def raw(path):
    with open(path, "rb") as sound:
        data = sound.read()
    return array.array("h", data[:len(data) // 2 * 2])


def raw_ends_silent(path):
    return max(map(abs, raw(path)[-4800:]), default=0) <= 3


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
        command("spd-say", "--wait", "Anna")
    assert sound["headphones"].seconds > 0.2
    assert not sound["room"].segments


def test_who_plays_where_is_known(desktop):
    tone = desktop.tone(440, 1)
    with desktop.record("room") as sound:
        with subprocess.Popen(["paplay", "--client-name=player", "--device=room", tone]) as player:
            sound.wait_for_begin("room")
            assert ("player", "room") in desktop.streams(), desktop.streams()
            sound.wait_for("room")
            player.wait()
    # Only the speech service keeps its stream open.
    assert [stream for stream in desktop.streams() if not stream[0].startswith("speech-dispatcher")] == []
    assert len(sound["room"].segments) == 1
