#!/usr/bin/env python3
"""Whether fast speech is understood: a recogniser reads back at least 95 % at 2x of what it reads back at 1x.

    tests/recogniser.py FOLDER

FOLDER holds `said` (four words a line: two squares), `1x/000.wav` ... and `2x/000.wav` ..., one file a line, as
tests/recogniser.rs makes them. They are read with PocketSphinx and a grammar of two squares. Needs sox, pocketsphinx and
pocketsphinx-en-us (Debian); where they are missing, says so and exits 77.
"""
import os
import shutil
import subprocess
import sys
import tempfile

MODEL = "/usr/share/pocketsphinx/model/en-us/en-us"
# German words in the phones of the English model, as near as they come.
LEXICON = {
    "anna": ["AA N AA", "AE N AH"],
    "bella": ["B EH L AA", "B EH L AH"],
    "cesar": ["T S EH Z AA R", "T S EY Z AA"],
    "david": ["D AA V IY T", "D AA V IH T"],
    "eva": ["EY V AA", "EY F AA"],
    "felix": ["F EY L IH K S", "F EH L IH K S"],
    "gustav": ["G UH S T AA F"],
    "hector": ["HH EH K T AO R", "HH EH K T OW R"],
    "eins": ["AY N S"],
    "zwei": ["T S V AY", "S V AY"],
    "drei": ["D R AY", "D ER AY"],
    "vier": ["F IY R", "F IY AH"],
    "fünf": ["F IH N F", "F UW N F"],
    "sechs": ["Z EH K S"],
    "sieben": ["Z IY B AH N"],
    "acht": ["AA HH T", "AA K T"],
}
FILES = list(LEXICON)[:8]
RANKS = list(LEXICON)[8:]


def recognise(folder, names):
    """The words read in each file."""
    with open(os.path.join(folder, "lexicon"), "w", encoding="utf-8") as f:
        for word, spoken in LEXICON.items():
            for number, phones in enumerate(spoken):
                f.write(f"{word}{f'({number + 1})' if number else ''} {phones}\n")
    with open(os.path.join(folder, "grammar"), "w", encoding="utf-8") as f:
        f.write("#JSGF V1.0;\ngrammar moves;\n")
        f.write(f"<file> = {' | '.join(FILES)};\n<rank> = {' | '.join(RANKS)};\n")
        f.write("public <move> = <file> <rank> <file> <rank>;\n")
    with open(os.path.join(folder, "names"), "w", encoding="utf-8") as f:
        f.write("\n".join(names) + "\n")
    out = os.path.join(folder, "heard")
    subprocess.run(["pocketsphinx_batch", "-hmm", MODEL, "-dict", os.path.join(folder, "lexicon"), "-jsgf",
                    os.path.join(folder, "grammar"), "-cepdir", folder, "-cepext", ".wav", "-adcin", "yes", "-adchdr",
                    "44", "-ctl", os.path.join(folder, "names"), "-hyp", out, "-bestpath", "no", "-beam", "1e-120",
                    "-wbeam", "1e-100", "-pbeam", "1e-120", "-maxhmmpf", "-1",
                    "-remove_silence", "no", "-remove_noise", "no"],
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    heard = {}
    with open(out, encoding="utf-8") as f:
        for line in f:
            words, _, rest = line.rpartition("(")
            heard[rest.split()[0]] = words.split()
    return heard


def right(said, heard):
    return sum(a == b for a, b in zip(said, heard))


def main():
    source = sys.argv[1]
    if not (shutil.which("pocketsphinx_batch") and os.path.isdir(MODEL) and shutil.which("sox")):
        print("skipped: install sox pocketsphinx pocketsphinx-en-us")
        sys.exit(77)
    with open(os.path.join(source, "said"), encoding="utf-8") as f:
        said = [line.lower().split() for line in f]
    names = [f"{i:03}" for i in range(len(said))]
    scores = {}
    for speed in ("1x", "2x"):
        with tempfile.TemporaryDirectory() as folder:
            for name in names:
                subprocess.run(["sox", "-R", "-D", os.path.join(source, speed, name + ".wav"), "-r", "16000",
                                os.path.join(folder, name + ".wav"), "pad", "0.3", "0.3"], check=True)
            heard = recognise(folder, names)
            scores[speed] = sum(right(s, heard.get(n, [])) for s, n in zip(said, names))
            print(f"at {speed}: {scores[speed]} of {4 * len(said)} words")
    share = scores["2x"] / max(scores["1x"], 1)
    print(f"at 2x {share:.1%} of 1x")
    # Half of the words at 1x is far above chance (one in eight), or nothing is learnt from the comparison.
    sys.exit(0 if share >= 0.95 and scores["1x"] >= 2 * len(said) else 1)


if __name__ == "__main__":
    main()
