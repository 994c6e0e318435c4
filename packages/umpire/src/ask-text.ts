/** A question as lines for a terminal or a screen reader: no columns, no drawing, the rule named. */
import { mostPlaced, pickable } from './amounts.js';
import type { Ask, Item, Row, Sheet, Ways } from './asks.js';
import { nameOf, toPick } from './wording.js';

/** What is asked, under which rule, what there is to choose, and what may not be chosen and why. */
export function askText<V>(ask: Ask, ways?: Ways<V>): string[] {
  return [`${ask.prompt} (rule ${ask.rule})`, ...body(ask, ways)];
}

function body<V>(ask: Ask, ways: Ways<V> | undefined): string[] {
  switch (ask.ask) {
    case 'pick':
      return [`${capital(toPick(ask))}, with commas between:`, ...choices(ask.of, named), ...barred(ask.of)];
    case 'split': {
      const most = mostPlaced(ask);
      const share = (item: Item, i: number) => `${named(item)}: at most ${ask.over[i]?.cap ?? 0}`;
      const how = `Place ${ask.all ? `all ${most}` : `up to ${most}`}, as name and number, with commas between:`;
      return [how, ...choices(ask.over, share), ...barred(ask.over)];
    }
    case 'say':
      return [ask.from === ask.to ? `Say ${ask.from}.` : `Say a whole number from ${ask.from} to ${ask.to}.`];
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

function sheetLines(ask: Sheet): string[] {
  const lines = ['Answer row by row, with " / " between:'];
  for (const [i, row] of ask.rows.entries())
    lines.push(`Row ${i + 1}: ${row.prompt}${own(row, ask)}`, ...indented(body(row, undefined)));
  for (const limit of ask.limits) {
    const terms = limit.of.map((term) => {
      const what = term.id === undefined ? '' : ` ${term.id}`;
      return `${term.each === undefined || term.each === 1 ? '' : `${term.each} times `}row ${term.row + 1}${what}`;
    });
    lines.push(`At most ${limit.most} in ${terms.join(' + ')}: ${limit.why} (rule ${limit.rule})`);
  }
  return lines;
}

/** A row names its rule where that is not the sheet's. */
function own(row: Row, sheet: Sheet): string {
  return row.rule === sheet.rule ? '' : ` (rule ${row.rule})`;
}

function choices(items: readonly Item[], line: (item: Item, i: number) => string): string[] {
  const lines: string[] = [];
  for (const [i, item] of items.entries()) if (item.not === undefined) lines.push(`  ${line(item, i)}`);
  return lines;
}

function barred(items: readonly Item[]): string[] {
  const lines: string[] = [];
  for (const item of items) if (item.not) lines.push(`  Not ${named(item)}: ${item.not.why} (rule ${item.not.rule})`);
  return lines;
}

function named(item: Item): string {
  return item.id === item.text ? item.id : `${item.id}, ${item.text}`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
