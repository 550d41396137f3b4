#!/usr/bin/env python3
"""The smallest recogniser beside anna-hector: it has heard what its argument says, whatever was said.

    tests/recognisers/echo.py TEXT [SCORE [FILE]]

With a FILE it is not ready before there is one. It ends with its input, ready or not.
"""
import json
import os
import sys
import threading
import time

text, score = sys.argv[1], float((sys.argv + ["1"])[2])
awaited = (sys.argv + ["", ""])[3]


def tell(message):
    print(json.dumps(message), flush=True)


def begin():
    while awaited and not os.path.exists(awaited):
        time.sleep(0.05)
    tell({"ready": {"protocol": 1, "name": "echo"}})


heard = {}
for line in sys.stdin.buffer:
    (kind, message), = json.loads(line).items()
    if kind == "begin":
        threading.Thread(target=begin, daemon=True).start()
    elif kind == "audio":
        heard[message["id"]] = heard.get(message["id"], 0) + len(sys.stdin.buffer.read(message["bytes"]))
    elif kind == "end":
        said = heard.pop(message["id"], 0) > 0
        tell({"heard": {"id": message["id"], "readings": [{"text": text, "score": score}] if said else []}})
