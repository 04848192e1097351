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
from playwright.sync_api import expect, sync_playwright

from hand import Hand
from served import CHROMIUM, Library

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

    @classmethod
    def setUpClass(cls):
        cls.stack = contextlib.ExitStack()
        cls.addClassCleanup(cls.stack.close)
        cls.library = Library()
        cls.stack.callback(cls.library.close)
        for name, count in cls.galleries.items():
            cls.library.gallery(name, count)
        cls.folder = Path(cls.stack.enter_context(tempfile.TemporaryDirectory(prefix="pholio-site-")))
        for name, options in cls.sites.items():
            cls.library.run("publish", cls.folder / name, "--sizes", "240,480", *options)
        playwright = cls.stack.enter_context(sync_playwright())
        cls.browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"])
        cls.stack.callback(cls.browser.close)
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
            expect(page.get_by_text("9 صور")).to_be_visible()
            self.assertEqual(page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)

    def test_from_right_to_left_the_left_key_goes_on(self):
        photos = self.photo_pages("ar")
        page = self.open("ar", "inbox/" + photos[0])
        page.keyboard.press("ArrowLeft")
        page.wait_for_url(re.compile(re.escape(photos[1])))


class Frames(SiteTest):
    galleries = {"Inbox": 40}
    sites = {"grid": ["--layout", "grid", "--cell", "200x200", "--gap", "10"]}

    def test_cells_lie_where_the_kernel_has_them(self):
        page = self.open("grid", "inbox/index.html")
        for width in WIDTHS:
            with self.subTest(width=width):
                page.set_viewport_size({"width": width, "height": 800})
                canvas = page.locator(".canvas").bounding_box()
                drawn = page.evaluate("""() => {
                  const canvas = document.querySelector('.canvas').getBoundingClientRect();
                  return [...document.querySelectorAll('.cell')].map((cell) => {
                    const box = cell.getBoundingClientRect();
                    return [box.left - canvas.left, box.top - canvas.top, box.width, box.height];
                  });
                }""")
                # Cells are smaller on phones, and larger on walls.
                cell = drawn[1][2]
                scale = cell / 200
                gap = round(10 * (scale if scale >= 1 else 0.5))
                layout = json.loads(self.library.run(
                    "layout", "Inbox", "--width", f"{canvas['width']:g}", "--cell", f"{cell:g}x{cell:g}",
                    "--gap", gap))
                self.assertEqual(len(drawn), len(layout["cells"]))
                for box, frame in zip(drawn, layout["cells"]):
                    for value, key in zip(box, ("x", "y", "width", "height")):
                        self.assertAlmostEqual(value, frame[key], delta=1, msg=f"{frame}")


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


class Thousand(SiteTest):
    galleries = {"Inbox": 1000}

    def test_a_page_of_a_thousand_photos_is_small_and_loads_what_is_seen(self):
        for site in THEMES:
            with self.subTest(site):
                html = Path(self.folder, site, "inbox/index.html").read_bytes()
                self.assertLess(len(gzip.compress(html)), 100_000)
                self.assertEqual(html.count(b'fetchpriority="high"'), 1)
                # The first photo waits for no stylesheet, and the second part comes behind it.
                first = html.index(b'<li class="cell p2"')
                self.assertNotIn(b'rel="stylesheet"', html[:first])
                self.assertEqual(html[:first].count(b"<style>"), 2)
                self.assertEqual(
                    re.findall(rb'cell p(\d+)" id="[^"]*"><link rel="stylesheet" href="([^"]*)"', html),
                    [(b"2", b"layout-2.css"), (b"25", b"layout-3.css")])
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
