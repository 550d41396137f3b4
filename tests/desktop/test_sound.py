"""An output belongs to its device: real sinks are pulled out, put back, moved and killed while the program speaks.

What is private is never heard anywhere but in `headphones`: each test records what must stay silent.
"""
import json
import re
import subprocess
from pathlib import Path

from harness import command, go_on, to_set_up, wait
from test_game import SETTINGS, acts, announce, begin, journal, press, type_pin

DESKTOP = ["--no-speech"]
# At twice the usual speed all white pieces take well over ten seconds, and what is said of a lost earphone two.
LONG = "a"
NOTICE_AT_MOST = 4.0


def noticed(data, what):
    """The incidents of that name in the journal, in their order."""
    incidents = [event["incident"] for event in journal(data) if event["act"] == "noticed"]
    return [incident[what] for incident in incidents if what in incident]


def lost(data):
    return [(one["output"], one["why"]) for one in noticed(data, "sound-lost")]


def back(data):
    return [one["output"] for one in noticed(data, "sound-back")]


def chosen(data):
    return [one["device"] for one in noticed(data, "sound-chosen")]


def devices_as_at_first(desktop):
    """The tests of this file share a desktop: whatever one did to its devices is undone."""
    if subprocess.run(["pactl", "info"], capture_output=True, check=False).returncode:
        desktop.start_sound_server()
        return
    there = [sink["name"] for sink in json.loads(command("pactl", "-f", "json", "list", "sinks"))]
    for sink in ("elsewhere", "headphones", "room"):
        if sink in there:
            desktop.unplug(sink)
    for sink in ("headphones", "room"):
        desktop.plug(sink)
    command("pactl", "set-default-sink", "headphones")


def started(desktop):
    """A game that runs, quiet, the program on both devices."""
    devices_as_at_first(desktop)
    program, window, data = begin(desktop)
    with desktop.record("room", "headphones") as sound:
        desktop.press("Return")
        wait("the start", lambda: "started" in acts(data))
        # Its words may be late: quiet is what comes after them.
        sound.wait_for("room")
        sound.wait_for_quiet()
    wait("both streams", lambda: ours(desktop) == ["headphones", "room"])
    return program, window, data


def ours(desktop):
    return sorted(sink for name, sink in desktop.streams() if name == "anna-hector")


def speak_long(desktop):
    """Something private is being said, and will be for a while."""
    with desktop.record("headphones") as ear:
        desktop.press(LONG)
        ear.wait_for_begin("headphones")


def test_an_earphone_that_is_pulled_out_falls_silent_and_comes_back(desktop):
    _, window, data = started(desktop)
    # To it the sound server moves what may be moved.
    command("pactl", "set-default-sink", "room")
    speak_long(desktop)
    with desktop.record("room") as sound:
        desktop.unplug("headphones")
        wait("the loss in the journal", lambda: lost(data) == [("earphone-white", "gone")])
        sound.wait_for("room")
        sound.wait_for_quiet(lasting=2.0)
    assert sound["room"].seconds < NOTICE_AT_MOST, ("no private word in the room", sound["room"].segments)
    window.wait_for(re.compile("Der Kopfhörer von Weiß ist stumm. Bitte die Verbindung prüfen. Das Tongerät wurde getrennt."))

    # What is said meanwhile is not heard anywhere, nor later.
    with desktop.record("room") as sound:
        desktop.press(LONG)
        sound.wait_for_quiet(lasting=3.0)
    assert not sound["room"].segments, sound["room"].segments

    with desktop.record("room") as sound:
        desktop.plug("headphones")
        wait("the return in the journal", lambda: back(data) == ["earphone-white"])
        wait("both streams", lambda: ours(desktop) == ["headphones", "room"])
        sound.wait_for_quiet()
    assert not sound["room"].segments, sound["room"].segments
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
        announce(desktop, data, "e4")
        press(desktop, data)
        sound.wait_for("room")
        desktop.press("t")
        sound.wait_for("headphones")
        sound.wait_for_quiet()
    window.wait_gone(re.compile("Der Kopfhörer von Weiß ist stumm"))


def test_no_other_device_hears_what_an_earphone_said(desktop):
    _, _, data = started(desktop)
    desktop.plug("elsewhere")
    command("pactl", "set-default-sink", "elsewhere")
    speak_long(desktop)
    with desktop.record("elsewhere", "room") as sound:
        desktop.unplug("headphones")
        wait("the loss in the journal", lambda: lost(data) == [("earphone-white", "gone")])
        sound.wait_for("room")
        sound.wait_for_quiet(lasting=2.0)
    assert not sound["elsewhere"].segments, sound["elsewhere"].segments
    assert sound["room"].seconds < NOTICE_AT_MOST, sound["room"].segments


def test_a_broken_earphone_is_replaced_by_another_in_the_game(desktop):
    _, window, data = started(desktop)
    with desktop.record("room") as sound:
        desktop.unplug("headphones")
        wait("the loss in the journal", lambda: lost(data) == [("earphone-white", "gone")])
        sound.wait_for("room")
        sound.wait_for_quiet()
    desktop.plug("elsewhere")
    # He hears nothing yet: the list opens at his earphone, and arrow and Enter go on until the test words are heard.
    with desktop.record("room", "elsewhere") as sound:
        desktop.press("ctrl+o")
        while not re.search("elsewhere", "".join(chosen(data)[-1:]), re.IGNORECASE):
            tried = len(chosen(data))
            desktop.press("Right", "Return")
            wait("the next device", lambda: len(chosen(data)) > tried)
        sound.wait_for("elsewhere")
        sound.wait_for_quiet()
        desktop.press("Escape")
        desktop.press("t")
        sound.wait_for_quiet()
    assert len(sound["elsewhere"].segments) > 1, sound["elsewhere"].segments
    assert not sound["room"].segments, ("no private word in the room", sound["room"].segments)
    assert {one["output"] for one in noticed(data, "sound-chosen")} == {"earphone-white"}
    window.wait_gone(re.compile("Der Kopfhörer von Weiß ist stumm"))
    announce(desktop, data, "e4")
    press(desktop, data)


def test_who_turns_his_earphone_to_the_rooms_device_is_told_in_the_room(desktop):
    _, _, data = started(desktop)
    with desktop.record("headphones") as ear:
        desktop.press("ctrl+o")
        ear.wait_for_begin("headphones")
    # What the system says now is not what the list was opened with.
    command("pactl", "set-default-sink", "room")
    with desktop.record("room") as sound:
        while chosen(data)[-1:] != ["Room"]:
            tried = len(chosen(data))
            desktop.press("Right", "Return")
            wait("the next device", lambda: len(chosen(data)) > tried)
        sound.wait_for("room")
        sound.wait_for_quiet()
    assert sound["room"].seconds > 2.0, "two sentences, and he hears none himself"


def test_a_room_that_is_unplugged_hears_announcements_when_it_is_back(desktop):
    _, window, data = started(desktop)
    command("pactl", "set-default-sink", "headphones")
    with desktop.record("headphones") as ear:
        desktop.unplug("room")
        wait("the loss in the journal", lambda: lost(data) == [("room", "gone")])
        ear.wait_for("headphones")
        ear.wait_for_quiet()
    window.wait_for(re.compile("Der Lautsprecher im Raum ist stumm"))
    # An announcement that the room cannot hear is said in the earphone in its place.
    with desktop.record("headphones") as ear:
        announce(desktop, data, "e4")
        ear.wait_for("headphones")
        ear.wait_for_quiet()
    window.wait_for(re.compile("Lautsprecher im Raum ist stumm"))
    with desktop.record("headphones") as ear:
        desktop.plug("room")
        wait("the return in the journal", lambda: back(data) == ["room"])
        ear.wait_for_quiet()
    # What it was to hear meanwhile is over; what is said from now on it hears.
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    with desktop.record("room", "headphones") as sound:
        desktop.press("ctrl+s", "y")
        sound.wait_for("room")
        sound.wait_for_quiet()
    assert sound["room"].segments


def both_out(desktop, first, second):
    _, _, data = started(desktop)
    desktop.plug("elsewhere")
    command("pactl", "set-default-sink", "elsewhere")
    speak_long(desktop)
    names = {"headphones": "earphone-white", "room": "room"}
    with desktop.record("elsewhere") as sound:
        desktop.unplug(first)
        wait("the first loss", lambda: lost(data) == [(names[first], "gone")])
        desktop.unplug(second)
        wait("the second loss", lambda: lost(data)[1:] == [(names[second], "gone")])
        sound.wait_for_quiet(lasting=2.0)
        desktop.plug(second)
        wait("the first return", lambda: back(data) == [names[second]])
        desktop.plug(first)
        wait("the second return", lambda: back(data) == [names[second], names[first]])
        sound.wait_for_quiet()
    assert not sound["elsewhere"].segments, sound["elsewhere"].segments
    wait("both streams", lambda: ours(desktop) == ["headphones", "room"])


def test_both_go_the_earphone_first(desktop):
    both_out(desktop, "headphones", "room")


def test_both_go_the_room_first(desktop):
    both_out(desktop, "room", "headphones")


def test_nobody_moves_a_stream(desktop):
    _, _, data = started(desktop)
    speak_long(desktop)
    with desktop.record("room", "headphones") as sound:
        for stream in desktop.inputs("anna-hector", "headphones"):
            # Refused, or silent: never heard there.
            subprocess.run(["pactl", "move-sink-input", str(stream), "room"], capture_output=True, check=False)
        command("pactl", "set-default-sink", "room")
        sound.wait_for_quiet()
    assert not sound["room"].segments, sound["room"].segments
    assert sound["headphones"].segments
    assert lost(data) == []


def test_a_sound_server_that_ends_is_told_and_its_devices_come_back(desktop):
    _, window, data = started(desktop)
    speak_long(desktop)
    desktop.stop_sound_server()
    wait("both losses", lambda: sorted(lost(data)) == [("earphone-white", "no-server"), ("room", "no-server")])
    # What was told last to this person stands beside it.
    window.wait_for(re.compile("Der Tondienst läuft nicht"))
    desktop.start_sound_server()
    wait("both returns", lambda: sorted(back(data)) == ["earphone-white", "room"])
    wait("both streams", lambda: ours(desktop) == ["headphones", "room"])
    window.wait_gone(re.compile("Der Tondienst läuft nicht"))
    # The room may still hear that the earphone was lost, if the server was back soon.
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet(lasting=2.0)
    with desktop.record("room", "headphones") as sound:
        desktop.press("t")
        sound.wait_for("headphones")
        sound.wait_for_quiet(lasting=2.0)
    assert not sound["room"].segments, sound["room"].segments


ONE = SETTINGS.replace('white = "pulseaudio:headphones"', 'white = ""').replace('"pulseaudio:room"', '"pulseaudio:headphones"')


def test_one_device_for_both_is_chosen_before_a_competition_and_shown(desktop):
    devices_as_at_first(desktop)
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(ONE)
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    type_pin(desktop, window)
    desktop.press("End", "Return")
    window.wait_for(re.compile("Gemeinsames Tongerät: nicht zugelassen"))
    assert not list(data.glob("games/*.jsonl")), "no game has begun"
    desktop.press("Right")
    window.wait_for(re.compile("Gemeinsames Tongerät: vom Schiedsrichter zugelassen"))
    desktop.press("End", "Return")
    window.wait_for(re.compile("^e2, "))
    window.wait_for(re.compile("Private Worte auch im Raum"))
    (path,) = data.glob("games/*.jsonl")
    assert '"private-words":"room-too"' in path.read_text().splitlines()[0]


def test_the_earphone_goes_with_the_player_who_changes_colour(desktop):
    devices_as_at_first(desktop)
    # Where private words sounded that nobody had chosen a device for.
    desktop.plug("elsewhere")
    command("pactl", "set-default-sink", "elsewhere")
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    type_pin(desktop, window)
    with desktop.record("elsewhere", "headphones") as sound:
        # One act: a key that follows a screen reader's act may be there before it.
        window.do("Weiter: Sehbehindert ist Weiß.", "push button")
        window.wait_for("Sehbehindert ist Schwarz.")
        desktop.press("End", "Return")
        window.wait_for(re.compile("^e2, "))
        sound.wait_for("headphones")
        sound.wait_for_quiet()
    assert not sound["elsewhere"].segments, ("in the set-up", sound["elsewhere"].segments)
    wait("both streams", lambda: ours(desktop) == ["headphones", "room"])
    with desktop.record("elsewhere", "headphones") as sound:
        desktop.press("Return")
        wait("the start", lambda: "started" in acts(data))
        desktop.press("t")
        sound.wait_for("headphones")
        sound.wait_for_quiet()
    assert not sound["elsewhere"].segments, ("in the game", sound["elsewhere"].segments)


def test_a_game_that_is_taken_up_again_sounds_where_its_own_players_are(desktop):
    devices_as_at_first(desktop)
    data = Path(desktop.fresh("data"))
    # Black is visually impaired in the game; in the set-up that is used last, White.
    settings = SETTINGS.replace("rate = 200", 'black = "pulseaudio:headphones"\nrate = 200')
    settings = settings.replace('white = "pulseaudio:headphones"', 'white = "pulseaudio:elsewhere"')
    desktop.plug("elsewhere")
    (data / "settings.toml").write_text(settings.replace('vi = "white"', 'vi = "black"'))
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    type_pin(desktop, window)
    desktop.press("End", "Return")
    window.wait_for(re.compile("^e2, "))
    program.kill()
    (data / "settings.toml").write_text(settings)
    again = desktop.start("--data", str(data))
    window = again.window("anna-hector")
    go_on(desktop, window)
    window.wait_for(re.compile("^e2, "))
    wait("the streams of its own outputs", lambda: ours(desktop) == ["headphones", "room"])
    with desktop.record("headphones", "elsewhere") as sound:
        desktop.press("t")
        sound.wait_for("headphones")
    assert not sound["elsewhere"].segments, sound["elsewhere"].segments


def test_private_words_are_only_shown_where_the_room_would_hear_them(desktop):
    program, _, data = started(desktop)
    program.kill()
    (data / "settings.toml").write_text(ONE)
    again = desktop.start("--data", str(data))
    window = again.window("anna-hector")
    window.wait_for(re.compile("^1 Partie fortsetzen"), "push button")
    window.focus()
    with desktop.record("headphones") as sound:
        desktop.press("Return")
        window.wait_for(re.compile("^e2, "))
        sound.wait_for("headphones")
        sound.wait_for_quiet(lasting=2.0)
    with desktop.record("headphones", "room") as sound:
        desktop.press(LONG)
        sound.wait_for_quiet(lasting=3.0)
    assert not sound["headphones"].segments and not sound["room"].segments
