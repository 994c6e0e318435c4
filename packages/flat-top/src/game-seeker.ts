/** A player for trials who looks for the enemy: everything armed, everything towards the nearest counter, every fight taken. */
import type { Ask, Below, Row, RowAnswer, Sheet, SplitAnswer, Walk, WalkAnswer, Ways } from '@ironbottom/umpire';
import type { Player } from '@ironbottom/umpire/harness';
import { charts } from './charts/index.js';
import type { FlatTopGame, GameView } from './game-kit.js';
import { distance, type Hex, hexOf } from './map.js';
import { straightforward } from './policy.js';
import { enemyOf } from './state.js';
import { sideOf } from './view.js';

export const seeker: Player<FlatTopGame> = (view, ask, below, ways) => {
  if (view.owes?.kind === 'battle') return below(4) === 0 ? undefined : straightforward(ask, view.seat);
  // Now and then anything at all: what nobody would do must work too.
  if (below(8) === 0) return undefined;
  switch (ask.ask) {
    case 'walk':
      return towards(view, ask, below, ways);
    case 'sheet':
      return filledIn(ask, below);
    case 'pick':
      return view.owes?.kind === 'record' ? [] : chosen(view, ask, below);
    default:
      return undefined;
  }
};

/** Whoever can be sent is sent; nobody reorganizes, destroys or goes home early. */
function chosen(view: GameView, ask: Extract<Ask, { ask: 'pick' }>, below: Below): string[] | undefined {
  // OPT-APM Nobody goes home early, and everybody has his turn.
  if (view.owes?.kind === 'alternation') return sent(ask, below);
  if (ask.min > 0 || (view.owes?.kind === 'segment' && view.public.segment?.step === 'land')) return undefined;
  const open = ask.of.filter(({ id, not }) => not === undefined && !/^(?:reorganize|destroy|off )/.test(id));
  return open.slice(0, ask.max - below(2) * (ask.max > 1 ? 1 : 0)).map(({ id }) => id);
}

function sent({ of }: Extract<Ask, { ask: 'pick' }>, below: Below): string[] | undefined {
  const open = of.filter(({ id, not }) => not === undefined && /^(?:map|appear|log) /.test(id));
  const one = open[below(Math.max(1, open.length))];
  return one === undefined ? undefined : [one.id];
}

function towards(
  view: GameView,
  { unit, from, budget, halts }: Walk,
  below: Below,
  ways: Ways<GameView> | undefined,
): WalkAnswer | undefined {
  const aim = nearest(view, from);
  if (aim === undefined || ways === undefined) return undefined;
  const path: Hex[] = [];
  let [at, left] = [from, budget];
  while (left > 0 && at !== aim) {
    const open = ways
      .ways(view, unit, at)
      .filter(({ to, cost, not }) => not === undefined && cost <= left && distance(to, aim) < distance(at, aim));
    const way = open[below(Math.max(1, open.length))];
    if (way === undefined) break;
    path.push(way.to);
    at = way.to;
    left -= way.cost;
  }
  const may = (id: string): boolean => halts.some((halt) => halt.id === id && halt.not === undefined);
  return { path, halt: ['search', 'climb'].filter((id) => may(id) && below(3) > 0) };
}

/** The nearest counter or base of the enemy. */
function nearest(view: GameView, from: Hex): Hex | undefined {
  const enemy = enemyOf(sideOf(view.seat));
  const bases = Object.entries(charts.bases.values).flatMap(([name, { side, offBoard }]) =>
    side === enemy && !offBoard && distance(hexOf(name), from) < 6 ? [hexOf(name)] : [],
  );
  let best: Hex | undefined;
  for (const hex of [...view.knows.marks.map((mark) => mark.hex), ...bases])
    if (best === undefined || distance(hex, from) < distance(best, from)) best = hex;
  return best;
}

/** Row by row: the last of what is offered, as many as the limits leave. */
function filledIn(sheet: Sheet, below: Below): RowAnswer[] {
  const spare = sheet.limits.map(({ most }) => most);
  return sheet.rows.map((row, i) => entry(sheet, row, i, spare, below));
}

function entry(sheet: Sheet, row: Row, i: number, spare: number[], below: Below): RowAnswer {
  if (row.ask === 'say') return row.from + below(row.to - row.from + 1);
  if (row.ask === 'pick')
    return /scuttle|leave/.test(row.prompt) || row.min === 0
      ? shown(row)
      : row.of.slice(0, row.min).map(({ id }) => id);
  const offered = row.over.filter(({ not }) => not === undefined);
  const share = offered[offered.length - 1 - below(Math.min(2, offered.length))];
  if (share === undefined) return {};
  let most = Math.min(row.total, share.cap);
  const touched = sheet.limits.flatMap(({ of }, at) => (of.some((term) => term.row === i) ? [at] : []));
  for (const at of touched) most = Math.min(most, Math.max(0, spare[at] ?? 0));
  for (const at of touched) spare[at] = (spare[at] ?? 0) - most;
  const split: SplitAnswer = {};
  if (most > 0) split[share.id] = most;
  return split;
}

/** Task forces come out on the map at once, transports anchor where they can and unload; nothing else is ordered. */
const shown = ({ of, prompt, max }: Extract<Row, { ask: 'pick' }>): string[] => {
  if (/these transports unload/.test(prompt)) return of.map(({ id }) => id);
  if (/takes her in tow|survivors|begin to fuel/.test(prompt)) return of.slice(0, max).map(({ id }) => id);
  if (/these ships anchor/.test(prompt)) return of.filter(({ text }) => /^APD? /.test(text)).map(({ id }) => id);
  return of[0]?.id === 'start' ? ['start'] : [];
};
