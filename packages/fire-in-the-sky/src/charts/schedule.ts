import type { Chart } from '@ironbottom/umpire';
import type { NavalType } from '../pieces.js';

/** `landUnits`: strengths; an M behind it is a marine unit. Ships in brackets have names on the card. */
export type Arrivals = {
  readonly air: number;
  /** The air units of Japan are naval aviation. */
  readonly navalAviation?: true;
  readonly ships: readonly Arriving[];
  readonly land: readonly ('4' | '8' | '4M')[];
};
export type Arriving = `${number} ${NavalType}` | `${NavalType} (${string})`;

export type Turn = {
  readonly months: string;
  readonly transportPoints: number;
  readonly submarinePoints: number;
  /** What base capacities are multiplied by from here on (15.2). */
  readonly capacities: 1 | 2 | 3 | 4;
  readonly japan: Arrivals;
  readonly us: Arrivals;
  readonly britain: Arrivals;
  readonly events: readonly string[];
};

const air = (points: number, ships: readonly Arriving[] = [], land: Arrivals['land'] = []): Arrivals => ({ air: points, ships, land });
const naval = (points: number, ships: readonly Arriving[] = []): Arrivals => ({ air: points, navalAviation: true, ships, land: [] });
const none = air(0);
const turn = (months: string, transportPoints: number, submarinePoints: number, capacities: Turn['capacities'],
  japan: Arrivals, us: Arrivals, britain: Arrivals, ...events: string[]): Turn =>
  ({ months, transportPoints, submarinePoints, capacities, japan, us, britain, events });

export const schedule: Chart<{ readonly [turn: number]: Turn }> = {
  id: 'schedule',
  title: 'Main Reinforcement Schedule',
  provenance: 'text',
  source: 'CARD-turn-2 to CARD-turn-16, lines 87-104',
  values: {
    2:  turn('January to March 1942',      28, 2, 1, air(2), air(2, ['1 CV', '1 CA', '1 CLAA', '1 DD'], ['4M']), air(2, ['1 CVL'], ['4'])),
    3:  turn('April to June 1942',         32, 2, 1, none, air(2, ['1 CV', '1 CA', '2 DD'], ['4M']),
                                                     air(2, ['1 CV', 'BB (Ramillies)', 'BB (Revenge)', '1 CA', '3 DD'])),
    4:  turn('July to September 1942',     32, 2, 1, naval(2, ['BB (Yamato)', 'CVL (Junyo)']), air(4, ['BB (North Carolina)', '2 DD'], ['8']), air(2)),
    5:  turn('October to December 1942',   32, 2, 1, none, air(4, ['BB (Indiana)', '1 CL', '2 DD'], ['4']), air(2, ['1 CL', '1 DD'])),
    6:  turn('January to March 1943',      40, 4, 2, air(2), air(4, ['1 CL', '1 DD']), air(2), 'BB (Ise) may be taken away (16.2.5)'),
    7:  turn('April to June 1943',         40, 4, 2, naval(2), air(4, ['BB (Alabama)', '1 DD']), air(2)),
    8:  turn('July to September 1943',     40, 4, 2, air(2), air(4, ['1 CV', '2 CVL', '1 CL', '2 DD']), air(2)),
    9:  turn('October to December 1943',   40, 4, 2, air(2), air(4, ['1 CV', '1 CVL', '1 DD']), air(2), 'BBV (Ise) if she was taken away (16.2.5)'),
    10: turn('January to March 1944',      48, 6, 3, naval(2, ['CV (Ryuho)', 'CVL (Chitose)']),
                                                     air(4, ['2 CV', '1 CVL', 'BB (Iowa)', '1 CA', '1 DD']), air(2),
             'Japanese naval units may fuel at resource hexes (15.3)', 'kamikazes may be declared (16.2.4)',
             'the anti-aircraft programme (16.2.6)', 'radar and sonar (16.1.7)'),
    11: turn('April to June 1944',         48, 6, 3, air(2), air(4, ['1 CL', '1 DD']), air(2)),
    12: turn('July to September 1944',     48, 6, 3, air(2), air(4, ['1 CV', '1 CL', '1 DD']), air(2)),
    13: turn('October to December 1944',   48, 6, 3, naval(2), air(4, ['1 CV', 'BB (New York)', 'BB (Mississippi)', '1 CL', '1 DD']), air(2), 'CV (Unryu) (16.2.5)'),
    14: turn('January to March 1945',      56, 8, 4, air(2), air(4, ['1 CV', 'BB (Missouri)', '1 DD']),
                                                     air(2, ['1 CV', 'BB (King George V)', '1 CL', '1 DD']), 'the British ships may come earlier (15.6)'),
    15: turn('April to June 1945',         56, 8, 4, air(2), air(4, ['1 CA', '1 DD']), air(2)),
    16: turn('July and August 1945',       56, 8, 4, air(2), air(4, ['CB (Alaska)']), air(2)),
  },
};
