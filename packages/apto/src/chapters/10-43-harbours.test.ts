import { describe, expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import {
  answer,
  boardOf,
  chinese,
  type Match,
  matchOf,
  passUntil,
  question,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { chitPorts, seaAsk } from './3-sea-lift.js';
import { enlargeable, seasonsFor } from './10-43-harbours.js';

/** Canton, a small port, with a chit in it; Tientsin, a coastal city, linked with Manchuria. */
const south = {
  first: { year: 1937, month: 7 },
  last: { year: 1938, month: 12 },
  seasons: true,
  ep: { japan: 0, china: 0 },
  offensives: {},
  control: { W4819: 'japan', W3716: 'japan' } as const,
  chits: [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W3716', drawn: [] }],
  units: [unit('5th', 'W4819'), chinese('29th', 'W4717')],
};

describe('10.43 harbours', () => {
  it('10.43 a small port that works and is in supply may be made a major one, a major one not', () => {
    const pub = boardOf(south);
    expect(enlargeable(pub)).toEqual(expect.arrayContaining(['W3716', 'W4819']));
    expect(enlargeable(pub)).not.toContain('W4221');
    expect(enlargeable({ ...pub, chits: [] })).not.toContain('W3716');
    expect(without('10.43', () => enlargeable(pub))).toEqual([]);
  });

  it('R130 it takes the die in seasons, one more before 1943, for Japan and for a coastal city; with a 6 it cannot be done', () => {
    expect([seasonsFor(1, 1937, 'minor'), seasonsFor(1, 1943, 'minor'), seasonsFor(5, 1938, 'coastal-city')]).toEqual([
      3, 2, 8,
    ]);
    expect(seasonsFor(6, 1937, 'minor')).toBe('never');
  });

  it('10.43 it costs 5 points, is begun once in the game, and holds three chits when it is finished', () => {
    const isBuilding = (match: Match): Match =>
      passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.ask === 'sheet');
    const match = isBuilding(matchOf(south, 'harbour'));
    const before = tableOf(match).ep.japan ?? 0;
    const ask = question(match, 'japan');
    const rows = ask.ask === 'sheet' ? ask.rows : [];
    answer(
      match,
      'japan',
      rows.map(({ rule }) => (rule === '10.43' ? ['W4819'] : [])),
    );
    expect(tableOf(match).ep.japan).toBe(before - 5);
    expect(enlargeable(tableOf(match))).toEqual([]);
    expect(tableOf(match).notes['10.43 begun W4819']).toBeGreaterThan(2);
    tableOf(match).notes['10.43 begun W4819'] = 1;
    passUntil(match, (pub) => pub.works.W4819?.harbour === true);
    expect([tableOf(match).month, tableOf(match).notes['10.43 begun W4819']]).toEqual([10, undefined]);
  });

  it('10.43 a season in which it was once out of supply does not count, and with the port the work is lost', () => {
    const match = matchOf({ ...south, chits: [], last: { year: 1937, month: 12 } });
    tableOf(match).notes['10.43 begun W3716'] = 1;
    passUntil(match, (pub) => pub.month === 10 && pub.phase === 'weather');
    expect([tableOf(match).works.W3716?.harbour, tableOf(match).notes['10.43 begun W3716']]).toEqual([undefined, 1]);
    const lost = matchOf({ ...south, control: { W4819: 'japan' }, last: { year: 1937, month: 12 } });
    tableOf(lost).notes['10.43 begun W3716'] = 1;
    passUntil(lost, (pub) => pub.month === 10 && pub.phase === 'weather');
    expect(tableOf(lost).notes['10.43 begun W3716']).toBeUndefined();
  });

  it('10.43 with a port that is captured the work on it is lost there and then, though it be taken back within the season', () => {
    const lost = (): unknown[] => {
      const match = toOffensives(
        matchOf({
          ...{ ...south, seasons: false, offensives: { china: 2 }, notes: { '10.43 begun W3716': 3, '10.43 used': 1 } },
          units: [unit('5th', 'W4819'), chinese('62nd', 'W3815')],
        }),
        'allies',
      );
      answer(match, 'allies', ['stack:W3815:china']);
      answer(match, 'allies', [['62nd'], [], []]);
      passUntil(match, (pub) => pub.offensive?.step === 'movement');
      answer(match, 'allies', ['unit:62nd']);
      answer(match, 'allies', ['W3716']);
      const { notes } = tableOf(match);
      return [notes['10.43 begun W3716'], notes['10.43 used'], told(match, 'harbour lost').length];
    };
    expect(lost()).toEqual([undefined, undefined, 1]);
    expect(without('10.43', lost)).toEqual([3, 1, 0]);
  });

  it('10.43 supply is landed there as in any major port', () => {
    const pub = boardOf({ ...south, chits: [], works: { W3716: { harbour: true } } });
    const room = () => chitPorts(pub).find(({ hex }) => hex === 'W3716')?.room;
    expect(room()).toBe(3);
    expect(without('10.43', room)).toBe(1);
    expect(seaAsk(pub, charts).prompt).toContain(
      '5 Sea Supply chits, but room for 3 of them: Canton (W3716) 3. A port',
    );
  });
});
