/** Answers inside a battle, and whether to come out for one. */
import { type Battle, baseOf, distanceOf, type Force, shipsAt, unitOf } from '@ironbottom/fire-in-the-sky';
import type { Answer, Ask, Pick, RowAnswer, Sheet, Split, SplitAnswer } from '@ironbottom/umpire';
import { granted, type Wish } from './filling.js';
import { airAround, type Situation } from './situation.js';

const sound = ({ ships }: Force): string[] => ships.flatMap(({ id, state }) => (state === 'sound' ? [id] : []));
const guns = (force: Force): number =>
  sound(force).reduce((sum, id) => sum + unitOf(id).firepower + unitOf(id).defence / 10, 0);
const troops = ({ land }: Force): number => land.reduce((sum, { strength }) => sum + strength, 0);

export function inBattle({ side, enemy }: Situation, record: Battle, ask: Ask): Answer {
  const own = record.sides[side];
  const theirs = record.sides[enemy];
  switch (ask.ask) {
    case 'split':
      return spread(ask);
    case 'sheet':
      return ask.rows.map((row): RowAnswer => (row.ask === 'split' ? spread(row) : row.ask === 'say' ? row.from : []));
    case 'say':
      // Missions: ships first, but somebody for the troops; kamikazes: half of them.
      return ask.rule === '16.2.4' ? Math.floor(ask.to / 2) : Math.ceil(ask.to * (troops(own) > 0 ? 0.5 : 0.7));
    case 'pick':
      if (ask.rule === 'R11') return troops(own) >= 0.7 * troops(theirs) ? ['press on'] : [];
      if (ask.rule === 'R6') return guns(own) < 0.6 * guns(theirs) ? ['break off'] : [];
      return [...(ask.now ?? [])];
    default:
      throw new Error('a battle asks for no walks');
  }
}

/** Two dice for each target, the most valuable first, and what is left over at the first again. */
function spread({ over, total }: Split): SplitAnswer {
  const shares: SplitAnswer = {};
  let left = total;
  for (let round = 0; left > 0 && round < total; round += 1)
    for (const { id, cap } of over) {
      const given = Math.min(2, left, cap - (shares[id] ?? 0));
      if (given <= 0) continue;
      shares[id] = (shares[id] ?? 0) + given;
      left -= given;
    }
  return shares;
}

/** Everything that can fly comes; submarines where there are carriers or troops, a share of them. */
export function reserves({ view }: Situation, sheet: Sheet): Answer {
  const wishes: Wish[] = [];
  sheet.rows.forEach((row, nth) => {
    if (row.ask === 'split') for (const { id, cap } of row.over) wishes.push({ row: nth, id, amount: cap });
    if (row.ask === 'say')
      wishes.push({ row: nth, amount: Math.max(1, Math.ceil(row.to / (view.public.fights.length + 1))) });
  });
  return granted(sheet, wishes);
}

/** Out against an enemy who is not too strong, where there is something to be defended. */
export function reactFrom(situation: Situation, { of }: Pick): Answer {
  const { view, side } = situation;
  const attacked = view.public.taskForces.filter((force) => force.side !== side);
  if (attacked.length === 0 || (side === 'japan' && view.own.oil < 8)) return [];
  for (const { id, at } of of) {
    if (at === undefined) continue;
    const base = situation.law.open.findIndex((_, no) => baseOf(no).id === id);
    const ships = shipsAt(view.own, base).filter((ship) => !view.own.moved.includes(ship));
    const strength = ships.reduce((sum, ship) => sum + unitOf(ship).firepower + 2 * unitOf(ship).planes, 0);
    const near = attacked.filter((force) => distanceOf(force.at, at) <= 4);
    const air = Math.max(0, ...near.map((force) => airAround(situation, side, force.at)));
    if (strength + 2 * air >= 9 && near.some(({ land }) => land.length > 0)) return [id];
  }
  return [];
}

/** All that are fast enough; with the slow ones at home the others get further. */
export function reactWith(sheet: Sheet): Answer {
  const [row] = sheet.rows;
  const wishes: Wish[] = [];
  if (row?.ask === 'pick') for (const { id } of row.of) if (unitOf(id).move >= 7) wishes.push({ row: 0, id });
  if (row?.ask === 'pick' && wishes.length === 0) for (const { id } of row.of) wishes.push({ row: 0, id });
  return granted(sheet, wishes);
}

/** Against the landing, if it is in reach. */
export function reactTo({ view, side }: Situation, { of }: Pick): Answer {
  const landing = view.public.taskForces.find(
    (force) => force.side !== side && force.land.length > 0 && of.some(({ at }) => at === force.at),
  );
  const item = of.find(({ at }) => at === landing?.at) ?? of[0];
  return item === undefined ? [] : [item.id];
}

/** Back to where the next attack begins, or to where it came from. */
export function homeward(situation: Situation, sheet: Sheet): Answer {
  const { staging, side, view } = situation;
  const forces = view.public.taskForces.filter((force) => force.side === side);
  return sheet.rows.map((row, nth): RowAnswer => {
    if (row.ask !== 'pick') return [];
    const force = forces[nth];
    // What has just been taken is held with what was brought along.
    const here = row.of.find(({ at }) => at !== undefined && at === force?.at);
    if (here !== undefined && force !== undefined && force.air + force.land.length > 0) return [here.id];
    const safe = row.of.filter(({ at }) => at !== undefined && situation.zones[at] !== 1);
    const open = safe.length > 0 ? safe : row.of;
    const goal = staging?.place ?? (force === undefined ? undefined : baseOf(force.from).place);
    let best = open[0];
    let least = Number.POSITIVE_INFINITY;
    for (const item of open) {
      if (item.at === undefined || goal === undefined) continue;
      const away = distanceOf(item.at, goal) + (force === undefined ? 0 : 0.5 * distanceOf(item.at, force.at));
      if (away < least) {
        least = away;
        best = item;
      }
    }
    return best === undefined ? [] : [best.id];
  });
}
