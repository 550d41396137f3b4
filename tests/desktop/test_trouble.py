"""Bad files and missing services: said and shown, nothing lost, and the game can be played all the same."""
import re
from pathlib import Path

from harness import to_set_up

# No speech service: names are spelled by the voice inside the program.
DESKTOP = ["--no-speech"]
SOUND = '[sound]\nroom = "pulseaudio:room"\nwhite = "pulseaudio:headphones"\nrate = 200\n'


def start(desktop, settings, *arguments):
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(settings)
    program = desktop.start("--data", str(data), *arguments)
    window = program.window("anna-hector")
    window.wait_for(re.compile("Was möchten Sie tun|What would you like"))
    window.focus()
    return program, window, data


def test_bad_settings_are_named_and_left_alone(desktop):
    bad = '[game]\nedition = "1997"\n'
    program, window, data = start(desktop, bad)
    window.wait_for(re.compile("settings.toml.*1997"))
    assert (data / "settings.toml").read_text() == bad
    assert program.alive() and "panicked" not in program.output()


def test_a_damaged_journal_is_named_and_left_alone(desktop):
    data = Path(desktop.fresh("data"))
    (data / "games").mkdir()
    damaged = data / "games" / "2026-01-01T10-00-00.jsonl"
    damaged.write_text('{"v":1,"n":1,"file":"anna-hector journal"}\nnot a line\n')
    (data / "settings.toml").write_text('[game]\nvi = "white"\n' + SOUND)
    before = damaged.read_text()
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    window.wait_for(re.compile("2026-01-01T10-00-00.jsonl: line 1"))
    assert damaged.read_text() == before
    assert program.alive() and "panicked" not in program.output()


def test_names_are_spelled_without_a_speech_service(desktop):
    settings = '[game]\nvi = "white"\nwhite = "Wolfgang"\n' + SOUND
    _, window, _ = start(desktop, settings)
    to_set_up(desktop, window)
    # What the set-up says first is cut by the key.
    desktop.press("Down")
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    with desktop.record("room", "headphones") as sound:
        desktop.press("Up")
        # The service is tried first, and that takes its time.
        window.wait_for(re.compile("Die Systemstimme fehlt."))
        sound.wait_for("headphones")
        sound.wait_for_quiet(lasting=2.0)
    assert sound["headphones"].seconds > 1.5, ("the sentence alone takes half a second", sound["headphones"].segments)
    assert not sound["room"].segments


def test_that_the_system_voice_is_missing_is_said_in_the_language_of_the_game(desktop):
    # At the set-up the system voice says everything private, if it can.
    for language, said in [("de", "Die Systemstimme fehlt."), ("es", "Falta la voz del sistema.")]:
        settings = f'[game]\nvi = "white"\nlanguage = "{language}"\n' + SOUND
        data = Path(desktop.fresh("data"))
        (data / "settings.toml").write_text(settings)
        program = desktop.start("--data", str(data), "--system-voice", "private")
        window = program.window("anna-hector")
        window.wait_for(re.compile(said))
        program.kill()


def test_recordings_that_cannot_be_used_are_named(desktop):
    recordings = Path(desktop.fresh("recordings"))
    (recordings / "de").mkdir()
    (recordings / "de" / "felix.wav").write_bytes(b"not a sound")
    _, window, _ = start(desktop, '[game]\nvi = "white"\n' + SOUND, "--recordings", str(recordings))
    window.wait_for(re.compile("felix.wav"))


def test_a_folder_that_is_missing_is_named_in_the_window(desktop):
    # Who starts the program from a menu sees no standard error.
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text('[game]\nvi = "white"\n' + SOUND)
    file_in_its_place = data / "file"
    file_in_its_place.write_text("")
    for bad in [("--copy", "/media/no-such-stick"), ("--data", str(file_in_its_place))]:
        arguments = bad if bad[0] == "--data" else ("--data", str(data), *bad)
        program = desktop.start(*arguments)
        window = program.window("anna-hector")
        window.wait_for(re.compile(re.escape(bad[1])))
        window.focus()
        desktop.press("Escape")
        assert program.wait_for_end() == 2
        assert bad[1] in program.output()


def test_a_binary_file_among_the_games_leaves_the_window_readable(desktop):
    data = Path(desktop.fresh("data"))
    (data / "scoresheets").mkdir()
    (data / "scoresheets" / "binary.pgn").write_bytes(b'[White "An\0na"]\n1. e4 \0x *\n')
    (data / "scoresheets" / "named.pgn").write_bytes(b'[White "An\0na"]\n[Black "B"]\n1. e4 e5 *\n')
    (data / "settings.toml").write_text('[game]\nvi = "white"\n' + SOUND)
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    window.click(re.compile("Gespielte Partie$"), "push button")
    # The accessible tree ended at the first NUL, for the rest of the session.
    window.wait_for(re.compile("binary.pgn: game 1"))
    window.wait_for(re.compile("An na gegen B"))
