"""Handing over: sheets of some photos, originals, orders; and photos that come in by hand."""

import unittest
from pathlib import Path

from playwright.sync_api import expect

from served import PageTest


class Handing(PageTest):
    galleries = {"Inbox": 5, "Keep": 3}

    def test_a_sheet_of_selected_photos_has_only_these(self):
        page = self.gallery_page("Inbox")
        self.cell(page, "Inbox-003.jpg").click()
        self.cell(page, "Inbox-001.jpg").click(modifiers=["Control"])
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


if __name__ == "__main__":
    unittest.main()
