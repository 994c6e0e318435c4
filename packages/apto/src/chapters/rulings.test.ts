/** Rulings about the sequence of play, purses and partners, each by its number. */
import { awaited } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aptoBriefing } from '../briefing.js';
import {
  answer,
  chinese,
  type Match,
  matchOf,
  passUntil,
  question,
  tableOf,
  told,
  unit,
  without,
} from '../game-testing.js';
import { general, headquarters } from '../pieces.js';
import { apto } from '../rulebook.js';
import { china1937 } from '../scenarios/china-1937.js';
import * as counters from '../scenarios/counters.js';
import { initiativeOf, offensivesFor } from './8-13-offensives.js';
import { payerOf } from './8-season.js';

const season = {
  ...{ first: { year: 1937, month: 7 }, last: { year: 1937, month: 9 }, seasons: true },
  ...{ ep: { japan: 0, china: 9 }, offensives: {} },
};
const armies = [unit('a', 'W4920'), chinese('c', 'W4718'), chinese('8th', 'W4615', { nation: 'ccp' })];

describe('rulings', () => {
  it('R1 a season runs from income to Initiative, a month from the weather to politics', () => {
    const match = passUntil(matchOf({ ...season, units: armies }), ({ turn }) => turn === 2);
    const phases = told(match, 'phase').map(({ data }) => data.phase);
    expect(phases.slice(0, phases.lastIndexOf('politics') + 1)).toEqual([
      ...['arrivals', 'construction', 'purchase', 'initiative'],
      ...['weather', 'offensives', 'movement', 'supply', 'replenishment', 'politics'],
    ]);
  });

  it('R60 China pays for the Communists, Japan for Manchukuo, the Soviet Union for Mongolia', () => {
    expect([payerOf('ccp'), payerOf('manchukuo'), payerOf('mongolia'), payerOf('china')]).toEqual([
      ...['china', 'japan', 'ussr', 'china'],
    ]);
    const match = passUntil(matchOf({ ...season, units: armies }), ({ phase }) => phase === 'purchase');
    const before = tableOf(match).ep.china ?? 0;
    answer(match, 'japan', [0]);
    answer(match, 'allies', [0, 2]);
    expect([before - (tableOf(match).ep.china ?? 0), tableOf(match).offensives.ccp]).toEqual([2, 2]);
  });

  it('R62 an Offensive that came for nothing does not count for the Initiative', () => {
    expect(offensivesFor('army', 0)).toBe(1);
    expect(initiativeOf({ army: 0, china: 1 }, true)).toBe('allies');
    expect(initiativeOf({ army: 0, china: 0 }, true)).toBe('tie');
  });

  it('R69 a depleted unit has half its strength, rounded up', () => {
    expect(counters.unit('japan', '5th', '3-1', 'W4919').strength).toEqual([2, 3]);
    expect(counters.unit('ussr', '6th', '4-2', 'W5418').strength).toEqual([2, 4]);
    expect(counters.unit('china', 'Brigade', '1-1', 'W4615', { steps: 1 }).strength).toEqual([1]);
  });

  it('R71 of partners the one who bought most Offensives has the Initiative of the side', () => {
    const initiative = (china: number, ccp: number): string => {
      const match = passUntil(matchOf({ ...season, units: armies }), ({ phase }) => phase === 'purchase');
      answer(match, 'japan', [0]);
      answer(match, 'allies', [china, ccp]);
      return tableOf(match).initiative;
    };
    expect([initiative(2, 1), initiative(1, 2), initiative(1, 1)]).toEqual(['china', 'ccp', 'china']);
  });
});

describe('several players to a side', () => {
  it('with a commander for each nation China and the Communists are two seats of one party, each with its own questions', () => {
    const setup = { scenario: 'china-1937', options: { commanders: true }, charts: {}, set: null };
    expect(apto.seats(setup)).toEqual([
      { seat: 'japan', party: 'japan' },
      { seat: 'china', party: 'allies' },
      { seat: 'ccp', party: 'allies' },
      ...['ussr'].map((seat) => ({ seat, party: 'allies' })),
    ]);
    const match = matchOf({ ...season, units: armies, options: { commanders: true }, alignment: china1937.alignment });
    passUntil(match, ({ phase }) => phase === 'purchase');
    // R60 Of one purse two commanders could spend more than is in it: the one who pays buys.
    expect(awaited(match.game)).toEqual(['japan', 'china']);
    answer(match, 'japan', [0]);
    answer(match, 'china', [1, 1]);
    expect(tableOf(match).offensives).toMatchObject({ china: 1, ccp: 1 });
    passUntil(
      match,
      ({ phase, opened }, ask, seat) => phase === 'offensives' && opened && seat === 'ccp' && ask.rule === '5.0',
    );
    const own = question(match, 'ccp');
    expect(own.ask === 'pick' && own.of.map(({ id }) => id)).toEqual(['stack:W4615:ccp']);
    answer(match, 'ccp', ['stack:W4615:ccp']);
    expect(tableOf(match).offensive?.nation).toBe('ccp');
  });

  it('R60 whoever pays builds: the Communist commander places what was built for him and sets his leaders, but has no purse', () => {
    const ccp = (id: string, more = {}) => unit(id, 'W4615', { nation: 'ccp', strength: [1], ...more });
    const given = () =>
      matchOf({
        ...{ ...season, alignment: china1937.alignment, options: { commanders: true } },
        units: [...armies, ccp('344th', { hex: null, off: 'pool' })],
        generals: [general({ id: 'chu', nation: 'ccp', name: 'Chu', strength: 1, hex: 'W4615' })],
      });
    const sheets = (match: Match): string[] => {
      const seen: string[] = [];
      passUntil(match, ({ phase }, ask, seat) => {
        if (phase === 'construction' && ask.ask === 'sheet') seen.push(seat);
        return phase === 'purchase';
      });
      return seen;
    };
    expect(sheets(given())).toEqual(['china', 'japan']);
    expect(without('R60', () => sheets(given()))).toContain('ccp');
    const match = given();
    passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'china' && ask.ask === 'sheet');
    const before = tableOf(match).ep.china ?? 0;
    answer(match, 'china', [[], ['344th'], [], []]);
    passUntil(match, (_pub, _ask, seat) => seat === 'ccp');
    expect([question(match, 'ccp').rule, (tableOf(match).ep.china ?? 0) < before]).toEqual(['8.11', true]);
    answer(match, 'ccp', ['W4615']);
    passUntil(match, (_pub, ask, seat) => seat === 'ccp' && ask.rule === 'PART-8');
    expect(tableOf(match).units['344th']?.hex).toBe('W4615');
  });

  it('R143, 11.9 what China’s commander builds for another lies open to him', () => {
    const match = matchOf({
      ...{ ...season, alignment: china1937.alignment, options: { commanders: true, hiddenProduction: true } },
      units: [...armies, unit('344th', '', { nation: 'ccp', strength: [1], hex: null, off: 'pool' })],
    });
    expect(tableOf(match).units['344th']?.off).toBe('pool');
    passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'china' && ask.ask === 'sheet');
    expect(JSON.stringify(question(match, 'china'))).toContain('344th');
    passUntil(match, ({ turn }) => turn === 2);
  });

  it('with a commander for each nation there is a seat for those of which pieces are in the scenario, and no other', () => {
    const seats = (scenario: string) =>
      apto.seats({ scenario, options: { commanders: true }, charts: {}, set: null }).map(({ seat }) => seat);
    expect([seats('china-1937'), seats('khalkhin-gol'), seats('learning')]).toEqual([
      ['japan', 'china', 'ccp', 'ussr'],
      ['japan', 'ussr'],
      ['japan', 'china'],
    ]);
  });

  it('R133 the Soviet commander in China is told what he waits for', () => {
    const { law } = matchOf({ ...china1937, options: { commanders: true } }).game;
    const situation = (seat: string): string => JSON.stringify(aptoBriefing(law, seat)[0]);
    expect(situation('ussr')).toContain('until Japan invades Mongolia');
    expect(situation('china')).toContain('armies lost in China come back');
    expect(situation('ccp')).toContain('China’s commander');
  });

  it('R78, PART-5 whoever has the Initiative begins himself or names an ally; else most Offensives decide', () => {
    const first = (initiative: 'japan' | 'china' | 'ccp', chosen: string, ccp = 1) => {
      const match = matchOf({
        ...{ units: armies, options: { commanders: true }, seasons: false, alignment: china1937.alignment },
        ...{ initiative, offensives: { japan: 1, china: 1, ccp } },
      });
      passUntil(match, ({ phase, opened }) => phase === 'offensives' && !opened);
      answer(match, initiative, [chosen]);
      return awaited(match.game);
    };
    expect([first('ccp', 'allies'), first('ccp', 'ally:china')]).toEqual([['ccp'], ['china']]);
    expect([first('china', 'allies'), first('china', 'ally:ccp')]).toEqual([['china'], ['ccp']]);
    expect([first('japan', 'allies', 2), first('japan', 'allies', 1)]).toEqual([['ccp'], ['china']]);
    expect(without('R78', () => first('ccp', 'allies'))).toEqual(['china']);
  });

  it('a match of seats on one side is played to its end', () => {
    const match = matchOf({
      ...{ units: armies, options: { commanders: true }, seasons: false },
      alignment: china1937.alignment,
    });
    passUntil(match, () => false);
    expect(match.game.state.umpire.over).not.toBeNull();
  });
});

describe('5.2 retreats', () => {
  it('5.2 who retreats into the hex of a lone enemy headquarters makes it go', () => {
    const tried = Array.from({ length: 40 }, (_, n) => `retreat ${n}`).flatMap((seed) => {
      const match = matchOf(
        {
          ...{ seasons: false, offensives: { japan: 1 }, initiative: 'japan' },
          units: [
            unit('a', 'W4919', { strength: [4, 8] }),
            unit('b', 'W4919', { strength: [4, 8] }),
            ...['c', 'd'].map((id) => chinese(id, 'W4818', { strength: [2, 4] })),
            chinese('far', 'W4113'),
          ],
          hqs: ['W4718', 'W4719', 'W4817'].map((hex, n) =>
            headquarters({ id: `lone${n}`, nation: 'japan', name: `Lone ${n}`, command: 1, radius: 1, hex }),
          ),
        },
        seed,
      );
      passUntil(match, ({ phase, opened }) => phase === 'offensives' && !opened);
      answer(match, 'japan', ['japan']);
      answer(match, 'japan', ['stack:W4919:japan']);
      answer(match, 'japan', [['a', 'b'], [], []]);
      passUntil(match, (pub) => pub.offensive?.step === 'combat');
      answer(match, 'japan', ['W4818']);
      answer(match, 'japan', ['a', 'b']);
      passUntil(match, (pub, ask) => pub.offensive === null || ask.rule === '5.2');
      return told(match, 'retreats').length > 0 ? [match] : [];
    });
    expect(tried.length).toBeGreaterThan(0);
    for (const match of tried) {
      passUntil(match, (pub) => pub.bumped.length === 0);
      const { units, hqs } = tableOf(match);
      const shared = Object.values(hqs).filter((hq) =>
        Object.values(units).some(({ hex }) => hex !== null && hex === hq.hex),
      );
      expect(shared).toEqual([]);
    }
    expect(tried.some((match) => told(match, 'bumped').length + told(match, 'hq gone').length > 0)).toBe(true);
  });
});
