/** What of chapters 5 to 10 a whole strike shows, rule by rule. */
import type { Event } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { mayFlyCap } from '../chapters/5-3-patrols.js';
import { volunteersDRM } from '../chapters/6-2-volunteers.js';
import { isDoubled, whoRolls } from '../chapters/6-3-results.js';
import { namedBy } from '../chapters/7-2-display.js';
import { aaDRM, aaShift, aaStrength } from '../chapters/10-1-anti-aircraft.js';
import { arcSizes } from './deploying.js';
import { goneDown, kindOf, turnedBack } from './fighting.js';
import { strikeProcedure } from './flow.js';
import { errandsOf } from './flying.js';
import { beginStrike } from './opening.js';
import { strikeRulebook } from './rulebook.js';
import { seenBy } from './seen.js';
import { type Flight, freshWave, shipOf } from './state.js';
import { begun, errors, flight, kate, lawOf, met, overTaskForce17, play, val, wildcat, zero } from './testing.js';

const coral = lawOf('coral-sea-strikes');

describe('patrols and escorts', () => {
  it('5.1.1 CAP that was driven off meets no later strike; 5.3.6 CAP that was not may', () => {
    const strike = met(coral, 'peel', [kate({ points: 8 })], [wildcat()]);
    // The CAP rolls 2, the bombers 12: four points of strength drive one Wildcat off; all dice after that are ones.
    play(strike, [1, 1, 6, 6], { waves: [{ '1': 8 }] });
    const left = strike.battle.cap.reduce((sum, { points }) => sum + points, 0);
    expect(left).toBeLessThan(3);
    strike.battle.phase = 'home';
    strike.battle.queue = [];
    strikeProcedure.next(strike, { on: false, say: () => undefined, tell: () => undefined });
    expect(strike.battle.pools.allies.reduce((sum, { points }) => sum + points, 0)).toBe(left);
    expect(left).toBeGreaterThan(0);
  });
  it('5.3 only fighters fly CAP; 5.3.7 through 1942 also the dive bombers of US carriers', () => {
    expect([mayFlyCap(coral, 'F4F'), mayFlyCap(coral, 'TBF'), mayFlyCap(coral, 'SBD')]).toEqual([true, false, true]);
    expect(
      mayFlyCap(lawOf('coral-sea-strikes', { date: '1/1/43', allies: { ...coral.forces.allies, cap: [] } }), 'SBD'),
    ).toBe(false);
  });
  it('5.3.7 as fighters they are worth 1, at medium or low', () => {
    const strike = met(
      coral,
      'cap',
      [kate()],
      [flight({ type: 'SBD', points: 2, from: 'x' }, { role: 'F', met: true })],
    );
    strike.battle.levels = { low: 'bare', medium: 'bare', high: 'bare' };
    const ask = strikeProcedure.ask(strike, 'allies');
    const [row] = ask.ask === 'sheet' ? ask.rows : [];
    expect(row?.ask === 'split' ? row.over.map(({ id }) => id) : []).toEqual(['low', 'medium']);
  });
  it('5.3.1 escorts are loose or close, at an altitude that is theirs', () => {
    expect(errandsOf(coral, zero({ role: null })).map(({ id }) => id)).toEqual([
      'loose low',
      'close low',
      'loose medium',
      'close medium',
      'loose high',
      'close high',
    ]);
  });
  it('7.4 the naval player says where his CAP fights', () => {
    const strike = met(coral, 'cap', [kate(), zero()], [{ ...wildcat(), altitude: null }]);
    expect(play(strike, [])).toMatchObject({ rule: '7.4', of: ['allies'] });
  });
});

describe('air combat, guns and the way home', () => {
  it('5.1.1 CAP that was driven off or broke off can fly again in the next Air Phase', () => {
    const search = lawOf('coral-sea-search');
    const { battle } = begun(search);
    battle.resting.allies = [flight({ type: 'F4F', points: 1, from: 'Task Force 17' })];
    if (battle.hunt === null) throw new Error('nobody searches');
    Object.assign(battle, { phase: 'begin', queue: [] });
    Object.assign(battle.hunt, { airPhase: 0, queue: [], left: [0] });
    play({ law: search, battle }, []);
    expect(battle.hunt.airPhase).toBe(1);
    expect([battle.pools.allies.find(({ type }) => type === 'F4F')?.points, battle.resting.allies]).toEqual([3, []]);
    // The loose escorts have the bounce, and the CAP breaks off.
    const strike = met(coral, 'peel', [kate(), zero({ points: 1 })], [wildcat()]);
    play(strike, [1, 1, 1], { peel: [0], air: ['break off'] });
    expect(strike.battle.resting.allies.map(({ type, points }) => [type, points])).toEqual([['F4F', 3]]);
  });
  it('5.3.6 who comes back to the CAP is put together with those of his kind', () => {
    const { battle } = begun(coral);
    battle.pools.allies = [wildcat(), flight({ type: 'F4F', points: 1, from: 'x' })];
    battle.strike = 1;
    beginStrike(coral, battle);
    expect(battle.cap.map(({ type, points }) => [type, points])).toEqual([['F4F', 4]]);
  });
  it('10.1.1 a wave of several approaches stays one when the guns have done away with those who came low', () => {
    const strike = overTaskForce17(coral, 'veer', [val({ elite: true }), kate({ points: 1, elite: true })], { arc: 0 });
    play(strike, [3]);
    const { battle } = strike;
    battle.flights = battle.flights.filter(({ role }) => role === 'D');
    expect([
      aaShift(coral, battle, battle.flights, 'dive'),
      aaDRM(coral, battle, battle.flights, 'dive', false),
    ]).toEqual([-1, -1]);
  });
  it('R17 without bombers at their altitude close escorts fight as well as loose ones', () => {
    const strike = met(coral, 'peel', [zero({ points: 1 }), zero({ points: 2, posture: 'close' })], [wildcat()]);
    const heard: Event[] = [];
    play(strike, [3, 4, 3, 4], { peel: [0] }, heard);
    const shots = heard.filter(({ kind }) => kind === 'air attack').map(({ data }) => [data.by, data.number]);
    expect(shots).toEqual([
      ['cap', 3],
      ['loose', 3],
    ]);
  });
  it('13.8.5 a Japanese strike that coastwatchers have reported adds one to the die for the bounce', () => {
    const [one, two] = coral.strikes;
    if (one === undefined || two === undefined) throw new Error('no strikes');
    const bounced = (alerted: boolean): unknown => {
      const law = lawOf('coral-sea-strikes', { strikes: [one, { ...two, alerted }] });
      const heard: Event[] = [];
      play(met(law, 'peel', [kate(), zero({ points: 1 })], [wildcat()]), [3], { peel: [0] }, heard);
      return heard.find(({ kind }) => kind === 'bounce')?.data.has;
    };
    expect([bounced(false), bounced(true)]).toEqual(['loose', 'cap']);
  });
  it('6.3.3 fighters that fought and planes that turned back may be lost on the long way home as well', () => {
    const strike = overTaskForce17(coral, 'home', []);
    const far = zero({ extended: true });
    goneDown(coral, strike.battle, far, false, 1);
    turnedBack(coral, strike.battle, far, 2);
    strike.battle.queue = whoRolls(strike.battle.lost, { A6M: 2 });
    play(strike, [5]);
    expect(strike.battle.down.japan).toBe(2);
  });
  it('6.3.3, 7.11 elite Zeros are saved by one more; of trained and untrained those roll who have less to lose', () => {
    expect([isDoubled(coral, 'A6M', 5), isDoubled(coral, 'A6M', 5, true)]).toEqual([true, false]);
    const home = { SBD: 3, 'SBD untrained': 3, TBF: 3 };
    expect(whoRolls({ SBD: 2, 'SBD untrained': 1, TBF: 1 }, home)).toEqual(['SBD untrained', 'TBF']);
    expect(whoRolls({ SBD: 1, 'SBD untrained': 2 }, home)).toEqual(['SBD']);
    // Nobody of the untrained comes home: a die for them costs nothing.
    expect(whoRolls({ SBD: 1, 'SBD untrained': 2 }, { SBD: 3 })).toEqual(['SBD untrained']);
  });
  it('6.3.3 elite and other planes of a type roll once, but for Zeros; nobody is lost whom a field on the way saves', () => {
    const far = (planned: Partial<Parameters<typeof flight>[0]>): Flight =>
      flight({ type: 'D3A', points: 2, from: 'x', extended: true, ...planned });
    expect([far({ elite: true }), far({}), far({ type: 'A6M', elite: true })].map(kindOf)).toEqual([
      'D3A',
      'D3A',
      'A6M elite',
    ]);
    const [one, two] = coral.strikes;
    if (one === undefined || two === undefined) throw new Error('no strikes');
    const saved = { x: { carrier: false, range: 3, apart: {}, fieldOnTheWay: true } };
    const law = lawOf('coral-sea-strikes', { strikes: [one, { ...two, bases: { ...two.bases, ...saved } }] });
    const { battle } = overTaskForce17(law, 'home', []);
    turnedBack(law, battle, far({}), 2);
    expect([battle.home, battle.homeward]).toEqual([2, {}]);
  });
  it('6.3.3 in which order planes turn back shows nowhere', () => {
    const after = (...planes: Flight[]): string => {
      const { battle } = overTaskForce17(coral, 'home', []);
      for (const each of planes) turnedBack(coral, battle, each, each.points);
      return JSON.stringify(battle);
    };
    const [elite, others] = [zero({ extended: true, elite: true }), zero({ extended: true })];
    expect(after(elite, others)).toBe(after(others, elite));
  });
  it('R149 elite crews who bomb from below their altitude are shot at like others there', () => {
    const { battle } = overTaskForce17(coral, 'aa', []);
    const betty = flight({ type: 'G4M', points: 2, from: 'x', elite: true }, { role: 'B', wave: 1, met: true });
    const at = (altitude: 'low' | 'medium') => aaShift(coral, battle, [{ ...betty, altitude }], altitude);
    expect([at('medium'), at('low')]).toEqual([0, 1]);
  });
  it('10.1.3 also from high to medium a level bomber is below its altitude', () => {
    const { battle } = overTaskForce17(coral, 'aa', []);
    const fortress = flight({ type: 'B-17', points: 2, from: 'x' }, { role: 'B', wave: 1, met: true });
    const at = (altitude: 'medium' | 'high') => aaShift(coral, battle, [{ ...fortress, altitude }], altitude);
    expect([at('high'), at('medium')]).toEqual([0, 1]);
  });
});

describe('the Volunteers', () => {
  const law = lawOf('coral-sea-strikes', {
    date: '1/1/42',
    allies: { ...coral.forces.allies, avg: 'Mingaladon', cap: [{ type: 'P-40', points: 2, from: 'Mingaladon' }] },
  });
  const tigers = flight({ type: 'P-40', points: 2, from: 'Mingaladon' }, { role: 'F', altitude: 'low', met: true });
  it('6.2.2 they are told what comes before they are sent, and must fight', () => {
    const strike = met(law, 'cap', [], [{ ...tigers, altitude: null }]);
    Object.assign(strike.battle, { phase: 'altitudes', flights: [flight({ type: 'D3A', points: 3, from: 'x' })] });
    const heard: Event[] = [];
    expect(play(strike, [], { altitudes: [{ 'D medium': 3 }] }, heard)).toMatchObject({ rule: '7.4' });
    expect(heard.map(({ kind }) => kind)).toContain('forewarned');
    expect(seenBy(strike.battle, 'allies', law).flights[0]?.role).toBe('D');
    const ask = strikeProcedure.ask(strike, 'allies');
    expect(ask.ask === 'sheet' && ask.rows[0]?.ask === 'split' ? ask.rows[0].all : null).toBe(true);
  });
  it('6.2.3, R110 they have the bounce without a die, shoot first at fighters alone, and have one more on the dice', () => {
    expect(play(met(law, 'peel', [kate(), zero()], [tigers]), [])).toMatchObject({ need: 'decision', rule: '6.1.1' });
    const heard: Event[] = [];
    play(met(law, 'peel', [zero()], [tigers]), [3, 4, 1, 1], {}, heard);
    const shots = heard.filter(({ kind }) => kind === 'air attack').map(({ data }) => [data.by, data.roll]);
    expect(shots[0]).toEqual(['cap', 8]);
    const [mixed, few] = [
      flight({ type: 'F4F', points: 3, from: 'x' }, { role: 'F', altitude: 'low', met: true }),
      { ...tigers, points: 1 },
    ];
    expect([volunteersDRM(law, [tigers]), volunteersDRM(law, [few, mixed]), volunteersDRM(law, [mixed])]).toEqual([
      1, 0, 0,
    ]);
    const later = { ...law, date: { turn: 1, cycle: 7, year: 42 } };
    expect(play(met(later, 'peel', [kate(), zero()], [tigers]), [])).toMatchObject({ rule: '6.2.1' });
  });
});

describe('the strike', () => {
  it('7.1 B-17 attack ships from low from 10/42, B-25, B-26 and A-20 from 3/43, and others never', () => {
    const levels = (date: string, type: 'B-17' | 'B-25' | 'B-26' | 'PBY') =>
      errandsOf(lawOf('santa-cruz-strikes', { date }), flight({ type, points: 1, from: '' }))
        .filter(({ role }) => role === 'B')
        .map(({ altitude }) => altitude);
    expect([levels('1/9/42', 'B-17'), levels('1/10/42', 'B-17')]).toEqual([['high'], ['high', 'low']]);
    expect([levels('1/2/43', 'B-25'), levels('1/3/43', 'B-25'), levels('1/3/43', 'B-26')]).toEqual([
      ['medium'],
      ['medium', 'low'],
      ['medium', 'low'],
    ]);
    expect(levels('1/3/43', 'PBY')).toEqual(['medium']);
  });
  it('7.3.3 the next strike has a priority of its own, and all waves of one have the same', () => {
    const strike = overTaskForce17(coral, 'next wave', [val(), kate({ wave: 2 })]);
    strike.battle.priority = 'CV';
    play(strike, [], { deploy: [['stay']] });
    expect(strike.battle.priority).toBe('CV');
    Object.assign(strike.battle, { phase: 'home', queue: [], strike: 0 });
    expect(play(strike, Array(20).fill(1))).toMatchObject({ rule: '7.3', of: ['japan'] });
  });
  it('7.5 the striker divides his planes into waves; each plane is in one', () => {
    const strike = overTaskForce17(coral, 'waves', [val({ wave: 0 }), kate({ wave: 0 })]);
    strike.battle.wave = null;
    expect(play(strike, [], {})).toMatchObject({ rule: '7.5', of: ['japan'] });
    play(strike, [], { waves: [{ '1': 1, '2': 2 }, { '2': 2 }] });
    expect(strike.battle.flights.map(({ type, wave, points }) => [type, wave, points])).toEqual([
      ['D3A', 1, 1],
      ['D3A', 2, 2],
      ['B5N', 2, 2],
    ]);
  });
  it('7.6.1 dive bombers and torpedo planes of one base come in one wave', () => {
    const strike = overTaskForce17(coral, 'waves', [val({ wave: 0 }), kate({ wave: 0 })]);
    strike.battle.wave = null;
    play(strike, [2], { waves: [{ '1': 3 }, { '1': 2 }] });
    expect(strike.battle.wave).toMatchObject({ number: 1, combined: true });
  });
  it('7.7.2 every wave rolls where it enters', () => {
    const strike = overTaskForce17(coral, 'next wave', [val(), kate({ wave: 2 })]);
    const same = { deploy: [['stay']] };
    expect(play(strike, [], same)).toMatchObject({ need: 'die', rule: '7.7.1' });
  });
  it('7.7.4 ships beside the path neither fire nor are attacked', () => {
    const { battle } = overTaskForce17(coral, 'aa', [kate()]);
    const wave = battle.wave ?? freshWave(1);
    const beside = battle.ships.filter(({ arc }) => arc === 'inner 1' || arc === 'inner 3').map(({ id }) => id);
    expect(beside.length).toBe(4);
    const without = battle.ships.filter(({ id }) => !beside.includes(id));
    expect(aaStrength(coral, battle.ships, wave, 'inner', 'low')).toEqual(
      aaStrength(coral, without, wave, 'inner', 'low'),
    );
    const strike = overTaskForce17(coral, 'assign', [val()], { ring: 'inner' });
    play(strike, []);
    const ask = strikeProcedure.ask(strike, 'japan');
    const offered = ask.ask === 'sheet' && ask.rows[0]?.ask === 'split' ? ask.rows[0].over.length : 0;
    expect(offered).toBe(2);
  });
  it('7.8.3 a ship is attacked once by a wave, by all who were sent at her together', () => {
    const strike = overTaskForce17(coral, 'assign', [val(), kate()]);
    const { mark } = shipOf(strike.battle, 'Lexington');
    play(strike, [], { assign: [{ [mark]: 3 }, { [mark]: 2 }] });
    expect(strike.battle.wave?.attacks.length).toBe(1);
  });
  it('7.8.4 everybody who came in must attack', () => {
    const strike = overTaskForce17(coral, 'assign', [val()]);
    play(strike, []);
    const ask = strikeProcedure.ask(strike, 'japan');
    expect(ask.ask === 'sheet' && ask.rows[0]?.ask === 'split' ? ask.rows[0].all : null).toBe(true);
  });
  it('7.8.6 planes that have attacked do not come again with the next wave', () => {
    const strike = overTaskForce17(coral, 'next wave', [val(), kate({ wave: 2 })]);
    const heard: Event[] = [];
    play(strike, [3], { deploy: [['stay']] }, heard);
    expect(heard.find(({ kind }) => kind === 'wave')?.data.planes).not.toContain('D3A');
  });
  it('7.8.1, R113 surprise makes every ship one class slower', () => {
    const [first, second] = coral.strikes;
    if (first === undefined || second === undefined) throw new Error('no strikes');
    const surprised = lawOf('coral-sea-strikes', { strikes: [first, { ...second, surprise: true }] });
    const speed = (law: typeof coral) => {
      const strike = overTaskForce17(law, 'damage', [val()]);
      strike.battle.wave?.attacks.push({
        target: 'Yorktown',
        sent: [{ flight: val(), points: 3 }],
        torpedoLoss: 0,
        points: 0,
      });
      const heard: Event[] = [];
      play(strike, [4], {}, heard);
      return heard.find(({ kind }) => kind === 'damage')?.data.speed;
    };
    expect([speed(coral), speed(surprised)]).toEqual([3, 2]);
  });
  it('7.10.1 planes that got no torpedoes may be left at home, and no others', () => {
    const strike = begun(lawOf('force-z'));
    // A 1 and two for elite crews: torpedoes for two of five at Saigon; a 0 for all at Thu Dau Mot.
    expect(play(strike, [1, 10])).toMatchObject({ rule: '7.10.1', of: ['japan'] });
    const ask = strikeProcedure.ask(strike, 'japan');
    expect(ask.ask === 'sheet' ? [ask.rows.length, ask.rows[0], ask.limits[0]?.most] : []).toMatchObject([
      1,
      { ask: 'say', from: 0, to: 3 },
      3,
    ]);
    const heard: Event[] = [];
    expect(play(strike, [], { 'leave out': [3] }, heard)).toMatchObject({ rule: '7.3' });
    expect(strike.battle.flights.map(({ from, points }) => [from, points])).toEqual([
      ['Saigon', 2],
      ['Thu Dau Mot', 3],
    ]);
    expect([strike.battle.home, heard.find(({ kind }) => kind === 'left out')?.data.points]).toEqual([3, 3]);
    // Where there are torpedoes for all nobody is asked.
    expect(play(begun(lawOf('force-z')), [10, 10])).toMatchObject({ rule: '7.3' });
  });
  it('7.11.5 elite crews of night missions who fly by day attack like others', () => {
    const strength = (night: boolean) =>
      errandsOf(coral, flight({ type: 'G4M', points: 1, from: '', elite: true, night })).length;
    expect([strength(false), strength(true)]).toEqual([4, 2]);
    const { battle } = overTaskForce17(coral, 'aa', []);
    expect(aaDRM(coral, battle, [kate({ elite: true, night: true, points: 1 })], 'low', false)).toBe(0);
  });
});

describe('rulings on the display', () => {
  it('R77 carriers of all kinds are one type to name', () => {
    expect([namedBy('CV', 'CVL'), namedBy('CV', 'CA'), namedBy('CA', 'CA')]).toEqual([true, false, true]);
  });
  it('R78 what is left over in a ring goes to the lowest numbers', () => {
    expect(arcSizes(5)).toMatchObject({ core: 4, 'inner 1': 1, 'inner 2': 0, 'inner 3': 0 });
  });
  it('R79 a wave attacks a ring only where its arc has ships', () => {
    const strike = overTaskForce17(coral, 'target ring', [val()], { ring: null });
    const ask = strikeProcedure.ask(strike, 'japan');
    const [row] = ask.ask === 'sheet' ? ask.rows : [];
    expect(row?.ask === 'pick' ? row.of.map(({ id }) => id) : []).toEqual(['core', 'inner']);
  });
});

describe('anti-aircraft fire in special cases', () => {
  const with2 = (changes: object) => {
    const [first, second] = coral.strikes;
    if (first === undefined || second === undefined) throw new Error('no strikes');
    return lawOf('coral-sea-strikes', { strikes: [first, { ...second, ...changes }] });
  };
  it('10.1.1 by night two columns to the left; flying boats with torpedoes by day one to the right', () => {
    const { battle } = overTaskForce17(coral, 'aa', []);
    const boat = kate({ type: 'H8K' });
    expect([
      aaShift(with2({ night: true }), battle, [kate()], 'low'),
      aaShift(coral, battle, [boat], 'low'),
      aaShift(with2({ night: true }), battle, [boat], 'low'),
    ]).toEqual([-2, 1, -2]);
  });
  it('10.1.1 a force warned by coastwatchers has one more, and so have British ones from 1945', () => {
    const { battle } = overTaskForce17(coral, 'aa', []);
    expect([
      aaDRM(with2({ alerted: true }), battle, [kate()], 'low', false),
      aaDRM(lawOf('force-z', { date: '1/1/44' }), { ...battle, strike: 0 }, [val()], 'dive', true),
      aaDRM(lawOf('force-z', { date: '1/1/45' }), { ...battle, strike: 0 }, [val()], 'dive', true),
    ]).toEqual([1, 0, 1]);
  });
  it('10.1.2 ships in port have the AA of the port besides their own', () => {
    const port = lawOf('coral-sea-strikes', { allies: { ...coral.forces.allies, port: 9 } });
    const { battle } = overTaskForce17(coral, 'aa', [kate()]);
    const fire = (law: typeof coral) =>
      aaStrength(law, battle.ships, battle.wave ?? freshWave(1), 'core', 'low').strength;
    expect(fire(port) - fire(coral)).toBe(9);
  });
  it('R111 by night nobody flies CAP', () => {
    const strike = begun(with2({ night: true }));
    Object.assign(strike.battle, { strike: 1, phase: 'begin', queue: [] });
    play(strike, [1, 1]);
    expect([strike.battle.cap.length, strike.battle.pools.allies.length]).toEqual([0, coral.forces.allies.cap.length]);
  });
});

it('the set-ups on the shelf are lawful', () => {
  expect(strikeRulebook.scenarios.map(({ id }) => errors({}, id))).toEqual(strikeRulebook.scenarios.map(() => []));
});
