#!/usr/bin/env python3
"""The smallest recogniser beside anna-hector: it has heard what its argument says, whatever was said.

    tests/recognisers/echo.py TEXT [SCORE]
"""
import json
import sys

text, score = sys.argv[1], float((sys.argv + ["1"])[2])


def tell(message):
    print(json.dumps(message), flush=True)


heard = {}
for line in sys.stdin.buffer:
    (kind, message), = json.loads(line).items()
    if kind == "begin":
        tell({"ready": {"protocol": 1, "name": "echo"}})
    elif kind == "audio":
        heard[message["id"]] = heard.get(message["id"], 0) + len(sys.stdin.buffer.read(message["bytes"]))
    elif kind == "end":
        said = heard.pop(message["id"], 0) > 0
        tell({"heard": {"id": message["id"], "readings": [{"text": text, "score": score}] if said else []}})
