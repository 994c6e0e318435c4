/** Ratings of ships, by our formula on public facts (docs/rulebooks/war-in-the-pacific.md, R20). */
import { isFlotilla, isTransport, type NavalUnit, type SpeedClass } from '../pieces.js';
import { round } from '../rounding.js';
import type { HouseChart } from './house.js';
import { type ShipFacts, shipFacts } from './ship-facts.js';

/** What one gun of so many inches is worth. */
const gunWorth: readonly (readonly [inches: number, worth: number])[] = [
  [16, 3.4],
  [14, 2.6],
  [8, 1.2],
  [6, 0.7],
  [5.5, 0.6],
  [5, 0.45],
  [0, 0.35],
];
/** What one torpedo tube is worth: Japan's large torpedoes count double. */
const tubeWorth = (inches: number): number => (inches >= 24 ? 0.2 : 0.1);

export function rated(name: string, facts: ShipFacts): NavalUnit {
  const { nation, type, ships, tons, knots, guns, tubes } = facts;
  const [number, inches] = guns;
  const worth = gunWorth.find(([least]) => inches >= least)?.[1] ?? 0;
  const gunnery = ships * (number * worth + tubes[0] * tubeWorth(tubes[1]));
  return {
    name,
    nation,
    type,
    ships,
    gunnery: isTransport(facts) ? 1 : Math.max(1, round(gunnery, 'nearest')),
    range: inches >= 14 ? 3 : inches >= 6 ? 2 : 1,
    sixInch: type === 'CL' && inches >= 6,
    torpedoBonus: nation === 'japan' && tubes[0] > 0 && tubes[1] >= 24 && (type === 'CL' || isFlotilla(facts)),
    defence: isTransport(facts) ? ships : Math.max(1, round(ships * (2 * Math.sqrt(tons / 1000) - 0.5), 'nearest')),
    antiAir: { high: 0, low: 0 },
    speed: speedClass(knots),
    antiTorpedo: 0,
    screening: type === 'DD' ? 1 : 0,
    airCapacity: 0,
    cargo: isTransport(facts) ? 7 : 0,
    activation: type === 'BB' || type === 'BC' ? 3 : type === 'CA' ? 2 : 1,
  };
}

const speedClass = (knots: number): SpeedClass => (knots >= 27 ? 3 : knots >= 19 ? 2 : 1);

export const navalUnits: HouseChart<{ readonly [name: string]: NavalUnit }> = {
  id: 'naval-units',
  title: 'Naval units',
  provenance: 'designed',
  source: '2.4, R20',
  about: 'The figures of every ship: guns, range, defence, speed, and what she costs to activate.',
  values: Object.fromEntries(Object.entries(shipFacts).map(([name, facts]) => [name, rated(name, facts)])),
  bounds: [
    { at: /\.gunnery$/, from: 0, to: 99 },
    { at: /\.range$/, from: 0, to: 4 },
    { at: /\.defence$/, from: 1, to: 40 },
    { at: /\.speed$/, from: 1, to: 3 },
    { at: /\.activation$/, from: 0, to: 9 },
    { at: /\.antiAir\.(high|low)$/, from: 0, to: 99 },
    { at: /\.(antiTorpedo|screening|airCapacity|cargo)$/, from: 0, to: 99 },
  ],
};
