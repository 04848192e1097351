"""Looking: photos large, their words, menus, sheets; and whether everybody can."""

import json
import re
import time
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from served import PageTest, names

# The texts in a form's fields that are wider than the field.
CUT_FIELDS = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const fields = 'form input:not([type=checkbox], [type=color]), form select:not(:has([value=proof]))';
  return [...document.querySelectorAll(fields)].filter(field => field.checkVisibility()).map(field => {
    const style = getComputedStyle(field);
    const arrow = field.tagName === 'SELECT' ? 20 : 0;
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const text = field.selectedOptions?.[0].text ?? (field.value || field.placeholder);
    return [text, pen.measureText(text).width, room, field.labels[0]?.textContent];
  }).filter(([text, width, room]) => width > room);
}"""


class Looking(PageTest):
    galleries = {"Inbox": 5, "Keep": 2}

    def test_a_photo_opens_large_and_arrows_go_on(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-001.jpg").click()
        viewer = page.get_by_role("dialog")
        expect(viewer.get_by_text("2 of 5")).to_be_visible()
        expect(viewer.get_by_text("Inbox-001.jpg", exact=True)).to_be_visible()
        page.wait_for_function("""() => {
          const p = document.querySelector('.stage img');
          return p.naturalWidth > 512 && p.src.includes('/large/');
        }""")
        page.keyboard.press("ArrowRight")
        expect(viewer.get_by_text("3 of 5")).to_be_visible()
        page.keyboard.press("Escape")
        expect(viewer).to_have_count(0)
        expect(page.get_by_role("listbox")).to_be_focused()
        shown = self.cell(page, "Inbox-002.jpg").get_attribute("id")
        expect(page.get_by_role("listbox")).to_have_attribute("aria-activedescendant", shown)

    def test_a_turned_photo_is_turned_wherever_it_is_shown(self):
        self.library.run("turn", "Inbox", "1", "left")
        photo = json.loads(self.library.run("show", "Inbox", "--json"))["photos"][0]
        lies = photo["width"] > photo["height"]
        hasItsShape = f"p => p.naturalWidth > 0 && (p.naturalWidth > p.naturalHeight) === {str(lies).lower()}"
        page = self.window()
        tile = page.get_by_role("option", name=re.compile("^Inbox")).locator(".stack img").first
        page.wait_for_function(hasItsShape, arg=tile.element_handle())
        page = self.gallery_page("Inbox")
        thumbnail = self.cell(page, "Inbox-000.jpg").locator("img")
        page.wait_for_function(hasItsShape, arg=thumbnail.element_handle())
        self.cell(page, "Inbox-000.jpg").click()
        large = page.locator(".stage img")
        page.wait_for_function("p => p.src.includes('/large/')", arg=large.element_handle())
        page.wait_for_function(hasItsShape, arg=large.element_handle())
        # Turned elsewhere, while it is looked at.
        page.keyboard.press("Escape")
        self.library.run("turn", "Inbox", "1", "left")
        hasTheOther = hasItsShape.replace("===", "!==")
        page.wait_for_function(hasTheOther, arg=thumbnail.element_handle())
        page.keyboard.press("Control+z")
        page.wait_for_function(hasItsShape, arg=thumbnail.element_handle())

    def test_words_are_edited_in_place(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-001.jpg")
        page.keyboard.press("Enter")
        page.get_by_role("textbox", name="Title").fill("Evening, \"by\" the <sea>")
        page.keyboard.press("Enter")
        expect(page.locator("#announcer")).to_contain_text("Captioned Inbox-001.jpg")
        page.keyboard.press("Escape")
        expect(page.get_by_role("option", name="Evening, \"by\" the <sea>")).to_be_visible()
        page.keyboard.press("F2")
        page.get_by_role("textbox", name="Description").fill("Low tide")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        shown = lambda: json.loads(self.library.run("show", "Inbox", "--json"))["photos"][1]["description"]
        self.eventually(page, shown, "Low tide")
        # Words belong to the photo: any other window has them too.
        other = self.gallery_page("Inbox")
        expect(other.get_by_role("option", name="Evening, \"by\" the <sea>")).to_be_visible()

    def test_the_menu_holds_every_act(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-003.jpg").click(button="right")
        page.get_by_role("menuitem", name="Copy to gallery").click()
        page.get_by_role("dialog").get_by_text("Keep", exact=True).click()
        expect(page.locator("#notice")).to_contain_text("Copied Inbox-003.jpg into 'Keep'")
        self.eventually(page, lambda: self.library.show("Keep"), names("Keep", 0, 1) + names("Inbox", 3))
        self.cell(page, "Inbox-003.jpg").click(button="right")
        page.get_by_role("menuitem", name="Remove").click()
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 2, 4))
        page.keyboard.press("ContextMenu")
        expect(page.get_by_role("menu")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("listbox")).to_be_focused()
        self.from_menu(page, "Sort", "Reverse")
        self.assert_order(page, "Inbox", names("Inbox", 4, 2, 1, 0))

    def test_a_sheet_is_previewed_and_downloaded(self):
        page = self.gallery_page("Inbox")
        self.from_menu(page, "Sheet")
        preview = page.get_by_role("img", name="Page 1 of 1")
        expect(preview).to_be_visible()
        page.wait_for_function("() => document.querySelector('.pages img').naturalWidth > 300")
        with page.expect_download() as download:
            page.get_by_role("button", name="JPEG").click()
        self.assertEqual(download.value.suggested_filename, "Inbox.jpg")
        folder = self.library.folder
        self.library.run("sheet", "Inbox", "-o", folder / "sheet.jpg", "--title", "Inbox")
        self.assertEqual(Path(download.value.path()).read_bytes(), (folder / "sheet.jpg").read_bytes())

    def test_what_is_looked_at_stays_while_the_order_changes(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-001.jpg").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("2 of ")).to_be_visible()
        self.library.run("reorder", "Inbox", "--move", "name:Inbox-001.jpg", "--to", "last")
        count = len(self.library.show("Inbox"))
        expect(dialog.get_by_text(f"{count} of {count}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(self.cell(page, "Inbox-001.jpg")).to_have_class(re.compile("active"))

    def test_slow_words_stay_with_their_photo(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-000.jpg").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("1 of ")).to_be_visible()
        page.route(
            re.compile(r"/api/photos/\d+$"),
            lambda route: (time.sleep(0.6 if route.request.method == "PATCH" else 0), route.continue_()))
        dialog.get_by_label("Title").fill("First")
        isSaved = lambda answer: answer.request.method == "PATCH"
        with page.expect_response(isSaved):
            dialog.get_by_label("Next photo").click()
        expect(dialog.get_by_text("2 of ")).to_be_visible()
        self.drawn(page)
        expect(dialog.get_by_label("Title")).to_have_value("")
        dialog.get_by_label("Title").fill("Second")
        with page.expect_response(isSaved):
            page.keyboard.press("Enter")
        page.unroute_all(behavior="wait")
        shown = json.loads(self.library.run("show", "Inbox", "--json"))
        titles = [photo.get("title") for photo in shown["photos"]]
        self.assertEqual(titles[:3], ["First", "Second", None])

    def test_every_field_of_a_sheet_shows_what_is_usual_in_full(self):
        page = self.gallery_page("Inbox")
        self.from_menu(page, "Sheet")
        expect(page.get_by_role("img", name="Page 1 of 1")).to_be_visible()
        expect(page.locator(".sheet .status")).to_be_in_viewport()
        for summary in page.locator(".sheet summary").all():
            summary.click()
        for preset in ("", "proof", "film", "zine"):
            page.get_by_label("Preset").select_option(preset)
            self.assertEqual(page.evaluate(CUT_FIELDS), [], preset)
        # On paper other values are usual, and a preset has its own.
        page.get_by_label("Preset").select_option("")
        margin = page.get_by_label("Margin", exact=True)
        paper, layout = (
            page.get_by_role("combobox", name=re.compile(f"^{name}")) for name in ("Paper", "Layout"))
        self.assertEqual(margin.get_attribute("placeholder"), "0")
        paper.select_option("A4")
        self.assertEqual(margin.get_attribute("placeholder"), "8mm")
        self.assertEqual(layout.evaluate("layout => layout.selectedOptions[0].text"), "Grid")
        page.get_by_label("Preset").select_option("zine")
        self.assertEqual(layout.evaluate("layout => layout.selectedOptions[0].text"), "Rows")
        self.assertEqual(layout.evaluate("layout => [...layout.options].map(o => o.text)"), ["Grid", "Rows"])

    def test_a_sheet_of_several_pages_is_one_pdf(self):
        page = self.gallery_page("Inbox")
        self.from_menu(page, "Sheet")
        page.get_by_label("Preset").select_option("proof")
        page.get_by_label("Columns", exact=True).fill("2")
        page.get_by_label("Rows", exact=True).fill("1")
        expect(page.get_by_role("img", name="Page 3 of 3")).to_be_attached()
        with page.expect_download() as download:
            page.get_by_role("button", name="PDF").click()
        self.assertEqual(download.value.suggested_filename, "Inbox.pdf")
        folder = self.library.folder
        self.library.run(
            "sheet", "Inbox", "-o", folder / "sheet.jpg", "--preset", "proof", "--columns", 2, "--rows", 1,
            "--pdf", folder / "sheet.pdf")
        self.assertEqual(Path(download.value.path()).read_bytes(), (folder / "sheet.pdf").read_bytes())
        page.get_by_label("Columns", exact=True).fill("0")
        expect(page.locator(".sheet .status")).to_contain_text("takes 1 to 1000, not 0")
        expect(page.get_by_role("button", name="PDF")).to_be_disabled()
        # The browser logs that the server refused it.
        self.errors = [error for error in self.errors if "status of 400" not in error]


class Everybody(PageTest):
    galleries = {"Inbox": 5, "Keep": 2}

    def assert_accessible(self, page):
        violations = [
            f"{found['id']}: {found['help']} {[node['html'][:120] for node in found['nodes'][:3]]}"
            for found in Axe().run(page).response["violations"] if found["impact"] in ("serious", "critical")
        ]
        self.assertEqual(violations, [])

    def test_axe_finds_no_serious_problem(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                page = self.window(color_scheme=scheme)
                self.rest(page)
                self.assert_accessible(page)
                page.get_by_role("option", name="Inbox,").click()
                page.get_by_role("button", name="Side by side").click()
                self.assert_accessible(page)
                page.get_by_role("dialog").get_by_text("Keep", exact=True).click()
                expect(page.get_by_role("listbox")).to_have_count(2)
                self.pick(page, "Inbox-002.jpg")
                self.rest(page)
                self.assert_accessible(page)
                page.keyboard.press("m")
                self.assert_accessible(page)
                page.keyboard.press("Escape")
                page.keyboard.press("Enter")
                expect(page.get_by_role("dialog").get_by_text("3 of 5")).to_be_visible()
                self.assert_accessible(page)
                page.keyboard.press("Escape")
                self.cell(page, "Inbox-002.jpg").click(button="right")
                self.assert_accessible(page)
                page.get_by_role("menuitem", name="Sheet").click()
                expect(page.get_by_role("img", name="Page 1 of 1")).to_be_visible()
                for summary in page.locator(".sheet summary").all():
                    summary.click()
                self.assert_accessible(page)
                page.get_by_role("button", name="Close", exact=True).click()
                page.keyboard.press("Delete")
                expect(page.locator("#notice")).to_be_visible()
                self.assert_accessible(page)
                page.keyboard.press("Control+z")
                expect(self.cell(page, "Inbox-002.jpg")).to_be_visible()

    def test_on_a_phone_nothing_sticks_out(self):
        phone = {"width": 360, "height": 640}
        page = self.gallery_page("Inbox", viewport=phone, has_touch=True, is_mobile=True)
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 360)
        boxes = [cell.bounding_box() for cell in page.locator(".cell").all()]
        self.assertGreater(len([box for box in boxes if box["y"] == boxes[0]["y"]]), 1)
        for box in boxes:
            self.assertLessEqual(box["x"] + box["width"], 360)
        self.assert_accessible(page)
        # Beside the way photos lie there is room for what else the page has to say.
        page.evaluate("document.querySelector('#read-only').hidden = false")
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 360)
        name = page.get_by_role("link", name="pholio")
        self.assertLess(name.bounding_box()["height"], 40)

    def test_reduced_motion_moves_at_once(self):
        page = self.gallery_page("Inbox", reduced_motion="reduce")
        cell = page.locator(".cell").first
        self.assertEqual(cell.evaluate("cell => getComputedStyle(cell).transitionDuration"), "0s")


class Showing(PageTest):
    galleries = {"Inbox": 5}
    options = ["--read-only"]

    def test_those_who_look_change_nothing(self):
        page = self.gallery_page("Inbox")
        expect(page.get_by_text("for looking only")).to_be_visible()
        x, y = self.center(page, "Inbox-000.jpg")
        self.hand(page, (x, y)).go((x + 300, y)).release()
        expect(page.locator(".carry")).to_have_count(0)
        self.cell(page, "Inbox-001.jpg").click(button="right")
        expect(page.get_by_role("menuitem", name="Remove")).to_have_count(0)
        page.get_by_role("menuitem", name="Open").click()
        expect(page.get_by_role("dialog").get_by_text("2 of 5")).to_be_visible()
        self.assertEqual(self.library.show("Inbox"), names("Inbox", *range(5)))


