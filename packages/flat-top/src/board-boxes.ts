/** Air operations as boxes on a board, and who would be left standing in them. */
import type { Answer, Ask, BoardBoxes, RowAnswer, SplitAnswer, Unassigned } from '@ironbottom/umpire';
import { readyPlanes } from './chapters/8-5-formations.js';
import { type Box, boxName, type Entry, movable, planesText } from './chapters/8-boxes.js';
import { fliesFreely } from './chapters/8-launching.js';
import { isAskedAgain } from './chapters/14-step-picks.js';
import { type Field, fieldsOf } from './fields.js';
import { type GameLaw, type GameView, stepNow } from './game-kit.js';
import { sideOf } from './view.js';

type Placed = NonNullable<BoardBoxes['rows'][number]>;

/** In the order in which planes go through them. */
const order: readonly Box[] = ['justLanded', 'readying', 'ready'];

export function boxesOf(view: GameView, law: GameLaw, ask: Ask): BoardBoxes | null {
  if (view.owes?.kind !== 'air-operations' || ask.ask !== 'sheet') return null;
  return ask.rule === '8.10' ? fromBoxToBox(view, law, ask.rows.length) : ontoTheDeck(view, law, ask);
}

/** 8.10.1–8.10.4 */
function fromBoxToBox({ own, seat }: GameView, law: GameLaw, length: number): BoardBoxes {
  const side = sideOf(seat);
  const entries = movable(own, law, side);
  const fields = fieldsOf(own, law, side).filter(({ grounded }) => order.some((box) => grounded[box].length > 0));
  const lineOf = (field: Field): number => fields.findIndex(({ id }) => id === field.id);
  const rows = entries.map(
    ({ field, box, parked }): Placed => ({
      line: lineOf(field),
      box,
      text: planesText(parked),
      to: {
        readying: 'readying',
        disperse: 'readying',
        undisperse: 'readying',
        ...Object.fromEntries(armed.map((arms) => [`ready ${arms}`, 'ready'])),
      },
    }),
  );
  return {
    lines: fields.map(({ name, readying }) => ({
      title: name,
      note: `moves ${readying} Air Factors a turn`,
      boxes: order.map((id) => ({ id, title: boxName[id] })),
    })),
    rows: [...rows, ...new Array<null>(Math.max(0, length - rows.length)).fill(null)],
    fixed: fields.flatMap((field, line) =>
      order.flatMap((box) =>
        field.grounded[box].flatMap((parked) =>
          fliesFreely(law, side, parked.plane, field.id) ? [{ line, box, text: planesText(parked) }] : [],
        ),
      ),
    ),
  };
}

const armed = ['none', 'GP', 'AP', 'torpedo', 'para-frag', 'skip'] as const;

/** 8.10.2 From Ready into a formation. */
function ontoTheDeck({ own, public: pub, seat }: GameView, law: GameLaw, ask: Ask): BoardBoxes {
  const planes = readyPlanes(own, pub, law, sideOf(seat));
  const fields = [...new Set(planes.map(({ field }) => field))];
  const shares = planes.map((_, i) => {
    const row = ask.ask === 'sheet' ? ask.rows[i] : undefined;
    return row?.ask === 'split' ? row.over.flatMap(({ id, not }) => (not === undefined ? [id] : [])) : [];
  });
  return {
    lines: fields.map((field) => {
      const ids = new Set(shares.filter((_, i) => planes[i]?.field === field).flat());
      return {
        title: field.name,
        boxes: [{ id: 'ready', title: boxName.ready }, ...[...ids].map((id) => ({ id, title: id }))],
      };
    }),
    rows: planes.map(({ field, parked }, i) => ({
      line: fields.indexOf(field),
      box: 'ready',
      text: planesText(parked),
      to: Object.fromEntries((shares[i] ?? []).map((id) => [id, id])),
    })),
    fixed: [],
  };
}

/** Planes that could still be worked on, armed planes that stay on deck, formations that do not move. */
export function unassigned(view: GameView, law: GameLaw, ask: Ask, answer: Answer): Unassigned[] {
  const { own, public: pub, seat } = view;
  const side = sideOf(seat);
  if (view.owes?.kind === 'air-operations' && ask.ask === 'sheet') {
    const rows = answer as RowAnswer[];
    return ask.rule === '8.10'
      ? idleInBoxes(movable(own, law, side), rows)
      : readyPlanes(own, pub, law, side).flatMap(({ field, parked, not }, i) => {
          const left = parked.factors - sumOf(rows[i]);
          if (not !== null || left === 0 || parked.arms === 'none') return [];
          return [told(field, `${planesText({ ...parked, factors: left })} stay on deck at ${field.name}`)];
        });
  }
  if (view.owes?.kind !== 'segment' || ask.ask !== 'pick') return [];
  const chosen = answer as string[];
  const step = stepNow(pub, own);
  return own.flights.flatMap((flight) => {
    const { id, hex, onDeck } = flight;
    const offered = ask.of.filter((item) => item.not === undefined && isOf(item.id, id));
    if (offered.length === 0 || offered.some((item) => chosen.includes(item.id))) return [];
    if (step !== undefined && isAskedAgain(law, flight, step)) return [];
    return [{ text: onDeck === null ? `${id} stays where it is` : `${id} stays on deck`, at: hex }];
  });
}

/** 'AF 1', 'AF 1 to MM10' */
const isOf = (item: string, flight: string): boolean => item === flight || item.startsWith(`${flight} to `);

/** 8.6 As long as hands are free. */
function idleInBoxes(entries: readonly Entry[], rows: readonly RowAnswer[]): Unassigned[] {
  const used = new Map<Field, number>();
  for (const [i, { field }] of entries.entries()) used.set(field, (used.get(field) ?? 0) + sumOf(rows[i]));
  return entries.flatMap(({ field, box, parked }, i) => {
    const left = parked.factors - sumOf(rows[i]);
    const hands = field.readying - (used.get(field) ?? 0);
    if (box === 'ready' || parked.dispersed || left <= 0 || hands <= 0) return [];
    const planes = planesText({ ...parked, factors: Math.min(left, hands) });
    return [told(field, `${planes} could go on from ${boxName[box]} at ${field.name}`)];
  });
}

const told = ({ hex }: Field, text: string): Unassigned => (hex === null ? { text } : { text, at: hex });

const sumOf = (row: RowAnswer | undefined): number =>
  typeof row !== 'object' || Array.isArray(row)
    ? 0
    : Object.values(row as SplitAnswer).reduce((sum, each) => sum + each, 0);
