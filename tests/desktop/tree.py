#!/usr/bin/python3
"""The window as a screen reader meets it.

    tree.py                       the programs that are there
    tree.py PROGRAM               its accessible tree: role, name, value, states, actions
    tree.py PROGRAM do NAME       performs the first action of the node of that name
    tree.py PROGRAM read NAME     prints its text
    tree.py PROGRAM focus         prints the focused node

Also a module: `programs`, `Node`.
"""
import signal
import sys
import warnings

warnings.simplefilter("ignore")
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

STATES = ("focused", "focusable", "checked", "selected", "enabled", "showing", "editable", "expanded", "active")


class Node:
    """One node of the accessible tree. Everything is asked anew at each access: nothing here is ever stale."""

    def __init__(self, raw):
        self.raw = raw

    @property
    def name(self):
        return self.raw.get_name() or ""

    @property
    def description(self):
        return self.raw.get_description() or ""

    @property
    def role(self):
        """AT-SPI's name of the role: `push button`, `label`, `text`, `frame`, ..."""
        return self.raw.get_role_name() or ""

    @property
    def states(self):
        held = self.raw.get_state_set()
        return {name for name in STATES if held.contains(getattr(Atspi.StateType, name.upper()))}

    @property
    def text(self):
        """The contents of a text field; None where there is none."""
        if not self.raw.get_text_iface():
            return None
        return Atspi.Text.get_text(self.raw, 0, Atspi.Text.get_character_count(self.raw))

    @property
    def value(self):
        return Atspi.Value.get_current_value(self.raw) if self.raw.get_value_iface() else None

    @property
    def actions(self):
        if not self.raw.get_action_iface():
            return []
        return [Atspi.Action.get_action_name(self.raw, i) for i in range(Atspi.Action.get_n_actions(self.raw))]

    @property
    def extents(self):
        """x, y, width, height on the screen."""
        box = Atspi.Component.get_extents(self.raw, Atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    def do(self, action=0):
        """Performs an action as a screen reader would; an action is a number or a name."""
        if isinstance(action, str):
            action = self.actions.index(action)
        if not Atspi.Action.do_action(self.raw, action):
            raise RuntimeError(f"{self} has no action {action}; it has {self.actions}")

    def set_value(self, value):
        """Sets the number of a spin button or slider, as a screen reader would."""
        if not Atspi.Value.set_current_value(self.raw, value):
            raise RuntimeError(f"{self} takes no value")

    def focus(self):
        Atspi.Component.grab_focus(self.raw)

    def children(self):
        for i in range(self.raw.get_child_count()):
            child = self.raw.get_child_at_index(i)
            if child is not None:
                yield Node(child)

    def walk(self, depth=0):
        """The node and everything under it, each with its depth. What disappears on the way is left out."""
        yield self, depth
        try:
            children = list(self.children())
        except GLib.Error:
            return
        for child in children:
            yield from child.walk(depth + 1)

    def __str__(self):
        try:
            words = [self.role, repr(self.name)]
            text = self.text
            if text is not None and text != self.name:
                words.append(f"text={text!r}")
            if self.value is not None:
                words.append(f"value={self.value:g}")
            words += sorted(self.states & {"focused", "checked", "selected", "editable"})
            words += [f"[{action}]" for action in self.actions]
            return " ".join(words)
        except GLib.Error as error:
            return f"(gone: {error.message})"


def settle():
    """Lets what has happened arrive, and forgets what is remembered of before."""
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)


def programs():
    """Every program on the accessibility bus, as a list of (process id, Node)."""
    Atspi.init()
    Atspi.set_timeout(3000, 5000)
    settle()
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    found = []
    for i in range(desktop.get_child_count()):
        raw = desktop.get_child_at_index(i)
        if raw is None:
            continue
        try:
            raw.set_cache_mask(Atspi.Cache.NONE)
            raw.clear_cache()
            found.append((raw.get_process_id(), Node(raw)))
        except GLib.Error:
            continue
    return found


class Sweep:
    """Every node of a program asked for one thing, all questions of a level on their way together: a walk that waits for each
    answer takes a second or more for a page."""

    ACCESSIBLE = "org.a11y.atspi.Accessible"
    #: The bit of AT-SPI's state `focused`.
    FOCUSED = 12
    connection = None

    def __init__(self, program):
        self.program = program
        self.children, self.answers = {}, {}
        self.waiting = 0
        if Sweep.connection is None:
            session = Gio.bus_get_sync(Gio.BusType.SESSION)
            (address,) = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                           Gio.DBusCallFlags.NONE, 3000).unpack()
            flags = Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION | Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            Sweep.connection = Gio.DBusConnection.new_for_address_sync(address, flags)

    def names(self):
        """The name of every node by its place, as indices from the program down; in the order of the tree."""
        name = GLib.Variant("(ss)", (self.ACCESSIBLE, "Name"))
        return dict(self.ask("org.freedesktop.DBus.Properties", "Get", name))

    def focused(self):
        """The places of the nodes that have the focus."""
        return [place for place, states in self.ask(self.ACCESSIBLE, "GetState", None) if states[0] >> self.FOCUSED & 1]

    def at(self, place):
        """The node there now, or None."""
        raw = self.program.raw
        for index in place:
            raw = raw.get_child_at_index(index)
            if raw is None:
                return None
        return Node(raw)

    def ask(self, interface, method, arguments):
        root = (self.program.raw.app.bus_name, self.program.raw.path)
        self.children, self.answers = {}, {}
        self.visit(root, (interface, method, arguments))
        while self.waiting:
            GLib.MainContext.default().iteration(True)
        return list(self.in_order(root, ()))

    def visit(self, node, question):
        self.send(node, question, lambda answer: self.answers.update({node: answer}))
        self.send(node, (self.ACCESSIBLE, "GetChildren", None), lambda children: self.go_on(node, children, question))

    def go_on(self, node, children, question):
        self.children[node] = children
        for child in children:
            self.visit(tuple(child), question)

    def send(self, node, question, take):
        """What disappears on the way is left out."""
        def answered(connection, result):
            self.waiting -= 1
            try:
                (answer,) = connection.call_finish(result).unpack()
            except GLib.Error:
                return
            take(answer)
        self.waiting += 1
        self.connection.call(*node, *question, None, Gio.DBusCallFlags.NONE, 3000, None, answered)

    def in_order(self, node, place):
        if node in self.answers:
            yield place, self.answers[node]
        for index, child in enumerate(self.children.get(node, [])):
            yield from self.in_order(tuple(child), (*place, index))


def main():
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    if len(sys.argv) == 1:
        for pid, node in programs():
            print(pid, node)
        return 0
    named = [node for _, node in programs() if node.name == sys.argv[1]]
    if not named:
        print(f"tree: no program is called {sys.argv[1]!r}", file=sys.stderr)
        return 1
    nodes = list(named[0].walk())
    what = sys.argv[2:] or ["tree"]
    if what == ["tree"]:
        for node, depth in nodes:
            print("  " * depth + str(node))
        return 0
    if what == ["focus"]:
        hits = [node for node, _ in nodes if "focused" in node.states]
    else:
        hits = [node for node, _ in nodes if node.name == what[1]]
    if not hits:
        print(f"tree: nothing to {' '.join(what)}", file=sys.stderr)
        return 1
    if what[0] == "do":
        hits[0].do()
    elif what[0] == "read":
        print(hits[0].text if hits[0].text is not None else hits[0].name)
    else:
        print(hits[0])
    return 0


if __name__ == "__main__":
    sys.exit(main())
