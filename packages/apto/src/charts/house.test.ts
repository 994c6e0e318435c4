/** House charts: whatever is in a chart can be replaced and is played by; what does not fit is refused with a reason. */
import {
  askOf,
  awaited,
  begin,
  boundOf,
  type HouseChart,
  leaves,
  sample,
  seedFrom,
  submit,
  viewOf,
  withHouseCharts,
} from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battle, fighters } from '../battle-testing.js';
import { aptoBriefing } from '../briefing.js';
import { weatherFor, zoneOf, zones } from '../chapters/1-weather.js';
import { landingPrice, seaAsk } from '../chapters/3-sea-lift.js';
import { airRange, airTransports, seaPoints, submarine } from '../chapters/3-transports.js';
import { airPoints } from '../chapters/4-air-support.js';
import { impromptuCost } from '../chapters/5-offensives.js';
import { railLeft } from '../chapters/6-1-rail.js';
import { flightAsk } from '../chapters/7-2-air-lift.js';
import { incomeLines, noHoldings } from '../chapters/8-2-income.js';
import { stepPrice, unitPrice } from '../chapters/8-6-construction.js';
import { demolitionPrice } from '../chapters/8-7-demolition.js';
import { offensivePrice } from '../chapters/8-13-offensives.js';
import { freeUnitsOf } from '../chapters/11-6-free-units.js';
import { desk, played, problem } from '../desk/testing.js';
import { boardOf, chinese, lawOf, matchOf, passUntil, question, unit } from '../game-testing.js';
import { landCombatBy } from '../land-combat.js';
import { law } from '../law.js';
import { map } from '../map/map.js';
import type { Nation, Side } from '../pieces.js';
import { apto } from '../rulebook.js';
import { partisans } from '../scenarios/counters.js';
import { type OddsColumn, oddsColumns, resultAt } from './crt.js';
import type { Demolition } from './demolition.js';
import { type Charts, charts } from './index.js';
import { chartRoom } from './room.js';

const all: readonly HouseChart[] = Object.values(charts);
const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce((here: unknown, key) => Reflect.get(here as object, key), values);

const house = (values: { [chart: string]: { [path: string]: number | string } }): Charts => {
  const read = withHouseCharts(charts, values);
  if ('errors' in read) throw new Error(read.errors.join());
  return read.charts;
};

/** Another value that may stand there. */
function other(chart: HouseChart, path: string): number | string {
  const { from = 0, to = 99, words } = boundOf(chart, path) ?? {};
  const own = at(chart.values, path);
  if (words !== undefined) return words.find((word) => word !== own) ?? '';
  return own === to ? from : Number(own) + 1;
}

describe.each(all.map((chart) => [chart.id, chart] as const))('%s', (id, chart) => {
  it('every figure can be replaced by another that fits; its own fits too', () => {
    for (const path of leaves(chart.values)) {
      const value = other(chart, path);
      const read = withHouseCharts({ chart }, { [id]: { [path]: value } });
      expect('charts' in read && at(read.charts.chart.values, path), path).toBe(value);
      expect(withHouseCharts({ chart }, { [id]: { [path]: at(chart.values, path) } }), path).toHaveProperty('charts');
    }
  });

  it('nonsense is refused, by chart and place, and then nothing is taken', () => {
    const [first = ''] = leaves(chart.values);
    for (const path of leaves(chart.values)) {
      for (const nonsense of ['nonsense', -1, 1.5, 1000, null, {}]) {
        const read = chartRoom.check({ [id]: { [first]: other(chart, first), [path]: nonsense } });
        expect(read.faults, `${path} ${nonsense}`).toEqual([
          { chart: id, path, why: expect.stringMatching(/^expected .*, got /) },
        ]);
      }
    }
    const [missing] = chartRoom.check({ [id]: { 'no.such.place': 1 } }).faults;
    expect(missing).toMatchObject({ chart: id, why: expect.stringContaining("there is no value 'no.such.place'") });
  });

  it('is shown with its figures open to be changed', () => {
    const cells = chartRoom.charts
      .find((shown) => shown.id === id)
      ?.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    expect(cells?.flatMap((cell) => (cell?.limits == null ? [] : [cell.path])).sort()).toEqual(
      leaves(chart.values).sort(),
    );
  });
});

const pub = boardOf({ units: [unit('5th', 'W4819'), chinese('29th', 'W4717')], options: { freeUnits: true } });
const kinds = Object.keys(charts.costs.values.step);

/** What the game reads for a figure, chart by chart and path by path. */
const readers: { readonly [chart: string]: (put: Charts, path: string) => unknown } = {
  'land-combat'(put, path) {
    const [net = '', odds = ''] = path.split('.');
    return resultAt(put.crt, odds as OddsColumn, Number(net) as 1);
  },
  incomes(put, path) {
    const [power = '', year = ''] = path.split('.');
    return incomeLines(put, power, Number(year), noHoldings)[0]?.points;
  },
  costs(put, path) {
    const [, kind] = path.split('.');
    return kind === undefined ? at(put.costs.values, path) : stepPrice(put, { kind, strength: [3] });
  },
  offensives: (put, path) => offensivePrice(put, path as 'army'),
  rail: (put, path) => railLeft(boardOf({ units: [] }), { map: { ...map, hexes: [] }, charts: put }, path as Nation),
  weather(put, path) {
    const [zone = '', month = '', face = ''] = path.split('.');
    const months = Object.keys(put.weatherTable.values.mild);
    const sky = weatherFor(put, zone as 'mild', months.indexOf(month) + 1, Number(face));
    return { dry: 'F', wet: 'W', monsoon: 'M', winter: '' }[sky];
  },
  'weather-zones'(put, path) {
    const rows = Array.from({ length: 70 }, (_, row) => row);
    return Math.max(...rows.filter((row) => zoneOf(put, `W${String(row).padStart(2, '0')}20`) === path));
  },
  'air-support'(put, path) {
    const [side = '', year = ''] = path.split('.');
    return airPoints(put, side as Side, Number(year));
  },
  'air-lift'(put, path) {
    const [figure = '', side = '', year = ''] = path.split('.');
    if (figure === 'range') return airRange(side as Side, put);
    return airTransports({ notes: {}, year: Number(year) }, side as Side, put).points;
  },
  'sea-lift'(put, path) {
    if (path === 'chits') return seaPoints({ notes: {} }, put);
    if (path === 'landingPoints') return landingPrice({ ...pub, offensives: { japan: 2 } }, put).points;
    const sent = put.seaLift.values.submarines;
    if (path === 'submarines') return submarine({ notes: { '7.6 depleted': sent - 1 } }, put).full ? sent : -1;
    return put.seaLift.values.units;
  },
  demolition: (put, path) => demolitionPrice(put, { size: path as keyof Demolition }),
  'free-units'(put, path) {
    const [nation = '', year = ''] = path.split('.');
    return freeUnitsOf({ ...pub, year: Number(year) }, nation as Nation, put);
  },
};

describe('what is put in is what the game reads', () => {
  it.each(all.map((chart) => [chart.id, chart] as const))('%s, figure by figure', (id, chart) => {
    for (const path of leaves(chart.values)) {
      const value = other(chart, path);
      expect(readers[id]?.(charts, path), `${path}, as designed`).toBe(at(chart.values, path));
      expect(readers[id]?.(house({ [id]: { [path]: value } }), path), path).toBe(value);
    }
  });

  it('5.14 a battle is fought by the results put in', () => {
    const cells = oddsColumns.map((odds) => [`1.${odds}`, 'DE'] as const);
    const combat = landCombatBy(house({ 'land-combat': Object.fromEntries(cells) }).crt);
    const fought = battle(fighters(1, '2', { nation: 'japan' }), fighters(3, '2', { nation: 'china' }));
    combat.next(fought, { on: false, say: () => undefined, tell: () => undefined });
    combat.die(fought, 1, { on: false, say: () => undefined, tell: () => undefined });
    expect(fought.result).toBe('DE');
  });

  const season = {
    ...{ first: { year: 1937, month: 7 }, last: { year: 1937, month: 9 }, seasons: true, ep: { japan: 50, china: 9 } },
    control: { W4819: 'japan', W4221: 'japan' } as const,
    units: [unit('5th', 'W4819', { left: 1 }), unit('3rd', 'W4221'), chinese('29th', 'W4717')],
  };
  const prompts = (put: Charts, phase: string, rule: string): string => {
    const match = passUntil(
      matchOf({ ...season, charts: put }),
      (state, ask, seat) => state.phase === phase && ask.rule === rule && seat === 'japan',
    );
    return JSON.stringify(question(match, 'japan'));
  };

  it('8.6 the building sheet asks the prices put in', () => {
    const put = house({ costs: { 'step.infantry': 17, fortification: 19, harbour: 13 } });
    const sheet = prompts(put, 'construction', '8.6');
    for (const price of ['17 EP', '19 EP', '13 EP', '"each":17', '"each":19', '"each":13'])
      expect(sheet).toContain(price);
  });

  it('8.2 and 8.13 so do income and the sale of Offensives', () => {
    const put = house({ incomes: { 'japan.1937': 61 }, offensives: { army: 7 } });
    const [income] = matchOf({ ...season, charts: put }).heard.filter(
      ({ kind, data }) => kind === 'income' && data.nation === 'japan',
    );
    expect(JSON.stringify(income?.data)).toContain('income of 1937: 61');
    expect(prompts(put, 'purchase', '8.13')).toContain('7 EP each');
  });

  it('5.4 and 5.5 a landing without Offensives pays for the army’s and the navy’s; who has no price of his own pays as the West', () => {
    const put = house({ offensives: { army: 3, navy: 5, western: 9 }, 'sea-lift': { landingPoints: 1 } });
    expect(landingPrice({ ...pub, offensives: {} }, put).points).toBe(1 + 6 + 10);
    const points = { ...pub, offensives: {}, ep: { uk: 99 } };
    expect(impromptuCost(points, lawOf({ charts: put }), 'uk')).toBe(18);
  });

  it('R70 and 7.2 ships and planes are asked about by the figures put in', () => {
    const put = house({ 'sea-lift': { chits: 9, units: 7 }, 'air-lift': { 'range.japan': 11 } });
    expect(prompts(put, 'weather', '7.4')).toContain('There are 9 Sea Supply chits');
    expect(JSON.stringify(seaAsk({ ...boardOf(season), notes: { '3 stage': 2 } }, put))).toContain('Up to 7 units');
    expect(JSON.stringify(flightAsk(pub, 'japan', put))).toContain('flies 11 hexes');
  });

  it('10.6 partisans at the price put in; the briefing says what Communist Offensives cost', () => {
    const control = Object.fromEntries(
      ['W4819', 'W4619', 'W4719', 'W4520', 'W4421'].map((hex) => [hex, 'japan' as const]),
    );
    const rebels = matchOf({
      ...{ ...season, control, ep: { japan: 0, china: 12 }, options: { partisans: true } },
      ...{ units: [...season.units, ...partisans('china', 4)], charts: house({ costs: { partisan: 6 } }) },
    });
    passUntil(rebels, ({ phase }, ask, seat) => phase === 'construction' && seat === 'allies' && ask.ask === 'sheet');
    expect(JSON.stringify(question(rebels, 'allies'))).toContain('rise now, 6 EP each');
    const read = law({ scenario: 'china-1937', options: {}, charts: { offensives: { ccp: 8 } }, set: null });
    if ('errors' in read) throw new Error(read.errors.join());
    expect(JSON.stringify(aptoBriefing(read.law, 'allies'))).toContain('cost 8 EP instead of 3');
  });

  it('every kind of unit has its price, and every zone its weather', () => {
    expect(kinds.every((kind) => unitPrice(charts, { nation: 'japan', kind, strength: [3] }, 2) > 0)).toBe(true);
    expect(zones.every((zone) => Object.keys(charts.weatherTable.values[zone]).length === 12)).toBe(true);
  });

  it('the desk takes them with its input, names them as the players’ own, and refuses nonsense', () => {
    const input = {
      attackers: [{ full: 5 }],
      defenders: [{ full: 1 }],
      charts: { 'land-combat': { '1.5:1': 'DE' } },
    };
    expect(played('land-combat', input, [1]).outcome.result).toBe('DE');
    const checked = desk('land-combat').check(input);
    const used = 'sitting' in checked ? desk('land-combat').charts(checked.sitting.record) : [];
    expect(used[0]?.exceptions).toContainEqual(expect.objectContaining({ at: '1.5:1', provenance: 'house' }));
    expect(problem('land-combat', { ...input, charts: { 'land-combat': { '1.5:1': 'D5' } } })).toMatch(
      /^charts: land-combat, 1\.5:1: expected one of AE, .*, got "D5" \(CHART\)$/,
    );
    const lost = { nation: 'china', losses: [{ full: 4, hex: 'Nanking' }], charts: { costs: { 'step.infantry': 11 } } };
    expect(played('replenishment', lost).said.join()).toContain('11 EP a step');
    expect(problem('replenishment', { ...lost, charts: { cost: {} } })).toContain('did you mean costs?');
  });

  it('a moderate zone that ends before the mild one is odd, and said to be', () => {
    expect(chartRoom.check({ 'weather-zones': { moderate: 20 } }).warnings[0]).toContain('ends in row 20');
  });
});

it.each(['learning', 'khalkhin-gol', 'china-1937'])(
  'fuzz: %s with every figure of every chart replaced is played to its end, and what programs are offered is legal',
  (scenario) => {
    const put = Object.fromEntries(
      all.map((chart) => [
        chart.id,
        Object.fromEntries(leaves(chart.values).map((path) => [path, other(chart, path)])),
      ]),
    );
    const setup = { scenario, options: {}, charts: put, set: null };
    const begun = begin(apto, setup, { from: 'seed', seed: seedFrom('house'), entropy: {} });
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { game } = begun;
    let chance = 7;
    const below = (n: number): number => {
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
      return Math.floor((chance / 4294967296) * n);
    };
    for (let answers = 0; answers < 5000; answers += 1) {
      const [seat] = awaited(game);
      if (seat === undefined) break;
      const ask = askOf(game, seat);
      const answer = ask && sample(viewOf(game.state, seat), ask, below);
      expect(answer).toBeDefined();
      if (answer !== undefined) expect(submit(game, seat, answer)).toHaveProperty('events');
    }
    expect(awaited(game)).toEqual([]);
  },
);
