"""The page's modules by themselves, as they are: what is pure is compared with plain lists."""

import ast
import os
import random
import re
import unittest
from pathlib import Path

from served import ROOT, browser

ORIGIN = "http://scripts.test/"
SEEDS = range(60)


class Scripts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.page = browser().new_page()
        cls.addClassCleanup(cls.page.close)
        cls.page.route(ORIGIN + "**", serve_script)
        cls.page.goto(ORIGIN)

    def run_script(self, script, argument=None):
        """Gives what a function of the argument gives; it imports modules as the page does."""
        return self.page.evaluate(script, argument)


def serve_script(route):
    name = route.request.url.removeprefix(ORIGIN)
    if name == "":
        route.fulfill(body="<!doctype html><title>scripts</title>", content_type="text/html")
    else:
        route.fulfill(body=(ROOT / "Resources/web" / name).read_bytes(), content_type="text/javascript")


def cases(make):
    for seed in SEEDS:
        yield make(random.Random(seed))


class Drags(unittest.TestCase):
    def test_what_is_pressed_moves_as_a_hand_does(self):
        """Tests hold and drag by `hand.py` alone: a mouse that jumps sees less than a hand."""
        found = []
        for path in sorted(Path(__file__).parent.glob("*.py")):
            if path.name != "hand.py":
                places = by_itself(ast.parse(path.read_text()))
                found += [f"{path.name}:{line}: {what}" for line, what in places]
        self.assertEqual(found, [])

    def test_what_moves_a_pressed_mouse_by_itself_is_found(self):
        for body in ["page.mouse.down()", "page.mouse.up()", "cell.drag_to(other)",
                     "finger('touchMove', (1, 2))", "session.send('Input.dispatchTouchEvent', {})",
                     "hand = self.hand(page, at)\n  page.mouse.move(1, 2)",
                     "self.drag(page, a, b, drop=False)\n  page.mouse.move(1, 2)",
                     "Hand(page).press(at)\n  page.mouse.move(1, 2)"]:
            self.assertTrue(list(by_itself(ast.parse(f"def test():\n  {body}"))), body)
        for body in ["page.mouse.move(1, 2)\n  self.hand(page, at).go(to).release()",
                     "finger('touchMove', (1, 2), (3, 4))", "self.drag(page, a, b)\n  page.mouse.move(1, 2)"]:
            self.assertEqual(list(by_itself(ast.parse(f"def test():\n  {body}"))), [], body)


def by_itself(tree):
    """Where a test presses, or moves what is pressed, without a hand: `(line, what)`. Two fingers, for which
    there is no hand, move by `fingers` of `served.py`."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    spared = {inner for outer in functions if outer.name == "fingers" for inner in ast.walk(outer)}
    for function in functions:
        if function in spared:
            continue
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
        holding = [call.lineno for call in calls if holds(call)]
        for call in calls:
            name = ast.unparse(call.func)
            first = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
            is_finger = first == "touchMove" and len(call.args) < 3 or first == "Input.dispatchTouchEvent"
            is_moved = name.endswith("mouse.move") and any(line < call.lineno for line in holding)
            if is_finger or is_moved or name.endswith(("mouse.down", "mouse.up", ".drag_to")):
                yield call.lineno, ast.unparse(call)


def holds(call):
    """Whether something is in the hand after a call."""
    name = ast.unparse(call.func)
    keeps = [word for word in call.keywords if word.arg == "drop" and ast.unparse(word.value) == "False"]
    return bool(keeps) or name.endswith((".hand", ".over_dock", ".begin", ".press", ".down")) and (
        "keyboard" not in name)


class ProvisionalOrder(Scripts):
    def test_a_provisional_list_is_the_list_with_what_is_held_taken_out_and_put_in(self):
        def case(numbers):
            count = numbers.randint(1, 12)
            out = sorted(numbers.sample(range(count), numbers.randint(0, count)))
            least = max(1, len(out))
            held = [f"held {number}" for number in range(numbers.randint(least, least + 3))]
            rest = [index for index in range(count) if index not in out]
            first = numbers.choice([None, numbers.randint(0, len(rest))])
            expected = rest if first is None else rest[:first] + held + rest[first:]
            return {"out": out, "first": first, "held": len(held), "expected": expected}

        for case in cases(case):
            shown = self.run_script(
                """async ({ out, first, held, expected }) => {
                  const { Provisional } = await import("/lists/provisional.js");
                  const list = new Provisional({ out, first, held: { count: held }, count: expected.length });
                  return expected.map((_, cell) => {
                    const { heldIndex, index } = list.at(cell);
                    return heldIndex === undefined ? index : `held ${heldIndex}`;
                  });
                }""", case)
            self.assertEqual(shown, case["expected"], case)

    def test_only_what_is_shown_is_asked_for(self):
        asked = self.run_script(
            """async () => {
              const { Provisional } = await import("/lists/provisional.js");
              const asked = [];
              const held = { count: 50_000, ensure: (indexes) => asked.push(["held", indexes]) };
              const list = { ensureAll: (indexes) => asked.push(["list", indexes]) };
              const out = Array.from({ length: 50_000 }, (_, i) => 2 * i);
              await new Provisional({ out, first: 2, held, count: 100_000 }).ensure(0, 5, list);
              return asked;
            }""")
        self.assertEqual(asked, [["list", [1, 3]], ["held", [0, 1, 2]]])


class Positions(Scripts):
    def test_several_are_said_from_the_first_to_the_last(self):
        ways = [(0, 1, "position 1"), (9, 3, "positions 10–12"), (998, 2, "positions 999–1,000")]
        for first, count, said in ways:
            script = "async ([a, n]) => (await import('/ui/words.js')).positionsOf(a, n)"
            self.assertEqual(self.run_script(script, [first, count]), said)


class Neighbours(Scripts):
    def test_a_target_is_said_by_the_neighbour_that_is_known(self):
        def target(next_id=None, previous=None, is_last=False):
            return self.run_script(
                """async ([next, previous, isLast]) => {
                  const { targetAt } = await import("/lists/neighbours.js");
                  return targetAt({ next: next ?? undefined, previous: previous ?? undefined, isLast }, 6);
                }""", [next_id, previous, is_last])

        self.assertEqual(target(next_id=4, previous=9), {"before": 4})
        self.assertEqual(target(previous=9), {"after": 9})
        self.assertEqual(target(), {"to": 7})
        # At the end they are to stay at the end, whatever comes to lie before it.
        self.assertEqual(target(previous=9, is_last=True), {"to": "last"})

    def test_neighbours_are_those_of_the_whole_block_as_it_is_shown(self):
        def neighbours(first, count):
            return self.run_script(
                """async ([first, count]) => {
                  const { neighboursOf } = await import("/lists/neighbours.js");
                  const ids = [70, 71, 72, 73, 74];
                  const idAt = (cell) => (cell === 3 ? undefined : ids[cell]);
                  const flow = { count: ids.length, idAt };
                  const { next, previous, isLast } = neighboursOf(flow, first, count);
                  return [next ?? null, previous ?? null, isLast];
                }""", [first, count])

        self.assertEqual(neighbours(1, 1), [72, 70, False])
        self.assertEqual(neighbours(0, 2), [72, None, False])
        self.assertEqual(neighbours(3, 2), [None, 72, True])
        # One that has not arrived is not known.
        self.assertEqual(neighbours(1, 2), [None, 70, False])
        self.assertEqual(neighbours(4, 1), [None, None, True])

    def test_a_block_stays_beside_its_neighbours_in_a_newer_order(self):
        def case(numbers):
            held = ["x", "y"][:numbers.randint(1, 2)]
            others = list("abcdefgh"[:numbers.randint(0, 8)])
            first = numbers.randint(0, len(others))
            lost = set(numbers.sample(others, numbers.randint(0, len(others) // 2)))
            newer = [item for item in others if item not in lost] + ["new"] * numbers.randint(0, 1) + held
            numbers.shuffle(newer)
            rest = [item for item in newer if item not in held]
            following = others[first] if first < len(others) else None
            before = others[first - 1] if first > 0 else None
            is_last = first == len(others)
            if is_last:
                expected = len(rest)
            elif following in rest:
                expected = rest.index(following)
            elif before in rest:
                expected = rest.index(before) + 1
            else:
                expected = min(first, len(rest))
            out = [index for index, item in enumerate(newer) if item in held]
            return {"next": following, "previous": before, "newer": newer, "out": out, "first": first,
                    "isLast": is_last, "expected": expected}

        for case in cases(case):
            cell = self.run_script(
                """async ({ next, previous, isLast, newer, out, first }) => {
                  const { cellBeside } = await import("/lists/neighbours.js");
                  const index = new Map(newer.map((id, i) => [id, i]));
                  const between = { next: next ?? undefined, previous: previous ?? undefined, isLast };
                  return cellBeside(between, index, out, first);
                }""", case)
            self.assertEqual(cell, case["expected"], case)


class Alarms(Scripts):
    """The page's alarms beside those of PholioLayout, which tests its own with the same file."""

    def test_they_are_those_of_the_layout_for_all_small_lists(self):
        lines = (ROOT / "Tests/Fixtures/alarms.jsonl").read_text().splitlines()
        self.assertGreater(len(lines), 50)
        count, wrong = self.run_script(
            """async (lines) => {
              const { alarmAt, alarmOver, HeldCells, strips } = await import("/holding/alarms.js");
              const letters = { left: "l", right: "r", up: "u", down: "d" };
              const lettersOf = ({ ways }) => ways.map((way) => letters[way]).join("");
              const said = (alarm) => alarm ? alarm.goal + lettersOf(alarm) : "-";
              let count = 0;
              const wrong = [];
              for (const line of lines) {
                const { frames, holds, ...shape } = JSON.parse(line);
                const boxes = frames.map(([x, y, w, h]) => ({ x, y, w, h }));
                const layout = {
                  ...shape, frames: new Map(boxes.entries()),
                  crossing: (top, bottom, many) => [...boxes.keys()].filter((cell) => cell < many
                    && boxes[cell].y < bottom && boxes[cell].y + boxes[cell].h > top),
                };
                const ends = strips(layout, boxes.length);
                const near = ([x, y, w, h], box) => [x - box.x, y - box.y, w - box.w, h - box.h]
                  .every((way) => Math.abs(way) < 1e-9);
                if (!near(shape.start, ends.start) || !near(shape.end, ends.end)) wrong.push([shape, ends]);
                for (const [cells, expected] of holds) {
                  const isBlock = cells.at(-1) - cells[0] === cells.length - 1;
                  const ways = [new HeldCells({ cells }),
                    ...(isBlock ? [new HeldCells({ first: cells[0], count: cells.length })] : [])];
                  for (const held of ways) {
                    const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });
                    const over = boxes.map((_, cell) =>
                      said(held.has(cell) ? null : alarmOver(cell, layout, held)));
                    const at = boxes.map((box) => said(alarmAt(layout, held, boxes.length, middle(box))));
                    const start = said(alarmAt(layout, held, boxes.length, middle(ends.start)));
                    // Without gaps the end's strip may lie on a cell, whose alarm counts.
                    const { x, y } = middle(ends.end);
                    const isFree = layout.crossing(y, y + 1e-6, boxes.length)
                      .every((cell) => boxes[cell].x + boxes[cell].w <= x || boxes[cell].x > x);
                    const end = isFree ? said(alarmAt(layout, held, boxes.length, middle(ends.end)))
                      : expected.split(" ").at(-1);
                    const found = [start, ...over, end].join(" ");
                    count += over.length;
                    const isWrong = found !== expected || over.join() !== at.join();
                    if (isWrong) wrong.push([line, cells, expected, found, at]);
                  }
                }
              }
              return [count, wrong.slice(0, 3)];
            }""", lines)
        self.assertEqual(wrong, [])
        self.assertGreater(count, 10_000)

    def test_only_a_movement_in_some_direction_has_one(self):
        ways = self.run_script(
            """async () => {
              const { waysOf } = await import("/holding/alarms.js");
              const at = (x, y) => ({ x, y });
              return [waysOf(at(5, 5), at(5, 5)), waysOf(at(5, 5), at(6, 4)), waysOf(at(5, 5), at(4, 5)),
                waysOf(at(5, 5), at(5, 9))];
            }""")
        self.assertEqual(ways, [[], ["right", "up"], ["left"], ["down"]])

    def test_ends_of_a_long_run_that_are_not_known_lie_above_or_below_all_that_is(self):
        found = self.run_script(
            """async () => {
              const { alarmOver, HeldCells } = await import("/holding/alarms.js");
              const frames = new Map([[0, { x: 0, y: 0, w: 10, h: 10 }], [1, { x: 20, y: 0, w: 10, h: 10 }]]);
              const layout = { frames, spacing: 10, unit: { w: 10, h: 10 }, columns: 2, arrangement: "grid" };
              return alarmOver(0, layout, new HeldCells({ first: 1, count: 50_000 })).ways;
            }""")
        self.assertEqual(found, ["left", "up"])


class Keys(Scripts):
    PLACES = {"photos": "In a gallery", "galleries": "Among galleries", "large": "In the large view",
              "compare": "While comparing"}

    def tables(self):
        keys = self.run_script(
            """async (places) => {
              const { keysOf } = await import("/commands/commands.js");
              return Object.fromEntries(places.map((place) => [place, keysOf(place)]));
            }""", list(self.PLACES))
        lines = []
        for place, title in self.PLACES.items():
            known = keys["photos"] if place == "galleries" else []
            lines += [f"| {title} | |", "| --- | --- |"]
            lines += [f"| {shown} | {tells} |" for shown, tells in keys[place] if [shown, tells] not in known]
            lines.append("")
        return "\n" + "\n".join(lines)

    def test_the_guide_has_all_keys_of_the_table_of_commands(self):
        """With PHOLIO_RECORD set they are written anew."""
        path = ROOT / "docs/page.md"
        text = path.read_text()
        before, rest = text.split("<!-- keys -->\n")
        written, after = rest.split("<!-- end -->")
        tables = self.tables()
        if os.environ.get("PHOLIO_RECORD"):
            path.write_text(f"{before}<!-- keys -->\n{tables}<!-- end -->{after}")
        else:
            self.assertEqual(written, tables)

    def test_no_place_has_two_commands_for_a_key(self):
        double = self.run_script(
            """async () => {
              const { COMMANDS } = await import("/commands/commands.js");
              const places = ["photos", "galleries", "large", "compare"];
              return places.flatMap((place) => {
                const here = COMMANDS.filter((one) => one.in.includes(place) && !one.when);
                // A letter counts with Shift, too.
                const keys = here.flatMap((one) => one.keys).map((key) => key.replace(/^Shift (?=.$)/, ""));
                return keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `${place}: ${key}`);
              });
            }""")
        self.assertEqual(double, [])

    def test_every_command_can_be_given(self):
        idle = self.run_script(
            """async () => {
              const { COMMANDS, GROUPS } = await import("/commands/commands.js");
              const offered = new Set(Object.values(GROUPS).flat());
              const isIdle = (one) => one.in.length === 0 && !offered.has(one.name);
              return COMMANDS.filter(isIdle).map((one) => one.name);
            }""")
        self.assertEqual(idle, [])


class Asking(Scripts):
    def test_items_near_each_other_are_asked_for_together(self):
        parts = self.run_script(
            """async () => {
              const { PhotoList } = await import("/lists/lists.js");
              const list = new PhotoList({ gallery: () => ({ revision: 1, count: 2000, cap: {} }) }, 1);
              const parts = [];
              list.fetchItems = async (from, count) => {
                parts.push([from, count]);
                return { revision: 1, items: Array.from({ length: count }, (_, i) => ({ id: from + i })) };
              };
              await list.ensureAll([900, 3, 1, 40, 1999, 2000, 5000]);
              await list.ensureAll([3, 40, 1999]);
              return parts;
            }""")
        self.assertEqual(parts, [[1, 40], [900, 1], [1999, 1]])

    def test_frames_are_as_many_as_photos_though_the_server_knows_only_some_of_the_drops(self):
        # One photo has gone and one has come in; the server knows that one has gone.
        found = self.run_script(
            """async () => {
              const { Layout } = await import("/grid/layout.js");
              const asked = [];
              window.fetch = async (path) => {
                const url = new URL(path, location);
                const extra = Number(url.searchParams.get("extra") ?? 0);
                asked.push(extra);
                const cells = Array.from({ length: 3 + extra }, (_, index) => (
                  { index, x: 0, y: 10 * index, w: 10, h: 10, photo: null }));
                return new Response(JSON.stringify({ revision: 2, count: 3, content_height: 100, cells }));
              };
              const list = { stored: 4, path: "/api/galleries/1", accept() {}, itemOfCell: () => null };
              const layout = new Layout(
                list, { width: 400, cell: "10x10", gap: 0, cap: { columns: 1, rows: 1 } });
              layout.resize(4);
              await layout.load(0, 100);
              return { asked, frames: [...layout.frames.keys()] };
            }""")
        self.assertEqual(found, {"asked": [0, 1], "frames": [0, 1, 2, 3]})

    def test_picking_up_a_hundred_thousand_asks_for_the_three_that_are_seen(self):
        asked = self.run_script(
            """async () => {
              const { Hold } = await import("/holding/hold.js");
              const { PhotoList } = await import("/lists/lists.js");
              const count = 100_000;
              const asked = [];
              window.fetch = async (path) => {
                const url = new URL(path, location);
                asked.push(url.pathname + url.search);
                const [from, many] = ["from", "count"].map((name) => Number(url.searchParams.get(name)));
                const ids = Array.from({ length: Math.min(many, count - from) }, (_, i) => from + i);
                const photos = ids.map((id) => ({ id, name: `${id}` }));
                return new Response(JSON.stringify(
                  url.pathname.endsWith("/order") ? { revision: 1, photos: ids }
                  : url.pathname.endsWith("/photos") ? { revision: 1, count, photos }
                  : {}));
              };
              const list = new PhotoList({ gallery: () => ({ revision: 1, count, cap: {} }) }, 1);
              const flow = {
                list, view: { top: 0, bottom: 800, height: 800 }, update() {}, provide() {}, refresh() {},
                layout: {
                  fields: {}, cell: "200x200", gap: 10, step: { x: 210, y: 210 }, frames: new Map(),
                  crossing: () => [], knowing: () => false,
                },
              };
              const hold = new Hold({}, { show(text) { asked.push(text); }, announce() {} });
              const isOn = await hold.begin(flow, Array.from({ length: count }, (_, i) => count - 1 - i));
              await new Promise((resolve) => { setTimeout(resolve, 50); });
              return { isOn, asked, first: hold.held.item(0).name };
            }""")
        self.assertTrue(asked["isOn"])
        self.assertEqual(asked["first"], "0")
        self.assertEqual(asked["asked"], [
            "/api/galleries/1/order?from=0&count=100000", "/api/galleries/1/photos?from=0&count=3"])

