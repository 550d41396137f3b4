"""How long a move takes a visually impaired player in blitz: by keyboard, by voice and by pad, twelve moves of one real game
(Morphy against the Duke of Brunswick and Count Isouard, Paris 1858).

A move begins with the first key, button or word, and ends when the clock is pressed in the journal and the room has heard the last
word of the announcement. The figures are printed; what is tested is that each move was announced once, as it was meant, and that
nobody pressed before the last word, except where the arbiter has granted it.

The hands of this test strike a key or a button every 0.15 s, and point with a stick and take in 0.25 s.
"""
import json
import re
import shutil
import statistics
import threading
import time
from pathlib import Path

from harness import Failed, command, to_set_up, wait
from pad import Pads
from test_game import acts, click_all, count, journal, large
from test_pad import SECTORS
from test_voice import VOICE, is_asked, said_by, spoken, taught

ALONE = True
WHEN_NAMED = True
#: What a player of 3+2 chooses: squares style, fast speech, announced at once.
BLITZ = """\
[game]
vi = "white"
white = "Änne"
mode = "practice"
control = "3+2"
style = "squares"
press-effect = "{effect}"
[sound]
room = "pulseaudio:room"
white = "pulseaudio:headphones"
room_rate = 200
rate = 300
[microphones]
white = "{microphone}"
[entry]
white = {{ commit = "at-once", typing = "stays" }}
"""
# White's move, as he says it, and Black's as he clicks it.
GAME = [
    ("e2e4", "Eva vier", ["e7", "e5"]),
    ("g1f3", "Springer Felix drei", ["d7", "d6"]),
    ("d2d4", "David vier", ["c8", "g4"]),
    ("d4e5", "David schlägt Eva fünf", ["g4", "f3"]),
    ("d1f3", "Dame schlägt Felix drei", ["d6", "e5"]),
    ("f1c4", "Läufer Cesar vier", ["g8", "f6"]),
    ("f3b3", "Dame Bella drei", ["d8", "e7"]),
    ("b1c3", "Springer Cesar drei", ["c7", "c6"]),
    ("c1g5", "Läufer Gustav fünf", ["b7", "b5"]),
    ("c3b5", "Springer schlägt Bella fünf", ["c6", "b5"]),
    ("c4b5", "Läufer schlägt Bella fünf", ["b8", "d7"]),
    ("e1c1", "lange Rochade", None),
]
KEY, STICK = 0.15, 0.25


class Lines(threading.Thread):
    """Reads the journal while it is written, and notes when each line was there."""

    def __init__(self, data):
        super().__init__(daemon=True)
        (self.path,) = data.glob("games/*.jsonl")
        self.seen, self.over = [], False
        self.start()

    def run(self):
        with open(self.path, encoding="utf-8") as file:
            part = ""
            while not self.over:
                part += file.read()
                *whole, part = part.split("\n")
                now = time.monotonic_ns()
                self.seen += [(now, line["event"]) for line in map(json.loads, whole) if "event" in line]
                time.sleep(0.004)

    def count(self, act):
        return sum(event["act"] == act for _, event in self.seen)

    def when(self, act, number):
        """When the act was there for this time, counted from 1."""
        return wait(f"{act} {number}", lambda: [at for at, event in self.seen if event["act"] == act][number - 1:number], 15)[0]


class Board:
    """A blitz game that has begun, and its figures."""

    def __init__(self, desktop, effect="last-word", voices=None, **environment):
        self.desktop = desktop
        data = self.data = Path(desktop.fresh("data"))
        microphone = "pulseaudio:mic" if voices else "none"
        (data / "settings.toml").write_text(BLITZ.format(effect=effect, microphone=microphone))
        if voices:
            shutil.copytree(voices, data / "voices" / "änne")
        self.program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=debug", **environment)
        self.window = self.program.window("anna-hector")
        to_set_up(desktop, self.window, "u")
        desktop.press("End", "Return")
        self.window.wait_for(re.compile("^e2, "))
        desktop.press("Return")
        wait("the start", lambda: "started" in acts(data))
        if voices:
            said = self.program.output
            wait("the microphone", lambda: "microphone place=" in said() and "hearing place=" in said())
        self.lines = Lines(data)
        self.times = []

    def key(self, name):
        """A key, struck without waiting for its release to be seen."""
        self.desktop.press(name)
        time.sleep(KEY)

    def play(self, sound, enter_and_press):
        """White's moves, each by `enter_and_press`, which gives the moment of the decision; Black replies by mouse."""
        for number, (move, words, reply) in enumerate(GAME, 1):
            sound.wait_for_quiet(lasting=0.6)
            decided = enter_and_press(move, words)
            announced, pressed = self.lines.when("announced", 2 * number - 1), self.lines.when("pressed", 2 * number - 1)
            sound.wait_for_quiet(lasting=0.6)
            self.times.append((decided, announced, pressed, time.monotonic_ns()))
            if reply is None:
                break
            large(self.window, "Wiederholt und ausgeführt")
            click_all(self.window, reply)
            large(self.window, "Uhr drücken")
            wait("Black's press", lambda: self.lines.count("pressed") == 2 * number)
            sound.wait_for_quiet(lasting=0.6)
            for act in ("repeated", "executed"):
                self.key("Return")
                wait(f"White's {act}", lambda: self.lines.count(act) == 2 * number)
        self.lines.over = True

    def told(self, name, sound):
        """Prints the figures from the decision on, in seconds, and gives them for each move."""
        figures = []
        for decided, announced, pressed, quiet in self.times:
            if "micfeed" in sound.sinks:
                decided = sound["micfeed"].onset_after(decided)
            heard = [part for part in sound["room"].segments if decided < part["begin_ns"] < quiet]
            assert heard, "the room heard the announcement"
            end = heard[-1]["end_ns"]
            figures.append([(at - decided) / 1e9 for at in (announced, heard[0]["begin_ns"], end, pressed)]
                           + [(max(end, pressed) - decided) / 1e9])
        for what, column in zip(("announced", "first word", "last word", "clock pressed", "all of it"), zip(*figures)):
            print(f"{name}: {what}: median {statistics.median(column):.2f} s, worst {max(column):.2f} s "
                  f"({len(column)} moves)", flush=True)
        return figures

    def holds(self):
        """What holds however fast the machine is."""
        events = journal(self.data)
        said = [event["move"] for event in events if event["act"] == "announced"]
        squares = [move if "castling" in move else move["from"] + move["to"] for move in said]
        assert squares[::2] == [*(move for move, *_ in GAME[:-1]), {"castling": "long"}], squares
        assert not [event for event in events if event["act"] in ("corrected", "early-press")], acts(self.data)
        assert "panicked" not in self.program.output()


def by_keyboard(desktop, effect):
    board = Board(desktop, effect)

    def typed(move, _):
        decided = time.monotonic_ns()
        for key in [*move, "Return", "space"]:
            board.key(key)
        return decided

    with desktop.record("room", "headphones") as sound:
        board.play(sound, typed)
    figures = board.told(f"keyboard, press at {effect}", sound)
    board.holds()
    return figures


def test_by_keyboard_the_press_at_the_last_word(desktop):
    for _, _, last_word, pressed, _ in by_keyboard(desktop, "last-word"):
        assert pressed > last_word - 0.2, "the press takes effect at the last word"


def test_by_keyboard_the_press_at_once(desktop):
    by_keyboard(desktop, "at-once")


def test_by_pad(desktop):
    pads = Pads(desktop, 1)
    board = Board(desktop, **pads.environment)
    pad = pads[0]

    def button(name):
        pad.press(name)
        time.sleep(KEY - 0.04)

    def dialled(move, _):
        decided = time.monotonic_ns()
        button("LeftStick")
        for sign in move:
            right, ahead = SECTORS["abcdefgh".index(sign) if sign in "abcdefgh" else int(sign) - 1]
            pads.tell(event=[[3, 0, int(right * 32.767)], [3, 1, int(-ahead * 32.767)]], pad=0)
            time.sleep(STICK - 0.1)
            pad.press("RightShoulder")
            pads.tell(event=[[3, 0, 0], [3, 1, 0]], pad=0)
            time.sleep(0.06)
        button("Start")
        return decided

    with desktop.record("room", "headphones") as sound:
        board.play(sound, dialled)
    board.told("pad, dialled", sound)
    board.holds()


def without_silence(wav):
    """The same without what the synthesiser leaves before and after the words."""
    shorter = f"{wav}.words.wav"
    command("sox", wav, shorter, "silence", "1", "0.01", "1%", "reverse", "silence", "1", "0.01", "1%", "reverse")
    return shorter


def test_by_voice(desktop):
    board = Board(desktop, voices=taught(desktop))
    program, again = board.program, []

    def said(_, words):
        wav = without_silence(spoken(desktop, words.replace("Cesar", "Zäsar"), VOICE, 150))
        announced = board.lines.count("announced")
        decided = time.monotonic_ns()
        for _ in range(4):
            told = len(said_by(program))
            command("xdotool", "keydown", "Delete")
            command("paplay", "--device=micfeed", "--latency-msec=20", wav)
            command("xdotool", "keyup", "Delete")
            done = lambda: board.lines.count("announced") > announced
            try:
                wait(f"an answer to {words}", lambda: done() or is_asked(program, told), 10)
            except Failed:
                again.append(f"{words}: not understood")
                continue
            if not done():
                # The question is heard before it is answered.
                again.append(f"{words}: asked")
                time.sleep(1.0)
                board.key("Return")
            break
        wait(f"the announcement of {words}", done)
        board.key("space")
        return decided

    with desktop.record("room", "headphones", "micfeed") as sound:
        board.play(sound, said)
    board.told("voice", sound)
    print(f"voice: {len(again)} of {len(GAME)} moves said again or asked about: {again}", flush=True)
    board.holds()


for test in (test_by_keyboard_the_press_at_the_last_word, test_by_keyboard_the_press_at_once, test_by_pad, test_by_voice):
    test.seconds = 600
