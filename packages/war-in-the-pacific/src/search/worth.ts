/** What a marker may be expected to be worth, from what was reported of it. */
import { couldReport, levelOf } from '../chapters/13-5-reports.js';
import { chits } from '../charts/search-cups.js';
import type { Side } from '../sides.js';
import { groupNames } from './imagine.js';
import type { Marker, Search } from './search.js';

/** How likely a report is of this force: the share of chits with which it could be given; a lie is one of many. */
function likelihood(search: Search, side: Side, { reports }: Marker, group: string): number {
  const actual = search.composition(side, group);
  const cup = search.cups[2];
  return reports.reduce((product, report) => {
    const ways = chits.reduce((sum, chit) => {
      if (!couldReport(actual, chit, report)) return sum;
      return sum + (chit === 'false' ? cup[chit] / 4 : cup[chit] / (1 + levelOf(chit)));
    }, 0);
    return product * (ways + 0.01);
  }, 1);
}

/** What it is, if it was met; else how likely it is each of those that have not been met. */
export function likelyGroups(search: Search, side: Side, marker: Marker): { group: string; chance: number }[] {
  if (marker.known) return [{ group: marker.group ?? '', chance: 1 }];
  const markers = search.hunt.markers[side];
  const met = new Set(markers.flatMap(({ known, group }) => (known && group !== null ? [group] : [])));
  const open = groupNames(search, side).filter((group) => !met.has(group));
  const weights = open.map((group) => likelihood(search, side, marker, group));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return open.map((group, i) => ({ group, chance: (weights[i] ?? 0) / all }));
}
