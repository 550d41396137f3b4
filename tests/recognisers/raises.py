#!/usr/bin/env python3
"""A recogniser beside anna-hector whose library fails in the middle of the work."""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "assets", "recognisers"))
from recogniser import Recogniser, serve


class Raises(Recogniser):
    def understand(self, utterance, grammar):
        return {}["fr"]


serve(Raises)
