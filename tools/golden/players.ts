/**
 * The players of golden games. They are made of simple parts: whoever does nothing gives the least answer to everything; he may
 * besides land troops, throw planes away or hand the rest to recruit. So a game comes to the ending that is wanted of it.
 */
import { bySea, filling, recruit } from '@ironbottom/bots';
import { type FlatTopGame, type GameView, gameProposal, mapboard, sides } from '@ironbottom/flat-top';
import {
  type Answer,
  type Ask,
  type Bot,
  type BotSeat,
  judge,
  leastAnswer,
  type RowAnswer,
  type Sheet,
  type SplitAnswer,
  type Walk,
  type WalkAnswer,
  type Ways,
} from '@ironbottom/umpire';

const { hexesOfIsland, hexOf, islandNames, maySail, named, terrainAt } = mapboard;

/** What a player does; nothing is the least answer to every question. */
export type Player = {
  /** Recruit answers whatever is not said here. */
  readonly recruit?: true;
  /** Of planes that carry bombs recruit sends so many Air Factors, and no more in the whole game. */
  readonly sends?: number;
  /** Sails his transports there and unloads, until so many points are ashore; no more are, not even by recruit. */
  readonly lands?: { readonly at: string; readonly points: number };
  /** Lets so many Air Factors fly until they fall: ten points each for the enemy (25.4). */
  readonly loses?: number;
  /** Before that turn nothing takes off to be lost. */
  readonly losesFrom?: number;
  /** His task forces begin as near to this place as they may. */
  readonly begins?: string;
};

type Law = Parameters<Bot<FlatTopGame>['seat']>[1];
type Asked = { readonly view: GameView; readonly ask: Ask; readonly ways: Ways<GameView> | undefined };
type Part = (asked: Asked) => Answer | undefined;

export function seated(player: Player, seat: string, law: Law, below: (n: number) => number): BotSeat<FlatTopGame> {
  const side = sides.find((each) => each === seat) ?? 'allied';
  const parts: Part[] = [];
  if (player.begins !== undefined) parts.push(begins(law, hexOf(player.begins)));
  if (player.lands !== undefined) parts.push(lands(law, player.lands.at, player.lands.points));
  if (player.loses !== undefined) parts.push(loses(player.loses, player.losesFrom ?? 0));
  const other = player.recruit === true ? sparing(recruit.seat(side, law, below), player.sends) : undefined;
  return {
    answer(view, ask, ways) {
      for (const part of parts) {
        const answer = part({ view, ask, ways });
        if (answer === undefined) continue;
        const refusal = judge(view, ask, answer, ways);
        if (refusal !== undefined) throw new Error(`${side}: ${ask.prompt} ${refusal.why} (${refusal.rule})`);
        return answer;
      }
      const answer = other?.answer(view, ask, ways) ?? leastAnswer(ask);
      if (answer === undefined) throw new Error(`${side} has no answer to "${ask.prompt}"`);
      return answer;
    },
  };
}

/** 8.10.2 The bombers that he would send, as far as there are any left to be sent. */
function sparing(bot: BotSeat<FlatTopGame>, sends = Number.POSITIVE_INFINITY): BotSeat<FlatTopGame> {
  let left = sends;
  return {
    answer(view, ask, ways) {
      const answer = bot.answer(view, ask, ways);
      if (ask.rule !== '8.10.2' || ask.ask !== 'sheet') return answer;
      return (answer as RowAnswer[]).map((row, i) => {
        if (typeof row === 'number' || Array.isArray(row) || !/ (AP|GP)\b/.test(ask.rows[i]?.prompt ?? '')) return row;
        const shares: SplitAnswer = {};
        for (const [id, factors] of Object.entries(row)) {
          const sent = Math.min(factors, left);
          if (sent > 0) shares[id] = sent;
          left -= sent;
        }
        return shares;
      });
    },
  };
}

/** 4.1 A set-up as proposed, but for where the task forces begin. */
function begins(law: Law, goal: number): Part {
  const far = bySea(goal, law.scenario.westHalf);
  return ({ view, ask }) => {
    if (view.owes?.kind !== 'set-up') return undefined;
    if (ask.ask === 'pick') return ['own'];
    const proposed = gameProposal(view, law, ask);
    if (ask.ask !== 'sheet' || ask.rows.length === 0 || proposed === null) return undefined;
    return (proposed as RowAnswer[]).map((answer, i) => {
      const row = ask.rows[i];
      if (row?.ask !== 'pick' || row.min !== 1 || row.of.some(({ at }) => at === undefined)) return answer;
      return [
        nearest(
          row.of.map(({ id }) => id),
          (id) => far[named(id) ?? 0] ?? -1,
        ) ?? '',
      ];
    });
  };
}

/** The first of those to which it is least far; -1 is no way at all. */
function nearest<T>(from: readonly T[], far: (each: T) => number): T | undefined {
  let best: T | undefined;
  for (const each of from) if (far(each) >= 0 && (best === undefined || far(each) < far(best))) best = each;
  return best;
}

// 12.7.4 Landing

const eachTurn = 3;

/** Where transports anchor: at a place, or on the coast of an island that has no base of that hex. */
function coastOf(place: string): readonly number[] {
  const island = islandNames.find((each) => each === place);
  if (island === undefined) return [hexOf(place)];
  return hexesOfIsland(island).filter((hex) => terrainAt(hex) === 'partial' && mapboard.baseAt(hex) === undefined);
}

function lands(law: Law, place: string, points: number): Part {
  const coast = coastOf(place);
  const unloaded = ({ own }: GameView): number =>
    Object.values(own.hulls).reduce((sum, hull) => sum + eachTurn * hull.unloaded, 0);
  return ({ view, ask, ways }) => {
    if (view.owes?.kind !== 'plotting') return undefined;
    const enough = unloaded(view) >= points;
    const convoys = view.own.tfs.filter(({ id }) =>
      view.own.ships.some(({ tf, type, hits, damage }) => tf === id && /^APD?$/.test(type) && hits < damage),
    );
    if (ask.ask === 'walk') {
      const tf = convoys.find(({ id }) => id === ask.unit);
      return tf === undefined ? undefined : enough ? { path: [], halt: [] } : towards(law, view, ask, coast, ways);
    }
    if (ask.ask === 'sheet' && enough) return filling(ask).rows;
    const there = new Set(convoys.filter(({ hex }) => coast.includes(hex)).map(({ id }) => id));
    const under = new Set(convoys.map(({ id }) => id).filter((id) => !there.has(id)));
    return ask.ask === 'sheet' ? orders(ask, there, under, Math.ceil((points - unloaded(view)) / eachTurn)) : undefined;
  };
}

/** Whoever has come there anchors and unloads, whoever has not weighs. */
function orders(sheet: Sheet, there: ReadonlySet<string>, under: ReadonlySet<string>, transports: number): RowAnswer[] {
  const { rows } = filling(sheet);
  let left = transports;
  for (const [i, row] of sheet.rows.entries()) {
    if (row.ask !== 'pick') continue;
    const [tf = '', order = ''] = row.prompt.split(': ');
    const ids = row.of.filter(({ not }) => not === undefined).map(({ id }) => id);
    if (row.rule === '12.7.1' && order.includes('weigh') && under.has(tf)) rows[i] = ids;
    if (row.rule === '12.7.1' && !order.includes('weigh') && there.has(tf)) rows[i] = ids;
    if (row.rule === '12.7.4' && there.has(tf)) rows[i] = ids.splice(0, left);
    if (row.rule === '12.7.4' && there.has(tf)) left -= (rows[i] as string[]).length;
  }
  return rows;
}

/** By sea, the shortest way. */
function towards(
  law: Law,
  view: GameView,
  { unit, from, budget }: Walk,
  coast: readonly number[],
  ways: Ways<GameView> | undefined,
): WalkAnswer {
  const goal = nearest(coast, (hex) => bySea(hex, law.scenario.westHalf)[from] ?? -1) ?? from;
  const far = bySea(goal, law.scenario.westHalf);
  const path: number[] = [];
  for (let at = from; path.length < budget && at !== goal; ) {
    const open = (ways?.ways(view, unit, at) ?? []).filter(
      ({ to, not }) => not === undefined && maySail(at, to) === undefined,
    );
    const next = nearest(open, ({ to }) => far[to] ?? -1);
    if (next === undefined || (far[next.to] ?? -1) >= (far[at] ?? -1)) break;
    at = next.to;
    path.push(at);
  }
  return { path, halt: [] };
}

// 25.4 Planes thrown away

/** They take off, as soon as there are any, and nobody tells them to land. */
function loses(factors: number, from: number): Part {
  let left = factors;
  return ({ view, ask }) => {
    if (view.owes?.kind !== 'air-operations' || ask.rule !== '8.10.2' || ask.ask !== 'sheet') return undefined;
    if (left === 0 || view.public.turn < from) return undefined;
    const { rows, give } = filling(ask);
    for (const [i, row] of ask.rows.entries())
      if (row.ask === 'split') for (const { id } of row.over) left -= give(i, id, left);
    return rows;
  };
}
