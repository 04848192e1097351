"""What people found in the page, each as it was found."""

import re
import subprocess
import time

from playwright.sync_api import expect

from hand import Hand
from served import PageTest, names
from slow import SlowTest

WIDE = {"viewport": {"width": 1440, "height": 900}}


class Found(SlowTest):
    galleries = {"Inbox": 12}

    def items(self, page):
        """The photos that the page has, by cell: what is said of them, too."""
        return page.evaluate("""() => {
          const { flow } = document.querySelector('.scroller');
          return Array.from({ length: flow.count }, (_, cell) =>
            [flow.itemAt(cell)?.name, flow.itemAt(cell)?.rating ?? null]);
        }""")

    def test_a_mark_while_a_drop_is_not_answered_goes_to_its_photo_alone(self):
        page = self.gallery_page("Inbox")
        self.hold_back(page, "/move$")
        self.drag(page, "Inbox-005.jpg", "Inbox-000.jpg")
        self.cell(page, "Inbox-003.jpg").click()
        expect(page.get_by_role("dialog").get_by_text("5 of 12")).to_be_visible()
        page.keyboard.press("4")
        expect(page.locator(".viewer .star.full")).to_have_count(4)
        order = names("Inbox", 5, 0, 1, 2, 3, 4, *range(6, 12))
        expected = [[name, 4 if name == "Inbox-003.jpg" else None] for name in order]
        self.assertEqual(self.items(page), expected)
        page.evaluate("answerAll()")
        self.eventually(page, lambda: self.items(page), expected)
        self.eventually(page, lambda: self.library.show("Inbox"), order)

    def test_a_range_begins_at_the_photo_that_was_clicked_though_others_have_moved(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-004.jpg")
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        self.eventually(page, lambda: self.shown(page)[-1], "Inbox-000.jpg")
        self.cell(page, "Inbox-008.jpg").click(modifiers=["Shift"])
        selected = page.locator(".cell[aria-selected=true]")
        expect(selected).to_have_count(5)
        found = [label.split(",")[0] for label in selected.evaluate_all("all => all.map(c => c.ariaLabel)")]
        self.assertEqual(sorted(found), names("Inbox", 4, 5, 6, 7, 8))

    def test_a_drop_is_not_refused_because_others_have_moved_photos_meanwhile(self):
        page = self.gallery_page("Inbox")
        for _ in range(3):
            before = self.shown(page)
            hand = self.hand(page, self.center(page, before[7]))
            hand.go(self.center(page, before[8]))
            self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
            hand.rest(400)
            box = page.locator(".cell[aria-posinset='2']").bounding_box()
            hand.go((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)).rest().release()
            page.locator("body:not(.holding)").wait_for()
            expect(page.locator("#notice")).not_to_contain_text("Not moved")
            rest = [name for name in before[1:] + before[:1] if name != before[7]]
            self.assert_order(page, "Inbox", rest[:1] + [before[7]] + rest[1:])

    def test_keys_count_on_a_photo_that_has_the_focus_itself(self):
        page = self.gallery_page("Inbox")
        page.evaluate("document.querySelectorAll('.cell')[3].focus()")
        name = page.evaluate("document.activeElement.ariaLabel")
        page.keyboard.press("4")
        expect(page.get_by_role("option", name=f"{name}, 4 stars")).to_be_visible()
        page.evaluate(
            "name => [...document.querySelectorAll('.cell')].find(c => c.ariaLabel === name).focus()",
            "Inbox-006.jpg")
        page.keyboard.press(" ")
        expect(page.locator("#announcer")).to_contain_text("1 held, from position 7")
        page.keyboard.press("Escape")

    def test_a_drag_turns_on_no_bar_and_no_ticks_and_moves_no_photo_by_them(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("button", name="Got it").click()
        before = page.locator(".scroller").bounding_box()
        self.drag(page, "Inbox-005.jpg", "Inbox-001.jpg")
        ringed = page.locator(".cell.ringed")
        expect(ringed).to_have_attribute("aria-label", re.compile("Inbox-005"))
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(0)
        expect(ringed).to_have_count(0)
        expect(page.locator("#acting")).to_be_hidden()
        # What was selected before stays so, and its bar covers photos instead of moving them.
        self.pick(page, "Inbox-002.jpg")
        self.pick(page, "Inbox-003.jpg")
        expect(page.locator("#acting")).to_be_visible()
        self.assertEqual(page.locator(".scroller").bounding_box(), before)
        self.drag(page, "Inbox-002.jpg", "Inbox-000.jpg")
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(2)
        # The last photo can be seen above the bar.
        page.locator(".canvas").focus()
        page.keyboard.press("End")
        last = self.cell(page, "Inbox-011.jpg")
        bar = page.locator("#acting").bounding_box()
        end = lambda: last.bounding_box()["y"] + last.bounding_box()["height"]
        self.eventually(page, lambda: end() < bar["y"], True)

    def test_the_line_for_newcomers_goes_with_the_first_drag_and_hides_no_message(self):
        page = self.gallery_page("Inbox")
        hint = page.locator(".hint")
        expect(hint).to_be_visible()
        self.library.run("gallery", "lock", "Inbox")
        page.locator(".canvas").focus()
        page.keyboard.press("Home")
        page.keyboard.press("Delete")
        notice = page.locator("#notice")
        expect(notice).to_contain_text("locked")
        said = notice.bounding_box()
        self.assertLess(said["y"] + said["height"], hint.bounding_box()["y"])
        self.library.run("gallery", "unlock", "Inbox")
        expect(page.locator(".flow.locked")).to_have_count(0)
        self.drag(page, "Inbox-005.jpg", "Inbox-001.jpg")
        expect(hint).to_have_count(0)

    def test_a_double_click_on_what_opens_a_menu_chooses_nothing_in_it(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-002.jpg")
        self.pick(page, "Inbox-003.jpg")
        page.locator("#acting").get_by_role("button", name="More").dblclick()
        expect(page.get_by_role("menu")).to_be_visible()
        page.keyboard.press("Escape")
        self.assert_order(page, "Inbox", names("Inbox", *range(12)))

    def test_a_menu_leaves_the_button_free_that_opened_it(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-002.jpg")
        for name in ("More", "Rate"):
            button = page.locator("#acting").get_by_role("button", name=name)
            button.click()
            menu = page.get_by_role("menu").bounding_box()
            self.assertLessEqual(menu["y"] + menu["height"], button.bounding_box()["y"])
            page.keyboard.press("Escape")

    def test_a_finger_drags_what_it_rests_on_and_not_what_it_dragged_before(self):
        page = self.gallery_page(
            "Inbox", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        order = names("Inbox", *range(12))
        for held, onto in ((3, 1), (6, 2), (2, 5)):
            photo = order[held]
            self.drag(page, photo, order[onto], touch=True)
            order.remove(photo)
            order.insert(onto, photo)
            self.assert_order(page, "Inbox", order)
        expect(page.locator(".cell[aria-selected=true]")).to_have_count(0)

    def test_keys_are_about_photos_after_a_click_in_a_bar(self):
        page = self.gallery_page("Inbox")
        self.pick(page, "Inbox-002.jpg")
        for number, name in enumerate(("Names", "Fit", "Grid"), 1):
            page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
            page.keyboard.press(str(number))
            expect(page.get_by_role("option", name=f"Inbox-002.jpg, {number} star")).to_be_visible()
        page.get_by_role("slider", name="Size of photos").focus()
        page.keyboard.press("5")
        expect(page.get_by_role("option", name="Inbox-002.jpg, 5 stars")).to_be_visible()
        # Keys that a button has itself are the button's.
        button = page.get_by_role("button", name=re.compile("^Names")).first
        button.focus()
        before = button.get_attribute("aria-pressed")
        page.keyboard.press("Enter")
        self.assertNotEqual(button.get_attribute("aria-pressed"), before)

    def test_red_is_for_what_deletes_and_for_errors(self):
        for scheme in ("light", "dark"):
            page = self.gallery_page("Inbox", color_scheme=scheme)
            hues = page.evaluate("""() => {
              const style = getComputedStyle(document.documentElement);
              const canvas = new OffscreenCanvas(1, 1).getContext('2d');
              return Object.fromEntries(['accent', 'danger', 'warning', 'star'].map(name => {
                canvas.fillStyle = style.getPropertyValue(`--${name}`);
                canvas.fillRect(0, 0, 1, 1);
                const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(value => value / 255);
                const most = Math.max(r, g, b), least = Math.min(r, g, b), way = most - least;
                const hue = most === r ? (g - b) / way : most === g ? 2 + (b - r) / way : 4 + (r - g) / way;
                return [name, (hue * 60 + 360) % 360];
              }));
            }""")
            self.assertTrue(hues["danger"] < 15 or hues["danger"] > 345, hues)
            for name in ("accent", "warning", "star"):
                self.assertTrue(30 < hues[name] < 330, hues)
            self.assertEqual(page.evaluate("""() => {
              const all = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]);
              return all.map(rule => rule.cssText).filter(text => text.includes('--danger')
                && !/:root|dangerous|wrong|error|viewer|@media|@container/.test(text));
            }"""), [])
            page.context.close()

    def test_two_rows_of_photos_are_seen_at_twice_the_size(self):
        page = self.gallery_page("Inbox", viewport={"width": 720, "height": 450})
        page.wait_for_function("""() => {
          const cells = [...document.querySelectorAll('.cell')].map(cell => cell.getBoundingClientRect());
          return new Set(cells.filter(({ bottom }) => bottom <= innerHeight).map(({ top }) => top)).size >= 2;
        }""")

    def test_all_photos_of_a_gallery_are_printed(self):
        page = self.gallery_page("Inbox", viewport={"width": 500, "height": 400})
        page.evaluate("() => { window.print = () => { window.printed = document.body.cloneNode(true); }; }")
        page.keyboard.press("Control+p")
        page.wait_for_function("() => window.printed")
        found = page.evaluate("[...printed.querySelectorAll('.print figcaption')].map(c => c.textContent)")
        self.assertEqual(found, [f"{n + 1} · Inbox-{n:03}.jpg" for n in range(12)])
        page.emulate_media(media="print")
        seen = page.evaluate("""() => {
          const figures = [...document.querySelectorAll('.print figure')];
          return [figures.length, figures.every(f => f.getBoundingClientRect().width > 50
            && f.querySelector('img').complete && f.querySelector('img').naturalWidth > 0),
            getComputedStyle(document.querySelector('#table')).display];
        }""")
        self.assertEqual(seen, [12, True, "none"])
        page.emulate_media(media="screen")
        page.evaluate("window.dispatchEvent(new Event('afterprint'))")
        expect(page.locator(".print")).to_have_count(0)

    def test_several_photos_get_a_caption_and_keywords_at_once(self):
        page = self.gallery_page("Inbox")
        for number in (2, 5):
            self.pick(page, f"Inbox-00{number}.jpg")
        page.keyboard.press("F2")
        dialog = page.get_by_role("dialog", name="Caption of 2 photos")
        dialog.get_by_role("textbox", name="Title").fill("Evening")
        dialog.get_by_role("button", name="Save").click()
        expect(page.get_by_role("option", name="Evening, Inbox-005.jpg")).to_be_visible()
        for add, remove in (("sea, sun", ""), ("boat", "sea")):
            page.get_by_role("toolbar", name="Selected").get_by_role("button", name="More").click()
            page.get_by_role("menuitem", name="Keywords…").click()
            dialog = page.get_by_role("dialog", name="Keywords of 2 photos")
            dialog.get_by_role("textbox", name="Add").fill(add)
            dialog.get_by_role("textbox", name="Take away").fill(remove)
            dialog.get_by_role("button", name="Save").click()
            expect(dialog).to_have_count(0)
        found = lambda: self.library.run("find", "keyword:boat and keyword:sun", check=False).split()[1::3]
        self.eventually(page, lambda: sorted(found()), ["3", "6"])
        self.assertEqual(self.library.run("find", "keyword:sea", check=False), "")
        page.locator(".canvas").focus()
        page.keyboard.press("Control+z")
        self.eventually(page, lambda: self.library.run("find", "keyword:boat", check=False), "")


class TwoPanes(PageTest):
    galleries = {"Inbox": 60, "Keep": 60, "Show": 5, "Empty": 0}

    def test_the_rail_leaves_the_last_column_free(self):
        page = self.gallery_page("Inbox", "Keep", **WIDE)
        expect(page.locator(".scrubber")).to_have_count(2)
        for pane in range(2):
            rail, cells = page.evaluate("""pane => {
              const flow = document.querySelectorAll('.flow')[pane];
              const rail = flow.querySelector('.scrubber').getBoundingClientRect();
              const cells = [...flow.querySelectorAll('.cell')].map(c => c.getBoundingClientRect().right);
              return [rail.left, Math.max(...cells)];
            }""", pane)
            # The ring of a selected photo, too.
            self.assertLessEqual(cells + 5, rail)

    def test_every_button_of_a_pane_has_a_word(self):
        for width in (1000, 1440, 2560):
            page = self.gallery_page("Inbox", "Keep", viewport={"width": width, "height": 900})
            wordless = page.evaluate("""() =>
              [...document.querySelectorAll('.flow > header .tool:not(.close)')].filter(button =>
                button.offsetWidth > 0 && parseFloat(getComputedStyle(button).fontSize) < 10)
                .map(button => button.textContent)""")
            self.assertEqual(wordless, [], width)
            page.get_by_role("button", name="Gallery", exact=True).first.click()
            for entry in ("Sort…", "Sheet…", "Hand over…", "Large first photo…", "Side by side…"):
                expect(page.get_by_role("menuitem", name=entry)).to_be_visible()
            page.context.close()

    def test_a_copy_says_how_many_were_there_before(self):
        self.library.run("reorder", "Inbox", "--move", "1-3", "--into", "Show", "--copy")
        page = self.gallery_page("Inbox", "Show", **WIDE)
        inbox = page.get_by_role("listbox", name="Photos of Inbox")
        for number in range(5):
            inbox.get_by_role("option", name=f"Inbox-00{number}.jpg").click(modifiers=["Control"])
        box = inbox.get_by_role("option", name="Inbox-004.jpg").bounding_box()
        show = page.get_by_role("listbox", name="Photos of Show").locator(".cell").first.bounding_box()
        hand = Hand(page).press((box["x"] + 60, box["y"] + 60), modifiers=["Alt"])
        hand.go((show["x"] + 30, show["y"] + 30)).rest().release()
        expect(page.locator("#notice")).to_contain_text("Copied 5 photos into 'Show'; 3 were in it before.")

    def test_an_empty_gallery_says_so_on_its_tile(self):
        page = self.window()
        tile = page.get_by_role("option", name="Empty,")
        text = tile.locator(".stack").evaluate("s => getComputedStyle(s, '::before').content")
        self.assertEqual(text, '"No photos yet"')


class Away(PageTest):
    galleries = {"Inbox": 8}

    def away(self, page, is_done):
        """Drags photo 5 to the front while nobody answers; then somebody does again."""
        asked = []

        def answer(route):
            asked.append(1)
            if is_done and len(asked) == 1:
                route.fetch()
            route.abort("connectionfailed")

        page.route("**/move", answer)
        # What takes a quarter of a minute otherwise.
        page.evaluate("""() => {
          const real = window.setTimeout;
          window.setTimeout = (act, ms, ...rest) => real(act, ms > 100 && ms < 9000 ? ms / 20 : ms, ...rest);
        }""")
        self.drag(page, "Inbox-005.jpg", "Inbox-000.jpg")

    def test_a_move_that_nobody_answered_is_made_again_by_a_button(self):
        page = self.gallery_page("Inbox")
        self.away(page, is_done=False)
        expect(page.locator("#notice")).to_contain_text("The server is back: this was not done.")
        self.assert_order(page, "Inbox", names("Inbox", *range(8)))
        page.unroute("**/move")
        page.get_by_role("button", name="Move again").click()
        self.assert_order(page, "Inbox", names("Inbox", 5, 0, 1, 2, 3, 4, 6, 7))

    def test_a_move_whose_answer_was_lost_is_said_to_be_done(self):
        page = self.gallery_page("Inbox")
        self.away(page, is_done=True)
        expect(page.locator("#notice")).to_contain_text("The server is back: this was done.")
        self.assert_order(page, "Inbox", names("Inbox", 5, 0, 1, 2, 3, 4, 6, 7))


class Newcomers(PageTest):
    galleries = {"Long": 90}

    def test_a_drop_where_the_line_for_newcomers_was_lands_where_the_hand_is(self):
        page = self.gallery_page("Long", viewport={"width": 390, "height": 560})
        expect(page.locator(".hint")).to_be_visible()
        hand = self.hand(page, self.center(page, "Long-001.jpg")).go((200, 320), (190, 330))
        expect(page.locator(".dock")).to_be_visible()
        self.rest(page)
        # It stood between the photos and the galleries to put them into.
        hand.go((200, page.locator(".dock").bounding_box()["y"] - 12)).rest(700)
        hand.release()
        page.locator("body:not(.holding)").wait_for()
        self.rest(page)
        expect(self.cell(page, "Long-001.jpg")).to_be_in_viewport()
        self.eventually(page, lambda: self.library.show("Long")[1] != "Long-001.jpg", True)


class UndoingTheLast(SlowTest):
    """Ctrl+Z takes back what was done last on the page, whichever journal has it."""

    galleries = {"Inbox": 8, "Second": 3}

    def moved(self, *galleries):
        page = self.gallery_page(*galleries, viewport={"width": 1200, "height": 900})
        self.drag(page, "Inbox-005.jpg", "Inbox-001.jpg")
        self.order = names("Inbox", 0, 5, 1, 2, 3, 4, 6, 7)
        self.assert_order(page, "Inbox", self.order)
        return page

    def test_a_copy_into_another_gallery(self):
        page = self.moved("Inbox", "Second")
        self.drag(page, "Inbox-007.jpg", "Second-001.jpg", modifiers=["Alt"])
        self.eventually(page, lambda: len(self.library.show("Second")), 4)
        page.locator("[aria-label='Photos of Inbox']").focus()
        page.keyboard.press("Control+z")
        self.assert_order(page, "Second", names("Second", 0, 1, 2))
        self.assert_order(page, "Inbox", self.order)
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(8)))

    def test_not_what_has_changed_nothing(self):
        page = self.moved("Inbox")
        self.from_menu(page, re.compile("^Large first"))
        page.get_by_role("menuitemcheckbox", checked=True).click()
        expect(page.locator("#notice")).to_contain_text("No change")
        page.keyboard.press("Control+z")
        self.assert_order(page, "Inbox", names("Inbox", *range(8)))

    def test_the_size_of_the_first_photo(self):
        for latency in (0, 400):
            page = self.moved("Inbox")
            self.slow(page, latency)
            self.from_menu(page, re.compile("^Large first"))
            page.get_by_role("menuitemcheckbox", name="2 × 2").click()
            page.keyboard.press("Control+z")
            expect(page.locator("#notice")).to_contain_text("as large as the others")
            self.assertNotIn('"columns":2', self.library.run("galleries", "--json"))
            self.assert_order(page, "Inbox", self.order)
            page.keyboard.press("Control+z")
            self.assert_order(page, "Inbox", names("Inbox", *range(8)))

    def test_a_name(self):
        page = self.moved("Inbox")
        self.from_menu(page, re.compile("^Rename"))
        page.get_by_role("textbox", name="Name").fill("Other")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Other", exact=True)).to_be_visible()
        expect(page.locator("#steps").get_by_role("button").first).to_have_attribute(
            "title", re.compile("Undo: Renamed 'Inbox' to 'Other'"))
        page.keyboard.press("Control+z")
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        self.assert_order(page, "Inbox", self.order)

    def test_a_new_gallery(self):
        page = self.window()
        page.get_by_role("button", name="New gallery").first.click()
        page.get_by_role("textbox", name="Name").fill("Trip")
        page.keyboard.press("Enter")
        expect(page.locator("#notice")).to_contain_text("Made 'Trip'")
        page.keyboard.press("Control+z")
        self.eventually(page, lambda: self.library.galleries(), ["Inbox", "Second"])


class LookingClosely(PageTest):
    galleries = {"Inbox": 8}

    def prepare(self, library):
        """A gallery of photos that are larger than the window."""
        folder = library.folder / "large"
        folder.mkdir()
        for number in range(3):
            size = ["-size", "750x500", "plasma:fractal", "-resize", "400%"]
            subprocess.run(["convert", *size, folder / f"{number}.jpg"], check=True)
        library.run("import", "--quiet", folder, "--gallery", "Large")

    def open(self, page, name):
        self.cell(page, name).click()
        expect(page.locator("dialog.viewer")).to_be_visible()

    def test_the_next_photo_is_seen_at_the_same_scale_and_place(self):
        page = self.gallery_page("Large")
        self.open(page, "0.jpg")
        page.keyboard.press("z")
        expect(page.get_by_role("button", name="100 %")).to_have_attribute("aria-pressed", "true")
        for _ in range(2):
            page.keyboard.press("ArrowLeft")
        plate = "document.querySelector('.viewer .plate').style.cssText"
        before = page.evaluate(plate)
        page.keyboard.press(" ")
        expect(page.locator(".viewer .position")).to_have_text("2 of 3")
        self.assertEqual(page.evaluate(plate), before)
        expect(page.get_by_role("button", name="100 %")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("z")
        page.keyboard.press(" ")
        expect(page.get_by_role("button", name="100 %")).to_have_attribute("aria-pressed", "false")

    def test_tab_goes_to_the_next_of_those_that_are_compared_and_keys_mark_that(self):
        page = self.gallery_page("Inbox")
        for number in range(3):
            self.pick(page, f"Inbox-00{number}.jpg")
        page.keyboard.press("c")
        expect(page.locator(".compare .panel")).to_have_count(3)
        page.keyboard.press("Tab")
        page.keyboard.press("p")
        expect(page.get_by_role("group", name="Inbox-001.jpg, picked")).to_be_visible()
        page.keyboard.press("Tab")
        page.keyboard.press("x")
        expect(page.get_by_role("group", name="Inbox-002.jpg, rejected")).to_be_visible()
        # The frame is above the picture.
        top = page.locator(".panel.active").evaluate("panel => getComputedStyle(panel, '::after').zIndex")
        self.assertGreater(int(top), 0)
        said = page.locator("#notice")
        expect(said).to_contain_text("Rejected Inbox-002.jpg.")
        expect(said).to_be_hidden()

    def test_a_mark_is_said_for_a_moment_below_the_picture(self):
        page = self.gallery_page("Inbox")
        self.open(page, "Inbox-002.jpg")
        begun = time.monotonic()
        page.keyboard.press("x")
        notice = page.locator("#notice")
        expect(notice).to_have_text("Rejected Inbox-002.jpg.")
        stage = page.locator(".viewer .stage").bounding_box()
        self.assertGreater(notice.bounding_box()["y"], stage["y"] + stage["height"])
        expect(notice).to_be_hidden()
        self.assertLess(time.monotonic() - begun, 4)
        page.keyboard.press("Control+z")
        self.eventually(page, lambda: self.library.run("find", "flag:reject", check=False), "")

    def test_reject_does_not_look_like_close_nor_view_like_fit(self):
        page = self.gallery_page("Inbox")
        self.open(page, "Inbox-002.jpg")
        button = lambda name: page.get_by_role("button", name=name, exact=True)
        drawing = lambda name: button(name).locator("path").get_attribute("d")
        self.assertNotEqual(drawing("Reject"), drawing("Close"))
        page.keyboard.press("Escape")
        icons = page.evaluate("""() => {
          const icon = (name) => [...document.querySelectorAll('.views .tool')]
            .find(button => button.textContent === name).style.getPropertyValue('--icon');
          return [icon('View'), icon('Fit')];
        }""")
        self.assertNotEqual(*icons)

    def test_photos_are_judged_on_a_neutral_ground(self):
        page = self.gallery_page("Large")
        self.open(page, "0.jpg")
        red, green, blue = page.locator(".viewer .view").evaluate(
            "view => getComputedStyle(view).backgroundColor.match(/\\d+/g).map(Number)")
        self.assertTrue(red == green == blue and 20 < red < 140)
        page.keyboard.press("z")
        stage = page.locator(".viewer .stage").bounding_box()
        words = page.locator(".viewer aside").bounding_box()
        padding = page.locator(".viewer aside").evaluate("e => parseFloat(getComputedStyle(e).paddingLeft)")
        self.assertGreaterEqual(words["x"] + padding - stage["x"] - stage["width"], 12)


class Held(PageTest):
    galleries = {"Inbox": 12}

    def test_a_held_photo_over_a_larger_one_is_as_large_as_it_will_be(self):
        self.library.run("gallery", "feature", "Inbox", "6", "2x2")
        page = self.gallery_page("Inbox")
        size = self.cell(page, "Inbox-001.jpg").bounding_box()["width"]
        hand = self.drag(page, "Inbox-009.jpg", "Inbox-005.jpg", drop=False)
        self.rest(page)
        held = page.locator(".cell.held")
        expect(held).to_have_attribute("aria-label", re.compile("Inbox-009"))
        self.assertAlmostEqual(held.bounding_box()["width"], size, delta=2)
        hand.release()


class Names(PageTest):
    galleries = {"Inbox": 2}

    def test_a_long_name_keeps_its_number(self):
        folder = self.library.draw("Long", 1)
        name = "2019-08-17_Wedding_of_Anna_and_Peter_DSC_04021.jpg"
        (folder / "Long-000.jpg").rename(folder / name)
        self.library.run("import", "--quiet", folder, "--gallery", "Long")
        page = self.gallery_page("Long")
        page.keyboard.press("j")
        line = page.locator(".line .first")
        expect(line).to_have_text(f"1 · {name}")
        box, end = line.bounding_box(), line.locator(".end").bounding_box()
        self.assertEqual(line.locator(".end").inner_text(), "4021.jpg")
        self.assertLessEqual(end["x"] + end["width"], box["x"] + box["width"] + 0.5)
        start = line.locator(".start").evaluate("s => s.scrollWidth > s.clientWidth")
        self.assertTrue(start)


class Finding(PageTest):
    galleries = {"Inbox": 8}

    def console(self, message):
        # What is typed may make no sense.
        if "status of 400" not in message.text:
            super().console(message)

    def find(self, page, text):
        page.keyboard.press("/")
        page.get_by_role("combobox").fill(text)
        return page.get_by_role("combobox")

    def test_enter_takes_the_only_way_to_go_on(self):
        self.library.run("flag", "Inbox", "2", "pick")
        page = self.gallery_page("Inbox")
        field = self.find(page, "flag:p")
        expect(page.locator(".finder li")).to_have_count(1)
        field.press("Enter")
        expect(page.locator(".finder .found")).to_have_text("1 of 8")

    def test_what_is_wrong_moves_no_photo(self):
        page = self.gallery_page("Inbox")
        field = self.find(page, "rating:x")
        before = page.locator(".scroller").bounding_box()
        field.press("Enter")
        expect(page.locator(".finder .wrong")).not_to_be_empty()
        self.assertEqual(page.locator(".scroller").bounding_box(), before)

    def test_stars_can_be_seen_and_nothing_found_stands_in_the_middle(self):
        page = self.gallery_page("Inbox")
        self.find(page, "rating:5").press("Enter")
        page.locator(".flow.filtered.empty").wait_for()
        ratio = page.evaluate("""() => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d');
          const light = colour => {
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
            const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(value => value / 255)
              .map(v => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const star = light(getComputedStyle(document.querySelector('.chips .star')).color);
          const paper = light(getComputedStyle(document.body).backgroundColor);
          return (Math.max(star, paper) + 0.05) / (Math.min(star, paper) + 0.05);
        }""")
        self.assertGreater(ratio, 3)
        style = page.locator(".canvas").evaluate("c => getComputedStyle(c, '::before').textAlign")
        self.assertEqual(style, "center")

    def test_what_is_found_is_saved_as_a_gallery(self):
        self.library.run("rate", "Inbox", "2,5,6", "4")
        page = self.gallery_page("Inbox")
        self.find(page, "rating:4-").press("Enter")
        page.get_by_role("button", name="Save as gallery…").click()
        dialog = page.get_by_role("dialog", name="Save 3 photos as a gallery")
        dialog.get_by_role("textbox", name="Name").fill("Best")
        dialog.get_by_role("button", name="Save").click()
        self.eventually(page, lambda: "Best" in self.library.galleries(), True)
        self.eventually(page, lambda: self.library.show("Best"), names("Inbox", 1, 4, 5))
        page.get_by_role("button", name="Save as gallery…").click()
        dialog.get_by_role("textbox", name="Name").fill("Always best")
        dialog.get_by_role("checkbox").check()
        dialog.get_by_role("button", name="Save").click()
        self.eventually(page, lambda: "Always best" in self.library.galleries(), True)
        self.library.run("rate", "Inbox", "8", "5")
        self.assertEqual(sorted(self.library.show("Always best")), names("Inbox", 1, 4, 5, 7))

    def test_where_no_photos_look_alike_it_says_what_was_looked_for(self):
        page = self.gallery_page("Inbox")
        page.keyboard.press("/")
        page.get_by_role("button", name="Look-alikes").click()
        expect(page.get_by_role("region", name="Look-alikes")).to_contain_text(
            "No copies, near copies or bursts. Sorting by look puts similar photos together.")

    def test_keys_are_listed_once(self):
        page = self.gallery_page("Inbox")
        page.keyboard.press("?")
        for part in page.locator(".keyhelp section").all():
            keys = part.locator("dt").all_inner_texts()
            self.assertEqual(len({" ".join(sorted(key.split())) for key in keys}), len(keys), keys)
