/** The desk's whole strikes: a set-up played through by a plain policy on both sides, sampled. */
import {
  type Answer,
  type Ask,
  type DeskProcedure,
  leastAnswer,
  misfit,
  type Pick,
  type Policy,
  type Row,
  type RowAnswer,
  record,
  type Sheet,
  type SplitAnswer,
} from '@ironbottom/umpire';
import { type StrikeCharts, strikeCharts } from '../charts/strike.js';
import { openStrikes, strikeProcedure } from '../strike/flow.js';
import { strikeLawFor } from '../strike/law.js';
import { greatestLosses } from '../strike/losses.js';
import { strikeResult } from '../strike/points.js';
import { strikeScenarios } from '../strike/scenarios.js';
import type { Strike } from '../strike/state.js';
import { strikeWords } from '../strike/words.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith, type HouseInput, houseShape } from './house.js';

/** So many battles are played. */
const samples = 2000;

/** All of a row on the first share that one of these words begins; else on the first. */
function allOn(row: Row, ...words: readonly string[]): SplitAnswer {
  if (row.ask !== 'split') return {};
  const share =
    words.flatMap((word) => row.over.filter(({ id, text }) => id.startsWith(word) || text.startsWith(word)))[0] ??
    row.over[0];
  return share === undefined ? {} : { [share.id]: row.total };
}

/** Torpedoes for as many as have them, the others as they can; escorts close by, at medium and low in turn. */
function altitudes({ rows, limits }: Sheet): RowAnswer[] {
  let turn = 0;
  const left = limits.map(({ most }) => most);
  return rows.map((row, at): SplitAnswer => {
    if (row.ask !== 'split') return {};
    if (row.over.some(({ id }) => id.startsWith('close')))
      return allOn(row, turn++ % 2 === 0 ? 'close low' : 'close medium');
    if (!row.over.some(({ id }) => id === 'T low')) return allOn(row, 'D', 'B');
    const limit = limits.findIndex(({ of }) => of.some((term) => term.row === at));
    const armed = limit < 0 ? row.total : Math.min(row.total, left[limit] ?? 0);
    if (limit >= 0) left[limit] = (left[limit] ?? 0) - armed;
    const other = row.over.find(({ id }) => id.startsWith('B'))?.id;
    if (other === undefined || armed === row.total) return { 'T low': row.total };
    return armed === 0 ? { [other]: row.total } : { 'T low': armed, [other]: row.total - armed };
  });
}

const chosen = (row: Row, ...words: readonly string[]): string[] => {
  if (row.ask !== 'pick') return [];
  const item = words.flatMap((word) => row.of.filter(({ id }) => id === word))[0] ?? row.of[0];
  return item === undefined ? [] : [item.id];
};

function sheet(ask: Sheet): Answer {
  const [first] = ask.rows;
  switch (ask.rule) {
    case '7.1':
      return altitudes(ask);
    case '7.2.1':
    case '7.2.5':
      return ask.rows.map((row) => (row.ask === 'pick' ? [...(row.now ?? [])] : []));
    case '7.4':
      return ask.rows.map((row) => allOn(row, ...bare(row)));
    case '7.5':
      return ask.rows.map((row) => allOn(row, '1'));
    case '7.7':
      return [first === undefined ? [] : chosen(first, 'core'), ...ask.rows.slice(1).map((row) => chosen(row))];
    case '7.8.1':
      return ask.rows.map((row) => allOn(row, 'CV', 'BB', 'BC', 'CA'));
    case '13.3.1':
      return ask.rows.map((row) => (row.ask === 'pick' ? row.of.map(({ id }) => id) : []));
    case '6.3.1':
      return greatestLosses(ask);
    default:
      return leastAnswer(ask) ?? [];
  }
}

const bare = (row: Row): string[] =>
  row.ask === 'split' ? row.over.filter(({ text }) => text.includes('without escort')).map(({ id }) => id) : [];

/** To whoever is reported with carriers, else to anybody. */
function prey({ of }: Pick): string[] {
  const open = of.filter(({ not }) => not === undefined);
  const best = open.find(({ text }) => text.includes(' CV')) ?? open[0];
  return best === undefined ? [] : [best.id];
}

const plain: Policy = (ask: Ask) => {
  if (ask.ask === 'sheet') return sheet(ask);
  if (ask.ask !== 'pick') return leastAnswer(ask) ?? [];
  return ask.rule === '5.1.6' ? prey(ask) : chosen(ask, 'bombers', 'general', 'fly');
};

const schema = record({
  battle: { type: 'string', enum: strikeScenarios.map(({ id }) => id), description: 'the set-up' },
  'charts?': houseShape,
});

function begin(id: string, charts: StrikeCharts): Strike {
  const scenario = strikeScenarios.find((each) => each.id === id);
  const read = scenario === undefined ? { errors: [`there is no ${id}`] } : strikeLawFor(scenario, charts);
  if ('errors' in read) throw new Error(read.errors.join('; '));
  return { law: read.law, battle: openStrikes(read.law) };
}

const levels = ({ battle }: Strike, side: 'japan' | 'allies'): number =>
  battle.ships.filter((ship) => ship.side === side).reduce((sum, { damage }) => sum + damage, 0);

export const wholeStrikesDesk: DeskProcedure<Strike> = {
  id: 'war-in-the-pacific/strikes',
  title: 'Whole air strikes',
  about: 'Every strike of a set-up, from the admirals to the way home, both sides played plainly: sampled.',
  schema,
  example: { battle: 'coral-sea-strikes' },
  names: {},
  procedure: strikeProcedure,
  policies: {
    plain: {
      about:
        'search for everybody, fly to whoever is reported with carriers; one combined wave at the largest ships, close escorts, CAP where nobody guards the bombers',
      policy: plain,
    },
  },
  check(input) {
    const problem = misfit(schema, input);
    if (problem !== undefined) return { problems: [problem] };
    const { battle, charts } = input as { battle: string; charts?: HouseInput };
    const house = chartsWith(strikeCharts, charts);
    if ('problems' in house) return house;
    return {
      sitting: {
        record: begin(battle, house.charts),
        orders: (policy) => policy,
        sampled: samples,
        measures: (end) => ({
          'Japan wins': strikeResult(end.battle, end.law).winners[0] === 'japan' ? 1 : 0,
          'levels of damage on Japan': levels(end, 'japan'),
          'levels of damage on the Allies': levels(end, 'allies'),
          'Air Points lost by Japan': end.battle.down.japan,
          'Air Points lost by the Allies': end.battle.down.allies,
        }),
      },
    };
  },
  words: strikeWords,
  dieFor: ({ battle }) => `${battle.phase}, one die`,
  forces: ({ law }) =>
    (['japan', 'allies'] as const).map((side) => ({
      title: side === 'japan' ? 'Japan' : 'The Allies',
      head: ['Ship', 'Type'],
      rows: law.forces[side].ships.map((id) => [id, law.units[id]?.type ?? '']),
    })),
  outcome: (end) => ({ japan: levels(end, 'japan'), allies: levels(end, 'allies') }),
  charts: ({ law }) => chartsUsed(Object.values(law.charts)),
};
