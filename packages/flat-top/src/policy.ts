/**
 * A straightforward commander, the one who decides at the desk and in the odds unless somebody else does: fights whenever
 * he can, spends range, aims at the greatest number, bombs the greatest carrier. He knows only the question.
 */
import type { Answer, Ask, Item, Pick, Policy, RowAnswer, Share, Sheet, Split, SplitAnswer } from '@ironbottom/umpire';
import { isPlaneName, type MissionClass, planes } from './charts/planes.js';
import { straightforwardSurface } from './policy-surface.js';

/** What the commander may be told beforehand. */
export type Orders = {
  /** Ids of ships or the base to be bombed, the most wanted first. */
  targets?: readonly string[];
  /** 14.18 What interceptors do when they could do either. */
  interceptors?: 'attack' | 'escort';
};

export const straightforward: Policy = commander({});

export function commander(orders: Orders): Policy {
  return (ask, seat) => {
    const decide = air[ask.rule];
    return decide === undefined ? straightforwardSurface(ask, seat) : decide(ask, orders);
  };
}

type Decide = (ask: Ask, orders: Orders) => Answer;

const legal = <I extends Item>(of: readonly I[]): I[] => of.filter((item) => item.not === undefined);

/** As many as may be, in the order of the question. */
function asManyAs({ of, max }: Pick): string[] {
  const ids: string[] = [];
  for (let i = 0; i < of.length && ids.length < max; i++) {
    const item = of[i];
    if (item !== undefined && item.not === undefined) ids.push(item.id);
  }
  return ids;
}

/** Everything on the first that will take it, then the next. */
function inOrder(split: Split, order = legal(split.over)): SplitAnswer {
  const answer: SplitAnswer = {};
  let left = split.total;
  for (const { id, cap } of order) {
    const share = Math.min(left, cap);
    if (share > 0) answer[id] = share;
    left -= share;
  }
  return answer;
}

const everyRow = (ask: Ask, row: (row: Sheet['rows'][number]) => RowAnswer): Answer =>
  ask.ask === 'sheet' ? ask.rows.map(row) : [];
const rowInOrder = (row: Sheet['rows'][number]): RowAnswer =>
  row.ask === 'split' ? inOrder(row) : row.ask === 'pick' ? asManyAs(row) : row.from;
const plainly: Decide = (ask) => {
  if (ask.ask === 'pick') return asManyAs(ask);
  return ask.ask === 'split' ? inOrder(ask) : everyRow(ask, rowInOrder);
};

/** Ships by what they are worth to a bomber. */
const prizes = ['CV', 'CVL', 'BB', 'CAV', 'AV', 'CA', 'CL', 'AP', 'APD', 'AO', 'base', 'DD', 'PG', 'SS'];

/** Which prize a text begins with. Read once for each text: he sees the same ships again and again. */
const prizesRead = new Map<string, number>();

function prizeIn(text: string): number {
  let prize = prizesRead.get(text);
  if (prize === undefined) {
    prize = prizes.indexOf(text.slice(0, text.indexOf(' ')));
    prizesRead.set(text, prize);
  }
  return prize;
}

function bombs(split: Split, { targets = [] }: Orders): SplitAnswer {
  const rank = ({ id, text }: Item): number => {
    const wanted = targets.length === 0 ? -1 : targets.indexOf(id.slice(0, id.lastIndexOf(':')));
    return wanted >= 0 ? wanted - targets.length : prizeIn(text);
  };
  let best: Share | undefined;
  let first = Number.POSITIVE_INFINITY;
  // By their places: questions are frozen, and going through a frozen list one by one takes several times as long.
  for (let i = 0; i < split.over.length; i++) {
    const share = split.over[i];
    if (share === undefined || share.not !== undefined) continue;
    const at = rank(share);
    if (at >= first) continue;
    best = share;
    first = at;
    // Nothing is wanted more.
    if (first === -targets.length) break;
  }
  const answer: SplitAnswer = {};
  if (best !== undefined) answer[best.id] = Math.min(split.total, best.cap);
  return answer;
}

/** Which planes on deck to lose: of the enemy's the bombers first, of one's own the bombers last. */
const enemysFirst: readonly MissionClass[] = ['dive', 'bomber', 'fighter', 'scout'];
const ownFirst: readonly MissionClass[] = ['scout', 'fighter', 'bomber', 'dive'];

function planesToLose(ask: Ask, order: readonly MissionClass[]): Answer {
  const rank = ({ id }: Item): number => {
    const [plane = ''] = id.split('/');
    return isPlaneName(plane) ? order.indexOf(planes.values[plane].mission) : order.length;
  };
  const ranked = <I extends Item>(of: readonly I[]): I[] => legal(of).sort((a, b) => rank(a) - rank(b));
  if (ask.ask === 'pick')
    return ranked(ask.of)
      .slice(0, 1)
      .map(({ id }) => id);
  return everyRow(ask, (row) => (row.ask === 'split' ? inOrder(row, ranked(row.over)) : []));
}

/** Every question of the air chapters, by the rule that asks it. */
const air: { readonly [rule: string]: Decide } = {
  '16.1': plainly,
  '14.18': (ask, { interceptors = 'escort' }) => everyRow(ask, () => [interceptors]),
  '16.4': plainly, // the escorts come first in the list
  '15.6.1': plainly,
  '16.5.4': plainly, // the most numerous comes first
  '16.5.5': plainly,
  '16.6.5': plainly,
  '17.1': plainly,
  '17.2': (ask, orders) => everyRow(ask, (row) => (row.ask === 'split' ? bombs(row, orders) : [])),
  '17.5': plainly, // the largest group comes first
  '18.2': plainly,
  '21.7.1': (ask) => planesToLose(ask, enemysFirst),
  '21.7.2': (ask) => planesToLose(ask, ownFirst),
  'OPT-EPF.1': (ask) => everyRow(ask, () => []),
};
