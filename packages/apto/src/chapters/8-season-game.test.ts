/** A Seasonal Turn and what follows a month, at the table. */
import { awaited, leastAnswer } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  matchOf,
  offered,
  passUntil,
  question,
  refusalOf,
  tableOf,
  told,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { march } from '../moving.js';
import { general, headquarters, type LandUnit } from '../pieces.js';
import { chineseCities } from '../scenarios/china-1937.js';
import { partisans } from '../scenarios/counters.js';
import { learning } from '../scenarios/learning.js';
import { landingPrice } from './3-sea-lift.js';
import { take } from './5-11-control.js';
import { footingFor } from './8-footing.js';
import { placesFor } from './8-placing.js';

const summer = {
  first: { year: 1937, month: 7 },
  last: { year: 1937, month: 9 },
  seasons: true,
  ep: { japan: 0, china: 0 },
  offensives: {},
  control: { W4819: 'japan' as const },
};

const armies = [
  unit('5th', 'W4819', { left: 1 }),
  unit('6th', 'W4920'),
  unit('10th', 'W4920', { hex: null, off: 'pool' }),
  chinese('29th', 'W4717'),
];

it('8.6 a depleted unit is made whole, 8.5 a unit of the pool built and 8.11 placed, and PART-8 a General set down elsewhere', () => {
  const match = matchOf({
    ...summer,
    units: armies,
    generals: [general({ id: 'matsui', nation: 'japan', name: 'Matsui', strength: 1, hex: 'W4920' })],
  });
  passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.ask === 'sheet');
  const before = tableOf(match).ep.japan ?? 0;
  answer(match, 'japan', [['5th'], ['10th'], [], [], [], []]);
  expect(tableOf(match).ep.japan).toBe(before - 2 - 4);
  expect(tableOf(match).units['5th']?.left).toBe(2);
  answer(match, 'japan', ['W4819']);
  expect(tableOf(match).units['10th']?.hex).toBe('W4819');
  answer(match, 'japan', ['matsui']);
  answer(match, 'japan', ['W4819']);
  expect(tableOf(match).generals.matsui?.hex).toBe('W4819');
  expect(match.heard.map(({ kind }) => kind)).toContain('reassigned');
});

it('PART-8 leaders are taken off the map before others are set down, so that two headquarters may change places', () => {
  const post = (id: string, hex: string) => headquarters({ id, nation: 'japan', name: id, command: 2, radius: 2, hex });
  const match = matchOf({ ...summer, units: armies, hqs: [post('1st', 'W4819'), post('2nd', 'W5022')] });
  passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.rule === 'PART-8');
  const send = (id: string, to: string): void => {
    answer(match, 'japan', [id]);
    answer(match, 'japan', [to]);
  };
  send('1st', 'off');
  expect(tableOf(match).hqs['1st']).toMatchObject({ hex: null, off: 'pool' });
  send('2nd', 'W4819');
  answer(match, 'japan', ['1st']);
  // Off the map it can only be set down.
  expect(offered(match, 'japan')).not.toContain('off');
  answer(match, 'japan', ['W5022']);
  expect(tableOf(match).hqs).toMatchObject({ '1st': { hex: 'W5022', off: null }, '2nd': { hex: 'W4819' } });
});

it('8.2 income comes first, with 2 points for each resource hex of the colonies', () => {
  const { heard } = matchOf({ ...summer, units: armies });
  const japan = heard.find(({ kind, data }) => kind === 'income' && data.nation === 'japan');
  expect(JSON.stringify(japan?.data.lines)).toContain('resource hexes of colonies');
});

it('8.13 all buy at once and unseen; then the tracks show it, and the side that bought more has the Initiative', () => {
  const match = matchOf({ ...summer, units: armies });
  passUntil(match, ({ phase }) => phase === 'purchase');
  expect(awaited(match.game)).toEqual(['japan', 'allies']);
  expect(answer(match, 'japan', [0])).toEqual([]);
  const rows = question(match, 'allies');
  answer(match, 'allies', rows.ask === 'sheet' ? rows.rows.map((_, row) => (row === 0 ? 2 : 0)) : []);
  expect(tableOf(match).offensives).toMatchObject({ japan: 1, china: 2, ccp: 0 });
  expect(tableOf(match).initiative).toBe('china');
});

it('R66 the weather is rolled each month, and R70 supply is landed in a port that no line of supply reaches', () => {
  const control = { W4819: 'japan' as const, W4221: 'japan' as const };
  const match = matchOf({ ...summer, control, units: [...armies, unit('3rd', 'W4221')] });
  passUntil(match, ({ phase }, ask) => phase === 'weather' && ask.ask === 'split');
  expect(Object.keys(tableOf(match).weather)).toEqual(['mild', 'moderate', 'severe']);
  answer(match, 'japan', { W4221: 2 });
  expect(tableOf(match).chits.filter(({ hex }) => hex === 'W4221').length).toBe(2);
});

it('R73 troops landed on an empty coast hold it, are done for the month and have a chit with them', () => {
  const match = matchOf({ ...summer, seasons: false, ep: { japan: 4 }, offensives: { japan: 2 }, units: armies });
  passUntil(match, ({ phase }, ask) => phase === 'weather' && ask.ask === 'pick');
  answer(match, 'japan', ['W4720']);
  answer(match, 'japan', ['5th']);
  const { units, control, chits, offensives, ep } = tableOf(match);
  expect(units['5th']).toMatchObject({ hex: 'W4720', status: 'active' });
  expect(control.W4720).toBe('japan');
  expect(chits).toMatchObject([{ kind: 'sea', hex: 'W4720' }]);
  expect([offensives.japan, ep.japan]).toEqual([0, 2]);
});

it('R136 both services’ Offensives lie on one track: a landing takes its two from there', () => {
  const price = () => {
    const pub = boardOf({ ...summer, offensives: { japan: 3 }, ep: { japan: 9 }, units: armies });
    return landingPrice(pub, lawOf({}).charts);
  };
  expect(price()).toEqual({ offensives: 2, points: 2 });
  // By itself the Army's track would pay for its own half alone, and the Navy's would be bought in haste (5.5).
  expect(without('R136', price)).toEqual({ offensives: 1, points: 6 });
});

it('5.4 a landing is a Joint Offensive of land and sea: two Offensives and 2 EP, 5.5 and 4 EP for one that is not on the track', () => {
  const coasts = (ep: number, offensives: number): boolean => {
    const match = matchOf({
      ...{ ...summer, seasons: false, units: armies },
      ...{ ep: { japan: ep }, offensives: { japan: offensives } },
    });
    passUntil(match, ({ phase }, ask) => phase === 'weather' && ask.rule === 'R70');
    return offered(match, 'japan').includes('W4720');
  };
  expect([coasts(1, 2), coasts(2, 2), coasts(5, 1), coasts(6, 1), coasts(9, 0), coasts(10, 0)]).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(without('5.4', () => coasts(1, 2))).toBe(true);
});

it('10.6 partisans rise in an empty hex that the enemy holds, out of his zones', () => {
  const control = Object.fromEntries(
    ['W4819', 'W4619', 'W4719', 'W4520', 'W4421'].map((hex) => [hex, 'japan' as const]),
  );
  const match = matchOf(
    {
      ...summer,
      seasons: false,
      control,
      units: [...armies, ...partisans('china', 4)],
      options: { partisans: true },
    },
    'partisans',
  );
  passUntil(match, (_pub, ask) => ask.rule === '10.6' && ask.ask === 'pick');
  answer(match, 'allies', ['W4520']);
  const risen = Object.values(tableOf(match).units).filter(({ kind, hex }) => kind === 'partisan' && hex !== null);
  expect(risen.map(({ hex }) => hex)).toEqual(['W4520']);
});

it('10.6 partisans that find no hex to rise in are told of', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const given = { ...summer, seasons: false, control: {}, units: [...armies, ...partisans('china', 4)] };
    const match = matchOf({ ...given, options: { partisans: true } }, `nowhere ${seed}`);
    passUntil(match, ({ turn }) => turn > 1);
    const come = told(match, 'partisans').filter(({ data }) => Number(data.come) > 0).length;
    expect(told(match, 'rises').length + told(match, 'no rising').length >= come).toBe(true);
    if (told(match, 'no rising').length > 0) return;
  }
  throw new Error('there was always a place');
});

it('10.6 points spent beforehand better the roll, and in a Seasonal Turn partisans are bought for 2 EP and rise last', () => {
  const control = Object.fromEntries(
    ['W4819', 'W4619', 'W4719', 'W4520', 'W4421'].map((hex) => [hex, 'japan' as const]),
  );
  const match = matchOf({
    ...{ ...summer, control, options: { partisans: true }, ep: { japan: 0, china: 6 } },
    units: [...armies, ...partisans('china', 4)],
  });
  const risen = (): (string | null)[] =>
    Object.values(tableOf(match).units).flatMap(({ kind, hex }) => (kind === 'partisan' && hex !== null ? [hex] : []));
  passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'allies' && ask.ask === 'sheet');
  const before = tableOf(match).ep.china ?? 0;
  answer(match, 'allies', [[], [], [], [], 1, []]);
  expect(tableOf(match).ep.china).toBe(before - 2);
  passUntil(match, (_pub, ask, seat) => seat === 'allies' && ask.rule === '10.6');
  answer(match, 'allies', ['W4520']);
  expect(risen()).toEqual(['W4520']);
  // Nobody is near: all this would be behind the Chinese front.
  passUntil(match, ({ phase, part }) => phase === 'movement' && part === 'allies');
  Object.assign(tableOf(match).control, control);
  passUntil(match, (_pub, ask) => ask.rule === '10.6' && ask.ask === 'say');
  const points = tableOf(match).ep.china ?? 0;
  answer(match, 'allies', 3);
  expect(tableOf(match).ep.china).toBe(points - 3);
  expect(match.heard.find(({ kind }) => kind === 'partisans')?.data).toMatchObject({ points: 3, come: 1 });
});

it('9.11 with half her cities and the way to Chungking lost China is conquered, and her armies are gone', () => {
  const cities = chineseCities.map(({ id }) => id).filter((id) => id !== 'W4113');
  const control = Object.fromEntries(['W4114', ...cities].map((id) => [id, 'japan' as const]));
  const match = matchOf({
    ...summer,
    seasons: false,
    control,
    units: [unit('5th', 'W4114'), chinese('43rd', 'W4113')],
    chits: [{ kind: 'sea', side: 'japan', hex: 'W4114', drawn: [] }],
    aim: { side: 'japan', hexes: ['W4113'], lines: [], conquest: 'china' },
  });
  passUntil(match, () => match.game.state.umpire.over !== null);
  expect(match.heard.map(({ kind }) => kind)).toContain('conquered');
  expect(tableOf(match).units['43rd']).toMatchObject({ hex: null, off: 'gone' });
  expect([tableOf(match).control.W4113, tableOf(match).control.W4211]).toEqual(['japan', 'japan']);
});

it('9.11 a conquered Mongolia is Japan’s but for where Soviets stand, and her General is gone', () => {
  const match = matchOf({
    ...summer,
    first: { year: 1939, month: 5 },
    last: { year: 1939, month: 9 },
    ...{ seasons: false, initiative: 'japan' },
    alignment: { japan: 'japan', manchukuo: 'japan', ussr: 'allies', mongolia: 'allies' },
    control: Object.fromEntries(
      map.land
        .filter(({ city, territory }) => city && territory === 'mongolia')
        .map(({ id }) => [id, 'japan' as const]),
    ),
    units: [
      unit('23rd', map.land.find(({ capital, territory }) => capital && territory === 'mongolia')?.id ?? ''),
      unit('57th', 'W5419', { nation: 'ussr' }),
    ],
    generals: [general({ id: 'choi', nation: 'mongolia', name: 'Choi', strength: 1, hex: 'W5419' })],
    chits: [
      {
        ...{ kind: 'sea' as const, side: 'japan' as const, drawn: [] },
        hex: map.land.find(({ capital, territory }) => capital && territory === 'mongolia')?.id ?? '',
      },
    ],
  });
  passUntil(match, ({ conquered }) => conquered.mongolia !== undefined);
  const { conquered, control, generals } = tableOf(match);
  expect([conquered.mongolia, control.W5419, control.W5420]).toEqual(['japan', undefined, 'japan']);
  expect(generals.choi?.off).toBe('gone');
});

it('8.6 no hex is over-stacked by units that are brought to full strength', () => {
  const full = ['a', 'b', 'c'].map((id) => unit(id, 'W4720'));
  const weak = ['x', 'y'].map((id) => unit(id, 'W4720', { left: 1 }));
  const match = matchOf({ ...summer, control: { W4720: 'japan' }, units: [...full, ...weak] });
  passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.ask === 'sheet');
  expect(map.hex('W4720')).toMatchObject({ city: false });
  const ask = question(match, 'japan');
  const whys = ask.ask === 'sheet' ? ask.limits.map(({ why }) => why) : [];
  expect(whys.join()).toContain('no room');
  const rest = leastAnswer(ask) as string[][];
  const built = (ids: string[]) => refusalOf(match, 'japan', [ids, ...rest.slice(1)]);
  expect(built(['x'])).toBe('8.6');
  expect(built([])).toBeUndefined();
});

it('8.6 a fortification that is begun is lost when the enemy comes beside it, or takes the hex', () => {
  const begun = (units: LandUnit[]) => {
    const match = matchOf({ ...summer, units: [chinese('29th', 'W4110'), ...units] });
    tableOf(match).notes['fort W4417'] = 1;
    return match;
  };
  const far = begun([unit('6th', 'W4920')]);
  const { table } = far.game.desk;
  const [scout, sixth] = [tableOf(far).units['29th'], tableOf(far).units['6th']];
  if (scout === undefined || sixth === undefined) throw new Error('nobody is there');
  march(table, [scout], [], ['W4111'], 'allies');
  expect(tableOf(far).notes['fort W4417']).toBe(1);
  const beside = map.neighbours('W4417').find((hex) => map.hex(hex)?.territory === 'china') ?? '';
  march(table, [sixth], [], [beside], 'japan');
  expect(tableOf(far).notes['fort W4417']).toBeUndefined();
  const other = begun([]);
  take(tableOf(other), map, 'W4417', 'japan');
  expect(tableOf(other).notes['fort W4417']).toBeUndefined();
});

it('8.11 a Headquarters or General may be set down out of supply, and the question says so', () => {
  const cut = Object.fromEntries(map.neighbours('W4417').map((hex) => [hex, 'allies' as const]));
  const match = matchOf({
    ...summer,
    units: [...armies, unit('10th', 'W4417')],
    control: { ...cut, W4417: 'japan' },
    generals: [general({ id: 'matsui', nation: 'japan', name: 'Matsui', strength: 1, hex: 'W4920' })],
  });
  passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.rule === 'PART-8');
  answer(match, 'japan', ['matsui']);
  expect(question(match, 'japan').prompt).toContain('in supply or not');
  expect(offered(match, 'japan')).toContain('W4417');
});

it('8.11 a Chinese unit arrives in supply: a port that is cut off will not do', () => {
  const around = Object.fromEntries(map.neighbours('W4122').map((hex) => [hex, 'japan' as const]));
  const arrives = (control: { [hex: string]: 'japan' }): boolean => {
    const pub = boardOf({ ...summer, control, units: armies });
    return placesFor(pub, chinese('43rd', 'W4320', { hex: null, off: 'track' })).includes('W4122');
  };
  expect(map.hex('W4122')).toMatchObject({ name: 'Ningpo', city: false });
  expect([arrives({}), arrives(around)]).toEqual([true, false]);
});

/** Hexes in which a fortification may be begun. */
const fortsOffered = (match: ReturnType<typeof matchOf>, seat: string): string[] => {
  const ask = question(match, seat);
  const row = ask.ask === 'sheet' ? ask.rows[3] : undefined;
  return row?.ask === 'pick' ? row.of.map(({ id }) => id) : [];
};
const toBuilding = (given: Parameters<typeof matchOf>[0]) =>
  passUntil(matchOf({ ...summer, ...given }), ({ phase }, ask, seat) => {
    return phase === 'construction' && seat === 'japan' && ask.ask === 'sheet';
  });

it('8.6 a fortification may be begun in any friendly, supplied hex, city or not, but in no enemy Zone of Control', () => {
  const country = map.land.find(({ id, city, terrain, territory }) => {
    return !city && terrain === 'clear' && territory === 'manchukuo' && id !== 'W4920';
  })?.id;
  const field = country ?? '';
  const match = toBuilding({ units: [...armies, unit('7th', field)] });
  const forts = fortsOffered(match, 'japan');
  expect(forts).toContain(field);
  expect(map.neighbours(field).some((beside) => forts.includes(beside))).toBe(true);
  answer(match, 'japan', [[], [], [], [field], [], []]);
  expect(tableOf(match).notes[`fort ${field}`]).toBe(tableOf(match).turn);
  // The enemy's zone lies on Tientsin's neighbour.
  for (const beside of map.neighbours('W4717')) expect(forts).not.toContain(beside);
  // Nothing is begun twice in a hex.
  expect(
    fortsOffered(toBuilding({ units: [unit('7th', field)], works: { [field]: { fortification: true } } }), 'japan'),
  ).not.toContain(field);
});

it('R74 offered for fortifications are cities, and hexes with land units of the side and those beside them', () => {
  const given = { units: [unit('6th', 'W4920')] };
  const forts = (): string[] => fortsOffered(toBuilding(given), 'japan');
  const near = new Set(['W4920', ...map.neighbours('W4920')]);
  const isCity = (hex: string): boolean => map.hex(hex)?.city === true;
  expect(forts().filter((hex) => !near.has(hex) && !isCity(hex))).toEqual([]);
  expect(forts().some((hex) => !near.has(hex))).toBe(true);
  expect(without('R74', forts).length).toBeGreaterThan(forts().length);
});

it('8.11 an untouched Sea Supply chit serves to begin one fortification, and is used up; Air Supply does not', () => {
  const chit = { kind: 'sea' as const, side: 'japan' as const, hex: 'W4221', drawn: [] };
  const given = (chits: NonNullable<Parameters<typeof matchOf>[0]['chits']>) => ({
    units: [...armies, unit('3rd', 'W4221')],
    control: { ...summer.control, W4221: 'japan' as const, W4220: 'japan' as const },
    chits,
  });
  const match = toBuilding(given([chit]));
  const forts = fortsOffered(match, 'japan').filter((hex) => hex === 'W4221' || hex === 'W4220');
  expect(forts).toEqual(['W4220', 'W4221']);
  expect(refusalOf(match, 'japan', [[], [], [], forts, [], []])).toBe('8.11');
  answer(match, 'japan', [[], [], [], ['W4221'], [], []]);
  expect(tableOf(match).chits).toEqual([]);
  expect(told(match, 'chits used').length).toBe(1);
  for (const other of [[], [{ ...chit, kind: 'air' as const }], [{ ...chit, drawn: ['3rd'] }]])
    expect(fortsOffered(toBuilding(given(other)), 'japan')).not.toContain('W4221');
});

it('5.9 two steps more of Soviets than of others find room when they arrive, and others find what Soviets leave of the common room', () => {
  const soviet = (id: string): LandUnit => unit(id, 'W5420', { nation: 'ussr', strength: [2, 4] });
  const mongol = (id: string): LandUnit => unit(id, 'W5420', { nation: 'mongolia' });
  const roomOf = (nation: 'ussr' | 'mongolia', units: LandUnit[]): number =>
    footingFor(
      boardOf({ units, alignment: { ...learning.alignment, ussr: 'allies', mongolia: 'allies' } }),
      'allies',
      nation,
    ).room('W5420');
  const basic = roomOf('mongolia', []);
  expect(roomOf('ussr', [])).toBe(basic + 2);
  expect(roomOf('ussr', [soviet('1st'), mongol('6th')])).toBe(basic - 2);
  expect(roomOf('mongolia', [soviet('1st')])).toBe(basic);
  expect(roomOf('mongolia', [soviet('1st'), soviet('2nd')])).toBe(basic - 2);
  expect(roomOf('mongolia', [mongol('6th')])).toBe(basic - 2);
});
