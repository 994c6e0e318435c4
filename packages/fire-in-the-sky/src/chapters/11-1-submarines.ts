/** 11.1 Submarines against Task Forces: escorts first, then torpedoes. */
import type { Answer, Ask, Out, SplitAnswer } from '@ironbottom/umpire';
import { ashore, type Battle, cargoLeft, crowds, type Force, soundShips, taskForce } from '../battle.js';
import { combatTable } from '../charts/combat.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../pieces.js';
import { isCarrier, unitOf } from '../units.js';
import { landPlanes } from './11-2-2-decks.js';
import type { Chapter, Progress } from './chapter.js';
import { submarineHit } from './damage.js';
import { fromRadarTurn } from './facts.js';
import { allotment, atSea, only } from './targets.js';
import { sumOf, volleyOf } from './volleys.js';

export const submarines: Chapter = {
  next(battle, out): Progress {
    switch (battle.stage++) {
      case 0:
        for (const side of sides) escortsFire(battle, side);
        return 'again';
      case 1: {
        const of = sides.filter((side) => mayAttack(battle, side));
        const asked = of.filter((side) => only(targetsOf(battle, side)) === undefined);
        for (const side of of) {
          const sole = only(targetsOf(battle, side));
          if (sole !== undefined) attack(battle, side, { [sole.id]: battle.sides[side].submarines });
        }
        return asked.length === 0 ? 'again' : { rule: '11.1.3', of: asked };
      }
      default:
        for (const side of sides) landPlanes(battle, side, out);
        return 'done';
    }
  },
  ask: (battle, side) => submarineTargets(battle, side),
  decide(battle, answers, _out: Out) {
    for (const side of sides) {
      const answer: Answer | undefined = answers[side];
      if (answer !== undefined) attack(battle, side, answer as SplitAnswer);
    }
  },
};

const escortsIn = (force: Force): number => taskForce(force).filter(({ id }) => unitOf(id).type === 'DD').length;

/** 11.1.2 A die for each DD unit of the Task Force (R4). */
function escortsFire(battle: Battle, side: Side): void {
  const own = battle.sides[side];
  const dice = battle.sides[enemyOf(side)].submarines > 0 ? escortsIn(own) : 0;
  if (dice === 0 || !cite('11.1.2') || !cite('R4')) return;
  const { airCover, alliesFromTurn10 } = combatTable.values.taskForceEscorts;
  const plus = sumOf([
    [hasAirCover(own) && cite('11.1.2'), airCover],
    [side === 'allies' && fromRadarTurn(battle) && cite('16.1.7'), alliesFromTurn10],
  ]);
  battle.volleys.push(volleyOf('11.1.2', side, dice, plus, crowds.submarines));
}

/** A friendly land-based air unit or a carrier in the hex. */
const hasAirCover = (own: Force): boolean =>
  own.air.some(({ from, state }) => from === ashore && state !== 'lost') ||
  soundShips(own).some(({ id }) => isCarrier(unitOf(id)));

const targetsOf = (battle: Battle, side: Side) => atSea(battle.sides[enemyOf(side)]);
const mayAttack = (battle: Battle, side: Side): boolean =>
  battle.sides[side].submarines > 0 && targetsOf(battle, side).length > 0 && cite('11.1.3');

function submarineTargets(battle: Battle, side: Side): Ask {
  const { submarines: total } = battle.sides[side];
  return allotment('11.1.3', 'Which ships do the submarines attack? One die for each Submarine Point.', [
    { name: 'Submarine Points', total, targets: targetsOf(battle, side) },
  ]);
}

/** 11.1.3 A die for each Submarine Point. */
function attack(battle: Battle, side: Side, points: SplitAnswer): void {
  const enemy = battle.sides[enemyOf(side)];
  const values = combatTable.values.submarinesOnTaskForce;
  const { turn } = battle;
  const cargo = new Set(cargoLeft(enemy).map(({ id }) => id));
  const anybody = sumOf([
    [escortsIn(enemy) === 0 && cite('11.1.3'), values.noEscorts],
    [side === 'allies' && turn === 1 && cite('11.1.3'), values.alliesOnTurn1],
    [side === 'allies' && turn >= 2 && turn <= 5 && cite('11.1.3'), values.alliesOnTurns2to5],
  ]);
  for (const { id } of targetsOf(battle, side)) {
    const dice = points[id] ?? 0;
    if (dice === 0) continue;
    const plus = anybody + sumOf([[cargo.has(id) && cite('11.1.3'), values.airOrLandUnit]]);
    battle.volleys.push(volleyOf('11.1.3', side, dice, plus, id, submarineHit()));
  }
}
