/** Half an hour: one Japanese Offensive down the railways from Peking, one month. A stub until the orders of battle stand. */
import { headquarters, landUnit } from '../pieces.js';
import type { Scenario } from './scenario.js';

export const learning: Scenario = {
  id: 'learning',
  title: 'Down the railway: a first Offensive',
  first: { year: 1937, month: 8 },
  last: { year: 1937, month: 9 },
  seasons: false,
  alignment: {
    japan: 'japan',
    manchukuo: 'japan',
    china: 'allies',
    ccp: 'allies',
    ussr: 'neutral',
    mongolia: 'neutral',
  },
  units: [
    landUnit({ id: 'japan-5', nation: 'japan', name: '5th Division', strength: [1, 3], hex: 'W4919' }),
    landUnit({ id: 'japan-6', nation: 'japan', name: '6th Division', strength: [1, 3], hex: 'W4919' }),
    landUnit({ id: 'japan-10', nation: 'japan', name: '10th Division', strength: [1, 3], hex: 'W4919' }),
    landUnit({ id: 'china-29', nation: 'china', name: '29th Army', strength: [1, 2], hex: 'W4818' }),
    landUnit({ id: 'china-1', nation: 'china', name: '1st Army', strength: [1, 2], hex: 'W4718' }),
  ],
  hqs: [
    headquarters({ id: 'japan-hq-1', nation: 'japan', name: 'North China', command: 2, radius: 3, hex: 'W4919' }),
    headquarters({ id: 'china-hq-1', nation: 'china', name: '1st War Zone', command: 1, radius: 2, hex: 'W4718' }),
  ],
  generals: [],
  ep: { japan: 4, china: 2 },
  offensives: { japan: 3, china: 1 },
  initiative: 'japan',
  aim: {
    side: 'japan',
    hexes: ['W4818', 'W4718'],
    lines: [
      { atLeast: 2, winner: 'japan', why: 'the railway is open' },
      { atLeast: 1, winner: 'draw', why: 'half of the railway is open' },
    ],
  },
};
