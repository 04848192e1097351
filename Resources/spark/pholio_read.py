"""Reads photos on a Spark cluster, for `pholio import --readings`.

    spark-submit pholio_read.py --out readings [--thumbnails DIR | --inline] FOLDER...

Folders are listed, and their files spread over the executors, where `pholio read` says what is in them.
Tasks that are lost are done again, and slow ones a second time elsewhere. A file that ends `pholio read`
costs the others nothing: what is left of a task is read again in smaller tasks, and in the end each file by
itself. What then still has no reading is listed in OUT/_unread (exit code 3), and an import opens it as ever.

Photos, the folder of thumbnails and OUT have the same paths on all machines.
"""

import argparse
import base64
import json
import os
import shlex
import stat
import sys

from pyspark import SparkConf, SparkContext, StorageLevel
from pyspark.accumulators import AccumulatorParam
from pyspark.sql import SparkSession
from pyspark.sql.types import BinaryType, StringType, StructField, StructType

# How many files go into a task, in one round after the other.
SLICES = [500, 20, 1]
# So many paths are sorted by the driver.
MOST_HERE = 200_000
# After these exit codes of `pholio read` there is no use in going on: it is not there, was used wrongly, or
# can't write thumbnails.
HOPELESS = {64: "wrong use", 73: "thumbnails or output can't be written", 126: "it can't be run",
            127: "it is not there"}
# Executors do next to nothing in Java: to compile it well would take a tenth of their time.
CONF = {"spark.speculation": "true", "spark.speculation.minTaskRuntime": "60s",
        "spark.executor.extraJavaOptions": "-XX:TieredStopAtLevel=1"}
# Paths come in base64, since they may have any bytes, and lines. `cat` takes what a `pholio` that has ended
# leaves, so that nobody writes into a closed pipe; `grep` leaves out a line that was not finished.
COMMAND = """sh -c 'base64 -d | {{ "$0" read -0 --jobs {jobs} "$@"; code=$?; cat > /dev/null;
  [ $code = 0 ] || printf "\\n{{\\"exit\\": %s}}\\n" $code; }} |
  LC_ALL=C grep -a "^{{.*}}$" || :' {pholio} {options}"""
PARQUET = StructType([
    StructField("path", BinaryType()), StructField("outcome", StringType()),
    StructField("reading", StringType())])


class Codes(AccumulatorParam):
    """The exit codes that were met."""

    def zero(self, value):
        return set()

    def addInPlace(self, one, other):
        return one | other


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help="folders with photos, at any depth")
    parser.add_argument("--list", help="instead: a file of paths, each with a NUL behind it (find -print0)")
    parser.add_argument("--out", required=True, help="a folder for the readings, not there yet")
    parser.add_argument("--format", choices=["json", "parquet"], default="json",
                        help="lines of JSON, packed by gzip, or Parquet with columns path, outcome, reading")
    parser.add_argument("--thumbnails", help="the folder of thumbnails, the same for all machines")
    parser.add_argument("--inline", action="store_true", help="thumbnails in the readings")
    parser.add_argument("--jobs", type=int, default=1, help="files at once in a task: spark.task.cpus")
    parser.add_argument("--pholio", default="pholio", help="where pholio is on the executors")
    options = parser.parse_args()
    if bool(options.folders) == bool(options.list):
        parser.error("say which folders, or --list FILE")
    if options.inline and options.thumbnails:
        parser.error("--inline and --thumbnails: one of them")
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
    return options


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


def paths(context, options):
    """Every file's path as a line for `base64 -d`, and how many they are."""
    if options.list:
        with open(options.list, "rb") as file:
            known = sorted({os.path.abspath(path) for path in file.read().split(b"\0") if path})
        return context.parallelize(map(encoded, known), max(1, len(known) // 100_000)), len(known)
    # A few levels here, so that there is enough to share out.
    files, folders = [], [os.fsencode(os.path.abspath(folder)) for folder in options.folders]
    while folders and len(folders) < 4 * context.defaultParallelism:
        level = [entries(folder) for folder in folders]
        files += [file for some, _ in level for file in some]
        folders = [folder for _, some in level for folder in some]
    named = [folder for folder in map(os.fsencode, options.folders) if stat.S_ISREG(os.stat(folder).st_mode)]
    files += [os.path.abspath(file) for file in named]
    here = context.parallelize(map(encoded, files), max(1, len(files) // 100_000))
    if not folders:
        return here, len(files)
    deep = context.parallelize(folders, len(folders)).flatMap(listed).map(encoded)
    all_of_them = here.union(deep).persist(StorageLevel.MEMORY_AND_DISK)
    return all_of_them, all_of_them.count()


def encoded(path):
    # A whole number of three bytes, so that lines of base64 can follow each other; empty paths don't count.
    ended = path + b"\0"
    return base64.b64encode(ended + b"\0" * (-len(ended) % 3)).decode()


def path_of(line):
    reading = json.loads(line)
    return base64.b64decode(reading["path_bytes"]) if "path_bytes" in reading else reading["path"].encode()


def is_whole(line):
    try:
        return bool(json.loads(line))
    except ValueError:
        return False


def read(context, todo, count, slice_length, options, codes):
    """The readings of files, as lines."""
    words = ["--inline"] if options.inline else []
    words += ["--thumbnails", options.thumbnails] if options.thumbnails else []
    command = COMMAND.format(
        jobs=options.jobs, pholio=shlex.quote(options.pholio), options=shlex.join(words))

    def lines(output):
        last = None
        for line in output:
            if line.startswith('{"exit"'):
                codes.add({json.loads(line)["exit"]})
                # What was written last may be torn, and still end as a line does.
                if last is not None and not is_whole(last):
                    last = None
                continue
            if last is not None:
                yield last
            last = line
        if last is not None:
            yield last

    tasks = max(1, min(count, max(-(-count // slice_length), 2 * context.defaultParallelism)))
    # Files of a folder stay together. Spark's own sorting divides about evenly; what is left after a round is
    # divided exactly, so that in the last one each file is by itself.
    if count <= MOST_HERE:
        sliced = context.parallelize(sorted(todo.collect()), tasks)
    else:
        sliced = todo.sortBy(lambda line: line, numPartitions=tasks)
    # Of the machine's own, Spark gives a command nothing.
    known = {name: value for name, value in os.environ.items() if name in ("HOME", "LANG", "PATH", "TZ")}
    return sliced.pipe(command, env=known, checkCode=True).mapPartitions(lines)


def save(spark, lines, folder, options):
    if options.format == "parquet":
        rows = lines.map(lambda line: (path_of(line), json.loads(line)["outcome"], line))
        spark.createDataFrame(rows, PARQUET).write.parquet(folder)
    else:
        lines.saveAsTextFile(folder, "org.apache.hadoop.io.compress.GzipCodec")


def saved(spark, folders, options):
    """The paths of which there are readings, encoded as those to read."""
    if options.format == "parquet":
        return spark.read.parquet(*folders).select("path").rdd.map(lambda row: encoded(bytes(row.path)))
    return spark.sparkContext.textFile(",".join(folders)).map(lambda line: encoded(path_of(line)))


def main():
    options = parsed()
    if os.path.exists(options.out):
        sys.exit(f"{options.out}: is there already")
    conf = SparkConf().setAppName("pholio read")
    for key, value in CONF.items():
        conf.setIfMissing(key, value)
    context = SparkContext(conf=conf)
    spark = SparkSession(context)
    codes = context.accumulator(set(), Codes())
    todo, total = paths(context, options)
    count = total
    folders = []
    for number, slice_length in enumerate(SLICES):
        # With its scheme: else it would be on the cluster's own file system, where that has one.
        folders.append("file://" + os.path.join(options.out, f"round-{number}"))
        before = set(codes.value)
        save(spark, read(context, todo, count, slice_length, options, codes), folders[-1], options)
        for code in sorted(codes.value & set(HOPELESS)):
            sys.exit(f"{options.pholio} read: {HOPELESS[code]} (exit code {code})")
        if codes.value == before and not number:
            count = 0
        else:
            # A code says that something may be missing, not how much.
            rest = todo.subtract(saved(spark, folders, options)).persist(StorageLevel.MEMORY_AND_DISK)
            count = rest.count()
            todo = rest
        if not count:
            break
    print(f"{total - count} of {total} files have readings", file=sys.stderr)
    if count:
        left = sorted(base64.b64decode(line).rstrip(b"\0") for line in todo.collect())
        with open(os.path.join(options.out, "_unread"), "wb") as file:
            file.write(b"".join(path + b"\0" for path in left))
        for path in left[:10]:
            print(f"{os.fsdecode(path)!r}: pholio read ended with it", file=sys.stderr)
    context.stop()
    sys.exit(3 if count else 0)


if __name__ == "__main__":
    main()
