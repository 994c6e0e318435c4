/** A turn's second half, the redeployment phase: transports come back, submarines and ASW are placed in secret. */
import type { Ask, FrameKind, Row, RowAnswer, Split, SplitAnswer } from '@ironbottom/umpire';
import { mayOperate, type War } from '../chapters/20-7-submarines.js';
import { initialLevel } from '../chapters/20-63-transport-levels.js';
import { cite } from '../cite.js';
import { startOfTurn } from './convoys.js';
import { seasonOf } from './economy.js';
import {
  ownOf,
  type SeasonFrame,
  type SeasonGame,
  type SeasonPublic,
  type SeasonTable,
  type Side,
  type SideOpen,
  type Spread,
  sideOf,
  sides,
  type Water,
  waters,
} from './kit.js';
import { endOfSeason } from './victory.js';

export const waterNames: { readonly [water in Water]: string } = {
  south: 'the southern seas',
  islands: 'the islands',
  north: 'the northern seas',
};

/** What 20.71 asks about: the war is on. */
const war: War = {
  japanAtWarWithUs: true,
  japanAtWarWithBritain: true,
  axisHoldsSuezAndEthiopia: false,
  italySurrendered: false,
};

/** One season after another: whoever is to move begins his turn. */
export const season: FrameKind<SeasonGame, SeasonFrame> = {
  run(table) {
    const { public: pub } = table.state;
    pub.phase = 'convoys';
    table.clock(pub.season, `${pub.mover} convoys`);
    table.say('20.634A', 'turn', { side: pub.mover, season: seasonOf(pub, table.law) });
    startOfTurn(table);
    table.push({ kind: 'convoys', rule: '20.64' });
  },
};

/** 20.164B Both place what is secret before the first season. */
export const setUp: FrameKind<SeasonGame, SeasonFrame> = {
  run: (table) => table.owe(sides),
  ask: (view) => stationSheet(view.public, sideOf(view.seat)),
  take(table, _frame, answers) {
    for (const side of sides) place(table, side, answers[side] as RowAnswer[]);
    table.pop();
  },
};

export const stations: FrameKind<SeasonGame, SeasonFrame> = {
  run: (table) => table.owe([table.state.public.mover]),
  ask: (view) => stationSheet(view.public, view.public.mover),
  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const { mover } = pub;
    const rows = answers[mover] as RowAnswer[];
    redeploy(table, mover, rows);
    place(table, mover, rows);
    table.pop();
    if (mover === 'allies' && endOfSeason(table)) return;
    if (mover === 'allies') pub.season += 1;
    pub.mover = mover === 'japan' ? 'allies' : 'japan';
  },
};

/** Submarines, ASW; in a turn of the Allies also transports to and from the other boxes. */
export function stationSheet(pub: SeasonPublic, side: Side): Ask {
  const open = pub.sides[side];
  const operate = mayOperate(side === 'japan' ? 'japan' : 'us', 'pacific', war) === undefined;
  const rows: Row[] = [
    over('20.73', 'Submarines. Each water is searched for transports in your next turn', operate ? open.submarines : 0),
    over('20.81', 'ASW. It fights the submarines that come to its water', open.asw),
  ];
  if (side === 'allies' && pub.phase === 'stations') rows.push(...redeployments(open));
  return { ask: 'sheet', rule: '20.73', prompt: 'Place your submarines and ASW. Nobody sees where.', rows, limits: [] };
}

function over(rule: string, prompt: string, total: number): Split {
  return {
    ask: 'split',
    rule,
    prompt,
    total,
    over: waters.map((id) => ({ id, text: waterNames[id], cap: total })),
    all: true,
    ...(total === 0 && { seldom: true }),
  };
}

/** 20.622A Only what is above the initial level leaves the box. */
function redeployments(open: SideOpen): Row[] {
  const there = open.transports + open.built + open.port;
  const away = cite('20.622A') ? Math.max(0, there - initialLevel('allies', 'pacific')) : 0;
  return [
    { ask: 'say', rule: '20.622A', prompt: 'Transports to send to other oceans', from: 0, to: away },
    { ask: 'say', rule: '20.622B', prompt: 'Transports to bring from other oceans', from: 0, to: open.elsewhere },
  ];
}

/** 20.66, 20.622 All transports are in the box at the end of the turn. */
function redeploy(table: SeasonTable, side: Side, rows: readonly RowAnswer[]): void {
  const open = table.state.public.sides[side];
  const away = typeof rows[2] === 'number' ? rows[2] : 0;
  const back = typeof rows[3] === 'number' ? rows[3] : 0;
  const returned = cite('20.66') && cite('20.622C') ? open.port : 0;
  open.elsewhere += away - back;
  open.transports += open.built + returned;
  open.traffic.north += open.built + returned;
  open.built = 0;
  open.port -= returned;
  leaveBox(open, away);
  open.transports += back;
  open.traffic.north += back;
  open.before = open.transports;
  table.say('20.622C', 'redeployed', { side, returned, away, back, transports: open.transports });
}

/** Those in the north go first. */
function leaveBox(open: SideOpen, away: number): void {
  let left = away;
  for (const water of ['north', 'islands', 'south'] as const) {
    const gone = Math.min(left, open.traffic[water]);
    open.traffic[water] -= gone;
    open.transports -= gone;
    left -= gone;
  }
}

function place(table: SeasonTable, side: Side, rows: readonly RowAnswer[]): void {
  const own = ownOf(table.state, side);
  own.submarines = spreadIn(rows[0]);
  own.asw = spreadIn(rows[1]);
  table.say('20.73', 'placed', { side, submarines: { ...own.submarines }, asw: { ...own.asw } }, [side]);
}

function spreadIn(row: RowAnswer | undefined): Spread {
  const split = (typeof row === 'object' && !Array.isArray(row) ? row : {}) as SplitAnswer;
  return { south: split.south ?? 0, islands: split.islands ?? 0, north: split.north ?? 0 };
}
