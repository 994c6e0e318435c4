import { describe, expect, it } from 'vitest';
import { hitsFor } from '../chapters/20-51-naval-attack.js';
import { worldAtWarDesk } from './index.js';
import { mean, odds, played, problem } from './testing.js';

const names = worldAtWarDesk.map(({ id }) => id.slice('world-at-war/'.length));

describe('the Nevada takes one hit at Pearl Harbor', () => {
  it.each([
    'The Nevada takes one hit at Pearl Harbor',
    'the Nevada takes one hit at Pearl Harbor.',
    'Nevada takes 1 hit in port',
    'USS Nevada takes a hit in harbour',
  ])('20.523C typed as %s it is explained: repaired at once', (line) => {
    for (const name of ['hits', 'naval-air-attack']) {
      const { rules, texts, outcome } = played(name, line);
      expect(rules).toEqual(['20.51', '20.523C']);
      expect(texts[1]).toBe('1 hit on Nevada in port, too few to harm a ship of 3: repaired at once, without effect.');
      expect(outcome.ships).toMatchObject([{ name: 'Nevada', hits: 0, state: 'sound' }]);
    }
  });
  it('20.523A at sea it stays', () => {
    expect(played('hits', 'Nevada takes one hit at sea').texts[1]).toContain('has 1 of 3 hits');
  });
  it('what cannot be read is said, with how to write it', () => {
    expect(problem('hits', 'the Nevda takes one hit')).toContain('did you mean Nevada?');
    expect(problem('hits', 'Nevada takes one hit at Reykjavik')).toContain('a harbour such as "at Pearl Harbor"');
    expect(problem('hits', 'Nevada takes many hits')).toContain('is no number of hits');
    expect(problem('hits', 'Nevada')).toContain('wants a ship and how many hits');
  });
});

describe('every procedure', () => {
  it.each(names)('%s runs its example and the line it shows, with odds that add up to one', (name) => {
    const procedure = worldAtWarDesk.find(({ id }) => id.endsWith(`/${name}`));
    for (const given of [procedure?.example, procedure?.line?.form]) {
      expect(problem(name, given)).toBe('fine');
      const { exact, outcomes } = odds(name, given);
      expect(exact).toBe(true);
      expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });
  it.each(names)('%s refuses what it does not know', (name) => {
    expect(problem(name, { nonsense: 1 })).not.toBe('fine');
  });
});

describe('attacks in a line', () => {
  it('20.51 several attacks, the rest of the force behind "with"', () => {
    const line = '4 Japanese squadrons -> Nevada, 3 -> Arizona, 2 -> light with 8 DD, 4 CA at Pearl Harbor in 1941';
    // Nevada: four squadrons at 7, less nothing for air +1 and naval -1: three hits, sunk; die 1 spares her.
    const { steps } = played('naval-air-attack', line, [3, 4, 1, 1, 1, 2, 3]);
    expect(steps.map(({ rule }) => rule)).toEqual([
      '20.51',
      '20.5212B',
      '20.5241B',
      '20.524',
      '20.51',
      '20.523C',
      '20.51',
      '20.531',
    ]);
    expect(steps[0]?.text).toContain("+1 attacker's Air Nationality DRM, −1 defender's Naval Nationality DRM");
  });
  it('20.21 a fleet fires with all that can: carriers and damaged ships do not', () => {
    const { texts } = played(
      'fleet-attack',
      'Washington, Enterprise, South Dakota (damaged), 4 DD -> Kirishima',
      [1, 1],
    );
    expect(texts[0]).toContain('8 fleet factors on Kirishima');
    expect(
      problem('fleet-attack', {
        attacker: { force: ['Washington'] },
        attacks: [{ target: 'Kirishima', factors: 5 }],
      }),
    ).toContain('the ships that can fire have 4 (20.21)');
  });
  it('20.253 the Yamato fights at one more', () => {
    expect(played('fleet-attack', 'Yamato -> Washington', [1, 2]).texts[0]).toContain(
      "+2 attacker's Naval Nationality DRM",
    );
    expect(played('fleet-attack', 'Washington -> Yamato', [1, 2]).texts[0]).toContain(
      "−2 defender's Naval Nationality DRM",
    );
  });
  it('20.58A ships with cargo are a target of their own', () => {
    const given = {
      attacker: { power: 'japan' },
      attacks: [
        { target: 'light', factors: 7 },
        { target: 'screened', factors: 7 },
      ],
      defender: {
        power: 'us',
        force: ['2 DD', '3 TR'],
        carrying: { TR: 3 },
        cargo: [{ name: 'marines', kind: 'ground', factors: 4, on: 'TR' }],
      },
    };
    // Two hits sink the screen, two more all but one of the transports, which takes the marines over (R6).
    const { outcome } = played('fleet-attack', given, [3, 4, 3, 4]);
    expect(outcome.light).toMatchObject([{ DD: 0, TR: 1, cargo: ['marines'] }]);
  });
  it('20.78C advanced submarines attack at +1 whatever guards their target', () => {
    expect(
      played('submarine-attack', '3 advanced German submarines -> Iowa with 9 American DD', [1, 1]).texts[0],
    ).toContain('+1 advanced submarines');
  });
  it('20.33 a carrier with all her squadrons guards against submarines', () => {
    const given = {
      attacks: [{ submarines: 3, target: 'Saratoga' }],
      defender: { force: ['Saratoga'], fullDecks: ['Saratoga'] },
    };
    expect(played('submarine-attack', given, [1, 1]).texts[0]).toContain('−1 planes overhead');
  });
  it('20.59 cargo that nobody could carry is refused; a destroyer factor carries one (R19)', () => {
    const given = {
      attacks: [{ target: 'light', hits: 1 }],
      defender: {
        force: ['1 TR'],
        cargo: [
          { name: 'army', kind: 'ground', factors: 5, on: 'TR' },
          { name: 'air', kind: 'air', factors: 1, on: 'TR' },
        ],
      },
    };
    expect(problem('hits', given)).toContain('it needs 2 TR, and there are 1 (20.59)');
    const onDestroyers = {
      attacks: [{ target: 'light', hits: 1 }],
      defender: { force: ['3 DD'], cargo: [{ name: 'army', kind: 'ground', factors: 4, on: 'DD' }] },
    };
    expect(problem('hits', onDestroyers)).toContain('it needs 4 DD, and there are 3 (20.59)');
  });
  it('20.24 an odd number of cruiser factors is refused', () => {
    expect(problem('hits', '3 CA take 1 hit at sea')).toContain('two to a cruiser (20.24)');
  });
});

describe('exact odds', () => {
  /** Every pair of dice by hand, straight from the table. */
  const chances = (squadrons: number, sum: number, hits: (n: number) => boolean): number => {
    let found = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) if (hits(hitsFor('air', squadrons, a + b + sum))) found += 1;
    return found / 36;
  };
  it('20.5211A the chance to sink at sea is the table’s, and critical hits on top', () => {
    const given = {
      attacks: [{ squadrons: 2, target: 'Kongo' }],
      landBased: true,
      attacker: { power: 'us' },
      defender: { force: ['Kongo'] },
    };
    // Two squadrons at -1: a natural 12 brings three hits and sinks her; nothing else is left for a critical hit to add.
    expect(mean('naval-air-attack', given, 'Kongo sunk')).toBeCloseTo(
      chances(2, -1, (n) => n >= 3),
      12,
    );
    expect(mean('naval-air-attack', given, 'Kongo damaged')).toBeCloseTo(
      chances(2, -1, (n) => n === 2),
      12,
    );
  });
  it('20.524 a natural 12 damages the Yamato with a 6', () => {
    const given = { attacks: [{ squadrons: 1, target: 'Yamato' }], landBased: true, attacker: { power: 'us' } };
    expect(mean('naval-air-attack', given, 'Yamato damaged')).toBeCloseTo(1 / 36 / 6, 12);
  });
  it('many targets are counted, and come to the sum of their chances', () => {
    const five = ['Nevada', 'Arizona', 'Oklahoma', 'Tennessee', 'California'];
    const all = { where: 'port', attacks: five.map((target) => ({ squadrons: 3, target })) };
    const one = { where: 'port', attacks: [{ squadrons: 3, target: 'Nevada' }] };
    expect(mean('naval-air-attack', all, 'ships lost')).toBeCloseTo(
      5 * mean('naval-air-attack', one, 'Nevada destroyed'),
      9,
    );
    expect(mean('naval-air-attack', all, 'ships damaged')).toBeCloseTo(
      5 * mean('naval-air-attack', one, 'Nevada damaged'),
      9,
    );
  });
  it('a strike on eight battleships and the light ships, through air defence, is exact', () => {
    const eight = [
      'Nevada',
      'Arizona',
      'Oklahoma',
      'Tennessee',
      'California',
      'Maryland',
      'West Virginia',
      'Pennsylvania',
    ];
    const attacks = [...eight.map((target) => ({ squadrons: 4, target })), { squadrons: 3, target: 'light' }];
    const given = { where: 'port', airDefence: true, attacks, defender: { force: [...eight, '8 DD', '4 CA'] } };
    expect(odds('naval-air-attack', given).exact).toBe(true);
  });
});
