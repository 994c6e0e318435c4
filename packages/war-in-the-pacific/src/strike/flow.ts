/** The strike as a procedure: from need to need, phase by phase. */
import type { Procedure } from '@ironbottom/umpire';
import { sideOf, sides } from '../sides.js';
import { comingInSteps } from './coming-in.js';
import { coordinatingSteps } from './coordinating.js';
import { deployingSteps } from './deploying.js';
import { fateSteps } from './fates.js';
import { fightingSteps } from './fighting.js';
import { flyingSteps } from './flying.js';
import { launchingSteps } from './launching.js';
import { otherShips, type StrikeLaw } from './law.js';
import { flightOf, openingSteps, ratingQueue } from './opening.js';
import { scoutingSteps } from './scouting.js';
import { openHunt, searchingSteps } from './searching.js';
import { seenBy } from './seen.js';
import { cloneStrike, type Officer, type Phase, type Ship, type Strike, type StrikeBattle } from './state.js';
import type { Step } from './step.js';
import { strikingSteps } from './striking.js';
import { waveSteps } from './waves.js';

const steps: { readonly [phase in Phase]: Step } = {
  ...openingSteps,
  ...coordinatingSteps,
  ...launchingSteps,
  ...deployingSteps,
  ...flyingSteps,
  ...fightingSteps,
  ...waveSteps,
  ...comingInSteps,
  ...strikingSteps,
  ...fateSteps,
  ...searchingSteps,
  ...scoutingSteps,
  over: { next: () => undefined },
};

export const stepFor = ({ phase }: Pick<StrikeBattle, 'phase'>): Step => steps[phase];

export const strikeProcedure: Procedure<Strike> = {
  next(strike, out) {
    const { battle } = strike;
    for (;;) {
      const need = steps[battle.phase].next(strike, out);
      if (need !== undefined) return need;
      if (battle.phase === 'over') return undefined;
    }
  },
  die: (strike, face, out) => steps[strike.battle.phase].die?.(strike, face, out),
  ask({ law, battle }, seat) {
    const side = sideOf(seat);
    const ask = steps[battle.phase].ask?.(seenBy(battle, side, law), side, law);
    if (ask === undefined) throw new Error(`nobody is asked in ${battle.phase}`);
    return ask;
  },
  decide(strike, answers, out) {
    // Where both are asked at once the first answer must not move the battle on before the second is heard.
    const step = steps[strike.battle.phase];
    for (const side of sides) {
      const answer = answers[side];
      if (answer !== undefined) step.decide?.(strike, answer, side, out);
    }
  },
  clone: ({ law, battle }) => ({ law, battle: cloneStrike(battle) }),
  key: ({ battle }) => JSON.stringify(battle),
};

export function openStrikes(law: StrikeLaw): StrikeBattle {
  const ships = sides.flatMap((side) =>
    [...law.forces[side].ships, ...otherShips(law, side)].map((id): Ship => {
      const damage = law.forces[side].damaged?.[id] ?? 0;
      const type = law.units[id]?.type ?? 'DD';
      return { id, side, type, mark: '', arc: null, seen: false, damage, hit: false, sunk: false, pace: null };
    }),
  );
  const officers = (side: 'japan' | 'allies'): Officer[] =>
    law.forces[side].admirals.map(({ name, ship }) => ({
      name,
      ship,
      state: 'aboard' as const,
      ratings: null,
      shift: 0,
      drm: 0,
    }));
  return {
    phase: law.search === null ? 'fleet' : 'markers',
    turn: 1,
    strike: 0,
    flights: [],
    cap: [],
    pools: { japan: law.forces.japan.cap.map(flightOf), allies: law.forces.allies.cap.map(flightOf) },
    resting: { japan: [], allies: [] },
    ships,
    shown: Object.fromEntries(ships.map(({ id, damage }) => [id, damage])),
    rolled: [],
    officers: { japan: officers('japan'), allies: officers('allies') },
    fleet: { japan: null, allies: null },
    fates: [],
    after: 'over',
    priority: null,
    levels: { low: 'none', medium: 'none', high: 'none' },
    fights: [],
    fought: [],
    air: null,
    capAttacked: false,
    armed: {},
    together: {},
    wave: null,
    led: [],
    redeployed: false,
    reached: false,
    lost: {},
    homeward: {},
    down: { japan: 0, allies: 0 },
    home: 0,
    queue: ratingQueue(law),
    faces: [],
    staying: { fighters: 0, bombers: 0, cap: 0 },
    percent: 100,
    points: { japan: 0, allies: 0 },
    hunt: openHunt(law),
    single: 'none',
  };
}
