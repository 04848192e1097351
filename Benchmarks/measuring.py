"""What the benchmarks share: running programs in turn, printing ratios, making photos."""

import csv
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

# Pixels of what counts as a camera's photo.
LARGE = 8_000_000
# Seconds; a smaller difference is noise.
NOISE = 0.004


class Report:
    """Prints lines as they come, and remembers whether one got worse.

    A line has a limit that is aimed at; where that is not met the line says OVER, to be read. A ratio that is
    worse by more than a tenth than the committed one, in ratios.tsv, says WORSE, and fails. RATIOS=write in
    the environment writes the table from this run; RATIOS=widen keeps the worse ones of table and run.
    """

    TABLE = pathlib.Path(__file__).resolve().parent / "ratios.tsv"
    # A tenth, and of differences a tenth of a decibel.
    ALLOWED = 0.1

    def __init__(self, section):
        self.failed = False
        self.section = section
        self.above = ""
        self.writing = os.environ.get("RATIOS")
        self.committed = self.table()
        self.line("", "ours", "peer", "ratio", "limit", "")

    def table(self):
        if not self.TABLE.exists():
            return {}
        with open(self.TABLE, newline="") as table:
            rows = csv.reader((row for row in table if not row.startswith("#")), delimiter="\t")
            return {(section, name): float(ratio) for section, name, ratio in rows}

    def key(self, name):
        """A line's section and name in the table. A line that belongs to the one above has that one's name
        before its own; what varies is left out."""
        if not name.startswith(" "):
            self.above = name
        full = name if name == self.above else f"{self.above} / {name.strip()}"
        return self.section, re.sub(r" \([0-9.]+ ms each\)| of /[^ ]*", "", full)

    def judge(self, name, value, isOver, worse, isWorse):
        """The verdict on a line. `worse` gives the worse of two values, for RATIOS=widen; `isWorse` tells
        whether this one is worse than the committed one."""
        key = self.key(name)
        known = self.committed.get(key)
        if self.writing:
            isKept = self.writing == "widen" and known is not None
            known = self.committed[key] = worse(known, value) if isKept else value
            self.write()
        words = ["OVER"] if isOver else []
        if known is not None and isWorse(known):
            self.failed = True
            words.append(f"WORSE than {known:.3f}")
        return " ".join(words) or "ok"

    def write(self):
        table = sorted(self.committed.items())
        rows = [f"{section}\t{name}\t{value:.4f}\n" for (section, name), value in table]
        self.TABLE.write_text("# Section, line, ratio: written by `make bench-ratios`.\n" + "".join(rows))

    def line(self, name, ours, peer, ratio, limit, verdict):
        print(f"{name:<60} {ours:>25} {peer:>25} {ratio:>7} {limit:>6}  {verdict}", flush=True)

    def ratio(self, name, ours, peer, limit, show=str):
        """A limit of None: shown, not judged."""
        value = middle(ours) / middle(peer) if middle(peer) else float("inf")
        if limit is None:
            self.key(name)
            return self.line(name, show(ours), show(peer), f"{value:.3f}", "-", "")
        isWorse = lambda known: value > known * (1 + self.ALLOWED) + 0.005
        verdict = self.judge(name, value, value > limit, max, isWorse)
        self.line(name, show(ours), show(peer), f"{value:.3f}", f"{limit:.3g}", verdict)

    def at_least(self, name, ours, peer, below, show=str):
        """Where more is better: ours may be less than the peer's by `below`; None: shown, not judged."""
        value = ours - peer
        if below is None:
            self.key(name)
            return self.line(name, show(ours), show(peer), f"{value:+.2f}", "-", "")
        isWorse = lambda known: value < known - self.ALLOWED
        verdict = self.judge(name, value, not value >= -below, min, isWorse)
        self.line(name, show(ours), show(peer), f"{value:+.2f}", f"{-below:+g}", verdict)

    def compare(self, name, ours, peer, isWorse, show=str):
        """Beside another build, not beside the table."""
        self.failed |= isWorse
        self.line(name, show(ours), show(peer), f"{ours / peer:.3f}", "1.1", "WORSE" if isWorse else "ok")

    def left_out(self, name, why):
        print(f"{name}: left out, {why}", flush=True)

    def check(self, name, holds):
        """Something that is so or not; where it is not, that is a failure."""
        self.key(name)
        self.failed |= not holds
        self.line(name, "yes" if holds else "NO", "", "", "", "ok" if holds else "WRONG")


def middle(value):
    return statistics.median(value) if isinstance(value, list) else value


def milliseconds(times):
    low, mid, high = statistics.quantiles([t * 1000 for t in times], n=4, method="inclusive")
    return f"{mid:.1f} ms [{low:.1f}-{high:.1f}]"


def run(*command, feed=None):
    """Runs a program to its end; what it printed is shown only if it failed."""
    with open(feed or os.devnull) as source, tempfile.TemporaryFile() as said:
        status = subprocess.call(command, stdin=source, stdout=said, stderr=said, close_fds=False)
        if status != 0:
            said.seek(0)
            sys.exit(f"{' '.join(command)[:300]}: exit {status}\n{said.read(4000).decode(errors='replace')}")


def timed(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def in_turn(repeats, *works, prepare=lambda: None):
    """The times of each work, all of them run in every round, a round of warm-up first."""
    rounds = []
    for _ in range(repeats + 1):
        prepare()
        rounds.append([timed(work) for work in works])
    return [list(times) for times in zip(*rounds[1:])]


def numbered(photo, number):
    """The same photo in other bytes: with a number in a comment behind a JPEG's start marker, in a free box
    behind an ISO file's boxes, or behind the end of another file."""
    words = str(number).encode()
    if photo.startswith(b"\xff\xd8"):
        return photo[:2] + b"\xff\xfe" + (len(words) + 2).to_bytes(2, "big") + words + photo[2:]
    if photo[4:8] in (b"ftyp", b"JXL "):
        return photo + (len(words) + 8).to_bytes(4, "big") + b"free" + words
    # The last four bytes of a CRW tell where its directory is.
    return photo + words + photo[-4:]


def multiplied(sources, count, folder, per_folder=1000):
    """`count` distinct files made of some photos, named as cameras do."""
    contents = [pathlib.Path(source).read_bytes() for source in sources]
    suffixes = [pathlib.Path(source).suffix.upper() or ".JPG" for source in sources]
    for number in range(count):
        target = folder / f"{number // per_folder:05}"
        if number % per_folder == 0:
            target.mkdir(parents=True)
        source = number % len(contents)
        name = f"IMG_{number % per_folder + 1:04}{suffixes[source]}"
        (target / name).write_bytes(numbered(contents[source], number))
    return folder


def real_photos(folder):
    suffixes = (".jpg", ".jpeg")
    return sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix.lower() in suffixes)


def corpus_photos(corpus, pixels):
    """The corpus' sound colour photos with EXIF and of at least so many pixels."""
    with open(corpus / "MANIFEST.tsv", newline="") as manifest:
        rows = list(csv.DictReader(manifest, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [corpus / row["path"] for row in rows
            if row["path"].startswith("jpeg-ok/") and row["ncomp"] == "3" and "exif" in row["flags"]
            and int(row["width"]) * int(row["height"]) >= pixels]
