/** Headquarters and Generals where there is fighting: who takes part (5.0), who may lead (5.1), who goes along (5.18, R52). */

import { awaited, leastAnswer } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battle, fight, fighter, fighters, ground, leader } from '../battle-testing.js';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  type Match,
  matchOf,
  offensive,
  offered,
  passUntil,
  question,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { distance } from '../map/lattice.js';
import { map } from '../map/map.js';
import { type General, general, headquarters } from '../pieces.js';
import { scenarios } from '../scenarios/index.js';
import { envisage } from './5-14-muster.js';
import { attackStrength } from './5-14-strength.js';

const far = chinese('far', 'W4113');
const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;

describe('5.0 Generals in somebody else’s Offensive', () => {
  const attack = (by: 'general' | 'hq', second: Partial<General>): number => {
    const okamura = general({ id: 'ok', ...japan, name: 'Okamura', hex: 'W4819', strength: 2, status: 'standby' });
    const itagaki = general({ id: 'it', ...japan, name: 'Itagaki', hex: 'W4920', strength: 2, ...second });
    const given = {
      units: [unit('a', 'W4819'), unit('b', 'W4920'), chinese('x', 'W4919'), far],
      generals: [okamura, itagaki],
    };
    const pub = boardOf(given);
    pub.offensive = offensive({ agents: [{ by, of: 'ok' }] });
    const sortie = { kind: 'combat', side: 'japan', target: 'W4919', units: ['a', 'b'] } as const;
    return attackStrength(envisage(pub, lawOf(given), { ...sortie, units: ['a', 'b'], air: { japan: 0, allies: 0 } }))
      .points;
  };

  it('5.0 a General who was not activated adds nothing to an attack from his hex', () => {
    expect([attack('general', { status: 'ready' }), attack('hq', { status: 'standby' })]).toEqual([8, 10]);
    expect(without('5.0', () => attack('general', { status: 'ready' }))).toBe(10);
  });

  it('5.0, 5.10 one who came by himself adds his strength, but not to the Offensive of another General', () => {
    const came = { status: 'active', alone: true } as const;
    expect([attack('hq', came), attack('general', came)]).toEqual([10, 8]);
  });
});

describe('5.1 headquarters keep apart', () => {
  it('5.1 no scenario begins with two of a nation beside each other, unless both have a radius of 1', () => {
    for (const { id, hqs } of scenarios) {
      const close = hqs.flatMap((one) =>
        hqs.filter(
          (other) =>
            one.id < other.id &&
            one.hex !== null &&
            other.hex !== null &&
            one.nation === other.nation &&
            distance(one.hex, other.hex) <= 1 &&
            !(one.radius === 1 && other.radius === 1),
        ),
      );
      expect([id, close.map(({ name }) => name)]).toEqual([id, []]);
    }
  });

  it('5.1 beside another of its nation a headquarters neither leads nor joins', () => {
    const begun = (second: string): string[] => {
      const hqs = ['W5019', second].map((hex, nth) =>
        headquarters({ id: `hq${nth}`, ...japan, name: `Army ${nth}`, command: 1, radius: 2, hex }),
      );
      const given = { seasons: false, offensives: { japan: 1 }, units: [unit('a', 'W5019'), far], hqs };
      return offered(toOffensives(matchOf(given)), 'japan').filter((id) => id.startsWith('hq:'));
    };
    expect([begun('W5021'), begun('W5020')]).toEqual([['hq:hq0', 'hq:hq1'], []]);
    expect(without('R7', () => begun('W5020'))).toEqual(['hq:hq0', 'hq:hq1']);
  });
});

describe('5.18 leaders in a retreat and a charge', () => {
  /** Two Chinese divisions with their headquarters before Peiping, attacked until they have to go. */
  function driven(second: string | null): Match {
    for (let seed = 0; seed < 60; seed += 1) {
      const hq = headquarters({ id: 'wz', ...china, name: '1st War Zone', command: 2, radius: 2, hex: 'W4818' });
      const other = headquarters({ id: 'wz2', ...china, name: '2nd War Zone', command: 2, radius: 2, hex: second });
      const armies = ['c', 'd'].map((id) => chinese(id, 'W4818', { strength: [2, 3] }));
      const given = {
        ...{ seasons: false, offensives: { japan: 1 }, hqs: second === null ? [hq] : [hq, other] },
        units: [...['a', 'b'].map((id) => unit(id, 'W4919', { strength: [3, 6] })), ...armies, far],
        control: { W4919: 'japan' as const },
      };
      const match = toOffensives(matchOf(given, `retreat ${seed}`));
      answer(match, 'japan', ['stack:W4919:japan']);
      answer(match, 'japan', [['a', 'b'], [], []]);
      passUntil(match, (pub) => pub.offensive?.step === 'combat');
      answer(match, 'japan', ['W4818']);
      answer(match, 'japan', ['a', 'b']);
      while (tableOf(match).offensive?.step === 'combat') {
        const [seat = ''] = awaited(match.game);
        const [first] = question(match, seat).rule === '5.18' ? offered(match, seat) : [];
        answer(match, seat, first === undefined ? (leastAnswer(question(match, seat)) ?? []) : [first]);
      }
      if (told(match, 'retreats').length > 0) return match;
    }
    throw new Error('nobody retreated');
  }

  it('5.18, R52 a headquarters goes with the troops that retreat, and does not stay behind alone', () => {
    const pub = tableOf(driven(null));
    const hexes = ['c', 'd'].flatMap((id) => pub.units[id]?.hex ?? []);
    expect(hexes).toContain(pub.hqs.wz?.hex);
    expect(pub.hqs.wz?.hex).not.toBe('W4818');
    expect(tableOf(without('R52', () => driven(null))).hqs.wz?.hex).toBe('W4818');
  });

  it('R52 where it would come beside another of its nation it is back next season', () => {
    const [to = ''] = [tableOf(driven(null)).hqs.wz?.hex ?? ''];
    const beside = map.neighbours(to).find((hex) => distance(hex, 'W4818') === 2 && hex !== 'W4919') ?? '';
    const pub = tableOf(driven(beside));
    expect([pub.hqs.wz?.hex, pub.hqs.wz?.off, pub.hqs.wz2?.hex]).toEqual([null, 'pool', beside]);
  });

  it('5.18 the General of those who charge adds his strength and may go in with them, whatever he has done before', () => {
    const g = general({ id: 'g', ...japan, name: 'Itagaki', hex: 'W4818', strength: 2, status: 'active' });
    const given = { units: [chinese('a', 'W4919'), unit('x', 'W4818'), far], generals: [g] };
    const sortie = { kind: 'combat', side: 'allies', target: 'W4818' } as const;
    const { target } = envisage(boardOf(given), lawOf(given), {
      ...{ ...sortie, units: ['a'], air: { japan: 0, allies: 0 } },
    });
    expect(target.generals.map(({ joins, rides }) => [joins, rides])).toEqual([[true, true]]);
  });

  it('R52 at the desk too: with the last that goes', () => {
    const hq = { id: 'hq', name: 'Fifth' };
    const target = ground('W1', [fighter('1-1', china), fighter('2', { ...china, id: 'b' })], {
      hq,
      generals: [leader('Li', 'china', 1)],
    });
    const { end } = fight(battle(fighters(3, '2-3', japan), target), [6, 8]);
    expect([end.target.hqTo, end.target.hqLost]).toEqual(['back', false]);
  });
});

describe('5.9 room for Soviets', () => {
  it('5.9, 5.19 five full Soviet units advance together into a hex that held none of theirs: two steps more than others', () => {
    const room = (nation: 'ussr' | 'mongolia'): number => {
      const given = {
        ...{ units: [unit('r', 'W5419', { nation }), unit('x', 'W5420'), far] },
        alignment: { japan: 'japan', ussr: 'allies', mongolia: 'allies' } as const,
      };
      const sortie = { kind: 'combat', side: 'allies', target: 'W5420', air: { japan: 0, allies: 0 } } as const;
      return envisage(boardOf(given), lawOf(given), { ...sortie, units: ['r'] }).target.enemyLimit;
    };
    expect([room('ussr'), room('mongolia')]).toEqual([12, 10]);
  });
});
