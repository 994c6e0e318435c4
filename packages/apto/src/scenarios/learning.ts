/** Half an hour: two months of 1938, the railway junction of Hsuchow between two Japanese armies. */
import { general, hq, partisans, unit } from './counters.js';
import type { Scenario } from './scenario.js';

export const learning: Scenario = {
  id: 'learning',
  title: 'Hsuchow, May 1938: a first Offensive',
  first: { year: 1938, month: 5 },
  last: { year: 1938, month: 6 },
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
    unit('japan', '5th Division', '3-1', 'W4519'),
    unit('japan', '10th Division', '3-1', 'W4519'),
    unit('japan', '16th Division', '3-1', 'W4519'),
    unit('japan', '114th Division', '3-1', 'W4619'),
    unit('japan', '14th Division', '3-1', 'W4618'),
    unit('japan', '9th Division', '3-1', 'W4319'),
    unit('japan', '13th Division', '3-1', 'W4319'),
    unit('japan', '3rd Division', '3-1', 'W4320'),
    unit('china', '52nd Army', '4-1', 'W4419'),
    unit('china', '30th Army', '2-1', 'W4419'),
    unit('china', '59th Army', '2-1', 'W4418'),
    unit('china', '31st Army', '2-1', 'W4418'),
    unit('china', '57th Army', '2-1', 'W4420'),
    unit('china', '32nd Army', '2-1', 'W4518'),
    unit('china', '68th Army', '2-1', 'W4418'),
    ...partisans('china', 4),
  ],
  hqs: [
    hq('japan', 'North China Area Army', '3-3', 'W4619'),
    hq('japan', 'Central China Army', '2-2', 'W4320'),
    hq('china', '5th War Zone', '2-1', 'W4418'),
    hq('china', '1st War Zone', '2-2', 'W4517'),
  ],
  generals: [general('japan', 'Itagaki', 2, 0, 'W4519'), general('china', 'Li Tsung-jen', 2, 0, 'W4419')],
  control: held(
    'W4919 W4918 W4819 W4818 W4719 W4718 W4717 W4720 W4721 W4722 W4619 W4618 W4620 W4621 W4519 W4520 W4521 W4320 W4321 W4319 W4220 W4221 W4121 W4322',
  ),
  chits: [
    { kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] },
    { kind: 'sea', side: 'japan', hex: 'W4221', drawn: [] },
  ],
  ep: { japan: 6, china: 4 },
  offensives: { japan: 4, china: 2 },
  initiative: 'japan',
  aim: {
    side: 'japan',
    hexes: ['W4419'],
    lines: [{ atLeast: 1, winner: 'japan', why: 'Hsuchow is taken and the two armies have joined' }],
  },
};

/** Hexes of China in Japanese hands. */
function held(hexes: string): { [hex: string]: 'japan' } {
  return Object.fromEntries(hexes.split(' ').map((hex) => [hex, 'japan' as const]));
}
