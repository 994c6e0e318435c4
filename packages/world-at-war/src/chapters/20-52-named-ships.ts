/** 20.52 What hits and critical hits do to named ships. */
import { cite } from '../cite.js';
import { isCarrier, type NamedShip } from '../pieces.js';
import type { Strike } from '../strike.js';

export type Effect = 'nothing' | 'repaired' | 'hit' | 'damaged' | 'sunk-in-port' | 'sunk';

/** 20.5211A, 20.5221 How many more hits sink a ship. One that is damaged has no hits left to lose (20.5231B). */
export function hitsToSink(ship: NamedShip): number {
  if (ship.state === 'damaged' && cite('20.5231B')) return 1;
  return Math.max(1, ship.factors - ship.hits);
}

/** Hits of one attack on a ship: what becomes of her, and the rule that says so. The ship is changed. */
export function takeHits(
  ship: NamedShip,
  hits: number,
  { where, bombarding }: Pick<Strike, 'where' | 'bombarding'>,
): { effect: Effect; rule: string } {
  if (hits === 0) return { effect: 'nothing', rule: '20.51' };
  if (ship.state === 'sunk-in-port') return onWreck(ship, hits);
  // 20.511A Hits on a named ship add up; she is damaged and sunk as a whole.
  const total = (cite('20.511A') ? ship.hits : 0) + hits;
  const beyondDamage = ship.state === 'damaged' && cite('20.5221') && cite('20.5231B');
  if ((total >= ship.factors && cite('20.5211A')) || beyondDamage) return sink(ship, where);
  const damages = total === ship.factors - 1 && cite('20.5221');
  if (damages || (bombarding && cite('20.5221'))) {
    damage(ship);
    return { effect: 'damaged', rule: '20.5221' };
  }
  if (where === 'port' && cite('20.523C')) return { effect: 'repaired', rule: '20.523C' };
  const rule = where === 'raid' ? '20.523B' : '20.523A';
  if (cite(rule)) ship.hits = total;
  return { effect: 'hit', rule };
}

/** 20.523C A wreck in harbour is destroyed by as many hits as would have damaged her. */
function onWreck(ship: NamedShip, hits: number): { effect: Effect; rule: string } {
  if (hits < ship.factors - 1 || !cite('20.523C')) return { effect: 'repaired', rule: '20.523C' };
  ship.state = 'sunk';
  return { effect: 'sunk', rule: '20.523C' };
}

function damage(ship: NamedShip): void {
  ship.state = 'damaged';
  ship.hits = ship.factors - 1;
}

/** 20.5212 At sea she is gone; in port she may yet be raised. */
function sink(ship: NamedShip, where: Strike['where']): { effect: Effect; rule: string } {
  ship.hits = ship.factors;
  if (where === 'port' && cite('20.5212B')) {
    ship.state = 'sunk-in-port';
    return { effect: 'sunk-in-port', rule: '20.5212B' };
  }
  if (cite('20.5212A')) ship.state = 'sunk';
  return { effect: 'sunk', rule: '20.5212A' };
}

/** 20.5241 Everything in this attack that calls for a critical hit roll. */
export function criticalCauses(
  { by, surprise, atomic }: Pick<Strike, 'by' | 'surprise' | 'atomic'>,
  effect: Effect,
  dice: number,
): string[] {
  const harmed = effect === 'damaged' || effect === 'sunk-in-port' || effect === 'sunk';
  const causes: string[] = [];
  if (dice === 12 && cite('20.5241A')) causes.push('20.5241A');
  if (effect === 'sunk-in-port' && cite('20.5241B')) causes.push('20.5241B');
  if (by === 'air' && surprise >= 7 && effect === 'damaged' && cite('20.5241C')) causes.push('20.5241C');
  if (atomic && harmed && cite('20.5241D')) causes.push('20.5241D');
  return causes;
}

/** 20.5242 What is added to the critical hit die: one for each hit more than sank her in port. */
export function criticalPlus(effect: Effect, hits: number, needed: number): number {
  return effect === 'sunk-in-port' && hits > needed && cite('20.5242') ? hits - needed : 0;
}

/** 20.524 The die, with what is added, must exceed the size of the ship. */
export const isCritical = (ship: NamedShip, die: number, plus: number): boolean =>
  die + plus > ship.factors && cite('20.524');

/** 20.526 What a critical hit adds to what the attack did. */
export function takeCritical(ship: NamedShip, where: Strike['where']): { effect: Effect; rule: string } {
  if (ship.state === 'sound' && cite('20.526A')) {
    damage(ship);
    return { effect: 'damaged', rule: '20.526A' };
  }
  // 20.5211B The second way to sink.
  if (ship.state === 'damaged' && where === 'port' && cite('20.526C')) {
    ship.state = 'sunk-in-port';
    ship.hits = ship.factors;
    return { effect: 'sunk-in-port', rule: '20.526C' };
  }
  if (ship.state === 'damaged' && cite('20.526B') && cite('20.5211B')) {
    ship.state = 'sunk';
    ship.hits = ship.factors;
    return { effect: 'sunk', rule: '20.526B' };
  }
  if (ship.state === 'sunk-in-port' && cite('20.526D')) {
    ship.state = 'sunk';
    return { effect: 'sunk', rule: '20.526D' };
  }
  return { effect: 'nothing', rule: '20.526' };
}

/** 20.523A A ship that comes home is rid of the hits that did not damage her. */
export function returnToPort(ship: NamedShip): void {
  if (ship.state === 'sound' && ship.hits > 0 && cite('20.523A')) ship.hits = 0;
}

/** 20.5212B A wreck in a port that the enemy takes is lost. */
export function portTaken(ship: NamedShip): void {
  if (ship.state === 'sunk-in-port' && cite('20.5212B')) ship.state = 'sunk';
}

/** 20.5222A A damaged capital ship does not fire; hits short of damage take nothing from her guns (20.5231A). */
export function mayFire(ship: NamedShip): boolean {
  if (isCarrier(ship)) return false;
  if (ship.state === 'damaged') return !cite('20.5222A');
  return ship.state === 'sound' && (ship.hits === 0 || cite('20.5231A'));
}

/** 20.5222E What a repair takes. A ship sunk in port can be raised too (27.7262, not in the source). */
export function repair(what: NamedShip | 'cruiser'): { shipbuilding: number; turns: number } | undefined {
  if (what === 'cruiser') return cite('20.5222E') ? { shipbuilding: 0, turns: 1 } : undefined;
  return what.state === 'damaged' && cite('20.5222E') ? { shipbuilding: 1, turns: 2 } : undefined;
}
