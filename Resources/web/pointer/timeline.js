// Where in a list which time lies, as far as a few of its photos tell.

/** How many photos are asked for, and how many at once. */
const SAMPLES = 24;
const AT_ONCE = 3;
/** About how many marks a rail has. */
const MARKS = 9;

export class Timeline {
  /** Of this revision and count, in order: `{cell, taken}`; empty where the list is in no order of time. */
  #samples = [];
  #of = "";

  constructor(list) {
    this.list = list;
  }

  /** Asks for what is not known of the list as it is now. True if there is something new. */
  async load() {
    const { list } = this;
    const now = `${list.revision} ${list.count}`;
    if (this.#of === now) return false;
    this.#of = now;
    const step = Math.max(1, (list.count - 1) / (SAMPLES - 1));
    const cells = Array.from({ length: Math.min(SAMPLES, list.count) }, (_, i) => Math.round(i * step));
    const samples = [];
    try {
      for (let from = 0; from < cells.length; from += AT_ONCE) {
        await Promise.all(cells.slice(from, from + AT_ONCE).map(async (cell) => {
          const item = list.item(cell) ?? (await list.fetchItems(cell, 1)).items[0];
          if (item?.taken) samples.push({ cell, taken: item.taken });
        }));
      }
    } catch {
      // It is only a hint. The next time it is tried again.
      this.#of = "";
      return false;
    }
    samples.sort((a, b) => a.cell - b.cell);
    const isDated = samples.length > 2 && samples.length >= cells.length * 0.8;
    this.#samples = isDated && isInOrder(samples) ? samples : [];
    return true;
  }

  /** When a photo was taken, in words, or the photos around it; null where that is not known. */
  at(cell) {
    const taken = this.list.item(cell)?.taken;
    if (taken) return month(taken);
    const after = this.#samples.findIndex((sample) => sample.cell >= cell);
    if (after < 0) return null;
    const [from, to] = [this.#samples[Math.max(0, after - 1)].taken, this.#samples[after].taken];
    if (month(from) === month(to)) return month(from);
    const years = [year(from), year(to)].sort();
    return years[0] === years[1] ? years[0] : years.join("–");
  }

  /** What stands beside a rail: years, or months of one year, or else positions. `{cell, text}` */
  get marks() {
    const samples = this.#samples;
    const isOneYear = samples.length > 0 && year(samples[0].taken) === year(samples.at(-1).taken);
    const text = ({ taken }) => (isOneYear ? month(taken) : year(taken));
    const first = samples.map((sample) => ({ cell: sample.cell, text: text(sample) }))
      .filter((mark, i, all) => i === 0 || mark.text !== all[i - 1].text);
    return first.length > 1 ? first : positions(this.list.count);
  }
}

/** Round positions, as marks. */
function positions(count) {
  const rough = count / MARKS;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough);
  const marks = [];
  for (let position = step; position < count; position += step) {
    marks.push({ cell: position - 1, text: position.toLocaleString("en") });
  }
  return marks;
}

const year = (taken) => taken.slice(0, 4);
const month = (taken) =>
  new Date(taken.slice(0, 10)).toLocaleDateString("en", { month: "short", year: "numeric", timeZone: "UTC" });

function isInOrder(samples) {
  const days = samples.map(({ taken }) => taken.slice(0, 10));
  const isRising = days.every((day, i) => i === 0 || day >= days[i - 1]);
  return isRising || days.every((day, i) => i === 0 || day <= days[i - 1]);
}
