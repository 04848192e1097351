"""The built program, run as people and programs run it, in a home of its own."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PHOLIO_BIN", ROOT / ".build/release")).absolute()


class Home:
    """A folder that is HOME, in which nothing is set; `pholio` is on PATH."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="pholio-json-"))
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PHOLIO_", "XDG_"))}
        self.environment = dict(kept, HOME=str(self.folder), PATH=f"{BIN}:{os.environ['PATH']}")

    def run(self, *arguments, status=0, given=b""):
        """Standard output of `pholio`. Arguments may be bytes: names on disk are."""
        run = self.started(*arguments, given=given)
        if run.returncode != status:
            raise AssertionError(f"{arguments}: {run.returncode}, not {status}: {run.stderr.decode()}")
        return run.stdout

    def started(self, *arguments, given=b""):
        return subprocess.run(
            [BIN / "pholio", *(word if isinstance(word, bytes) else str(word) for word in arguments)],
            env=self.environment, cwd=self.folder, capture_output=True, input=given)


def verbs():
    """Every verb that does something, as ArgumentParser declares them: `gallery.cap`, with its options."""
    dump = subprocess.run([BIN / "pholio", "--experimental-dump-help"], check=True, capture_output=True)

    def leaves(command, path):
        # Those that are not shown are gone: they say so, and nothing else.
        inner = [verb for verb in command.get("subcommands", [])
                 if verb["commandName"] != "help" and verb.get("shouldDisplay", True)]
        if not inner:
            names = [name["name"] for word in command.get("arguments", []) for name in word.get("names", [])]
            yield ".".join(path), set(names)
        for verb in inner:
            yield from leaves(verb, path + [verb["commandName"]])

    return dict(leaves(json.loads(dump.stdout)["command"], []))
