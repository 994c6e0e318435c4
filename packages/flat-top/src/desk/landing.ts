/** What became of planes that came down: those on deck or field, and those that did not get there. */
import type { ForceTable, Plain } from '@ironbottom/umpire';
import { type Battle, type Grounded, type Side, sides } from '../state.js';
import { nationOf } from './lots.js';
import { forceTables, pointsTable } from './report.js';

type Landed = { side: Side; plane: string; before: number; landed: number; lost: number };

const boxesOf = (battle: Battle, side: Side): (Grounded | null)[] => [
  ...battle.ships[side].map((ship) => ship.grounded),
  ...(battle.base?.side === side ? [battle.base.grounded] : []),
];

function standing(battle: Battle, side: Side, plane: string): number {
  let sum = 0;
  for (const grounded of boxesOf(battle, side)) {
    if (grounded === null) continue;
    for (const box of [grounded.ready, grounded.justLanded, grounded.readying]) {
      for (const lot of box) if (lot.plane === plane) sum += lot.factors;
    }
  }
  return sum;
}

function landings(end: Battle, start: Battle): Landed[] {
  return sides.flatMap((side) => {
    const lots = start.air[side].flatMap((formation) => formation.lots);
    return [...new Set(lots.map((lot) => lot.plane))].map((plane) => {
      const before = lots.reduce((sum, lot) => sum + (lot.plane === plane ? lot.factors : 0), 0);
      const landed = standing(end, side, plane) - standing(start, side, plane);
      return { side, plane, before, landed, lost: before - landed };
    });
  });
}

export function landingTables(end: Battle, start?: Battle): ForceTable[] {
  if (start === undefined) return forceTables(end);
  const rows = landings(end, start);
  const title = `${nationOf(rows[0]?.side ?? 'allied')} planes`;
  return [
    {
      title,
      head: ['plane', 'before', 'landed', 'lost'],
      rows: rows.map(({ plane, before, landed, lost }) => [plane, before, landed, lost]),
    },
    pointsTable(end, start),
  ];
}

export function landingOutcome(end: Battle, start: Battle): { [key: string]: Plain } {
  return { planes: landings(end, start).map((each): Plain => ({ ...each })), points: { ...end.points } };
}
