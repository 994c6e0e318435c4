/** 5.3 Several headquarters at once. */
import { cite } from '../cite.js';
import { distance } from '../map/lattice.js';
import type { Headquarters } from '../pieces.js';
import type { Weather } from '../state.js';
import { isWetOnly } from './1-weather.js';

const furthest = 20;

/** Economic Points for each headquarters after the first; twice as many in a Wet month, wherever they are (R75). */
export const combinedCost = (weather: { readonly [zone: string]: Weather }): number =>
  Object.values(weather).some(isWetOnly) && cite('5.3') ? 4 : 2;

export const mayCombine = (hq: Headquarters, others: readonly Headquarters[]): boolean =>
  others.every(
    (other) => hq.hex !== null && other.hex !== null && (distance(hq.hex, other.hex) <= furthest || !cite('5.3')),
  );
