import { expect, test } from 'vitest';
import { battleStep } from '../src/chapters/15-combat.js';
import { baseAaOf, baseFactors } from '../src/chapters/21-damage.js';
import { base, battleOf, fight, shots, strike } from '../src/testing.js';

test('20.3 example: table 8 and 14 factors have Result Number 4, and the die makes it 2 to 6 hits', () => {
  const hits = [1, 2, 3, 4, 5, 6].map((face) =>
    shots(fight(strike({ allied: ['AF 1: 14 A-20 GP'], base: base('japan', { aaf: 0 }) }), [face])),
  );
  expect(hits.flat()).toEqual([2, 3, 4, 4, 5, 6].map((n) => `14 A-20 at Gasmata on 8: ${n}`));
});

test('21.5 example: five hits leave Gasmata -2/-1 and no anti-aircraft fire; four 0/0 and 1; three 2/1 and 2', () => {
  // 12 B-17s from high altitude on table 13, 11-12 factors: Result Number 5, rolled 3.
  const fought = fight(
    battleOf(battleStep(['air-attack']), { allied: ['AF 1: 12 B-17 high GP land'], base: base('japan', { aaf: 5 }) }),
    [1, 3],
  );
  const gasmata = fought.battle.base;
  if (gasmata === null) throw new Error('the base is gone');
  expect(gasmata.hits).toBe(5);
  expect(baseFactors(gasmata)).toEqual({ launch: { normal: -2, minimum: -1 }, aaf: 0, sf: 0 });
  expect(baseFactors({ ...gasmata, hits: 4 })).toEqual({ launch: { normal: 0, minimum: 0 }, aaf: 1, sf: 0 });
  expect(baseFactors({ ...gasmata, hits: 3 })).toEqual({ launch: { normal: 2, minimum: 1 }, aaf: 2, sf: 0 });
  expect(baseAaOf(gasmata)).toBe(0);
});
