import type { Event } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { battleStep } from './chapters/15-combat.js';
import { fortune } from './fortune.js';
import { battleOf, fight, fleet, strike } from './testing.js';

const { rules } = battleOf(battleStep(), {});
const event = (kind: string, data: Event['data']): Event => ({ rule: '', kind, to: 'all', data });

describe('luck', () => {
  test('20.3 an attack is set beside what every face would have scored on its table', () => {
    const fire = { by: 'japan', table: 8, factors: 14, face: 6, hits: 6 };
    expect(fortune(event('air-fire', fire), rules)).toEqual({
      seat: 'japan',
      measure: 'hits in air combat',
      came: 6,
      could: [2, 3, 4, 4, 5, 6],
    });
    // 21.6 What is doubled is no luck of the die.
    const bombs = { by: 'allied', table: 8, factors: 3, face: 5, scored: 2, doubled: true, hits: 4 };
    expect(fortune(event('air-attack-fire', bombs), rules)).toMatchObject({ came: 2, could: [0, 0, 1, 1, 2, 3] });
  });

  test('14.10, 14.13.2 a try comes off or does not', () => {
    const tried = { side: 'allied', face: 3, needs: 5, success: false };
    expect(fortune(event('interception', tried), rules)).toMatchObject({ came: 0, could: [0, 0, 0, 0, 1, 1] });
    const landing = { side: 'japan', face: 3, least: 2, safe: true };
    expect(fortune(event('landing-roll', landing), rules)).toMatchObject({ seat: 'japan', came: 1 });
  });

  test('nothing is said of what is no throw, nor where the chart in force does not give what came', () => {
    expect(fortune(event('turn-over', { turn: 3 }), rules)).toBeNull();
    expect(fortune(event('air-fire', { by: 'japan', table: 8, factors: 14, face: 0, hits: 4 }), rules)).toBeNull();
    expect(fortune(event('air-fire', { by: 'japan', table: 8, factors: 14, face: 6, hits: 9 }), rules)).toBeNull();
  });

  test('20.3 every attack of a battle that rolls a die is weighed', () => {
    const record = strike({
      allied: ['AF 1: 8 Dauntless AP high'],
      ships: { japan: fleet('japan', { 'TF 7': 'Shokaku, Chokai' }) },
    });
    const { events } = fight(record, () => 4);
    const rolled = events.filter(({ data }) => typeof data.face === 'number' && data.table !== undefined);
    expect(rolled.length).toBeGreaterThan(0);
    for (const each of rolled) expect(fortune(each, record.rules), each.kind).not.toBeNull();
  });
});
