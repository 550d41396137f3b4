#!/usr/bin/env python3
"""What python-chess reads in the games of a PGN file: a line of JSON for each game.

    tests/python_chess.py FILE

`trouble` holds what it complained of, `clocks` and `spent` the whole seconds of `[%clk]` and `[%emt]` for each half-move (null
where there is none), `end` the last position. Where the package `chess` (PyPI) is missing, says so and exits 77.
"""
import json
import logging
import sys

try:
    import chess.pgn
except ImportError:
    print("skipped: the Python package chess is not installed (./test installs it where pip is)", file=sys.stderr)
    sys.exit(77)


class Kept(logging.Handler):
    """Keeps what the reader complains of."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def emit(self, record):
        self.lines.append(record.getMessage())


def whole(seconds):
    return None if seconds is None else int(seconds)


def main(path):
    kept = Kept()
    logging.getLogger("chess.pgn").addHandler(kept)
    with open(path, encoding="utf-8") as file:
        while True:
            kept.lines.clear()
            game = chess.pgn.read_game(file)
            if game is None:
                return
            moves = list(game.mainline())
            print(json.dumps({
                "result": game.headers["Result"],
                "trouble": kept.lines + [str(error) for error in game.errors],
                "clocks": [whole(move.clock()) for move in moves],
                "spent": [whole(move.emt()) for move in moves],
                "end": game.end().board().board_fen(),
            }))


main(sys.argv[1])
