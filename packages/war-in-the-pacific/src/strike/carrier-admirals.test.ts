/** 8 What carrier admirals do for a strike, and against one. */
import type { Event } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { bounceRating, isLedBy, leading, mayHelp } from '../chapters/8-carrier-admirals.js';
import { strikeProcedure } from './flow.js';
import { type Flight, freshWave, type Strike, shipOf } from './state.js';
import { begun, errors, flight, kate, lawOf, overTaskForce17, play, val, wildcat, zero } from './testing.js';

const coral = lawOf('coral-sea-strikes');

describe('carrier admirals', () => {
  it('8.1.4, R116 where both are cut, fighters and bombers each lose half of what one alone would', () => {
    const strike = begun(coral);
    const planes = [flight({ type: 'F4F', points: 10, from: 'x' }), flight({ type: 'SBD', points: 10, from: 'x' })];
    Object.assign(strike.battle, { phase: 'cut', percent: 30, queue: [], flights: planes });
    play(strike, [5]);
    expect(strike.battle.flights.map(({ points }) => points)).toEqual([7, 7]);
  });
  it('8.1.4 the owner says which of his planes bad coordination keeps at home, of a strike and of the CAP', () => {
    const strike = begun(coral);
    const planes = [flight({ type: 'SBD', points: 4, from: 'x' }), flight({ type: 'TBD', points: 2, from: 'x' })];
    Object.assign(strike.battle, { phase: 'cut', percent: 50, queue: [], flights: planes, cap: [] });
    expect(play(strike, [3])).toMatchObject({ need: 'decision', rule: '8.1.4', of: ['allies'] });
    play(strike, [], { stay: [{ '1': 1, '2': 2 }] });
    expect(strike.battle.flights.map(({ type, points }) => [type, points])).toEqual([['SBD', 3]]);
    expect(strike.battle.home).toBe(3);
    const over = begun(coral);
    const cap = [flight({ type: 'F4F', points: 2, from: 'x' }), flight({ type: 'SBD', points: 2, from: 'x' })];
    Object.assign(over.battle, { strike: 1, phase: 'cap check', queue: [], flights: [val()], cap });
    over.battle.pools.allies = [];
    // Nobody leads: a 1, then 99 and a 12.
    expect(play(over, [1, 9, 9, 6, 6])).toMatchObject({ rule: '8.1.4', of: ['allies'] });
    const { cap: staying } = over.battle.staying;
    play(over, [], { stay: [{ '1': 2, '2': staying - 2 }] });
    expect(over.battle.pools.allies.map(({ type, points }) => [type, points])).toEqual([
      ['F4F', 2],
      ['SBD', staying - 2],
    ]);
    expect([over.battle.phase, over.battle.cap.map(({ type }) => type)]).toEqual(['priority', ['SBD']]);
  });
  const rated = { A: 6, B: 1, C: 1, D: 0 };
  const cruz = lawOf('santa-cruz-strikes');
  /** Nagumo's second strike and Junyo's, at whatever phase. */
  const second = (phase: Strike['battle']['phase'], changes: Partial<Strike['battle']> = {}): Strike => {
    const strike = begun(cruz);
    Object.assign(strike.battle, { strike: 2, phase, queue: [], ...changes });
    for (const officer of strike.battle.officers.japan) officer.ratings = { A: 7, B: 1, C: 1, D: -1 };
    return strike;
  };
  const junyo = (changes: Partial<Flight> = {}): Flight => val({ from: 'Junyo', ...changes });
  const nagumo = (changes: Partial<Flight> = {}): Flight => kate({ from: 'Third Fleet', points: 1, ...changes });
  it('8.1.4, R148 carriers of another task force check by themselves, and only their own planes are cut', () => {
    const strike = second('begin');
    const heard: Event[] = [];
    // Third Fleet: 99 fails, two dice of 12 and a 5; Junyo: nobody leads, a 6, then 01.
    play(strike, [9, 9, 6, 6, 5, 6, 10, 1], { stay: [{ '1': 1 }] }, heard);
    const checks = heard
      .filter(({ kind }) => kind === 'first check')
      .map(({ data }) => [data.of, data.points, data.air]);
    expect(checks).toEqual([
      [null, 4, 7],
      ['Junyo', 2, 6],
    ]);
    const left = (from: string) =>
      strike.battle.flights.filter((each) => each.from === from).reduce((sum, { points }) => sum + points, 0);
    expect([left('Junyo'), left('Third Fleet')]).toEqual([3, 3]);
  });
  it('8.1.4, R148 what is called off is the strike of one force', () => {
    const strike = second('begin');
    play(strike, [9, 9, 1, 1, 6, 10, 1], { 'call off': ['call off'] });
    expect([...new Set(strike.battle.flights.map(({ from }) => from))]).toEqual(['Junyo']);
  });
  it('8.1.5, R148 an admiral helps and spoils waves with planes of his own, and their number is what counts', () => {
    const asked = (number: number): number => {
      const strike = second('target ring', {
        flights: [nagumo(), junyo({ wave: 2 })],
        led: [1],
        wave: { ...freshWave(number), arc: 3 },
        priority: 'general',
      });
      const ask = strikeProcedure.ask(strike, 'japan');
      return ask.ask === 'sheet' ? ask.rows.length : 0;
    };
    expect([asked(1), asked(2)]).toEqual([2, 1]);
    const strike = second('waves', { flights: [nagumo(), junyo()].map((each) => ({ ...each, wave: 0 })) });
    Object.assign(strike.battle, { together: { Junyo: true, 'Third Fleet': true } });
    play(strike, [], { waves: [{ '1': 1 }, { '2': 3 }] });
    expect(strike.battle.led).toEqual([1]);
  });
  it('8.2.1 the second admiral may help the second wave though nothing is left of the first', () => {
    const asked = (led: number[]): string[] => {
      const strike = begun(coral);
      for (const officer of strike.battle.officers.allies) officer.ratings = { A: 6, B: 0, C: 1, D: 0 };
      const flights = [flight({ type: 'SBD', points: 2, from: 'x' }, { role: 'D', wave: 2, met: true })];
      Object.assign(strike.battle, { phase: 'target ring', queue: [], priority: 'general', flights, led });
      strike.battle.wave = { ...freshWave(2), arc: 3 };
      const ask = strikeProcedure.ask(strike, 'allies');
      const help = ask.ask === 'sheet' ? ask.rows[1] : undefined;
      return help?.ask === 'pick' ? help.of.map(({ id }) => id) : [];
    };
    expect([asked([1, 2]), asked([2])]).toEqual([['Fletcher C', 'Fitch C'], ['Fletcher C']]);
  });
  it('8.1.5 of equally large waves the striker says which one a bad admiral spoils', () => {
    const spoiled = (named: string): number => {
      const strike = second('waves', { flights: [nagumo({ points: 4, wave: 0 }), junyo({ wave: 0 })] });
      Object.assign(strike.battle, { together: { Junyo: true, 'Third Fleet': true } });
      play(strike, [], { waves: [{ '1': 1, '2': 1, '3': 1, '4': 1 }, { '1': 3 }, [named]] });
      return strike.battle.led[0] ?? 0;
    };
    expect([spoiled('1'), spoiled('3'), spoiled('6')]).toEqual([1, 3, 4]);
    const rows = (D: number): number => {
      const strike = second('waves', { flights: [nagumo({ points: 4, wave: 0 })] });
      for (const officer of strike.battle.officers.japan) officer.ratings = { ...rated, D };
      const ask = strikeProcedure.ask(strike, 'japan');
      return ask.ask === 'sheet' ? ask.rows.length : 0;
    };
    expect([rows(-1), rows(1)]).toEqual([2, 1]);
  });
  it('8.1.6, R148 his bounce counts where fighters of his own fight', () => {
    const { battle } = second('air');
    const of = (from: string) => bounceRating(cruz, battle, 'japan', [zero({ from })]);
    expect([of('Third Fleet'), of('Junyo')]).toEqual([1, 0]);
    const land = lawOf('force-z');
    expect(isLedBy(land, { strike: 0 }, zero({ from: 'Saigon' }))).toBe(false);
  });
  it('8.1 admirals are rated by two dice before anything else', () => {
    expect(play(begun(coral), [])).toMatchObject({ need: 'die', rule: '8.1' });
  });
  it('8.1.1, 8.2 a second is not senior to the commander, sails in a carrier of his own, and there are three at most', () => {
    const { allies, japan } = coral.forces;
    const as = (...names: [string, string][]) => names.map(([name, ship]) => ({ name, ship }));
    expect(errors({ japan: { ...japan, admirals: as(['Hara', 'Zuikaku'], ['Nagumo', 'Shokaku']) } })[0]).toContain(
      '8.1.1',
    );
    expect(
      errors({ allies: { ...allies, admirals: as(['Fitch', 'Lexington'], ['Fletcher', 'Yorktown']) } })[0],
    ).toContain('8.2');
    expect(
      errors({ allies: { ...allies, admirals: as(['Fletcher', 'Yorktown'], ['Fitch', 'Yorktown']) } })[0],
    ).toContain('8.2');
    expect(errors({ allies: { ...allies, admirals: as(['Fletcher', 'Astoria']) } })[0]).toContain('8.2');
    expect(errors({ allies })).toEqual([]);
  });
  it('8.8.1 a carrier force has a commander, unless nobody is available or it is only on its way', () => {
    const { allies } = coral.forces;
    expect(errors({ allies: { ...allies, admirals: [] } })[0]).toContain('8.8.1');
    expect(errors({ allies: { ...allies, admirals: [], leaderless: 'moving' } })).toEqual([]);
    const bare = allies.ships.filter((id) => coral.units[id]?.type !== 'CV');
    expect(errors({ allies: { ...allies, ships: bare, admirals: [] } })).toEqual([]);
  });
  it('8.2 a carrier at D3 is no place to lead from, and the second takes over', () => {
    const { battle } = begun(coral);
    for (const officer of battle.officers.allies) officer.ratings = rated;
    expect(leading(battle, 'allies').map(({ name }) => name)).toEqual(['Fletcher', 'Fitch']);
    shipOf(battle, 'Yorktown').damage = 3;
    expect(leading(battle, 'allies').map(({ name }) => name)).toEqual(['Fitch']);
  });
  it('8.3, R112 when his flagship sinks two dice say what becomes of an admiral; unhurt he goes to another carrier', () => {
    const sunkUnder = (dice: number[]) => {
      const strike = overTaskForce17(coral, 'result', [val()]);
      Object.assign(shipOf(strike.battle, 'Yorktown'), { damage: 4, seen: true });
      const attack = { target: 'Yorktown', sent: [{ flight: val(), points: 3 }], torpedoLoss: 0, points: 99 };
      strike.battle.wave?.attacks.push(attack);
      strike.battle.officers.allies.splice(1);
      play(strike, [6, ...dice]);
      const { state, ship } = strike.battle.officers.allies[0] ?? {};
      return [state, ship];
    };
    expect(sunkUnder([3, 4])).toEqual(['aboard', 'Lexington']);
    expect(sunkUnder([5, 5])).toEqual(['wounded', 'Yorktown']);
    expect(sunkUnder([6, 6])).toEqual(['killed', 'Yorktown']);
  });
  it('R112 a critical hit in a flagship is known to both sides, and endangers the admiral', () => {
    const strike = overTaskForce17(coral, 'next wave', [val()]);
    Object.assign(shipOf(strike.battle, 'Lexington'), { damage: 1, hit: true, seen: true });
    strike.battle.shown.Lexington = 1;
    const heard: Event[] = [];
    expect(play(strike, [6, 5], {}, heard)).toMatchObject({ rule: '8.3' });
    expect(strike.battle.shown.Lexington).toBe(2);
    expect(heard.find(({ kind }) => kind === 'critical')?.to).toBe('all');
  });
  it('8.6.1, 8.6.2 four carriers in one battle make a promotion possible: two dice but 7 and 11', () => {
    const ended = (dice: number[], sunk: string[] = []) => {
      const strike = begun(coral);
      Object.assign(strike.battle, { phase: 'begin', strike: 2, queue: [] });
      for (const id of sunk) Object.assign(shipOf(strike.battle, id), { damage: 5, sunk: true });
      const heard: Event[] = [];
      play(strike, dice, {}, heard);
      return heard
        .filter(({ kind }) => kind === 'promotion' || kind === 'demotion')
        .map(({ kind, data }) => [kind, data.name, data.chit]);
    };
    expect(ended([3, 4, 1, 1])).toEqual([
      ['promotion', 'Hara', false],
      ['promotion', 'Fletcher', true],
    ]);
    expect(ended([1, 1, 1, 1, 5, 6], ['Lexington', 'Yorktown']).slice(0, 3)).toEqual([
      ['promotion', 'Hara', true],
      ['promotion', 'Fletcher', true],
      ['demotion', 'Fletcher', false],
    ]);
  });
  it('8.7 two carriers lost for less, or half as much damage again as was done, may demote', () => {
    const strike = begun(coral);
    Object.assign(strike.battle, { phase: 'begin', strike: 2, queue: [] });
    Object.assign(shipOf(strike.battle, 'Shokaku'), { damage: 3 });
    Object.assign(shipOf(strike.battle, 'Lexington'), { damage: 2 });
    const heard: Event[] = [];
    play(strike, [1, 1, 1, 1, 1, 1], {}, heard);
    expect(heard.filter(({ kind }) => kind === 'demotion').map(({ data }) => data.name)).toEqual(['Hara']);
  });
  it('8.6.2, 8.7 chits of former battles count on his dice', () => {
    const roll = (chits: number): unknown => {
      const { allies } = coral.forces;
      const law = lawOf('coral-sea-strikes', {
        allies: { ...allies, admirals: [{ name: 'Fletcher', ship: 'Yorktown', chits }] },
      });
      const heard: Event[] = [];
      play(begun(law), [1, 1, 3, 3], {}, heard);
      return heard.find(({ data }) => data.name === 'Fletcher')?.data.drm;
    };
    expect([Number(roll(1)) - Number(roll(0)), Number(roll(-1)) - Number(roll(0))]).toEqual([1, -1]);
  });
  it('8.9, 8.10 fleet commanders are American and from 1943; Task Force 58 sails from 0/13/43, 38 from 0/9/44', () => {
    const { allies } = coral.forces;
    expect(errors({ allies: { ...allies, fleet: 'Halsey' } })[0]).toContain('8.9');
    expect(errors({ date: '1/5/44', allies: { ...allies, fleet: 'Halsey', cap: [] } })).toEqual([]);
    expect(errors({ date: '1/5/44', allies: { ...allies, taskForce: '38', cap: [] } })[0]).toContain('8.10');
    expect(errors({ date: '1/5/44', allies: { ...allies, taskForce: '58', cap: [] } })).toEqual([]);
  });
  it('8.9.1, 8.10.1 the fleet commander rolls first and adds to his admirals’ dice and Air Rating, Task Force 58 one more', () => {
    const { allies } = coral.forces;
    const clark = { ...allies, admirals: [{ name: 'Clark', ship: 'Yorktown' }], cap: [] };
    const air = (changes: object, dice: number[]) => {
      const law = lawOf('coral-sea-strikes', { date: '1/5/44', allies: { ...clark, ...changes } });
      const strike = begun(law);
      const heard: Event[] = [];
      play(strike, dice, {}, heard);
      return [strike.battle.officers.allies[0]?.ratings?.A, heard.find(({ data }) => data.name === 'Clark')?.data.drm];
    };
    const [plain, drm] = air({}, [1, 1, 3, 4]);
    expect(air({ taskForce: '58' }, [1, 1, 3, 4])).toEqual([Number(plain) + 1, drm]);
    // Halsey rolls 9: three more of command, one on the dice, one of Air Rating.
    const [more, higher] = air({ fleet: 'Halsey' }, [4, 5, 1, 1, 3, 4]);
    expect(Number(higher) - Number(drm)).toBe(4);
    expect(Number(more)).toBeGreaterThan(Number(plain));
  });
  it('8.1.4 for CAP the carriers count that are still afloat', () => {
    const needed = (sunk: boolean): unknown => {
      const strike = begun(coral);
      Object.assign(strike.battle, { strike: 1, phase: 'cap check', queue: [], cap: [wildcat()] });
      shipOf(strike.battle, 'Lexington').sunk = sunk;
      const heard: Event[] = [];
      // Nobody leads: a 4, then 01.
      play(strike, [4, 10, 1], {}, heard);
      return heard.find(({ kind }) => kind === 'cap check')?.data.needed;
    };
    // 111 less six for each of four points and fifteen for a rating of 4; of two points twelve more.
    expect([needed(false), needed(true)]).toEqual([72, 84]);
  });
  it('8.2.1 the second admiral does not help the wave that the first one spoils', () => {
    const [first, second] = begun(coral).battle.officers.allies;
    if (first === undefined || second === undefined) throw new Error('two lead Task Force 17');
    const officers = [
      { ...first, ratings: { A: 3, B: -1, C: 0, D: -1 } },
      { ...second, ratings: { A: 6, B: 0, C: 1, D: 0 } },
    ];
    expect(mayHelp(officers, 1, [1, 2]).map(({ name }) => name)).toEqual(['Fletcher']);
    expect(mayHelp(officers, 2, [1, 2]).map(({ name }) => name)).toContain('Fitch');
  });
});
