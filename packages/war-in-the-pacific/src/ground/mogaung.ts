/**
 * Mogaung and Myitkyina, June 1944: Chindits, Marauders and Chinese against two Japanese regiments in the north of Burma. Places of
 * the hexes are ours, for the book names none there; troops and dates are public.
 */
import { withNeighbours } from './neighbours.js';
import type { GroundScenario, PlacedUnit } from './scenario.js';
import { regiment } from './units.js';

const allied = (id: string, name: string, at: Parameters<typeof regiment>[2]): PlacedUnit => ({
  ...regiment(id, name, at),
  side: 'allies',
  nation: 'commonwealth',
  arm: 'cw',
});
const chinese = (id: string, name: string, at: Parameters<typeof regiment>[2]): PlacedUnit => ({
  ...allied(id, name, at),
  nation: 'china',
  arm: 'china',
  troopQuality: 4,
});
const battalion = { size: 'battalion', steps: 1, activation: 0.5 } as const;

export const mogaung: GroundScenario = {
  id: 'mogaung',
  title: 'Mogaung and Myitkyina, June 1944',
  weeks: ['1/6/44', '2/6/44', '3/6/44', '4/6/44'],
  hexes: withNeighbours({
    D1010: { name: 'Kamaing', terrain: 'jungle', holder: 'allies', source: 'allies' },
    D1111: { name: 'Mogaung', terrain: 'jungle', holder: 'japan' },
    D1110: { name: 'Lamun', terrain: 'jungle', holder: 'japan' },
    D1210: { name: 'Myitkyina', terrain: 'jungle', holder: 'japan', fort: 1 },
    D1211: { name: 'Hopin', terrain: 'jungle', holder: 'japan', source: 'japan' },
  }),
  units: [
    { ...regiment('114', '114th Infantry', { hex: 'D1210' }), troopQuality: 6 },
    { ...regiment('56', '56th Division detachment', { hex: 'D1210' }), ...battalion, troopQuality: 5 },
    { ...regiment('128', '128th Infantry', { hex: 'D1111' }), steps: 2, troopQuality: 5 },
    { ...regiment('53', '53rd Division detachment', { hex: 'D1211', turn: 2 }), steps: 3, troopQuality: 6 },
    { ...allied('77', '77th Brigade', { hex: 'D1110' }), size: 'brigade', steps: 2, troopQuality: 7, chindit: true },
    {
      ...allied('3-6', '3rd/6th Gurkha Rifles', { hex: 'D1110' }),
      ...battalion,
      arm: 'gurkha',
      troopQuality: 6,
      chindit: true,
    },
    {
      ...allied('3-9', '3rd/9th Gurkha Rifles', { hex: 'D1110' }),
      ...battalion,
      arm: 'gurkha',
      troopQuality: 6,
      chindit: true,
    },
    {
      ...allied('5307', 'Merrill’s Marauders', { hex: 'D1210', left: 2 }),
      nation: 'us',
      arm: 'us-army',
      troopQuality: 6,
      chindit: true,
    },
    chinese('150', '150th Regiment', { hex: 'D1210' }),
    chinese('42', '42nd Regiment', { hex: 'D1210' }),
    chinese('114c', '114th Regiment (Chinese)', { hex: 'D1010' }),
    chinese('113', '113th Regiment', { hex: 'D1010', turn: 2 }),
  ],
  command: { japan: [4, 6, 6, 6], allies: [8, 8, 8, 8] },
  squadrons: [],
  airfield: null,
  objective: { hex: 'D1111', points: 7 },
  others: [{ hex: 'D1210', points: 4 }],
  japansStart: 0,
  perStep: { japan: 1, allies: 1 },
};
