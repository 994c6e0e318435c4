/** The desk's admiral: whether he is to be had, how far he reacts, and what he is worth in the battle (20.1, 20.4.1). */
import { type DeskProcedure, didYouMean, misfit, type Procedure, record } from '@ironbottom/umpire';
import { commandDRM, isAvailable, reactionHexes } from '../chapters/20-admirals.js';
import { type AdmiralLine, bandOf, surfaceAdmirals } from '../charts/surface-admirals.js';
import { cite } from '../cite.js';
import { d6, isDoubles, sumOf } from '../dice.js';
import type { SurfaceRatings } from '../pieces.js';
import { ratingsText } from '../surface/words.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';

type Input = { admiral: string; activation?: number; honours?: number; reacts?: boolean; charts?: HouseInput };

export type Posting = {
  readonly admiral: string;
  readonly chart: typeof surfaceAdmirals;
  /** On the dice for his ratings: his command, and honours won or lost (20.5.2, 20.6). */
  readonly modifier: number;
  readonly reacts: boolean;
  step: 'available' | 'away' | 'reaction' | 'ratings' | 'done';
  faces: number[];
  available: boolean | null;
  away: number;
  hexes: number;
  ratings: SurfaceRatings | null;
};

function lineOf({ admiral: name, chart }: Posting): AdmiralLine {
  const line = chart.values[name];
  if (line === undefined) throw new Error(`there is no admiral ${name}`);
  return line;
}

const procedure: Procedure<Posting> = {
  next: ({ step }) => {
    if (step === 'done') return undefined;
    return d6(step === 'available' || step === 'away' ? '20.4.1' : '20.1', 'admiral');
  },
  die(posting, face, out) {
    const { admiral, step } = posting;
    if (step === 'away') {
      posting.away = face;
      posting.step = 'done';
      if (out.on) out.say('20.4.1', 'away', { admiral, face });
      return;
    }
    posting.faces.push(face);
    if (posting.faces.length < 2) return;
    const faces = posting.faces.splice(0);
    if (step === 'available') {
      posting.available = isAvailable(sumOf(faces), lineOf(posting).availability);
      posting.step = posting.available ? (posting.reacts ? 'reaction' : 'ratings') : 'away';
      if (out.on) out.say('20.4.1', 'available', { admiral, dice: sumOf(faces), available: posting.available });
    } else if (step === 'reaction') react(posting, faces, out);
    else {
      posting.ratings = lineOf(posting).bands[bandOf(sumOf(faces) + posting.modifier)] ?? null;
      posting.step = 'done';
      if (out.on) out.say('20.1', 'rated', { admiral, dice: sumOf(faces), ...posting.ratings });
    }
  },
  ask() {
    throw new Error('an admiral is not asked');
  },
  decide: () => undefined,
  clone: (posting) => ({ ...posting, faces: posting.faces.slice() }),
  key: ({ chart: _, ...posting }) => JSON.stringify(posting),
};

/** 20.1 Doubles that gain hexes are rolled again, and the better counts. */
function react(posting: Posting, faces: readonly number[], out: Parameters<typeof procedure.die>[2]): void {
  const { admiral } = posting;
  const hexes = reactionHexes(lineOf(posting).reaction, sumOf(faces));
  const isBetter = posting.hexes === 0 || hexes > posting.hexes;
  if (isBetter) posting.hexes = hexes;
  if (out.on) out.say('20.1', 'reacts', { admiral, dice: sumOf(faces), hexes: posting.hexes });
  const again = hexes > 0 && isDoubles(faces) && isBetter && cite('20.1');
  if (!again) posting.step = 'ratings';
}

const schema = record({
  admiral: { type: 'string', names: 'admirals', description: 'a surface admiral' },
  'activation?': {
    type: 'integer',
    minimum: 1,
    maximum: 60,
    description: 'activation points of his force; his Command Level if not said',
    rule: '20.1',
  },
  'honours?': {
    type: 'integer',
    minimum: -5,
    maximum: 5,
    description: 'chits of promotion less those of demotion',
    rule: '20.5.2',
  },
  'reacts?': { type: 'boolean', description: 'his force moves in reaction', rule: '20.1' },
  'charts?': houseShape,
});

export const admiralDesk: DeskProcedure<Posting> = {
  id: 'war-in-the-pacific/admiral',
  title: 'A surface admiral',
  about:
    'Whether he is available, how many hexes he gains or loses in reaction, and his ratings for a battle (20.1, 20.4.1).',
  schema,
  example: { admiral: 'Wright', activation: 13, reacts: true },
  names: { admirals: Object.keys(surfaceAdmirals.values) },
  procedure,
  policies: { none: { about: 'nothing is left to decide', policy: () => [] } },
  check(given) {
    const problem = misfit(schema, given);
    if (problem !== undefined) return { problems: [problem] };
    const { admiral, activation, honours = 0, reacts = false, charts } = given as Input;
    const house = chartsWith({ surfaceAdmirals }, charts);
    if ('problems' in house) return house;
    const chart = house.charts.surfaceAdmirals;
    const line = chart.values[admiral];
    if (line === undefined)
      return {
        problems: [
          {
            field: 'admiral',
            rule: '20.1',
            why: `there is no admiral ${admiral}${didYouMean(admiral, Object.keys(chart.values))}`,
          },
        ],
      };
    const modifier = commandDRM(line.command, activation ?? line.command) + (cite('20.5.2') ? honours : 0);
    const start: Posting = {
      admiral,
      chart,
      modifier,
      reacts,
      step: 'available',
      faces: [],
      available: null,
      away: 0,
      hexes: 0,
      ratings: null,
    };
    return {
      sitting: {
        record: start,
        orders: (policy) => policy,
        measures: ({ available, hexes, ratings }) => ({
          available: available === true ? 1 : 0,
          ...(reacts ? { hexes } : {}),
          chits: ratings?.S ?? 0,
          initiative: ratings?.I ?? 0,
          breakoff: ratings?.B ?? 0,
          night: ratings?.N ?? 0,
        }),
      },
    };
  },
  words: ({ kind, data: { admiral, dice, face, available, hexes, S, I, B, N } }) => {
    if (kind === 'away') return `${admiral} is away for ${face} cycle${face === 1 ? '' : 's'}.`;
    if (kind === 'available') return `${admiral} rolls ${dice}: he is ${available === true ? '' : 'not '}available.`;
    if (kind === 'reacts') return `${admiral} rolls ${dice} for reaction: ${hexes} hexes.`;
    return `${admiral} rolls ${dice}: ${ratingsText(S ?? 0, I ?? 0, B ?? 0, N ?? 0)}.`;
  },
  dieFor: ({ step, faces }) =>
    step === 'away' ? 'cycles away' : `${step === 'available' ? 'availability' : step}, die ${faces.length + 1} of two`,
  forces: ({ admiral, modifier, available, hexes, ratings }) => [
    {
      title: admiral,
      head: ['On his dice', 'Available', 'Hexes', 'Ratings'],
      rows: [
        [
          modifier,
          available === null ? '?' : available ? 'yes' : 'no',
          hexes,
          ratings === null ? '–' : ratingsText(ratings.S, ratings.I, ratings.B, ratings.N),
        ],
      ],
    },
  ],
  outcome: ({ available, away, hexes, ratings }) => ({
    available: available === true,
    away,
    hexes,
    chits: ratings?.S ?? 0,
    initiative: ratings?.I ?? 0,
    breakoff: ratings?.B ?? 0,
    night: ratings?.N ?? 0,
  }),
  charts: ({ chart }) => chartsUsed([chart]),
};
