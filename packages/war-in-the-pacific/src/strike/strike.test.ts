import type { Event } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { mayVeer } from '../chapters/7-6-waves.js';
import { aaDRM, aaResult, aaShift, aaStrength, approachOf } from '../chapters/10-1-anti-aircraft.js';
import { strikeCharts } from '../charts/strike.js';
import { arcSizes } from './deploying.js';
import { strikeProcedure } from './flow.js';
import { strikeResult } from './points.js';
import { strikeRulebook } from './rulebook.js';
import { seenBy } from './seen.js';
import { type Flight, freshWave, type Strike, shipOf, type Wave } from './state.js';
import { begun, flight, lawOf, overTaskForce17, play } from './testing.js';

const law = lawOf('coral-sea-strikes');
const kate = (changes: Partial<Flight> = {}): Flight =>
  flight({ type: 'B5N', points: 2, from: 'x' }, { role: 'T', altitude: 'low', wave: 1, met: true, ...changes });
const val = (changes: Partial<Flight> = {}): Flight =>
  flight({ type: 'D3A', points: 3, from: 'x' }, { role: 'D', altitude: 'medium', wave: 1, met: true, ...changes });
const zero = (changes: Partial<Flight> = {}): Flight =>
  flight(
    { type: 'A6M', points: 2, from: 'x' },
    { role: 'F', altitude: 'low', posture: 'suppress', wave: 1, met: true, ...changes },
  );

const wave: Wave = { ...freshWave(1), arc: 3, veered: true, ring: 'core', size: 5 };

describe('before a strike', () => {
  it('8.1, 8.1.4 admirals are rated, the strike is checked, and one that fails may be called off', () => {
    const strike = begun(law);
    // Hara, Fletcher, Fitch; then 100 for the American strike, and a 2 for what flies.
    expect(play(strike, [3, 4, 3, 4, 3, 4, 10, 10, 1, 1])).toMatchObject({ need: 'decision', rule: '8.1.4' });
    expect(strike.battle.officers.japan[0]?.ratings?.A).toBe(6);
    expect([strike.battle.phase, strike.battle.percent]).toEqual(['call off', 80]);
  });
  it('8.1.4 a high second roll has an asterisk: the strike must fly, and the die says what is cut', () => {
    const strike = begun(law);
    play(strike, [3, 4, 3, 4, 3, 4, 10, 10, 6, 6, 2]);
    const points = (type: string): number | undefined =>
      strike.battle.flights.find((each) => each.type === type)?.points;
    expect([points('F4F'), points('SBD')]).toEqual([1, 4]);
  });
  it('8.8 a carrier force without an admiral rolls for its Air Rating', () => {
    const lone = lawOf('coral-sea-strikes', {
      allies: { ...law.forces.allies, admirals: [], leaderless: 'nobody available' },
    });
    expect(play(begun(lone), [3, 4])).toMatchObject({ need: 'die', rule: '8.8' });
  });
  it('7.10 bombers from land roll for torpedoes base by base, carrier planes do not', () => {
    expect(play(begun(lawOf('force-z')), [])).toMatchObject({ rule: '7.10.1', sides: 10 });
    expect(play(begun(law), [3, 4, 3, 4, 3, 4, 1, 1])).toMatchObject({ rule: '8.1.4' });
  });
});

describe('the display', () => {
  it('7.3 the striker says what he is after before the ships are set up', () => {
    const strike = begun(law);
    expect(play(strike, [3, 4, 3, 4, 3, 4, 1, 1, 1, 1])).toMatchObject({
      need: 'decision',
      rule: '7.3',
      of: ['allies'],
    });
    expect(play(strike, [], { priority: ['CV'] })).toMatchObject({ rule: '7.2.1', of: ['japan'] });
    expect(strike.battle.priority).toBe('CV');
  });
  it('7.2.1 the enemy sees types face down, and of their damage only whether it is D2 or worse', () => {
    const { battle } = overTaskForce17(law, 'assign', [kate()]);
    Object.assign(shipOf(battle, 'Lexington'), { damage: 1 });
    Object.assign(shipOf(battle, 'Yorktown'), { damage: 4 });
    const seen = seenBy(battle, 'japan', law).ships.filter(({ type }) => type === 'CV' && type !== undefined);
    const masked = seen.filter(({ side }) => side === 'allies');
    expect(masked.map(({ damage }) => damage).sort()).toEqual([0, 2]);
    expect(JSON.stringify(masked)).not.toMatch(/Lexington|Yorktown/);
  });
  it('7.2.4 ten ships: four in the core and two in each inner arc', () => {
    expect(arcSizes(10)).toMatchObject({ core: 4, 'inner 1': 2, 'inner 2': 2, 'inner 3': 2, 'outer 1': 0 });
  });
  it('7.2.5, 7.8.5 between waves the force may be arranged anew, and fires with one less', () => {
    const strike = overTaskForce17(law, 'next wave', [kate(), val({ wave: 2 })]);
    expect(play(strike, [])).toMatchObject({ need: 'decision', of: ['allies'] });
    const ask = strikeProcedure.ask(strike, 'allies');
    if (ask.ask !== 'sheet') throw new Error('no sheet');
    const same = ask.rows.slice(1).map((row) => (row.ask === 'pick' ? (row.now ?? []) : []));
    const stays = { ...strike, battle: structuredClone(strike.battle) };
    play(stays, [], { deploy: [['stay'], ...same] });
    play(strike, Array(20).fill(1), { deploy: [['again'], ...same] });
    expect([stays.battle.redeployed, strike.battle.redeployed]).toEqual([false, true]);
    const [before, after] = [stays, strike].map(({ battle }) =>
      aaDRM(law, { ...battle, wave }, [kate()], 'low', false),
    );
    expect((after ?? 0) - (before ?? 0)).toBe(-1);
  });
  it('7.7.1 a Japanese wave of mostly elite crews may enter beside the arc rolled', () => {
    const { battle } = overTaskForce17(law, 'veer', []);
    expect(mayVeer(law, battle, [kate({ elite: true })])).toBe(true);
    expect(mayVeer(law, battle, [kate({ elite: true }), val()])).toBe(false);
    expect(mayVeer(law, { ...battle, strike: 0 }, [kate({ elite: true })])).toBe(false);
  });
});

describe('air combat', () => {
  /** Japanese planes at one altitude against Wildcats. */
  function fight(flights: Flight[], cap: number): Strike {
    const strike = overTaskForce17(
      law,
      'peel',
      flights.map((each) => ({ ...each, wave: 0, met: false })),
    );
    const { battle } = strike;
    battle.wave = null;
    battle.cap = [flight({ type: 'F4F', points: cap, from: 'x' }, { role: 'F', altitude: 'low', met: true })];
    battle.levels = { low: 'escorted', medium: 'none', high: 'none' };
    return strike;
  }
  it('6.1 only planes at the same altitude fight', () => {
    const strike = fight([kate(), val()], 3);
    const heard: Event[] = [];
    play(strike, [4, 4, 1, 1], {}, heard);
    expect(heard.find(({ kind }) => kind === 'met')?.data.strike).toContain('B5N');
    expect(heard.find(({ kind }) => kind === 'met')?.data.strike).not.toContain('D3A');
    expect(strike.battle.capAttacked).toBe(true);
  });
  it('6.3.1 points of strength do away with Air Points of that strength', () => {
    const strike = fight([kate()], 3);
    // Twelve points, roll 10: five shot down and five driven off; a Kate at low is worth two.
    play(strike, [5, 5, 1, 1]);
    expect([strike.battle.down.japan, strike.battle.flights.length]).toEqual([2, 0]);
  });
  it('6.3.2 bombers that lose nobody shoot nobody down', () => {
    const strike = fight([kate({ points: 8 })], 2);
    play(strike, [1, 1, 6, 6]);
    expect(strike.battle.down).toEqual({ japan: 0, allies: 0 });
  });
  it('6.2.1 loose escorts roll for the bounce, close ones do not', () => {
    expect(play(fight([kate(), zero({ posture: 'loose' })], 3), [])).toMatchObject({ rule: '6.2.1' });
    expect(play(fight([kate(), zero({ posture: 'close' })], 3), [])).toMatchObject({ rule: '6.3.1' });
  });
  it('7.9 the striker is asked for fighters to silence guns when he has more than the CAP', () => {
    expect(play(fight([kate(), zero({ posture: 'loose', points: 4 })], 3), [])).toMatchObject({
      rule: '7.9',
      of: ['japan'],
    });
  });
});

describe('anti-aircraft fire', () => {
  it('10.1.1 torpedo planes and suppressing fighters come in low, dive bombers in a dive', () => {
    expect([kate(), zero(), val(), kate({ role: 'B', altitude: 'high' })].map(approachOf)).toEqual([
      'low',
      'low',
      'dive',
      'high',
    ]);
  });
  it('10.1 only ships on the path fire, by ring and approach', () => {
    const { battle } = overTaskForce17(law, 'aa', [kate()]);
    const at = (ring: 'core' | 'inner') => aaStrength(law, battle.ships, wave, ring, 'low').strength;
    const sum = (arcs: string[]) =>
      battle.ships
        .filter(({ arc }) => arc !== null && arcs.includes(arc))
        .reduce((total, { id }) => total + (law.units[id]?.antiAir.low ?? 0), 0);
    expect(at('core')).toBe(sum(['core', 'inner 2']));
    expect(at('inner')).toBe(sum(['inner 2']));
  });
  it('7.9.1 what is suppressed is taken off Low and High AA', () => {
    const { battle } = overTaskForce17(law, 'aa', [kate()]);
    const full = aaStrength(law, battle.ships, wave, 'core', 'low').strength;
    expect(aaStrength(law, battle.ships, { ...wave, suppressed: { low: 4, high: 9 } }, 'core', 'low').strength).toBe(
      full - 4,
    );
  });
  it('7.9.1 suppressing fighters fire before the guns', () => {
    const strike = overTaskForce17(law, 'suppression', [kate(), zero()]);
    play(strike, [4, 4]);
    expect(strike.battle.wave?.suppressed.low).toBeGreaterThan(0);
  });
  it('10.1.1 several approaches with one low, and a first wave that came through, are each a column to the left', () => {
    const { battle } = overTaskForce17(law, 'aa', []);
    expect([aaShift(law, battle, [kate()], 'low'), aaShift(law, battle, [kate(), val()], 'low')]).toEqual([0, -1]);
    const second = { ...battle, reached: true, wave: { ...wave, number: 2 } };
    expect(aaShift(law, second, [kate()], 'low')).toBe(-1);
  });
  it('10.1.3 level bombers below their altitude are a column to the right', () => {
    const { battle } = overTaskForce17(law, 'aa', []);
    expect(aaShift(law, battle, [kate({ role: 'B', altitude: 'low' })], 'low')).toBe(1);
  });
  it('10.1.1 elite crews are harder to hit: a combined wave of them, and a single Air Point', () => {
    const { battle } = overTaskForce17(law, 'aa', []);
    const [elites, single] = [[kate({ elite: true }), val({ elite: true })], [kate({ elite: true, points: 1 })]];
    expect([aaDRM(law, battle, [kate(), val()], 'low', false), aaDRM(law, battle, elites, 'low', false)]).toEqual([
      0, -1,
    ]);
    expect(aaDRM(law, battle, single, 'low', false)).toBe(-1);
  });
  it('10.1.1 from 1943 proximity fuses add one to American High AA', () => {
    const later = lawOf('coral-sea-strikes', { date: '1/1/43', allies: { ...law.forces.allies, cap: [] } });
    const { battle } = overTaskForce17(law, 'aa', []);
    expect([
      aaDRM(later, battle, [val()], 'dive', true),
      aaDRM(later, battle, [kate()], 'low', false),
      aaDRM(law, battle, [val()], 'dive', true),
    ]).toEqual([1, 0, 0]);
  });
  it('10.1.1 a first wave of one or two Air Points is hard to find: half the differential is taken off', () => {
    const strike = overTaskForce17(law, 'few', [kate()], { size: 2 });
    play(strike, [6, 1]);
    expect(strike.battle.wave?.few).toBe(2);
  });
  it('10.1 stronger fire and higher rolls never do less, and losses are drawn from the component', () => {
    expect(strikeCharts.aaTable.falls?.(strikeCharts.aaTable.values)).toEqual([]);
    expect(aaResult(law, 30, 0, 12)).toEqual({ lost: 1, aborted: 2 });
    const strike = overTaskForce17(law, 'aa', [kate(), val()], { components: ['low'] });
    play(strike, [6, 6]);
    expect(strike.battle.flights.find(({ role }) => role === 'T')?.points).toBe(0);
    expect(strike.battle.flights.find(({ role }) => role === 'D')?.points).toBe(3);
  });
});

describe('attacks', () => {
  it('7.8.1 a ship that is attacked is turned up, and takes damage by both tables', () => {
    const strike = overTaskForce17(law, 'assign', [val({ points: 3 })]);
    const { battle } = strike;
    const mark = shipOf(battle, 'Yorktown').mark;
    expect(play(strike, [], { assign: [{ [mark]: 3 }] })).toMatchObject({ need: 'die', rule: '7.8.1' });
    expect(seenBy(battle, 'japan', law).ships.some(({ id }) => id === 'Yorktown')).toBe(true);
    play(strike, [6, 6]);
    expect(shipOf(battle, 'Yorktown').damage).toBeGreaterThan(1);
  });
  it('8.1.5 an admiral gives one wave a column or one on the die, and a bad one spoils the largest', () => {
    const strike = overTaskForce17(law, 'target ring', [val()], { ring: null });
    const [hara] = strike.battle.officers.japan;
    if (hara === undefined) throw new Error('no Hara');
    hara.ratings = { A: 6, B: 0, C: 1, D: 1 };
    play(strike, [], { 'target ring': [['core'], ['Hara C', 'Hara D']] });
    expect([strike.battle.wave?.shift, strike.battle.wave?.drm, hara.shift]).toEqual([1, 1, 1]);
    const bad = overTaskForce17(law, 'target ring', [val()], { ring: null });
    Object.assign(bad.battle.officers.japan[0] ?? {}, { ratings: { A: 3, B: 0, C: 0, D: -1 } });
    play(bad, [], { 'target ring': [['core']] });
    expect(bad.battle.wave?.drm).toBe(-1);
  });
  it('7.3.1 with a specific priority the core alone may be attacked', () => {
    const strike = overTaskForce17(law, 'target ring', [val()], { ring: null });
    const rings = (): (string | undefined)[] => {
      const ask = strikeProcedure.ask(strike, 'japan');
      const [row] = ask.ask === 'sheet' ? ask.rows : [];
      return row?.ask === 'pick' ? row.of.map(({ id }) => id) : [];
    };
    expect(rings()).toEqual(['core', 'inner']);
    strike.battle.priority = 'CV';
    expect(rings()).toEqual(['core']);
  });
  it('16.7 damaged ships roll for critical hits when the strike is over, and only the owner hears it', () => {
    const strike = overTaskForce17(law, 'next wave', [val()]);
    Object.assign(shipOf(strike.battle, 'Astoria'), { damage: 1, hit: true, seen: true });
    strike.battle.shown.Astoria = 1;
    const heard: Event[] = [];
    play(strike, [6, 5], {}, heard);
    expect([shipOf(strike.battle, 'Astoria').damage, strike.battle.shown.Astoria]).toEqual([2, 1]);
    play(strike, [1, 1], {}, heard);
    expect(heard.filter(({ kind }) => kind === 'critical').map(({ to }) => to)).toEqual([['allies'], ['allies']]);
  });
  it('6.3.3 on the way home from extended range a type that had losses may lose as many again', () => {
    const strike = overTaskForce17(law, 'home', [val({ extended: true })]);
    Object.assign(strike.battle, { lost: { D3A: 1 }, queue: ['D3A'] });
    play(strike, [9]);
    expect(strike.battle.down.japan).toBe(1);
  });
  it('R80 levels of damage and Air Points are counted, and Japan wins with its line', () => {
    const strike = begun(law);
    const { battle } = strike;
    Object.assign(shipOf(battle, 'Lexington'), { damage: 5, sunk: true });
    Object.assign(battle, { phase: 'begin', strike: 2, down: { japan: 2, allies: 1 } });
    play(strike, []);
    expect(battle.points).toEqual({ japan: 31, allies: 2 });
    expect(strikeResult(battle, law).winners).toEqual(['japan']);
  });
});

it('set-ups with mistakes are refused by name', () => {
  const read = (set: object) =>
    strikeRulebook.law({ scenario: 'coral-sea-strikes', options: {}, charts: {}, set: set as never });
  expect(read({ japan: { ships: ['Shokku'] } })).toEqual({
    errors: expect.arrayContaining([expect.stringContaining('did you mean')]),
  });
  expect(read({ date: 'tomorrow' })).toEqual({ errors: [expect.stringContaining('turn/cycle/year')] });
  expect(strikeRulebook.law({ scenario: 'coral', options: {}, charts: {}, set: null })).toHaveProperty('errors');
});
