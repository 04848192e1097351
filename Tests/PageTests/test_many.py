"""A gallery of 100 000 photos: what is done to many of them is seen at once."""

import re
import subprocess

from playwright.sync_api import expect

from served import ROOT
from slow import SlowTest

COUNT = 100_000


class Many(SlowTest):
    galleries = {}

    def prepare(self, library):
        # As the benchmarks make it: no photo has a file, so the pictures are missing.
        library.run("gallery", "create", "tmp")
        file = library.folder / "library/catalog.sqlite"
        script = (ROOT / "Benchmarks/make-catalog.sql").read_text()
        subprocess.run(
            ["sqlite3", "-bail", "-cmd", f".parameter set :n {COUNT}", str(file)], check=True,
            input="DELETE FROM gallery; DELETE FROM sqlite_sequence;\n" + script, text=True,
            capture_output=True)

    def test_a_photo_is_found_though_somebody_else_has_changed_the_order(self):
        page = self.window()
        page.context.route("**/api/events", lambda route: None)
        page.reload()
        page.get_by_role("option", name="Big,").click()
        expect(page.get_by_role("heading", name="Big", exact=True)).to_be_visible()
        self.rest(page)
        self.library.run("reorder", "Big", "--move", "last", "--to", "1")
        cells = page.evaluate("""async () => {
          const { list } = document.querySelector('.scroller').flow;
          const answer = await fetch(`/${list.path}/order?from=70000&count=3`.replace('//', '/'));
          return list.indexesOf((await answer.json()).photos);
        }""")
        self.assertEqual(cells, [70_000, 70_001, 70_002])
        page.context.unroute_all(behavior="ignoreErrors")

    def test_picking_up_half_of_them_answers_at_once_and_the_order_is_asked_for_once(self):
        page = self.window()
        page.get_by_role("option", name="Big,").click()
        expect(page.get_by_role("heading", name="Big", exact=True)).to_be_visible()
        self.rest(page)
        self.slow(page, 2000)
        page.locator(".cell[aria-posinset='3']").click(modifiers=["Control"])
        # Shift and a click on the 50 002nd, as the page has it.
        page.evaluate("""async () => {
          const { flow } = document.querySelector('.scroller');
          await flow.list.ensure(50001, 50002);
          await flow.selection.range(flow.list.item(50001).id, 50001);
        }""")
        expect(page.locator(".facts")).to_contain_text("50,000 selected")
        self.assertEqual(len([ask for ask in self.asked(page) if "/order" in ask]), 1)
        x, y = self.middle(page, 4)
        hand = self.hand(page, (x, y))
        page.evaluate("""() => {
          const begun = performance.now();
          window.picked = new Promise((resolve) => {
            const look = () => (document.querySelector('.carry b')?.textContent === '50,000'
              ? resolve(performance.now() - begun) : requestAnimationFrame(look));
            look();
          });
        }""")
        hand.go((x + 8, y + 8))
        # Sooner than any answer of the server.
        self.assertLess(page.evaluate("picked"), 2000)
        hand.go(self.middle(page, 0)).release()
        first = page.locator(".cell[aria-posinset='1']")
        expect(first).to_have_attribute("aria-label", re.compile("^IMG_0000003"))
        expect(page.locator("#notice")).to_contain_text("Moved")
        order = self.library.show("Big")
        self.assertEqual(order[:2], ["IMG_0000003.JPG", "IMG_0000004.JPG"])
        self.assertEqual(order[49_999:50_003], [
            "IMG_0050002.JPG", "IMG_0000001.JPG", "IMG_0000002.JPG", "IMG_0050003.JPG"])
        self.assertEqual([ask for ask in self.asked(page) if "/order" in ask], [])

    def test_only_cells_near_the_view_are_in_the_document(self):
        page = self.window(viewport={"width": 1440, "height": 900})
        page.get_by_role("option", name="Big,").click()
        expect(page.get_by_role("heading", name="Big", exact=True)).to_be_visible()
        for side in (80, 120, 200, 400):
            page.get_by_role("slider", name="Size of photos").fill(str(side))
            page.wait_for_function("""side => {
              const { flow } = document.querySelector('.scroller');
              return localStorage.getItem('pholio-side') === String(side)
                && flow.layout?.cell === flow.cell(flow.layout.width);
            }""", arg=side)
            page.locator(".scroller").evaluate("scroller => { scroller.scrollTop += 3000 }")
            seen, all_cells = page.wait_for_function("""() => {
              const cells = [...document.querySelectorAll('.cell')];
              const view = document.querySelector('.scroller').getBoundingClientRect();
              const seen = cells.filter(cell => {
                const { top, bottom } = cell.getBoundingClientRect();
                return bottom > view.top && top < view.bottom;
              });
              return seen.length > 2 && [seen.length, cells.length];
            }""").json_value()
            # Half as many more, and the keyboard's.
            self.assertLessEqual(all_cells, seen + max(24, -(-seen // 2)) + 1, side)

    def middle(self, page, cell):
        x, y, w, h = page.locator(f".cell[aria-posinset='{cell + 1}']").bounding_box().values()
        return x + w / 2, y + h / 2
