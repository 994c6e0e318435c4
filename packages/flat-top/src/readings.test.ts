/** How doubtful rules may be read: our ruling, and the other reading that players may choose. */
import { awaited, silent } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { upwind, weatherPhase, windAt } from './chapters/6-weather.js';
import { conditionFor } from './chapters/7-observation.js';
import { bent } from './chapters/7-reports.js';
import { launchRoom } from './chapters/8-launching.js';
import { atPhase, doing, own as ownAt, passUntil, sailed } from './chapters/12-testing.js';
import { af, asked, choices, fly, kinds, planesMove, refusalOf, say, upTo } from './chapters/14-testing.js';
import { mayBeZone, zoneFor } from './chapters/14-zone.js';
import { battleStep } from './chapters/15-combat.js';
import { hitShip } from './chapters/21-damage.js';
import { due, replacementSheet } from './chapters/22-replacements.js';
import { timeRecordPhase } from './chapters/24-time-record.js';
import { type Given, hexNamed, law, stateWith } from './game-testing.js';
import { hexCount, isShared, name, sectorsOf } from './map.js';
import { basicGame, type Options, optionValues, readings } from './options.js';
import { hexesOf } from './scenarios/areas.js';
import { readOptions } from './scenarios/battle.js';
import { readScenario } from './scenarios/index.js';
import { shipPoints } from './stock.js';
import { atTable } from './table-testing.js';
import { battleOf, dogfight, fight, fleet, shots } from './testing.js';

const free = { special: {} };

describe('options are checked', () => {
  const errors = (given: { [name: string]: string | number | boolean }): string[] => {
    const read = readOptions(given);
    return 'errors' in read ? read.errors : [];
  };

  test('our rulings and none of the optional rules hold unless the players say otherwise', () => {
    expect(readOptions({})).toEqual({ options: basicGame });
    expect(basicGame).toMatchObject({ criticalHits: false, lessLuck: 0, intoTheWind: 'against', slipAway: true });
  });

  test('every value of every option is taken', () => {
    for (const [name, values] of Object.entries(optionValues))
      for (const value of values) expect(readOptions({ [name]: value })).toMatchObject({ options: { [name]: value } });
  });

  test('another value is refused with those there are, and the one that was meant', () => {
    expect(errors({ sharedHexes: 'colums' })).toEqual([
      'options.sharedHexes: must be folds or columns, did you mean columns?',
    ]);
    expect(errors({ slipAway: 'yes' })).toEqual(['options.slipAway: must be true or false']);
    expect(errors({ lessLuck: 3 })).toEqual(['options.lessLuck: must be 0, 1 or 2']);
    expect(errors({ nightTaskForces: true })).toEqual(['options.nightTaskForces: must be 1 or 0']);
  });

  test('a misspelt option is refused with the one that was meant', () => {
    expect(errors({ hiddenZones: 'both' })).toEqual([
      'options.hiddenZones: there is no such option, did you mean hiddenZone?',
    ]);
    expect(errors({ constructor: true })[0]).toContain('there are criticalHits, ');
  });

  test('house figures beat a reading of the chart', () => {
    const setup = { scenario: 'rings-around-rabaul', set: null, options: { landingModifier: 'printed' } };
    const trouble = (charts: { [chart: string]: { [path: string]: number } }) => {
      const read = readScenario({ ...setup, charts });
      return 'law' in read ? read.law.charts.nightLanding.values.furtherTrouble : read.errors;
    };
    expect([trouble({}), trouble({ 'night-landing': { furtherTrouble: -1 } })]).toEqual([1, -1]);
  });
});

describe('weather', () => {
  test('R13 6.4 hexes of two sectors: with the other reading row 22 lies in the northern sector alone', () => {
    const every = Array.from({ length: hexCount }, (_, hex) => hex);
    expect(every.filter((hex) => isShared(hex, 'columns'))).toHaveLength(3 * 44);
    const row = hexNamed('J22');
    expect([sectorsOf(row), sectorsOf(row, 'columns')]).toEqual([[1, 5], [1]]);
    const { state } = atTable({ wind: [1, 2, 0, 0, 4, 5, 0, 0] });
    const other = law({ options: { sharedHexes: 'columns' } });
    expect([windAt(state.public, law(), row), windAt(state.public, other, row)]).toEqual([4, 1]);
  });

  test('R13 6.4 a cloud that drifts over row 22: with the other reading it is not placed anew', () => {
    const drifted = (options: Partial<Options>, faces: number[]): string[] => {
      const seated = atTable({ hour: 8, wind: [4, 4, 0, 0, 4, 4, 0, 0], clouds: ['J21'], options }, faces);
      weatherPhase(seated.table);
      return seated.state.public.clouds.map(name);
    };
    expect(drifted({}, [1, 1])).toEqual(['J11']);
    expect(drifted({ sharedHexes: 'columns' }, [])).toEqual(['J22']);
  });

  test('R13 R11 where ships begin: with the other reading row 22 is not in the southern sectors', () => {
    const area = { sectors: [5] };
    const has = (sharedHexes: Options['sharedHexes']): boolean =>
      hexesOf(area, { scenario: { westHalf: false }, options: { sharedHexes } }).includes(hexNamed('F22'));
    expect([has('folds'), has('columns'), has('folds')]).toEqual([true, false, true]);
  });

  test('R18 6.10 into the wind: with the other reading carriers steam where the arrow points', () => {
    const steamed = (options: Partial<Options>, path: string): boolean => {
      const given: Given = { wind: [1, 1, 1, 1, 1, 1, 1, 1], options };
      const fleetOf: Given = { ...given, allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Lexington'] }] } };
      return ownAt(sailed(fleetOf, { 'TF 1': { path } }).game, 'allied').intoWind.Lexington === true;
    };
    expect([steamed({}, 'DD32'), steamed({}, 'DD30')]).toEqual([true, false]);
    const other = { intoTheWind: 'with' } as const;
    expect([steamed(other, 'DD32'), steamed(other, 'DD30')]).toEqual([false, true]);
    const { public: pub } = atTable({ wind: [6, 6, 6, 6, 6, 6, 6, 6] }).state;
    expect(name(upwind(pub, law({ options: other }), hexNamed('J12')) ?? -1)).toBe('I12');
  });

  test('R18 6.4 clouds go with the wind by either reading', () => {
    const seated = atTable({
      hour: 8,
      clouds: ['J12'],
      wind: [6, 6, 0, 0, 6, 6, 0, 0],
      options: { intoTheWind: 'with' },
    });
    weatherPhase(seated.table);
    expect(seated.state.public.clouds.map(name)).toEqual(['I12']);
  });
});

describe('R20 6.6 landing in a storm', () => {
  // Two markers over Y3: Rabaul and the two hexes around it lie in a storm.
  const stormy = (options: Partial<Options>, hex: string, clouds: string[]): ReturnType<typeof planesMove> =>
    planesMove({ options, clouds, japan: { bases: ['Rabaul'], flights: [{ hex, planes: ['3 Zero'] }] } }, [6, 6, 1]);
  // The two markers overlap in Rabaul's hex, and not in Y5.
  const edge = ['Y1', 'W4'];

  test('R20 6.6 planes may not enter a storm: with the other reading they may in order to land there, and roll', () => {
    expect(choices(stormy({}, 'Y6', edge), 'japan')).not.toHaveProperty('AF 1 to Y3');
    const game = stormy({ landInStorm: true }, 'Y6', edge);
    expect(choices(game, 'japan')).toHaveProperty('AF 1 to Y3', 'yes');
    say(game, 'japan', ['AF 1 to Y3']);
    const landed = kinds(say(game, 'japan', [{ Rabaul: 3 }]), 'landed-at');
    expect(landed).toMatchObject([{ safe: 2, lost: 1, least: 4 }]);
  });

  test('R20 6.6 with the other reading who comes into it goes no further, nor through it by a way of its own', () => {
    const game = stormy({ landInStorm: true }, 'Y6', edge);
    say(game, 'japan', ['AF 1']);
    expect(refusalOf(game, 'japan', { path: ['Y5', 'Y4', 'Y3', 'X3'].map(hexNamed), halt: [] })?.rule).toBe('6.6');
    fly(game, 'japan', 'Y5 Y4 Y3');
    expect(asked(game, 'japan')).toMatchObject({ ask: 'sheet', rule: '14.9' });
  });

  test('R20 6.6 with the other reading only to land: not in other steps, and not where no field is', () => {
    const game = stormy({ landInStorm: true }, 'Y6', edge);
    upTo(game, 'japan', 'log');
    say(game, 'japan', ['AF 1']);
    expect(refusalOf(game, 'japan', { path: ['Y5', 'Y4', 'Y3'].map(hexNamed), halt: [] })?.rule).toBe('6.6');
  });
});

describe('observation', () => {
  test('R22 6.6 14.10 night on top of a storm: with the other reading it helps', () => {
    const landing = (options: Partial<Options>) => {
      const given: Given = {
        options,
        clouds: ['Y3', 'Y4'],
        hour: 20,
        japan: { flights: [{ hex: 'Y3', planes: ['2 Zero'] }] },
      };
      const game = planesMove(given, [4, 3]);
      say(game, 'japan', ['AF 1']);
      fly(game, 'japan', '');
      return kinds(say(game, 'japan', [{ Rabaul: 2 }]), 'landed-at');
    };
    expect(landing({})).toMatchObject([{ safe: 0, least: 5 }]);
    expect(landing({ landingModifier: 'printed' })).toMatchObject([{ safe: 2, least: 3 }]);
  });

  test('R27 7.3 how long a search lasts: with the other reading it ends with the turn', () => {
    const searching = (options: Partial<Options>): boolean | undefined => {
      const flights = [{ hex: 'DD31', planes: ['2 Mavis'], onMap: true, searching: true }];
      const game = atPhase(9, { scenario: free, options, japan: { flights }, allied: { bases: [] } });
      passUntil(game, ({ state }) => state.public.turn === 3);
      const [mark] = game.state.seats.allied?.knows.marks ?? [];
      expect(mark?.able).toBe(af(game, 'japan')?.searching);
      return mark?.able;
    };
    expect([searching({}), searching({ searchLasts: 'this turn' })]).toEqual([true, false]);
  });

  test('R29 7.12.2 half of an odd number: with the other reading it is rounded down, but something is told', () => {
    const told = (n: number): number[] => [bent(n, 50, 'down'), bent(n, 150, 'down')];
    expect([told(13), told(15), told(14), told(1)]).toEqual([
      [6, 19],
      [7, 22],
      [7, 21],
      [1, 1],
    ]);
    const report = (options: Partial<Options>): number | null | undefined => {
      const game = doing(
        {
          options,
          allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['5 DD'], onMap: true }] },
          japan: { tfs: [{ hex: 'DD32', ships: ['Aoba'], onMap: true }] },
        },
        (table, { state }) => {
          const allied = state.seats.allied?.own;
          if (allied !== undefined) allied.reports = { ships: 50, planes: 100, oneAsTwo: false };
          timeRecordPhase(table);
        },
      ).game;
      return game.state.seats.japan?.knows.marks[0]?.report?.total;
    };
    expect([report({}), report({ halfRounding: 'down' })]).toEqual([3, 2]);
  });

  test('R35 7.11 ships see ships at night in the same hex: with the other reading they do not', () => {
    const seen = (options: Partial<Options>, hour: number): number => {
      const given: Given = {
        options,
        hour,
        japan: { bases: [], tfs: [{ hex: 'DD31', ships: ['Aoba'], onMap: true }] },
      };
      return conditionFor(stateWith(given), law(given), 'japan', hexNamed('DD31'), 'TF');
    };
    expect([seen({}, 22), seen({ nightTaskForces: 0 }, 22), seen({ nightTaskForces: 0 }, 12)]).toEqual([1, 0, 3]);
  });

  test('R40 14.2.3 slipping away: with the other reading formations on the map stay on it', () => {
    const third = (options: Partial<Options>): { [id: string]: string } => {
      const flights = [
        { hex: 'DD31', planes: ['2 Mavis'], onMap: true },
        { hex: 'DD33', planes: ['2 Mavis'] },
      ];
      const game = planesMove({ scenario: free, options, allied: { bases: [] }, japan: { bases: [], flights } });
      upTo(game, 'japan', 'log');
      return choices(game, 'japan');
    };
    expect(Object.keys(third({}))).toEqual(['AF 1', 'AF 2']);
    expect(Object.keys(third({ slipAway: false }))).toEqual(['AF 2']);
  });

  test('R45 7.1 showing units for combat: with the other reading nobody is asked', () => {
    const asks = (options: Partial<Options>): string[] => {
      const game = atPhase(7, {
        scenario: free,
        options,
        allied: { bases: [], flights: [{ hex: 'DD31', planes: ['4 Wildcat*'] }] },
        japan: { bases: [], flights: [{ hex: 'DD31', planes: ['4 Zero'], onMap: true }] },
      });
      return game.state.public.phase === 7 ? awaited(game) : [];
    };
    expect([asks({}), asks({ showForCombat: false })]).toEqual([['allied', 'japan'], []]);
  });
});

describe('planes', () => {
  test('R50 8.4 minimum launches: with the other reading they leave the normal factor whole, and all keep within the maximum', () => {
    const left = (options: Partial<Options>, flown: number) => {
      const given: Given = {
        options,
        allied: {
          tfs: [{ hex: 'HH14', ships: ['Yorktown'] }],
          flights: [{ hex: 'HH14', planes: ['3 Dauntless*'], flown, launches: [{ place: 'Yorktown', factors: 3 }] }],
        },
      };
      const own = stateWith(given).seats.allied?.own;
      if (own === undefined) throw new Error('there are no Allies');
      own.intoWind = { Yorktown: true };
      const { minimum, normal, maximum } = launchRoom(own, law(given), 'allied', 'Yorktown').left;
      return [minimum, normal, maximum];
    };
    // Yorktown launches 11/3. Three have flown far, then three half the way, then three not at all.
    expect([left({}, 6), left({}, 5), left({}, 0)]).toEqual([
      [0, 8, 19],
      [3, 8, 19],
      [3, 11, 19],
    ]);
    const apart = { launches: 'apart' } as const;
    expect([left(apart, 6), left(apart, 5), left(apart, 0)]).toEqual([
      [0, 11, 19],
      [3, 11, 19],
      [3, 14, 19],
    ]);
  });

  test('R82 15.2 the two hexes around a hidden carrier: with the other reading they count for the enemy too', () => {
    const zones = (options: Partial<Options>): boolean[] => {
      const given: Given = { options, allied: { tfs: [{ hex: 'DD30', ships: ['Lexington'] }] } };
      const { state, table } = atTable(given);
      const part = state.seats.japan;
      if (part === undefined) throw new Error('there is no Japan');
      const view = { seat: 'japan', public: state.public, own: part.own, knows: part.knows, owes: null, over: null };
      return ['DD32', 'DD33'].flatMap((hex) => [
        zoneFor(state, table.law, 'japan', hexNamed(hex)),
        mayBeZone(view, table.law, hexNamed(hex)),
      ]);
    };
    expect(zones({})).toEqual([false, false, false, false]);
    // He may try anywhere; whether it is possible is the answer.
    expect(zones({ hiddenZone: 'both' })).toEqual([true, true, false, true]);
  });

  test('R97 25.4 planes out of fuel near a field that hits have shut: with the other reading they cost ten each', () => {
    const cost = (options: Partial<Options>): number => {
      const given: Given = {
        scenario: free,
        options,
        japan: { bases: ['Rabaul'], baseHits: { Rabaul: 40 }, flights: [{ hex: 'Y3', planes: ['3 Zero'] }] },
      };
      const { game } = doing(given, (table, late) => {
        for (const flight of ownAt(late, 'japan').flights)
          flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 2 }));
        timeRecordPhase(table);
      });
      const { planes, wasted } = game.state.umpire.secret.tally.allied;
      return planes + wasted;
    };
    expect([cost({}), cost({ outOfFuel: 'always ten' })]).toEqual([6, 30]);
  });

  test('R134 22.2 replacements ashore and at sea: with the other reading by halves, as far as there were losses', () => {
    expect(due('Zero', 16, 6)).toMatchObject({ total: 7, land: 5, sea: 2 });
    expect(due('Zero', 16, 6, 'halves')).toMatchObject({ total: 7, land: 4, sea: 4 });
    expect(due('Zero', 12, 12, 'halves')).toMatchObject({ total: 8, land: 4, sea: 4 });
    expect(due('Val', 11, 1, 'halves')).toMatchObject({ total: 4, land: 3, sea: 1 });
    const most = (options: Partial<Options>): number[] => {
      const given: Given = { options, japan: { tfs: [{ hex: 'DD31', ships: ['Shokaku'] }] } };
      const own = stateWith(given).seats.japan?.own;
      if (own === undefined) throw new Error('there is no Japan');
      own.lostToday = { Zero: 16, 'Zero*': 6 };
      return replacementSheet(own, law(given), 'japan').limits.flatMap(({ rule, most: n }) =>
        rule === '22.2' ? [n] : [],
      );
    };
    expect([most({}), most({ replacements: 'halves' })]).toEqual([
      [5, 2],
      [4, 4],
    ]);
  });
});

describe('combat', () => {
  test('R104 16.6.3 everybody against the bombers: with the other reading escorts do not stop it', () => {
    const everybody = (options: Partial<Options>, faces: number[]) =>
      fight(dogfight({ japan: ['AF 5: 10 Zero'], allied: ['AF 4: 10 B-26 GP, 4 Wildcat'], options }), faces, {
        '16.4': [{ bombers: 10 }],
      });
    const warned = ({ asks }: ReturnType<typeof everybody>): boolean | undefined =>
      asks.find(({ rule }) => rule === '16.4')?.prompt.includes('over at once');
    const stopped = everybody({}, []);
    expect([shots(stopped), warned(stopped)]).toEqual([[], true]);
    const allowed = everybody({ allAtBombers: 'allowed' }, [3, 3]);
    expect(shots(allowed)).toEqual(['10 Zero at B-26 on 9: 3', '10 B-26 at Zero on 4: 1']);
    expect(warned(allowed)).toBe(false);
  });

  test('R132 25.1 a ship that is sunk: with the other reading her hits count besides', () => {
    const scored = (options: Partial<Options>): number[] => {
      const battle = battleOf(battleStep([]), { ships: { japan: fleet('japan', { 'TF 7': 'Shokaku' }) }, options });
      hitShip(battle, 'japan', 0, 4, 'surface', silent);
      const afloat = battle.points.allied;
      hitShip(battle, 'japan', 0, 9, 'surface', silent);
      return [afloat, battle.points.allied];
    };
    expect(scored({})).toEqual([80, 140]);
    expect(scored({ sunkShips: 'added' })).toEqual([80, 140 + 6 * 20]);
  });

  test('R132 12.9 a ship that is scuttled counts as one the enemy has sunk, by either reading', () => {
    const scuttled = (options: Partial<Options>): number[] => {
      const given: Given = {
        options,
        allied: {
          bases: [],
          tfs: [{ hex: 'DD31', ships: ['Yorktown', 'Chicago'] }],
          ships: { Yorktown: { hits: 5 } },
        },
      };
      const { game } = sailed(given, { 'TF 1': { scuttle: ['Yorktown'] } });
      return [game.state.public.points.japan, shipPoints(ownAt(game, 'allied'), law(given), 'allied')];
    };
    const [instead = 0, sum = 0] = scuttled({});
    const [added = 0, all = 0] = scuttled({ sunkShips: 'added' });
    // The five hits had been scored before.
    expect([sum - instead, all - added]).toEqual([100, 100]);
    expect(added).toBeGreaterThan(instead);
  });

  test('R194 16.7 interceptors required to fight: with the other reading they may be divided', () => {
    const meeting = { allied: ['AF 1: 4 Wildcat', 'AF 2: 6 B-26 AP'], japan: ['AF 5: 5 Zero'] };
    const questions = (options: Partial<Options>): string[] => fight(dogfight({ ...meeting, options }), [1, 1]).asked;
    expect(questions({})).not.toContain('16.4 japan');
    expect(questions({ requiredInterceptors: 'divided' })).toContain('16.4 japan');
  });
});

test('every doubtful rule has two readings, and ours is the first', () => {
  for (const [name, values] of Object.entries(readings)) {
    expect([name, new Set<unknown>(values).size]).toEqual([name, 2]);
    expect(basicGame[name as keyof Options]).toBe(values[0]);
  }
});
