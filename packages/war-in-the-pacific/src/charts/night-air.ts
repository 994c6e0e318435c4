/** Night Air Operations AP Chart (14.1, 14.2.1): how many Air Points of a type may be kept for the night, and from when. As far as the text has it. */
import type { HouseChart } from './house.js';

export type NightLine = { readonly type: string; readonly role: 'fighter' | 'ships'; readonly from: string; readonly most: number };

export const nightAir: HouseChart<readonly NightLine[]> = {
  id: 'night-air',
  title: 'Night Air Operations',
  provenance: 'text',
  source: '14.1, 14.2.1',
  about: 'Air Points that may fly as night fighters, or against ships by night, by type and date. For the week.',
  values: [
    { type: 'Ki-45', role: 'fighter', from: '0/3/43',  most: 4 },
    { type: 'Ki-45', role: 'fighter', from: '0/7/44',  most: 6 },
    { type: 'G4M',   role: 'ships',   from: '0/1/43',  most: 4 },
    { type: 'B5N',   role: 'ships',   from: '0/1/43',  most: 2 },
    { type: 'PBY',   role: 'ships',   from: '0/6/42',  most: 4 },
    { type: 'TBM',   role: 'ships',   from: '0/7/43',  most: 4 },
    { type: 'B-24',  role: 'ships',   from: '0/7/43',  most: 5 },
    { type: 'B-17',  role: 'ships',   from: '0/10/42', most: 5 },
  ],
  bounds: [{ at: /\.most$/, from: 0, to: 20 }],
};
