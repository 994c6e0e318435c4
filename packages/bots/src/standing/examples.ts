/** Orders to begin with, made of what the side has in this scenario. */
import { type GameLaw, mapboard, type PlaneName, type Side } from '@ironbottom/flat-top';
import type { StandingExample } from '@ironbottom/umpire';
import { isFighter, isScout, ratingOf } from '../planes.js';
import type { Order } from './orders.js';

export function examplesFor(law: GameLaw, side: Side): StandingExample[] {
  const { forces } = law.scenario;
  const { ships, bases, sea, land } = forces[side];
  const ashore = land[0]?.planes ?? {};
  const carrier = ships.find((name) => {
    const type = law.charts.ships.values[name]?.type;
    return type === 'CV' || type === 'CVL';
  });
  const place = carrier ?? bases[0] ?? '';
  const named = Object.keys(carrier === undefined ? ashore : sea) as PlaneName[];
  const fighter = named.find((plane) => isFighter(law, plane)) ?? 'Zero';
  const bomber = named.find((plane) => ratingOf(law, plane).mission !== 'fighter' && !isScout(law, plane)) ?? fighter;
  const enemyBase = forces[side === 'allied' ? 'japan' : 'allied'].bases.find(
    (base) => law.charts.bases.values[base]?.offBoard === false,
  );
  const goal = enemyBase === undefined ? 'K12' : mapboard.name(mapboard.hexOf(enemyBase));
  return [
    example('Fighters overhead', `Four factors over ${place} at all times, relieved before they must come down (16).`, {
      order: `CAP over ${place}`,
      cap: { over: place, plane: fighter, factors: 4 },
    }),
    example('A queue of planes to be made ready', 'Worked down every turn, the first line first (8.6, 8.7).', {
      order: `deck of ${place}`,
      ready: {
        at: place,
        planes: [
          { plane: bomber, arms: 'GP', factors: 8 },
          { plane: fighter, factors: 4 },
        ],
      },
    }),
    example('A search', 'Out along these hexes; shadows ships it sights; home at 1500 if nothing was seen (7.3, 11).', {
      order: 'search',
      if: { from: '0600', to: '1200' },
      search: {
        from: place,
        plane: bomber,
        path: [goal],
        sighting: 'shadow',
        home: { from: '1500', notSighted: { kind: 'TF' } },
      },
    }),
    example('True reports', 'The enemy is told your true numbers (7.12.2). It is so unless you say otherwise.', {
      order: 'true reports',
      report: { ships: 100, planes: 100 },
    }),
    example('Interceptors always try', 'Wherever an interception is possible (14.13).', {
      order: 'intercept',
      intercept: 'always',
    }),
    example('A commander in battles', 'Whoever fights decides for himself: fire, escorts, targets (15 to 19).', {
      order: 'battles',
      battle: 'commander',
    }),
    example(
      'What answers itself',
      'Questions that leave no choice are answered while you are away. The others may guess from it that there was none.',
      { order: 'no choice', otherwise: 'forced' },
    ),
    example('A program for the rest', 'Whatever no order speaks to, Recruit decides.', {
      order: 'the rest',
      otherwise: 'recruit',
    }),
  ];
}

const example = (title: string, about: string, order: Order): StandingExample => ({
  title,
  about,
  text: JSON.stringify(order, null, 2).replaceAll('\n', '\n  '),
});
