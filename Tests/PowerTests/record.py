#!/usr/bin/env python3
"""record.py [NAME...]: runs scenarios on powerfs, and keeps the logs in the work folder."""

import os, pickle, shutil, sqlite3, sys, time
from mount import Mounted
from image import store
from scenarios import SCENARIOS, BASE, MNT, LIB, Do, Step
from mount import WORK


def run_base(steps):
    for step in steps:
        if isinstance(step, Do):
            step.function()
            continue
        code, messages = step()
        if code not in step.ok:
            raise SystemExit(f"{step}: {code} {messages}")


def make_base(scenario):
    """What is on the disk when the recording begins, as a folder."""
    common = WORK + "/base-common"
    if scenario.library_base and not os.path.exists(common):
        build(None, BASE, common)
    mine = f"{WORK}/base-{scenario.name}"
    shutil.rmtree(mine, ignore_errors=True)
    start = common if scenario.library_base else None
    build(start, scenario.base, mine)
    return mine


def build(start, steps, folder):
    with Mounted(MNT, start) as fs:
        os.makedirs(MNT + "/.out", exist_ok=True)
        os.makedirs(MNT + "/out", exist_ok=True)
        run_base(steps)
    image = fs.base.copy()
    for op in fs.log:
        image.apply(op)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    store(image.tree(), folder)


def record(scenario):
    base = make_base(scenario)
    problems = []
    with Mounted(MNT, base, options=scenario.mount) as fs:

        def out(name):
            return f"{MNT}/.out/{name}"

        reader = None
        if scenario.reader:
            reader = sqlite3.connect(scenario.library + "/catalog.sqlite")
            reader.execute("select count(*) from photo").fetchone()
        if scenario.session:
            scenario.session(fs, out)
        for k, step in enumerate(scenario.steps):
            code, messages = step(out(f"{k}"))
            fs.mark(f"{k} {step}")
            if code not in step.ok:
                problems.append(f"{step}: {code} {messages}")
        if reader:
            reader.close()
    with open(f"{WORK}/rec/{scenario.name}.pickle", "wb") as f:
        pickle.dump((fs.base, fs.log), f, protocol=5)
    syncs = sum(op[0] in ("fsync", "fsyncdir", "syncfs") for op in fs.log)
    print(
        f"{scenario.name}: {len(fs.log)} operations, {syncs} fsyncs, "
        f"{sum(op[0] == 'mark' for op in fs.log)} acknowledgements",
        *problems,
        sep="\n   ",
        flush=True,
    )


def main():
    os.makedirs(WORK + "/rec", exist_ok=True)
    os.makedirs(MNT, exist_ok=True)
    for scenario in SCENARIOS:
        if not sys.argv[1:] or scenario.name in sys.argv[1:]:
            record(scenario)


main()
