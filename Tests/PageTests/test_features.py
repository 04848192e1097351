"""Photos that span several cells, wherever they are: by the corner, the menu and keys."""

import re

from playwright.sync_api import expect

from hand import Hand
from lying import LyingTest
from served import names


class Features(LyingTest):
    galleries = {"Inbox": 14}

    def choose_size(self, page, name, size):
        self.cell(page, name).click(button="right")
        page.get_by_role("menuitem", name="Size").click()
        page.get_by_role("menuitemcheckbox", name=size).click()

    def assert_spans(self, page, expected):
        self.eventually(page, lambda: self.spans(page), expected)
        self.assert_frames_are_the_servers(page)

    def step(self, page):
        """How far a cell's edge is from the next one's."""
        step = page.evaluate("document.querySelector('.scroller').flow.layout.step")
        return step["x"], step["y"]

    def assert_size(self, page, name, columns, rows):
        """A photo's frame covers so many cells and the gaps between them."""
        step, (_, _, w, h) = self.step(page), self.frames(page)[name]
        one = min(w for _, _, w, _ in self.frames(page).values())
        self.assertAlmostEqual(w, one + (columns - 1) * step[0], delta=1)
        self.assertAlmostEqual(h, one + (rows - 1) * step[1], delta=1)

    def corner(self, page, name):
        """The point of a photo's corner, with the pointer there."""
        self.rest(page)
        box = self.cell(page, name).bounding_box()
        self.cell(page, name).hover()
        expect(page.locator(".corner.feature")).to_be_visible()
        return box["x"] + box["width"] - 8, box["y"] + box["height"] - 8

    def test_a_menu_makes_a_photo_larger_and_usual_again(self):
        page = self.gallery_page("Inbox")
        self.choose_size(page, "Inbox-005.jpg", "2 × 2")
        expect(page.locator("#notice")).to_contain_text("A photo of 2 × 2 cells")
        self.assert_spans(page, {"Inbox-005.jpg": "2x2"})
        self.assert_size(page, "Inbox-005.jpg", 2, 2)
        self.assertEqual(self.shown(page), names("Inbox", *range(14)))
        page.locator("#notice").get_by_role("button", name="Undo").click()
        self.assert_spans(page, {})
        page.keyboard.press("Control+Shift+z")
        self.assert_spans(page, {"Inbox-005.jpg": "2x2"})
        self.cell(page, "Inbox-005.jpg").click(button="right")
        menu = page.get_by_role("menu")
        place = menu.bounding_box()
        page.get_by_role("menuitem", name="Size").click()
        expect(page.get_by_role("menuitemcheckbox", name="2 × 2")).to_have_attribute("aria-checked", "true")
        # The hand is still where it asked.
        self.assertAlmostEqual(menu.bounding_box()["x"], place["x"], delta=40)
        self.assertGreaterEqual(menu.bounding_box()["y"], place["y"])
        page.get_by_role("menuitemcheckbox", name="As the others").click()
        self.assert_spans(page, {})

    def test_a_corner_that_is_dragged_shows_the_size_at_once_and_then_saves_it(self):
        # High enough for a large photo's corner to be above the notice.
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1000})
        x, y = self.corner(page, "Inbox-005.jpg")
        across, down = self.step(page)
        hand = self.hand(page, (x, y))
        hand.go((x + across, y + down))
        page.wait_for_function(
            """step => document.querySelector('[aria-label^="Inbox-005.jpg"]').offsetWidth > step""",
            arg=across)
        self.assertEqual(self.spans(page), {})
        hand.release()
        expect(page.locator("#notice")).to_contain_text("A photo of 2 × 2 cells")
        self.assert_spans(page, {"Inbox-005.jpg": "2x2"})
        self.assert_size(page, "Inbox-005.jpg", 2, 2)
        # And back by the same corner.
        x, y = self.corner(page, "Inbox-005.jpg")
        self.hand(page, (x, y)).go((x - across, y - down)).release()
        expect(page.locator("#notice")).to_contain_text("of the usual size")
        self.assert_spans(page, {})

    def test_the_size_is_that_of_the_photo_whose_corner_was_held_when_others_come_before_it(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1000})
        x, y = self.corner(page, "Inbox-005.jpg")
        hand = self.hand(page, (x, y))
        hand.go((x + 150, y + 100))
        self.library.run("reorder", "Inbox", "--move", "14", "--to", "1")
        self.eventually(page, lambda: self.shown(page)[0], "Inbox-013.jpg")
        hand.release()
        self.eventually(page, lambda: list(self.spans(page)), ["Inbox-005.jpg"])

    def test_escape_gives_the_corner_up_and_a_click_selects(self):
        page = self.gallery_page("Inbox")
        before = self.frames(page)
        x, y = self.corner(page, "Inbox-002.jpg")
        across, down = self.step(page)
        hand = self.hand(page, (x, y))
        hand.go((x, y + down))
        page.wait_for_function(
            """step => document.querySelector('[aria-label^="Inbox-002.jpg"]').offsetHeight > step""",
            arg=down)
        page.keyboard.press("Escape")
        self.eventually(page, lambda: self.frames(page), before)
        hand.release()
        self.assert_spans(page, {})
        self.hand(page, self.corner(page, "Inbox-003.jpg")).release()
        expect(self.cell(page, "Inbox-003.jpg")).to_have_attribute("aria-selected", "true")

    def test_beside_its_corner_a_small_photo_is_dragged(self):
        kept = [{"name": "pholio-side", "value": "80"}]
        state = {"cookies": [], "origins": [{"origin": self.address.split("/?")[0], "localStorage": kept}]}
        order = names("Inbox", *range(14))
        for touch in (False, True):
            page = self.gallery_page(
                "Inbox", storage_state=state, has_touch=touch, viewport={"width": 420, "height": 860})
            for moved, onto in [(0, 6), (5, 2)]:
                page.keyboard.press("Escape")
                self.pick(page, order[moved])
                self.rest(page)
                box = self.cell(page, order[moved]).bounding_box()
                self.assertLess(box["width"], 84)
                start = box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.7
                self.drag(page, start, order[onto], touch=touch)
                order.insert(onto, order.pop(moved))
                self.assert_order(page, "Inbox", order)
            self.assertEqual(self.spans(page), {})
            page.context.close()

    def test_by_touch(self):
        page = self.gallery_page("Inbox", has_touch=True)
        finger = self.fingers(page)
        finger("touchStart", self.center(page, "Inbox-005.jpg"))
        expect(page.locator(".corner.feature")).to_be_visible()
        finger("touchEnd")
        box = self.cell(page, "Inbox-005.jpg").bounding_box()
        x, y = box["x"] + box["width"] - 10, box["y"] + box["height"] - 10
        across, _ = self.step(page)
        Hand(page, touch=True).down((x, y)).go((x + across, y)).release()
        expect(page.locator("#notice")).to_contain_text("A photo of 2 × 1 cells")
        self.assert_spans(page, {"Inbox-005.jpg": "2x1"})

    def test_by_keyboard(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+F10")
        expect(page.get_by_role("menu")).to_be_visible()
        page.keyboard.press("s")
        expect(page.get_by_role("menuitem", name="Size")).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("2")
        expect(page.get_by_role("menuitemcheckbox", name="2 × 2")).to_be_focused()
        page.keyboard.press("Enter")
        self.assert_spans(page, {"Inbox-002.jpg": "2x2"})
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.press("Control+z")
        self.assert_spans(page, {})

    def test_a_move_takes_the_size_along_and_nothing_flickers(self):
        page = self.gallery_page("Inbox")
        self.choose_size(page, "Inbox-005.jpg", "2 × 2")
        self.assert_spans(page, {"Inbox-005.jpg": "2x2"})
        self.rest(page)
        before = self.frames_by_position(page)
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-008.jpg", drop=False)
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "9")
        # The places stay as long as it is held, and change once when it is dropped.
        self.assertEqual(self.frames_by_position(page), before)
        self.rest(page)
        x, y = self.center(page, "Inbox-001.jpg")
        self.watch_frames(page)
        for step in range(30):
            hand.go((x + step % 3, y + (step * 7) % 5), steps=1)
        hand.rest()
        self.assertEqual(self.seen_frames(page), 1)
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 5, 6, 7, 8, 1, *range(9, 14)))
        self.assert_spans(page, {"Inbox-005.jpg": "2x2"})
        self.assertLessEqual(self.seen_frames(page), 2)
        self.drag(page, "Inbox-005.jpg", "Inbox-002.jpg")
        self.assert_spans(page, {"Inbox-005.jpg": "2x2"})
        self.assert_size(page, "Inbox-005.jpg", 2, 2)

    def test_several_are_made_larger_as_one_change(self):
        page = self.gallery_page("Inbox")
        for name in names("Inbox", 3, 8):
            self.pick(page, name)
        self.choose_size(page, "Inbox-008.jpg", "2 × 2")
        self.assert_spans(page, {"Inbox-003.jpg": "2x2", "Inbox-008.jpg": "2x2"})
        page.keyboard.press("Control+z")
        self.assert_spans(page, {})

    def test_the_first_photo_is_the_drop_cap(self):
        page = self.gallery_page("Inbox")
        self.choose_size(page, "Inbox-000.jpg", "2 × 2")
        expect(page.locator("#notice")).to_contain_text("The first is 2 × 2 cells")
        self.assert_spans(page, {})
        self.assert_size(page, "Inbox-000.jpg", 2, 2)
        self.cell(page, "Inbox-000.jpg").hover()
        expect(page.locator(".corner.feature")).to_be_hidden()

    def test_how_large_the_first_photo_is_can_be_undone(self):
        page = self.gallery_page("Inbox")
        first = self.cell(page, "Inbox-000.jpg")
        usual = first.bounding_box()["width"]
        self.choose_size(page, "Inbox-000.jpg", "2 × 2")
        self.eventually(page, lambda: first.bounding_box()["width"] > 1.9 * usual, True)
        page.locator("#notice").get_by_role("button", name="Undo").click()
        self.eventually(page, lambda: first.bounding_box()["width"], usual)
        expect(page.locator("#notice")).to_contain_text("The first is as large as the others")

    def test_another_window_shows_it(self):
        one, two = self.gallery_page("Inbox"), self.gallery_page("Inbox")
        self.choose_size(one, "Inbox-004.jpg", "2 × 2")
        self.assert_spans(two, {"Inbox-004.jpg": "2x2"})
        self.assert_size(two, "Inbox-004.jpg", 2, 2)

    def test_who_may_only_look_gets_no_corner(self):
        self.library.run("gallery", "lock", "Inbox")
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-003.jpg").hover()
        expect(page.locator(".corner:visible")).to_have_count(0)
        self.cell(page, "Inbox-003.jpg").click(button="right")
        expect(page.get_by_role("menuitem", name=re.compile("^Size"))).to_be_disabled()
