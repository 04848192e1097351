"""Cells: whole or filling, of any size, with a line below, marks and tooltips; tiles that say of when they
are."""

import json
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from served import PageTest, names

# The photo whose cell is the first of which more than half is in view.
FIRST = """() => {
  const view = document.querySelector('.scroller').getBoundingClientRect();
  const cells = [...document.querySelectorAll('.cell')].map(cell => [cell, cell.getBoundingClientRect()])
    .filter(([cell, box]) => box.top + box.height / 2 > view.top)
    .sort(([a, one], [b, other]) => one.top - other.top || one.left - other.left);
  return cells[0][0].ariaPosInSet;
}"""

# Whether an element's outline is drawn, and how wide.
OUTLINE = """cell => {
  const style = getComputedStyle(cell);
  return style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
}"""


class Cells(PageTest):
    galleries = {"Inbox": 40, "Keep": 3}

    def tool(self, page, name):
        return page.get_by_role("button", name=name, exact=True)

    def choose_size(self, page, side):
        page.get_by_role("slider", name="Size of photos").evaluate(
            "(slider, side) => { slider.value = side; slider.dispatchEvent(new Event('input')) }", side)

    def widths(self, page):
        return page.evaluate("[...document.querySelectorAll('.cell')].map(c => c.offsetWidth)")

    def test_pictures_are_whole_or_fill_their_cells_and_each_gallery_keeps_its_way(self):
        page = self.gallery_page("Inbox")
        picture = self.cell(page, "Inbox-001.jpg").locator("img")
        box = self.cell(page, "Inbox-001.jpg").bounding_box()
        expect(picture).to_have_css("object-fit", "cover")
        self.tool(page, "Fit").click()
        expect(picture).to_have_css("object-fit", "contain")
        self.assertEqual(self.cell(page, "Inbox-001.jpg").bounding_box(), box)
        inbox = page.url
        page.evaluate("hash => { location.hash = hash }", f"#/g/{self.identity(page, 'Keep')}")
        expect(self.cell(page, "Keep-001.jpg").locator("img")).to_have_css("object-fit", "cover")
        expect(self.tool(page, "Fit")).to_have_attribute("aria-pressed", "false")
        page.goto(inbox)
        page.reload()
        expect(picture).to_have_css("object-fit", "contain")
        expect(self.tool(page, "Fit")).to_have_attribute("aria-pressed", "true")

    def test_a_hand_that_missed_the_slider_can_still_draw_it(self):
        page = self.gallery_page("Inbox", viewport={"width": 1440, "height": 900})
        slider = page.get_by_role("slider", name="Size of photos")
        box = slider.bounding_box()
        middle = box["y"] + box["height"] / 2
        # Words between two points would be selected, and dragged by the browser the next time.
        self.hand(page, (box["x"] - 8, middle)).go((box["x"] + box["width"] + 30, middle)).release()
        hand = self.hand(page, (box["x"] + 20, middle))
        hand.go((box["x"] + box["width"] + 10, middle))
        expect(slider).to_have_value("400")
        hand.release()

    def test_sizes_go_back_and_forth_without_a_drift(self):
        page = self.gallery_page("Inbox")
        page.locator(".scroller").evaluate("pane => { pane.scrollTop = 620 }")
        self.rest(page)
        self.choose_size(page, 170)
        page.wait_for_function("() => Math.abs(document.querySelector('.cell').offsetWidth - 180) < 20")
        self.rest(page)
        first, widths = page.evaluate(FIRST), self.widths(page)
        for _ in range(3):
            for side in [110, 320, 250, 170]:
                before = self.widths(page)[0]
                self.choose_size(page, side)
                page.wait_for_function(
                    "before => document.querySelector('.cell').offsetWidth !== before", arg=before)
                self.rest(page)
        self.eventually(page, lambda: page.evaluate(FIRST), first)
        self.assertEqual(self.widths(page)[0], widths[0])

    def test_the_size_is_kept_as_it_was_wished(self):
        page = self.gallery_page("Inbox")
        self.choose_size(page, 333)
        page.wait_for_function("() => localStorage.getItem('pholio-side') === '333'")
        page.reload()
        expect(page.get_by_role("slider", name="Size of photos")).to_have_value("333")

    def test_a_line_below_photos_has_position_name_stars_and_date(self):
        self.library.run("rate", "Inbox", "2", "4")
        photos = json.loads(self.library.run("show", "Inbox", "--json"))["photos"]
        page = self.gallery_page("Inbox")
        cell = self.cell(page, "Inbox-001.jpg")
        box = cell.bounding_box()
        expect(cell.locator(".line")).to_have_count(0)
        page.keyboard.press("j")
        expect(cell.locator(".line")).to_contain_text("2 · Inbox-001.jpg")
        expect(cell.locator(".line")).to_contain_text("★★★★")
        taken = photos[1].get("taken")
        local = taken["local"] if isinstance(taken, dict) else taken
        if local:
            expect(cell.locator(".line")).to_contain_text(local[:4])
        # Within the cell's frame, and the picture above it.
        self.assertEqual(cell.bounding_box(), box)
        line, picture = cell.locator(".line").bounding_box(), cell.locator("img").bounding_box()
        self.assertLessEqual(picture["y"] + picture["height"], line["y"] + 1)
        self.assertLessEqual(line["y"] + line["height"], box["y"] + box["height"] + 1)
        page.reload()
        expect(cell.locator(".line")).to_be_visible()
        page.keyboard.press("j")
        expect(cell.locator(".line")).to_have_count(0)

    def test_numbers_below_photos_follow_a_move(self):
        page = self.gallery_page("Inbox")
        page.keyboard.press("j")
        expect(self.cell(page, "Inbox-000.jpg").locator(".line")).to_contain_text("1 · Inbox-000.jpg")
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "3")
        expect(self.cell(page, "Inbox-000.jpg").locator(".line")).to_contain_text("3 · Inbox-000.jpg")
        expect(self.cell(page, "Inbox-001.jpg").locator(".line")).to_contain_text("1 · Inbox-001.jpg")

    def test_marks_are_seen_and_told(self):
        page = self.gallery_page("Inbox")
        order = "fetch(`/api/galleries/${location.hash.match(/[0-9]+/)[0]}/order`).then(a => a.json())"
        ids = page.evaluate(order)["photos"]
        for photo, values in [
            (ids[0], {"rating": 3, "label": "red"}), (ids[1], {"flag": "pick"}), (ids[2], {"flag": "reject"}),
        ]:
            page.evaluate(
                """([photo, values]) => fetch(`/api/photos/${photo}`, {
                  method: 'PATCH', headers: { 'Content-Type': 'application/json' },
                  body: JSON.stringify(values) })""", [photo, values])
        first = page.get_by_role("option", name="Inbox-000.jpg, 3 stars, label red")
        expect(first.locator(".marks")).to_have_text("★★★")
        expect(first.locator(".marks")).to_have_attribute("data-label", "red")
        expect(page.get_by_role("option", name="Inbox-001.jpg, picked").locator(".marks")).to_be_visible()
        cell = page.get_by_role("option", name="Inbox-002.jpg, rejected")
        expect(cell).to_have_class(re.compile("rejected"))
        expect(self.cell(page, "Inbox-003.jpg").locator(".marks")).to_have_count(0)

    def test_a_tooltip_has_the_name_and_the_date(self):
        page = self.gallery_page("Inbox")
        title = self.cell(page, "Inbox-001.jpg").get_attribute("title")
        self.assertIn("Inbox-001.jpg", title)
        photo = page.evaluate(
            "fetch(`/api/galleries/${location.hash.match(/[0-9]+/)[0]}/photos?from=1&count=1`)"
            ".then(a => a.json())")["photos"][0]
        if photo["taken"]:
            self.assertIn(photo["taken"][:4], title)
            self.assertIn(photo["taken"][11:16], title)

    def test_tiles_say_of_when_their_photos_are(self):
        page = self.window()
        ids = {name: self.identity(page, name) for name in self.galleries}
        dates = {"galleries": [
            {"id": ids["Inbox"], "first": "2018-03-01T10:00:00", "last": "2021-12-31T23:59:59"},
            {"id": ids["Keep"], "first": "2019-05-04T20:41:12", "last": "2019-07-01T00:00:00"}]}
        page.route("**/api/portfolio/dates", lambda route: route.fulfill(json=dates))
        page.reload()
        expect(page.get_by_role("option", name="Inbox,")).to_contain_text("40 photos · 2018 – 2021")
        expect(page.get_by_role("option", name="Keep,")).to_contain_text("3 photos · May – Jul 2019")

    def test_forced_colours_show_what_is_selected_and_where_the_keyboard_is(self):
        page = self.gallery_page("Inbox", forced_colors="active")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowRight")
        selected = page.locator(".cell[aria-selected=true]")
        expect(selected).to_have_count(2)
        other = page.locator(".cell[aria-selected=false]").first.evaluate(OUTLINE)
        self.assertGreaterEqual(selected.first.evaluate(OUTLINE), other + 3)
        for name in ["Grid", "Names"]:
            expect(self.tool(page, name)).to_be_visible()

    def test_what_chooses_the_view_is_within_a_thumbs_reach_on_phones(self):
        page = self.gallery_page("Inbox", viewport={"width": 390, "height": 844}, has_touch=True)
        expect(self.tool(page, "Names")).to_be_hidden()
        self.tool(page, "View").click()
        expect(self.tool(page, "View")).to_have_attribute("aria-expanded", "true")
        for name in ["Grid", "Rows", "Fit", "Names"]:
            self.assertGreaterEqual(self.tool(page, name).bounding_box()["height"], 44)
        self.tool(page, "Names").click()
        expect(self.cell(page, "Inbox-000.jpg").locator(".line")).to_be_visible()
        page.keyboard.press("Escape")
        expect(self.tool(page, "Names")).to_be_hidden()
        expect(self.tool(page, "View")).to_be_focused()
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 390)

    def test_a_page_with_a_line_and_marks_is_for_everybody(self):
        self.library.run("rate", "Inbox", "1", "5")
        page = self.gallery_page("Inbox")
        page.keyboard.press("j")
        self.tool(page, "Fit").click()
        self.rest(page)
        violations = Axe().run(page).response["violations"]
        self.assertEqual([v["id"] for v in violations if v["impact"] in ("serious", "critical")], [])

    def test_cells_without_marks_cost_two_elements(self):
        page = self.gallery_page("Inbox")
        most = page.evaluate("Math.max(...[...document.querySelectorAll('.cell')].map("
                             "cell => cell.querySelectorAll('*').length))")
        self.assertLessEqual(most, 2)
        self.assertLessEqual(page.evaluate("document.querySelectorAll('main *').length"), 300)
        self.assertEqual(self.shown(page, "Inbox")[:3], names("Inbox", 0, 1, 2))
