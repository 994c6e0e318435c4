/** APTO on trial. */
import { type Below, chance, type Setup } from '@ironbottom/umpire';
import { type Hidden, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { beyondPlay } from './beyond-play.js';
import { eager } from './eager.js';
import { invariants } from './invariants.js';
import { law } from './law.js';
import { optionalRules } from './options.js';
import { apto } from './rulebook.js';
import { scenarios } from './scenarios/index.js';
import { scrambled } from './scrambled.js';
import type { Apto } from './state.js';

/** Only what is sealed is hidden, and with 11.9 what is covered. */
const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.secret', varies: { no: 'the umpire has no secrets of his own' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.agenda.*.*', varies: { no: 'what is being resolved lies on the table' } },
  { path: 'seats.*.own.plan', varies: true },
  { path: 'seats.*.own.tray.*.off', varies: true },
  { path: 'seats.*.own.tray.*.due', varies: true },
  { path: 'seats.*.own.tray.*.left', varies: true },
  { path: 'seats.*.knows', varies: { no: 'everybody knows what lies on the table' } },
];

export const trial: Trial<Apto> = {
  rulebook: { ...apto, law: trialLaw },
  longest: 20_000,
  setups,
  // Partisans rise while the game goes on (10.6).
  pieces: ({ public: pub }) => [
    ...Object.keys(pub.units).filter((id) => pub.units[id]?.kind !== 'partisan'),
    ...Object.keys(pub.hqs),
    ...Object.keys(pub.generals),
  ],
  invariants,
  // Frames hold nothing: pieces are found anew whenever play goes on.
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  moving: ({ public: pub }) => (pub.asked.length === 1 ? pub.asked[0] : undefined),
  players: [eager],
  rules: ledger.flatMap(({ rule, state }) => (state === 'implemented' && beyondPlay[rule] === undefined ? [rule] : [])),
};

/** What is scrambled is written in the set-up as a number, so that a saved game begins where it began. */
function trialLaw(setup: Setup): ReturnType<typeof law> {
  const made = law({ ...setup, set: null });
  const number: unknown = Reflect.get(Object(setup.set), 'scrambled');
  if ('errors' in made || typeof number !== 'number') return made;
  return { law: { ...made.law, scenario: scrambled(made.law.scenario, chance(number)) } };
}

/** 11.8 A table by which even odds cost two steps, so that there is often somebody left to ask whether he stays. */
const indecisive = {
  'land-combat': Object.fromEntries(
    [4, 5, 6, 7, 8].flatMap((net) => ['1:1', '2:1', '3:1', '4:1', '5:1'].map((odds) => [`${net}.${odds}`, '-/2●'])),
  ),
};

function setups(below: Below, isScrambled: boolean): Setup {
  const options: { [name: string]: boolean } = {};
  for (const name of Object.keys(optionalRules)) options[name] = below(2) === 0;
  const scenario = scenarios[below(scenarios.length)]?.id ?? 'learning';
  if (!isScrambled) return { scenario, options, charts: {}, set: null };
  return { scenario, options, charts: below(2) === 0 ? indecisive : {}, set: { scrambled: below(1_000_000) } };
}
