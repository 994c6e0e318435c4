/** The figures as a person reads them: a table for the terminal, the same in Markdown. */
import { isMet, type Line } from './lines.js';

export type Report = {
  date: string;
  commit: string;
  machine: { node: string; cores: number; cpu: string; system: string };
  sections: {
    name: string;
    title: string;
    lines: Line[] /** How much of a core the process had, 1 being all of it. */;
    core: number;
  }[];
};

const head = ['', 'median', 'best', 'p95', 'times', 'goal', ''];

function number(n: number | null): string {
  if (n === null) return '';
  const digits = Math.abs(n) >= 1000 ? 0 : Math.abs(n) >= 100 ? 1 : Math.abs(n) >= 1 ? 2 : 3;
  const [whole = '', part] = n.toFixed(digits).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === undefined ? '' : `.${part}`);
}

function goalOf({ goal, unit }: Line): string {
  if (goal === null) return '';
  if ('most' in goal) return `under ${number(goal.most).replace(/\.0+$/, '')} ${unit}`;
  return goal.of === 'times' ? `${goal.least} times` : `${number(goal.least)}/s`;
}

function cells(line: Line): string[] {
  const met = isMet(line);
  return [
    line.name + (line.note === '' ? '' : ` (${line.note})`),
    `${number(line.figure)} ${line.unit}`,
    number(line.best),
    number(line.p95),
    line.times === null ? '' : `${line.times.toFixed(line.times < 2 ? 2 : 1)}×`,
    goalOf(line),
    met === null ? '' : met ? 'met' : 'MISSED',
  ];
}

export function toText(report: Report): string {
  const all = report.sections.map(({ title, lines }) => ({ title, rows: lines.map(cells) }));
  const width = head.map((title, i) =>
    Math.max(title.length, ...all.flatMap(({ rows }) => rows.map((row) => row[i]?.length ?? 0))),
  );
  const aligned = (row: readonly string[]): string =>
    row
      .map((cell, i) => (i === 0 || i > 4 ? cell.padEnd(width[i] ?? 0) : cell.padStart(width[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const lines = [machineLine(report), '', `  ${aligned(head)}`];
  for (const { title, rows } of all) lines.push('', title, ...rows.map((row) => `  ${aligned(row)}`));
  return `${[...lines, '', ...remarks(report)].join('\n').trimEnd()}\n`;
}

export function toMarkdown(report: Report): string {
  const lines = [`# ${report.date}, commit ${report.commit}`, '', machineLine(report), ''];
  for (const { title, lines: figures } of report.sections) {
    lines.push(`## ${title}`, '', `| |${head.slice(1).join('|')}|`, '|---|--:|--:|--:|--:|---|---|');
    for (const line of figures) lines.push(`| ${cells(line).join(' | ')} |`);
    lines.push('');
  }
  return `${[...lines, ...remarks(report)].join('\n').trimEnd()}\n`;
}

const machineLine = ({ machine: { node, cores, cpu, system } }: Report): string =>
  `Node ${node}, ${cores} cores (${cpu}), ${system}`;

/** On a busy machine ratios hold better than rates, and both worse than on a quiet one. */
function remarks({ sections }: Report): string[] {
  const starved = sections.filter(({ core }) => core < 0.9);
  if (starved.length === 0) return [];
  const shares = starved.map(({ name, core }) => `${name} ${Math.round(core * 100)} %`).join(', ');
  return [`The machine was busy. Of a core this process had: ${shares}. Rates on a quiet machine are higher.`];
}
