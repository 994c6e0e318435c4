import type { Answer, View } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { strikeProcedure } from './flow.js';
import { strikeOdds } from './odds.js';
import type { StrikeKit } from './rulebook.js';
import { seenBy } from './seen.js';
import { type Strike, shipOf } from './state.js';
import { flightsIn, lawOf, overTaskForce17, play } from './testing.js';

const law = lawOf('coral-sea-strikes');
const oddsFor = (strike: Strike, answer: Answer) => {
  const view = { seat: 'japan', own: seenBy(strike.battle, 'japan', law) } as unknown as View<StrikeKit>;
  return strikeOdds(view, law, strikeProcedure.ask(strike, 'japan'), answer);
};
const total = (rows: readonly { chance: number }[]): number => rows.reduce((sum, { chance }) => sum + chance, 0);

it('7.8.1 the odds of attacks as they are being shared out add up, ship by ship, and name no ship face down', () => {
  const strike = overTaskForce17(law, 'assign', flightsIn(['D3A', 3, 'D'], ['B5N', 2, 'T']));
  play(strike, []);
  const { mark } = shipOf(strike.battle, 'Lexington');
  const odds = oddsFor(strike, [{ [mark]: 3 }, { [mark]: 2 }]);
  expect(total(odds?.rows ?? [])).toBeCloseTo(1, 9);
  expect(JSON.stringify(odds)).not.toMatch(/Lexington|Yorktown/);
  const fewer = oddsFor(strike, [{ [mark]: 1 }, {}]);
  const sinks = (of: typeof odds) => of?.rows.find(({ text }) => text.endsWith('sinks'))?.chance ?? 0;
  expect(sinks(odds)).toBeGreaterThan(sinks(fewer));
});
it('7.8.1 of a ship turned up they are exact: protection, damage and result', () => {
  const strike = overTaskForce17(law, 'assign', flightsIn(['D3A', 3, 'D']));
  play(strike, []);
  Object.assign(shipOf(strike.battle, 'Yorktown'), { seen: true });
  const rows = oddsFor(strike, [{ Yorktown: 3 }])?.rows ?? [];
  // Two dice and nothing else: every chance is so many of 36.
  expect(rows.every(({ chance }) => Math.abs(chance * 36 - Math.round(chance * 36)) < 1e-9)).toBe(true);
});
it('10.1 before the ring is chosen the guns on the way to it are told, component by component', () => {
  const strike = overTaskForce17(law, 'target ring', flightsIn(['D3A', 3, 'D'], ['B5N', 2, 'T']));
  const odds = oddsFor(strike, [['core'], []]);
  expect(total(odds?.rows ?? [])).toBeCloseTo(2, 9);
  expect(odds?.rows.some(({ text }) => text.startsWith('Dive bombers (3)'))).toBe(true);
});
