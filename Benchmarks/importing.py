"""What the benchmarks of the import share: runs with all they cost, the peers, how near thumbnails are."""

import collections
import ctypes
import hashlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

from measuring import run

CORES = str(os.cpu_count())
# Only smaller, as pholio does; without the sign it would enlarge small photos.
VIPS = ("vipsthumbnail", "--size", "512x512>", "-o")
# Twice the size wanted, as ImageMagick's manual has it for a thumbnail that is resized after decoding.
HINT = "jpeg:size=1024x1024"
ITSELF = "the reference itself as such a JPEG"

# `left`: how many processes it had started that outlived it, if only by a moment, such as loaders.
Run = collections.namedtuple("Run", "seconds cpu bytes left status")

# Such processes become children of this one, or what they cost would be nobody's. 36: PR_SET_CHILD_SUBREAPER.
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)


def measured(*command, feed=None, env={}, allowed=(0,)):
    """A program's time, the processor time of it and what it started, and the most memory of one of them."""
    # Not what one before has left.
    list(left_behind())
    with open(feed or os.devnull) as source, tempfile.TemporaryFile() as said:
        start = time.perf_counter()
        program = subprocess.Popen(command, stdin=source, stdout=said, stderr=said, env={**os.environ, **env})
        _, status, usage = os.wait4(program.pid, 0)
        seconds = time.perf_counter() - start
        program.returncode = os.waitstatus_to_exitcode(status)
        usages = [usage, *left_behind()]
        if program.returncode not in allowed:
            said.seek(0)
            words = said.read(4000).decode(errors="replace")
            sys.exit(f"{' '.join(map(str, command))[:300]}: exit {program.returncode}\n{words}")
    return Run(seconds, sum(usage.ru_utime + usage.ru_stime for usage in usages),
               max(usage.ru_maxrss for usage in usages) * 1024, len(usages) - 1, program.returncode)


def left_behind():
    """Waits for all that a program has left, and gives what each has used."""
    while True:
        try:
            yield os.wait4(-1, 0)[2]
        except ChildProcessError:
            return


def in_turn(repeats, *works):
    """The runs of each work, all of them run in every round, a round of warm-up first."""
    rounds = [[work() for work in works] for _ in range(repeats + 1)]
    return [list(runs) for runs in zip(*rounds[1:])]


def seconds(runs):
    return [run.seconds for run in runs]


def cpu(runs):
    return [run.cpu for run in runs]


def megabytes(count):
    return f"{count / 1e6:.1f} MB"


def decibels(value):
    return f"{value:.2f} dB"


class Bench:
    """The program, a folder for what it and its peers write, and the lines that come of it."""

    # For each core, of the files that a peer gets.
    shares = 4

    def __init__(self, binary, scratch, report, repeats):
        self.binary, self.scratch, self.report, self.repeats = binary, scratch, report, repeats
        self.numbers = itertools.count(1)

    def fresh(self, name):
        """A new folder each time, removed at the end: a disk is slow to reuse what was just deleted."""
        return self.scratch / f"{name}-{next(self.numbers)}"

    def folder(self, name):
        target = self.fresh(name)
        target.mkdir()
        return target

    def imported(self, photos, *options, library=None, binary=None, allowed=(0,)):
        """Imports into a new library, or again into one."""
        target = library or self.fresh("library")
        words = ["import", "--quiet", "--library", str(target), *options, str(photos)]
        return measured(binary or self.binary, *words, allowed=allowed)

    def counts(self, photos, library):
        """What an import says of its files, also where some are problems."""
        command = [self.binary, "import", "--json", "--library", library, photos]
        said = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return json.loads(said.stdout)

    def parallel(self, photos, *command):
        """A peer on all photos, as many processes at a time as there are cores, some shares for each."""
        files = sorted(path for path in photos.rglob("*") if path.is_file())
        feed = self.scratch / "files"
        feed.write_bytes(b"".join(os.fsencode(path) + b"\0" for path in files))
        share = max(1, min(100, len(files) // (self.shares * int(CORES))))
        # A thread each: measured to be faster where every core has a process already.
        return measured("xargs", "-0", "-P", CORES, "-n", str(share), *command, feed=feed,
                        env={"VIPS_CONCURRENCY": "1", "MAGICK_THREAD_LIMIT": "1"})

    def vips(self, photos):
        return self.parallel(photos, *VIPS, f"{self.folder('vips')}/%s.jpg[Q=85]")

    def piped(self, photos, program):
        """A program that writes a picture of each photo, "$1", to vipsthumbnail."""
        target = self.folder("piped")
        makes = f"""vipsthumbnail stdin --size '512x512>' -o "{target}/${{1##*/}}.jpg[Q=85]" """
        return self.parallel(
            photos, "sh", "-c", f'while [ $# -gt 0 ]; do {program} | {makes}|| exit 1; shift; done', "-")

    def magick(self, photos, hint=HINT):
        target = self.folder("magick")
        return self.parallel(
            photos, "mogrify", "-quiet", "-define", hint, "-auto-orient", "-thumbnail", "512x512>",
            "-quality", "85", "-sampling-factor", "4:2:0", "-path", str(target))


class Judge:
    """ImageMagick: a full decode, upright, resized in light by Lanczos's filter to a thumbnail's size."""

    def __init__(self, scratch):
        self.reference = scratch / "reference.png"
        self.itself = scratch / "reference.jpg"
        magick = ["convert-im6.q16", "convert", "magick"]
        self.convert = next(program for program in map(shutil.which, magick) if program)

    def options(self, photo):
        """What vipsthumbnail needs for the same colours."""
        return ()

    def size(self, picture):
        return subprocess.check_output(["identify", "-quiet", "-format", "%wx%h", picture], text=True)

    def prepare(self, photo, size):
        run(self.convert, "-quiet", str(photo), "-auto-orient", "-strip", "-colorspace", "RGB",
            "-filter", "Lanczos", "-resize", f"{size}!", "-colorspace", "sRGB", "-depth", "8",
            str(self.reference))

    def distance(self, picture):
        """PSNR over all channels, in dB."""
        compared = subprocess.run(
            ["compare", "-quiet", "-metric", "PSNR", self.reference, picture, "null:"],
            stderr=subprocess.PIPE, text=True)
        return float(compared.stderr.split()[0])

    def best(self):
        """What quality and subsampling leave of the reference itself."""
        saving = ["-quality", "85", "-sampling-factor", "4:2:0"]
        run(self.convert, str(self.reference), *saving, str(self.itself))
        return self.distance(self.itself)


def closeness(bench, judge, sources):
    """How near to the reference each photo's thumbnail is, vipsthumbnail's, and a JPEG of the reference
    itself."""
    folder, library = bench.folder("judged"), bench.fresh("library")
    for index, source in enumerate(sources):
        shutil.copyfile(source, folder / f"{index:04}{source.suffix.lower()}")
    bench.imported(folder, library=library)
    thumbnail, found = bench.scratch / "thumbnail.jpg", []
    for photo in sorted(folder.iterdir()):
        digest = hashlib.sha256(photo.read_bytes()).hexdigest()
        ours = library / "thumbnails" / digest[:2] / f"{digest[2:]}.jpg"
        run(*VIPS, f"{thumbnail}[Q=85]", *judge.options(photo), str(photo))
        judge.prepare(photo, judge.size(ours))
        values = [judge.distance(ours), judge.best()]
        if judge.size(ours) != judge.size(thumbnail):
            judge.prepare(photo, judge.size(thumbnail))
        found.append((values[0], judge.distance(thumbnail), values[1]))
    # Of a picture of one colour everything is kept.
    return [values for values in found if max(values) < float("inf")]


def report_mean(report, name, found):
    """A line that is judged, and one to be read."""
    mean = [sum(column) / len(found) for column in zip(*found)]
    report.at_least(f"{name}, mean PSNR: vipsthumbnail", mean[0], mean[1], 0.3, decibels)
    report.at_least(f"  {ITSELF}", mean[0], mean[2], None, decibels)
