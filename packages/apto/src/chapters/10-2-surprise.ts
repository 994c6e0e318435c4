/**
 * 10.2 Japan surprises a neutral nation that she invades, for a month and half as much in the next. In this part of the map that is
 * Mongolia, when she has announced it (9.2): neither China nor the Soviet Union is ever surprised.
 */
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import type { HexId, LandUnit, Nation } from '../pieces.js';
import { invadedKey } from '../situation.js';
import type { Pub } from '../state.js';
import { flagOf } from './5-0-activation.js';

const victim: Nation = 'mongolia';

/** The turn in which the first Japanese came over the border. */
const begunKey = '10.2 mongolia';

/**
 * To be called when units enter a hex: whether the surprise begins with it. It takes an entry in an Offensive; until then, and at Khalkhin
 * Gol, where nobody has declared a war, there is none (R185).
 */
export function surprises(pub: Pub, units: readonly LandUnit[], hex: HexId): boolean {
  if (pub.phase !== 'offensives' || pub.notes[begunKey] !== undefined || map.hex(hex)?.territory !== victim)
    return false;
  const isInvasion = pub.notes[invadedKey] === 1 || !cite('R185');
  if (!isInvasion || !units.some(({ nation }) => flagOf(nation) === 'japan') || !cite('10.2')) return false;
  pub.notes[begunKey] = pub.turn;
  return true;
}

/** Which month of the surprise this is; 0 before it, and from the third on. */
export function monthOfSurprise({ notes, turn }: Pick<Pub, 'notes' | 'turn'>): 0 | 1 | 2 {
  const begun = notes[begunKey];
  if (begun === undefined || !cite('10.2')) return 0;
  if (turn === begun) return 1;
  return turn === begun + 1 ? 2 : 0;
}

/** The same for an attack on these. R185 Where Soviets stand with them nobody is surprised. */
export function surpriseOf(pub: Pub, units: readonly LandUnit[]): 0 | 1 | 2 {
  const isOne = ({ nation }: LandUnit): boolean => nation === victim || (nation === 'ussr' && !cite('R185'));
  return units.length > 0 && units.every(isOne) ? monthOfSurprise(pub) : 0;
}

/** 11.14 Whoever is surprised has no second roll. */
export const isSurprised = (pub: Pub, units: readonly LandUnit[]): boolean =>
  units.some(({ nation }) => nation === victim) && monthOfSurprise(pub) > 0;
