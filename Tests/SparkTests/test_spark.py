"""Photos that are read on a Spark cluster, with what goes wrong on one, give the catalog of a lone import.

Needs the built programs (PHOLIO_BIN); it is left out where PySpark or Java is missing.
"""

import gzip
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PHOLIO_BIN", ROOT / ".build/release")).absolute()
SCRIPT = ROOT / "Resources/spark/pholio_read.py"
SUBMIT = Path(sys.executable).parent / "spark-submit"
PHOTOS = 400 if os.environ.get("PHOLIO_SOAK") else 60

# Takes the place of pholio: it notes each call, dies in mid-line of a file called poison, and takes its time.
POISONED = """#!/bin/sh
PHOLIO={pholio}
list=$(mktemp); cat > "$list"; echo $$ >> {calls}; sleep 1
grep -qz poison "$list" || exec "$PHOLIO" "$@" < "$list"
sed -z '/poison/,$d' "$list" | "$PHOLIO" "$@"
printf '{{"version":1,"path":"/torn","thumbnail":{{}}'
kill -9 $$
"""


@unittest.skipUnless(SUBMIT.exists() and shutil.which("java"), "needs PySpark and Java")
class Spark(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="pholio-spark-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        subprocess.run([BIN / "pholio-samples", self.folder / "drawn", "6"], check=True, capture_output=True)
        drawn = [path.read_bytes() for path in sorted((self.folder / "drawn").iterdir())]
        for number in range(PHOTOS):
            folder = self.folder / f"photos/{number % 7}"
            folder.mkdir(parents=True, exist_ok=True)
            comment = str(number).encode()
            segment = b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment
            photo = drawn[number % len(drawn)]
            (folder / f"{number:03}.jpg").write_bytes(photo[:2] + segment + photo[2:])
        (self.folder / "photos/3/words.txt").write_text("no photo")
        (self.folder / "photos/3/half.jpg").write_bytes(drawn[0][:1500])
        (self.folder / "photos/3/two\nlines.jpg").write_bytes(drawn[1])
        with open(os.fsencode(self.folder) + b"/photos/4/\xff.jpg", "wb") as file:
            file.write(drawn[2])
        self.environment = dict(
            os.environ, PYSPARK_PYTHON=sys.executable, XDG_CONFIG_HOME=str(self.folder / "config"),
            SPARK_LOCAL_IP="127.0.0.1")

    def submit(self, *arguments):
        """The running job."""
        conf = [word for pair in {
            "spark.ui.enabled": "false", "spark.driver.host": "127.0.0.1",
        }.items() for word in ("--conf", "=".join(pair))]
        job = subprocess.Popen(
            [SUBMIT, "--master", "local-cluster[2,1,1024]", *conf, SCRIPT, self.folder / "photos",
             "--out", "readings", *map(str, arguments)],
            env=self.environment, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(job.kill)
        return job

    def imported(self, library, *arguments):
        """What an import says, and the catalog that it makes, but for the time of day."""
        run = subprocess.run(
            [BIN / "pholio", "import", self.folder / "photos", "--library", self.folder / library,
             "--json", *map(str, arguments)], env=self.environment, capture_output=True)
        catalog = sqlite3.connect(self.folder / library / "catalog.sqlite")
        catalog.execute("UPDATE photo SET added = 0")
        catalog.execute("UPDATE import SET started = 0, ended = 0")
        catalog.execute("DELETE FROM identity")
        dump = list(catalog.iterdump())
        catalog.close()
        said = json.loads(run.stdout)
        return run.returncode, said.pop("readings", None), said, dump

    def compare(self, *arguments):
        code, _, said, dump = self.imported("alone")
        also, readings, told, copy = self.imported("shared", *arguments)
        self.assertEqual((code, said), (also, told))
        self.assertEqual(dump, copy)
        folders = [self.folder / f"{library}/thumbnails" for library in ("alone", "shared")]
        same = subprocess.run(["diff", "-r", *folders])
        self.assertEqual(same.returncode, 0)
        return readings

    def finish(self, job, code=0):
        # spark-submit prints what a script says to its standard output, whichever it said it to.
        said, messages = job.communicate(timeout=600)
        self.assertEqual(job.returncode, code, said + messages[-4000:])
        return said

    def test_a_killed_executor_and_a_poisoned_file_cost_nothing(self):
        photo = (self.folder / "photos/5/005.jpg").read_bytes()
        (self.folder / "photos/5/poison.jpg").write_bytes(photo[:-1])
        poisoned = self.folder / "poisoned"
        poisoned.write_text(POISONED.format(pholio=BIN / "pholio", calls=self.folder / "calls"))
        poisoned.chmod(0o755)
        # Relative, where Spark was started.
        job = self.submit("--thumbnails", "thumbs", "--pholio", "./poisoned")
        self.kill_an_executor_of(job)
        self.assertIn("poison.jpg", self.finish(job, code=3))
        left = (self.folder / "readings/_unread").read_bytes()
        self.assertEqual(left, os.fsencode(self.folder) + b"/photos/5/poison.jpg\0")
        readings = self.compare(
            "--readings", self.folder / "readings", "--thumbnails", self.folder / "thumbs")
        self.assertEqual(
            readings, {"taken": PHOTOS + 4, "read_here": 1, "damaged": 0, "lack_thumbnails": False})
        paths = [json.loads(line)["path"] for line in self.lines() if '"path":' in line]
        self.assertEqual(len(paths), len(set(paths)), "each file has one reading, whoever was killed")

    def lines(self):
        for part in sorted(self.folder.glob("readings/round-*/part-*.gz")):
            with gzip.open(part, "rt") as file:
                yield from file

    def kill_an_executor_of(self, job):
        """Once two of its tasks are under way."""
        calls = self.folder / "calls"
        deadline = time.monotonic() + 120
        while job.poll() is None and time.monotonic() < deadline:
            if calls.exists() and len(calls.read_text().split()) > 1:
                executors = self.executors(job.pid)
                if executors:
                    os.kill(executors[0], signal.SIGKILL)
                    return
            time.sleep(0.05)
        self.fail("no executor was met")

    def executors(self, root):
        """Those that a process has started, however indirectly."""
        parents = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    stat = (entry / "stat").read_text().rpartition(")")[2].split()
                    parents[int(entry.name)] = (int(stat[1]), (entry / "cmdline").read_bytes())
                except OSError:
                    pass
        found = []
        for pid, (parent, words) in parents.items():
            if b"CoarseGrainedExecutorBackend" in words:
                while parent in parents and parent != root:
                    parent = parents[parent][0]
                if parent == root:
                    found.append(pid)
        return found

    @unittest.skipUnless(os.environ.get("PHOLIO_SOAK"), "in make soak")
    def test_parquet_has_the_same_readings(self):
        self.finish(self.submit("--inline", "--format", "parquet", "--pholio", BIN / "pholio"))
        import pyarrow.parquet
        table = pyarrow.parquet.read_table(self.folder / "readings/round-0")
        lines = table.column("reading").to_pylist()
        (self.folder / "lines").write_text("".join(line + "\n" for line in lines))
        readings = self.compare("--readings", self.folder / "lines")
        self.assertEqual(readings["taken"], PHOTOS + 4)

    def test_what_can_not_work_ends_at_once(self):
        job = self.submit("--inline", "--pholio", self.folder / "nowhere")
        self.assertIn("it is not there", self.finish(job, code=1))


if __name__ == "__main__":
    unittest.main()
