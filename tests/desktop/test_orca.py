"""Orca, where the distribution has it: nothing is said twice. It names the button that the keyboard comes to, and the program does
not; before it runs, and once it is gone, the program does.
"""
import os
import re
import shutil
import subprocess
from pathlib import Path

from harness import wait
from test_game import begin
from test_voice import said_by

#: Every program on the machine sees that a screen reader runs.
ALONE = True


def focus_moves(desktop, window):
    """Tab; the name of the button that has the keyboard then."""
    before = getattr(window.focused(), "name", None)
    desktop.press("Tab")
    button = lambda: (found := window.focused()) is not None and found.role == "push button" and found.name != before and found.name
    return wait("another button", button)


def names(program, name, told):
    """Whether the program has named it, after so many sentences."""
    return any(name in text for _, text in said_by(program)[told:])


def test_orca_names_the_buttons_and_without_it_the_program_does(desktop):
    if not shutil.which("orca"):
        print("not tested: there is no Orca here", flush=True)
        return
    os.environ["ANNA_HECTOR_LOG"] = "anna_hector=info"
    program, window, _ = begin(desktop)

    def is_named_by_the_program():
        told = len(said_by(program))
        name = focus_moves(desktop, window)
        wait(f"the program's {name}", lambda: names(program, name, told))

    is_named_by_the_program()
    home = desktop.fresh("orca")
    log = Path(home) / "orca.log"
    reader = subprocess.Popen(["orca", "--replace", "--debug-file", str(log)], env={**os.environ, "HOME": home, "XDG_DATA_HOME": home},
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        heard = lambda: re.findall(r"SPEECH OUTPUT: '(.*)'", log.read_text(errors="replace")) if log.exists() else []
        wait("Orca's first words", lambda: reader.poll() is None and heard(), seconds=90)
        told = len(said_by(program))
        name = focus_moves(desktop, window)
        wait(f"Orca's {name}", lambda: any(name in words for words in heard()), seconds=60)
        assert not names(program, name, told), "it was said twice"
    finally:
        reader.terminate()
        reader.wait(timeout=30)
    is_named_by_the_program()
    assert "panicked" not in program.output()
