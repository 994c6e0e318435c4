/** A question as lines for a terminal or a screen reader: no columns, no drawing, the rule named. */
import { mostPlaced, pickable } from './amounts.js';
import type { Ask, Item, Limit, Pick, Row, Say, Sheet, Ways } from './asks.js';
import { numbered } from './naming.js';
import { boundText, isBalance, nameOf, rowsIn, toPick, yesOrNo } from './wording.js';

/** What is asked, under which rule, what there is to choose, and what may not be chosen and why. */
export function askText<V>(ask: Ask, ways?: Ways<V>): string[] {
  return [`${ask.prompt} (rule ${ask.rule})`, ...body(ask, ways)];
}

function body<V>(ask: Ask, ways: Ways<V> | undefined): string[] {
  switch (ask.ask) {
    case 'pick':
      return [how(ask), ...choices(ask.of, named), ...barred(ask.of)];
    case 'split': {
      const most = mostPlaced(ask);
      const share = (item: Item, i: number) => `${named(item)}: at most ${ask.over[i]?.cap ?? 0}`;
      const amount = ask.all ? `all ${most}` : `up to ${most}`;
      const line = most === 0 ? 'Place none:' : `Place ${amount}, as name and number, with commas between:`;
      return [line, ...choices(ask.over, share), ...barred(ask.over)];
    }
    case 'say':
      return [
        ask.from === ask.to ? `Say ${ask.from}.` : `Say a whole number from ${ask.from} to ${ask.to}${begins(ask)}.`,
      ];
    case 'walk':
      return [
        `${ask.unit} is at ${nameOf(ways, ask.from)} and may spend ${ask.budget}. Name the places entered, in order, or stay.`,
        ...(pickable(ask.halts) > 0 ? ['After "halt", name what stops it early:', ...choices(ask.halts, named)] : []),
        ...barred(ask.halts),
      ];
    case 'sheet':
      return sheetLines(ask);
  }
}

/** What the form on the page begins with; who types has to know it too. */
const begins = ({ now }: Say): string => (now === undefined ? '' : `; the form begins with ${now}`);

function how(ask: Pick): string {
  if (yesOrNo(ask)) return 'Yes or no:';
  const pick = capital(toPick(ask));
  return Math.min(ask.max, pickable(ask.of)) < 2 ? `${pick}:` : `${pick}, with commas between:`;
}

function sheetLines(ask: Sheet): string[] {
  const rows = ask.rows.flatMap((_, i) => rowText(ask, i));
  return ['Answer row by row, with " / " between:', ...rows, ...limitTexts(ask)];
}

/** One row of a sheet: its question, then what there is to choose. */
export function rowText(ask: Sheet, at: number): string[] {
  const row = ask.rows[at];
  if (row === undefined) return [];
  return [`Row ${at + 1}: ${row.prompt}${own(row, ask)}`, ...indented(body(row, undefined))];
}

/** What the rows of a sheet must keep to together, in the words of the limits; those with the same words once. */
export function limitTexts(ask: Sheet): string[] {
  const texts = ask.limits.map((limit) => {
    const { why, most } = limit;
    const alike = ask.limits.filter((other) => other.why === why).length > 1;
    const rows = alike ? '' : `${rowsIn(limit)}; `;
    const said = alike || isBalance(limit) || why.split(' ').includes(String(Math.abs(most)));
    const bound = said ? '' : `: ${boundText(limit).toLowerCase()}${counted(limit)}`;
    return `${capital(why)}${bound} (${rows}rule ${limit.rule})`;
  });
  return [...new Set(texts)];
}

/** Rows of which one counts for several. */
function counted({ of }: Limit): string {
  const weights = new Map(of.map(({ row, each = 1 }) => [row + 1, Math.abs(each)]));
  const heavy = [...weights].filter(([, each]) => each !== 1);
  return heavy.map(([row, each]) => `, each of row ${row} counting ${each}`).join('');
}

/** What can be typed, in a line: for whoever has typed nothing. */
export function howToAnswer(ask: Ask): string {
  switch (ask.ask) {
    case 'pick': {
      if (yesOrNo(ask)) return 'Type yes or no.';
      const several = Math.min(ask.max, pickable(ask.of)) > 1;
      const names = several
        ? 'numbers or names from the list, with commas between'
        : 'a number or a name from the list';
      return `Type ${names}${several && pickable(ask.of) <= ask.max ? ', or all' : ''}${ask.min <= 0 ? ', or none' : ''}.`;
    }
    case 'split': {
      const [first = { id: 'name' }] = numbered(ask.over);
      return `Type names and how many, such as "${first.id} 1", with commas between${ask.all ? '' : ', or none'}; a name alone takes all it can.`;
    }
    case 'say':
      return `Type a whole number from ${ask.from} to ${ask.to}.`;
    case 'walk':
      return 'Type the places entered, in order, or stay.';
    case 'sheet':
      return 'Type the answers of all rows, with " / " between.';
  }
}

/** A row names its rule where that is not the sheet's. */
function own(row: Row, sheet: Sheet): string {
  return row.rule === sheet.rule ? '' : ` (rule ${row.rule})`;
}

/** Numbered from 1, for whoever would rather type a number. */
function choices(items: readonly Item[], line: (item: Item, i: number) => string): string[] {
  const free = numbered(items);
  const width = String(free.length).length;
  const lines: string[] = [];
  for (const [i, item] of items.entries())
    if (item.not === undefined) lines.push(`  ${String(lines.length + 1).padStart(width)}  ${line(item, i)}`);
  return lines;
}

/** Nobody reads the same refusal twice: items that share one are named together, the first few of them. */
const few = 3;

function barred(items: readonly Item[]): string[] {
  const alike = new Map<string, Item[]>();
  for (const item of items) {
    if (item.not === undefined) continue;
    const reason = `${item.not.why} (rule ${item.not.rule})`;
    alike.set(reason, [...(alike.get(reason) ?? []), item]);
  }
  return [...alike].map(([reason, barredItems]) => {
    const [only, ...others] = barredItems;
    if (only !== undefined && others.length === 0) return `  Not ${named(only)}: ${reason}`;
    const ids = barredItems.slice(0, few).map(({ id }) => id);
    const more = barredItems.length > few ? ` and ${barredItems.length - few} more` : '';
    return `  Not ${ids.join(', ')}${more}: ${reason}`;
  });
}

/** A text that goes on from the name is not read with the name in front of it. */
function named({ id, text }: Item): string {
  return id === text || text.startsWith(`${id}, `) ? text : `${id} — ${text}`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
