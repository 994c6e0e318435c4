/** The Merchantman Phase at the desk. */
import { type DeskProcedure, misfit } from '@ironbottom/umpire';
import { type Merchantmen, merchantmanPhase, newMerchantmen } from '../chapters/5-merchants.js';
import { escortDiceCost, strategicAirCost } from '../chapters/costs.js';
import { combatWords } from '../chapters/words.js';
import { optionalRules } from '../options.js';
import { merchantLine } from './lines.js';
import { chartsUsed } from './report.js';
import { merchantShape } from './shapes.js';

type Input = { submarines: number; escorts?: number; bombers?: number; baseNearJapan?: boolean; turn?: number };

export const merchantDesk: DeskProcedure<Merchantmen> = {
  id: 'fire-in-the-sky/merchants',
  title: 'Merchantman Phase',
  about: 'Escorts against submarines, submarines against the convoys, bombers over Japan (5.3, 5.4, 16.1.3).',
  schema: merchantShape,
  example: { submarines: 4, escorts: 2, turn: 7 },
  line: merchantLine,
  procedure: merchantmanPhase,
  policies: { none: { about: 'nothing is decided here', policy: () => [] } },
  check(input) {
    const problem = misfit(merchantShape, input);
    if (problem !== undefined) return { problems: [problem] };
    const { submarines, escorts = 0, bombers = 0, baseNearJapan = false, turn = 7 } = input as Input;
    if (submarines + bombers === 0)
      return {
        problems: [{ field: 'submarines', rule: '5.4', why: 'nobody attacks: at least one submarine or bomber die' }],
      };
    const options = { ...optionalRules, strategicAir: bombers > 0 };
    const record = newMerchantmen({
      turn,
      options,
      escortDice: escorts,
      submarines,
      bomberDice: bombers,
      baseNearJapan,
    });
    return { sitting: { record, orders: (policy) => policy, measures } };
  },
  words: combatWords,
  dieFor({ volleys: [volley] }, { rule }) {
    const need = `${volley?.from ?? 5} or more hits`;
    if (rule === '5.3') return `Japan: an escort hunts the submarines, ${need}`;
    return rule === '5.4'
      ? `the Allies: submarines attack the convoys, ${need}`
      : `the Allies: bombers over Japan, ${need}`;
  },
  forces: ({ submarines, submarinesLost, escortDice, bomberDice }) => [
    {
      title: 'Merchantman Phase',
      head: ['forces', 'points'],
      rows: [
        ['Submarine Points', submarines],
        ...(submarinesLost > 0 ? [['lost', submarinesLost]] : []),
        ['dice of the escorts', escortDice],
        ...(bomberDice > 0 ? [['dice of the bombers', bomberDice]] : []),
      ],
    },
  ],
  outcome: ({ submarinesLost, sunk, bombed, escortDice, bomberDice }) => ({
    ...{ transportPointsSunk: sunk, transportPointsBombed: bombed, submarinePointsLost: submarinesLost },
    ...{ oilPointsPaid: escortDiceCost(escortDice), alliedTransportPointsPaid: strategicAirCost(bomberDice) },
  }),
  charts: () => chartsUsed(['combatTable', 'additionalCosts']),
};

const measures = ({ submarinesLost, sunk, bombed }: Merchantmen) => ({
  ...{ 'Transport Points lost': sunk + bombed, 'Submarine Points lost': submarinesLost },
});
