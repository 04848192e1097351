"""Random commands, given to the program and to the model; after each, all that is shown is compared."""

import base64
import hashlib
import json
import os
import random
import struct
import subprocess
import tempfile
from pathlib import Path

from model import PORTFOLIO, Gallery, Model, Refused, natural

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PHOLIO_BIN", ROOT / ".build/release")).absolute()

GREY = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdB"
    "RkxOUlNSMj5aYVpQYEpRUk//wAALCAAMABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAA"
    "AAAA/9oACAEBAAA/AKQD/9k=")


def jpeg(number, taken):
    """A small picture with EXIF's DateTimeOriginal, and a comment that makes it another than all others."""
    text = taken.encode() + b"\0"
    exif = b"II*\0\x08\0\0\0" + struct.pack("<HHHIII", 1, 0x8769, 4, 1, 26, 0)
    exif += struct.pack("<HHHIII", 1, 0x9003, 2, len(text), 44, 0) + text
    segment = b"\xff\xe1" + struct.pack(">H", len(exif) + 8) + b"Exif\0\0" + exif
    comment = f"{number:04}".encode() + b"." * (number * 7 % 5)
    return GREY[:2] + segment + b"\xff\xfe" + struct.pack(">H", len(comment) + 2) + comment + GREY[2:]


# In memory, where there is such a folder: each change waits for the disk.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Disagreement(AssertionError):
    pass


class Driver:
    def __init__(self, seed):
        self.seed = seed
        self.random = random.Random(seed)
        self.folder = tempfile.TemporaryDirectory(prefix="pholio-model-", dir=MEMORY)
        home = Path(self.folder.name)
        self.root = home / "in"
        kept = {n: v for n, v in os.environ.items() if not n.startswith(("PHOLIO_", "XDG_"))}
        self.environment = dict(
            kept, HOME=str(home), PHOLIO_LIBRARY=str(home / "library"), XDG_CONFIG_HOME=str(home / "config"))
        self.model = Model()
        self.bytes = {}  # content -> bytes
        self.log = []
        self.dirty = set()  # contents that changed on disk since the last import
        self.contents = 0

    def start(self):
        for _ in range(7):
            self.add_file()
        self.do_import(None)

    # The program

    def run(self, *words, given=None):
        return subprocess.run(
            [BIN / "pholio", *map(str, words)], env=self.environment, capture_output=True, text=True,
            input=given, stdin=subprocess.DEVNULL if given is None else None, cwd=self.folder.name)

    def json(self, *words):
        run = self.run(*words, "--json")
        self.require(run.returncode == 0, f"{words}: {run.returncode}: {run.stderr}")
        return json.loads(run.stdout)

    def require(self, is_so, what):
        if not is_so:
            commands = "\n  ".join(self.log)
            raise Disagreement(f"PHOLIO_SEED={self.seed}: {what}\nThe commands:\n  {commands}")

    def digest(self, photo):
        return hashlib.sha256(self.bytes[photo.content]).hexdigest()

    def by_digest(self, digests):
        photos = {self.digest(photo): photo for photo in self.model.photos}
        self.require(all(digest in photos for digest in digests), "a photo that there is not")
        return [photos[digest] for digest in digests]

    def shown(self):
        """By gallery: its photos' hashes and ratings, in order."""
        shown = {}
        for photo in self.json("find", "portrait or not portrait")["photos"]:
            photos = shown.setdefault(photo["gallery"], [])
            photos.append((photo["sha256"], photo["rating"]))
            self.require(photo["position"] == len(photos), "positions do not count on")
        return shown

    def compare(self, adopt=()):
        """- adopt: Orders that the docs leave open: {list: (what stays in this order, what else)}."""
        shown = self.shown()
        model = self.model
        # It takes a while; a revision that is wrong stays wrong.
        listed = self.json("galleries") if adopt or self.random.random() < 0.3 else [
            {"name": g.name, "count": len(shown.get(g.name, [])), "locked": g.locked, "revision": g.revision,
             "cap": {"columns": g.cap[0], "rows": g.cap[1]}} for g in model.galleries]
        if PORTFOLIO in adopt:
            self.adopt(PORTFOLIO, [model.named(gallery["name"]) for gallery in listed], adopt[PORTFOLIO])
        for gallery in model.galleries:
            if gallery in adopt:
                digests = [digest for digest, _ in shown.get(gallery.name, [])]
                self.adopt(gallery, self.by_digest(digests), adopt[gallery])
        expected = [
            (g.name, len(g.photos), g.locked, g.revision, g.cap) for g in model.galleries]
        found = [
            (g["name"], g["count"], g["locked"], g["revision"], (g["cap"]["columns"], g["cap"]["rows"]))
            for g in listed]
        self.require(found == expected, f"galleries: is {found}, should be {expected}")
        for gallery in model.galleries:
            is_so = shown.get(gallery.name, [])
            should = [(self.digest(photo), model.rating(photo)) for photo in gallery.photos]
            if is_so != should:
                names = {self.digest(p): f"{p.number}:{model.rating(p)}" for p in model.photos}
                self.require(False, (
                    f"{gallery.name}: is {[(names.get(d, d[:6]), r) for d, r in is_so]}, "
                    f"should be {[names[d] for d, _ in should]}"))

    def adopt(self, where, found, open_order):
        wanted, extra = open_order
        self.require(
            [item for item in found if item in wanted] == wanted and set(found) == set(wanted) | set(extra),
            f"{where}: is {found}, should have {wanted} in this order, and {extra}")
        self.model.set(where, found)

    def command(self, words, act, given=None, photos=None):
        """Gives words to the program and `act` to the model. `act` tells whether anything changes."""
        self.log.append(" ".join(map(str, words)) + (f" < {given!r}" if given else ""))
        try:
            changes = act()
        except Refused as refusal:
            run = self.run(*words, "--json", given=given)
            self.require(
                run.returncode == refusal.status and run.stderr,
                f"exit code {run.returncode}, should be {refusal.status}: {run.stderr}{run.stdout}")
            self.require(run.stdout == "", "an error prints no JSON")
            self.compare()
            return
        run = self.run(*words, "--json", given=given)
        self.require(run.returncode == 0, f"exit code {run.returncode}: {run.stderr}")
        answer = json.loads(run.stdout)
        if isinstance(changes, bool):
            self.require(answer["changed"] == changes, f"answers {answer}, should be changed: {changes}")
            if changes and photos is not None:
                self.require(answer["moved"] == photos, f"answers {answer}, moved should be {photos}")
            if not changes:
                self.require(answer["moved"] == 0, f"answers {answer}, moved should be 0")
        self.compare(changes if isinstance(changes, dict) else {})

    # What is chosen

    def gallery(self, filled=True):
        galleries = [g for g in self.model.galleries if g.photos or not filled]
        return self.random.choice(galleries) if galleries else None

    def selection(self, gallery, most=3):
        """Words for some photos of a gallery, and those photos in the order named."""
        count, words, photos = len(gallery.photos), [], []
        for _ in range(self.random.randint(1, most)):
            first = self.random.randrange(count)
            way = self.random.random()
            if way < 0.2:
                last = self.random.randrange(first, count)
                words.append(f"{first + 1}-{last + 1}")
                photos += gallery.photos[first:last + 1]
            elif way < 0.3:
                words.append("last")
                photos.append(gallery.photos[-1])
            elif way < 0.5 and self.name(gallery, gallery.photos[first]):
                words.append(self.name(gallery, gallery.photos[first]))
                photos.append(gallery.photos[first])
            elif way < 0.55:
                words.append("not " + str(first + 1))
                photos += [photo for photo in gallery.photos if photo is not gallery.photos[first]]
                if count == 1:
                    words[-1] = "1"
                    photos = photos + [gallery.photos[first]]
            else:
                words.append(str(first + 1))
                photos.append(gallery.photos[first])
        return ",".join(words), list(dict.fromkeys(photos))

    def name(self, gallery, photo):
        """A photo's only name, if it is no other's."""
        names = [path.split("/")[-1] for path in self.model.paths(photo)]
        all_names = [path.split("/")[-1] for path in self.model.files]
        return names[0] if len(names) == 1 and all_names.count(names[0]) == 1 else None

    # Files

    def content(self, taken=None):
        self.contents += 1
        number = self.contents
        taken = taken or f"2020:01:01 00:00:{self.random.randrange(12):02}"
        self.bytes[number] = jpeg(number, taken)
        self.model.taken[number] = taken
        self.model.size[number] = len(self.bytes[number])
        return number

    def write(self, path, content):
        self.log.append(f"  (file {path}: content {content})")
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(self.bytes[content])
        self.model.disk[path] = content
        self.dirty.add(content)

    def path(self):
        number = self.random.randrange(100)
        form = self.random.choice(["p{:03}.jpg", "p[{}].jpg", "p{}.jpg", "p?{}.jpg"])
        path = f"{self.random.choice('xyz')}/{form.format(number)}"
        return self.path() if path in self.model.disk or path in self.model.files else path

    def add_file(self):
        self.write(self.path(), self.content())

    def change_file(self):
        model = self.model
        way = self.random.random()
        clean = [p for p, c in model.disk.items() if c not in self.dirty]
        if way < 0.4 or not clean:
            return self.add_file()
        path = self.random.choice(sorted(clean))
        content = model.disk[path]
        if way < 0.6:
            self.dirty.add(content)
            return self.write(path, self.content(model.taken[content]))
        if way < 0.8:
            self.write(self.path(), content)
        if way >= 0.7 and list(model.disk.values()).count(content) == (2 if way < 0.8 else 1):
            self.log.append(f"  (file {path} is removed)")
            (self.root / path).unlink()
            del model.disk[path]
            self.dirty.add(content)

    def do_import(self, into):
        words = ["import", self.root] + (["--gallery", into] if into else [])
        self.log.append(" ".join(["import in"] + words[2:]))
        placed, left = self.model.import_all(into)
        run = self.run(*words, "--json")
        self.require(run.returncode == 0, f"exit code {run.returncode}: {run.stderr}")
        answer = json.loads(run.stdout)
        found = {gallery["name"]: gallery["added"] for gallery in answer["galleries"]}
        should = {gallery.name: count for gallery, count in placed.items()}
        self.require(
            {n: c for n, c in found.items() if c} == {n: c for n, c in should.items() if c},
            f"placed: is {found}, should be {should}")
        found = sorted((gallery["name"], gallery["count"]) for gallery in answer["left_out"])
        self.require(found == sorted(left), f"left out: is {found}, should be {sorted(left)}")
        self.dirty = set()
        self.compare()

    # Commands

    def step(self):
        ways = {
            self.move: 18, self.transfer: 10, self.swap: 4, self.sort: 9, self.reverse: 2, self.shuffle: 2,
            self.order: 4, self.remove: 6, self.undo: 18, self.redo: 9, self.create: 2, self.rename: 2,
            self.delete: 2, self.lock: 4, self.arrange_galleries: 4, self.rate: 6, self.merge: 1,
            self.import_some: 12, self.drop: 8, self.cap: 3, self.mark: 4, self.restore: 5}
        self.random.choices(list(ways), list(ways.values()))[0]()

    def move(self):
        gallery = self.gallery()
        if not gallery:
            return
        words, moved = self.selection(gallery)
        position = self.random.randint(1, len(gallery.photos) + 2)
        anchor = self.random.choice(gallery.photos)
        name = self.name(gallery, anchor)
        way = self.random.choice(["to", "end", "before", "after", "onto"])
        if way == "to":
            where = ["--to", position]
        elif way == "end":
            where = ["--to", "last"]
        else:
            where = ["--" + way, name if name and self.random.random() < 0.3
                     else gallery.photos.index(anchor) + 1]

        def act():
            return self.model.change({gallery: self.model.moved(
                gallery.photos, moved, way, position if way == "to" else anchor)})
        self.command(["reorder", gallery.name, "--move", words, *where], act, photos=len(moved))

    def drop(self):
        gallery = self.gallery()
        if not gallery:
            return
        words, moved = self.selection(gallery)
        width = self.random.randint(30, 400)
        cell = self.random.choice([(60, 60), (90, 50)])
        least = self.random.choice([0, 7, 10])
        grid = ["--width", width, "--cell", f"{cell[0]}x{cell[1]}", "--gap", least]
        frames, columns, gap = self.model.frames(gallery, width, cell, least)
        layout = self.json("layout", gallery.name, *grid)
        found = [[cell[key] for key in ("x", "y", "width", "height")] for cell in layout["cells"]]
        self.require(
            layout["columns"] == columns and abs(layout["gap"] - gap) < 0.001 and len(found) == len(frames)
            and all(abs(is_so - should) < 0.001 for one, other in zip(found, frames)
                    for is_so, should in zip(one, other)),
            f"{gallery.name} at {grid}: lies at {found}, should at {frames}")
        # On no edge: those lie at whole points and at parts of (columns + 1).
        x = self.random.randint(-9, width + 9) + 0.3719
        y = self.random.randint(-9, int(frames[-1][1] + frames[-1][3]) + 80) + 0.3719
        self.command(
            ["reorder", gallery.name, "--move", words, f"--drop={x},{y}", *grid],
            lambda: self.model.change({gallery: self.model.dropped(gallery, moved, frames, x, y)}),
            photos=len(moved))

    def transfer(self):
        gallery = self.gallery()
        if not gallery:
            return
        words, moved = self.selection(gallery)
        name = self.random.choice([g.name for g in self.model.galleries] + ["A", "B"])
        goal = self.model.named(name)
        copy = self.random.random() < 0.5
        position = self.random.randint(1, 9) if self.random.random() < 0.5 else None
        into = name if position is None else f"{name}:{position}"

        def act():
            target = goal or Gallery(self.model.next(), name)
            count = len(target.photos)
            at = len(target.photos) if position is None or position > count else position
            way = "end" if position is None or position > count else "to"
            orders = {target: self.model.moved(target.photos, moved, way, at)}
            if target is not gallery and not copy:
                orders = {gallery: [p for p in gallery.photos if p not in moved], **orders}
            changes = self.model.change(orders)
            # Not where that is refused.
            self.model.galleries += [target] if goal is None else []
            return changes
        self.command(
            ["reorder", gallery.name, "--move", words, "--into", into] + (["--copy"] if copy else []), act,
            photos=len(moved))

    def swap(self):
        gallery = self.gallery()
        if not gallery:
            return
        one, other = (self.random.randrange(len(gallery.photos)) for _ in range(2))

        def act():
            photos = list(gallery.photos)
            photos[one], photos[other] = photos[other], photos[one]
            return self.model.change({gallery: photos})
        self.command(["reorder", gallery.name, "--swap", f"{one + 1},{other + 1}"], act, photos=2)

    def sort(self):
        gallery = self.gallery()
        if not gallery:
            return
        keys = self.random.choices(
            ["date", "instant", "name", "size", "rating", "title", "camera", "type", "city"],
            k=self.random.randint(1, 2))
        reverse = self.random.random() < 0.4
        self.command(
            ["reorder", gallery.name, "--by", ",".join(keys)] + (["--reverse"] if reverse else []),
            lambda: self.model.change({gallery: self.model.sorted(gallery.photos, keys, reverse)}))

    def reverse(self):
        gallery = self.gallery()
        if gallery:
            self.command(
                ["reorder", gallery.name, "--reverse"],
                lambda: self.model.change({gallery: gallery.photos[::-1]}))

    def shuffle(self):
        """Whatever comes of it has the same photos; what was there is undone later by chance."""
        gallery = self.gallery()
        if not gallery or gallery.locked or len(gallery.photos) < 6:
            return
        words = ["reorder", gallery.name, "--shuffle", "--seed", self.random.randrange(1000)]
        self.log.append(" ".join(map(str, words)))
        run = self.run(*words, "--json")
        self.require(run.returncode == 0, run.stderr)
        found = self.by_digest([digest for digest, _ in self.shown()[gallery.name]])
        self.require(
            sorted(p.number for p in found) == sorted(p.number for p in gallery.photos), "others than before")
        changed = self.model.change({gallery: found})
        self.require(json.loads(run.stdout)["changed"] == changed, run.stdout)
        self.compare()

    def order(self):
        gallery = self.gallery()
        if not gallery:
            return
        text = self.run("order", gallery.name).stdout.splitlines()
        head = [line for line in text if line.startswith("#")]
        lines = [line for line in text if not line.startswith("#")]
        self.require(len(lines) == len(gallery.photos), "a line for each photo")
        order = list(range(len(lines)))
        for _ in range(self.random.randrange(4)):
            order.insert(self.random.randrange(len(lines)), order.pop(self.random.randrange(len(lines))))
        dropped = {i for i in order if self.random.random() < 0.1}
        given = "\n".join(head + [("drop " if i in dropped else "") + lines[i] for i in order]) + "\n"
        photos = [gallery.photos[i] for i in order if i not in dropped]
        words = ["reorder", gallery.name, "--order", "-"]
        number = self.model.number
        self.command(words, lambda: self.model.change({gallery: photos}), given=given)
        last = self.model.changes[-1] if self.model.changes else None
        is_new = last and last.number > number
        if self.random.random() < 0.5 and not gallery.locked:
            self.command(words, lambda: False, given=given)
            if is_new and self.random.random() < 0.5:
                self.command(["undo", gallery.name], lambda: self.model.turn(gallery, "done"))
                self.command(words, lambda: self.model.change({gallery: photos}), given=given)

    def remove(self):
        gallery = self.gallery()
        if not gallery:
            return
        words, photos = self.selection(gallery, most=2)
        self.command(
            ["remove", gallery.name, words],
            lambda: self.model.change({gallery: [p for p in gallery.photos if p not in photos]}),
            photos=len(photos))

    def undo(self):
        self.turn("undo", "done")

    def redo(self):
        self.turn("redo", "undone")

    def turn(self, verb, state):
        name = None
        if self.random.random() < 0.5:
            name = self.random.choice([g.name for g in self.model.galleries + self.model.deleted])
        gallery = self.model.known(name) if name else None
        self.command([verb] + ([name] if name else []), lambda: self.model.turn(gallery, state))

    def create(self):
        name = self.random.choice("ABCDy")

        def act():
            if self.model.named(name):
                raise Refused(1)
            self.model.make(name)
        self.command(["gallery", "create", name], act)

    def rename(self):
        gallery = self.gallery(filled=False)
        name = self.random.choice("ABCDEFy")

        def act():
            if self.model.named(name) not in (None, gallery):
                raise Refused(1)
            gallery.name = name
        self.command(["gallery", "rename", gallery.name, name], act)

    def delete(self):
        gallery = self.gallery(filled=False)
        if len(self.model.galleries) < 2:
            return
        self.command(
            ["gallery", "delete", gallery.name],
            lambda: self.model.change(
                {gallery: [], PORTFOLIO: [g for g in self.model.galleries if g is not gallery]},
                lists=[gallery]))

    def lock(self):
        gallery = self.gallery(filled=False)
        lock = not gallery.locked and self.random.random() < 0.5

        def act():
            gallery.locked = lock
        self.command(["gallery", "lock" if lock else "unlock", gallery.name], act)

    def cap(self):
        gallery = self.gallery(filled=False)
        cap = self.random.choice([(1, 1), (2, 2), (3, 2), (1, 3), (9, 1)])

        def act():
            gallery.cap = cap
        self.command(["gallery", "cap", gallery.name, f"{cap[0]}x{cap[1]}"], act)

    def mark(self):
        gallery = self.gallery(filled=False)
        name = self.random.choice("MN")

        def act():
            gallery.marks[name] = list(gallery.photos)
        self.command(["mark", gallery.name, name], act)

    def restore(self):
        gallery = self.gallery(filled=False)
        name = self.random.choice("MN")
        found = {mark["name"]: mark["photos"] for mark in self.json("mark", gallery.name)}
        should = {name: len(photos) for name, photos in gallery.marks.items()}
        self.require(found == should, f"marks of {gallery.name}: are {found}, should be {should}")

        def act():
            if name not in gallery.marks:
                raise Refused(64)
            return self.model.change({gallery: self.model.restored(gallery, name)})
        self.command(["restore", gallery.name, name], act)

    def arrange_galleries(self):
        galleries = self.model.galleries
        if self.random.random() < 0.3:
            key = self.random.choice(["name", "size"])
            reverse = self.random.random() < 0.4
            items = sorted(
                galleries, key=lambda g: natural(g.name) if key == "name" else len(g.photos), reverse=reverse)
            self.command(
                ["gallery", "reorder", "--by", key] + (["--reverse"] if reverse else []),
                lambda: self.model.change({PORTFOLIO: items}))
            return
        moved = self.random.choice(galleries)
        position = self.random.randint(1, len(galleries))
        word = self.random.choice([moved.name, str(galleries.index(moved) + 1)])
        self.command(
            ["gallery", "reorder", "--move", word, "--to", position],
            lambda: self.model.change(
                {PORTFOLIO: self.model.moved(galleries, [moved], "to", position)}), photos=1)

    def rate(self):
        gallery = self.gallery()
        if not gallery:
            return
        words, photos = self.selection(gallery)
        rating = self.random.randint(1, 5)
        rated = [photo for photo in photos if self.model.rating(photo) != rating]
        self.command(
            ["rate", gallery.name, words, rating],
            lambda: self.model.change({}, rating, rated, lists=[gallery] if rated else []), photos=len(rated))

    def merge(self):
        into, other = (self.gallery(filled=False) for _ in range(2))
        if into is other:
            return

        def act():
            return self.model.change({
                into: into.photos + [p for p in other.photos if p not in into.photos], other: [],
                PORTFOLIO: [g for g in self.model.galleries if g is not other]}, lists=[other])
        self.command(["merge", into.name, other.name], act)

    def import_some(self):
        for _ in range(self.random.randrange(4)):
            self.change_file()
        self.do_import(self.random.choice("ABxy") if self.random.random() < 0.3 else None)


def drive(seed, count):
    """Gives `count` commands to a new library."""
    driver = Driver(seed)
    with driver.folder:
        driver.start()
        while len(driver.log) < count:
            driver.step()
