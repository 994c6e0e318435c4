/** 1 The straits: the sequence of a turn, damage, and what becomes of ships. */
import type { FrameKind, Table } from '../../rulebook.js';
import { cite } from '../cite.js';
import { hull } from '../law.js';
import { isAlly, type Phase, partOf, type Ship, type ShipId, type Straits, type StraitsFrame } from '../state.js';
import { endOfTurn, startOfTurn } from './9-end.js';

export type Straiter = Table<Straits>;

/** 1.4 The phases of a turn, in their order; the purchase comes once, before the first. */
const after: { readonly [phase in Phase]: Phase } = {
  purchase: 'plan',
  plan: 'report',
  report: 'sweep',
  sweep: 'convoy',
  convoy: 'patrol',
  patrol: 'gunfire',
  gunfire: 'plan',
};

const firstFrame: { readonly [phase in Phase]: StraitsFrame } = {
  purchase: { kind: 'purchase', rule: '2.1' },
  plan: { kind: 'dive', rule: '3.1' },
  report: { kind: 'report', rule: '4.1' },
  sweep: { kind: 'sweep', rule: '5.1' },
  convoy: { kind: 'move', rule: '6.1' },
  patrol: { kind: 'move', rule: '6.1' },
  gunfire: { kind: 'gunfire', rule: '8.1' },
};

/** 1.4 One phase after the other. */
export const turn: FrameKind<Straits, StraitsFrame> = {
  run(table) {
    const { phase } = table.state.public;
    if (phase === 'plan') startOfTurn(table);
    table.push({ ...firstFrame[phase] });
  },
};

/** 1.4 The phase is over: so is the frame that played it. */
export function finishPhase(table: Straiter): void {
  const pub = table.state.public;
  table.pop();
  const last = pub.phase === 'gunfire';
  if (last && endOfTurn(table)) return;
  if (last) pub.turn += 1;
  pub.phase = after[pub.phase];
  table.clock(pub.turn, pub.phase);
  table.say('1.4', 'phase', { turn: pub.turn, phase: pub.phase });
}

/** 1.3 A ship has taken hits, and sinks when it can bear no more. An ally's armour is nobody else's business until then. */
export function damage(table: Straiter, ship: Ship, hits: number): void {
  ship.hits += hits;
  const fitting = partOf(table.state, ship.seat).own.ships[ship.id];
  const strength = isAlly(ship.seat) ? hull.ally + (fitting?.armour ?? 0) : hull.red;
  const sunk = ship.hits >= strength && cite('1.3');
  const facts = { ship: ship.id, hits, sunk };
  if (isAlly(ship.seat)) table.tell('all', '1.3', 'damage', facts);
  else table.say('1.3', 'damage', facts);
  if (sunk) leave(table, ship, 'sunk');
}

/** 1.5 A ship leaves the map, sunk or home; its line of the sheet is opened to all. */
export function leave(table: Straiter, ship: Ship, how: 'sunk' | 'home'): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, ship.seat);
  const fitting = own.ships[ship.id];
  lift(table, ship.id);
  pub.gone.push({ id: ship.id, how });
  delete own.ships[ship.id];
  if (fitting !== undefined) {
    table.tell('all', '1.5', 'opened', { id: ship.id, seat: ship.seat, turn: pub.turn, ...fitting });
  }
}

function lift(table: Straiter, id: ShipId): void {
  const { public: pub } = table.state;
  const ship = pub.ships[id];
  if (ship !== undefined) pub.board[ship.place] = '';
  delete pub.ships[id];
}
