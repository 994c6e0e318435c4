/** The Pacific box on trial. */
import type { Below, Setup } from '@ironbottom/umpire';
import { type Hidden, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { areHunting, isGuarded } from './season/imagine.js';
import { ownOf, type SeasonGame, type SeasonState, sides, sumOf } from './season/kit.js';
import { worldAtWarSeason } from './season/rulebook.js';
import { type SeasonStart, seasonScenarios } from './season/scenarios.js';

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'follows from the phase' } },
  { path: 'umpire.secret.**', varies: { no: 'there is nothing in it' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'seats.*.own.submarines.*', varies: true },
  { path: 'seats.*.own.asw.*', varies: true },
  { path: 'seats.*.knows.**', varies: { no: 'there is nothing in it' } },
];

function setups(below: Below, scrambled: boolean): Setup {
  const scenario = seasonScenarios[below(seasonScenarios.length)]?.id ?? '';
  const setup = { scenario, options: {}, charts: {}, set: null };
  if (!scrambled) return setup;
  const start = (elsewhere: number): SeasonStart => ({
    brps: below(30),
    transports: below(21),
    elsewhere,
    submarines: below(13),
    asw: below(9),
  });
  return {
    ...setup,
    set: { first: below(15), seasons: 1 + below(5), japan: start(0), allies: start(below(5)) },
  };
}

export const trial: Trial<SeasonGame> = {
  rulebook: worldAtWarSeason,
  longest: 100,
  setups,
  pieces: () => [],
  invariants: [
    {
      name: '20.622C every transport is in the box, in port or in another ocean, and sails somewhere',
      broken({ public: pub }) {
        for (const side of sides) {
          const { transports, traffic, port, built, elsewhere, brps } = pub.sides[side];
          if (sumOf(traffic) !== transports) return `${side} has ${transports} transports and ${sumOf(traffic)} sail`;
          if (Math.min(transports, port, built, elsewhere, brps, ...Object.values(traffic)) < 0)
            return `${side} has less than nothing of something`;
        }
        return undefined;
      },
    },
    { name: '20.71, 20.81 what is placed is what there is', broken: misplaced },
  ],
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  moving: ({ public: pub }) => (pub.phase === 'set-up' ? undefined : pub.mover),
  rules: [
    ...['20.164F', '20.511D', '20.61', '20.621', '20.621C', '20.622A', '20.622C', '20.631C', '20.632B'],
    ...['20.632C', '20.633', '20.633B', '20.633C', '20.634A', '20.634B', '20.634D', '20.635', '20.636', '20.636A'],
    ...['20.636B', '20.64', '20.64A', '20.64B', '20.64C', '20.66', '20.71C', '20.71E', '20.73', '20.75', '20.76'],
    ...['20.81', '20.83', '20.84', '20.85', 'R26', 'R27'],
  ],
};

function misplaced(state: SeasonState): string | undefined {
  const { public: pub, umpire } = state;
  if (umpire.over !== null) return undefined;
  for (const side of sides) {
    const { submarines, asw } = ownOf(state, side);
    const open = pub.sides[side];
    if ((submarines !== null) !== areHunting(pub, side)) return `submarines of ${side} in ${pub.phase}`;
    if ((asw !== null) !== isGuarded(pub, side)) return `ASW of ${side} in ${pub.phase}`;
    if (submarines !== null && sumOf(submarines) !== open.submarines) return `submarines of ${side} are miscounted`;
    if (asw !== null && sumOf(asw) !== open.asw) return `ASW of ${side} is miscounted`;
  }
  return undefined;
}
