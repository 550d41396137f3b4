"""The clock as people meet it: a screen reader reads it while it runs, the arbiter sets it, the assistant is asked.

Names of widgets are read over AT-SPI. How much time has passed is told by the monotonic clock of the machine and by the
program's own journal.
"""
import contextlib
import re
import time
from pathlib import Path

from harness import Failed, journal_lines, open_arbiters_page, to_set_up, type_pin, wait
from test_game import SETTINGS, acts, journal

SMALL = ("null eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
         "achtzehn neunzehn").split()
TENS = "zwanzig dreißig vierzig fünfzig".split()
NUMBERS = {word: number for number, word in enumerate(SMALL)} | {"ein": 1, "eins": 1}
for tens, word in enumerate(TENS, 2):
    NUMBERS |= {word: 10 * tens} | {f"{small}und{word}": 10 * tens + NUMBERS[small] for small in SMALL[2:10] + ["ein"]}


def seconds_in(words):
    """`vier Minuten siebenundfünfzig` in seconds."""
    found = re.fullmatch(r"(?:(\w+) Stunden? ?)?(?:(\w+) Minuten? ?)?(?:(\w+)(?: Sekunden?)?)?", words)
    assert found, words
    hours, minutes, seconds = (NUMBERS[word] if word else 0 for word in found.groups())
    return hours * 3600 + minutes * 60 + seconds


def begin(desktop, control):
    """A game with this control, set up by keys alone; its program, window and data folder."""
    data = Path(desktop.fresh("data"))
    (data / "settings.toml").write_text(SETTINGS.replace("90+30", control))
    program = desktop.start("--data", str(data))
    window = program.window("anna-hector")
    to_set_up(desktop, window)
    type_pin(desktop, window)
    desktop.press("End")
    desktop.press("Return")
    window.wait_for(re.compile("^e2, "))
    desktop.press("Return")
    wait("the start", lambda: "started" in acts(data))
    return program, window, data


def face(window, side):
    """What a screen reader says of a clock: its parts."""
    name = window.wait_for(re.compile(f"^{side}: .*(läuft|steht|abgelaufen)")).name
    return name.split(": ", 1)[1].split(", ")


def read_running(window, side):
    """The time of a running clock as it is read, in seconds, and when it was read. A face that changed meanwhile counts
    from the middle of the reading."""
    before = time.monotonic()
    parts = face(window, side)
    return seconds_in(parts[0]), (before + time.monotonic()) / 2, parts


def whites_clock_runs(window):
    """The start is on record before the page is drawn anew."""
    wait("White's clock runs on the page", lambda: face(window, "Weiß")[1] == "läuft")


def test_the_running_clock_is_read_as_it_stands(desktop):
    program, window, data = begin(desktop, "40/5+3,5+3")
    whites_clock_runs(window)
    first, at_first, parts = read_running(window, "Weiß")
    assert parts[1:] == ["läuft", "Züge: 0", "40 bis zur Zeitkontrolle"], parts
    started = Path(next(data.glob("games/*.jsonl"))).stat().st_mtime
    assert abs(first - (303 - (time.time() - started))) < 2, first
    assert face(window, "Schwarz") == ["fünf Minuten drei", "steht", "Züge: 0", "40 bis zur Zeitkontrolle"]
    wait("seven seconds of White's time", lambda: read_running(window, "Weiß")[0] <= first - 7)
    last, at_last, _ = read_running(window, "Weiß")
    assert abs((first - last) - (at_last - at_first)) < 1.5, (first, last, at_last - at_first)
    desktop.press("ctrl+s", "y")
    wait("both clocks stand", lambda: face(window, "Weiß")[1] == "steht")
    stopped = face(window, "Weiß")
    assert seconds_in(stopped[0]) <= last
    time.sleep(1.5)
    assert face(window, "Weiß") == stopped, "what stands does not change"
    assert "panicked" not in program.output()


def test_a_delay_is_counted_down_before_the_time(desktop):
    _, window, _ = begin(desktop, "G/5;d9")
    whites_clock_runs(window)
    parts = face(window, "Weiß")
    assert parts[0] == "fünf Minuten" and parts[1] == "läuft" and re.fullmatch(r"Aufschub [5-9]", parts[2]), parts
    wait("the delay is over", lambda: "Aufschub" not in " ".join(face(window, "Weiß")))
    wait("the time runs", lambda: seconds_in(face(window, "Weiß")[0]) < 300)


def test_a_game_without_a_clock_says_so(desktop):
    _, window, _ = begin(desktop, "none")
    whites_clock_runs(window)
    assert face(window, "Weiß") == ["ohne Uhr", "läuft", "Züge: 0"]
    assert face(window, "Schwarz") == ["ohne Uhr", "steht", "Züge: 0"]


def deeds(data, *wanted):
    """The events of these names with who did them."""
    (path,) = data.glob("games/*.jsonl")
    return [{**line["event"], "by": line.get("by")} for line in journal_lines(path) if line["event"]["act"] in wanted]


def test_the_arbiter_opens_his_page_sets_a_clock_and_gives_two_minutes(desktop):
    program, window, data = begin(desktop, "90+30")
    desktop.press("ctrl+s", "y")
    wait("the clocks are stopped", lambda: "clock-stopped" in acts(data))
    begun = time.monotonic()
    desktop.press("F9")
    window.wait_for("PIN des Schiedsrichters", "password text")
    assert not window.nodes(re.compile("Strafen|weißer Bauer")), window.tree()
    desktop.type("4712\n")
    window.wait_for("Diese PIN stimmt nicht. Der Versuch ist vermerkt.")
    window.wait_for(re.compile("^Bis zum nächsten Versuch: eine Sekunde"))
    window.wait_gone(re.compile("^Bis zum nächsten Versuch"))
    desktop.type("4711\n")
    wait("the keyboard is on the page", lambda: getattr(window.focused(), "name", None) == "Uhr")
    window.do("Uhr: Schwarz")
    for field, value in [("Minuten", 7), ("Sekunden", 30), ("Vollendete Züge", 12)]:
        window.wait_for(field, "spin button").set_value(value)
    wait("the fields", lambda: [window.find(name, "spin button").value
                                for name in ("Minuten", "Sekunden", "Vollendete Züge")] == [7, 30, 12])
    window.do("Uhr stellen: Schwarz")
    window.do("Ja")
    window.wait_for("Schwarz: sieben Minuten dreißig, steht, Züge: 12")
    assert deeds(data, "clock-set") == [
        {"act": "clock-set", "side": "black", "left-ms": 450_000, "completed": 12, "by": "arbiter"}], journal(data)
    window.do("Zeit geben: Schwarz")
    window.do("Ja")
    window.wait_for("Schwarz: neun Minuten dreißig, steht, Züge: 12")
    assert deeds(data, "clock-set")[-1]["left-ms"] == 570_000
    print(f"the arbiter: two clocks set in {time.monotonic() - begun:.0f} s, a wrong PIN and its wait among them", flush=True)
    window.do("Fertig, Seite sperren")
    window.wait_for(re.compile("^Die Uhren stehen noch"))
    window.do("Fertig, Seite sperren")
    window.wait_for("Ihr Formular")
    assert not window.nodes(re.compile("PIN des Schiedsrichters|Strafen")), window.tree()
    wait("the record", lambda: acts(data)[-1] == "arbiter-left")
    assert [denied["denial"] for denied in deeds(data, "denied")] == ["wrong-pin"]
    # As a value of its own: the sums that chain the lines hold any four digits by chance.
    kept = next(data.glob("games/*.jsonl")).read_text()
    assert not re.search(r'(?<!"at":)\b4711\b', kept), "the journal keeps no digits"
    assert "panicked" not in program.output()


def test_a_penalty_is_given_by_keyboard_alone(desktop):
    _, window, data = begin(desktop, "90+30")
    open_arbiters_page(desktop, window)
    window.wait_for("Strafen", "toggle button")
    for name in ("Strafen", "Strafe für Weiß: der Gegner erhält zwei Minuten"):
        for _ in range(30):
            focused = window.focused()
            if focused and focused.name == name:
                break
            desktop.press("Tab")
            time.sleep(0.1)
        else:
            raise AssertionError(f"Tab does not reach {name}\n{window.tree()}")
        desktop.press("Return")
    # The keyboard stands on "Nein": yes is an act of its own.
    wait("the question", lambda: getattr(window.focused(), "name", None) == "Nein")
    # On a busy machine the stroke was lost once, with the question just there. A hand strikes again.
    for _ in range(4):
        desktop.press("Left")
        with contextlib.suppress(Failed):
            wait("the answer", lambda: getattr(window.focused(), "name", None) == "Ja", 5)
            break
    desktop.press("Return")
    wait("the penalty", lambda: "penalised" in acts(data))
    given = deeds(data, "penalised", "clock-set")
    assert [(deed["act"], deed["side"], deed["by"]) for deed in given] == [
        ("penalised", "white", "arbiter"), ("clock-set", "black", "arbiter")], given
    window.wait_for("Strafe für Weiß: der Gegner erhält zwei Minuten.", "label")


def test_the_assistant_reads_the_time_only_when_his_player_asks(desktop):
    _, window, data = begin(desktop, "5+3")
    # Who has no assistant asks none: he gets the keyboard first.
    desktop.press("shift+F11", "y")
    wait("the keyboard", lambda: "device-given" in acts(data))
    # Whoever gets the keyboard is on his own page.
    window.wait_for("Erst wenn der Spieler fragt.")
    desktop.press("F4")
    wait("the question", lambda: "assistant-asked" in acts(data))
    look = re.compile("^Weiß: .*verbraucht")
    asked = window.wait_for(look).name
    assert re.match("Weiß: (vier|fünf) Minuten", asked), asked
    time.sleep(2)
    assert window.wait_for(look).name == asked, "as it stood when he was asked"
