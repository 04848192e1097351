"""What pholio is made to do. A scenario: a base (commands that are not recorded), and steps that are."""

import http.client, json, os, shutil, signal, sqlite3, subprocess, time, urllib.parse

from mount import HERE as TESTS, WORK

MNT = WORK + "/mnt"
LIB = MNT + "/lib"
PHOLIO = os.environ.get("PHOLIO", "pholio")
INBOX = WORK + "/inbox"
WATCHED = WORK + "/watched"
MIGRATED = TESTS + "/../Fixtures/catalog-15.sql"


def env(library=LIB):
    return {
        "PATH": "/usr/bin:/bin",
        "HOME": WORK + "/home",
        "TZ": "UTC",
        "LANG": "C.UTF-8",
        "PHOLIO_LIBRARY": library,
    }


class Step:
    """A command; its exit with one of `ok` acknowledges it."""

    def __init__(self, *args, stdin="", ok=(0,), library=LIB):
        self.args, self.stdin, self.ok, self.library = args, stdin, ok, library

    def __call__(self, out=None):
        """Runs it; standard output goes to the file `out`, or is thrown away. Returns (code, messages)."""
        with open(out or os.devnull, "wb") as f, open(out + ".err" if out else os.devnull, "w+b") as g:
            if not out:
                g = subprocess.PIPE
            done = subprocess.run(
                [PHOLIO, *self.args],
                input=self.stdin.encode(),
                stdout=f,
                stderr=g,
                env=env(self.library),
                timeout=120,
            )
            if out:
                g.seek(0)
                return done.returncode, g.read().decode()
        return done.returncode, done.stderr.decode()

    def __repr__(self):
        return "pholio " + " ".join(self.args)


class Do:
    """Something else than a command, that is not recorded as a step of its own."""

    def __init__(self, function):
        self.function = function


class Scenario:
    def __init__(
        self,
        name,
        steps,
        base=(),
        atomic=True,
        library=LIB,
        card=None,
        session=None,
        prints=False,
        moves=(),
        library_base=True,
        again=None,
        reader=False,
        mount=(),
        known=(),
    ):
        self.name, self.steps, self.base = name, steps, base
        # Whether each step is one transaction at most.
        self.atomic = atomic
        self.library, self.card = library, card
        # A function instead of steps: session(fs, out) with marks.
        self.session = session
        # Whether printed lines acknowledge.
        self.prints = prints
        # Folders in which files may be away for a moment while they are renamed.
        self.moves = moves
        self.library_base = library_base
        # Whether another program has the catalog open meanwhile, as serve has.
        self.reader = reader
        self.mount = mount
        # Faults that are meant to be.
        self.known = known
        # What converges after a session.
        self.again = again


def fresh_inbox(count, folder=INBOX):
    def run():
        shutil.rmtree(folder, ignore_errors=True)
        os.mkdir(folder)
        for n in range(count):
            shutil.copy2(f"{WORK}/more/NEW_{n + 1:02}.jpg", folder)

    return run


def folders(*names):
    def run():
        for name in names:
            os.makedirs(f"{MNT}/{name}", exist_ok=True)

    return run


def old_catalog():
    os.makedirs(LIB)
    db = sqlite3.connect(LIB + "/catalog.sqlite")
    with open(MIGRATED) as f:
        db.executescript(f.read())
    db.commit()
    db.close()


def foreign():
    """Files of others, in all folders that are written."""
    for path in ("out/keep.txt", "out/sub/theirs.jpg"):
        os.makedirs(os.path.dirname(f"{MNT}/{path}"), exist_ok=True)
        with open(f"{MNT}/{path}", "wb") as f:
            f.write(b"somebody else's " * 400)


BASE = [
    Step("import", WORK + "/photos"),
    Step("reorder", "Rome", "--move", "9,3", "--to", "1"),
    Step("reorder", "Rome", "--move", "last", "--to", "4"),
    Step("caption", "Rome", "2", "--title", "Before"),
    Do(foreign),
]


def watch(fs, out):
    fresh_inbox(2, WATCHED)()
    f = open(out("watch"), "wb")
    process = subprocess.Popen([PHOLIO, "watch", WATCHED, "--min-age", "1s"], stdout=f, stderr=f, env=env())
    f.close()

    def wait(text, count):
        end = time.time() + 25
        while time.time() < end:
            with open(out("watch"), "rb") as g:
                if g.read().count(text) >= count:
                    return
            time.sleep(0.2)
        process.kill()
        raise SystemExit("watch does not see it: " + open(out("watch")).read())

    wait(b"placed", 1)
    for n in range(2, 5):
        shutil.copy2(f"{WORK}/more/NEW_{n + 1:02}.jpg", WATCHED)
    wait(b"placed", 2)
    os.mkdir(WATCHED + "/trip")
    for n in range(5, 8):
        shutil.copy2(f"{WORK}/more/NEW_{n + 1:02}.jpg", WATCHED + "/trip")
    wait(b"placed", 3)
    process.send_signal(signal.SIGTERM)
    process.wait(30)
    fs.mark("watch")


def serve(fs, out):
    process = subprocess.Popen(
        [PHOLIO, "serve", "--port", "0", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=env(),
    )
    address = json.loads(process.stdout.readline())
    url = address["owner"][0]
    parts = urllib.parse.urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    link = http.client.HTTPConnection(parts.netloc, timeout=30)
    link.request("GET", f"/?{parts.query}")
    answer = link.getresponse()
    answer.read()
    cookie = answer.getheader("Set-Cookie").split(";")[0]

    def ask(method, path, body=None, raw=None):
        head = {"Cookie": cookie, "Origin": origin}
        data = raw
        if body is not None:
            data, head["Content-Type"] = json.dumps(body), "application/json"
        elif raw is not None:
            head["Content-Type"] = "application/octet-stream"
        link.request(method, path, data, head)
        answer = link.getresponse()
        text = answer.read()
        if answer.status not in (200, 201):
            raise SystemExit(f"{method} {path}: {answer.status} {text[:300]}")
        return json.loads(text) if text[:1] in b"{[" else text

    def done(text):
        fs.mark(text)

    galleries = ask("GET", "/api/portfolio")["galleries"]
    rome = next(g for g in galleries if g["name"] == "Rome")
    cells = ask("GET", f"/api/galleries/{rome['id']}/layout?width=1180&window=0,2400")["cells"]
    ids = [c["photo"]["id"] for c in cells]
    hashes = [c["photo"]["sha256"] for c in cells]
    revision = rome["revision"]
    for k in range(6):
        result = ask(
            "POST",
            f"/api/galleries/{rome['id']}/move",
            {"revision": revision, "photos": [ids[(3 * k + 5) % len(ids)]], "target": {"to": 1}},
        )
        done(f"move {k}")
        revision = next(g for g in result["galleries"] if g["id"] == rome["id"])["revision"]
    ask("PATCH", f"/api/photos/{ids[0]}", {"title": "By the page", "rating": 4, "gallery": rome["id"]})
    done("title")
    ask("POST", "/api/galleries", {"name": "Made on the page"})
    done("gallery")
    for n in range(2):
        ask("GET", f"/large/{hashes[n]}.jpg?edge=1024")
    done("large")
    upload = ask("POST", "/api/uploads")["upload"]
    for n in range(2):
        with open(f"{WORK}/more/NEW_{n + 1:02}.jpg", "rb") as f:
            ask("PUT", f"/api/uploads/{upload}/NEW_{n + 1:02}.jpg?modified=1600000000000", raw=f.read())
    ask("POST", f"/api/galleries/{rome['id']}/uploads", {"upload": upload})
    done("uploads")
    link.close()
    process.send_signal(signal.SIGTERM)
    process.wait(30)
    fs.mark("end")


def after_a_kill(fs, out):
    """An import that was killed right after it has made a folder, and one that goes on from there."""
    for month in ("05", "06"):
        os.makedirs(LIB + "/originals/2021/" + month)
    code, messages = Step("import", "--copy", WORK + "/card")(out("0"))
    fs.mark(f"import {code}")


def without_log(fs, out):
    """A catalog that has no write-ahead log yet, as a backup that was restored.

    Somebody reads it at the moment at which pholio would switch.
    """
    reader = sqlite3.connect(LIB + "/catalog.sqlite", isolation_level=None)
    for k in range(3):
        reader.execute("begin")
        reader.execute("select count(*) from photo").fetchone()
        f = open(out(f"{k}"), "wb")
        process = subprocess.Popen(
            [PHOLIO, "reorder", "Rome", "--move", f"ROME_{k + 8:02}.jpg", "--to", "1"],
            stdout=f,
            stderr=f,
            env=env(),
        )
        time.sleep(1.6)
        reader.execute("commit")
        code = process.wait(40)
        fs.mark(f"reorder {k} {code}")
        print("  without_log:", code, reader.execute("pragma journal_mode").fetchone(), flush=True)
    reader.close()


def to_delete_mode():
    db = sqlite3.connect(LIB + "/catalog.sqlite")
    print("  journal:", db.execute("pragma journal_mode = delete").fetchone())
    db.close()


OUT = MNT + "/out"
BATCH = "--move ROME_02.jpg --to 1\n--move ROME_05.jpg --to 3\n--swap 2,last\n"
DEEP = MNT + "/home/.local/share/pholio"


def reorder(*args, **more):
    return Step("reorder", "Rome", *args, **more)


def break_thumbnails():
    found = sorted(os.path.join(d, f) for d, _, fs in os.walk(LIB + "/thumbnails") for f in fs)
    for n, path in enumerate(found[:12]):
        if n % 3 == 0:
            os.unlink(path)
        elif n % 3 == 1:
            os.truncate(path, 0)
        else:
            size = os.path.getsize(path)
            with open(path, "wb") as f:
                f.write(bytes(size))
    os.makedirs(LIB + "/thumbnails/ff", exist_ok=True)
    with open(LIB + "/thumbnails/ff/" + "f" * 62 + ".jpg", "wb") as f:
        f.write(b"x")


SCENARIOS = [
    Scenario(
        "first-use",
        [Step("import", WORK + "/photos", library=DEEP)],
        atomic=False,
        library=DEEP,
        library_base=False,
    ),
    Scenario(
        "first-use-card",
        [Step("import", "--copy", WORK + "/card", library=DEEP)],
        atomic=False,
        library=DEEP,
        card=WORK + "/card",
        library_base=False,
    ),
    Scenario(
        "reorder",
        [
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            reorder("--move", "ROME_01.jpg", "--to", "last"),
            reorder("--batch", stdin=BATCH),
            reorder("--by", "name"),
            reorder("--shuffle", "--seed", "5"),
            reorder("--move", "ROME_03.jpg,ROME_04.jpg", "--into", "Best"),
        ],
    ),
    Scenario(
        "undo", [Step("undo", "Rome"), Step("undo", "Rome"), Step("redo", "Rome"), Step("undo"), Step("redo")]
    ),
    Scenario(
        "words",
        [
            Step("caption", "Rome", "ROME_05.jpg", "--title", "The harbour", "--description", "At night"),
            Step("rate", "Rome", "ROME_0*", "5"),
            Step("flag", "Rome", "ROME_01.jpg", "pick"),
            Step("label", "Rome", "ROME_02.jpg", "red"),
            Step("keyword", "Rome", "ROME_03.jpg", "+sea"),
            Step("turn", "Rome", "ROME_04.jpg", "right"),
        ],
    ),
    Scenario(
        "galleries",
        [
            Step("gallery", "create", "Keep"),
            Step("gallery", "cap", "Rome", "2x2"),
            Step("gallery", "create", "Stars", "--where", "rating:4-"),
            Step("gallery", "rename", "Oslo", "Norway"),
            Step("gallery", "lock", "Rome"),
            Step("gallery", "unlock", "Rome"),
            Step("gallery", "policy", "Norway", "by-date"),
            Step("mark", "Rome", "first"),
            Step("gallery", "delete", "Norway"),
        ],
    ),
    Scenario("import", [Step("import", WORK + "/photos", WORK + "/card")], atomic=False),
    Scenario("import-copy", [Step("import", "--copy", WORK + "/card")], atomic=False, card=WORK + "/card"),
    Scenario("watch", [], atomic=False, session=watch, prints=True, again=[Step("import", WATCHED)]),
    Scenario(
        "backup",
        [
            Step("backup", OUT + "/new.sqlite"),
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            Step("backup", OUT + "/old.sqlite", "--force"),
        ],
        base=[Step("backup", OUT + "/old.sqlite")],
        # Its file is there: without --force it is not replaced.
        known=("again: fails",),
    ),
    Scenario(
        "export",
        [
            Step("export", "Rome", OUT + "/rome"),
            Step("export", "Oslo", OUT + "/oslo", "--size", "400"),
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            Step("export", "Rome", OUT + "/rome", "--delete", "--order", "--xmp"),
            Step("export", "Rome", OUT + "/again", "--size", "500"),
            Step("export", "Rome", OUT + "/again", "--size", "300", "--only", "1-8", "--delete"),
        ],
        moves=("out/rome", "out/again"),
    ),
    Scenario(
        "export-there",
        [
            Step("export", "Rome", OUT + "/rome"),
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            Step("export", "Rome", OUT + "/rome", "--delete", "--order", "--xmp"),
            Step("export", "Rome", OUT + "/rome", "--size", "300", "--only", "1-8", "--delete"),
            Step("export", "Rome", OUT + "/links", "--link", "symbolic"),
        ],
        base=[Do(folders("out/rome", "out/links"))],
        moves=("out/rome",),
    ),
    Scenario(
        "export-hard",
        [Step("export", "2021/05", OUT + "/links", "--link", "hard")],
        base=[Step("import", "--copy", WORK + "/card"), Do(folders("out/links"))],
        moves=("out/links",),
    ),
    Scenario(
        "export-zip",
        [
            Step("export", "Rome", "--zip", OUT + "/new.zip"),
            Step("export", "Rome", "--zip", OUT + "/old.zip"),
            Step("export", "Rome", "--tar", OUT + "/new.tar"),
        ],
        base=[Step("export", "Oslo", "--zip", OUT + "/old.zip")],
    ),
    Scenario(
        "export-zip-plain",
        [
            Step("export", "Rome", "--zip", OUT + "/new.zip"),
            Step("export", "Rome", "--zip", OUT + "/old.zip"),
        ],
        base=[Step("export", "Oslo", "--zip", OUT + "/old.zip")],
        mount=("--no-tmpfile",),
    ),
    Scenario(
        "sheet",
        [
            Step("sheet", "Rome", "-o", OUT + "/new.jpg", "--columns", "4"),
            Step(
                "sheet",
                "Rome",
                "-o",
                OUT + "/page.jpg",
                "--paper",
                "800x800px",
                "--columns",
                "3",
                "--pdf",
                OUT + "/page.pdf",
                "--map",
                OUT + "/map.json",
            ),
            Step("sheet", "Rome", "-o", OUT + "/old.pdf", "--paper", "A4"),
        ],
        base=[
            Step(
                "sheet",
                "Oslo",
                "-o",
                OUT + "/page.jpg",
                "--paper",
                "800x800px",
                "--columns",
                "2",
                "--rows",
                "2",
                "--pdf",
                OUT + "/page.pdf",
            ),
            Step("sheet", "Oslo", "-o", OUT + "/old.pdf", "--paper", "A4"),
        ],
    ),
    Scenario(
        "publish-there",
        [
            Step("publish", OUT + "/site", "--sizes", "320,640"),
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            Step("publish", OUT + "/site", "--sizes", "320,640"),
        ],
        base=[Do(folders("out/site"))],
        moves=("out/site",),
    ),
    Scenario(
        "publish",
        [
            Step("publish", OUT + "/site", "--sizes", "320,640"),
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            Step("publish", OUT + "/site", "--sizes", "320,640"),
        ],
        moves=("out/site",),
    ),
    Scenario(
        "publish-again",
        [
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            Step("gallery", "delete", "Oslo"),
            Step("publish", OUT + "/site", "--sizes", "320,640"),
        ],
        base=[Step("publish", OUT + "/site", "--sizes", "320,640")],
        moves=("out/site",),
    ),
    Scenario(
        "order-texts",
        [
            Step("order", "--all", OUT + "/sub"),
            reorder("--move", "ROME_08.jpg", "--to", "1"),
            Step("gallery", "rename", "Oslo", "Norway"),
            Step("reorder", "Norway", "--reverse"),
            Step("order", "--all", OUT + "/sub"),
        ],
        atomic=True,
    ),
    Scenario(
        "card-after-kill",
        [],
        session=after_a_kill,
        card=WORK + "/card",
        atomic=False,
        again=[Step("import", "--copy", WORK + "/card")],
    ),
    Scenario("without-log", [], base=[Do(to_delete_mode)], session=without_log, again=[Step("galleries")]),
    Scenario(
        "beside-a-reader", [reorder("--move", "ROME_08.jpg", "--to", "1"), Step("undo", "Rome")], reader=True
    ),
    Scenario(
        "migrate",
        [Step("galleries"), Step("galleries")],
        base=[Do(old_catalog)],
        atomic=False,
        library_base=False,
    ),
    Scenario("repair", [Step("check", "--repair")], base=[Do(break_thumbnails)], atomic=False),
    Scenario("serve", [], session=serve, atomic=False),
    Scenario(
        "prune",
        [Step("relocate", INBOX, INBOX + "2"), Step("prune", INBOX + "2"), Step("undo")],
        base=[Do(fresh_inbox(5)), Step("import", INBOX), Do(lambda: shutil.rmtree(INBOX))],
        atomic=False,
    ),
]
