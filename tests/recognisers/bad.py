#!/usr/bin/env python3
"""A recogniser beside anna-hector with a fault: mute, hangs, dies, nonsense, endless, trouble, slow.

    tests/recognisers/bad.py FAULT [PORT]

With a PORT it holds a connection to it as long as it lives.
"""
import json
import socket
import sys
import time

fault = sys.argv[1]
alive = [socket.create_connection(("127.0.0.1", int(port))) for port in sys.argv[2:]]
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
