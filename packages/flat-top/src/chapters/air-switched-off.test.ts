/** Every rule of the air chapters bites somewhere: with it switched off, at least one of these battles goes another way. */
import { chance, silent } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { ledger } from '../../ledger.js';
import type { Battle } from '../state.js';
import {
  type Answers,
  alsoThere,
  askOf,
  base,
  battleOf,
  dogfight,
  fight,
  fleet,
  grounded,
  rowsOf,
  strike,
  without,
} from '../testing.js';
import { landingStep } from './14-landing.js';
import { battleStep } from './15-combat.js';
import { resultOf } from './20-combat-resolution.js';
import { baseFactors, gunneryOf, hitBase, launchOf, movementOf } from './21-damage.js';

const wait: Answers = { '19.1': ['wait'], '14.18': (ask) => rowsOf(ask).map(() => ['attack']) };

function play(record: Battle, answers: Answers = {}): unknown {
  const below = chance(7);
  return fight(record, () => 1 + below(6), { ...wait, ...answers });
}

const dice = (record: Battle, faces: readonly number[], answers: Answers = {}): unknown =>
  fight(record, faces, { ...wait, ...answers });

const options = {
  criticalHits: true,
  combineFactors: true,
  airModifiers: true,
  strafing: true,
  landPlanesOnePoint: true,
  tfOrganization: true,
};
const deck = grounded({ ready: '4 Zero, 4 Val AP', justLanded: '2 Kate', readying: '5 Kate' });
const japan = () =>
  fleet(
    'japan',
    { 'TF 7': 'Shokaku, Kongo, Isuzu, 3 DD', 'TF 8': 'Shoho, 2 AP' },
    { Shokaku: { grounded: deck }, Shoho: { anchored: true, hits: 2 } },
  );
const allied = () =>
  fleet(
    'allied',
    { 'TF 1': 'Yorktown, Helena, 2 DD' },
    { Yorktown: { hits: 4, grounded: grounded({ readying: '4 Dauntless, 5 Wildcat' }) } },
  );

/** Everything at once: both altitudes, both attackers, ships on both sides, by day and by night. */
const whole = (given = {}) =>
  battleOf(battleStep(), {
    japan: [
      'AF 5: 9 Zero high, 6 Zero low',
      'AF 6: 2 Rufe low',
      'AF 7: 8 Kate low torpedo, 5 Val high AP',
      'AF 8: 5 Betty high AP due 5',
    ],
    allied: [
      'AF 2: 6 Wildcat high, 9 Wildcat low',
      'AF 3: 12 Dauntless high AP, 3 P-38 high land',
      'AF 4: 10 B-26 low AP land, 6 B-26 low torpedo land',
      'AF 5: 4 Wildcat low GP',
    ],
    ships: { japan: japan(), allied: allied() },
    ...given,
  });

const escorted = (lots: string) =>
  dogfight({ japan: ['AF 5: 10 Zero due 7'], allied: [`AF 4: 10 B-26 GP, 4 B-17 high GP, ${lots}`] });
const harbour = () => ({
  base: base('japan', { aaf: 5, sf: 3, grounded: grounded({ readying: '9 Zero dispersed, 2 Zero' }) }),
  ships: { japan: fleet('japan', { 'TF 9': 'Atago, 2 DD' }, { Atago: { anchored: true } }) },
});
const shokaku = (hits: number, aa = 0) => ({
  ships: { japan: fleet('japan', { 'TF 7': 'Shokaku' }, { Shokaku: { hits, aa, grounded: deck } }) },
  options,
});
const field = () => base('japan', { aaf: 0, grounded: grounded({ readying: '9 Zero' }) });

const battles: readonly (() => unknown)[] = [
  () => play(whole()),
  () => play(whole({ night: true, clouds: true })),
  () => play(whole({ options })),
  () => play(whole({ options: { lessLuck: 1 } })),
  () => play(whole({ options: { lessLuck: 2 } })),
  () => play(whole({ fought: ['15.5.1', '15.5.3', '15.5.4'] })),
  () => dice(dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 Wildcat'], fought: ['15.5.1'] }), []),
  () => dice(dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 Wildcat'], zone: false }), []),
  () => dice(dogfight({ japan: ['AF 5: 4 Zero low'], allied: ['AF 1: 4 B-17 high GP'] }), []),
  () => dice(dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 Wildcat'] }), [3, 3]),
  () =>
    dice(dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 Wildcat', 'AF 4: 5 B-26 GP'] }), [6, 3, 3, 3], {
      '16.4': [{ escorts: 4 }],
    }),
  () => dice(escorted('4 Wildcat'), [3, 1, 3, 3]),
  () => dice(escorted('4 Wildcat'), [3, 1], { '16.6.5': [] }),
  () => dice(escorted('4 Wildcat'), [1, 3], { '16.4': [{ escorts: 2, bombers: 8 }] }),
  () => dice(escorted('4 Wildcat'), [1, 1, 3, 3], { '16.4': [{ escorts: 4, bombers: 6 }] }),
  () => dice(escorted('4 P-38 high'), [3, 3], { '15.6.1': [[]] }),
  () => play(strike({ allied: ['AF 1: 10 B-26 GP'], ...harbour() }), { '17.2': [{ 'gasmata:level': 10 }] }),
  () => play(strike({ allied: ['AF 1: 10 B-26 AP'], ...harbour() }), { '17.2': [{ 'atago:level': 10 }] }),
  () => play(strike({ allied: ['AF 1: 10 B-17 high GP'], ...harbour() })),
  () => play(strike({ allied: ['AF 1: 6 Dauntless high AP, 6 B-26 AP, 6 B-26 torpedo'], ...shokaku(0, 5) })),
  () => dice(strike({ allied: ['AF 1: 8 Dauntless high AP'], ...shokaku(0) }), [5]),
  ...[1, 2, 3, 4].map(
    (face) => () =>
      dice(strike({ allied: ['AF 1: 8 Dauntless high AP'], ...shokaku(0) }), face === 3 ? [3, 6, 3, 2] : [3, 6, face]),
  ),
  () =>
    dice(
      strike({
        allied: ['AF 1: 8 Dauntless high AP'],
        ships: { japan: fleet('japan', { 'TF 7': 'Atago' }, { Atago: { aa: 0 } }) },
        options,
      }),
      [3, 6, 1],
    ),
  () => dice(strike({ allied: ['AF 1: 10 B-26 GP'], base: base('japan', { aaf: 0 }), options }), [3, 6, 1]),
  () =>
    dice(
      dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 9 Wildcat'], options: { criticalHits: true } }),
      [1, 3, 6, 3, 5],
    ),
  () => dice(strike({ allied: ['AF 1: 10 B-25 para-frag'], base: field(), options: { paraFrag: true } }), [3]),
  () =>
    dice(
      strike({
        allied: ['AF 1: 16 B-25 skip'],
        ships: { japan: fleet('japan', { 'TF 7': 'Atago' }, { Atago: { aa: 0 } }) },
        options: { skipBombing: true },
      }),
      [3, 2],
    ),
  () => dice(strike({ allied: ['AF 1: 6 P-38 land'], base: field(), options: { strafing: true } }), [3]),
  () => dice(strike({ allied: ['AF 1: 6 P-38 land'], ...shokaku(0) }), [5]),
  () => askOf(strike({ allied: ['AF 1: 10 Avenger high torpedo', alsoThere], ...shokaku(0) }), '17.2', 'allied'),
  () =>
    askOf(
      strike({
        allied: ['AF 1: 5 B-17 high GP', alsoThere],
        ships: { japan: japan() },
        base: base('japan', { offBoard: true }),
      }),
      '17.2',
      'allied',
    ),
  () =>
    dice(
      battleOf(landingStep('allied', 0, 0), {
        allied: ['AF 1: 2 Dauntless AP'],
        ships: { allied: allied() },
        night: true,
      }),
      [6, 5],
    ),
  () =>
    dice(
      battleOf(landingStep('allied', 0, 0, { storm: true, waspGroup: true }), {
        allied: ['AF 1: 2 Dauntless AP'],
        ships: { allied: fleet('allied', { 'TF 1': 'Wasp' }) },
        night: true,
        options: { armedLandingKeepsArms: true },
      }),
      [5, 4],
    ),
  () => dice(dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 Wildcat'], scenario: 'SC5' }), [3, 3]),
  () => dice(dogfight({ japan: ['AF 5: 3 Zero', 'AF 6: 3 Zero'], allied: ['AF 2: 4 Wildcat'] }), [1, 3]),
  () =>
    dice(
      strike({ allied: ['AF 1: 8 Dauntless high AP'], ships: { japan: japan() }, options: { tfOrganization: true } }),
      [3, 3],
      { '17.2': [{ 'dd-1:dive': 8 }] },
    ),
  () =>
    dice(
      dogfight({ japan: ['AF 5: 9 Zero, 2 Rufe'], allied: ['AF 2: 4 Wildcat'], options: { combineFactors: true } }),
      [1, 3],
      { '16.5.4 japan': [{ 'with:Zero': 2 }] },
    ),
  () => resultOf(whole().rules, 19, 50, 3),
  () =>
    japan().map((ship) => [
      gunneryOf({ ...ship, hits: 2 }),
      launchOf({ ...ship, hits: 5 }),
      movementOf({ ...ship, hits: 2 }),
    ]),
  () => {
    const record = battleOf(battleStep([]), {
      base: base('japan', { grounded: grounded({ readying: '5 Zero dispersed' }) }),
    });
    hitBase(record, 6, 'low', silent);
    return [record, record.base === null ? null : baseFactors(record.base)];
  },
];

/** Charts and questions are long, and what comes of them is in the rest. */
const withoutLaw = (key: string, value: unknown): unknown => (key === 'rules' || key === 'asks' ? undefined : value);

/** All that happened, or that it cannot happen any more. */
const transcript = (): string =>
  battles
    .map((battle) => {
      try {
        return JSON.stringify(battle(), withoutLaw);
      } catch (error) {
        return String(error);
      }
    })
    .join('\n');

const chapters = ledger.map(({ rule }) => rule).filter((rule) => /^(15|16|17|18|20|21)\./.test(rule));
const others = [
  ...[
    '14.10',
    '14.14',
    '14.15.6',
    '14.17',
    '14.18',
    'OPT-CH.1',
    'OPT-CH.2',
    'OPT-CH.3',
    'OPT-CH.T1',
    'OPT-CH.T2',
    'OPT-CH.T3',
    'OPT-CH.T4',
  ],
  ...[
    'OPT-EPF.1',
    'OPT-EPF.2',
    'OPT-EPF.3',
    'OPT-EPF.4',
    'OPT-EPF.5',
    'OPT-EPF.5a',
    'OPT-EPF.5b',
    'OPT-EPF.6d',
    'OPT-EPF.9',
    'OPT-ESF.4',
  ],
  ...['OPT-LL.1', 'OPT-LL.2', 'SC3.5a', 'SC5.5'],
];

test('15-21 the ledger lists every number of the air chapters', () => expect(chapters).toHaveLength(87));

test('15-21 with all rules in force the battles above are fought to their end', () => {
  expect(transcript()).not.toContain('Error');
});

const inForce = transcript();

test.each([...chapters, ...others])('%s is noticed when it is switched off', (rule) => {
  expect(without(rule, transcript)).not.toBe(inForce);
});
