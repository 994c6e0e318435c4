/** Both games go through the harness; `npm run soak` plays on for as long as you like. */
import { fuzz, secrecy } from '@ironbottom/umpire/harness';
import { describe, expect, test } from 'vitest';
import { trial as season } from './season-trial.js';
import { trial as fleet } from './trial.js';

describe('fuzz finds no fault', () => {
  test('fuzz in fleet actions', () => {
    const { found, orders, games } = fuzz(fleet, { seed: 5, orders: 200 });
    expect(found).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(200);
    expect(games).toBeGreaterThan(5);
  });

  test('fuzz in the Pacific box', () => {
    const { found, orders } = fuzz(season, { seed: 5, orders: 200 });
    expect(found).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(200);
  });
});

describe('secrets are kept', () => {
  test('fuzz: under the markers of a fleet action', () => {
    const { found, pairs, told } = secrecy(fleet, { seed: 3, states: 40 });
    expect(found).toEqual([]);
    expect(pairs).toBeGreaterThan(100);
    expect(told).toBeGreaterThan(10);
  });

  test('fuzz: where submarines and ASW lie in the Pacific box', () => {
    const { found, pairs, told } = secrecy(season, { seed: 3, states: 80 });
    expect(found).toEqual([]);
    expect(pairs).toBeGreaterThan(200);
    expect(told).toBeGreaterThan(20);
  });

  test('fuzz sees a leak that is planted: everybody is told how many carriers search', () => {
    const { orders } = fleet.rulebook.frames;
    if (orders === undefined) throw new Error('there are no orders');
    const leaky = {
      ...fleet,
      rulebook: {
        ...fleet.rulebook,
        frames: {
          ...fleet.rulebook.frames,
          orders: {
            ...orders,
            run(...[table, frame]: Parameters<typeof orders.run>) {
              const { hidden = {} } = table.state.seats.japan?.own ?? {};
              const ships = Object.values(hidden).map((each) => each.ships.length);
              Object.assign(table.state.public, { leak: ships.join() });
              orders.run(table, frame);
            },
          },
        },
      },
    };
    expect(secrecy(leaky, { seed: 4, states: 200 }).found).not.toEqual([]);
  });
});
