/** 20.51 The Naval Attack Table: strength and dice to hits. */

import { nationality, type Period } from '../charts/nationality.js';
import { mostAS, mostFF, navalAttack } from '../charts/naval-attack.js';
import { submarineAttack } from '../charts/stand-ins.js';
import { cite } from '../cite.js';
import type { LightForce, NamedShip, Power } from '../pieces.js';
import type { Modifier, Strike } from '../strike.js';
import { fullyOperational } from './20-3-fast-carriers.js';

/** Air squadrons and fleet factors find their rows each in its own column. */
function rowOf(by: Strike['by'], strength: number): readonly number[] {
  const hits = (by === 'air' ? airRows : fleetRows)[strength];
  if (hits === undefined) throw new Error(`the Naval Attack Table has no row for ${strength} (${by})`);
  return hits;
}

/** Rows by their strength, found once: the odds look them up for every face. */
const airRows: (readonly number[])[] = [];
const fleetRows: (readonly number[])[] = [];
for (const { AS, from, to, hits } of navalAttack.values) {
  if (AS !== null) airRows[AS] = hits;
  for (let factors = from; factors <= to; factors++) fleetRows[factors] = hits;
}

/** The strengths that are looked up: one, or the last row and what is needed beyond it. */
export function rowsFor(by: Strike['by'], strength: number): number[] {
  const most = by === 'air' ? mostAS : mostFF;
  const rows: number[] = [];
  let rest = strength;
  while (rest > most && cite('CHART-naval-attack') && cite('R1')) {
    rows.push(most);
    rest -= most;
  }
  if (rest > 0) rows.push(Math.min(rest, most));
  return rows;
}

/** 20.51 A roll below 2 counts as 2, one above 12 as 12 (the last column is headed 12+). One roll serves all rows (R1). */
export function hitsFor(by: Strike['by'], strength: number, roll: number): number {
  const column = Math.min(12, roll < 2 && cite('20.51') ? 2 : roll) - 2;
  const factors = by === 'submarine' ? strength * submarineAttack.values.fleetFactors : strength;
  if (factors > 0 && factors <= (by === 'air' ? mostAS : mostFF)) return rowOf(by, factors)[column] ?? 0;
  let hits = 0;
  for (const row of rowsFor(by, factors)) hits += rowOf(by, row)[column] ?? 0;
  return hits;
}

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);

/** A modifier of nothing is not worth telling. */
const some = (modifiers: readonly Modifier[]): Modifier[] => modifiers.filter(({ by }) => by !== 0);

const table = 'CHART-naval-attack';

/** Under the table: modifiers to air attacks on naval units. */
export function airModifiers(given: {
  airDRM: number;
  navalDRM: number;
  navalAir: boolean;
  atSea: boolean;
  surprise: number;
}): Modifier[] {
  if (!cite(table)) return [];
  return some([
    { rule: table, what: "attacker's Air Nationality DRM", by: given.airDRM },
    { rule: table, what: "defender's Naval Nationality DRM", by: -given.navalDRM },
    { rule: table, what: 'naval air units against ships at sea', by: given.navalAir && given.atSea ? 1 : 0 },
    { rule: table, what: 'surprise of 3 or more', by: given.surprise >= 3 ? 1 : 0 },
  ]);
}

/** Under the table: modifiers to fleet attacks. `hampered`: whose activity reduces its effectiveness (22.552B). */
export function fleetModifiers(given: {
  attackerDRM: number;
  defenderDRM: number;
  hampered: 'attacker' | 'defender' | null;
}): Modifier[] {
  if (!cite(table)) return [];
  const { attackerDRM, defenderDRM, hampered } = given;
  return some([
    { rule: table, what: "attacker's Naval Nationality DRM", by: attackerDRM },
    { rule: table, what: "defender's Naval Nationality DRM", by: -defenderDRM },
    {
      rule: table,
      what: `the ${hampered} is hampered by what it is doing`,
      by: hampered === null ? 0 : hampered === 'attacker' ? -1 : 1,
    },
  ]);
}

/** 20.253, 20.36 The largest battleships and carriers fight at one more than their power's DRM. */
export function fleetDRM(power: Power, period: Period, ships: readonly NamedShip[]): number {
  const naval = nationality.values[period][power].naval;
  const battleship = ships.some(({ kind, factors }) => kind === 'BB' && factors === 5) && cite('20.253');
  const carrier = ships.some(({ kind }) => kind === 'CVB') && cite('20.36');
  return naval + (battleship || carrier ? 1 : 0);
}

/**
 * Modifiers to submarine attacks on the board: a stand-in for 22.94, which is not in the source. What counts is in 20.33,
 * 20.77 and 20.83; that advanced submarines always attack at a net +1 is printed (20.78C), in harbours too (20.78D).
 */
export function submarineModifiers(given: {
  advanced: boolean;
  inPort: boolean;
  ships: readonly NamedShip[];
  /** Carriers whose squadrons are aboard, by id. */
  fullDecks: ReadonlySet<string>;
  light: readonly LightForce[];
}): Modifier[] {
  const { advanced, inPort, ships, fullDecks, light } = given;
  if (advanced && (inPort ? cite('20.78D') : cite('20.78C')))
    return [{ rule: inPort ? '20.78D' : '20.78C', what: 'advanced submarines', by: 1 }];
  const { air, destroyers, asw, destroyersFrom } = submarineAttack.values;
  const sum = (kind: 'DD' | 'CVE' | 'ASW'): number => light.reduce((total, force) => total + force[kind], 0);
  const planes = ships.some((ship) => fullyOperational(ship, fullDecks.has(ship.id))) || sum('CVE') > 0;
  return some([
    { rule: '20.77', what: 'planes overhead', by: planes && cite('20.77') ? air : 0 },
    { rule: '20.75', what: 'destroyers', by: sum('DD') >= destroyersFrom && cite('20.75') ? destroyers : 0 },
    { rule: '20.83', what: 'ASW', by: sum('ASW') > 0 && cite('20.83') ? asw : 0 },
  ]);
}
