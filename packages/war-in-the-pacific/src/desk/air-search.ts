/** Air search at the desk: whether a base finds a task force, and which chit its owner then draws (13.3, 13.5). */
import { type DeskProcedure, misfit, type Policy, type Procedure, record, type Shape } from '@ironbottom/umpire';
import { bandAt, neededFor } from '../chapters/13-3-air-search.js';
import { chitText, chitUnder, cupFor, leftIn } from '../chapters/13-5-reports.js';
import type { Band } from '../charts/air-search.js';
import { type Chit, type Cup, chits } from '../charts/search-cups.js';
import { submarineCharts } from '../charts/submarine.js';
import { cite } from '../cite.js';
import { percentile } from '../dice.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';

type Input = {
  value: number;
  hexes: number;
  farthest?: number;
  intensive?: boolean;
  squall?: boolean;
  charts?: HouseInput;
};

export type Search = {
  readonly band: Band;
  readonly needed: number;
  readonly cup: Cup;
  readonly cups: typeof searchCups;
  readonly table: typeof airSearch;
  faces: number[];
  /** Null until the dice have said. */
  found: boolean | null;
  chit: Chit | null;
};

const { airSearch, searchCups } = submarineCharts;

const procedure: Procedure<Search> = {
  next({ found, chit, cup, cups }) {
    if (found === null) return { need: 'die', rule: '13.3', by: 'searcher', sides: 10 };
    if (!found || chit !== null) return undefined;
    const cupNow = cups.values[cup];
    const classOf = (face: number): number => chits.indexOf(chitUnder(cupNow, face));
    return { need: 'die', rule: '13.5.3', by: 'owner', sides: leftIn(cupNow), classOf };
  },
  die(search, face, out) {
    if (search.found !== null) {
      search.chit = chitUnder(search.cups.values[search.cup], face);
      if (out.on) out.say('13.5.3', 'chit', { cup: search.cup, chit: search.chit });
      return;
    }
    search.faces.push(face);
    if (search.faces.length < 2) return;
    const roll = percentile(search.faces);
    search.faces = [];
    search.found = roll >= search.needed && cite('13.3');
    if (out.on) out.say('13.3', 'search', { roll, needed: search.needed, found: search.found });
  },
  ask() {
    throw new Error('a search asks nobody');
  },
  decide: () => undefined,
  clone: (search) => ({ ...search, faces: search.faces.slice() }),
  key: ({ found, chit, faces }) => JSON.stringify([found, chit, faces]),
};

const schema: Shape = record({
  value: {
    type: 'integer',
    minimum: 1,
    maximum: 99,
    description: 'search value of the base at this range',
    rule: '13.1',
  },
  hexes: { type: 'integer', minimum: 0, maximum: 40, description: 'hexes to the task force', rule: '13.1.3' },
  'farthest?': {
    type: 'integer',
    minimum: 0,
    maximum: 40,
    description: 'how far its planes search at extended range',
    rule: '13.1.2',
  },
  'intensive?': { type: 'boolean', rule: '13.5.4' },
  'squall?': { type: 'boolean', rule: '13.5.6' },
  'charts?': houseShape,
});

export const airSearchDesk: DeskProcedure<Search> = {
  id: 'war-in-the-pacific/air-search',
  title: 'Air search',
  about: 'A base searches for a task force: whether it is found, and which search chit its owner draws (13.3, 13.5).',
  schema,
  example: { value: 8, hexes: 12 },
  names: {},
  procedure,
  policies: { none: { about: 'a search leaves nothing to decide', policy: () => [] } },
  check(input) {
    const problem = misfit(schema, input);
    if (problem !== undefined) return { problems: [problem] };
    const { value, hexes, farthest = 0, intensive = false, squall = false, charts } = input as Input;
    const house = chartsWith({ airSearch, searchCups }, charts);
    if ('problems' in house) return house;
    const { airSearch: table, searchCups: cups } = house.charts;
    const planes = [
      { type: '', points: 1, values: { short: 1, medium: 1, long: 1, extended: 1 }, extendedTo: farthest },
    ];
    const band = bandAt({ planes }, hexes);
    const needed = band === undefined ? undefined : neededFor(table, value, band);
    if (band === undefined || needed === undefined)
      return {
        problems: [
          {
            field: 'hexes',
            rule: '13.1.3',
            why: 'that is farther than the base searches: 19 hexes, or as far as its planes go',
          },
        ],
      };
    const cup = cupFor({ intensive, badWeather: squall }, leftIn(cups.values[2]));
    return {
      sitting: {
        record: { band, needed, cup, cups, table, faces: [], found: null, chit: null },
        orders: (policy: Policy) => policy,
        measures: ({ found, chit }) => ({
          found: found === true ? 1 : 0,
          ...Object.fromEntries(chits.map((each) => [`Report ${chitText(each)}`, chit === each ? 1 : 0])),
        }),
      },
    };
  },
  words: ({ kind, data }) =>
    kind === 'chit'
      ? `A chit from cup ${data.cup}: Report ${chitText(data.chit as Chit)}.`
      : `A roll of ${data.roll}, ${data.needed} or more wanted: ${data.found ? 'found' : 'nothing seen'}.`,
  dieFor: ({ found }) => (found === null ? 'the search, one of two dice' : 'which chit, counted through the cup'),
  forces: ({ band, needed, cup }) => [
    { title: 'Search', head: ['Range', 'Wanted', 'Cup'], rows: [[band, needed, cup]] },
  ],
  outcome: ({ found, chit }) => ({ found: found === true, chit }),
  charts: ({ table, cups }) => chartsUsed([table, cups]),
};
