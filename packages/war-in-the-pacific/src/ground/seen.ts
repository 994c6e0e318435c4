/** What each side sees, and what it may take the rest to be. */
import { type Below, copyOf } from '@ironbottom/umpire';
import { inoperable, inoperableDice } from '../chapters/11-5-damage.js';
import { bombarded, type GroundTable, groundTables } from '../charts/ground-bombardment.js';
import { enemyOf, type Side } from '../sides.js';
import type { GroundBattle, GroundLaw, GroundSeen, Open } from './kit.js';
import { bombersFit, pointsOnField } from './planes.js';

export function seenBy({ open, secret }: GroundBattle, side: Side | null): GroundSeen {
  return {
    open: copyOf(open),
    table: side === null ? null : secret.tables[side],
    inoperable: side === 'allies' ? secret.inoperable : null,
  };
}

export function imagined({ open: seen, ...own }: GroundSeen, side: Side, law: GroundLaw, below: Below): GroundBattle {
  const open = copyOf(seen);
  const enemy = enemyOf(side);
  const tables = { japan: own.table, allies: own.table };
  tables[enemy] = tableOf(open, law, enemy, below);
  return { open, secret: { tables, inoperable: own.inoperable ?? unfitPoints(open, law, below) } };
}

/** None before it is chosen, and none where nobody could be bombarded; else one that agrees with all that was seen. */
function tableOf(open: Open, law: GroundLaw, owner: Side, below: Below): GroundTable | null {
  if (!open.chose[owner]) return null;
  const may = groundTables.filter((table) => agrees(open, law, owner, table));
  return may[below(Math.max(1, may.length))] ?? 'first';
}

export function agrees({ shellings }: Open, { charts }: GroundLaw, owner: Side, table: GroundTable): boolean {
  return shellings.every(({ by, fortified, column, sum, seen, modifier, openly }) => {
    if (by === owner || openly) return true;
    const came = bombarded(charts.groundBombardment, table, fortified, column, sum);
    const same = came.check === seen.check && came.step === seen.step && (came.fort && fortified) === seen.fort;
    return same && (modifier === null || modifier === came.modifier);
  });
}

/** 11.5 Dice that the owner may have thrown, given what has been seen in the air since. */
function unfitPoints(open: Open, law: GroundLaw, below: Below): number {
  const { airfield } = open;
  if (airfield === null) return 0;
  const dice = inoperableDice(airfield.damage);
  const unfit = (faces: readonly number[]): number =>
    inoperable(pointsOnField(open), airfield.level, airfield.damage, faces);
  for (let tries = 0; tries < 20; tries += 1) {
    const points = unfit(Array.from({ length: dice }, () => 1 + below(6)));
    if (airfield.flown === 0 || bombersFit(open, law, points) >= airfield.flown) return points;
  }
  const least = unfit(Array.from({ length: dice }, () => 1));
  return bombersFit(open, law, least) >= airfield.flown ? least : 0;
}
