"""Moves spoken into a real microphone: what eSpeak NG says - synthetic speech, and no more than that - is played into the
virtual microphone while the key is held, and arrives on the board and in the journal.
"""
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

from harness import Failed, command, open_group, seconds_of, to_set_up, type_pin, wait
from test_game import acts, click_all, count, journal, large, order_sealing

SETTINGS = """\
[game]
vi = "white"
edition = "2023"
mode = "{mode}"
control = "90+30"
{extra}
[sound]
room = "{sound}:room"
white = "{sound}:headphones"
rate = 200
[microphones]
white = "{microphone}"
room = "{room}"
talk = "{talk}"
recogniser = "{recogniser}"
"""
# Two that PocketSphinx understands without having heard them before; how many it does is for tests/speech to tell.
VOICE = "de+f5"
OPPONENT = "de+m6"


def settings(**given):
    """The text of the settings, with what a test wants otherwise."""
    usual = {"mode": "practice", "microphone": "pulseaudio:mic", "room": "none", "talk": "held", "extra": "", "sound": "pulseaudio", "recogniser": ""}
    return SETTINGS.format(**usual | given)


def begin(desktop, voices=None, heard=True, environment=None, **given):
    """The program with a game that has been started; its window and data folder."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(settings(**given))
    if voices:
        shutil.copytree(voices, data / "voices" / "änne")
    program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=debug", **environment or {})
    window = program.window("anna-hector")
    to_set_up(desktop, window, "n" if given.get("mode") == "competition" else "u")
    if given.get("mode") == "competition":
        type_pin(desktop, window)
    desktop.press("End")
    desktop.press("Return")
    window.wait_for(re.compile("^e2, "))
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    if heard:
        wait("the microphone", lambda: "microphone place=" in program.output() and "hearing place=" in program.output())
    return program, window, data


def spoken(desktop, text, voice=VOICE, rate=130):
    """What eSpeak NG makes of a text, as a file."""
    wav = os.path.join(desktop.fresh("speech"), "said.wav")
    command("espeak-ng", "-v", voice, "-s", str(rate), "-w", wav, text)
    return wav


def taught(desktop):
    """A folder of all words as the voice of these tests says them."""
    home = Path(desktop.fresh("voices"))
    for word in command(os.environ["ANNA_HECTOR"], "enrol", "--language", "de", "--list").splitlines():
        # It says "Kesar" for Cesar in German.
        takes = [spoken(desktop, word.replace("Cesar", "Zäsar"), rate=rate) for rate in (125, 130, 140)]
        command(os.environ["ANNA_HECTOR"], "enrol", "--profile", str(home), "--language", "de", word, *takes)
    return home


def speak(desktop, text, key="v", rate=130):
    """Holds the key, says the text, lets go."""
    wav = spoken(desktop, text, rate=rate)
    command("xdotool", "keydown", key)
    time.sleep(0.1)
    desktop.say_into_microphone(wav)
    time.sleep(0.1)
    command("xdotool", "keyup", key)


def said_by(program):
    """Everything the program has said, with its audience, in order; a line that is still being written is not there yet."""
    return re.findall(r"cue to=(\S+(?: [\w-]+)?) text=(.*)\n", program.output())


def is_asked(program, told):
    """Whether the program has asked if a move was meant, after the first `told` sentences."""
    return any("Meinten Sie" in text for _, text in said_by(program)[told:])


def announce(desktop, program, data, text):
    """Says a move; where the program asks whether it was meant, a key says yes."""
    before, told = count(data, "announced"), len(said_by(program))
    speak(desktop, text)
    wait(f"an answer to {text}", lambda: count(data, "announced") > before or is_asked(program, told))
    if count(data, "announced") == before:
        desktop.press("Return")
    wait("the announcement", lambda: count(data, "announced") == before + 1)


def ask(desktop, program, text, answer, key="v"):
    """Says something that has an answer, again and otherwise if it was not understood, as a person would; all within the half minute
    for which a question stands."""
    before = len(said_by(program))
    for rate in (130, 120, 140, 115):
        speak(desktop, text, key, rate)
        try:
            return wait("an answer", lambda: any(answer in said for _, said in said_by(program)[before:]), seconds=5)
        except Failed:
            continue
    raise Failed(f"no {answer!r} to {text!r}; said was {said_by(program)[before:]}")


def ask_and_deny(desktop, program, text, answer, key="v"):
    """Says something that is asked back, and "nein" to it. The short "nein" of this voice lies near "annehmen": the question may have run
    out before it is understood, and is put again."""
    for _ in range(4):
        ask(desktop, program, text, answer, key=key)
        with contextlib.suppress(Failed):
            return ask(desktop, program, "nein", "Verworfen")
    raise Failed(f"no \"nein\" was understood; said was {said_by(program)}")


def repeat_aloud(desktop, data, text, voice=VOICE):
    """Says a repetition into the room, again and otherwise if it was not understood, as the opponent would."""
    before = count(data, "repeated")
    for rate in (130, 120, 140, 115):
        desktop.say_into_microphone(spoken(desktop, text, voice, rate))
        try:
            return wait("the repetition", lambda: count(data, "repeated") > before, seconds=10)
        except Failed:
            continue
    raise Failed(f"{text} was not understood as a repetition")


def test_a_spoken_move_arrives_on_the_board_and_in_the_journal(desktop):
    program, window, data = begin(desktop)
    with desktop.record("room", "headphones") as sound:
        # That the game begins is said there, too: its end is not the announcement.
        sound.wait_for_quiet()
        before = sound.ended["room"]
        announce(desktop, program, data, "Bauer Eva zwei nach Eva vier")
        wait("the announcement", lambda: sound.ended["room"] > before)
        sound.wait_for_quiet()
    said = [event["move"] for event in journal(data) if event["act"] == "announced"]
    assert said == [{"piece": "P", "from": "e2", "to": "e4", "capture": False}], said
    assert sound["room"].seconds > 1.5, "it is read back as the announcement"
    desktop.press("space")
    wait("the press", lambda: "pressed" in acts(data))
    # Her own board is asked, under the cursor.
    desktop.press("o")
    wait("the pawn on the board", lambda: "Eva vier: weißer Bauer" in program.output())
    placed = [event["move"] for event in journal(data) if event["act"] == "placed"]
    assert placed == said, placed
    assert "panicked" not in program.output()


def test_questions_are_answered_and_grave_words_are_asked_back(desktop):
    program, _, data = begin(desktop, mode="competition")
    ask(desktop, program, "meine Zeit", "Minuten")
    ask_and_deny(desktop, program, "aufgeben", "Weiß gibt auf? Y gedrückt halten", key="Delete")
    assert "ended" not in acts(data) and "announced" not in acts(data)


def test_a_draw_that_is_offered_is_accepted_by_voice(desktop):
    program, window, data = begin(desktop, mode="competition")
    announce(desktop, program, data, "Bauer Eva zwei nach Eva vier")
    desktop.press("space")
    wait("the press", lambda: count(data, "pressed") == 1)
    large(window, "Wiederholt und ausgeführt")
    wait("the execution", lambda: count(data, "executed") == 1)
    # A draw is agreed once both have moved (5.2.3), and offered before the press (9.1.2.1).
    click_all(window, ["e7", "e5"])
    large(window, "Ansagen")
    wait("Black's announcement", lambda: count(data, "announced") == 2)
    window.wait_for("Mehr", "push button").click()
    window.wait_for("Remis anbieten", "push button").click()
    window.wait_for("Ja", "push button").click()
    wait("the offer", lambda: count(data, "draw-offered") == 1)
    ask(desktop, program, "Remis annehmen", "nimmt das Remis an?")
    assert "ended" not in acts(data), "it is asked back"
    # No spoken yes ends a game: the key is held for it.
    ask(desktop, program, "ja", "nimmt das Remis an?")
    assert "ended" not in acts(data), "it wants a hand"
    for _ in range(4):
        command("xdotool", "keydown", "y")
        time.sleep(1)
        command("xdotool", "keyup", "y")
        # Held before the question has sounded it is no answer.
        try:
            wait("the end", lambda: "ended" in acts(data), seconds=10)
            break
        except Failed:
            continue
    (end,) = [event for event in journal(data) if event["act"] == "ended"]
    assert (end["outcome"], end["reason"]) == ("1/2-1/2", "agreement"), end
    assert "panicked" not in program.output()


def test_a_sealed_move_is_spoken_where_nobody_overhears_it_and_is_nowhere_to_be_found(desktop):
    program, window, data = begin(desktop)
    desktop.press("F9")
    order_sealing(desktop, window, data)
    desktop.press("F9")
    square = window.wait_for(re.compile("^e2(, .*)?$"), "push button")
    assert square and "move-sealed" not in acts(data)
    # Nothing is taken before he has said that nobody overhears him.
    ask(desktop, program, "Bauer Eva zwei nach Eva vier", "niemand mithört")
    desktop.press("y")
    wait("the permission", lambda: "Sprechen Sie den Abgabezug" in program.output())
    for _ in range(4):
        speak(desktop, "Bauer Eva zwei nach Eva vier")
        time.sleep(3)
        desktop.press("Return")
        try:
            wait("the sealing", lambda: "move-sealed" in acts(data), seconds=8)
            break
        except Failed:
            continue
    assert "move-sealed" in acts(data), acts(data)
    for found in (window.tree(), program.output(), str(journal(data))):
        # As a word of its own: the envelope is a thousand random bytes, and its digits have `e2e4` in one game of thirty.
        assert "Eva vier" not in found and not re.search(r"\be2e4\b", found), found
    assert not list(data.glob("games/**/*.wav")), "no recording of it is kept"
    assert "panicked" not in program.output()


def test_a_piece_that_reaches_nothing_is_asked_from_where_and_answered_by_voice_or_cursor(desktop):
    program, window, data = begin(desktop, mode="competition")
    ask_and_deny(desktop, program, "Springer Felix fünf", "Von welchem Feld?")
    ask(desktop, program, "Springer Felix fünf", "Von welchem Feld?")
    # The cursor is on e4: no knight stands there, and the question stays.
    told = len(said_by(program))
    desktop.press("Return")
    wait("the question", lambda: [text for _, text in said_by(program)[told:]] == ["Von welchem Feld?"])
    for key in ("Down", "Down", "Down", "Right", "Right"):
        desktop.press(key)
    desktop.press("Return")
    wait("the move, read back", lambda: "Springer Gustav eins nach Felix fünf" in said_by(program)[-1][1])
    assert "announced" not in acts(data)
    desktop.press("Escape")
    ask(desktop, program, "Springer Felix fünf", "Von welchem Feld?")
    told = len(said_by(program))
    speak(desktop, "Gustav eins")
    wait("the move, or the question whether it was meant", lambda: "announced" in acts(data) or is_asked(program, told))
    if "announced" not in acts(data):
        desktop.press("Return")
    wait("the announcement", lambda: "announced" in acts(data))
    (said,) = [event["move"] for event in journal(data) if event["act"] == "announced"]
    assert (said["piece"], said["from"], said["to"]) == ("N", "g1", "f5"), said


def test_noise_and_silence_do_nothing_and_say_nothing(desktop):
    program, _, data = begin(desktop, mode="competition", talk="open")
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    before, quiet = len(said_by(program)), len(acts(data))
    wav = os.path.join(desktop.fresh("noise"), "noise.wav")
    command("sox", "-n", "-r", "48000", "-c", "1", "-b", "16", wav, "synth", "3", "pinknoise", "vol", "0.3")
    click = os.path.join(desktop.fresh("click"), "click.wav")
    command("sox", "-n", "-r", "48000", "-c", "1", "-b", "16", click, "synth", "0.03", "square", "900", "vol", "0.9", "pad", "0.3", "0.5")
    with desktop.record("room", "headphones") as sound:
        for file in (wav, click, click, spoken(desktop, "Möchtest du nachher noch einen Kaffee trinken gehen?")):
            desktop.say_into_microphone(file)
        time.sleep(2)
    assert not sound["room"].segments and not sound["headphones"].segments, (sound["room"].segments, sound["headphones"].segments, said_by(program)[before:])
    assert (len(said_by(program)), len(acts(data))) == (before, quiet), said_by(program)[before:]
    # And a move is understood as well as before, without a key to talk; if not at once, it is said again. What follows the
    # question, which key answers it, may have been said when this looks.
    for _ in range(4):
        desktop.say_into_microphone(spoken(desktop, "Bauer David zwei nach David vier"))
        with contextlib.suppress(Failed):
            wait("the move", lambda: "announced" in acts(data) or is_asked(program, before), seconds=10)
            break
    else:
        raise Failed(f"no move was understood; said was {said_by(program)[before:]}")


def test_the_handshake_goes_by_ear_and_the_players_own_words_are_the_announcement(desktop):
    program, _, data = begin(desktop, extra='announcer-white = "player"', room="pulseaudio:mic", mode="competition")
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    with desktop.record("room", "headphones") as sound:
        announce(desktop, program, data, "Bauer Eva zwei nach Eva vier")
        sound.wait_for("headphones")
    assert sound["headphones"].segments and not sound["room"].segments, "the program does not say it again"
    # The opponent says another move, then the right one, into the microphone of the room.
    repeat_aloud(desktop, data, "Springer Gustav eins nach Felix drei", OPPONENT)
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    repeat_aloud(desktop, data, "Bauer Eva zwei nach Eva vier")
    moves = [event.get("move") for event in journal(data) if event["act"] == "repeated"]
    assert [move and move.get("from") for move in moves] in (["g1", "e2"], ["g1", None]), moves
    noticed = [event["incident"] for event in journal(data) if event["act"] == "noticed"]
    recorded = [incident for incident in noticed if "recorded" in incident]
    assert recorded == [{"recorded": {"ply": 1, "clip": 1}}], recorded
    assert "panicked" not in program.output()


def test_the_opponent_says_his_own_move_in_the_room_and_announces_it_with_one_click(desktop):
    program, window, data = begin(desktop, room="pulseaudio:mic", mode="competition")
    announce(desktop, program, data, "Bauer Eva zwei nach Eva vier")
    desktop.press("space")
    wait("the press", lambda: count(data, "pressed") == 1)
    large(window, "Wiederholt und ausgeführt")
    wait("the execution", lambda: count(data, "executed") == 1)
    window.wait_for(re.compile("^Dann sagen Sie den Zug laut"))
    for rate in (130, 120, 140, 115):
        desktop.say_into_microphone(spoken(desktop, "Bauer Eva sieben nach Eva fünf", OPPONENT, rate))
        try:
            window.wait_for("Das wäre: Bauer Eva sieben nach Eva fünf. Ist das gemeint?", seconds=10)
            break
        except Failed:
            continue
    assert count(data, "announced") == 1, "what was heard in the room announces nothing"
    window.wait_for("Ja", "push button").click()
    wait("the announcement", lambda: count(data, "announced") == 2)
    wait("its recording", lambda: any(event.get("incident") == {"recorded": {"ply": 2, "clip": 2}} for event in journal(data)))


def test_the_players_words_are_kept_and_played_again_and_become_one_file(desktop):
    program, _, data = begin(desktop)
    announce(desktop, program, data, "Bauer Eva zwei nach Eva vier")
    wait("the recording", lambda: "noticed" in acts(data))
    (clip,) = data.glob("games/*.recordings/*.wav")
    heard = seconds_of(str(clip))
    assert 2.0 < heard < 6.0, f"with what was heard before and after: {heard} s"
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    with desktop.record("room", "headphones") as sound:
        desktop.press("shift+l")
        sound.wait_for("headphones")
        # A short sound of before may come first, and the recording more than a second after it.
        sound.wait_for_quiet(lasting=3.0)
    assert sound["headphones"].seconds > 1.0 and not sound["room"].segments, "in the player's ear alone"
    desktop.press("i")
    desktop.type("r 7\n")
    wait("that there is none", lambda: any("Von Zug sieben gibt es keine Aufnahme" in text for _, text in said_by(program)))
    (path,) = data.glob("games/*.jsonl")
    out = os.path.join(desktop.fresh("out"), "game.wav")
    command(os.environ["ANNA_HECTOR"], "recordings", str(path), "--out", out)
    assert abs(seconds_of(out) - heard - 0.5) < 0.05
    sheet = Path(f"{out}.cue").read_text(encoding="utf-8")
    assert "1. Bauer Eva zwei nach Eva vier" in sheet and "INDEX 01 00:00:00" in sheet, sheet


def test_what_is_in_dispute_is_heard_in_the_room(desktop):
    program, window, data = begin(desktop)
    announce(desktop, program, data, "Bauer Eva zwei nach Eva vier")
    wait("the recording", lambda: "noticed" in acts(data))
    desktop.press("space")
    wait("the press", lambda: "pressed" in acts(data))
    # The opponent has another move on his sheet.
    desktop.press("ctrl+u", "y")
    wait("the procedure", lambda: "reconcile" in acts(data))
    desktop.press("F9")
    window.wait_for("Bretter", "toggle button").click()
    # As a screen reader goes there: it lies below the edge of the window.
    window.wait_for("Partieformular", "entry").focus()
    wait("the field", lambda: window.focused() and window.focused().role == "entry")
    desktop.type("1.d4")
    window.wait_for("Partieformular: Schwarz", "push button").do()
    button = window.wait_for("Ansage hören: 1, Weiß", "push button")
    (clip,) = data.glob("games/*.recordings/*.wav")
    with desktop.record("room", "headphones") as sound:
        sound.wait_for_quiet()
    with desktop.record("room", "headphones") as sound:
        button.do()
        sound.wait_for("room")
        sound.wait_for_quiet()
    assert sound["room"].seconds > 1.0 and not sound["headphones"].segments, (sound["room"].seconds, seconds_of(str(clip)))
    # On a busy machine the program notes that it stood still.
    assert [act for act in acts(data) if act != "noticed"][-1] == "reconcile", "hearing it decides nothing"


def connections():
    """How many programs and parts of them the sound server has; it takes 64."""
    return len(command("pactl", "list", "short", "clients").splitlines())


def test_a_microphone_that_goes_and_comes_back(desktop):
    program, window, data = begin(desktop)
    before = connections()
    command("pactl", "unload-module", "module-remap-source")
    wait("that it is gone", lambda: any("Das Mikrofon ist nicht da" in text for _, text in said_by(program)))
    window.wait_for(re.compile("Das Mikrofon von Weiß hört nichts"))
    desktop.press("i")
    desktop.type("e4\n")
    desktop.press("Return")
    wait("that the keyboard goes on", lambda: "announced" in acts(data))
    command("pactl", "load-module", "module-remap-source", "master=micfeed.monitor", "source_name=mic",
            "source_properties=device.description=Mic")
    wait("that it is back", lambda: any("Das Mikrofon ist wieder da" in text for _, text in said_by(program)))
    ask(desktop, program, "meine Zeit", "Minuten")
    # Each look for a microphone once left a connection open: after four minutes of them no program got a sound.
    assert connections() <= before + 1, command("pactl", "list", "short", "clients")


def test_without_a_microphone_it_is_said_and_the_keyboard_goes_on(desktop):
    program, window, data = begin(desktop, microphone="pulseaudio:nothing", heard=False)
    wait("the message", lambda: any("Das Mikrofon ist nicht da" in text for _, text in said_by(program)))
    window.wait_for(re.compile("Das Mikrofon von Weiß hört nichts. Das gewählte Mikrofon ist nicht da.*pulseaudio:nothing"))
    told = len(said_by(program))
    command("xdotool", "keydown", "v", "keyup", "v")
    wait("the message, for who speaks all the same", lambda: any("nicht da" in text for _, text in said_by(program)[told:]))
    desktop.press("i")
    desktop.type("e4\n")
    desktop.press("Return")
    wait("the announcement", lambda: "announced" in acts(data))


def test_a_microphone_this_user_may_not_listen_to_is_told_so_and_the_keyboard_goes_on(desktop):
    # No sound server, as on a small machine: ALSA opens what it can, and what is recorded from is a file of somebody else.
    folder = Path(desktop.fresh("devices"))
    locked, devices, alone = folder / "locked", folder / "asound.conf", folder / "alone"
    locked.write_bytes(bytes(96_000))
    locked.chmod(0)
    outputs = "".join(f'pcm.{name} {{ type pulse server "{os.environ["PULSE_SERVER"]}" device {name} hint {{ show on }} }}\n'
                      for name in ("room", "headphones"))
    devices.write_text(f"""</usr/share/alsa/alsa.conf>
{outputs}pcm.theirs {{ type file slave.pcm "null" file "/dev/null" infile "{locked}" format raw hint {{ show on }} }}
""")
    # The administrator may read every file, unless he gives that up.
    alone.write_text('#!/bin/sh\nexec setpriv --bounding-set=-dac_override,-dac_read_search "$ANNA_HECTOR" "$@"\n')
    alone.chmod(0o755)
    started = {"binary": str(alone) if os.getuid() == 0 else None, "ALSA_CONFIG_PATH": str(devices), "PULSE_SERVER": f"unix:{folder}/nobody"}
    with desktop.record("room", "headphones") as sound:
        program, window, data = begin(desktop, microphone="alsa:theirs", sound="alsa", heard=False, environment=started)
        window.wait_for(re.compile("Das Mikrofon von Weiß hört nichts. Es ist für diesen Benutzer gesperrt.*theirs"))
        wait("the message", lambda: any("Das Mikrofon ist nicht da" in text for _, text in said_by(program)))
        desktop.press("i")
        desktop.type("e4\n")
        desktop.press("Return")
        wait("the announcement", lambda: "announced" in acts(data))
        sound.wait_for("room")
        sound.wait_for_quiet()
    assert sound["headphones"].segments, "said in the ear, by the devices that may be used"
    assert "panicked" not in program.output()


def test_with_words_that_were_taught_a_move_is_understood_by_both_recognisers(desktop):
    program, _, data = begin(desktop, extra='white = "Änne"', voices=taught(desktop))
    announce(desktop, program, data, "Springer Gustav eins nach Felix drei")
    scores = re.search(r"utterance place=\S+ acceptance=\S+ .*?scores=(.*)", program.output()).group(1)
    assert "enrolled_current" in scores and "sphinx_current" in scores, scores
    (said,) = [event["move"] for event in journal(data) if event["act"] == "announced"]
    assert (said["from"], said["to"]) == ("g1", "f3"), said


def record_session(desktop, folder, *more):
    """The tool that records a person who is asked for moves: its process, and what it has said."""
    words = ["record-session", "--out", folder, "--speaker", "Änne", "--language", "de", "--microphone", "pulseaudio:mic", *more]
    log = os.path.join(desktop.fresh("session"), "out.log")
    with open(log, "w", encoding="utf-8") as out:
        process = subprocess.Popen([os.environ["ANNA_HECTOR"], *words], stdin=subprocess.PIPE, stdout=out, stderr=out, text=True)
    desktop.services.append(process)
    return process, lambda: Path(log).read_text(encoding="utf-8")


def test_a_session_of_moves_is_recorded_and_gone_on_with(desktop):
    folder = desktop.fresh("recordings")
    home = Path(folder) / "änne" / "de"
    with desktop.record("room", "headphones") as sound:
        process, told = record_session(desktop, folder, "--moves", "3", "--aloud", "pulseaudio:headphones")
        sound.wait_for("headphones")
        sound.wait_for_quiet()
        first = re.search(r"^1/3: (.*)$", told(), re.M).group(1)
        desktop.say_into_microphone(spoken(desktop, first))
        wait("the first move", lambda: "kept: 001.wav" in told())
        # The prompt that is read next is nobody's move.
        sound.wait_for("headphones")
        sound.wait_for_quiet()
    assert sound["headphones"].segments and not sound["room"].segments
    assert not (home / "002.wav").exists(), told()
    # It ends, and goes on there.
    process.stdin.write("q\n")
    process.stdin.flush()
    wait("its end", lambda: process.poll() == 0)
    assert "1 of 3 moves are recorded" in told(), told()
    process, told = record_session(desktop, folder, "--moves", "3", "--aloud", "none")
    wait("the second move", lambda: re.search(r"^2/3: ", told(), re.M) and "listening at" in told())
    for number in (2, 3):
        wait("the prompt", lambda: re.search(rf"^{number}/3: .*$", told(), re.M))
        desktop.say_into_microphone(spoken(desktop, re.search(rf"^{number}/3: (.*)$", told(), re.M).group(1)))
        wait("the move", lambda: f"kept: {number:03}.wav" in told())
    wait("its end", lambda: process.poll() == 0)
    listed = [json.loads(line) for line in (home / "list.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [take["file"] for take in listed] == ["001.wav", "002.wav", "003.wav"] and listed[0]["text"] == first, listed
    assert all(1.0 < seconds_of(str(home / take["file"])) < 8.0 for take in listed)
    # Others read it as the tool that hears takes it.
    heard = json.loads(command(os.environ["ANNA_HECTOR"], "hear", "--language", "de", "--fen", listed[0]["fen"], str(home / "001.wav")))
    assert heard["heard"], heard


def open_setup(desktop, **given):
    """The program at its set-up, the last field in hand; its data folder."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(settings(**given))
    program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=debug")
    window = program.window("anna-hector")
    to_set_up(desktop, window, "u")
    open_group(window, "Mikrofone")
    desktop.press("End")
    # From here each key is one sentence more.
    wait("the last field", lambda: said_by(program)[-1][1].endswith("Tonprobe."))
    return program, window, data


def go_up_to(desktop, program, field):
    """Goes up in the set-up, field by field, until this one is read."""
    for _ in range(40):
        told = len(said_by(program))
        desktop.press("Up")
        wait("the next field", lambda: len(said_by(program)) > told)
        if said_by(program)[-1][1].startswith(field):
            return
    raise Failed(f"no field {field!r}")


def until_quiet(desktop):
    with desktop.record("headphones") as sound:
        sound.wait_for_quiet()


def teach(desktop, program, words):
    """Says each word until the next is asked for: three times, and again where the program did not hear it."""
    for word in words:
        wait(f"the word {word}", lambda: said_by(program)[-1][1].rstrip(".").endswith(word))
        told = len(said_by(program))
        wav = spoken(desktop, word)
        for _ in range(8):
            until_quiet(desktop)
            if any(re.fullmatch(r"\w+\.", said) and said != f"{word}." for _, said in said_by(program)[told:]):
                break
            desktop.say_into_microphone(wav)


def test_words_are_taught_by_ear_kept_and_gone_on_with(desktop):
    program, window, data = open_setup(desktop, extra='white = "Änne"')
    go_up_to(desktop, program, "Eigene Aussprache von Weiß")
    desktop.press("Return")
    window.wait_for(re.compile("Wörter einlernen"))
    teach(desktop, program, ["Anna", "Bella"])
    wait("the third word", lambda: said_by(program)[-1][1] == "Cesar.")
    window.wait_for(re.compile(r"^[Zz]wei von \w+ Wörtern eingelernt"))
    takes = sorted(path.name for path in data.glob("voices/änne/de/*.wav"))
    assert takes == [f"{word}-{take}.wav" for word in ("anna", "bella") for take in (1, 2, 3)], takes
    # Half a word is no word: it is asked for again.
    until_quiet(desktop)
    desktop.say_into_microphone(spoken(desktop, "Zäsar"))
    desktop.press("Escape")
    window.wait_for(re.compile("Eigene Aussprache von Weiß"))
    desktop.press("Return")
    wait("where it was left", lambda: re.search(r"[Zz]wei von \w+ Wörtern eingelernt\. Cesar\.$", said_by(program)[-1][1]))
    desktop.press("Escape")
    # Deleted only by a second key.
    desktop.press("BackSpace")
    wait("the question", lambda: "wirklich löschen" in said_by(program)[-1][1])
    assert list(data.glob("voices/änne/de/*.wav"))
    desktop.press("Return")
    wait("that it is deleted", lambda: "gelöscht" in said_by(program)[-1][1])
    assert not list(data.glob("voices/änne/de/*"))
    assert "panicked" not in program.output()


SPEAK = "Bitte sprechen Sie jetzt."


def test_a_microphone_is_tried_while_setting_up(desktop):
    program, window, _ = open_setup(desktop)
    go_up_to(desktop, program, "Mikrofon von Weiß: Gerät eins, pulseaudio:mic")
    for word, told in [("Guten Tag, hier spricht Weiß", "Das Mikrofon hört gut."), (None, "Das Mikrofon hört nichts. Ist es stumm geschaltet?")]:
        wav = word and spoken(desktop, word)
        # A busy machine may bring a microphone only half of a word.
        for _ in range(4):
            # Another one and back: each is tried when it is chosen.
            desktop.press("Left")
            wait("the end of that trial", lambda: said_by(program)[-1][1].startswith("Das Mikrofon hört"))
            desktop.press("Right")
            wait("the request", lambda: said_by(program)[-1][1] == SPEAK)
            time.sleep(2)
            if wav:
                desktop.say_into_microphone(wav)
            judged = wait("the judgement", lambda: said_by(program)[-1][1] != SPEAK and said_by(program)[-1][1])
            if judged == told:
                break
        assert judged == told, judged


def levels(window):
    """What the level meter shows: decibels and judgement."""
    shown = (re.match(r"Pegel: (-?\d+) dB\. (.*)", node.name) for node in window.nodes() if node.name)
    return [(int(found[1]), found[2]) for found in shown if found]


def test_the_meter_shows_how_loud_it_is(desktop):
    program, window, _ = open_setup(desktop)
    assert not levels(window), "nothing is metered before a microphone is in hand"
    go_up_to(desktop, program, "Mikrofon von Weiß: Gerät eins, pulseaudio:mic")
    for key in ("Left", "Right"):
        desktop.press(key)
    speech = spoken(desktop, "Springer Gustav eins nach Felix drei, Bauer Eva zwei nach Eva vier")
    for name, volume, loudest, judged in [
        ("well", "1", (-25, -6), "Das Mikrofon hört gut."),
        ("quiet", "0.02", (-60, -40), "Zu leise. Näher ans Mikrofon, oder lauter."),
        ("loud", "30", (-12, 1), "Zu laut. Das Mikrofon leiser stellen, oder weiter weg."),
    ]:
        wav = os.path.join(desktop.fresh(name), "said.wav")
        # Three seconds are judged, and those before must be forgotten. Four times: a busy machine is looked at less often than the loudest
        # moment lasts.
        command("sox", *[speech] * 4, wav, "vol", volume)
        seen = []
        player = subprocess.Popen(["paplay", "--device=micfeed", wav])
        wait(f"{name}: {judged}", lambda: [seen.extend(levels(window)), seen and seen[-1][1] == judged][1])
        desktop.screenshot(f"{desktop.folder}/meter-{name}.png")
        while player.poll() is None:
            seen.extend(levels(window))
        highest = max(decibels for decibels, text in seen if text == judged)
        assert loudest[0] <= highest <= loudest[1], (name, highest)
    # Nothing listens that nobody looks at.
    desktop.press("Down")
    window.wait_gone(re.compile("^Pegel: "))
    wait("the device to be closed", lambda: "anna-hector" not in command("pactl", "list", "source-outputs"))
    assert "panicked" not in program.output()


def types_a_move(desktop, data):
    """The keyboard goes on."""
    desktop.press("i")
    desktop.type("e4\n")
    desktop.press("Return")
    wait("that the keyboard goes on", lambda: "announced" in acts(data))


def test_without_pocketsphinx_it_is_said_what_is_missing_and_the_keyboard_goes_on(desktop):
    program, window, data = begin(desktop, environment={"ANNA_HECTOR_POCKETSPHINX": "/nowhere/libpocketsphinx.so"})
    wait("the message", lambda: any("Gesprochenes wird nicht verstanden" in text for _, text in said_by(program)))
    window.wait_for(re.compile("PocketSphinx.*install"))
    told = len(said_by(program))
    command("xdotool", "keydown", "v", "keyup", "v")
    wait("the message, for who speaks all the same", lambda: any("Gesprochenes" in text for _, text in said_by(program)[told:]))
    types_a_move(desktop, data)
    assert "panicked" not in program.output()


def test_while_the_only_recogniser_is_being_opened_it_is_told_and_then_that_it_is_ready(desktop):
    ready = Path(desktop.fresh("ready")) / "ready"
    echo = Path(__file__).resolve().parents[1] / "recognisers" / "echo.py"
    recogniser = f"python3 '{echo}' 'Bauer Eva zwei nach Eva vier' 1 '{ready}'"
    program, _, data = begin(desktop, heard=False, environment={"ANNA_HECTOR_POCKETSPHINX": "/nowhere/libpocketsphinx.so"},
                             recogniser=recogniser)
    wait("the opening", lambda: "recogniser opens" in program.output())
    told = len(said_by(program))
    command("xdotool", "keydown", "v", "keyup", "v")
    wait("that it is not ready", lambda: any("wird noch gestartet" in text for _, text in said_by(program)[told:]))
    # The keyboard answers meanwhile.
    desktop.press("t")
    wait("the times", lambda: any("Minuten" in text for _, text in said_by(program)[told:]))
    ready.touch()
    wait("that it is ready", lambda: said_by(program)[-1] == ("earphone white", "Der zusätzliche Erkenner versteht."))
    announce(desktop, program, data, "Bauer Eva zwei nach Eva vier")


def test_a_recogniser_that_hangs_while_it_is_opened_ends_with_the_program(desktop):
    bad = Path(__file__).resolve().parents[1] / "recognisers" / "bad.py"
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(60)
        program, window, _ = begin(desktop, heard=False, environment={"ANNA_HECTOR_POCKETSPHINX": "/nowhere/libpocketsphinx.so"},
                                   recogniser=f"python3 '{bad}' mute {server.getsockname()[1]}")
        lives, _ = server.accept()
    with lives:
        wait("the opening", lambda: "recogniser opens" in program.output())
        window.close()
        window.wait_for(re.compile("Das Programm mitten in der Partie beenden"))
        time.sleep(1.2)  # earlier it is no answer: nobody can have heard the question
        desktop.press("ctrl+q")
        assert program.wait_for_end() == 0, program.output()
        # Its connection ends with it.
        lives.settimeout(5)
        assert lives.recv(1) == b""


def test_a_profile_that_cannot_be_read_is_told_and_everybody_is_understood_as_before(desktop):
    home = Path(desktop.fresh("voices"))
    (home / "de").mkdir()
    (home / "de" / "profile.toml").write_text("version = 99\n")
    program, window, data = begin(desktop, extra='white = "Änne"', voices=home)
    wait("the message", lambda: ("earphone white", "Die eigene Aussprache lässt sich nicht benutzen. Warum, steht auf dem Bildschirm.") in said_by(program))
    window.wait_for(re.compile("profile.toml: not a profile of this program.*format 99"))
    announce(desktop, program, data, "Springer Gustav eins nach Felix drei")
    assert (home / "de" / "profile.toml").read_text() == "version = 99\n"


def test_a_foreign_profile_is_not_taught_over(desktop):
    program, window, data = open_setup(desktop, extra='white = "Änne"')
    listing = data / "voices" / "änne" / "de" / "profile.toml"
    listing.parent.mkdir(parents=True)
    listing.write_text("colour = 'green'\n")
    go_up_to(desktop, program, "Eigene Aussprache von Weiß")
    desktop.press("Return")
    wait("the message", lambda: "Die eigene Aussprache lässt sich nicht benutzen" in said_by(program)[-1][1])
    window.wait_for(re.compile("profile.toml: not a profile of this program"))
    assert listing.read_text() == "colour = 'green'\n"


def test_a_microphone_that_another_program_has_taken(desktop):
    # The sound server suspends a device that another program reserves.
    program, window, data = begin(desktop)
    command("pactl", "suspend-source", "mic", "1")
    wait("the message", lambda: any("Das Mikrofon ist nicht da" in text for _, text in said_by(program)))
    window.wait_for(re.compile("Das Mikrofon von Weiß hört nichts"))
    types_a_move(desktop, data)
    command("pactl", "suspend-source", "mic", "0")
    wait("that it is back", lambda: any("Das Mikrofon ist wieder da" in text for _, text in said_by(program)))
    ask(desktop, program, "meine Zeit", "Minuten")
