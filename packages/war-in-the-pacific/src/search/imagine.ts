/** What the enemy's markers may stand for, and which chits he may hold, as far as a side can tell. */
import type { Below } from '@ironbottom/umpire';
import { couldReport } from '../chapters/13-5-reports.js';
import { dummy } from '../chapters/13-6-markers.js';
import { chits } from '../charts/search-cups.js';
import { enemyOf, type Side } from '../sides.js';
import { cupNow, type HeldChit, type Marker, type Search } from './search.js';

/** Every force and every dummy of a side, by the names that markers are given. */
export const groupNames = ({ of }: Search, side: Side): string[] => {
  const { markers, groups } = of[side];
  return [...groups, ...Array.from({ length: markers.length - groups.length }, (_, i) => `${dummy} ${i + 1}`)];
};

/** `may`: what a marker can be at all, whatever was reported of it. */
export function imagineMarkers(
  search: Search,
  side: Side,
  below: Below,
  may: (marker: Marker, group: string) => boolean = () => true,
): void {
  const enemy = enemyOf(side);
  const markers = search.hunt.markers[enemy];
  const taken = new Set(markers.map(({ group }) => group));
  const open = markers.filter(({ group }) => group === null);
  const free = groupNames(search, enemy).filter((group) => !taken.has(group));
  // Some ways fit the reports, and one of them is drawn; where none does, anything goes.
  let way = dealt(open, free, may, below);
  for (let tries = 0; tries < 30 && !open.every((marker, i) => mayBe(search, enemy, marker, way[i])); tries++)
    way = dealt(open, free, may, below);
  for (const [i, marker] of open.entries()) marker.group = way[i] ?? null;
  drawChits(search, enemy, below);
}

/** A force for each marker that it can be. */
function dealt(
  open: readonly Marker[],
  free: readonly string[],
  may: (marker: Marker, group: string) => boolean,
  below: Below,
): string[] {
  const deal = ([first, ...rest]: readonly Marker[], left: readonly string[]): string[] | undefined => {
    if (first === undefined) return [];
    for (const group of shuffle(left, below)) {
      const others = may(first, group)
        ? deal(
            rest,
            left.filter((each) => each !== group),
          )
        : undefined;
      if (others !== undefined) return [group, ...others];
    }
    return undefined;
  };
  const found = deal(open, free);
  if (found === undefined) throw new Error('no forces fit the markers on the map');
  return found;
}

/** Every report on it could have been given with some chit. */
function mayBe(search: Search, side: Side, { reports }: Marker, group = ''): boolean {
  const actual = search.composition(side, group);
  return reports.every((report) => chits.some((chit) => couldReport(actual, chit, report)));
}

/** One chit for each that was drawn: of those left in its cup, one with which the report could be given. */
function drawChits(search: Search, side: Side, below: Below): void {
  const left = { 1: cupNow(search, 1), 2: cupNow(search, 2), 3: cupNow(search, 3) };
  for (const marker of search.hunt.markers[side]) {
    const actual = search.composition(side, marker.group);
    const told = marker.reports.length - marker.chits.length;
    marker.chits = marker.chits.map((held, i): HeldChit => {
      if (held.chit !== null) return held;
      const cup = left[held.cup];
      const there = chits.filter((chit) => cup[chit] > 0);
      const report = marker.reports[i + Math.max(0, told)];
      const fit = report === undefined ? there : there.filter((chit) => couldReport(actual, chit, report));
      const from = fit.length > 0 ? fit : there;
      const chit = from[below(Math.max(1, from.length))] ?? 'true';
      cup[chit] -= 1;
      return { cup: held.cup, chit };
    });
  }
}

function shuffle<T>(of: readonly T[], below: Below): T[] {
  const list = [...of];
  const drawn: T[] = [];
  while (list.length > 0) drawn.push(...list.splice(below(list.length), 1));
  return drawn;
}
