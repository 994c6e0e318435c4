/** The games at hand. A game is put here in one entry; page, terminal and server find it by looking. */
import { commander, recruit } from '@ironbottom/bots';
import {
  battleOdds,
  battleProposal,
  flatTop,
  flatTopBoard,
  flatTopBriefing,
  flatTopGame,
  ledger as flatTopLedger,
  gameOdds,
  gameProposal,
} from '@ironbottom/flat-top';
import type { Seat } from '@ironbottom/umpire';
import { straits } from '@ironbottom/umpire/toy';
import { flatTopBattleOptions, flatTopOptions } from './flat-top-options.js';
import { random } from './random.js';
import { offOrOn, type Shelved } from './shelved.js';
import { straitsBoard } from './straits-board.js';
import { straitsRules } from './straits-rules.js';

export const shelf: readonly Shelved[] = [
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
    ledger: flatTopLedger,
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
    ledger: flatTopLedger,
    odds: battleOdds,
    proposal: battleProposal,
  },
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
  },
];

/** A rulebook may lie here more than once, each time with other scenarios. */
export function shelved(rulebook: string, scenario: string): Shelved | undefined {
  return shelf.find(
    (each) => each.rulebook.name === rulebook && each.rulebook.scenarios.some(({ id }) => id === scenario),
  );
}

/** The sentence about a scenario, or its title where nobody wrote one. */
export function aboutOf({ rulebook, abouts }: Shelved, scenario: string): string {
  const about = Object.hasOwn(abouts, scenario) ? abouts[scenario] : undefined;
  return about ?? rulebook.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
}

export function seatName({ seatNames }: Pick<Shelved, 'seatNames'>, seat: Seat): string {
  return (Object.hasOwn(seatNames, seat) ? seatNames[seat] : undefined) ?? seat;
}
