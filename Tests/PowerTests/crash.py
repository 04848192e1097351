"""What may be on the disk after a power cut, by a log of powerfs.

M1  strict POSIX: a file has the bytes and the length of its last fsync; a folder the names of its last fsync;
    all else is as before the recording. A name whose file was never fsynced leads to an empty file.
M2  like ext4 data=ordered with delayed allocation (and XFS): names and lengths reach the disk in order, up to
    any point after the last fsync of anything; the bytes of a file that was not fsynced may come later than
    its name: none of them, some, or as many zeros.
M3  torn: all names are there, and of what was written since a file's last fsync any 4 KiB pages.
"""

import random, stat
from image import Image, Inode, ROOT, tree, digest

SYNC = ("fsync", "fsyncdir", "syncfs")
PAGE = 4096


class Strict:
    """M1, step by step."""

    def __init__(self, base):
        self.live = base.copy()
        self.disk = {i: n.copy() for i, n in base.inodes.items()}

    def apply(self, op):
        self.live.apply(op)
        kind = op[0]
        if kind in ("create", "tmpfile", "symlink"):
            ino = op[1] if kind == "tmpfile" else op[3]
            node = self.live.inodes[ino]
            self.disk[ino] = Inode(ino, node.mode, node.mtime)
            self.disk[ino].target = node.target
        elif kind == "fsync":
            self.keep(op[1])
        elif kind == "fsyncdir":
            self.keep(op[1])
        elif kind == "syncfs":
            for ino in list(self.live.inodes):
                self.keep(ino)

    def keep(self, ino):
        self.disk[ino] = self.live.inodes[ino].copy()

    def tree(self):
        return tree(self.disk)


def strict_states(base, log):
    """Yields (n, tree) for each state that is durable at some time.

    n: how many operations were done at the last moment of it, when the most has been acknowledged.
    """
    state = Strict(base)
    for n, op in enumerate(log):
        if op[0] in SYNC:
            yield n, state.tree()
        state.apply(op)
    yield len(log), state.tree()


def _writes_since(log, n):
    """For each file: the index of its last fsync among the first n operations."""
    last, barrier = {}, 0
    for i in range(n):
        kind = log[i][0]
        if kind == "fsync":
            last[log[i][1]] = i
        if kind in SYNC:
            barrier = i + 1
        if kind == "syncfs":
            last["all"] = i
    return last, barrier


def ordered_state(base, log, n, rng, how="random"):
    """M2 after n operations.

    how: "least" (as few names and bytes as may be), "names" (all names and no bytes), "zeros" (all names, and
    zeros for bytes), or "random".
    """
    last, barrier = _writes_since(log, n)
    p = {"least": barrier, "names": n, "zeros": n}.get(how, -1)
    if p < 0:
        p = rng.randint(barrier, n)
    if how == "random" and rng.random() < 0.25:
        p = n
    image = base.copy()
    everything = last.get("all", -1)
    # Which of the un-synced writes of a file come through.
    unsynced = {}
    for i in range(n):
        op = log[i]
        if op[0] == "write" and i > max(last.get(op[1], -1), everything):
            unsynced.setdefault(op[1], []).append(i)
    through, zero = set(), set()
    for ino, indexes in unsynced.items():
        kind = rng.choice(("none", "none", "some", "all", "zero"))
        if how != "random":
            kind = "zero" if how == "zeros" else "none"
        if kind == "some":
            through.update(indexes[: rng.randint(0, len(indexes))])
        elif kind == "all":
            through.update(indexes)
        elif kind == "zero":
            zero.update(indexes)
    for i in range(n):
        op = log[i]
        if op[0] == "write":
            known = op[1] in image.inodes
            if not known:
                continue
            if i <= max(last.get(op[1], -1), everything) or i in through and i < p:
                image.apply(op)
            elif i in through:
                # Its length is not there yet: only what lies within the file comes through.
                room = len(image.inodes[op[1]].data) - op[2]
                if room > 0:
                    image.apply(("write", op[1], op[2], op[3][:room], op[4]))
            elif i in zero and i < p:
                node = image.inodes[op[1]]
                end = op[2] + len(op[3])
                if len(node.data) < end:
                    node.data.extend(bytes(end - len(node.data)))
        elif i < p:
            image.apply(op)
    return image.tree()


def torn_state(base, log, n, rng):
    """M3 after n operations."""
    last, _ = _writes_since(log, n)
    everything = last.get("all", -1)
    image = base.copy()
    synced = {}
    for i in range(n):
        op = log[i]
        image.apply(op)
        if op[0] == "fsync":
            synced[op[1]] = bytes(image.inodes[op[1]].data or b"")
        elif op[0] == "syncfs":
            synced = {k: bytes(v.data) for k, v in image.inodes.items() if v.data is not None}
    dirty = set()
    for i in range(n):
        op = log[i]
        if op[0] in ("write", "trunc") and i > max(last.get(op[1], -1), everything):
            dirty.add(op[1])
    for ino in sorted(dirty):
        node = image.inodes[ino]
        old = synced.get(ino)
        if old is None:
            old = bytes(base.inodes[ino].data) if ino in base.inodes else b""
        for start in range(0, len(node.data), PAGE):
            end = min(start + PAGE, len(node.data))
            piece = old[start:end]
            piece += bytes(end - start - len(piece))
            if piece != node.data[start:end] and rng.random() < 0.5:
                node.data[start:end] = piece
    return image.tree()


HOWS = ("least", "names", "zeros")


def sampled_states(base, log, most=80, each=2, seed=1):
    """Yields (model, n, tree) of M2 and M3.

    For about `most` cut points, and for all just before and after marks.
    """
    step = max(1, len(log) // most)
    points = {*range(0, len(log) + 1, step), len(log)}
    for n, op in enumerate(log):
        if op[0] == "mark":
            points.update((n, n + 1))
    for n in sorted(points):
        for how in HOWS:
            yield "M2", n, ordered_state(base, log, n, random.Random(f"{seed}/{n}"), how)
        for k in range(each):
            yield "M2", n, ordered_state(base, log, n, random.Random(f"{seed}/{n}/{k}"))
            yield "M3", n, torn_state(base, log, n, random.Random(f"{seed}/{n}/{k}"))
