/** The single dice of the month's end, and of a drop from the air: wasting, repair, home guard (7.3, 7.13, 7.15, 7.17). */
import {
  type DeskProcedure,
  type Event,
  type Line,
  misfit,
  type Need,
  type Out,
  type Plain,
  type Problem,
  type Procedure,
  record,
} from '@ironbottom/umpire';
import { dropModifiers, isOnTarget } from '../chapters/7-3-air-drop.js';
import { type Modifier, stepsLost, wastingModifiers } from '../chapters/7-13-depletion.js';
import { guardSteps } from '../chapters/7-15-home-guard.js';
import { isRepaired, noRepair, type Ruin, repairModifiers } from '../chapters/7-17-repair.js';
import { map } from '../map/map.js';
import type { LandKind, Nation } from '../pieces.js';
import { nationMeant } from './nations.js';
import { kinds, nations } from './shapes.js';
import { hexNamed, noSuchHex, placeNames } from './theatre.js';

type RollKind = 'wasting' | 'drop' | 'repair' | 'home guard';
const ROLLS: readonly RollKind[] = ['wasting', 'drop', 'repair', 'home guard'];
const RULES: { readonly [K in RollKind]: string } = {
  wasting: '7.13',
  drop: '7.3',
  repair: '7.17',
  'home guard': '7.15',
};
const RUINS: readonly Ruin['kind'][] = [
  'airbase',
  'airstrip',
  'port',
  'resource',
  'fortification',
  'coastal fort',
  'permanent fort',
  'railway',
];

/** What each die looks at. A repair has a place too, though it makes no difference. */
const USED: { readonly [K in RollKind]: readonly (keyof Input)[] } = {
  wasting: ['hex', 'nation', 'kind', 'others'],
  drop: ['hex'],
  repair: ['hex', 'ruin', 'home', 'foul', 'outOfSupply'],
  'home guard': ['cities', 'inPlay'],
};

type Input = {
  roll: RollKind;
  hex?: string;
  nation?: Nation;
  kind?: LandKind;
  others?: number;
  ruin?: Ruin['kind'];
  home?: boolean;
  foul?: boolean;
  outOfSupply?: boolean;
  cities?: number;
  inPlay?: number;
};

/** One die and what it comes to; `face` is 0 until it is rolled. */
export type MonthEnd = {
  readonly roll: RollKind;
  readonly modifiers: readonly Modifier[];
  readonly cities: number;
  readonly inPlay: number;
  face: number;
};

const schema = record({
  roll: { enum: [...ROLLS], rule: '7.13', description: 'what the die is for' },
  'hex?': {
    ...{ type: 'string', maxLength: 30, names: 'places', rule: '7.13' },
    description: 'where: for wasting and drops',
  },
  'nation?': { enum: nations, rule: '7.13', description: 'wasting: whose unit; china unless said' },
  'kind?': { enum: kinds, rule: '7.13', description: 'wasting: infantry unless said' },
  'others?': {
    ...{ type: 'integer', minimum: 0, maximum: 20, rule: '7.13' },
    description: 'wasting: other units without supply in the hex',
  },
  'ruin?': { enum: [...RUINS], rule: '7.17', description: 'repair: what is repaired; a port unless said' },
  'home?': { type: 'boolean', default: false, rule: '7.17', description: 'repair: at home' },
  'foul?': { type: 'boolean', default: false, rule: '7.17', description: 'repair: Monsoon or Wet in any zone' },
  'outOfSupply?': { type: 'boolean', default: false, rule: '7.17', description: 'repair: the hex cannot trace' },
  'cities?': {
    ...{ type: 'integer', minimum: 0, maximum: 20, rule: '7.15' },
    description: 'home guard: cities with resources at home that Japan still holds',
  },
  'inPlay?': {
    ...{ type: 'integer', minimum: 0, maximum: 20, rule: '7.15' },
    description: 'home guard: steps in play already',
  },
});

const procedure: Procedure<MonthEnd> = {
  next({ roll, face }): Need | undefined {
    if (face !== 0) return undefined;
    return { need: 'die', rule: RULES[roll], by: 'owner', sides: roll === 'home guard' ? 8 : 6 };
  },
  die(end, face, out: Out) {
    end.face = face;
    const modifiers = end.modifiers.map(({ why, by }) => `${by > 0 ? '+' : ''}${by} ${why}`);
    if (out.on) out.say(RULES[end.roll], end.roll, { face, modifiers, comes: comesTo(end) });
  },
  ask: () => {
    throw new Error('nothing is decided here');
  },
  decide: () => undefined,
  clone: (end) => ({ ...end }),
  key: ({ face }) => String(face),
};

/** The figure the die comes to: steps lost or gained, 1 for success. */
function comesTo({ roll, face, modifiers, cities, inPlay }: MonthEnd): number {
  switch (roll) {
    case 'wasting':
      return stepsLost(face, modifiers);
    case 'drop':
      return Number(isOnTarget(face, modifiers));
    case 'repair':
      return Number(isRepaired(face, modifiers));
    case 'home guard':
      return guardSteps(face, cities, { steps: inPlay, chits: 0 });
  }
}

const FIGURES: { readonly [K in RollKind]: string } = {
  wasting: 'steps lost',
  drop: 'on target',
  repair: 'repaired',
  'home guard': 'steps raised',
};

function words({ kind, data }: Event): string {
  const { face, modifiers, comes } = data as { face: number; modifiers: string[]; comes: number };
  const by = modifiers.length === 0 ? '' : `, ${modifiers.join(', ')}`;
  const what: { readonly [K in RollKind]: string } = {
    wasting: comes === 0 ? 'no step is lost' : `${comes} ${comes === 1 ? 'step is' : 'steps are'} lost`,
    drop: comes === 1 ? 'the chit lands in the hex' : 'the chit lands in a hex beside, which the nearest enemy chooses',
    repair: comes === 1 ? 'it is repaired' : 'it is not repaired this month',
    'home guard': `${comes} ${comes === 1 ? 'step' : 'steps'} of home guard come`,
  };
  return `Rolled ${face}${by}: ${what[kind as RollKind]}.`;
}

function check(input: unknown): ReturnType<DeskProcedure<MonthEnd>['check']> {
  const problem = misfit(schema, input);
  if (problem !== undefined) return { problems: [problem] };
  const { roll, nation = 'china', kind = 'infantry', others = 0, cities = 0, inPlay = 0, ...given } = input as Input;
  const hex = given.hex === undefined ? undefined : map.hex(hexNamed(given.hex) ?? '');
  const problems: Problem[] = [];
  const idle = Object.keys(Object(input)).find(
    (field) => field !== 'roll' && !USED[roll].some((each) => each === field),
  );
  if (idle !== undefined)
    problems.push({
      ...{ field: idle, rule: RULES[roll] },
      why: `the die for ${roll} does not hang on it: leave it out; it looks at ${USED[roll].join(', ')}`,
    });
  if ((roll === 'wasting' || roll === 'drop' || given.hex !== undefined) && hex === undefined)
    problems.push({
      field: 'hex',
      rule: RULES[roll],
      why: given.hex === undefined ? `say a hex, such as "${roll} at Taiyuan"` : noSuchHex(given.hex),
    });
  const ruin: Ruin = {
    ...{ kind: given.ruin ?? 'port', friendly: true, home: given.home === true, uncontested: false },
    ...{ supplied: given.outOfSupply !== true, triedThisMonth: false },
  };
  const barred = roll === 'repair' ? noRepair(ruin) : undefined;
  if (barred !== undefined) problems.push({ field: 'ruin', rule: '7.17', why: barred });
  if (problems.length > 0) return { problems };
  const modifiers =
    roll === 'repair'
      ? repairModifiers(ruin, given.foul === true)
      : hex === undefined || roll === 'home guard'
        ? []
        : roll === 'drop'
          ? dropModifiers(hex)
          : wastingModifiers({ nation, kind, terrain: hex.terrain, city: hex.city, others: others + 1 });
  const end: MonthEnd = { roll, modifiers, cities, inPlay, face: 0 };
  return {
    sitting: {
      record: end,
      orders: (policy) => policy,
      measures: (done) => ({ [FIGURES[roll]]: comesTo(done) }),
    },
  };
}

/** Words after the place, and the fields they stand for. */
const WORDS: readonly (readonly [pattern: RegExp, field: string, read: (found: string) => Plain])[] = [
  [/^nation (\S+)$/i, 'nation', nationMeant],
  [/^kind (\S+)$/i, 'kind', (found) => found.toLowerCase()],
  [/^others (\d+)$/i, 'others', Number],
  [/^ruin (.+)$/i, 'ruin', (found) => found.toLowerCase()],
  [/^(at home)$/i, 'home', () => true],
  [/^(foul)$/i, 'foul', () => true],
  [/^(out of supply)$/i, 'outOfSupply', () => true],
  [/^cities (\d+)$/i, 'cities', Number],
  [/^in play (\d+)$/i, 'inPlay', Number],
];

const line: Line = {
  form: 'wasting at Taiyuan, nation japan, others 1',
  parts: [
    { ask: 'What for: wasting, drop, repair or home guard', before: '', needed: true },
    { ask: 'Where, for wasting and drops', before: ' at ', needed: false },
    { ask: 'What else, such as nation japan, others 1, ruin port, foul, cities 4', before: ', ', needed: false },
  ],
  read(text) {
    const [first = '', ...rest] = text.trim().split(/\s*,\s*/);
    const [, roll = '', hex] = /^(wasting|drop|repair|home guard)(?: at (.+))?$/i.exec(first) ?? [];
    const input: { [field: string]: Plain } = { roll: roll.toLowerCase(), ...(hex !== undefined && { hex }) };
    if (roll === '')
      return { problems: [{ field: '', rule: '7.13', why: 'begin with wasting, drop, repair or home guard' }] };
    for (const each of rest) {
      const known = WORDS.find(([pattern]) => pattern.test(each));
      if (known === undefined)
        return {
          problems: [
            {
              field: '',
              rule: '7.13',
              why: `cannot read "${each}"; say nation, kind, others, ruin, at home, foul, out of supply, cities or in play`,
            },
          ],
        };
      const [pattern, field, read] = known;
      if (Object.hasOwn(input, field))
        return {
          problems: [
            { field: '', rule: '7.13', why: `"${each}" says for the second time what was said before; say it once` },
          ],
        };
      input[field] = read(pattern.exec(each)?.[1] ?? '');
    }
    return { input };
  },
};

export const monthEndDesk: DeskProcedure<MonthEnd> = {
  id: 'apto/month-end',
  title: 'Wasting, repair, drops, home guard',
  about:
    'One die: units marked out of supply, ruins, supply dropped from the air, home guards (7.3, 7.13, 7.15, 7.17).',
  schema,
  example: { roll: 'wasting', hex: 'Taiyuan', nation: 'japan', others: 1 },
  line,
  names: { places: placeNames },
  procedure,
  policies: { plain: { about: 'nothing is decided here', policy: () => [] } },
  check,
  words,
  dieFor: ({ roll }) => `the die for ${roll}`,
  forces: ({ roll, modifiers }) => [
    {
      title: `The die for ${roll}`,
      head: ['Modifier', 'By'],
      rows: modifiers.map(({ why, by }) => [why, by]),
    },
  ],
  outcome: (end): { [key: string]: Plain } => ({ [FIGURES[end.roll]]: comesTo(end) }),
  charts: () => [],
};
