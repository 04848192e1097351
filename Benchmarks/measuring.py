"""What the benchmarks share: running programs in turn, and lines of ours, the peer's, their ratio and its limit; and the photos they take."""

import csv
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

# Pixels of what counts as a camera's photo.
LARGE = 8_000_000


class Report:
    """Prints lines as they come, and remembers whether one was over."""

    def __init__(self):
        self.failed = False
        self.line("", "ours", "peer", "ratio", "limit", "")

    def line(self, name, ours, peer, ratio, limit, verdict):
        print(f"{name:<60} {ours:>25} {peer:>25} {ratio:>7} {limit:>6}  {verdict}", flush=True)

    def ratio(self, name, ours, peer, limit, show=str):
        """A limit of None: shown, not judged."""
        value = middle(ours) / middle(peer) if middle(peer) else float("inf")
        over = limit is not None and value > limit
        self.failed |= over
        shown = "-" if limit is None else f"{limit:g}"
        verdict = "OVER" if over else "" if limit is None else "ok"
        self.line(name, show(ours), show(peer), f"{value:.2f}", shown, verdict)

    def at_least(self, name, ours, peer, below, show=str):
        """Where more is better: ours may be less than the peer's by `below`; None: shown, not judged."""
        over = below is not None and not ours >= peer - below
        self.failed |= over
        shown = "-" if below is None else f"{-below:+g}"
        verdict = "OVER" if over else "" if below is None else "ok"
        self.line(name, show(ours), show(peer), f"{ours - peer:+.2f}", shown, verdict)

    def check(self, name, holds):
        self.failed |= not holds
        self.line(name, "yes" if holds else "NO", "", "", "", "ok" if holds else "OVER")


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


def numbered(jpeg, number):
    """The same photo in other bytes: a comment segment with a number behind the start marker."""
    words = str(number).encode()
    return jpeg[:2] + b"\xff\xfe" + (len(words) + 2).to_bytes(2, "big") + words + jpeg[2:]


def multiplied(sources, count, folder, per_folder=1000):
    """`count` distinct files made of some photos, named as cameras do."""
    contents = [pathlib.Path(source).read_bytes() for source in sources]
    for number in range(count):
        place = folder / f"{number // per_folder:05}"
        if number % per_folder == 0:
            place.mkdir(parents=True)
        (place / f"IMG_{number % per_folder + 1:04}.JPG").write_bytes(numbered(contents[number % len(contents)], number))
    return folder


def real_photos(folder):
    return sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix.lower() in (".jpg", ".jpeg"))


def corpus_photos(corpus, pixels):
    """The corpus' sound colour photos with EXIF and of at least so many pixels."""
    with open(corpus / "MANIFEST.tsv", newline="") as manifest:
        rows = list(csv.DictReader(manifest, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [corpus / row["path"] for row in rows
            if row["path"].startswith("jpeg-ok/") and row["ncomp"] == "3" and "exif" in row["flags"]
            and int(row["width"]) * int(row["height"]) >= pixels]
