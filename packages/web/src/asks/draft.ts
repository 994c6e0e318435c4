/** An answer while it is being made up: how a click or a key changes it. */
import {
  type Answer,
  type Ask,
  capOf,
  type Item,
  mostPlaced,
  type Pick,
  type PickAnswer,
  type Place,
  type Point,
  pickable,
  type Row,
  type RowAnswer,
  type Share,
  type Sheet,
  type Split,
  type SplitAnswer,
  type Walk,
} from '@ironbottom/umpire';
import type { Steps } from '../umpire/messages.js';
import { asking } from '../words/asks.js';

export function emptyRow(row: Row): RowAnswer {
  if (row.ask === 'pick') return row.now ?? [];
  return row.ask === 'split' ? {} : (row.now ?? Math.ceil(row.from));
}

/** Nothing chosen yet. On a sheet, what has to be chosen is chosen already: it can be sent as it is. */
export function emptyAnswer(ask: Ask): Answer {
  if (ask.ask === 'walk') return { path: [], halt: [] };
  return ask.ask === 'sheet' ? ask.rows.map(firstRow) : emptyRow(ask);
}

function firstRow(row: Row): RowAnswer {
  if (row.ask !== 'pick' || row.min !== 1 || row.max !== 1) return emptyRow(row);
  return row.now ?? everything(row).slice(0, 1);
}

/** Whether this says that everything stays as it is. */
export function isIdle(ask: Ask, answer: Answer): boolean {
  if (ask.ask === 'walk') return false;
  if (ask.ask === 'pick') return ask.min === 0 && ask.now === undefined && (answer as PickAnswer).length === 0;
  if (ask.ask === 'split') return !ask.all && sumOf(answer as SplitAnswer) === 0;
  if (ask.ask === 'say') return false;
  const rows = answer as RowAnswer[];
  return ask.rows.every((row, i) => (row.ask === 'say' ? rows[i] === emptyRow(row) : isIdle(row, rows[i] ?? [])));
}

/** Answers to weigh against each other: each single choice, or else the one being made up. */
export function alternatives(ask: Ask, answer: Answer): { title: string; answer: Answer }[] {
  if (ask.ask === 'split' || ask.ask === 'sheet') return [{ title: '', answer }, ...allOnOne(ask, answer)];
  if (ask.ask !== 'pick' || ask.max !== 1 || pickable(ask.of) > mostWeighed) return [{ title: '', answer }];
  const each = ask.of.flatMap(({ id, text, not }) => (not === undefined ? [{ title: text, answer: [id] }] : []));
  const yesOrNo = isYesOrNo(ask);
  const named = yesOrNo ? each.map((one) => ({ ...one, title: asking.yes })) : each;
  return ask.min > 0 ? named : [...named, { title: yesOrNo ? asking.no() : asking.noneOfThese(), answer: [] }];
}

const mostWeighed = 4;

/** Where everything is divided over the same few things: all of it on one of them, one after the other. */
function allOnOne(ask: Split | Sheet, answer: Answer): { title: string; answer: Answer }[] {
  const rows: readonly Row[] = ask.ask === 'split' ? [ask] : ask.rows;
  const free = rows.map((row) => (row.ask === 'split' ? row.over.filter(({ not }) => not === undefined) : []));
  const texts = [...new Set(free.flatMap((shares) => shares.map(({ text }) => text)))];
  if (texts.length < 2 || texts.length >= mostWeighed || free.some((shares) => shares.length === 0)) return [];
  const now = JSON.stringify(answer);
  return texts.flatMap((text) => {
    const all = rows.map((row, i): SplitAnswer => {
      const share = free[i]?.find((each) => each.text === text);
      return row.ask === 'split' && share !== undefined ? withAmount(row, {}, share, row.total) : {};
    });
    const one: Answer = ask.ask === 'split' ? (all[0] ?? {}) : all;
    return JSON.stringify(one) === now ? [] : [{ title: text, answer: one }];
  });
}

/** One of few is exchanged, one of many is added while there is room; chosen once more, it is dropped. */
export function toggled(ask: Pick, chosen: PickAnswer, id: string): PickAnswer {
  if (ask.of.find((item) => item.id === id)?.not !== undefined) return chosen;
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  if (ask.max === 1) return [id];
  return chosen.length < ask.max ? [...chosen, id] : chosen;
}

/** All but what is seldom wanted: that is chosen one by one. */
export function everything(ask: Pick): PickAnswer {
  return ask.of.flatMap(({ id, not, seldom }) => (not === undefined && seldom !== true ? [id] : [])).slice(0, ask.max);
}

export const sumOf = (amounts: SplitAnswer): number => Object.values(amounts).reduce((sum, each) => sum + each, 0);

/** As much as asked for, as far as cap and total go. */
export function withAmount(ask: Split, amounts: SplitAnswer, share: Share, amount: number): SplitAnswer {
  const { [share.id]: _, ...others } = amounts;
  const room = Math.min(capOf(share), mostPlaced(ask) - sumOf(others));
  const placed = Math.max(0, Math.min(Math.floor(Number.isFinite(amount) ? amount : 0), room));
  return placed === 0 ? others : { ...others, [share.id]: placed };
}

/** A single thing to take or leave. */
export function isYesOrNo(ask: Pick): boolean {
  return ask.min <= 0 && ask.max === 1 && pickable(ask.of) === 1;
}

/** 'Choose 1 to 3; 2 chosen' */
export function pickStatus(ask: Pick, chosen: PickAnswer): string {
  const most = Math.min(ask.max, pickable(ask.of));
  return asking.choose(ask.min, most, chosen.length);
}

export function splitStatus(ask: Split, amounts: SplitAnswer): string {
  return asking.placed(sumOf(amounts), mostPlaced(ask), ask.all);
}

/** The steps from where a walk stands to a place within reach. */
export function routeTo(steps: Steps, place: Place): Place[] {
  const before = new Map(steps.reach.map((each) => [each.place, each.from]));
  const route: Place[] = [];
  for (let at = place; at !== steps.at; ) {
    const from = before.get(at);
    if (from === undefined || route.length > before.size) return [];
    route.unshift(at);
    at = from;
  }
  return route;
}

/** As near to a place out of reach as this move goes; where it stands, if nothing is nearer. */
export function nearestTo(steps: Steps, place: Place, middles: readonly (Point | null)[]): Place {
  const wanted = middles[place];
  const far = (at: Place): number => {
    const middle = middles[at];
    return wanted && middle ? Math.hypot(middle[0] - wanted[0], middle[1] - wanted[1]) : Number.POSITIVE_INFINITY;
  };
  let best = { place: steps.at, cost: 0, far: far(steps.at) };
  for (const { place: at, cost } of steps.reach) {
    const left = far(at);
    if (left < best.far - 1e-6 || (left < best.far + 1e-6 && cost < best.cost)) best = { place: at, cost, far: left };
  }
  return best.place;
}

/**
 * The path when a place is pointed at: there, or as far that way as it goes; at a place of the path itself, back to it, and at
 * where it began, to the beginning.
 */
export function pathTo(
  { from }: Walk,
  path: readonly Place[],
  steps: Steps,
  place: Place,
  middles: readonly (Point | null)[],
): Place[] {
  const route = routeTo(steps, place);
  if (route.length > 0) return [...path, ...route];
  if (place === from) return [];
  const back = path.lastIndexOf(place);
  if (back >= 0) return path.slice(0, back + 1);
  return [...path, ...routeTo(steps, nearestTo(steps, place, middles))];
}

/** Things to choose that lie on the map. */
export function itemsOf(ask: Ask): readonly Item[] {
  switch (ask.ask) {
    case 'pick':
      return ask.of;
    case 'split':
      return ask.over;
    case 'sheet':
      return ask.rows.flatMap((row) => [...itemsOf(row)]);
    default:
      return [];
  }
}

/** Where there is something to choose; of a sheet not what is seldom wanted: that can be half the map. */
export function placesOf(ask: Ask): Set<Place> {
  const isLit = (item: Item): boolean => item.not === undefined && (ask.ask !== 'sheet' || item.seldom !== true);
  const items =
    ask.ask === 'sheet' ? ask.rows.flatMap((row) => (row.seldom === true ? [] : itemsOf(row))) : itemsOf(ask);
  return new Set(items.flatMap((item) => (item.at !== undefined && isLit(item) ? [item.at] : [])));
}

/** Of several things in one place the one that is not seldom wanted; nothing where that leaves more than one. */
function meantBy(found: readonly Item[]): Item | undefined {
  const often = found.filter(({ seldom }) => seldom !== true);
  const [item, ...others] = often.length > 0 ? often : found;
  return others.length > 0 ? undefined : item;
}

/**
 * A click on the map: chooses the one thing there, or adds one more to it. Unchanged where nothing is meant. In a sheet it is
 * for the row that somebody was at, if it has such a thing, else for the first that has and is not folded away.
 */
export function clicked(ask: Ask, answer: Answer, hit: (item: Item) => boolean, touched?: number): Answer {
  if (ask.ask === 'pick') {
    const item = meantBy(ask.of.filter((each) => hit(each) && each.not === undefined));
    return item === undefined ? answer : toggled(ask, answer as PickAnswer, item.id);
  }
  if (ask.ask === 'split') {
    const [share, ...others] = ask.over.filter((each) => hit(each) && each.not === undefined);
    const amounts = answer as SplitAnswer;
    if (share === undefined || others.length > 0) return answer;
    return withAmount(ask, amounts, share, (amounts[share.id] ?? 0) + 1);
  }
  if (ask.ask === 'sheet') {
    const rows = answer as RowAnswer[];
    const isHit = (row: Row | undefined): boolean =>
      row !== undefined && itemsOf(row).some((item) => hit(item) && item.not === undefined);
    const isOpenTo = (row: Row): boolean => row.seldom !== true && isHit(row);
    const at = touched !== undefined && isHit(ask.rows[touched]) ? touched : ask.rows.findIndex(isOpenTo);
    const row = ask.rows[at];
    const old = rows[at];
    if (row === undefined || old === undefined) return answer;
    return rows.map((each, i) => (i === at ? (clicked(row, old, hit) as RowAnswer) : each));
  }
  return answer;
}

/** The ids that an answer names. */
export function chosenIn(answer: Answer): Set<string> {
  if (typeof answer === 'number') return new Set();
  if (Array.isArray(answer))
    return new Set(answer.flatMap((each) => (typeof each === 'string' ? [each] : [...chosenIn(each)])));
  return 'path' in answer && Array.isArray(answer.path) ? new Set() : new Set(Object.keys(answer));
}
