/** 11.2.4 Surface combat, by the table of the card. */
import type { Answer, Ask, Out, SplitAnswer } from '@ironbottom/umpire';
import { type Battle, type Force, soundShips, taskForce, type Volley } from '../battle.js';
import { surfaceTable } from '../charts/surface.js';
import { cite } from '../cite.js';
import { enemyOf, type Firepower, type NavalType, type Side, sides } from '../pieces.js';
import { unitOf } from '../units.js';
import { landPlanes } from './11-2-2-decks.js';
import type { Chapter, Progress } from './chapter.js';
import { surfaceHit } from './damage.js';
import { allotment, allotted, inTheLine, only, type Target } from './targets.js';

const stages = { targets: 0, fire: 1, breakOff: 2 } as const;

export const surface: Chapter = {
  next(battle, out): Progress {
    switch (battle.stage++) {
      case stages.targets: {
        if (!bothAfloat(battle) || !cite('CARD-surface')) return end(battle, out);
        if (out.on) out.say('R6', 'round', { round: battle.round });
        const of = sides.filter((side) => only(targetsOf(battle, side)) === undefined);
        for (const side of sides) {
          const sole = only(targetsOf(battle, side));
          if (sole !== undefined)
            fire(
              battle,
              side,
              gunsOf(battle, side).map(({ ships }) => ({ [sole.id]: ships })),
            );
        }
        return of.length === 0 ? 'again' : { rule: 'CARD-surface', of };
      }
      case stages.fire:
        if (battle.round >= roundsOf(battle) || !bothAfloat(battle)) return end(battle, out);
        return { rule: 'R6', of: [...sides] };
      default:
        if (sides.some((side) => battle.brokeOff[side])) return end(battle, out);
        battle.round += 1;
        battle.stage = stages.targets;
        return 'again';
    }
  },

  ask: (battle, side) => (battle.stage - 1 === stages.targets ? askTargets(battle, side) : askBreakOff()),

  decide(battle, answers, out) {
    for (const side of sides) {
      const answer: Answer | undefined = answers[side];
      if (answer === undefined) continue;
      if (battle.stage - 1 === stages.targets) fire(battle, side, allotted(answer));
      else if ((answer as string[]).includes('break off')) {
        battle.brokeOff[side] = true;
        if (out.on) out.say('R6', 'broke-off', { side });
      }
    }
  },
};

const bothAfloat = (battle: Battle): boolean => sides.every((side) => soundShips(battle.sides[side]).length > 0);

/** R6 Three rounds at most; 16.2.2 a Tokyo Express is gone after one. */
export function roundsOf(battle: Battle): number {
  const express = battle.options.tokyoExpress && isExpress(battle.sides.japan) && cite('16.2.2');
  return express || !cite('R6') ? 1 : battle.rounds;
}

/** Light cruisers and destroyers alone, and none of them at anchor. */
function isExpress(japan: Force): boolean {
  const runners: readonly NavalType[] = ['CL', 'DD'];
  const ships = japan.ships;
  return ships.length > 0 && ships.every(({ id, anchored }) => !anchored && runners.includes(unitOf(id).type));
}

const targetsOf = (battle: Battle, side: Side): Target[] => inTheLine(battle.sides[enemyOf(side)], cite('R6'));

type Guns = { readonly firepower: Firepower; readonly ships: number };

/** Ships of equal Firepower fire alike; the greatest guns first. */
function gunsOf(battle: Battle, side: Side): Guns[] {
  const counts: number[] = [0, 0, 0, 0, 0];
  for (const { id } of soundShips(battle.sides[side])) {
    const firepower = firepowerOf(battle, side, id);
    counts[firepower] = (counts[firepower] ?? 0) + 1;
  }
  return ([4, 3, 2, 1, 0] as const)
    .map((firepower) => ({ firepower, ships: counts[firepower] ?? 0 }))
    .filter(({ ships }) => ships > 0);
}

const lances: readonly NavalType[] = ['CA', 'CL', 'DD'];

/** 16.2.1 In the first round Japanese cruisers and destroyers fire with one point more, up to 4. */
export function firepowerOf(battle: Battle, side: Side, id: string): Firepower {
  const { firepower, type } = unitOf(id);
  const torpedoes = battle.options.longLance && side === 'japan' && battle.round === 1 && lances.includes(type);
  if (!torpedoes || firepower === 4 || !cite('16.2.1')) return firepower;
  return (firepower + 1) as Firepower;
}

function askTargets(battle: Battle, side: Side): Ask {
  const targets = targetsOf(battle, side);
  return allotment(
    'CARD-surface',
    'Whom do your ships fire at? One die for each ship.',
    gunsOf(battle, side).map(({ firepower, ships }) => ({
      ...{ name: `Ships with Firepower ${firepower}`, total: ships, targets },
    })),
  );
}

/** CARD-surface One die for each ship that fires; both sides fire at once. */
function fire(battle: Battle, side: Side, allotments: readonly SplitAnswer[]): void {
  const guns = gunsOf(battle, side);
  for (const { id } of targetsOf(battle, side)) {
    guns.forEach(({ firepower }, nth) => {
      const dice = allotments[nth]?.[id] ?? 0;
      if (dice > 0) battle.volleys.push(salvo(side, firepower, dice, id));
    });
  }
}

/** CARD-half-hit A star is half a hit. */
function salvo(by: Side, firepower: Firepower, dice: number, at: string): Volley {
  const toHit = surfaceTable.values[firepower][unitOf(at).defence];
  const from = toHit === '6*' ? 6 : toHit;
  const half = toHit === '6*' && cite('CARD-half-hit');
  return { rule: 'CARD-surface', by, dice, left: dice, hits: 0, from, at, plus: surfaceHit(firepower), half };
}

function askBreakOff(): Ask {
  return {
    ...{ ask: 'pick', rule: 'R6', min: 0, max: 1, none: 'fight on' },
    prompt: 'Break off the surface combat? Otherwise another round is fought.',
    of: [{ id: 'break off', text: 'break off' }],
  };
}

/** R10 What a Task Force carried is lost when all its ships are, and the enemy's are still there. */
function end(battle: Battle, out: Out): Progress {
  for (const side of sides) {
    const own = battle.sides[side];
    const helpless = own.ships.length > 0 && taskForce(own).length === 0;
    if (helpless && soundShips(battle.sides[enemyOf(side)]).length > 0) loseCargo(battle, side, out);
    landPlanes(battle, side, out);
  }
  return 'done';
}

function loseCargo(battle: Battle, side: Side, out: Out): void {
  const left = battle.sides[side].cargo.filter(({ strength }) => strength > 0);
  if (left.length === 0 || !cite('R10')) return;
  for (const piece of left) piece.strength = 0;
  if (out.on) out.say('R10', 'cargo-lost', { side, units: left.length });
}
