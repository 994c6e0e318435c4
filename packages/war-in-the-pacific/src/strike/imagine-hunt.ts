/** What the enemy's markers may stand for, and which chits he may hold, as far as this side can tell. */
import type { Below } from '@ironbottom/umpire';
import { type Composition, couldReport } from '../chapters/13-5-reports.js';
import { dummy } from '../chapters/13-6-markers.js';
import { type CupContents, chits } from '../charts/search-cups.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { groupsOf } from './groups.js';
import type { StrikeLaw } from './law.js';
import { compositionOf } from './searching.js';
import type { HeldChit, Marker, StrikeBattle } from './state.js';

export function imagineHunt(battle: StrikeBattle, law: StrikeLaw, side: Side, below: Below): void {
  const { hunt } = battle;
  if (hunt === null) return;
  const enemy = enemyOf(side);
  const markers = hunt.markers[enemy];
  const groups = groupsOf(law, enemy).map(({ name }) => name);
  const dummies = Array.from({ length: markers.length - groups.length }, (_, i) => `${dummy} ${i + 1}`);
  const taken = new Set(markers.map(({ group }) => group));
  const open = markers.filter(({ group }) => group === null);
  const free = [...groups, ...dummies].filter((group) => !taken.has(group));
  // Some ways fit the reports, and one of them is drawn; where none does, anything goes.
  let way = shuffle(free, below);
  for (let tries = 0; tries < 30 && !open.every((marker, i) => mayBe(battle, law, enemy, marker, way[i])); tries++)
    way = shuffle(free, below);
  for (const [i, marker] of open.entries()) marker.group = way[i] ?? null;
  drawChits(battle, law, enemy, below);
}

/** Every report on it could have been given with some chit. */
function mayBe(battle: StrikeBattle, law: StrikeLaw, side: Side, marker: Marker, group = ''): boolean {
  const actual = compositionOf(law, battle, side, { ...marker, group });
  return marker.reports.every((report) => chits.some((chit) => couldReport(actual, chit, report)));
}

/** One chit for each that was drawn: of those left in its cup, one with which the report could be given. */
function drawChits(battle: StrikeBattle, law: StrikeLaw, side: Side, below: Below): void {
  const left = structuredCups(battle, law);
  for (const marker of battle.hunt?.markers[side] ?? []) {
    const actual: Composition = compositionOf(law, battle, side, marker);
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

function structuredCups(
  battle: StrikeBattle,
  law: StrikeLaw,
): { [cup in 1 | 2 | 3]: { -readonly [c in keyof CupContents]: number } } {
  const { 1: first, 2: second, 3: third } = law.charts.searchCups.values;
  const left = { 1: { ...first }, 2: { ...second }, 3: { ...third } };
  for (const side of sides)
    for (const { chits: held } of battle.hunt?.markers[side] ?? [])
      for (const { cup, chit } of held) if (chit !== null) left[cup][chit] -= 1;
  return left;
}

function shuffle<T>(of: readonly T[], below: Below): T[] {
  const list = [...of];
  const drawn: T[] = [];
  while (list.length > 0) drawn.push(...list.splice(below(list.length), 1));
  return drawn;
}
