import { strikeRecruit, surfaceRecruit } from '@ironbottom/bots';
import {
  ledger,
  strike,
  surfaceAction,
  surfaceBoard,
  surfaceBriefing,
  surfaceOdds,
  surfaceScenarios,
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
    briefing: strike.strikeBriefing,
    designed:
      'The tables of air combat, anti-aircraft fire and damage, the figures of planes, ships and admirals and the points are ours; the source prints the procedures alone.',
  },
];
