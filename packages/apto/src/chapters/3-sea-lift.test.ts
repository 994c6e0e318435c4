/** R73 Landings come into a hex as any march does. */
import { awaited } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import {
  answer,
  chinese,
  type Match,
  matchOf,
  offered,
  passUntil,
  tableOf,
  told,
  unit,
  without,
} from '../game-testing.js';
import { general, headquarters } from '../pieces.js';
import { fortKey } from './8-6-construction.js';

const china = { nation: 'china', hex: 'W4720' } as const;

const landed = (): Match => {
  const match = matchOf({
    ...{ seasons: false, ep: { japan: 4 }, offensives: { japan: 2 }, control: { W4819: 'japan' } },
    units: [unit('5th', 'W4819'), unit('6th', 'W4920'), chinese('29th', 'W4620')],
    hqs: [headquarters({ ...china, id: 'hq', name: 'Fifth', command: 1, radius: 1 })],
    generals: [general({ ...china, id: 'g', name: 'Sung', strength: 1 })],
    chits: [{ kind: 'air', side: 'allies', hex: 'W4720', drawn: [] }],
  });
  passUntil(match, ({ phase }, ask) => phase === 'weather' && ask.ask === 'pick');
  tableOf(match).notes[fortKey('W4720')] = 1;
  answer(match, 'japan', ['W4720']);
  answer(match, 'japan', ['5th']);
  return match;
};

it('R73 a landing sends away whom it meets: 5.10 a General alone goes to the pool, 5.2 a headquarters makes room at once', () => {
  const match = landed();
  const { phase, generals, units } = tableOf(match);
  expect([phase, generals.g?.off, units['5th']?.hex, awaited(match.game)]).toEqual([
    'weather',
    'pool',
    'W4720',
    ['allies'],
  ]);
  const [way = ''] = offered(match, 'allies');
  answer(match, 'allies', [way]);
  expect([tableOf(match).hqs.hq?.hex, told(match, 'bumped').length]).toEqual([way, 1]);
  expect(without('5.10', () => tableOf(landed()).generals.g?.hex)).toBe('W4720');
});

it('R73 a landing takes the hex with what lies there: 8.6 a fort that was begun is gone, 7.12 a chit is captured', () => {
  const { control, notes, chits, units } = tableOf(landed());
  expect([control.W4720, notes[fortKey('W4720')], units['5th']?.status]).toEqual(['japan', undefined, 'active']);
  expect(chits.map(({ kind, side, landed: owed }) => [kind, side, owed])).toEqual([
    ['air', 'japan', undefined],
    ['sea', 'japan', ['5th']],
  ]);
});
