"""Reads photos on a Spark cluster, for `pholio import --readings`.

    spark-submit pholio_read.py --out readings [--thumbnails DIR | --inline] FOLDER...

Folders are listed, and their files spread over the executors, where `pholio read` says what is in them. Each
task writes a file of its own into OUT, which is there once it is whole: so a job that is killed loses what
its tasks had under way, and the same command goes on from there. Files whose size and time have a reading in
OUT are not read again.

Tasks that are lost are done again, and slow ones a second time elsewhere. A file that ends `pholio read`
costs the others nothing. What then still has no reading is listed in OUT/_unread (exit code 3), and an import
opens it as ever.

Photos, the folder of thumbnails and OUT have the same paths on all machines.
"""

import argparse
import base64
import collections
import functools
import gzip
import json
import os
import re
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
import time
import uuid
import zlib

from py4j.protocol import Py4JJavaError
from pyspark import SparkConf, SparkContext, StorageLevel, TaskContext
from pyspark.sql import SparkSession
from pyspark.sql.types import BinaryType, StringType, StructField, StructType

# So many paths are sorted by the driver.
MOST_HERE = 200_000
# So many files are read again, each by a task of its own.
MOST_AGAIN = 10_000
# When so many files of a task have ended `pholio read` one after the other, it is not for the files.
MOST_DEATHS = 20
# Fewer files may well go while others are read.
FEWEST_LOST = 10
# So many of the driver's folders each machine has to have.
MOST_PROBED = 20
# Temporary files this old, in seconds, were left by killed tasks.
OLDEST_TEMPORARY = 86_400
# After these exit codes of `pholio read` there is no use in going on.
HOPELESS = {64: "wrong use", 73: "thumbnails can't be written", 126: "it can't be run",
            127: "it is not there"}
# Outcomes that are no reading.
LOST = ("gone", "unreadable")
UNFIT = "This machine can't read photos: "
# Executors do next to nothing in Java: to compile it well would take a tenth of their time.
CONF = {"spark.speculation": "true", "spark.speculation.minTaskRuntime": "60s",
        "spark.executor.extraJavaOptions": "-XX:TieredStopAtLevel=1"}
PARQUET = StructType([
    StructField("path", BinaryType()), StructField("outcome", StringType()),
    StructField("reading", StringType())])


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help="folders with photos, at any depth")
    parser.add_argument("--list", help="instead: a file of paths, each with a NUL behind it (find -print0)")
    parser.add_argument("--out", required=True,
                        help="the folder of readings; files with a reading there are not read again")
    parser.add_argument("--format", choices=["json", "parquet"], default="json",
                        help="lines of JSON, packed by gzip; or Parquet with columns path, outcome, reading")
    parser.add_argument("--thumbnails", help="the folder of thumbnails, the same for all machines")
    parser.add_argument("--inline", action="store_true", help="thumbnails in the readings")
    parser.add_argument("--files", type=int, default=500, help="how many a task reads, at most (500)")
    parser.add_argument("--jobs", type=int, default=1, help="files at once in a task: spark.task.cpus")
    parser.add_argument("--pholio", default="pholio", help="where pholio is on the executors")
    options = parser.parse_args()
    if bool(options.folders) == bool(options.list):
        parser.error("say which folders, or --list FILE")
    if options.inline and options.thumbnails:
        parser.error("--inline and --thumbnails: one of them")
    if options.files < 1 or options.jobs < 1:
        parser.error("--files and --jobs: 1 or more")
    for path in options.folders + ([options.list] if options.list else []):
        if not os.path.exists(path):
            parser.error(f"{path}: no such file or folder")
    # Executors have working folders of their own.
    options.out = os.path.abspath(options.out)
    if any(character in options.out for character in ",*?[]{}\\"):
        parser.error(f"--out {options.out}: Spark takes some of its characters for a pattern")
    if options.thumbnails:
        options.thumbnails = os.path.abspath(options.thumbnails)
    if "/" in options.pholio:
        options.pholio = os.path.abspath(options.pholio)
    # An import does not look at Parquet, and not at names that begin so.
    options.lines = os.path.join(options.out, "_lines") if options.format == "parquet" else options.out
    # Of the machine's own, an executor may have nothing.
    options.environment = {
        name: value for name, value in os.environ.items() if name in ("HOME", "LANG", "PATH", "TZ")}
    return options


# What to read -----------------------------------------------------------------------------------------------


def listed(folder):
    """The files of a folder, at any depth, and without those that no import looks at."""
    files, folders = entries(folder)
    yield from files
    for inner in folders:
        yield from listed(inner)


def entries(folder):
    files, folders = [], []
    try:
        with os.scandir(folder) as scan:
            for entry in scan:
                if entry.name.startswith(b"."):
                    continue
                if entry.is_dir(follow_symlinks=False):
                    folders.append(entry.path)
                elif entry.is_file(follow_symlinks=False):
                    files.append(entry.path)
    except OSError:
        pass  # An import tells of it.
    return sorted(files), sorted(folders)


class Sources:
    """What is to be read, as far as the driver looks at it."""

    def __init__(self, options, parallelism):
        self.files, self.folders = [], []
        if options.list:
            with open(options.list, "rb") as file:
                self.files = sorted({os.path.abspath(path) for path in file.read().split(b"\0") if path})
            self.probes = sorted({os.path.dirname(path) for path in thinned(self.files)})
            self.probes = list(filter(os.path.isdir, self.probes))
            return
        named = [os.path.abspath(os.fsencode(path)) for path in options.folders]
        self.files = [path for path in named if stat.S_ISREG(os.stat(path).st_mode)]
        roots = self.folders = [path for path in named if os.path.isdir(path)]
        # A few levels here, so that there is enough to share out.
        while self.folders and len(self.folders) < 4 * parallelism:
            level = [entries(folder) for folder in self.folders]
            self.files += [file for some, _ in level for file in some]
            self.folders = [folder for _, some in level for folder in some]
        self.probes = roots + thinned(self.folders or self.files)

    def paths(self, context):
        here = context.parallelize(self.files, max(1, len(self.files) // 100_000))
        if not self.folders:
            return here
        deep = context.parallelize(self.folders, len(self.folders)).flatMap(listed)
        return here.union(deep)


def thinned(paths):
    """Some of them, evenly spread."""
    return paths[::max(1, len(paths) // MOST_PROBED)]


# What was read ----------------------------------------------------------------------------------------------


def readings_of(file):
    """The readings in a file, with their lines. What is damaged ends there."""
    try:
        with (gzip.open if file.endswith(".gz") else open)(file, "rb") as lines:
            for line in lines:
                try:
                    reading = json.loads(line)
                    yield line, path_of(reading), reading
                except (ValueError, KeyError, TypeError, AttributeError):
                    pass
    except (OSError, EOFError, zlib.error):
        pass


def path_of(reading):
    if "path_bytes" in reading:
        return base64.b64decode(reading["path_bytes"])
    return reading["path"].encode()



def files_of(folder):
    """The files of readings in a folder, of this and of earlier versions: as an import takes them."""
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name[0] not in "._"]
        found += [os.path.join(parent, name) for name in names
                  if name[0] not in "._" and not name.endswith(".parquet")]
    return sorted(found)


def fitting(options, file):
    """The paths that need not be read again, by the readings in a file."""
    for _, path, reading in readings_of(file):
        if reading.get("outcome") in LOST:
            continue
        try:
            status = os.stat(path)
        except OSError:
            continue
        if (status.st_size, status.st_mtime_ns) != (reading.get("bytes"), reading.get("mtime_ns")):
            continue
        if reading["outcome"] == "photo":
            digest, thumbnail = reading.get("sha256", ""), reading.get("thumbnail", {})
            if options.inline and "jpeg" not in thumbnail:
                continue
            if options.thumbnails and not os.path.exists(
                    os.path.join(options.thumbnails, digest[:2], digest[2:] + ".jpg")):
                continue
        yield path


# On the executors -------------------------------------------------------------------------------------------


def complaint(options, run, probes):
    """Why this machine can't take part; nil: it can."""
    try:
        with open(os.path.join(options.lines, f".run-{run}")) as file:
            if file.read() != run:
                return f"{options.out} is another folder here"
    except OSError as error:
        return f"{options.out} is not the driver's: {error.strerror}"
    missing = [probe for probe in probes if not os.path.exists(probe)]
    # Some may have gone while others are read.
    if len(missing) > len(probes) // 2:
        return f"{os.fsdecode(missing[0])} is not there"
    return None


def checked(options, run, probes, _):
    """This machine's name, why it can't take part, and its version of pholio."""
    why = complaint(options, run, probes)
    missing = [os.fsdecode(probe) for probe in probes if not os.path.exists(probe)]
    if not why and missing:
        why = f"{missing[0]} is not there"
    version = None
    try:
        version = subprocess.run(
            [options.pholio, "--version"], env={**os.environ, **options.environment},
            stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout.strip()
    except FileNotFoundError:
        why = f"{options.pholio}: {HOPELESS[127]}"
    except OSError as error:
        why = f"{options.pholio}: {HOPELESS[126]}: {error.strerror}"
    yield socket.gethostname(), why, version


def read(options, run, probes, paths):
    """Reads a task's files. Their readings are in OUT before it ends.

    Gives this machine's name, a count of each outcome, and what has no reading.
    """
    paths = list(paths)
    if not paths:
        return
    why = complaint(options, run, probes)
    if why:
        raise RuntimeError(f"{UNFIT}{socket.gethostname()}: {why}.")
    # A name of its own for each attempt: none takes the place of what another has read.
    name = f"{run}-{TaskContext.get().taskAttemptId()}.jsonl.gz"
    temporary = os.path.join(options.lines, f".{name}.tmp")
    counts = collections.Counter()
    unread = []
    try:
        with open(temporary, "wb") as file:
            with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6) as lines:
                deaths = 0
                while paths and deaths < MOST_DEATHS:
                    done = read_some(options, paths, lines, counts)
                    deaths = 0 if done else deaths + 1
                    # It ended at the first that has no line, or near to it: that one is read again by itself.
                    unread += paths[done:done + 1]
                    paths = paths[done + 1:]
            file.flush()
            os.fsync(file.fileno())
        os.rename(temporary, os.path.join(options.lines, name))
    except BaseException:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise
    yield socket.gethostname(), counts, unread + paths


def read_some(options, paths, lines, counts):
    """Writes the readings of files, until all have one or `pholio read` ends; gives their number."""
    words = [options.pholio, "read", "-0", "--jobs", str(options.jobs)]
    words += ["--inline"] if options.inline else []
    words += ["--thumbnails", options.thumbnails] if options.thumbnails else []
    done = 0
    with tempfile.TemporaryFile() as given:
        given.write(b"".join(path + b"\0" for path in paths))
        given.seek(0)
        try:
            process = subprocess.Popen(
                words, env={**os.environ, **options.environment}, stdin=given, stdout=subprocess.PIPE)
        except OSError as error:
            raise RuntimeError(f"{UNFIT}{socket.gethostname()}: {options.pholio}: {error.strerror}.")
        with process:
            for line in process.stdout:
                # What was written last may be torn.
                if not line.endswith(b"\n"):
                    break
                counts[json.loads(line)["outcome"]] += 1
                lines.write(line)
                done += 1
    if process.returncode in HOPELESS:
        raise RuntimeError(f"{UNFIT}{socket.gethostname()}: {options.pholio} read: "
                           f"{HOPELESS[process.returncode]} (exit code {process.returncode}).")
    return done


# The driver -------------------------------------------------------------------------------------------------


class Job:
    def __init__(self, context, options):
        self.context = context
        self.options = options
        # Names of readings begin with the time, so that an import believes the last ones first.
        self.run = time.strftime("%Y%m%dT%H%M%S-") + uuid.uuid4().hex[:8]
        self.sources = Sources(options, context.defaultParallelism)
        self.counts = collections.defaultdict(collections.Counter)
        self.mark = os.path.join(options.lines, f".run-{self.run}")

    def begin(self):
        os.makedirs(self.options.lines, exist_ok=True)
        oldest = time.time() - OLDEST_TEMPORARY
        with os.scandir(self.options.lines) as scan:
            for entry in scan:
                if re.fullmatch(r"\.run-.*|\..*\.jsonl\.gz\.tmp", entry.name):
                    if entry.stat().st_mtime < oldest:
                        os.unlink(entry.path)
        with open(self.mark, "w") as file:
            file.write(self.run)

    def end(self):
        if os.path.exists(self.mark):
            os.unlink(self.mark)

    def check(self):
        """Asks each machine, as far as they are there, before any file is read."""
        tasks = 4 * self.context.defaultParallelism
        ask = functools.partial(checked, self.options, self.run, self.sources.probes)
        said = set(self.context.parallelize(range(tasks), tasks).mapPartitions(ask).collect())
        unfit = sorted(f"{host}: {why}" for host, why, _ in said if why)
        if unfit:
            sys.exit("\n".join(unfit))
        versions = {version: host for host, _, version in sorted(said)}
        if len(versions) > 1:
            sys.exit("different versions of pholio: "
                     + ", ".join(f"{version} on {host}" for version, host in sorted(versions.items())))

    def todo(self):
        """What has no reading yet, and how many files there are."""
        paths = self.sources.paths(self.context).persist(StorageLevel.MEMORY_AND_DISK)
        total = paths.count()
        files = files_of(self.options.lines)
        if files:
            parts = min(len(files), 4 * self.context.defaultParallelism)
            known = self.context.parallelize(files, parts).flatMap(functools.partial(fitting, self.options))
            paths = paths.subtract(known).persist(StorageLevel.MEMORY_AND_DISK)
        return paths, total

    def read(self, todo, count, most):
        """Has files read; gives those that have no reading then."""
        tasks = max(1, min(count, max(-(-count // most), 2 * self.context.defaultParallelism)))
        # Files of a folder stay together. Spark's own sorting divides about evenly.
        if count <= MOST_HERE:
            sliced = self.context.parallelize(sorted(todo.collect()), tasks)
        else:
            sliced = todo.sortBy(lambda path: path, numPartitions=tasks)
        task = functools.partial(read, self.options, self.run, self.sources.probes)
        unread = []
        for host, counts, left in sliced.mapPartitions(task).collect():
            self.counts[host].update(counts)
            unread += left
        return unread

    def tell(self, total, known, unread):
        """Says what came of all files; gives the exit code."""
        counted = sum(self.counts.values(), collections.Counter())
        for host, counts in sorted(self.counts.items()):
            kinds = ", ".join(f"{count} {kind}" for kind, count in counts.most_common())
            print(f"{host}: {sum(counts.values())} files: {kinds or 'none'}", file=sys.stderr)
        lost = sum(counted[kind] for kind in LOST)
        have = known + sum(counted.values()) - lost
        print(f"{have} of {total} files have readings" + (f", {known} from before" if known else ""),
              file=sys.stderr)
        for path in unread[:10]:
            print(f"{os.fsdecode(path)!r}: pholio read ended with it", file=sys.stderr)
        if lost >= FEWEST_LOST and lost > (total - known) // 100:
            print(f"{lost} files are not there or can't be read: is each disk on each machine?",
                  file=sys.stderr)
            return 3
        return 3 if unread else 0


def list_unread(folder, paths):
    """Writes them into a file, or removes that of an earlier run."""
    name = os.path.join(folder, "_unread")
    if not paths:
        if os.path.exists(name):
            os.unlink(name)
        return
    with open(name + ".tmp", "wb") as file:
        file.write(b"".join(path + b"\0" for path in paths))
    os.rename(name + ".tmp", name)


def columns(file):
    for line, path, reading in readings_of(file):
        yield path, reading["outcome"], line.decode().rstrip("\n")


def write_parquet(context, options):
    """All readings, in place of those that an earlier run has written."""
    files = files_of(options.lines)
    rows = context.parallelize(files, len(files)).flatMap(columns)
    new, old, final = (os.path.join(options.out, name) for name in (".new", ".old", "parquet"))
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    # With its scheme: else it would be on the cluster's own file system, where that has one.
    frame = SparkSession(context).createDataFrame(rows, PARQUET).distinct()
    frame.write.parquet("file://" + new)
    if os.path.exists(final):
        os.rename(final, old)
    os.rename(new, final)
    shutil.rmtree(old, ignore_errors=True)


def main():
    options = parsed()
    conf = SparkConf().setAppName("pholio read")
    for key, value in CONF.items():
        conf.setIfMissing(key, value)
    context = SparkContext(conf=conf)
    job = Job(context, options)
    job.begin()
    try:
        job.check()
        todo, total = job.todo()
        count = todo.count()
        known = total - count
        unread = job.read(todo, count, options.files) if count else []
        if 0 < len(unread) <= MOST_AGAIN:
            unread = job.read(context.parallelize(unread), len(unread), 1)
        unread.sort()
        list_unread(options.out, unread)
        if options.format == "parquet":
            write_parquet(context, options)
        code = job.tell(total, known, unread)
    except Py4JJavaError as error:
        # What tasks have read is in OUT.
        why = re.search(re.escape(UNFIT) + r"(.*)\.", str(error.java_exception))
        if not why:
            raise
        sys.exit(f"{why[1]}\nThe same command goes on from here.")
    finally:
        job.end()
    context.stop()
    sys.exit(code)


if __name__ == "__main__":
    main()
