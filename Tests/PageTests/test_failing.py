"""Requests that fail: what was asked for is done all the same, or it is said that it is not."""

from playwright.sync_api import expect

from served import PageTest


class Failing(PageTest):
    galleries = {"Inbox": 6}

    def let_fail(self, page, path, method, times, is_done=False):
        """Lets so many requests fail; `is_done`: the server gets them, and its answers are lost. Gives a list
        that grows with each request."""
        asked = []

        def answer(route):
            if route.request.method != method:
                return route.fallback()
            asked.append(route.request.post_data)
            if len(asked) > times:
                return route.fallback()
            if is_done:
                route.fetch()
            return route.abort("connectionfailed")

        page.route(path, answer)
        return asked

    def test_what_could_not_be_asked_for_is_said(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        self.let_fail(page, "**/api/photos/*", "GET", times=99)
        page.keyboard.press("F2")
        expect(page.locator("#notice")).to_contain_text("The server does not answer.")

    def test_stars_are_sent_again_when_their_answer_is_lost(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        asked = self.let_fail(page, "**/values", "PATCH", times=1, is_done=True)
        page.keyboard.press("4")
        expect(page.get_by_role("option", name="Inbox-000.jpg, 4 stars")).to_be_visible()
        expect(page.locator("#notice")).to_contain_text("4 stars for a photo")
        self.assertEqual(len(asked), 2)

    def test_a_turn_is_not_made_twice_and_its_doubt_is_said(self):
        page = self.gallery_page("Inbox")
        page.get_by_role("listbox").focus()
        page.keyboard.press("Home")
        asked = self.let_fail(page, "**/values", "PATCH", times=99, is_done=True)
        page.keyboard.press("]")
        expect(page.locator("#notice")).to_contain_text("It is not known whether this was done.")
        self.assertEqual(len(asked), 1)

    def test_without_a_gallery_to_show_undo_brings_a_deleted_one_back(self):
        page = self.gallery_page("Inbox")
        self.library.run("gallery", "delete", "Inbox")
        expect(page.get_by_role("heading", name="This gallery is not here")).to_be_visible()
        page.get_by_role("button", name="Undo: delete").click()
        expect(page.get_by_role("option", name="Inbox-000.jpg")).to_be_visible()

    def test_a_browser_that_remembers_nothing_shows_photos_all_the_same(self):
        page = self.gallery_page("Inbox")
        page.add_init_script("Object.defineProperty(window, 'localStorage', "
                             "{ get() { throw new DOMException('no', 'SecurityError') } })")
        page.reload()
        expect(page.get_by_role("option", name="Inbox-000.jpg")).to_be_visible()
        page.get_by_role("button", name="Got it").click()
        expect(page.get_by_role("button", name="Got it")).to_have_count(0)
