/** A sitting for a person: forces before and after, the steps with their rules and dice, what it rests on. */
import type { ChartUsed, DeskStep, ForceTable } from '@ironbottom/umpire';
import { table, wrap } from './layout.js';
import { shortName } from './rulebooks.js';
import type { DeskResult } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';

export function forceLines(io: Terminal, title: string, forces: readonly ForceTable[]): string[] {
  const paint = paintFor(io);
  const lines = [paint('bold', title), ''];
  for (const force of forces) {
    const [head = '', ...rows] = table(force.head, force.rows, '  ', io.columns);
    lines.push(`  ${force.title}`, paint('dim', head), ...rows, '');
  }
  return lines;
}

/** Wide enough for the numbers of most books, wider where a rule's name is longer. */
const leastRuleWidth = 9;

export function stepLines(io: Terminal, steps: readonly DeskStep[]): string[] {
  const paint = paintFor(io);
  const diceWidth = Math.max(4, ...steps.map(({ dice }) => dice.join(' ').length + 2));
  const ruleWidth = Math.max(leastRuleWidth, ...steps.map(({ rule }) => rule.length + 1));
  return steps.flatMap(({ rule, text, dice }) => {
    const margin = 2 + ruleWidth + diceWidth;
    const [first = '', ...rest] = wrap(text, io.columns - margin);
    const faces =
      dice.length === 0
        ? ' '.repeat(diceWidth)
        : paint('yellow', `[${dice.join(' ')}]`) + ' '.repeat(Math.max(1, diceWidth - dice.join(' ').length - 2));
    return [
      `  ${paint('cyan', rule.padEnd(ruleWidth - 1))} ${faces}${first}`,
      ...rest.map((line) => ' '.repeat(margin) + line),
    ];
  });
}

/** The policy, the dice, and what is not the book's own print: a line each, or the whole of it. */
export function groundLines(
  io: Terminal,
  result: Pick<DeskResult, 'procedure' | 'policy' | 'seed' | 'charts' | 'dice'>,
  whole: boolean,
  diceFrom = 'given',
): string[] {
  const paint = paintFor(io);
  const { procedure, policy, seed, dice } = result;
  const from = seed === null ? diceFrom : `seed ${seed}`;
  return [
    ...policyLines(io, procedure, policy, whole),
    ...wrap(`${dice.length === 0 ? 'none' : dice.join(' ')} (${from})`, io.columns, 'Dice        '),
    ...chartLines(io, result.charts, whole),
  ].map((line) => paint('dim', line));
}

export function policyLines(
  io: Terminal,
  procedure: string,
  { name, about }: { name: string; about: string },
  whole: boolean,
): string[] {
  const told = whole ? `${name}: ${about}` : `${name} policy ("desk list ${shortName(procedure)}" explains it)`;
  return wrap(told, io.columns, 'Decisions   ');
}

export function chartLines(io: Terminal, charts: readonly ChartUsed[], whole: boolean): string[] {
  if (!whole) return shortly(charts, io.columns);
  const printed = charts.filter((chart) => chart.provenance === 'text' && chart.exceptions.length === 0);
  const others = charts.filter((chart) => !printed.includes(chart));
  const parts = others.map(({ title, provenance, exceptions }) => {
    const each = exceptions.map((exception) => `${exception.at} ${exception.provenance}`);
    return `${title} (${[...(provenance === 'text' ? [] : [provenance]), ...each].join(', ')})`;
  });
  const all = printed.length === 0 ? parts : [`${printed.map((chart) => chart.title).join(', ')} as printed`, ...parts];
  return wrap(all.join('; '), io.columns, chartsWord);
}

const chartsWord = 'Charts      ';

/** In a line, two at most: what is not the book's print is named with its ground, as much of it as there is room for. */
function shortly(charts: readonly ChartUsed[], columns: number): string[] {
  const grounds = new Map<string, string[]>();
  const add = (ground: string, what: string): void => {
    if (ground !== 'text') grounds.set(ground, [...(grounds.get(ground) ?? []), what]);
  };
  for (const { title, provenance, exceptions } of charts) {
    add(provenance, title);
    for (const exception of exceptions) add(exception.provenance, exception.at);
  }
  if (grounds.size === 0) return wrap('as printed', columns, chartsWord);
  const most = Math.max(...[...grounds.values()].map((names) => names.length));
  const lines = (shown: number): string[] => {
    const parts = [...grounds].map(([ground, names]) => {
      const more = names.length - shown;
      return `${names.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''} ${ground}`;
    });
    return wrap(`as printed, but ${parts.join('; ')} (--verbose)`, columns, chartsWord);
  };
  for (let shown = most; shown > 1; shown--) if (lines(shown).length <= 2) return lines(shown);
  return lines(1);
}
