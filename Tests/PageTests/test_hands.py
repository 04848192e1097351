"""What hands do besides dragging from here to there: keys while holding, cutting and pasting, other panes."""

import re

from playwright.sync_api import expect

from served import names
from slow import SlowTest


class Hands(SlowTest):
    galleries = {"Inbox": 12, "Keep": 6}

    def test_pasting_where_it_was_cut_changes_nothing(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        for letter in "cx":
            page.keyboard.press(f"Control+{letter}")
            page.keyboard.press("Control+v")
            expect(page.locator("#notice")).to_contain_text("Not moved")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_pasting_goes_to_the_keyboards_photo(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        page.keyboard.press("Control+x")
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Control+v")
        self.assert_order(page, "Inbox", names("Inbox", 1, 2, 3, 4, 5, 0, *range(6, 12)))

    def test_in_its_own_gallery_a_photo_is_moved_whatever_is_pressed(self):
        page = self.gallery_page("Inbox", "Keep")
        page.keyboard.down("Alt")
        self.drag(page, "Inbox-001.jpg", "Inbox-004.jpg", drop=False)
        expect(page.locator(".carry")).not_to_have_class("carry copying")
        page.mouse.move(*self.center(page, "Keep-002.jpg"), steps=6)
        expect(page.locator(".carry")).to_have_class("carry copying")
        page.mouse.up()
        page.keyboard.up("Alt")
        self.assert_order(page, "Keep", names("Keep", 0, 1) + names("Inbox", 1) + names("Keep", 2, 3, 4, 5))
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_what_is_dropped_in_another_pane_is_selected_there(self):
        page = self.gallery_page("Inbox", "Keep")
        self.drag(page, "Inbox-001.jpg", "Keep-002.jpg")
        there = page.get_by_role("listbox", name="Photos of Keep").locator("[aria-selected=true]")
        expect(there).to_have_count(1)
        expect(there).to_have_attribute("aria-label", re.compile("^Inbox-001.jpg"))
        here = page.get_by_role("listbox", name="Photos of Inbox").locator("[aria-selected=true]")
        expect(here).to_have_count(0)

    def test_held_photos_go_to_a_position_or_to_the_end(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        for key in ("Home", "Space", "g"):
            page.keyboard.press(key)
        page.get_by_label("Position").fill("5")
        page.keyboard.press("Enter")
        expect(page.locator("#announcer")).to_contain_text("Position 5 of 12")
        page.keyboard.press("Enter")
        self.assert_order(page, "Inbox", names("Inbox", 1, 2, 3, 4, 0, *range(5, 12)))
        self.drag(page, "Inbox-001.jpg", "Inbox-003.jpg", drop=False)
        page.keyboard.press("End")
        expect(page.locator("#announcer")).to_contain_text("Position 12 of 12")
        page.mouse.up()
        self.assert_order(page, "Inbox", names("Inbox", 2, 3, 4, 0, *range(5, 12), 1))

    def test_escape_ends_the_question_and_then_the_hold(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        for key in ("Home", "Space", "g"):
            page.keyboard.press(key)
        expect(page.get_by_label("Position")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator("body.holding")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("body:not(.holding)")).to_be_visible()
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_a_far_drag_that_moves_nothing_says_so(self):
        page = self.gallery_page("Inbox", "Keep")
        self.library.run("gallery", "lock", "Keep")
        expect(page.get_by_text("locked")).to_be_visible()
        self.drag(page, "Inbox-001.jpg", "Keep-002.jpg")
        expect(page.locator("#notice")).to_contain_text("Not moved: 'Keep' is locked.")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
