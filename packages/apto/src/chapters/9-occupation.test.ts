/** What follows a conquest when the war goes on (9.11, 9.24, 9.25), and how a nation is given up (9.9). */
import { awaited } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import {
  answer,
  boardOf,
  chinese,
  type Match,
  matchOf,
  offered,
  passUntil,
  question,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { general, headquarters, type LandUnit } from '../pieces.js';
import { chineseCities } from '../scenarios/china-1937.js';
import { partisans } from '../scenarios/counters.js';
import { startOfMonth } from '../sequence.js';
import { situationOf } from '../situation.js';
import { tracesFrom } from '../supplied.js';
import { take } from './5-11-control.js';
import { holdingsOf } from './8-holdings.js';
import { placesFor } from './8-placing.js';
import { ulanBator } from './9-10-conquest.js';
import { winterUnit } from './9-24-liberation.js';
import { earnsNothing, garrisonOf, isRisen } from './9-25-garrison.js';
import { conquestFacts } from './9-facts.js';

const allCities = Object.fromEntries(chineseCities.map(({ id }) => [id, 'japan' as const]));
const army = (id: string, hex: string | null, given: Partial<LandUnit> = {}): LandUnit =>
  chinese(id, hex ?? '', { move: 1, ...(hex === null ? { hex: null, off: 'pool' } : {}), ...given });

const china = {
  seasons: false,
  first: { year: 1937, month: 9 },
  last: { year: 1938, month: 12 },
  control: allCities,
  ep: { japan: 0, china: 5 },
  aim: { side: 'japan', hexes: ['W4113'], lines: [], conquest: 'china' } as const,
  units: [unit('5th', 'W4919'), army('43rd', 'W3910'), army('22nd', null), ...partisans('china', 1)],
  hqs: [headquarters({ id: 'zone', nation: 'china', name: 'War Zone', hex: 'W3910', command: 1, radius: 1 })],
  generals: [general({ id: 'li', nation: 'china', name: 'Li', hex: 'W3910', strength: 1 })],
};
const fallen = (options = { occupation: true }): Match =>
  passUntil(matchOf({ ...china, options }), (pub) => pub.turn > 1);

describe('9.11 what follows a conquest', () => {
  it('9.11 army, pool and leaders are gone, the purse is empty, and the land is the conqueror’s', () => {
    const { units, hqs, generals, ep, control } = tableOf(fallen());
    expect([units['43rd'], units['22nd'], hqs.zone, generals.li].map((piece) => piece?.off)).toEqual(
      Array.from({ length: 4 }, () => 'gone'),
    );
    expect(ep.china).toBe(0);
    expect(control.W3910).toBe('japan');
    expect(without('9.11', () => tableOf(fallen()).control.W3910)).toBeUndefined();
  });

  it('R65 nobody buys Offensives for the Communists any more', () => {
    const buying = () =>
      awaited(
        passUntil(
          matchOf({ ...china, seasons: true, options: { occupation: true } }),
          ({ phase }) => phase === 'purchase',
        ).game,
      );
    expect(buying()).toEqual(['japan']);
  });

  it('10.6 partisans fight on', () => {
    expect(tableOf(fallen()).units['china-partisans-1']?.off).toBe('pool');
  });

  it('R124 the game ends with the conquest of China, unless its occupation is played', () => {
    expect(fallen({ occupation: false }).game.state.umpire.over?.rule).toBe('9.10');
    expect(fallen().game.state.umpire.over).toBeNull();
    expect(without('R124', () => fallen().game.state.umpire.over?.rule)).toBe('9.10');
  });
});

describe('9.24 liberation', () => {
  const mongolia = {
    seasons: false,
    first: { year: 1939, month: 5 },
    last: { year: 1939, month: 9 },
    alignment: { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' } as const,
    control: { W5420: 'japan', W5414: 'japan' } as const,
    chits: [1, 2].map(() => ({ kind: 'sea' as const, side: 'japan' as const, hex: 'W5414', drawn: [] })),
    units: [
      unit('23rd', 'W5414'),
      unit('11th', 'W5418', { nation: 'ussr' }),
      unit('6th', 'W5411', { nation: 'mongolia' }),
    ],
    aim: { side: 'japan', hexes: ['W5420'], lines: [] } as const,
  };
  const conquered = () => passUntil(matchOf(mongolia), (pub) => pub.turn > 1);

  it('R123 Mongolia is conquered, but where Soviet troops stand or have their zones the land stays theirs', () => {
    const { conquered: of, control, units } = tableOf(conquered());
    expect([of.mongolia, units['6th']?.off, control.W5411]).toEqual(['japan', 'gone', 'japan']);
    expect([control.W5418, control.W5417]).toEqual([undefined, undefined]);
    expect(without('R123', () => tableOf(conquered()).control.W5418)).toBe('japan');
  });

  it('9.24 it is set free when all its cities with resources are taken back, and its land is the liberator’s', () => {
    const free = (): Match => {
      const match = conquered();
      // The Soviets have come to Nomonhan.
      delete tableOf(match).control.W5420;
      return passUntil(match, (pub) => pub.turn > 2);
    };
    const match = free();
    expect(told(match, 'liberated').map(({ data }) => data.nation)).toEqual(['mongolia']);
    expect([tableOf(match).conquered.mongolia, tableOf(match).control.W5411]).toEqual(['allies', undefined]);
    expect(tableOf(match).units['6th']?.off).toBe('gone');
    expect(without('9.24', () => tableOf(free()).conquered.mongolia)).toBe('japan');
  });

  it('9.24 colonies are no part of it: Hainan stays with Japan when China is set free', () => {
    const match = matchOf({
      ...{ first: { year: 1937, month: 7 }, last: { year: 1937, month: 9 }, seasons: false },
      ...{ control: { W3515: 'japan', W3714: 'japan' }, options: { occupation: true } },
      units: [unit('23rd', 'W5022')],
    });
    tableOf(match).conquered.china = 'japan';
    passUntil(match, ({ turn }) => turn > 1);
    expect(told(match, 'liberated')).toHaveLength(1);
    expect([tableOf(match).control.W3714, tableOf(match).control.W3515]).toEqual([undefined, 'japan']);
  });

  it('9.24 the unit of each Winter comes to a home city with resources alone', () => {
    const nomonhan = map.hex('W5420');
    expect([nomonhan?.city, nomonhan?.resource]).toEqual([true, true]);
    const places = (): string[] => {
      const pub = boardOf({ ...mongolia, control: {}, chits: [], units: [...mongolia.units.slice(1)] });
      pub.conquered.mongolia = 'allies';
      return placesFor(pub, unit('7th', '', { hex: null, off: 'track', nation: 'mongolia', kind: 'cavalry' }));
    };
    expect(places()).toContain('W5420');
    expect(places().filter((hex) => !(map.hex(hex)?.city && map.hex(hex)?.resource))).toEqual([]);
    expect(without('9.24', places).length).toBeGreaterThan(places().length);
  });

  it('9.24, 9.10 once set free it is conquered anew only when its capital is entered anew', () => {
    const match = conquered();
    const pub = tableOf(match);
    take(pub, map, ulanBator, 'allies');
    take(pub, map, ulanBator, 'japan');
    delete pub.control.W5420;
    Object.assign(pub.units['23rd'] ?? {}, { hex: 'W4919' });
    passUntil(match, ({ turn }) => turn > 2);
    expect(told(match, 'liberated')).toHaveLength(1);
    expect(conquestFacts(tableOf(match), 'mongolia').capitalReached).toBe(false);
    for (const { id, city, territory } of map.land)
      if (city && territory === 'mongolia' && id !== ulanBator) tableOf(match).control[id] = 'japan';
    passUntil(match, ({ turn }) => turn > 3);
    expect(told(match, 'conquered')).toHaveLength(1);
  });

  it('R126 each Winter it has one of its lost units for nothing, the strongest', () => {
    const pub = boardOf({
      units: [army('a', null, { off: 'gone' }), army('b', null, { off: 'gone', strength: [2, 4] })],
      first: { year: 1938, month: 1 },
    });
    pub.conquered.china = 'allies';
    expect(winterUnit(pub, 'china')?.id).toBe('b');
    expect(without('R126', () => winterUnit(pub, 'china')?.id)).toBe('a');
    expect(winterUnit({ ...pub, month: 4 }, 'china')).toBeUndefined();
    expect(winterUnit({ ...pub, conquered: { china: 'japan' } }, 'china')).toBeUndefined();
  });
});

describe('9.25 garrisons', () => {
  const occupied = () => {
    const land = map.land.filter(({ id, territory }) => territory === 'china' && id !== 'W4117');
    const control = Object.fromEntries(land.map(({ id }) => [id, 'japan' as const]));
    const pub = boardOf({ control, units: [unit('5th', 'W4217'), army('43rd', 'W4117')] });
    pub.conquered.china = 'japan';
    return pub;
  };

  it('R125 every mainland city wants a Japanese unit in it; one of Manchukuo will do', () => {
    const pub = boardOf({ units: [unit('5th', 'W4217'), unit('m', 'W4320', { nation: 'manchukuo' })] });
    expect([garrisonOf(pub).units, garrisonOf(pub).empty.length]).toEqual([2, chineseCities.length - 2]);
    expect(without('R125', () => garrisonOf(pub).units)).toBe(1);
  });

  it('9.25 from the second Seasonal Turn on China rises where there is none, with two Offensives a month', () => {
    const match = passUntil(fallen(), (_pub, ask) => ask.rule === '9.25');
    expect(tableOf(match)).toMatchObject({ year: 1938, month: 1, phase: 'replenishment' });
    const ask = question(match, 'allies');
    expect(ask.ask === 'sheet' ? ask.rows.length : 0).toBe(2);
    const row = ask.ask === 'sheet' ? ask.rows[0] : undefined;
    const [place = ''] = row?.ask === 'pick' ? row.of.map(({ id }) => id) : [];
    passUntil(match, (pub) => pub.month === 2);
    expect(tableOf(match).units['22nd']?.hex).toBe(place);
    expect([tableOf(match).control[place], tableOf(match).offensives.china]).toEqual([undefined, 2]);
    expect(
      offered(
        passUntil(match, ({ opened }, _ask, seat) => opened && seat === 'allies'),
        'allies',
      ),
    ).toContain('minor:china');
    expect(
      without('9.25', () =>
        told(
          passUntil(fallen(), () => false),
          'china rises',
        ),
      ),
    ).toEqual([]);
  });

  it('9.25 those who rise trace to any Chinese city that nobody occupies, through land that is no longer theirs', () => {
    const pub = occupied();
    const traces = () => tracesFrom(pub, situationOf(pub, map), 'china', 'W4117');
    expect(traces()).toBe(true);
    expect(without('9.25', traces)).toBe(false);
    expect(isRisen(pub)).toBe(true);
  });

  it('9.25 those who rose keep their Offensives when China has been set free', () => {
    const pub = occupied();
    pub.conquered.china = 'allies';
    startOfMonth(pub);
    expect(pub.offensives.china).toBe(2);
    expect(
      without('9.25', () => {
        startOfMonth(pub);
        return pub.offensives.china;
      }),
    ).toBe(0);
  });

  it('9.25 they rise where partisans are too, who are gone then', () => {
    const match = passUntil(fallen(), (_pub, ask) => ask.rule === '9.25');
    const { units } = tableOf(match);
    const first = (): string => {
      const ask = question(match, 'allies');
      const row = ask.ask === 'sheet' ? ask.rows[0] : undefined;
      return row?.ask === 'pick' ? (row.of[0]?.id ?? '') : '';
    };
    const hex = first();
    const band = units['china-partisans-1'];
    if (band === undefined) throw new Error('there are no partisans');
    Object.assign(band, { hex, off: null });
    expect(first()).toBe(hex);
    passUntil(match, ({ phase }) => phase !== 'replenishment');
    expect(
      Object.values(tableOf(match).units)
        .filter((each) => each.hex === hex)
        .map(({ kind }) => kind),
    ).toEqual(['infantry']);
  });

  it('9.25 a city with resources that stands empty earns Japan nothing while the garrison is remiss', () => {
    const pub = occupied();
    const earned = () => holdingsOf(pub, 'japan').captured;
    const before = earned();
    pub.notes['9.25 remiss'] = 1;
    expect([earnsNothing(pub, 'W4113'), earnsNothing(pub, 'W4217')]).toEqual([true, false]);
    expect(earned()).toBeLessThan(before);
    expect(without('9.25', earned)).toBe(before);
  });
});

describe('9.9 surrender', () => {
  const atWar = { ...china, control: { W4819: 'japan' as const }, offensives: { japan: 1, china: 1 } };

  it('9.9 whoever is asked for an Offensive may give up instead, and it is a conquest', () => {
    const match = toOffensives(matchOf({ ...atWar, options: { surrender: true } }), 'allies');
    expect(offered(match, 'allies')).toContain('surrender:china');
    answer(match, 'allies', ['surrender:china']);
    expect(match.game.state.umpire.over).toMatchObject({ winners: ['japan'], rule: '9.9' });
    expect(told(match, 'conquered').map(({ data }) => data.nation)).toEqual(['china']);
    const offers = () => offered(toOffensives(matchOf({ ...atWar, options: { surrender: true } }), 'allies'), 'allies');
    expect(without('9.9', offers)).not.toContain('surrender:china');
  });

  it('R127 it is offered only where the option is played', () => {
    expect(offered(toOffensives(matchOf(atWar), 'allies'), 'allies')).not.toContain('surrender:china');
  });
});
