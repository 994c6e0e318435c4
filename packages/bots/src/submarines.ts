/** Submarines 2, 6 and 7: where they lie in wait, and when they fight. */
import { type Base, mapboard } from '@ironbottom/flat-top';
import { leastAnswer, type Pick, type RowAnswer, type Sheet } from '@ironbottom/umpire';
import { isOpen, picked } from './answers.js';
import type { Bridge } from './bridge.js';

const { baseAt, distance, hexOf } = mapboard;

/** A submarine goes after ships that she could meet, and otherwise to the approaches of an enemy base. */
const inReach = 8;
const lying = 2;
/** Hours for which a sighting is worth the way. */
const fresh = 6;
const mostMoving = 6;

/** Towards the nearest ships that were reported, or a base; the nearest to their goal move first, for only six may. */
export function patrol(bridge: Bridge, sheet: Sheet): RowAnswer[] {
  const rows = sheet.rows.map((row): RowAnswer => leastAnswer(row) ?? []);
  const moves: { row: number; id: string; worth: number }[] = [];
  for (const [row, ask] of sheet.rows.entries()) {
    if (ask.ask !== 'pick') continue;
    const open = ask.of.filter(isOpen);
    const from = submarineAt(bridge, ask.prompt);
    if (from === undefined) continue;
    const goal = goalFrom(bridge, from);
    if (goal === undefined || distance(from, goal.hex) <= goal.within) continue;
    const ways = open.filter(({ at }) => at !== undefined && distance(at, goal.hex) < distance(from, goal.hex));
    const [way] = ways;
    if (way !== undefined)
      moves.push({ row, id: way.id, worth: distance(from, goal.hex) + (goal.within > 0 ? 20 : 0) });
  }
  moves.sort((a, b) => a.worth - b.worth || a.row - b.row);
  for (const { row, id } of moves.slice(0, roomFor(sheet))) rows[row] = [id];
  return rows;
}

/** Limits other than the six of a turn are seldom near: then nobody moves into the crowd. */
const roomFor = ({ limits }: Sheet): number => (limits.some(({ rule }) => rule === 'OPT-SUB.4') ? 1 : mostMoving);

function submarineAt({ own }: Bridge, prompt: string): number | undefined {
  return own.submarines?.find(({ id }) => prompt.startsWith(`${id} `))?.hex;
}

function goalFrom({ view, law, enemy, turn }: Bridge, from: number): { hex: number; within: number } | undefined {
  const ships = [
    ...view.knows.marks.filter(({ kind }) => kind === 'TF'),
    ...view.knows.sightings.filter((each) => each.kind === 'TF' && turn - each.turn <= fresh),
  ].map(({ hex }) => hex);
  const [prey] = nearest(from, ships).filter((hex) => distance(from, hex) <= inReach && baseAt(hex) === undefined);
  if (prey !== undefined) return { hex: prey, within: 0 };
  const isOnBoard = (base: Base['name']): boolean => law.charts.bases.values[base]?.offBoard === false;
  const [base] = nearest(from, law.scenario.forces[enemy].bases.filter(isOnBoard).map(hexOf));
  return base === undefined ? undefined : { hex: base, within: lying };
}

const nearest = (from: number, hexes: readonly number[]): number[] =>
  [...hexes].sort((a, b) => distance(from, a) - distance(from, b));

/** She fights where there are ships to sink, and goes deep where there are planes alone. */
export function depths({ view, own }: Bridge, ask: Pick): string[] {
  const ships = (hex: number): boolean => view.knows.marks.some((mark) => mark.kind === 'TF' && mark.hex === hex);
  return picked(ask, ({ id }) => own.submarines?.some((each) => each.id === id && !ships(each.hex)) === true);
}
