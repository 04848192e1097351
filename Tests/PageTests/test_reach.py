"""Reaching: one click opens, ticks and long presses select; the rail, the dock, the choice of a gallery."""

import contextlib
import re
import sqlite3
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from served import PageTest, names


class Clicking(PageTest):
    galleries = {"Inbox": 12, "Keep": 6}

    def selected(self, page, count):
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(count)

    def test_a_click_opens_a_gallery_and_a_photo(self):
        page = self.window()
        page.get_by_role("option", name=re.compile("^Inbox,")).click()
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        self.rest(page)
        self.cell(page, "Inbox-003.jpg").click()
        expect(page.get_by_role("dialog").get_by_text("4 of 12")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".cell.active")).to_have_attribute("aria-posinset", "5")

    def test_a_key_that_follows_escape_at_once_moves_on_from_the_photo_that_was_seen(self):
        page = self.window("#/g/1")
        self.rest(page)
        self.cell(page, "Inbox-003.jpg").click()
        expect(page.get_by_role("dialog").get_by_text("4 of 12")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("dialog").get_by_text("5 of 12")).to_be_visible()
        # A busy browser hands the key over before it says that the dialog is closed.
        page.evaluate("""() => {
          const press = (key) => document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          press("Escape");
          document.querySelector("dialog[open]").close();
          press("ArrowRight");
        }""")
        self.drawn(page)
        expect(page.locator(".cell.active")).to_have_attribute("aria-posinset", "6")

    def test_a_double_click_opens_the_gallery_and_no_photo(self):
        page = self.window()
        page.get_by_role("option", name=re.compile("^Inbox,")).dblclick()
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        self.rest(page)
        self.drawn(page)
        expect(page.get_by_role("dialog")).to_have_count(0)
        self.selected(page, 0)

    def test_cells_are_links_that_the_browser_can_follow_by_itself(self):
        page = self.window()
        tile = page.get_by_role("option", name=re.compile("^Inbox,"))
        self.assertRegex(tile.get_attribute("href"), r"^#/g/\d+$")
        with page.context.expect_page() as other:
            tile.click(button="middle")
        # A browser that is told to close a page which is still coming may never answer.
        expect(other.value.locator(".cell").first).to_be_visible()
        other.value.close()
        expect(page.get_by_role("option", name=re.compile("^Keep,"))).to_be_visible()
        page.keyboard.press("ArrowRight")
        tile.click()
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        self.assertRegex(self.cell(page, "Inbox-002.jpg").get_attribute("href"), r"^#/g/\d+/p/\d+$")

    def test_the_tick_selects_and_the_picture_opens(self):
        page = self.gallery_page("Inbox")
        for name in names("Inbox", 4, 2):
            box = self.cell(page, name).bounding_box()
            page.mouse.click(box["x"] + 16, box["y"] + 16)
        self.selected(page, 2)
        expect(page.get_by_role("dialog")).to_have_count(0)
        tick = self.cell(page, "Inbox-000.jpg").evaluate("c => getComputedStyle(c, '::after').content")
        self.assertNotEqual(tick, "none")
        # Off again by the same tick; another photo opens, and the selection stays.
        box = self.cell(page, "Inbox-004.jpg").bounding_box()
        page.mouse.click(box["x"] + 16, box["y"] + 16)
        self.selected(page, 1)
        self.cell(page, "Inbox-007.jpg").click()
        expect(page.get_by_role("dialog").get_by_text("8 of 12")).to_be_visible()

    def test_keys_with_a_click_select(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-002.jpg")
        self.cell(page, "Inbox-005.jpg").click(modifiers=["Shift"])
        self.selected(page, 4)
        self.pick(page, "Inbox-003.jpg")
        self.selected(page, 3)
        self.assertEqual(len(page.context.pages), 1)
        expect(page.get_by_role("dialog")).to_have_count(0)

    def test_a_tap_opens_and_selects_while_something_is_selected(self):
        page = self.gallery_page("Inbox", has_touch=True)
        finger = self.fingers(page)
        finger("touchStart", self.center(page, "Inbox-002.jpg"))
        self.selected(page, 1)
        finger("touchEnd")
        self.cell(page, "Inbox-005.jpg").tap()
        self.selected(page, 2)
        expect(page.get_by_role("dialog")).to_have_count(0)
        for name in names("Inbox", 2, 5):
            self.cell(page, name).tap()
        self.selected(page, 0)
        self.cell(page, "Inbox-005.jpg").tap()
        expect(page.get_by_role("dialog").get_by_text("6 of 12")).to_be_visible()

    def test_a_screen_readers_click_opens(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-001.jpg").evaluate("cell => cell.click()")
        expect(page.get_by_role("dialog").get_by_text("2 of 12")).to_be_visible()


class Far(PageTest):
    galleries = {"Long": 300}

    def rail(self, page):
        rail = page.get_by_role("slider", name="Place in Long")
        expect(rail).to_be_visible()
        return rail, rail.bounding_box()

    def height(self, box, part):
        """Where a part of the list is on the rail: the thumb's middle goes so far."""
        return box["y"] + 22 + part * (box["height"] - 44)

    def test_the_rail_goes_anywhere_at_once_and_says_where(self):
        page = self.gallery_page("Long", viewport={"width": 600, "height": 500})
        rail, box = self.rail(page)
        x = box["x"] + box["width"] / 2
        at = x, box["y"] + box["height"] / 2
        page.mouse.move(*at)
        expect(rail.locator(".label")).to_contain_text(re.compile(r"1[45]\d of 300"))
        hand = self.hand(page, at)
        expect(self.cell(page, "Long-149.jpg")).to_be_in_viewport()
        hand.go((x, box["y"] + box["height"] + 40))
        expect(rail.locator(".label")).to_contain_text("300 of 300")
        hand.release()
        expect(self.cell(page, "Long-299.jpg")).to_be_in_viewport()
        expect(rail).to_have_attribute("aria-valuenow", re.compile(r"^2[89]\d$"))
        rail.focus()
        page.keyboard.press("Home")
        expect(self.cell(page, "Long-000.jpg")).to_be_in_viewport()

    def test_what_is_held_goes_along_the_rail_to_any_position(self):
        page = self.gallery_page("Long", viewport={"width": 600, "height": 900})
        _, box = self.rail(page)
        hand = self.drag(page, "Long-000.jpg", (box["x"] + 6, box["y"] + 60), drop=False)
        # The dock makes the panes lower.
        expect(page.locator(".dock")).to_be_visible()
        _, box = self.rail(page)
        hand.go((box["x"] + 6, self.height(box, 0.5)))
        expect(self.cell(page, "Long-150.jpg")).to_be_in_viewport()
        hand.rest()
        self.drawn(page)
        self.rest(page)
        # From there to a certain cell, as anywhere: the one in the middle.
        name, position = page.evaluate("""middle => {
          const away = c => {
            const { top, height } = c.getBoundingClientRect();
            return Math.abs(top + height / 2 - middle);
          };
          const [cell] = [...document.querySelectorAll('.cell:not(.held)')].sort((a, b) => away(a) - away(b));
          return [cell.ariaLabel, Number(cell.ariaPosInSet)];
        }""", box["y"] + box["height"] / 2)
        hand.go(self.center(page, name)).release()
        page.locator("body:not(.holding)").wait_for()
        self.eventually(page, lambda: self.library.show("Long").index("Long-000.jpg"), position - 1)

    def test_a_drop_on_the_rail_is_one_at_that_position(self):
        page = self.gallery_page("Long", viewport={"width": 600, "height": 900})
        _, box = self.rail(page)
        hand = self.drag(page, "Long-001.jpg", (box["x"] + 6, box["y"] + 60), drop=False)
        expect(page.locator(".dock")).to_be_visible()
        _, box = self.rail(page)
        hand.go((box["x"] + 6, box["y"] + box["height"] - 2))
        self.assert_not_hidden_by_the_hand(page, page.locator(".scrubber .label"))
        hand.release()
        page.locator("body:not(.holding)").wait_for()
        self.assert_moved(page, 299)
        page.keyboard.press("Control+z")
        self.eventually(page, lambda: self.library.show("Long").index("Long-001.jpg"), 1)

    def assert_not_hidden_by_the_hand(self, page, label):
        expect(label).to_be_visible()
        held, said = page.locator(".carry").bounding_box(), label.bounding_box()
        self.assertTrue(
            held["y"] + held["height"] <= said["y"] or held["x"] >= said["x"] + said["width"],
            f"{held} {said}")

    def assert_moved(self, page, index):
        self.eventually(page, lambda: self.library.show("Long").index("Long-001.jpg"), index)
        order = self.library.show("Long")
        others = [name for name in order if name != "Long-001.jpg"]
        self.assertEqual(others, names("Long", 0, *range(2, 300)))

    def test_scrolling_at_an_edge_grows_faster_and_a_band_selects_all_it_passes(self):
        page = self.gallery_page("Long", viewport={"width": 1000, "height": 500})
        first = self.cell(page, "Long-000.jpg").bounding_box()
        height = page.evaluate("document.querySelector('.canvas').offsetHeight")
        hand = self.hand(page, (first["x"] - 4, first["y"] - 4))
        hand.go((first["x"] + 800, 495))
        page.wait_for_function("""() => {
          const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.scroller');
          return scrollTop + clientHeight >= scrollHeight - 1;
        }""")
        hand.go((990, 495)).release()
        page.wait_for_function("() => document.querySelector('.scroller').flow.selection.size === 300")
        # The canvas has not grown with the band.
        self.assertEqual(page.evaluate("document.querySelector('.canvas').offsetHeight"), height)

    def test_a_small_gallery_has_no_rail(self):
        self.library.gallery("Short", 4)
        page = self.gallery_page("Short")
        expect(page.locator(".scrubber")).to_be_hidden()


class Docking(PageTest):
    galleries = {"Inbox": 12, "Keep": 4, "Reject": 0}

    def over_dock(self, page, name, held="Inbox-001.jpg"):
        """Holds a photo over a gallery of the dock. Gives its tile, and the hand."""
        hand = self.drag(page, held, "Inbox-006.jpg", drop=False)
        tile = page.get_by_role("option", name=re.compile(f"^{name}")).and_(page.locator(".dock .choice"))
        expect(tile).to_be_visible()
        self.rest(page)
        box = tile.bounding_box()
        hand.go((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        expect(tile).to_have_attribute("aria-selected", "true")
        return tile, hand

    def test_a_drop_on_a_gallery_that_is_not_open_appends(self):
        page = self.gallery_page("Inbox")
        for name in names("Inbox", 3, 1):
            self.pick(page, name)
        _, hand = self.over_dock(page, "Keep")
        expect(page.locator("#announcer")).to_contain_text("Keep")
        hand.release()
        page.locator("body:not(.holding)").wait_for()
        expect(page.locator(".dock")).to_be_hidden()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, *range(4, 12)))
        self.assertEqual(self.library.show("Keep"), names("Keep", 0, 1, 2, 3) + names("Inbox", 1, 3))
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))
        self.assertEqual(self.library.show("Keep"), names("Keep", 0, 1, 2, 3))

    def test_it_appears_when_the_hand_has_gone_a_cell_and_has_the_other_galleries(self):
        page = self.gallery_page("Inbox")
        x, y = self.center(page, "Inbox-001.jpg")
        hand = self.hand(page, (x, y))
        hand.go((x + 40, y + 20))
        page.locator(".carry").wait_for()
        expect(page.locator(".dock")).to_be_hidden()
        hand.go((x + 300, y + 20))
        expect(page.locator(".dock .choice .name")).to_have_text(["Keep", "Reject", "New gallery"])
        # The panes end above it: nothing lies behind it.
        pane, dock = page.locator(".scroller").bounding_box(), page.locator(".dock").bounding_box()
        self.assertLessEqual(pane["y"] + pane["height"], dock["y"] + 1)
        page.keyboard.press("Escape")
        expect(page.locator(".dock")).to_be_hidden()
        hand.release()
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_a_new_gallery_is_asked_for_after_the_drop(self):
        page = self.gallery_page("Inbox")
        _, hand = self.over_dock(page, "New gallery")
        hand.release()
        page.get_by_role("textbox", name="Name").fill("Fresh")
        page.keyboard.press("Enter")
        page.locator("body:not(.holding)").wait_for()
        self.eventually(page, lambda: self.library.galleries()[-1], "Fresh")
        self.eventually(page, lambda: self.library.show("Fresh"), names("Inbox", 1))
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 12)))
        # Without a name everything is put back.
        _, hand = self.over_dock(page, "New gallery", held="Inbox-002.jpg")
        hand.release()
        expect(page.get_by_role("textbox", name="Name")).to_be_focused()
        page.keyboard.press("Escape")
        page.locator("body:not(.holding)").wait_for()
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 12)))
        self.assertEqual(len(self.library.galleries()), 4)

    def test_a_locked_gallery_takes_nothing_and_says_so(self):
        self.library.run("gallery", "lock", "Keep")
        page = self.gallery_page("Inbox")
        tile, hand = self.over_dock(page, "Keep")
        expect(tile).to_have_attribute("aria-disabled", "true")
        hand.release()
        expect(page.locator("#notice")).to_contain_text("'Keep' is locked")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_a_moment_over_a_gallery_opens_it_beside(self):
        page = self.gallery_page("Inbox")
        _, hand = self.over_dock(page, "Keep")
        # The hold goes on into it.
        expect(page.get_by_role("listbox", name="Photos of Keep").get_by_role("option")).to_have_count(4)
        expect(page.locator("body.holding")).to_be_visible()
        self.rest(page)
        hand.go(self.center(page, "Keep-002.jpg"))
        expect(self.cell(page, "Inbox-001.jpg")).to_have_count(1)
        hand.release()
        page.locator("body:not(.holding)").wait_for()
        self.assert_order(page, "Inbox", names("Inbox", 0, *range(2, 12)))
        order = self.library.show("Keep")
        self.assertIn("Inbox-001.jpg", order)
        self.assert_order(page, "Keep", order)

    def test_by_keys(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        page.keyboard.press("Space")
        expect(page.locator("#announcer")).to_contain_text("held, from position 1")
        page.keyboard.press("d")
        dock = page.get_by_role("listbox", name="Put what is held into a gallery")
        expect(dock).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#announcer")).to_contain_text("Reject")
        # Back to carrying, and to the dock again.
        page.keyboard.press("Escape")
        expect(page.get_by_role("listbox", name="Photos of Inbox")).to_be_focused()
        expect(page.locator("body.holding")).to_be_visible()
        page.keyboard.press("d")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        self.assert_order(page, "Inbox", names("Inbox", *range(1, 12)))
        self.assertEqual(self.library.show("Reject"), names("Inbox", 0))
        expect(page.get_by_role("listbox", name="Photos of Inbox")).to_be_focused()

    def test_by_touch(self):
        phone = {"width": 390, "height": 844}
        page = self.gallery_page("Inbox", viewport=phone, has_touch=True, is_mobile=True)
        x, y = self.center(page, "Inbox-001.jpg")
        hand = self.hand(page, (x, y), touch=True).go((x, y + 200))
        tile = page.locator(".dock .choice").first
        expect(tile).to_be_visible()
        self.rest(page)
        box = tile.bounding_box()
        hand.go((box["x"] + 40, box["y"] + 40))
        expect(tile).to_have_attribute("aria-selected", "true")
        hand.release()
        expected = names("Keep", 0, 1, 2, 3) + names("Inbox", 1)
        self.eventually(page, lambda: self.library.show("Keep"), expected)

    def test_galleries_held_in_the_portfolio_have_none(self):
        page = self.window()
        self.rest(page)
        box = page.get_by_role("option", name=re.compile("^Inbox,")).bounding_box()
        hand = self.hand(page, (box["x"] + 80, box["y"] + 80))
        hand.go((box["x"] + 480, box["y"] + 90))
        page.locator(".carry").wait_for()
        expect(page.locator(".dock")).to_be_hidden()
        page.keyboard.press("Escape")
        hand.release()


class Choosing(PageTest):
    galleries = {"Inbox": 3, "Keep": 4, "Été à la mer": 2, "Reject": 0}

    def choose(self, page, **options):
        """Opens the dialog, and gives what reads its answer."""
        page.evaluate(
            """async ({ withNew = false, off = '' }) => {
              const { chooseGallery } = await import('/modules/ui/choosegallery.js');
              const library = await (await fetch('/api/portfolio')).json();
              window.chosen = undefined;
              void chooseGallery({
                title: 'Move 3 photos to', library, except: [library.galleries[0].id], withNew,
                isOff: ({ name }) => name === off,
              }).then((answer) => { window.chosen = answer; });
            }""", options)
        expect(page.get_by_role("combobox", name="Find a gallery")).to_be_focused()

        def answer():
            page.wait_for_function("() => window.chosen !== undefined")
            expect(page.get_by_role("dialog")).to_have_count(0)
            return page.evaluate("window.chosen")

        return answer

    def test_a_gallery_is_found_by_a_part_of_its_name_without_accents(self):
        page = self.window()
        answer = self.choose(page)
        tiles = page.locator(".choosing .choice .name")
        expect(tiles).to_have_text(["Keep", "Été à la mer", "Reject"])
        page.keyboard.type("ete")
        expect(tiles).to_have_text(["Été à la mer"])
        page.keyboard.press("Enter")
        self.assertEqual(list(answer()), ["id"])

    def test_by_arrows_by_mouse_and_not_at_all(self):
        page = self.window()
        answer = self.choose(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        reject = answer()
        answer = self.choose(page, off="Reject")
        page.locator(".choosing .choice").last.click(force=True)
        page.keyboard.type("zzz")
        expect(page.get_by_text("No gallery of that name")).to_be_visible()
        page.keyboard.press("Escape")
        # The browser's search field is emptied by a first Escape, or the dialog closed at once.
        if page.get_by_role("dialog").count() > 0:
            page.keyboard.press("Escape")
        self.assertIsNone(answer())
        answer = self.choose(page)
        page.locator(".choosing .choice").last.click()
        self.assertEqual(answer(), reject)

    def test_a_new_one_is_named_by_what_was_typed_or_asked_for(self):
        page = self.window()
        answer = self.choose(page, withNew=True)
        page.keyboard.type("Fresh <b>")
        expect(page.locator(".choosing .choice")).to_have_count(1)
        page.keyboard.press("Enter")
        self.assertEqual(answer(), {"name": "Fresh <b>"})
        answer = self.choose(page, withNew=True)
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.get_by_role("textbox", name="Name").fill("Other")
        page.keyboard.press("Enter")
        self.assertEqual(answer(), {"name": "Other"})


class ReachingForAll(PageTest):
    galleries = {"Inbox": 60, "Keep": 4}

    def assert_accessible(self, page):
        violations = [
            f"{found['id']}: {found['help']} {[node['html'][:160] for node in found['nodes'][:3]]}"
            for found in Axe().run(page).response["violations"] if found["impact"] in ("serious", "critical")
        ]
        self.assertEqual(violations, [])

    def test_axe_finds_no_serious_problem(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                page = self.gallery_page("Inbox", color_scheme=scheme, viewport={"width": 600, "height": 500})
                self.pick(page, "Inbox-002.jpg")
                page.locator(".scrubber").hover()
                self.rest(page)
                self.assert_accessible(page)
                page.get_by_role("listbox").focus()
                page.keyboard.press("Space")
                page.keyboard.press("d")
                expect(page.locator(".dock")).to_be_focused()
                self.rest(page)
                self.assert_accessible(page)
                page.keyboard.press("Escape")
                page.keyboard.press("Escape")
                Choosing.choose(self, page, withNew=True)
                page.keyboard.press("ArrowDown")
                self.assert_accessible(page)


class Thousands(PageTest):
    galleries = {"Long": 12}

    def prepare(self, library):
        # Many photos at once, one an hour: only the catalog knows them.
        catalog, = library.folder.rglob("catalog.sqlite")
        with contextlib.closing(sqlite3.connect(catalog)) as db:
            taken = {
                "id": "number + 1000", "sha256": "randomblob(32)", "taken_source": "'exif'",
                "taken_local": "1262304000 + number * 3600",
            }
            columns = [row[1] for row in db.execute("PRAGMA table_info(photo)")]
            values = ", ".join(taken.get(column, column) for column in columns)
            db.executescript(f"""
                CREATE TEMP TABLE seed AS SELECT * FROM photo LIMIT 1;
                CREATE TEMP TABLE goal AS SELECT min(gallery) AS gallery, max(rank) AS rank FROM placement;
                CREATE TEMP TABLE place AS SELECT folder, bytes, mtime_ns FROM file LIMIT 1;
                CREATE TEMP TABLE copy AS WITH RECURSIVE copy(number) AS (
                  SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < 99988)
                SELECT number FROM copy;
                INSERT INTO photo({", ".join(columns)}) SELECT {values} FROM copy CROSS JOIN seed;
                INSERT INTO file(folder, name, photo, bytes, mtime_ns, natural)
                SELECT folder, CAST(printf('n%06d.jpg', number) AS BLOB), number + 1000, bytes, mtime_ns,
                  CAST(printf('n%06d.jpg', number) AS BLOB) FROM copy CROSS JOIN place;
                INSERT INTO placement(gallery, rank, photo)
                SELECT gallery, rank + number * 16777216, number + 1000 FROM copy CROSS JOIN goal;
                DELETE FROM block WHERE gallery = (SELECT gallery FROM goal);
                INSERT INTO block(gallery, number, count)
                SELECT gallery, rank >> 34, count(*) FROM placement
                WHERE gallery = (SELECT gallery FROM goal) GROUP BY gallery, rank >> 34;
            """)
            db.commit()

    def test_a_hand_carries_from_the_first_of_100_000_to_position_90_000(self):
        page = self.gallery_page("Long")
        page.locator(".scrubber").wait_for()
        x, y = self.center(page, "Long-000.jpg")
        begun = time.monotonic()
        hand = self.hand(page, (x, y))
        hand.go((x + 300, y + 30))
        page.locator(".dock").wait_for()
        box = page.locator(".scrubber").bounding_box()
        part = 89_999 / 99_999
        hand.go((box["x"] + box["width"] / 2, box["y"] + 22 + part * (box["height"] - 44)))
        page.wait_for_function("""() => {
          const { flow } = document.querySelector('.scroller');
          return flow.layout.crossing(flow.view.top, flow.view.bottom, flow.count).some(cell => cell > 89000);
        }""")
        label = re.compile(r"(89,[89]|90,[01])\d\d of 100,000")
        expect(page.locator(".scrubber .label")).to_contain_text(label)
        # What is left of the way, by the wheel.
        x, y = box["x"] - 200, box["y"] + box["height"] / 2
        hand.go((x, y))
        seen = """() => {
          const { flow } = document.querySelector('.scroller');
          const { top, bottom } = flow.view;
          const cells = flow.layout.crossing(top, bottom, flow.count);
          return cells.map(cell => [cell, flow.frameOf(cell).y - top]);
        }"""
        cells = page.evaluate(seen)
        step = page.evaluate("document.querySelector('.scroller').flow.layout.step.y")
        columns = page.evaluate("document.querySelector('.scroller').flow.layout.columns")
        middle = min(cells, key=lambda cell: abs(cell[1] - box["height"] / 2 + step / 2))
        way = (89_999 - middle[0]) // columns * step
        goal = page.evaluate("way => document.querySelector('.scroller').flow.top + way", way)
        page.mouse.wheel(0, way)
        # The cell's own place, once nothing scrolls: what lies there may still be gliding.
        page.wait_for_function(
            "goal => Math.abs(document.querySelector('.scroller').flow.top - goal) < 2", arg=goal)
        hand.go(page.evaluate("""() => {
          const { flow } = document.querySelector('.scroller');
          const { x, y, w, h } = flow.frameOf(89_999);
          const middle = flow.windowPoint({ x: x + w / 2, y: y + h / 2 });
          return [middle.x, middle.y];
        }"""))
        expect(page.locator(".cell.held")).to_have_attribute("aria-posinset", "90000")
        hand.release()
        page.locator("body:not(.holding)").wait_for()
        took = time.monotonic() - begun
        self.eventually(page, lambda: "Long-000.jpg" in self.library.run("show", "Long", "90000"), True)
        # However much else the machine has to do.
        self.assertLess(took, 20)
