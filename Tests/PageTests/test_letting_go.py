"""Where held photos come to lie: by the point at which a hand lets go, and never refused without a reason."""

from playwright.sync_api import expect

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
