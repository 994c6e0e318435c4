/** What somebody wants to know who plays a game of seasons for the first time. */
import type { Seat } from '@ironbottom/umpire';
import type { SeasonLaw } from './law.js';
import { seasonName } from './scenarios.js';

export type BriefingPart = { readonly title: string; readonly lines: readonly string[] };

export function seasonBriefing({ scenario }: SeasonLaw, seat: Seat): BriefingPart[] {
  const japan = seat === 'japan';
  const last = seasonName(scenario.first + scenario.seasons - 1);
  return [
    {
      title: 'How things stand',
      lines: [
        japan
          ? 'The oil is in the south and the garrisons are on the islands. Your transports tie them together, and American submarines are after them.'
          : 'Every mile of the way back goes by transport. Keep yours afloat, and send your submarines after Japan’s.',
      ],
    },
    {
      title: 'Your aim',
      lines: [
        japan
          ? 'A point for each oil counter landed, and one for every five factors of units carried to the islands.'
          : 'A point for each line supplied, one for every five factors of units landed, one for each grant of five BRPs.',
        `After ${last} the side with more points wins; Japan, if they are equal.`,
      ],
    },
    {
      title: 'A turn',
      lines: [
        'Too few transports cost BRPs; then the season’s BRPs come in. Build transports, submarines and ASW: three BRPs and a shipbuilding point each.',
        'Use your transports, each for one thing. What you use is seen, and so is where it sails.',
        'Your submarines then attack where you had placed them; where, the enemy did not know. His ASW fights back where he had placed it.',
        'Of the transports hit the first is damaged and comes back from port, the second is sunk, and so on.',
        'Last, place submarines and ASW anew, in secret.',
      ],
    },
    {
      title: 'Designed',
      lines: [
        'The source has the rules of transports, but not those of strategic warfare, incomes and victory: tables and figures for these are our own.',
      ],
    },
  ];
}
