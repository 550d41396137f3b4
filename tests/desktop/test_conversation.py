"""A conversation of twenty moves: White speaks his moves and repeats Black's, Black clicks; at the keyboard a hand is only for the
key that is held while speaking and for the clock. What eSpeak NG says is synthetic speech, and no more than that.
"""
import contextlib
import re

from harness import Failed, wait
from test_game import acts, click_all, count, journal, large
from test_voice import begin, said_by, speak, taught

# What White says, and what is asked about if it was not certain; Black's move as he clicks it and as White repeats it.
GAME = [
    (("Eva vier", "Eva zwei nach Eva vier"), ["e7", "e5"], ("Eva fünf", "Eva sieben nach Eva fünf")),
    (("Springer Felix drei", "Gustav eins nach Felix drei"), ["b8", "c6"], ("Springer Cesar sechs", "Bella acht nach Cesar sechs")),
    (("Läufer Cesar vier", "Felix eins nach Cesar vier"), ["f8", "c5"], ("Läufer Cesar fünf", "Felix acht nach Cesar fünf")),
    (("Cesar drei", "Cesar zwei nach Cesar drei"), ["g8", "f6"], ("Springer Felix sechs", "Gustav acht nach Felix sechs")),
    (("David drei", "David zwei nach David drei"), ["d7", "d6"], ("David sechs", "David sieben nach David sechs")),
    (("kurze Rochade", "Rochade"), ["a7", "a6"], ("Anna sechs", "Anna sieben nach Anna sechs")),
    (("Turm Eva eins", "Felix eins nach Eva eins"), ["c5", "a7"], ("Läufer Anna sieben", "Cesar fünf nach Anna sieben")),
    (("Läufer Bella drei", "Cesar vier nach Bella drei"), ["h7", "h6"], ("Hector sechs", "Hector sieben nach Hector sechs")),
    (("Hector drei", "Hector zwei nach Hector drei"), ["e8", "g8"], ("kurze Rochade", "Rochade")),
    (("Springer Bella eins nach David zwei", "Bella eins nach David zwei"), ["f8", "e8"], ("Turm Eva acht", "Felix acht nach Eva acht")),
]
#: Whatever is said is said again so often if it was not understood.
TRIES = 5


class Conversation:
    """White, who holds the key for speaking and says something, and what comes of it."""

    def __init__(self, desktop):
        self.desktop = desktop
        settings = {"extra": 'white = "Änne"\nstyle = "short"\npress-effect = "at-once"', "voices": taught(desktop)}
        self.program, self.window, self.data = begin(desktop, **settings)
        self.restated = 0

    def says(self, text, *events):
        """Says it, again if nothing comes of it, until one of these events is there; its number."""
        for _ in range(TRIES):
            before = len(said_by(self.program))
            speak(self.desktop, text.replace("Cesar", "Zäsar"), rate=145)
            news = lambda: [told for _, told in said_by(self.program)[before:]]
            came = lambda: [number for number, event in enumerate(events) if event(news())]
            try:
                return wait(f"what comes of {text!r}", lambda: [came()] if came() else None, seconds=10)[0][0]
            except Failed:
                continue
        raise Failed(f"nothing comes of {text!r}; said was {said_by(self.program)[-5:]}")

    def hears(self, answer):
        """The event that this was said."""
        return lambda news: any(answer in told for told in news)

    def did(self, act):
        """The event that one more of these is in the journal."""
        before = count(self.data, act)
        return lambda _: count(self.data, act) > before

    def says_move(self, words, act):
        """Says a move until it is this act; a question whether it was meant is answered by a word."""
        text, meant = words
        done = self.did(act)
        question = lambda news: any(re.search("Meinten Sie|berichtigen: ", told) for told in news)
        said = text
        while self.says(said, done, question) == 1 and not done([]):
            self.restated += 1
            said = "ja" if meant in said_by(self.program)[-1][1] else f"nein {text}"

    def asks(self, text, answer):
        """A harmless request."""
        self.says(text, self.hears(answer))

    def press(self):
        pressed = self.did("pressed")
        self.desktop.press("space")
        wait("the press", lambda: pressed([]))

    def opponent_executes(self):
        executed = self.did("executed")
        # What was corrected is answered once it has been heard: a click before that is refused, and the hand clicks again.
        for _ in range(5):
            large(self.window, "Wiederholt und ausgeführt")
            with contextlib.suppress(Failed):
                return wait("Black's execution", lambda: executed([]), 5)
        raise Failed("Black executes nothing")

    def opponent_moves(self, squares):
        announced, pressed = self.did("announced"), self.did("pressed")
        click_all(self.window, squares)
        large(self.window, "Ansagen")
        wait("Black's announcement", lambda: announced([]))
        large(self.window, "Uhr drücken")
        wait("Black's press", lambda: pressed([]))


def test_twenty_moves_by_voice_without_a_hand_but_for_talk_and_clock(desktop):
    talk = Conversation(desktop)
    for number, (own, answered, repeated) in enumerate(GAME, 1):
        if number == 2:
            talk.asks("meine Zeit", "Minuten")
        talk.says_move(own, "announced")
        if number == 3:
            # He corrects himself, and is heard as before.
            talk.says("berichtigen", talk.hears("Bitte sprechen Sie jetzt"))
            talk.says_move(("Läufer Bella fünf", "Felix eins nach Bella fünf"), "corrected")
            # Another move, without a word: he is asked, and says it once more.
            corrected = talk.did("corrected")
            talk.says("Läufer Cesar vier", talk.hears("Die Ansage berichtigen: Läufer Felix eins nach Cesar vier?"))
            talk.asks("meine Zeit", "Die Ansage berichtigen: Läufer Felix eins nach Cesar vier?")
            assert not corrected([]), "a request is no answer"
            talk.says("Läufer Cesar vier", corrected)
        talk.press()
        talk.opponent_executes()
        talk.opponent_moves(answered)
        if number == 4:
            # Another move than was announced is asked about, and taken back with the right one.
            talk.says("Springer Hector sechs", talk.hears("Meinten Sie Springer Gustav acht nach Hector sechs?"))
            talk.asks("meine Zeit", "Meinten Sie Springer Gustav acht nach Hector sechs?")
            talk.says("nein Springer Felix sechs", talk.did("repeated"))
        else:
            talk.says_move(repeated, "repeated")
        talk.says_move(repeated, "executed")
    events = journal(talk.data)
    announced = [event["move"] for event in events if event["act"] == "announced"]
    executed = [event["move"] for event in events if event["act"] == "executed"]
    repeated = [event["move"] for event in events if event["act"] == "repeated"]
    assert len(announced) == 20 and executed == repeated, (announced, repeated, executed)
    corrected = [(event["move"]["from"], event["move"]["to"]) for event in events if event["act"] == "corrected"]
    assert corrected == [("f1", "b5"), ("f1", "c4")], corrected
    assert executed == announced, "no other move than was meant was announced, repeated or executed"
    assert "panicked" not in talk.program.output()


test_twenty_moves_by_voice_without_a_hand_but_for_talk_and_clock.seconds = 480
