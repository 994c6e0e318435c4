/** 25 Points and victory. Points are scored here and nowhere else; planes are lost here and nowhere else, but in battles. */
import type { Result } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { citeIn, ruleIn } from '../cite-scenario.js';
import { planeKey } from '../forces.js';
import { type GameOwn, type GameTable, ownOf, type Tally } from '../game-kit.js';
import type { PlaneKey } from '../pieces.js';
import { enemyOf, type Side, sides } from '../state.js';
import { unloadedAt } from './12-7-unloading.js';
import { baseFactors, isSunk } from './21-damage.js';
import { scoreSurvivors } from './optional-rescue.js';

/** 25.1 The point track lies open; what the points were for is known to whoever knows it (R47). */
export function score(table: GameTable, side: Side, item: keyof Tally, points: number): void {
  if (points === 0 || !cite('25.1') || !cite('CHART-vp')) return;
  const { public: pub, umpire } = table.state;
  const { allied, japan } = pub.points;
  pub.points = side === 'allied' ? { allied: allied + points, japan } : { allied, japan: japan + points };
  const { tally } = umpire.secret;
  tally[side] = scored(tally[side], item, points);
  tellPoints(table);
}

function scored({ planes, wasted, ships, bases, closed, unloading, bonus }: Tally, item: keyof Tally, points: number) {
  const now: Tally = { planes, wasted, ships, bases, closed, unloading, bonus };
  now[item] += points;
  return now;
}

function tellPoints(table: GameTable): void {
  const { allied, japan } = table.state.public.points;
  table.tell('all', '25.1', 'points', { allied, japan });
}

export type LostPlanes = { readonly plane: PlaneName; readonly seaBased: boolean; readonly factors: number };

/**
 * How planes were lost outside a battle. 'wasted': for want of a place to land in time, by error or choice (25.4);
 * 'forGood': went down with a ship, never to be replaced (22.4).
 */
export type LossKind = 'lost' | 'wasted' | 'forGood';

/** The planes are gone from their boxes or formations already; here they are counted and scored. */
export function losePlanes(table: GameTable, side: Side, planes: readonly LostPlanes[], how: LossKind): void {
  const own = ownOf(table.state, side);
  const { airFactor, lostUnnecessarily, landBasedAirFactor } = table.law.charts.victoryPoints.values;
  for (const { plane, seaBased, factors } of planes) {
    if (factors === 0) continue;
    count(own, how === 'forGood' ? 'gone' : 'lostToday', planeKey({ plane, seaBased }), factors);
    const cheap = table.law.options.landPlanesOnePoint && !seaBased && cite('OPT-EPF.9');
    const wasted = how === 'wasted' && cite('25.4');
    const each = wasted ? lostUnnecessarily : cheap ? landBasedAirFactor : airFactor;
    score(table, enemyOf(side), wasted ? 'wasted' : 'planes', factors * each);
  }
}

export function count(own: GameOwn, where: 'lostToday' | 'gone' | 'added', plane: PlaneKey, factors: number): void {
  const list = own[where];
  list[plane] = (list[plane] ?? 0) + factors;
}

/** R128 Each turn a base cannot fly anything, after repair. */
export function scoreClosedBases(table: GameTable): void {
  const { baseClosed } = table.law.charts.victoryPoints.values;
  for (const side of ['allied', 'japan'] as const) {
    for (const base of ownOf(table.state, side).bases) {
      if (base.offBoard || base.hits === 0 || baseFactors(base).launch.normal > 0 || !cite('21.5')) continue;
      const great = base.name === 'Henderson' || base.name === 'Rabaul';
      table.tell('all', '21.5', 'base-closed', { side, base: base.name });
      score(table, enemyOf(side), 'closed', great ? baseClosed['Henderson or Rabaul'] : baseClosed.other);
    }
  }
}

/** SC2.V2, SC3.V2, SC5.V2 Points for what was unloaded, or was not. */
export function receiveBonus(table: GameTable, side: Side, points: number, rule: string): void {
  const { public: pub } = table.state;
  pub.bonus = { allied: 0, japan: 0, ...pub.bonus, [side]: (pub.bonus?.[side] ?? 0) + points };
  table.tell('all', rule, 'bonus', { side, points });
  score(table, side, 'bonus', points);
}

const unloadedWins = { SC2: 'SC2.V3', SC5: 'SC5.V3' } as const;

/** SC2.V3, SC5.V3 So much put ashore that nothing else matters. */
function landedInForce(table: GameTable): Result | undefined {
  const { state, law } = table;
  const { wins } = law.scenario.victory.unloading ?? {};
  if (wins === undefined) return undefined;
  const { side, at, points } = wins;
  if (unloadedAt(ownOf(state, side), law, side, at) < points || !citeIn(unloadedWins, law.scenario)) return undefined;
  const rule = ruleIn(unloadedWins, law.scenario);
  const why = `${points} points unloaded${at === undefined ? '' : ` at ${at}`}`;
  table.tell('all', rule, 'landed-in-force', { side, points, at: at ?? null });
  return { winners: [side], why, rule };
}

/** Victories that do not wait for the last turn. */
function immediateVictory(table: GameTable): Result | undefined {
  const { sunkLoses } = table.law.scenario.victory;
  const landed = landedInForce(table);
  if (landed !== undefined || sunkLoses === undefined) return landed;
  for (const side of ['allied', 'japan'] as const) {
    const ship = ownOf(table.state, side).ships.find(({ name }) => name === sunkLoses);
    if (ship !== undefined && isSunk(ship) && cite('SC1.V1'))
      return { winners: [enemyOf(side)], why: `${sunkLoses} is sunk`, rule: 'SC1.V1' };
  }
  return undefined;
}

/** The last word: how the points stand, for it tells that nothing more was scored. */
export function endWith(table: GameTable, result: Result): void {
  tellPoints(table);
  table.end(result);
}

/** Such a victory ends the game there and then; true when it has. */
export function endAtOnce(table: GameTable): boolean {
  const result = immediateVictory(table);
  if (result !== undefined) endWith(table, result);
  return result !== undefined;
}

/** 25.2 After 2400 a great lead ends the game (R136). */
export function automaticVictory(table: GameTable): Result | undefined {
  const { automatic } = table.law.scenario.victory;
  const { hour, points } = table.state.public;
  if (automatic === null || hour !== 24 || Math.abs(points.allied - points.japan) < automatic || !cite('25.2'))
    return undefined;
  // The level is the scenario's own.
  const { figures } = table.law.scenario;
  const rule = figures === 'SC1' ? '25.2' : `${figures}.V1`;
  if (!cite(rule)) return undefined;
  return { winners: [ahead(points)], why: `a lead of ${automatic} points at 2400`, rule };
}

/** SC2.V2, SC5.V2, R138 At the end of the game only: an automatic victory is won without them. */
function finalBonuses(table: GameTable): void {
  const { state, law } = table;
  if (law.options.rescue) scoreSurvivors(table);
  const { fails, more } = law.scenario.victory.unloading ?? {};
  if (fails !== undefined) {
    const { side, at, least, bonus } = fails;
    if (unloadedAt(ownOf(state, side), law, side, at) < least && cite('SC2.V2'))
      receiveBonus(table, enemyOf(side), bonus, 'SC2.V2');
  }
  if (more !== undefined) {
    const [allied, japan] = sides.map((side) => unloadedAt(ownOf(state, side), law, side));
    if (allied !== japan && cite('SC5.V2'))
      receiveBonus(table, (allied ?? 0) > (japan ?? 0) ? 'allied' : 'japan', more, 'SC5.V2');
  }
}

/** 25.3 The last turn is over. */
export function finalVictory(table: GameTable): Result {
  finalBonuses(table);
  const { victory, figures } = table.law.scenario;
  const { points, hitsScored } = table.state.public;
  const { raid } = victory;
  if (raid !== undefined) {
    const hits = hitsScored[raid.base] ?? 0;
    const enough = points[raid.side] >= raid.points;
    const told = `${hits === 1 ? '1 hit' : `${hits} hits`} on ${raid.base}, ${points[raid.side]} points to ${points[enemyOf(raid.side)]}`;
    if (hits >= raid.outright && enough && cite('SC1.V1')) return { winners: [raid.side], why: told, rule: 'SC1.V1' };
    const more = points[raid.side] > points[enemyOf(raid.side)];
    const wins = hits >= raid.least && enough && more && cite('SC1.V2');
    return { winners: [wins ? raid.side : enemyOf(raid.side)], why: told, rule: 'SC1.V2' };
  }
  const told = `Allies ${points.allied} points, Japan ${points.japan}`;
  const best = Math.max(points.allied, points.japan);
  const floor = victory.floor ?? 0;
  // SC4.V2 Where much must be scored, less is a draw.
  const rule = figures === 'SC4' && best < floor ? 'SC4.V2' : '25.3';
  if (points.allied === points.japan || (best < floor && cite(rule))) return { winners: [], why: told, rule };
  return { winners: [ahead(points)], why: told, rule: '25.3' };
}

const ahead = (points: Record<Side, number>): Side => (points.allied > points.japan ? 'allied' : 'japan');
