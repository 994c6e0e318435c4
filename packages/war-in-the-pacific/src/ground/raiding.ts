/** 11.2, R123 Planes from beyond the map: against troops, or against the ships of a landing, whose admiral may be lost with his (21.3). */
import type { Out } from '@ironbottom/umpire';
import { bandIn } from '../chapters/6-3-results.js';
import { fateOf } from '../chapters/20-3-elimination.js';
import { antiShipColumns } from '../charts/air-surface.js';
import { mostOdds, results } from '../charts/naval-crt.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import { enemyOf, type Side } from '../sides.js';
import type { GroundLaw, Open, Order } from './kit.js';
import { flagship, landingOf, offCoast, stateOf, sunk } from './landing.js';
import type { LandingForce, Raiders } from './scenario.js';

export const raidersOf = (open: Open, { scenario }: GroundLaw, side: Side): Raiders[] =>
  (scenario.raiders ?? []).filter((raiders) => raiders.side === side && raiders.turns.includes(open.turn));

/** 11.2.1 Heavy bombers have a figure of their own against troops. */
export const strengthOnTroops = ({ groups }: Raiders): number =>
  Object.values(groups).reduce(
    (sum, { points, bombardment, support }) =>
      sum + points * (support !== undefined && cite('11.2.1') ? support : bombardment),
    0,
  );

export const strengthOnShips = ({ groups }: Raiders): number =>
  Object.values(groups).reduce((sum, { points, antiShip = 0 }) => sum + points * antiShip, 0);

/** Landing forces of the enemy's that these planes could find. */
export const shipTargets = (open: Open, law: GroundLaw, raiders: Raiders): LandingForce[] =>
  strengthOnShips(raiders) === 0 || !cite('R123') ? [] : offCoast(open, law, enemyOf(raiders.side));

const forceIn = (law: GroundLaw, { target }: Order): LandingForce | undefined =>
  landingOf(law, target.slice('ships '.length));

/** Three dice: which ship, how hard, with what result (7.8.1). */
export function shipsHit(open: Open, law: GroundLaw, order: Order, faces: readonly number[], out: Out): boolean {
  const force = forceIn(law, order);
  const [which = 1, hard = 1, result = 1] = faces;
  if (force === undefined) return false;
  const { damage } = stateOf(open, force.id);
  const afloat = force.ships.filter(({ name }) => (damage[name] ?? 0) < sunk);
  const ship = afloat[(which - 1) % Math.max(1, afloat.length)];
  if (ship === undefined) return false;
  const flag = flagship(open, force) === ship.name;
  const { airSurfaceDamage, navalCRT } = law.charts;
  const rows = airSurfaceDamage.values.medium;
  // Transports are of speed class 1: two columns to the right.
  const column = Math.min((rows[0]?.length ?? 1) - 1, bandIn(antiShipColumns, order.strength) + 2);
  const points = rows[hard - 1]?.[column] ?? 0;
  const odds = Math.min(mostOdds, round(points / ship.defence, 'down'));
  const came = navalCRT.values[odds]?.[result - 1] ?? '-';
  const now = Math.min(sunk, (damage[ship.name] ?? 0) + results.indexOf(came));
  damage[ship.name] = now;
  if (out.on) out.tell('all', '7.8.1', 'ship-hit', { ship: ship.name, points, result: came, now, sunk: now >= sunk });
  return now >= sunk && flag && stateOf(open, force.id).commander !== null && cite('21.3');
}

/** 21.3, 20.3 His flagship has sunk: two dice. 21.2 Whoever is next takes over, by his own dice. */
export function admiralsFate(open: Open, law: GroundLaw, order: Order, faces: readonly number[], out: Out): void {
  const force = forceIn(law, order);
  if (force === undefined) return;
  const state = stateOf(open, force.id);
  const { commander } = state;
  if (commander === null) return;
  const fate = fateOf(force.side, faces);
  const officer = open.officers[commander];
  if (fate !== 'aboard' && officer !== undefined) {
    officer.state = fate;
    state.commander = state.juniors.shift() ?? null;
    state.ratings = null;
  }
  if (out.on)
    out.tell('all', '21.3', 'admirals-fate', { name: commander, fate, next: state.commander ?? '', side: force.side });
}
