"""Handing over: sheets of some photos, originals, orders; and photos that come in by hand."""

import base64
import re
import unittest
import zipfile
from pathlib import Path

from playwright.sync_api import expect

from served import PageTest, names

# Drops files on what is at a point, as the browser does when they are dragged from the desktop.
DROP = """async ([files, x, y]) => {
  const transfer = new DataTransfer();
  for (const { name, data } of files) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const type = /jpe?g$/.test(name) ? "image/jpeg" : "";
    transfer.items.add(new File([bytes], name, { type, lastModified: 1262304000000 }));
  }
  const target = document.elementFromPoint(x, y);
  const event = (type) => new DragEvent(type, {
    dataTransfer: transfer, bubbles: true, cancelable: true, clientX: x, clientY: y });
  target.dispatchEvent(event("dragenter"));
  const over = event("dragover");
  target.dispatchEvent(over);
  const label = document.querySelector(".taking-label")?.textContent;
  const drop = event("drop");
  target.dispatchEvent(drop);
  return { label, isOurs: over.defaultPrevented && drop.defaultPrevented };
}"""


class Handing(PageTest):
    galleries = {"Inbox": 5, "Keep": 3}

    def test_a_sheet_of_selected_photos_has_only_these(self):
        page = self.gallery_page("Inbox")
        for name in ["Inbox-003.jpg", "Inbox-001.jpg"]:
            self.cell(page, name).click(modifiers=["Control"])
        self.cell(page, "Inbox-001.jpg").click(button="right")
        page.get_by_role("menuitem", name="Sheet").click()
        dialog = page.get_by_role("dialog", name="Contact sheet of 2 photos of Inbox")
        expect(dialog).to_be_visible()
        expect(dialog.get_by_role("status")).to_contain_text("2 photos")
        with page.expect_download() as download:
            dialog.get_by_role("button", name="JPEG").click()
        wanted = self.library.folder / "sheet.jpg"
        self.library.run("sheet", "Inbox", "-o", wanted, "--title", "Inbox", "--only", "2,4")
        self.assertEqual(Path(download.value.path()).read_bytes(), wanted.read_bytes())

    def hand_over(self, page, ids=None):
        """Opens the menu for a gallery, or for some of its photos, as the page's header does."""
        page.evaluate("""async (ids) => {
          const { openHandover } = await import("/modules/sharing/handover.js");
          const { Notices } = await import("/modules/ui/notices.js");
          const find = (selector) => document.querySelector(selector);
          const notices = new Notices(find("#notice"), find("#announcer"));
          const { list } = find(".scroller").flow;
          await openHandover({ list, ids, notices, library: { readOnly: false } }, { x: 300, y: 200 });
        }""", ids)

    def test_originals_are_handed_over_as_a_zip_in_order(self):
        self.library.run("reorder", "Inbox", "--move", "5", "--to", "1")
        page = self.gallery_page("Inbox")
        self.hand_over(page)
        with page.expect_download() as download:
            page.get_by_role("menuitem", name=re.compile(r"Originals as a zip \(5 photos")).click()
        self.assertEqual(download.value.suggested_filename, "Inbox.zip")
        with zipfile.ZipFile(download.value.path()) as archive:
            self.assertIsNone(archive.testzip())
            shown = self.library.show("Inbox")
            self.assertEqual(
                archive.namelist(), [f"{number:04}_{name}" for number, name in enumerate(shown, 1)])
            original = (self.library.folder / "Inbox" / shown[0]).read_bytes()
            self.assertEqual(archive.read(archive.namelist()[0]), original)

    def test_the_order_is_handed_over_as_text(self):
        page = self.gallery_page("Inbox")
        self.hand_over(page)
        with page.expect_download() as download:
            page.get_by_role("menuitem", name="Order as text").click()
        self.assertEqual(Path(download.value.path()).read_text(), self.library.run("order", "Inbox"))


class Adding(PageTest):
    galleries = {"Inbox": 4, "Keep": 3}

    def files(self, name, count):
        """Photos that are not in the library yet, as `DROP` takes them."""
        return [self.file(path) for path in sorted(self.library.draw(name, count).iterdir())]

    def file(self, path, name=None):
        data = base64.b64encode(path.read_bytes()).decode()
        return {"name": name or path.name, "data": data}

    def drop(self, page, files, at):
        x, y = at
        return page.evaluate(DROP, [files, x, y])

    def below(self, page, gallery):
        """A point of a gallery's pane where there is no photo."""
        box = page.get_by_role("listbox", name=f"Photos of {gallery}").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] - 6

    def test_photos_dropped_on_a_pane_are_copied_into_its_gallery(self):
        page = self.gallery_page("Inbox")
        answer = self.drop(page, self.files("New", 3), self.below(page, "Inbox"))
        self.assertEqual(answer, {"label": "Add 3 photos to Inbox", "isOurs": True})
        expect(page.locator("#notice")).to_contain_text("Added 3 photos to 'Inbox'.")
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 2, 3) + names("New", 0, 1, 2))
        originals = [path.name for path in (self.library.folder / "library/originals").rglob("*.jpg")]
        self.assertEqual(sorted(originals), names("New", 0, 1, 2))
        self.assertEqual(list((self.library.folder / "library/uploads").iterdir()), [])
        page.locator("#notice").get_by_role("button", name="Undo").click()
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 2, 3))

    def test_photos_dropped_on_a_photo_come_before_it(self):
        page = self.gallery_page("Inbox")
        answer = self.drop(page, self.files("New", 2), self.center(page, "Inbox-002.jpg"))
        self.assertEqual(answer["label"], "Add 2 photos to Inbox, before Inbox-002.jpg")
        self.assert_order(
            page, "Inbox", names("Inbox", 0, 1) + names("New", 0, 1) + names("Inbox", 2, 3))

    def test_photos_dropped_on_a_tile_go_into_that_gallery(self):
        page = self.window()
        self.rest(page)
        box = page.get_by_role("option", name=re.compile("^Keep,")).bounding_box()
        at = (box["x"] + box["width"] / 2, box["y"] + 40)
        self.assertEqual(self.drop(page, self.files("New", 2), at)["label"], "Add 2 photos to Keep")
        expect(page.locator("#notice")).to_contain_text("Added 2 photos to 'Keep'.")
        self.assertEqual(self.library.show("Keep")[3:], names("New", 0, 1))

    def test_photos_dropped_beside_the_tiles_make_a_gallery(self):
        page = self.window()
        self.rest(page)
        box = page.get_by_role("listbox").bounding_box()
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)
        self.drop(page, self.files("New", 2), at)
        page.get_by_role("textbox", name="Name of the new gallery").fill("Coast")
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.locator("#notice")).to_contain_text("Added 2 photos to 'Coast'.")
        self.assertEqual(self.library.show("Coast"), names("New", 0, 1))

    def test_what_is_there_already_or_no_photo_is_said_by_name(self):
        page = self.gallery_page("Inbox")
        folder = self.library.folder
        text = folder / "notes.txt"
        text.write_text("notes")
        files = [
            self.file(folder / "Inbox/Inbox-001.jpg"), self.file(folder / "Keep/Keep-000.jpg"),
            self.file(text)]
        self.assertEqual(
            self.drop(page, files, self.below(page, "Inbox"))["label"], "Add 3 files to Inbox")
        notice = page.locator("#notice")
        expect(notice).to_contain_text("Added 1 photo to 'Inbox'.")
        expect(notice).to_contain_text("In it before: Inbox-001.jpg.")
        expect(notice).to_contain_text("In the library before, now here too: Keep-000.jpg.")
        expect(notice).to_contain_text("Not added: notes.txt (no photo).")
        self.assertEqual(self.library.show("Inbox"), names("Inbox", 0, 1, 2, 3) + names("Keep", 0))
        self.assertEqual(list((folder / "library").glob("originals/**/notes*")), [])

    def test_a_locked_gallery_refuses_in_a_sentence(self):
        self.library.run("gallery", "lock", "Inbox")
        page = self.gallery_page("Inbox")
        answer = self.drop(page, self.files("New", 1), self.below(page, "Inbox"))
        self.assertEqual(answer["label"], "'Inbox' is locked: nothing can be added.")
        expect(page.locator("#notice")).to_contain_text("'Inbox' is locked: nothing can be added.")
        self.assertEqual(self.library.show("Inbox"), names("Inbox", 0, 1, 2, 3))

    def test_many_photos_come_in_parts_and_can_be_stopped(self):
        page = self.gallery_page("Inbox")
        files = self.files("New", 60)
        sent = []

        def slowly(route):
            sent.append(route.request.url)
            if len(sent) == 50:
                page.get_by_role("button", name="Stop").click(no_wait_after=True)
            route.continue_()

        expect(page.locator(".uploading")).to_have_count(0)
        page.route("**/api/uploads/*/*", slowly)
        self.drop(page, files, self.below(page, "Inbox"))
        expect(page.locator("#notice")).to_contain_text("Stopped.")
        expect(page.locator(".uploading")).to_have_count(0)
        # The one on its way may have come whole.
        self.assertIn(len(self.library.show("Inbox")), (4 + 49, 4 + 50))
        self.eventually(page, lambda: list((self.library.folder / "library/uploads").iterdir()), [])

    def test_what_came_before_a_stop_is_added_when_the_server_still_waits_for_the_rest(self):
        page = self.gallery_page("Inbox")
        sent, asked = [], []

        def slowly(route):
            sent.append(route.request.url)
            if len(sent) < 3:
                return route.continue_()
            page.get_by_role("button", name="Stop").click(no_wait_after=True)
            return route.abort()

        def wait(route):
            asked.append(route.request.url)
            error = {"code": "conflict", "message": "files of this upload are still coming"}
            return route.fallback() if len(asked) > 1 else route.fulfill(status=409, json={"error": error})

        page.route("**/api/uploads/*/*", slowly)
        page.route("**/api/galleries/*/uploads", wait)
        self.drop(page, self.files("New", 4), self.below(page, "Inbox"))
        expect(page.locator("#notice")).to_contain_text("Added 2 photos to 'Inbox'. Stopped.")
        self.assertEqual(len(self.library.show("Inbox")), 4 + 2)

    def test_a_file_that_fails_on_its_way_is_sent_again(self):
        page = self.gallery_page("Inbox")
        tries = []

        def lose(route):
            tries.append(route.request.url)
            if len(tries) in (1, 3):
                route.abort("connectionreset")
            else:
                route.continue_()

        page.route("**/api/uploads/*/*", lose)
        self.drop(page, self.files("New", 2), self.below(page, "Inbox"))
        self.assert_order(page, "Inbox", names("Inbox", 0, 1, 2, 3) + names("New", 0, 1))
        self.assertEqual(len(tries), 4)


class Guests(PageTest):
    galleries = {"Inbox": 2}
    options = ["--read-only"]

    def test_guests_are_told_that_they_cannot_add_photos(self):
        page = self.gallery_page("Inbox")
        answer = page.evaluate(DROP, [[{"name": "x.jpg", "data": "AAAA"}], 500, 600])
        self.assertTrue(answer["isOurs"])
        expect(page.locator("#notice")).to_contain_text("for looking only")


if __name__ == "__main__":
    unittest.main()
