"""Where held photos come to lie: by the point at which a hand lets go, and never refused without a reason."""

from playwright.sync_api import expect

from hand import Hand
from served import PageTest, names
from test_scripts import Scripts


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
        hand = self.drag(page, "Inbox-008.jpg", "Inbox-001.jpg", drop=False)
        # They give way before they are let go.
        expect(self.cell(page, "Inbox-007.jpg")).to_have_attribute("aria-posinset", "2")
        hand.release()
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
        hand = self.drag(page, "Inbox-001.jpg", at, drop=False)
        expect(self.cell(page, "Inbox-001.jpg")).to_have_attribute("aria-posinset", "10")
        hand.release()
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


class TheDock(PageTest):
    galleries = {"Inbox": 30, "Keep": 2, "Print": 0}

    def over_the_dock(self, page, name, part=None, seed=1):
        """A hand with a photo over a tile of the dock, or over a part of its width."""
        hand = self.drag(page, name, (300, 420), (340, 460), drop=False, seed=seed)
        dock = page.locator(".dock")
        expect(dock).to_be_visible()
        self.rest(page)
        box = (dock if part is not None else self.tile(page)).bounding_box()
        return hand.go((box["x"] + box["width"] * (part or 0.5), box["y"] + box["height"] / 2))

    def tile(self, page):
        return page.locator(".dock .choice").filter(has_text="Print")

    def held_at(self, page):
        return page.locator(".cell.held").get_attribute("aria-posinset")

    def test_messages_take_no_drop(self):
        # A gallery that is open does not open where a hand rests for long.
        page = self.gallery_page("Inbox", "Print", viewport={"width": 1600, "height": 1000})
        for count, number in enumerate((0, 1, 2), 1):
            name = f"Inbox-{number:03}.jpg"
            page.evaluate("document.querySelector('.scroller').scrollTop = 0")
            hand = self.over_the_dock(page, name)
            if count > 1:
                # The last one's message is still there, and lies elsewhere.
                notice, dock = page.locator("#notice").bounding_box(), page.locator(".dock").bounding_box()
                self.assertLessEqual(notice["y"] + notice["height"], dock["y"])
            expect(self.tile(page)).to_have_attribute("aria-selected", "true")
            hand.rest().release()
            expect(page.locator("#notice")).to_contain_text(f"Moved {name} into 'Print'")
            self.eventually(page, lambda: len(self.library.show("Print")), count)
        self.assert_order(page, "Inbox", names("Inbox", *range(3, 30)))

    def test_whatever_lies_over_a_tile_the_drop_is_the_tiles(self):
        page = self.gallery_page("Inbox")
        page.evaluate("""() => {
          const cover = document.createElement("div");
          cover.style.cssText = "position: fixed; inset: auto 0 0; height: 200px; z-index: 99";
          document.body.append(cover);
        }""")
        self.over_the_dock(page, "Inbox-001.jpg").rest().release()
        self.eventually(page, lambda: self.library.show("Print"), names("Inbox", 1))

    def test_beside_the_tiles_nothing_moves_and_nothing_scrolls(self):
        page = self.gallery_page("Inbox")
        hand = self.over_the_dock(page, "Inbox-001.jpg", part=0.03)
        above = page.evaluate("document.querySelector('.scroller').scrollTop")
        hand.rest(400)
        self.assertEqual(page.evaluate("document.querySelector('.scroller').scrollTop"), above)
        hand.release()
        expect(page.locator("body:not(.holding)")).to_be_visible()
        self.assert_order(page, "Inbox", names("Inbox", *range(30)))
        self.assertEqual(self.library.run("history", "Inbox").count("move"), 0)

    def test_over_the_dock_only_one_place_is_shown(self):
        page = self.gallery_page("Inbox")
        hand = self.drag(page, "Inbox-001.jpg", (300, 420), drop=False)
        self.assertNotEqual(self.held_at(page), "2")
        hand.release()
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(30)))
        hand = self.over_the_dock(page, "Inbox-001.jpg")
        expect(page.locator(".cell.held")).to_have_attribute("aria-posinset", "2")
        self.assertEqual(self.shown(page, "Inbox"), names("Inbox", *range(len(self.shown(page, "Inbox")))))
        # Back in the pane, photos give way again.
        hand.go((500, 400)).rest()
        self.rest(page)
        box = page.locator(".cell[aria-posinset='8']").bounding_box()
        hand.go((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)).rest()
        # Which one it is depends on whether the gallery below the hand was opened beside meanwhile.
        expect(page.locator(".cell.held")).not_to_have_attribute("aria-posinset", "2")
        place = int(self.held_at(page))
        hand.release()
        order = names("Inbox", 0, *range(2, 30))
        order.insert(place - 1, "Inbox-001.jpg")
        self.assert_order(page, "Inbox", order)

    def test_the_pane_beside_is_as_it_was_while_a_photo_is_over_the_dock(self):
        page = self.gallery_page("Inbox", "Keep")
        hand = self.drag(page, "Inbox-001.jpg", "Keep-001.jpg", drop=False)
        self.assertEqual(len(self.shown(page, "Keep")), 3)
        box = self.tile(page).bounding_box()
        hand.go((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)).rest(200)
        self.assertEqual(self.shown(page, "Keep"), names("Keep", 0, 1))
        hand.release()
        self.eventually(page, lambda: self.library.show("Print"), names("Inbox", 1))
        self.assertEqual(self.library.show("Keep"), names("Keep", 0, 1))

    def test_the_dock_takes_what_rests_where_it_comes_up(self):
        page = self.gallery_page("Inbox")
        x, y = self.center(page, "Inbox-001.jpg")
        height = page.viewport_size["height"]
        hand = Hand(page).press((x, y))
        # At one go to where its tiles will be, before it has come up.
        hand.go((500, height - 60), steps=2)
        expect(page.locator(".dock .choice[aria-selected=true]")).to_have_count(1)
        page.keyboard.press("Escape")
        hand.release()

    def test_the_pane_scrolls_above_the_dock(self):
        page = self.gallery_page("Inbox")
        hand = self.drag(page, "Inbox-001.jpg", (300, 420), (340, 460), drop=False)
        self.rest(page)
        box = page.locator(".dock").bounding_box()
        hand.go((300, box["y"] - 45))
        page.wait_for_function("() => document.querySelector('.scroller').scrollTop > 100")
        page.keyboard.press("Escape")
        hand.release()


class Portfolio(PageTest):
    galleries = {"One": 1, "Two": 1, "Three": 1, "Four": 1}

    def test_a_range_of_galleries_is_what_lies_between(self):
        page = self.window()
        first, *_, last = tiles = page.get_by_role("option").all()
        tiles[1].click(modifiers=["Control"])
        last.click(modifiers=["Shift"])
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(3)
        expect(first).to_have_attribute("aria-selected", "false")


class Selecting(Scripts):
    """What is selected while the page asks for something."""

    def selected(self, script, *arguments):
        """Runs lines of a script over a list of eight items, with answers that come when it calls
        `answer()`; gives the ids that are selected then, and the keyboard's item."""
        return self.run_script(
            """async ([script, ...given]) => {
              const { Selection } = await import("/lists/selection.js");
              const waits = [];
              let isDone = false;
              const answer = async () => {
                waits.splice(0).forEach((go) => go());
                await new Promise((go) => setTimeout(go));
              };
              const asked = (find) => new Promise((go) => waits.push(() => go(find())));
              let order = [1, 2, 3, 4, 5, 6, 7, 8];
              const list = {
                get count() { return order.length; },
                item: (cell) => ({ id: order[cell] }),
                ensure: () => asked(() => undefined),
                ids: (from, count) => asked(() => order.slice(from, from + count)),
                indexesOf: (ids) => asked(
                  () => ids.map((id) => order.indexOf(id)).map((cell) => (cell < 0 ? undefined : cell))),
              };
              const selection = new Selection(list);
              const leave = (...gone) => { order = order.filter((id) => !gone.includes(id)); };
              const AsyncFunction = (async () => {}).constructor;
              const run = new AsyncFunction("selection", "answer", "leave", script);
              void run(selection, answer, leave).then(() => { isDone = true; });
              for (let tries = 0; !isDone && tries < 20; tries += 1) {
                await new Promise((go) => setTimeout(go, 10));
                await answer();
              }
              if (!isDone) throw new Error("It does not end.");
              return { ids: [...selection.ids].sort(), active: selection.active };
            }""", [script, *arguments])

    def test_what_is_selected_while_a_newer_list_is_asked_about_stays_so(self):
        found = self.selected("""
            selection.toggle(3, 2);
            selection.toggle(7, 6);
            leave(7, 1);
            const following = selection.follow();
            selection.toggle(5, 3);
            await answer();
            selection.toggle(6, 4);
            await answer();
            selection.toggle(8, 5);
            await following;
        """)
        self.assertEqual(found, {"ids": [3, 5, 6, 8], "active": {"id": 8, "index": 5}})

    def test_the_keyboard_stays_where_it_was_brought_while_a_newer_list_is_asked_about(self):
        found = self.selected("""
            selection.moveTo(3, 2);
            leave(3);
            const following = selection.follow();
            await answer();
            selection.moveTo(6, 4);
            await answer();
            await following;
        """)
        self.assertEqual((found["active"]["id"], found["active"]["index"]), (6, 4))

    def test_what_is_toggled_while_a_range_is_asked_for_is_toggled_in_it(self):
        for act, expected in [
            ("selection.toggle(3, 2);", [1, 2, 4]), ("selection.toggle(7, 6);", [1, 2, 3, 4, 7]),
            ("selection.only(8, 7);", [8]), ("selection.set([5, 6]);", [5, 6]), ("selection.clear();", []),
        ]:
            found = self.selected(f"""
                selection.moveTo(1, 0);
                const range = selection.range(4, 3);
                {act}
                await answer();
                await range;
            """)
            self.assertEqual(found["ids"], expected, act)
