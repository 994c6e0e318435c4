/** 20.64, 20.65 What available transports do, each once a turn, and who protects them. */
import type { Refusal } from '@ironbottom/umpire';
import { carrying } from '../charts/carrying.js';
import { cite } from '../cite.js';
import { transportsToCarry } from './20-59-cargo.js';

/** 20.64A Oil counters that so many available transports may ship: 1, 2, 3 up to nine, and one more for every three beyond. */
export function oilCounters(available: number): number {
  if (available <= 0 || !cite('20.64A')) return 0;
  return available <= 3 ? available : Math.max(3, Math.ceil(available / 3));
}

/** 20.64B Allied supply lines out of mapboard boxes take a transport each. */
export const forSupply = (owner: 'allies' | 'japan', lines: number): number =>
  owner === 'allies' && cite('20.64B') ? lines : 0;

/** 20.64C A ground unit that no transport can take whole. */
export const tooLarge = (ground: readonly number[]): number | undefined =>
  cite('20.64C') ? ground.find((factors) => factors > carrying.values.transport.factors) : undefined;

/** 20.64D Grants of up to five BRPs, each with a transport in every box it passes. */
export function forGrants(brps: readonly number[]): number {
  const { brps: each } = carrying.values.transport;
  return cite('20.64D') ? brps.reduce((sum, grant) => sum + Math.ceil(grant / each), 0) : 0;
}

/** What a player wants of the transports of one box this turn. */
export type Uses = {
  oil: number;
  supplyLines: number;
  ground: readonly number[];
  air: number;
  /** Naval air squadrons, three of which count as an air factor. */
  squadrons: number;
  grants: readonly number[];
};

export type Reckoned = { oil: number; supply: number; carrying: number; grants: number; total: number };

export function transportsFor(owner: 'allies' | 'japan', uses: Uses): Reckoned {
  const oil = uses.oil * carrying.values.transport.oil;
  const supply = forSupply(owner, uses.supplyLines);
  const units = transportsToCarry(uses.ground, uses.air, uses.squadrons);
  const grants = forGrants(uses.grants);
  return { oil, supply, carrying: units, grants, total: oil + supply + units + grants };
}

/** 20.64 Each available transport does one thing a turn; oil has a limit of its own. */
export function useFaults(owner: 'allies' | 'japan', available: number, uses: Uses): Refusal[] {
  const faults: Refusal[] = [];
  const { total } = transportsFor(owner, uses);
  const limit = oilCounters(available);
  if (uses.oil > limit)
    faults.push({
      rule: '20.64A',
      why: `${available} available transports ship ${limit} oil counters, not ${uses.oil}`,
    });
  const large = tooLarge(uses.ground);
  if (large !== undefined)
    faults.push({
      rule: '20.64C',
      why: `a ground unit of ${large} factors does not go on one transport, and may not be split`,
    });
  if (total > available && cite('20.64'))
    faults.push({ rule: '20.64', why: `that takes ${total} transports, and ${available} are available` });
  return faults;
}

/** A naval unit that protects one transport, and what that transport does. */
export type Protection = { unit: string; transport: string; activity: string };

/**
 * 20.65 Within one activity in which several transports are engaged a unit protects one of them, named before the enemy acts;
 * otherwise it may protect as many different activities as it likes.
 */
export function protectionFaults(protections: readonly Protection[], enemyHasActed: boolean): Refusal[] {
  const faults: Refusal[] = [];
  if (enemyHasActed && protections.length > 0 && cite('20.65'))
    faults.push({ rule: '20.65', why: 'protection is named before the enemy tries anything' });
  const charges = new Map<string, string>();
  for (const { unit, transport, activity } of protections) {
    const key = `${unit} ${activity}`;
    const charge = charges.get(key);
    if (charge !== undefined && charge !== transport && cite('20.65'))
      faults.push({ rule: '20.65', why: `${unit} already protects ${charge}: one transport in the same activity` });
    charges.set(key, charge ?? transport);
  }
  return faults;
}
