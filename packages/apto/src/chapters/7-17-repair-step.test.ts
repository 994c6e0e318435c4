/** 7.17 Repairs in the Replenishment Step, at the table. */
import { describe, expect, it } from 'vitest';
import {
  answer,
  chinese,
  matchOf,
  passUntil,
  question,
  tableOf,
  told as toldIn,
  unit,
  without,
} from '../game-testing.js';
import type { LandUnit } from '../pieces.js';
import type { Theatre } from '../play.js';
import type { Pub } from '../state.js';
import { played, tableAt } from '../supply-testing.js';
import { words } from '../words.js';

/** Japan in Tientsin, Chinese in Canton and Taiyuan; the weather is fair. */
const units = [unit('5th', 'W4819'), chinese('29th', 'W4717'), chinese('4th', 'W3716')];
const ruins: Pub['works'] = { W3716: { port: false }, W4717: { airbase: false } };

function month(works: Pub['works'], faces: number[], given: Partial<Pub> = {}, of: LandUnit[] = units): Theatre {
  const table = tableAt('replenishment', of, faces);
  Object.assign(table.state.public, { works, ep: { japan: 0, china: 3 }, control: { W4819: 'japan' }, ...given });
  if (given.weather === undefined) table.state.public.weather = { mild: 'dry', moderate: 'dry', severe: 'dry' };
  return table;
}
const needs = (table: Theatre): string[] =>
  played(table).flatMap((ask) => (ask.rule === '7.17' && ask.ask === 'pick' ? ask.of.map(({ text }) => text) : []));

describe('7.17 repairs at the table', () => {
  it('7.17 a point is paid for each try, a die rolled for each, and what is repaired works at once', () => {
    const table = month(ruins, [2, 3]);
    const asks = played(table, [['port W3716', 'airbase W4717']]);
    expect(asks.map(({ rule }) => rule)).toEqual(['7.17']);
    const { public: pub } = table.state;
    expect(pub.ep.china).toBe(1);
    // At home a 3 is enough.
    expect(pub.works).toEqual({ W3716: { port: false } });
    expect(Object.keys(pub.notes).filter((key) => key.startsWith('7.17'))).toEqual([]);
  });

  it('7.17 fits the weather, forts, supply and home: the question says what the die must show', () => {
    expect(needs(month({ W4717: { airbase: false } }, []))).toEqual(['Taiyuan (W4717): small airbase, on 3 or more']);
    expect(needs(month({ W4717: { fortification: false } }, []))).toEqual([
      'Taiyuan (W4717): fortification, on 4 or more',
    ]);
    const foul = { weather: { mild: 'wet', moderate: 'dry', severe: 'dry' } as const };
    expect(needs(month({ W4717: { airbase: false } }, [], foul))).toEqual([
      'Taiyuan (W4717): small airbase, on 4 or more',
    ]);
    expect(needs(month({ W4819: { port: false } }, [], { ep: { japan: 1, china: 0 } }))).toEqual([
      'Tientsin (W4819): coastal city port, on 4 or more',
    ]);
  });

  it('7.17 R85 nobody is asked without ruins of his, without a point, in an uncontested enemy zone, or for what no die repairs', () => {
    expect(needs(month({}, []))).toEqual([]);
    expect(needs(month(ruins, [], { ep: { japan: 0, china: 0 } }))).toEqual([]);
    expect(without('7.17', () => needs(month(ruins, [])))).toEqual([]);
    const hsuchow = { W4419: { airbase: false } };
    const beside = [unit('5th', 'W4418'), chinese('29th', 'W4717')];
    expect(needs(month(hsuchow, [], {}, beside))).toEqual([]);
    expect(needs(month(hsuchow, [], {}, [...beside, chinese('1st', 'W4420')]))).toHaveLength(1);
    const far = { ep: { japan: 2, china: 0 }, control: { W3716: 'japan' }, weather: { mild: 'monsoon' } } as const;
    const fort = () => needs(month({ W3716: { fortification: false } }, [], far, [unit('18th', 'W3716')]));
    expect([fort(), without('R85', fort)]).toEqual([[], ['Canton (W3716): fortification, on a 6']]);
  });

  it('R85 Japan is asked before China, each once a month; whoever declines is asked again in the next', () => {
    const match = matchOf({
      ...{ seasons: false, last: { year: 1938, month: 8 }, ep: { japan: 2, china: 2 }, control: { W4819: 'japan' } },
      ...{ works: { ...ruins, W4819: { port: false } }, units },
    });
    const asked: string[] = [];
    passUntil(match, ({ turn }, ask, seat) => {
      if (ask.rule === '7.17') asked.push(`${turn} ${seat}`);
      return turn > 2;
    });
    expect(asked).toEqual(['1 japan', '1 allies', '2 japan', '2 allies']);
  });

  it('7.17 a port that has been repaired takes supply again, and all are told', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const match = matchOf(
        {
          seasons: false,
          ep: { japan: 2, china: 0 },
          control: { W4819: 'japan' },
          works: { W4819: { port: false } },
          units,
        },
        `repair ${seed}`,
      );
      passUntil(match, (_pub, ask) => ask.rule === '7.17');
      expect(question(match, 'japan').prompt).toContain('Japan has 2 EP: each try costs 1');
      answer(match, 'japan', ['port W4819']);
      expect(tableOf(match).ep.japan).toBe(1);
      const [event] = toldIn(match, 'repair tried');
      if (event?.data.done !== true) continue;
      expect(tableOf(match).works).toEqual({});
      expect(words(event)).toMatch(/^Repair of coastal city port at Tientsin \(W4819\): a [456], it works again\.$/);
      return;
    }
    throw new Error('it is never repaired');
  });
});
