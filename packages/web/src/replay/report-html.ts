/** The report as one HTML file that needs nothing beside it. */
import type { BoardPanel } from '@ironbottom/umpire';
import type { ReplayLine } from '../umpire/replay-messages.js';
import { marks } from '../words/marks.js';
import { replay as words } from '../words/replay.js';
import { stepsOf } from './line.js';
import { style } from './report-style.js';
import { type Battle, pointRows, type Story, type Turn } from './story.js';

const { report, luck } = words;

/** A piece of HTML, told apart from text that has yet to be made safe. */
type Html = { readonly html: string };
type Inside = Html | string | readonly Inside[];

const entities: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (given: string): string => given.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

function write(inside: Inside): string {
  if (typeof inside === 'string') return safe(inside);
  if ('html' in inside) return inside.html;
  return inside.map(write).join('');
}

/** An element; `attributes` are made safe as its text is. */
function el(name: string, attributes: { readonly [name: string]: string | number }, ...inside: Inside[]): Html {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(String(value))}"`);
  return { html: `<${name}${given.join('')}>${write(inside)}</${name}>` };
}

const lone = (name: string, attributes: { readonly [name: string]: string }): Html => ({
  html: el(name, attributes).html.replace(`</${name}>`, ''),
});

const p = (inside: string, kind = ''): Html => el('p', kind === '' ? {} : { class: kind }, inside);

export function htmlOf(story: Story): string {
  const { head } = story;
  const title = report.heading(head.title, head.scenario);
  const page = el(
    'html',
    { lang: 'en' },
    el(
      'head',
      {},
      lone('meta', { charset: 'utf-8' }),
      lone('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      el('title', {}, `${title} · ${report.kind}`),
      { html: `<style>${style}</style>` },
    ),
    el(
      'body',
      {},
      el('header', {}, p(report.kind, 'kind'), el('h1', {}, title), aboutOf(story)),
      el('main', {}, pointsOf(story), el('h2', {}, report.course), story.turns.map(turnOf), luckOf(story)),
      el('footer', {}, p(report.footer)),
    ),
  );
  return [['<!doctype', 'html>'].join(' '), page.html, ''].join('\n');
}

function aboutOf({ head, seenBy, turns }: Story): Inside {
  const { over, who, options, last } = head;
  const rows: [name: string, value: string][] = [
    ...(over === null ? [] : [[report.result, words.ended(over.result, over.why)] as [string, string]]),
    [report.seats, who],
    [report.options, options.length === 0 ? report.standard : marks.parts(options)],
  ];
  const told = seenBy === '' ? report.noFog : report.eyesSaid(seenBy);
  return [
    el(
      'dl',
      {},
      rows.map(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
    ),
    p(`${report.ended(last, turns.length)} ${told}`, 'quiet'),
  ];
}

function pointsOf({ head }: Story): Inside {
  const { points, last } = head;
  const [first] = points;
  if (first === undefined) return '';
  const names = first.values.map(({ name }) => name);
  const values = points.flatMap((each) => each.values.map(({ value }) => value));
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (at: number): number => 40 + (600 * at) / Math.max(1, last);
  const y = (value: number): number => 10 + (140 * (high - value)) / (high - low);
  const lines = names.map((_, i) => {
    const course = points.map((each) => ({ at: each.at, value: each.values[i]?.value ?? 0 }));
    return el('path', { class: `line${i % 2}`, d: stepsOf(course, last, x, y) });
  });
  const plot = el(
    'svg',
    { viewBox: '0 0 650 165', role: 'img', 'aria-label': report.points },
    el('path', { class: 'axis', d: 'M40 10V150H640' }),
    el('text', { x: 34, y: 14, 'text-anchor': 'end' }, String(high)),
    el('text', { x: 34, y: 153, 'text-anchor': 'end' }, String(low)),
    lines,
  );
  return el(
    'section',
    {},
    el('h2', {}, report.points),
    plot,
    el(
      'p',
      { class: 'keys' },
      names.map((name, i) => el('span', { class: `key${i % 2}` }, name)),
    ),
    figures([report.turn, ...names], pointRows(head, report.closing)),
  );
}

function turnOf({ title, parts, pictures }: Turn): Html {
  const drawn = pictures.map(({ title: of, image }) =>
    el('figure', {}, lone('img', { src: image, alt: report.picture(of) }), el('figcaption', {}, of)),
  );
  const told = parts.map(({ title: of, lines, battles }) => [
    of === '' ? '' : el('h4', {}, of),
    linesOf(lines),
    battles.map(battleOf),
  ]);
  const nothing = told.length + drawn.length === 0 ? p(report.quiet, 'quiet') : '';
  return el('section', { class: 'turn' }, el('h3', {}, title), nothing, drawn, told);
}

function battleOf({ title, forces, lines, total }: Battle): Html {
  const panels =
    forces.length === 0 ? '' : el('details', { open: '' }, el('summary', {}, report.forces), forces.map(panelOf));
  return el('article', {}, el('h4', {}, title), panels, linesOf(lines), total === '' ? '' : p(total, 'total'));
}

function linesOf(lines: readonly ReplayLine[]): Inside {
  if (lines.length === 0) return '';
  const item = ({ text, rule, only }: ReplayLine): Html =>
    el(
      'li',
      {},
      text,
      rule === '' ? '' : [' ', el('small', {}, rule)],
      only === undefined || only === 'nobody' ? '' : [' ', el('em', {}, words.log.only(only))],
    );
  return el('ul', {}, lines.map(item));
}

const headsOf = (columns: readonly string[]): Html =>
  el(
    'thead',
    {},
    el(
      'tr',
      {},
      columns.map((column) => el('th', { scope: 'col' }, column)),
    ),
  );

function panelOf({ title, columns, rows }: BoardPanel): Html {
  const body = rows.map((row) =>
    el(
      'tr',
      {},
      row.map((cell) => el('td', {}, cell)),
    ),
  );
  return el('table', {}, el('caption', {}, title), headsOf(columns), el('tbody', {}, body));
}

/** A table whose rows are called by their first cell. */
function figures(columns: readonly string[], rows: readonly (readonly string[])[]): Html {
  const body = rows.map(([name = '', ...cells]) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, name),
      cells.map((cell) => el('td', {}, cell)),
    ),
  );
  return el('table', { class: 'figures' }, headsOf(columns), el('tbody', {}, body));
}

function luckOf({ luck: { throws, dice } }: Story): Html {
  return el(
    'section',
    {},
    el('h2', {}, report.luck),
    throws.length === 0 ? '' : [p(luck.about), figures(luck.columns, throwRows(throws))],
    el('h3', {}, luck.dice),
    p(luck.diceAbout),
    figures(luck.diceColumns, diceRows(dice)),
  );
}

export const throwRows = (throws: Story['luck']['throws']): string[][] =>
  throws.map(({ seat, measure, count, came, expected, more, less }) => [
    seat,
    measure,
    luck.figure(count),
    luck.figure(came),
    expected.toFixed(1),
    luck.percent(more),
    luck.percent(less),
  ]);

/** Of all rules together: by rule it is a matter for the page. */
export const diceRows = (dice: Story['luck']['dice']): string[][] =>
  dice
    .filter(({ rule }) => rule === '')
    .map(({ seat, count, mean, expected, more, less }) => [
      seat,
      luck.allDice,
      luck.figure(count),
      mean.toFixed(2),
      expected.toFixed(2),
      luck.percent(more),
      luck.percent(less),
    ]);
