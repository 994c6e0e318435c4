/** Names that a form offers, by the `names` of a field (shapes.ts). */
import { bases } from '../charts/bases.js';
import { planeNames } from '../charts/planes.js';
import { namelessTypes, ships } from '../charts/ships.js';

const shipNames = [...namelessTypes, ...Object.keys(ships.values).sort()];
const baseNames = Object.keys(bases.values).sort();

export const names = {
  planes: [...planeNames],
  ships: shipNames,
  bases: baseNames,
  // Australia is both.
  targets: [...new Set([...Object.keys(ships.values).sort(), ...baseNames])],
} as const;
