/** 5.18 What a result does to both sides, and how steps are lost. */
import type { Answer, Ask, Out } from '@ironbottom/umpire';
import { alive, attackers, type Battle, type Fighter, type Ground } from '../battle.js';
import type { Result } from '../charts/crt.js';
import { cite } from '../cite.js';
import { fortified, isAssault } from './5-14-strength.js';

/** A bracketed loss falls back on whoever attacks a fort, or Soviet or Japanese defenders of a city at home. */
export function resultAgainst(battle: Battle, result: Result): Result {
  if (result !== '[-/1]') return result;
  const { target, attacker, sneak } = battle;
  // R166 Of forts only a fortification chit is surprised.
  const surprised = attacker === 'japan' && sneak > 0 && cite('R166');
  const fort =
    (target.fort !== 'none' && !(surprised && target.fort === 'chit')) || (target.coastalFort && isAssault(battle));
  if (fort && cite('5.18')) return '1/-';
  const atHome = alive(target).some(({ nation }) => nation === target.homeCityOf);
  if (target.homeCityOf === 'ussr' && atHome && cite('5.18')) return '1/-';
  return target.homeCityOf === 'japan' && atHome && cite('10.10') ? '1/-' : result;
}

/** How many steps a result costs, and whom. */
export const tollOf: { readonly [R in Result]: { of: 'attacker' | 'defender'; steps: number } } = {
  AE: { of: 'attacker', steps: Number.POSITIVE_INFINITY },
  '3/-': { of: 'attacker', steps: 3 },
  '2/-': { of: 'attacker', steps: 2 },
  '1/-': { of: 'attacker', steps: 1 },
  '[-/1]': { of: 'defender', steps: 1 },
  '-/2●': { of: 'defender', steps: 2 },
  '-/3●': { of: 'defender', steps: 3 },
  DE: { of: 'defender', steps: Number.POSITIVE_INFINITY },
};

export const hasDot = (result: Result | null): boolean => result === '-/2●' || result === '-/3●';

/** AE, DE: everybody, with the headquarters that were with them (5.2). */
export function eliminateAll(battle: Battle, of: 'attacker' | 'defender', out: Out): void {
  const grounds: readonly Ground[] = of === 'attacker' ? battle.from : [battle.target];
  for (const ground of grounds) {
    const all = alive(ground).filter(({ part }) => of === 'defender' || part);
    for (const unit of all) lose(unit, unit.left, out);
    const deserted = all.length > 0 && alive(ground).length === 0;
    if (ground.hq !== null && (deserted || of === 'defender') && cite('5.2')) loseHeadquarters(ground, out);
  }
}

export function loseHeadquarters(ground: Ground, out: Out): void {
  ground.hqLost = true;
  if (out.on) out.say('5.2', 'headquarters-lost', { name: ground.hq?.name ?? '' });
  // Alone with it, a General shares its fate; with troops he has a roll of his own (5.20).
  if (ground.units.length > 0 || !cite('5.2')) return;
  for (const general of ground.generals) {
    general.fate = 'pool';
    if (out.on) out.say('5.2', 'general-with-hq', { name: general.name });
  }
}

/** A paratroop unit that loses a step is gone, and pays for one step alone. */
const capOf = ({ kind, left }: Fighter): number => (kind === 'paratroop' && cite('5.18') ? 1 : left);

/** Those that may pay now: newcomers of this Step only once nobody else is left. */
export function payers(battle: Battle): Fighter[] {
  if (battle.owes === 'attacker') return attackers(battle);
  const all = alive(battle.target);
  const standing = all.filter(({ retreated }) => !retreated);
  return standing.length > 0 && cite('5.18') ? standing : all;
}

const payable = (units: readonly Fighter[]): number => units.reduce((sum, unit) => sum + capOf(unit), 0);

/** Whether the owner has a choice to make. */
export function hasChoice(battle: Battle): boolean {
  const units = payers(battle);
  return units.length > 1 && payable(units) > battle.owed;
}

/** Takes what leaves no choice: all that these can pay. */
export function payAll(battle: Battle, out: Out): void {
  const units = payers(battle);
  if (units.length === 0) {
    battle.owed = 0;
    return;
  }
  for (const unit of units) {
    const paid = Math.min(capOf(unit), battle.owed);
    battle.owed -= paid;
    if (paid > 0) lose(unit, paid, out);
  }
}

export function askLosses(battle: Battle): Ask {
  const units = payers(battle);
  const { owed } = battle;
  return {
    ...{ ask: 'split', rule: '5.18', total: Math.min(owed, payable(units)), all: true },
    prompt: `Which units lose ${owed === 1 ? 'a step' : `${owed} steps`}? A full unit of two steps is turned over by one and gone by two; a depleted one is gone.`,
    over: units.map((unit) => ({ id: unit.id, text: textOf(unit), cap: capOf(unit) })),
  };
}

export const textOf = ({ name, strength, left }: Fighter): string =>
  `${name} (strength ${strength[left - 1] ?? 0}, ${left === 1 ? '1 step' : `${left} steps`}${left < strength.length ? ', depleted' : ''})`;

export function takeLosses(battle: Battle, answer: Answer | undefined, out: Out): void {
  const shares = answer as { [id: string]: number };
  for (const unit of payers(battle)) {
    const paid = Math.min(shares[unit.id] ?? 0, capOf(unit), battle.owed);
    battle.owed -= paid;
    if (paid > 0) lose(unit, paid, out);
  }
}

export function lose(unit: Fighter, steps: number, out: Out): void {
  unit.left = unit.kind === 'paratroop' && cite('5.18') ? 0 : Math.max(0, unit.left - steps);
  if (out.on) out.say('5.18', unit.left === 0 ? 'eliminated' : 'depleted', { name: unit.name });
}

/** An attack on nobody: an empty fort, a lone headquarters, the people of the coast. Any loss is the end of it (R45). */
export function loseEmptyHex(battle: Battle, out: Out): void {
  if (!cite('R45')) return;
  if (battle.target.hq !== null) loseHeadquarters(battle.target, out);
  else if (out.on) out.say('R45', 'emptied', { hex: battle.target.name, fort: fortified(battle) });
}
