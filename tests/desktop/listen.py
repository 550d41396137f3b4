#!/usr/bin/python3
"""Prints, one JSON object a line, what a screen reader is told: announcements, focus, names, text, windows.

    listen.py [SECONDS]     without SECONDS until it is ended; the first line is {"ready": true}
"""
import json
import sys
import time
import warnings

warnings.simplefilter("ignore")
import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

EVENTS = ("object:announcement", "object:state-changed:focused", "object:property-change:accessible-name",
          "object:text-changed", "window:activate")


def told(event):
    try:
        any_data = event.any_data
        source = event.source
        line = {"at_ns": time.monotonic_ns(), "event": event.type, "detail": event.detail1,
                "role": source.get_role_name(), "name": source.get_name(),
                "data": any_data if isinstance(any_data, (str, int, float)) else None}
    except (GLib.Error, TypeError) as gone:
        line = {"at_ns": time.monotonic_ns(), "event": event.type, "gone": str(gone)}
    print(json.dumps(line, ensure_ascii=False), flush=True)


def main():
    Atspi.init()
    listener = Atspi.EventListener.new(told)
    for event in EVENTS:
        listener.register(event)
    if len(sys.argv) > 1:
        GLib.timeout_add(int(float(sys.argv[1]) * 1000), Atspi.event_quit)
    print(json.dumps({"ready": True}), flush=True)
    Atspi.event_main()


if __name__ == "__main__":
    main()
