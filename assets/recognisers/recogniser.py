"""The protocol of a recogniser beside anna-hector, version 1 (manual/recognisers.md), for programs in Python.

    class Mine(Recogniser):
        name = "mine"
        def understand(self, utterance, grammar): return [("Eva vier", 0.9)]
    serve(Mine)
"""
import array
import json
import os
import sys


class Grammar:
    """The sentences that are possible: arcs (state, word, state) from state 0."""

    def __init__(self, message):
        self.words = message["words"]
        self.arcs = message["arcs"]
        self.ends = set(message["ends"])

    def used(self):
        """The words that occur in a sentence."""
        return sorted({self.words[word] for _, word, _ in self.arcs})


class Utterance:
    """What was said so far: samples of -1 to 1 are made when they are asked for."""

    def __init__(self, rate):
        self.rate = rate
        self.pcm = bytearray()
        self.own = None  # whatever a recogniser keeps of it

    def samples(self, rate):
        """As floats at another rate, one channel."""
        import numpy
        sound = numpy.frombuffer(bytes(self.pcm), dtype="<i2").astype("float32") / 32768
        if self.rate == rate or not len(sound):
            return sound
        if self.rate > rate:
            # What the lower rate cannot hold is averaged away.
            width = max(1, round(self.rate / rate))
            sound = numpy.convolve(sound, numpy.ones(width, dtype="float32") / width, mode="same")
        at = numpy.arange(0, len(sound), self.rate / rate)
        return numpy.interp(at, numpy.arange(len(sound)), sound).astype("float32")


class Recogniser:
    """What a program has to do; only `understand` must."""

    name = "recogniser"

    def begin(self, language, ranks):
        """Loads what it needs; raises Trouble where it cannot."""

    def expect(self, grammar):
        """Other sentences are possible from now on."""

    def audio(self, utterance, pcm):
        """More of an utterance has come; it is in `utterance.pcm` already."""

    def pause(self, utterance):
        """Perhaps all of it."""

    def understand(self, utterance, grammar):
        """All of it: [(text, score)], the best first."""
        raise NotImplementedError


class Trouble(Exception):
    """Why it cannot go on, with the way out."""


def tell(message, out):
    out.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
    out.flush()


def serve(make):
    """Speaks the protocol until the input ends."""
    lines = sys.stdin.buffer
    # What libraries print goes elsewhere: standard output belongs to the protocol.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        os.nice(5)
    except (AttributeError, OSError):
        pass
    try:
        run(make(), lines, out)
    except Trouble as trouble:
        tell({"trouble": {"why": str(trouble)}}, out)
        sys.exit(1)
    except Exception as error:  # whatever a library raises: what stands on standard error nobody reads
        tell({"trouble": {"why": f"{type(error).__name__}: {error}"}}, out)
        raise


def run(recogniser, lines, out):
    grammars, utterances, newest = {}, {}, 0
    for line in lines:
        (kind, message), = json.loads(line).items()
        if kind == "begin":
            if message["protocol"] != 1:
                raise Trouble(f"protocol {message['protocol']} is not known here; take the version that came with the program")
            recogniser.begin(message["language"], message["ranks"])
            tell({"ready": {"protocol": 1, "name": recogniser.name}}, out)
        elif kind == "expect":
            grammar = Grammar(message)
            grammars[message["id"]], newest = grammar, message["id"]
            # Each microphone has its own; old ones are soon asked for no more.
            for old in sorted(grammars)[:-12]:
                del grammars[old]
            recogniser.expect(grammar)
        elif kind == "audio":
            utterance = utterances.setdefault(message["id"], Utterance(message["rate"]))
            pcm = lines.read(message["bytes"])
            utterance.pcm += pcm
            recogniser.audio(utterance, pcm)
        elif kind == "pause":
            if message["id"] in utterances:
                recogniser.pause(utterances[message["id"]])
        elif kind == "drop":
            utterances.pop(message["id"], None)
        elif kind == "end":
            utterance = utterances.pop(message["id"], None)
            grammar = grammars.get(message["grammar"]) or grammars.get(newest)
            readings = recogniser.understand(utterance, grammar) if utterance and grammar else []
            told = [{"text": text, "score": round(float(score), 4)} for text, score in readings]
            tell({"heard": {"id": message["id"], "readings": told}}, out)


def silence_after(utterance, length):
    """Whether nothing louder than a whisper has come since it was `length` bytes long."""
    rest = array.array("h", bytes(utterance.pcm[length - length % 2:]))
    return len(rest) < utterance.rate and max(map(abs, rest), default=0) < 1500
