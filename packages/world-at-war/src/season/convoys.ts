/** A turn's first half: shortages, construction, and what the available transports are used for. */
import type { Ask, FrameKind, Limit, RowAnswer, Say } from '@ironbottom/umpire';
import { costOfSubmarines } from '../chapters/20-7-submarines.js';
import { aswPoolOf, costOfASW } from '../chapters/20-8-asw.js';
import { costOfTransports, mayUse, poolOf } from '../chapters/20-62-building-transports.js';
import { forSupply, oilCounters } from '../chapters/20-64-transport-functions.js';
import { carrying } from '../charts/carrying.js';
import { allowanceIn, seasonEconomy } from '../charts/season-economy.js';
import { available, buildingLimit, income, loadsOf, penaltyOf, seasonOf } from './economy.js';
import {
  ownOf,
  type SeasonFrame,
  type SeasonGame,
  type SeasonPublic,
  type SeasonTable,
  type Side,
  type SideOpen,
} from './kit.js';
import type { SeasonLaw } from './law.js';
import { warfare } from './warfare.js';

/** The rows of the sheet, in their order. */
export const convoyRows = ['transports', 'submarines', 'asw', 'line', 'oil', 'supply', 'troops', 'grants'] as const;
export type ConvoyRow = (typeof convoyRows)[number];
export type Orders = { [row in ConvoyRow]: number };

/** 20.634A Shortages are counted when the turn begins, then the season's BRPs come in. */
export function startOfTurn(table: SeasonTable): void {
  const { public: pub } = table.state;
  const { mover: side } = pub;
  const open = pub.sides[side];
  const earned = income(side, open, seasonOf(pub, table.law));
  open.lost = Math.min(penaltyOf(side, open).brps, open.brps + earned);
  open.brps += earned - open.lost;
  table.say('20.634A', 'income', { side, earned, lost: open.lost, brps: open.brps, transports: open.transports });
}

export const convoys: FrameKind<SeasonGame, SeasonFrame> = {
  run: (table) => table.owe([table.state.public.mover]),
  ask: (view, law) => convoySheet(view.public, law),
  take(table, _frame, answers) {
    const { mover } = table.state.public;
    const orders = ordersIn(answers[mover] as RowAnswer[]);
    build(table, mover, orders);
    sail(table, mover, orders);
    warfare(table);
    // 20.81 ASW is placed anew as well.
    ownOf(table.state, mover).asw = null;
    table.state.public.phase = 'stations';
    table.clock(table.state.public.season, `${mover} stations`);
    table.pop();
    table.push({ kind: 'stations', rule: '20.73' });
  },
};

export function ordersIn(rows: readonly RowAnswer[]): Orders {
  const said = (row: ConvoyRow): number => {
    const answer = rows[convoyRows.indexOf(row)];
    return typeof answer === 'number' ? answer : 0;
  };
  return Object.fromEntries(convoyRows.map((row) => [row, said(row)])) as Orders;
}

export function convoySheet(pub: SeasonPublic, law: SeasonLaw): Ask {
  const { mover: side } = pub;
  const open = pub.sides[side];
  const season = seasonOf(pub, law);
  const { yards, units, lines } = allowanceIn(side, season);
  const { pools } = seasonEconomy.values;
  const power = side === 'japan' ? 'japan' : 'us';
  // 20.61, 20.85 What Britain builds comes from the same pools.
  const pool = pools[side];
  const mayBuild = poolOf(power) === side ? pool.transports : 0;
  const mayBuildASW = aswPoolOf(power) === side ? pool.asw : 0;
  const use = available(open);
  const japan = side === 'japan';
  const say = (rule: string, prompt: string, to: number, now?: number): Say => ({
    ask: 'say',
    rule,
    prompt,
    from: 0,
    to: Math.max(0, to),
    ...(now !== undefined && to > 0 && { now: Math.min(now, to) }),
    ...(to <= 0 && { seldom: true }),
  });
  const fleet = open.transports + open.port + open.elsewhere;
  const rows: Say[] = [
    say('20.621', 'Transports to build', Math.min(yards, mayBuild - fleet)),
    say('20.76', 'Submarines to build', Math.min(yards, pool.submarines - open.submarines)),
    say('20.84', 'ASW to build', Math.min(yards, mayBuildASW - open.asw)),
    say('20.633C', 'Transports on the supply line to the south. One traces it', japan ? Math.min(1, use) : 0, 1),
    say('20.64A', 'Oil counters to ship, a transport each', japan ? oilCounters(use) : 0),
    say('20.64B', 'Lines to supply, a transport each', Math.min(lines, use)),
    say('20.64C', 'Transports that carry ground and air units', Math.min(use, loadsOf(units).length)),
    say('20.64D', 'Grants of five BRPs, a transport each', japan ? 0 : use),
  ];
  return {
    ask: 'sheet',
    rule: '20.64',
    prompt: `Build, and use your transports. ${open.brps} BRPs; ${use} transports can be used; ${loadsTold(units)}`,
    rows,
    limits: limitsOf(side, open, season, use),
  };
}

/** 20.64D A transport takes a grant of up to five BRPs. */
const grantSize = carrying.values.transport.brps;

const loadsTold = (units: readonly number[]): string => {
  const loads = loadsOf(units);
  if (loads.length === 0) return 'no units wait.';
  return `units wait that fill ${loads.length} transports with ${loads.join(', ')} factors.`;
};

function limitsOf(side: Side, open: SideOpen, season: number, use: number): Limit[] {
  const { yards } = allowanceIn(side, season);
  const limit = buildingLimit(side, open, season);
  const of = (rows: readonly ConvoyRow[], each = 1) => rows.map((row) => ({ row: convoyRows.indexOf(row), each }));
  const built = ['transports', 'submarines', 'asw'] as const;
  return [
    { rule: '20.621', why: `the yards have ${yards} shipbuilding points, one a unit`, most: yards, of: of(built) },
    {
      rule: '20.635',
      why: `no more than ${limit} BRPs may go into building this season, three a unit`,
      most: limit,
      of: of(built, 3),
    },
    {
      rule: '20.76',
      why: `there are ${open.brps} BRPs: a unit costs three, a grant five`,
      most: open.brps,
      of: [
        ...of(['transports'], costOfTransports(1).brps),
        ...of(['submarines'], costOfSubmarines(1).brps),
        ...of(['asw'], costOfASW(1).brps),
        ...of(['grants'], grantSize),
      ],
    },
    {
      rule: '20.636',
      why: `${use} transports can be used, each for one thing`,
      most: use,
      of: [
        ...of(['line', 'oil', 'troops', 'grants']),
        // 20.64B
        ...of(['supply'], forSupply('allies', 1)),
        // 20.621C What is built this turn does not count, or else it would make room.
        ...(mayUse({ builtThisTurn: true, beganTurnHere: true }) === undefined ? of(['transports'], -1) : []),
      ],
    },
  ];
}

/** 20.621, 20.76, 20.84 Three BRPs and a shipbuilding point each; 20.164F everybody sees what is built. */
function build(table: SeasonTable, side: Side, orders: Orders): void {
  const open = table.state.public.sides[side];
  const { transports, submarines, asw } = orders;
  // 20.621C They are in the box, but not used this turn.
  open.built = transports;
  open.submarines += submarines;
  open.asw += asw;
  const cost = costOfTransports(transports).brps + costOfSubmarines(submarines).brps + costOfASW(asw).brps;
  open.brps -= cost + grantSize * orders.grants;
  table.say('20.164F', 'built', { side, transports, submarines, asw });
}

/** 20.64 Each available transport is used once. */
function sail(table: SeasonTable, side: Side, orders: Orders): void {
  const { public: pub } = table.state;
  const open = pub.sides[side];
  const { line, oil, supply, troops, grants } = orders;
  const loads = loadsOf(allowanceIn(side, seasonOf(pub, table.law)).units).slice(0, troops);
  const landed = loads.reduce((sum, load) => sum + load, 0);
  open.line = side === 'allies' || line > 0;
  open.oil = oil;
  open.oilLanded += oil;
  open.supplied += supply;
  open.landed += landed;
  open.grants += grants;
  // Damaged transports that were pressed into service (20.636B) lie in port when the enemy comes.
  const south = Math.min(open.transports, line + oil + grants);
  const islands = Math.min(open.transports - south, supply + troops);
  open.traffic = { south, islands, north: open.transports - south - islands };
  table.say('20.64', 'sailed', { side, line: open.line, oil, supply, troops, landed, grants });
}
