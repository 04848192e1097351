"""Drags while the server is slow or fails: each is done, or said not to be."""

from playwright.sync_api import expect

from served import names
from slow import SlowTest


class QuickHands(SlowTest):
    galleries = {"Inbox": 12}

    def test_a_quick_drag_is_done_whatever_the_latency(self):
        page = self.gallery_page("Inbox")
        order = names("Inbox", *range(12))
        for latency in (0, 50, 200, 800):
            with self.subTest(latency=latency):
                self.slow(page, latency)
                self.rest(page)
                moved, onto = order[2], order[8]
                self.quickly(page, self.center(page, moved), self.center(page, onto), rest=100)
                order.remove(moved)
                order.insert(8, moved)
                self.assert_order(page, "Inbox", order)
