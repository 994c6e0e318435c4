import { countRules, type Fired, fuzzDesk } from '@ironbottom/umpire/harness';
import { expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import { trial as bombardment } from './bombard-trial.js';
import { strikeCharts } from './charts/strike.js';
import { surfaceCharts } from './charts/surface.js';
import { warInThePacificDesk } from './desk/index.js';
import { trial as ground } from './ground-trial.js';
import { deskNamed, notInBattles } from './not-in-battles.js';
import { strikeLawFor } from './strike/law.js';
import { type StrikeScenario, strikeScenarios } from './strike/scenarios.js';
import { trial as strikes } from './strike-trial.js';
import type { SubmarineScenario } from './submarine/law.js';
import { readLaw } from './submarine/testing.js';
import { trial as submarines } from './submarine-trial.js';
import { lawFor } from './surface/law.js';
import { type ForceInput, surfaceScenarios } from './surface/scenarios.js';
import { trial as surface } from './trial.js';

const onTrial = new Set([surface, strikes, ground, bombardment, submarines].flatMap(({ rules }) => rules));
const implemented = ledger.filter(({ state }) => state === 'implemented').map(({ rule }) => rule);
const listedFor = (by: string): string[] => Object.keys(notInBattles).filter((rule) => notInBattles[rule]?.by === by);

it('every implemented rule is on the list of a trial, or is listed with the reason why no battle reaches it', () => {
  expect(implemented.filter((rule) => !onTrial.has(rule) && notInBattles[rule] === undefined)).toEqual([]);
});

it('no rule is listed as out of reach that is on trial, or that is not implemented', () => {
  const listed = Object.keys(notInBattles);
  expect(listed.filter((rule) => onTrial.has(rule) || !implemented.includes(rule))).toEqual([]);
  expect([...onTrial].filter((rule) => !implemented.includes(rule))).toEqual([]);
});

/** In some of them duds, midgets, fleets; the desk asks for dates as texts. */
const words = { date: ['2/8/42', '3/11/42', '1/5/43', '4/8/44', '1/8/45'] };

it('fuzz the desk: what is refused says why, all else comes to an end, and each procedure cites what is listed for it', () => {
  const quick = warInThePacificDesk.filter(({ id }) => !id.endsWith('/strikes'));
  const { found, sat, fired } = fuzzDesk(quick, { seed: 1942, inputs: 400, words });
  expect(found).toEqual([]);
  expect(sat).toBeGreaterThan(1000);
  const missing = listedFor('desk').filter((rule) => {
    const at = notInBattles[rule];
    const desk = at?.by === 'desk' ? deskNamed(warInThePacificDesk, at.desk) : undefined;
    return desk === undefined || (fired[desk.id]?.[rule] ?? 0) === 0;
  });
  expect(missing).toEqual([]);
});

const errorsOf = (read: { errors: string[] } | object): string[] => ('errors' in read ? read.errors : []);
const [duel] = surfaceScenarios;
const coral = strikeScenarios.find(({ id }) => id === 'coral-sea-strikes');
if (duel === undefined || coral === undefined) throw new Error('the set-ups are gone');
const action = (allies: ForceInput): string[] => errorsOf(lawFor({ ...duel, allies }, surfaceCharts));
const strike = (changes: Partial<StrikeScenario>): string[] =>
  errorsOf(strikeLawFor({ ...coral, ...changes }, strikeCharts));
const hunt = (changes: Partial<SubmarineScenario>): string[] => errorsOf(readLaw('wasp', changes));

/** A set-up that breaks each rule. */
const refused: { readonly [rule: string]: () => string[] } = {
  '8.1.1': () =>
    strike({
      japan: {
        ...coral.japan,
        admirals: [
          { name: 'Hara', ship: 'Zuikaku' },
          { name: 'Nagumo', ship: 'Shokaku' },
        ],
      },
    }),
  '8.8.1': () => strike({ allies: { ...coral.allies, admirals: [] } }),
  '20.4.2': () => action({ ships: ['De Ruyter', 'Java', 'Chicago'], admirals: [{ name: 'Scott', ship: 'Chicago' }] }),
  '20.7.1': () => action({ ships: ['Chicago'], admirals: [] }),
  '22.1.1': () => hunt({ stations: Array.from({ length: 31 }, () => [9, 5] as const) }),
  '22.2.1': () => hunt({ subrons: [{ name: 'few', boats: 'I', points: 10, base: 1 }] }),
  '22.4.3': () =>
    hunt({
      stations: [
        [3, 1],
        [9, 5],
        [7, 7],
      ],
    }),
  '22.4.5': () => hunt({ subrons: [{ name: 'foreign', boats: 'New', points: 30, base: 1 }] }),
};

it.each(listedFor('set-up'))('fuzz a set-up against %s is refused, and the refusal names the rule', (rule) => {
  const fired: Fired = {};
  const errors = countRules('war-in-the-pacific', fired, () => refused[rule]?.() ?? []);
  expect(errors.filter((why) => why.includes(`(${rule})`))).toHaveLength(1);
  expect(fired[rule]).toBeGreaterThan(0);
});
