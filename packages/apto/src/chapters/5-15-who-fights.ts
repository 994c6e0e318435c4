/** 5.15 Before the roll: who is too many to fight, and whom the defender leaves out. */
import type { Ask, Out } from '@ironbottom/umpire';
import { alive, type Battle, defenders, type Fighter, type Ground, printed, roomOf } from '../battle.js';
import { cite } from '../cite.js';

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

/** 5.16 The defender may leave all units without supply out, if others remain. */
export const mayLeaveOut = (battle: Battle): boolean => {
  const units = defenders(battle);
  return units.some(({ supplied }) => supplied) && units.some(({ supplied }) => !supplied) && cite('5.15');
};

export const askLeaveOut = (battle: Battle): Ask => ({
  ...{ ask: 'pick', rule: '5.15', min: 0, max: 1, none: 'all units defend' },
  prompt: `Leave units without supply out of the defence of ${battle.target.name}? Then they add no strength, and the attacker no die modifier; what the attack does to the hex they suffer all the same.`,
  of: [{ id: 'leave out', text: 'leave them out' }],
});

export function leaveOut(battle: Battle, out: Out): void {
  for (const unit of defenders(battle)) if (!unit.supplied) unit.part = false;
  if (out.on) out.say('5.15', 'left-out', { hex: battle.target.name });
}
