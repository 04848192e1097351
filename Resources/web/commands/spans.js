// Menus of how many cells a photo spans: the first one in its gallery, or any other.

const SPANS = [[1, 1], [2, 2], [3, 2], [3, 3], [4, 3]].map(([columns, rows]) => ({ columns, rows }));

const isOne = ({ columns, rows }) => columns * rows === 1;

/** Entries for each span. `now` is the present one, if there is one; `act` is given the chosen one. */
export function spanEntries({ now, usual, isOff, act }) {
  return SPANS.map((span) => ({
    label: isOne(span) ? usual : `${span.columns} × ${span.rows}`,
    isChecked: now?.columns === span.columns && now?.rows === span.rows,
    isOff, isChange: true, act: () => act(span),
  }));
}
