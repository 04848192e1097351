"""What hands do right after the first picture, before the modules that do it are there."""

from playwright.sync_api import expect

from served import PageTest, names


class Presses(PageTest):
    galleries = {"Inbox": 8}

    def early(self):
        """A gallery's page whose hands do not come before they are let."""
        page = self.gallery_page("Inbox")
        # The line for those who are new takes a place of its own.
        page.evaluate("() => localStorage.setItem('pholio-knows-gestures', 'yes')")
        held = []
        page.route("**/hands.js", lambda route: held.append(route))
        page.reload()
        expect(page.locator(".cell img.here").first).to_be_visible()
        self.eventually(page, lambda: len(held), 1)
        return page, held[0].fallback

    def begin(self, page):
        return self.hand(page, self.center(page, "Inbox-001.jpg")).go(self.center(page, "Inbox-002.jpg"))

    def test_a_drag_is_done_when_hands_come(self):
        page, let = self.early()
        hand = self.begin(page)
        hand.go(self.center(page, "Inbox-003.jpg")).release()
        let()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 1, 4, 5, 6, 7))

    def test_a_drag_goes_on_in_the_hand(self):
        page, let = self.early()
        hand = self.begin(page)
        let()
        page.locator(".carry").wait_for()
        hand.go(self.center(page, "Inbox-003.jpg")).release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 1, 4, 5, 6, 7))

    def test_a_drag_that_hands_take_over_is_let_go_where_it_is(self):
        page, let = self.early()
        hand = self.begin(page)
        hand.go(self.center(page, "Inbox-003.jpg"))
        let()
        page.locator(".carry").wait_for()
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 1, 4, 5, 6, 7))

    def test_two_drags_are_done_one_after_another(self):
        page, let = self.early()
        for start, end in (1, 3), (6, 5):
            hand = self.hand(page, self.center(page, f"Inbox-00{start}.jpg"))
            hand.go(self.center(page, f"Inbox-00{end}.jpg")).release()
        let()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 1, 4, 6, 5, 7))

    def test_clicks_and_keys_are_done_in_their_order(self):
        page, let = self.early()
        self.pick(page, "Inbox-002.jpg")
        self.pick(page, "Inbox-004.jpg")
        page.keyboard.press("Delete")
        let()
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 3, 5, 6, 7))
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(8)))

    def test_a_click_opens_and_a_button_does_what_it_says(self):
        page, let = self.early()
        page.locator(".tools").get_by_role("button", name="More").click()
        let()
        expect(page.get_by_role("menu", name="Inbox")).to_be_visible()
        page, let = self.early()
        self.cell(page, "Inbox-005.jpg").click()
        let()
        page.wait_for_url("**/p/*")
        expect(page.locator("dialog.viewer")).to_be_visible()

    def test_a_pointer_that_rests_on_a_photo_has_its_corner(self):
        page, let = self.early()
        page.mouse.move(*self.center(page, "Inbox-005.jpg"))
        let()
        expect(page.locator(".corner.feature")).to_be_visible()

    def test_the_photos_stay_where_they_are_when_hands_come(self):
        page, let = self.early()
        before = self.cell(page, "Inbox-000.jpg").bounding_box()
        let()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
        expect(page.get_by_role("button", name="Find")).to_be_visible()
        self.assertEqual(self.cell(page, "Inbox-000.jpg").bounding_box(), before)
