/** The worked examples of Part 5, by the lines of the source. */
import { describe, expect, it } from 'vitest';
import { noSupport } from '../src/battle.js';
import { battle, fight, fighter, fighters, ground, lefts } from '../src/battle-testing.js';
import { attacksOf } from '../src/chapters/5-0-activation.js';
import { canCross, entryCost } from '../src/chapters/5-8-terrain.js';
import { stackingLimit } from '../src/chapters/5-9-stacking.js';
import { defenceStrength, oddsOf } from '../src/chapters/5-14-strength.js';
import { modifiersOf } from '../src/chapters/5-16-modifiers.js';
import { impromptuPrice } from '../src/chapters/8-13-offensives.js';
import { theatre } from '../src/desk/theatre.js';
import { map } from '../src/map/map.js';
import { headquarters } from '../src/pieces.js';
import { hexOf, indexOf, situationOf } from '../src/situation.js';
import type { Pub } from '../src/state.js';

const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;

/** What it costs an infantry or an armoured unit to go from one hex into the next. */
function cost(from: string, to: string, kind: 'infantry' | 'armor' = 'armor'): number {
  const side = map.hexside(from, to);
  if (side === undefined) throw new Error(`${from} and ${to} are not neighbours`);
  return entryCost(hexOf(map, to), side, kind);
}

describe('examples of Part 5', () => {
  it('5.0 (line 108), 5.21 (line 764) a headquarters with a rating of 2 makes two attacks in each Step, Breakthroughs too', () => {
    const hq = headquarters({ id: 'hq', nation: 'japan', name: 'First', command: 2, radius: 3, hex: 'W4919' });
    expect(attacksOf({ hqs: { hq } } as unknown as Pub, [{ by: 'hq', of: 'hq' }])).toBe(2);
  });

  it('5.5 (line 184) a Communist Offensive in haste costs 2 EP', () => {
    expect(impromptuPrice('ccp')).toBe(2);
  });

  it.each([
    ['258', 'W2709', 'W2609'],
    ['264', 'W3508', 'W3507'],
    ['278', 'W5232', 'W5332'],
  ])('5.8 (line %s) over the rail hexside from %s into %s costs one, whoever moves', (_line, from, to) => {
    expect([cost(from, to, 'infantry'), cost(from, to, 'armor')]).toEqual([1, 1]);
  });

  it('5.9 (line 298) eleven steps stack in a fortified city', () => {
    expect(stackingLimit(hexOf(map, 'W4919'), { fortification: true }, ['japan'])).toBe(11);
  });

  it('5.13 (line 398) a unit at W 6033 has no Zone of Control over the inlet', () => {
    const board = theatre({ year: 1939, month: 5 }, [{ nation: 'ussr', hex: 'W6033' }], {});
    const { zones } = situationOf(board, map);
    expect(zones.allies[indexOf(map, 'W6033')]).toBe(1);
    expect(zones.allies[indexOf(map, 'W6134')]).toBe(0);
  });

  it('5.14 (line 453) 21 against 6 is 3:1', () => {
    expect(oddsOf(21, 6)).toBe('3:1');
  });

  it('5.14 (line 475) a coastal fort is no help against an attack over a river', () => {
    const fort = ground('coast', fighters(1, '2-3', china), { coastalFort: true });
    expect(defenceStrength(battle(fighters(3, '2-3', japan), fort)).points).toBe(3);
  });

  it('5.15 (line 524) a unit at W 6134 may attack E 0135, not W 6033', () => {
    const may = (to: string): boolean => {
      const side = map.hexside('W6134', to);
      return side !== undefined && canCross(hexOf(map, to), side);
    };
    expect([may('E0135'), may('W6033')]).toEqual([true, false]);
  });

  it('5.16 (line 549) a single plane of strength 1 gives no air superiority', () => {
    const plane = { attacker: { ...noSupport, air: 1, aloft: 1 }, defender: noSupport };
    expect(modifiersOf(battle(fighters(2, '2-3', japan), fighters(1, '1-2', china), { support: plane }))).toEqual([]);
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
});
