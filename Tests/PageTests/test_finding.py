"""Finding photos in a gallery: the filter, chips, completion, look-alikes and alarms."""

import json
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from served import PageTest


class Finding(PageTest):
    """Each test looks for something in one gallery."""

    def console(self, message):
        # A refused selection is logged by the browser whatever the page makes of it.
        if "status of 400" not in message.text:
            super().console(message)

    def pane(self, path="#/g/1", **options):
        page = self.window(path, **options)
        expect(page.get_by_role("listbox", name="Photos of Inbox")).to_be_visible()
        self.rest(page)
        return page

    def field(self, page):
        return page.get_by_role("combobox", name="Find photos")

    def find(self, page, text):
        if not self.field(page).is_visible():
            page.keyboard.press("/")
        self.field(page).fill(text)
        self.field(page).press("Enter")

    def found(self, selection):
        """What the command line finds in Inbox, in its order."""
        lines = self.library.run("find", f"in:Inbox and ({selection})", "--json", check=False)
        names = {photo["name"] for photo in json.loads(lines)["photos"]}
        return [name for name in self.library.show("Inbox") if name in names]

    def name(self, number, gallery="Inbox"):
        return f"{gallery}-{number:03}.jpg"

    def order(self):
        return self.library.show("Inbox")


class Filtering(Finding):
    def prepare(self, library):
        library.run("rate", "Inbox", "2,5,9,11", "4")
        library.run("flag", "Inbox", "5,7,11", "pick")

    def test_a_filter_shows_what_the_command_line_finds(self):
        page = self.pane()
        whole = self.order()
        for text in ["rating:4-", "flag:pick and not rating:4", "2-4", "in:Inbox and portrait",
                     f"name:{self.name(3)}"]:
            self.find(page, text)
            expected = self.found(text) if text != "2-4" else whole[1:4]
            self.eventually(page, lambda: self.shown(page, "Inbox"), expected)
            expect(page.locator(".finder .found")).to_have_text(f"{len(expected)} of 12")
        self.field(page).press("Escape")
        self.eventually(page, lambda: self.shown(page, "Inbox"), whole)
        expect(self.field(page)).to_be_hidden()

    def test_words_look_for_names_and_texts(self):
        self.library.run("caption", "Inbox", "4", "--title", "Harbour lights")
        page = self.pane()
        self.find(page, "harbour lights")
        self.eventually(page, lambda: len(self.shown(page, "Inbox")), 1)
        self.assertIn(self.name(3), self.shown(page, "Inbox")[0])
        self.find(page, self.name(6)[:-4])
        self.eventually(page, lambda: self.shown(page, "Inbox"), [self.name(6)])
        self.find(page, "nothing like it")
        expect(page.locator(".finder .found")).to_have_text("0 of 12")
        self.assertEqual(page.locator(".finder .wrong").inner_text(), "")

    def test_chips_say_what_is_asked_most(self):
        page = self.pane()
        page.keyboard.press("/")
        stars = page.get_by_role("button", name="4 stars or more")
        stars.click()
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("rating:4-"))
        expect(stars).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Picked").click()
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("rating:4- and flag:pick"))
        stars.click()
        page.get_by_role("button", name="Unflagged").click()
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.order())
        page.get_by_role("button", name="Picked").click()
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("flag:none"))
        page.get_by_role("button", name="Show all").click()
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.order())
        expect(page.get_by_role("button", name="Unflagged")).to_have_attribute("aria-pressed", "false")

    def test_what_is_typed_is_completed_by_keys(self):
        page = self.pane()
        page.keyboard.press("/")
        field = self.field(page)
        field.press_sequentially("rating:4 and fla")
        options = page.get_by_role("listbox", name="Completions").get_by_role("option")
        expect(options).to_have_text(["rating:4 and flag:"])
        expect(field).to_have_attribute("aria-expanded", "true")
        field.press("ArrowDown")
        expect(options.first).to_have_attribute("aria-selected", "true")
        self.assertEqual(field.get_attribute("aria-activedescendant"), options.first.get_attribute("id"))
        field.press("Enter")
        # The term's values come next.
        expect(options).to_have_text([f"rating:4 and flag:{flag}" for flag in ("pick", "reject", "none")])
        field.press("ArrowDown")
        field.press("Enter")
        expect(field).to_have_value("rating:4 and flag:pick")
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("rating:4 and flag:pick"))
        field.fill("")
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.order())

    def test_a_wrong_selection_is_said_and_changes_nothing(self):
        page = self.pane()
        self.find(page, "rating:4-")
        expect(page.locator(".finder .found")).to_have_text("4 of 12")
        for text, words in {"ratng:4-": "matches no photo", "(2": "", "99": "past the end"}.items():
            self.find(page, text)
            expect(page.get_by_role("alert")).to_contain_text(words)
            expect(page.get_by_role("alert")).not_to_be_empty()
            self.assertEqual(self.shown(page, "Inbox"), self.found("rating:4-"))
        self.find(page, "flag:pick")
        expect(page.get_by_role("alert")).to_be_empty()

    def test_a_filtered_list_follows_what_others_say(self):
        page = self.pane()
        self.find(page, "flag:pick")
        expect(page.locator(".finder .found")).to_have_text("3 of 12")
        self.library.run("flag", "Inbox", "1", "pick")
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("flag:pick"))
        self.library.run("flag", "Inbox", "5,7", "none")
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("flag:pick"))
        self.library.run("reorder", "Inbox", "--reverse")
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("flag:pick"))

    def test_a_drop_goes_beside_the_neighbour_that_is_seen(self):
        page = self.pane()
        self.find(page, "rating:4-")
        second, fifth, ninth, eleventh = (self.name(number) for number in (1, 4, 8, 10))
        self.eventually(page, lambda: self.shown(page, "Inbox"), [second, fifth, ninth, eleventh])
        expected = [name for name in self.order() if name != eleventh]
        expected.insert(expected.index(fifth), eleventh)
        self.drag(page, eleventh, fifth)
        self.eventually(page, self.order, expected)
        self.eventually(page, lambda: self.shown(page, "Inbox"), [second, eleventh, fifth, ninth])
        expect(page.locator(".finder .found")).to_have_text("4 of 12")

    def test_the_only_found_photo_stays_where_it_is(self):
        page = self.pane()
        before = self.order()
        self.find(page, "5")
        self.eventually(page, lambda: self.shown(page, "Inbox"), [self.name(4)])
        x, y = self.center(page, self.name(4))
        self.drag(page, self.name(4), (x + 400, y + 300))
        page.keyboard.press("Escape")
        self.assertEqual(self.order(), before)

    def test_all_of_a_filtered_list_is_what_is_found(self):
        page = self.pane()
        self.find(page, "rating:4-")
        expect(page.locator(".finder .found")).to_have_text("4 of 12")
        page.locator(".canvas").focus()
        page.keyboard.press("Control+a")
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(4)

    def test_rows_are_of_the_found_photos(self):
        page = self.pane()
        page.evaluate("localStorage.setItem('pholio-layout', 'rows')")
        page.reload()
        expect(page.locator(".cell").first).to_be_visible()
        self.find(page, "rating:4-")
        self.eventually(page, lambda: self.shown(page, "Inbox"), self.found("rating:4-"))
        # Cells glide to where they lie.
        top = "all => new Set(all.map(cell => cell.getBoundingClientRect().top)).size"
        self.eventually(page, lambda: page.locator(".cell").evaluate_all(top), 1)


class Noticing(Finding):
    """Look-alikes and alarms."""

    def prepare(self, library):
        # The same three pictures again: other files, but they look alike.
        library.run("import", "--quiet", library.draw("again", 3), "--gallery", "Inbox")

    def serious(self, page):
        violations = Axe().run(page).response["violations"]
        return [found["id"] for found in violations if found["impact"] in ("serious", "critical")]

    def test_look_alikes_are_groups_that_can_be_put_together(self):
        page = self.pane()
        page.keyboard.press("/")
        page.get_by_role("button", name="Look-alikes").click()
        panel = page.get_by_role("region", name="Look-alikes")
        expect(panel.get_by_role("listitem")).to_have_count(3)
        self.assertEqual(self.serious(page), [])
        first = panel.get_by_role("listitem").first
        first.get_by_role("button", name="Position").first.click()
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(2)
        groups = json.loads(self.library.run("alike", "in:Inbox", "--json"))["groups"]
        names = [photo["name"] for photo in groups[0]["photos"]]
        first.get_by_role("button", name="Put together").click()
        order = self.order

        def together():
            at = order().index(names[0])
            return order()[at:at + 2]

        self.eventually(page, together, names)
        # The panel follows: these two lie together now.
        expect(panel.get_by_role("button", name="Put together")).to_have_count(2)

    def test_alarms_are_marked_where_they_are(self):
        self.library.run("label", "Inbox", "3,4", "red")
        known = json.loads(self.library.run("alarms", "Inbox", "--json", check=False))["findings"]
        self.assertGreater(len(known), 0)
        page = self.pane()
        page.keyboard.press("/")
        page.get_by_role("button", name="Alarms").click()
        panel = page.get_by_role("region", name="Alarms")
        expect(panel.get_by_role("status")).to_contain_text(f"{len(known)} alarm")
        for finding in known:
            for name in finding["names"]:
                if self.cell(page, name).count():
                    cell = self.cell(page, name)
                    self.assertIn(finding["why"].lower(), cell.get_attribute("aria-description").lower())
        self.assertEqual(self.serious(page), [])
        panel.get_by_role("button", name=re.compile("^Position")).click()
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(len(known[0]["positions"]))
        self.assertGreater(len(known), 1)
        panel.get_by_role("button", name="Next").click()
        expect(panel.get_by_role("status")).to_contain_text(f"2 of {len(known)} alarms")
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(len(known[1]["positions"]))
        panel.get_by_role("button", name="Previous").click()
        expect(panel.get_by_role("status")).to_contain_text(f"1 of {len(known)} alarms")
        page.get_by_role("button", name="Alarms").click()
        expect(page.locator(".cell .alarm")).to_have_count(0)
        expect(page.locator(".cell[aria-description]")).to_have_count(0)


class Guests(Finding):
    options = ["--read-only"]

    def console(self, message):
        if "status of 403" not in message.text:
            super().console(message)

    def test_guests_find_photos_but_no_places_and_no_marks(self):
        page = self.pane()
        page.keyboard.press("/")
        self.find(page, "2-3")
        expect(page.locator(".finder .found")).to_have_text("2 of 12")
        for term in ("near:48.85,2.35,5km", "flag:reject", "rating:4-"):
            self.find(page, term)
            expect(page.get_by_role("alert")).to_contain_text("are the owner's, not for guests")
        for name in ("Look-alikes", "Alarms", "Rejected", "4 stars or more"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)
        expect(page.get_by_role("button", name="No title")).to_be_visible()

    def test_guests_see_no_marks_and_no_rejects(self):
        page = self.pane()
        shown = self.shown(page, "Inbox")
        expect(page.get_by_text("12 photos")).to_be_visible()
        self.library.run("rate", "Inbox", "1", "5")
        self.library.run("flag", "Inbox", "2,12", "reject")
        self.eventually(page, lambda: self.shown(page, "Inbox"), [shown[0], *shown[2:11]])
        expect(page.get_by_text("10 photos")).to_be_visible()
        expect(self.cell(page, shown[0])).not_to_have_accessible_name(re.compile("star"))
        self.library.run("flag", "Inbox", "2", "none")
        self.eventually(page, lambda: self.shown(page, "Inbox"), shown[:11])


class Together(Finding):
    def test_what_is_shown_beside_a_filter_comes_in_where_it_is_dropped(self):
        page = self.pane("#/g/1,2")
        self.field_of(page, "2,5,9")
        second, fifth, ninth = (self.name(number) for number in (1, 4, 8))
        self.eventually(page, lambda: self.shown(page, "Inbox"), [second, fifth, ninth])
        guest = self.name(0, "Keep")
        expected = self.order()
        expected.insert(expected.index(fifth), guest)
        self.drag(page, guest, fifth)
        self.eventually(page, self.order, expected)
        self.assertNotIn(guest, self.library.show("Keep"))

    def field_of(self, page, text):
        page.get_by_role("button", name="Find").first.click()
        self.find(page, text)


class OnAPhone(Finding):
    def test_a_filter_fits_a_phone(self):
        page = self.pane(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        page.get_by_role("button", name="Find").tap()
        expect(self.field(page)).to_be_focused()
        self.find(page, "2-3")
        expect(page.locator(".finder .found")).to_have_text("2 of 12")
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        small = page.locator(".finder button:visible").evaluate_all(
            "all => all.filter(b => b.getBoundingClientRect().height < 44).map(b => b.textContent)")
        self.assertEqual(small, [])
