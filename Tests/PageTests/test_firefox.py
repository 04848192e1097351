"""The page in Firefox: photos are shown, selected and dragged, and millions can be scrolled through."""

import unittest

from firefox import Firefox
from served import Library, names

# Answers about a gallery of three million photos; all else is the server's.
MILLIONS = """() => {
  const COUNT = 3_000_000;
  const real = window.fetch.bind(window);
  const photo = (index) => ({
    id: index + 1, sha256: String(index + 1).padStart(64, "0"), name: `${index + 1}.jpg`, title: null,
    width: 4, height: 3, taken: null, missing: false, rating: null, label: null, flag: null, turn: 0,
    companions: [],
  });
  const range = (from, to) =>
    Array.from({ length: Math.max(0, Math.min(COUNT, to) - from) }, (_, i) => from + i);
  window.fetch = async (path, options) => {
    const url = new URL(path, location.origin);
    const asked = Object.fromEntries(url.searchParams);
    const answer = (body) => new Response(JSON.stringify(body));
    const head = { revision: 1, count: COUNT };
    if (url.pathname === "/api/portfolio") {
      const overview = await (await real(path, options)).json();
      Object.assign(overview.galleries[0], head);
      return answer(overview);
    }
    if (url.pathname.endsWith("/photos")) {
      const from = Number(asked.from);
      return answer({ ...head, photos: range(from, from + Number(asked.count)).map(photo) });
    }
    if (url.pathname === "/api/events") return new Promise(() => {});
    if (!url.pathname.endsWith("/layout")) return real(path, options);
    const [across, down] = asked.cell.split("x").map(Number);
    const gap = Number(asked.gap);
    const columns = Math.floor((asked.width - gap) / (across + gap));
    const [top, bottom] = asked.window.split(",").map(Number);
    const rows = Math.ceil(COUNT / columns);
    const first = Math.max(0, Math.floor((top - gap) / (down + gap)));
    const cells = range(first * columns, (Math.floor(bottom / (down + gap)) + 1) * columns).map((index) => ({
      index, x: gap + (index % columns) * (across + gap), y: gap + Math.floor(index / columns) * (down + gap),
      w: across, h: down, photo: photo(index),
    }));
    const height = gap + rows * (down + gap);
    return answer({ ...head, content_height: height, columns, gap, features: false, cells });
  };
}"""


class InFirefox(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library()
        cls.addClassCleanup(cls.library.close)
        cls.library.fill({"Inbox": 8})
        cls.address = cls.library.serve()

    def setUp(self):
        self.firefox = Firefox()
        self.addCleanup(self.firefox.close)

    def open(self):
        # The first visit brings the cookie.
        self.firefox.goto(self.address)
        self.firefox.goto(self.address.split("/?")[0] + "/#/g/1")
        self.firefox.reload()
        self.firefox.wait_for("document.querySelectorAll('.cell').length > 7")

    def center(self, position):
        return self.firefox.evaluate(f"""(() => {{
          const box = document.querySelector(".cell[aria-posinset='{position}']").getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")

    def test_photos_are_shown_selected_and_dragged(self):
        self.open()
        self.firefox.wait_for("document.querySelectorAll('.cell img.here').length === 8")
        corner = self.firefox.evaluate("""(() => {
          const { left, top } = document.querySelector(".cell[aria-posinset='2']").getBoundingClientRect();
          return [left + 14, top + 14];
        })()""")
        self.firefox.click(corner)
        self.firefox.wait_for("document.querySelectorAll('.cell[aria-selected=true]').length === 1")
        self.firefox.drag(self.center(2), self.center(4))
        self.firefox.wait_for("!document.body.classList.contains('holding')")
        self.firefox.wait_for("document.querySelector('#notice').textContent.includes('Moved Inbox-001.jpg')")
        self.assertEqual(self.library.show("Inbox"), names("Inbox", 0, 2, 3, 1, 4, 5, 6, 7))
        self.library.run("undo")

    def test_the_last_of_three_million_photos_can_be_reached(self):
        self.firefox.prepare(MILLIONS)
        self.open()
        self.firefox.evaluate("document.querySelector('.canvas').focus()")
        self.firefox.press("\uE010")
        found = self.firefox.wait_for("""(() => {
          const cell = document.querySelector(".cell[aria-posinset='3000000']");
          const box = cell?.getBoundingClientRect();
          return box && box.top > 0 && box.bottom <= innerHeight && [box.top, cell.ariaSetSize];
        })()""")
        self.assertEqual(found[1], "3000000")
        self.firefox.press("\uE011")
        self.firefox.wait_for(
            "document.querySelector(\".cell[aria-posinset='1']\")?.getBoundingClientRect().top > 0")
