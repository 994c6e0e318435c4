/** The worked examples of chapters 13 and 22, and of 5.13, that have figures in the text. */
import { expect, it } from 'vitest';
import { bandAt, damageDRM, searchValueOf } from '../src/chapters/13-3-air-search.js';
import { locatedAfter, locatedUntil } from '../src/chapters/13-7-located.js';
import { leadsOf, mayConceal } from '../src/submarine/contact.js';
import { huntProcedure } from '../src/submarine/flow.js';
import { begun, contacted, lawOf, play } from '../src/submarine/testing.js';

const values = { short: 4, medium: 4, long: 3, extended: 2 };

it('E34, 13.1.2 an H6K and an H8K at Rabaul both search to 28 hexes, the H6K with its full value', () => {
  const base = {
    name: 'Rabaul',
    planes: [
      { type: 'H6K', points: 1, values, extendedTo: 24 },
      { type: 'H8K', points: 1, values, extendedTo: 28 },
    ],
  };
  expect(bandAt(base, 28)).toBe('extended');
  expect(bandAt(base, 29)).toBeUndefined();
  expect(searchValueOf(base, 'extended')).toBe(4);
});
it('E35, 13.1.3 a damaged airfield does no harm when most of the value comes from a sound seaplane base', () => {
  const planes = [
    { type: 'H8K', points: 2, values, afloat: true },
    { type: 'G4M', points: 1, values },
  ];
  expect(damageDRM({ name: '', planes, damage: { airfield: 1, seaplane: 0 } })).toBe(0);
});
it('E36, 13.3 a base that searched in one band may search again in the next', () => {
  const base = { name: 'Shortland', hex: [1, 4] as const, beyond: 0, planes: [{ type: 'H6K', points: 2, values }] };
  const hunt = begun(
    lawOf('wasp', {
      airBases: [base],
      stations: [
        [9, 1],
        [9, 2],
        [9, 3],
      ],
      pace: 12,
    }),
    'south',
  );
  const asked: string[] = [];
  for (let need = play(hunt, [1, 1]); need !== undefined && hunt.battle.mover === 0 && hunt.battle.naval === 0; ) {
    if (hunt.battle.phase === 'band') asked.push(...(hunt.battle.forces[0]?.bands ?? []), 'now');
    need = play(hunt, [1, 1], hunt.battle.phase === 'band' ? { band: ['Shortland'] } : { submarines: [] });
    if (need?.need === 'decision' && hunt.battle.phase === 'submarines') need = play(hunt, [1, 1], { submarines: [] });
  }
  expect(asked.filter((each) => each === 'now').length).toBeGreaterThan(1);
});
it('E37, 13.7.5 located in the 1st Air Phase lasts to the end of the 1st Naval Phase', () => {
  expect(locatedUntil('1A')).toBe('1N');
});
it('E38, E43, 13.7.5 located 2N, not moved in the 3rd Naval Phase, becomes 3N; 16.1.5 located 1N lasts to the end of 2A', () => {
  expect(locatedAfter('2N', '3N', { moved: false, night: false, by: 'search' })).toBe('3N');
  expect(locatedUntil('1N')).toBe('2A');
  expect(locatedAfter('2A', '2N', { moved: true, night: false, by: 'search' })).toBeUndefined();
  expect(locatedAfter('2N', '2N', { moved: true, night: true, by: 'search' })).toBeUndefined();
  expect(locatedAfter('2N', '2N', { moved: true, night: true, by: 'ships' })).toBe('2N');
});
it('E13, 5.13.2 four planes at Noumea, six hexes off, and four destroyers: a screen of 8 over at least three groups', () => {
  const ships = [
    'North Carolina',
    'San Francisco',
    'Salt Lake City',
    'Helena',
    'Laffey',
    'Lansdowne',
    'Farenholt',
    'Buchanan',
  ];
  const law = lawOf('wasp', {
    forces: [{ name: 'TF', ships }],
    hunterBases: [{ name: 'Noumea', hex: [9, 5], beyond: 6, screen: 4, longRange: 2 }],
  });
  const hunt = contacted(law);
  const ask = huntProcedure.ask(hunt, 'allies');
  const rows = ask.ask === 'sheet' ? ask.rows : [];
  const planes = rows.flatMap((row) => (row.ask === 'split' ? [row.total] : []));
  const destroyers = rows.filter((row) => row.ask === 'pick' && row.prompt.startsWith('DD'));
  expect(planes).toEqual([4]);
  expect(destroyers.length + 4).toBe(8);
  expect(leadsOf(law, ships)).toHaveLength(3);
});
it('E64, 22.5.8 with ±1 a group of a CV and two DD cannot be concealed', () => {
  const ship = (id: string, type: 'CV' | 'DD') => ({ id, type, mark: '', up: false, hit: false });
  expect(mayConceal({ ships: [ship('a', 'CV'), ship('b', 'DD'), ship('c', 'DD')] }, 1)).toBe(false);
  expect(mayConceal({ ships: [ship('a', 'CV'), ship('b', 'DD')] }, 1)).toBe(true);
});
