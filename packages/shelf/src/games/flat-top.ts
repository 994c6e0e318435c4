import { admiral, captain, commander, flatTopStanding, recruit } from '@ironbottom/bots';
import {
  battleOdds,
  battleProposal,
  firstGame,
  flatTop,
  flatTopBoard,
  flatTopBriefing,
  flatTopForces,
  flatTopFortune,
  flatTopGame,
  type GameLaw,
  gameOdds,
  gameProposal,
  ledger,
} from '@ironbottom/flat-top';
import type { Seat } from '@ironbottom/umpire';
import { flatTopBattleOptions, flatTopOptions } from '../flat-top-options.js';
import { random } from '../random.js';
import { type BriefingPart, optionsTold, type Shelved } from '../shelved.js';

function briefed(law: GameLaw, seat: Seat): readonly BriefingPart[] {
  return [...flatTopBriefing(law, seat), ...optionsTold(flatTopOptions, law.options)];
}

export const games: readonly Shelved[] = [
  {
    rulebook: flatTopGame,
    title: 'Flat Top',
    abouts: {
      'rings-around-rabaul':
        'February 1942: Lexington raids Rabaul. One carrier against land-based planes, thirteen hours of daylight. The first scenario to play; an evening.',
      'coral-sea-battle':
        '8 May 1942: the carriers find each other in the Coral Sea, while a convoy waits behind them. Eighteen turns; a long evening.',
      'santa-cruz-battle':
        '26 October 1942: two American carriers against four, within reach from the first light. Eighteen turns, big fleets; a long evening.',
      'eastern-solomons-battle':
        '24 August 1942: three carriers a side and the sea between them; who finds whom first? Eighteen turns, big fleets; a long evening.',
      'coral-sea-crucial-days':
        '7 and 8 May 1942: the convoy for Port Moresby is at sea, with carriers on either side of it. 42 turns; two or three evenings.',
      'eastern-solomons':
        'August 1942: Japan brings troops to Guadalcanal and Gili-Gili under the cover of her carriers. Three days, 66 turns; several evenings.',
      'santa-cruz':
        'October 1942: the Japanese fleet comes down on Guadalcanal, and two carriers bar the way. Three days, 66 turns; several evenings.',
      guadalcanal:
        'November 1942: transports of both sides race for Guadalcanal; battleships by night, planes by day. Three days, 79 turns; several evenings.',
      'coral-sea':
        'May 1942, the whole campaign: find the invasion of Port Moresby and stop it, or bring it through. Five days, 109 turns; a week of evenings.',
      custom: 'A scenario of your own, written as data.',
    },
    seatNames: { allied: 'Allies', japan: 'Japan' },
    options: flatTopOptions,
    board: flatTopBoard,
    bots: [admiral, captain, recruit, random],
    standing: flatTopStanding,
    ledger,
    odds: gameOdds,
    proposal: gameProposal,
    briefing: briefed,
    fortune: flatTopFortune,
    guide: firstGame,
  },
  {
    rulebook: flatTop,
    title: 'Flat Top',
    abouts: {
      battle: 'A strike with escorts finds a carrier task force and its fighters. One battle, fought to its end.',
    },
    seatNames: { allied: 'Allies', japan: 'Japan' },
    options: flatTopBattleOptions,
    board: flatTopForces,
    bots: [commander, random],
    ledger,
    odds: battleOdds,
    fortune: flatTopFortune,
    proposal: battleProposal,
  },
];
