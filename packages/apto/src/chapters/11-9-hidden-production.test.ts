/** 11.9 Hidden production: what the enemy sees of a Force Pool, of the Turn Track and of what is built. */
import { type Answer, chance, heardBy, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aptoBoard } from '../board.js';
import {
  answer,
  chinese,
  lawOf,
  type Match,
  matchOf,
  passUntil,
  question,
  tableOf,
  toOffensives,
  unit,
} from '../game-testing.js';
import { imagine } from '../imagine.js';
import { headquarters, type LandUnit } from '../pieces.js';
import { partisans } from '../scenarios/counters.js';

const off = (id: string, where: LandUnit['off'], due = 0): LandUnit => unit(id, '', { hex: null, off: where, due });

/** Japan has two divisions in the pool and one on the track; China one army in the pool. The Seasonal Turn comes first. */
const summer = {
  first: { year: 1937, month: 7 },
  last: { year: 1937, month: 12 },
  seasons: true,
  ep: { japan: 9, china: 5 },
  offensives: {},
  control: { W4819: 'japan' as const },
  options: { hiddenProduction: true },
  units: [
    unit('5th', 'W4819'),
    off('10th', 'pool'),
    off('14th', 'pool'),
    off('18th', 'track', 4),
    chinese('29th', 'W4717'),
    chinese('30th', 'W4717', { hex: null, off: 'pool' }),
    ...partisans('china', 2),
  ],
  hqs: [headquarters({ id: 'hq', nation: 'japan', name: '10th Army', command: 2, radius: 2, hex: null, off: 'pool' })],
};

const trayOf = ({ game }: Match, seat: string) => game.state.seats[seat]?.own.tray;
const toBuilding = (match: Match): Match =>
  passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.ask === 'sheet');

describe('11.9 hidden production', () => {
  it('11.9 everybody sees that a unit is off the map; where it lies and with how many steps is in its owner’s tray alone', () => {
    const match = matchOf(summer);
    const { units } = viewOf(match.game.state, 'allies').public;
    const seen = ['10th', '14th', '18th'].map((id) => [units[id]?.off, units[id]?.due, units[id]?.left]);
    expect(seen).toEqual(Array.from({ length: 3 }, () => ['tray', 0, 2]));
    expect(viewOf(match.game.state, 'allies').own.tray).toEqual({ '30th': { off: 'pool', due: 0, left: 2 } });
    expect(viewOf(match.game.state, 'japan').own.tray).toEqual({
      '10th': { off: 'pool', due: 0, left: 2 },
      '14th': { off: 'pool', due: 0, left: 2 },
      '18th': { off: 'track', due: 4, left: 2 },
    });
  });

  it('11.9 without the option nothing is covered', () => {
    const match = matchOf({ ...summer, options: {} });
    expect([tableOf(match).units['18th']?.off, tableOf(match).covered]).toEqual(['track', undefined]);
    expect(match.game.state.seats.japan?.own).toEqual({ plan: null });
  });

  it('R141 the stacks on the Turn Track are counted by nation and month', () => {
    const more = [off('26th', 'track', 7), off('27th', 'track', 7)];
    expect(tableOf(matchOf({ ...summer, units: [...summer.units, ...more] })).covered).toEqual([
      { nation: 'japan', due: 4, units: 1 },
      { nation: 'japan', due: 7, units: 2 },
    ]);
  });

  it('R140 the enemy hears how many units are built, not which; each is seen with its steps when it is placed', () => {
    const match = toBuilding(matchOf(summer));
    const built = answer(match, 'japan', [[], [], ['14th'], [], [], []]);
    const heard = JSON.stringify([heardBy(built, 'allies'), viewOf(match.game.state, 'allies')]);
    expect(heardBy(built, 'allies').map(({ kind, data }) => [kind, data.units])).toContainEqual(['built covered', 1]);
    expect(heardBy(built, 'japan').map(({ kind, data }) => [kind, data.units])).toContainEqual([
      'ordered units',
      ['14th'],
    ]);
    expect(heard).not.toContain('["14th"]');
    expect(tableOf(match).covered?.[0]).toEqual({ nation: 'japan', due: 1, units: 1 });
    const placed = answer(match, 'japan', ['W4819']);
    expect(placed.find(({ kind }) => kind === 'placed')).toMatchObject({
      tells: true,
      data: { unit: '14th', hex: 'W4819', steps: 1 },
    });
    expect(tableOf(match).units['14th']).toMatchObject({ hex: 'W4819', left: 1, off: null });
    expect(trayOf(match, 'japan')).not.toHaveProperty('14th');
  });

  it('R140 points are paid in the open, and a unit that was bought is paid for as without the option', () => {
    const [open, hidden] = [{}, { hiddenProduction: true }].map((options) => {
      const match = toBuilding(matchOf({ ...summer, options }));
      answer(match, 'japan', [[], ['10th'], ['14th'], [], [], []]);
      return tableOf(match).ep.japan;
    });
    expect(hidden).toBe(open);
  });

  it('R142 what was lost lies open in the pool until its owner builds, and can be built then', () => {
    const match = matchOf(summer);
    Object.assign(tableOf(match).units['5th'] ?? {}, { hex: null, off: 'pool' });
    toBuilding(match);
    expect(tableOf(match).units['5th']?.off).toBe('pool');
    expect(JSON.stringify(question(match, 'japan'))).toContain('"5th"');
    answer(match, 'japan', [[], [], [], [], [], []]);
    expect([tableOf(match).units['5th']?.off, trayOf(match, 'japan')?.['5th']?.off]).toEqual(['tray', 'pool']);
  });

  it('R143 partisans and leaders lie open, and so does what fell with its nation', () => {
    const match = matchOf({ ...summer, options: { hiddenProduction: true, surrender: true } });
    const { units, hqs } = tableOf(match);
    expect([units['china-partisans-1']?.off, hqs.hq?.off]).toEqual(['pool', 'pool']);
    answer(toOffensives(match, 'allies'), 'allies', ['surrender:china']);
    expect([units['30th']?.off, trayOf(match, 'allies')]).toEqual(['gone', {}]);
  });

  it('8.5 whoever has covered units that are due is asked even where none can be placed, and all hear that they wait', () => {
    const match = matchOf({
      ...summer,
      control: {},
      units: [chinese('29th', 'W4717'), off('18th', 'track', 1)].map((each) => ({ ...each, nation: 'ccp' as const })),
    });
    expect(tableOf(match)).toMatchObject({ phase: 'arrivals', covered: [{ nation: 'ccp', due: 1, units: 1 }] });
    // Japan holds all the land where Communists might come.
    for (const at of lawOf({}).map.land) if (at.territory === 'china') tableOf(match).control[at.id] = 'japan';
    delete tableOf(match).units['29th'];
    expect(question(match, 'allies')).toMatchObject({ rule: '8.5', of: [], max: 0 });
    const heard = heardBy(answer(match, 'allies', []), 'japan');
    expect(heard.find(({ kind }) => kind === 'put off')).toMatchObject({ tells: true, data: { units: 1 } });
    expect(tableOf(match).covered).toEqual([{ nation: 'ccp', due: 4, units: 1 }]);
  });

  it('8.5 what comes with a new year is told to its owner alone', () => {
    const match = matchOf({ ...summer, units: [...summer.units, off('21st', 'later', 1)] });
    const pooled = match.heard.filter(({ kind }) => kind === 'pooled');
    expect(pooled.map(({ to, data }) => [to, data.units])).toEqual([[['japan'], ['21st']]]);
    expect(trayOf(match, 'japan')?.['21st']).toEqual({ off: 'pool', due: 0, left: 2 });
  });

  it('11.9 the panels show a side its own pool, and of the enemy how many units are on the track', () => {
    const { game } = matchOf(summer);
    const rows = (seat: string | null): string => {
      const scene =
        seat === null
          ? aptoBoard.watched(game.state.public, game.law)
          : aptoBoard.scene(viewOf(game.state, seat), game.law);
      return JSON.stringify(scene.panels.find(({ id }) => id === 'pool japan'));
    };
    expect(rows('japan')).toContain('14th');
    expect(rows('japan')).not.toContain('lies open');
    for (const seat of ['allies', null]) {
      expect(rows(seat)).not.toContain('14th');
      expect(rows(seat)).toContain('1 covered of Japan');
      expect(rows(seat)).toContain('What is named here lies open');
    }
  });

  it('11.9 what others cover is imagined anew: as many on the track, and any of them', () => {
    const { game } = matchOf(summer);
    const view = viewOf(game.state, 'allies');
    const below = chance(5);
    const drawn = Array.from({ length: 40 }, () => imagine(view, game.law, below));
    const due = drawn.map(({ seats }) =>
      Object.entries(seats.japan?.own.tray ?? {}).filter(([, { due }]) => due === 4),
    );
    expect(new Set(due.flatMap((list) => list.map(([id]) => id)))).toEqual(new Set(['10th', '14th', '18th']));
    expect(drawn.every(({ seats }) => seats.allies?.own.tray?.['30th']?.off === 'pool')).toBe(true);
  });

  it('11.9 a saved answer for a unit of the enemy’s tray is refused as for one that there is not', () => {
    const match = passUntil(
      matchOf(summer),
      ({ phase }, ask, seat) => phase === 'construction' && seat === 'allies' && ask.ask === 'sheet',
    );
    const why = (id: string): string => {
      const given: Answer = [[], [id], [], []];
      try {
        answer(match, 'allies', given);
        return 'taken';
      } catch (thrown) {
        return String(thrown).replaceAll(id, 'it');
      }
    };
    expect(why('14th')).toBe(why('no such unit'));
  });
});
