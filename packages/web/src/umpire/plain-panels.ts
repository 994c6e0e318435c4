/** A view without a board, as tables: lists of like things become rows, single facts become lines. */
import type { BoardPanel, Kit, View } from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { umpire } from '../words/umpire.js';

type Thing = { readonly [key: string]: unknown };

export function plainPanels(view: View<Kit>): BoardPanel[] {
  return [
    ...panelsOf(umpire.board.own, view.own as Thing),
    ...panelsOf(umpire.board.knows, view.knows as Thing),
    ...panelsOf(umpire.board.public, view.public as Thing),
  ];
}

function panelsOf(title: string, part: Thing): BoardPanel[] {
  const facts: string[][] = [];
  const panels: BoardPanel[] = [];
  for (const [key, value] of Object.entries(part)) {
    const list = Array.isArray(value)
      ? value
      : isThing(value) && Object.values(value).every(isThing)
        ? Object.values(value)
        : [];
    const things = list.filter(isThing);
    if (things.length > 0 && things.length === list.length) panels.push(tableOf(marks.of(title, words(key)), things));
    else if (!isEmpty(value)) facts.push([words(key), cell(value)]);
  }
  const all: BoardPanel[] = facts.length === 0 ? [] : [{ id: title, title, columns: ['', ''], rows: facts }];
  return [...all, ...panels];
}

function tableOf(title: string, things: readonly Thing[]): BoardPanel {
  const keys = [...new Set(things.flatMap((thing) => Object.keys(thing)))].filter((key) =>
    things.some((thing) => !isEmpty(thing[key])),
  );
  return {
    id: title,
    title,
    columns: keys.map(words),
    rows: things.map((thing) => keys.map((key) => cell(thing[key]))),
  };
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function cell(value: unknown): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'boolean') return value ? umpire.board.yes : umpire.board.no;
  if (Array.isArray(value)) return listed(value.map(cell).filter((text) => text !== ''));
  if (isThing(value))
    return listed(
      Object.entries(value)
        .filter(([, inner]) => !isEmpty(inner) && inner !== false)
        .map(([key, inner]) => (inner === true ? words(key) : `${words(key)} ${cell(inner)}`)),
    );
  return String(value);
}

/** 'landPlanes' as 'land planes'. */
function words(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/[-_]/g, ' ');
}
