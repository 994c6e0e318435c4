/** 19.10 Surface battle by night: masks, spotting, and what Japan gains. */
import type { Out } from '@ironbottom/umpire';
import { type NightCase, nightCases, periodOf } from '../charts/surface-tables.js';
import { cite } from '../cite.js';
import { isFlotilla } from '../pieces.js';
import { enemyOf, sides } from '../sides.js';
import { hexesBetween } from '../surface/display.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import { afloat, commanderOf, type Ship, type SurfaceBattle } from '../surface/state.js';
import { nightRating } from './20-admirals.js';

/** 19.10.4 Commanded by an American, or at least half of the ships American. */
export function isPrimarilyUS(law: SurfaceLaw, { command }: SurfaceBattle): boolean {
  const commander = law.charts.surfaceAdmirals.values[commanderOf(command.allies)?.name ?? ''];
  if (commander?.nation === 'us') return true;
  const ships = law.forces.filter(({ side }) => side === 'allies').map(({ id }) => unitOf(law, id));
  return 2 * ships.filter(({ nation }) => nation === 'us').length >= ships.length;
}

/** 19.10.5 By date and by how much better the Japanese commander is by night. */
export function nightCaseOf(law: SurfaceLaw, battle: SurfaceBattle): NightCase {
  if (!law.night || (!isPrimarilyUS(law, battle) && cite('19.10.4'))) return 'none';
  const better = nightRating(battle, 'japan') - nightRating(battle, 'allies');
  const column = better < 0 ? 0 : Math.min(3, better + 1);
  const { columns } = law.charts.nightAdvantage.values;
  const found = columns[periodOf(law.date)][column];
  return found !== undefined && nightCases.includes(found) && cite('19.10.5') ? found : 'none';
}

const lasting = (
  law: SurfaceLaw,
  battle: SurfaceBattle,
  what: 'sight' | 'rangeTwo' | 'unseen' | 'unseenLight' | 'held',
): boolean => law.night && battle.sequence <= law.charts.nightAdvantage.values.lasts[battle.advantage][what];

export const isLight = (law: SurfaceLaw, id: string): boolean => {
  const unit = unitOf(law, id);
  return unit.type === 'CL' || isFlotilla(unit);
};

/** All Japanese CL and DD fire over two hexes without spending anything. */
export const allReachTwo = (law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): boolean =>
  ship.side === 'japan' && lasting(law, battle, 'rangeTwo') && isLight(law, ship.id);

/** Surprised: Allied ships lie where they are. */
export const isHeld = (law: SurfaceLaw, battle: SurfaceBattle, { side }: Ship): boolean =>
  side === 'allies' && lasting(law, battle, 'held') && cite('19.10.5');

/** 19.10.2 Her own fire gives a ship away, unless Japan has the advantage for it. */
export function staysUnseen(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): boolean {
  if (ship.seen || !cite('19.10.2')) return false;
  if (ship.side !== 'japan') return false;
  return lasting(law, battle, 'unseen') || (lasting(law, battle, 'unseenLight') && isLight(law, ship.id));
}

/** R31 Who has been spotted stays so to the end of the battle, for all of the enemy (19.10.3). */
export function spot({ night }: SurfaceLaw, battle: SurfaceBattle, ship: Ship, out: Out): void {
  if (ship.seen) return;
  ship.seen = true;
  if (!night || !out.on) return;
  const { id, side, mark, hex, fired, launched, torpedoes } = ship;
  const admiral =
    battle.command[side].officers.find((each) => each.ship === id && each.state === 'aboard')?.name ?? null;
  out.tell('all', '19.10.2', 'spotted', { side, mark, ship: id, hex, admiral, fired, launched, torpedoes });
}

/** Ships beside an enemy are spotted; with the advantage, Allied ships two hexes from a Japanese one. */
export function lookAround(law: SurfaceLaw, battle: SurfaceBattle, out: Out): void {
  if (!law.night) return;
  const found: Ship[] = [];
  for (const side of sides) {
    const enemies = afloat(battle, enemyOf(side));
    const sight = side === 'allies' && lasting(law, battle, 'sight') ? 2 : 1;
    for (const ship of afloat(battle, side))
      if (!ship.seen && enemies.some(({ hex }) => hexesBetween(hex, ship.hex) <= sight)) found.push(ship);
  }
  if (cite('19.10.2')) for (const ship of found.sort(byMark)) spot(law, battle, ship, out);
}

/** In an order that tells nothing. */
const byMark = (a: Ship, b: Ship): number => (a.mark < b.mark ? -1 : 1);
