/**
 * 11.9 Hidden production: Force Pools and units on the Turn Track lie covered in a tray of the seat that commands them. Everybody sees
 * that a unit is off the map and how many of each nation are on the track for when (R140, R141); which they are, its owner alone.
 */
import type { Below } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import type { LandUnit, Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import { type Covered, type CoveredStack, ownOf, type Pub, type Tray } from '../state.js';

export const isProductionHidden = ({ options }: Law): boolean => options.hiddenProduction && cite('11.9');

/** R143 Partisans are all alike, and what fell with its nation is never built again: both lie open. */
const isCoverable = (pub: Pub, { off, kind, nation }: LandUnit): boolean =>
  (off === 'pool' || off === 'track' || off === 'later') &&
  ((kind !== 'partisan' && pub.conquered[nation] === undefined) || !cite('R143'));

/** What these nations have off the map goes into the tray; the counter itself shows no more than that it is there. */
export function cover(pub: Pub, tray: Tray, nations: readonly Nation[]): Tray {
  for (const unit of Object.values(pub.units)) {
    if (!nations.includes(unit.nation) || !isCoverable(pub, unit)) continue;
    tray[unit.id] = { off: unit.off as Covered['off'], due: unit.due, left: unit.left };
    unit.off = 'tray';
    unit.due = 0;
    unit.left = unit.steps;
  }
  return tray;
}

/** R142 What was lost since lies open in the pool until its owner builds: it was seen to go there. */
export function coverAll(table: Theatre, seat: string, nations: readonly Nation[]): void {
  const { tray } = ownOf(table.state, seat);
  if (tray === undefined) return;
  cover(table.state.public, tray, nations);
  recount(table);
}

/** R141 By nation and by the turn they are due in. */
export function coveredStacks(pub: Pub, trays: readonly (Tray | undefined)[]): CoveredStack[] {
  const stacks = new Map<string, CoveredStack>();
  for (const tray of trays)
    for (const id in tray) {
      const nation = pub.units[id]?.nation;
      const { off, due } = tray[id] ?? {};
      if (nation === undefined || due === undefined || off !== 'track') continue;
      const key = `${nation} ${String(due).padStart(3, '0')}`;
      const stack = stacks.get(key) ?? { nation, due, units: 0 };
      stacks.set(key, { ...stack, units: stack.units + 1 });
    }
  return [...stacks.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, stack]) => stack);
}

function recount({ state }: Theatre): void {
  state.public.covered = coveredStacks(
    state.public,
    Object.values(state.seats).map(({ own }) => own.tray),
  );
}

/** How many covered units of these nations are due: everybody can count them. */
export const coveredDue = ({ covered = [], turn }: Pub, nations: readonly Nation[]): number =>
  covered.reduce((sum, { nation, due, units }) => (due <= turn && nations.includes(nation) ? sum + units : sum), 0);

/** Units of these nations off the map, as whoever has this tray sees them. Covered ones are copies; the tray says where they lie. */
export function reservesOf(pub: Pub, nations: readonly Nation[], tray: Tray | undefined): LandUnit[] {
  return Object.values(pub.units).flatMap((unit): LandUnit[] => {
    if (unit.off === null || !nations.includes(unit.nation)) return [];
    if (unit.off !== 'tray') return [unit];
    const lies = tray?.[unit.id];
    return lies === undefined ? [] : [{ ...unit, ...lies }];
  });
}

/** 8.5 The Force Pool of these nations, as whoever has this tray sees it. */
export const poolOf = (pub: Pub, nations: readonly Nation[], tray: Tray | undefined): LandUnit[] =>
  reservesOf(pub, nations, tray).filter(({ off, kind }) => off === 'pool' && kind !== 'partisan');

/** Puts a unit elsewhere off the map: in the tray if it is covered. */
export function putAway(table: Theatre, seat: string, { id }: LandUnit, to: Covered): void {
  const { tray } = ownOf(table.state, seat);
  const unit = table.state.public.units[id];
  if (unit?.off === 'tray' && tray !== undefined) {
    tray[id] = to;
    recount(table);
  } else if (unit !== undefined) Object.assign(unit, to);
}

/** Takes a unit out of its owner's tray: the counter, with the steps it comes with. */
export function lift(table: Theatre, { id, nation, left }: LandUnit): LandUnit {
  const unit = table.state.public.units[id];
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  const { tray } = ownOf(table.state, seatOf(table.law, nation));
  if (unit.off !== 'tray' || tray === undefined) return unit;
  delete tray[id];
  unit.left = left;
  recount(table);
  return unit;
}

/** 9.11 What falls with its nation is in no tray any more. */
export function uncover(table: Theatre, falls: (nation: Nation) => boolean): void {
  const { public: pub, seats } = table.state;
  if (pub.covered === undefined) return;
  for (const { own } of Object.values(seats))
    for (const id in own.tray) {
      const nation = pub.units[id]?.nation;
      if (own.tray !== undefined && nation !== undefined && falls(nation)) delete own.tray[id];
    }
  recount(table);
}

/** A tray that others cannot tell from the true one: so many on the track, the rest in the pool or not yet in the game. */
export function imagineTray(pub: Pub, nations: readonly Nation[], below: Below): Tray {
  const tray: Tray = {};
  for (const nation of nations) {
    const stacks = (pub.covered ?? []).filter((stack) => stack.nation === nation);
    const slots = stacks.flatMap(({ due, units }) => Array.from({ length: units }, () => due));
    const units = Object.values(pub.units).filter((unit) => unit.off === 'tray' && unit.nation === nation);
    for (const { id, steps } of shuffled(units, below)) {
      const due = slots.shift();
      if (due !== undefined) tray[id] = { off: 'track', due, left: 1 + below(steps) };
      else if (below(4) === 0) tray[id] = { off: 'later', due: pub.turn + 1 + below(12), left: steps };
      else tray[id] = { off: 'pool', due: 0, left: steps };
    }
  }
  return tray;
}

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const rest = list.slice();
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(below(rest.length), 1));
  return drawn;
}
