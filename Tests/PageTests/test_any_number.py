"""Any number of photos: millions in one gallery, at every size of cells, pixels and windows."""

import json
import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from served import PageTest

COUNT = 3_000_000


class Millions(PageTest):
    """A gallery of three million photos. The answers about it are made up here: drawing and recording so many
    would take hours. A photo's id is its position, and its name has it."""

    galleries = {"Big": 1}

    def big_page(self, scale=1, **options):
        self.moves = []
        context = {"device_scale_factor": scale, "viewport": {"width": 1000, "height": 760}} | options
        page = self.window("#/", **context)
        page.route(re.compile(r"/api/(portfolio|galleries/1/.*)(\?.*)?$"), self.answer)
        page.route("**/api/events", lambda route: None)
        page.route("**/thumb/*", lambda route: route.fulfill(status=404))
        page.evaluate("() => { location.hash = '#/g/1' }")
        page.reload()
        expect(page.locator(".cell").first).to_be_visible()
        self.rest(page)
        return page

    def answer(self, route):
        url = urlsplit(route.request.url)
        asked = {name: values[0] for name, values in parse_qs(url.query).items()}
        what = url.path.rsplit("/", 1)[1]
        record = {"id": 1, "name": "Big", "revision": 1, "count": COUNT, "cap": {"columns": 1, "rows": 1},
                  "locked": False, "where": None, "policy": "append", "cover": None, "stack": [],
                  "stack_turns": []}
        head = {"revision": 1, "count": COUNT}
        if what == "portfolio":
            body = {"revision": 1, "count": 1, "cap": record["cap"], "read_only": False, "version": "0",
                    "galleries": [record]}
        elif what == "layout":
            body = head | self.layout(asked)
        elif what == "photos":
            first = int(asked["from"])
            last = min(COUNT, first + int(asked["count"]))
            body = head | {"photos": [photo(index) for index in range(first, last)]}
        elif what == "order":
            first = int(asked["from"])
            body = head | {"photos": [*range(first + 1, min(COUNT, first + int(asked["count"])) + 1)]}
        elif what == "history":
            body = {"changes": []}
        else:
            self.moves.append(route.request.post_data_json)
            return route.fulfill(status=409, body='{"error": {"code": "conflict", "message": "not here"}}')
        return route.fulfill(body=json.dumps(body), content_type="application/json")

    def layout(self, asked):
        width, gap = int(asked["width"]), int(asked["gap"])
        across, down = map(int, asked["cell"].split("x"))
        columns = (width - gap) // (across + gap)
        top, bottom = map(float, asked["window"].split(","))
        rows = -(-COUNT // columns)
        first, last = max(0, int(top // (down + gap)) - 1), min(rows, int(bottom // (down + gap)) + 1)
        cells = [
            {"index": index, "x": gap + index % columns * (across + gap),
             "y": gap + index // columns * (down + gap), "w": across, "h": down, "photo": photo(index)}
            for index in range(first * columns, min(COUNT, last * columns))]
        cells = [cell for cell in cells if cell["y"] < bottom and cell["y"] + down > top]
        return {"content_height": gap + rows * (down + gap), "columns": columns, "gap": gap,
                "features": False, "layout": "grid", "cells": cells}

    def assert_seen(self, page, *positions):
        """These photos are in view; all cells are where their frames are, and the window is full of them."""
        for position in positions:
            cell = page.locator(f".cell[aria-posinset='{position}']")
            expect(cell).to_be_visible()
            expect(cell).to_be_in_viewport()
            self.assertEqual(cell.get_attribute("aria-setsize"), str(COUNT))
        self.rest(page)
        wrong, covered = page.evaluate("""() => {
          const { flow } = document.querySelector('.scroller');
          const view = flow.scroller.getBoundingClientRect();
          const boxes = [...document.querySelectorAll('.cell')]
            .map(cell => [cell, cell.getBoundingClientRect()]);
          const seen = boxes.filter(([, { top, bottom }]) => bottom > view.top && top < view.bottom);
          const wrong = seen.filter(([cell, { top }]) =>
            Math.abs(top - view.top - flow.frameOf(cell.cell).y + flow.view.top) > 1).length;
          return [wrong, seen.reduce((sum, [, { width, height }]) => sum + width * height, 0)
            / view.width / view.height];
        }""")
        self.assertEqual(wrong, 0)
        self.assertGreater(covered, 0.8)

    def test_each_photo_can_be_reached_at_all_densities_of_pixels(self):
        for scale in (1, 2, 3):
            page = self.big_page(scale)
            page.locator(".canvas").focus()
            page.keyboard.press("End")
            self.assert_seen(page, COUNT, COUNT - 4)
            page.keyboard.press("Home")
            self.assert_seen(page, 1, 2)
            for position in (399_001, 1_234_567, 2_999_900):
                page.keyboard.press("g")
                page.get_by_role("textbox", name=re.compile("^Position")).fill(str(position))
                page.keyboard.press("Enter")
                self.assert_seen(page, position)
            page.context.close()

    def test_a_wheel_goes_as_far_as_it_says_and_to_both_ends(self):
        page = self.big_page()
        page.mouse.move(400, 400)
        for start in (0, 99_000, 60_000_000, None):
            page.evaluate("""start => {
              const { flow } = document.querySelector('.scroller');
              flow.top = start ?? flow.contentHeight - 5000;
            }""", start)
            begun = page.evaluate("() => document.querySelector('.scroller').flow.top")
            for turn in range(1, 9):
                page.mouse.wheel(0, 400)
                page.wait_for_function(
                    "top => Math.abs(document.querySelector('.scroller').flow.top - top) < 2",
                    arg=begun + turn * 400)
            page.mouse.wheel(0, -3600)
            page.wait_for_function(
                "top => Math.abs(document.querySelector('.scroller').flow.top - top) < 2",
                arg=max(0, begun - 400))
            self.assert_seen(page)

    def test_scrolling_on_never_ends_before_the_first_or_the_last_photo(self):
        page = self.big_page()
        # As a hand that turns a wheel for hours, or a finger: the browser moves the element by itself.
        ways = page.evaluate("""async () => {
          const { flow, flow: { scroller } } = document.querySelector('.scroller');
          const frame = () => new Promise(requestAnimationFrame);
          const ways = [];
          for (const [start, step] of [[3_000_000, -1400], [flow.contentHeight - 3_000_000, 1400]]) {
            flow.top = start;
            await frame();
            let steps = 0;
            for (; steps < 6000; steps += 1) {
              const before = flow.top;
              scroller.scrollTop += step;
              scroller.dispatchEvent(new Event('scroll'));
              if (flow.top === before) break;
              if (steps % 500 === 0) await frame();
            }
            ways.push([Math.round(flow.top), steps]);
          }
          return [...ways, Math.round(flow.contentHeight - flow.view.height)];
        }""")
        (first, up), (last, down), end = ways
        self.assertEqual((first, last), (0, end))
        self.assertTrue(2100 < up < 2200 and 2100 < down < 2200, ways)

    def test_the_rail_lands_where_it_says(self):
        page = self.big_page()
        rail = page.get_by_role("slider", name="Place in Big")
        box = rail.bounding_box()
        for part in (0.25, 0.5, 0.9):
            page.mouse.click(box["x"] + 6, box["y"] + 22 + part * (box["height"] - 44))
            seen = page.wait_for_function("""part => {
              const { flow } = document.querySelector('.scroller');
              const cells = [...document.querySelectorAll('.cell')].filter(cell => {
                const { top } = cell.getBoundingClientRect();
                return top > 100 && top < 600;
              }).map(({ cell }) => cell);
              const goal = part * 3_000_000;
              return cells.length > 5 && cells.every(cell => Math.abs(cell - goal) < 10_000) && cells[0];
            }""", arg=part).json_value()
            self.assert_seen(page, seen + 1)
            self.assertAlmostEqual(int(rail.get_attribute("aria-valuenow")) / COUNT, part, places=2)

    def test_a_jump_by_the_scroll_bar_is_in_proportion(self):
        page = self.big_page()
        for part in (0.3, 0.7, 1):
            page.evaluate("""part => {
              const scroller = document.querySelector('.scroller');
              scroller.scrollTop = part * (scroller.scrollHeight - scroller.clientHeight);
            }""", part)
            page.wait_for_function("""part => {
              const { flow } = document.querySelector('.scroller');
              return Math.abs(flow.view.bottom / flow.contentHeight - part) < 0.03;
            }""", arg=part)
            page.wait_for_function("() => document.querySelectorAll('.cell').length > 10")
            self.assert_seen(page)

    def test_a_drag_far_down_ends_where_it_was_let_go(self):
        page = self.big_page(2)
        page.locator(".canvas").focus()
        page.keyboard.press("End")
        self.assert_seen(page, COUNT)
        center = lambda position: page.evaluate("""position => {
          const box = document.querySelector(`.cell[aria-posinset='${position}']`).getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }""", position)
        self.drag(page, tuple(center(COUNT - 9)), tuple(center(COUNT - 3)))
        self.eventually(page, lambda: [move["target"] for move in self.moves if "target" in move],
                        [{"before": COUNT - 2}])


class Sizes(PageTest):
    galleries = {"Inbox": 12}

    def test_the_slider_does_what_it_says_in_every_window(self):
        for width, height in ((3840, 2160), (2560, 1320), (1440, 900), (1000, 760)):
            page = self.gallery_page("Inbox", viewport={"width": width, "height": height})
            slider = page.get_by_role("slider", name="Size of photos")
            for wish in (80, 120, 180, 300, 400):
                slider.fill(str(wish))
                page.wait_for_function(
                    "wish => localStorage.getItem('pholio-side') === String(wish)", arg=wish)
                # As many columns as fit at about that size: at most half a column is shared among all.
                page.wait_for_function("""wish => {
                  const { layout } = document.querySelector('.scroller').flow;
                  const side = parseInt(layout.cell, 10);
                  const columns = Math.floor((layout.width - 10) / (side + 10));
                  return Math.abs(side - wish) <= (wish + 10) / columns / 2 + 1;
                }""", arg=wish)
            page.context.close()


def photo(index):
    return {"id": index + 1, "sha256": f"{index + 1:064x}", "name": f"{index + 1}.jpg", "title": None,
            "description": None, "width": 400, "height": 300, "taken": None, "missing": False, "rating": None,
            "label": None, "flag": None, "turn": 0, "companions": []}
