"""Photos in rows: whole pictures, those of a row of one height. By mouse, touch and keyboard."""

from collections import defaultdict

from playwright.sync_api import expect

from lying import LyingTest
from served import NAME, names


class Rows(LyingTest):
    galleries = {"Inbox": 12}

    def in_rows(self, **options):
        page = self.gallery_page("Inbox", **options)
        page.get_by_role("button", name="Rows", exact=True).click()
        expect(page.get_by_role("button", name="Rows", exact=True)).to_have_attribute("aria-pressed", "true")
        page.wait_for_function("() => document.querySelector('.scroller').flow.layout.arrangement === 'rows'")
        self.rest(page)
        return page

    def test_pictures_are_whole_and_rows_of_one_height_fill_the_width(self):
        page = self.in_rows()
        self.assert_frames_are_the_servers(page)
        frames = self.frames(page)
        rows = defaultdict(list)
        for photo in self.photos(page):
            x, y, w, h = frames[photo["name"]]
            self.assertAlmostEqual(w / h, photo["width"] / photo["height"], delta=0.02 * w / h)
            rows[round(y)].append((x, w, h))
        self.assertGreater(len(rows), 1)
        width = page.evaluate("document.querySelector('.scroller').flow.layout.width")
        for y, row in sorted(rows.items())[:-1]:
            self.assertLess(max(h for _, _, h in row) - min(h for _, _, h in row), 0.5)
            self.assertLess(width - max(x + w for x, w, _ in row), 16, row)

    def test_the_choice_is_remembered_and_can_be_taken_back(self):
        page = self.in_rows()
        page.reload()
        expect(page.get_by_role("button", name="Rows", exact=True)).to_have_attribute("aria-pressed", "true")
        expect(self.cell(page, "Inbox-000.jpg")).to_be_visible()
        self.assertEqual(
            page.evaluate("document.querySelector('.scroller').flow.layout.arrangement"), "rows")
        page.get_by_role("button", name="Grid").click()
        page.wait_for_function("() => document.querySelector('.scroller').flow.layout.arrangement === 'grid'")
        self.rest(page)
        self.assertEqual(len({(round(w), round(h)) for _, _, w, h in self.frames(page).values()}), 1)
        self.assertEqual(self.shown(page), names("Inbox", *range(12)))

    def test_a_photo_dropped_on_another_lies_there(self):
        page = self.in_rows()
        before = self.frames_by_position(page)
        hand = self.drag(page, "Inbox-001.jpg", "Inbox-006.jpg", drop=False)
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "7")
        # While it is held, the places stay, whatever comes to lie there.
        self.assertEqual(self.frames_by_position(page), before)
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 5, 6, 1, *range(7, 12)))
        self.assert_frames_are_the_servers(page)
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
        self.assert_frames_are_the_servers(page)

    def test_nothing_flickers_while_a_hand_rests(self):
        page = self.in_rows()
        x, y = self.center(page, "Inbox-005.jpg")
        hand = self.drag(page, "Inbox-001.jpg", (x, y), drop=False)
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "6")
        self.rest(page)
        self.watch_orders(page)
        for step in range(30):
            hand.go((x + step % 3, y + (step * 7) % 5), steps=1)
        hand.rest()
        self.assertEqual(page.evaluate("orders.size"), 1)
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 5, 1, *range(6, 12)))

    def test_by_touch(self):
        page = self.in_rows(has_touch=True)
        self.drag(page, "Inbox-001.jpg", "Inbox-004.jpg", touch=True)
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 3, 4, 1, *range(5, 12)))
        self.assert_frames_are_the_servers(page)

    def test_by_keyboard(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("button", name="Rows", exact=True).focus()
        page.keyboard.press("Space")
        page.wait_for_function("() => document.querySelector('.scroller').flow.layout.arrangement === 'rows'")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowDown")
        active = page.locator(".cell.active")
        expect(active).not_to_have_attribute("aria-posinset", "1")
        frames, name = self.frames(page), active.evaluate(NAME)
        first = frames["Inbox-000.jpg"]
        # Straight below the first photo, in the next row.
        self.assertGreater(frames[name][1], first[1])
        self.assertEqual(frames[name][1], min(y for _, y, _, _ in frames.values() if y > first[1] + 1))
        self.assertLess(frames[name][0], first[0] + first[2])
        page.keyboard.press("Home")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#announcer")).to_contain_text("Position 2 of 12")
        page.keyboard.press("Enter")
        self.assert_order(page, "Inbox", names("Inbox", 1, 0, *range(2, 12)))
        self.assert_frames_are_the_servers(page)

    def test_the_corner_is_the_drop_caps_alone(self):
        page = self.in_rows()
        self.cell(page, "Inbox-004.jpg").hover()
        expect(page.locator(".corner.feature")).to_be_hidden()
        height = self.frames(page)["Inbox-000.jpg"][3]
        box = self.cell(page, "Inbox-000.jpg").bounding_box()
        hand = self.hand(page, (box["x"] + box["width"] - 8, box["y"] + box["height"] - 8))
        hand.go((box["x"] + box["width"] - 8, box["y"] + 2 * box["height"])).release()
        expect(page.locator("#notice")).to_contain_text("The first is 2 × 2 cells")
        self.rest(page)
        self.assertGreater(self.frames(page)["Inbox-000.jpg"][3], 1.4 * height)
        self.assert_frames_are_the_servers(page)


class LongRows(LyingTest):
    galleries = {"Long": 120}

    def test_a_change_elsewhere_leaves_the_view_where_it_is(self):
        page = self.gallery_page("Long")
        page.get_by_role("button", name="Rows", exact=True).click()
        page.wait_for_function("() => document.querySelector('.scroller').flow.layout.arrangement === 'rows'")
        self.cell(page, "Long-000.jpg").hover()
        page.mouse.wheel(0, 1500)
        # A wheel scrolls for a while.
        page.wait_for_function("""async () => {
          const scroller = document.querySelector('.scroller');
          const before = scroller.scrollTop;
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          return before > 1400 && scroller.scrollTop === before;
        }""")
        self.rest(page)
        cell = page.evaluate("""() => {
          const { flow } = document.querySelector('.scroller');
          const { top, bottom } = flow.view;
          return Math.min(...flow.layout.crossing(top, bottom, flow.count));
        }""")
        look = """cell => {
          const { flow } = document.querySelector('.scroller');
          return flow.frameOf(cell).y - flow.view.top;
        }"""
        before = page.evaluate(look, cell)
        self.library.run("reorder", "Long", "--move", "3", "--to", "90")
        # The photos between these places have moved up by one.
        moved, = names("Long", cell + 1)
        expect(self.cell(page, moved)).to_have_attribute("aria-posinset", str(cell + 1))
        self.assert_frames_are_the_servers(page)
        self.assertAlmostEqual(page.evaluate(look, cell), before, delta=2)
