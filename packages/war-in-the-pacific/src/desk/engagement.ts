/** The desk's engagement: do the forces in one hex come to fight (16.4)? */
import { type DeskProcedure, didYouMean, misfit, type Procedure, record, type Shape } from '@ironbottom/umpire';
import { type Bravo, commandOf, engagementValue, isContact, type Waters } from '../chapters/16-4-engagement.js';
import { leaderless } from '../chapters/20-admirals.js';
import { searchContact } from '../charts/search-contact.js';
import { surfaceAdmirals } from '../charts/surface-admirals.js';
import { cite } from '../cite.js';
import { d6 } from '../dice.js';
import { type Side, sideNames, sides } from '../sides.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';

type Way = { points: number; hexes: number };
type ForceInput = { value: number; admiral?: string; reacted?: Way; carriers?: boolean; activation?: number };
type Input = {
  side: Side;
  forces: ForceInput[];
  enemy: { plot: Bravo['plot']; points?: number; reacted?: Way };
  coastal?: boolean;
  night?: boolean;
  arctic?: boolean;
  charts?: HouseInput;
};

type Searching = { readonly name: string; readonly value: number; readonly E: number; readonly activation: number };

const read = { searchContact, surfaceAdmirals };
type Charts = typeof read;

/** The forces that still have to roll, those that made contact, and those that did not. */
export type Engagement = {
  waiting: Searching[];
  met: Searching[];
  missed: Searching[];
  readonly side: Side;
  readonly charts: Charts;
};

const procedure: Procedure<Engagement> = {
  next: ({ waiting, side }) => (waiting.length > 0 ? d6('16.4', side) : undefined),
  die(engagement, face, out) {
    const force = engagement.waiting.shift();
    if (force === undefined) return;
    const isMet = isContact(engagement.charts.searchContact, force.value, face, force.E);
    (isMet ? engagement.met : engagement.missed).push(force);
    if (out.on) out.say('16.4', isMet ? 'contact' : 'no-contact', { force: force.name, face, E: force.E });
  },
  ask() {
    throw new Error('nobody is asked whether forces meet');
  },
  decide: () => undefined,
  clone: (engagement) => {
    const { waiting, met, missed } = engagement;
    return { ...engagement, waiting: [...waiting], met: [...met], missed: [...missed] };
  },
  key: ({ waiting, met }) => `${waiting.length} ${met.map(({ name }) => name).join()}`,
};

const points: Shape = { type: 'integer', minimum: 0, maximum: 400, description: 'Movement Points' };
const reacted = record(
  { points, hexes: { type: 'integer', minimum: 0, maximum: 80, description: 'hexes moved in reaction' } },
  '16.4.4',
);
const schema = record({
  side: { type: 'string', enum: [...sides], description: 'whose forces have come into the hex' },
  forces: {
    type: 'array',
    minItems: 1,
    maxItems: 6,
    rule: '16.4.6',
    items: record({
      value: { type: 'integer', minimum: 0, maximum: 14, description: 'Engagement Value of the mission' },
      'admiral?': { type: 'string', names: 'admirals', description: 'in command; nobody if not said', rule: '20.1' },
      'reacted?': reacted,
      'carriers?': { type: 'boolean', description: 'a carrier force', rule: '16.4.7' },
      'activation?': { type: 'integer', minimum: 1, maximum: 60, description: 'activation points of its ships' },
    }),
  },
  enemy: record({
    plot: {
      type: 'string',
      enum: ['none', 'move', 'before mission', 'after mission'],
      description: 'what the enemy in the hex was told to do in this phase',
      rule: '16.4.3',
    },
    'points?': { ...points, description: 'Movement Points of that way, the shortest there is' },
    'reacted?': reacted,
  }),
  'coastal?': { type: 'boolean', description: 'a coastal hex', rule: '16.4.2' },
  'night?': { type: 'boolean', rule: '16.4.9' },
  'arctic?': { type: 'boolean', description: 'the Arctic Movement Area', rule: '16.4.9' },
  'charts?': houseShape,
});

function setUp(input: Input, charts: Charts): Engagement {
  const { side, forces, enemy, coastal = false, night = false, arctic = false } = input;
  const waters: Waters = { coastal, night, arctic };
  const bravo: Bravo = { points: 0, ...enemy };
  const waiting = forces.map(({ admiral, activation = 0, ...force }, i): Searching => {
    const E = charts.surfaceAdmirals.values[admiral ?? '']?.E ?? leaderless.E;
    const value = engagementValue({ side, ...force }, bravo, waters);
    return { name: `Force ${i + 1}`, value, E: cite('20.1') ? E : 0, activation };
  });
  // 16.4.6 The highest first.
  if (cite('16.4.6')) waiting.sort((a, b) => b.value - a.value);
  return { waiting, met: [], missed: [], side, charts };
}

const led = ([first, ...others]: readonly Searching[]): number =>
  first === undefined
    ? 0
    : commandOf(
        first.activation,
        others.map(({ activation }) => activation),
      );

export const engagementDesk: DeskProcedure<Engagement> = {
  id: 'war-in-the-pacific/engagement',
  title: 'Do they meet?',
  about: 'Forces come into a hex with enemy ships: Engagement Value, contact, and who fights as one force (16.4).',
  schema,
  example: {
    side: 'japan',
    forces: [
      { value: 14, admiral: 'Mikawa', reacted: { points: 40, hexes: 8 }, activation: 13 },
      { value: 14, reacted: { points: 30, hexes: 6 }, activation: 4 },
    ],
    enemy: { plot: 'move', points: 20 },
    night: true,
  },
  names: { admirals: Object.keys(surfaceAdmirals.values) },
  procedure,
  policies: { none: { about: 'nothing is left to decide', policy: () => [] } },
  check(given) {
    const problem = misfit(schema, given);
    if (problem !== undefined) return { problems: [problem] };
    const input = given as Input;
    const problems = input.forces.flatMap(({ admiral, carriers, reacted: way, value }, i) => {
      if (admiral !== undefined && surfaceAdmirals.values[admiral] === undefined)
        return [
          {
            field: `forces[${i}].admiral`,
            rule: '20.1',
            why: `there is no admiral ${admiral}${didYouMean(admiral, Object.keys(surfaceAdmirals.values))}`,
          },
        ];
      const nation = surfaceAdmirals.values[admiral ?? '']?.nation;
      if (nation !== undefined && (nation === 'japan') !== (input.side === 'japan'))
        return [{ field: `forces[${i}].admiral`, rule: '20.1', why: `${admiral} is on the other side` }];
      return carriers === true && way === undefined && value > 4 && cite('16.4.7')
        ? [{ field: `forces[${i}].value`, rule: '16.4.7', why: 'a force with carriers has 4 at most' }]
        : [];
    });
    if (problems.length > 0) return { problems };
    const house = chartsWith(read, input.charts);
    if ('problems' in house) return house;
    const start = setUp(input, house.charts);
    return {
      sitting: {
        record: start,
        orders: (policy) => policy,
        measures: ({ met }) => ({ contact: met.length > 0 ? 1 : 0, forces: met.length }),
      },
    };
  },
  words: ({ kind, data: { force, face, E } }) => {
    const rating = typeof E === 'number' && E !== 0 ? ` ${E < 0 ? '−' : '+'} ${Math.abs(E)}` : '';
    return `${force} rolls ${face}${rating}: ${kind === 'contact' ? 'contact' : 'no contact'}.`;
  },
  dieFor: ({ waiting }) => `contact of ${waiting[0]?.name ?? 'a force'}`,
  forces: ({ side, waiting, met, missed }) => [
    {
      title: sideNames[side],
      head: ['Force', 'Engagement Value left', 'On the die', 'State'],
      rows: [
        ...waiting.map(({ name, value, E }) => [name, value, E, 'searching']),
        ...met.map(({ name, value, E }) => [name, value, E, 'contact']),
        ...missed.map(({ name, value, E }) => [name, value, E, 'no contact']),
      ],
    },
  ],
  outcome: ({ met }) => ({
    contact: met.length > 0,
    forces: met.map(({ name }) => name),
    ...(met.length > 0 ? { activation: led(met) } : {}),
  }),
  charts: ({ charts }) => chartsUsed(Object.values(charts)),
};
