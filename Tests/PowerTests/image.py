"""An in-memory file tree, and the operations that change it.

The FUSE server applies each operation to its image (what programs see) and appends it to a log.
crash.py applies the same log again, up to a point, and keeps apart what would be on the disk.
"""

import os, stat, hashlib

ROOT = 1


class Inode:
    __slots__ = ("ino", "mode", "data", "entries", "target", "mtime", "nlink")

    def __init__(self, ino, mode, mtime=0):
        self.ino, self.mode, self.mtime = ino, mode, mtime
        self.data = bytearray() if stat.S_ISREG(mode) else None
        self.entries = {} if stat.S_ISDIR(mode) else None
        self.target = None
        self.nlink = 0

    def copy(self):
        other = Inode(self.ino, self.mode, self.mtime)
        if self.data is not None:
            other.data = bytearray(self.data)
        if self.entries is not None:
            other.entries = dict(self.entries)
        other.target, other.nlink = self.target, self.nlink
        return other


class Image:
    def __init__(self):
        root = Inode(ROOT, stat.S_IFDIR | 0o755)
        root.nlink = 1
        self.inodes = {ROOT: root}
        self.next = 2

    def copy(self):
        other = Image()
        other.inodes = {i: n.copy() for i, n in self.inodes.items()}
        other.next = self.next
        return other

    # Operations: tuples, the first item is the kind.
    def apply(self, op):
        getattr(self, "_" + op[0], lambda *a: None)(*op[1:])

    def _new(self, ino, mode, t):
        node = Inode(ino, mode, t)
        self.inodes[ino] = node
        self.next = max(self.next, ino + 1)
        return node

    def _bind(self, parent, name, ino):
        entries = self.inodes[parent].entries
        if name in entries:
            self.inodes[entries[name]].nlink -= 1
        entries[name] = ino
        self.inodes[ino].nlink += 1

    def _create(self, parent, name, ino, mode, t):
        self._new(ino, mode, t)
        self._bind(parent, name, ino)

    def _tmpfile(self, ino, mode, t):
        self._new(ino, mode, t)

    def _symlink(self, parent, name, ino, target, t):
        self._new(ino, stat.S_IFLNK | 0o777, t).target = target
        self._bind(parent, name, ino)

    def _link(self, parent, name, ino):
        self._bind(parent, name, ino)

    def _unlink(self, parent, name):
        ino = self.inodes[parent].entries.pop(name)
        self.inodes[ino].nlink -= 1

    _rmdir = _unlink

    def _rename(self, d1, n1, d2, n2):
        source = self.inodes[d1].entries
        ino = source[n1]
        if self.inodes[d2].entries.get(n2) == ino:
            return  # two names of one file
        del source[n1]
        self.inodes[ino].nlink -= 1
        self._bind(d2, n2, ino)

    def _exchange(self, d1, n1, d2, n2):
        a, b = self.inodes[d1].entries, self.inodes[d2].entries
        a[n1], b[n2] = b[n2], a[n1]

    def _write(self, ino, offset, data, t):
        node = self.inodes[ino]
        if len(node.data) < offset:
            node.data.extend(bytes(offset - len(node.data)))
        node.data[offset : offset + len(data)] = data
        node.mtime = t

    def _trunc(self, ino, size, t):
        node = self.inodes[ino]
        if size < len(node.data):
            del node.data[size:]
        else:
            node.data.extend(bytes(size - len(node.data)))
        node.mtime = t

    def _chmod(self, ino, mode):
        node = self.inodes[ino]
        node.mode = (node.mode & ~0o7777) | (mode & 0o7777)

    def _utime(self, ino, t):
        self.inodes[ino].mtime = t

    # From and to real folders.
    @classmethod
    def load(cls, folder):
        image = cls()
        seen = {}

        def walk(path, parent):
            for entry in sorted(os.scandir(path), key=lambda e: e.name):
                st = entry.stat(follow_symlinks=False)
                key = (st.st_dev, st.st_ino)
                if key in seen and not stat.S_ISDIR(st.st_mode):
                    image._bind(parent, os.fsencode(entry.name), seen[key])
                    continue
                node = image._new(image.next, st.st_mode, st.st_mtime_ns)
                seen[key] = node.ino
                image._bind(parent, os.fsencode(entry.name), node.ino)
                if stat.S_ISREG(st.st_mode):
                    with open(entry.path, "rb") as f:
                        node.data[:] = f.read()
                elif stat.S_ISLNK(st.st_mode):
                    node.target = os.fsencode(os.readlink(entry.path))
                elif stat.S_ISDIR(st.st_mode):
                    walk(entry.path, node.ino)

        walk(os.fspath(folder), ROOT)
        return image

    def tree(self):
        return tree(self.inodes)


def tree(inodes):
    """{path: inode} of all that has a name, folders first."""
    found = {}

    def walk(node, path):
        for name in sorted(node.entries):
            child = inodes[node.entries[name]]
            where = path + b"/" + name if path else name
            found[where] = child
            if child.entries is not None:
                walk(child, where)

    walk(inodes[ROOT], b"")
    return found


def digest(found, skip=lambda path: False):
    """A digest of a tree: names, kinds, contents, modes, times of files."""
    h = hashlib.blake2b(digest_size=16)
    for path, node in found.items():
        if skip(path):
            continue
        h.update(path + b"\0%o\0" % node.mode)
        if node.data is not None or node.target is not None:
            h.update(b"%d" % node.mtime)
        if node.data is not None:
            h.update(b"%d\0" % node.mtime + hashlib.blake2b(node.data).digest())
        if node.target is not None:
            h.update(node.target)
    return h.hexdigest()


def store(found, folder):
    """Puts a tree into a real, empty folder."""
    made = {}
    for path, node in found.items():
        where = os.path.join(os.fsencode(folder), path)
        if node.entries is not None:
            os.mkdir(where)
            os.chmod(where, node.mode & 0o7777)
        elif node.target is not None:
            os.symlink(node.target, where)
            os.utime(where, ns=(node.mtime, node.mtime), follow_symlinks=False)
        elif node.ino in made:
            os.link(made[node.ino], where)
        else:
            with open(where, "wb") as f:
                f.write(node.data)
            os.chmod(where, node.mode & 0o7777)
            os.utime(where, ns=(node.mtime, node.mtime))
            made[node.ino] = where
