#!/usr/bin/env python3
"""verify.py [NAME...]: cuts the power in the recorded scenarios, and looks at what is left.

Needs a mount namespace of its own (unshare -m): each state is bound to the mount's path, so that all paths in
the library are as they were. Ends with 1 if something is lost that was
promised; with WITHOUT=..., if nothing is.
"""

import collections, ctypes, hashlib, json, multiprocessing, os, pickle, shutil, sqlite3, subprocess, sys, time
from crash import strict_states, sampled_states, SYNC
from image import Image, tree, digest, store, ROOT
from scenarios import SCENARIOS, MNT, PHOLIO, env, Do
from mount import WORK

LIBC = ctypes.CDLL(None, use_errno=True)
MS_BIND = 4096
REGENERABLE = {"thumbnail-missing", "thumbnail-length", "thumbnail-damaged", "orphan", "temporary"}
# What docs/trust.md says that a power cut may do.
DOCUMENTED = {"regenerable", "no library yet"}


def sha(data):
    return hashlib.blake2b(bytes(data), digest_size=12).hexdigest()


class Paths:
    def __init__(self, library):
        self.lib = os.path.relpath(library, MNT).encode() + b"/"
        self.catalog = self.lib + b"catalog.sqlite"

    def kind(self, path):
        name = path.rsplit(b"/", 1)[-1]
        if path.startswith(b".out"):
            return "out"
        if path.startswith(self.catalog) and path[len(self.catalog) :] in (
            b"",
            b"-wal",
            b"-shm",
            b"-journal",
        ):
            return "db"
        parts = (b".pholio-", b"catalog.sqlite.before.", b"catalog.sqlite.new.")
        if name.startswith(parts) and b".tmp" in name:
            return "temporary"
        if name == b".pholio-journal":
            return "journal"
        if name == b".pholio-site.json":
            return "record"
        if path.startswith((self.lib + b"thumbnails/", self.lib + b"cache/")):
            return "regenerable"
        if path.startswith(self.lib + b"originals/"):
            return "original"
        if path.startswith(self.lib + b"uploads/"):
            return "temporary"
        return "final"


class Dumps:
    """The content of a catalog, by its bytes."""

    def __init__(self, folder):
        self.folder, self.known = folder, {}

    def of(self, found, catalog):
        files = {
            end: bytes(found[catalog + end].data)
            for end in (b"", b"-wal", b"-journal")
            if catalog + end in found
        }
        if b"" not in files:
            return "none", "no catalog"
        key = sha(b"\0".join(sha(v).encode() for v in files.values()) + b"".join(files))
        if key not in self.known:
            self.known[key] = self.read(files)
        return self.known[key]

    def read(self, files):
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        for end, data in files.items():
            with open(f"{self.folder}/c{end.decode()}", "wb") as f:
                f.write(data)
        return read_catalog(self.folder + "/c")[:2]


def read_catalog(path, logical=False):
    """(digest of all rows, state, logical content)"""
    db = sqlite3.connect(path)
    try:
        fault = db.execute("pragma integrity_check").fetchone()[0]
        if fault != "ok":
            return "damaged", fault, None
        tables = [n for n, in db.execute("select name from sqlite_schema where type = 'table' order by 1")]
        if not tables:
            return "none", "empty", None
        h = hashlib.blake2b(digest_size=12)
        for table in tables:
            for row in sorted(map(repr, db.execute(f'select * from "{table}"'))):
                h.update(row.encode())
            h.update(table.encode())
        violation = db.execute("pragma foreign_key_check").fetchone()
        if violation:
            return "damaged", f"foreign key {violation}", None
        content = logical_content(db) if logical else None
        return h.hexdigest(), "ok", content
    except sqlite3.DatabaseError as e:
        return "damaged", str(e), None
    finally:
        db.close()


def logical_content(db):
    """What a person has made, without ids, times and ranks."""

    def rows(sql, *a):
        return list(map(list, db.execute(sql, a)))

    try:
        galleries = []
        for id, *values in rows(
            "select id, name, portfolio is null, cap_columns, cap_rows, locked, policy "
            "from gallery order by portfolio is null, rank, name"
        ):
            order = rows(
                "select hex(sha256) from placement p join photo on photo = photo.id where gallery = ? "
                "order by rank",
                id,
            )
            marks = rows("select name, json_array_length(photos) from mark where gallery = ? order by 1", id)
            galleries.append([values, order, marks])
        photos = rows(
            "select hex(sha256), title, description, own_rating, own_label, own_keywords, flag, turn, "
            "width, height, taken_local from photo order by 1"
        )
        # Folders of the library are kept by their paths from it.
        files = rows(
            "select hex(sha256), path, name, gone from file join photo on photo = photo.id join folder on "
            "folder = folder.id order by 1, 2, 3"
        )
        copied = rows(
            "select hex(sha256), path, name from copied join photo on photo = photo.id join folder on "
            "folder = folder.id order by 1, 2, 3"
        )
        changes = rows("select summary, moved, state from change order by id")
        return repr([galleries, photos, files, copied, changes])
    except sqlite3.DatabaseError as e:
        return f"older: {e}"


class Expected:
    """What the log says that there was, at each time."""

    def __init__(self, scenario, base, log, dumps):
        self.paths = paths = Paths(scenario.library)
        self.acks = []  # positions of acknowledgements
        self.names = []
        self.legit = []  # (n, digest of the catalog)
        self.allowed = []  # for each interval between acknowledgements: {path: {content or None}}
        self.at_ack = []  # {path: content} at each acknowledgement; [0]: at the beginning
        self.safe = None
        image = base.copy()
        found = image.tree()
        state = {
            p: sha(n.data) if n.data is not None else "link" for p, n in found.items() if self.checked(p, n)
        }
        self.at_ack.append(state)
        self.allowed.append({p: {c} for p, c in state.items()})
        self.bases = dict(state)
        self.legit.append((0, dumps.of(found, paths.catalog)[0]))
        printed = set()
        for n, op in enumerate(log, 1):
            kind = op[0]
            watch = ()
            if kind in ("rename", "exchange"):
                watch = [(op[1], op[2]), (op[3], op[4])]
            elif kind in ("link", "unlink", "create", "symlink"):
                watch = [(op[1], op[2])]
            ino_out = kind == "write" and op[1] in printed
            image.apply(op)
            if kind == "create":
                where = self.path(image, op[1])
                if where is not None and where.startswith(b".out"):
                    printed.add(op[3])
            for parent, name in watch:
                where = self.path(image, parent)
                if where is None:
                    continue
                p = where + b"/" + name if where else name
                ino = image.inodes[parent].entries.get(name)
                node = None if ino is None else image.inodes[ino]
                if node is not None and node.entries is not None:
                    continue
                if paths.kind(p) not in ("final", "original"):
                    continue
                if kind == "create":
                    continue  # filled in place: whole at the next acknowledgement
                content = None if node is None else sha(node.data) if node.data is not None else "link"
                known = self.allowed[-1].setdefault(p, {self.at_ack[-1].get(p)})
                known.add(content)
            if (
                ino_out
                and b"safe to format" in op[3]
                or kind == "write"
                and b"afe to format" in op[3]
                and op[1] in printed
            ):
                self.safe = n
            ends = kind == "mark" or scenario.prints and ino_out
            if ends or kind in SYNC or kind == "unlink":
                found = image.tree()
                dump = dumps.of(found, paths.catalog)[0]
                if dump != self.legit[-1][1]:
                    self.legit.append((n, dump))
            if ends:
                self.acks.append(n)
                self.names.append(op[1] if kind == "mark" else op[3].decode(errors="replace").strip())
                state = {
                    p: sha(x.data) if x.data is not None else "link"
                    for p, x in found.items()
                    if self.checked(p, x)
                }
                for p in set(state) | set(self.at_ack[-1]):
                    if state.get(p) != self.at_ack[-1].get(p):
                        self.allowed[-1].setdefault(p, {self.at_ack[-1].get(p)}).add(state.get(p))
                self.at_ack.append(state)
                self.allowed.append({p: {c} for p, c in state.items()})
        self.final = image.tree()
        self.position = {}
        for i, (n, d) in enumerate(self.legit):
            self.position[d] = i
        self.first = {}
        for i, (n, d) in enumerate(self.legit):
            self.first.setdefault(d, i)

    def checked(self, path, node):
        return node.entries is None and self.paths.kind(path) in ("final", "original")

    @staticmethod
    def path(image, ino):
        if ino == ROOT:
            return b""
        todo = [(b"", ROOT)]
        while todo:
            where, number = todo.pop()
            for name, child in image.inodes[number].entries.items():
                if image.inodes[child].entries is None:
                    continue
                p = where + b"/" + name if where else name
                if child == ino:
                    return p
                todo.append((p, child))
        return None

    def acked(self, n):
        return sum(m <= n for m in self.acks)

    def floor(self, n):
        """The least position of the catalog that has all that was acknowledged."""
        last = max((m for m in self.acks if m <= n), default=0)
        return max(i for i, (m, d) in enumerate(self.legit) if m <= last)


def judge(scenario, e, dumps, n, found, card):
    """The faults of a state that can be seen without pholio: [(kind, detail)]"""
    faults = []
    acked = e.acked(n)
    dump, state = dumps.of(found, e.paths.catalog)
    if state not in ("ok", "empty", "no catalog"):
        faults.append(("catalog damaged", state))
    floor = e.floor(n)
    where = e.position.get(dump)
    if where is None:
        if dump != "damaged":
            faults.append(("catalog neither before nor after", f"after {acked} acknowledged"))
    elif where < floor:
        faults.append(
            ("acknowledged change lost", f"{e.names[acked - 1] if acked else ''} (catalog {state})")
        )
    elif scenario.atomic and acked < len(e.acks):
        edge = {e.legit[floor][1]} | {d for m, d in e.legit if m <= e.acks[acked]}
        last = [d for m, d in e.legit if m <= e.acks[acked]][-1]
        if dump not in (e.legit[floor][1], last):
            faults.append(("in between", e.names[acked]))
    allowed = e.allowed[acked] if acked < len(e.allowed) else e.allowed[-1]
    for path, node in found.items():
        kind = e.paths.kind(path)
        if node.entries is not None or kind not in ("final", "original"):
            continue
        content = sha(node.data) if node.data is not None else "link"
        known = allowed.get(path)
        if known is None:
            faults.append(("unexpected file", path.decode()))
        elif content not in known:
            earlier = any(content in a.get(path, ()) for a in e.allowed[:acked])
            what = (
                "old after acknowledgement"
                if earlier
                else "empty" if not node.data else "zeros" if not bytes(node.data).strip(b"\0") else "torn"
            )
            faults.append((f"file {what}", path.decode()))
    for path, known in allowed.items():
        if path not in found and None not in known:
            faults.append(("file gone", path.decode()))
    if e.safe is not None and n >= e.safe:
        have = {sha(x.data) for p, x in found.items() if e.paths.kind(p) == "original" and x.data is not None}
        missing = [name for name, content in card.items() if content not in have]
        if missing:
            faults.append(("SAFE TO FORMAT, but not durable", f"{len(missing)} files, {missing[0]}"))
    return faults


def card_content(folder):
    found = {}
    if not folder:
        return found
    for d, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(d, name), "rb") as f:
                found[name] = sha(f.read())
    return found


class Bound:
    """A state, bound to the mount's path."""

    def __init__(self, found, folder):
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        store(found, folder)
        self.folder = folder

    def __enter__(self):
        if LIBC.mount(self.folder.encode(), MNT.encode(), None, MS_BIND, None):
            raise OSError("bind")
        return self

    def __exit__(self, *error):
        for _ in range(50):
            if LIBC.umount2(MNT.encode(), 0) == 0:
                return
            time.sleep(0.05)
        LIBC.umount2(MNT.encode(), 2)


def pholio(library, *args, stdin=b""):
    done = subprocess.run([PHOLIO, *args], input=stdin, capture_output=True, env=env(library), timeout=120)
    return done.returncode, done.stdout, done.stderr.decode(errors="replace")


def look(scenario):
    """pholio check: [(kind, detail)]"""
    code, out, messages = pholio(scenario.library, "check", "--json")
    if code == 0:
        return []
    if code == 2:
        return [
            (f["kind"], f"{f.get('path', f.get('where', ''))}: {f.get('what', f.get('detail', ''))}")
            for f in json.loads(out)["findings"]
        ]
    return [(f"check ends with {code}", messages.strip())]


def converge(scenario, e, dump):
    """Runs what is left to do again. Returns faults."""
    faults = []
    acked = None
    # The last acknowledged step whose catalog this is, or a later one.
    position = e.position.get(dump)
    first = 0
    if position is not None:
        for k, n in enumerate(e.acks):
            done = max(i for i, (m, d) in enumerate(e.legit) if m <= n)
            before = max((i for i, (m, d) in enumerate(e.legit) if m <= (e.acks[k - 1] if k else 0)))
            if done > before and position >= done:
                first = k + 1
    for step in scenario.steps[first:] if scenario.steps else scenario.again:
        code, messages = step()
        if code not in step.ok:
            faults.append(("again: fails", f"{step}: {code} {messages.strip()[:200]}"))
    left = [f for f in look(scenario) if f[0] not in REGENERABLE]
    if left:
        faults += [(f"again: {k}", d) for k, d in left if k not in e.anyhow]
    # Temporary files are removed when they are an hour old.
    for d, _, names in os.walk(os.fsencode(scenario.library)):
        for name in names:
            if name.startswith(b".pholio-") and name.endswith(b".tmp"):
                os.utime(d + b"/" + name, (1e9, 1e9))
    code, out, messages = pholio(scenario.library, "check", "--repair")
    after = look(scenario)
    if after:
        faults += [(f"not repaired: {k}", d) for k, d in after if k not in e.anyhow]
    image = Image.load(MNT)
    now = image.tree()
    want = e.at_ack[-1]
    have = {p: sha(n.data) if n.data is not None else "link" for p, n in now.items() if e.checked(p, n)}
    for p in sorted(set(want) | set(have)):
        if want.get(p) == have.get(p):
            continue
        if p.endswith(b".pholio-manifest.json"):
            continue
        # Of a catalog that was upgraded in part there is one more copy.
        if p.endswith(b".sqlite") or b"/catalog.sqlite.before-" in p and p not in want:
            continue
        faults.append(
            (
                (
                    "again: other file"
                    if p in want and p in have
                    else "again: file missing" if p in want else "again: file too many"
                ),
                p.decode(),
            )
        )
    for p in now:
        if e.paths.kind(p) in ("temporary", "journal"):
            faults.append(("again: leftover", p.decode()))
    return faults


def work(job):
    """Verifies one state in this process's namespace."""
    index, name, n, found, dump, full = job
    scenario = next(s for s in SCENARIOS if s.name == name)
    e = EXPECTED[name]
    result = []
    with Bound(found, f"{WORK}/state.{os.getpid()}"):
        findings = look(scenario)
        acked = e.acked(n)
        for kind, detail in findings:
            if kind in e.anyhow and kind not in REGENERABLE:
                continue
            if kind in REGENERABLE:
                result.append(("regenerable", kind))
            elif dump == "none" and kind.startswith("check ends"):
                result.append(("no library yet", detail))
                if acked:
                    result.append(("check: " + kind, detail))
            else:
                result.append(("check: " + kind, detail))
        if full:
            result += converge(scenario, e, dump) if scenario.steps or scenario.again else heal(scenario)
    return index, result


def heal(scenario):
    code, out, messages = pholio(scenario.library, "check", "--repair")
    return [(f"not repaired: {k}", d) for k, d in look(scenario)]


EXPECTED = {}


def unshared():
    # A namespace of its own: two workers bind to the same path.
    if LIBC.unshare(0x00020000):
        raise OSError("unshare")
    LIBC.mount(b"none", b"/", None, 1 << 18 | 16384, None)
    os.nice(5)


def verify(scenario, most, each, full_most):
    with open(f"{WORK}/rec/{scenario.name}.pickle", "rb") as f:
        base, log = pickle.load(f)
    log = without(os.environ.get("WITHOUT", ""), base, log)
    dumps = Dumps(f"{WORK}/db.{os.getpid()}")
    began = time.time()
    e = EXPECTED[scenario.name] = Expected(scenario, base, log, dumps)
    card = card_content(scenario.card)
    tried, unique = collections.Counter(), {}
    cuts = collections.defaultdict(set)
    faults = collections.defaultdict(list)  # (model, kind) -> [(n, detail)]
    states = []
    # What pholio finds anyhow (the old catalog's photos are nowhere).
    with Bound(e.final, f"{WORK}/state.{os.getpid()}"):
        e.anyhow = {k for k, d in look(scenario)}

    def take(model, n, found):
        tried[model] += 1
        cuts[model].add(n)
        found = {p: x for p, x in found.items() if not p.startswith(b".out/")}
        for kind, detail in judge(scenario, e, dumps, n, found, card):
            faults[model, kind].append((n, detail))
        key = digest(found) + str(e.acked(n))
        if key not in unique:
            # Later states change the same inodes.
            unique[key] = len(states)
            states.append(
                [n, {p: x.copy() for p, x in found.items()}, dumps.of(found, e.paths.catalog)[0], set()]
            )
        states[unique[key]][3].add(model)

    last = 0
    for n, found in strict_states(base, log):
        take("M1", n, found)
        cuts["M1"].update(range(last, n + 1))
        last = n + 1
    for model, n, found in sampled_states(base, log, most, each):
        take(model, n, found)
    # In the strict model each operation is a cut point; those with the same state count once below.
    stride = max(1, len(states) // full_most)
    jobs = [(i, scenario.name, s[0], s[1], s[2], i % stride == 0) for i, s in enumerate(states)]
    with multiprocessing.get_context("fork").Pool(2, unshared) as pool:
        for i, result in pool.imap_unordered(work, jobs, chunksize=4):
            for kind, detail in result:
                for model in states[i][3]:
                    faults[model, kind].append((states[i][0], detail))
    report = {
        "name": scenario.name,
        "operations": len(log),
        "acks": len(e.acks),
        "fsyncs": sum(op[0] in SYNC for op in log),
        "cuts": {m: len(c) for m, c in cuts.items()},
        "states": dict(tried),
        "unique": len(states),
        "again": sum(j[5] for j in jobs),
        "seconds": round(time.time() - began, 1),
        "safe": e.safe,
        "ack positions": e.acks,
        "faults": [[m, k, len(v), v[:6], v[-2:]] for (m, k), v in sorted(faults.items())],
    }
    if os.environ.get("WITHOUT"):
        report["name"] += " without " + os.environ["WITHOUT"]
    show(report)
    return [f for f in report["faults"] if f[1] not in DOCUMENTED and f[1] not in scenario.known]


def without(what, base, log):
    """The log of a program that lacks some fsyncs, to see whether that is found: "files", "folders",
    "wal", or a part of the name that a file has when it is fsynced."""
    if not what:
        return log
    image, kept = base.copy(), []
    for op in log:
        drop = False
        if op[0] == "fsyncdir" and what == "folders":
            drop = True
        if op[0] == "fsync":
            names = [p for p, x in image.tree().items() if x.ino == op[1]]
            drop = (
                what == "files"
                or what == "wal"
                and any(p.endswith(b"-wal") for p in names)
                or any(what.encode() in p for p in names)
            )
        image.apply(op)
        if not drop:
            kept.append(op)
    print(f"without {what}: {len(log) - len(kept)} fsyncs left out")
    return kept


def show(r):
    print(
        f"== {r['name']}: {r['operations']} operations, {r['fsyncs']} fsyncs, {r['acks']} acks; "
        f"cuts {r['cuts']}, states {r['states']} ({r['unique']} different, {r['again']} run again), "
        f"safe at {r['safe']}, {r['seconds']} s"
    )
    for model, kind, count, first, last in r["faults"]:
        print(f"   {model} {kind}: {count}; e.g. {first[0]}")
    sys.stdout.flush()


if __name__ == "__main__":
    names = [a for a in sys.argv[1:] if not a.startswith("-")]
    violations = []
    for scenario in SCENARIOS:
        if not names or scenario.name in names:
            violations += verify(
                scenario,
                int(os.environ.get("MOST", "70")),
                int(os.environ.get("EACH", "2")),
                int(os.environ.get("AGAIN", "30")),
            )
    print("violations:", len(violations))
    sys.exit(0 if bool(violations) == bool(os.environ.get("WITHOUT")) else 1)
