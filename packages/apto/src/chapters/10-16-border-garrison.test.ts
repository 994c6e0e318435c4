/** 10.16 The watch on the Soviet border, at the table. */
import { expect, it } from 'vitest';
import { answer, matchOf, offered, passUntil, tableOf, unit, without } from '../game-testing.js';
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
