/** The report as Markdown; its pictures lie within, as addresses of data. */
import type { BoardPanel } from '@ironbottom/umpire';
import type { ReplayLine } from '../umpire/replay-messages.js';
import { marks } from '../words/marks.js';
import { replay as words } from '../words/replay.js';
import { diceRows, throwRows } from './report-html.js';
import { type Battle, pointRows, type Story, type Turn } from './story.js';

const { report, luck } = words;

export function markdownOf(story: Story): string {
  const { head, seenBy, turns, luck: found } = story;
  const { over, points } = head;
  const names = points[0]?.values.map(({ name }) => name) ?? [];
  const blocks = [
    `# ${plain(report.heading(head.title, head.scenario))}`,
    `*${report.kind}*`,
    [
      ...(over === null ? [] : [`- **${report.result}:** ${plain(words.ended(over.result, over.why))}`]),
      `- **${report.seats}:** ${plain(head.who)}`,
      `- **${report.options}:** ${plain(head.options.length === 0 ? report.standard : marks.parts(head.options))}`,
    ].join('\n'),
    `${report.ended(head.last, turns.length)} ${seenBy === '' ? report.noFog : report.eyesSaid(seenBy)}`,
    ...(names.length === 0
      ? []
      : [`## ${report.points}`, tableOf([report.turn, ...names], pointRows(head, report.closing))]),
    `## ${report.course}`,
    ...turns.flatMap(turnOf),
    `## ${report.luck}`,
    ...(found.throws.length === 0 ? [] : [luck.about, tableOf(luck.columns, throwRows(found.throws))]),
    `### ${luck.dice}`,
    luck.diceAbout,
    tableOf(luck.diceColumns, diceRows(found.dice)),
    `---\n${report.footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Letters that Markdown reads as signs. */
const plain = (given: string): string => given.replace(/[\\`*_<>[\]|#]/g, '\\$&');

function turnOf({ title, parts, pictures }: Turn): string[] {
  const quiet = parts.length + pictures.length === 0 ? [report.quiet] : [];
  return [
    `### ${plain(title)}`,
    ...quiet,
    ...pictures.map(({ title: of, image }) => `![${plain(report.picture(of))}](${image})`),
    ...parts.flatMap((part) => [
      part.title === '' ? '' : `**${plain(part.title)}**`,
      linesOf(part.lines),
      ...part.battles.flatMap(battleOf),
    ]),
  ];
}

function battleOf({ title, forces, lines, total }: Battle): string[] {
  return [
    `#### ${plain(title)}`,
    ...forces.flatMap((panel) => [`*${plain(panel.title)}*`, panelOf(panel)]),
    linesOf(lines),
    total === '' ? '' : `**${plain(total)}**`,
  ];
}

function linesOf(lines: readonly ReplayLine[]): string {
  return lines
    .map(
      ({ text, rule, only }) =>
        `- ${plain(rule === '' ? text : marks.aside(text, rule))}${only === undefined || only === 'nobody' ? '' : ` *${plain(words.log.only(only))}*`}`,
    )
    .join('\n');
}

const panelOf = ({ columns, rows }: BoardPanel): string => tableOf(columns, rows);

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;
  return [line(columns), `|${columns.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}
