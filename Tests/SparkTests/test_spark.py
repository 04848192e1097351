"""Photos that are read on a Spark cluster, with what goes wrong on one, give the catalog of a lone import.

Needs the built programs (PHOLIO_BIN); it is left out where PySpark or Java is missing.
"""

import gzip
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
from base64 import b64decode
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PHOLIO_BIN", ROOT / ".build/release")).absolute()
SCRIPT = ROOT / "Resources/spark/pholio_read.py"
SUBMIT = Path(sys.executable).parent / "spark-submit"
PHOTOS = 60

# Takes the place of pholio: it notes each call, dies in mid-line of a file called poison, and takes its time.
POISONED = """#!/bin/sh
PHOLIO={pholio}
[ "$1" = read ] || exec "$PHOLIO" "$@"
list=$(mktemp); cat > "$list"; echo $$ >> {calls}; sleep 1
grep -qz poison "$list" || exec "$PHOLIO" "$@" < "$list"
sed -z '/poison/,$d' "$list" | "$PHOLIO" "$@"
printf '{{"version":1,"path":"/torn","thumbnail":{{}}'
kill -9 $$
"""

# The same, but it notes what it is asked for, and lets so many calls through as the file `gate` says.
GATED = """#!/bin/sh
PHOLIO={pholio}
[ "$1" = read ] || exec "$PHOLIO" "$@"
list={folder}/list.$$; cat > "$list"
number=$(flock {folder}/lock sh -c '
  cat "$0" >> {folder}/asked; echo >> {folder}/calls; wc -l < {folder}/calls' "$list")
while [ "$number" -gt "$(cat {folder}/gate)" ]; do sleep 0.05; done
exec "$PHOLIO" "$@" < "$list"
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

    def submit(self, *arguments, master="local-cluster[2,1,1024]", sources=("photos",)):
        """The running job, in a group of processes of its own."""
        conf = [word for pair in {
            "spark.ui.enabled": "false", "spark.driver.host": "127.0.0.1", "spark.executor.memory": "512m",
        }.items() for word in ("--conf", "=".join(pair))]
        job = subprocess.Popen(
            [SUBMIT, "--master", master, *conf, SCRIPT, *sources, "--out", "readings",
             *map(str, arguments)],
            env=self.environment, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            start_new_session=True)
        self.addCleanup(self.kill, job)
        return job

    def kill(self, job):
        """A job with its driver, as when their machine is lost."""
        if job.poll() is None:
            os.killpg(job.pid, signal.SIGKILL)
            job.communicate()

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
        said, messages = job.communicate(timeout=1800)
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
        self.assertEqual(readings, {
            "taken": PHOTOS + 4, "read_here": 1, "read_here_reasons": {"no_reading": 1}, "damaged": 0,
            "lack_thumbnails": False})

    def parts(self):
        """The files of readings that are there."""
        return sorted(self.folder.glob("readings/*.jsonl.gz"))

    def read(self):
        """The paths of which there are readings."""
        found = set()
        for part in self.parts():
            with gzip.open(part) as lines:
                for reading in map(json.loads, lines):
                    if "path_bytes" in reading:
                        found.add(b64decode(reading["path_bytes"]))
                    else:
                        found.add(reading["path"].encode())
        return found

    def wait(self, state, what):
        """Until there is a state; it takes long only where the machine has other work."""
        deadline = time.monotonic() + 900
        while not state():
            self.assertLess(time.monotonic(), deadline, what)
            time.sleep(0.05)

    def kill_an_executor_of(self, job):
        """Once two of its tasks are under way."""
        calls = self.folder / "calls"
        deadline = time.monotonic() + 900
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

    # A cluster of a master and two workers -----------------------------------------------------------------

    def daemon(self, name, *words, before=()):
        """A master or a worker, once it says what `until` matches; with what was matched."""
        log = self.folder / f"{name}-{len(list(self.folder.glob(name + '-*')))}.log"
        kind = "master.Master" if name == "master" else "worker.Worker"
        with open(log, "wb") as file:
            process = subprocess.Popen(
                [*before, SUBMIT.parent / "spark-class", f"org.apache.spark.deploy.{kind}",
                 "--host", "127.0.0.1", "--port", "0", "--webui-port", "0", *map(str, words)],
                env=dict(self.environment, SPARK_DAEMON_MEMORY="256m", SPARK_NO_DAEMONIZE="1"),
                cwd=self.folder, stdout=file, stderr=subprocess.STDOUT)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        until = r"Starting Spark master at (\S+)" if name == "master" else r"Successfully registered"
        self.wait(lambda: re.search(until, log.read_text(errors="replace")), f"{name} does not start")
        return process, re.search(until, log.read_text(errors="replace"))

    def master(self):
        return self.daemon("master")[1][1]

    def worker(self, name, master, before=()):
        folder = self.folder / "work" / name
        return self.daemon(
            name, "--cores", "1", "--memory", "600m", "--work-dir", folder, master, before=before)[0]

    def gated(self):
        """Takes the place of pholio; nothing goes through yet."""
        (self.folder / "gate").write_text("0")
        gated = self.folder / "gated"
        gated.write_text(GATED.format(pholio=BIN / "pholio", folder=self.folder))
        gated.chmod(0o755)
        return gated

    def open(self, count):
        (self.folder / "gate.new").write_text(str(count))
        (self.folder / "gate.new").rename(self.folder / "gate")

    def asked(self):
        """The paths that pholio was given since the last time."""
        asked = self.folder / "asked"
        paths = asked.read_bytes().split(b"\0")[:-1] if asked.exists() else []
        asked.unlink(missing_ok=True)
        return paths

    @unittest.skipUnless(os.environ.get("PHOLIO_SOAK"), "in make soak")
    def test_an_executor_a_worker_and_the_driver_are_killed_and_the_same_command_goes_on(self):
        master = self.master()
        one, other = (self.worker(name, master) for name in ("one", "other"))
        command = dict(master=master)
        words = ("--thumbnails", "thumbs", "--files", "4", "--pholio", self.gated())
        job = self.submit(*words, **command)

        def reach(count):
            self.open(count)
            self.wait(lambda: len(self.parts()) >= count or job.poll() is not None, f"{count} readings")
            self.assertIsNone(job.poll())
            # Two wait at the gate.
            calls = self.folder / "calls"
            self.wait(lambda: len(calls.read_text()) >= count + 2, "tasks are under way")

        reach(3)
        self.wait(lambda: self.executors(one.pid), "an executor")
        os.kill(self.executors(one.pid)[0], signal.SIGKILL)
        # The calls that went with it are never answered.
        self.wait(lambda: len((self.folder / "calls").read_text()) >= 6, "its task is done again")
        self.open(8)
        self.wait(lambda: len(self.parts()) >= 6, "6 readings")
        other.kill()
        other.wait()
        self.open(14)
        self.wait(lambda: len(self.parts()) >= 9, "9 readings")
        self.assertIsNone(job.poll())
        self.kill(job)
        self.wait(lambda: not self.executors(one.pid), "the executors end with the driver")
        before = {part: part.read_bytes() for part in self.parts()}
        had = self.read()
        self.assertGreaterEqual(len(had), 9 * 3)
        everything = self.files()
        self.assertLess(had, everything)

        self.worker("other", master)
        self.open(10**6)
        self.asked()
        said = self.finish(self.submit(*words, **command))
        self.assertIn(f"{len(everything)} of {len(everything)} files have readings, {len(had)} from before",
                      said)
        self.assertEqual(sorted(self.asked()), sorted(everything - had))
        for part, content in before.items():
            self.assertEqual(part.read_bytes(), content, part)
        readings = self.compare(
            "--readings", self.folder / "readings", "--thumbnails", self.folder / "thumbs")
        self.assertEqual((readings["taken"], readings["read_here"]), (len(everything), 0), readings)
        # Once more: nothing is left to read, but what has changed.
        changed = self.folder / "photos/2/002.jpg"
        changed.write_bytes(changed.read_bytes() + b"more")
        self.finish(self.submit(*words, **command))
        self.assertEqual(self.asked(), [os.fsencode(changed)])

    def files(self):
        photos = os.fsencode(self.folder / "photos")
        return {os.path.join(folder, name) for folder, _, names in os.walk(photos) for name in names}

    @unittest.skipUnless(os.environ.get("PHOLIO_SOAK"), "in make soak")
    def test_a_worker_that_lacks_the_photos_is_named_before_any_is_read(self):
        hidden = ["unshare", "--mount", "sh", "-c", f'mount -t tmpfs none {self.folder}/photos && exec "$@"',
                  "sh"]
        if subprocess.run([*hidden, "true"], capture_output=True).returncode:
            self.skipTest("needs the right to mount")
        master = self.master()
        self.worker("one", master)
        self.worker("other", master, before=hidden)
        said = self.finish(self.submit("--inline", "--pholio", self.gated(), master=master), code=1)
        self.assertRegex(said, re.escape(socket.gethostname()) + r": .*/photos.* is not there")
        self.assertEqual((self.parts(), self.asked()), ([], []))

    @unittest.skipUnless(os.environ.get("PHOLIO_SOAK"), "in make soak")
    def test_files_that_are_gone_in_bulk_are_counted_and_no_success(self):
        (self.folder / "photos/7").mkdir()
        lost = [self.folder / f"photos/7/{number}.jpg" for number in range(20)]
        listed = b"".join(path + b"\0" for path in sorted(self.files()) + list(map(os.fsencode, lost)))
        (self.folder / "list").write_bytes(listed)
        words = ("--list", "list", "--inline", "--pholio", self.gated())
        self.open(10**6)
        said = self.finish(self.submit(*words, sources=()), code=3)
        self.assertRegex(said, re.escape(socket.gethostname()) + rf": {PHOTOS + 24} files: .*\b20 gone")
        self.assertIn(f"{PHOTOS + 4} of {PHOTOS + 24} files have readings\n", said)
        photo = (self.folder / "photos/1/001.jpg").read_bytes()
        for number, path in enumerate(lost):
            path.write_bytes(photo[:-2] + bytes([number]) + photo[-2:])
        self.asked()
        self.finish(self.submit(*words, sources=()))
        self.assertEqual(sorted(self.asked()), sorted(map(os.fsencode, lost)))
        self.assertEqual(self.compare("--readings", self.folder / "readings")["read_here"], 0)

    @unittest.skipUnless(os.environ.get("PHOLIO_SOAK"), "in make soak")
    def test_parquet_has_the_same_readings(self):
        self.finish(self.submit("--inline", "--format", "parquet", "--pholio", BIN / "pholio"))
        import pyarrow.parquet
        table = pyarrow.parquet.read_table(self.folder / "readings/parquet")
        lines = table.column("reading").to_pylist()
        (self.folder / "lines").write_text("".join(line + "\n" for line in lines))
        readings = self.compare("--readings", self.folder / "lines")
        self.assertEqual(readings["taken"], PHOTOS + 4)

    def test_what_can_not_work_ends_at_once(self):
        job = self.submit("--inline", "--pholio", self.folder / "nowhere")
        self.assertIn("it is not there", self.finish(job, code=1))


if __name__ == "__main__":
    unittest.main()
