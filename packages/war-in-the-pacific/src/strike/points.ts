/** R80 Points: what damage and planes are worth, and who wins. */
import type { Out, Result } from '@ironbottom/umpire';
import { chitText } from '../chapters/13-5-reports.js';
import { cite } from '../cite.js';
import { isCapitalShip, isCarrier, isFlotilla, type NavalType } from '../pieces.js';
import { isDummy, type Marker } from '../search/search.js';
import { enemyOf, type Side, sideNames, sides } from '../sides.js';
import type { StrikeLaw } from './law.js';
import type { Ship, Strike, StrikeBattle } from './state.js';

const heavy = (type: NavalType): boolean => type === 'BB' || type === 'BC';

/** Points for each level of damage; destroyers are there to be spent. */
export const worthOf = ({ type }: Pick<Ship, 'type'>): number => {
  if (type === 'CV') return 6;
  if (isCarrier({ type }) || heavy(type)) return 4;
  return isCapitalShip({ type }) ? 2 : isFlotilla({ type }) ? 0 : 1;
};

/** What a side has done to the other; `known`: as far as it was seen. */
export function pointsBy(battle: StrikeBattle, law: StrikeLaw, side: Side, known: boolean): number {
  const ships = battle.ships.filter((ship) => ship.side !== side);
  const began = (id: string): number => law.forces[enemyOf(side)].damaged?.[id] ?? 0;
  const damage = ships.reduce(
    (sum, ship) =>
      sum + worthOf(ship) * Math.max(0, (known ? (battle.shown[ship.id] ?? 0) : ship.damage) - began(ship.id)),
    0,
  );
  return damage + battle.down[enemyOf(side)];
}

/** When all is over everybody learns what each marker was, and what had been drawn for it. */
const markerTruth = ({ name, group, chits }: Marker): string =>
  [
    `${name}: ${group === null || isDummy({ group }) ? 'a dummy' : group}`,
    ...chits.map(({ chit }) => chitText(chit ?? 'true')),
  ].join(', ');

export function closeStrikes({ law, battle }: Strike, out: Out): void {
  for (const side of sides) battle.points[side] = cite('R80') ? pointsBy(battle, law, side, false) : 0;
  for (const ship of battle.ships) battle.shown[ship.id] = ship.damage;
  const hurt = battle.ships
    .filter(({ damage }) => damage > 0)
    .map(({ id, damage, sunk }) => `${id} ${sunk ? 'sunk' : `D${damage}`}`);
  const markers = sides.flatMap((side) => battle.hunt?.markers[side] ?? []).map(markerTruth);
  if (out.on) out.tell('all', 'R80', 'points', { ...battle.points, hurt: hurt.join(', '), markers });
}

export function strikeResult({ points }: StrikeBattle, law: StrikeLaw): Result {
  const winner: Side = points.japan - points.allies >= law.line ? 'japan' : 'allies';
  return {
    winners: [winner],
    why: `${sideNames[winner]} won: Japan ${points.japan}, the Allies ${points.allies} points; Japan wanted ${law.line} more.`,
    rule: 'R80',
  };
}
