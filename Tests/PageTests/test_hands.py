"""What hands do besides dragging from here to there: keys while holding, cutting and pasting, other panes."""

import json
import re

from playwright.sync_api import expect

from hand import Hand
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
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-004.jpg", drop=False)
        expect(page.locator(".carry")).not_to_have_class("carry copying")
        hand.go(self.center(page, "Keep-002.jpg"))
        expect(page.locator(".carry")).to_have_class("carry copying")
        hand.release()
        page.keyboard.up("Alt")
        self.assert_order(page, "Keep", names("Keep", 0, 1) + names("Inbox", 1) + names("Keep", 2, 3, 4, 5))
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_what_was_selected_and_is_dropped_in_another_pane_is_selected_there(self):
        page = self.gallery_page("Inbox", "Keep")
        self.pick(page, "Inbox-001.jpg")
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
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-003.jpg", drop=False)
        page.keyboard.press("End")
        expect(page.locator("#announcer")).to_contain_text("Position 12 of 12")
        hand.release()
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


class TakingHold(SlowTest):
    """What keys and hands take hold of: what is selected, as soon as it is."""

    galleries = {"Inbox": 12}

    def assert_carried_to_the_front(self, page, *numbers):
        page.keyboard.press("Space")
        expect(page.locator("body.holding")).to_be_visible()
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        rest = [number for number in range(12) if number not in numbers]
        self.assert_order(page, "Inbox", names("Inbox", *numbers, *rest))

    def test_a_photo_that_was_taken_out_of_the_selection_is_not_what_keys_carry(self):
        page = self.gallery_page("Inbox")
        for number in (5, 6, 7, 6):
            self.pick(page, f"Inbox-{number:03}.jpg")
        self.assert_carried_to_the_front(page, 5, 7)

    def test_keys_carry_all_but_one(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Control+a")
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(12)
        self.pick(page, "Inbox-000.jpg")
        self.assert_carried_to_the_front(page, *range(1, 12))

    def test_keys_carry_what_a_rubber_band_has_selected(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        box = self.cell(page, "Inbox-002.jpg").bounding_box()
        x, y = self.center(page, "Inbox-001.jpg")
        Hand(page).press((box["x"] + box["width"] + 4, y)).go((x, y + 20)).release()
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(2)
        self.assert_carried_to_the_front(page, 1, 2)

    def test_the_menu_key_is_about_what_is_selected(self):
        page = self.gallery_page("Inbox")
        for number in (5, 6, 7, 6):
            self.pick(page, f"Inbox-{number:03}.jpg")
        page.keyboard.press("Shift+F10")
        expect(page.get_by_role("menu", name="2 photos")).to_be_visible()

    def test_where_the_keyboard_was_brought_to_another_photo_it_carries_that(self):
        page = self.gallery_page("Inbox")
        for number in (5, 6):
            self.pick(page, f"Inbox-{number:03}.jpg")
        page.keyboard.press("ArrowRight")
        self.assert_carried_to_the_front(page, 7)

    def test_a_range_can_be_dragged_at_once_however_far_the_server_is(self):
        page = self.gallery_page("Inbox")
        self.slow(page, 1000)
        self.pick(page, "Inbox-002.jpg")
        self.cell(page, "Inbox-004.jpg").click(modifiers=["Shift"])
        self.quickly(page, self.center(page, "Inbox-004.jpg"), self.center(page, "Inbox-007.jpg"), rest=150)
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 5, 6, 7, 2, 3, 4, *range(8, 12)))

    def test_keys_wait_until_all_are_selected(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.evaluate("""() => {
          // As in a long gallery, of whose photos not all are known.
          const { list } = document.querySelector(".scroller").flow;
          list.idAt = () => undefined;
        }""")
        self.slow(page, 1000)
        page.keyboard.press("Control+a")
        page.keyboard.press("Delete")
        self.eventually(page, lambda: self.library.show("Inbox"), [])


class Ends(SlowTest):
    """What is put at the end stays there; what is said of positions is where photos lie."""

    galleries = {"Inbox": 12, "Keep": 6}

    def say_position(self, page, text, key="m"):
        page.keyboard.press(key)
        page.get_by_role("textbox", name="Position").fill(text)
        page.keyboard.press("Enter")

    def test_what_was_carried_to_the_end_stays_there_when_others_change_the_order(self):
        ways = {
            "End": lambda page: page.keyboard.press("End"),
            "arrow": lambda page: [page.keyboard.press("ArrowRight") for _ in range(11)],
            "position": lambda page: self.say_position(page, "12", "g"),
        }
        for name, carry in ways.items():
            with self.subTest(name):
                self.library.run("reorder", "Inbox", "--by", "name")
                page = self.gallery_page("Inbox")
                page.get_by_role("listbox").focus()
                page.keyboard.press("Home")
                page.keyboard.press("Space")
                carry(page)
                expect(page.locator("#announcer")).to_contain_text("Position 12 of 12")
                # The photo before it goes to the front.
                self.library.run("reorder", "Inbox", "--move", "12", "--to", "1")
                expected = names("Inbox", 11, *range(1, 11), 0)
                self.eventually(page, lambda: self.shown(page), expected)
                page.keyboard.press("Enter")
                expect(page.locator("#notice")).to_contain_text("Moved Inbox-000.jpg to the end.")
                self.assert_order(page, "Inbox", expected)
                page.context.close()

    def test_a_drop_at_the_end_is_one_at_the_end_of_an_order_that_is_newer(self):
        page = self.gallery_page("Inbox")

        def move(route):
            self.library.run("reorder", "Inbox", "--move", "12", "--to", "1")
            route.continue_()

        page.route("**/move", move, times=1)
        self.drag(page, *names("Inbox", 0, 11))
        self.assert_order(page, "Inbox", names("Inbox", 11, *range(1, 11), 0))

    def test_in_another_gallery_the_end_is_its_end(self):
        page = self.gallery_page("Inbox", "Keep")

        def transfer(route):
            self.library.run("reorder", "Keep", "--move", "6", "--to", "1")
            route.continue_()

        page.route("**/transfer", transfer, times=1)
        page.get_by_role("listbox", name="Photos of Inbox").focus()
        for key in ["Home", "Space", "Tab", "End", "Enter"]:
            page.keyboard.press(key)
        self.assert_order(page, "Keep", names("Keep", 5, *range(5)) + names("Inbox", 0))

    def test_a_position_is_said_where_all_of_them_have_room(self):
        page = self.gallery_page("Inbox")
        for text, said, expected in [
            ("12", "to the end", [*range(3, 12), 0, 1, 2]), ("10", "to the end", [*range(3, 12), 0, 1, 2]),
            ("9", "to position 9", [*range(3, 11), 0, 1, 2, 11]),
            ("2", "to position 2", [3, 0, 1, 2, *range(4, 12)]),
        ]:
            with self.subTest(text):
                self.library.run("reorder", "Inbox", "--by", "name")
                self.assert_order(page, "Inbox", names("Inbox", *range(12)))
                page.keyboard.press("Escape")
                for name in names("Inbox", 0, 1, 2):
                    self.pick(page, name)
                self.say_position(page, text)
                expect(page.locator("#notice")).to_contain_text(f"Moved 3 photos {said}.")
                self.assert_order(page, "Inbox", names("Inbox", *expected))
                expect(page.locator(".cell[aria-selected=true]")).to_have_count(3)

    def test_a_position_that_was_the_end_stays_the_end(self):
        page = self.gallery_page("Inbox")
        self.library.run("import", "--quiet", self.library.draw("More", 2), "--gallery", "Inbox")
        more = names("More", 0, 1)

        def move(route):
            self.library.run("remove", "Inbox", "Inbox-011.jpg")
            route.continue_()

        self.assert_order(page, "Inbox", names("Inbox", *range(12)) + more)
        page.route("**/move", move, times=1)
        for name in names("Inbox", 0, 1):
            self.pick(page, name)
        self.say_position(page, "14")
        self.assert_order(page, "Inbox", names("Inbox", *range(2, 11)) + more + names("Inbox", 0, 1))

    def test_a_position_is_the_gallerys_also_where_a_filter_hides_photos(self):
        self.library.run("rate", "Inbox", "2,5,9", "4")
        page = self.gallery_page("Inbox")
        page.keyboard.press("/")
        page.get_by_role("combobox", name="Find photos").fill("rating:4")
        page.keyboard.press("Enter")
        expect(page.locator(".canvas .cell")).to_have_count(3)
        self.pick(page, "Inbox-001.jpg")
        self.say_position(page, "12")
        expect(page.locator("#notice")).to_contain_text("Moved Inbox-001.jpg to the end.")
        self.eventually(page, lambda: self.library.show("Inbox"), names("Inbox", 0, *range(2, 12), 1))
        self.eventually(page, lambda: self.shown(page), names("Inbox", 4, 8, 1))


class Focus(SlowTest):
    """Keys go on when what had the focus is gone."""

    galleries = {"Inbox": 6}

    def rated(self):
        photos = json.loads(self.library.run("show", "Inbox", "--json"))["photos"]
        return {photo["name"]: photo["rating"] for photo in photos if photo.get("rating")}

    def test_what_ends_the_filter_leaves_the_keyboard_with_the_photos(self):
        self.library.run("rate", "Inbox", "2,4", "5")
        page = self.gallery_page("Inbox")
        page.keyboard.press("/")
        page.get_by_role("combobox", name="Find photos").fill("rating:5")
        page.keyboard.press("Enter")
        expect(page.locator(".canvas .cell")).to_have_count(2)
        self.pick(page, "Inbox-003.jpg")
        page.get_by_role("button", name="Show all").click()
        expect(page.locator(".canvas .cell")).to_have_count(6)
        expect(page.locator(".canvas")).to_be_focused()
        page.keyboard.press("3")
        self.eventually(page, self.rated, {"Inbox-001.jpg": 5, "Inbox-003.jpg": 3})

    def test_keys_do_what_they_do_whatever_was_removed_under_the_focus(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-002.jpg")
        expect(page.locator("#acting button").first).to_be_visible()
        stars = 0
        for place in ["#acting button", "#top button", ".tools button", ".canvas"]:
            for gone in ["remove()", "hidden = true", "blur()"]:
                if place == ".canvas" and gone != "blur()":
                    continue
                with self.subTest(place, gone=gone):
                    page.locator(place).locator("visible=true").first.focus()
                    page.evaluate(f"document.activeElement.{gone}")
                    page.wait_for_function("document.activeElement === document.body")
                    stars = stars % 5 + 1
                    page.keyboard.press(str(stars))
                    self.eventually(page, self.rated, {"Inbox-002.jpg": stars})
        # Space and arrows, too, and what the browser would do with them.
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Space")
        page.keyboard.press("End")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 3, 4, 5, 2))

    def test_the_large_view_leafs_on_from_its_last_photo(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-004.jpg").click()
        following = page.get_by_role("button", name="Next photo")
        following.click()
        expect(page.locator(".viewer .position")).to_have_text("6 of 6")
        # Its button is of no use any more.
        expect(following).to_be_disabled()
        page.wait_for_function("document.activeElement === document.body")
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".viewer .position")).to_have_text("5 of 6")
        page.keyboard.press("Escape")
        expect(page.locator(".viewer")).to_be_hidden()

    def test_a_comparison_has_keys_as_well(self):
        page = self.gallery_page("Inbox")
        for name in names("Inbox", 1, 2):
            self.pick(page, name)
        page.keyboard.press("c")
        expect(page.locator("dialog .panel")).to_have_count(2)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("4")
        self.eventually(page, self.rated, {"Inbox-001.jpg": 4})

    def test_a_text_that_is_being_typed_is_no_key(self):
        page = self.gallery_page("Inbox")
        page.keyboard.press("/")
        expect(page.get_by_role("combobox", name="Find photos")).to_be_focused()
        page.keyboard.type("x35")
        expect(page.get_by_role("combobox", name="Find photos")).to_have_value("x35")
        page.keyboard.press("Escape")
        self.assertEqual(self.rated(), {})
