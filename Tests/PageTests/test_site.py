"""`pholio publish`: its sites in a browser, from a folder and over http, with and without scripts."""

import contextlib
import functools
import gzip
import http.server
import json
import re
import shutil
import tempfile
import threading
import unittest
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from hand import Hand
from served import Library, browser

THEMES = ["plain", "wall"]
WIDTHS = [320, 390, 768, 1280, 1920]


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """A browser that closes a connection is no error."""


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class SiteTest(unittest.TestCase):
    """One library and one browser for all tests of a class; sites are published once."""

    galleries = {"Inbox": 9, "Keep": 3}
    sites = {theme: ["--theme", theme, "--facts"] for theme in THEMES}
    sizes = ["--sizes", "240,480"]
    # What is done with the galleries before they are published.
    commands = []

    @classmethod
    def setUpClass(cls):
        cls.stack = contextlib.ExitStack()
        cls.addClassCleanup(cls.stack.close)
        cls.library = Library()
        cls.stack.callback(cls.library.close)
        cls.library.fill(cls.galleries)
        for command in cls.commands:
            cls.library.run(*command)
        cls.folder = Path(cls.stack.enter_context(tempfile.TemporaryDirectory(prefix="pholio-site-")))
        first = None
        for name, options in cls.sites.items():
            # Their pictures are mostly the same: then only pages are written anew.
            if first:
                shutil.copytree(first, cls.folder / name)
            first = first or cls.folder / name
            cls.library.run("publish", cls.folder / name, *cls.sizes, *options)
        cls.browser = browser()
        handler = functools.partial(Files, directory=cls.folder)
        server = cls.stack.enter_context(Server(("127.0.0.1", 0), handler))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.stack.callback(server.shutdown)
        cls.origin = f"http://127.0.0.1:{server.server_port}"

    def setUp(self):
        self.errors = []
        self.requests = []
        self.addCleanup(lambda: self.assertEqual(self.errors, []))

    def open(self, site, path="index.html", http=False, **options):
        """A window at a page; what it asks elsewhere for, or a policy refuses, is an error."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 800}} | options)
        self.addCleanup(context.close)
        page = context.new_page()
        root = f"{self.origin}/{site}/" if http else f"file://{self.folder}/{site}/"
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text))
        page.on("request", lambda request: self.asked(request.url, root))
        page.goto(root + path)
        return page

    def asked(self, url, root):
        self.requests.append(url)
        if not url.startswith((root, "data:")) and not url.endswith("/favicon.ico"):
            self.errors.append(f"asked for {url}")

    def photo_pages(self, site, gallery="inbox"):
        """A gallery's photo pages, in its order."""
        text = Path(self.folder, site, gallery, "index.html").read_text()
        return re.findall(r'<li class="cell[^>]*><a href="([^"]+)"', text)

    def paths(self, site):
        return ["index.html", "inbox/index.html", "inbox/" + self.photo_pages(site)[1]]


class Looking(SiteTest):
    def test_pages_are_whole_from_a_folder_and_over_http_with_and_without_scripts(self):
        for site in THEMES:
            for path in self.paths(site):
                for options in ({}, {"http": True}, {"java_script_enabled": False}):
                    with self.subTest(site=site, path=path, **options):
                        page = self.open(site, path, **options)
                        expect(page.locator("h1")).to_have_count(1)
                        picture = page.locator("main img").first
                        expect(picture).to_be_visible()
                        self.assertGreater(picture.evaluate("image => image.naturalWidth"), 0)

    def test_nothing_is_wider_than_the_window_and_targets_are_large_enough(self):
        for site in THEMES:
            for path in self.paths(site):
                page = self.open(site, path)
                # 640 is a window of 1280 at 200 %.
                for width in WIDTHS + [640]:
                    with self.subTest(site=site, path=path, width=width):
                        page.set_viewport_size({"width": width, "height": 800})
                        self.assertEqual(
                            page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)
                        small = page.evaluate("""() => [...document.querySelectorAll('a, button, summary')]
                          .filter((one) => one.checkVisibility() && !one.matches('.skip'))
                          .map((one) => one.getBoundingClientRect())
                          .filter((box) => box.width < 24 || box.height < 24).length""")
                        self.assertEqual(small, 0)

    def test_axe_finds_no_serious_problem(self):
        for site in THEMES:
            for scheme in ("light", "dark"):
                for path in self.paths(site):
                    with self.subTest(site=site, scheme=scheme, path=path):
                        page = self.open(site, path, color_scheme=scheme, reduced_motion="reduce")
                        found = Axe().run(page, options={"preload": False}).response["violations"]
                        serious = [
                            (one["id"], one["nodes"][0]["html"]) for one in found
                            if one["impact"] in ("serious", "critical")
                        ]
                        self.assertEqual(serious, [])

    def test_plain_is_light_or_dark_as_the_system_is_and_wall_is_dark(self):
        def light(site, scheme):
            page = self.open(site, color_scheme=scheme)
            colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
            return sum(map(int, re.findall(r"\d+", colour)[:3])) > 3 * 128

        self.assertEqual([light("plain", scheme) for scheme in ("light", "dark")], [True, False])
        self.assertEqual([light("wall", scheme) for scheme in ("light", "dark")], [False, False])

    def test_on_paper_there_are_photos_and_titles_but_no_ways(self):
        for site in THEMES:
            for path in self.paths(site)[1:]:
                with self.subTest(site=site, path=path):
                    page = self.open(site, path)
                    page.emulate_media(media="print")
                    expect(page.locator("main img").first).to_be_visible()
                    expect(page.locator('a[rel="up"]')).to_be_hidden()
                    expect(page.locator("nav a:visible")).to_have_count(0)

    def test_a_focus_is_seen_in_forced_colours(self):
        for site in THEMES:
            page = self.open(site, "inbox/index.html", forced_colors="active")
            page.locator(".cell a").first.focus()
            page.keyboard.press("Tab")
            style = "getComputedStyle(document.activeElement).outlineStyle"
            self.assertEqual(page.evaluate(style), "solid")


class Turning(SiteTest):
    def at(self, page, path):
        page.wait_for_url(re.compile(re.escape(path) + r"(#.*)?$"))

    def test_keys_turn_photos_and_the_browser_goes_back(self):
        for site in THEMES:
            for over_http in (False, True):
                photos = self.photo_pages(site)
                page = self.open(site, "inbox/index.html", http=over_http)
                page.locator(".cell a").nth(2).focus()
                page.keyboard.press("ArrowRight")
                expect(page.locator(".cell a").nth(3)).to_be_focused()
                page.keyboard.press("Enter")
                self.at(page, photos[3])
                for key, place in [("ArrowRight", 4), ("ArrowLeft", 3), ("End", -1), ("Home", 0)]:
                    page.keyboard.press(key)
                    self.at(page, photos[place])
                page.go_back()
                self.at(page, photos[-1])
                page.go_forward()
                self.at(page, photos[0])
                page.keyboard.press("Escape")
                self.at(page, "inbox/index.html")
                expect(page.locator(".cell a").first).to_be_focused()
                page.keyboard.press("Escape")
                self.at(page, f"{site}/index.html")

    def test_without_scripts_links_do_all_of_it(self):
        for site in THEMES:
            photos = self.photo_pages(site)
            page = self.open(site, java_script_enabled=False)
            page.locator(".tile a").first.click()
            page.locator(".cell a").first.click()
            self.at(page, photos[0])
            page.locator('a[rel="next"]').click()
            self.at(page, photos[1])
            page.locator('a[rel="prev"]').click()
            self.at(page, photos[0])
            page.locator('a[rel="up"]').click()
            self.at(page, "inbox/index.html")

    def test_a_swipe_turns_and_a_short_or_steep_one_does_not(self):
        for site in THEMES:
            photos = self.photo_pages(site)
            page = self.open(
                site, "inbox/" + photos[1], viewport={"width": 390, "height": 844}, has_touch=True,
                is_mobile=True)
            box = page.locator(".view").bounding_box()
            middle = (box["x"] + box["width"] / 2, box["y"] + min(box["height"], 200) / 2)
            hand = Hand(page, touch=True)

            def swipe(x, y):
                hand.down(middle).go((middle[0] + x, middle[1] + y)).release()

            swipe(-30, 0)
            swipe(-60, 60)
            self.at(page, photos[1])
            swipe(-120, 5)
            self.at(page, photos[2])

    def test_wall_plays_and_pauses(self):
        photos = self.photo_pages("wall")
        page = self.open("wall", "inbox/" + photos[-1])
        page.clock.install()
        page.reload()
        page.get_by_role("button", name="Play").click()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.clock.run_for(9000)
        self.at(page, photos[0] + "#play")
        expect(page.locator(".play")).to_have_text("Pause")
        page.locator(".play").click(force=True)
        self.assertTrue(page.url.endswith(photos[0]))


class Languages(SiteTest):
    sites = {"ar": ["--lang", "ar"], "de": ["--lang", "de"], "walled": ["--lang", "ar", "--theme", "wall"]}

    def test_texts_and_direction_are_the_languages(self):
        page = self.open("de", "inbox/index.html")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_text("9 Fotos")).to_be_visible()
        for site in ("ar", "walled"):
            page = self.open(site, "inbox/index.html", viewport={"width": 390, "height": 800})
            expect(page.locator("html")).to_have_attribute("dir", "rtl")
            expect(page.get_by_text("عدد الصور: 9")).to_be_visible()
            self.assertEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)

    def test_from_right_to_left_the_left_key_goes_on(self):
        photos = self.photo_pages("ar")
        page = self.open("ar", "inbox/" + photos[0])
        page.keyboard.press("ArrowLeft")
        page.wait_for_url(re.compile(re.escape(photos[1])))


class Frames(SiteTest):
    galleries = {"Inbox": 40, "Features": 40}
    commands = [
        ("gallery", "cap", "Inbox", "2x2"), ("gallery", "cap", "Features", "3x2"),
        ("gallery", "feature", "Features", "6", "2x2"), ("gallery", "feature", "Features", "9", "5x1"),
        ("gallery", "feature", "Features", "14", "1x3"),
    ]
    sites = {
        "grid": ["--layout", "grid", "--cell", "200x160", "--gap", "10"],
        "rows": ["--layout", "rows", "--cell", "200x160", "--gap", "10"],
    }
    # The width from which on cells, gaps and rows have these sizes.
    tiers = [(0, 80, 64, 5), (640, 200, 160, 10), (1900, 300, 240, 15)]

    def at_each_width(self, site, gallery):
        """The width of what photos lie on, its cells' boxes in the order of the document, and the tier."""
        for scripts in (True, False):
            page = self.open(site, f"{gallery}/index.html", java_script_enabled=scripts)
            for width in WIDTHS:
                with self.subTest(site=site, gallery=gallery, width=width, scripts=scripts):
                    page.set_viewport_size({"width": width, "height": 800})
                    # Chromium gives what is far below its size in a later frame.
                    page.locator(".cell").evaluate_all(
                        "cells => cells.forEach((cell) => { cell.style.contentVisibility = 'visible'; })")
                    canvas = page.locator(".canvas").bounding_box()
                    boxes = page.locator(".cell").evaluate_all("""cells => {
                      const canvas = document.querySelector('.canvas').getBoundingClientRect();
                      return cells.map((cell) => {
                        const box = cell.getBoundingClientRect();
                        const [left, top, width, height] =
                          [box.left - canvas.left, box.top - canvas.top, box.width, box.height];
                        return {left, top, width, height, right: left + width, bottom: top + height};
                      });
                    }""")
                    self.assertEqual(len(boxes), 40)
                    self.do_not_overlap(boxes)
                    # Nothing of them hangs out below.
                    self.assertLess(max(box["bottom"] for box in boxes), canvas["height"])
                    tier = [tier for tier in self.tiers if tier[0] <= canvas["width"]][-1]
                    yield canvas["width"], boxes, tier

    def do_not_overlap(self, boxes):
        for number, one in enumerate(boxes):
            for other in boxes[:number]:
                self.assertTrue(
                    one["left"] >= other["right"] or one["right"] <= other["left"]
                    or one["top"] >= other["bottom"] - 0.1 or one["bottom"] <= other["top"] + 0.1,
                    (one, other))

    def test_photos_are_in_the_gallerys_order(self):
        for gallery in ("Inbox", "Features"):
            names = [Path(name).stem for name in self.library.show(gallery)]
            for site in self.sites:
                pages = self.photo_pages(site, gallery.lower())
                self.assertEqual([page.rsplit("-", 1)[0] for page in pages], [name.lower() for name in names])

    def test_cells_are_in_the_places_of_the_drop_cap_grid(self):
        for gallery in ("inbox", "features"):
            for width, boxes, (_, cell, height, gap) in self.at_each_width("grid", gallery):
                frames = json.loads(self.library.run(
                    "layout", gallery.capitalize(), "--width", f"{width:g}", "--cell", f"{cell}x{height}",
                    "--gap", gap))["cells"]

                def places(boxes, left, top):
                    """Columns and rows, counted from 0."""
                    lefts, tops = (sorted({round(box[key]) for box in boxes}) for key in (left, top))
                    return [(lefts.index(round(box[left])), tops.index(round(box[top]))) for box in boxes]

                self.assertEqual(places(boxes, "left", "top"), places(frames, "x", "y"))

    def test_cells_fill_the_width_and_keep_their_shape(self):
        for width, boxes, (_, cell, height, gap) in self.at_each_width("grid", "inbox"):
            self.assertAlmostEqual(min(box["left"] for box in boxes), gap, delta=0.1)
            self.assertAlmostEqual(max(box["right"] for box in boxes), width - gap, delta=0.1)
            for box in boxes[1:]:
                self.assertGreaterEqual(box["width"], cell)
                self.assertAlmostEqual(box["width"] / box["height"], cell / height, delta=0.02)

    def test_the_cap_and_featured_photos_span_their_cells(self):
        spans = {"inbox": {0: (2, 2)}, "features": {0: (3, 2), 5: (2, 2), 8: (5, 1), 13: (1, 3)}}
        for gallery, spans in spans.items():
            for width, boxes, (_, cell, height, gap) in self.at_each_width("grid", gallery):
                single = boxes[-1]
                columns = round((width - gap) / (single["width"] + gap))
                for number, (across, down) in spans.items():
                    across = min(across, columns)
                    box = boxes[number]
                    self.assertAlmostEqual(box["width"], across * (single["width"] + gap) - gap, delta=1)
                    # Where it fills rows alone, these are no higher than they have to be.
                    least = height if across == columns else single["height"]
                    self.assertAlmostEqual(box["height"], down * (least + gap) - gap, delta=1)

    def test_rows_are_full_but_for_the_last_one(self):
        for gallery in ("inbox", "features"):
            for width, boxes, (_, _, height, gap) in self.at_each_width("rows", gallery):
                cap, rows = boxes[0], {}
                for box in boxes[1:]:
                    rows.setdefault(round(box["top"]), []).append(box)
                # The cap has a line of its own, in the middle.
                self.assertAlmostEqual(cap["left"], width - cap["right"], delta=1)
                self.assertAlmostEqual(
                    cap["height"], min(2 * height, cap["height"] / cap["width"] * (width - 2 * gap)), delta=1)
                *full, last = rows.values()
                for row in full + [last]:
                    heights = [box["height"] for box in row]
                    self.assertLess(max(heights) - min(heights), 0.5)
                    self.assertAlmostEqual(row[0]["left"], gap, delta=0.1)
                    for one, other in zip(row, row[1:]):
                        self.assertAlmostEqual(other["left"] - one["right"], gap, delta=0.1)
                for row in full:
                    self.assertAlmostEqual(row[-1]["right"], width - gap, delta=0.5)
                    self.assertGreaterEqual(row[0]["height"], height - 0.1)
                self.assertAlmostEqual(last[0]["height"], height, delta=0.5)

    def test_photos_of_rows_are_whole(self):
        page = self.open("rows", "inbox/index.html")
        cut = page.locator(".cell").evaluate_all("""cells => cells.map((cell) => {
          const box = cell.getBoundingClientRect();
          const picture = cell.querySelector('img');
          return picture.height && Math.abs(
            box.width / box.height * picture.getAttribute('height') / picture.getAttribute('width') - 1);
        })""")
        self.assertLess(max(cut), 0.01)

    def test_on_paper_they_are_as_on_the_screen(self):
        for site in self.sites:
            page = self.open(site, "features/index.html", viewport={"width": 700, "height": 900})
            page.emulate_media(media="print")
            boxes = page.locator(".cell").evaluate_all("""cells => cells.map((cell) => {
              const {left, right, top, bottom} = cell.getBoundingClientRect();
              return {left, right, top, bottom};
            })""")
            self.do_not_overlap(boxes)
            self.assertLessEqual(max(box["right"] for box in boxes), 700)


class Added(SiteTest):
    """A stylesheet of one's own, beside a theme that comes with pholio."""

    @classmethod
    def setUpClass(cls):
        folder = Path(tempfile.mkdtemp(prefix="pholio-css-"))
        cls.addClassCleanup(shutil.rmtree, folder)
        (folder / "own.css").write_text("h1 { color: rgb(1, 2, 3) }\n")
        cls.sites = {theme: ["--theme", theme, "--css", folder / "own.css"] for theme in THEMES}
        super().setUpClass()

    def test_it_holds_on_all_pages(self):
        for site in THEMES:
            for path in self.paths(site):
                with self.subTest(site=site, path=path):
                    heading = self.open(site, path).locator("h1")
                    self.assertEqual(
                        heading.evaluate("one => getComputedStyle(one).color"), "rgb(1, 2, 3)")


class Linked(SiteTest):
    """A theme whose stylesheet names other files is linked to: their addresses begin at the stylesheet."""

    @classmethod
    def setUpClass(cls):
        folder = Path(tempfile.mkdtemp(prefix="pholio-theme-"))
        cls.addClassCleanup(shutil.rmtree, folder)
        (folder / "theme.json").write_text('{"name": "own"}')
        (folder / "style.css").write_text("h1 { color: rgb(1, 2, 3); background: url(dot.svg) }\n/* unclosed")
        (folder / "dot.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
        cls.sites = {"linked": ["--theme", f"{folder}/"]}
        super().setUpClass()

    def test_its_stylesheet_and_files_are_found(self):
        page = self.open("linked", "inbox/index.html", http=True)
        page.wait_for_load_state("load")
        self.assertEqual(page.locator("style").count(), 0)
        self.assertEqual(
            page.locator("h1").evaluate("one => getComputedStyle(one).color"), "rgb(1, 2, 3)")
        self.assertTrue(any(url.endswith("/assets/dot.svg") for url in self.requests), self.requests)


class Sixty(SiteTest):
    """Sites as they are where nobody says more than the theme."""

    galleries = {"Inbox": 60}
    commands = [("gallery", "cap", "Inbox", "4x4")]
    sites = {theme: ["--theme", theme] for theme in THEMES}
    sizes = []

    def test_sixty_photos_are_light_on_the_disk_and_on_the_way(self):
        for site in THEMES:
            with self.subTest(site):
                files = [path for path in Path(self.folder, site).rglob("*") if path.is_file()]
                self.assertLess(sum(path.stat().st_size for path in files), 24_000_000)
                loaded = []
                page = self.open(site, "index.html", http=True, viewport={"width": 1440, "height": 900})
                # One that leads on has no body.
                page.on("response", lambda answer: loaded.append(len(answer.body()) if answer.ok else 0))
                page.goto(f"{self.origin}/{site}/inbox/index.html")
                page.wait_for_load_state("networkidle")
                self.assertGreater(len(loaded), 10)
                self.assertLess(sum(loaded), 800_000)

    def test_a_cap_in_rows_is_no_higher_than_the_window(self):
        for width, height in [(1440, 900), (2560, 1440), (1280, 500), (390, 844)]:
            with self.subTest(width=width, height=height):
                page = self.open("wall", "inbox/index.html", viewport={"width": width, "height": height})
                box = page.locator(".cap").bounding_box()
                self.assertLessEqual(box["height"], height + 0.5)
                self.assertLessEqual(box["width"], width)
                # Whole, in the middle.
                shape = page.locator(".cap img").evaluate("one => one.naturalWidth / one.naturalHeight")
                self.assertAlmostEqual(box["width"] / box["height"], shape, delta=0.02)
                self.assertAlmostEqual(box["x"], width - box["x"] - box["width"], delta=1)

    def test_plain_shows_photos_whole_and_asks_for_pictures_of_their_size(self):
        for ratio in (1, 2):
            page = self.open(
                "plain", "inbox/index.html", viewport={"width": 1440, "height": 900},
                device_scale_factor=ratio)
            page.wait_for_load_state("networkidle")
            pictures = page.locator(".cell img").evaluate_all("""images => images.slice(0, 15).map((one) => {
              const {width, height} = one.getBoundingClientRect();
              const fit = getComputedStyle(one).objectFit;
              const edge = Number(one.currentSrc.match(/-([0-9]+)\\.jpg$/)[1]);
              const shape = one.getAttribute("width") / one.getAttribute("height");
              // Of what is drawn, in pixels of the screen.
              const drawn = Math.min(width, height * shape) * Math.max(1, 1 / shape) * devicePixelRatio;
              return {fit, edge, drawn};
            })""")
            for picture in pictures[1:]:
                self.assertEqual(picture["fit"], "contain")
                # Cells have grown by a tenth here.
                self.assertGreaterEqual(picture["edge"], picture["drawn"] / 1.15)
                self.assertLess(picture["edge"], 2.5 * picture["drawn"])


class Large(SiteTest):
    """Photos' own pages."""

    galleries = {"Inbox": 28}
    sites = {
        "plain": [], "plain-webp": ["--webp"], "wall": ["--theme", "wall"],
        "wall-webp": ["--theme", "wall", "--webp"],
    }
    sizes = ["--sizes", "480,1440"]
    # What a photo may cover in a window of 1440 x 900.
    room = {"plain": (1440 - 2 * 72, 900 - 160), "wall": (1440, 900 - 64)}

    def test_small_photos_keep_their_pixels_and_large_ones_fill_the_room(self):
        photos = json.loads(self.library.run("show", "Inbox", "--json"))["photos"]
        sizes = {number: (photo["width"], photo["height"]) for number, photo in enumerate(photos)}
        by_width = sorted(sizes, key=sizes.get)
        chosen = by_width[:3] + by_width[-3:]
        self.assertLess(sizes[chosen[0]][0], 400)
        for site in self.sites:
            pages = self.photo_pages(site)
            across, down = self.room[site.split("-")[0]]
            for number in chosen:
                width, height = sizes[number]
                with self.subTest(site=site, size=(width, height)):
                    page = self.open(site, "inbox/" + pages[number], viewport={"width": 1440, "height": 900})
                    box = page.locator(".view img").bounding_box()
                    drawn = min(box["width"], box["height"] * width / height)
                    whole = min(across, down * width / height)
                    self.assertAlmostEqual(drawn, whole if width >= 1024 else min(width, whole), delta=1)
                    self.assertLessEqual(box["y"] + box["height"], 900)
                    self.assertAlmostEqual(box["x"], 1440 - box["x"] - box["width"], delta=1)


class Thousand(SiteTest):
    galleries = {"Inbox": 1000}
    sizes = ["--sizes", "64,96"]

    def test_a_page_of_a_thousand_photos_is_small_and_loads_what_is_seen(self):
        for site in THEMES:
            with self.subTest(site):
                html = Path(self.folder, site, "inbox/index.html").read_bytes()
                self.assertLess(len(gzip.compress(html)), 100_000)
                self.assertEqual(html.count(b'fetchpriority="high"'), 1)
                # No photo waits for a stylesheet.
                self.assertNotIn(b'rel="stylesheet"', html)
                self.assertEqual(html[:html.index(b'<li class="cell')].count(b"<style>"), 2)
                self.requests.clear()
                page = self.open(site, "inbox/index.html", http=True)
                page.wait_for_load_state("load")
                pictures = [url for url in self.requests if "/pictures/" in url]
                self.assertLess(len(pictures), 300)
                # What the policy refuses is an error; here all styles hold, of the last photo too.
                box = page.locator(".cell").last.bounding_box()
                self.assertGreater(box["y"], 5000)
                position = "link => getComputedStyle(link).position"
                self.assertEqual(page.locator(".cell a").last.evaluate(position), "relative")


if __name__ == "__main__":
    unittest.main()
