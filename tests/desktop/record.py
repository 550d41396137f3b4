#!/usr/bin/python3
"""Records several outputs at once and says when each sound began, on the clock CLOCK_MONOTONIC.

    record.py [--seconds N] FOLDER SINK...

Says `ready` when every sink is being heard, then `sound SINK` and `quiet SINK` (0.3 s of silence) as they come; ends after N seconds, when standard input is closed, or on SIGTERM. Writes
FOLDER/SINK.wav (48 kHz, one channel) and FOLDER/recording.json: for each sink `begin_ns` (the moment of the first sample),
`samples`, and `segments` as `analyse` gives them. Also a module: `analyse` is all there is to hearing.
"""
import argparse
import array
import bisect
import json
import os
import selectors
import signal
import subprocess
import sys
import time
import wave

RATE = 48_000
BLOCK = 48  # one millisecond
FALLEN_QUIET = 3 * RATE // 10
QUIET = 3  # of 32767; a null sink is silent to the bit, dither is not sound


def steadily(samples_before):
    """When a sample was heard, if the first was heard at 0 and the clocks agree."""
    return samples_before * 1_000_000_000 // RATE


def analyse(samples, moment=steadily, gap=0.1, quiet=QUIET):
    """The sounds in samples: stretches louder than `quiet`, parted by at least `gap` seconds of silence; `moment` says when a
    sample was heard.

    Each is a dict: begin_ns, end_ns, seconds, peak (0..1), hertz (by zero crossings: right for a tone, a hint for speech).
    """
    loud = []
    for at in range(0, len(samples), BLOCK):
        block = samples[at:at + BLOCK]
        if max(block) > quiet or min(block) < -quiet:
            loud.append(at)
    runs = []
    for at in loud:
        if runs and at - runs[-1][1] <= gap * RATE:
            runs[-1][1] = at + BLOCK
        else:
            runs.append([at, at + BLOCK])
    segments = []
    for first, last in runs:
        last = min(last, len(samples))
        while abs(samples[first]) <= quiet:
            first += 1
        while abs(samples[last - 1]) <= quiet:
            last -= 1
        part = samples[first:last]
        rises = sum(1 for a, b in zip(part, part[1:]) if a < 0 <= b)
        seconds = len(part) / RATE
        segments.append({
            "begin_ns": moment(first),
            "end_ns": moment(last),
            "seconds": seconds,
            "peak": max(max(part), -min(part)) / 32767,
            "hertz": rises / seconds,
        })
    return segments


class Ear:
    """One sink being heard."""

    def __init__(self, sink, latency_ms=5):
        self.sink = sink
        self.data = bytearray()
        self.arrivals = []  # (samples so far, when): the clock of a sink is not the machine's
        self.sounding = False
        self.last_loud = 0  # in samples
        self.process = subprocess.Popen(
            ["parec", "--device", f"{sink}.monitor", "--format=s16le", f"--rate={RATE}", "--channels=1", "--raw",
             f"--latency-msec={latency_ms}", "--client-name=recorder"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, bufsize=0)

    def hear(self):
        """Takes what has arrived; false at the end."""
        chunk = os.read(self.process.stdout.fileno(), 65_536)
        now = time.monotonic_ns()
        self.data += chunk
        self.arrivals.append((len(self.data) // 2, now))
        self.tell(array.array("h", chunk[:len(chunk) // 2 * 2]))
        return bool(chunk)

    def moment(self, sample):
        """When a sample was heard: a chunk can come late, never early, so the earliest of the next half second is right."""
        first = bisect.bisect_right(self.arrivals, (sample, float("inf")))
        after = self.arrivals[first:bisect.bisect_right(self.arrivals, (sample + RATE // 2, float("inf")))]
        after = after or self.arrivals[-1:]
        return min((now - (end - sample) * 1_000_000_000 // RATE for end, now in after), default=0)

    def tell(self, samples):
        """Says when sound begins and when it has been quiet for a while."""
        end = len(self.data) // 2
        if samples and (max(samples) > QUIET or min(samples) < -QUIET):
            if not self.sounding:
                print(f"sound {self.sink}", flush=True)
            self.sounding, self.last_loud = True, end
        elif self.sounding and end - self.last_loud > FALLEN_QUIET:
            print(f"quiet {self.sink}", flush=True)
            self.sounding = False

    def samples(self):
        return array.array("h", bytes(self.data[:len(self.data) // 2 * 2]))


def record(folder, sinks, seconds=None):
    over = []
    signal.signal(signal.SIGTERM, lambda *_: over.append(True))
    signal.signal(signal.SIGINT, lambda *_: over.append(True))
    ears = [Ear(sink) for sink in sinks]
    selector = selectors.DefaultSelector()
    for ear in ears:
        selector.register(ear.process.stdout, selectors.EVENT_READ, ear)
    if seconds is None:
        selector.register(sys.stdin, selectors.EVENT_READ, None)
    ready, end = False, None
    failed = False
    while not over and not failed and (end is None or time.monotonic() < end):
        for key, _ in selector.select(0.05):
            if key.data is None:
                if not os.read(0, 1024):
                    over.append(True)
            elif not key.data.hear():
                print(f"record: {key.data.sink} can no longer be heard", file=sys.stderr)
                failed = True
        if not ready and all(ear.data for ear in ears):
            ready = True
            print("ready", flush=True)
            if seconds is not None:
                end = time.monotonic() + seconds
    for ear in ears:
        ear.process.terminate()
        ear.process.wait()
    result = {}
    for ear in ears:
        samples = ear.samples()
        with wave.open(os.path.join(folder, f"{ear.sink}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(samples.tobytes())
        result[ear.sink] = {"begin_ns": ear.moment(0), "samples": len(samples), "segments": analyse(samples, ear.moment)}
    with open(os.path.join(folder, "recording.json"), "w", encoding="utf-8") as out:
        json.dump(result, out, indent=1)
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float)
    parser.add_argument("folder")
    parser.add_argument("sinks", nargs="+")
    wanted = parser.parse_args()
    os.makedirs(wanted.folder, exist_ok=True)
    sys.exit(record(wanted.folder, wanted.sinks, wanted.seconds))


if __name__ == "__main__":
    main()
