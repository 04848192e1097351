"""Drags while the server is slow or fails: each is done, or said not to be."""

import os
import random

from playwright.sync_api import expect

from hand import Hand
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
        self.hold_back(page, "move$")
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
        self.assertEqual(self.library.show("Inbox"), names("Inbox", *range(12)))
        page.evaluate("answerAll()")
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
        page.locator("#notice").get_by_role("button", name="Undo").click()
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_a_server_that_is_away_for_long_is_told_and_the_order_goes_back(self):
        page = self.gallery_page("Inbox")
        self.slow(page, 0, failing=1)
        page.evaluate("() => { const wait = setTimeout; window.haste = 1;"
                      " window.setTimeout = (act, ms, ...rest) => wait(act, ms / window.haste, ...rest); }")
        self.quickly(page, self.center(page, "Inbox-002.jpg"), self.center(page, "Inbox-008.jpg"))
        self.eventually(page, lambda: self.shown(page)[8], "Inbox-002.jpg")
        page.evaluate("() => { window.haste = 20; }")
        expect(page.locator("#announcer")).to_contain_text("Trying again")
        expect(page.locator("#announcer")).to_contain_text("not known whether")
        self.slow(page, 0, failing=0)
        self.eventually(page, lambda: self.shown(page), self.library.show("Inbox"))

    def test_hands_need_no_answer_to_let_go_and_nothing_is_asked_again(self):
        page = self.gallery_page("Inbox")
        self.slow(page, 0)
        self.quickly(page, self.center(page, "Inbox-002.jpg"), self.center(page, "Inbox-008.jpg"))
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 3, 4, 5, 6, 7, 8, 2, 9, 10, 11))
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
        # The next steps' names nobody waits for.
        asked = [ask for ask in self.asked(page) if "/history" not in ask]
        self.assertEqual(asked[:2], ["POST /api/galleries/1/move", "POST /api/undo"])


class NoFrameYet(SlowTest):
    galleries = {"Left": 5, "Right": 4}

    def test_what_has_come_in_is_known_before_it_has_a_frame(self):
        page = self.gallery_page("Left", "Right")
        # The first answer to the drop is lost, so that the list is fetched; frames don't come any more.
        page.evaluate("""() => {
          const real = window.fetch;
          const { flow } = document.querySelector('[aria-label="Photos of Left"]').parentElement;
          let lost = 0;
          window.isTaken = () => flow.list.layers.length === 0 && flow.list.stored === 6;
          window.fetch = async (path, ask) => {
            if (/galleries.1.layout/.test(path)) await new Promise(() => {});
            const answer = await real(path, ask);
            if (!String(path).endsWith('/transfer') || lost > 0) return answer;
            lost += 1;
            throw new TypeError('Failed to fetch');
          };
        }""")
        self.quickly(page, self.center(page, "Right-001.jpg"), self.center(page, "Left-002.jpg"))
        page.wait_for_function("() => window.isTaken()")
        known = self.at_once(page, "Left")
        self.assertEqual(known, self.library.show("Left"))
        self.assertEqual(len(known), 6)


class NotLaidOutYet(SlowTest):
    galleries = {"Inbox": 12, "Coast": 3}

    def open_beside(self, page, *galleries):
        """Shows panes whose frames do not come before `answerAll()`."""
        self.hold_back(page, f"/{self.identity(page, galleries[-1])}/layout")
        ids = ",".join(str(self.identity(page, gallery)) for gallery in galleries)
        page.evaluate("address => { location.hash = address }", f"#/g/{ids}")
        expect(page.get_by_role("listbox", name=f"Photos of {galleries[-1]}")).to_be_visible()

    def test_what_is_held_goes_into_a_pane_that_opens(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Space")
        expect(page.locator("#announcer")).to_contain_text("1 held")
        self.open_beside(page, "Inbox", "Coast")
        page.keyboard.press("Tab")
        page.wait_for_function("() => window.heldBack.length > 0")
        page.evaluate("answerAll()")
        expect(page.locator("#announcer")).to_contain_text("Over Coast")
        page.keyboard.press("Enter")
        self.assert_order(page, "Coast", names("Inbox", 0) + names("Coast", 0, 1, 2))

    def test_keys_and_a_band_do_not_fail(self):
        page = self.window("#/")
        self.open_beside(page, "Coast")
        page.get_by_role("listbox").focus()
        for key in ["ArrowDown", "PageDown", "End", "Shift+ArrowUp"]:
            page.keyboard.press(key)
        Hand(page).press((700, 400)).go((900, 600)).release()
        page.evaluate("answerAll()")
        expect(self.cell(page, "Coast-002.jpg")).to_be_visible()
        expect(page.locator("#notice")).to_be_hidden()


class NothingKnown(SlowTest):
    """Of the gallery that a hand goes over, no frames are known yet."""

    galleries = {"Left": 6, "Right": 4}

    def test_a_quick_drop_waits_for_what_is_asked(self):
        page = self.gallery_page("Left", "Right")
        page.evaluate("""() => {
          const { flow } = document.querySelector('[aria-label="Photos of Left"]').parentElement;
          // Until they are asked for.
          const { layout, layout: { knowing } } = flow;
          const load = layout.load.bind(layout);
          let isAsked = false;
          layout.load = (...heights) => { isAsked = true; return load(...heights); };
          Object.defineProperty(layout, 'knowing', {
            get: () => (isAsked ? knowing : () => false), configurable: true,
          });
        }""")
        self.slow(page, 400)
        start, end = self.center(page, "Right-001.jpg"), self.center(page, "Left-002.jpg")
        self.quickly(page, start, end)
        order = names("Left", 0, 1) + ["Right-001.jpg"] + names("Left", 2, 3, 4, 5)
        self.assert_order(page, "Left", order)


# What the page says, with the ms since it began, and when hands press and let go.
HEARD = """() => {
  window.heard = [];
  const hear = text => window.heard.push(`${Math.round(performance.now())} ${text}`);
  for (const id of ['announcer', 'notice']) {
    const element = document.getElementById(id);
    new MutationObserver(() => hear(`${id}: ${element.innerText}`))
      .observe(element, { childList: true, characterData: true, subtree: true });
  }
  for (const type of ['pointerdown', 'pointerup']) {
    addEventListener(type, ({ target }) => hear(`${type} ${target.className} ${target.ariaLabel}`), true);
  }
}"""


class RandomDrags(SlowTest):
    """Drags between two galleries, as fast as a hand can, while requests are slow and some fail.

    PHOLIO_SOAK=1 makes a thousand.
    """

    galleries = {"Left": 14, "Right": 8}
    soak = os.environ.get("PHOLIO_SOAK") == "1"
    patience = 3600 if soak else 300

    def test_none_is_lost(self):
        # All photos fit in either gallery: nothing scrolls at an edge.
        page = self.gallery_page("Left", "Right", viewport={"width": 1400, "height": 2400})
        page.evaluate(HEARD)
        numbers = random.Random(int(os.environ.get("PHOLIO_SEED", 14)))
        orders = {name: names(name, *range(count)) for name, count in self.galleries.items()}
        for latency in (0, 50, 200, 800, 2000) if self.soak else (0, 800):
            self.slow(page, latency, failing=0.05)
            # Not more at once than are answered before the test gives up.
            for count in [20] * 10 if self.soak else [10]:
                for _ in range(count):
                    self.drag_at_random(page, orders, numbers)
                for name, order in orders.items():
                    self.settled(page, name, order)
        self.assertGreater(page.evaluate("() => window.far.failed"), 0)

    def drag_at_random(self, page, orders, numbers):
        source = numbers.choice([name for name, order in orders.items() if len(order) > 2])
        goal = numbers.choice(list(orders))
        photo = numbers.choice(orders[source])
        cell = numbers.randrange(len(orders[goal]))
        self.rest(page)
        self.quickly(
            page, self.middle(page, source, orders[source].index(photo)), self.middle(page, goal, cell),
            rest=numbers.choice((0, 0, 30, 200)))
        orders[source].remove(photo)
        orders[goal].insert(cell, photo)
        # What is seen when it is let go is to be stored in the end.
        expect(page.locator("body:not(.holding)")).to_be_visible()
        self.assertEqual(
            [self.at_once(page, name) for name in orders], list(orders.values()),
            f"{photo} to cell {cell} of {goal}; heard: {page.evaluate('heard')[-12:]}")
        self.eventually(page, lambda: [self.shown(page, name) for name in orders], list(orders.values()))

    def middle(self, page, gallery, cell):
        """Where a cell is in the window, once that has been told."""
        canvas = page.get_by_role("listbox", name=f"Photos of {gallery}")
        is_there = "([canvas, cell]) => canvas.parentElement.flow.frameOf(cell)"
        page.wait_for_function(is_there, arg=[canvas.element_handle(), cell])
        return canvas.evaluate(
            """(canvas, cell) => {
              const { flow } = canvas.parentElement;
              const { x, y, w, h } = flow.frameOf(cell);
              const box = canvas.getBoundingClientRect();
              return [box.left + x + w / 2, box.top + y + h / 2];
            }""", cell)

    def settled(self, page, gallery, order):
        """All is answered, and the command line agrees."""
        for _ in range(1200):
            if self.library.show(gallery) == order:
                break
            page.wait_for_timeout(100)
        self.assert_order(page, gallery, order)
