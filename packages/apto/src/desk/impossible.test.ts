import { describe, expect, it } from 'vitest';
import { likely, odds, played, problem } from './testing.js';

const attackers = [{ full: 3 }];
const defenders = [{ full: 2 }];
const attack = (given: object): string => problem('land-combat', { attackers, defenders, ...given });

describe('a land attack that cannot be is refused, with what would be right', () => {
  it.each([
    ['10.6 partisans who attack', { attackers: [{ full: 3, kind: 'partisan' }] }, 'attackers[0].kind', '10.6'],
    ['10.6 partisans who defend', { defenders: [{ full: 0, kind: 'partisan' }] }, 'defenders[0].kind', '10.6'],
    ['5.16 infantry that drops', { attackers: [{ full: 3, by: 'drop' }] }, 'attackers[0].by', '5.16'],
    [
      '5.14 a landing over a river',
      { attackers: [{ full: 3, by: 'sea', across: 'river' }] },
      'attackers[0].across',
      '5.14',
    ],
    [
      '7.7 a landing out of supply',
      { attackers: [{ full: 3, by: 'sea', outOfSupply: true }] },
      'attackers[0].outOfSupply',
      '7.7',
    ],
    [
      '5.14 one side with a river and without',
      { attackers: [{ full: 3 }, { full: 2, across: 'river' }] },
      'attackers',
      '5.14',
    ],
    ['5.9 fourteen steps from one side', { attackers: [{ full: 3, depleted: 1, count: 7 }] }, 'attackers', '5.9'],
    ['5.9 twelve steps that defend', { defenders: [{ full: 3, depleted: 1, count: 6 }] }, 'defenders', '5.9'],
    ['10.2 a Sneak Attack on China', { sneak: 1 }, 'sneak', '10.2'],
    ['5.16 a Sneak Attack of the Allies', { attacker: 'allies', sneak: 1 }, 'sneak', '5.16'],
    ['5.16 a city of Japan in China', { homeCity: 'japan', inChina: true }, 'inChina', '5.16'],
    [
      '5.16 bombers that are not aloft',
      { support: { defender: { air: 5, aloft: 2 } } },
      'support.defender.aloft',
      '5.16',
    ],
  ])('%s', (_what, given, field, rule) => {
    const why = attack(given);
    expect(why.startsWith(`${field}: `)).toBe(true);
    expect(why.endsWith(`(${rule})`)).toBe(true);
  });

  it('5.9, 5.14 what can be is taken', () => {
    const soviets = { full: 4, depleted: 2, nation: 'ussr', count: 6 };
    for (const given of [
      {
        attackers: [
          { full: 3, depleted: 1, count: 5 },
          { full: 3, kind: 'commando', count: 4 },
        ],
      },
      {
        attackers: [
          { full: 3, depleted: 1, count: 5 },
          { full: 3, depleted: 1, count: 5, side: 4, across: 'river' },
        ],
      },
      {
        attackers: [
          { full: 3, by: 'sea', count: 10 },
          { full: 2, across: 'river' },
        ],
      },
      { attacker: 'allies', attackers: [soviets] },
      { attackers: [{ full: 1, kind: 'paratroop', by: 'drop' }] },
      { sneak: 2, defenders: [{ full: 2, nation: 'uk' }], support: { attacker: { air: 3, aloft: 4 } } },
    ])
      expect(attack(given)).toBe('fine');
  });
});

it('5.16 bombers that support are aloft, and superior where nobody is against them', () => {
  const planes = (support: object) => played('land-combat', { attackers, defenders, support }, [4]).said[2];
  expect(planes({ attacker: { air: 2 } })).toBe('5.16 To the die: air superiority +1; in all +1.');
  expect(planes({ attacker: { air: 2 }, defender: { aloft: 1 } })).not.toContain('To the die');
});

it('5.18 no Banzai meets those who came from the sea or the air: they stand in no hex beside the target', () => {
  const force = (given: object) => ({
    attacker: 'allies',
    attackers: [{ full: 4, nation: 'us', count: 4, ...given }],
    defenders: [{ full: 3, depleted: 1, count: 2 }],
  });
  expect(likely(odds('land-combat', force({})), 'Banzai')).toBeGreaterThan(0);
  expect(likely(odds('land-combat', force({ kind: 'paratroop', by: 'drop' })), 'Banzai')).toBe(0);
  expect(likely(odds('land-combat', force({ kind: 'marine', by: 'sea' })), 'Banzai')).toBe(0);
});
