"""The frame around the photos: addresses, heads of panes, what can be done and undone, a first start."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from served import PageTest, names

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE = {"viewport": {"width": 1440, "height": 900}}


class Frame(PageTest):
    galleries = {"Inbox": 6, "Keep": 3}

    def assert_accessible(self, page):
        violations = [
            f"{found['id']}: {found['help']} {[node['html'][:120] for node in found['nodes'][:3]]}"
            for found in Axe().run(page).response["violations"] if found["impact"] in ("serious", "critical")
        ]
        self.assertEqual(violations, [])

    def ids(self, page, *galleries):
        return ",".join(str(self.identity(page, gallery)) for gallery in galleries)

    def go(self, page, address):
        page.evaluate("address => { location.hash = address }", address)

    def select(self, page, *photos):
        for photo in photos:
            self.cell(page, photo).click(modifiers=["Control"])


class Addresses(Frame):
    galleries = {"Inbox": 60, "Keep": 3, "Coast": 3}

    def test_back_closes_the_large_view_at_the_same_place(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-000.jpg").hover()
        page.mouse.wheel(0, 700)
        page.wait_for_function("() => document.querySelector('.scroller').scrollTop === 700")
        before = page.evaluate("location.hash")
        photo = self.photo_ids(page, "Inbox")[25]
        page.evaluate("hash => { location.hash = hash }", f"{before}/p/{photo}")
        expect(page.get_by_role("dialog").get_by_text("26 of 60")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        self.assertEqual(page.evaluate("location.hash"), before)
        self.assertEqual(page.evaluate("document.querySelector('.scroller').scrollTop"), 700)
        # The keyboard is there; looking at a photo does not select it.
        expect(self.cell(page, "Inbox-025.jpg")).to_have_class(re.compile("active"))
        expect(self.cell(page, "Inbox-025.jpg")).to_have_attribute("aria-selected", "false")
        page.go_forward()
        expect(page.get_by_role("dialog").get_by_text("26 of 60")).to_be_visible()

    def test_a_photo_that_is_opened_and_leafed_from_is_one_step_back(self):
        page = self.window()
        page.get_by_role("option", name=re.compile("^Inbox,")).dblclick()
        self.rest(page)
        self.cell(page, "Inbox-001.jpg").click(modifiers=["Control"])
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_text("2 of 60")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(dialog.get_by_text("3 of 60")).to_be_visible()
        third = self.photo_ids(page, "Inbox")[2]
        page.wait_for_function("id => location.hash.endsWith(`/p/${id}`)", arg=third)
        page.keyboard.press("Escape")
        page.wait_for_function("() => /^#.g.[0-9]+$/.test(location.hash)")
        page.go_back()
        expect(page.get_by_role("heading", name="Galleries", exact=True)).to_be_visible()

    def test_with_several_galleries_the_address_tells_whose_photo_it_is(self):
        page = self.gallery_page("Inbox", "Keep")
        inbox, keep = (self.identity(page, name) for name in ("Inbox", "Keep"))
        photo = self.photo_ids(page, "Keep")[1]
        self.go(page, f"#/g/{inbox},{keep}/p/{photo}@{keep}")
        expect(page.get_by_role("dialog").get_by_text("2 of 3")).to_be_visible()
        page.keyboard.press("Escape")
        page.wait_for_function("hash => location.hash === hash", arg=f"#/g/{inbox},{keep}")

    def test_what_is_not_there_is_said_with_a_way_home(self):
        page = self.window("#/g/999")
        expect(page.get_by_role("heading", name="This gallery is not here")).to_be_visible()
        page.get_by_role("link", name="All galleries").click()
        expect(page.get_by_role("option", name="Inbox,")).to_be_visible()
        self.go(page, f"#/g/{self.ids(page, 'Keep')}/p/99999")
        expect(page.locator("#notice")).to_contain_text("This photo is not in 'Keep'")
        expect(page.get_by_role("listbox", name="Photos of Keep")).to_be_visible()

    def test_a_deleted_gallery_that_is_brought_back_shows_at_its_address(self):
        page = self.gallery_page("Keep")
        self.library.run("gallery", "delete", "Keep")
        expect(page.get_by_role("heading", name="This gallery is not here")).to_be_visible()
        self.library.run("undo")
        expect(page.get_by_role("heading", name="Keep", exact=True)).to_be_visible()
        expect(page.get_by_role("option")).to_have_count(3)

    def test_a_reload_keeps_the_place(self):
        page = self.gallery_page("Inbox")
        page.mouse.move(400, 400)
        page.mouse.wheel(0, 900)
        page.wait_for_function("() => document.querySelector('.scroller').scrollTop === 900")
        page.reload()
        page.wait_for_function("() => document.querySelector('.scroller')?.scrollTop === 900")

    def test_panes_that_stay_open_keep_their_place_and_what_is_held(self):
        page = self.gallery_page("Inbox", **WIDE)
        inbox, keep, coast = (self.identity(page, name) for name in ("Inbox", "Keep", "Coast"))
        page.mouse.move(400, 400)
        page.mouse.wheel(0, 500)
        page.wait_for_function("() => document.querySelector('.scroller').scrollTop === 500")
        self.select(page, "Inbox-030.jpg")
        page.evaluate("() => { window.pane = document.querySelector('.flow') }")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Space")
        expect(page.locator("#announcer")).to_contain_text("1 held")
        self.go(page, f"#/g/{keep},{inbox},{coast}")
        expect(page.get_by_role("listbox")).to_have_count(3)
        self.assertTrue(page.evaluate("() => window.pane.isConnected"))
        self.assertGreater(page.evaluate("() => window.pane.querySelector('.scroller').scrollTop"), 0)
        expect(page.locator("body.holding")).to_be_visible()
        page.keyboard.press("Tab")
        expect(page.locator("#announcer")).to_contain_text("Over Coast")
        page.keyboard.press("Enter")
        self.assert_order(page, "Coast", names("Inbox", 30) + names("Coast", 0, 1, 2))


class Heads(Frame):
    galleries = {f"Gallery {number} with a long name": 2 for number in range(1, 8)}

    def test_heads_of_seven_panes_do_not_overlap(self):
        page = self.gallery_page(*self.galleries, **WIDE)
        overlaps = page.evaluate("""() => [...document.querySelectorAll('.flow > header')].flatMap(head => {
          const box = element => element.getBoundingClientRect();
          const parts = [...head.querySelectorAll('h2, .facts, button')].filter(e => e.checkVisibility());
          const isOut = p => box(p).left < box(head).left - .5 || box(p).right > box(head).right + .5;
          const meet = (a, b) => box(a).left < box(b).right - .5 && box(b).left < box(a).right - .5
            && box(a).top < box(b).bottom - .5 && box(b).top < box(a).bottom - .5;
          return [...parts.filter(isOut).map(p => p.textContent),
            ...parts.flatMap((a, i) => parts.slice(i + 1).filter(b => meet(a, b))
              .map(b => a.textContent + ' / ' + b.textContent))];
        })""")
        self.assertEqual(overlaps, [])
        expect(page.get_by_role("button", name="Gallery", exact=True)).to_have_count(7)
        page.get_by_role("button", name="Close Gallery 3").click()
        expect(page.get_by_role("listbox")).to_have_count(6)
        page.go_back()
        expect(page.get_by_role("listbox")).to_have_count(7)


class Steps(Frame):
    def test_undo_and_redo_tell_what_they_would_do(self):
        page = self.gallery_page("Inbox")
        steps = page.get_by_role("group", name="Changes")
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "3")
        undo = steps.get_by_role("button", name="Undo: move 1 to 3")
        expect(undo).to_be_visible()
        redo = steps.get_by_role("button", name="Redo", exact=True)
        expect(redo).to_have_attribute("aria-disabled", "true")
        undo.click()
        self.assert_order(page, "Inbox", names("Inbox", *range(6)))
        redo = steps.get_by_role("button", name="Redo: move 1 to 3")
        expect(redo).to_have_attribute("title", re.compile("^Redo: move"))
        redo.click()
        self.assert_order(page, "Inbox", names("Inbox", 1, 2, 0, 3, 4, 5))

    def test_a_new_gallery_has_an_undo(self):
        page = self.window()
        page.get_by_role("button", name="New gallery", exact=True).click()
        page.get_by_role("textbox", name="Name").fill("Elbe")
        page.keyboard.press("Enter")
        expect(page.get_by_role("option", name="Elbe,")).to_be_visible()
        expect(page.locator("#notice")).to_contain_text("Made 'Elbe'.")
        page.locator("#notice").get_by_role("button", name="Undo").click()
        expect(page.get_by_role("option", name="Elbe,")).to_have_count(0)
        self.assertEqual(self.library.galleries(), ["Inbox", "Keep"])

    def test_several_galleries_are_deleted_after_one_question(self):
        page = self.window()
        self.select(page, re.compile("^Inbox,"), re.compile("^Keep,"))
        page.keyboard.press("F2")
        expect(page.locator("#notice")).to_contain_text("Select one gallery")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("Delete")
        dialog = page.get_by_role("dialog", name="Delete 2 galleries?")
        expect(dialog).to_contain_text("'Inbox', 'Keep'")
        dialog.get_by_role("button", name="Delete").click()
        expect(page.locator("#notice")).to_contain_text("Deleted 2 galleries.")
        self.eventually(page, self.library.galleries, [])
        page.locator("#notice").get_by_role("button", name="Undo").click()
        self.eventually(page, self.library.galleries, ["Inbox", "Keep"])

    def test_a_locked_gallery_says_so_in_the_page_s_words_and_offers_a_way(self):
        page = self.gallery_page("Inbox")
        self.select(page, "Inbox-001.jpg")
        # The page does not know yet that it is locked: the server refuses.
        page.route("**/remove", lambda route: (
            self.library.run("gallery", "lock", "Inbox"), route.continue_()))
        page.keyboard.press("Delete")
        notice = page.locator("#notice")
        expect(notice).to_contain_text("'Inbox' is locked.")
        self.assertNotIn("pholio", notice.inner_text())
        notice.get_by_role("button", name="Unlock").click()
        expect(notice).to_contain_text("Unlocked 'Inbox'")
        self.assertEqual(self.library.show("Inbox"), names("Inbox", *range(6)))


class Acting(Frame):
    def bar(self, page):
        return page.get_by_role("toolbar", name="Selected")

    def test_what_is_selected_can_be_acted_on(self):
        page = self.gallery_page("Inbox", **WIDE)
        expect(self.bar(page)).to_be_hidden()
        self.select(page, "Inbox-001.jpg", "Inbox-003.jpg")
        expect(self.bar(page)).to_contain_text("2 selected")
        self.assert_accessible(page)
        self.bar(page).get_by_role("button", name="Position").click()
        page.get_by_role("textbox").fill("1")
        page.keyboard.press("Enter")
        self.assert_order(page, "Inbox", names("Inbox", 1, 3, 0, 2, 4, 5))
        self.bar(page).get_by_role("button", name="Remove").click()
        self.assert_order(page, "Inbox", names("Inbox", 0, 2, 4, 5))
        expect(self.bar(page)).to_be_hidden()
        self.select(page, "Inbox-004.jpg")
        self.bar(page).get_by_role("button", name="Clear selection").click()
        expect(self.bar(page)).to_be_hidden()
        expect(page.get_by_role("listbox")).to_be_focused()

    def test_it_is_one_stop_of_tab_and_arrows_go_on(self):
        page = self.gallery_page("Inbox", **WIDE)
        self.select(page, "Inbox-001.jpg")
        self.bar(page).get_by_role("button", name="Move to").focus()
        page.keyboard.press("ArrowRight")
        expect(self.bar(page).get_by_role("button", name="Position")).to_be_focused()
        page.keyboard.press("Escape")
        expect(self.bar(page)).to_be_hidden()

    def test_galleries_have_theirs(self):
        page = self.window()
        self.select(page, re.compile("^Inbox,"), re.compile("^Keep,"))
        self.bar(page).get_by_role("button", name="Open").click()
        expect(page.get_by_role("listbox")).to_have_count(2)

    def test_on_a_phone_it_is_within_a_thumb_s_reach(self):
        page = self.gallery_page("Inbox", **PHONE)
        page.get_by_role("button", name="Select").tap()
        expect(self.bar(page)).to_contain_text("Tap what you want")
        self.cell(page, "Inbox-001.jpg").tap()
        expect(self.bar(page)).to_contain_text("1 selected")
        bar = self.bar(page).bounding_box()
        self.assertAlmostEqual(bar["y"] + bar["height"], 844, delta=1)
        for button in self.bar(page).get_by_role("button").all():
            box = button.bounding_box()
            if not box:
                continue
            self.assertGreaterEqual(box["height"], 44)
            self.assertGreaterEqual(box["width"], 44)
            self.assertLessEqual(box["x"] + box["width"], 390)
        self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 390)


class Phones(Frame):
    galleries = {"A gallery with quite a long name, through mountains, along rivers, down to the coast": 2}

    def test_menus_are_sheets_at_the_bottom(self):
        page = self.gallery_page(*self.galleries, **PHONE)
        page.get_by_role("button", name="Gallery", exact=True).tap()
        menu = page.get_by_role("menu").bounding_box()
        self.assertEqual((menu["x"], menu["width"]), (0, 390))
        self.assertAlmostEqual(menu["y"] + menu["height"], 844, delta=1)
        self.assertEqual(page.locator(".menu kbd:visible").count(), 0)
        for item in page.get_by_role("menuitem").all():
            self.assertGreaterEqual(item.bounding_box()["height"], 44)
        off = page.get_by_role("menuitem", name="Select all").evaluate("""item => {
          const range = document.createRange();
          range.selectNodeContents(item.firstChild);
          const [text, box] = [range.getBoundingClientRect(), item.getBoundingClientRect()];
          return Math.abs((text.top + text.bottom) / 2 - (box.top + box.bottom) / 2);
        }""")
        self.assertLess(off, 3)
        self.assert_accessible(page)

    def test_notices_have_the_whole_width_and_long_names_wrap(self):
        page = self.gallery_page(*self.galleries, **PHONE)
        page.get_by_role("button", name="Gallery", exact=True).tap()
        page.get_by_role("menuitem", name="Lock").tap()
        notice = page.locator("#notice")
        expect(notice).to_contain_text("down to the coast'")
        box = notice.bounding_box()
        self.assertGreater(box["width"], 360)
        self.assertLessEqual(box["x"] + box["width"], 390)
        self.assertTrue(notice.evaluate("notice => notice.scrollWidth <= notice.clientWidth"))


class FirstStart(Frame):
    galleries = {"Gone": 0}

    def test_an_empty_library_tells_how_to_begin(self):
        self.library.run("gallery", "delete", "Gone")
        page = self.window()
        card = page.locator(".card")
        expect(card).to_contain_text("pholio import ~/Pictures")
        self.assert_accessible(page)
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        card.get_by_role("button", name="Copy").click()
        expect(card.get_by_role("button", name="Copied")).to_be_visible()
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), "pholio import ~/Pictures")
        card.get_by_role("button", name="New gallery").click()
        page.get_by_role("textbox", name="Name").fill("First")
        page.keyboard.press("Enter")
        expect(page.get_by_role("option", name="First,")).to_be_visible()
        expect(card).to_have_count(0)
        # An empty gallery says what to do, until there are photos.
        self.go(page, f"#/g/{self.ids(page, 'First')}")
        expect(card).to_contain_text("This gallery is empty")
        expect(card.get_by_role("button", name="Put photos beside")).to_be_visible()
        expect(card.get_by_role("button", name="Add photos")).to_be_visible()
        self.assert_accessible(page)
        self.library.run("import", "--quiet", self.library.draw("More", 2), "--gallery", "First")
        expect(page.get_by_role("option")).to_have_count(2)
        expect(card).to_have_count(0)


class Teaching(Frame):
    def test_one_line_tells_what_a_hand_can_do_until_it_is_closed(self):
        page = self.gallery_page("Inbox")
        hint = page.locator(".hint")
        expect(hint).to_contain_text("Drag to move")
        hint.get_by_role("button", name="Got it").click()
        expect(hint).to_have_count(0)
        page.reload()
        expect(self.cell(page, "Inbox-000.jpg")).to_be_visible()
        self.rest(page)
        expect(hint).to_have_count(0)

    def test_a_question_mark_lists_keys(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                page = self.gallery_page("Inbox", color_scheme=scheme)
                page.get_by_role("listbox").focus()
                page.keyboard.press("?")
                dialog = page.get_by_role("dialog", name="Keys and gestures")
                for text in ("move to a position", "slideshow", "Double tap"):
                    expect(dialog.get_by_text(text)).to_be_visible()
                self.assert_accessible(page)
                page.keyboard.press("Escape")
                expect(dialog).to_have_count(0)
                expect(page.get_by_role("listbox")).to_be_focused()

    def test_from_right_to_left_and_at_double_size_nothing_sticks_out(self):
        page = self.gallery_page("Inbox", "Keep", viewport={"width": 720, "height": 450})
        self.select(page, "Inbox-001.jpg")
        for direction in ("ltr", "rtl"):
            page.evaluate("direction => { document.documentElement.dir = direction }", direction)
            self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 720)
            outside = page.evaluate("""() => [...document.querySelectorAll('button, h1, h2')]
              .filter(element => element.checkVisibility())
              .filter(element => element.getBoundingClientRect().right > 721
                || element.getBoundingClientRect().left < -1).map(element => element.textContent)""")
            self.assertEqual(outside, [], direction)


class Looking(Frame):
    options = ["--read-only"]

    def test_what_can_t_be_done_is_not_offered(self):
        page = self.gallery_page("Inbox", **WIDE)
        self.cell(page, "Inbox-001.jpg").click(button="right")
        self.assertEqual(page.locator(".menu button:disabled").count(), 0)
        for name in ("Remove", "Move to", "Rate", "Cut", "Sheet"):
            expect(page.get_by_role("menuitem", name=name)).to_have_count(0)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Gallery", exact=True).first.click()
        self.assertEqual(page.locator(".menu button:disabled").count(), 0)
        expect(page.get_by_role("menuitem", name="Rename")).to_have_count(0)
        page.keyboard.press("Escape")
        for name in ("Undo", "Sort", "Large first photo", "Sheet", "Hand over", "New gallery"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)
        self.assertEqual(page.locator(".hint").count(), 0)
        self.assert_accessible(page)
