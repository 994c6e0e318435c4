/** 20.1, 20.2, 20.7 What surface admirals bring to a battle. */
import { bandOf } from '../charts/surface-admirals.js';
import { cite } from '../cite.js';
import { isTransport, type SurfaceAdmiral, type SurfaceRatings } from '../pieces.js';
import { round } from '../rounding.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import { type Command, commanderOf, type Ship, type SurfaceBattle } from '../surface/state.js';
import { battleLineBonus } from './20-4-posting.js';
import { surfaceModifier } from './21-amphibious-admirals.js';

/** 20.7 A force without a commander. */
export const leaderless = { E: 1, reaction: { most: 7 }, S: -2, B: -1, N: -1, I: 1 } as const;

/**
 * 20.1 Command Level: what too large a force costs, and what a small one gives. R11: less than a full point too many costs
 * nothing; after the first, fractions count.
 */
export function commandDRM(level: number, activation: number): number {
  const over = activation - level;
  if (over > 0 && over < 1 && cite('R11')) return 0;
  if (over > 0) return -Math.min(5, round(over, 'up'));
  return Math.min(5, round(level - activation, 'down'));
}

/** 20.1 Reaction: hexes gained, or lost (negative). */
export function reactionHexes(reaction: SurfaceAdmiral['reaction'], roll: number): number {
  if ('least' in reaction) return roll >= reaction.least ? roll - reaction.least + 1 : 0;
  return roll <= reaction.most ? -(reaction.most - roll + 1) : 0;
}

/** 20.4.1 Available for a task force on 4 or more. */
export const isAvailable = (roll: number, modifier: number): boolean => roll + modifier >= 4 || !cite('20.4.1');

/** 20.1 The modifier to an admiral's two dice: subordinates have none (20.2). Transports hinder him (21.0). */
export function ratingDRM(law: SurfaceLaw, side: Side, officer: number): number {
  if (officer > 0 && cite('20.2')) return 0;
  const name = law.officers[side][officer]?.name ?? '';
  const level = law.charts.surfaceAdmirals.values[name]?.command ?? 0;
  // 16.4.6 Of forces that fight as one half counts.
  const activation =
    law.activation?.[side] ??
    law.forces.reduce((sum, each) => sum + (each.side === side ? unitOf(law, each.id).activation : 0), 0);
  const above = law.battleLine && side === 'allies' && cite('20.8.1') ? battleLineBonus(law.date).command : 0;
  return commandDRM(level + above, activation) + surfaceModifier(transportPoints(law, side));
}

/** 21.0, R158 Activation points of the transports that the commander leads himself, fractions dropped. */
function transportPoints(law: SurfaceLaw, side: Side): number {
  const led = law.led?.[side] ?? law.forces.filter((each) => each.side === side).map(({ id }) => id);
  const points = led
    .map((id) => unitOf(law, id))
    .reduce((sum, unit) => sum + (isTransport(unit) ? unit.activation : 0), 0);
  return cite('R158') ? round(points, 'down') : 0;
}

/** 20.8.1 Task Force 34 helps those who command a force, not those who serve under them. */
export function ratingsFor(
  { charts, battleLine, date }: SurfaceLaw,
  name: string,
  roll: number,
  officer = 0,
): SurfaceRatings {
  const line = charts.surfaceAdmirals.values[name];
  const ratings = line?.bands[bandOf(roll)];
  if (ratings === undefined) throw new Error(`there is no line for admiral ${name}`);
  if (!battleLine || line?.nation === 'japan' || officer > 0 || !cite('20.8.1')) return { ...ratings };
  const { S, B } = battleLineBonus(date);
  return { ...ratings, S: ratings.S + S, B: ratings.B + B };
}

export const nightRating = ({ command }: SurfaceBattle, side: Side): number =>
  commanderOf(command[side])?.ratings?.N ?? leaderless.N;

/** On the initiative die as it stands: high is good for the Allies. */
export function initiativeRating({ command }: SurfaceBattle, side: Side): number {
  const commander = commanderOf(command[side]);
  if (commander?.ratings) return commander.ratings.I;
  return cite('20.7') ? (side === 'japan' ? leaderless.I : -leaderless.I) : 0;
}

/** 20.1 Breakoff: the commander's, or that of nobody (20.7). */
export const breakoffRating = ({ command }: SurfaceBattle, side: Side): number =>
  commanderOf(command[side])?.ratings?.B ?? leaderless.B;

/**
 * 20.1, 20.2 Chits before the battle: the commander's S, half of one subordinate's (rounded up), two more against a force that
 * nobody leads (20.7), and by night one more for the side with the higher N in all (R32: with the commander).
 */
export function dealChits({ night }: SurfaceLaw, battle: SurfaceBattle): void {
  const nights = { japan: totalN(battle.command.japan), allies: totalN(battle.command.allies) };
  for (const side of sides) {
    const [commander, subordinate] = battle.command[side].officers;
    const enemy = battle.command[enemyOf(side)];
    const { chits } = battle.command[side];
    if (commander === undefined) continue;
    chits.commander = Math.max(0, commander.ratings?.S ?? 0);
    if (subordinate && cite('20.2')) chits.subordinate = round(Math.max(0, subordinate.ratings?.S ?? 0) / 2, 'up');
    if (enemy.officers.length === 0 && cite('20.7')) chits.commander -= leaderless.S;
    if (night && nights[side] > nights[enemyOf(side)] && cite('20.1') && cite('R32')) chits.commander += 1;
  }
}

const totalN = ({ officers }: Command): number =>
  officers.length === 0 ? leaderless.N : officers.reduce((sum, { ratings }) => sum + (ratings?.N ?? 0), 0);

/** A subordinate's chits do nothing for the commander's ship, nor for ships in her hex (20.2). */
const isWithCommander = ({ ships }: SurfaceBattle, command: Command, hex: number): boolean => {
  const flag = commanderOf(command)?.ship;
  return ships.some(({ id, hex: at }) => id === flag && at === hex) && cite('20.2');
};

/** How many chits may be spent on a ship. R146: those of a force that breaks off are for fire alone. */
export function chitsFor(battle: SurfaceBattle, { side, hex }: Pick<Ship, 'side' | 'hex'>): number {
  const command = battle.command[side];
  const { commander, subordinate } = command.chits;
  return commander + (isWithCommander(battle, command, hex) ? 0 : subordinate);
}

export const allChits = ({ chits: { commander, subordinate } }: Command): number => commander + subordinate;

/** The subordinate's go first where they may, then the commander's. */
export function spendChits(battle: SurfaceBattle, ship: Pick<Ship, 'side' | 'hex'>, count: number): void {
  const command = battle.command[ship.side];
  const { chits } = command;
  for (let left = count; left > 0; left--) {
    if (chits.subordinate > 0 && !isWithCommander(battle, command, ship.hex)) chits.subordinate -= 1;
    else chits.commander -= 1;
  }
}
