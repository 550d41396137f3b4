#!/usr/bin/python3
"""Gamepads that are not there, made by umockdev: pressed, pushed, unplugged and felt by a test.

    pads = Pads(desktop, 2)
    program = desktop.start(..., **pads.environment)
    mark = pads[0].mark()
    pads[0].press("LeftShoulder", "North")
    pads[0].beats_since(mark)

A process of its own (this file, run under umockdev-wrapper) is the kernel: it answers the program's ioctls, among them the
uploads of force feedback, and writes the events. One line of JSON each way. Each pad is an Xbox 360 pad to the program, with
motors unless told otherwise.
"""
import json
import os
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
KEYS = {"South": 0x130, "East": 0x131, "West": 0x133, "North": 0x134, "LeftShoulder": 0x136, "RightShoulder": 0x137,
        "Select": 0x13A, "Start": 0x13B, "Guide": 0x13C, "LeftStick": 0x13D, "RightStick": 0x13E}
HATS = {"Up": (17, -1), "Down": (17, 1), "Left": (16, -1), "Right": (16, 1)}
TRIGGERS = {"LeftTrigger": 2, "RightTrigger": 5}
STICKS = {"left": (0, 1), "right": (3, 4)}
#: Buttons whose second stroke within 0.3 seconds is no act: a hand that strikes again on purpose takes longer.
STRUCK_ONCE = ["RightTrigger", "East"]


class Pad:
    """One pad, in the hands of a test."""

    def __init__(self, pads, number):
        self.pads = pads
        self.number = number
        #: (strong motor, weak motor) of every upload, each 0..65535
        self.uploads = []
        #: when each upload arrived, CLOCK_MONOTONIC
        self.moments = []
        self.struck = None

    def down(self, button):
        self.send(button, 1)

    def up(self, button):
        self.send(button, 0)

    def send(self, button, value):
        if button in KEYS:
            self.pads.tell(event=[[1, KEYS[button], value]], pad=self.number)
        elif button in HATS:
            axis, way = HATS[button]
            self.pads.tell(event=[[3, axis, way * value]], pad=self.number)
        else:
            self.pads.tell(event=[[3, TRIGGERS[button], 255 * value]], pad=self.number)

    def press(self, *buttons, held=0.0):
        """Presses a chord: all but the last are held before it. Released in reverse order. The same button twice at a hand's pace, and
        the one that repeats a move not before its first word can have been heard."""
        if buttons[-1] in STRUCK_ONCE and buttons[-1] == self.struck or buttons == ("RightTrigger",):
            time.sleep(0.35)
        self.struck = buttons[-1]
        for button in buttons:
            self.down(button)
            time.sleep(0.02)
        time.sleep(held)
        for button in reversed(buttons):
            self.up(button)
            time.sleep(0.02)

    def push(self, stick, right, ahead, until):
        """Pushes a stick there, thousandths of its way, waits with `until`, and lets it go."""
        x, y = STICKS[stick]
        self.pads.tell(event=[[3, x, int(right * 32.767)], [3, y, int(-ahead * 32.767)]], pad=self.number)
        until()
        self.pads.tell(event=[[3, x, 0], [3, y, 0]], pad=self.number)
        time.sleep(0.05)

    def unplug(self):
        self.pads.tell(unplug=self.number)

    def plug(self):
        self.pads.tell(plug=self.number)

    def beats_since(self, mark):
        """What was felt since `mark` (see `mark`): (motor, start after the first beat, length) in ticks of 50 ms, by start.

        The program's library uploads the strength of both motors once a tick, so that uploads are counted, and no clock is read.
        """
        beats, since = [], {}
        for tick, (strong, weak) in enumerate(self.uploads[mark:] + [(0, 0)]):
            for motor, strength in (("strong", strong), ("weak", weak)):
                if strength and motor not in since:
                    since[motor] = tick
                elif not strength and motor in since:
                    beats.append((since[motor], motor, tick - since.pop(motor)))
        beats.sort()
        return [(motor, begin - beats[0][0], ticks) for begin, motor, ticks in beats]

    def mark(self):
        """Now, for `beats_since`."""
        return len(self.uploads)

    def milliseconds_to_pulse(self, *chord, seconds=5.0):
        """From the press of the chord's last button to the first upload that moves a motor."""
        for button in chord[:-1]:
            self.down(button)
            time.sleep(0.05)
        mark, pressed = self.mark(), time.monotonic_ns()
        self.down(chord[-1])
        end = time.monotonic() + seconds
        while (first := next((at for at in range(mark, len(self.moments)) if any(self.uploads[at])), None)) is None:
            if time.monotonic() > end:
                raise AssertionError(f"no pulse within {seconds} s of {chord}")
            time.sleep(0.005)
        for button in reversed(chord):
            self.up(button)
        return (self.moments[first] - pressed) / 1e6


class Pads:
    """The pads of one test; `environment` makes a program see them."""

    def __init__(self, desktop, count, motors=True, later=0):
        """So many pads, of which the last `later` are not there before they are plugged in."""
        log = os.path.join(desktop.folder, "pads.log")
        with open(log, "ab") as out:
            self.process = subprocess.Popen(["umockdev-wrapper", "/usr/bin/python3", os.path.abspath(__file__), str(count),
                                             "motors" if motors else "no-motors", str(later)],
                                            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=out, text=True)
        desktop.programs.append(Kernel(self.process))
        self.pads = [Pad(self, number) for number in range(count)]
        told = json.loads(self.process.stdout.readline())
        self.environment = {"LD_PRELOAD": told["preload"], "UMOCKDEV_DIR": told["folder"]}
        threading.Thread(target=self.read, daemon=True).start()

    def __getitem__(self, number):
        return self.pads[number]

    def read(self):
        for line in self.process.stdout:
            told = json.loads(line)
            self.pads[told["pad"]].moments.append(told["at"])
            self.pads[told["pad"]].uploads.append((told["strong"], told["weak"]))

    def tell(self, **what):
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()


class Kernel:
    """The process of the pads, ended with the programs of the test."""

    def __init__(self, process):
        self.process = process
        self.pid = process.pid

    def kill(self):
        self.process.kill()
        self.process.wait()


# ---------------------------------------------------------------- the process under umockdev-wrapper

AXES = {0: (-32768, 32767), 1: (-32768, 32767), 2: (0, 255), 3: (-32768, 32767), 4: (-32768, 32767), 5: (0, 255), 16: (-1, 1),
        17: (-1, 1)}


def be_the_kernel(count, motors, later):
    import struct
    import gi
    gi.require_version("UMockdev", "1.0")
    from gi.repository import GLib, UMockdev

    def bits(size, numbers):
        out = bytearray(size)
        for number in numbers:
            if number // 8 < size:
                out[number // 8] |= 1 << (number % 8)
        return bytes(out)

    capabilities = {0: [0, 1, 3], 1: list(KEYS.values()), 3: list(AXES)}
    if motors:
        capabilities = {**capabilities, 0: [0, 1, 3, 0x15], 0x15: [0x50, 0x51, 0x58, 0x59, 0x5A, 0x60]}

    class Device(UMockdev.IoctlBase):
        number = 0

        def do_handle_ioctl(self, client):
            request = client.get_request() & 0xFFFFFFFF
            size, kind, number, way = (request >> 16) & 0x3FFF, (request >> 8) & 0xFF, request & 0xFF, request >> 30
            if kind != 0x45:
                return False
            if way == 2:
                if number == 2:
                    out = struct.pack("<4H", 3, 0x45E, 0x28E, 0x110)
                elif number == 6:
                    out = b"Microsoft X-Box 360 pad\0"
                elif number == 1:
                    out = struct.pack("<I", 0x10001)
                elif 0x20 <= number < 0x40:
                    out = bits(size, capabilities.get(number - 0x20, []))
                elif 0x40 <= number < 0x80:
                    low, high = AXES.get(number - 0x40, (0, 0))
                    out = struct.pack("<6i", 0, low, high, 0, 0, 0)
                elif number == 0x18:
                    out = bytes(size)
                else:
                    client.complete(-1, 22)
                    return True
                client.get_arg().resolve(0, size).update(0, list(out[:size]))
                client.complete(len(out) if 6 <= number < 0x40 else 0, 0)
                return True
            if way == 1 and number == 0x80:
                argument = client.get_arg().resolve(0, size)
                upload = bytes(argument.retrieve())
                strong, weak = struct.unpack_from("<HH", upload, 16)
                if struct.unpack_from("<h", upload, 2)[0] == -1:
                    argument.update(2, list(struct.pack("<h", 0)))
                else:
                    print(json.dumps({"pad": self.number, "strong": strong, "weak": weak, "at": time.monotonic_ns()}), flush=True)
                client.complete(0, 0)
                return True
            if way == 1 and number == 0x81:
                client.complete(0, 0)
                return True
            client.complete(-1, 22)
            return True

    testbed = UMockdev.Testbed.new()
    devices, fifos, places = [], [], []

    def make(number, plugged):
        event, minor = 5 + number, 69 + number
        parent = f"/devices/pci0000:00/0000:00:14.0/usb1/1-{number + 1}/1-{number + 1}:1.0/input/input{event}"
        testbed.add_from_string(
            f"P: {parent}/event{event}\nN: input/event{event}\nE: DEVNAME=/dev/input/event{event}\nE: ID_INPUT=1\n"
            f"E: ID_INPUT_JOYSTICK={plugged}\nE: ID_BUS=usb\nE: MAJOR=13\nE: MINOR={minor}\nE: SUBSYSTEM=input\nA: dev=13:{minor}\n\n"
            f"P: {parent}\nE: SUBSYSTEM=input\nE: ID_INPUT=1\nE: ID_INPUT_JOYSTICK=1\nE: NAME=\"Microsoft X-Box 360 pad\"\n"
            "E: PRODUCT=3/45e/28e/110\nA: name=Microsoft X-Box 360 pad\nA: id/bustype=0003\nA: id/vendor=045e\n"
            f"A: id/product=028e\nA: id/version=0110\nA: phys=usb-0000:00:14.0-{number + 1}/input0\n")
        # The kernel makes this link; the testbed does not.
        os.symlink(f"../../input{event}", f"{testbed.get_root_dir()}/sys{parent}/event{event}/device")
        device = Device()
        device.number = number
        testbed.attach_ioctl(f"/dev/input/event{event}", device)
        devices.append(device)
        # The plain file cannot be waited for: a pipe can.
        node = f"{testbed.get_root_dir()}/dev/input/event{event}"
        os.unlink(node)
        os.mkfifo(node)
        fifos.append(os.open(node, os.O_RDWR | os.O_NONBLOCK))
        places.append(f"/sys{parent}/event{event}")

    # One that comes later is there from the beginning, but is no gamepad yet: to make it whole takes several steps, and the program
    # hears of the first.
    for number in range(count):
        make(number, 1 if number < count - later else 0)
    loop = GLib.MainLoop()
    threading.Thread(target=loop.run, daemon=True).start()
    print(json.dumps({"folder": testbed.get_root_dir(), "preload": os.environ["LD_PRELOAD"]}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        if "event" in order:
            events = [*order["event"], [0, 0, 0]]
            # As the kernel stamps them: the program measures a hold by these.
            seconds, microseconds = divmod(time.time_ns() // 1000, 1_000_000)
            data = b"".join(struct.pack("<qqHHi", seconds, microseconds, *event) for event in events)
            os.write(fifos[order["pad"]], data)
        elif "unplug" in order:
            testbed.uevent(places[order["unplug"]], "remove")
        elif "plug" in order:
            testbed.set_property(places[order["plug"]], "ID_INPUT_JOYSTICK", "1")
            testbed.uevent(places[order["plug"]], "add")
    testbed.clear()


if __name__ == "__main__":
    be_the_kernel(int(sys.argv[1]), sys.argv[2] == "motors", int(sys.argv[3]))
