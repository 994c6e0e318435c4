/**
 * 11.14 A major power may pay an Offensive from its track, before the die of a land attack is rolled, for the right to have it rolled
 * again. Once a month; not without supply.
 */
import type { Ask } from '@ironbottom/umpire';
import type { Again, Battle } from '../battle.js';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { hexName, nationName } from '../names.js';
import { enemyOf, type LandUnit, type Nation, type Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { situationOf, unitsAt } from '../situation.js';
import type { Pub, Sortie } from '../state.js';
import { fedToAttack, isSupplied } from '../supplied.js';
import { isMinor } from './5-0-activation.js';
import { payerOf } from './8-season.js';
import { isSurprised } from './10-2-surprise.js';

const paidKey = (nation: Nation): string => `11.14 ${nation}`;

/** The major power that a nation's units fight for: its own, or that of a minor partner. R61 The Communists have none. */
const powerOf = (nation: Nation): Nation | undefined => {
  const power = nation === 'ccp' ? nation : payerOf(nation);
  return power === 'ccp' || isMinor(power) ? undefined : power;
};

/** 9.25 A conquered China that has risen has the Offensives of a minor nation, which pay for no second roll. */
const isPower = (pub: Pub, nation: Nation): boolean => pub.conquered[nation] === undefined || !cite('9.25');

/** The power that could pay for a side in this attack: whose units fight, all of them in supply. */
export function rerollPower(
  pub: Pub,
  law: Law,
  { side: attacker, units, target }: Sortie,
  side: Side,
): Nation | undefined {
  if (!law.options.rerolls || !cite('11.14')) return undefined;
  const fighting =
    side === attacker ? units.flatMap((id): LandUnit | [] => pub.units[id] ?? []) : unitsAt(pub, target, side);
  if (isSurprised(pub, fighting)) return undefined;
  const attacking = side === attacker && cite('7.7');
  // 7.7 Whoever attacks needs a place at a chit, not only a line to one.
  const fed = attacking ? fedToAttack(pub, law, fighting, side, situationOf(pub, law.map)).fed : undefined;
  if (fighting.some((unit) => !(fed?.has(unit.id) ?? isSupplied(pub, law, unit)))) return undefined;
  return fighting
    .flatMap(({ nation }) => powerOf(nation) ?? [])
    .find((power) => (pub.offensives[power] ?? 0) > 0 && pub.notes[paidKey(power)] !== pub.turn && isPower(pub, power));
}

/** Whoever has still to say whether he pays: the attacker first. */
export function nextToDeclare(pub: Pub, law: Law, sortie: Sortie): { side: Side; nation: Nation } | undefined {
  for (const side of [sortie.side, enemyOf(sortie.side)]) {
    if (sortie.again?.[side] !== undefined) continue;
    const nation = rerollPower(pub, law, sortie, side);
    if (nation !== undefined) return { side, nation };
  }
  return undefined;
}

export const declareSeat = (law: Law, { nation }: { nation: Nation }): string => seatOf(law, nation);

export const declareAsk = (pub: Pub, { target }: Sortie, { nation }: { nation: Nation }): Ask => ({
  ask: 'pick',
  rule: '11.14',
  prompt: `Does ${nationName(nation)} spend an Offensive, so that it may have the die at ${hexName(target)} rolled again? ${pub.offensives[nation] ?? 0} left; once a month, used or not.`,
  of: [{ id: 're-roll', text: 'an Offensive for a second roll' }],
  min: 0,
  max: 1,
  none: 'no second roll',
});

export function declareReroll(
  table: Theatre,
  sortie: Sortie,
  declarer: { side: Side; nation: Nation },
  paid: boolean,
): void {
  const { public: pub } = table.state;
  const { side, nation } = declarer;
  sortie.again = { ...sortie.again, [side]: paid };
  if (paid) {
    pub.offensives[nation] = (pub.offensives[nation] ?? 0) - 1;
    pub.notes[paidKey(nation)] = pub.turn;
  }
  table.say('11.14', paid ? 're-roll bought' : 'no re-roll', { nation, hex: sortie.target });
}

/** Who has to say now whether the die is rolled again: the attacker before the defender. */
export function toSay({ again }: Battle): 'attacker' | 'defender' | undefined {
  if (again.attacker === 'may') return 'attacker';
  return again.defender === 'may' ? 'defender' : undefined;
}

export const againAsk = (battle: Battle, result: string): Ask => ({
  ask: 'pick',
  rule: '11.14',
  prompt: `Do you have the die rolled again? It shows ${battle.face}: ${result}. The new roll stands, whatever it is.`,
  of: [{ id: 'again', text: 'roll again' }],
  min: 0,
  max: 1,
  none: 'the roll stands',
});

/** Whether the die is rolled again. An attacker who was content may still do it after the defender has, but not if he lets it be. */
export function saidAgain(battle: Battle, who: 'attacker' | 'defender', again: boolean): void {
  const left: { attacker: Again; defender: Again } = battle.again;
  if (who === 'attacker') left.attacker = again ? 'no' : left.defender === 'may' ? 'kept' : 'no';
  else {
    left.defender = 'no';
    left.attacker = again && left.attacker === 'kept' ? 'may' : again ? left.attacker : 'no';
  }
}
