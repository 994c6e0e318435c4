/** 22 Replacements, at 0100. */
import type { FrameKind, Limit, Row, RowAnswer, Share, Sheet } from '@ironbottom/umpire';
import { isPlaneName, type PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf, parkedAt, putGrounded, withParked } from '../fields.js';
import { planeKey } from '../forces.js';
import type { FlatTopGame, GameLaw, GameOwn, GamePublic } from '../game-kit.js';
import { ownOf } from '../game-kit.js';
import type { Options } from '../options.js';
import { type Side, sides } from '../state.js';

export type ReplacementsFrame = { kind: 'replacements'; rule: '22.1' };

/** 22.1 At 0100, but not as the first turn of a game: no day has ended yet (R139a). */
export const replacementsDue = ({ hour, turn }: GamePublic): boolean => hour === 1 && turn > 0 && cite('22.1');

export const replacements: FrameKind<FlatTopGame, ReplacementsFrame> = {
  run: (table) => table.owe(sides),

  ask: (view, law) => replacementSheet(view.own, law, view.seat as Side),

  take(table, _frame, answers) {
    for (const side of sides) {
      const rows = answers[side];
      const came = bringBack(
        ownOf(table.state, side),
        table.law,
        side,
        Array.isArray(rows) ? (rows as RowAnswer[]) : [],
      );
      table.say('22.1', 'replacements', { planes: came }, [side]);
    }
    table.pop();
  },
};

/** What comes back of one plane name: in all, and at most so many of those ashore and of those at sea. */
export type Due = { plane: PlaneName; total: number; land: number; sea: number };

/**
 * 22.2 One for every three lost of a name, fractions lost; divided between land and sea in proportion to the losses, or by halves (R134). Where
 * both have the same claim to the last one its owner chooses: both may have it, but not together more than the total.
 */
export function due(plane: PlaneName, land: number, sea: number, how: Options['replacements'] = 'by losses'): Due {
  const lost = land + sea;
  const total = cite('22.2') ? Math.floor(lost / 3) : lost;
  if (total === 0) return { plane, total, land: 0, sea: 0 };
  if (how === 'halves') {
    // What one has not lost goes to the other.
    const most = (lostHere: number, there: number): number =>
      Math.min(lostHere, Math.max(Math.ceil(total / 2), total - there));
    return { plane, total, land: most(land, sea), sea: most(sea, land) };
  }
  const whole = (part: number): number => Math.floor((total * part) / lost);
  const rest = (part: number): number => (total * part) % lost;
  const over = total - whole(land) - whole(sea);
  const last = (part: number, other: number): number => (over > 0 && rest(part) >= rest(other) ? 1 : 0);
  return { plane, total, land: whole(land) + last(land, sea), sea: whole(sea) + last(sea, land) };
}

function allDue({ lostToday }: GameOwn, { options }: GameLaw): Due[] {
  // By name, not in the order in which they were lost: a saved game does not keep that.
  const planes = new Set(
    Object.keys(lostToday)
      .map((key) => key.replace('*', ''))
      .sort(),
  );
  const list: Due[] = [];
  for (const plane of planes) {
    if (!isPlaneName(plane)) continue;
    const each = due(plane, lostToday[plane] ?? 0, lostToday[`${plane}*`] ?? 0, options.replacements);
    if (each.total > 0) list.push(each);
  }
  return list;
}

export function replacementSheet(own: GameOwn, law: GameLaw, side: Side): Sheet {
  const fields = fieldsOf(own, law, side);
  const list = allDue(own, law);
  const limits: Limit[] = [];
  const rows = list.map(({ plane, total, land, sea }, row): Row => {
    const over: Share[] = [];
    for (const seaBased of [false, true]) {
      const most = seaBased ? sea : land;
      const shares = most === 0 ? [] : sharesFor(law, fields, plane, seaBased, most);
      over.push(...shares);
      if (shares.length === 0 || most === total) continue;
      const why = `at most ${most} ${plane} come back ${seaBased ? 'at sea' : 'ashore'}`;
      limits.push({ rule: '22.2', why, most, of: shares.map(({ id }) => ({ row, id })) });
    }
    return { ask: 'split', rule: '22.2', prompt: `${total} ${plane} come back: where to`, total, over, all: false };
  });
  for (const field of fields) {
    const of = rows.flatMap((row, i) =>
      row.ask !== 'split'
        ? []
        : row.over.filter(({ id }) => placeIn(id) === field.id).map(({ id }) => ({ row: i, id })),
    );
    const most = field.capacity === null ? null : Math.max(0, field.capacity - parkedAt(field.grounded));
    if (most !== null && of.length > 0 && cite('8.2'))
      limits.push({ rule: '8.2', why: `${field.name} has room for ${most} more`, most, of });
  }
  return { ask: 'sheet', rule: '22.1', prompt: 'replacements: they stand in Just Landed boxes', rows, limits };
}

/** R135 Any friendly ship or base that handles them, beyond the board too. */
function sharesFor(law: GameLaw, fields: readonly Field[], plane: PlaneName, seaBased: boolean, cap: number): Share[] {
  return fields
    .filter((field) => canHandle(law, field, plane, seaBased))
    .map(({ id, name }) => ({
      id: `${planeKey({ plane, seaBased })} ${id}`,
      text: `${name}${seaBased ? ' (sea based)' : ''}`,
      cap,
    }));
}

/** 'Zero* Shokaku': the kind, and where to. No plane's name has a blank in it. */
const placeIn = (id: string): string => id.slice(id.indexOf(' ') + 1);

/** 22.3 What does not come back now never does. */
function bringBack(
  own: GameOwn,
  law: GameLaw,
  side: Side,
  rows: readonly RowAnswer[],
): { plane: string; factors: number; place: string }[] {
  const came: { plane: string; factors: number; place: string }[] = [];
  const back: { [key: string]: number } = {};
  for (const row of rows) {
    if (typeof row === 'number' || Array.isArray(row)) continue;
    for (const [id, factors] of Object.entries(row)) {
      const key = id.slice(0, id.indexOf(' '));
      const place = placeIn(id);
      const plane = key.replace('*', '');
      const field = fieldsOf(own, law, side).find((each) => each.id === place);
      if (field === undefined || !isPlaneName(plane)) continue;
      back[key] = (back[key] ?? 0) + factors;
      const planes = { plane, seaBased: key.endsWith('*'), factors, arms: 'none', dispersed: false } as const;
      putGrounded(own, place, withParked(field.grounded, 'justLanded', planes));
      came.push({ plane: key, factors, place: field.name });
    }
  }
  const gone = { ...own.gone };
  for (const [key, lost] of Object.entries(own.lostToday)) {
    const never = lost - (back[key] ?? 0);
    if (never > 0) gone[key] = (gone[key] ?? 0) + never;
  }
  if (cite('22.3')) {
    own.gone = gone;
    own.lostToday = {};
  }
  return came;
}
