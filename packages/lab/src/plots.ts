/** Pictures of figures, as SVG within the page. Each has a table beside it that says the same. */
import { el, type Html } from './html.js';
import type { Bin, Meeting, Rated } from './statistics.js';

const width = 440;
/** What one row of whiskers takes, its name above them. */
const line = 40;

function picture(title: string, height: number, ...inside: Html[]): Html {
  const box = { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': title };
  return el('svg', box, ...inside);
}

const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', what: string, kind = ''): Html =>
  el('text', { x, y, 'text-anchor': anchor, ...(kind === '' ? {} : { class: kind }) }, what);

const stroke = (x1: number, y1: number, x2: number, y2: number, kind: string): Html =>
  el('line', { x1, y1, x2, y2, class: kind });

/** A long name is cut; the table has it whole. */
const short = (name: string, most = 17): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

/** Round numbers along an axis, some five of them. */
function ticks(from: number, to: number): number[] {
  const rough = Math.max((to - from) / 5, 1e-9);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(6)));
}

/** Points with their intervals, one above the other. */
export function whiskers(
  title: string,
  rows: readonly { name: string; at: number; low: number; high: number; told: string }[],
  range: { from: number; to: number; told(value: number): string; mark?: number },
): Html {
  const [start, right] = [12, width - 64];
  const bottom = rows.length * line + 6;
  const x = (value: number): number =>
    round(start + ((value - range.from) / (range.to - range.from || 1)) * (right - start));
  return picture(
    title,
    bottom + 22,
    ...ticks(range.from, range.to).flatMap((value) => [
      stroke(x(value), 4, x(value), bottom, 'axis'),
      text(x(value), bottom + 16, 'middle', range.told(value)),
    ]),
    ...(range.mark === undefined ? [] : [stroke(x(range.mark), 4, x(range.mark), bottom, 'mark')]),
    ...rows.flatMap(({ name, at, low, high, told }, i) => {
      const y = i * line + 30;
      return [
        text(start, y - 13, 'start', short(name, 60), 'name'),
        stroke(x(low), y, x(high), y, 'whisker'),
        stroke(x(low), y - 5, x(low), y + 5, 'whisker'),
        stroke(x(high), y - 5, x(high), y + 5, 'whisker'),
        el('circle', { cx: x(at), cy: y, r: 5, class: 'dot' }),
        text(right + 14, y + 4, 'start', told, 'name'),
      ];
    }),
  );
}

/** How often each of several things came out. */
export function histogram(title: string, bins: readonly Bin[], across: string): Html {
  const [top, bottom, start] = [14, 170, 34];
  const most = Math.max(1, ...bins.map(({ games }) => games));
  const wide = (width - start - 10) / Math.max(1, bins.length);
  const every = Math.ceil(bins.length / 9);
  const y = (games: number): number => round(bottom - (games / most) * (bottom - top));
  return picture(
    title,
    bottom + 44,
    ...ticks(0, most)
      .filter((games) => Number.isInteger(games))
      .flatMap((games) => [
        stroke(start, y(games), width - 10, y(games), 'axis'),
        text(start - 6, y(games) + 4, 'end', String(games)),
      ]),
    ...bins.flatMap(({ from, to, games }, i) => {
      const x = start + i * wide;
      const bar = {
        x: round(x + wide * 0.05),
        y: y(games),
        width: round(wide * 0.9),
        height: round(bottom - y(games)),
      };
      // A bin of one number has it below its middle, a wider one where it begins.
      const at = round(to - from === 1 ? x + wide / 2 : x);
      return [
        el('rect', { ...bar, class: 'bar' }),
        ...(i % every === 0 ? [text(at, bottom + 16, 'middle', `${from}`)] : []),
      ];
    }),
    text((start + width - 10) / 2, bottom + 36, 'middle', across),
  );
}

/** '20 to 29', or the number itself where a bin holds but one. */
export const binName = ({ from, to }: Bin): string => (to - from === 1 ? `${from}` : `${from} to ${to - 1}`);

/** Who beats whom: the row's share against the column. */
export function heatMap(title: string, ratings: readonly Rated[], meetings: readonly Meeting[]): Html {
  const bots = ratings.map(({ bot }) => bot);
  /** Room for names. */
  const [left, top] = [120, 30];
  const wide = Math.min(90, (width - left) / bots.length);
  const high = 44;
  return picture(
    title,
    top + bots.length * high + 4,
    ...bots.map((bot, j) =>
      text(round(left + (j + 0.5) * wide), top - 10, 'middle', short(bot, Math.floor(wide / 8)), 'name'),
    ),
    ...bots.flatMap((bot, i) => [
      text(left - 10, top + (i + 0.5) * high + 4, 'end', short(bot), 'name'),
      ...bots.flatMap((against, j) => {
        const met = meetings.find((one) => one.bot === bot && one.against === against);
        const box = { x: round(left + j * wide + 1), y: top + i * high + 1, width: round(wide - 2), height: high - 2 };
        if (met === undefined) return [el('rect', { ...box, class: 'none' })];
        const [hue, far] = met.share >= 0.5 ? ['--a', met.share - 0.5] : ['--b', 0.5 - met.share];
        const fill = `fill: color-mix(in oklab, var(${hue}) ${Math.round(far * 90)}%, var(--paper))`;
        return [
          el('rect', { ...box, style: fill }),
          text(round(left + (j + 0.5) * wide), top + (i + 0.5) * high + 5, 'middle', percent(met.share), 'cell'),
        ];
      }),
    ]),
  );
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

const round = (x: number): number => Number(x.toFixed(1));
