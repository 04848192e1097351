"""A person's hand, with a mouse or a finger: it presses, moves in many small steps, rests and lets go."""

import random
import time

# How many steps a way from one point to the next has, and how many ms are between two of them.
STEPS = 20, 28
GAP = 8, 16
# How long a hand rests before it lets go, in ms. It does not wait for the page.
REST = 150, 300

# A finger feels when it has rested long enough: the page lets the phone buzz.
FEEL = """() => {
  if (window.buzzes !== undefined) return;
  window.buzzes = 0;
  navigator.vibrate = () => { window.buzzes += 1; return true; };
}"""


class Hand:
    """Points are of the window, `(x, y)`. The same seed makes the same movements."""

    def __init__(self, page, touch=False, seed=1):
        self.page = page
        self.random = random.Random(seed)
        self.touch = page.context.new_cdp_session(page) if touch else None
        self.at = None
        # The points that it has come to since it pressed, and when, in seconds.
        self.way, self.moments = [], []
        self.modifiers = ()
        self.last = 0

    def press(self, at, modifiers=()):
        """Presses at a point, with keys such as `Alt` held down until it lets go. A finger rests there until
        the page takes it for that: it then lifts what it moves."""
        self.modifiers = tuple(modifiers)
        for key in self.modifiers:
            self.page.keyboard.down(key)
        self.at = at
        if self.touch:
            self.page.evaluate(FEEL)
            felt = self.page.evaluate("() => window.buzzes")
            self.down(at)
            self.page.wait_for_function("felt => window.buzzes > felt", arg=felt)
        else:
            self.page.mouse.move(*at)
            self.down(at)
        return self

    def down(self, at):
        """Presses and waits for nothing: a finger that then moves scrolls."""
        self.at = at
        self._touch("touchStart", at) if self.touch else self.page.mouse.down()
        self.last = time.monotonic()
        return self

    def go(self, *points, steps=None):
        """Goes straight to a point; from there to the next one."""
        for x, y in points:
            from_x, from_y = self.at
            count = steps or self.random.randint(*STEPS)
            for step in range(1, count + 1):
                # It begins and ends slowly.
                part = step / count
                part = part * part * (3 - 2 * part)
                self._step((from_x + (x - from_x) * part, from_y + (y - from_y) * part))
        return self

    def tap_beside(self, at):
        """A second finger taps while this one stays down."""
        self._touch("touchStart", self.at, at)
        # What is named here goes up.
        x, y = at
        self.touch.send(
            "Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [{"x": x, "y": y, "id": 1}]})
        return self

    def rest(self, ms=None):
        """Stays where it is, for 150 to 300 ms."""
        self.page.wait_for_timeout(self.random.uniform(*REST) if ms is None else ms)
        return self

    def release(self):
        """Lets go, and of the keys after that."""
        self._touch("touchEnd") if self.touch else self.page.mouse.up()
        for key in self.modifiers:
            self.page.keyboard.up(key)
        self.modifiers = ()
        return self

    def drag(self, start, *points, modifiers=(), drop=True):
        """All of it: presses at a point, goes to the others, rests, and lets go."""
        self.press(start, modifiers).go(*points).rest()
        return self.release() if drop else self

    def _step(self, at):
        gap = self.random.uniform(*GAP) - (time.monotonic() - self.last) * 1000
        if gap > 0:
            time.sleep(gap / 1000)
        self.last = time.monotonic()
        self.at = at
        self.way.append(at)
        self.moments.append(self.last)
        self._touch("touchMove", at) if self.touch else self.page.mouse.move(*at)

    def _touch(self, kind, *points):
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
