/** The worked examples of Part 5, by the lines of the source, each through the procedure that a game or the desk follows. */
import type { Ask } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { noSupport } from '../src/battle.js';
import { battle, fight, fighter, fighters, ground, lefts, told as saidIn } from '../src/battle-testing.js';
import { marches } from '../src/chapters/5-7-land-movement.js';
import { theatre } from '../src/desk/theatre.js';
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
} from '../src/game-testing.js';
import { map } from '../src/map/map.js';
import { headquarters, type Nation } from '../src/pieces.js';
import { indexOf, situationOf } from '../src/situation.js';

const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;
const hq = (command: number) =>
  headquarters({ id: 'hq', nation: 'japan', name: 'First', command, radius: 2, hex: 'W4919' });

/** Three Chinese hexes around Peiping, and a Japanese army in it. */
const around = [chinese('x', 'W4818'), chinese('y', 'W4918'), chinese('z', 'W5019'), chinese('far', 'W4320')];
function activated(units: ReturnType<typeof unit>[]): Match {
  const match = toOffensives(
    matchOf({ units: [...units, ...around], hqs: [hq(2)], offensives: { japan: 1 }, control: { W5019: 'allies' } }),
  );
  tableOf(match).weather = {};
  answer(match, 'japan', ['hq:hq']);
  passUntil(match, (_pub, ask) => ask.ask === 'sheet');
  answer(match, 'japan', [units.map(({ id }) => id), [], []]);
  return match;
}

describe('examples of Part 5', () => {
  it('5.0 (line 108) a headquarters with a rating of 2 makes two attacks in the Combat Step, and no third', () => {
    const match = activated([unit('a', 'W4919'), unit('b', 'W4919'), unit('c', 'W4919')]);
    passUntil(match, (pub) => pub.offensive?.step === 'combat');
    for (const [target, by] of [
      ['W4818', 'a'],
      ['W4918', 'b'],
    ] as const) {
      expect(offered(match, 'japan')).toContain(target);
      answer(match, 'japan', [target]);
      answer(match, 'japan', [by]);
    }
    expect(tableOf(match).offensive?.left).toBe(0);
    passUntil(match, (pub) => pub.offensive === null);
    expect(told(match, 'declared').map(({ data }) => data.target)).toEqual(['W4818', 'W4918']);
  });

  it('5.21 (line 764) a headquarters with a rating of 2 leads two stacks of armour to Breakthroughs, and no third', () => {
    const tank = (id: string, hex: string) => unit(id, hex, { kind: 'armor', circled: true, strength: [3, 6] });
    const match = activated([tank('a', 'W4919'), tank('b', 'W5018'), tank('c', 'W4920')]);
    const isFirst = (ask: Ask): boolean => ask.rule === '5.21' && ask.prompt.includes('break through');
    for (const _ of [1, 2]) {
      passUntil(match, (_pub, ask) => isFirst(ask));
      const [thrust = ''] = offered(match, 'japan');
      answer(match, 'japan', [thrust]);
      // A second roll of the dice is not asked for, planes stay at home, and who has cleared his hex stays there.
      passUntil(
        match,
        (pub, ask) => pub.attack === null && pub.sortie === null && (isFirst(ask) || ask.rule === '5.7'),
      );
    }
    expect(tableOf(match).offensive?.step).not.toBe('breakthrough');
    expect(match.heard.filter(({ kind, data }) => kind === 'attack' && data.kind === 'breakthrough')).toHaveLength(2);
  });

  it('5.5 (line 184) a Communist Offensive in haste costs 2 EP', () => {
    const match = toOffensives(
      matchOf({
        ...{ units: [chinese('8th', 'W4615', { nation: 'ccp' }), unit('a', 'W4919')] },
        ...{ offensives: {}, ep: { china: 2 } },
      }),
      'allies',
    );
    expect(question(match, 'allies').ask === 'pick' && offered(match, 'allies')).toEqual(['stack:W4615:ccp']);
    answer(match, 'allies', ['stack:W4615:ccp']);
    expect(tableOf(match).ep.china).toBe(0);
  });

  it.each([
    ['258', 'W2709', 'W2609', 'thailand', 'W2608', [2, 2]],
    ['264', 'W3508', 'W3507', 'uk', 'W3506', [3, 3]],
    ['278', 'W5232', 'W5332', 'ussr', 'W5331', [2, 3]],
  ] as const)(
    '5.8 (line %s) over the rail hexside from %s into %s costs one, whoever moves; over another side what the terrain costs',
    (_line, from, to, land, beside, terrain) => {
      const cost = (kind: 'infantry' | 'armor', origin: string = from): number | undefined => {
        const nation: Nation = land;
        const mover = unit('a', origin, { nation, kind, move: 3 });
        const situation = situationOf(boardOf({ units: [mover], alignment: { [nation]: 'allies' } }), map);
        return marches(situation, { unit: mover, side: 'allies', budget: 3 }).find(({ hex }) => hex === to)?.cost;
      };
      expect([cost('infantry'), cost('armor')]).toEqual([1, 1]);
      expect([cost('infantry', beside), cost('armor', beside)]).toEqual(terrain);
    },
  );

  it('5.9 (line 298) eleven steps stack in a fortified city, and a twelfth finds no room', () => {
    const enters = (inside: number): boolean => {
      const garrison = Array.from({ length: inside }, (_, n) => unit(`g${n}`, 'W4919', { strength: [2] }));
      const match = matchOf({
        ...{ seasons: false, works: { W4919: { fortification: true } } },
        units: [...garrison, unit('a', 'W5019', { strength: [2] }), chinese('far', 'W4320')],
        control: { W4919: 'japan', W5019: 'japan' },
      });
      passUntil(match, (pub) => pub.phase === 'movement');
      answer(match, 'japan', ['unit:a']);
      return offered(match, 'japan').includes('W4919');
    };
    expect([enters(10), enters(11)]).toEqual([true, false]);
  });

  it('5.13 (line 398) a unit at W 6033 has no Zone of Control over the inlet', () => {
    const board = theatre({ year: 1939, month: 5 }, [{ nation: 'ussr', hex: 'W6033' }], {});
    const { zones } = situationOf(board, map);
    expect(zones.allies[indexOf(map, 'W6033')]).toBe(1);
    expect(zones.allies[indexOf(map, 'W6134')]).toBe(0);
  });

  it('5.14 (line 453) 21 against 6 is 3:1', () => {
    const fought = fight(battle(fighters(3, '4-7', japan), fighters(3, '1-2', china)), [4]);
    expect(saidIn(fought, 'odds')).toMatchObject([{ attack: 21, defence: 6, odds: '3:1' }]);
  });

  it('5.14 (line 475) a coastal fort is no help against an attack over a river or a strait, 5.16 which only halves', () => {
    const fort = ground('coast', fighters(1, '2-3', china), { coastalFort: true });
    for (const across of ['land', 'river', 'strait'] as const) {
      const fought = fight(battle([{ ...battle(fighters(3, '2-4', japan), []).from[0], across } as never], fort), [4]);
      expect(saidIn(fought, 'odds')).toMatchObject([{ attack: across === 'land' ? 12 : 6, defence: 3 }]);
    }
  });

  it('5.15 (line 524) a unit at W 6134 may attack E 0135, not W 6033', () => {
    const match = toOffensives(
      matchOf({
        ...{ alignment: { japan: 'japan', ussr: 'allies' }, initiative: 'japan', offensives: { japan: 1 } },
        units: [unit('a', 'W6134'), unit('x', 'E0135', { nation: 'ussr' }), unit('y', 'W6033', { nation: 'ussr' })],
      }),
    );
    tableOf(match).notes['9.1 soviet war'] = 1;
    answer(match, 'japan', ['stack:W6134:japan']);
    answer(match, 'japan', [['a'], [], []]);
    passUntil(match, (pub) => pub.offensive?.step === 'combat');
    expect(offered(match, 'japan')).toEqual(['E0135']);
  });

  it('5.16 (line 549) a single plane of strength 1 gives no air superiority, two points do', () => {
    const flown = (points: number) => {
      const attacker = { ...noSupport, air: points, aloft: points };
      const fought = fight(
        battle(fighters(2, '2-3', japan), fighters(1, '1-2', china), { support: { attacker, defender: noSupport } }),
        [4],
      );
      return saidIn(fought, 'modifiers').map(({ sum }) => sum);
    };
    expect([flown(1), flown(2)]).toEqual([[], [1]]);
  });

  it('5.18 (line 651) three steps are a full unit and a flipped one, or three flipped', () => {
    const three = (shares: { [id: string]: number }) =>
      lefts(
        fight(battle([fighter('12', japan)], fighters(3, '1-2', china)), [8], (ask) =>
          ask.ask === 'split' ? shares : ask.ask === 'sheet' ? [[]] : [],
        ).end.target,
      );
    const [a, b, c] = ['china-1-2-1', 'china-1-2-2', 'china-1-2-3'];
    expect(three({ [a ?? '']: 2, [b ?? '']: 1 })).toEqual([0, 1, 2]);
    expect(three({ [a ?? '']: 1, [b ?? '']: 1, [c ?? '']: 1 })).toEqual([1, 1, 1]);
  });

  it('5.18 (line 663) a 6 at 2:1 takes two steps; if there were no more than four, a 6 or more drives the rest out', () => {
    const at = (defenders: ReturnType<typeof fighters>, check: number) => {
      const { end, dice } = fight(battle(fighters(2, '2-4', japan), defenders), [6, check]);
      return [end.result, dice.length, end.vacated];
    };
    expect(at(fighters(2, '1-2', china), 6)).toEqual(['-/2●', 2, true]);
    expect(at(fighters(2, '1-2', china), 5)).toEqual(['-/2●', 2, false]);
    expect(at([...fighters(2, '1-1', china), fighter('2', china)], 6)).toEqual(['-/2●', 1, false]);
  });

  it('5.18 (line 681) who has nowhere to retreat to is eliminated', () => {
    const pocket = ground('pocket', fighters(2, '1-2', china), { ways: [] });
    const fought = fight(battle(fighters(2, '2-4', japan), pocket), [6, 6]);
    expect(saidIn(fought, 'no-way-out').length).toBeGreaterThan(0);
    expect(lefts(fought.end.target)).toEqual([0, 0]);
  });
});
