/** Supply that comes by submarine, over a beach and from the air, at the table (7.1 to 7.6), and pilots who come back (7.16). */

import { awaited } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { airSupport } from '../charts/air.js';
import { charts } from '../charts/index.js';
import { seaLift } from '../charts/sea-lift.js';
import {
  answer,
  boardOf,
  chinese,
  type Match,
  matchOf,
  offered,
  passUntil,
  question,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { headquarters } from '../pieces.js';
import { replaceTransports, seaPoints } from './3-transports.js';
import { flights } from './7-2-air-lift.js';
import { extraLandings } from './7-5-emergency.js';

const quiet = { seasons: false, ep: { japan: 0, china: 8 }, offensives: {} };
const far = chinese('far', 'W4113');

/** The army on the coast of Shantung has no port and no line. */
const beach = {
  ...quiet,
  units: [unit('5th', 'W4521'), far],
  control: { W4521: 'japan' as const },
};
const toExtra = (match: Match): Match => passUntil(match, (_pub, ask) => ask.rule === '7.5');

describe('7.5, 7.6 one more chit from the sea', () => {
  it('7.5 once a month a transport lands a chit on a clear coast without port, and is lost', () => {
    const match = toExtra(matchOf(beach));
    expect(offered(match, 'japan')).toEqual(['submarine:W4521', 'transport:W4521']);
    answer(match, 'japan', ['transport:W4521']);
    expect(tableOf(match).chits).toMatchObject([{ kind: 'sea', side: 'japan', hex: 'W4521' }]);
    expect(seaPoints(tableOf(match), charts)).toBe(seaLift.values.chits - 1);
    expect(question(match, awaited(match.game)[0] ?? '').rule).not.toBe('7.5');
  });

  it('7.1, R180 a transport that has landed its chit in a port this month has none left for a beach', () => {
    // One ship; Shanghai is a port, the army in Shantung has none.
    const after = (chits: number): string[] => {
      const match = matchOf({
        ...beach,
        charts: { ...charts, seaLift: { ...seaLift, values: { ...seaLift.values, chits: 1 } } },
        units: [unit('5th', 'W4521'), unit('6th', 'W4221'), far],
        control: { W4521: 'japan', W4221: 'japan' },
      });
      passUntil(match, (_pub, ask) => ask.ask === 'split');
      expect(question(match, 'japan').prompt).toContain('clear coast');
      answer(match, 'japan', chits === 0 ? {} : { W4221: chits });
      return offered(match, 'japan');
    };
    expect(after(0)).toContain('transport:W4521');
    expect(after(1)).not.toContain('transport:W4521');
    expect(without('R180', () => after(1))).toContain('transport:W4521');
  });

  it('7.6 a submarine lands one and is depleted: it carries none until it is made whole', () => {
    const match = toExtra(matchOf(beach));
    answer(match, 'japan', ['submarine:W4521']);
    const pub = tableOf(match);
    expect(pub.chits.length).toBe(1);
    expect(seaPoints(pub, charts)).toBe(seaLift.values.chits);
    pub.chits = [];
    pub.turn += 1;
    expect(extraLandings(pub, charts).map(({ id }) => id)).toEqual(['transport:W4521']);
    expect(without('7.5', () => extraLandings(pub, charts))).toEqual([]);
  });

  it('7.6 it may bring its chit to a port too, where there is room', () => {
    const port = { ...quiet, units: [unit('5th', 'W4621'), far], control: { W4621: 'japan' as const } };
    expect(extraLandings(boardOf(port), charts).map(({ id }) => id)).toEqual(['submarine:W4621']);
    const full = { ...port, chits: [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4621', drawn: [] }] };
    expect(extraLandings(boardOf(full), charts)).toEqual([]);
    expect(without('7.6', () => extraLandings(boardOf(port), charts))).toEqual([]);
  });

  it('R91 nobody is asked about coasts that a line of supply reaches', () => {
    const korea = { ...quiet, units: [far] };
    expect(extraLandings(boardOf(korea), charts)).toEqual([]);
    expect(without('R91', () => extraLandings(boardOf(korea), charts)).length).toBeGreaterThan(0);
  });

  it('R92 what was given up comes back with the next Seasonal Turn', () => {
    const match = toExtra(matchOf(beach));
    answer(match, 'japan', ['transport:W4521']);
    const pub = tableOf(match);
    without('R92', () => replaceTransports(pub));
    expect(seaPoints(pub, charts)).toBe(seaLift.values.chits - 1);
    replaceTransports(pub);
    expect(seaPoints(pub, charts)).toBe(seaLift.values.chits);
  });
});

/** Cut off at Taiyuan, a city, and beside it; Peiping is linked with Manchukuo. */
const held = Object.fromEntries(
  ['W4919', 'W4918', 'W5019', 'W4920', 'W4717', 'W4617'].map((hex) => [hex, 'japan' as const]),
);
const pocket = (hex: string) => ({ ...quiet, units: [unit('20th', hex), far], control: held });
const toFlight = (match: Match): Match => passUntil(match, (_pub, ask) => ask.rule === '7.2');

describe('7.2, 7.3 supply by air', () => {
  it('7.2, R90 a transport plane flies a chit from a supplied airbase to a city that no line reaches', () => {
    const match = toFlight(matchOf(pocket('W4717')));
    expect(offered(match, 'japan')).toContain('fly:W4717');
    answer(match, 'japan', ['fly:W4717']);
    expect(tableOf(match).chits).toMatchObject([{ kind: 'air', hex: 'W4717' }]);
    expect(question(match, awaited(match.game)[0] ?? '').rule).not.toBe('7.2');
    expect(without('R90', () => flights(boardOf(pocket('W4717')), 'japan', charts).map(({ id }) => id))).not.toContain(
      'fly:W4717',
    );
  });

  it('7.2 not beyond its range, nor where an airbase has its fill', () => {
    const at = (hex: string, chits: number) => {
      const board = boardOf({ ...pocket('W4717'), control: { ...held, [hex]: 'japan' } });
      for (let n = 0; n < chits; n += 1) board.chits.push({ kind: 'air', side: 'japan', hex, drawn: [] });
      return flights(board, 'japan', charts).some(({ id }) => id === `fly:${hex}`);
    };
    expect([at('W4717', 0), at('W4717', 1), at('W4217', 0)]).toEqual([true, false, false]);
  });

  it('7.1 out of a Sea Supply chit in a port with an airbase, where no supplied one is near', () => {
    const board = boardOf({
      ...quiet,
      units: [unit('3rd', 'W4217'), far],
      control: { W4221: 'japan', W4217: 'japan' },
      chits: [{ kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] }],
    });
    const toHankow = () => flights(board, 'japan', charts).find(({ hex }) => hex === 'W4217')?.from;
    expect(toHankow()).toEqual({ hex: 'W4221', way: 'converted', given: 'W4221' });
    expect(without('7.1', toHankow)).toBeUndefined();
  });

  /** Chengtu is out of reach of every supplied airbase, and in reach of Sian, a pocket that leads to Ninghsia. */
  const west = (chit: string, ...more: string[]) => ({
    ...quiet,
    units: [unit('6th', 'W4211'), far],
    control: Object.fromEntries(['W4211', 'W4515', ...more].map((hex) => [hex, 'japan' as const])),
    chits: [{ kind: 'air' as const, side: 'japan' as const, hex: chit, drawn: [] }],
  });
  const between = ['W4614', 'W4714', 'W4713', 'W4813'];

  it('7.0 a chit in Ninghsia is given up for one in Sian, from where a plane brings it to Chengtu', () => {
    const match = toFlight(matchOf(west('W4813', ...between)));
    expect(offered(match, 'japan')).toEqual(['fly:W4211']);
    answer(match, 'japan', ['fly:W4211']);
    expect(tableOf(match).chits).toMatchObject([{ kind: 'air', side: 'japan', hex: 'W4211' }]);
    expect(told(match, 'forwarded')[0]?.data).toMatchObject({ from: 'W4813', to: 'W4515' });
    expect(without('7.0', () => flights(boardOf(west('W4813', ...between)), 'japan', charts))).toEqual([]);
  });

  it('7.0, R96 the way is friendly land in no enemy zone; a chit that lies at the airbase needs none', () => {
    const from = (chit: string, ...more: string[]) => flights(boardOf(west(chit, ...more)), 'japan', charts)[0]?.from;
    expect(from('W4515')).toEqual({ hex: 'W4515', way: 'forwarded', given: 'W4515' });
    expect(from('W4813', 'W4813')).toBeUndefined();
    const watched = west('W4813', ...between);
    const board = boardOf({
      ...watched,
      units: [...watched.units, chinese('61st', 'W4613'), chinese('62nd', 'W4715')],
    });
    expect(flights(board, 'japan', charts)).toEqual([]);
  });

  it('7.3 where there is no airbase the chit is dropped, and the plane is lost for the season', () => {
    const drop = (seed: string): Match => {
      const match = toFlight(matchOf(pocket('W4617'), seed));
      answer(match, 'japan', ['drop:W4617']);
      return match;
    };
    const hit = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(drop).find((match) => tableOf(match).chits.length > 0);
    expect(hit && tableOf(hit).chits).toMatchObject([{ kind: 'air', hex: 'W4617', dropped: true }]);
    expect(hit && flights(tableOf(hit), 'japan', charts)).toEqual([]);
  });

  it('7.3 a chit that misses an island at the edge of the map, with no hex beside it, is lost in the sea', () => {
    const values = { ...charts.airLift.values, range: { japan: 20, allies: 20 } };
    const given = { ...pocket('E0731'), charts: { ...charts, airLift: { ...charts.airLift, values } } };
    const missed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
      const match = toFlight(matchOf(given, seed));
      answer(match, 'japan', ['drop:E0731']);
      return told(match, 'dropped')[0]?.data.hit === false ? [match] : [];
    })[0];
    if (missed === undefined) throw new Error('all eight hit');
    expect(told(missed, 'came down')[0]?.data.lost).toContain('sea');
  });

  it('7.3 a chit that misses comes down where the enemy says, and is lost on his land', () => {
    const missed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
      const match = toFlight(matchOf(pocket('W4617'), seed));
      answer(match, 'japan', ['drop:W4617']);
      return told(match, 'dropped')[0]?.data.hit === false ? [match] : [];
    })[0];
    if (missed === undefined) throw new Error('all eight hit');
    expect(awaited(missed.game)).toEqual(['allies']);
    answer(missed, 'allies', ['W4518']);
    expect(tableOf(missed).chits).toEqual([]);
    expect(told(missed, 'came down')[0]?.data.lost).toContain('enemy');
  });
});

describe('7.16 pilots', () => {
  /** An attack with planes on both sides over Taiyuan, which is China's own land. */
  function dogfight(seed: string): Match {
    const match = toOffensives(
      matchOf(
        {
          ...quiet,
          offensives: { japan: 1 },
          units: [unit('5th', 'W4817'), chinese('61st', 'W4717'), far],
          hqs: [headquarters({ id: 'hq', nation: 'japan', name: 'HQ', command: 1, radius: 2, hex: 'W4817' })],
          control: { ...held, W4717: 'allies', W4817: 'japan', W4818: 'japan' },
        },
        seed,
      ),
    );
    answer(match, 'japan', ['hq:hq']);
    answer(match, 'japan', []);
    answer(match, 'japan', [['5th'], [], []]);
    passUntil(match, (pub) => pub.offensive?.step === 'combat');
    answer(match, 'japan', ['W4717']);
    answer(match, 'japan', ['5th']);
    passUntil(match, (_pub, ask) => ask.rule === 'R68');
    answer(match, 'japan', 3);
    answer(match, 'allies', 1);
    return match;
  }
  const seeds = Array.from({ length: 24 }, (_, n) => `air ${n}`);

  it('R93 where planes meet, a 6 of the enemy shoots a point down until the next season', () => {
    const lost = seeds.map(dogfight).find((match) => told(match, 'dogfight')[0]?.data.japan === 6);
    if (lost === undefined) throw new Error('nobody was shot down');
    expect(tableOf(lost).notes['R93 down allies']).toBe(1);
    const spared = seeds.map(dogfight).find((match) => told(match, 'dogfight')[0]?.data.japan !== 6);
    expect(spared && tableOf(spared).notes['R93 down allies']).toBeUndefined();
  });

  it('7.16 for 4 EP pilots who came down over their own land are back in the same month', () => {
    const lost = seeds.map(dogfight).find((match) => told(match, 'dogfight')[0]?.data.japan === 6);
    if (lost === undefined) throw new Error('nobody was shot down');
    passUntil(lost, (_pub, ask) => ask.rule === '7.16');
    expect(question(lost, 'allies')).toMatchObject({ ask: 'say', from: 0, to: 1 });
    const before = tableOf(lost).ep.china ?? 0;
    answer(lost, 'allies', 1);
    expect([tableOf(lost).ep.china, tableOf(lost).notes['R93 down allies']]).toEqual([before - 4, 0]);
    expect(airSupport.values.allies?.[1938]).toBe(1);
  });
});
