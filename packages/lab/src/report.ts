/** The report of a study: one HTML file that needs nothing beside it. */
import { aboutOf, shelved } from '@ironbottom/shelf';
import type { Mean, Share } from './chances.js';
import { el, type Html, tableOf } from './html.js';
import type { Plan } from './plan.js';
import { binName, heatMap, histogram, percent, whiskers } from './plots.js';
import { style } from './report-style.js';
import type { Bin, GroupStatistics, Score, Statistics } from './statistics.js';

const p = (text: string, kind = ''): Html => el('p', kind === '' ? {} : { class: kind }, text);

/** '64 to 82 %' */
export const rangeTold = ({ low, high }: Share): string => `${Math.round(low * 100)} to ${percent(high)}`;
const meanTold = ({ mean, low, high }: Mean): string => `${mean} (${low} to ${high})`;

const kinds = { sim: 'Many games', tournament: 'Tournament', balance: 'Balance' } as const;

export function reportHtml(plan: Plan, statistics: Statistics): string {
  const title = titleOf(plan);
  const page = el(
    'html',
    { lang: 'en' },
    el(
      'head',
      {},
      { html: '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' },
      el('title', {}, `${title} · ${kinds[plan.kind]}`),
      { html: `<style>${style}</style>` },
    ),
    el(
      'body',
      {},
      el('header', {}, p(kinds[plan.kind], 'kind'), el('h1', {}, title), aboutStudy(plan, statistics)),
      el(
        'main',
        {},
        strengths(statistics),
        sidesOf(statistics),
        ...statistics.groups.map((group) => groupOf(group, statistics.groups.length > 1)),
        faultsOf(statistics),
      ),
      el('footer', {}, el('h2', {}, 'How to read this'), ...notes(statistics).map((text) => p(text))),
    ),
  );
  return `<!doctype html>\n${page.html}\n`;
}

function titleOf({ groups }: Plan): string {
  const games = [...new Set(groups.map(({ game }) => game))];
  const [game = ''] = games;
  return games.length === 1 ? titled(game) : `${games.length} scenarios`;
}

function titled(game: string): string {
  const [rulebook = '', scenario = ''] = game.split('/');
  const found = shelved(rulebook, scenario);
  const title = found?.rulebook.scenarios.find(({ id }) => id === scenario)?.title;
  return found === undefined || title === undefined ? game : `${found.title}: ${title}`;
}

function aboutStudy(plan: Plan, { games }: Statistics): Html {
  const [first] = plan.groups;
  const [rulebook = '', scenario = ''] = first?.game.split('/') ?? [];
  const found = shelved(rulebook, scenario);
  const alone = new Set(plan.groups.map(({ game }) => game)).size === 1;
  const options = Object.entries(alone && plan.groups.length === 1 ? (first?.setup.options ?? {}) : {});
  const rows: [string, string][] = [
    ...(alone && found !== undefined ? [['About', aboutOf(found, scenario)] as [string, string]] : []),
    ['Programs', [...new Set(plan.groups.flatMap(({ bots }) => bots))].join(', ')],
    [
      'Games',
      plan.groups.length === 1
        ? String(games)
        : `${games}, ${plan.games} for each of ${plan.groups.length} ${plan.kind === 'tournament' ? 'pairs' : 'lines'}`,
    ],
    ...(options.length > 0
      ? [['Options', options.map(([name, value]) => `${name} ${String(value)}`).join(', ')] as [string, string]]
      : []),
    ['Seed', plan.seed],
  ];
  return el('dl', {}, ...rows.flatMap(([name, what]) => [el('dt', {}, name), el('dd', {}, what)]));
}

const scoreHead = ['games', 'won', 'drawn', 'lost', 'share', '95 %'];
const scoreCells = (score: Score): (string | number)[] => {
  const { games, won, drawn, lost, share } = score;
  return [games, won, drawn, lost, games === 0 ? '–' : percent(share), games === 0 ? '–' : rangeTold(score)];
};

const figure = (caption: string, plot: Html, table: Html): Html =>
  el('div', { class: 'pair' }, el('figure', {}, plot, el('figcaption', {}, caption)), table);

/** How strong the programs are, and who beats whom. */
function strengths({ ratings, meetings }: Statistics): Html[] {
  if (ratings.length === 0) return [];
  const edge = ratings.flatMap(({ rating: { low, high } }) => [low, high]);
  const range = { from: Math.min(...edge) - 20, to: Math.max(...edge) + 20, told: String, mark: 1500 };
  const rows = ratings.map(({ bot, rating: { elo, low, high } }) => ({
    name: bot,
    at: elo,
    low,
    high,
    told: `${elo}`,
  }));
  return [
    el('h2', {}, 'How strong they are'),
    figure(
      'Elo ratings, the strongest first; the line is where the true rating lies, 95 times in 100.',
      whiskers('Elo ratings with their intervals', rows, range),
      tableOf(
        'Elo ratings',
        ['program', 'Elo', '95 %', ...scoreHead],
        ratings.map(({ bot, rating: { elo, low, high }, ...score }) => [
          bot,
          elo,
          `${low} to ${high}`,
          ...scoreCells(score),
        ]),
      ),
    ),
    el('h2', {}, 'Who beats whom'),
    figure(
      'The share that the program on the left won against the one above.',
      heatMap('Shares won by each program against each other', ratings, meetings),
      tableOf(
        'Pair by pair',
        ['program', 'against', ...scoreHead],
        ratings.flatMap(({ bot }) =>
          ratings.flatMap(({ bot: against }) =>
            meetings
              .filter((one) => one.bot === bot && one.against === against)
              .map((met) => [bot, against, ...scoreCells(met)]),
          ),
        ),
      ),
    ),
  ];
}

/** Which side wins, group by group. */
function sidesOf({ groups, kind }: Statistics): Html[] {
  const several = groups.length > 1;
  const told = groups.flatMap(({ name, sides }) => sides.map((side) => ({ name, side })));
  const plotted = groups.flatMap(({ name, sides }) =>
    sides.slice(0, sides.length === 2 ? 1 : sides.length).map((side) => ({ name, side })),
  );
  const [first] = plotted;
  const same = new Set(plotted.map(({ side }) => side.title)).size === 1;
  const what = same ? `Share of games won by ${first?.side.title ?? ''}` : 'Share of games won';
  const rows = plotted.map(({ name, side: { title, share, low, high } }) => {
    return { name: several ? name : title, at: share, low, high, told: percent(share) };
  });
  const range = { from: 0, to: 1, told: percent, mark: 0.5 };
  const caption = `${what}${kind === 'tournament' && several ? ', pair by pair' : ''}; the dashed line is an even game.`;
  return [
    el('h2', {}, 'Which side wins'),
    figure(
      caption,
      whiskers(what, rows, range),
      tableOf(
        'By side',
        [...(several ? [kind === 'tournament' ? 'pair' : 'line'] : []), 'side', ...scoreHead, 'points'],
        told.map(({ name, side }) => {
          const points = groups.find((group) => group.name === name)?.points[side.title];
          const cells = [side.title, ...scoreCells(side), points === undefined ? '–' : meanTold(points)];
          return several ? [name, ...cells] : cells;
        }),
      ),
    ),
  ];
}

function binTable(caption: string, group: string, what: string, bins: readonly Bin[], games: number): Html {
  return tableOf(
    caption,
    [what, 'games', 'share'],
    bins.filter(({ games: many }) => many > 0).map((bin) => [binName(bin), bin.games, percent(bin.games / games)]),
    `${caption}: ${group}`,
  );
}

function groupOf({ name, games, unfinished, bots, margin, length, ends }: GroupStatistics, several: boolean): Html[] {
  const ended = games - unfinished;
  return [
    el('h2', {}, several ? name : 'The games'),
    ...(bots.length < 2
      ? []
      : [
          el('h3', {}, 'Programs, side by side'),
          tableOf(
            'Programs and sides',
            ['program', 'as', ...scoreHead],
            bots.flatMap(({ bot, as, ...score }) => [
              [bot, 'either', ...scoreCells(score)],
              ...as.map((side) => [bot, side.title, ...scoreCells(side)]),
            ]),
            `Programs and sides: ${name}`,
          ),
        ]),
    ...(margin === null
      ? []
      : [
          el('h3', {}, 'Points'),
          figure(
            `${margin.of}; ${meanTold(margin)} in the mean.`,
            histogram(`Points, ${margin.of}`, margin.bins, margin.of),
            binTable('Points', name, margin.of, margin.bins, ended),
          ),
        ]),
    ...(length === null
      ? []
      : [
          el('h3', {}, 'Length'),
          figure(
            `Turns until the end; ${meanTold(length)} in the mean.`,
            histogram('Turns until the end', length.bins, 'turns'),
            binTable('Length', name, 'turns', length.bins, ended),
          ),
        ]),
    ...(ended === 0
      ? []
      : [
          el('h3', {}, 'How they ended'),
          el(
            'div',
            { class: 'words' },
            tableOf(
              'Endings',
              ['rule', 'games', 'such as'],
              Object.entries(ends).map(([rule, end]) => [rule, end.games, end.why]),
              `Endings: ${name}`,
            ),
          ),
        ]),
    ...(unfinished > 0 ? [p(`${unfinished} did not come to an end and count for nobody.`)] : []),
  ];
}

function faultsOf({ groups }: Statistics): Html[] {
  const slips = groups.reduce((sum, group) => sum + group.slips, 0);
  const told = slips === 0 ? [] : [`Chance answered ${slips} times, for nothing a program said was legal.`];
  const faults = [...told, ...groups.flatMap((group) => group.faults)];
  if (faults.length === 0) return [];
  return [el('h2', {}, 'What went wrong'), el('ul', {}, ...faults.slice(0, 100).map((fault) => el('li', {}, fault)))];
}

function notes({ ratings }: Statistics): string[] {
  return [
    'A draw counts as half a win. Beside each share stands where the true share lies, 95 times in 100, by the method of Wilson; means of points and turns have the usual interval of the normal distribution.',
    ...(ratings.length > 0
      ? [
          'Elo ratings are the strengths under which these results were likeliest (Bradley and Terry), 1500 in the mean, as if each pair had drawn one game more; their intervals come from the curvature of the likelihood. 100 points more are 64 games won of 100, 200 are 76, 400 are 91.',
        ]
      : []),
    'The same seed, programs and rules give the same games, whoever plays them and on however many machines.',
  ];
}
