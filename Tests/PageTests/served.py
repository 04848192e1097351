"""A library with galleries of a few photos, `pholio serve` on it, and a browser at its page."""

import atexit
import base64
import contextlib
import faulthandler
import functools
import hashlib
import json
import os
import re
import shutil
import sqlite3
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path

from hand import Hand
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("PHOLIO_BIN", ROOT / ".build/release"))
# The page's files from the sources instead of from inside the program: to try a change without building.
WEB = os.environ.get("PHOLIO_WEB")
# The browser without its own windows: the same pages, in two thirds of the time.
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")

expect.set_options(timeout=30_000)

# The file name of a photo's cell, which is told with its stars and flags; a tile's words as they are.
NAME = "cell => cell.ariaLabel.match(/[^ ,]+\\.jpg/)?.[0] ?? cell.ariaLabel"


@functools.cache
def browser():
    """One for all tests of a process."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"])


@functools.cache
def samples():
    """The drawn sample pictures' bytes. Drawing them takes longer than most tests."""
    program = BIN / "pholio-samples"
    folder = made_once("samples", program, lambda fresh: subprocess.run(
        [program, fresh], check=True, capture_output=True))
    return [path.read_bytes() for path in sorted(folder.iterdir())]


def made_once(name, program, make):
    """A folder that `make(folder)` makes with a program, once for all processes of all test runs."""
    built = program.stat()
    folder = Path(tempfile.gettempdir()) / f"pholio-{name}-{os.getuid()}-{built.st_size}-{built.st_mtime_ns}"
    if not folder.is_dir():
        fresh = Path(tempfile.mkdtemp(prefix="pholio-fresh-"))
        make(fresh / "made")
        # Another process may have been faster.
        with contextlib.suppress(OSError):
            (fresh / "made").rename(folder)
        shutil.rmtree(fresh, ignore_errors=True)
    return folder


class Library:
    """A folder with a library, and the program."""

    def __init__(self, folder=None):
        self.folder = folder or Path(tempfile.mkdtemp(prefix="pholio-page-"))
        # Nothing that the person who runs the tests has set counts.
        self.environment = dict(
            os.environ, PHOLIO_LIBRARY=str(self.folder / "library"),
            XDG_CONFIG_HOME=str(self.folder / "config"))
        self.server = None

    def run(self, *arguments, check=True):
        return subprocess.run(
            [BIN / "pholio", *map(str, arguments)], env=self.environment, check=check,
            capture_output=True, text=True
        ).stdout

    def draw(self, name, count):
        """A folder of drawn photos: the samples, and the same again with a comment that makes them others."""
        folder = self.folder / name
        folder.mkdir()
        # Of very many the smallest do: they take less time to import.
        pictures = samples() if count < 500 else sorted(samples(), key=len)[:4]
        for number in range(count):
            data = pictures[number % len(pictures)]
            text = f"{name} {number}".encode()
            comment = b"\xff\xfe" + struct.pack(">H", len(text) + 2) + text
            # After an APP segment, not before: a JFIF or Exif header is to come first.
            end = 4 + struct.unpack(">H", data[4:6])[0]
            path = folder / f"{name}-{number:03}.jpg"
            path.write_bytes(data[:end] + comment + data[end:])
        return folder

    def gallery(self, name, count):
        if count == 0:
            self.run("gallery", "create", name)
        else:
            self.run("import", "--quiet", self.draw(name, count), "--gallery", name)
            self.run("reorder", name, "--by", "name")

    def fill(self, galleries):
        """Galleries of drawn photos. The same ones are imported once, and copied after that."""
        self.folder.mkdir(exist_ok=True)
        if not galleries:
            return

        def make(folder):
            model = Library(folder)
            folder.mkdir()
            for name, count in galleries.items():
                model.gallery(name, count)
            (folder / "made-at").write_text(str(folder))

        name = "-".join(f"{name}_{count}" for name, count in galleries.items())
        made = made_once(f"library-{name}", BIN / "pholio", make)
        shutil.copytree(made, self.folder, dirs_exist_ok=True)
        before = (self.folder / "made-at").read_bytes()
        # Paths in the catalog are whole.
        with contextlib.closing(sqlite3.connect(self.folder / "library/catalog.sqlite")) as catalog:
            for number, path in catalog.execute("SELECT id, path FROM folder").fetchall():
                if path.startswith(before):
                    path = os.fsencode(self.folder) + path[len(before):]
                    catalog.execute("UPDATE folder SET path = ? WHERE id = ?", (path, number))
            catalog.commit()

    def show(self, name):
        """The photos' file names in order, as the command line has them."""
        return [photo["name"] for photo in json.loads(self.run("show", name, "--json"))["photos"]]

    def galleries(self):
        answer = json.loads(self.run("galleries", "--json"))
        return [gallery["name"] for gallery in (answer["galleries"] if isinstance(answer, dict) else answer)]

    def serve(self, *arguments):
        self.server = subprocess.Popen(
            [BIN / "pholio", "serve", "--port", "0", *arguments],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return self.server.stdout.readline().strip()

    def close(self):
        if self.server:
            self.server.terminate()
            self.server.wait()
            self.server.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class PageTest(unittest.TestCase):
    """Each test has a library and a server of its own; the browser is started once for all."""

    galleries = {"Inbox": 12, "Keep": 6}
    # After so many seconds a test is ended with all that run, and says where it waits.
    patience = 300

    @classmethod
    def setUpClass(cls):
        cls.stack = contextlib.ExitStack()
        cls.browser = browser()
        cls.libraries = Path(tempfile.mkdtemp(prefix="pholio-page-"))
        cls.stack.callback(shutil.rmtree, cls.libraries, ignore_errors=True)

    @classmethod
    def tearDownClass(cls):
        cls.stack.close()

    def setUp(self):
        faulthandler.dump_traceback_later(self.patience, exit=True)
        self.addCleanup(faulthandler.cancel_dump_traceback_later)
        self.library = Library(self.libraries / "now")
        self.addCleanup(self.library.close)
        kept = self.libraries / "kept"
        if kept.exists():
            shutil.copytree(kept, self.library.folder)
        else:
            self.library.fill(self.galleries)
            self.prepare(self.library)
            shutil.copytree(self.library.folder, kept)
        self.errors = []
        self.address = self.library.serve(*getattr(self, "options", []))
        self.addCleanup(lambda: self.assertEqual(self.errors, []))

    def prepare(self, library):
        """What is done with the galleries before all tests of the class."""

    def window(self, path="#/", **options):
        """A window of its own at the page, which must not write errors to the console."""
        options = {"viewport": {"width": 1000, "height": 760}} | options
        context = self.browser.new_context(**options)
        self.addCleanup(context.close)
        origin = self.address.split("/?")[0]
        if WEB:
            # The cookie first: what a redirect leads to is not handed to `serve_file`.
            context.request.get(self.address)
            context.route(re.compile(re.escape(origin) + r"/(\w+\.(js|css))?$"), serve_file)
        else:
            # Requests are looked at from the first on: a browser told so later may let the next one pass.
            context.route("**/looked-at", lambda route: route.fallback())
        context.route("**/modules/**", serve_module)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.console)
        page.goto((origin + "/" if WEB else self.address) + path)
        expect(page.locator(".cell, .card").first).to_be_visible()
        return page

    def console(self, message):
        # A refusal is logged by the browser whatever the page makes of it.
        # So is a header that counts on secure origins only.
        expected = r"status of (404|409|412)|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|Opener-Policy"
        if message.type == "error" and not re.search(expected, message.text):
            self.errors.append(message.text)

    def gallery_page(self, *names, **options):
        """A window at galleries, side by side."""
        known = list(self.galleries)
        if set(names) <= set(known):
            # They were made in this order.
            page = self.window(f"#/g/{','.join(str(known.index(name) + 1) for name in names)}", **options)
        else:
            page = self.window(**options)
            ids = [self.identity(page, name) for name in names]
            page.evaluate("hash => { location.hash = hash }", f"#/g/{','.join(map(str, ids))}")
        for name in names:
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        expect(page.get_by_role("listbox")).to_have_count(len(names))
        # What acts on the photos comes after their pictures.
        page.wait_for_function(
            "() => [...document.querySelectorAll('.scroller')].every(({ flow }) => flow.corners)")
        self.rest(page)
        return page

    def from_menu(self, page, *names, menu="Gallery"):
        """Chooses from a gallery's menu, and from those that follow."""
        page.get_by_role("button", name=menu, exact=True).click()
        for name in names:
            page.get_by_role("menuitem", name=name).click()

    def identity(self, page, name):
        """A gallery's id, as addresses have it."""
        portfolio = page.evaluate("fetch('/api/portfolio').then(answer => answer.json())")
        return next(gallery["id"] for gallery in portfolio["galleries"] if gallery["name"] == name)

    def photo_ids(self, page, gallery):
        """The photos' ids in order."""
        path = f"/api/galleries/{self.identity(page, gallery)}/order?from=0&count=1000"
        return page.evaluate("path => fetch(path).then(answer => answer.json())", path)["photos"]

    def cell(self, page, name):
        """The cell of a photo, by its file name."""
        return page.get_by_role("option", name=name)

    def pick(self, page, name):
        """Selects a photo, or one more: a plain click opens it."""
        self.cell(page, name).click(modifiers=["Control"])

    def center(self, page, name):
        box = self.cell(page, name).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def watch_orders(self, page):
        """From now on `orders` has each order that was seen in a frame."""
        page.evaluate("""() => {
          window.orders = new Set();
          const look = () => {
            const cells = [...document.querySelectorAll('.cell')];
            orders.add(cells.map(c => c.getAttribute('aria-label') + c.ariaPosInSet).sort().join());
            requestAnimationFrame(look);
          };
          look();
        }""")

    def rest(self, page):
        """Waits until nothing moves, and pictures and frames are there."""
        page.wait_for_function(
            "() => document.getAnimations().every(a => a.playState !== 'running')"
            " && document.querySelector('.cell, .card')")

    def drawn(self, page):
        """Waits until what has come is handled and drawn."""
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def drag(self, page, start, *onto, drop=True, touch=False, modifiers=(), seed=1):
        """Drags as a hand does from a photo or point to another, on the way through those before it. Gives
        the hand: with `drop=False` it still holds."""
        self.rest(page)
        start, *onto = (at if isinstance(at, tuple) else self.center(page, at) for at in (start, *onto))
        hand = Hand(page, touch=touch, seed=seed).drag(start, *onto, modifiers=modifiers, drop=drop)
        if drop:
            page.locator("body:not(.holding)").wait_for()
        return hand

    def hand(self, page, at, touch=False):
        """A hand that presses at a point; a finger lifts what is there."""
        self.rest(page)
        return Hand(page, touch=touch).press(at)

    def fingers(self, page):
        """A function that sends touch events: it takes the kind of event, and where all fingers are then. For
        taps, and for two fingers; one that drags is a hand."""
        session = page.context.new_cdp_session(page)

        def touch(kind, *points):
            fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

        return touch

    def shown(self, page, gallery=None):
        """File names in the order in which the page shows them."""
        # The dock is a listbox, too.
        canvas = page.get_by_role("listbox", name=f"Photos of {gallery}" if gallery else None)
        canvas = canvas.and_(page.locator(".canvas"))
        return canvas.evaluate(
            """canvas => [...canvas.querySelectorAll('[role=option]')]
              .sort((a, b) => a.ariaPosInSet - b.ariaPosInSet)
              .map(""" + NAME + ")")

    def eventually(self, page, read, expected):
        """What `read` gives becomes what is expected: the page shows a change before the server answers."""
        for _ in range(100):
            if read() == expected:
                return
            page.wait_for_timeout(100)
        self.assertEqual(read(), expected)

    def assert_order(self, page, gallery, expected):
        """The page and the command line agree that this is the order."""
        expect(page.locator("body:not(.holding)")).to_be_visible()
        for _ in range(100):
            if self.shown(page, gallery) == expected and self.library.show(gallery) == expected:
                return
            page.wait_for_timeout(100)
        self.assertEqual(self.library.show(gallery), expected)
        self.assertEqual(self.shown(page, gallery), expected)


@functools.cache
def page_files():
    """The page's files from the sources, made as the build makes them."""
    made = Path(tempfile.mkdtemp(prefix="pholio-web-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    for source, name in ("main.js", "page.js"), ("styles/page.css", "page.css"):
        subprocess.run(["esbuild", "--bundle", "--log-level=warning", "--format=esm", Path(WEB) / source,
                        f"--outfile={made / name}"], check=True)
    return {"page.js": (made / "page.js").read_bytes(), "page.css": (made / "page.css").read_bytes(),
            "index.html": (Path(WEB) / "index.html").read_bytes()}


def serve_module(route):
    """One of the page's modules by itself: tests may import them from `/modules`."""
    path = ROOT / "Resources/web" / route.request.url.split("/modules/", 1)[1]
    route.fulfill(body=path.read_bytes(), content_type="text/javascript")


def serve_file(route):
    files = page_files()
    name = route.request.url.rsplit("/", 1)[1] or "index.html"
    kind = {"html": "text/html", "js": "text/javascript", "css": "text/css"}[name.rsplit(".", 1)[1]]
    script = re.search(rb"<script>([^<]*)</script>", files["index.html"])[1]
    digest = base64.b64encode(hashlib.sha256(script).digest()).decode()
    policy = (
        f"default-src 'none'; script-src 'self' 'sha256-{digest}'; style-src 'self'; img-src 'self' blob:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
    headers = {"Content-Type": f"{kind}; charset=utf-8", "Content-Security-Policy": policy}
    route.fulfill(body=files[name], headers=headers)


def names(gallery, *numbers):
    return [f"{gallery}-{number:03}.jpg" for number in numbers]
