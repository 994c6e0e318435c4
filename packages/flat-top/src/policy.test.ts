import { describe, expect, test } from 'vitest';
import { commander, straightforward } from './policy.js';
import { askOf, base, dogfight, fleet, strike } from './testing.js';

const ships = { japan: fleet('japan', { 'TF 8': 'Isuzu, Shoho', 'TF 7': 'Atago, Shokaku, Zuikaku' }) };
const bombers = () =>
  askOf(
    strike({ allied: ['AF 20: 10 Dauntless high AP, 6 Avenger torpedo, 4 Dauntless AP'], ships }),
    '17.2',
    'allied',
  );

describe('the straightforward commander', () => {
  test('starts every fight he can, escorts his bombers, and sends all interceptors at the escorts', () => {
    expect(
      straightforward(
        askOf(dogfight({ japan: ['AF 5: 5 Zero high'], allied: ['AF 1: 5 B-17 high GP'] }), '16.1', 'japan'),
        'japan',
      ),
    ).toEqual(['high']);
    const both = { japan: ['AF 5: 6 Zero', 'AF 7: 5 Kate torpedo'], allied: ['AF 2: 4 Wildcat', 'AF 4: 5 B-26 GP'] };
    expect(straightforward(askOf(dogfight(both), '14.18', 'japan'), 'japan')).toEqual([['escort']]);
    expect(commander({ interceptors: 'attack' })(askOf(dogfight(both), '14.18', 'japan'), 'japan')).toEqual([
      ['attack'],
    ]);
    const escorted = { japan: ['AF 5: 10 Zero'], allied: ['AF 4: 10 B-26 GP, 4 Wildcat'] };
    expect(straightforward(askOf(dogfight(escorted), '16.4', 'japan'), 'japan')).toEqual([{ escorts: 10 }]);
  });

  test('bombs the first carrier, diving where he can, and with torpedoes what he has torpedoes for', () => {
    expect(straightforward(bombers(), 'allied')).toEqual([
      { 'shokaku:dive': 10 },
      { 'shokaku:torpedo': 6 },
      { 'shokaku:level': 4 },
    ]);
  });

  test('bombs what he was told to, in that order of wish', () => {
    expect(commander({ targets: ['zuikaku'] })(bombers(), 'allied')).toEqual([
      { 'zuikaku:dive': 10 },
      { 'zuikaku:torpedo': 6 },
      { 'zuikaku:level': 4 },
    ]);
    expect(commander({ targets: ['hiryu', 'atago'] })(bombers(), 'allied')).toMatchObject([
      { 'atago:dive': 10 },
      {},
      {},
    ]);
  });

  test('keeps planes back that can do nothing', () => {
    const ask = askOf(
      strike({ allied: ['AF 1: 5 B-26 torpedo', 'AF 2: 3 B-26 GP'], base: base('japan') }),
      '17.2',
      'allied',
    );
    expect(straightforward(ask, 'allied')).toEqual([{}, { 'gasmata:level': 3 }]);
  });
});
