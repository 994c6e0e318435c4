import { describe, expect, test } from 'vitest';
import { battleOf, fight, fleet, told } from '../testing.js';
import { battleStep } from './15-combat.js';

const all = {
  allied: ['AF 20: 10 Dauntless high AP', 'AF 21: 4 Wildcat high'],
  japan: ['AF 5: 4 Zero high'],
  ships: { japan: fleet('japan', { 'TF 7': 'Shokaku, 3 DD' }), allied: fleet('allied', { 'TF 1': 'Helena, 3 DD' }) },
};
const noSurface = { '19.1': ['wait'] };

describe('15.5 the steps of a battle', () => {
  const play = () => fight(battleOf(battleStep(), all), [1, 1, 1, 1], noSurface);

  test('15.5 air-to-air, anti-aircraft, air attack and surface combat follow each other', () => {
    const fought = play();
    const order = fought.asked.map((asked) => asked.split(' ')[0]);
    expect(order.indexOf('16.1')).toBeLessThan(order.indexOf('17.1'));
    expect(order.indexOf('17.1')).toBeLessThan(order.indexOf('19.1'));
  });

  test('15.5.1 first the air-to-air step, 15.5.2 then anti-aircraft fire, 15.5.3 then the bombs', () => {
    const fought = play();
    expect(fought.rolled).toEqual(['16.5.3', '16.5.3', '17.3', '18.2']);
  });

  test('15.5.4 last the surface step', () => {
    const fought = play();
    expect(fought.asked.at(-1)).toMatch(/^19\.1 /);
  });

  test('15.4 a battle is announced once and fought to its end', () => {
    const fought = play();
    expect(fought.events.filter(({ kind }) => kind === 'battle')).toHaveLength(1);
    expect(fought.events[0]).toMatchObject({ rule: '15.4', kind: 'battle' });
  });

  test('15.3 targets are announced before the dice', () => {
    const fought = play();
    const kinds = fought.events.map(({ kind }) => kind);
    expect(kinds.indexOf('fire-announced')).toBeGreaterThan(-1);
    expect(kinds.indexOf('fire-announced')).toBeLessThan(kinds.indexOf('air-fire'));
    expect(kinds.indexOf('attack-announced')).toBeGreaterThan(-1);
    expect(kinds.indexOf('attack-announced')).toBeLessThan(kinds.indexOf('aa-fire'));
  });

  test('15.7 what has been fought this turn is not fought again', () => {
    const fought = play();
    const again = fight(battleOf(battleStep(), { ...all, fought: fought.battle.fought }));
    expect(again.asked).toEqual([]);
    expect(fought.battle.fought).toEqual(['15.5.1', '15.5.3', '15.5.4']);
  });
});

test('15.5 steps that concern nobody pass by without a question', () => {
  const quiet = fight(
    battleOf(battleStep(), { allied: ['AF 1: 4 Catalina'], ships: { japan: fleet('japan', { 'TF 7': 'DD' }) } }),
  );
  expect(quiet.rolled).toEqual([]);
  expect(told(quiet, 'battle')).toHaveLength(1);
});
