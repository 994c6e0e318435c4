import { expect, it } from 'vitest';
import { without } from '../game-testing.js';
import { map } from '../map/map.js';
import { march } from '../moving.js';
import { headquarters, landUnit } from '../pieces.js';
import type { Theatre } from '../play.js';
import { situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { isSupplied, isWell } from '../supplied.js';
import { played, tableAt } from '../supply-testing.js';
import { allowance } from './5-7-movement-step.js';

const army = (id: string, hex: string, marked = 0) =>
  landUnit({ id, nation: 'china', name: id, strength: [1, 2], hex, marked });
const division = (id: string, hex: string, marked = 0) =>
  landUnit({ id, nation: 'japan', name: id, strength: [1, 3], hex, marked, move: 2 });

/** Every hex around belongs to Japan. */
const cutOff = (pub: Pub, hex: string): void => {
  for (const beside of map.neighbours(hex)) pub.control[beside] = 'japan';
};
/** Somebody far away moves: whatever happens at an instant happens now. */
const moment = (table: Theatre): void => {
  const { scout } = table.state.public.units;
  if (scout !== undefined) march(table, [scout], [], [scout.hex === 'W4110' ? 'W4111' : 'W4110'], 'allies');
};

it('7.11 a mark is gone at the instant a line is restored: cut off anew in the same month a unit is marked for the first time', () => {
  const play = (): Theatre => {
    const table = tableAt('supply', [army('43rd', 'W4417', 1), army('scout', 'W4110')], [1]);
    const { public: pub } = table.state;
    // The way is open for a moment.
    moment(table);
    cutOff(pub, 'W4417');
    played(table);
    return table;
  };
  expect(play().state.public.units['43rd']).toMatchObject({ hex: 'W4417', marked: 1, left: 2 });
  expect(without('7.11', play).state.public.units['43rd']?.hex).toBe(null);
});

it('7.8 a source joined at any instant loses its stock, and cut off again it rolls again', () => {
  const table = tableAt('supply', [army('inside', 'W4113'), army('scout', 'W4110')], [3, 5]);
  const { public: pub } = table.state;
  cutOff(pub, 'W4113');
  played(table);
  expect(pub.chits.length).toBe(2); // three, and one of them eaten
  pub.control = {};
  moment(table);
  expect(pub).toMatchObject({ isolated: [], chits: [] });
  cutOff(pub, 'W4113');
  table.push({ kind: 'supply', rule: '7.10' });
  played(table);
  expect(pub.chits.length).toBe(4);
});

it('7.11 a marked unit is helped by a chit only while the chit has a place left', () => {
  const drawn = (...ids: string[]) => [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4221', drawn: ids }];
  const table = tableAt('supply', [division('5th', 'W4220', 1)]);
  const { public: pub } = table.state;
  Object.assign(pub.control, { W4220: 'japan', W4221: 'japan' });
  const movement = (chits: Pub['chits'], marked: number): number => {
    pub.chits = chits;
    return allowance(pub, table.law, division('5th', 'W4220', marked));
  };
  expect(movement(drawn('a', 'b', 'c'), 1)).toBe(2);
  expect(movement(drawn('a', 'b', 'c', 'd'), 1)).toBe(1);
  expect(movement(drawn('a', 'b', 'c', '5th'), 1)).toBe(2);
  // Not yet marked, it traces to any chit at all (7.7).
  expect(movement(drawn('a', 'b', 'c', 'd'), 0)).toBe(2);
  pub.chits = drawn('a', 'b', 'c', 'd');
  expect(isSupplied(pub, table.law, division('5th', 'W4220', 1))).toBe(false);
  // A place is left, and it is of no use to whoever is marked.
  expect(without('7.11', () => movement(drawn('a', 'b', 'c'), 1))).toBe(1);
});

it('7.10 a headquarters cut off in a city rides as ever until it is marked', () => {
  const table = tableAt('supply', []);
  const { public: pub } = table.state;
  cutOff(pub, 'W4417');
  const hq = (hex: string, marked: number) =>
    headquarters({ id: 'zone', nation: 'japan', name: 'zone', hex, command: 1, radius: 1, marked });
  const situation = situationOf(pub, map);
  const city = map.land.find(({ city: is, territory }) => is && territory === 'china')?.id ?? '';
  expect(isWell(pub, situation, hq(city, 0))).toBe(true);
  expect(isWell(pub, situation, hq(city, 1))).toBe(false);
  expect(isWell(pub, situation, hq('W4417', 0))).toBe(false);
});

it('7.14 who pays with its last step for a hex that was emptied before (5.19) comes back only if it is in supply', () => {
  const lost = (isCut: boolean) => {
    const table = tableAt('supply', [{ ...army('43rd', 'W4417'), left: 1 }]);
    const { public: pub } = table.state;
    pub.control.W4416 = 'japan';
    pub.tolls = { W4416: 'allies' };
    if (isCut) for (const hex of ['W4417', 'W4416']) cutOff(pub, hex);
    const [unit] = Object.values(pub.units);
    if (unit !== undefined) march(table, [unit], [], ['W4416'], 'allies');
    return pub.units['43rd']?.off;
  };
  expect([lost(false), lost(true)]).toEqual(['box', 'pool']);
  expect(without('7.14', () => lost(false))).toBe('pool');
});
