"""Every task of docs/cookbook.md, followed line by line in a home of its own.

A line has to end with 0. What stands under it behind # it has to print, a whole line each; … is anything, and
blanks are any blanks. What needs another machine, or would change this one, is a stand-in on PATH: `ssh` runs
the command here, `crontab` keeps its table in a file.
"""

import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import BIN, ROOT

DOCUMENT = ROOT / "docs/cookbook.md"
# The port in the document; a test takes a free one.
PORT = "8421"
SECONDS = 300

SSH = """#!/bin/sh
# ssh [OPTIONS] HOST COMMAND...: runs the command on this machine.
while :; do
  case $1 in
    -[LRDpio]) shift 2 ;;
    -*) shift ;;
    *) break ;;
  esac
done
shift
exec bash -c "$*"
"""

CRONTAB = """#!/bin/sh
# crontab -l | -
case $1 in
  -l) cat "$HOME/.crontab" ;;
  -) cat > "$HOME/.crontab.new" && mv "$HOME/.crontab.new" "$HOME/.crontab" ;;
esac
"""


class Task:
    """A heading, its words, and its lines with what they print."""

    def __init__(self, title, text):
        self.title = title
        self.words = re.sub(r"```.*?```", "", text, flags=re.DOTALL).strip()
        self.steps = []
        for block in re.findall(r"```sh\n(.*?)```", text, flags=re.DOTALL):
            rest = None
            for line in block.splitlines():
                if rest is not None:
                    line = f"{rest}\n{line}"
                rest = line if line.endswith("\\") else None
                if rest is not None or not line.strip():
                    continue
                if line.startswith("#"):
                    self.steps[-1][1].append(line.removeprefix("#").strip())
                else:
                    self.steps.append((line, []))


def tasks():
    parts = re.split(r"^## (.*)$", DOCUMENT.read_text(), flags=re.MULTILINE)
    return [Task(title, text) for title, text in zip(parts[1::2], parts[2::2])]


def photos(count):
    """Photos of different content that every program reads: those of PHOLIO_CORPUS, or else drawn ones."""
    corpus = os.environ.get("PHOLIO_CORPUS")
    found = {}
    for path in sorted(Path(corpus, "jpeg-ok").rglob("*.[jJ][pP]*[gG]")) if corpus else []:
        if 20_000 < path.stat().st_size < 1_000_000:
            found.setdefault(hashlib.sha256(path.read_bytes()).digest(), path)
    if len(found) >= count:
        # From all of them: neighbours in the corpus look alike.
        return list(found.values())[:: len(found) // count][:count]
    folder = Path(tempfile.mkdtemp(prefix="pholio-drawn-"))
    subprocess.run([BIN / "pholio-samples", folder, str(count)], check=True, capture_output=True)
    return sorted(folder.iterdir())


class Cookbook(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp(prefix="pholio-cookbook-"))
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.home = cls.folder / "home"
        for name, text in {"ssh": SSH, "crontab": CRONTAB}.items():
            path = cls.folder / "bin" / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
            path.chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PHOLIO_", "XDG_"))}
        cls.environment = dict(
            kept, HOME=str(cls.home), PATH=f"{cls.folder}/bin:{BIN}:{os.environ['PATH']}", TZ="UTC")
        # Two galleries, Rome and Paris, and a card that nothing was imported of.
        taken = iter(photos(22))
        for folder, first, count in [
            ("Pictures/Rome", 101, 12), ("Pictures/Paris", 201, 8), ("card", 301, 2)
        ]:
            (cls.home / folder).mkdir(parents=True)
            for number in range(first, first + count):
                shutil.copy2(next(taken), cls.home / folder / f"IMG_{number}.jpg")
        # Nobody types this: it is what the cook finds.
        subprocess.run(
            ["pholio", "import", cls.home / "Pictures"], env=cls.environment, check=True, capture_output=True)
        for name in ["Rome", "Paris"]:
            subprocess.run(
                ["pholio", "reorder", name, "--by", "name"], env=cls.environment, check=True,
                capture_output=True)
        cls.home.rename(cls.folder / "template")

    def test_there_are_25_tasks_and_each_says_what_it_is_for(self):
        self.assertEqual(len(tasks()), 25)
        for task in tasks():
            self.assertTrue(task.words and task.steps, task.title)

    def test_every_line_does_what_is_said(self):
        chosen = os.environ.get("TASK", "")
        for task in tasks():
            if chosen in task.title:
                with self.subTest(task.title):
                    self.follow(task)

    def follow(self, task):
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.copytree(self.folder / "template", self.home, symlinks=True)
        results = self.folder / "results"
        shutil.rmtree(results, ignore_errors=True)
        results.mkdir()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = str(free.getsockname()[1])
        script = f"cd\nresults={results}\n" + "".join(
            f"{{ {line.replace(PORT, port)}\n}} >$results/{number}.said 2>&1\n"
            f"echo $? >$results/{number}.status\n"
            for number, (line, _) in enumerate(task.steps))
        process = subprocess.Popen(
            ["bash", "-c", script], env=self.environment, stdin=subprocess.DEVNULL, start_new_session=True)
        try:
            process.wait(SECONDS)
        finally:
            # And what a task has left running.
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
            process.wait()
        for number, (line, expected) in enumerate(task.steps):
            said = (results / f"{number}.said").read_text()
            status = (results / f"{number}.status").read_text().strip()
            self.assertEqual(status, "0", f"{task.title}: {line}\n{said}")
            lines = iter(said.splitlines())
            for text in expected:
                wanted = " ".join(text.replace(PORT, port).split())
                pattern = ".*".join(re.escape(part) for part in wanted.split("…"))
                self.assertTrue(
                    any(re.fullmatch(pattern, " ".join(other.split())) for other in lines),
                    f"{task.title}: {line}\nsays nowhere: {text}\nbut: {said}")


if __name__ == "__main__":
    unittest.main()
