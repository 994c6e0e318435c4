/** Ground combats in a line or two, for tests. */
import { type Answer, silent } from '@ironbottom/umpire';
import { dateOf } from '../calendar.js';
import { decideInClash, dieInClash, nextInClash } from '../chapters/23-2-ground-combat.js';
import type { Arm } from '../chapters/25-3-jungle.js';
import { type GroundCharts, groundCharts } from '../charts/ground.js';
import type { Side } from '../sides.js';
import { type Clash, type Fighter, type Force, unfought } from './clash.js';

type Given = Partial<Fighter> & { quality: number; steps: number };

const fighters = (side: Side, given: readonly Given[]): Fighter[] =>
  given.map((unit, at) => ({
    id: `${side}${at + 1}`,
    name: `${side} ${at + 1}`,
    arm: (side === 'japan' ? 'ija' : 'usmc') satisfies Arm,
    broken: false,
    active: true,
    labour: false,
    ...unit,
  }));

const force = (side: Side, units: readonly Given[], ways: readonly string[]): Force => ({
  side,
  units: fighters(side, units),
  part: [],
  lead: null,
  jungle: {},
  quality: 0,
  leadSteps: 0,
  ways,
  owed: 0,
  taken: 0,
});

export type ClashGiven = {
  attacker?: Side;
  japan: readonly Given[];
  allies: readonly Given[];
  ways?: { japan?: readonly string[]; allies?: readonly string[] };
} & Partial<Pick<Clash, 'jungle' | 'fort' | 'airfield' | 'modifier' | 'landing'>> & { date?: string };

export function clashOf({ attacker = 'japan', japan, allies, ways, date = '3/11/42', ...rest }: ClashGiven): Clash {
  return {
    hex: 'here',
    names: {},
    attacker,
    date: dateOf(date),
    jungle: false,
    fort: 0,
    airfield: false,
    modifier: 0,
    landing: null,
    ...rest,
    forces: {
      japan: force('japan', japan, ways?.japan ?? ['there']),
      allies: force('allies', allies, ways?.allies ?? ['yonder']),
    },
    ...unfought(),
  };
}

/** The combat table says this, whatever is rolled. */
export function tableSaying(result: string, losses: readonly number[] = [0, 1, 2, 3, 4, 5]): GroundCharts {
  return {
    ...groundCharts,
    groundCombat: {
      ...groundCharts.groundCombat,
      values: groundCharts.groundCombat.values.map((col) => col.map(() => result)),
    },
    groundLosses: {
      ...groundCharts.groundLosses,
      values: losses.map((steps) => [steps, steps, steps, steps, steps, steps]),
    },
  };
}

/** Answers by step and side, dice as printed (0 to 9); what is not answered is 'stand', 'stay', nothing or the first. */
export function foughtOut(
  clash: Clash,
  dice: readonly number[],
  answers: { [step: string]: Answer } = {},
  charts: GroundCharts = groundCharts,
): Clash {
  const faces = [...dice];
  for (let need = nextInClash(clash, silent); need !== undefined; need = nextInClash(clash, silent)) {
    if (need.need === 'die') {
      const face = faces.shift();
      if (face === undefined) throw new Error(`a die is missing at ${clash.step}`);
      dieInClash(clash, charts, face === 0 ? 10 : face, silent);
    } else {
      const { step } = clash;
      const given: { [side: string]: Answer } = {};
      for (const side of need.of)
        given[side] = answers[`${step} ${side}`] ?? answers[step] ?? usual(clash, side as Side);
      decideInClash(clash, given, silent);
    }
  }
  if (faces.length > 0) throw new Error(`${faces.length} dice left over`);
  return clash;
}

function usual(clash: Clash, side: Side): Answer {
  const first = clash.forces[side].units.find(({ steps }) => steps > 0)?.id ?? '';
  switch (clash.step) {
    case 'leads':
      return side === clash.attacker ? [[first], []] : [first];
    case 'option-attacker':
    case 'option-defender':
      return ['stand'];
    case 'stand':
      return ['stay'];
    case 'where':
      return [clash.forces[side].ways[0] ?? ''];
    case 'losses':
      return [clash.forces[side].units.findLast(({ steps }) => steps > 1)?.id ?? first];
    default:
      return [];
  }
}
