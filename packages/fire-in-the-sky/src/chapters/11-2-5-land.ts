/** 11.2.5 Ground support from the air, and land combat. */
import type { Answer, Ask } from '@ironbottom/umpire';
import { airIn, type Battle, crowds, type LandPiece, strengthOf } from '../battle.js';
import { combatTable } from '../charts/combat.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../pieces.js';
import type { Chapter, Progress } from './chapter.js';
import { sumOf, volleyOf } from './volleys.js';

const stages = { support: 0, fight: 1, fought: 2, pressed: 3 } as const;

export const land: Chapter = {
  next(battle, out): Progress {
    switch (battle.stage++) {
      case stages.support:
        for (const side of sides) comeAshore(battle, side);
        for (const side of sides) groundSupport(battle, side);
        return 'again';
      case stages.fight: {
        if (!bothThere(battle) || !cite('11.2.5.5')) return 'done';
        if (out.on) out.say('R11', 'round', { round: battle.round });
        for (const side of sides) landCombat(battle, side);
        return 'again';
      }
      case stages.fought:
        if (battle.round >= (cite('R11') ? battle.rounds : 1) || !bothThere(battle)) return 'done';
        return { rule: 'R11', of: [battle.part] };
      case stages.pressed:
        battle.round += 1;
        battle.stage = stages.fight;
        return 'again';
      default:
        return 'done';
    }
  },

  ask: () => askPressOn,

  decide(battle, answers, out) {
    const answer: Answer | undefined = answers[battle.part];
    if ((answer as string[]).includes('press on')) return;
    battle.stage = stages.pressed + 1;
    if (out.on) out.say('R11', 'halted', { side: battle.part });
  },
};

const askPressOn: Ask = {
  ...{ ask: 'pick', rule: 'R11', min: 0, max: 1, now: ['press on'], none: 'stop here' },
  prompt: 'Fight another round of land combat?',
  of: [{ id: 'press on', text: 'press on' }],
};

const bothThere = (battle: Battle): boolean => sides.every((side) => strengthOf(battle.sides[side]) > 0);

/** R10 Land units of a Task Force that has not broken off come ashore. */
function comeAshore(battle: Battle, side: Side): void {
  if (battle.brokeOff[side] || !cite('R10')) return;
  const own = battle.sides[side];
  const landing = own.cargo.filter(({ kind, strength }) => kind === 'land' && strength > 0);
  own.cargo = own.cargo.filter((piece) => !landing.includes(piece));
  for (const { id, nation, strength, marine } of landing)
    own.land.push({ id, nation, strength, marine, landing: true });
}

/** 11.2.5.3 A die for each Air Point that supports the troops. */
function groundSupport(battle: Battle, side: Side): void {
  const points = airIn(battle.sides[side], 'support');
  for (const point of points) point.state = 'used';
  if (points.length === 0 || strengthOf(battle.sides[enemyOf(side)]) === 0 || !cite('11.2.5.3')) return;
  const plus = sumOf([[battle.supremacy === side && cite('11.2.5.3'), combatTable.values.groundSupport.supremacy]]);
  battle.volleys.push(volleyOf('11.2.5.3', side, points.length, plus, crowds.land));
}

/** 11.2.5.5 A die for each point of strength, both sides at once. */
function landCombat(battle: Battle, side: Side): void {
  const { outOfSupply, marinesLanding } = combatTable.values.landCombat;
  const everybody = sumOf([[!battle.supplied[side] && cite('11.2.5.5'), outOfSupply]]);
  const beach = isEmptyBeach(battle, side);
  for (const storming of [true, false]) {
    const dice = battle.sides[side].land
      .filter((piece) => (beach && isStorming(battle, piece)) === storming)
      .reduce((sum, { strength }) => sum + strength, 0);
    const plus = everybody + (storming ? marinesLanding : 0);
    if (dice > 0) battle.volleys.push(volleyOf('11.2.5.5', side, dice, plus, crowds.land));
  }
}

/** 16.1.6 No friendly unit was there before the landing. */
const isEmptyBeach = (battle: Battle, side: Side): boolean => battle.sides[side].land.every(({ landing }) => landing);

const isStorming = (battle: Battle, { nation, marine, landing }: LandPiece): boolean =>
  battle.options.marines && marine && nation === 'us' && landing && cite('16.1.6');

/** R11 Hits are taken one at a time by the unit that has most strength left. */
export function loseStrength(pieces: readonly LandPiece[], hits: number): number {
  let lost = 0;
  for (let hit = 0; hit < hits; hit++) {
    let strongest: LandPiece | undefined;
    for (const piece of pieces) if (piece.strength > (strongest?.strength ?? 0)) strongest = piece;
    if (strongest === undefined) break;
    strongest.strength -= 1;
    lost += 1;
  }
  return lost;
}
