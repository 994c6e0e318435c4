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
import { isJapanProper } from '../chapters/7-14-replenishment.js';
import { chungking, conquestOf, type HomeCity, japanFalls, sovietsOut } from '../chapters/9-10-conquest.js';
import { map } from '../map/map.js';
import { nationMeant } from './nations.js';
import { hexNamed } from './theatre.js';

type Conquerable = 'china' | 'japan' | 'mongolia' | 'thailand' | 'ussr';
type ConquestInput = { nation: Conquerable; captured: string[]; capitalReached?: boolean };

const conquerable: readonly Conquerable[] = ['china', 'japan', 'mongolia', 'thailand', 'ussr'];

/** Who falls with all of them, without a capital that counts. Of Japan's cities those with resources do. */
const whole: { readonly [C in Conquerable]?: (cities: readonly HomeCity[]) => boolean } = {
  japan: japanFalls,
  ussr: sovietsOut,
};
const citiesOf = (nation: Conquerable): { hex: string; name: string }[] =>
  map.hexes.flatMap((hex) => {
    const counts = nation === 'japan' ? hex.resource && isJapanProper(hex) : hex.territory === nation;
    return hex.city && counts ? [{ hex: hex.id, name: hex.name ?? hex.id }] : [];
  });

/** R65 Chungking is the capital of China once Nanking has been lost. */
function capitalOf(
  nation: Conquerable,
  isCaptured: (hex: string) => boolean,
): { hex: string; name: string } | undefined {
  const cities = citiesOf(nation);
  const first = cities.find(({ hex }) => map.hex(hex)?.capital === true);
  const moved = nation === 'china' && first !== undefined && isCaptured(first.hex);
  return moved ? cities.find(({ hex }) => hex === chungking) : first;
}

const noCapital: { readonly [C in Conquerable]?: string } = {
  japan: 'Japan falls with all of her cities with resources, and Tokyo is no more than one of them: leave this out',
  ussr: 'the Soviet Union is out of the war when all of its cities here are captured, and its capital is not here: leave this out',
};

const schema = record({
  nation: { enum: conquerable, rule: '9.10', description: 'whose conquest' },
  captured: {
    type: 'array',
    maxItems: 60,
    description: 'its home cities in enemy hands, by name or number',
    items: { type: 'string', maxLength: 30, names: 'cities', rule: '9.10' },
  },
  'capitalReached?': {
    type: 'boolean',
    default: false,
    rule: '9.10',
    description:
      'a supplied enemy unit has been in its capital, or is in it or beside it; China’s is Chungking once Nanking is captured',
  },
});

function reckon({
  nation,
  captured,
  capitalReached: reached = false,
}: ConquestInput): Omit<Reckoning, 'told'> | { problems: Problem[] } {
  const cities = citiesOf(nation);
  const names = cities.map(({ name }) => name);
  // By name or by number, as everywhere at the desk.
  const cityOf = (text: string): string | undefined => {
    const hex = hexNamed(text);
    return cities.find((city) => city.hex === hex)?.hex;
  };
  const strange = captured.find((text) => cityOf(text) === undefined);
  if (strange !== undefined)
    return {
      problems: [
        {
          field: 'captured',
          rule: '9.10',
          why: `${nation} has no home city "${strange}"${nation === 'japan' ? ' with resources' : ''}${didYouMean(strange, names) || `; say one of ${names.join(', ')}`}`,
        },
      ],
    };
  const all = whole[nation];
  if (all !== undefined && reached)
    return { problems: [{ field: 'capitalReached', rule: '9.10', why: noCapital[nation] ?? '' }] };
  const taken = new Set(captured.flatMap((text) => cityOf(text) ?? []));
  const capital = capitalOf(nation, (hex) => taken.has(hex));
  // Whoever has captured a capital has been in it.
  const inCapital = capital !== undefined && taken.has(capital.hex);
  const capitalReached = reached || inCapital;
  const facts = cities.map(({ hex, name }) => ({ hex, name, captured: taken.has(hex) }));
  const { conquered, captured: count, needed } = conquestOf(nation, { cities: facts, capital: '', capitalReached });
  const over = all?.(facts) ?? conquered;
  const wanted = all === undefined ? needed : cities.length;
  const be = (many: number): string => (many === 1 ? 'is' : 'are');
  const which = `home cities${nation === 'japan' ? ' with resources' : ''}`;
  const said: Said[] = [
    {
      rule: '9.10',
      text: `${count} of ${cities.length} ${which} ${be(count)} captured; ${wanted} ${be(wanted)} needed.`,
    },
  ];
  if (all === undefined) {
    const where = `${capital?.name ?? 'its capital'}, the capital${capital?.hex === chungking ? ' since Nanking was lost' : ''}`;
    const how = inCapital ? `${where}, is captured.` : `A supplied enemy unit has come to ${where}.`;
    said.push({
      rule: capital?.hex === chungking ? 'R65' : '9.10',
      text: capitalReached ? how : `No supplied enemy unit has come to ${where}.`,
    });
  }
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
    { ask: 'Which nation: china, japan, mongolia, thailand or ussr', before: '', needed: true },
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
        nation: nationMeant(nation),
        captured: parts.filter((part) => !isReached(part)),
        ...(parts.some(isReached) && { capitalReached: true }),
      },
    };
  },
};

export const conquestDesk: DeskProcedure<Reckoning> = reckonerOf<ConquestInput>('apto', {
  id: 'conquest',
  title: 'Conquest',
  about:
    'Whether a nation is conquered: its home cities, and its capital (9.10); not what strategic warfare does to Japan.',
  schema,
  example: { nation: 'china', captured: ['Peiping', 'Tientsin'], capitalReached: false },
  line,
  names: { cities: conquerable.flatMap((nation) => citiesOf(nation).map(({ name }) => name)) },
  charts: [],
  reckon,
});
