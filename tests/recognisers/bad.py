#!/usr/bin/env python3
"""A recogniser beside anna-hector with a fault, named by its argument: mute, hangs, dies, nonsense, endless, trouble, slow."""
import json
import sys
import time

fault = sys.argv[1]
begun = False
for line in sys.stdin.buffer:
    (kind, message), = json.loads(line).items()
    if kind == "begin":
        if fault == "mute":
            time.sleep(600)
        elif fault == "trouble":
            print('{"trouble": {"why": "no model here; fetch one"}}', flush=True)
            time.sleep(600)
        print('{"ready": {"protocol": 1, "name": "bad"}}', flush=True)
    elif kind == "audio":
        sys.stdin.buffer.read(message["bytes"])
    elif kind == "end":
        if fault == "dies":
            sys.exit(3)
        elif fault == "hangs":
            time.sleep(600)
        elif fault == "nonsense":
            print("Hello, I am a recogniser!", flush=True)
            time.sleep(600)
        elif fault == "endless":
            while True:
                sys.stdout.write("x" * 4096)
        elif fault == "slow":
            time.sleep(1)
            print(json.dumps({"heard": {"id": message["id"], "readings": []}}), flush=True)
