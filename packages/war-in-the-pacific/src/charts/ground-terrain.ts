/** 23.1 What land costs to march through, and who may begin: the two charts the ground phase needs beside the CRT. Both ours. */
import { dateOf, type GameDate, isBefore } from '../calendar.js';
import type { HouseChart } from './house.js';

export const terrains = ['clear', 'jungle', 'mountain'] as const;
export type Terrain = (typeof terrains)[number];

export const groundMovement: HouseChart<{ readonly [terrain in Terrain]: number }> = {
  id: 'ground-movement',
  title: 'Ground Movement',
  about: 'Movement points, of six, to enter a hex. A mountain can just be entered by who does nothing else.',
  provenance: 'designed',
  source: '23.1',
  values: { clear: 2, jungle: 4, mountain: 6 },
  bounds: [{ at: /^(clear|jungle|mountain)$/, from: 1, to: 6 }],
};

/** Up to which face of a die Japan is the first player, by the date until which it holds. */
export const dayInitiative: HouseChart<{ readonly [before: string]: number }> = {
  id: 'day-initiative',
  title: 'Day Initiative',
  about: 'Up to which face Japan goes first in the ground phase; low dice are Japan’s, as everywhere.',
  provenance: 'designed',
  source: '3.1; 23.1',
  values: { '0/7/42': 4, '0/1/43': 3, '0/1/44': 2, '0/1/46': 1 },
  bounds: [{ at: /^0\/\d+\/\d\d$/, from: 0, to: 6 }],
};

export function japanGoesFirst(chart: typeof dayInitiative, date: GameDate, face: number): boolean {
  const most = Object.entries(chart.values).find(([before]) => isBefore(date, dateOf(before)))?.[1] ?? 0;
  return face <= most;
}
