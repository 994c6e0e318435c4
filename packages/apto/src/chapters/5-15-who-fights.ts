/** 5.15 Before the roll: who is too many to fight, and whom the defender leaves out. */
import type { Ask, Item, Out } from '@ironbottom/umpire';
import { alive, type Battle, defenders, type Fighter, type Ground, printed, roomOf } from '../battle.js';
import { cite } from '../cite.js';
import { isCommunist, isHalf } from './5-16-modifiers.js';
import { textOf } from './5-18-losses.js';

/** 5.9, 5.15 Only as many as may stack in a hex fight from it or in it; the weakest are left out (R49). */
export function leaveOutExcess(battle: Battle): void {
  for (const ground of [battle.target, ...battle.from]) {
    const fighting = alive(ground).filter(({ part, retreated }) => part && !retreated);
    for (let over = excess(ground, fighting); over > 0; over = excess(ground, fighting)) {
      const weakest = fighting.filter((unit) => roomOf(unit) > 0).reduce((a, b) => (printed(b) < printed(a) ? b : a));
      if (!cite('5.15') || !cite('R49')) break;
      weakest.part = false;
      fighting.splice(fighting.indexOf(weakest), 1);
    }
  }
}

const excess = ({ limit }: Ground, units: readonly Fighter[]): number =>
  units.reduce((sum, unit) => sum + roomOf(unit), 0) - limit;

/**
 * 5.15 The defender may leave out whom he likes, though not everybody. R176 He is asked where that can better the die (5.16): where some are
 * without supply and others are not, and where Communists would come to half of the strength.
 */
export const mayLeaveOut = (battle: Battle): boolean =>
  (isHalfFed(battle) || couldBeCommunists(battle)) && cite('5.15');

function isHalfFed(battle: Battle): boolean {
  const units = defenders(battle);
  return units.some(({ supplied }) => supplied) && units.some(({ supplied }) => !supplied);
}

function couldBeCommunists(battle: Battle): boolean {
  const units = defenders(battle);
  return battle.target.inChina && units.some(isCommunist) && !isHalf(units, isCommunist) && cite('R176');
}

export function askLeaveOut(battle: Battle): Ask {
  const units = defenders(battle);
  const halfFed = isHalfFed(battle);
  const worth = [
    ...(halfFed ? ['with nobody among them who is without supply the attacker has no point on the die for it'] : []),
    ...(couldBeCommunists(battle) ? ['Communists who are half of the strength take a point off it'] : []),
  ];
  return {
    ...{ ask: 'pick', rule: '5.15', min: 0, max: units.length - 1, none: 'all units defend' },
    prompt: `Whom do you leave out of the defence of ${battle.target.name}? They add no strength; what the attack does to the hex they suffer all the same. In return, ${worth.join('; ')}.`,
    of: [...units]
      .sort((a, b) => Number(a.supplied) - Number(b.supplied))
      .map((unit): Item => {
        const text = `${textOf(unit)}${unit.supplied ? '' : ', without supply'}`;
        return { id: unit.id, text, ...(halfFed && unit.supplied && { seldom: true as const }) };
      }),
  };
}

export function leaveOut(battle: Battle, ids: readonly string[], out: Out): void {
  const left = defenders(battle).filter(({ id }) => ids.includes(id));
  for (const unit of left) unit.part = false;
  if (left.length > 0 && out.on)
    out.say('5.15', 'left-out', { hex: battle.target.name, names: left.map(({ name }) => name) });
}
