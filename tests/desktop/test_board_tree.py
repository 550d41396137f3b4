"""The board as a screen reader meets it: 64 named squares in one tree, none missing, none twice, in the order of the board."""
import re
from pathlib import Path

import test_game
import tree
from harness import to_set_up, wait
from test_game import acts, announce, press

SETTINGS = test_game.SETTINGS.replace("[game]\n", "[game]\nmode = \"practice\"\n")
#: On both first ranks, from file a to file h.
PIECES = ["{}r Turm", "{}r Springer", "{}r Läufer", "{} Dame", "{}r König", "{}r Läufer", "{}r Springer", "{}r Turm"]
SQUARES = [f"{file}{rank}" for rank in range(1, 9) for file in "abcdefgh"]
SQUARE = re.compile("^[a-h][1-8](, .*)?$")


def at_start():
    """The name of each square before the first move, from a1 to h8."""
    ranks = {1: [piece.format("weiße") for piece in PIECES], 2: ["weißer Bauer"] * 8,
             7: ["schwarzer Bauer"] * 8, 8: [piece.format("schwarze") for piece in PIECES]}
    return [f"{square}, {ranks[rank][file]}" if (rank := int(square[1])) in ranks else square
            for square in SQUARES for file in [ord(square[0]) - ord("a")]]


def boards(window):
    """Each board in one look at the tree: its 64 nodes from a1 on, as (place, name, role).

    A move on a sheet may be called like a square.
    """
    (program,) = window.applications()
    sweep = tree.Sweep(program)
    named = [(place, name) for place, name in sweep.names().items() if SQUARE.match(name)]
    first = [number for number, (_, name) in enumerate(named) if name.startswith("a1")]
    return [[(place, name, sweep.at(place).role) for place, name in named[number:number + 64]] for number in first]


def must_be_whole(squares, names, role):
    assert [name for _, name, _ in squares] == names, squares
    assert {of for *_, of in squares} == {role}, squares
    first = squares[0][0]
    places = [place for place, *_ in squares]
    assert places == [first[:-1] + (first[-1] + number,) for number in range(64)], "side by side, and nothing between them"


def test_the_board_is_64_named_squares_in_one_tree(desktop):
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS)
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    to_set_up(desktop, window, "u")
    desktop.press("End", "Return")
    window.wait_for(re.compile("^e2, "))
    # Black has the screen, and takes what he sees: each square is a button.
    (shown,) = boards(window)
    must_be_whole(shown, at_start(), "push button")
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    # A move that nobody has answered yet is on its player's board alone; the arbiter sees both, and touches neither.
    announce(desktop, data, "e4")
    press(desktop, data)
    window.do("Schiedsrichter", "push button")
    window.wait_for("Strafen", "toggle button")
    moved = [{"e2, weißer Bauer": "e2", "e4": "e4, weißer Bauer"}.get(name, name) for name in at_start()]
    of_white, of_black = wait("both boards", lambda: len(found := boards(window)) == 2 and found)
    must_be_whole(of_white, moved, "label")
    must_be_whole(of_black, at_start(), "label")
    assert "panicked" not in program.output()

