"""Who gets in, how pages stay connected, and what guests can do."""

import http.server
import re
import subprocess
import threading
import unittest
from urllib.parse import parse_qsl, urlencode, urlsplit

from playwright.sync_api import expect

from served import WEB, PageTest, names

# A tab that is not seen: the browser that the tests drive shows all its tabs.
HIDE = """isHidden => {
  Object.defineProperty(document, "visibilityState", {
    configurable: true, get: () => (isHidden ? "hidden" : "visible"),
  });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class DoorTest(PageTest):
    def setUp(self):
        super().setUp()
        self.origin, self.port = re.match(r"(http://[^/]*:(\d+))/", self.address).groups()
        self.streams = set()

    def stop(self):
        self.library.server.terminate()
        self.library.server.wait()
        self.library.server.stdout.close()
        self.library.server = None

    def start(self, *arguments):
        """The server again, on the same port."""
        self.address = self.library.serve("--port", self.port, *arguments)
        self.assertTrue(self.address.startswith(self.origin + "/"), self.address)

    def guests_address(self):
        token = (self.library.folder / "library/serve-token").read_text().split("\n")[1]
        return f"{self.origin}/?token={token}"

    def watch_streams(self, context):
        """From now on `streams` has the requests for events that are under way in a browser's tabs."""
        is_stream = lambda request: request.url.endswith("/api/events")
        context.on("request", lambda request: is_stream(request) and self.streams.add(request))
        for event in ["requestfinished", "requestfailed"]:
            context.on(event, lambda request: self.streams.discard(request))

    def tab(self, page, path):
        """One more tab of the same browser."""
        tab = page.context.new_page()
        tab.on("pageerror", lambda error: self.errors.append(str(error)))
        tab.on("console", self.console)
        tab.goto(f"{self.origin}/{path}")
        expect(tab.locator(".cell").first).to_be_visible()
        return tab


class Links(DoorTest):
    """Ways to the page from elsewhere: another site's links, bookmarks, a browser that was closed."""

    galleries = {"Inbox": 3}

    def setUp(self):
        super().setUp()
        # Another site than 127.0.0.1, whatever the port.
        site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Mail)
        threading.Thread(target=site.serve_forever, daemon=True).start()
        self.addCleanup(site.server_close)
        self.addCleanup(site.shutdown)
        self.mail = f"http://localhost:{site.server_port}/"

    def console(self, message):
        # A browser without a cookie is answered so at first.
        if "status of 401" not in message.text:
            super().console(message)

    def follow(self, context, address, target=""):
        """The page that a link in a mail opens."""
        page = context.new_page()
        page.on("console", self.console)
        page.goto(f"{self.mail}?{urlencode({'to': address, 'target': target})}")
        if not target:
            page.get_by_role("link").click()
            return page
        with context.expect_page() as opened:
            page.get_by_role("link").click()
        return opened.value

    def assert_gallery(self, page):
        expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        expect(page.locator(".cell")).to_have_count(3)
        self.assertEqual(page.url, f"{self.origin}/#/g/1")

    def test_a_link_of_another_site_opens_the_gallery(self):
        context = self.window().context
        for target in ("", "_blank"):
            page = self.follow(context, f"{self.origin}/#/g/1", target)
            self.assert_gallery(page)
            page.reload()
            self.assert_gallery(page)

    def test_the_whole_address_in_a_mail_opens_the_page(self):
        for address in (self.address, self.guests_address()):
            context = self.browser.new_context()
            self.addCleanup(context.close)
            page = self.follow(context, address)
            expect(page.get_by_role("heading", name="Galleries", exact=True)).to_be_visible()
            self.assertEqual(page.url, f"{self.origin}/")

    def test_a_stranger_is_told_how_to_get_in_and_asks_no_more(self):
        context = self.browser.new_context()
        self.addCleanup(context.close)
        asked = []
        context.on("request", lambda request: asked.append(request.url.removeprefix(self.origin)))
        page = self.follow(context, f"{self.origin}/#/g/1")
        page.wait_for_url(f"{self.origin}/?again#/g/1")
        expect(page.get_by_role("heading", name="does not open pholio")).to_be_visible()
        asked = [path for path in asked if path.startswith("/")]
        self.assertEqual(asked, ["/", "/again.js", "/?again"])

    def later(self, context):
        """The same browser after its end: it has only what it keeps."""
        kept = [cookie for cookie in context.cookies() if cookie["expires"] > 0]
        later = self.browser.new_context()
        self.addCleanup(later.close)
        later.add_cookies(kept)
        return later

    def test_a_bookmark_opens_the_owners_page_also_after_the_browsers_end(self):
        page = self.later(self.window().context).new_page()
        page.goto(f"{self.origin}/#/g/1")
        self.assert_gallery(page)
        # A new address ends that.
        self.stop()
        self.start("--new-token")
        page.on("console", self.console)
        page.reload()
        expect(page.get_by_role("heading", name="does not open pholio")).to_be_visible()

    def test_a_guests_browser_keeps_nothing_after_its_end(self):
        self.address = self.guests_address()
        page = self.later(self.window().context).new_page()
        page.on("console", self.console)
        page.goto(f"{self.origin}/#/g/1")
        expect(page.get_by_role("heading", name="does not open pholio")).to_be_visible()


class Mail(http.server.BaseHTTPRequestHandler):
    """Answers with a link."""

    def do_GET(self):
        asked = dict(parse_qsl(urlsplit(self.path).query))
        target = asked.get("target", "")
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(f'<a href="{asked.get("to", "")}" target="{target}">the photos</a>'.encode())

    def log_message(self, *arguments):
        pass


class Streams(DoorTest):
    galleries = {"Inbox": 3}

    def first_tab(self):
        page = self.window()
        self.watch_streams(page.context)
        page.goto(f"{self.origin}/#/g/1")
        page.reload()
        expect(page.locator(".cell")).to_have_count(3)
        return page

    def test_eight_tabs_share_one_stream(self):
        page = self.first_tab()
        tabs = [page] + [self.tab(page, "#/g/1") for _ in range(7)]
        self.eventually(page, lambda: len(self.streams), 1)
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        expected = names("Inbox", 1, 2, 0)
        for tab in tabs:
            self.eventually(tab, lambda tab=tab: self.shown(tab), expected)
        self.drag(tabs[-1], expected[2], expected[0])
        self.assert_order(tabs[-1], "Inbox", names("Inbox", 0, 1, 2))
        self.assertEqual(len(self.streams), 1)

    def test_another_tab_goes_on_when_the_reading_one_is_closed(self):
        first = self.first_tab()
        tabs = [self.tab(first, "#/g/1") for _ in range(2)]
        self.eventually(first, lambda: len(self.streams), 1)
        first.close()
        self.eventually(tabs[0], lambda: len([s for s in self.streams if s.frame.page in tabs]), 1)
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        for tab in tabs:
            self.eventually(tab, lambda tab=tab: self.shown(tab), names("Inbox", 1, 2, 0))

    def test_a_tab_that_nobody_sees_has_no_stream_and_is_up_to_date_when_it_is_shown(self):
        first = self.first_tab()
        second = self.tab(first, "#/g/1")
        self.eventually(first, lambda: [s.frame.page for s in self.streams], [first])
        first.evaluate(HIDE, True)
        self.eventually(first, lambda: [s.frame.page for s in self.streams], [second])
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        self.eventually(second, lambda: self.shown(second), names("Inbox", 1, 2, 0))
        self.assertEqual(self.shown(first), names("Inbox", 0, 1, 2))
        second.evaluate(HIDE, True)
        self.eventually(first, lambda: len(self.streams), 0)
        self.library.run("caption", "Inbox", "1", "--title", "Evening")
        first.evaluate(HIDE, False)
        expect(first.get_by_role("option", name="Evening, Inbox-001.jpg")).to_be_visible()
        self.eventually(first, lambda: self.shown(first), names("Inbox", 1, 2, 0))
        self.eventually(first, lambda: [s.frame.page for s in self.streams], [first])

    def test_without_locks_each_tab_that_is_seen_reads_for_itself(self):
        page = self.window()
        page.context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
        self.watch_streams(page.context)
        page.goto(f"{self.origin}/#/g/1")
        page.reload()
        second = self.tab(page, "#/g/1")
        self.eventually(page, lambda: len(self.streams), 2)
        second.evaluate(HIDE, True)
        self.eventually(page, lambda: [s.frame.page for s in self.streams], [page])
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        self.eventually(page, lambda: self.shown(page), names("Inbox", 1, 2, 0))
        second.evaluate(HIDE, False)
        self.eventually(second, lambda: self.shown(second), names("Inbox", 1, 2, 0))


class Restarts(DoorTest):
    galleries = {"Inbox": 4}

    def test_a_page_goes_on_with_a_server_that_was_started_anew(self):
        page = self.gallery_page("Inbox")
        self.stop()
        expect(page.locator("#offline")).to_have_text("not connected")
        expect(page.locator("#offline")).to_be_visible()
        self.start()
        expect(page.locator("#offline")).to_be_hidden()
        self.drag(page, *names("Inbox", 3, 0))
        self.assert_order(page, "Inbox", names("Inbox", 3, 0, 1, 2))
        # What others change is heard of, too.
        self.library.run("reorder", "Inbox", "--by", "name")
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 2, 3))

    def test_a_short_break_is_not_worth_a_word(self):
        page = self.gallery_page("Inbox")
        page.evaluate("""() => {
          window.wasSaid = false;
          new MutationObserver(() => {
            window.wasSaid ||= !document.querySelector("#offline").hidden;
          }).observe(document.querySelector("#offline"), { attributes: true });
        }""")
        # A stream that fails at once is asked for again, and again.
        failures = []

        def fail(route):
            failures.append(route)
            route.abort("connectionfailed") if len(failures) < 3 else route.continue_()

        page.context.route("**/api/events", fail)
        # The stream begins anew.
        page.evaluate(HIDE, True)
        page.evaluate(HIDE, False)
        self.eventually(page, lambda: len(failures), 3)
        self.library.run("reorder", "Inbox", "--move", "1", "--to", "last")
        self.assert_order(page, "Inbox", names("Inbox", 1, 2, 3, 0))
        self.assertFalse(page.evaluate("wasSaid"))

    def test_an_address_that_is_no_longer_valid_is_told_from_a_server_that_is_gone(self):
        page = self.gallery_page("Inbox")
        self.stop()
        self.start("--new-token")
        expect(page.locator("#offline")).to_have_text(
            "This page's address is no longer valid. Open the one that pholio serve prints now.")
        expect(page.locator("#offline")).to_be_visible()
        # The new one, opened in another tab, is good for this one as well.
        tab = page.context.new_page()
        tab.goto(self.address)
        expect(page.locator("#offline")).to_be_hidden()
        tab.close()

    def console(self, message):
        if "status of 401" not in message.text:
            super().console(message)


class WithoutToken(DoorTest):
    galleries = {"Inbox": 1}

    @unittest.skipIf(WEB, "the answer is the program's")
    def test_a_browser_without_a_token_is_told_how_to_get_in(self):
        for scheme in ["light", "dark"]:
            context = self.browser.new_context(color_scheme=scheme)
            self.addCleanup(context.close)
            page = context.new_page()
            messages = []
            page.on("console", lambda message: messages.append(message.text))
            self.assertEqual(page.goto(self.origin).status, 401)
            expect(page.get_by_role("heading", name="This address does not open pholio")).to_be_visible()
            self.assertFalse([text for text in messages if "Content Security Policy" in text])


class Invitation(DoorTest):
    galleries = {"Inbox": 2}
    options = ["--host", "0.0.0.0", "--guests-pick"]

    def invite(self, page):
        page.evaluate("""() => {
          const notices = { show: (text) => { throw Error(text); }, announce() {} };
          void import("/modules/sharing/guestaddress.js").then((module) => module.openGuestAddress(notices));
        }""")
        expect(page.get_by_role("dialog", name="Address for guests")).to_be_visible()

    def test_a_phone_reads_the_address_from_the_screen(self):
        page = self.window(viewport={"width": 390, "height": 844}, color_scheme="dark")
        self.invite(page)
        address = page.get_by_role("textbox", name="Address").first.input_value()
        token = self.guests_address().split("=")[1]
        self.assertEqual(address.split("=")[1], token)
        code = page.get_by_role("img", name="QR code of the address").first
        path = self.library.folder / "code.png"
        code.screenshot(path=path)
        read = subprocess.run(["zbarimg", "--quiet", "--raw", path], capture_output=True, text=True)
        self.assertEqual(read.stdout, address + "\n", read.stderr)

    def test_the_address_is_copied_with_a_clipboard_and_without(self):
        page = self.window()
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.invite(page)
        copy = page.get_by_role("button", name="Copy the address").first
        for clipboard in [True, False]:
            if not clipboard:
                page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
            copy.click()
            expect(copy).to_have_text("Copied")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


class NoInvitation(DoorTest):
    galleries = {"Inbox": 1}
    invite = Invitation.invite

    def test_where_only_this_machine_gets_in_it_is_said_how_to_let_others_in(self):
        page = self.window()
        self.invite(page)
        expect(page.get_by_role("textbox", name="Command")).to_have_value("pholio serve --host 0.0.0.0")
        expect(page.get_by_role("img", name="QR code of the address")).to_have_count(0)


class Favourites(DoorTest):
    galleries = {"Inbox": 4}
    options = ["--guests-pick"]

    def guest(self, **options):
        self.address = self.guests_address()
        page = self.window("#/g/1", **options)
        expect(page.locator(".cell .heart")).to_have_count(4)
        return page

    def heart(self, page, name):
        return page.locator(".cell", has=page.locator("img")).filter(has=page.locator(".heart")).and_(
            page.get_by_role("option", name=name)).locator(".heart")

    def test_a_guest_marks_by_a_click_and_by_a_key(self):
        page = self.guest()
        first, second, *_ = names("Inbox", 0, 1)
        self.heart(page, first).click()
        expect(page.get_by_role("option", name=f"{first}, favourite")).to_be_visible()
        page.get_by_role("listbox").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("l")
        self.eventually(page, lambda: len(self.picked()), 2)
        self.assertEqual(set(self.picked()), {first, second})
        # They are there for the next guest, who takes one back.
        other = self.guest(has_touch=True, viewport={"width": 390, "height": 844})
        expect(other.locator(".cell.picked")).to_have_count(2)
        self.heart(other, first).tap()
        self.eventually(page, self.picked, [second])
        expect(page.locator(".cell.picked")).to_have_count(1)
        # No order has changed.
        self.assertEqual(self.library.show("Inbox"), names("Inbox", 0, 1, 2, 3))

    def picked(self):
        return self.library.show("Guests' picks") if "Guests' picks" in self.library.galleries() else []

    def test_a_mark_that_is_not_kept_goes_and_the_reason_is_said(self):
        page = self.guest()
        self.library.run("gallery", "create", "Guests' picks")
        self.library.run("gallery", "lock", "Guests' picks")
        self.heart(page, "Inbox-000.jpg").click()
        expect(page.locator("#notice")).to_contain_text("'Guests' picks' is locked")
        expect(page.locator(".cell.picked")).to_have_count(0)

    def test_the_owner_has_no_hearts(self):
        page = self.window("#/g/1")
        expect(page.locator(".cell")).to_have_count(4)
        expect(page.locator(".heart")).to_have_count(0)
