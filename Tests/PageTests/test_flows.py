"""Galleries side by side, and everybody at once: other windows, the command line, imports."""

from playwright.sync_api import expect

from served import PageTest, names


class Flows(PageTest):
    galleries = {"Inbox": 8, "Keep": 4, "Reject": 0}

    def test_three_held_go_into_another_gallery_as_one_change(self):
        page = self.gallery_page("Inbox", "Keep")
        for name in names("Inbox", 5, 1, 3):
            self.pick(page, name)
        # At once, without touching what lies on the way.
        self.drag(page, "Inbox-003.jpg", "Keep-002.jpg")
        self.assert_order(page, "Keep", names("Keep", 0, 1) + names("Inbox", 1, 3, 5) + names("Keep", 2, 3))
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 4, 6, 7))
        self.library.run("undo")
        self.assert_order(page, "Keep", names("Keep", 0, 1, 2, 3))
        self.assert_order(page, "Inbox", names("Inbox", *range(8)))

    def test_a_finger_carries_into_another_gallery(self):
        page = self.gallery_page("Inbox", "Keep", has_touch=True)
        self.drag(page, "Inbox-001.jpg", "Keep-002.jpg", touch=True)
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 8)))
        self.assertCountEqual(self.library.show("Keep"), names("Keep", 0, 1, 2, 3) + names("Inbox", 1))
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(8)))
        self.assert_order(page, "Keep", names("Keep", 0, 1, 2, 3))

    def test_alt_copies(self):
        page = self.gallery_page("Inbox", "Keep")
        hand = self.drag(page, "Inbox-002.jpg", "Keep-000.jpg", drop=False)
        expect(page.get_by_role("listbox", name="Photos of Inbox").get_by_role("option")).to_have_count(7)
        page.keyboard.down("Alt")
        expect(page.locator(".carry.copying")).to_be_visible()
        expect(page.get_by_role("listbox", name="Photos of Inbox").get_by_role("option")).to_have_count(8)
        hand.release()
        page.keyboard.up("Alt")
        self.assert_order(page, "Keep", names("Inbox", 2) + names("Keep", 0, 1, 2, 3))
        self.assert_order(page, "Inbox", names("Inbox", *range(8)))

    def test_over_there_and_back_again(self):
        page = self.gallery_page("Inbox", "Keep")
        home = self.center(page, "Inbox-004.jpg")
        hand = self.drag(page, "Inbox-001.jpg", "Keep-001.jpg", drop=False)
        expect(page.get_by_role("listbox", name="Photos of Keep").get_by_role("option")).to_have_count(5)
        hand.go(home)
        expect(page.get_by_role("listbox", name="Photos of Keep").get_by_role("option")).to_have_count(4)
        hand.release()
        page.locator("body:not(.holding)").wait_for()
        self.assert_order(page, "Keep", names("Keep", 0, 1, 2, 3))
        order = self.shown(page, "Inbox")
        others = [name for name in order if name != "Inbox-001.jpg"]
        self.assertEqual(others, names("Inbox", 0, 2, 3, 4, 5, 6, 7))
        self.assert_order(page, "Inbox", order)

    def test_into_an_empty_gallery_by_keyboard(self):
        page = self.gallery_page("Inbox", "Reject")
        page.get_by_role("listbox", name="Photos of Inbox").focus()
        page.keyboard.press("End")
        page.keyboard.press("Space")
        expect(page.locator("#announcer")).to_contain_text("held, from position 8")
        page.keyboard.press("Tab")
        expect(page.locator("#announcer")).to_contain_text("Over Reject, at position 1 of 1")
        page.keyboard.press("Enter")
        self.assert_order(page, "Reject", names("Inbox", 7))
        self.assert_order(page, "Inbox", names("Inbox", *range(7)))
        expect(page.get_by_role("listbox", name="Photos of Reject")).to_be_focused()

    def test_a_locked_gallery_lets_nothing_in(self):
        self.library.run("gallery", "lock", "Keep")
        page = self.gallery_page("Inbox", "Keep")
        self.drag(page, "Inbox-001.jpg", "Keep-001.jpg")
        expect(page.locator("#notice")).to_contain_text("'Keep' is locked")
        self.assert_order(page, "Keep", names("Keep", 0, 1, 2, 3))

    def test_cut_and_paste(self):
        page = self.gallery_page("Inbox", "Keep")
        self.pick(page, "Inbox-002.jpg")
        page.keyboard.press("Control+x")
        self.pick(page, "Keep-003.jpg")
        page.keyboard.press("Control+v")
        self.assert_order(page, "Keep", names("Keep", 0, 1, 2) + names("Inbox", 2) + names("Keep", 3))
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 3, 4, 5, 6, 7))


class Together(PageTest):
    galleries = {"Inbox": 12}

    def test_two_windows_show_the_same(self):
        one, two = self.gallery_page("Inbox"), self.gallery_page("Inbox")
        self.drag(one, "Inbox-000.jpg", "Inbox-004.jpg")
        self.assert_order(two, "Inbox", names("Inbox", 1, 2, 3, 4, 0, *range(5, 12)))
        self.drag(two, "Inbox-011.jpg", "Inbox-001.jpg")
        self.assert_order(one, "Inbox", names("Inbox", 11, 1, 2, 3, 4, 0, *range(5, 11)))

    def test_a_hold_outlives_a_change_elsewhere(self):
        page = self.gallery_page("Inbox")
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-006.jpg", drop=False)
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "7")
        self.library.run("reorder", "Inbox", "--move", "11,12", "--to", "1")
        # Behind the same neighbour as before, which has gone on by two.
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "9")
        expect(page.locator(".cell.held")).to_have_count(1)
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 10, 11, 0, 2, 3, 4, 5, 6, 1, 7, 8, 9))

    def test_a_stale_move_is_replayed_and_said(self):
        page = self.gallery_page("Inbox")
        # As if the news came late: the drop is then the first to hear of it.
        def move(route):
            self.library.run("reorder", "Inbox", "--move", "12", "--to", "1")
            route.continue_()

        page.route("**/move", move, times=1)
        self.drag(page, "Inbox-001.jpg", "Inbox-003.jpg")
        expect(page.locator("#notice")).to_contain_text("changed elsewhere")
        self.assert_order(page, "Inbox", names("Inbox", 11, 0, 2, 3, 1, *range(4, 11)))

    def test_what_is_held_may_be_taken_out_elsewhere(self):
        page = self.gallery_page("Inbox")
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-003.jpg", drop=False)
        self.library.run("remove", "Inbox", "Inbox-001.jpg")
        expect(page.locator("#notice")).to_contain_text("taken out elsewhere")
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 12)))

    def test_during_an_import(self):
        page = self.gallery_page("Inbox")
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-003.jpg", drop=False)
        more = self.library.draw("More", 5)
        self.library.run("import", "--quiet", more, "--gallery", "Inbox")
        facts = page.get_by_role("heading", name="Inbox").locator("xpath=following-sibling::p")
        expect(facts).to_contain_text("17 photos")
        expect(page.locator(".cell.held")).to_have_count(1)
        hand.release()
        page.locator("body:not(.holding)").wait_for()
        self.eventually(page, lambda: len(self.shown(page, "Inbox")), 17)
        order = self.shown(page, "Inbox")
        self.assertEqual(order[:12], names("Inbox", 0, 2, 3, 1, *range(4, 12)))
        self.assertEqual(sorted(order[12:]), names("More", *range(5)))
        self.assert_order(page, "Inbox", order)

    def test_during_a_resize(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1300})
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-006.jpg", drop=False)
        page.set_viewport_size({"width": 640, "height": 1300})
        page.wait_for_function("() => document.querySelector('.scroller').flow.layout.width <= 640")
        expect(page.locator(".cell.held")).to_have_count(1)
        self.rest(page)
        to = self.center(page, "Inbox-009.jpg")
        hand.go((to[0] - 30, to[1] - 30))
        hand.go(to)
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "10")
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 10), 1, 10, 11))
