"""What is seen when letting go is what is stored, whatever else is on its way."""

from playwright.sync_api import expect

from served import names
from slow import SlowTest


class Drops(SlowTest):
    galleries = {"Inbox": 12, "Keep": 6}

    def middle(self, page, gallery, cell):
        """Where a cell is in the window."""
        return page.get_by_role("listbox", name=f"Photos of {gallery}").evaluate(
            """(canvas, cell) => {
              const { x, y, w, h } = canvas.parentElement.flow.frameOf(cell);
              const box = canvas.getBoundingClientRect();
              return [box.left + x + w / 2, box.top + y + h / 2];
            }""", cell)

    def lay_out_anew(self, page, gallery):
        page.get_by_role("listbox", name=f"Photos of {gallery}").evaluate(
            "canvas => canvas.parentElement.flow.relayout({ isAnew: true })")

    def test_a_pane_that_is_laid_out_anew_under_a_hold_follows_the_pointer_as_before(self):
        page = self.gallery_page("Inbox", "Keep")
        hand = self.hand(page, self.middle(page, "Inbox", 1))
        hand.go(self.middle(page, "Inbox", 2))
        columns = page.evaluate("() => document.querySelectorAll('.scroller')[1].flow.layout.columns")
        # It comes in between two rows, and so beside the first of the second row; from there back by a cell.
        (x, top), (_, bottom) = (self.middle(page, "Keep", cell) for cell in (columns - 1, columns))
        hand.go((x, (top + bottom) / 2))
        self.lay_out_anew(page, "Keep")
        hand.go(self.middle(page, "Keep", columns + 1)).release()
        before, after = range(columns + 1), range(columns + 1, 6)
        self.assert_order(page, "Keep", names("Keep", *before) + names("Inbox", 1) + names("Keep", *after))

    def test_drops_on_their_way_are_counted_where_others_come_in(self):
        page = self.gallery_page("Inbox", "Keep")
        self.hold_back(page, r"(move|transfer)$")
        for _ in range(3):
            self.quickly(page, self.middle(page, "Inbox", 1), self.middle(page, "Keep", 1), rest=100)
            expect(page.locator("body:not(.holding)")).to_be_visible()
        hand = self.hand(page, self.middle(page, "Inbox", 1))
        hand.go(self.middle(page, "Inbox", 2))
        hand.go(self.middle(page, "Keep", 2))
        self.drawn(page)
        hand.go(self.middle(page, "Keep", 8)).release()
        expect(page.locator("body:not(.holding)")).to_be_visible()
        expected = (names("Keep", 0) + names("Inbox", 3, 2, 1) + names("Keep", 1, 2, 3, 4) + names("Inbox", 4)
                    + names("Keep", 5))
        self.assertEqual(self.shown(page, "Keep"), expected)
        page.evaluate("answerAll()")
        self.assert_order(page, "Keep", expected)
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(5, 12)))

    def test_a_list_that_arrives_after_the_next_hold_has_begun_is_taken_by_the_hold(self):
        page = self.gallery_page("Inbox")
        self.hold_back(page, r"photos\?from")
        self.library.run("reorder", "Inbox", "--move", "12", "--to", "1")
        page.wait_for_function("() => heldBack.length > 0")
        hand = self.hand(page, self.middle(page, "Inbox", 2))
        hand.go(self.middle(page, "Inbox", 5))
        page.locator(".carry").wait_for()
        # And what the hold asks for comes as well.
        page.evaluate("answerAll()")
        expected = names("Inbox", 11, 0, 1, 3, 4, 5, 2, 6, 7, 8, 9, 10)
        self.eventually(page, lambda: self.shown(page, "Inbox"), expected)
        hand.release()
        self.assert_order(page, "Inbox", expected)

    def test_undo_right_after_a_drop_that_is_on_its_way_undoes_that_drop(self):
        page = self.gallery_page("Inbox")
        self.hold_back(page, r"(move|transfer)$")
        self.quickly(page, self.middle(page, "Inbox", 1), self.middle(page, "Inbox", 6))
        expect(page.locator("body:not(.holding)")).to_be_visible()
        moved = names("Inbox", 0, 2, 3, 4, 5, 6, 1, 7, 8, 9, 10, 11)
        self.assertEqual(self.shown(page), moved)
        page.keyboard.press("Escape")
        self.assertEqual(self.shown(page), moved)
        page.keyboard.press("Control+z")
        page.evaluate("answerAll()")
        expect(page.locator("#announcer")).to_contain_text("Undone")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_a_drop_on_its_way_stays_beside_its_neighbour_when_others_write_first(self):
        page = self.gallery_page("Inbox")
        self.hold_back(page, r"(move|transfer)$")
        self.quickly(page, self.middle(page, "Inbox", 1), self.middle(page, "Inbox", 6))
        expect(page.locator("body:not(.holding)")).to_be_visible()
        self.library.run("reorder", "Inbox", "--move", "12", "--to", "1")
        page.evaluate("answerAll()")
        self.assert_order(page, "Inbox", names("Inbox", 11, 0, 2, 3, 4, 5, 6, 1, 7, 8, 9, 10))

    def test_a_pane_that_is_left_again_while_it_is_renewed_leaves_what_is_held_alone(self):
        page = self.gallery_page("Inbox", "Keep")
        hand = self.hand(page, self.middle(page, "Inbox", 1))
        hand.go(self.middle(page, "Inbox", 2), self.middle(page, "Keep", 2))
        self.eventually(page, lambda: len(self.shown(page, "Keep")), 7)
        self.hold_back(page, r"galleries/2/(photos|order)")
        self.library.run("reorder", "Keep", "--move", "6", "--to", "1")
        page.wait_for_function("() => heldBack.length > 0")
        hand.go(self.middle(page, "Inbox", 4))
        page.evaluate("answerAll()")
        self.eventually(page, lambda: self.shown(page, "Keep"), names("Keep", 5, 0, 1, 2, 3, 4))
        self.assertIn("Inbox-001.jpg", self.shown(page, "Inbox"))
        hand.release()
        expect(page.locator("body:not(.holding)")).to_be_visible()
        self.eventually(page, lambda: self.library.show("Inbox"), self.shown(page, "Inbox"))
        self.assertNotEqual(self.library.show("Inbox"), names("Inbox", *range(12)))

    def test_undo_behind_a_drop_that_fails_undoes_nothing_else(self):
        page = self.gallery_page("Inbox")
        self.hold_back(page, r"(move|transfer)$")
        self.quickly(page, self.middle(page, "Inbox", 1), self.middle(page, "Inbox", 6))
        expect(page.locator("body:not(.holding)")).to_be_visible()
        page.keyboard.press("Control+z")
        # Its photo has left the gallery: that is the latest change now.
        self.library.run("remove", "Inbox", "2")
        page.evaluate("answerAll()")
        expect(page.locator("#announcer")).to_contain_text("Nothing else was undone")
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 12)))

    def test_a_button_let_go_of_over_the_bar_holds_nothing(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-001.jpg").click(modifiers=["Control"])
        bar = page.get_by_role("toolbar", name="Selected")
        expect(bar).to_be_visible()
        box = bar.bounding_box()
        # So quick that the list sees no step of it.
        hand = self.hand(page, self.middle(page, "Inbox", 1))
        hand.go((box["x"] + 4, box["y"] + 4), steps=1).release()
        for name in names("Inbox", 5, 7):
            self.cell(page, name).hover()
        expect(page.locator(".carry")).to_have_count(0)
        self.assertEqual(self.shown(page), names("Inbox", *range(12)))

    def test_alt_and_enter_copy_into_the_dock(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("ArrowRight")
        for key in ("Space", "d", "k", "Alt+Enter"):
            page.keyboard.press(key)
        self.eventually(page, lambda: len(self.library.show("Keep")), 7)
        self.assertEqual(self.library.show("Inbox"), names("Inbox", *range(12)))

    def test_stars_that_are_given_elsewhere_during_a_hold_are_seen_after_it(self):
        page = self.gallery_page("Inbox")
        hand = self.hand(page, self.middle(page, "Inbox", 1))
        hand.go(self.middle(page, "Inbox", 5))
        self.library.run("rate", "Inbox", "9", "5")
        hand.rest(500)
        page.keyboard.press("Escape")
        hand.release()
        rating = lambda: page.evaluate("() => document.querySelector('.scroller').flow.itemAt(8)?.rating")
        self.eventually(page, rating, 5)

    def test_a_drop_that_nobody_answers_is_not_shown_as_done(self):
        page = self.gallery_page("Inbox")
        page.evaluate("""() => {
          const real = window.setTimeout;
          window.setTimeout = (act, ms, ...rest) => real(act, ms > 100 && ms < 9000 ? ms / 20 : ms, ...rest);
        }""")
        page.route("**/api/**", lambda route: route.abort("connectionfailed"))
        self.quickly(page, self.middle(page, "Inbox", 1), self.middle(page, "Inbox", 6))
        self.eventually(page, lambda: self.shown(page), names("Inbox", *range(12)))
        page.unroute_all(behavior="wait")


class Far(SlowTest):
    galleries = {"Inbox": 3, "Long": 400}

    def test_a_drop_where_nothing_is_known_does_not_go_to_the_end(self):
        page = self.gallery_page("Inbox", "Long")
        page.route("**/galleries/2/layout?*", lambda route: route.abort("connectionfailed"))
        page.evaluate("() => { document.querySelectorAll('.scroller')[1].flow.top = 6000; }")
        hand = self.hand(page, self.center(page, "Inbox-001.jpg"))
        hand.go(self.center(page, "Inbox-002.jpg"))
        box = page.get_by_role("listbox", name="Photos of Long").bounding_box()
        # A quick hand comes in by its last step.
        hand.go((box["x"] + box["width"] / 2, 400), steps=1).release()
        expect(page.locator("#notice")).to_contain_text("Not moved")
        self.assertEqual(self.library.show("Long"), names("Long", *range(400)))
        page.unroute_all(behavior="wait")
