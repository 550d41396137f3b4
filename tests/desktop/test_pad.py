"""The gamepad: a whole game by two virtual pads, felt times, and plugs pulled.

Both players are visually impaired and have a pad each; every act but the start of the program is a pad's.
"""
import re
import time
from pathlib import Path

from harness import pass_first_moment, to_set_up, type_pin, wait
from pad import Pads
from test_game import acts, count, journal

SETTINGS = """\
[game]
vi = "both"
edition = "2023"
control = "40"
style = "squares"
[sound]
room = "pulseaudio:room"
white = "pulseaudio:headphones"
black = "none"
rate = 300
"""


def set_up(desktop, settings=SETTINGS, pads=2, motors=True, layout=None, entry=None):
    """The program in the set-up of a game, and its pads; `layout` is a profile of one's own."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(settings)
    if layout is not None:
        (data / "gamepad.txt").write_text(layout)
    pads = Pads(desktop, pads, motors)
    program = desktop.start("--data", str(data), ANNA_HECTOR_LOG="anna_hector=info", **pads.environment)
    window = program.window("anna-hector")
    window.wait_for("Was möchten Sie tun?")
    wait("the pads", lambda: program.output().count("Gamepad verbunden") >= len(pads.pads))
    to_set_up(desktop, window, entry or ("u" if "practice" in settings else "n"))
    return program, window, data, pads


def begin(desktop, settings=SETTINGS, **how):
    """The program at the start of a game, everything but the arbiter's PIN done by the first pad."""
    program, window, data, pads = set_up(desktop, settings, **how)
    if "practice" not in settings:
        type_pin(desktop, window)
    for _ in range(40):
        pads[0].press("Down")
    pads[0].press("South")
    window.wait_for(re.compile("^e2, "))
    return program, window, data, pads


class Player:
    """One player with his pad; knows where his cursor is."""

    def __init__(self, pad, away):
        self.pad, self.away, self.at = pad, away, "e4"

    def go(self, square):
        files, ranks = ord(square[0]) - ord(self.at[0]), int(square[1]) - int(self.at[1])
        for steps, more, less in ((files * self.away, "Right", "Left"), (ranks * self.away, "Up", "Down")):
            for _ in range(abs(steps)):
                self.pad.press(more if steps > 0 else less)
        self.at = square

    def move(self, origin, target):
        """Takes and puts down: read back, not announced."""
        self.go(origin)
        self.pad.press("South")
        self.go(target)
        self.pad.press("South")

    def dial(self, move):
        """The same by the stick: file, rank, file, rank, each taken with the shoulder button."""
        self.pad.press("LeftStick")
        self.signs(move)

    def signs(self, move):
        """What is dialled, once dialling has begun."""
        for sign in move:
            right, ahead = SECTORS["abcdefgh".index(sign) if sign in "abcdefgh" else int(sign) - 1]
            x, y = 0, 1
            self.pad.pads.tell(event=[[3, x, int(right * 32.767)], [3, y, int(-ahead * 32.767)]], pad=self.pad.number)
            time.sleep(0.05)
            self.pad.press("RightShoulder")
            self.pad.pads.tell(event=[[3, x, 0], [3, y, 0]], pad=self.pad.number)
            time.sleep(0.05)
        self.at = move[2:]


# Straight ahead is Anna and one; then clockwise.
SECTORS = [(0, 1000), (700, 700), (1000, 0), (700, -700), (0, -1000), (-700, -700), (-1000, 0), (-700, 700)]
# White takes his pawn all the way to b8, Black castles.
GAME = ["e2e4", "d7d5", "e4d5", "g8f6", "d5d6", "g7g6", "d6c7", "f8g7", "c7b8", "e8g8"]
LONG, SHORT = 8, 3


def announce_and_answer(mover, other, data, ply):
    """The handshake of one ply: announced, pressed, repeated, executed, each once."""
    assert count(data, "announced") == ply, "nothing is announced before it is committed"
    mover.pad.press("RightTrigger")
    wait(f"announcement {ply + 1}", lambda: count(data, "announced") == ply + 1)
    mover.pad.press("Start")
    # The press takes effect at the announcement's last word.
    wait(f"press {ply + 1}", lambda: count(data, "pressed") == ply + 1)
    for deed in ("repeated", "executed"):
        other.pad.press("RightTrigger")
        wait(f"{deed} {ply + 1}", lambda: count(data, deed) == ply + 1)


def felt(pad, *chord, ticks):
    """The beats that follow a chord, once as many ticks have passed."""
    # What was pressed before may still be answered by a beat of one tick.
    before = pad.mark()
    # The longest pause within a rhythm is eight ticks.
    wait("quiet", lambda: pad.mark() > before + 8 and not any(any(upload) for upload in pad.uploads[-10:]))
    mark = pad.mark()
    pad.press(*chord)
    wait("the uploads", lambda: pad.mark() > mark + ticks)
    return pad.beats_since(mark)


def test_a_whole_game_by_two_pads(desktop):
    program, window, data, pads = begin(desktop)
    white, black = Player(pads[0], 1), Player(pads[1], -1)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    # 39 minutes and some seconds: two quarters of an hour, one five minutes.
    own = felt(pads[0], "LeftShoulder", "North", ticks=45)
    assert own == [("strong", 0, LONG), ("strong", 12, LONG), ("strong", 28, SHORT)], own
    # Forty minutes: ten minutes beside the half hour; the other motor.
    opponents = felt(pads[0], "RightShoulder", "North", ticks=55)
    assert opponents == [("weak", 0, LONG), ("weak", 12, LONG), ("weak", 28, SHORT), ("weak", 35, SHORT)], opponents
    assert felt(pads[0], "LeftShoulder", "South", ticks=12) == [("strong", 0, 2), ("strong", 4, 2)], "White's clock runs"
    assert felt(pads[1], "LeftShoulder", "South", ticks=12) == [("weak", 0, 2), ("weak", 4, 2)], "to Black it is the other's"
    with desktop.record("room", "headphones") as sound:
        pads[0].press("LeftShoulder")
        sound.wait_for("headphones")
    assert sound["headphones"].segments and not sound["room"].segments, "times are for his ear alone"
    with desktop.record("room", "headphones") as sound:
        for ply, move in enumerate(GAME):
            mover, other = (white, black) if ply % 2 == 0 else (black, white)
            if ply == 3:
                mover.dial(move)
            else:
                mover.move(move[:2], move[2:])
            if move == "c7b8":
                # Queen, rook, bishop, knight.
                for _ in range(4):
                    pads[0].press("RightShoulder", "West")
            announce_and_answer(mover, other, data, ply)
        sound.wait_for_quiet()
    # Each move to the room, and none of the squares that were walked over to find it; those to the ear, all the while.
    assert sound["room"].seconds > 0.8 * len(GAME), "the room hears every move"
    assert len(sound["headphones"].segments) > len(GAME), "the ear hears where the hand is"
    # Resigning needs its chord held, and then the button that takes held too.
    pads[0].press("LeftShoulder", "RightShoulder", "East")
    pads[0].press("South", held=1.0)
    assert "ended" not in acts(data), "a chord that is let go asks nothing"
    pads[0].press("LeftShoulder", "RightShoulder", "East", held=1.0)
    assert "ended" not in acts(data), "the question is not the act"
    pads[0].press("South")
    assert "ended" not in acts(data), "nor is a tap"
    pass_first_moment()
    pads[0].down("South")
    wait("the end", lambda: "ended" in acts(data))
    pads[0].up("South")
    placed = [event["move"] for event in journal(data) if event["act"] == "placed"]
    executed = [event["move"] for event in journal(data) if event["act"] == "executed"]
    assert len(placed) == len(GAME) and placed == executed, (placed, executed)
    assert placed[-1] == {"castling": "short"} and placed[-2]["promotion"] == "N", placed
    assert program.alive() and "panicked" not in program.output()


def test_a_pad_is_unplugged_and_comes_back(desktop):
    program, window, data, pads = begin(desktop)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    # In the middle of a move: the piece is in the hand, and a direction is held.
    pads[0].press("Down")
    pads[0].press("Down")
    pads[0].press("South")
    pads[0].down("Up")
    with desktop.record("headphones") as sound:
        pads[0].unplug()
        window.wait_for(re.compile("^e2, "))
        sound.wait_for("headphones")
    assert sound["headphones"].segments, "his player is told"
    # The game goes on by keyboard, from where the hand was.
    window.focus()
    desktop.press("Escape", "i")
    desktop.type("e4")
    desktop.press("Return", "Return")
    wait("the announcement", lambda: count(data, "announced") == 1)
    # The other pad still acts for nobody but its owner.
    pads[1].press("Start")
    time.sleep(0.5)
    assert count(data, "pressed") == 0
    pads[0].plug()
    time.sleep(2.0)
    pads[0].press("Start")
    wait("the press by the pad that came back", lambda: count(data, "pressed") == 1)
    assert program.alive() and "panicked" not in program.output()
