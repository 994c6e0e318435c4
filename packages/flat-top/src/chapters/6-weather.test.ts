import { describe, expect, it } from 'vitest';
import { type Given, hexNamed, law } from '../game-testing.js';
import { directionalHexes, fromEdge, name, sectorsOf, within } from '../map.js';
import { isNight } from '../sequence.js';
import { atTable } from '../table-testing.js';
import { beginsUnder, rollClouds, upwind, weatherAt, weatherPhase, windAt } from './6-weather.js';

const half = [6, 6, 0, 0, 6, 6, 0, 0];
const cloudsOf = ({ state }: ReturnType<typeof atTable>): string[] => state.public.clouds.map(name);

/** The Weather Phase at this hour of turn 2, with these dice. */
function weather(given: Given, faces: number[] = []) {
  const seated = atTable({ wind: half, ...given }, faces);
  weatherPhase(seated.table);
  return seated;
}

describe('6.1, 6.2 wind', () => {
  it('6.1 there is no weather to roll on the first turn, but units begin it under what there is', () => {
    const seated = weather({
      turn: 0,
      hour: 6,
      clouds: ['J12', 'J13'],
      allied: { tfs: [{ hex: 'J12', ships: ['DD 1'] }] },
    });
    expect(cloudsOf(seated)).toEqual(['J12', 'J13']);
    expect(seated.rolled).toEqual([]);
    expect(seated.own('allied').tfs[0]?.blind).toBe(true);
  });

  it('6.2.1 every sector in play begins with the wind of its arrow, the others have none', () => {
    const { table, state } = atTable({ wind: [1, 1, 1, 1, 1, 1, 1, 1], scenario: { clouds: 'front' } }, [3, 3, 3, 3]);
    rollClouds(table);
    expect(state.public.wind).toEqual(half);
  });

  it('6.2 the wind in a hex is that of its sector; on a fold that of the eastern, then the southern one (R19)', () => {
    const { public: pub } = atTable({ wind: [1, 2, 0, 0, 4, 5, 0, 0] }).state;
    expect(['J12', 'DD12', 'J34', 'DD34'].map((hex) => windAt(pub, law(), hexNamed(hex)))).toEqual([1, 2, 4, 5]);
    expect(['T5', 'J22', 'T22', 'T30'].map((hex) => windAt(pub, law(), hexNamed(hex)))).toEqual([2, 4, 5, 5]);
    // R17 Nothing lies east of column NN in the western half.
    expect(windAt(pub, law(), hexNamed('NN5'))).toBe(2);
  });

  it('6.2.2 every sixth hour a 5 turns the wind of a sector back, a 6 on', () => {
    const seated = weather({ hour: 12 }, [5, 6, 1, 4]);
    expect(seated.state.public.wind).toEqual([5, 1, 0, 0, 6, 6, 0, 0]);
    expect(seated.heard('japan', 'wind')).toEqual([{ wind: [5, 1, 0, 0, 6, 6, 0, 0] }]);
    expect(weather({ hour: 10 }).rolled).toEqual([]);
    expect(weather({ hour: 18 }, [1, 2, 3, 4]).heard('japan', 'wind')).toEqual([]);
  });

  it('6.10 into the wind is where it comes from (R18)', () => {
    const { public: pub } = atTable({ wind: [6, 1, 3, 4, 5, 2, 1, 1] }).state;
    const into = (hex: string): string => name(upwind(pub, law(), hexNamed(hex)) ?? -1);
    expect([into('J12'), into('DD12'), into('XX12'), into('J34'), into('DD34')]).toEqual([
      'K13',
      'DD13',
      'WW12',
      'K34',
      'CC35',
    ]);
    expect(upwind(atTable({ wind: [1, 1, 1, 1, 1, 1, 1, 1] }).state.public, law(), hexNamed('J44'))).toBeUndefined();
  });
});

describe('6.3 clouds at set-up', () => {
  const sixteen = Array.from({ length: 16 }, (_, i) => (i % 6) + 1);

  it('6.3 the scenario says whether they are scattered or a front', () => {
    const scattered = atTable({ scenario: { clouds: 'scattered' } }, sixteen);
    rollClouds(scattered.table);
    expect(scattered.state.public.clouds.length).toBe(16);
    const front = atTable({ scenario: { clouds: 'front' } }, [1, 1, 1, 1]);
    rollClouds(front.table);
    expect(front.state.public.clouds.length).toBe(12);
  });

  it('6.3.1 four markers leave each Directional hex, in the direction and as far as the die says', () => {
    const seated = atTable({}, [4, 1, 3, 5, ...sixteen.slice(0, 12)]);
    rollClouds(seated.table);
    expect(cloudsOf(seated).slice(0, 4)).toEqual(['J16', 'J11', 'M14', 'E15']);
    expect(seated.rolled).toEqual(Array.from({ length: 16 }, () => '6.3.1'));
  });

  it('6.3.2 three markers in a row go as one', () => {
    const seated = atTable({ scenario: { clouds: 'front', westHalf: false } }, [3, 1, 1, 1, 1, 1, 1, 1]);
    rollClouds(seated.table);
    expect(cloudsOf(seated).slice(0, 3)).toEqual(['R11', 'M14', 'H16']);
    expect(seated.state.public.clouds.length).toBe(24);
  });

  it('6.3.2 a marker of a front may stand on a fold; one thrown off the board is placed anew (R14)', () => {
    // Sector I, die 5: E15 goes on to A17 and off the board; Cloud Movement 4, sector I, then die 1.
    const seated = atTable({ scenario: { clouds: 'front' } }, [5, 4, 1, 5, 1, 1]);
    rollClouds(seated.table);
    expect(cloudsOf(seated).slice(0, 3)).toEqual(['J12', 'E15', 'J11']);
    expect(cloudsOf(seated)[5]).toBe('T17');
    expect(seated.rolled).toEqual(['6.3.2', '6.4', '6.4', '6.3.2', '6.3.2', '6.3.2']);
  });
});

describe('6.4 clouds on the move', () => {
  it('6.4 every marker goes one hex with its wind at even hours, and stays at odd ones (R1)', () => {
    const given = { clouds: ['J12', 'DD34'], wind: [6, 6, 0, 0, 6, 1, 0, 0] };
    expect(cloudsOf(weather({ ...given, hour: 8 }))).toEqual(['I12', 'DD33']);
    expect(cloudsOf(weather({ ...given, hour: 9 }))).toEqual(['J12', 'DD34']);
  });

  it('6.4 on the fold it is placed anew: 1 the same sector, 2 and 3 the one ahead, 4 I, 5 II, 6 V', () => {
    // U12 lies in sector II; to the north-west is T11, on the fold with sector I.
    const after = (die: number) => cloudsOf(weather({ hour: 8, clouds: ['U12'] }, [die, 1]));
    expect([1, 2, 3, 4, 5, 6].map((die) => after(die)[0])).toEqual(['DD11', 'J11', 'J11', 'J11', 'DD11', 'J33']);
  });

  it('6.4 at the edge of the board, and of the half in play, the sector ahead is its own (R15, R17)', () => {
    const given: Given = { hour: 8, clouds: ['A12', 'MM30'], wind: [6, 6, 0, 0, 6, 2, 0, 0] };
    const seated = weather(given, [2, 4, 3, 1]);
    expect(cloudsOf(seated)).toEqual(['J16', 'DD33']);
    expect(seated.heard('allied', 'clouds')).toEqual([
      { clouds: [hexNamed('J16'), hexNamed('DD33')], moved: [hexNamed('J16'), hexNamed('DD33')] },
    ]);
  });

  it('6.4 over a corner of four sectors it heads for the one across', () => {
    // S22 in sector I, south-east: T22 belongs to four; beyond it lies U23, sector VI.
    const seated = weather({ hour: 8, clouds: ['S22'], wind: [3, 6, 0, 0, 6, 6, 0, 0] }, [2, 1]);
    expect(cloudsOf(seated)).toEqual(['DD33']);
  });
});

describe('6.5 to 6.7, 6.11 what weather does', () => {
  it('6.5 a marker covers two hexes all round, and where two overlap there is a storm', () => {
    const { public: pub } = atTable({ clouds: ['J12', 'J15'] }).state;
    const over = within(hexNamed('J12'), 2);
    expect(over.length).toBe(19);
    expect(
      over
        .filter((hex) => weatherAt(pub, hex) === 'storm')
        .map(name)
        .sort(),
    ).toEqual(['I14', 'J13', 'J14', 'K14']);
    expect(['J9', 'J10', 'J12', 'J14', 'J17', 'J18'].map((hex) => weatherAt(pub, hexNamed(hex)))).toEqual([
      'clear',
      'cloud',
      'cloud',
      'storm',
      'cloud',
      'clear',
    ]);
  });

  it('6.6 a formation over which a storm has formed must first leave it', () => {
    const { table, own } = atTable({
      clouds: ['J12', 'J13'],
      allied: {
        flights: [
          { hex: 'J12', planes: ['2 Catalina'] },
          { hex: 'J9', planes: ['2 Catalina'] },
        ],
      },
    });
    beginsUnder(table);
    expect(own('allied').flights.map(({ leavesStorm }) => leavesStorm)).toEqual([true, false]);
  });

  it('6.7 who begins the turn in a storm is blind for that turn; in a cloud it searches less well', () => {
    const { table, own } = atTable({
      clouds: ['J12', 'J13', 'J30'],
      allied: {
        tfs: [
          { hex: 'J12', ships: ['DD 1'] },
          { hex: 'J30', ships: ['DD 2'] },
        ],
        flights: [
          { hex: 'J12', planes: ['1 Catalina'] },
          { hex: 'J30', planes: ['1 Catalina'] },
          { hex: 'J38', planes: ['1 Catalina'], beganInCloud: true },
          { hex: 'J12', planes: ['1 Catalina'], away: { base: 'Australia', turns: 1, inbound: true } },
        ],
      },
    });
    beginsUnder(table);
    expect(own('allied').tfs.map(({ blind }) => blind)).toEqual([true, false]);
    expect(own('allied').flights.map(({ blind }) => blind)).toEqual([true, false, false, false]);
    expect(own('allied').flights.map(({ beganInCloud }) => beganInCloud)).toEqual([true, true, false, false]);
  });

  it('6.11 night is from 1900 to 0500 (R2)', () => {
    const nights = Array.from({ length: 24 }, (_, i) => i + 1).filter(isNight);
    expect(nights).toEqual([1, 2, 3, 4, 5, 19, 20, 21, 22, 23, 24]);
  });
});

describe('6 when it counts, and where markers come to stand', () => {
  it('6.6, 6.7, R3 who begins the turn in a storm is judged when the weather has moved, not before', () => {
    // A destroyer in every hex near by; both markers drift a hex to the north-west.
    const clouds = ['J12', 'J14'];
    const tfs = within(hexNamed('J13'), 3).map((hex, i) => ({ hex: name(hex), ships: [`DD ${i + 1}`] }));
    const seated = weather({ hour: 8, clouds, allied: { tfs } });
    const storms = (pub = seated.state.public) => tfs.map(({ hex }) => weatherAt(pub, hexNamed(hex)) === 'storm');
    expect(storms()).not.toEqual(storms(atTable({ clouds }).state.public));
    expect(seated.own('allied').tfs.map(({ blind }) => blind)).toEqual(storms());
  });

  it('6.4, R16 six hexes from a Directional hex lie no fold and no edge: nothing is placed anew twice', () => {
    for (const from of directionalHexes)
      for (const hex of within(from, 6)) {
        expect(sectorsOf(hex), name(hex)).toHaveLength(1);
        for (const edge of ['N', 'E', 'S', 'W'] as const)
          expect(fromEdge(hex, edge, false), name(hex)).toBeGreaterThan(0);
      }
  });
});
