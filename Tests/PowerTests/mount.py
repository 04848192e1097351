"""Starts powerfs for a while.

with Mounted(point, base) as fs: ...; fs.mark("done"); afterwards fs.base, fs.log.
"""

import os, pickle, socket, subprocess, sys, time

HERE = os.path.dirname(os.path.abspath(__file__))
# Where everything lies that a run makes: a file system in memory, which is quick.
WORK = os.environ.get("PHOLIO_POWER_WORK", "/dev/shm/pholio-power")


class Mounted:
    def __init__(self, point, base=None, scratch=WORK, options=()):
        os.makedirs(scratch, exist_ok=True)
        os.makedirs(point, exist_ok=True)
        self.point, self.scratch = point, scratch
        self.logfile = f"{scratch}/log.{os.getpid()}"
        ctl = f"{scratch}/ctl.{os.getpid()}"
        command = [sys.executable, f"{HERE}/powerfs.py", point, "--log", self.logfile, "--ctl", ctl, *options]
        if base:
            command += ["--base", base]
        if os.path.exists(ctl):
            os.unlink(ctl)
        self.process = subprocess.Popen(command)
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        for _ in range(200):
            try:
                self.socket.connect(ctl)
                break
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("powerfs did not start")
                time.sleep(0.05)
        self.ctl = ctl

    def tell(self, line):
        self.socket.sendall(line.encode() + b"\n")
        return self.socket.recv(100)

    def mark(self, text):
        return int(self.tell("mark " + text).split()[1])

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.tell("quit")
        self.process.wait(60)
        self.socket.close()
        os.unlink(self.ctl)
        with open(self.logfile, "rb") as f:
            self.base, self.log = pickle.load(f)
        os.unlink(self.logfile)
