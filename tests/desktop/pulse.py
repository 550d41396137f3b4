#!/usr/bin/python3
"""How long a pulse takes: from a button's press at a virtual gamepad to the upload that moves a motor, in milliseconds.

    tests/desktop/desktop tests/desktop/pulse.py PROGRAM [RUNS]

Prints one figure a line. The game runs; what is felt is whose clock does. The benchmark `program` reads it.
"""
import os
import sys

os.environ["ANNA_HECTOR"] = sys.argv[1]

from harness import Desktop, wait
from test_game import acts
from test_pad import begin

desktop = Desktop()
try:
    program, window, data, pads = begin(desktop, pads=1)
    pads[0].press("RightTrigger")
    wait("the start", lambda: "started" in acts(data))
    for run in range(int(sys.argv[2]) if len(sys.argv) > 2 else 20):
        mark = pads[0].mark()
        wait("quiet", lambda: pads[0].mark() > mark + 8 and not any(any(upload) for upload in pads[0].uploads[-6:]))
        print(f"{pads[0].milliseconds_to_pulse('LeftShoulder', 'South'):.3f}", flush=True)
finally:
    desktop.end()
