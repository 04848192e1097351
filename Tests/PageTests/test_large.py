"""The large view: leafing, culling, 100 %, slideshow; and photos side by side."""

import json
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from hand import Hand
from served import PageTest, names


class LargeTest(PageTest):
    def open_large(self, page, name):
        """Opens a photo from the gallery, and waits until it is sharp."""
        self.select(page, name)
        page.keyboard.press("Enter")
        expect(page.locator(".viewer")).to_be_visible()
        self.sharp(page)
        return page.get_by_role("dialog", name="Photo")

    def select(self, page, *photos):
        for name in photos:
            self.cell(page, name).click(modifiers=["Control"])

    def sharp(self, page):
        page.wait_for_function("""() => {
          const picture = document.querySelector('.viewer .plate > img');
          return picture.src.includes('/large/') && picture.complete && picture.naturalWidth > 0;
        }""")

    def position(self, page, number, count):
        expect(page.locator(".viewer .position")).to_have_text(f"{number} of {count}")

    def photos(self, gallery="Inbox"):
        return json.loads(self.library.run("show", gallery, "--json"))["photos"]

    def values(self, key, gallery="Inbox"):
        return [photo.get(key) for photo in self.photos(gallery)]

    def assert_accessible(self, page):
        violations = [
            f"{found['id']}: {found['help']} {[node['html'][:120] for node in found['nodes'][:3]]}"
            for found in Axe().run(page).response["violations"] if found["impact"] in ("serious", "critical")
        ]
        self.assertEqual(violations, [])


class Coming(LargeTest):
    galleries = {"Inbox": 150}

    def late(self):
        """A page at the address of a photo far down, whose place is not known before the answer is let."""
        page = self.gallery_page("Inbox")
        photo = self.photo_ids(page, "Inbox")[140]
        held = []
        page.route("**/order?*", lambda route: held.append(route))
        here = page.evaluate("location.hash")
        page.evaluate("hash => { location.hash = hash }", f"{here}/p/{photo}")
        self.eventually(page, lambda: len(held), 1)
        return page, held[0].fallback

    def test_keys_for_a_large_view_whose_photo_is_not_there_yet_are_not_lost(self):
        page, let = self.late()
        for key in ["ArrowRight", "ArrowRight", "z"]:
            page.keyboard.press(key)
        let()
        self.position(page, 143, 150)
        expect(page.get_by_role("button", name="100 %")).to_have_attribute("aria-pressed", "true")

    def test_escape_closes_a_large_view_before_its_photo_is_there(self):
        page, let = self.late()
        page.keyboard.press("Escape")
        page.wait_for_url(re.compile(r"#/g/\d+$"))
        let()
        expect(page.locator("dialog.viewer")).to_be_hidden()


class Leafing(LargeTest):
    galleries = {"Inbox": 40}

    def test_quick_leafing_shows_every_photo_at_once_and_makes_one_sharp(self):
        page = self.gallery_page("Inbox")
        asked = []
        page.on("request", lambda request: "/large/" in request.url and asked.append(request.url))
        self.open_large(page, "Inbox-000.jpg")
        # The next one is fetched ahead; there is none before.
        self.eventually(page, lambda: len(asked), 2)
        asked.clear()
        # As a key repeats; what is shown after each key, and when the last one's sharp view is there.
        seen, wait = page.evaluate("""async () => {
          const picture = document.querySelector('.viewer .plate > img');
          const seen = [];
          for (let press = 0; press < 30; press += 1) {
            document.activeElement.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
            seen.push([document.querySelector('.viewer .position').textContent, picture.alt]);
            await new Promise(done => setTimeout(done, 33));
          }
          const last = performance.now();
          while (!(picture.src.includes('/large/') && picture.complete)) {
            await new Promise(done => setTimeout(done, 5));
          }
          return [seen, performance.now() - last];
        }""")
        expected = [(f"{number + 1} of 40", f"Inbox-{number:03}.jpg") for number in range(1, 31)]
        self.assertEqual([tuple(entry) for entry in seen], expected)
        # One by one they would take thirty times as long.
        self.assertLess(wait, 3000)
        # The last one; others only where the machine stopped for a while.
        self.assertLess(len(asked), 10, asked)

    def test_a_sharp_view_that_nobody_waits_for_is_ended(self):
        page = self.gallery_page("Inbox")
        ended, held = [], []
        page.on("requestfailed", lambda request: ended.append(request.url))
        page.route(re.compile("/large/"), lambda route: held.append(route))
        self.select(page, "Inbox-000.jpg")
        page.keyboard.press("Enter")
        self.position(page, 1, 40)
        self.eventually(page, lambda: len(held), 1)
        page.keyboard.press("ArrowRight")
        self.position(page, 2, 40)
        self.eventually(page, lambda: ended, [held[0].request.url])

    def test_neighbours_are_fetched_ahead(self):
        page = self.gallery_page("Inbox")
        asked = []
        page.on("request", lambda request: "/large/" in request.url and asked.append(request.url))
        self.open_large(page, "Inbox-004.jpg")
        photos = page.evaluate("""() => {
          const { list } = document.querySelector('.scroller').flow;
          return [4, 5, 3].map(index => list.item(index).sha256);
        }""")
        self.eventually(page, lambda: [re.search("/large/(\\w+)", url)[1] for url in asked], photos)

    def test_a_view_is_as_large_as_its_place_and_the_largest_comes_after_the_one_before_it(self):
        for pixels, edges in [(1, ["1024"]), (3, ["2048"]), (4, ["2048", "4096"])]:
            with self.subTest(pixels=pixels):
                page = self.gallery_page("Inbox", device_scale_factor=pixels)
                asked = []
                page.on("request", lambda request: asked.append(request.url))
                self.open_large(page, "Inbox-003.jpg")
                shown = page.locator(".viewer .plate > img")
                expect(shown).to_have_attribute("src", re.compile(f"edge={edges[-1]}"))
                found = [re.search(r"/large/.*edge=(\d+)", url) for url in asked]
                self.assertEqual([edge[1] for edge in found if edge][:len(edges)], edges)
                page.context.close()

    def test_the_filmstrip_has_what_is_near_and_leads_anywhere(self):
        page = self.gallery_page("Inbox", viewport={"width": 700, "height": 700})
        self.open_large(page, "Inbox-004.jpg")
        frames = page.locator(".filmstrip .frame:visible")
        self.assertLess(frames.count(), 25)
        chosen = page.locator(".frame[aria-selected=true]:visible")
        expect(chosen).to_have_attribute("aria-label", "Inbox-004.jpg")
        page.get_by_role("option", name="Inbox-007.jpg").locator("visible=true").last.click()
        self.position(page, 8, 40)
        page.keyboard.press("End")
        self.position(page, 40, 40)
        expect(chosen).to_have_attribute("aria-label", "Inbox-039.jpg")
        expect(chosen).to_be_in_viewport()
        expect(chosen.locator("img.here")).to_be_visible()

    def test_back_closes_and_leaves_the_place_as_it_was(self):
        page = self.gallery_page("Inbox", viewport={"width": 700, "height": 500})
        scroller = page.locator(".scroller")
        scroller.evaluate("scroller => { scroller.scrollTop = 600 }")
        self.rest(page)
        table = page.evaluate("location.hash")
        cell = page.locator(".cell").nth(8)
        cell.click(modifiers=["Control"])
        top = scroller.evaluate("scroller => scroller.scrollTop")
        page.keyboard.press("Enter")
        page.wait_for_function("table => location.hash.startsWith(`${table}/p/`)", arg=table)
        page.keyboard.press("ArrowRight")
        photo = page.evaluate("document.querySelector('.scroller').flow.selection.active.id")
        page.wait_for_function("photo => !location.hash.endsWith(`/p/${photo}`)", arg=photo)
        page.go_back()
        expect(page.locator(".viewer")).to_be_hidden()
        self.assertEqual(page.evaluate("location.hash"), table)
        self.assertAlmostEqual(scroller.evaluate("scroller => scroller.scrollTop"), top, delta=250)
        page.go_forward()
        expect(page.locator(".viewer")).to_be_visible()
        # Escape is a way back, too.
        page.keyboard.press("Escape")
        page.wait_for_function("table => location.hash === table", arg=table)

    def test_a_photo_has_an_address(self):
        page = self.gallery_page("Inbox")
        address = page.evaluate("""() =>
          `${location.hash}/p/${document.querySelector('.scroller').flow.list.item(6).id}`""")
        other = self.window(path=address)
        self.position(other, 7, 40)


class Culling(LargeTest):
    galleries = {"Inbox": 6}

    def test_keys_say_what_is_thought_of_a_photo(self):
        page = self.gallery_page("Inbox")
        viewer = self.open_large(page, "Inbox-000.jpg")
        page.keyboard.press("4")
        expect(viewer.get_by_role("button", name="4 stars")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#notice")).to_contain_text("4 stars")
        page.keyboard.press("p")
        pick = viewer.get_by_role("button", name="Pick", exact=True)
        expect(pick).to_have_attribute("aria-pressed", "true")
        self.eventually(page, lambda: self.values("flag")[0], "pick")
        self.assertEqual(self.values("rating")[0], 4)
        page.keyboard.press("u")
        self.eventually(page, lambda: self.values("flag")[0], None)
        page.keyboard.press("0")
        self.eventually(page, lambda: self.values("rating")[0] or 0, 0)
        expect(viewer.get_by_role("button", name="4 stars")).to_have_attribute("aria-pressed", "false")
        self.position(page, 1, 6)
        # Rejecting goes on.
        page.keyboard.press("x")
        self.position(page, 2, 6)
        self.eventually(page, lambda: self.values("flag")[:2], ["reject", None])
        frame = page.get_by_role("option", name="Inbox-000.jpg, rejected").locator("visible=true").last
        expect(frame).to_have_class(re.compile("rejected"))
        page.keyboard.press("Control+z")
        self.eventually(page, lambda: self.values("flag")[0], None)
        expect(page.locator(".frame.rejected:visible")).to_have_count(0)

    def test_quick_keys_count_in_their_order(self):
        page = self.gallery_page("Inbox")
        self.open_large(page, "Inbox-000.jpg")
        for key in "12345321":
            page.keyboard.press(key)
        page.keyboard.press(" ")
        for key in "543":
            page.keyboard.press(key)
        self.eventually(page, lambda: self.values("rating")[:2], [1, 3])

    def test_buttons_do_what_keys_do(self):
        page = self.gallery_page("Inbox")
        viewer = self.open_large(page, "Inbox-001.jpg")
        viewer.get_by_role("button", name="3 stars").click()
        viewer.get_by_role("button", name="Reject").click()
        self.eventually(page, lambda: (self.values("rating")[1], self.values("flag")[1]), (3, "reject"))
        # Once more takes it back.
        viewer.get_by_role("button", name="3 stars").click()
        viewer.get_by_role("button", name="Reject").click()
        self.eventually(page, lambda: (self.values("rating")[1] or 0, self.values("flag")[1]), (0, None))
        # Space is still the way to the next one.
        page.keyboard.press(" ")
        self.position(page, 3, 6)
        page.keyboard.press("Shift+ ")
        self.position(page, 2, 6)

    def test_brackets_turn_the_photo(self):
        page = self.gallery_page("Inbox")
        self.open_large(page, "Inbox-000.jpg")
        shape = lambda: page.locator(".viewer .plate").evaluate("p => p.offsetWidth > p.offsetHeight")
        before = shape()
        page.keyboard.press("]")
        self.eventually(page, shape, not before)
        self.eventually(page, lambda: self.photos()[0]["turn"], 90)
        page.keyboard.press("[")
        self.eventually(page, lambda: self.photos()[0].get("turn") or 0, 0)
        self.eventually(page, shape, before)

    def test_delete_goes_on_and_is_undone_from_its_notice(self):
        page = self.gallery_page("Inbox")
        viewer = self.open_large(page, "Inbox-002.jpg")
        page.keyboard.press("Delete")
        self.position(page, 3, 5)
        expect(viewer.locator(".plate > img")).to_have_attribute("alt", "Inbox-003.jpg")
        viewer.get_by_role("button", name="Undo", exact=True).click()
        self.position(page, 4, 6)
        self.assertEqual(self.library.show("Inbox"), names("Inbox", *range(6)))

    def test_the_last_photo_removed_closes(self):
        self.library.run("remove", "Inbox", "2-6")
        page = self.gallery_page("Inbox")
        self.open_large(page, "Inbox-000.jpg")
        page.keyboard.press("Delete")
        expect(page.locator(".viewer")).to_be_hidden()

    def test_the_same_keys_work_on_what_is_selected(self):
        page = self.gallery_page("Inbox")
        self.select(page, *names("Inbox", 1, 3))
        page.keyboard.press("5")
        expect(page.locator("#notice")).to_contain_text("5 stars for 2 photos")
        self.eventually(page, lambda: self.values("rating"), [None, 5, None, 5, None, None])
        page.keyboard.press("x")
        self.eventually(page, lambda: self.values("flag"), [None, "reject", None, "reject", None, None])
        page.locator("#notice").get_by_role("button", name="Undo", exact=True).click()
        self.eventually(page, lambda: self.values("flag"), [None] * 6)

    def test_a_failed_mark_is_taken_back_and_said(self):
        page = self.gallery_page("Inbox")
        viewer = self.open_large(page, "Inbox-000.jpg")
        error = {"error": {"code": "failed", "message": "the disk is full"}}
        page.route(re.compile("/values$"), lambda route: route.fulfill(status=409, json=error))
        page.keyboard.press("5")
        expect(page.locator("#notice")).to_contain_text("The disk is full")
        expect(viewer.get_by_role("button", name="5 stars")).to_have_attribute("aria-pressed", "false")

    def test_a_slideshow_goes_on_pauses_and_ends(self):
        page = self.gallery_page("Inbox")
        self.open_large(page, "Inbox-004.jpg")
        page.keyboard.press("s")
        expect(page.locator(".view.showing")).to_be_visible()
        # The picture has the whole window, and lies in its middle.
        page.wait_for_function("""() => {
          const box = document.querySelector('.viewer .plate').getBoundingClientRect();
          return Math.abs(box.left + box.right - innerWidth) < 2
            && Math.abs(box.top + box.bottom - innerHeight) < 2
            && (box.width > innerWidth - 2 || box.height > innerHeight - 2);
        }""")
        self.position(page, 6, 6)
        # After the last one comes the first one.
        self.position(page, 1, 6)
        page.keyboard.press(" ")
        expect(page.locator(".view.showing")).to_have_count(0)
        page.keyboard.press(" ")
        self.position(page, 2, 6)
        page.keyboard.press("Escape")
        expect(page.locator(".view.showing")).to_have_count(0)
        expect(page.locator(".viewer")).to_be_visible()
        page.keyboard.press("f")
        page.wait_for_function("() => document.fullscreenElement?.className.includes('view')")
        page.keyboard.press("f")
        page.wait_for_function("() => !document.fullscreenElement")


class Closely(LargeTest):
    galleries = {"Inbox": 6}

    def plate(self, page):
        return page.locator(".viewer .plate").bounding_box()

    def test_a_hundred_per_cent_has_the_originals_pixels(self):
        page = self.gallery_page("Inbox", viewport={"width": 900, "height": 600})
        self.open_large(page, "Inbox-000.jpg")
        width, height = (self.photos()[0][key] for key in ("width", "height"))
        self.assertGreater(width, 1024)
        fitted = self.plate(page)
        page.keyboard.press("z")
        box = self.plate(page)
        self.assertEqual((round(box["width"]), round(box["height"])), (width, height))
        page.wait_for_function("""() => {
          const tiles = [...document.querySelectorAll('.viewer .tiles img')];
          return tiles.length > 0 && tiles.every(tile => tile.complete && tile.naturalWidth > 0);
        }""")
        tiles = page.locator(".viewer .tiles img").evaluate_all(
            "tiles => tiles.map(t => [t.src, t.naturalWidth, Math.round(t.offsetWidth)])")
        for _, natural, shown in tiles:
            self.assertEqual(natural, shown)
        before = {source for source, *_ in tiles}
        # It is moved about by hand and by arrows; tiles come as they are seen.
        self.hand(page, (300, 300)).go((100, 200)).release()
        moved = self.plate(page)
        # A hand's first small steps may still be a click.
        self.assertAlmostEqual(box["x"] - moved["x"], 200, delta=5)
        self.assertAlmostEqual(box["y"] - moved["y"], 100, delta=5)
        page.keyboard.press("ArrowRight")
        self.assertLess(self.plate(page)["x"], moved["x"])
        self.position(page, 1, 6)
        after = page.locator(".viewer .tiles img").evaluate_all("tiles => tiles.map(t => t.src)")
        self.assertTrue(set(after) - before or len(before) == 15, (before, after))
        # A click shows the whole again.
        page.mouse.click(300, 300)
        self.assertEqual(self.plate(page), fitted)
        expect(page.locator(".viewer .tiles img")).to_have_count(0)

    def test_a_click_enlarges_what_is_clicked(self):
        page = self.gallery_page("Inbox", viewport={"width": 900, "height": 600})
        self.open_large(page, "Inbox-000.jpg")
        box = self.plate(page)
        stage = page.locator(".viewer .stage").bounding_box()
        page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
        large = self.plate(page)
        middle = stage["x"] + stage["width"] / 2
        self.assertAlmostEqual(large["x"] + large["width"] * 0.5, middle, delta=2)
        # With Ctrl, a wheel enlarges around the pointer.
        page.keyboard.press("z")
        page.mouse.move(box["x"] + 50, box["y"] + 40)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -100)
        page.keyboard.up("Control")
        page.wait_for_function("() => document.querySelector('.viewer .stage').classList.contains('large')")
        self.assertGreater(self.plate(page)["width"], box["width"])
        # The next photo is as large.
        page.keyboard.press(" ")
        self.position(page, 2, 6)
        expect(page.locator(".viewer .stage.large")).to_have_count(1)


class Comparing(LargeTest):
    galleries = {"Inbox": 6}

    def compare(self, page, *photos):
        self.select(page, *photos)
        page.keyboard.press("c")
        dialog = page.get_by_role("dialog", name="Compare")
        expect(dialog.locator(".panel")).to_have_count(len(photos))
        return dialog

    def test_photos_are_side_by_side_and_move_in_step(self):
        page = self.gallery_page("Inbox")
        dialog = self.compare(page, *names("Inbox", 0, 2, 3))
        expect(dialog.locator(".panel .name")).to_have_text(names("Inbox", 0, 2, 3))
        boxes = [panel.bounding_box() for panel in dialog.locator(".panel").all()]
        self.assertEqual(len({box["y"] for box in boxes}), 1)
        page.keyboard.press("z")
        expect(dialog.locator(".stage.large")).to_have_count(3)
        self.hand(page, (150, 300)).go((90, 260)).release()
        middles = dialog.locator(".panel").evaluate_all("""panels => panels.map(panel => {
          const [stage, plate] = ['.stage', '.plate']
            .map(part => panel.querySelector(part).getBoundingClientRect());
          return Math.round(100 * (stage.x + stage.width / 2 - plate.x) / plate.width);
        })""")
        self.assertEqual(len(set(middles)), 1, middles)
        page.keyboard.press("Escape")
        expect(page.locator(".compare")).to_have_count(0)
        expect(page.get_by_role("listbox")).to_be_focused()

    def test_one_is_kept_and_one_rejected_and_the_last_gives_way(self):
        page = self.gallery_page("Inbox")
        dialog = self.compare(page, *names("Inbox", 0, 1))
        page.keyboard.press("p")
        dialog.get_by_role("group", name="Inbox-001.jpg").get_by_role("button", name="Reject").click()
        self.eventually(page, lambda: self.values("flag")[:2], ["pick", "reject"])
        page.keyboard.press("ArrowRight")
        expect(dialog.locator(".panel .name")).to_have_text(names("Inbox", 0, 2))
        page.keyboard.press("3")
        self.eventually(page, lambda: self.values("rating")[:3], [None, None, 3])
        page.keyboard.press("ArrowLeft")
        expect(dialog.locator(".panel .name")).to_have_text(names("Inbox", 0, 1))

    def test_panels_keep_their_pictures_and_buttons(self):
        for width, height in [(1000, 760), (390, 844)]:
            for count in (2, 4):
                with self.subTest(width=width, count=count):
                    page = self.gallery_page("Inbox", viewport={"width": width, "height": height})
                    dialog = self.compare(page, *names("Inbox", *range(count)))
                    outside = dialog.locator(".panel").evaluate_all("""panels => panels.flatMap(panel => {
                      const frame = panel.getBoundingClientRect();
                      return [...panel.querySelectorAll('.plate, button')].filter(part => {
                        const box = part.getBoundingClientRect();
                        return box.left < frame.left || box.right > frame.right + 0.5
                          || box.top < frame.top || box.bottom > frame.bottom + 0.5;
                      }).map(part => part.className);
                    })""")
                    self.assertEqual(outside, [])
                    page.context.close()

    def test_one_photo_is_not_compared(self):
        page = self.gallery_page("Inbox")
        self.select(page, "Inbox-001.jpg")
        page.keyboard.press("c")
        expect(page.locator("#notice")).to_contain_text("Select two to four photos")


class ByFinger(LargeTest):
    galleries = {"Inbox": 6}

    def test_fingers_leaf_enlarge_and_close(self):
        phone = {"width": 390, "height": 844}
        page = self.gallery_page("Inbox", viewport=phone, has_touch=True, is_mobile=True)
        page.evaluate("""() => {
          location.hash += `/p/${document.querySelector('.scroller').flow.list.item(1).id}`;
        }""")
        self.position(page, 2, 6)
        self.sharp(page)
        touch = self.fingers(page)
        hand = Hand(page, touch=True)

        def swipe(x, y, to_x, to_y):
            hand.down((x, y)).go((to_x, to_y)).release()

        swipe(300, 400, 100, 410)
        self.position(page, 3, 6)
        swipe(100, 400, 300, 390)
        self.position(page, 2, 6)
        for _ in range(2):
            touch("touchStart", (195, 380))
            touch("touchEnd")
        expect(page.locator(".viewer .stage.large")).to_be_visible()
        # An enlarged photo is moved, not left.
        swipe(300, 400, 200, 400)
        self.position(page, 2, 6)
        touch("touchStart", (180, 380), (220, 380))
        for gap in (15, 8, 4, 2, 1):
            touch("touchMove", (200 - gap, 380), (200 + gap, 380))
        touch("touchEnd")
        expect(page.locator(".viewer .stage.large")).to_have_count(0)
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        for button in page.locator(".culling button:visible").all():
            box = button.bounding_box()
            self.assertGreaterEqual(min(box["width"], box["height"]), 43.5)
            self.assertGreater(box["y"], 844 * 0.6)
        page.get_by_role("button", name="Details").tap()
        expect(page.get_by_text("Inbox-001.jpg", exact=True).locator("visible=true")).to_be_in_viewport()
        self.assert_accessible(page)
        page.get_by_role("button", name="Details").tap()
        swipe(200, 250, 205, 480)
        expect(page.locator(".viewer")).to_be_hidden()
        page.wait_for_function("() => !location.hash.includes('/p/')")

    def test_a_photo_that_was_looked_at_is_not_selected(self):
        phone = {"width": 390, "height": 844}
        page = self.gallery_page("Inbox", viewport=phone, has_touch=True, is_mobile=True)
        for number in (0, 1):
            # The next tap opens, too.
            self.cell(page, names("Inbox", number)[0]).tap()
            self.position(page, number + 1, 6)
            page.get_by_role("button", name="Close").tap()
            expect(page.locator(".viewer")).to_be_hidden()
            expect(page.get_by_role("listbox")).to_be_focused()
            expect(page.locator(".cell[aria-selected=true]")).to_have_count(0)

    def test_axe_finds_no_serious_problem_in_large_views(self):
        desk, phone = {"width": 1000, "height": 760}, {"width": 390, "height": 844}
        for scheme, viewport in [("light", desk), ("dark", phone)]:
            with self.subTest(scheme):
                page = self.gallery_page("Inbox", color_scheme=scheme, viewport=viewport)
                self.open_large(page, "Inbox-001.jpg")
                page.keyboard.press("4")
                expect(page.locator("#notice")).to_be_visible()
                self.assert_accessible(page)
                page.keyboard.press("z")
                self.assert_accessible(page)
                page.keyboard.press("s")
                expect(page.locator(".view.showing")).to_be_visible()
                self.assert_accessible(page)
                page.keyboard.press("Escape")
                page.keyboard.press("Escape")
                expect(page.locator(".viewer")).to_be_hidden()
                self.select(page, "Inbox-000.jpg", "Inbox-002.jpg")
                page.keyboard.press("c")
                expect(page.locator(".compare .panel")).to_have_count(3)
                self.assert_accessible(page)

    def test_the_live_region_says_place_and_marks(self):
        self.library.run("rate", "Inbox", "2", "3")
        page = self.gallery_page("Inbox")
        self.open_large(page, "Inbox-000.jpg")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".viewer #announcer")).to_have_text(re.compile("Inbox-001.jpg, photo 2, 3 stars"))
        # The focus stays inside.
        for _ in range(30):
            page.keyboard.press("Tab")
            outside = "document.activeElement !== document.body && !document.activeElement.closest('.viewer')"
            self.assertFalse(page.evaluate(outside))


class Favourites(LargeTest):
    galleries = {"Inbox": 4}
    options = ["--read-only", "--guests-pick"]

    def test_a_heart_is_within_a_thumbs_reach_and_covers_nothing(self):
        page = self.gallery_page("Inbox", viewport={"width": 390, "height": 844}, has_touch=True)
        viewer = self.open_large(page, "Inbox-001.jpg")
        heart = viewer.get_by_role("button", name="Favourite")
        box = heart.bounding_box()
        self.assertGreaterEqual(min(box["width"], box["height"]), 43.5)
        self.assertGreater(box["y"], 844 * 0.6)
        heart.tap()
        expect(heart).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("ArrowRight")
        expect(heart).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("l")
        expect(heart).to_have_attribute("aria-pressed", "true")
        self.eventually(page, lambda: len(self.photos("Guests' picks")), 2)
        self.assert_accessible(page)

    def test_who_leafs_sees_each_photos_own_heart_at_once(self):
        page = self.gallery_page("Inbox")
        heart = self.open_large(page, "Inbox-001.jpg").get_by_role("button", name="Favourite")
        heart.click()
        hearts = page.evaluate("""heart => ["ArrowRight", "ArrowLeft"].map(key => {
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          return heart.getAttribute("aria-pressed");
        })""", heart.element_handle())
        self.assertEqual(hearts, ["false", "true"])


class Guests(LargeTest):
    galleries = {"Inbox": 4}
    options = ["--read-only"]

    def test_guests_look_and_say_nothing(self):
        page = self.gallery_page("Inbox")
        viewer = self.open_large(page, "Inbox-001.jpg")
        for name in ("3 stars", "Pick", "Turn left", "Remove from gallery"):
            expect(viewer.get_by_role("button", name=name)).to_have_count(0)
        for key in ("4", "x", "]", "Delete"):
            page.keyboard.press(key)
        self.position(page, 2, 4)
        page.keyboard.press(" ")
        self.position(page, 3, 4)
        self.assertEqual(self.values("rating"), [None] * 4)

    def test_a_hundred_per_cent_is_a_larger_view_and_no_tile_of_the_original(self):
        page = self.gallery_page("Inbox")
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        self.open_large(page, "Inbox-000.jpg")
        # Whole, it is not larger than its place.
        self.assertIn("edge=1024", [url for url in asked if "/large/" in url][0])
        page.keyboard.press("z")
        page.wait_for_function("""() => {
          const picture = document.querySelector('.viewer .plate > img');
          return picture.src.includes('edge=4096') && picture.naturalWidth === picture.clientWidth;
        }""")
        self.assertEqual([url for url in asked if "/tile/" in url], [])
