"""What docs/ say of orders, as plain lists: galleries, what they were offered, history, files, imports."""

import re
from dataclasses import dataclass, field
from itertools import count


class Refused(Exception):
    """The program is to refuse: its exit code, and nothing has changed."""

    def __init__(self, status):
        super().__init__(status)
        self.status = status


@dataclass(eq=False)
class Photo:
    number: int
    content: int
    rating: int | None = None


@dataclass(eq=False)
class Gallery:
    number: int
    name: str
    folder: str | None = None
    photos: list = field(default_factory=list)
    offered: set = field(default_factory=set)
    brought: int = 0  # When an import has brought it back.
    locked: bool = False
    revision: int = 0
    cap: tuple = (1, 1)
    marks: dict = field(default_factory=dict)

    def __repr__(self):
        return self.name


@dataclass(eq=False)
class Change:
    number: int
    # By list (a gallery, or PORTFOLIO): what it was and what it became.
    orders: dict
    # Galleries in whose history it is, also without another order.
    lists: set
    # Photos that no import had offered to a gallery before.
    offered: dict
    rating: int | None = None
    rated: list = field(default_factory=list)
    state: str = "done"
    undone: int = 0


PORTFOLIO = "the galleries"


def natural(name):
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.findall(r"\d+|\D", name)]


class Model:
    def __init__(self):
        self.galleries, self.deleted, self.changes, self.photos = [], [], [], []
        self.disk = {}  # path -> content
        self.files = {}  # path -> [photo, is gone, was moved there]
        self.taken = {}  # content -> text
        self.size = {}  # content -> bytes
        self.number = 0

    def next(self):
        self.number += 1
        return self.number

    # What is there

    def named(self, name):
        return next((gallery for gallery in self.galleries if gallery.name == name), None)

    def known(self, name):
        """A gallery, or the one of this name that was deleted last."""
        return self.named(name) or max(
            (gallery for gallery in self.deleted if gallery.name == name), key=lambda g: g.number,
            default=None)

    def order(self, where):
        return self.galleries if where is PORTFOLIO else where.photos

    def paths(self, photo):
        return sorted(path for path, (owner, _, _) in self.files.items() if owner is photo)

    def first_path(self, photo):
        return self.paths(photo)[0]

    def rating(self, photo):
        rated = [change for change in self.changes if change.state == "done" and photo in change.rated]
        return rated[-1].rating if rated else photo.rating

    # Changes

    def set(self, where, items):
        if where is PORTFOLIO:
            self.deleted = [g for g in self.galleries + self.deleted if g not in items]
            self.galleries = list(items)
        else:
            where.photos = list(items)

    def change(self, orders, rating=None, rated=(), lists=()):
        """Makes a change of some lists' orders; tells whether anything has changed."""
        for where in orders:
            if where is not PORTFOLIO and where.locked:
                raise Refused(1)
        orders = {
            where: (list(self.order(where)), list(items))
            for where, items in orders.items() if list(self.order(where)) != list(items)}
        if not orders and not rated:
            return False
        offered = {}
        for where, (was, became) in orders.items():
            if where is not PORTFOLIO:
                came = set(became) - set(was)
                offered[where] = came - where.offered
                where.offered |= came
        lists = set(orders) | set(lists)
        for other in self.changes:
            if other.state == "undone" and other.lists & lists:
                other.state = "superseded"
        self.changes.append(Change(self.next(), orders, lists, offered, rating, list(rated)))
        for where, (_, became) in orders.items():
            self.set(where, became)
            if where is not PORTFOLIO:
                where.revision += 1
        return True

    def latest(self, where, state):
        found = [c for c in self.changes if c.state == state and (where is None or where in c.lists)]
        return max(found, key=lambda c: (c.undone, c.number), default=None)

    def turn(self, where, state):
        """Undoes or does again the latest change; gives the lists whose order cannot be foretold, each with
        what it would be without what imports have placed since."""
        change = self.latest(where, state)
        if change is None or any(self.latest(where, state) is not change for where in change.lists):
            raise Refused(1)
        was, became = change.orders.get(PORTFOLIO, ((), ()))
        # A gallery is deleted with all that has come in since.
        emptied = set(was) - set(became) if state == "undone" else set()
        if any(where is not PORTFOLIO and where.locked for where in set(change.orders) | emptied):
            raise Refused(1)
        change.orders.update({gallery: (gallery.photos, []) for gallery in emptied if gallery.photos})
        other = "undone" if state == "done" else "done"
        open_orders = {}
        if PORTFOLIO in change.orders:
            was, became = change.orders[PORTFOLIO]
            coming = set(was if state == "done" else became) - set(self.galleries)
            if any(self.named(gallery.name) for gallery in coming):
                raise Refused(1)
        for where, (was, became) in change.orders.items():
            (old, new) = (became, was) if state == "done" else (was, became)
            now = list(self.order(where))
            extra = [
                item for item in now
                if item not in old
                or where is PORTFOLIO and item.brought > change.number and item not in emptied]
            if now == old and not extra:
                self.set(where, new)
            else:
                # What has been placed since, or brought back, stays where it is.
                wanted = [item for item in new if item not in extra and (item in now or item not in old)]
                open_orders[where] = (wanted, extra)
                self.set(where, wanted + extra)
            if where is not PORTFOLIO:
                where.revision += 1
        for where, photos in change.offered.items():
            where.offered = where.offered - photos if state == "done" else where.offered | photos
        change.state = other
        change.undone = self.next() if other == "undone" else 0
        return open_orders

    # Moving

    def moved(self, items, moved, way, anchor=None):
        """A list after a move: `way` is to (a position), end, before, after, onto (an item)."""
        rest = [item for item in items if item not in moved]
        if way == "end":
            at = len(rest)
        elif way == "to":
            at = min(anchor - 1, len(rest))
        elif anchor in moved:
            if way == "onto":
                return list(items)
            at = len([item for item in items[:items.index(anchor)] if item not in moved])
        elif way == "after" or way == "onto" and items.index(moved[0]) < items.index(anchor):
            at = rest.index(anchor) + 1
        else:
            at = rest.index(anchor)
        return rest[:at] + list(moved) + rest[at:]

    def frames(self, gallery, width, cell, least):
        """Where photos lie on the grid: x, y, width and height of each; and its columns and its gap."""
        columns = max(1, (width - least) // (cell[0] + least))
        gap = max(0, (width - columns * cell[0]) / (columns + 1))
        frames, filled = [], set()
        for photo in gallery.photos:
            across, down = (1, 1) if frames else (min(gallery.cap[0], columns), gallery.cap[1])
            slot = next(slot for slot in count() if slot not in filled)
            row, column = divmod(slot, columns)
            filled |= {(row + r) * columns + column + c for r in range(down) for c in range(across)}
            frames.append((
                gap + column * (cell[0] + gap), gap + row * (cell[1] + gap),
                across * (cell[0] + gap) - gap, down * (cell[1] + gap) - gap))
        return frames, columns, gap

    def dropped(self, gallery, moved, frames, x, y):
        """An order after a drop at a point: onto the photo there, else before the next in reading order."""
        for photo, (left, top, width, height) in zip(gallery.photos, frames):
            if left < x < left + width and top < y < top + height:
                return self.moved(gallery.photos, moved, "onto", photo)
        for photo, (left, top, width, height) in zip(gallery.photos, frames):
            if y < top or y < top + height and x < left:
                return self.moved(gallery.photos, moved, "before", photo)
        return self.moved(gallery.photos, moved, "end")

    def restored(self, gallery, name):
        """An order that was kept; photos that were added later stay behind those that they follow now."""
        restored = list(gallery.marks[name])
        for before, photo in zip([None] + gallery.photos, gallery.photos):
            if photo not in restored:
                restored.insert(restored.index(before) + 1 if before else 0, photo)
        return restored

    def value(self, photo, key):
        """What photos are sorted by; None: not known."""
        if key == "rating":
            rating = self.rating(photo)
            return None if rating is None else -rating
        if key in ("date", "instant"):
            return self.taken[photo.content]
        if key == "size":
            return self.size[photo.content]
        if key == "name":
            return natural(self.first_path(photo).split("/")[-1])
        if key == "type":
            return "jpg"
        return None

    def sorted(self, photos, keys, reverse):
        """Equal ones stay as they are; what is not known comes last."""
        photos = list(photos)
        for key in reversed(keys):
            known = [p for p in photos if self.value(p, key) is not None]
            unknown = [p for p in photos if self.value(p, key) is None]
            # Python keeps equal ones in their order, also with `reverse`.
            photos = sorted(known, key=lambda p: self.value(p, key), reverse=reverse) + unknown
        return photos

    def make(self, name, folder=None):
        gallery = Gallery(self.next(), name, folder)
        self.galleries.append(gallery)
        return gallery

    def free(self, name):
        free, number = name, 1
        while self.named(free):
            number += 1
            free = f"{name} ({number})"
        return free

    def bring_back(self, gallery):
        if gallery not in self.galleries:
            gallery.name = self.free(gallery.name)
            self.deleted.remove(gallery)
            self.galleries.append(gallery)
            gallery.brought = self.next()
        return gallery

    # Imports

    def import_all(self, into=None):
        """Imports all folders. Gives, by gallery, how many photos came in and how many were left out."""
        edits = {}
        for path, (photo, gone, _) in list(self.files.items()):
            if path in self.disk and not gone and self.disk[path] != photo.content:
                edits[path] = photo
        moved_from = {}
        for path, entry in list(self.files.items()):
            if path not in self.disk:
                entry[1] = True
                moved_from.setdefault(entry[0].content, []).append(path)
        for path, photo in edits.items():
            self.edit(path, photo)
        by_content = {photo.content: photo for photo in self.photos}
        for path, content in sorted(self.disk.items()):
            if path in self.files and not self.files[path][1]:
                continue
            photo = by_content.get(content)
            if photo is None:
                photo = Photo(self.next(), content)
                self.photos.append(photo)
                by_content[content] = photo
                self.files[path] = [photo, False, False]
                continue
            gone = moved_from.get(content, [])
            is_move = bool(gone)
            if is_move:
                del self.files[gone.pop(0)]
            self.files[path] = [photo, False, is_move]
        left = self.left_out(into)
        return self.place(into), left

    def edit(self, path, photo):
        content = self.disk[path]
        others = [other for other in self.paths(photo) if other != path and not self.files[other][1]]
        if not others:
            photo.content = content
            for gallery in self.galleries:
                gallery.revision += 1 if photo in gallery.photos else 0
            return
        new = Photo(self.next(), content)
        self.photos.append(new)
        self.files[path] = [new, False, False]
        folder = path.rsplit("/", 1)[0]
        if any(other.rsplit("/", 1)[0] == folder for other in others):
            return
        for gallery in self.galleries + self.deleted:
            if gallery.folder == folder and (photo in gallery.offered or photo in gallery.photos):
                def swapped(items):
                    return [new if item is photo else item for item in items]
                gallery.revision += 1 if photo in gallery.photos else 0
                gallery.photos = swapped(gallery.photos)
                gallery.offered.add(new)
                gallery.marks = {name: swapped(marked) for name, marked in gallery.marks.items()}
                for change in self.changes:
                    if gallery in change.orders:
                        change.orders[gallery] = tuple(map(swapped, change.orders[gallery]))
                    if photo in change.offered.get(gallery, ()):
                        change.offered[gallery] = set(swapped(change.offered[gallery]))
        new.rating = photo.rating

    def here(self, folder, moved):
        return [
            photo for path, (photo, gone, was_moved) in sorted(self.files.items())
            if not gone and (folder is None or path.rsplit("/", 1)[0] == folder) and (moved or not was_moved)]

    def place(self, into):
        placed = {}
        if into is not None:
            gallery = self.known(into)
            photos = self.here(None, True)
            offer = [p for p in dict.fromkeys(photos) if gallery is None or p not in gallery.offered]
            if offer:
                gallery = self.bring_back(gallery) if gallery else self.make(into)
                placed[gallery] = self.append(gallery, offer)
            return placed
        for folder in sorted({path.rsplit("/", 1)[0] for path in self.files}):
            gallery = next((g for g in self.galleries + self.deleted if g.folder == folder), None)
            offer = [
                photo for photo in dict.fromkeys(self.here(folder, False))
                if gallery is None or photo not in gallery.offered]
            if offer:
                name = folder.split("/")[-1]
                gallery = self.bring_back(gallery) if gallery else self.make(self.free(name), folder)
                placed[gallery] = self.append(gallery, offer)
        return placed

    def append(self, gallery, photos):
        new = [photo for photo in photos if photo not in gallery.photos]
        new.sort(key=lambda p: (
            self.taken[p.content], natural(self.first_path(p).split("/")[-1]), self.first_path(p)))
        gallery.photos = gallery.photos + new
        gallery.offered |= set(photos)
        gallery.revision += 1 if new else 0
        return len(new)

    def left_out(self, into):
        """Names and counts; one that was deleted may have the name of another."""
        left = []
        for gallery in self.galleries + self.deleted:
            if into is None and gallery.folder is not None:
                photos = self.here(gallery.folder, False)
            elif into is not None and gallery is self.named(into):
                photos = self.here(None, True)
            else:
                continue
            out = {p for p in photos if p in gallery.offered and p not in gallery.photos}
            if out:
                left.append((gallery.name, len(out)))
        return left
