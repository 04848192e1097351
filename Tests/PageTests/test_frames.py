"""The page's knowledge of frames, with a server that is a script: what it asks for again, and when."""

from test_scripts import Scripts

# A server of one column of cells, 100 points high each; `shift` moves them all.
SERVER = """
  const state = { revision: 1, count: 60, shift: 0, features: false, asked: [] };
  window.fetch = async (path) => {
    const query = new URL(path, location.href).searchParams;
    const [top, bottom] = query.get("window").split(",").map(Number);
    state.asked.push(query.get("window"));
    const { revision, features, shift } = state;
    const count = state.count + Number(query.get("extra") ?? 0);
    const cells = Array.from({ length: count }, (_, index) => ({
      index, x: 0, y: 100 * index + shift, w: 90, h: 90, photo: index < state.count ? { id: index } : null,
    })).filter(({ y, h }) => y < bottom && y + h > top);
    const answer = { revision, features, content_height: 100 * count, columns: 1, gap: 10, cells };
    return { ok: true, text: async () => JSON.stringify(answer) };
  };
  const list = {
    path: "/list", revision: 1, count: state.count,
    get stored() { return this.count; }, accept() {}, itemOfCell: (cell) => cell.photo,
  };
  const { Layout } = await import("/grid/layout.js");
  const shape = { width: 100, cell: "90x90", gap: 10, cap: { columns: 1, rows: 1 } };
"""


class Frames(Scripts):
    def run_with_server(self, script):
        return self.run_script("async () => {" + SERVER + script + "}")

    def test_what_was_known_is_shown_until_there_is_better(self):
        shown, after, asked = self.run_with_server("""
          const layout = new Layout(list, shape);
          layout.resize(60);
          await layout.load(0, 5000);
          const known = state.asked.length;
          layout.resize(63);
          const shown = layout.crossing(5500, 6000, 60);
          await layout.load(0, 7000);
          return [shown, layout.crossing(5500, 6300, 63), state.asked.slice(known)];
        """)
        self.assertEqual(shown, [55, 56, 57, 58, 59])
        self.assertEqual(after, [55, 56, 57, 58, 59, 60, 61, 62])
        # Only the strip where the list ends.
        self.assertEqual(asked, ["4800,7200"])

    def test_with_featured_photos_new_ones_may_come_anywhere(self):
        asked = self.run_with_server("""
          state.features = true;
          const layout = new Layout(list, shape);
          layout.resize(60);
          await layout.load(0, 4000);
          const known = state.asked.length;
          layout.resize(61);
          await layout.load(0, 4000);
          return state.asked.slice(known);
        """)
        self.assertEqual(asked, ["0,2400", "2400,4800"])

    def test_an_answer_for_another_number_of_cells_is_not_taken(self):
        known = self.run_with_server("""
          const layout = new Layout(list, shape);
          layout.resize(60);
          const early = layout.load(4800, 4801);
          layout.resize(62);
          await early;
          const before = layout.crossing(4800, 7000, 62);
          await layout.load(4800, 4801);
          return [before.length, layout.crossing(4800, 7000, 62).at(-1)];
        """)
        self.assertEqual(known, [0, 61])

    def test_frames_of_two_orders_count_as_the_older_ones(self):
        revisions = self.run_with_server("""
          state.features = true;
          const layout = new Layout(list, shape);
          layout.resize(60);
          await layout.load(0, 1);
          state.revision = 4;
          await layout.load(2400, 2401);
          return [layout.isOrdered, layout.revision];
        """)
        self.assertEqual(revisions, [True, 1])

    def test_frames_are_laid_out_anew_for_another_order_only_where_they_depend_on_it(self):
        script = """
          state.features = FEATURES;
          const { Relayout } = await import("/grid/relayout.js");
          const took = [];
          const flow = {
            list, count: 60, start: 0, view: { top: 1234, bottom: 1834, height: 600 },
            take(layout, scroll) { this.layout = layout; took.push(scroll); },
          };
          const relayout = new Relayout(flow);
          await relayout.to(shape, false);
          await relayout.to(shape, false);
          list.revision = state.revision = 2;
          state.shift = 40;
          await relayout.to(shape, false);
          await relayout.to(shape, false);
          return took;
        """
        self.assertEqual(self.run_with_server(script.replace("FEATURES", "false")), [0])
        # The view goes with the cell at its top.
        self.assertEqual(self.run_with_server(script.replace("FEATURES", "true")), [0, 1274])

    def test_a_cell_is_found_wherever_it_lies(self):
        found = self.run_with_server("""
          state.count = list.count = 5000;
          const { find } = await import("/grid/frames.js");
          const found = [];
          for (const cell of [0, 23, 24, 2500, 4999]) {
            const layout = new Layout(list, shape);
            layout.resize(5000);
            await layout.load(0, 1);
            found.push((await find(cell, layout, 5000)).y);
          }
          return found;
        """)
        self.assertEqual(found, [0, 2300, 2400, 250_000, 499_900])
