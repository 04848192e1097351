// From when to when the photos of galleries are, for the portfolio's tiles.

import { read } from "../server/api.js";

const known = new Map();
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** The shortest time between two questions, in milliseconds. */
const PAUSE = 2000;

/** As "May 2019", "May – Jul 2019" or "2018 – 2021"; empty where it is not known. */
export const timeSpan = (gallery) => known.get(gallery) ?? "";

/** Keeps them up to date for a flow of galleries, as long as it is in the document. `repaint` is called when
 * they are others. */
export function keepTimeSpans(flow, library, repaint) {
  let timer = 0;
  const ask = async () => {
    timer = 0;
    if (!flow.element.isConnected) {
      library.removeEventListener("change", soon);
      return;
    }
    try {
      const { galleries } = await read("/api/portfolio/dates");
      let isOther = false;
      for (const { id, first, last } of galleries) {
        const text = span(first, last);
        isOther ||= timeSpan(id) !== text;
        known.set(id, text);
      }
      if (isOther) void repaint();
    } catch {
      // Tiles do without.
    }
  };
  const soon = () => {
    if (timer === 0) timer = setTimeout(ask, PAUSE);
  };
  library.addEventListener("change", soon);
  void ask();
}

/** Of two local times, as "2019-05-04T20:41:12"; null where no photo is dated. */
export function span(first, last) {
  const [from, to] = [month(first), month(last)];
  if (!from || !to) return "";
  if (from.year !== to.year) return `${from.year} – ${to.year}`;
  if (from.month === to.month) return `${from.month} ${from.year}`;
  return `${from.month} – ${to.month} ${from.year}`;
}

function month(time) {
  const [, year, number] = time?.match(/^(\d{4})-(\d{2})/) ?? [];
  return year ? { year, month: MONTHS[Number(number) - 1] } : null;
}
