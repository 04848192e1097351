"""Where held photos come to lie: by the point at which a hand lets go, and never refused without a reason."""

from playwright.sync_api import expect

from hand import Hand
from served import PageTest, names


class LettingGo(PageTest):
    galleries = {"Inbox": 14, "Keep": 4}

    def select(self, page, *numbers):
        for number in numbers:
            self.pick(page, f"Inbox-{number:03}.jpg")

    def assert_not_refused(self, page):
        expect(page.locator("#notice")).not_to_contain_text("Not moved")

    def go_back(self, page):
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(14)))

    def test_neighbours_are_dragged_together_by_any_of_them(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1100})
        for grabbed in (1, 2, 3):
            page.keyboard.press("Escape")
            self.select(page, 1, 2, 3)
            self.drag(page, f"Inbox-{grabbed:03}.jpg", "Inbox-006.jpg")
            self.assert_order(page, "Inbox", names("Inbox", 0, 4, 5, 6, 1, 2, 3, *range(7, 14)))
            self.go_back(page)
        # Over a row's end, and up.
        page.keyboard.press("Escape")
        self.select(page, 7, 8, 9)
        self.drag(page, "Inbox-008.jpg", "Inbox-001.jpg", drop=False)
        # They give way before they are let go.
        expect(self.cell(page, "Inbox-007.jpg")).to_have_attribute("aria-posinset", "2")
        page.mouse.up()
        self.assert_order(page, "Inbox", names("Inbox", 0, 7, 8, 9, 1, 2, 3, 4, 5, 6, *range(10, 14)))

    def test_neighbours_are_dragged_together_by_touch(self):
        page = self.gallery_page("Inbox", has_touch=True, viewport={"width": 1000, "height": 1100})
        self.select(page, 1, 2)
        self.drag(page, "Inbox-002.jpg", "Inbox-006.jpg", touch=True)
        self.assert_order(page, "Inbox", names("Inbox", 0, 3, 4, 5, 6, 1, 2, *range(7, 14)))

    def test_neighbours_may_go_past_and_back(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1100})
        self.select(page, 0, 1)
        self.drag(page, "Inbox-000.jpg", "Inbox-003.jpg", "Inbox-002.jpg")
        # The first of them is nearest to where the hand has come back to.
        self.assert_order(page, "Inbox", names("Inbox", 2, 3, 0, 1, *range(4, 14)))

    def test_photos_that_lie_apart_land_as_if_dropped_on_a_cell(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1100})
        self.select(page, 0, 6)
        self.drag(page, "Inbox-000.jpg", "Inbox-002.jpg")
        self.assert_order(page, "Inbox", names("Inbox", 1, 2, 0, 6, 3, 4, 5, *range(7, 14)))

    def test_behind_the_last_photo_is_the_end_whichever_way_the_hand_comes(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1200})
        box = self.cell(page, "Inbox-013.jpg").bounding_box()
        last = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        empty = box["x"] + box["width"] * 1.6, last[1]
        below = last[0], box["y"] + box["height"] + 60
        corner = self.center(page, "Inbox-011.jpg")
        for points in [(empty,), (last, empty), (corner, empty), (below,), (empty, last, below)]:
            self.drag(page, "Inbox-001.jpg", *points)
            self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 14), 1))
            self.go_back(page)

    def test_a_gap_is_in_front_of_the_next_photo(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1100})
        box = self.cell(page, "Inbox-007.jpg").bounding_box()
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] + 5
        # Between two rows of five: in front of the lower one. It shows so when the hand rests.
        self.drag(page, "Inbox-001.jpg", at, drop=False)
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "10")
        page.mouse.up()
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 10), 1, *range(10, 14)))

    def test_a_drop_counts_where_the_hand_is_though_others_have_moved_photos(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1100})
        x, y = self.center(page, "Inbox-007.jpg")
        hand = Hand(page)
        hand.press((x, y)).go((x + 12, y + 12))
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        expect(self.cell(page, "Inbox-000.jpg")).to_have_attribute("aria-posinset", "14")
        self.rest(page)
        hand.go(self.center(page, "Inbox-002.jpg")).rest().release()
        self.assert_order(page, "Inbox", names("Inbox", 1, 7, 2, 3, 4, 5, 6, *range(8, 14), 0))
        self.assert_not_refused(page)

    def test_one_jump_of_the_hand_does_as_well(self):
        page = self.gallery_page("Inbox", viewport={"width": 1000, "height": 1100})
        hand = Hand(page)
        x, y = self.center(page, "Inbox-007.jpg")
        hand.press((x, y)).go((x + 12, y + 12))
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        expect(self.cell(page, "Inbox-000.jpg")).to_have_attribute("aria-posinset", "14")
        self.rest(page)
        hand.go(self.center(page, "Inbox-002.jpg"), steps=1).release()
        self.assert_order(page, "Inbox", names("Inbox", 1, 7, 2, 3, 4, 5, 6, *range(8, 14), 0))
        self.assert_not_refused(page)
