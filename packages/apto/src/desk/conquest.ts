/** Whether a nation is conquered (9.10). */
import {
  type DeskProcedure,
  didYouMean,
  type Line,
  type Problem,
  type Reckoning,
  reckonerOf,
  record,
  type Said,
} from '@ironbottom/umpire';
import { conquestOf, sovietsOut } from '../chapters/9-10-conquest.js';
import { map } from '../map/map.js';

type Conquerable = 'china' | 'mongolia' | 'thailand' | 'ussr';
type ConquestInput = { nation: Conquerable; captured: string[]; capitalReached?: boolean };

const conquerable: readonly Conquerable[] = ['china', 'mongolia', 'thailand', 'ussr'];
const citiesOf = (nation: Conquerable): { hex: string; name: string }[] =>
  map.hexes.flatMap(({ id, name, city, territory }) =>
    city && territory === nation ? [{ hex: id, name: name ?? id }] : [],
  );

const schema = record({
  nation: { enum: conquerable, rule: '9.10', description: 'whose conquest' },
  captured: {
    type: 'array',
    maxItems: 60,
    description: 'its home cities in enemy hands',
    items: { type: 'string', maxLength: 30, names: 'cities', rule: '9.10' },
  },
  'capitalReached?': {
    type: 'boolean',
    default: false,
    rule: '9.10',
    description: 'a supplied enemy unit is, or has been, in its capital or beside it',
  },
});

function reckon({
  nation,
  captured,
  capitalReached = false,
}: ConquestInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const cities = citiesOf(nation);
  const names = cities.map(({ name }) => name);
  const isNamed =
    (name: string) =>
    (text: string): boolean =>
      text.trim().toLowerCase() === name.toLowerCase();
  const strange = captured.find((text) => !names.some((name) => isNamed(name)(text)));
  if (strange !== undefined)
    return {
      problems: [
        {
          field: 'captured',
          rule: '9.10',
          why: `${nation} has no home city "${strange}"${didYouMean(strange, names) || `; say one of ${names.join(', ')}`}`,
        },
      ],
    };
  const facts = cities.map(({ hex, name }) => ({ hex, name, captured: captured.some(isNamed(name)) }));
  const { conquered, captured: count, needed } = conquestOf(nation, { cities: facts, capital: '', capitalReached });
  const over = nation === 'ussr' ? sovietsOut(facts) : conquered;
  const wanted = nation === 'ussr' ? cities.length : needed;
  const said: Said[] = [
    { rule: '9.10', text: `${count} of ${cities.length} home cities are captured; ${wanted} are needed.` },
  ];
  if (nation !== 'ussr')
    said.push({
      rule: '9.10',
      text: capitalReached ? 'The capital has been reached.' : 'No supplied enemy unit has come to the capital.',
    });
  said.push({
    rule: nation === 'china' ? 'R65' : '9.10',
    text: over ? 'The nation is conquered.' : 'The nation holds out.',
  });
  return {
    said,
    before: [],
    after: [],
    outcome: {
      conquered: over,
      captured: count,
      needed: wanted,
      left: facts.filter((city) => !city.captured).map(({ name }) => name),
    },
    figures: { captured: count, needed: wanted, conquered: Number(over) },
  };
}

const line: Line = {
  form: 'china: Peiping, Tientsin, Nanking, capital reached',
  parts: [
    { ask: 'Which nation: china, mongolia, thailand or ussr', before: '', needed: true },
    { ask: 'Captured cities with commas between', before: ': ', needed: true },
    { ask: 'Has a supplied enemy unit come to the capital?', before: ', ', needed: false, yes: 'capital reached' },
  ],
  read(text) {
    const [nation = '', rest] = text.split(/\s*:\s*/);
    if (rest === undefined) {
      const why = 'wants a colon between nation and cities, such as "china: Peiping, Tientsin, capital reached"';
      return { problems: [{ field: '', rule: '9.10', why }] };
    }
    const parts = rest.split(/\s*,\s*/).filter((part) => part !== '');
    const isReached = (part: string): boolean => /^capital( reached)?$/i.test(part);
    return {
      input: {
        nation: nation.trim().toLowerCase(),
        captured: parts.filter((part) => !isReached(part)),
        ...(parts.some(isReached) && { capitalReached: true }),
      },
    };
  },
};

export const conquestDesk: DeskProcedure<Reckoning> = reckonerOf<ConquestInput>('apto', {
  id: 'conquest',
  title: 'Conquest',
  about: 'Whether a nation is conquered: its home cities, and its capital (9.10).',
  schema,
  example: { nation: 'china', captured: ['Peiping', 'Tientsin'], capitalReached: false },
  line,
  names: { cities: conquerable.flatMap((nation) => citiesOf(nation).map(({ name }) => name)) },
  charts: [],
  reckon,
});
