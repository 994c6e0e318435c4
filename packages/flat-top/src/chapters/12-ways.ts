/** 12.5 Where task forces may sail, and what a shadower must keep in sight (11.6). */
import { isWitnessed, type Refusal, type Way } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { GameLaw, GameView } from '../game-kit.js';
import { type Hex, hexCount, inPlay, maySail, name, neighbours } from '../map.js';
import type { TaskForce } from '../pieces.js';
import { windward } from './6-10-into-the-wind.js';
import { weatherAt } from './6-weather.js';
import { followWay } from './11-shadowing.js';
import { airWays } from './14-ways.js';
import { submarineWays } from './optional-submarines-shadowing.js';
import { isTowing } from './optional-towing.js';

/** Every hex next door; closed ones with the reason. */
export function seaWays(view: GameView, law: GameLaw, unit: string, at: Hex): readonly Way[] {
  const tf = view.own.tfs.find(({ id }) => id === unit);
  if (isWitnessed() || isHindered(view, law, tf, at)) return waysFrom(view, law, tf, at);
  // Where neither weather nor wind nor a tow is in the way, the map alone says where ships can go: worked out once.
  const charted = law.scenario.westHalf ? inTheWest : onTheMap;
  const known = charted[at] ?? waysFrom(view, law, tf, at);
  charted[at] = known;
  return known;
}

const onTheMap: (readonly Way[] | undefined)[] = Array.from({ length: hexCount });
const inTheWest: (readonly Way[] | undefined)[] = Array.from({ length: hexCount });

const isHindered = ({ public: pub }: GameView, law: GameLaw, tf: TaskForce | undefined, at: Hex): boolean =>
  law.options.towing || tf?.plot?.wind === 'last' || (at !== tf?.hex && weatherAt(pub, at) === 'storm');

function waysFrom(view: GameView, law: GameLaw, tf: TaskForce | undefined, at: Hex): Way[] {
  return neighbours(at).map((to) => {
    const not = closedToShips(view, law, tf, at, to);
    return not === undefined ? { to, cost: 1 } : { to, cost: 1, not };
  });
}

/** 11.6 A shadower's own kind of way, kept in sight of its task force. */
export function shadowWays(view: GameView, law: GameLaw, unit: string, at: Hex): Way[] {
  const sails = view.own.tfs.some(({ id }) => id === unit);
  const dives = view.own.submarines?.some(({ id }) => id === unit) === true;
  const ways = sails
    ? seaWays(view, law, unit, at)
    : dives
      ? submarineWays(view.own, law, at)
      : airWays(view, law, unit, at);
  return ways.map((way) => followWay(view, law, unit, at, way));
}

function closedToShips(
  { public: pub, own }: GameView,
  law: GameLaw,
  tf: TaskForce | undefined,
  at: Hex,
  to: Hex,
): Refusal | undefined {
  if (!inPlay(to, law.scenario.westHalf) && cite('SC1.1'))
    return { rule: 'SC1.1', why: `${name(to)} is on the half of the map that is not in play` };
  const inTheWay = maySail(at, to);
  if (inTheWay !== undefined && cite('CHART-terrain') && cite('12.5'))
    return {
      rule: '12.5',
      why: `${inTheWay === 'land' ? 'land lies' : 'a reef lies'} between ${name(at)} and ${name(to)}`,
    };
  if (law.options.towing && tf !== undefined && weatherAt(pub, to) === 'storm' && isTowing(own, tf.id))
    return { rule: 'OPT-ESF.2', why: `nobody is towed into a storm, and one lies over ${name(to)}` };
  if (at !== tf?.hex && weatherAt(pub, at) === 'storm' && cite('6.6'))
    return { rule: '6.6', why: `a task force that has come into the storm in ${name(at)} goes no further this turn` };
  if (
    tf?.plot?.wind === 'last' &&
    (weatherAt(pub, to) === 'storm' || windward(pub, law, to) === undefined) &&
    cite('6.10')
  )
    return { rule: '6.10', why: `from ${name(to)} the last hex could not be into the wind` };
  return undefined;
}
