"""The program's window: it opens, says who it is, and goes when it is closed."""
from harness import wait

# The first start of a software-rendered window on a busy machine; a person waits far less.


def test_the_window_opens_and_closes(desktop):
    program = desktop.start()
    window = program.window("anna-hector")
    frame = window.wait_for("anna-hector", "frame")
    wait("the window has the focus", lambda: "active" in frame.states)
    _, _, width, height = frame.extents
    assert width >= 640 and height >= 480, (width, height)
    window.close()
    assert program.wait_for_end() == 0, program.output()
    assert "panicked" not in program.output()


def test_the_window_has_something_to_say_and_to_press(desktop):
    window = desktop.start().window("anna-hector")
    window.wait_for("anna-hector", "frame")
    nodes = wait("named widgets", lambda: [node for node in window.nodes() if node.name and node.role not in ("application", "frame")])
    assert any(node.actions for node in nodes), window.tree()
