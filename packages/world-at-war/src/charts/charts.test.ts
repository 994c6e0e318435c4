import { expect, it } from 'vitest';
import { isSlow } from '../chapters/20-1-naval-units.js';
import { carrierKind } from '../chapters/20-3-fast-carriers.js';
import { powers } from '../pieces.js';
import { navalAttack } from './naval-attack.js';
import { namedShip, namedShips } from './ships.js';
import { taskForceCounters } from './task-force-counters.js';

const rows = navalAttack.values;
const names = Object.keys(namedShips.values);

it('the Naval Attack Table has no gap in its rows, and no row or column ever falls', () => {
  expect(rows.map(({ hits }) => hits.length).every((n) => n === 11)).toBe(true);
  rows.forEach(({ from, hits }, i) => {
    expect(from).toBe((rows[i - 1]?.to ?? 0) + 1);
    hits.forEach((hit, column) => {
      expect(hit).toBeGreaterThanOrEqual(hits[column - 1] ?? 0);
      expect(hit).toBeGreaterThanOrEqual(rows[i - 1]?.hits[column] ?? 0);
    });
  });
  expect(rows.at(-1)).toMatchObject({ AS: 20, to: 60 });
});

it('20.51 a squadron is worth three fleet factors in every row that has both', () => {
  for (const { AS, to } of rows) if (AS !== null) expect(to).toBe(3 * AS);
});

it('20.161 there are 51 task force counters, none of them Chinese', () => {
  expect(powers.reduce((sum, power) => sum + taskForceCounters.values[power], 0)).toBe(51);
});

it('20.523C the Nevada has three factors', () => expect(namedShip('Nevada').factors).toBe(3));

it('20.31 every carrier is of the kind her factors say', () => {
  for (const name of names) {
    const { kind, factors } = namedShip(name);
    if (kind.startsWith('CV')) expect(carrierKind(factors), name).toBe(kind);
  }
});

it('R18, 20.121 most American and British capital ships of 1941 are slow, a handful of Japanese ones', () => {
  const slow = (power: string, is: boolean): number =>
    names.filter((name) => {
      const ship = namedShips.values[name];
      return ship?.power === power && ship.guns >= 11 && ship.from === '1941-12' && isSlow(namedShip(name)) === is;
    }).length;
  for (const power of ['us', 'britain']) expect(slow(power, true)).toBeGreaterThan(slow(power, false));
  expect([slow('japan', true), slow('japan', false)]).toEqual([6, 5]);
});

it('no two ships share an id', () => expect(new Set(names.map((name) => namedShip(name).id)).size).toBe(names.length));
