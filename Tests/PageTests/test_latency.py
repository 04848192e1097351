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

    def test_one_drag_need_not_wait_for_another(self):
        page = self.gallery_page("Inbox")
        self.slow(page, 1500)
        order = names("Inbox", *range(12))
        for moved, onto in ((0, 5), (3, 9), (11, 2), (6, 1)):
            photo = order[moved]
            self.rest(page)
            self.quickly(page, self.center(page, photo), self.center(page, order[onto]))
            order.remove(photo)
            order.insert(onto, photo)
            # It is seen at once, long before the server has answered.
            self.eventually(page, lambda: self.shown(page), order)
            self.assertNotEqual(self.library.show("Inbox"), order)
        self.assert_order(page, "Inbox", order)

    def test_a_drag_whose_answer_is_lost_is_done_once(self):
        page = self.gallery_page("Inbox")
        self.slow(page, 20)
        page.evaluate("""() => {
          const real = window.fetch;
          let lost = 0;
          window.fetch = async (path, ask) => {
            const answer = await real(path, ask);
            if (!String(path).endsWith('/move') || lost > 1) return answer;
            lost += 1;
            throw new TypeError('Failed to fetch');
          };
        }""")
        self.quickly(page, self.center(page, "Inbox-002.jpg"), self.center(page, "Inbox-008.jpg"))
        expect(page.locator("#notice")).to_contain_text("Moved")
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 3, 4, 5, 6, 7, 8, 2, 9, 10, 11))
        page.get_by_role("button", name="Undo").click()
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_a_server_that_is_away_for_long_is_told_and_the_order_goes_back(self):
        page = self.gallery_page("Inbox")
        self.slow(page, 0, failing=1)
        page.evaluate("() => { const wait = setTimeout;"
                      " window.setTimeout = (act, ms, ...rest) => wait(act, ms / 20, ...rest); }")
        self.quickly(page, self.center(page, "Inbox-002.jpg"), self.center(page, "Inbox-008.jpg"))
        self.eventually(page, lambda: self.shown(page)[8], "Inbox-002.jpg")
        expect(page.locator("#announcer")).to_contain_text("Trying again")
        expect(page.locator("#announcer")).to_contain_text("not known whether")
        self.slow(page, 0, failing=0)
        self.eventually(page, lambda: self.shown(page), self.library.show("Inbox"))

    def test_hands_need_no_answer_to_let_go_and_nothing_is_asked_again(self):
        page = self.gallery_page("Inbox")
        self.slow(page, 0)
        self.quickly(page, self.center(page, "Inbox-002.jpg"), self.center(page, "Inbox-008.jpg"))
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 3, 4, 5, 6, 7, 8, 2, 9, 10, 11))
        page.wait_for_timeout(300)
        self.assertEqual([ask for ask in self.asked(page) if "/hold" not in ask],
                         ["POST /api/galleries/1/move"])
