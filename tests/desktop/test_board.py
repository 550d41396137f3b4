"""An electronic board as a witness: the real program at a pseudo-terminal, behind which a DGT board is simulated."""
import os
import pty
import re
import select
import threading
import time
import tty
from pathlib import Path

from harness import open_arbiters_page, wait
from test_game import acts, announce, begin, click_all, count, journal, large, press

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
CODES = ".PRNBKQprnbkq"


class ElectronicBoard:
    """Answers the whole board when it is asked, and sends each field that changes."""

    def __init__(self, port, placement=START):
        self.line, other_end = pty.openpty()
        tty.setraw(other_end)
        port.unlink(missing_ok=True)
        port.symlink_to(os.ttyname(other_end))
        fields = re.sub(r"\d", lambda empty: "." * int(empty.group()), placement.replace("/", ""))
        self.codes = bytearray(CODES.index(piece) for piece in fields)
        self.plugged = True
        self.listener = threading.Thread(target=self.listen, args=(other_end,), daemon=True)
        self.listener.start()

    def listen(self, other_end):
        while self.plugged:
            readable, _, _ = select.select([self.line], [], [], 0.05)
            if readable and b"\x42" in os.read(self.line, 100):
                os.write(self.line, bytes([0x86, 0, 67]) + self.codes)
        os.close(other_end)
        os.close(self.line)

    def put(self, square, piece):
        field = "87654321".index(square[1]) * 8 + "abcdefgh".index(square[0])
        self.codes[field] = CODES.index(piece)
        os.write(self.line, bytes([0x8E, 0, 5, field, self.codes[field]]))

    def unplug(self):
        self.plugged = False
        self.listener.join()


def test_the_arbiter_is_told_what_an_electronic_board_sees(desktop):
    port = Path(desktop.fresh("port")) / "board"
    board = ElectronicBoard(port)
    program, window, data = begin(desktop, settings=f'[boards]\nblack = "{port}"\n')
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    announce(desktop, data, "Bauer Eva vier")
    press(desktop, data)
    window.wait_for("Wiederholt", "push button").click()
    # Executed on the screen as it was said, on the board one square short.
    board.put("e2", ".")
    board.put("e3", "P")
    click_all(window, ["e2", "e4"])
    wait("Black's execution", lambda: count(data, "executed") == 1)
    wait("what the board sees", lambda: "board-sensed" in acts(data))
    seen = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR"
    assert journal(data)[-1] == {"act": "board-sensed", "side": "black", "board": seen}, journal(data)
    open_arbiters_page(desktop, window)
    window.wait_for(re.compile("elektronische Brett von Schwarz.*Eva drei: weißer Bauer.*Eva vier ist leer"))
    # He puts it right; nobody else did anything about it.
    board.put("e3", ".")
    board.put("e4", "P")
    wait("that they agree", lambda: count(data, "board-sensed") == 2)
    window.wait_gone(re.compile("Eva vier ist leer"))
    assert acts(data)[-4:] == ["executed", "board-sensed", "arbiter-entered", "board-sensed"], acts(data)

    # Black, who is on move, lifts a knight and puts it back: the arbiter reads it, and may find it touched.
    board.put("g8", ".")
    time.sleep(1)
    board.put("g8", "n")
    wait("what was lifted", lambda: acts(data)[-1] == "lift-sensed")
    seen = journal(data)[-1]
    # The line may be slow at either end.
    assert seen["away-ms"] > 500, seen
    assert (seen["side"], seen["square"], seen["piece"], seen["ply"]) == ("black", "g8", "n", 2), seen
    window.wait_for("Vom elektronischen Brett gesehen")
    window.wait_for(re.compile("elektronische Brett von Schwarz hat gesehen: schwarzer Springer Gustav acht abgehoben"))
    window.wait_for("Als berührt feststellen", "push button")

    board.unplug()
    wait("that it is gone", lambda: acts(data)[-1] == "noticed")
    assert journal(data)[-1]["incident"] == {"sensor-lost": "black"}, journal(data)
    window.wait_for(re.compile("^Vom elektronischen Brett kommt nichts: Schwarz"))
    # On the first page with what is to be done about it.
    desktop.press("F9")
    window.wait_for(re.compile(f"electronic board at {re.escape(str(port))}"))
    ElectronicBoard(port, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
    wait("that it is back", lambda: journal(data)[-1].get("incident") == {"sensor-back": "black"})
    window.wait_gone(re.compile("electronic board at"))
    assert program.alive() and "panicked" not in program.output()


def test_the_opponent_makes_his_move_on_the_electronic_board_and_announces_it_with_one_click(desktop):
    port = Path(desktop.fresh("port")) / "board"
    board = ElectronicBoard(port)
    _, window, data = begin(desktop, settings=f'[boards]\nblack = "{port}"\n')
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    announce(desktop, data, "Bauer Eva vier")
    press(desktop, data)
    board.put("e2", ".")
    board.put("e4", "P")
    large(window, "Wiederholt und ausgeführt")
    wait("the execution", lambda: count(data, "executed") == 1)
    # The pawn rests on its way, and goes on.
    board.put("e7", ".")
    board.put("e6", "p")
    window.wait_for("Das wäre: Bauer Eva sieben nach Eva sechs. Ist das gemeint?")
    board.put("e6", ".")
    board.put("e5", "p")
    window.wait_for("Das wäre: Bauer Eva sieben nach Eva fünf. Ist das gemeint?")
    assert count(data, "announced") == 1, "a board announces nothing"
    window.wait_for("Ja", "push button").click()
    wait("the announcement", lambda: count(data, "announced") == 2)
    announced = [event for event in journal(data) if event["act"] == "announced"][-1]
    assert "e5" in str(announced), announced
    board.unplug()
