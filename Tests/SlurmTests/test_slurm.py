"""Photos that are read by Slurm, as docs/cluster.md says it, give the catalog of a lone import.

Slurm and MUNGE run on this machine alone, as one node, with settings of their own. Needs the built programs
(PHOLIO_BIN), Slurm, MUNGE, and root, as Slurm does; else it is left out.
"""

import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PHOLIO_BIN", ROOT / ".build/release")).absolute()
PHOTOS = 40
TASKS = 4
NEEDED = ("munged", "mungekey", "slurmctld", "slurmd", "sbatch")
SEARCHED = os.environ["PATH"] + ":/usr/sbin"

CONF = """ClusterName=pholio
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket
CredType=cred/munge
MpiDefault=none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
ReturnToService=2
PlugStackConfig=/dev/null
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
NodeName={host} NodeAddr=127.0.0.1 CPUs={cpus} State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""

# Takes the place of pholio: it notes what it is asked for; and of files that `fatal` names, one at a time, it
# dies in mid-line, once for each.
NOTING = """#!/bin/sh
[ "$1" = read ] || exec {pholio} "$@"
list=$(mktemp); cat > "$list"; cat "$list" >> {folder}/asked
fatal=$(cat {folder}/fatal)
if [ -z "$fatal" ] || ! grep -qz "$fatal" "$list"; then exec {pholio} "$@" < "$list"; fi
: > {folder}/fatal
sed -z "\\|$fatal|,\\$d" "$list" | {pholio} "$@"
printf '{{"version":1,"path":"/torn",'
kill -9 $$
"""


@unittest.skipUnless(all(shutil.which(name, path=SEARCHED) for name in NEEDED) and os.geteuid() == 0,
                     "needs Slurm, MUNGE and root")
class Slurm(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="pholio-slurm-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.photos, self.shared = self.folder / "photos", self.folder / "shared"
        self.shared.mkdir()
        subprocess.run([BIN / "pholio-samples", self.folder / "drawn", "4"], check=True, capture_output=True)
        drawn = [path.read_bytes() for path in sorted((self.folder / "drawn").iterdir())]
        for number in range(PHOTOS):
            self.add(f"{number % 3}/{number:03}.jpg", drawn[number % 4], number)
        self.drawn = drawn
        (self.photos / "1/words.txt").write_text("no photo")
        (self.photos / "1/two\nlines.jpg").write_bytes(drawn[0])
        programs = self.folder / "bin"
        programs.mkdir()
        noting = programs / "pholio"
        noting.write_text(NOTING.format(pholio=BIN / "pholio", folder=self.folder))
        noting.chmod(0o755)
        (self.folder / "fatal").write_text("")
        self.environment = dict(
            os.environ, PATH=f"{programs}:{SEARCHED}", SLURM_CONF=str(self.folder / "slurm.conf"),
            XDG_CONFIG_HOME=str(self.folder / "config"), PHOLIO_LIBRARY=str(self.folder / "shared-library"))
        self.start()

    def add(self, name, photo, number):
        path = self.photos / name
        path.parent.mkdir(parents=True, exist_ok=True)
        comment = str(number).encode()
        segment = b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment
        path.write_bytes(photo[:2] + segment + photo[2:])

    # One node -----------------------------------------------------------------------------------------------

    def start(self):
        folder, host = self.folder, socket.gethostname().split(".")[0]
        # MUNGE wants a folder that others can't write into.
        folder.chmod(0o755)
        with socket.socket() as one, socket.socket() as other:
            for free in (one, other):
                free.bind(("127.0.0.1", 0))
            ports = [free.getsockname()[1] for free in (one, other)]
        (folder / "slurm.conf").write_text(
            CONF.format(folder=folder, host=host, ports=ports, cpus=os.cpu_count()))
        for name in ("state", "spool"):
            (folder / name).mkdir()
        self.run_checked("mungekey", "--create", f"--keyfile={folder}/munge.key")
        self.daemon("munged", "--foreground", "--force", f"--key-file={folder}/munge.key",
                    f"--socket={folder}/munge.socket", f"--pid-file={folder}/munge.pid",
                    f"--log-file={folder}/munge.log", f"--seed-file={folder}/munge.seed")
        self.wait(lambda: (folder / "munge.socket").exists(), "munged")
        self.daemon("slurmctld", "-D", "-c", "-f", folder / "slurm.conf")
        self.daemon("slurmd", "-D", "-N", host, "-f", folder / "slurm.conf")
        self.wait(lambda: "idle" in self.run_said("sinfo", "--noheader", "--format=%T"), "the node")

    def daemon(self, *words):
        log = self.folder / f"{words[0]}.out"
        with open(log, "wb") as file:
            process = subprocess.Popen(
                list(map(str, words)), env=self.environment, cwd=self.folder, stdin=subprocess.DEVNULL,
                stdout=file, stderr=subprocess.STDOUT)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)

    def run_checked(self, *words):
        subprocess.run(words, env=self.environment, check=True, capture_output=True)

    def run_said(self, *words):
        return subprocess.run(words, env=self.environment, capture_output=True, text=True).stdout

    def wait(self, state, what, seconds=60):
        deadline = time.monotonic() + seconds
        while not state():
            if time.monotonic() > deadline:
                logs = [f"== {log.name}\n{log.read_text(errors='replace')[-2000:]}"
                        for pattern in ("*.log", "*.out") for log in sorted(self.folder.glob(pattern))]
                self.fail(f"{what} is not ready\n" + "\n".join(logs))
            time.sleep(0.1)

    # The text of the docs -----------------------------------------------------------------------------------

    def text(self):
        """The script and the commands, with our folders, and of so many tasks."""
        section = (ROOT / "docs/cluster.md").read_text().split("\n## Slurm\n")[1].split("\n## ")[0]
        script, commands = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)

        def ours(text):
            return text.replace("/shared", str(self.shared)).replace("/photos", str(self.photos))

        script, arrays = re.subn(r"--array=0-99\b", f"--array=0-{TASKS - 1}", ours(script))
        script, shares = re.subn(r"\bshares=100\b", f"shares={TASKS}", script)
        self.assertEqual((arrays, shares), (1, 1))
        self.assertIn("--array=2 pholio-read.sbatch", section)
        self.assertIn(COUNTS, section)
        return script, ours(commands)

    def sh(self, text, status=0):
        run = subprocess.run(["bash", "-ec", text], env=self.environment, cwd=self.shared, text=True,
                             capture_output=True, timeout=300)
        self.assertEqual(run.returncode, status, run.stdout + run.stderr)
        return run.stdout + run.stderr

    def parts(self):
        return {part: part.read_bytes() for part in sorted(self.shared.glob("readings/*/*.jsonl"))}

    def asked(self):
        asked = self.folder / "asked"
        paths = asked.read_bytes().split(b"\0")[:-1] if asked.exists() else []
        asked.unlink(missing_ok=True)
        return paths

    def files(self):
        return [os.fsencode(path) for path in self.photos.rglob("*") if path.is_file()]

    def dump(self, library):
        catalog = sqlite3.connect(self.folder / library / "catalog.sqlite")
        catalog.execute("UPDATE photo SET added = 0")
        catalog.execute("UPDATE import SET started = 0, ended = 0")
        catalog.execute("DELETE FROM identity")
        dump = list(catalog.iterdump())
        catalog.close()
        return dump

    def test_a_killed_task_costs_its_rest_and_is_run_again_by_its_number_or_the_same_commands(self):
        script, commands = self.text()
        (self.shared / "pholio-read.sbatch").write_text(script)
        (self.folder / "fatal").write_text("/035[.]jpg")
        # The commands end at the task that fails, as `sbatch --wait` does.
        self.sh(commands, status=137)
        self.assertFalse((self.folder / "shared-library").exists())
        first = self.parts()
        self.assertEqual(len(first), TASKS)
        self.assertEqual(sorted(self.asked()), sorted(self.files()))
        torn = [part for part, content in first.items() if b"/torn" in content]
        self.assertEqual(len(torn), 1)
        number = torn[0].name.split("-")[0]
        self.assertIn(b"outcome", first[torn[0]], "what it had read is there")

        # By its number: the same share, into another file.
        self.sh(f"sbatch --wait --array={number} pholio-read.sbatch")
        again = self.parts()
        self.assertEqual({part: again[part] for part in first}, first)
        self.assertEqual(len(again), TASKS + 1)
        self.assertIn(os.fsencode(self.photos / "2/035.jpg"), self.asked())
        (new,) = set(again) - set(first)
        self.assertIn(b"035.jpg", again[new])

        # By the same commands: nothing else is missing, and the torn line does no harm.
        new.unlink()
        (self.folder / "asked").unlink(missing_ok=True)
        self.sh(commands)
        asked = self.asked()
        self.assertIn(os.fsencode(self.photos / "2/035.jpg"), asked)
        self.assertLess(len(asked), len(self.files()) // TASKS + 2)
        self.assertEqual({part: self.parts()[part] for part in first}, first)
        subprocess.run([BIN / "pholio", "import", self.photos, "--library", self.folder / "alone"],
                       env=self.environment, check=True, capture_output=True)
        self.assertEqual(self.dump("shared-library"), self.dump("alone"))

        # A week later: only what is new is read.
        self.add("2/new.jpg", self.drawn[0], 1000)
        said = self.sh(commands)
        self.assertEqual(self.asked(), [os.fsencode(self.photos / "2/new.jpg")])
        self.assertIn("readings: 1 taken over, 0 files read here", said)
        counts = self.sh(COUNTS.replace("\n", " "))
        self.assertRegex(counts, rf'\b{PHOTOS + 2} readings/{re.escape(socket.gethostname())} "photo"')

    def test_a_share_that_can_not_be_split_off_and_a_missing_disk_fail_their_tasks(self):
        script, _ = self.text()
        (self.shared / "pholio-read.sbatch").write_text(script)
        (self.shared / "readings").mkdir()
        # There is no list.
        self.sh("sbatch --wait --array=0 pholio-read.sbatch", status=1)
        (self.shared / "list").write_bytes(b"".join(path + b"\0" for path in self.files()))
        # There is no such share.
        self.sh(f"sbatch --wait --array={TASKS} pholio-read.sbatch", status=1)
        self.photos.rename(self.folder / "elsewhere")
        self.sh("sbatch --wait --array=1 pholio-read.sbatch", status=3)
        said = "".join(log.read_text() for log in self.shared.glob("slurm-*.out"))
        self.assertRegex(said, rf"\d+ of \d+ files are not there or can't be read on {socket.gethostname()}")


COUNTS = """grep -r --include='*.jsonl' -o '"outcome":"[a-z]*"' readings |
  sed 's|/[^/]*"outcome":| |' | sort | uniq -c"""

if __name__ == "__main__":
    unittest.main()
