"""What a desktop test needs: the program as a person meets it, by keys, mouse, screen reader and ear.

    def test_first_move(desktop):
        window = desktop.start().window()
        with desktop.record("room", "headphones") as sound:
            window.wait_for("Start").click()
            desktop.type("e4\\n")
            sound.wait_for("room")
        assert sound["room"].segments and not sound["headphones"].segments

`tests/desktop/run` gives every `test_*` function a `Desktop` of its own, and prints what became of it. Waiting is always for
something, never for a time; every wait has an end and says what it waited for.
"""
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import wave

import tree
from tree import GLib

HERE = os.path.dirname(os.path.abspath(__file__))


class Failed(AssertionError):
    """The program did not do what the test says."""


#: Seconds until something that is waited for counts as missing. Nothing is slower for it: a wait ends with what it waits for, and a busy
#: machine is given its time.
PATIENCE = 60.0


def journal_lines(path):
    """The lines of a journal after its header. What follows the last end of a line is still being written."""
    *lines, _ = path.read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines[1:]]


def wait(what, condition, seconds=PATIENCE):
    """What `condition()` gives as soon as it is true; Failed with `what` when it is not in time."""
    end = time.monotonic() + seconds
    while True:
        last = condition()
        if last:
            return last
        if time.monotonic() > end:
            raise Failed(f"not within {seconds:g} s: {what}")
        time.sleep(0.03)


#: In seconds: an answer that comes sooner was under way before its question.
REACTION = 0.35


def pass_first_moment():
    """A question takes no answer in its first 0.7 s, which a busy machine begins late."""
    time.sleep(1.5)


PIN = "4711"


def to_set_up(desktop, window, entry="n", seconds=PATIENCE):
    """From the first menu into the set-up by the first letter of an entry: `n` a new competition, `u` practice."""
    window.wait_for("Was möchten Sie tun?", seconds=seconds)
    window.focus()
    desktop.press(entry, "Return")
    window.wait_for("Neue Partie")


def go_on(desktop, window, seconds=PATIENCE):
    """From the first menu on with the one unfinished game, which is in hand there."""
    window.wait_for(re.compile("^1 Partie fortsetzen"), "push button", seconds=seconds)
    window.focus()
    desktop.press("Return")


def open_group(window, name):
    """Opens a group of the set-up."""
    window.do(re.compile(f"^[+] {name}\\."))
    window.wait_for(re.compile(f"^– {name}\\."))


def type_pin(desktop, window):
    """The arbiter's PIN in the set-up: a competition has one, and begins without further questions where it was typed."""
    if not window.find(re.compile("^– Regeln")):
        open_group(window, "Regeln")
    window.wait_for(re.compile("^PIN des Schiedsrichters: wird ausgelost")).do()
    # In hand, with the mark of where is typed.
    window.wait_for(re.compile(r"^PIN des Schiedsrichters: wird ausgelost.*\|$"))
    desktop.type(PIN)
    window.wait_for(re.compile("PIN des Schiedsrichters gesetzt, vier Ziffern"))
    if PIN in window.tree():
        raise Failed("the digits of the PIN are shown")


def open_arbiters_page(desktop, window):
    """The arbiter's page, by its key and the PIN."""
    desktop.press("F9")
    window.wait_for("PIN des Schiedsrichters", "password text")
    wait("the keyboard at the field", lambda: getattr(window.focused(), "role", None) == "password text")
    desktop.type(PIN + "\n")
    window.wait_for("Strafen", "toggle button")


def command(*words, seconds=PATIENCE, text=None):
    """Runs a tool and gives back what it printed."""
    try:
        done = subprocess.run(words, input=text, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        raise Failed(f"{' '.join(words)}: no end within {seconds:g} s") from None
    if done.returncode != 0:
        raise Failed(f"{' '.join(words)}: {done.stderr.strip() or done.returncode}")
    return done.stdout


def matches(wanted, name):
    """A name is wanted by its whole text or by a compiled pattern found in it."""
    return bool(wanted.search(name)) if isinstance(wanted, re.Pattern) else wanted == name


class Widget(tree.Node):
    """A node of the window that can be clicked with the real mouse."""

    def settled(self):
        """Where the widget is, once it has stood there for 0.6 seconds: a button that has just come takes no click for half a second.
        The squares of the board always stand.
        """
        place = self.extents
        for _ in range(0 if re.match("[a-h][1-8](,|$)", self.name) else 8):
            time.sleep(0.6)
            before, place = place, self.extents
            if place == before:
                break
        return place

    def click(self, button=1):
        """The mouse goes to the middle of the widget and presses the button."""
        x, y, width, height = self.settled()
        # A mouse that stands there already never comes there: it is waited for without end.
        command("xdotool", "mousemove", "1", "1")
        command("xdotool", "mousemove", "--sync", str(x + width // 2), str(y + height // 2), "sleep", "0.05", "click", str(button))

    def drag_to(self, other):
        """The mouse takes the widget and lets go on the other: a piece to a square."""
        x, y, width, height = self.extents
        to_x, to_y, to_width, to_height = other.extents
        command("xdotool", "mousemove", "--sync", str(x + width // 2), str(y + height // 2), "mousedown", "1", "sleep", "0.1",
                "mousemove", "--sync", str((x + to_x) // 2), str((y + to_y) // 2), "sleep", "0.1",
                "mousemove", "--sync", str(to_x + to_width // 2), str(to_y + to_height // 2), "sleep", "0.1", "mouseup", "1")


class Window:
    """One window of a program, found by its title."""

    def __init__(self, program, identifier):
        self.program = program
        self.id = identifier

    @property
    def title(self):
        return command("xdotool", "getwindowname", self.id).rstrip("\n")

    def focus(self):
        # The window manager answers with nothing at all while it is busy with a window that has just come.
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return command("xdotool", "windowactivate", "--sync", self.id, seconds=10)
            except Failed:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def close(self):
        """As a person closes it, with Alt+F4."""
        self.focus()
        command("xdotool", "key", "--clearmodifiers", "alt+F4")

    def nodes(self, name=None, role=None):
        """Every widget of the window now, or those of that name (text or pattern) and role."""
        return list(self.each(name, role))

    def each(self, name, role):
        for program in self.applications():
            sweep = tree.Sweep(program)
            for place in self.own(found := sweep.names()):
                if name is not None and not matches(name, found[place]):
                    continue
                try:
                    node = sweep.at(place)
                    # It may have moved meanwhile.
                    if node and (name is None or matches(name, node.name)) and (role is None or node.role == role):
                        yield Widget(node.raw)
                except GLib.Error:
                    continue

    def applications(self):
        return [application for pid, application in tree.programs() if pid == self.program.pid]

    def own(self, names):
        """The places that belong to this window: a program with several has a frame of its title for each."""
        frames = [place for place in names if len(place) == 1]
        if len(frames) < 2:
            return list(names)
        title = self.title
        own = {place for place in frames if names[place] == title}
        return [place for place in names if place[:1] in own]

    def find(self, name, role=None):
        """The first widget of that name now, or None."""
        return next(self.each(name, role), None)

    def wait_for(self, name, role=None, seconds=PATIENCE):
        """The widget of that name, as soon as it is there."""
        try:
            return wait(f"{role or 'widget'} named {name!r}", lambda: self.program.alive() and self.find(name, role), seconds)
        except Failed as failed:
            raise Failed(f"{failed}\n{self.tree()}") from None

    def wait_gone(self, name, role=None, seconds=PATIENCE):
        wait(f"no more {role or 'widget'} named {name!r}", lambda: self.find(name, role) is None, seconds)

    def click(self, name, role=None):
        self.wait_for(name, role).click()

    def do(self, name, role=None):
        """The widget's first action, as a screen reader performs it."""
        self.wait_for(name, role).do()

    def focused(self):
        """The focused widget, or None."""
        for program in self.applications():
            sweep = tree.Sweep(program)
            own = self.own(sweep.names())
            for place in sweep.focused():
                if place in own and (node := sweep.at(place)):
                    return Widget(node.raw)
        return None

    def tree(self):
        """The accessible tree as text, for the eye."""
        lines = []
        for pid, application in tree.programs():
            if pid == self.program.pid:
                lines += ["  " * depth + str(node) for node, depth in application.walk()]
        return "\n".join(lines) or "(nothing is accessible)"


class Program:
    """The program, running. Its data, settings and cache are in `home`, which a later start may be given again."""

    def __init__(self, words, home, log, environment):
        self.home = home
        self.log = log
        self.started = time.monotonic()
        folders = {f"XDG_{kind}_HOME": os.path.join(home, kind.lower()) for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
        for folder in folders.values():
            os.makedirs(folder, exist_ok=True)
        with open(log, "ab") as out:
            self.process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                                            env={**os.environ, "HOME": home, **folders, **environment})

    @property
    def pid(self):
        return self.process.pid

    def output(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()

    def alive(self):
        """True, or Failed with what it said before it ended."""
        if self.process.poll() is not None:
            raise Failed(f"the program ended with exit code {self.process.returncode}; it said: {self.output() or '(nothing)'}")
        return True

    def window(self, title="anna-hector", seconds=PATIENCE):
        """Its window of that title (whole, or a pattern), as soon as it is on the screen."""
        def seen():
            self.alive()
            # xdotool finds a window by a process only when it says so, and by title whoever has it: both must hold.
            ids = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.pid)], capture_output=True, text=True,
                                 check=False).stdout.split()
            for identifier in ids:
                window = Window(self, identifier)
                with contextlib.suppress(Failed):
                    if matches(title, window.title):
                        return window
            return None
        return wait(f"a window titled {title!r}", seen, seconds)

    def wait_for_end(self, seconds=PATIENCE):
        """Its exit code."""
        wait("the end of the program", lambda: self.process.poll() is not None, seconds)
        return self.process.returncode

    def kill(self):
        """The pulled plug: kill -9."""
        self.process.kill()
        self.process.wait()

    def cpu_seconds(self):
        """Processor time used until now."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self):
        """Its memory in millions of bytes: `resident` with all it shares with others, `proportional` with its part of that alone,
        `private` what it has written itself."""
        with open(f"/proc/{self.pid}/smaps_rollup", encoding="ascii") as rollup:
            kilobytes = {name: int(size) for name, size in re.findall(r"(?m)^(\w+):\s+(\d+) kB", rollup.read())}
        kinds = {"resident": "Rss", "proportional": "Pss", "private": "Private_Dirty"}
        return {kind: round(kilobytes[name] * 1024 / 1e6, 1) for kind, name in kinds.items()}


class Heard:
    """What one output played. `segments`: dicts with begin_ns, end_ns, seconds, peak, hertz (see record.py)."""

    def __init__(self, wav, told):
        self.wav = wav
        self.begin_ns = told["begin_ns"]
        self.segments = told["segments"]
        self.seconds_recorded = told["samples"] / 48_000

    @property
    def seconds(self):
        """How long there was sound."""
        return sum(segment["seconds"] for segment in self.segments)

    def onset_after(self, moment_ns):
        """CLOCK_MONOTONIC (time.monotonic_ns) of the first sound that began after the moment, or None."""
        return next((s["begin_ns"] for s in self.segments if s["begin_ns"] >= moment_ns), None)


class Recording:
    """Outputs being recorded; once the `with` is left, `recording["room"]` is what was Heard there."""

    def __init__(self, sinks, folder):
        self.sinks = sinks
        self.folder = folder
        self.heard = None
        self.begun = dict.fromkeys(sinks, 0)
        self.ended = dict.fromkeys(sinks, 0)
        self.awaited = dict.fromkeys(sinks, 0)
        self.process = subprocess.Popen([os.path.join(HERE, "record.py"), folder, *sinks], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        # Where something sounds already, that is told before all outputs are being recorded.
        while (line := self.process.stdout.readline()) != "ready\n":
            if not line:
                raise Failed(f"nothing could be recorded from {self.sinks}")
            self.count(line)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        return self

    def read(self):
        for line in self.process.stdout:
            self.count(line)

    def count(self, line):
        what, sink = line.split()
        count = self.begun if what == "sound" else self.ended
        count[sink] += 1

    def wait_for(self, sink, seconds=PATIENCE):
        """Waits until one more sound has been heard there, to its end (0.3 s of silence)."""
        self.awaited[sink] += 1
        wait(f"the end of sound number {self.awaited[sink]} in {sink}", lambda: self.ended[sink] >= self.awaited[sink], seconds)

    def wait_for_begin(self, sink, seconds=PATIENCE):
        """Waits until a sound not yet waited for is to be heard there."""
        wait(f"sound number {self.awaited[sink] + 1} in {sink}", lambda: self.begun[sink] > self.awaited[sink], seconds)

    def wait_for_quiet(self, lasting=1.0, seconds=2 * PATIENCE):
        """Waits until no output has sounded for a while: longer than the pause between two sentences."""
        since = [time.monotonic(), dict(self.begun)]

        def quiet():
            if self.begun != self.ended or self.begun != since[1]:
                since[:] = [time.monotonic(), dict(self.begun)]
            return time.monotonic() - since[0] > lasting

        wait("silence everywhere", quiet, seconds)

    def __exit__(self, *_):
        # What was played last is still on its way to the recorder.
        time.sleep(0.1)
        self.process.stdin.close()
        self.process.wait(timeout=60)
        self.reader.join()
        self.process.stdout.close()
        with open(os.path.join(self.folder, "recording.json"), encoding="utf-8") as told:
            self.heard = {sink: Heard(os.path.join(self.folder, f"{sink}.wav"), one) for sink, one in json.load(told).items()}

    def __getitem__(self, sink):
        return self.heard[sink]


class Listening:
    """What a screen reader is told meanwhile: `events`, a list of dicts (see listen.py)."""

    def __init__(self):
        self.events = []
        self.process = subprocess.Popen([os.path.join(HERE, "listen.py")], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)

    def __enter__(self):
        self.process.stdout.readline()
        return self

    def __exit__(self, *_):
        time.sleep(0.3)
        self.process.terminate()
        self.events = [json.loads(line) for line in self.process.communicate(timeout=10)[0].splitlines() if line.endswith("}")]

    def announced(self):
        return [event["data"] for event in self.events if event["event"].startswith("object:announcement")]


class Desktop:
    """The desktop a test runs in."""

    def __init__(self, folder=None):
        if "DESKTOP_DIR" not in os.environ:
            sys.exit("A desktop test runs inside tests/desktop/desktop; start it with tests/desktop/run.")
        self.folder = folder or tempfile.mkdtemp(dir=os.environ["DESKTOP_DIR"])
        self.programs = []
        self.services = []
        self.read_back_at = 0.0
        #: Whether the keys before this one were letters: an entry is confirmed as soon as it is typed.
        self.has_typed = False

    def fresh(self, name):
        """A folder nobody has used."""
        return tempfile.mkdtemp(prefix=f"{name}-", dir=self.folder)

    def start(self, *arguments, home=None, binary=None, **environment):
        """Starts the program (ANNA_HECTOR), as a new user or in the `home` of an earlier Program."""
        binary = binary or os.environ.get("ANNA_HECTOR")
        if not binary:
            raise Failed("ANNA_HECTOR does not say where the program is")
        log = os.path.join(self.folder, f"program-{len(self.programs) + 1}.log")
        program = Program([binary, *arguments], home or self.fresh("home"), log, environment)
        self.programs.append(program)
        return program

    def press(self, *keys):
        """Presses keys, one after the other, by their X names: "space", "Return", "shift+F1", "a"."""
        for key in keys:
            # What the first Enter reads back, a second announces only when it can have been heard; and nobody repeats sooner what he
            # begins to hear.
            if key == "Return":
                reaction = 0.0 if self.has_typed else REACTION
                time.sleep(max(reaction, self.read_back_at + 0.9 - time.monotonic()))
            self.has_typed = False
            if key == "y":
                pass_first_moment()
            command("xdotool", "key", "--clearmodifiers", key)
            if key == "Return":
                self.read_back_at = time.monotonic()

    def type(self, text):
        """Types text; a newline is Return."""
        for line in re.split(r"(\n)", text):
            if line == "\n":
                self.press("Return")
            elif line:
                command("xdotool", "type", "--clearmodifiers", "--delay", "30", "--", line, seconds=10 + len(line))
                self.has_typed = True

    def hold(self, key, what, condition, seconds=PATIENCE):
        """Holds a key down until `condition()` is true: on a busy machine a window sees it late."""
        pass_first_moment()
        command("xdotool", "keydown", key)
        try:
            return wait(what, condition, seconds)
        finally:
            command("xdotool", "keyup", key)

    def screenshot(self, path=None):
        """A picture of the whole screen; gives the path."""
        path = path or os.path.join(self.folder, "screen.png")
        command("import", "-window", "root", path, seconds=30)
        return path

    def record(self, *sinks):
        """`with desktop.record("room", "headphones") as sound:` records them together."""
        return Recording(sinks or ("room", "headphones"), self.fresh("sound"))

    def listen(self):
        """`with desktop.listen() as told:` keeps what a screen reader is told."""
        return Listening()

    def play(self, wav, sink):
        """Plays a file into an output, to its end."""
        command("paplay", f"--device={sink}", wav, seconds=300)

    def say_into_microphone(self, wav):
        """Whoever listens at the microphone `mic` hears the file."""
        self.play(wav, "micfeed")

    def tone(self, hertz, seconds, volume=0.5):
        """A sine tone as a file; gives the path."""
        path = os.path.join(self.fresh("tone"), "tone.wav")
        command("sox", "-n", "-r", "48000", "-c", "2", "-b", "16", path, "synth", str(seconds), "sine", str(hertz), "vol", str(volume))
        return path

    def streams(self):
        """Who plays where now: a list of (program, sink), as the sound server tells it."""
        sinks = {s["index"]: s["name"] for s in json.loads(command("pactl", "-f", "json", "list", "sinks"))}
        return [(s["properties"].get("application.name", ""), sinks.get(s["sink"], ""))
                for s in json.loads(command("pactl", "-f", "json", "list", "sink-inputs"))
                if s["properties"].get("application.name") != "warm"]

    def inputs(self, program, sink):
        """The numbers of the streams that a program has at a sink."""
        sinks = {s["index"]: s["name"] for s in json.loads(command("pactl", "-f", "json", "list", "sinks"))}
        return [s["index"] for s in json.loads(command("pactl", "-f", "json", "list", "sink-inputs"))
                if s["properties"].get("application.name") == program and sinks.get(s["sink"]) == sink]

    def unplug(self, sink):
        """The device is gone, with whatever plays there or hears it."""
        modules = [line.split("\t") for line in command("pactl", "list", "short", "modules").splitlines()]
        (number,) = [m[0] for m in modules if m[1] == "module-null-sink" and f"sink_name={sink} " in f"{m[2]} "]
        command("pactl", "unload-module", number)

    def plug(self, sink):
        """The device is there, again or for the first time, and warm."""
        command("pactl", "load-module", "module-null-sink", f"sink_name={sink}", "rate=48000", "channels=2",
                f"sink_properties=device.description={sink.capitalize()}")
        self.warm(sink)

    def warm(self, sink):
        """A cold null sink hands out its first sound late: silence keeps it warm."""
        self.services.append(subprocess.Popen(
            ["pacat", "--playback", "--raw", "--latency-msec=100", "--client-name=warm", f"--device={sink}", "/dev/zero"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def stop_sound_server(self):
        """It ends, as when it crashes."""
        command("pactl", "exit")
        wait("the end of the sound server", lambda: subprocess.run(["pactl", "info"], capture_output=True, check=False).returncode)

    def start_sound_server(self):
        """A new one with the same devices, `headphones` the default."""
        socket = os.environ["PULSE_SERVER"].removeprefix("unix:")
        with contextlib.suppress(FileNotFoundError):
            os.unlink(socket)
        self.services.append(subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm=yes", "--use-pid-file=no",
             "--log-target=stderr", "-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        wait("the sound server", lambda: not subprocess.run(["pactl", "info"], capture_output=True, check=False).returncode)
        for sink in ("headphones", "room"):
            self.plug(sink)
        command("pactl", "set-default-sink", "headphones")

    def keep(self, folder):
        """Leaves behind what shows why a test failed: the screen, the accessible tree; the rest is in the folder already."""
        with contextlib.suppress(Exception):
            self.screenshot(os.path.join(folder, "screen.png"))
        for program in self.programs:
            if program.process.poll() is None:
                with contextlib.suppress(Exception), open(os.path.join(folder, "tree.txt"), "a", encoding="utf-8") as out:
                    out.write(Window(program, "0").tree() + "\n")

    def end(self):
        """Ends what the test started and left running."""
        for program in self.programs:
            if program.process.poll() is None:
                program.process.terminate()
                try:
                    program.process.wait(3)
                except subprocess.TimeoutExpired:
                    program.kill()
        for service in self.services:
            if service.poll() is None:
                service.kill()
            service.wait()


def seconds_of(wav):
    """How long a file plays."""
    with wave.open(wav) as sound:
        return sound.getnframes() / sound.getframerate()
