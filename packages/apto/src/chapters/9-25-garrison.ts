/** 9.25 What Japan must leave in a conquered China. */
import { cite } from '../cite.js';

/** Combat land units of Japan in China, each of strength 1 or more, and the mainland cities none of them stands in. */
export function garrisonRemiss(units: number, emptyCities: number, seasonsSince: number): boolean {
  return seasonsSince >= 2 && (units < 25 || emptyCities > 0) && cite('9.25');
}
