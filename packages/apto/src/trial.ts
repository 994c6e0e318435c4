/** APTO on trial. */
import type { Below, Setup } from '@ironbottom/umpire';
import { type Hidden, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { invariants } from './invariants.js';
import { optionalRules } from './options.js';
import { apto } from './rulebook.js';
import { scenarios } from './scenarios/index.js';
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
  rulebook: apto,
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
  rules: ledger.map(({ rule }) => rule),
};

function setups(below: Below): Setup {
  const options: { [name: string]: boolean } = {};
  for (const name of Object.keys(optionalRules)) options[name] = below(2) === 0;
  const scenario = scenarios[below(scenarios.length)]?.id ?? 'learning';
  return { scenario, options, charts: {}, set: null };
}
