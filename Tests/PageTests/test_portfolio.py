"""The galleries themselves: dragged into order, made, renamed, locked, capped, deleted and brought back."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from served import PageTest, names


class Portfolio(PageTest):
    galleries = {"Alps": 3, "Berlin": 3, "Coast": 3, "Dunes": 2}

    def tile(self, page, name):
        return page.get_by_role("option", name=f"{name},")

    def assert_galleries(self, page, expected):
        for position, name in enumerate(expected, 1):
            expect(self.tile(page, name)).to_have_attribute("aria-posinset", str(position))
        self.eventually(page, self.library.galleries, expected)

    def gallery(self, name):
        answer = json.loads(self.library.run("galleries", "--json"))
        galleries = answer["galleries"] if isinstance(answer, dict) else answer
        return next((gallery for gallery in galleries if gallery["name"] == name), None)

    def test_tiles_are_dragged_into_order(self):
        page = self.window()
        self.rest(page)
        box, to = self.tile(page, "Alps").bounding_box(), self.tile(page, "Coast").bounding_box()
        hand = self.hand(page, (box["x"] + 80, box["y"] + 80))
        hand.go((box["x"] + 90, box["y"] + 90))
        page.locator(".carry").wait_for()
        hand.go((to["x"] + 80, to["y"] + 80)).release()
        self.assert_galleries(page, ["Berlin", "Coast", "Alps", "Dunes"])
        page.locator("body:not(.holding)").wait_for()
        page.keyboard.press("Control+z")
        self.assert_galleries(page, ["Alps", "Berlin", "Coast", "Dunes"])

    def test_all_of_them_have_a_sheet(self):
        page = self.window()
        self.from_menu(page, "Sheet", menu="More")
        expect(page.get_by_role("img", name="Page 1 of 1")).to_be_visible()
        expect(page.locator(".sheet .status")).to_contain_text("4 galleries")
        with page.expect_download() as download:
            page.get_by_role("button", name="JPEG").click()
        self.assertEqual(download.value.suggested_filename, "Galleries.jpg")
        sheet = self.library.folder / "sheet.jpg"
        self.library.run("sheet", "--galleries", "-o", sheet, "--title", "Galleries")
        self.assertEqual(Path(download.value.path()).read_bytes(), sheet.read_bytes())

    def test_by_keyboard(self):
        page = self.window()
        page.get_by_role("listbox").focus()
        page.keyboard.press("End")
        page.keyboard.press("Space")
        expect(page.locator("#announcer")).to_contain_text("held, from position 4")
        page.keyboard.press("Home")
        expect(page.locator("#announcer")).to_contain_text("Position 1 of 4")
        page.keyboard.press("Enter")
        self.assert_galleries(page, ["Dunes", "Alps", "Berlin", "Coast"])
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Alps", exact=True)).to_be_visible()

    def test_made_renamed_and_deleted(self):
        page = self.window()
        page.get_by_role("button", name="New gallery", exact=True).click()
        page.get_by_role("textbox", name="Name").fill("<b>Elbe</b>")
        page.keyboard.press("Enter")
        expect(self.tile(page, "<b>Elbe</b>")).to_be_visible()
        self.assert_galleries(page, ["Alps", "Berlin", "Coast", "Dunes", "<b>Elbe</b>"])
        self.tile(page, "Berlin").click(button="right")
        page.get_by_role("menuitem", name="Rename").click()
        page.get_by_role("textbox", name="Name").fill("Alps")
        page.get_by_role("button", name="Rename", exact=True).click()
        expect(page.locator("#notice")).to_contain_text("Alps")
        self.tile(page, "Berlin").click(button="right")
        page.get_by_role("menuitem", name="Rename").click()
        page.get_by_role("textbox", name="Name").fill("Bern")
        page.get_by_role("button", name="Rename", exact=True).click()
        self.assert_galleries(page, ["Alps", "Bern", "Coast", "Dunes", "<b>Elbe</b>"])
        self.tile(page, "Coast").click(button="right")
        page.get_by_role("menuitem", name="Delete").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
        expect(self.tile(page, "Coast")).to_have_count(0)
        self.assert_galleries(page, ["Alps", "Bern", "Dunes", "<b>Elbe</b>"])
        page.locator("#notice").get_by_role("button", name="Undo").click()
        expect(self.tile(page, "Coast")).to_be_visible()
        self.eventually(page, lambda: self.library.show("Coast"), names("Coast", 0, 1, 2))

    def test_locked_and_given_a_cap(self):
        page = self.window()
        self.tile(page, "Alps").click(button="right")
        page.get_by_role("menuitem", name="Lock").click()
        expect(self.tile(page, "Alps")).to_have_accessible_name(re.compile("Alps, 3 photos, .*locked"))
        self.tile(page, "Berlin").click()
        expect(page.get_by_role("heading", name="Berlin", exact=True)).to_be_visible()
        self.from_menu(page, "Large first photo")
        page.get_by_role("menuitemcheckbox", name="2 × 2").click()
        expect(page.locator("#notice")).to_contain_text("2 × 2")
        page.wait_for_function(
            """() => {
              const cell = n => document.querySelector(`[aria-label^="Berlin-00${n}.jpg"]`);
              const [cap, other] = [0, 1].map(n => cell(n).offsetWidth);
              return cap > 1.9 * other;
            }""")
        self.rest(page)
        cap = page.get_by_role("option", name="Berlin-000.jpg").bounding_box()
        other = page.get_by_role("option", name="Berlin-001.jpg").bounding_box()
        # And back by its corner, dragged.
        hand = self.hand(page, (cap["x"] + cap["width"] - 8, cap["y"] + cap["height"] - 8))
        hand.go((cap["x"] + 150, cap["y"] + 150))
        hand.rest()
        hand.go((cap["x"] + other["width"], cap["y"] + other["height"])).release()
        expect(page.locator("#notice")).to_contain_text("The first is as large as the others")
        self.assertIn(self.gallery("Berlin")["cap"], ("1x1", {"columns": 1, "rows": 1}))
