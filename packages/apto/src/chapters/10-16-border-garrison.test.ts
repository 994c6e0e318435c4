/** 10.16 The watch on the Soviet border, at the table. */
import { expect, it } from 'vitest';
import {
  answer,
  type Match,
  matchOf,
  offered,
  passUntil,
  question,
  tableOf,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { borderHexes, manchurianBorder } from '../scenarios/border.js';
import { khalkhinGol } from '../scenarios/khalkhin-gol.js';

const [guard, ...others] = manchurianBorder();
if (guard === undefined) throw new Error('nobody watches');

it('10.16 one of the watch who has gone into Mongolia only comes back to the border, though other 3-1 are there as well', () => {
  const afterwards = (): string[] => {
    const match = matchOf({
      ...{ seasons: false, first: { year: 1939, month: 5 }, last: { year: 1939, month: 9 } },
      alignment: khalkhinGol.alignment,
      units: [
        { ...guard, hex: 'W5619' },
        ...others,
        ...['23rd', '7th'].map((id) => unit(id, 'W5518', { move: 1 })),
        unit('36th', 'W5411', { nation: 'ussr' }),
      ],
    });
    const moves = (turn: number) =>
      passUntil(match, (pub) => pub.turn === turn && pub.phase === 'movement' && pub.part === 'japan');
    moves(1);
    answer(match, 'japan', [`unit:${guard.id}`]);
    answer(match, 'japan', ['W5519']);
    expect(tableOf(match).units[guard.id]?.hex).toBe('W5519');
    moves(2);
    answer(match, 'japan', [`unit:${guard.id}`]);
    return offered(match, 'japan').filter((hex) => map.hex(hex)?.territory === 'manchukuo' && !borderHexes.has(hex));
  };
  expect(afterwards()).toEqual([]);
  expect(without('10.16', afterwards).length).toBeGreaterThan(0);
});

it('10.16, 5.19 a third of the watch attacks into Mongolia from its hex, and does not advance there', () => {
  const fought = (away: number, seed: string): Match => {
    const given = {
      ...{ seasons: false, first: { year: 1939, month: 5 }, last: { year: 1939, month: 9 }, offensives: { japan: 1 } },
      alignment: khalkhinGol.alignment,
      units: [
        { ...guard, hex: 'W5619' },
        ...others.slice(2),
        ...['one', 'two'].map((id) => ({ ...guard, id, hex: 'W5518' })),
        unit('m', 'W5519', { nation: 'mongolia', kind: 'cavalry', strength: [1] }),
        unit('36th', 'W5411', { nation: 'ussr' }),
      ],
    };
    const match = matchOf(given, seed);
    for (const id of ['one', 'two'].slice(0, away)) tableOf(match).notes[`10.16 ${id}`] = 1;
    toOffensives(match);
    answer(match, 'japan', ['stack:W5619:japan']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    answer(match, 'japan', [[guard.id], [], []]);
    passUntil(match, ({ offensive }) => offensive?.step === 'combat');
    answer(match, 'japan', ['W5519']);
    answer(match, 'japan', [guard.id]);
    return passUntil(match, ({ attack, offensive }) => attack?.stage === 'advance' || offensive === null);
  };
  /** What is asked once the Mongolians are gone, by whatever dice. */
  const after = (away: number): string => {
    for (let n = 0; n < 40; n += 1) {
      const match = fought(away, `watch${n}`);
      const { attack, units } = tableOf(match);
      if (units.m?.hex !== 'W5519' || attack !== null) return attack === null ? '' : question(match, 'japan').prompt;
    }
    throw new Error('they hold out');
  };
  expect(after(1)).toContain('Who advances');
  expect(after(2)).toBe('');
  expect(without('10.16', () => after(2))).toContain('Who advances');
});
