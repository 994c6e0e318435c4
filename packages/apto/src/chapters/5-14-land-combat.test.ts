import { describe, expect, it } from 'vitest';
import { noSupport } from '../battle.js';
import { battle, fighter, fighters, ground, leader, origin } from '../battle-testing.js';
import { without } from '../game-testing.js';
import { airSupport, attackStrength, defenceStrength, isAssault, navalSupport, oddsOf } from './5-14-strength.js';

const japan = { nation: 'japan' } as const;
const china = { nation: 'china' } as const;
const three = () => fighters(3, '2-3', japan);
const attack = (...args: Parameters<typeof battle>) => attackStrength(battle(...args)).points;
const defence = (...args: Parameters<typeof battle>) => defenceStrength(battle(...args)).points;

describe('5.14 odds', () => {
  it('5.14 fractions of the odds are dropped, and more than five to one is five to one', () => {
    expect(['3:1', '1:1', '2:1', '5:1', '5:1']).toEqual([
      oddsOf(21, 6),
      oddsOf(6, 6),
      oddsOf(12, 6),
      oddsOf(30, 6),
      oddsOf(99, 6),
    ]);
  });

  it('R40 below one to one the fraction goes against the attacker too', () => {
    expect([oddsOf(5, 6), oddsOf(3, 6), oddsOf(5, 12), oddsOf(1, 60), oddsOf(0, 3)]).toEqual([
      '1:2',
      '1:2',
      '1:3',
      '1:3',
      '1:3',
    ]);
  });
});

describe('5.14 the attackers', () => {
  it('5.14 the total of those across a river is halved, fractions down, and not each of them', () => {
    expect(attack([origin(three(), { across: 'river' })], fighters(1, '1-2', china))).toBe(4);
    expect(
      attack([origin(three(), { across: 'strait' }), origin(three(), { hex: 'other' })], fighters(1, '1-2', china)),
    ).toBe(13);
  });

  it('5.14 who drops from the air crosses no river', () => {
    const drop = fighter('2', { ...japan, kind: 'paratroop', by: 'drop' });
    expect(attack([origin([...three(), drop], { across: 'river' })], fighters(1, '1-2', china))).toBe(6);
  });

  it('5.10 one General in a hex adds his strength after the halving, if a unit of his nation attacks', () => {
    const generals = [leader('Yamashita', 'japan', 2), leader('Terauchi', 'japan', 1)];
    expect(attack([origin(three(), { generals, across: 'river' })], [])).toBe(6);
    expect(attack([origin(fighters(2, '1', { nation: 'manchukuo' }), { generals })], [])).toBe(2);
  });

  it('R42 neither a General nor planes and ships more than double the units', () => {
    const generals = [leader('Yamashita', 'japan', 2)];
    expect(attack([origin([fighter('1', japan)], { generals })], [])).toBe(2);
    const support = { attacker: { air: 5, naval: 3, aloft: 5 }, defender: noSupport };
    expect(attack(three(), [], { support })).toBe(17);
    expect(attack([fighter('2', japan)], [], { support })).toBe(4);
  });

  it('R47 a General with a plus helps each stack once, beyond doubling', () => {
    expect(attack([origin([fighter('1', china), fighter('1', { ...china, id: 'b' })], { inspired: 1 })], [])).toBe(3);
  });

  it('5.14 heavy bombers count half, those driven off not at all', () => {
    expect(airSupport([{ strength: 3 }, { strength: 5, heavy: true }, { strength: 4, aborted: true }])).toBe(5);
  });

  it('5.14 ships give a point for three of gunnery, and one each for light cruisers and destroyers', () => {
    expect([navalSupport({ gunnery: 8 }), navalSupport({ gunnery: 8, cl: 3, dd: 2 })]).toEqual([2, 4]);
  });
});

describe('5.14 the defenders', () => {
  it('5.14 each step in a fortification has one more, and no unit more than doubles', () => {
    const fort = (units: ReturnType<typeof fighters>) => defence(three(), ground('W1', units, { fort: 'chit' }));
    expect(fort(fighters(2, '1-3', china))).toBe(10);
    expect(fort(fighters(1, '1-1', china))).toBe(2);
  });

  it('5.14 an empty fort defends with two', () => {
    expect(defence(three(), ground('W1', [], { fort: 'chit' }))).toBe(2);
  });

  it('5.14 a coastal fort helps against landings alone, and no more than a fortification', () => {
    const coast = (by: 'land' | 'sea', fort: 'none' | 'chit' = 'none') =>
      defence(
        fighters(3, '2-3', { ...japan, by }),
        ground('W1', fighters(1, '2-3', china), { coastalFort: true, fort }),
      );
    expect([coast('land'), coast('sea'), coast('sea', 'chit')]).toEqual([3, 5, 5]);
  });

  it('5.14 minor partners abroad defend with half, rounded up, unless planes or ships help', () => {
    const mongols = fighters(2, '3', { nation: 'mongolia', abroad: true });
    expect(defence(three(), mongols)).toBe(4);
    const support = { attacker: noSupport, defender: { air: 1, naval: 0, aloft: 1 } };
    expect(defence(three(), mongols, { support })).toBe(7);
  });

  it('R167, 5.14 a minor partner abroad is not halved when ships support him', () => {
    const mongols = fighters(2, '3', { nation: 'mongolia', abroad: true });
    const support = { attacker: noSupport, defender: { air: 0, naval: 1, aloft: 0 } };
    expect(defence(three(), mongols, { support })).toBe(7);
    expect(without('R167', () => defence(three(), mongols, { support }))).toBe(5);
  });

  it('5.14 the people of the coast are worth one against a landing', () => {
    expect(defence(fighters(1, '2-3', { ...japan, by: 'sea' }), [])).toBe(1);
  });

  it('5.2 a headquarters by itself is worth one, two with whatever support', () => {
    const hq = { id: 'hq', name: 'Fifth' };
    expect(defence(three(), ground('W1', [], { hq }))).toBe(1);
    expect(
      defence(three(), ground('W1', [], { hq }), {
        support: { attacker: noSupport, defender: { air: 4, naval: 2, aloft: 4 } },
      }),
    ).toBe(2);
  });

  it('R76 a headquarters by itself in a fort defends as the empty fort does', () => {
    const hq = { id: 'hq', name: 'Fifth' };
    const support = { attacker: noSupport, defender: { air: 1, naval: 0, aloft: 1 } };
    const both = () => [
      defence(three(), ground('W1', [], { hq, fort: 'chit' })),
      defence(three(), ground('W1', [], { hq, fort: 'chit' }), { support }),
    ];
    expect(both()).toEqual([2, 3]);
    expect(without('R76', both)).toEqual([1, 2]);
  });

  it('5.18 units that retreated here in this Step add nothing', () => {
    expect(defence(three(), [fighter('2-3', china), fighter('2-3', { ...china, id: 'late', retreated: true })])).toBe(
      3,
    );
  });
});

describe('5.16 what is an assault', () => {
  it('5.16 half of the strength over land, rivers halved, takes the assault away', () => {
    const sea = (given: Parameters<typeof origin>[1]) =>
      isAssault(
        battle(
          [
            origin(fighters(2, '3', { ...japan, by: 'sea' }), { hex: 'sea', direction: null }),
            origin(fighters(2, '3', japan), given),
          ],
          [],
        ),
      );
    expect([sea({}), sea({ across: 'river' })]).toEqual([false, true]);
  });
});
