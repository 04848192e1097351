"""Random drags, each from a seed of its own: what is let go lands where plain lists say, and where
`pholio reorder --drop` puts it.

`PHOLIO_SEED=7 PHOLIO_DRAGS=1` repeats the drag with seed 7. `make soak` makes 1 000."""

import json
import os
import random
import re
import shutil
import subprocess
import unittest

from playwright.sync_api import expect

from hand import Hand
from served import BIN, Library
from slow import SlowTest

FIRST = int(os.environ.get("PHOLIO_SEED", 0))
DRAGS = int(os.environ.get("PHOLIO_DRAGS", 1000 if os.environ.get("PHOLIO_SOAK") else 8))

# How pages may be: what they show, how large, how far away, and by what they are used.
PLACES = {
    "grid": {"shows": ["Inbox"], "side": 110},
    "grid with cap and features, far away": {"shows": ["Capped"], "side": 110, "latency": 300},
    "rows with a cap, two pixels a point": {
        "shows": ["Capped"], "side": 120, "in_rows": True, "options": {"device_scale_factor": 2}},
    "filtered": {"shows": ["Inbox"], "side": 120, "where": "rating:4-"},
    "two panes": {
        "shows": ["Inbox", "Keep"], "side": 90, "options": {"viewport": {"width": 1200, "height": 760}}},
    "two panes in rows, far away": {
        "shows": ["Keep", "Inbox"], "side": 100, "in_rows": True, "latency": 300,
        "options": {"viewport": {"width": 1200, "height": 800}}},
    "phone": {
        "shows": ["Inbox"], "side": 80, "touch": True,
        "options": {"viewport": {"width": 420, "height": 860}, "has_touch": True, "device_scale_factor": 2}},
    "tablet in rows, far away": {
        "shows": ["Capped"], "side": 100, "in_rows": True, "touch": True, "latency": 300,
        "options": {"viewport": {"width": 820, "height": 900}, "has_touch": True}},
    "long": {"shows": ["Long"], "side": 100, "options": {"viewport": {"width": 900, "height": 700}}},
    "portfolio": {"shows": [], "options": {"viewport": {"width": 1000, "height": 900}}},
}

# From how long on, in seconds, a hand may be taken for one that rests: the page waits for 100 ms.
RESTS = 0.07

# Cells as they are seen: `[cell index, x, y, width, height, name]`, in the window's points.
SEEN = """canvas => [...canvas.querySelectorAll('[role=option]')].map(cell => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return [cell.ariaPosInSet - 1, left, top, width, height,
    cell.querySelector('.name')?.textContent ?? cell.ariaLabel.match(/[^ ,]+\\.jpg/)?.[0]];
}).sort(([a], [b]) => a - b)"""


# The model: a list of names, where cells are, and what lies at a point.

def hit(frames, point):
    """`("on", cell index)`, `("before", cell index)` or `("end", None)`: as in docs/page.md."""
    px, py = point
    beside = [frame for frame in frames if frame[2] <= py < frame[2] + frame[4] and frame[1] + frame[3] > px]
    for cell, x, *_ in beside:
        if x <= px:
            return "on", cell
    if beside:
        return "before", min(beside, key=lambda frame: frame[1])[0]
    below = [frame for frame in frames if frame[2] > py]
    if below:
        return "before", min(below, key=lambda frame: (frame[2], frame[1]))[0]
    return "end", None


def dropped(order, held, at):
    """The list after a drop; None on one of the held themselves."""
    where, cell = at
    rest = [name for name in order if name not in held]
    first = len(rest)
    if where != "end":
        first = sum(name not in held for name in order[:cell])
        if where == "on" and order[cell] in held:
            return None
        if where == "on" and held[0] in order[:cell]:
            first += 1
    return rest[:first] + held + rest[first:]


def led(order, held, way, moments, frames):
    """The lists after a hand that has turned back has come over these points: always the nearest of the held
    comes to lie where the hand is. Between cells that is the place only if the hand rests, and on a slow
    machine it may have: then there are two lists."""
    rest = [name for name in order if name not in held]
    firsts = {order.index(held[0])}
    stays = [after - before for before, after in zip(moments, moments[1:])] + [0]
    for point, stay in zip(way, stays):
        where, cell = hit(frames, point)
        if where == "on":
            firsts = {max(cell - len(held) + 1, min(first, cell)) for first in firsts}
            firsts = {max(0, min(first, len(rest))) for first in firsts}
        elif stay > RESTS:
            lists = [rest[:first] + held + rest[first:] for first in firsts]
            firsts |= {dropped(names, held, (where, cell)).index(held[0]) for names in lists}
    return [rest[:first] + held + rest[first:] for first in sorted(firsts)]


class RandomDrags(SlowTest):
    """One library for all; what a drag has changed is taken back after it."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.library = Library()
        cls.stack.callback(cls.library.close)
        cls.library.fill({"Inbox": 24, "Keep": 9, "Capped": 20, "Long": 90, "Print": 3, "Web": 0})
        cls.library.run("rate", "Inbox", "2,3,5-9,12,15-17,20,23", "4")
        cls.library.run("gallery", "cap", "Capped", "2x2")
        cls.library.run("gallery", "feature", "Capped", "5", "2x1")
        cls.library.run("gallery", "feature", "Capped", "9", "2x2")
        # The same library once more, for what the command line says.
        cls.twin = cls.library.folder / "twin"
        shutil.copytree(cls.library.folder / "library", cls.twin)
        cls.address = cls.library.serve()

    def setUp(self):
        self.errors = []
        self.addCleanup(lambda: self.assertEqual(self.errors, []))

    # Pages.

    def place(self, shows, side=None, in_rows=False, where=None, latency=0, touch=False, options=None):
        """A page as it is to be."""
        kept = {"pholio-side": side, "pholio-layout": "rows" if in_rows else None}
        kept = [{"name": name, "value": str(value)} for name, value in kept.items() if value]
        self.origin = re.match(r"(.*)/\?token=", self.address)[1]
        state = {"cookies": [], "origins": [{"origin": self.origin, "localStorage": kept}]}
        options = {"storage_state": state, **(options or {})}
        page = self.gallery_page(*shows, **options) if shows else self.window(**options)
        page.wait_for_function(
            "() => [...document.querySelectorAll('.scroller')].every(({ flow }) => flow.corners)")
        if where:
            page.keyboard.press("/")
            field = page.get_by_role("combobox", name="Find photos")
            field.fill(where)
            field.press("Enter")
            expect(page.locator(".finder .found")).to_contain_text(" of ")
        self.page, self.touch, self.is_filtered = page, touch, bool(where)
        self.rest(page)
        if latency:
            self.slow(page, latency)
        self.ids = {name: self.identity(page, name) for name in self.library.galleries()}

    def canvas(self, gallery=None):
        label = f"Photos of {gallery}" if gallery else "Galleries"
        return self.page.locator(f".canvas[aria-label='{label}']")

    def seen(self, gallery):
        return self.canvas(gallery).evaluate(SEEN)

    def ask(self, path, body=None):
        """The server's own answer, past the page."""
        request = self.page.context.request
        if body is None:
            return request.get(self.origin + path).json()
        answer = request.post(self.origin + path, data=body, headers={"Origin": self.origin})
        self.assertTrue(answer.ok, answer.text())
        return answer.json()

    def stored(self, gallery):
        if gallery is None:
            return [one["name"] for one in self.ask("/api/portfolio")["galleries"]]
        answer = self.ask(f"/api/galleries/{self.ids[gallery]}/photos?from=0&count=500")
        return [photo["name"] for photo in answer["photos"]]

    def box(self, gallery):
        """What is seen of a pane: left, top, right, bottom."""
        box = self.canvas(gallery).locator("..").bounding_box()
        return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]

    # What is held.

    def choose(self, order, frames):
        """Some photos that are seen, and the one that is grabbed."""
        kind = self.random.choice(["one", "one", "neighbours", "neighbours", "apart", "all but one"])
        shown = [frame[5] for frame in frames if self.is_free(self.middle(frame))]
        count = min(self.random.randint(2, 5), len(shown) - 1)
        if kind == "one":
            held = [self.random.choice(shown)]
        elif kind == "neighbours":
            start = self.random.randint(0, len(shown) - count)
            held = shown[start:start + count]
        elif kind == "apart":
            held = self.random.sample(shown, count)
        else:
            other = self.random.choice(shown)
            held = [name for name in order if name != other]
        held = [name for name in order if name in held]
        self.told += f", {kind}: {held if len(held) < 6 else len(held)}"
        return held, self.random.choice([name for name in shown if name in held])

    def select(self, gallery, order, held):
        page = self.page
        self.canvas(gallery).focus()
        page.keyboard.press("Escape")
        if len(held) == 1:
            return
        if len(held) == len(order) - 1:
            page.keyboard.press("Control+a")
            self.assert_chosen(gallery, len(order))
            [other] = [name for name in order if name not in held]
            self.click(gallery, other, "Control")
        elif order.index(held[-1]) - order.index(held[0]) == len(held) - 1:
            self.click(gallery, held[0], "Control")
            self.click(gallery, held[-1], "Shift")
        else:
            for name in held:
                self.click(gallery, name, "Control")
        self.assert_chosen(gallery, len(held))
        self.rest(page)

    def assert_chosen(self, gallery, count):
        # Not all of a long gallery are in the document.
        chosen = lambda: self.canvas(gallery).evaluate("it => it.parentElement.flow.selection.size")
        self.eventually(self.page, chosen, count)

    def click(self, gallery, name, key):
        """Clicks beside what corners of a cell do."""
        self.page.keyboard.down(key)
        self.page.mouse.click(*self.middle(self.frame(self.seen(gallery), name)))
        self.page.keyboard.up(key)

    # Points.

    def frame(self, frames, name):
        return next(frame for frame in frames if frame[5] == name)

    def middle(self, frame):
        return frame[1] + frame[3] / 2, frame[2] + frame[4] / 2

    def inside(self, frame):
        """A point of a cell that is not near its edges."""
        _, x, y, w, h, _ = frame
        return x + w * self.random.uniform(0.3, 0.7), y + h * self.random.uniform(0.3, 0.7)

    def is_free(self, point):
        """Whether a point is in what is seen, where nothing scrolls and the dock does not come."""
        left, top, right, bottom = self.free
        return left < point[0] < right and top < point[1] < bottom

    def cells(self, frames, held):
        return [frame for frame in frames if frame[5] not in held and self.is_free(self.middle(frame))]

    def between(self, frames, is_empty):
        """A point in a gap, or (`is_empty`) far from all cells; None if there is none."""
        left, top, right, bottom = self.free
        for _ in range(400):
            point = self.random.uniform(left, right), self.random.uniform(top, bottom)
            if not is_empty:
                _, x, y, w, h, _ = self.random.choice(frames)
                across, down = self.random.uniform(0, w), self.random.uniform(0, h)
                beside = [(x + w + 4, y + down), (x - 4, y + down), (x + across, y + h + 4)]
                point = self.random.choice(beside)
            # Not so near to a cell that rounding counts.
            near = 12 if is_empty else 1.5
            is_apart = all(
                not (x - near < point[0] < x + w + near and y - near < point[1] < y + h + near)
                for _, x, y, w, h, _ in frames)
            if is_apart and self.is_free(point):
                return point
        return None

    # Drags.

    def start(self, gallery, name):
        return self.inside(self.frame(self.seen(gallery), name))

    def drop(self):
        self.hand.rest().release()

    def straight(self, gallery, frames, order, held, grabbed):
        at = self.inside(self.random.choice(self.cells(frames, held)))
        return self.go(gallery, frames, order, held, grabbed, at)

    def gap(self, gallery, frames, order, held, grabbed, is_empty=False):
        at = self.between(frames, is_empty)
        if at is None:
            return self.straight(gallery, frames, order, held, grabbed)
        return self.go(gallery, frames, order, held, grabbed, at)

    def empty(self, *drag):
        return self.gap(*drag, is_empty=True)

    def go(self, gallery, frames, order, held, grabbed, at):
        self.told += f", to {at}"
        self.hand.drag(self.start(gallery, grabbed), at)
        where = hit(frames, at)
        expected = dropped(order, held, where)
        is_beside_own = where[0] == "before" and order[where[1]] in held
        if gallery and not self.is_filtered and not is_beside_own:
            self.assertEqual(self.by_command(gallery, held, at), expected, "the model and `reorder --drop`")
        return {gallery: expected}

    def by_command(self, gallery, held, at):
        """What `pholio reorder --drop` makes of it."""
        box = self.canvas(gallery).bounding_box()
        fields = self.canvas(gallery).evaluate(
            "canvas => Object.fromEntries(new URLSearchParams(canvas.parentElement.flow.layout.query))")
        x, y = at[0] - box["x"], at[1] - box["y"]
        more = ["--layout", fields["layout"]] if "layout" in fields else []
        self.twins("reorder", gallery, "--move", ",".join(held), f"--drop={x:.2f},{y:.2f}", "--width",
                   fields["width"], "--cell", fields["cell"], "--gap", fields["gap"], *more)
        shown = json.loads(self.twins("show", gallery, "--json"))
        order = [photo["name"] for photo in shown["photos"]]
        if order != self.base[gallery]:
            self.twins("undo", gallery)
        return order

    def twins(self, *arguments):
        environment = dict(self.library.environment, PHOLIO_LIBRARY=str(self.twin))
        return subprocess.run(
            [BIN / "pholio", *map(str, arguments)], env=environment, check=True, capture_output=True,
            text=True).stdout

    def back(self, gallery, frames, order, held, grabbed):
        """Past a cell, and back to it on the same line."""
        start = self.start(gallery, grabbed)
        ways = []
        for frame in self.cells(frames, held):
            past = self.inside(frame)
            for part in (0.3, 0.5, 0.7):
                at = tuple(a + (b - a) * part for a, b in zip(start, past))
                where, cell = hit(frames, at)
                if where != "on" or cell == frame[0]:
                    continue
                _, x, y, w, h, _ = frames[cell]
                if x + 8 < at[0] < x + w - 8 and y + 8 < at[1] < y + h - 8:
                    ways.append((past, at))
        if not ways:
            return self.straight(gallery, frames, order, held, grabbed)
        past, at = self.random.choice(ways)
        self.told += f", past {past} and back to {at}"
        self.hand.press(start).go(past)
        turned = len(self.hand.way)
        self.hand.go(at)
        self.drop()
        there = dropped(order, held, hit(frames, past))
        return {gallery: led(there, held, self.hand.way[turned:], self.hand.moments[turned:], frames)}

    def dock(self, gallery, frames, order, held, grabbed):
        self.hand.press(self.start(gallery, grabbed)).go(self.inside(self.random.choice(frames)))
        # It comes once the hand has gone as far as a cell is wide.
        left, _, right, bottom = self.box(gallery)
        self.hand.go(((left + right) / 2, bottom - 200), (left + 200, bottom - 200))
        self.rest(self.page)
        tiles = self.page.locator(".dock .choice:not(.new)").evaluate_all(
            "tiles => tiles.map(tile => { const { left, top, width, height } = tile.getBoundingClientRect();"
            " return [tile.querySelector('.name').textContent, left + width / 2, top + height / 2]; })")
        # Not near the strip's ends, where it scrolls.
        width = self.page.viewport_size["width"]
        into, *at = self.random.choice([tile for tile in tiles if 80 < tile[1] < width - 80])
        self.told += f", into the dock, on {into}"
        self.hand.go(tuple(at))
        self.drop()
        return {gallery: [name for name in order if name not in held], into: self.base[into] + held}

    def beside_the_tiles(self, gallery, frames, order, held, grabbed):
        self.hand.press(self.start(gallery, grabbed)).go(self.inside(self.random.choice(frames)))
        left, _, right, bottom = self.box(gallery)
        self.hand.go(((left + right) / 2, bottom - 200), (left + 200, bottom - 200))
        box = self.page.locator(".dock").bounding_box()
        self.told += ", into the dock, beside its tiles"
        self.hand.go((box["x"] + box["width"] / 2, box["y"] + self.random.choice([4, box["height"] - 4])))
        self.drop()
        return {gallery: order}

    def across(self, gallery, frames, order, held, grabbed):
        """Into the pane beside."""
        [into] = [name for name in self.shows if name != gallery]
        there = self.seen(into)
        self.free = self.free_of(into)
        points = [
            self.inside(self.random.choice(self.cells(there, []))), self.between(there, False),
            self.between(there, True)]
        # In full rows nothing is far from all cells.
        at = self.random.choice([point for point in points if point])
        self.told += f", into {into}, to {at}"
        self.hand.drag(self.start(gallery, grabbed), at)
        _, cell = hit(there, at)
        first = len(self.base[into]) if cell is None else cell
        whole = self.base[into][:first] + held + self.base[into][first:]
        return {gallery: [name for name in order if name not in held], into: whole}

    def scroll(self, gallery, frames, order, held, grabbed):
        """Rests at the pane's lower edge until it has scrolled, and goes on to a cell, or behind the last."""
        self.hand.press(self.start(gallery, grabbed)).go((450, 300), (300, 350))
        left, top, right, bottom = self.box(gallery)
        self.hand.go(((left + right) / 2, bottom - self.random.uniform(8, 40)))
        is_to_end = self.random.random() < 0.4
        if is_to_end:
            self.page.wait_for_function(
                "() => { const it = document.querySelector('.scroller');"
                " return it.scrollTop + it.clientHeight > it.scrollHeight - 2; }")
        else:
            self.hand.rest(self.random.uniform(200, 700))
        self.hand.go(((left + right) / 2, (top + bottom) / 2)).rest()
        self.rest(self.page)
        now = self.seen(gallery)
        self.free = left + 10, top + 70, right - 30, bottom - 70
        at = self.between(now, True) if is_to_end else None
        at = at or self.inside(self.random.choice(self.cells(now, [])))
        self.told += f", scrolled, to {at}"
        self.hand.go(at)
        self.drop()
        where, cell = hit(now, at)
        if where == "on":
            # From where it came there is not known; one of them lies there.
            return {gallery: self.lying_on(order, held, cell)}
        return {gallery: dropped(order, held, (where, cell))}

    def lying_on(self, order, held, cell):
        """All lists in which they lie together, one of them on a cell."""
        rest = [name for name in order if name not in held]
        firsts = range(max(0, cell - len(held) + 1), min(cell, len(rest)) + 1)
        return [rest[:first] + held + rest[first:] for first in firsts]

    def keys(self, gallery, frames, order, held, grabbed):
        page = self.page
        if len(held) == 1:
            self.click(gallery, held[0], "Control")
        self.canvas(gallery).focus()
        page.keyboard.press("Space")
        expect(page.locator("body.holding")).to_be_visible()
        rest = [name for name in order if name not in held]
        first = order.index(held[0])
        pressed = self.random.choices(["ArrowRight", "ArrowLeft", "Home", "End"], [6, 3, 1, 1], k=8)
        self.told += f", by {pressed}"
        for key in pressed:
            page.keyboard.press(key)
            first = {"ArrowRight": first + 1, "ArrowLeft": first - 1, "Home": 0, "End": len(rest)}[key]
            first = max(0, min(first, len(rest)))
        page.keyboard.press("Enter")
        return {gallery: rest[:first] + held + rest[first:]}

    # All of it.

    def free_of(self, gallery):
        left, top, right, bottom = self.box(gallery)
        # Without the rail, and what the dock and its edge take; in the portfolio there is none.
        return left + 3, top + 3, right - 20, bottom - (60 if gallery is None else 190)

    def kinds(self):
        if not self.shows:
            return [self.straight, self.gap, self.empty, self.back, self.keys]
        kinds = [self.straight, self.straight, self.gap, self.empty, self.back, self.back, self.dock,
                 self.beside_the_tiles, self.keys]
        if len(self.shows) == 2:
            kinds = [self.across] * 6 + [self.straight, self.back, self.gap]
        if self.shows == ["Long"]:
            kinds = [self.scroll] * 3 + [self.straight, self.back, self.gap]
        return kinds

    def one(self, seed, place):
        self.random = random.Random(seed)
        self.hand = Hand(self.page, touch=self.touch, seed=seed)
        gallery = self.shows[0] if self.shows else None
        self.base = {name: self.stored(name) for name in [*self.ids, None]}
        self.before = {name: self.shown_order(name) for name in self.shows or [None]}
        shown = self.before[gallery]
        self.free = self.free_of(gallery)
        kind = self.random.choice(self.kinds())
        self.told = f"seed {seed}, {place}, {kind.__name__}"
        with self.subTest(self.told):
            try:
                held, grabbed = self.choose(shown, self.seen(gallery))
                self.select(gallery, shown, held)
                self.free = self.free_of(gallery)
                after = kind(gallery, self.seen(gallery), shown, held, grabbed)
                self.check(gallery, held, after)
            except Exception as error:
                again = f"PHOLIO_SEED={seed} PHOLIO_DRAGS=1"
                raise AssertionError(f"{self.told}\n{error}\nAgain: {again}") from error
        try:
            self.take_back(place)
        except Exception as error:
            raise AssertionError(f"{self.told}, taken back: {error}") from error

    def shown_order(self, gallery):
        """The order that the page shows, and has where cells are not in the document."""
        return self.canvas(gallery).evaluate(
            "canvas => { const { flow } = canvas.parentElement;"
            f" const drawn = new Map(({SEEN})(canvas).map(frame => [frame[0], frame[5]]));"
            " return Array.from({ length: flow.count },"
            " (_, cell) => drawn.get(cell) ?? flow.itemAt(cell)?.name); }")

    def check(self, gallery, held, after):
        """Page and library come to have one of the lists that are right."""
        page = self.page
        page.locator("body:not(.holding)").wait_for()
        page.wait_for_function(
            "() => [...document.querySelectorAll('.scroller')].every(({ flow }) => !flow.list.isPending)")
        for name, expected in after.items():
            right = expected if expected and isinstance(expected[0], list) else [expected]
            if self.is_filtered and name == gallery:
                self.eventually(page, lambda: self.shown_order(name) in right, True)
                right = [self.unfiltered(held, self.shown_order(name))]
            for _ in range(60):
                if self.stored(name) in right:
                    break
                page.wait_for_timeout(50)
            self.assertIn(self.stored(name), right, self.notice())
            if not self.is_filtered and name in self.before and name != "Long":
                self.eventually(page, lambda: self.shown_order(name), self.stored(name))
        self.assertNotIn("Not moved", self.notice())

    def notice(self):
        return self.page.evaluate("() => { const it = document.querySelector('#notice');"
                                  " return it.hidden ? '' : it.innerText; }")

    def unfiltered(self, held, found):
        """The whole gallery, when the photos that are found have come into this order."""
        whole = self.base[self.shows[0]]
        if held[0] not in found:
            return [name for name in whole if name not in held]
        if found == [name for name in whole if name in found]:
            return whole
        rest = [name for name in whole if name not in held]
        end = found.index(held[-1]) + 1
        place = rest.index(found[end]) if end < len(found) else rest.index(found[end - len(held) - 1]) + 1
        return rest[:place] + held + rest[place:]

    def take_back(self, place):
        if all(self.stored(name) == order for name, order in self.base.items()):
            return
        self.ask("/api/undo", {} if self.shows else {"portfolio": True})
        for name, order in self.base.items():
            self.assertEqual(self.stored(name), order)
        # A gallery of the dock on which a slow machine's hand has rested has opened.
        if self.page.locator(".scroller").count() > len(self.before):
            self.page.close()
            self.place(**PLACES[place])
        for name, order in self.before.items():
            self.eventually(self.page, lambda: self.shown_order(name), order)
        # Where frames depend on the order, they come after it.
        self.page.wait_for_function(
            "() => [...document.querySelectorAll('.scroller')].every(({ flow: { list, layout } }) =>"
            " !list.isOutdated && !list.isPending"
            " && (!layout.isOrdered || layout.revision === list.revision))")
        for name in self.before:
            self.canvas(name).locator("..").evaluate("it => { it.scrollTop = 0; }")
        self.rest(self.page)

    def play(self, number):
        place = list(PLACES)[number]
        seeds = [seed for seed in range(FIRST, FIRST + DRAGS) if seed % len(PLACES) == number]
        if not seeds:
            self.skipTest("no seed is for this")
        self.shows = PLACES[place]["shows"]
        self.place(**PLACES[place])
        for seed in seeds:
            self.one(seed, place)


def add(number, place):
    name = "test_drags_land_where_lists_say_" + re.sub(r"\W+", "_", place)
    setattr(RandomDrags, name, lambda self: self.play(number))


for number, place in enumerate(PLACES):
    add(number, place)


if __name__ == "__main__":
    unittest.main()
