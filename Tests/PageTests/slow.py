"""A server that is far away, or seems so: requests take long, and some fail."""

from hand import STEPS, Hand
from served import PageTest

SLOW = """options => {
  const real = window.fetch.bind(window);
  const rest = ms => new Promise(done => setTimeout(done, ms));
  let state = options.seed;
  // The same requests fail each time.
  const random = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  window.far = { ...options, asked: [], failed: 0 };
  window.fetch = async (path, ask = {}) => {
    const { latency, failing } = window.far;
    window.far.asked.push(`${ask.method ?? 'GET'} ${path}`);
    const isFailing = random() < failing;
    const isLostOnTheWay = random() < 0.5;
    await rest(latency / 2);
    ask.signal?.throwIfAborted();
    if (isFailing) window.far.failed += 1;
    if (isFailing && isLostOnTheWay) throw new TypeError('Failed to fetch');
    const answer = await real(path, ask);
    await rest(latency / 2);
    ask.signal?.throwIfAborted();
    if (isFailing) throw new TypeError('Failed to fetch');
    return answer;
  };
}"""

# What is asked for at these paths is answered when the test says so; all else at once.
HELD_BACK = """path => {
  const real = window.fetch.bind(window);
  let isOpen = false;
  window.heldBack = [];
  window.answerAll = () => { isOpen = true; window.heldBack.splice(0).forEach(go => go()); };
  window.fetch = async (asked, ask = {}) => {
    if (!isOpen && new RegExp(path).test(asked)) await new Promise(go => window.heldBack.push(go));
    return real(asked, ask);
  };
}"""


class SlowTest(PageTest):
    def slow(self, page, latency, failing=0, seed=1):
        """From now on each request of the page takes so many ms longer; of some, it or its answer is lost."""
        if page.evaluate("() => Boolean(window.far)"):
            page.evaluate("far => Object.assign(window.far, far)", {"latency": latency, "failing": failing})
        else:
            page.evaluate(SLOW, {"latency": latency, "failing": failing, "seed": seed})

    def hold_back(self, page, path):
        """Requests for such paths go to the server with `answerAll()`, and those after that at once."""
        page.evaluate(HELD_BACK, path)

    def asked(self, page):
        """What has been asked for since the page is slow, or since this was last called."""
        return page.evaluate("() => window.far.asked.splice(0)")

    def quickly(self, page, start, end, rest=0):
        """A hand in a hurry: as few steps as a hand has, and no rest, without waiting for anything."""
        # There and back is a drag, too; what does not move at all is a click.
        way = [(start[0] + 30, start[1] + 30)] if tuple(start) == tuple(end) else []
        Hand(page).press(start).go(*way, end, steps=STEPS[0]).rest(rest).release()

    def at_once(self, page, gallery):
        """The order that the page has, also of a cell whose frame has yet to come."""
        return page.get_by_role("listbox", name=f"Photos of {gallery}").evaluate(
            """({ parentElement: { flow } }) =>
              Array.from({ length: flow.count }, (_, cell) => flow.itemAt(cell)?.name)""")
