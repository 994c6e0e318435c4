/**
 * Tulagi and Lunga, August 1942: the first American landing, and what Japan lands against it. Troops, ships and dates are public;
 * ratings, movement points for debarking and the weeks' Command Points are ours (R120).
 */
import { navalUnits } from '../charts/naval-units.js';
import { withNeighbours } from './neighbours.js';
import type { GroundScenario, PlacedUnit } from './scenario.js';
import { marines, regiment } from './units.js';

const battalion = { size: 'battalion', steps: 1, activation: 0.5 } as const;

const japanese: readonly PlacedUnit[] = [
  { ...regiment('kure', '3rd Kure Landing Force', { hex: 'E2518' }), ...battalion, arm: 'snlf' },
  { ...regiment('yokohama', 'Yokohama Air Group', { hex: 'E2518' }), ...battalion, troopQuality: 4, arm: 'snlf' },
  { ...regiment('11', '11th Construction Unit', { hex: 'E2519' }), ...battalion, troopQuality: 2, labour: true },
  { ...regiment('13', '13th Construction Unit', { hex: 'E2519' }), ...battalion, troopQuality: 2, labour: true },
  { ...regiment('28', '28th Infantry', { hex: 'E2619', force: 'reinforcements' }), steps: 2 },
  {
    ...regiment('yokosuka', '5th Yokosuka Landing Force', { hex: 'E2619', force: 'reinforcements' }),
    ...battalion,
    troopQuality: 6,
    arm: 'snlf',
  },
  regiment('124', '124th Infantry', { hex: 'E2619', force: 'kawaguchi' }),
  { ...regiment('4', '4th Infantry', { hex: 'E2619', force: 'kawaguchi' }), steps: 2 },
];

const allied: readonly PlacedUnit[] = [
  marines('1m', '1st Marines', { hex: 'E2519', force: 'turner' }),
  marines('5m', '5th Marines', { hex: 'E2519', force: 'turner' }),
  { ...marines('2m', '2nd Marines', { hex: 'E2518', force: 'turner' }), steps: 3 },
  { ...marines('raiders', '1st Raiders', { hex: 'E2518', force: 'turner' }), ...battalion },
  { ...marines('para', '1st Parachute Battalion', { hex: 'E2518', force: 'turner' }), ...battalion },
  { ...marines('3d', '3rd Defense Battalion', { hex: 'E2519', force: 'turner' }), ...battalion, troopQuality: 7 },
];

const ships = (...names: string[]) => names.flatMap((name) => navalUnits.values[name] ?? []);

export const tulagi: GroundScenario = {
  id: 'tulagi',
  title: 'Tulagi and Lunga, August 1942: a landing',
  weeks: ['2/8/42', '3/8/42', '4/8/42', '1/9/42', '2/9/42'],
  hexes: withNeighbours(
    {
      E2418: { name: 'Kokumbona', terrain: 'jungle', holder: 'japan', source: 'japan' },
      E2519: { name: 'Lunga', terrain: 'jungle', holder: 'japan', source: 'allies' },
      E2619: { name: 'Taivu', terrain: 'jungle', holder: 'japan', source: 'japan' },
      E2518: { name: 'Tulagi', terrain: 'clear', holder: 'japan', fort: 1, source: 'allies' },
    },
    // The sound lies between them.
    [
      ['E2518', 'E2519'],
      ['E2518', 'E2418'],
      ['E2518', 'E2619'],
    ],
  ),
  units: [...japanese, ...allied],
  command: { japan: [2, 3, 4, 6, 8], allies: [2, 3, 4, 4, 4] },
  squadrons: [
    {
      id: 'vincennes',
      name: 'Vincennes and Quincy',
      side: 'allies',
      nation: 'us',
      ships: ships('Vincennes', 'Quincy', 'Buchanan'),
      turns: [1],
    },
    {
      id: 'sendai',
      name: 'the Tokyo Express',
      side: 'japan',
      nation: 'japan',
      ships: ships('Yubari', 'Fubuki', 'Oyashio', 'Kuroshio'),
      turns: [3, 5],
    },
  ],
  landings: [
    {
      id: 'turner',
      name: 'Task Force 62',
      side: 'allies',
      turns: [1, 3],
      points: [60, 20],
      activation: 12,
      ships: [
        { name: 'McCawley', defence: 4 },
        { name: 'Crescent City', defence: 4 },
        { name: 'Neville', defence: 4 },
        { name: 'George F. Elliott', defence: 3 },
        { name: 'Heywood', defence: 3 },
      ],
      beaches: ['E2519', 'E2518', 'E2619'],
      admirals: ['Turner', 'Reifsnider', 'Ashe'],
    },
    {
      id: 'reinforcements',
      name: 'Reinforcement Force',
      side: 'japan',
      turns: [2, 3],
      points: [10, 15],
      activation: 5,
      ships: [
        { name: 'Jintsu', defence: 4 },
        { name: 'Kinryu Maru', defence: 2 },
      ],
      beaches: ['E2619', 'E2418', 'E2519', 'E2518'],
      admirals: ['Tanaka', 'Kajioka'],
    },
    {
      id: 'kawaguchi',
      name: 'Kawaguchi’s convoy',
      side: 'japan',
      turns: [4, 5],
      points: [20, 15],
      activation: 4,
      ships: [
        { name: 'Sado Maru', defence: 3 },
        { name: 'Asakaze', defence: 2 },
      ],
      beaches: ['E2619', 'E2418', 'E2519', 'E2518'],
      admirals: ['Tanaka', 'Kajioka'],
    },
  ],
  raiders: [
    {
      id: 'rabaul',
      name: 'Bettys from Rabaul',
      side: 'japan',
      turns: [1, 2, 3],
      groups: { G4M: { points: 3, bombardment: 5, antiShip: 9 } },
    },
    {
      id: 'b17',
      name: 'Fortresses from Espiritu Santo',
      side: 'allies',
      turns: [1, 2, 4],
      groups: { 'B-17': { points: 2, bombardment: 9, support: 4, antiShip: 4 } },
    },
  ],
  airfield: null,
  objective: { hex: 'E2519', points: 6 },
  others: [{ hex: 'E2518', points: 3 }],
  japansStart: 4,
  perStep: { japan: 2, allies: 1 },
};
