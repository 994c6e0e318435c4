/**
 * The straits with one fault planted in each, one at least of every kind. The harness has to report each for what it is.
 */
import { faultsOfPlay } from './faults-of-play.js';
import { faultsOfSecrecy } from './faults-of-secrecy.js';
import type { Planted } from './spoilt.js';

export const planted: readonly Planted[] = [...faultsOfPlay, ...faultsOfSecrecy];
