import { chance, deskOdds, spreadOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battleDesks } from './war-in-the-pacific-battles.js';

describe('whole battles at the desk', () => {
  for (const desk of battleDesks)
    it(`${desk.id} is sampled, with an interval, and the same battle is fought again alike`, () => {
      const read = desk.check(desk.example);
      if ('problems' in read) throw new Error(JSON.stringify(read.problems));
      const { sitting } = read;
      const odds = deskOdds(desk, sitting, () => [], { below: chance(5), samples: 3 });
      expect(odds).toMatchObject({ exact: false, sampled: 3 });
      const [low = 0, high = 0] = spreadOf(odds, 'won by Japan').values[0]?.interval ?? [];
      expect(high - low).toBeGreaterThan(0.3);
      const fight = () => {
        const battle = desk.procedure.clone(sitting.record);
        for (const face of [7, 77, 42])
          desk.procedure.die(battle, face, { on: false, say: () => undefined, tell: () => undefined });
        return desk.outcome(battle, sitting.record);
      };
      expect(fight()).toEqual(fight());
    });
  it('there is one for every kind of battle', () => {
    expect(battleDesks).toHaveLength(4);
  });
});
