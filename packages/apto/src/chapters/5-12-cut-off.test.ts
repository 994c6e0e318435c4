/** Units out of supply behind an enemy front: what they take, and what is theirs only while they stand there. */
import { expect, it } from 'vitest';
import {
  answer,
  chinese,
  lawOf,
  type Match,
  matchOf,
  passUntil,
  tableOf,
  told,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { headquarters } from '../pieces.js';
import { hexOf, holderAt, situationOf } from '../situation.js';
import { isSupplied } from '../supplied.js';
import { held } from '../victory.js';

const nothing = { seasons: false, offensives: {} } as const;
const far = chinese('far', 'W4113');
const aim = { side: 'japan', hexes: ['W4217'], lines: [] } as const;
/** The north-east of China is Japanese down to the hexes before Hsuchow; Hankow (W4217) lies well behind the Chinese front. */
const north = Object.fromEntries(
  map.land
    .filter(({ id, territory }) => territory === 'china' && Number(id.slice(1, 3)) >= 45 && Number(id.slice(3)) >= 17)
    .map(({ id }) => [id, 'japan' as const]),
);

const game = (from: string): Match => {
  const match = matchOf({ ...nothing, control: north, units: [unit('a', from), far], aim });
  return passUntil(match, ({ phase }) => phase === 'movement');
};
const go = (match: Match, to: string): Match => {
  answer(match, 'japan', ['unit:a']);
  answer(match, 'japan', [to]);
  return match;
};
const nextMonth = (match: Match): Match => {
  const { turn } = tableOf(match);
  return passUntil(match, (pub) => pub.turn > turn && pub.phase === 'movement');
};
const fed = (match: Match): boolean => {
  const { a } = tableOf(match).units;
  return a !== undefined && isSupplied(tableOf(match), lawOf({}), a);
};
const holder = (match: Match, id: string) => holderAt(situationOf(tableOf(match), map), hexOf(map, id).index);

it('5.12 a unit that walks out from behind a front to hexes of its own in supply is in supply again', () => {
  const walked = (): unknown[] => {
    const match = game('W4318');
    const before = fed(match);
    go(match, 'W4418');
    passUntil(match, ({ phase }) => phase !== 'movement' && phase !== 'supply');
    return [before, fed(match), tableOf(match).units.a?.marked];
  };
  expect(walked()).toEqual([false, true, 0]);
});

it('5.12 where a unit that is cut off stands is its side’s while it stands there, and the enemy’s again when it has gone', () => {
  const match = game('W4218');
  expect([fed(match), holder(match, 'W4218'), holder(match, 'W4318')]).toEqual([false, 'japan', 'allies']);
  go(match, 'W4219');
  expect([holder(match, 'W4218'), holder(match, 'W4219'), tableOf(match).control.W4219]).toEqual([
    'allies',
    'japan',
    undefined,
  ]);
  expect(without('5.12', () => holder(game('W4218'), 'W4218'))).toBe('allies');
});

it('5.12 a city is taken even by who is cut off, and stays taken when he has gone', () => {
  const match = go(game('W4218'), 'W4217');
  expect([tableOf(match).control.W4217, held(tableOf(match), lawOf({ aim }))]).toEqual(['japan', 1]);
  go(nextMonth(match), 'W4317');
  expect(tableOf(match).control.W4217).toBe('japan');
});

it('5.12 out of a city that no line reaches they take nothing on their way, though the city keeps them from want', () => {
  const sortie = (): unknown[] => {
    const match = go(game('W4217'), 'W4218');
    return [tableOf(match).units.a?.marked, tableOf(match).control.W4218, holder(match, 'W4218')];
  };
  expect(sortie()).toEqual([0, undefined, 'japan']);
  expect(without('5.12', sortie)).toEqual([0, 'japan', 'japan']);
});

it('R98 who is in supply again has the hex where he stands for good', () => {
  const control = (): unknown => tableOf(go(game('W4318'), 'W4418')).control.W4418;
  expect([control(), without('R98', control)]).toEqual(['japan', undefined]);
  const match = go(nextMonth(go(game('W4318'), 'W4418')), 'W4518');
  expect([holder(match, 'W4418'), told(match, 'taken').length]).toEqual(['japan', 1]);
});

it('5.18 the hex into which they retreated is not theirs in the month in which they came, though they stand there', () => {
  const match = game('W4218');
  tableOf(match).squatting = { W4218: tableOf(match).turn + 1 };
  expect(holder(match, 'W4218')).toBe('allies');
});

it('5.12 what was cut off between the months falls before anybody moves to its relief', () => {
  const { W4618: _, ...around } = north;
  const pocket = (): unknown => {
    const match = matchOf({ ...nothing, control: around, units: [unit('a', 'W4919'), far] });
    return tableOf(passUntil(match, ({ phase }) => phase === 'movement')).control.W4618;
  };
  expect([pocket(), without('5.12', pocket)]).toEqual(['japan', undefined]);
});

it('5.12, 5.1 a headquarters keeps its hex behind the front as long as it is there, and no longer', () => {
  const { W4618: _, ...around } = north;
  const hqs = [headquarters({ id: 'wz', nation: 'china', name: '1st', command: 1, radius: 1, hex: 'W4618' })];
  const match = matchOf({ ...nothing, control: around, hqs, units: [unit('a', 'W4919'), far] });
  passUntil(match, ({ phase, part }) => phase === 'movement' && part === 'allies');
  const before = tableOf(match).control.W4618;
  answer(match, 'allies', ['hq:wz']);
  answer(match, 'allies', ['W4518']);
  const { hqs: now, control } = tableOf(match);
  expect([before, now.wz?.hex, control.W4618, control.W4518]).toEqual([undefined, 'W4518', 'japan', 'japan']);
});
