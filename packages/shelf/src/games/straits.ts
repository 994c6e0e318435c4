import { straits } from '@ironbottom/umpire/toy';
import { random } from '../random.js';
import { offOrOn, type Shelved } from '../shelved.js';
import { straitsBoard } from '../straits-board.js';
import { straitsOrders } from '../straits-orders.js';
import { straitsRules } from '../straits-rules.js';

export const games: readonly Shelved[] = [
  {
    rulebook: straits,
    title: 'Straits',
    abouts: {
      narrows: 'The smallest game there is: four turns, five minutes, to see how questions are asked and answered.',
      crossing: 'Two allied seats run six ships past mines, a submarine and three patrol boats. Half an hour.',
      convoy: 'A position for measurements: far too long for people.',
    },
    seatNames: {},
    options: [offOrOn('squalls', 'Squalls: in a turn nobody knows beforehand, gunfire reaches only one hex (9.3)')],
    board: straitsBoard,
    bots: [random],
    ledger: straitsRules,
    standing: straitsOrders,
  },
];
