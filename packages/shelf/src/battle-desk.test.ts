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
  for (const desk of battleDesks) {
    const { id, example } = desk;
    const checked = (charts: unknown) => desk.check({ ...(example as object), charts } as never);
    it(`${id} refuses a chart that there is not, and a value that does not fit`, () => {
      expect(checked({ 'naval-ctr': {} })).toEqual({
        problems: [{ field: 'charts', rule: 'CHART', why: "there is no chart 'naval-ctr', did you mean naval-crt?" }],
      });
      expect(checked({ 'naval-crt': { '4.5': 'D9' } })).toMatchObject({
        problems: [{ field: 'charts', why: expect.stringMatching(/^naval-crt, 4\.5: expected .*, got "D9"$/) }],
      });
    });
    it(`${id} names its charts, and marks a house value as such`, () => {
      const read = checked({ 'naval-crt': { '4.5': 'D4' } });
      if ('problems' in read) throw new Error(JSON.stringify(read.problems));
      const used = desk.charts(read.sitting.record);
      const house = used.filter(({ exceptions }) => exceptions.some(({ provenance }) => provenance === 'house'));
      // Submarines have tables of their own.
      expect(house.map((chart) => chart.id)).toEqual(id.endsWith('submarine-hunt') ? [] : ['naval-crt']);
      expect(used.length).toBeGreaterThan(5);
    });
  }
  it('19.4.7 where by a house chart nothing does harm, Japan has no points for any', () => {
    const [desk] = battleDesks.filter(({ id }) => id === 'war-in-the-pacific/surface-action');
    if (desk === undefined) throw new Error('there is no surface action');
    const harmless = Object.fromEntries(
      Array.from({ length: 9 }, (_, column) => [0, 1, 2, 3, 4, 5].map((die) => [`${column}.${die}`, '-'])).flat(),
    );
    const fought = (charts: object) => {
      const read = desk.check({ ...(desk.example as object), charts } as never);
      if ('problems' in read) throw new Error(JSON.stringify(read.problems));
      const { record } = read.sitting;
      for (const face of [7, 77, 42])
        desk.procedure.die(record, face, { on: false, say: () => undefined, tell: () => undefined });
      return desk.outcome(record, record);
    };
    expect(fought({ 'naval-crt': harmless })).not.toEqual(fought({}));
    expect(fought({ 'naval-crt': harmless })).toMatchObject({ points: { Japan: 0 } });
  });
  it('there is one for every kind of battle', () => {
    expect(battleDesks).toHaveLength(4);
  });
});
