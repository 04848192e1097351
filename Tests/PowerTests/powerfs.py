#!/usr/bin/env python3
"""powerfs MOUNT --base DIR --log FILE --ctl SOCKET

A file system in memory that logs, in one order, all that changes it and all that asks for durability. It
speaks the kernel's FUSE protocol itself (no library): open(/dev/fuse), mount(2). Root only.

On the socket: "mark TEXT" puts a line into the log; "quit" unmounts, writes the log (pickle) and ends.
"""

import argparse, ctypes, errno, os, pickle, select, socket, stat, struct, sys, time
from image import Image, ROOT

LIBC = ctypes.CDLL(None, use_errno=True)
IN = struct.Struct("<IIQQIIIHH")  # fuse_in_header: len opcode unique nodeid uid gid pid extlen pad
OUT = struct.Struct("<IiQ")
ATTR = struct.Struct("<QQQQQQIIIIIIIIII")
ENTRY = struct.Struct("<QQQQII")
MAX = 1 << 20
(
    LOOKUP,
    FORGET,
    GETATTR,
    SETATTR,
    READLINK,
    SYMLINK,
    MKNOD,
    MKDIR,
    UNLINK,
    RMDIR,
    RENAME,
    LINK,
    OPEN,
    READ,
    WRITE,
    STATFS,
    RELEASE,
    FSYNC,
    FLUSH,
    INIT,
    OPENDIR,
    READDIR,
    RELEASEDIR,
    FSYNCDIR,
    ACCESS,
    CREATE,
    INTERRUPT,
    DESTROY,
    BATCH_FORGET,
    RENAME2,
    SYNCFS,
    TMPFILE,
) = (
    1,
    2,
    3,
    4,
    5,
    6,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    20,
    25,
    26,
    27,
    28,
    29,
    30,
    34,
    35,
    36,
    38,
    42,
    45,
    50,
    51,
)


class Refused(Exception):
    def __init__(self, code):
        self.code = code


class Server:
    def __init__(self, base, tmpfile=True):
        self.image = Image.load(base) if base else Image()
        self.base = self.image.copy()
        self.log = []
        self.handles = {}
        self.handle = 0
        self.tmpfile = tmpfile
        self.writable = set()

    def do(self, *op):
        self.image.apply(op)
        self.log.append(op)

    def node(self, ino):
        node = self.image.inodes.get(ino)
        if node is None:
            raise Refused(errno.ESTALE)
        return node

    def attr(self, node):
        size = len(node.data) if node.data is not None else len(node.target or b"")
        s, ns = divmod(node.mtime, 10**9)
        links = 2 if node.entries is not None else node.nlink
        return ATTR.pack(
            node.ino, size, (size + 511) // 512, s, s, s, ns, ns, ns, node.mode, links, 0, 0, 0, 4096, 0
        )

    def entry(self, node):
        return ENTRY.pack(node.ino, 0, 600, 1, 0, 0) + self.attr(node)

    def child(self, parent, name):
        ino = self.node(parent).entries.get(name)
        return None if ino is None else self.image.inodes[ino]

    def free(self, parent, name):
        if self.child(parent, name) is not None:
            raise Refused(errno.EEXIST)

    def opened(self, what=None):
        self.handle += 1
        self.handles[self.handle] = what
        return struct.pack("<QII", self.handle, 2, 0)  # FOPEN_KEEP_CACHE

    def new(self, parent, name, mode):
        self.free(parent, name)
        ino = self.image.next
        self.do("create", parent, name, ino, mode, time.time_ns())
        return self.image.inodes[ino]

    def handle_request(self, code, ino, body):
        if code == LOOKUP:
            found = self.child(ino, body[:-1])
            if found is None:
                raise Refused(errno.ENOENT)
            return self.entry(found)
        if code == GETATTR:
            return struct.pack("<QII", 1, 0, 0) + self.attr(self.node(ino))
        if code == SETATTR:
            valid, _, _, size, _, _, mtime, _, _, mtime_ns, _, mode, _, _, _, _ = struct.unpack(
                "<IIQQQQQQIIIIIIII", body[:88]
            )
            node = self.node(ino)
            if valid & 1 and (mode & 0o7777) != (node.mode & 0o7777):
                self.do("chmod", ino, mode)
            if valid & 8:
                self.do("trunc", ino, size, time.time_ns())
            if valid & 256:
                self.do("utime", ino, time.time_ns())
            elif valid & 32:
                self.do("utime", ino, mtime * 10**9 + mtime_ns)
            return struct.pack("<QII", 1, 0, 0) + self.attr(node)
        if code == READLINK:
            return bytes(self.node(ino).target)
        if code == SYMLINK:
            name, target = body[:-1].split(b"\0")
            self.free(ino, name)
            number = self.image.next
            self.do("symlink", ino, name, number, target, time.time_ns())
            return self.entry(self.image.inodes[number])
        if code == MKNOD:
            (mode,) = struct.unpack_from("<I", body)
            if not stat.S_ISREG(mode):
                raise Refused(errno.EPERM)
            return self.entry(self.new(ino, body[16:-1], mode))
        if code == MKDIR:
            (mode,) = struct.unpack_from("<I", body)
            return self.entry(self.new(ino, body[8:-1], stat.S_IFDIR | mode & 0o7777))
        if code in (UNLINK, RMDIR):
            found = self.child(ino, body[:-1])
            if found is None:
                raise Refused(errno.ENOENT)
            if code == RMDIR and found.entries:
                raise Refused(errno.ENOTEMPTY)
            self.do("unlink" if code == UNLINK else "rmdir", ino, body[:-1])
            return b""
        if code in (RENAME, RENAME2):
            if code == RENAME:
                (new,), flags, rest = struct.unpack_from("<Q", body), 0, body[8:]
            else:
                (new, flags, _), rest = struct.unpack_from("<QII", body), body[16:]
            old_name, new_name = rest[:-1].split(b"\0")
            source, target = self.child(ino, old_name), self.child(new, new_name)
            if source is None:
                raise Refused(errno.ENOENT)
            if flags & 1 and target is not None:
                raise Refused(errno.EEXIST)
            if flags & 2:
                if target is None:
                    raise Refused(errno.ENOENT)
                self.do("exchange", ino, old_name, new, new_name)
                return b""
            if target is not None and target.entries:
                raise Refused(errno.ENOTEMPTY)
            self.do("rename", ino, old_name, new, new_name)
            return b""
        if code == LINK:
            (old,) = struct.unpack_from("<Q", body)
            name = body[8:-1]
            self.free(ino, name)
            self.do("link", ino, name, old)
            return self.entry(self.node(old))
        if code == OPEN:
            self.node(ino)
            return self.opened()
        if code == CREATE:
            flags, mode = struct.unpack_from("<II", body)
            node = self.new(ino, body[16:-1], mode)
            return self.entry(node) + self.opened()
        if code == TMPFILE:
            if not self.tmpfile:
                raise Refused(errno.ENOSYS)
            flags, mode = struct.unpack_from("<II", body)
            number = self.image.next
            self.do("tmpfile", number, mode, time.time_ns())
            return self.entry(self.image.inodes[number]) + self.opened()
        if code == READ:
            _, offset, size = struct.unpack_from("<QQI", body)
            return bytes(self.node(ino).data[offset : offset + size])
        if code == WRITE:
            _, offset, size = struct.unpack_from("<QQI", body)
            data = body[40 : 40 + size]
            self.do("write", ino, offset, data, time.time_ns())
            return struct.pack("<II", len(data), 0)
        if code == STATFS:
            return struct.pack(
                "<QQQQQIIII6I", 1 << 24, 1 << 23, 1 << 23, 1 << 20, 1 << 19, 4096, 255, 4096, 0, *[0] * 6
            )
        if code in (RELEASE, RELEASEDIR):
            self.handles.pop(struct.unpack_from("<Q", body)[0], None)
            return b""
        if code == FSYNC:
            self.do("fsync", ino, struct.unpack_from("<QI", body)[1])
            return b""
        if code == FSYNCDIR:
            self.do("fsyncdir", ino)
            return b""
        if code == SYNCFS:
            self.do("syncfs")
            return b""
        if code == FLUSH:
            return b""
        if code == OPENDIR:
            node = self.node(ino)
            names = [(b".", ino, 4), (b"..", ino, 4)]
            for name, number in node.entries.items():
                names.append((name, number, self.image.inodes[number].mode >> 12))
            return self.opened(names)
        if code == READDIR:
            handle, offset, size = struct.unpack_from("<QQI", body)
            out = b""
            for index, (name, number, kind) in enumerate(self.handles[handle][offset:], offset + 1):
                item = struct.pack("<QQII", number, index, len(name), kind) + name
                item += bytes(-len(item) % 8)
                if len(out) + len(item) > size:
                    break
                out += item
            return out
        raise Refused(errno.ENOSYS)

    def step(self, fd):
        try:
            request = os.read(fd, MAX + 8192)
        except OSError as e:
            if e.errno in (errno.ENODEV, errno.EBADF):
                return False
            if e.errno in (errno.EAGAIN, errno.EINTR, errno.ENOENT):
                return True
            raise
        _, code, unique, ino, _, _, pid, _, _ = IN.unpack_from(request)
        body = request[IN.size :]
        if code in (FORGET, BATCH_FORGET, INTERRUPT):
            return True
        if code == INIT:
            major, minor, ahead, flags = struct.unpack_from("<IIII", body)
            # ASYNC_READ, BIG_WRITES, AUTO_INVAL no, MAX_PAGES, CACHE_SYMLINKS
            want = flags & (1 | 1 << 5 | 1 << 22)
            reply = struct.pack(
                "<IIIIHHIIHHI7I", 7, 38, ahead, want, 16, 12, MAX, 1, MAX // 4096, 0, 0, *[0] * 7
            )
            self.reply(fd, unique, 0, reply)
            return True
        if code == DESTROY:
            self.reply(fd, unique, 0, b"")
            return False
        try:
            self.reply(fd, unique, 0, self.handle_request(code, ino, body))
        except Refused as e:
            self.reply(fd, unique, e.code, b"")
        except Exception as e:
            print("powerfs:", code, repr(e), file=sys.stderr, flush=True)
            self.reply(fd, unique, errno.EIO, b"")
        return True

    @staticmethod
    def reply(fd, unique, error, data):
        try:
            os.write(fd, OUT.pack(OUT.size + len(data), -error, unique) + data)
        except OSError as e:
            if e.errno not in (errno.ENOENT, errno.ENODEV):
                raise


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mount")
    parser.add_argument("--base")
    parser.add_argument("--log", required=True)
    parser.add_argument("--ctl", required=True)
    parser.add_argument("--no-tmpfile", action="store_true", help="O_TMPFILE is refused, as on FAT or NFS")
    options = parser.parse_args()
    server = Server(options.base, not options.no_tmpfile)
    fd = os.open("/dev/fuse", os.O_RDWR | os.O_CLOEXEC)
    data = f"fd={fd},rootmode=40000,user_id=0,group_id=0,allow_other".encode()
    if LIBC.mount(b"powerfs", os.fsencode(options.mount), b"fuse.powerfs", 2 | 4, data) != 0:
        sys.exit(f"powerfs: mount: {os.strerror(ctypes.get_errno())}")
    ctl = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    if os.path.exists(options.ctl):
        os.unlink(options.ctl)
    ctl.bind(options.ctl)
    ctl.listen(1)
    client = None
    poll = select.poll()
    poll.register(fd, select.POLLIN)
    poll.register(ctl, select.POLLIN)
    running = True
    while running:
        ready = dict(poll.poll())
        # All that the kernel has asked comes before a mark.
        if fd in ready:
            if not server.step(fd):
                break
            continue
        if ctl.fileno() in ready:
            client, _ = ctl.accept()
            poll.register(client, select.POLLIN)
        elif client and client.fileno() in ready:
            line = client.recv(1 << 16).decode()
            if not line:
                poll.unregister(client)
                client = None
                continue
            word, _, rest = line.strip().partition(" ")
            if word == "mark":
                server.log.append(("mark", rest, time.time_ns()))
            client.sendall(b"ok %d\n" % len(server.log))
            if word == "quit":
                break
    LIBC.umount2(os.fsencode(options.mount), 2)
    os.close(fd)
    with open(options.log, "wb") as f:
        pickle.dump((server.base, server.log), f, protocol=5)
    if client:
        client.close()


if __name__ == "__main__":
    main()
