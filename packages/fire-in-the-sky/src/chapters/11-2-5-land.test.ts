import type { Ask } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../battle.js';
import { airPoints, battleOf, cargo, fight, hitsFrom, ships, simple, troops } from '../testing.js';

const stop = (ask: Ask) => (ask.rule === 'R11' ? [] : simple(ask));
const assault = (given: object = {}) =>
  battleOf(['land'], {
    part: 'allies',
    japan: { land: troops(2, 'japan') },
    allies: { land: troops(4, 'us') },
    ...given,
  });

describe('11.2.5.3 ground support', () => {
  const supported = (given: object = {}) =>
    assault({ allies: { land: troops(4, 'us'), air: airPoints(2, 'us', { state: 'support' }) }, ...given });

  it('11.2.5.3 each Air Point rolls a die, and a hit takes a point of strength before the fight', () => {
    const { end, dice } = fight(supported(), [6, 6]);
    expect(dice).toEqual(['11.2.5.3 allies', '11.2.5.3 allies']);
    expect(strengthOf(end.sides.japan)).toBe(0);
  });

  it('11.2.5.3 Air Supremacy adds one', () => {
    expect(hitsFrom(fight(supported()), '11.2.5.3')).toBe(5);
    expect(hitsFrom(fight(supported({ supremacy: 'allies' })), '11.2.5.3')).toBe(4);
    expect(hitsFrom(fight(supported({ supremacy: 'japan' })), '11.2.5.3')).toBe(5);
  });

  it('11.2.5.3 supremacy won in the air battle serves the troops', () => {
    const battle = battleOf(['air', 'land'], {
      part: 'allies',
      japan: { land: troops(2, 'japan') },
      allies: { land: troops(2, 'us'), air: airPoints(1, 'us') },
    });
    expect(hitsFrom(fight(battle), '11.2.5.3')).toBe(4);
  });
});

describe('11.2.5.5 land combat', () => {
  it('11.2.5.5 a die for each point of strength, both sides at once', () => {
    const { end, dice } = fight(assault(), [5, 6, 5, 1, 1, 1], stop);
    expect(dice.filter((die) => die === '11.2.5.5 japan')).toHaveLength(2);
    expect(dice.filter((die) => die === '11.2.5.5 allies')).toHaveLength(4);
    expect([strengthOf(end.sides.japan), strengthOf(end.sides.allies)]).toEqual([1, 2]);
  });

  it('11.2.5.5 who is out of supply has one less', () => {
    const cut = fight(assault({ supplied: { japan: false, allies: true } }), [], stop);
    expect(hitsFrom(cut, '11.2.5.5', 'japan')).toBe(6);
    expect(hitsFrom(cut, '11.2.5.5', 'allies')).toBe(5);
  });

  it('16.1.6 US Marines landing where none of theirs stand have one more', () => {
    const landing = (marine: boolean, option = true, ashore = 0, nation: 'us' | 'britain' = 'us') =>
      fight(
        assault({
          options: { marines: option },
          allies: {
            land: [...troops(4, nation, { marine, landing: true }), ...(ashore > 0 ? troops(ashore, 'us') : [])],
          },
        }),
        [],
        stop,
      );
    expect(hitsFrom(landing(true), '11.2.5.5', 'allies')).toBe(4);
    expect(hitsFrom(landing(false), '11.2.5.5', 'allies')).toBe(5);
    expect(hitsFrom(landing(true, false), '11.2.5.5', 'allies')).toBe(5);
    expect(hitsFrom(landing(true, true, 2), '11.2.5.5', 'allies')).toBe(5);
    expect(hitsFrom(landing(true, true, 0, 'britain'), '11.2.5.5', 'allies')).toBe(5);
  });

  it('R11 three rounds, unless the attacker stops', () => {
    const rounds = (answer: typeof simple) =>
      fight(assault(), [], answer).events.filter(({ kind }) => kind === 'round').length;
    expect([rounds(simple), rounds(stop)]).toEqual([3, 1]);
  });

  it('R11 hits are taken by the strongest unit', () => {
    const two = [...troops(2, 'japan'), ...troops(4, 'japan', { id: 'guards' })];
    const { end } = fight(assault({ japan: { land: two } }), [1, 1, 1, 1, 1, 1, 6, 6, 1, 1], stop);
    expect(end.sides.japan.land.map(({ strength }) => strength)).toEqual([2, 2]);
  });

  it('R10 troops aboard come ashore and fight', () => {
    const invasion = battleOf(['surface', 'land'], {
      part: 'allies',
      japan: { land: troops(1, 'japan') },
      allies: { ships: ships('us-dd-1'), cargo: cargo('land', 4) },
    });
    const { end, dice } = fight(invasion, [1, 6], stop);
    expect(dice.filter((die) => die === '11.2.5.5 allies')).toHaveLength(4);
    expect(end.sides.allies.cargo).toEqual([]);
    expect(end.sides.allies.land).toMatchObject([{ strength: 4, landing: true }]);
  });
});
