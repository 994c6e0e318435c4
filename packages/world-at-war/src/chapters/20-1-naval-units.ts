/** 20.11–20.15 Kinds of naval units, light and heavy, slow and fast, their size and where they base. */
import { cite } from '../cite.js';
import {
  isAfloat,
  isCarrier,
  type LightForce,
  lightFactors,
  type NamedKind,
  type NamedShip,
  type OneFactorKind,
} from '../pieces.js';

export type Kind = NamedKind | OneFactorKind | 'CA';
export type UnitClass = 'fleet' | 'fast carrier' | 'escort carrier' | 'transport' | 'submarine' | 'ASW';

/** 20.111–20.116 */
const classes: { readonly [K in Kind]: { readonly is: UnitClass; readonly rule: string } } = {
  DD: { is: 'fleet', rule: '20.111A' },
  CA: { is: 'fleet', rule: '20.111B' },
  PB: { is: 'fleet', rule: '20.111C' },
  BC: { is: 'fleet', rule: '20.111C' },
  BB: { is: 'fleet', rule: '20.111C' },
  CVL: { is: 'fast carrier', rule: '20.112A' },
  CV: { is: 'fast carrier', rule: '20.112B' },
  CVB: { is: 'fast carrier', rule: '20.112C' },
  CVE: { is: 'escort carrier', rule: '20.113' },
  TR: { is: 'transport', rule: '20.114' },
  SS: { is: 'submarine', rule: '20.115' },
  SSA: { is: 'submarine', rule: '20.115' },
  ASW: { is: 'ASW', rule: '20.116' },
};

export function classOfKind(kind: Kind): UnitClass | undefined {
  const { is, rule } = classes[kind];
  return cite(rule) ? is : undefined;
}

/** 20.12A Destroyers, cruisers, transports and escort carriers are light; 20.12B named ships are heavy. */
export function weightOf(kind: Kind): 'light' | 'heavy' | 'neither' {
  if ((kind === 'DD' || kind === 'CA' || kind === 'TR' || kind === 'CVE') && cite('20.12A')) return 'light';
  const named = classes[kind].is === 'fast carrier' || kind === 'PB' || kind === 'BC' || kind === 'BB';
  return named && cite('20.12B') ? 'heavy' : 'neither';
}

/** 20.13 Submarines, ASW and transports are units of strategic warfare as well as naval units. */
export const isWarfareUnit = (kind: Kind): boolean =>
  (kind === 'SS' || kind === 'SSA' || kind === 'ASW' || kind === 'TR') && cite('20.13');

/** 20.121 Why a ship is slow: she is damaged (A), or her counter says so (C); all others are fast (E). */
export function isSlow(ship: NamedShip): boolean {
  if (ship.state === 'damaged' && cite('20.121A') && cite('20.5222C')) return true;
  return ship.slow ? cite('20.121C') : !cite('20.121E');
}

/** 20.121 Slow factors of a light force: damaged cruisers (A), escort carriers (B) and transports (D). */
export function slowFactors(force: LightForce): number {
  const { CAdamaged, CVE, TR } = force;
  return (
    (CAdamaged > 0 && cite('20.121A') ? CAdamaged : 0) +
    (CVE > 0 && cite('20.121B') && cite('20.41') ? CVE : 0) +
    (TR > 0 && cite('20.121D') ? TR : 0)
  );
}

export const hasSlow = (ships: readonly NamedShip[], light: readonly LightForce[]): boolean =>
  ships.some((ship) => isAfloat(ship) && isSlow(ship)) || light.some((force) => slowFactors(force) > 0);

/** 20.252 What a slow ship cannot do; `dice` is how many fewer she rolls to intercept (C). */
export function slowMay(what: 'raid' | 'engage raiders' | 'engage distant groups' | 'evade fleet combat'): boolean {
  switch (what) {
    case 'raid':
      return !cite('20.252A');
    case 'engage raiders':
      return !cite('20.252B');
    case 'engage distant groups':
      return !cite('20.252D');
    case 'evade fleet combat':
      return !cite('20.252E');
  }
}

/** 20.252C Dice to intercept or counter-intercept, out of those a fast force would roll. */
export const interceptionDice = (dice: number, slow: boolean): number =>
  slow && cite('20.252C') ? Math.max(0, dice - 1) : dice;

/** 20.14 Factors of every kind weigh the same. */
export function navalFactors(ships: readonly NamedShip[], light: readonly LightForce[]): number {
  if (!cite('20.14')) return 0;
  const heavy = ships.filter(({ state }) => state !== 'sunk').reduce((sum, { factors }) => sum + factors, 0);
  return light.reduce((sum, force) => sum + lightFactors(force), heavy);
}

/** Fleet factors that can fire (20.21): destroyers, sound cruisers, capital ships; escort carriers with them (20.45). */
export function firingFactors(
  ships: readonly NamedShip[],
  light: readonly LightForce[],
  mayFire: (ship: NamedShip) => boolean,
): number {
  const heavy = ships
    .filter((ship) => !isCarrier(ship) && mayFire(ship))
    .reduce((sum, { factors }) => sum + factors, 0);
  return light.reduce((sum, { CA, DD, CVE }) => sum + (cite('20.21') ? CA + DD : 0) + (cite('20.45') ? CVE : 0), heavy);
}

/** 20.15 Factors that may base in a hex, by its ports and port counters; in a box of the mapboard there is no limit. */
export function baseCapacity(where: { ports: number; portCounters: number } | 'mapboard box'): number {
  if (where === 'mapboard box') return Number.POSITIVE_INFINITY;
  return cite('20.15') ? 50 * (where.ports + where.portCounters) : 0;
}

/** 20.166 Any number of task forces may share a port that holds their factors. */
export const mayBase = (factors: readonly number[], capacity: number): boolean =>
  factors.reduce((sum, each) => sum + each, 0) <= capacity && (factors.length < 2 || cite('20.166'));
