import { fleetRecruit, seasonRecruit } from '@ironbottom/bots';
import {
  fleetBoard,
  fleetBriefing,
  fleetOdds,
  fleetProposal,
  ledger,
  seasonBoard,
  seasonBriefing,
  worldAtWar,
  worldAtWarSeason,
} from '@ironbottom/world-at-war';
import { random } from '../random.js';
import type { Shelved } from '../shelved.js';

const seatNames = { japan: 'Japan', allies: 'Allies' };

export const games: readonly Shelved[] = [
  {
    rulebook: worldAtWar,
    title: 'A World at War',
    abouts: {
      'carrier-duel':
        '1942: two carrier fleets feel for each other under task force markers. Six rounds; half an hour. The first one to play.',
      'pearl-harbor':
        'December 1941: the strike force comes upon the battleships in port, and must decide whether to stay. Four rounds; twenty minutes.',
      'convoy-fight':
        'November 1942: a convoy for Guadalcanal, transports and destroyers full of troops, and whoever bars its way. Five rounds; half an hour.',
    },
    seatNames,
    options: [],
    board: fleetBoard,
    bots: [fleetRecruit, random],
    ledger,
    odds: fleetOdds,
    proposal: fleetProposal,
    briefing: fleetBriefing,
    designed:
      'How a battle runs, search, air defence, the nations’ modifiers, most ships’ factors and the line of victory are ours; the source is the chapter on naval units alone.',
  },
  {
    rulebook: worldAtWarSeason,
    title: 'A World at War: the Pacific box',
    abouts: {
      'pacific-box':
        'Transports, submarines and ASW from Fall 1942 to Summer 1945, season by season: who keeps his lines open? Half an hour, alone or against each other.',
      'pacific-year': 'The same for the year 1943: four seasons, ten minutes, to see how it goes.',
    },
    seatNames,
    options: [],
    board: seasonBoard,
    bots: [seasonRecruit, random],
    ledger,
    briefing: seasonBriefing,
    designed:
      'The table of strategic warfare, incomes, waters and the line of victory are ours; the source is the chapter on naval units alone.',
  },
];
