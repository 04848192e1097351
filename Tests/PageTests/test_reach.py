"""Reaching: one click opens, ticks and long presses select; the scrubber, the dock, the choice of a gallery."""

import re

from playwright.sync_api import expect

from served import PageTest, names


class Clicking(PageTest):
    galleries = {"Inbox": 12, "Keep": 6}

    def selected(self, page, count):
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(count)

    def test_a_click_opens_a_gallery_and_a_photo(self):
        page = self.window()
        page.get_by_role("option", name=re.compile("^Inbox,")).click()
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        self.rest(page)
        self.cell(page, "Inbox-003.jpg").click()
        expect(page.get_by_role("dialog").get_by_text("4 of 12")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".cell.active")).to_have_attribute("aria-posinset", "5")

    def test_a_double_click_opens_the_gallery_and_no_photo(self):
        page = self.window()
        page.get_by_role("option", name=re.compile("^Inbox,")).dblclick()
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        self.rest(page)
        page.wait_for_timeout(300)
        expect(page.get_by_role("dialog")).to_have_count(0)
        self.selected(page, 0)

    def test_cells_are_links_that_the_browser_can_follow_by_itself(self):
        page = self.window()
        tile = page.get_by_role("option", name=re.compile("^Inbox,"))
        self.assertRegex(tile.get_attribute("href"), r"^#/g/\d+$")
        with page.context.expect_page() as other:
            tile.click(button="middle")
        other.value.close()
        expect(page.get_by_role("option", name=re.compile("^Keep,"))).to_be_visible()
        page.keyboard.press("ArrowRight")
        tile.click()
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        self.assertRegex(self.cell(page, "Inbox-002.jpg").get_attribute("href"), r"^#/g/\d+/p/\d+$")

    def test_the_tick_selects_and_the_picture_opens(self):
        page = self.gallery_page("Inbox")
        for name in names("Inbox", 4, 2):
            box = self.cell(page, name).bounding_box()
            page.mouse.click(box["x"] + 16, box["y"] + 16)
        self.selected(page, 2)
        expect(page.get_by_role("dialog")).to_have_count(0)
        tick = self.cell(page, "Inbox-000.jpg").evaluate("c => getComputedStyle(c, '::after').content")
        self.assertNotEqual(tick, "none")
        # Off again by the same tick; another photo opens, and the selection stays.
        box = self.cell(page, "Inbox-004.jpg").bounding_box()
        page.mouse.click(box["x"] + 16, box["y"] + 16)
        self.selected(page, 1)
        self.cell(page, "Inbox-007.jpg").click()
        expect(page.get_by_role("dialog").get_by_text("8 of 12")).to_be_visible()

    def test_keys_with_a_click_select(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-002.jpg")
        self.cell(page, "Inbox-005.jpg").click(modifiers=["Shift"])
        self.selected(page, 4)
        self.pick(page, "Inbox-003.jpg")
        self.selected(page, 3)
        self.assertEqual(len(page.context.pages), 1)
        expect(page.get_by_role("dialog")).to_have_count(0)

    def test_a_tap_opens_and_selects_while_something_is_selected(self):
        page = self.gallery_page("Inbox", has_touch=True)
        finger = self.fingers(page)
        finger("touchStart", self.center(page, "Inbox-002.jpg"))
        self.selected(page, 1)
        finger("touchEnd")
        self.cell(page, "Inbox-005.jpg").tap()
        self.selected(page, 2)
        expect(page.get_by_role("dialog")).to_have_count(0)
        for name in names("Inbox", 2, 5):
            self.cell(page, name).tap()
        self.selected(page, 0)
        self.cell(page, "Inbox-005.jpg").tap()
        expect(page.get_by_role("dialog").get_by_text("6 of 12")).to_be_visible()

    def test_a_screen_readers_click_opens(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-001.jpg").evaluate("cell => cell.click()")
        expect(page.get_by_role("dialog").get_by_text("2 of 12")).to_be_visible()


class Far(PageTest):
    galleries = {"Long": 300}

    def rail(self, page):
        rail = page.get_by_role("slider", name="Place in Long")
        expect(rail).to_be_visible()
        return rail, rail.bounding_box()

    def height(self, box, part):
        """Where a part of the list is on the rail: the thumb's middle goes so far."""
        return box["y"] + 22 + part * (box["height"] - 44)

    def test_the_rail_goes_anywhere_at_once_and_says_where(self):
        page = self.gallery_page("Long", viewport={"width": 600, "height": 500})
        rail, box = self.rail(page)
        x = box["x"] + box["width"] / 2
        page.mouse.move(x, box["y"] + box["height"] / 2)
        expect(rail.locator(".label")).to_contain_text(re.compile(r"1[45]\d of 300"))
        page.mouse.down()
        expect(self.cell(page, "Long-149.jpg")).to_be_in_viewport()
        page.mouse.move(x, box["y"] + box["height"] + 40, steps=4)
        expect(rail.locator(".label")).to_contain_text("300 of 300")
        page.mouse.up()
        expect(self.cell(page, "Long-299.jpg")).to_be_in_viewport()
        expect(rail).to_have_attribute("aria-valuenow", re.compile(r"^2[89]\d$"))
        rail.focus()
        page.keyboard.press("Home")
        expect(self.cell(page, "Long-000.jpg")).to_be_in_viewport()

    def test_what_is_held_goes_along_the_rail_to_any_position(self):
        page = self.gallery_page("Long", viewport={"width": 600, "height": 500})
        _, box = self.rail(page)
        self.drag(page, "Long-000.jpg", onto=(box["x"] + 6, box["y"] + 60), drop=False)
        page.mouse.move(box["x"] + 6, self.height(box, 0.9), steps=5)
        expect(self.cell(page, "Long-270.jpg")).to_be_in_viewport()
        # From there to a certain cell, as anywhere.
        self.rest(page)
        position = int(self.cell(page, "Long-270.jpg").get_attribute("aria-posinset"))
        page.mouse.move(*self.center(page, "Long-270.jpg"), steps=10)
        page.mouse.up()
        page.locator("body:not(.holding)").wait_for()
        self.assertEqual(self.library.show("Long").index("Long-000.jpg"), position - 1)
        # Dropped on the rail itself: there.
        page.evaluate("document.querySelector('.scroller').scrollTop = 0")
        _, box = self.rail(page)
        self.drag(page, "Long-001.jpg", onto=(box["x"] + 6, self.height(box, 1)), steps=4)
        self.assertEqual(self.library.show("Long").index("Long-001.jpg"), 299)

    def test_scrolling_at_an_edge_grows_faster_and_a_band_selects_all_it_passes(self):
        page = self.gallery_page("Long", viewport={"width": 600, "height": 500})
        first = self.cell(page, "Long-000.jpg").bounding_box()
        page.mouse.move(first["x"] - 4, first["y"] - 4)
        page.mouse.down()
        page.mouse.move(first["x"] + 400, 495, steps=6)
        page.wait_for_function("""() => {
          const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.scroller');
          return scrollTop + clientHeight >= scrollHeight - 1;
        }""")
        page.mouse.move(590, 495)
        page.mouse.up()
        page.wait_for_function("() => document.querySelector('.scroller').flow.selection.size === 300")

    def test_a_small_gallery_has_no_rail(self):
        self.library.gallery("Short", 4)
        page = self.gallery_page("Short")
        expect(page.locator(".scrubber")).to_be_hidden()
