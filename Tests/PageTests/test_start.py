"""How the page begins: few rounds of requests, however far the server is."""

import re

from playwright.sync_api import expect

from far import Far
from served import PageTest

# One after the other: what a round asks for is there before the next begins, on a busy machine too.
LATENCY = 600


class Start(PageTest):
    galleries = {"Inbox": 40}

    def far_window(self, path):
        """A window at a server that is far away, when its first picture is there."""
        far = Far(int(re.search(r":(\d+)/", self.address)[1]), LATENCY)
        self.addCleanup(far.close)
        context = self.browser.new_context(viewport={"width": 1000, "height": 760})
        self.addCleanup(context.close)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        # The first visit brings the cookie; nothing is kept of the page itself.
        context.request.get(self.address.replace(self.port_of(self.address), str(far.port)))
        far.begin()
        page.goto(f"http://127.0.0.1:{far.port}/{path}", wait_until="commit")
        page.locator("img.here").first.wait_for()
        return page, far

    def port_of(self, address):
        return re.search(r":(\d+)/", address)[1]

    def test_the_first_picture_of_a_gallery_comes_with_the_third_round(self):
        page, far = self.far_window("#/g/1")
        self.assertEqual(far.rounds("^/$"), [1])
        self.assertEqual(set(far.rounds(r"page\.(js|css)|/api/portfolio$|/photos\?")), {2})
        self.assertEqual(far.rounds("/thumb/")[0], 3)
        # One script, one style sheet, and no more of the page's files.
        self.assertEqual(len(far.rounds(r"\.(js|css)$")), 2)
        # What is pressed now is selected: it needs nothing else.
        cell = self.cell(page, "Inbox-003.jpg")
        cell.click(modifiers=["Control"])
        expect(cell).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("toolbar", name="Selected")).to_be_visible()
        self.assertLessEqual(max(far.rounds(r"^/(?!thumb|api/events)")), 5)

    def test_the_first_picture_of_the_galleries_comes_with_the_third_round(self):
        _, far = self.far_window("")
        self.assertEqual(far.rounds("/thumb/")[0], 3)
