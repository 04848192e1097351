"""Moving photos of one gallery, by mouse, touch and keyboard. The command line then tells the order."""

import re
import time

from playwright.sync_api import expect

from served import PageTest, names


class Moving(PageTest):
    galleries = {"Inbox": 12}

    def test_a_photo_dropped_on_another_lies_there(self):
        page = self.gallery_page("Inbox")
        self.drag(page, "Inbox-001.jpg", "Inbox-005.jpg")
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 11))
        self.drag(page, "Inbox-010.jpg", "Inbox-000.jpg")
        self.assert_order(page, "Inbox", names("Inbox", 10, 0, 2, 3, 4, 5, 1, 6, 7, 8, 9, 11))

    def test_a_flick_quicker_than_the_server_still_drops(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-002.jpg")
        page.keyboard.press("Control+a")
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(12)
        slowly = lambda route: (time.sleep(0.5), route.continue_())
        page.route(re.compile(r"/(order|photos)(\?|$)"), slowly)
        page.keyboard.press("Escape")
        self.pick(page, "Inbox-002.jpg")
        x, y = self.center(page, "Inbox-002.jpg")
        self.hand(page, (x, y)).go((x + 12, y + 12), steps=2).release()
        page.locator("body:not(.holding)").wait_for()
        # Nothing is held any more: the next one can be.
        page.unroute_all(behavior="wait")
        self.drag(page, "Inbox-001.jpg", "Inbox-005.jpg")
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 5, 1, 6, 7, 8, 9, 10, 11))

    def test_what_a_button_did_is_undone_by_key(self):
        page = self.gallery_page("Inbox")
        self.from_menu(page, "Sort", "Reverse")
        self.assert_order(page, "Inbox", names("Inbox", *reversed(range(12))))
        page.get_by_role("button", name="Gallery", exact=True).focus()
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
        expect(page.locator("#notice")).not_to_contain_text("Undone: undo")

    def test_three_held_lie_together(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-008.jpg")
        self.pick(page, "Inbox-002.jpg")
        self.pick(page, "Inbox-006.jpg")
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(3)
        self.drag(page, "Inbox-006.jpg", "Inbox-000.jpg")
        self.assert_order(page, "Inbox", names("Inbox", 2, 6, 8, 0, 1, 3, 4, 5, 7, 9, 10, 11))
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
        page.keyboard.press("Control+Shift+z")
        self.assert_order(page, "Inbox", names("Inbox", 2, 6, 8, 0, 1, 3, 4, 5, 7, 9, 10, 11))

    def test_escape_puts_everything_back(self):
        page = self.gallery_page("Inbox")
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-009.jpg", drop=False)
        expect(page.locator(".cell.held")).to_have_count(1)
        self.assertNotEqual(self.shown(page), names("Inbox", *range(12)))
        page.keyboard.press("Escape")
        expect(page.locator(".cell.held")).to_have_count(0)
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
        self.assertEqual(self.library.run("history", "Inbox").count("move"), 0)

    def test_nothing_flickers_beside_the_cap(self):
        self.library.run("gallery", "cap", "Inbox", "2x2")
        page = self.gallery_page("Inbox")
        box = self.cell(page, "Inbox-000.jpg").bounding_box()
        hand = self.drag(page, "Inbox-007.jpg", (box["x"] + box["width"] - 4, box["y"] + 40), drop=False)
        expect(self.cell(page, "Inbox-007.jpg")).to_have_attribute("aria-posinset", "1")
        self.watch_orders(page)
        # A hand that rests trembles: within the cap's edge nothing may change.
        for step in range(40):
            hand.go((box["x"] + box["width"] - 4 + (step % 3), box["y"] + 40 + (step * 7) % 5), steps=1)
        hand.rest()
        self.assertEqual(page.evaluate("orders.size"), 1)
        # Out to the right the next photo gives way, once.
        hand.go((box["x"] + box["width"] + 60, box["y"] + 40))
        expect(self.cell(page, "Inbox-007.jpg")).to_have_attribute("aria-posinset", "2")
        hand.rest()
        self.assertEqual(page.evaluate("orders.size"), 2)
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 7, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11))

    def test_a_drop_waits_for_what_a_quick_hand_did(self):
        page = self.gallery_page("Inbox")
        x, y = self.center(page, "Inbox-001.jpg")
        to = self.center(page, "Inbox-007.jpg")
        hand = self.hand(page, (x, y))
        hand.go((x + 9, y + 9))
        page.locator(".carry").wait_for()
        hand.go(to, steps=1).release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 5, 6, 7, 1, 8, 9, 10, 11))

    def test_a_drag_asks_for_nothing_until_it_is_dropped(self):
        page = self.gallery_page("Inbox")
        self.rest(page)
        requests = []
        page.on("request", lambda request: requests.append(request.url))
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-009.jpg", drop=False)
        expected = names("Inbox", 0, 2, 3, 4, 5, 6, 7, 8, 9, 1, 10, 11)
        self.eventually(page, lambda: self.shown(page), expected)
        # What gave way glides there.
        self.rest(page)
        hand.go(self.center(page, "Inbox-003.jpg")).rest()
        # The next steps' names nobody waits for.
        self.assertEqual([url for url in requests if "/history" not in url], [])
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 1, *range(3, 12)))

    def test_a_rubber_band_selects_what_it_touches(self):
        page = self.gallery_page("Inbox")
        first = self.cell(page, "Inbox-000.jpg").bounding_box()
        second = self.cell(page, "Inbox-001.jpg").bounding_box()
        hand = self.hand(page, (first["x"] - 4, first["y"] - 4))
        hand.go((second["x"] + 20, second["y"] + 20)).release()
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(2)
        page.keyboard.press("Delete")
        self.assert_order(page, "Inbox", names("Inbox", *range(2, 12)))
        page.locator("#notice").get_by_role("button", name="Undo").click()
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.press("Escape")
        self.pick(page, "Inbox-003.jpg")
        self.cell(page, "Inbox-006.jpg").click(modifiers=["Shift"])
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(4)

    def test_by_keyboard(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        expect(page.locator("#announcer")).to_contain_text("held, from position 2")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#announcer")).to_contain_text("Position 3 of 12")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#announcer")).to_contain_text("Position 4 of 12")
        page.keyboard.press("Enter")
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 1, *range(4, 12)))
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.press("m")
        page.get_by_label("Position").fill("12")
        page.keyboard.press("Enter")
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, *range(4, 12), 1))
        expect(page.get_by_role("listbox")).to_be_focused()
        moved = self.cell(page, "Inbox-001.jpg").get_attribute("id")
        expect(page.get_by_role("listbox")).to_have_attribute("aria-activedescendant", moved)
        page.keyboard.press("Space")
        page.keyboard.press("Home")
        expect(page.locator("#announcer")).to_contain_text("Position 1 of 12")
        page.keyboard.press("Escape")
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, *range(4, 12), 1))

    def test_keys_may_be_quicker_than_answers(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        columns = page.evaluate("""() => {
          const tops = [...document.querySelectorAll('.cell')].map(c => c.getBoundingClientRect().top);
          return tops.filter(top => top === tops[0]).length;
        }""")
        keys = ["Home", "ArrowRight", "Space", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "Enter"]
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator("#notice")).to_contain_text("Move")
        others = names("Inbox", 0, *range(2, 12))
        index = min(3 + columns, 11) - 1
        self.assert_order(page, "Inbox", others[:index] + names("Inbox", 1) + others[index:])

    def test_by_touch(self):
        page = self.gallery_page("Inbox", has_touch=True)
        start, to = self.center(page, "Inbox-001.jpg"), self.center(page, "Inbox-006.jpg")
        hand = self.hand(page, start, touch=True).go(to)
        # A second finger is refused while the first one holds.
        hand.tap_beside(start)
        expect(page.locator("#notice")).to_contain_text("One hold at a time")
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 5, 6, 1, 7, 8, 9, 10, 11))

    def test_a_finger_that_rests_selects_and_then_gets_the_menu(self):
        page = self.gallery_page("Inbox", has_touch=True)
        point = self.center(page, "Inbox-002.jpg")
        finger = self.fingers(page)
        finger("touchStart", point)
        expect(self.cell(page, "Inbox-002.jpg")).to_have_attribute("aria-selected", "true")
        finger("touchEnd")
        expect(page.get_by_role("menu")).to_have_count(0)
        # That it has rested is felt.
        page.evaluate("() => { navigator.vibrate = () => { window.isFelt = true } }")
        finger("touchStart", point)
        page.wait_for_function("() => window.isFelt")
        finger("touchEnd")
        page.get_by_role("menuitem", name="Make the cover").click()
        self.assert_order(page, "Inbox", names("Inbox", 2, 0, 1, *range(3, 12)))

    def test_a_locked_gallery_stays_as_it_is(self):
        self.library.run("gallery", "lock", "Inbox")
        page = self.gallery_page("Inbox")
        x, y = self.center(page, "Inbox-001.jpg")
        hand = self.hand(page, (x, y))
        hand.go((x + 200, y + 9))
        expect(page.locator("#notice")).to_contain_text("locked")
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))


class Scrolling(PageTest):
    galleries = {"Long": 120}

    def test_held_photos_scroll_at_the_edge(self):
        page = self.gallery_page("Long")
        hand = self.drag(page, "Long-000.jpg", (300, 400), (320, 450), drop=False)
        self.rest(page)
        # Above the dock, which comes up meanwhile.
        hand.go((300, page.locator(".dock").bounding_box()["y"] - 45))
        page.wait_for_function("() => document.querySelector('.scroller').scrollTop > 1000")
        hand.go((300, 400)).release()
        page.locator("body:not(.holding)").wait_for()
        self.eventually(page, lambda: self.library.show("Long").index("Long-000.jpg") > 15, True)
        order = self.library.show("Long")
        self.assertEqual([name for name in order if name != "Long-000.jpg"], names("Long", *range(1, 120)))

    def test_only_what_is_near_is_in_the_document(self):
        page = self.gallery_page("Long", viewport={"width": 600, "height": 500})
        self.assertLess(page.locator(".cell").count(), 60)
        page.keyboard.press("End")
        expect(self.cell(page, "Long-119.jpg")).to_be_in_viewport()
        self.assertLess(page.locator(".cell").count(), 60)
        page.keyboard.press("g")
        page.get_by_label("Position").fill("60")
        page.keyboard.press("Enter")
        expect(self.cell(page, "Long-059.jpg")).to_be_in_viewport()

    def test_who_comes_back_is_where_he_was(self):
        page = self.window()
        page.get_by_role("option", name=re.compile("^Long,")).dblclick()
        self.cell(page, "Long-000.jpg").hover()
        page.mouse.wheel(0, 2500)
        expect(self.cell(page, "Long-060.jpg")).to_be_in_viewport()
        page.go_back()
        expect(page.get_by_role("option", name=re.compile("^Long,"))).to_be_visible()
        page.go_forward()
        expect(self.cell(page, "Long-060.jpg")).to_be_in_viewport()
        expect(self.cell(page, "Long-000.jpg")).not_to_be_in_viewport()
