import { bombardRecruit, groundRecruit, strikeRecruit, submarineRecruit, surfaceRecruit } from '@ironbottom/bots';
import {
  bombardBoard,
  bombardBriefing,
  bombardOdds,
  bombardScenarios,
  groundBoard,
  groundBriefing,
  groundOdds,
  ledger,
  strike,
  submarine,
  surfaceAction,
  surfaceBoard,
  surfaceBriefing,
  surfaceOdds,
  surfaceScenarios,
  warInThePacificBombardment,
  warInThePacificGround,
} from '@ironbottom/war-in-the-pacific';
import { random } from '../random.js';
import type { Shelved } from '../shelved.js';

export const games: readonly Shelved[] = [
  {
    rulebook: surfaceAction,
    title: 'War in the Pacific: surface actions',
    abouts: Object.fromEntries(surfaceScenarios.map(({ id, about }) => [id, about])),
    seatNames: { japan: 'Japan', allies: 'Allies' },
    options: [],
    board: surfaceBoard,
    bots: [surfaceRecruit, random],
    ledger,
    odds: surfaceOdds,
    briefing: surfaceBriefing,
    designed:
      'Every table of results, the numbers of the display, the figures of ships and admirals and the points are ours; the source prints the procedures alone.',
  },
  {
    rulebook: strike.strikeRulebook,
    title: 'War in the Pacific: air strikes',
    abouts: Object.fromEntries(strike.strikeScenarios.map(({ id, about }) => [id, about])),
    seatNames: { japan: 'Japan', allies: 'Allies' },
    options: [],
    board: strike.strikeBoard,
    bots: [strikeRecruit, random],
    ledger,
    odds: strike.strikeOdds,
    briefing: strike.strikeBriefing,
    designed:
      'The tables of air combat, anti-aircraft fire and damage, the figures of planes, ships and admirals and the points are ours; the source prints the procedures alone.',
  },
  {
    rulebook: warInThePacificGround,
    title: 'War in the Pacific: ground combat',
    abouts: {
      kokoda:
        'August 1942: two Japanese regiments against Australians on the track over the Owen Stanley Range. Three weeks; ten minutes. The first one to play.',
      'henderson-field':
        'October 1942: battleships shell the airfield by night, planes bomb by day, and the 2nd Division comes for Lunga through the jungle. Four weeks; half an hour.',
      tulagi:
        'August 1942: Turner’s transports put the Marines ashore at Lunga and Tulagi, planes from Rabaul look for his flagship, and Japan lands troops of its own. Five weeks; half an hour.',
      mogaung:
        'June 1944: Chindits with their Gurkhas come for Mogaung, Marauders and Chinese besiege Myitkyina, and nobody on either side has much behind him. Four weeks; twenty minutes.',
    },
    seatNames: { japan: 'Japan', allies: 'Allies' },
    options: [],
    board: groundBoard,
    bots: [groundRecruit, random],
    ledger,
    odds: groundOdds,
    briefing: groundBriefing,
    designed:
      'The tables of ground combat and bombardment, what land costs to march through, the figures of units and planes, Command Points and points are ours; the source prints the procedures alone.',
  },
  {
    rulebook: submarine.submarineRulebook,
    title: 'War in the Pacific: submarines',
    abouts: Object.fromEntries(submarine.submarineScenarios.map(({ id, about }) => [id, about])),
    seatNames: { japan: 'Japan', allies: 'Allies' },
    options: [
      {
        name: 'reports',
        title: 'What submarines see (22.5.8)',
        values: [
          { value: 'variable', title: 'as much as a search chit lets them' },
          { value: 'true', title: 'everything' },
        ],
      },
    ],
    board: submarine.submarineBoard,
    bots: [submarineRecruit, random],
    ledger,
    odds: submarine.huntOdds,
    briefing: submarine.submarineBriefing,
    designed:
      'The tables of search, screens, hits and damage, the sea and its lanes, the figures of ships and planes and the points are ours; the cups of chits and what each lets one say are the book’s.',
  },
  {
    rulebook: warInThePacificBombardment,
    title: 'War in the Pacific: bombardment',
    abouts: Object.fromEntries(bombardScenarios.map(({ id, about }) => [id, about])),
    seatNames: { japan: 'Japan', allies: 'Allies' },
    options: [],
    board: bombardBoard,
    bots: [bombardRecruit, random],
    ledger,
    odds: bombardOdds,
    briefing: bombardBriefing,
    designed:
      'The tables of bombardment, air combat and anti-aircraft fire, the figures of planes and ships, repairs and points are ours; the source prints the procedures and what each level of damage does.',
  },
];
