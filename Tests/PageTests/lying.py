"""How photos lie: frames in the document, and those that the server lays out."""

from served import NAME, PageTest


class LyingTest(PageTest):
    def frames(self, page):
        """Each photo's frame on the canvas, by its file name: x, y, width, height."""
        return page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('.cell')].map(cell => {
              const { e, f } = new DOMMatrix(cell.style.transform);
              const name = """ + NAME + """;
              return [name(cell), [e, f, parseFloat(cell.style.width), parseFloat(cell.style.height)]];
            }))""")

    def frames_by_position(self, page):
        order = self.shown(page)
        frames = self.frames(page)
        return [frames[name] for name in order]

    def laid_out(self, page):
        """The server's frames for the page's window as it is now."""
        return self.asked(page, "window=0,20000")

    def asked(self, page, more):
        return page.evaluate(
            """async more => {
              const { flow } = document.querySelector('.scroller');
              const path = `${flow.list.path}/layout?${flow.layout.query}&${more}`;
              const { cells } = await (await fetch(path)).json();
              return Object.fromEntries(cells.map(({ x, y, w, h, photo }) => [photo.name, [x, y, w, h]]));
            }""", more)

    def photos(self, page):
        """The photos of the gallery that is shown, as the server tells them."""
        return page.evaluate(
            """async () => {
              const { flow } = document.querySelector('.scroller');
              const answer = await (await fetch(`${flow.list.path}/photos?from=0&count=2000`)).json();
              return answer.photos;
            }""")

    def spans(self, page):
        """The photos that span more than a cell, by their file names."""
        return {photo["name"]: photo["span"] for photo in self.photos(page) if photo.get("span")}

    def assert_frames_are_the_servers(self, page):
        """What is in the document lies where the server lays it out now; nothing overlaps."""
        for _ in range(100):
            frames, expected = self.frames(page), self.laid_out(page)
            if is_same(frames, {name: expected.get(name) for name in frames}):
                break
            page.wait_for_timeout(100)
        else:
            self.assertEqual(frames, {name: expected.get(name) for name in frames})
        self.assert_apart(frames.values())

    def assert_apart(self, frames):
        frames = list(frames)
        for index, (x, y, w, h) in enumerate(frames):
            for other_x, other_y, other_w, other_h in frames[:index]:
                is_apart = (
                    x + w <= other_x + 0.1 or other_x + other_w <= x + 0.1
                    or y + h <= other_y + 0.1 or other_y + other_h <= y + 0.1)
                self.assertTrue(is_apart, ((x, y, w, h), (other_x, other_y, other_w, other_h)))

    def watch_frames(self, page):
        """From now on, each set of frames that is in the document is remembered."""
        page.evaluate("""() => {
          window.seenFrames = new Set();
          const look = () => {
            const cells = [...document.querySelectorAll('.cell')];
            const frame = c => `${c.ariaPosInSet} ${c.style.transform} ${c.style.width} ${c.style.height}`;
            seenFrames.add(cells.map(frame).sort().join('; '));
            requestAnimationFrame(look);
          };
          look();
        }""")

    def seen_frames(self, page):
        return page.evaluate("seenFrames.size")


def is_same(frames, expected):
    return all(
        there is not None and all(abs(one - other) < 0.1 for one, other in zip(here, there))
        for here, there in ((frames[name], expected[name]) for name in frames))
