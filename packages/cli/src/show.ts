/** A sitting for a person: forces before and after, the steps with their rules and dice, what it rests on. */
import type { ChartUsed, DeskStep, ForceTable } from '@ironbottom/umpire';
import { table, wrap } from './layout.js';
import type { DeskResult } from './sitting.js';
import { paintFor, type Terminal } from './terminal.js';

export function forceLines(io: Terminal, title: string, forces: readonly ForceTable[]): string[] {
  const paint = paintFor(io);
  const lines = [paint('bold', title), ''];
  for (const force of forces) {
    const [head = '', ...rows] = table(force.head, force.rows);
    lines.push(`  ${force.title}`, paint('dim', head), ...rows, '');
  }
  return lines;
}

const ruleWidth = 9;

export function stepLines(io: Terminal, steps: readonly DeskStep[]): string[] {
  const paint = paintFor(io);
  const diceWidth = Math.max(4, ...steps.map(({ dice }) => dice.join(' ').length + 2));
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

/** The policy, the seed, and every chart that is not the book's own print. */
export function groundLines(io: Terminal, result: Pick<DeskResult, 'policy' | 'seed' | 'charts' | 'dice'>): string[] {
  const paint = paintFor(io);
  const { policy, seed, dice } = result;
  const from = seed === null ? 'typed' : `seed ${seed}`;
  return [
    ...wrap(`${policy.name}: ${policy.about}`, io.columns, 'Decisions   '),
    ...wrap(`${dice.length === 0 ? 'none' : dice.join(' ')} (${from})`, io.columns, 'Dice        '),
    ...chartLines(io, result.charts),
  ].map((line) => paint('dim', line));
}

export function chartLines(io: Terminal, charts: readonly ChartUsed[]): string[] {
  const printed = charts.filter((chart) => chart.provenance === 'text' && chart.exceptions.length === 0);
  const others = charts.filter((chart) => !printed.includes(chart));
  const parts = others.map(({ title, provenance, exceptions }) => {
    const each = exceptions.map((exception) => `${exception.at} ${exception.provenance}`);
    return `${title} (${[...(provenance === 'text' ? [] : [provenance]), ...each].join(', ')})`;
  });
  const all = printed.length === 0 ? parts : [`${printed.map((chart) => chart.title).join(', ')} as printed`, ...parts];
  return wrap(all.join('; '), io.columns, 'Charts      ');
}
