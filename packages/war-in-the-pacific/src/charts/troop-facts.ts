/**
 * Public facts of the troops of the ground game, set-up by set-up: battalions there, what they were trained as, and what they had
 * been through. From them quality and steps follow (R69).
 */
import type { Chart } from '@ironbottom/umpire';

export const trainings = ['marines', 'marine guns', 'infantry', 'militia', 'chinese', 'airmen', 'labour'] as const;
export type Training = (typeof trainings)[number];
export type TroopFacts = {
  readonly training: Training;
  /** Of infantry, or the unit itself where it is one or less. */
  readonly battalions: number;
  /** Two years under arms or more. */
  readonly long: boolean;
  /** Had been in battle before. */
  readonly fought: boolean;
  /** Picked or volunteers for the task. */
  readonly chosen: boolean;
  /** 1: a quarter of its men gone or more; 2: half, or put together from remnants. */
  readonly worn: number;
  /** A battalion of guns goes with it. */
  readonly guns: boolean;
};

type Mark = 'long' | 'fought' | 'chosen' | 'guns';
const unit = (training: Training, battalions: number, marks: readonly Mark[] = [], worn = 0): TroopFacts => ({
  training, battalions, worn,
  long: marks.includes('long'), fought: marks.includes('fought'), chosen: marks.includes('chosen'), guns: marks.includes('guns'),
});

export const troopFacts = {
  id: 'troop-facts',
  title: 'Troops: public facts',
  provenance: 'public',
  source: 'R69',
  values: {
    'henderson-field': {
      //             training      bn  marks                       worn
      4:        unit('infantry',    3, ['long', 'fought']),              // 2nd Division: China, Java
      124:      unit('infantry',    3, ['long', 'fought'],            1),    // Borneo; beaten on the ridge in September
      16:       unit('infantry',    3, ['long', 'fought']),              // 2nd Division
      29:       unit('infantry',    3, ['long', 'fought']),              // 2nd Division
      230:      unit('infantry',    3, ['long', 'fought']),              // 38th Division: Hong Kong, Java
      228:      unit('infantry',    3, ['long', 'fought']),              // 38th Division
      pioneers: unit('labour',      1),
      '1m':     unit('marines',     3, ['guns']),
      '5m':     unit('marines',     3, ['guns']),
      '7m':     unit('marines',     3, ['guns']),
      '3d':     unit('marine guns', 1),
      164:      unit('infantry',    3),                                  // National Guard, called up in 1941
      '8m':     unit('marines',     3, ['guns']),
    },
    kokoda: {
      144:      unit('infantry',    3, ['long', 'fought']),              // Guam, Rabaul
      41:       unit('infantry',    3, ['long', 'fought']),              // Malaya
      39:       unit('militia',     1, ['fought']),                      // at Kokoda in July
      21:       unit('infantry',    3, ['long', 'fought']),              // AIF: Syria
      14:       unit('militia',     3),
    },
    mogaung: {
      114:      unit('infantry',    3, ['long', 'fought'],            1),    // 18th Division
      56:       unit('infantry',    1, ['long', 'fought'],            2),
      128:      unit('infantry',    2, ['long', 'fought'],            2),
      53:       unit('infantry',    3, ['long', 'fought'],            1),
      77:       unit('infantry',    2, ['long', 'fought', 'chosen'],  1),    // Chindits: battalions of regular regiments
      '3-6':    unit('infantry',    1, ['fought', 'chosen'],          1),    // Chindits: battalion raised in the war
      '3-9':    unit('infantry',    1, ['fought', 'chosen'],          1),
      5307:     unit('infantry',    3, ['fought', 'chosen'],          1),    // volunteers, walked from Ledo
      150:      unit('chinese',     3),                                  // flown in from China in spring
      42:       unit('chinese',     3),
      '114c':   unit('chinese',     3, ['fought'],                    1),    // 38th Division: the Hukawng valley
      113:      unit('chinese',     3, ['fought'],                    1),
    },
    tulagi: {
      kure:     unit('infantry',    1, ['long', 'fought']),
      yokohama: unit('airmen',      1),
      11:       unit('labour',      1),
      13:       unit('labour',      1),
      28:       unit('infantry',    2, ['long', 'fought']),              // Nomonhan
      yokosuka: unit('infantry',    1, ['long']),
      124:      unit('infantry',    3, ['long', 'fought']),
      4:        unit('infantry',    2, ['long', 'fought']),
      '1m':     unit('marines',     3, ['guns']),
      '5m':     unit('marines',     3, ['guns']),
      '2m':     unit('marines',     3),                                  // lent by the 2nd Division; their guns came later
      raiders:  unit('marines',     1),
      para:     unit('marines',     1),
      '3d':     unit('marine guns', 1),
    },
  },
} satisfies Chart<{ readonly [scenario: string]: { readonly [unit: string]: TroopFacts } }>;
