"""What the adapter of Whisper has the model read beforehand: `whisper.py ADAPTER LANGUAGE RANKS` prints it. The model is none."""
import importlib.machinery
import importlib.util
import sys
import types

adapter, language, ranks = sys.argv[1:]


class Model:
    def __init__(self, *_, **__):
        pass

    def transcribe(self, samples, initial_prompt, **_):
        print(initial_prompt)
        return [], None


sys.modules["faster_whisper"] = types.SimpleNamespace(WhisperModel=Model)
sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("adapter", adapter)
module = importlib.util.module_from_spec(importlib.util.spec_from_loader("adapter", loader))
loader.exec_module(module)
whisper = module.Whisper(types.SimpleNamespace(model="none", threads=1, beam=1))
whisper.begin(language, ranks)
assert whisper.read(types.SimpleNamespace(samples=lambda rate: [])) == []
