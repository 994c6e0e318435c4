/** 8.7 What its owner pulls down; 8.6 what is repaired in a Seasonal Turn. Monthly repairs are in 7-17-repair-step.test.ts. */
import { describe, expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  offered,
  passUntil,
  question,
  refusalOf,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { hexOf } from '../situation.js';
import { words } from '../words.js';
import { chitPorts, destinations, passengers } from './3-sea-lift.js';
import { envisage } from './5-14-muster.js';
import { flights } from './7-2-air-lift.js';
import { extraLandings } from './7-5-emergency.js';
import { isolatedSources } from './7-8-isolation.js';
import { fortPlaces } from './8-6-forts.js';
import { repairable } from './8-6-ruins.js';
import { demolishable, unfinished } from './8-7-demolition.js';
import { idOf, standing } from './8-7-installations.js';
import { isInvaded } from './8-7-invaded.js';
import { ownerOf } from './8-7-owners.js';
import { placementHexes } from './8-holdings.js';

const summer = {
  ...{ first: { year: 1937, month: 7 }, last: { year: 1937, month: 12 }, seasons: true },
  ...{ ep: { japan: 0, china: 0 }, offensives: {} },
};
/** Japan in Tientsin; Chinese in Canton, which has everything, and at Taiyuan. */
const china = {
  ...summer,
  control: { W4819: 'japan' as const },
  works: { W3716: { fortification: true } },
  units: [unit('5th', 'W4819'), chinese('29th', 'W4717'), chinese('4th', 'W3716')],
};
const ids = (given: Parameters<typeof boardOf>[0], nation: 'china' | 'japan' = 'china'): string[] =>
  demolishable(boardOf(given), [nation]).map(idOf);

/** The sheet of a seat, with these items taken wherever they are offered. */
const toSheet = (given: Parameters<typeof matchOf>[0], seat: string): Match =>
  passUntil(
    matchOf(given),
    ({ phase }, ask, asked) => phase === 'construction' && asked === seat && ask.ask === 'sheet',
  );
function filled(match: Match, seat: string, chosen: readonly string[]): (string[] | number)[] {
  const ask = question(match, seat);
  const rows = ask.ask === 'sheet' ? ask.rows : [];
  return rows.map((row) => (row.ask === 'pick' ? row.of.flatMap(({ id }) => (chosen.includes(id) ? [id] : [])) : 0));
}
const texts = (match: Match, seat: string, rule: string): string[] => {
  const ask = question(match, seat);
  const rows = ask.ask === 'sheet' ? ask.rows.filter((row) => row.rule === rule) : [];
  return rows.flatMap((row) => (row.ask === 'pick' ? row.of.map(({ text }) => text) : []));
};

describe('8.7 demolition', () => {
  it('8.7 each installation in a supplied hex with a supplied land unit of its owner may be pulled down, one by one', () => {
    expect(ids(china)).toEqual(['airbase W4717', 'port W3716', 'airbase W3716', 'fortification W3716']);
    expect(without('8.7', () => ids(china))).toEqual([]);
    const marked = [unit('5th', 'W4819'), chinese('4th', 'W3716', { marked: 1 })];
    expect(ids({ ...china, units: marked })).toEqual([]);
    const band = [unit('5th', 'W4819'), chinese('band', 'W3716', { kind: 'partisan', strength: [1] })];
    expect(ids({ ...china, units: band })).toEqual([]);
    // Taiyuan is a source of hers itself, unless it is isolated.
    const around = Object.fromEntries(map.neighbours('W4717').map((hex) => [hex, 'japan' as const]));
    const cut = { ...boardOf({ ...china, control: around }), isolated: ['W4717'] };
    expect(demolishable(cut, ['china']).map(({ hex }) => hex)).not.toContain('W4717');
  });

  it('8.7 each is paid by itself, nobody pays what he does not have, and all are told what lies in ruins', () => {
    const match = toSheet({ ...china, ep: { japan: 0, china: 1 } }, 'allies');
    expect(texts(match, 'allies', '8.7')).toEqual([
      'Taiyuan (W4717): small airbase, 2 EP',
      'Canton (W3716): minor port, 4 EP',
      'Canton (W3716): small airbase, 2 EP',
      'Canton (W3716): fortification, 2 EP',
    ]);
    const before = tableOf(match).ep.china ?? 0;
    expect(before).toBe(9);
    const all = ['airbase W4717', 'port W3716', 'airbase W3716', 'fortification W3716'];
    expect(refusalOf(match, 'allies', filled(match, 'allies', all))).toBe('8.6');
    answer(match, 'allies', filled(match, 'allies', ['port W3716', 'fortification W3716']));
    expect(tableOf(match).ep.china).toBe(before - 6);
    expect(tableOf(match).works).toEqual({ W3716: { fortification: false, port: false } });
    const [event] = told(match, 'pulled down');
    expect(event && words(event)).toBe(
      'China pulls down: minor port at Canton (W3716), fortification at Canton (W3716).',
    );
    // What else is there stands: the city, its resources and its airbase.
    expect(standing(tableOf(match), hexOf(map, 'W3716')).map(idOf)).toEqual(['airbase W3716']);
  });

  it('8.7 a port is destroyed whole even if it was made larger, and work on it is over', () => {
    const south = {
      ...{ ...summer, ep: { japan: 20, china: 0 }, control: { W3716: 'japan', W4819: 'japan' } as const },
      chits: [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W3716', drawn: [] }],
      units: [unit('18th', 'W3716'), chinese('29th', 'W5120')],
    };
    const match = toSheet({ ...south, works: { W3716: { harbour: true } } }, 'japan');
    expect(texts(match, 'japan', '8.7')).toContain('Canton (W3716): major port, 5 EP');
    answer(match, 'japan', filled(match, 'japan', ['port W3716']));
    expect(chitPorts(tableOf(match)).map(({ hex }) => hex)).not.toContain('W3716');
    const works = matchOf({ ...south, units: [unit('5th', 'W4819'), chinese('29th', 'W5120')] });
    tableOf(works).notes['10.43 begun W4819'] = 5;
    tableOf(works).notes['10.43 used'] = 1;
    tableOf(works).notes['8.7 japan'] = 1;
    const begun = passUntil(works, ({ month }, ask, seat) => month === 10 && seat === 'japan' && ask.ask === 'sheet');
    answer(begun, 'japan', filled(begun, 'japan', ['port W4819']));
    expect(told(begun, 'harbour lost').length).toBe(1);
    expect([tableOf(begun).notes['10.43 begun W4819'], tableOf(begun).notes['10.43 used']]).toEqual([
      undefined,
      undefined,
    ]);
    const both = toSheet(south, 'japan');
    const torn = filled(both, 'japan', ['W3716', 'port W3716']).map((row, at) => (at < 4 ? [] : row));
    expect(refusalOf(both, 'japan', torn)).toBe('8.7');
  });

  it('8.7 a dirt airstrip is gone for good; a fortress is no part of it', () => {
    const match = toSheet({ ...china, ep: { japan: 0, china: 1 }, works: { W4717: { airstrip: true } } }, 'allies');
    answer(match, 'allies', filled(match, 'allies', ['airstrip W4717']));
    expect(tableOf(match).works).toEqual({});
    expect(tableOf(match).ep.china).toBe(8);
  });

  it('R80 an installation is its own land’s, Manchukuo’s is Japan’s, and what was captured is theirs who pay for the troops there', () => {
    const pub = boardOf({
      ...china,
      alignment: {
        japan: 'japan',
        manchukuo: 'japan',
        china: 'allies',
        ccp: 'allies',
        ussr: 'allies',
        mongolia: 'allies',
      },
      control: { W4819: 'japan', W5022: 'allies', W5120: 'allies' },
      units: [...china.units, unit('8th', 'W5022', { nation: 'ccp' }), unit('6th', 'W5120', { nation: 'mongolia' })],
    });
    expect(ownerOf(pub, 'W3716', 'allies')).toBe('china');
    expect(ownerOf(pub, 'W5128', 'allies')).toBe('ussr');
    expect(ownerOf(pub, 'W4824', 'japan')).toBe('japan');
    expect(ownerOf(pub, 'W4819', 'japan')).toBe('japan');
    expect([ownerOf(pub, 'W5022', 'allies'), ownerOf(pub, 'W5120', 'allies')]).toEqual(['china', 'ussr']);
    expect(without('R80', () => ownerOf(pub, 'W5120', 'allies'))).toBe('china');
  });

  it('8.7 R81 only whoever has had a major power in his own land may: China with Japan in Tientsin, Japan not before somebody is in hers', () => {
    const home = { ...china, control: {}, units: [unit('5th', 'W4920'), chinese('29th', 'W4717')] };
    expect(ids(home)).toEqual([]);
    expect(ids({ ...home, control: { W4819: 'japan' } })).toEqual(['airbase W4717']);
    expect(ids(china, 'japan')).toEqual([]);
    const raid = (nation: 'china' | 'ccp') => [...china.units, chinese('raid', 'W4824', { nation })];
    expect(ids({ ...china, units: raid('china') }, 'japan')).toEqual(['port W4819', 'airbase W4819']);
    expect(ids({ ...china, units: raid('ccp') }, 'japan')).toEqual([]);
    const steppe = boardOf({
      ...{ alignment: { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' }, initiative: 'japan' },
      units: [unit('23rd', 'W5420'), unit('6th', 'W5419', { nation: 'mongolia' })],
    });
    expect(isInvaded(steppe, 'mongolia')).toBe(false);
    expect(isInvaded({ ...steppe, notes: { '9.2 mongolia': 1 } }, 'mongolia')).toBe(true);
  });

  it('8.7 that an enemy has been there is not forgotten when he has gone', () => {
    const match = matchOf({ ...summer, seasons: false, units: [unit('5th', 'W4533'), chinese('29th', 'W4819')] });
    expect(isInvaded(tableOf(match), 'japan')).toBe(false);
    passUntil(match, ({ phase, part }) => phase === 'movement' && part === 'allies');
    answer(match, 'allies', ['unit:29th']);
    answer(match, 'allies', ['W4920']);
    const raider = tableOf(match).units['29th'];
    if (raider === undefined) throw new Error('nobody went');
    expect([raider.hex, tableOf(match).control.W4920]).toEqual(['W4920', 'allies']);
    raider.hex = 'W4819';
    tableOf(match).control = {};
    expect(isInvaded(tableOf(match), 'japan')).toBe(true);
    expect(isInvaded(tableOf(match), 'china')).toBe(false);
  });

  it('8.7 an attack on a hex of her land is enough, though nobody enters it', () => {
    const match = matchOf({
      ...{ ...summer, seasons: false, offensives: { china: 2 } },
      units: [unit('5th', 'W4920'), ...[0, 1, 2].map((n) => chinese(`${n}`, 'W4819'))],
    });
    toOffensives(match, 'allies');
    answer(match, 'allies', ['stack:W4819:china']);
    answer(match, 'allies', [['0', '1', '2'], [], []]);
    passUntil(match, (_pub, ask) => ask.rule === '5.15');
    expect(isInvaded(tableOf(match), 'japan')).toBe(false);
    answer(match, 'allies', ['W4920']);
    answer(match, 'allies', ['0', '1', '2']);
    passUntil(match, ({ offensive }) => offensive === null);
    expect([tableOf(match).control.W4920, isInvaded(tableOf(match), 'japan')]).toEqual([undefined, true]);
  });

  const beside = {
    ...{ ...summer, seasons: false, ep: { japan: 3, china: 3 }, control: { W4819: 'japan' } as const },
    units: [unit('5th', 'W4819'), chinese('29th', 'W4619'), chinese('4th', 'W4217')],
  };
  const started = (): Match => {
    const match = passUntil(matchOf(beside), ({ phase }) => phase === 'offensives');
    for (const hex of ['W4619', 'W4217']) tableOf(match).notes[`fort ${hex}`] = 1;
    return match;
  };

  it('8.7 R83 what is begun may be given up in the Movement Phase with the enemy near, for nothing back', () => {
    const match = passUntil(started(), ({ phase, part }) => phase === 'movement' && part === 'allies');
    const items = () => unfinished(tableOf(match), lawOf(beside), 'allies', 'allies').map(({ id }) => id);
    expect(offered(match, 'allies')).toEqual(expect.arrayContaining(items()));
    expect(items()).toEqual(['give up W4619']);
    expect(without('R83', items)).toEqual(['give up W4217', 'give up W4619']);
    expect(without('8.7', items)).toEqual([]);
    answer(match, 'allies', ['give up W4619']);
    expect([tableOf(match).notes['fort W4619'], tableOf(match).ep.china]).toEqual([undefined, 3]);
    expect(told(match, 'given up').map(words)).toEqual(['The fortification begun at Tsinan (W4619) is given up.']);
  });

  it('R83 nobody is asked in the Movement Phase for its sake alone', () => {
    const match = started();
    for (const each of Object.values(tableOf(match).units)) each.moved = true;
    passUntil(match, ({ phase, turn }) => phase === 'movement' || turn > 1);
    expect(tableOf(match).turn).toBe(2);
  });
});

describe('ruins', () => {
  const ruin = { W3719: { port: false } };
  const south = { ...summer, control: { W3719: 'japan', W4819: 'japan' } as const, units: [unit('18th', 'W3719')] };
  const [sound, wrecked] = [boardOf(south), boardOf({ ...south, works: ruin })];

  it('8.7 R84 no supply is landed in a destroyed port, nobody embarks or lands there, and nobody new comes by sea', () => {
    const seen = (pub: typeof sound): boolean[] => [
      chitPorts(pub).some(({ hex }) => hex === 'W3719'),
      passengers(pub).some(({ id }) => id === '18th'),
      destinations(pub, charts).includes('W3719'),
      placementHexes(pub, 'japan').some(({ hex }) => hex === 'W3719'),
    ];
    expect(seen(sound)).toEqual([true, true, true, true]);
    expect(seen(wrecked)).toEqual([false, false, false, false]);
    // 7.5 It is a port all the same, and no open beach.
    expect(extraLandings(wrecked, charts).map(({ hex }) => hex)).not.toContain('W3719');
  });

  it('R84 at home units arrive in a hex whose port is destroyed, if a line of supply leads there', () => {
    const at = (hex: string) =>
      placementHexes(boardOf({ ...summer, works: { [hex]: { port: false } } }), 'japan').find(
        (each) => each.hex === hex,
      );
    expect(at('W4533')).toMatchObject({ home: true, supplied: true, city: true });
  });

  it('R84 chits that lie in a port when it is destroyed stay there and feed', () => {
    const chits = [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W3719', drawn: [] }];
    const match = matchOf({ ...south, seasons: false, works: ruin, chits, units: [unit('18th', 'W3719')] });
    passUntil(match, ({ phase }) => phase === 'replenishment' || phase === 'politics' || phase === 'offensives');
    expect(tableOf(match).chits.length).toBe(1);
    passUntil(match, ({ turn }) => turn > 1);
    expect([tableOf(match).chits, tableOf(match).units['18th']?.marked]).toEqual([[], 0]);
  });

  it('R84 a fortification in ruins protects nobody, and no second one is begun there', () => {
    const fort = (fortification: boolean) => boardOf({ ...china, works: { W3716: { fortification } } });
    const law = lawOf(china);
    const attack = { target: 'W3716', units: ['5th'], kind: 'combat', side: 'japan' } as const;
    const air = { japan: 0, allies: 0 };
    const kindOf = (pub: typeof sound) => envisage(pub, law, { ...attack, units: ['5th'], air }).target.fort;
    expect([kindOf(fort(true)), kindOf(fort(false))]).toEqual(['chit', 'none']);
    const begins = (pub: typeof sound): boolean => fortPlaces(pub, ['china']).some(({ hex }) => hex === 'W3716');
    expect([begins(boardOf({ ...china, works: {} })), begins(fort(false))]).toEqual([true, false]);
  });

  it('7.8 a source whose port is destroyed is isolated, one with a working port is not', () => {
    const terms = { friendly: ({ id }: { id: string }) => id === 'W4428', zone: () => false };
    const cut = (works: { [hex: string]: { port: boolean } }) =>
      isolatedSources('japan', { year: 1937, month: 7 }, terms, (hex) => works[hex]?.port !== false);
    expect([cut({}), cut({ W4428: { port: false } })]).toEqual([[], ['W4428']]);
  });

  it('8.7 R82 no plane flies to or from a destroyed airbase, though the port beside it works; without the port the airbase serves', () => {
    const held = Object.fromEntries(
      ['W4919', 'W4918', 'W5019', 'W4920', 'W4717', 'W4617'].map((hex) => [hex, 'japan' as const]),
    );
    const pocket = { ...summer, control: held, units: [unit('20th', 'W4717'), chinese('far', 'W4113')] };
    const flown = (works: { [hex: string]: { airbase?: boolean; port?: boolean } }): string[] =>
      flights(boardOf({ ...pocket, works }), 'japan', charts).map(({ id }) => id);
    expect(flown({})).toContain('fly:W4717');
    expect(flown({ W4717: { airbase: false } })).toContain('drop:W4717');
    const shanghai = {
      control: { W4221: 'japan', W4217: 'japan' } as const,
      units: [unit('3rd', 'W4217'), chinese('far', 'W4113')],
    };
    const stored = (works: { W4221?: { airbase?: boolean; port?: boolean } }): string | undefined =>
      flights(
        boardOf({ ...summer, ...shanghai, works, chits: [{ kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] }] }),
        'japan',
        charts,
      ).find(({ hex }) => hex === 'W4217')?.from.hex;
    expect([stored({}), stored({ W4221: { airbase: false } })]).toEqual(['W4221', undefined]);
    expect(standing(boardOf(china), hexOf(map, 'W4221')).map(({ size }) => size)).toEqual([
      'majorPort',
      'largeAirbase',
    ]);
    // A major port without resources is a small airbase.
    expect(standing(boardOf(china), hexOf(map, 'W4821')).map(({ size }) => size)).toEqual([
      'majorPort',
      'smallAirbase',
    ]);
    expect(without('R82', () => standing(boardOf(china), hexOf(map, 'W4221'))[1]?.size)).toBe('smallAirbase');
  });

  it('8.6 in a Seasonal Turn a ruin in a friendly, supplied hex is repaired at once for a point, whoever stands there', () => {
    const works = { W4717: { airbase: false }, W3716: { port: false, fortification: false } };
    const match = toSheet({ ...china, ep: { japan: 0, china: 0 }, works }, 'allies');
    expect(texts(match, 'allies', '8.6')).toEqual(
      expect.arrayContaining([
        'Canton (W3716): minor port',
        'Canton (W3716): fortification',
        'Taiyuan (W4717): small airbase',
      ]),
    );
    const before = tableOf(match).ep.china ?? 0;
    answer(match, 'allies', filled(match, 'allies', ['repair port W3716', 'repair fortification W3716']));
    expect(tableOf(match).ep.china).toBe(before - 2);
    expect(tableOf(match).works).toEqual({ W3716: { fortification: true }, W4717: { airbase: false } });
    expect(told(match, 'repaired').map(words)).toEqual([
      'China repairs: minor port at Canton (W3716), fortification at Canton (W3716).',
    ]);
  });

  it('8.6 not in an enemy’s hands, out of supply or in an uncontested enemy zone', () => {
    const at = (given: Parameters<typeof boardOf>[0]): string[] =>
      repairable(boardOf({ ...china, works: { W4419: { airbase: false } }, ...given }), ['china']).map(idOf);
    expect(at({})).toEqual(['airbase W4419']);
    expect(without('8.6', () => at({}))).toEqual([]);
    expect(at({ control: { W4419: 'japan' }, units: [unit('5th', 'W4419')] })).toEqual([]);
    expect(at({ units: [unit('5th', 'W4418')] })).toEqual([]);
    expect(at({ units: [unit('5th', 'W4418'), chinese('29th', 'W4420')] })).toEqual(['airbase W4419']);
    const around = Object.fromEntries(map.neighbours('W4419').map((hex) => [hex, 'japan' as const]));
    const cut = {
      ...boardOf({ ...china, control: around, works: { W4419: { airbase: false } } }),
      isolated: ['W4419'],
    };
    expect(repairable(cut, ['china'])).toEqual([]);
  });
});
