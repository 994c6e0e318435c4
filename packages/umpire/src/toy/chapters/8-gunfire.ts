/** 8 Gunfire: every seat divides its shells in secret; all fire at once. */
import type { Share, SplitAnswer } from '../../asks.js';
import type { Seat } from '../../events.js';
import type { FrameKind } from '../../rulebook.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { around } from '../map.js';
import { allies, isAlly, type Pub, type ShipId, type Straits, type StraitsFrame, seats, shipsOf } from '../state.js';
import { damage, finishPhase, type Straiter } from './1-straits.js';

export const gunfire: FrameKind<Straits, StraitsFrame> = {
  run(table) {
    const { state, law } = table;
    if (!anyInReach(state.public, law)) return finishPhase(table);
    const able = seats.filter((seat) => shots(state.public, law, seat).shells > 0);
    if (able.length === 0) finishPhase(table);
    else table.owe(able);
  },

  ask(view, law) {
    const { shells, targets } = shots(view.public, law, view.seat);
    const over: Share[] = [...targets].map(([id, cap]) => ({ id, text: id, cap }));
    return { ask: 'split', rule: '8.1', prompt: 'shells', total: shells, over, all: false };
  },

  take(table, _frame, answers) {
    const hits = new Map<ShipId, number>();
    for (const seat of seats) {
      const shells = answers[seat] as SplitAnswer | undefined;
      if (shells !== undefined) fire(table, seat, shells, hits);
    }
    strike(table, hits);
    finishPhase(table);
  },
};

/** Reach is mutual: where no ship of the convoy has a patrol boat within two hexes, nobody can fire at anybody. */
function anyInReach(pub: Pub, law: Law): boolean {
  const boats = new Uint8Array(pub.board.length);
  for (const { place } of shipsOf(pub, law, 'Red')) boats[place] = 1;
  for (const seat of allies) {
    for (const { place } of shipsOf(pub, law, seat))
      for (const near of around(law.chart, place, 2)) if (boats[near] === 1) return true;
  }
  return false;
}

/** 8.1 A shell for each ship with an enemy in reach; a target takes no more than can reach it. */
export function shots(pub: Pub, law: Law, seat: Seat): { shells: number; targets: Map<ShipId, number> } {
  const targets = new Map<ShipId, number>();
  let shells = 0;
  if (!cite('8.1')) return { shells, targets };
  // 9.3 A squall halves the reach.
  const reach = pub.squall === pub.turn && cite('9.3') ? 1 : 2;
  // The enemy is marked first: with two hundred ships, asking each hex for its ship takes longer than everything else.
  const enemies = new Uint8Array(pub.board.length);
  for (const { id, seat: other } of law.roster) {
    const ship = isAlly(other) === isAlly(seat) ? undefined : pub.ships[id];
    if (ship !== undefined) enemies[ship.place] = 1;
  }
  const shares = new Map<ShipId, number>();
  for (const ship of shipsOf(pub, law, seat)) {
    let any = 0;
    for (const place of around(law.chart, ship.place, reach)) {
      if (enemies[place] !== 1) continue;
      const id = pub.board[place] ?? '';
      shares.set(id, (shares.get(id) ?? 0) + 1);
      any = 1;
    }
    shells += any;
  }
  if (shells > 0) for (const { id } of law.roster) if (shares.has(id)) targets.set(id, shares.get(id) ?? 0);
  return { shells, targets };
}

/** 8.2 A die for each shell. Where the shells go is told when they fly, and so is holding fire. */
function fire(table: Straiter, seat: Seat, shells: SplitAnswer, hits: Map<ShipId, number>): void {
  const salvoes: { at: ShipId; faces: number[] }[] = [];
  for (const { id } of table.law.roster) {
    const faces: number[] = [];
    for (let n = shells[id] ?? 0; n > 0; n--) faces.push(table.roll('8.2', seat));
    if (faces.length === 0) continue;
    const struck = faces.filter((face) => face >= table.law.hits && cite('8.2')).length;
    salvoes.push({ at: id, faces });
    hits.set(id, (hits.get(id) ?? 0) + struck);
  }
  table.tell('all', '8.2', 'fires', { seat, salvoes });
  // 8.3 Nobody suffers before everybody has fired.
  if (!cite('8.3')) strike(table, hits);
}

function strike(table: Straiter, hits: Map<ShipId, number>): void {
  for (const { id } of table.law.roster) {
    const ship = table.state.public.ships[id];
    const n = hits.get(id) ?? 0;
    if (ship !== undefined && n > 0) damage(table, ship, n);
  }
  hits.clear();
}
