import { commander, recruit } from '@ironbottom/bots';
import {
  battleOdds,
  battleProposal,
  flatTop,
  flatTopBoard,
  flatTopBriefing,
  flatTopGame,
  gameOdds,
  gameProposal,
  ledger,
} from '@ironbottom/flat-top';
import { flatTopBattleOptions, flatTopOptions } from '../flat-top-options.js';
import { random } from '../random.js';
import type { Shelved } from '../shelved.js';

export const games: readonly Shelved[] = [
  {
    rulebook: flatTopGame,
    title: 'Flat Top',
    abouts: {
      'rings-around-rabaul':
        'February 1942: Lexington raids Rabaul. One carrier against land-based planes, thirteen hours of daylight. The first scenario to play.',
      custom: 'A scenario of your own, written as data.',
    },
    seatNames: { allied: 'Allies', japan: 'Japan' },
    options: flatTopOptions,
    board: flatTopBoard,
    bots: [recruit, random],
    ledger,
    odds: gameOdds,
    proposal: gameProposal,
    briefing: flatTopBriefing,
  },
  {
    rulebook: flatTop,
    title: 'Flat Top',
    abouts: {
      battle: 'A strike with escorts finds a carrier task force and its fighters. One battle, fought to its end.',
    },
    seatNames: { allied: 'Allies', japan: 'Japan' },
    options: flatTopBattleOptions,
    board: null,
    bots: [commander, random],
    ledger,
    odds: battleOdds,
    proposal: battleProposal,
  },
];
