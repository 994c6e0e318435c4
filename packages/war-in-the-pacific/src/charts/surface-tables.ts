/** The smaller tables of surface battles: initiative, critical hits, effects of damage, the Japanese advantage by night. */
import type { HouseChart } from './house.js';

export const periods = ['41-42', '43', '44-45'] as const;
export type Period = (typeof periods)[number];
export const periodOf = ({ year }: { readonly year: number }): Period => (year <= 42 ? '41-42' : year === 43 ? '43' : '44-45');

/** Tactical Initiative Tables: the highest modified die with which Japan goes first. */
export const tacticalInitiative: HouseChart<{ readonly [time in 'day' | 'night']: { readonly [p in Period]: number } }> = {
  id: 'tactical-initiative',
  title: 'Tactical Initiative Tables',
  provenance: 'designed',
  source: '16.5.1, R24',
  about: 'With a modified die up to this number Japan has the initiative, else the Allies.',
  values: {
    day:   { '41-42': 3, '43': 3, '44-45': 2 },
    night: { '41-42': 4, '43': 3, '44-45': 2 },
  },
  bounds: [{ at: /^(day|night)\.[\d-]+$/, from: 0, to: 6 }],
  // Later in the war Japan has it no more often.
  falls: (values) =>
    (['day', 'night'] as const).flatMap((time) =>
      periods.flatMap((period, at) => {
        const before = periods[at - 1];
        return before !== undefined && values[time][period] > values[time][before] ? [`${time}, ${period}: more than in ${before}`] : [];
      }),
    ),
};

export type CriticalClass = 'heavy' | 'light' | 'carrier' | 'flotilla';

/** Critical Hit Table: the least dice roll that is a critical hit. */
export const criticalHits: HouseChart<{
  readonly [side in 'japan' | 'allies']: { readonly [p in Period]: { readonly [c in CriticalClass]: number } };
}> = {
  id: 'critical-hits',
  title: 'Critical Hit Table',
  provenance: 'designed',
  source: '16.7.3, R25',
  about: 'With a roll of two dice of at least this a damaged ship suffers a critical hit.',
  values: {
    japan: {
      '41-42': { heavy: 10, light: 10, carrier: 9, flotilla: 10 },
      '43':    { heavy: 10, light: 10, carrier: 9, flotilla: 10 },
      '44-45': { heavy: 10, light: 10, carrier: 9, flotilla: 10 },
    },
    allies: {
      '41-42': { heavy: 10, light: 11, carrier: 8,  flotilla: 10 },
      '43':    { heavy: 11, light: 11, carrier: 11, flotilla: 10 },
      '44-45': { heavy: 11, light: 11, carrier: 11, flotilla: 11 },
    },
  },
  bounds: [{ at: /^(japan|allies)\./, from: 2, to: 13 }],
};

export type DamageEffect = { readonly gunnery: number; readonly defence: number; readonly speed: number; readonly speedMost: number };

/**
 * Naval Damage Levels Effects, D0 to D4: the percentage of gunnery left, what is taken off the defence, what is taken off the
 * speed class, and the most it can be. Printed: speed falls from D2, and a ship at D4 wants a tow.
 */
export const damageEffects: HouseChart<{ readonly [kind in 'ship' | 'shipping']: readonly DamageEffect[] }> = {
  id: 'damage-effects',
  title: 'Naval Damage Levels Effects',
  provenance: 'designed',
  source: '16.8, 19.7.5, R26',
  about: 'What each level of damage leaves of a ship: gunnery in percent, defence and speed.',
  values: {
    ship: [
      { gunnery: 100, defence: 0, speed: 0, speedMost: 3 },
      { gunnery:  75, defence: 1, speed: 0, speedMost: 3 },
      { gunnery:  50, defence: 2, speed: 1, speedMost: 2 },
      { gunnery:  25, defence: 3, speed: 2, speedMost: 1 },
      { gunnery:   0, defence: 4, speed: 3, speedMost: 0 },
    ],
    shipping: [
      { gunnery: 100, defence: 0, speed: 0, speedMost: 3 },
      { gunnery: 100, defence: 1, speed: 0, speedMost: 3 },
      { gunnery:  50, defence: 2, speed: 0, speedMost: 2 },
      { gunnery:   0, defence: 3, speed: 1, speedMost: 1 },
      { gunnery:   0, defence: 4, speed: 3, speedMost: 0 },
    ],
  },
  bounds: [
    { at: /\.gunnery$/, from: 0, to: 100 },
    { at: /\.defence$/, from: 0, to: 20 },
    { at: /\.speed(Most)?$/, from: 0, to: 3 },
  ],
  // A level more is never the better for it.
  falls: (values) =>
    (['ship', 'shipping'] as const).flatMap((kind) =>
      values[kind].flatMap((here, level) => {
        const before = values[kind][level - 1];
        if (before === undefined) return [];
        const better = here.gunnery > before.gunnery || here.defence < before.defence || here.speed < before.speed || here.speedMost > before.speedMost;
        return better ? [`${kind}, D${level}: better off than at D${level - 1}`] : [];
      }),
    ),
};

export const nightCases = ['A', 'B', 'C', 'none'] as const;
export type NightCase = (typeof nightCases)[number];

/** `columns`: by how much the Japanese commander's N rating is above the other's: below, equal, one above, two or more above. */
export const nightAdvantage: HouseChart<{
  readonly columns: { readonly [p in Period]: readonly NightCase[] };
  /** For how many sequences from the first each lasts. */
  readonly lasts: {
    readonly [c in NightCase]: {
      /** Allied ships two hexes from a Japanese one are spotted. */
      readonly sight: number;
      /** All Japanese CL and DD fire over two hexes. */
      readonly rangeTwo: number;
      /** No Japanese ship is spotted by her fire. */
      readonly unseen: number;
      /** No Japanese CL or DD is. */
      readonly unseenLight: number;
      /** Allied ships do not move: nobody is awake. */
      readonly held: number;
    };
  };
}> = {
  id: 'night-advantage',
  title: 'Japanese Night Surface Combat Advantage',
  provenance: 'designed',
  source: '19.10.5, R27',
  about: 'Which advantages Japan has by night against forces that are mainly American, and for how many sequences.',
  values: {
    columns: {
      '41-42': ['none', 'C', 'B', 'A'],
      '43':    ['none', 'C', 'C', 'B'],
      '44-45': ['none', 'none', 'C', 'C'],
    },
    lasts: {
      A:    { sight: 1, rangeTwo: 1, unseen: 2, unseenLight: 2, held: 1 },
      B:    { sight: 1, rangeTwo: 1, unseen: 0, unseenLight: 1, held: 0 },
      C:    { sight: 0, rangeTwo: 0, unseen: 0, unseenLight: 1, held: 0 },
      none: { sight: 0, rangeTwo: 0, unseen: 0, unseenLight: 0, held: 0 },
    },
  },
  bounds: [
    { at: /^columns\./, words: nightCases },
    { at: /^lasts\./, from: 0, to: 9 },
  ],
};
