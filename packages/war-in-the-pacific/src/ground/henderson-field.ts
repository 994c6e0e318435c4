/**
 * Henderson Field, October 1942. The island is the three hexes of 13.8.1. A step is a battalion; strengths are those of the
 * first days of October, landings those of the weeks that followed. Everything about it is public; ratings are ours.
 */
import { navalUnits, rated } from '../charts/naval-units.js';
import type { ShipFacts } from '../charts/ship-facts.js';
import { withNeighbours } from './neighbours.js';
import type { GroundScenario, LandHex, PlacedUnit } from './scenario.js';
import { marines, regiment, usInfantry } from './units.js';

const places: { readonly [hex: string]: Omit<LandHex, 'next'> } = {
  E2418: { name: 'Kokumbona', terrain: 'jungle', holder: 'japan', source: 'japan' },
  E2519: { name: 'Lunga', terrain: 'jungle', holder: 'allies', fort: 1, source: 'allies' },
  E2619: { name: 'Koli Point', terrain: 'jungle', holder: 'allies' },
};

const kongo: ShipFacts = {
  nation: 'japan',
  type: 'BC',
  ships: 1,
  tons: 31700,
  knots: 30,
  guns: [8, 14],
  tubes: [0, 21],
};
const isuzu: ShipFacts = {
  nation: 'japan',
  type: 'CL',
  ships: 1,
  tons: 5170,
  knots: 36,
  guns: [7, 5.5],
  tubes: [8, 24],
};

const japanese: readonly PlacedUnit[] = [
  regiment('4', '4th Infantry', { hex: 'E2418' }),
  { ...regiment('124', '124th Infantry', { hex: 'E2418', left: 2 }), troopQuality: 6 },
  regiment('16', '16th Infantry', { hex: 'E2418', turn: 2 }),
  regiment('29', '29th Infantry', { hex: 'E2418', turn: 2 }),
  regiment('230', '230th Infantry', { hex: 'E2418', turn: 2 }),
  regiment('228', '228th Infantry', { hex: 'E2418', turn: 4 }),
  {
    ...regiment('pioneers', '13th Construction Unit', { hex: 'E2418' }),
    size: 'battalion',
    troopQuality: 2,
    steps: 1,
    activation: 0.5,
    labour: true,
  },
];

const allied: readonly PlacedUnit[] = [
  marines('1m', '1st Marines', { hex: 'E2519' }),
  marines('5m', '5th Marines', { hex: 'E2519', left: 3 }),
  marines('7m', '7th Marines', { hex: 'E2519' }),
  {
    ...marines('3d', '3rd Defense Battalion', { hex: 'E2519' }),
    size: 'battalion',
    troopQuality: 7,
    steps: 1,
    activation: 0.5,
  },
  usInfantry('164', '164th Infantry', { hex: 'E2519', turn: 2, voyage: { used: 86, of: 252 } }),
  marines('8m', '8th Marines', { hex: 'E2519', turn: 4 }),
];

export const hendersonField: GroundScenario = {
  id: 'henderson-field',
  title: 'Henderson Field, October 1942',
  weeks: ['1/11/42', '2/11/42', '3/11/42', '4/11/42'],
  hexes: withNeighbours(places),
  units: [...japanese, ...allied],
  command: { japan: [6, 8, 12, 8], allies: [4, 6, 6, 8] },
  squadrons: [
    {
      id: 'kongo',
      name: 'Kongo and Haruna',
      side: 'japan',
      nation: 'japan',
      ships: [
        rated('Kongo', kongo),
        rated('Haruna', kongo),
        rated('Isuzu', isuzu),
        navalUnits.values.Oyashio,
        navalUnits.values.Kuroshio,
      ].flatMap((ship) => ship ?? []),
      turns: [1, 2],
    },
    {
      id: 'chokai',
      name: 'Chokai and Kinugasa',
      side: 'japan',
      nation: 'japan',
      ships: [navalUnits.values.Chokai, navalUnits.values.Kinugasa, navalUnits.values.Fubuki].flatMap(
        (ship) => ship ?? [],
      ),
      turns: [2, 3],
    },
  ],
  airfield: {
    hex: 'E2519',
    level: 2,
    groups: {
      F4F: { points: 4, bombardment: 0 },
      'P-400': { points: 1, bombardment: 2 },
      SBD: { points: 3, bombardment: 4 },
      TBF: { points: 1, bombardment: 5 },
    },
  },
  objective: { hex: 'E2519', points: 10 },
  japansStart: 9,
  perStep: { japan: 2, allies: 1 },
};
