#!/usr/bin/env python3
"""Can the harness fail? Small programs of which it is known whether they survive a power cut."""

import os, random, shutil, sqlite3, sys, collections
from mount import Mounted
from crash import strict_states, sampled_states
from image import store

from mount import WORK

POINT = WORK + "/mnt"
OLD, NEW = b"old " * 5000, b"new! " * 6000


def put(path, data, sync, mode="wb"):
    with open(path, mode) as f:
        f.write(data)
        f.flush()
        if sync:
            os.fsync(f.fileno())


def syncdir(path):
    fd = os.open(path, os.O_RDONLY)
    os.fsync(fd)
    os.close(fd)


def replace(file, folder):
    def run(fs):
        put(fs.point + "/f.tmp", NEW, file)
        os.rename(fs.point + "/f.tmp", fs.point + "/f")
        if folder:
            syncdir(fs.point)
        fs.mark("ack")

    return run


def overwrite(fs):
    put(fs.point + "/f", NEW[: len(OLD)], False, "r+b")
    fs.mark("ack")


def new_folder(sync_parent):
    def run(fs):
        os.mkdir(fs.point + "/sub")
        put(fs.point + "/sub/g", NEW, True)
        syncdir(fs.point + "/sub")
        if sync_parent:
            syncdir(fs.point)
        fs.mark("ack")

    return run


def database(journal, synchronous):
    def run(fs):
        db = sqlite3.connect(fs.point + "/d.sqlite", isolation_level=None)
        db.execute(f"pragma journal_mode={journal}")
        db.execute(f"pragma synchronous={synchronous}")
        db.execute("pragma wal_autocheckpoint=20")
        for n in range(40):
            db.execute("begin")
            for k in range(30):
                db.execute("update t set n = ?, text = ? where id = ?", (n, "x" * 300, k))
            db.execute("commit")
            fs.mark("ack %d" % n)
        os._exit_db = db

    return run


def file_faults(folder, acked, path="f", old=OLD):
    try:
        data = open(f"{folder}/{path}", "rb").read()
    except FileNotFoundError:
        data = None
    allowed = {NEW, NEW[: len(OLD)]} if acked else {old, NEW, NEW[: len(OLD)]}
    if data in allowed:
        return []
    if data is None:
        return ["gone"]
    if not data:
        return ["empty"]
    if data == old:
        return ["acknowledged, but old"]
    return ["zeros" if not data.strip(b"\0") else "torn"]


def database_faults(folder, acked):
    try:
        db = sqlite3.connect(folder + "/d.sqlite")
        if db.execute("pragma integrity_check").fetchone()[0] != "ok":
            return ["corrupt"]
        values = {n for n, in db.execute("select n from t")}
        if len(values) != 1:
            return ["half a transaction"]
        last = int(acked.split()[1]) if acked else -1
        return ["acknowledged commit lost"] if values.pop() < last else []
    except sqlite3.DatabaseError as e:
        return ["corrupt"]
    finally:
        try:
            db.close()
        except Exception:
            pass


def cuts(base, log):
    yield from (("M1", n, tree) for n, tree in strict_states(base, log))
    yield from sampled_states(base, log)


def test(title, run, faults, expected, prepare=lambda folder: put(folder + "/f", OLD, False)):
    base = WORK + "/selfbase"
    shutil.rmtree(base, ignore_errors=True)
    os.makedirs(base)
    prepare(base)
    with Mounted(POINT, base) as fs:
        run(fs)
    marks = [(n, op[1]) for n, op in enumerate(fs.log, 1) if op[0] == "mark"]
    found = {m: collections.Counter() for m in ("M1", "M2", "M3")}
    tried = collections.Counter()
    where = WORK + "/selfstate"
    for model, n, tree in cuts(fs.base, fs.log):
        shutil.rmtree(where, ignore_errors=True)
        os.mkdir(where)
        store(tree, where)
        acked = [text for m, text in marks if m <= n]
        # The log's end is acknowledged.
        found[model].update(faults(where, acked[-1] if acked else None))
        tried[model] += 1
    bad = {m: dict(c) for m, c in found.items() if c}
    right = {m for m in bad} == set(expected)
    print(
        f"{'as expected' if right else 'UNEXPECTED '}  {title:48} "
        f"cuts {sum(tried.values()):4}  {bad or 'none'}"
    )
    return right


def prepared_database(folder):
    db = sqlite3.connect(folder + "/d.sqlite")
    db.execute("create table t(id integer primary key, n, text)")
    db.executemany("insert into t values(?, -1, ?)", [(k, "y" * 300) for k in range(30)])
    db.commit()
    db.close()


results = [
    test("replace, no fsync", replace(False, False), file_faults, {"M1", "M2", "M3"}),
    test("replace, fsync of the file only", replace(True, False), file_faults, {"M1", "M2"}),
    test("replace, fsync of the folder only", replace(False, True), file_faults, {"M1", "M2", "M3"}),
    test("replace, fsync of both", replace(True, True), file_faults, set()),
    test("overwrite in place", overwrite, file_faults, {"M1", "M2", "M3"}),
    test(
        "file in a new folder, parent not fsynced",
        new_folder(False),
        lambda f, a: file_faults(f, True, "sub/g") if a else [],
        {"M1"},
    ),
    test(
        "file in a new folder, all fsynced",
        new_folder(True),
        lambda f, a: file_faults(f, True, "sub/g") if a else [],
        set(),
    ),
    test("sqlite WAL, synchronous=FULL", database("wal", "full"), database_faults, set(), prepared_database),
    test(
        "sqlite WAL, synchronous=NORMAL",
        database("wal", "normal"),
        database_faults,
        {"M1", "M2", "M3"},
        prepared_database,
    ),
    test(
        "sqlite WAL, synchronous=OFF",
        database("wal", "off"),
        database_faults,
        {"M1", "M2", "M3"},
        prepared_database,
    ),
    # sqlite.org/pragma.html: only EXTRA syncs the folder after the journal was unlinked.
    test(
        "sqlite DELETE, synchronous=FULL",
        database("delete", "full"),
        database_faults,
        {"M1", "M2"},
        prepared_database,
    ),
    test(
        "sqlite DELETE, synchronous=EXTRA",
        database("delete", "extra"),
        database_faults,
        set(),
        prepared_database,
    ),
    test(
        "sqlite DELETE, synchronous=OFF",
        database("delete", "off"),
        database_faults,
        {"M1", "M2", "M3"},
        prepared_database,
    ),
]
sys.exit(0 if all(results) else 1)
