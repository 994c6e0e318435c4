/** 11 Combat: hex by hex, where Task Forces have met the enemy. The fighting itself is ../combat.ts. */
import type { Answer, Ask, FrameKind, Place, Plain, Row, Say, Share, Split, SplitAnswer } from '@ironbottom/umpire';
import { combat } from '../combat.js';
import { forcesAt, readyAir, type Skies, shipsAt } from '../forces.js';
import { allBases, baseAt, baseNumber, baseOf, distanceOf, placeName } from '../map/places.js';
import { enemyOf, type Side, sides } from '../pieces.js';
import { finishPhase } from '../sequence.js';
import { type Pub, partOf, type Sky, type SkyFrame, spotOf, type View } from '../state.js';
import { settle, takeEmptyBases } from './11-aftermath.js';
import { muster } from './11-muster.js';
import { telling } from './telling.js';

export const battles: FrameKind<Sky, SkyFrame> = {
  run(table) {
    const { public: pub } = table.state;
    if (pub.battle === null) {
      const place = pub.fights.shift();
      if (place === undefined) {
        takeEmptyBases(table);
        return finishPhase(table);
      }
      if (!isContested(pub, place)) return;
      meet(table, place);
    }
    const asked = battleAsks(pub);
    if (asked.length > 0) return table.owe(asked);
    if (pub.battle?.record === null) pub.battle.record = muster(table, pub.battle.place, {});
    fight(table);
  },

  ask(view) {
    const { battle } = view.public;
    if (battle === null) throw new Error('there is no battle');
    return battle.record === null ? askReserves(view, battle.place) : combat.ask(battle.record, view.seat);
  },

  take(table, _frame, answers) {
    const { battle } = table.state.public;
    if (battle === null) return;
    if (battle.record === null) return commit(table, battle.place, answers);
    // Both may have been asked at once: what they chose is told before it takes effect.
    table.tell('all', 'R39', 'orders', { ...(answers as { [seat: string]: Plain }) });
    combat.decide(battle.record, answers, telling(table));
  },
};

/** Who has to decide now, for everybody to see. */
export function battleAsks(pub: Pub): readonly Side[] {
  const { battle } = pub;
  if (battle === null) return [];
  if (battle.record !== null) return battle.record.awaits?.of ?? [];
  return sides.filter((side) => hasReserves(pub, side, battle.place));
}

/** Dice until somebody has to decide, or the battle is over. */
function fight(table: Skies): void {
  const { battle } = table.state.public;
  if (battle === null || battle.record === null) return;
  const out = telling(table);
  const { record } = battle;
  for (;;) {
    const need = combat.next(record, out);
    if (need === undefined) {
      settle(table, battle.place, record);
      return;
    }
    if (need.need === 'decision') {
      table.owe(need.of);
      return;
    }
    combat.die(record, table.roll(need.rule, need.by, need.sides), out);
  }
}

/** R39 Hexes with a Task Force and enemies that can be fought: a Task Force, or a base with anything in it. */
export function fightsIn(pub: Pub): Place[] {
  const places = new Set(pub.taskForces.map(({ at }) => at));
  return [...places].filter((place) => isContested(pub, place)).sort((a, b) => a - b);
}

function isContested(pub: Pub, place: Place): boolean {
  return sides.every((side) => forcesAt(pub, side, place).length > 0 || isHeld(pub, side, place));
}

function isHeld(pub: Pub, side: Side, place: Place): boolean {
  const base = baseAt(place);
  if (base === undefined || pub.control[base.no] !== side) return false;
  if ((pub.air[base.no] ?? 0) > 0 || pub.anchored[base.no] === true) return true;
  for (const id in pub.land) if (pub.land[id]?.at === base.no) return true;
  return false;
}

/** R36 The screens are taken away: both see who is there. */
function meet(table: Skies, place: Place): void {
  const { state } = table;
  const { public: pub } = state;
  const seen: { [S in Side]: string[] } = { japan: [], allies: [] };
  const base = baseAt(place);
  for (const side of sides) {
    const { own } = partOf(state, side);
    for (const force of forcesAt(pub, side, place)) {
      force.shown = shipsAt(own, spotOf(force.no));
      seen[side].push(...force.shown);
    }
    if (base === undefined || pub.control[base.no] !== side) continue;
    for (const id of shipsAt(own, base.no)) {
      pub.shown[id] = base.no;
      seen[side].push(id);
    }
  }
  pub.battle = { place, record: null };
  table.tell('all', 'R36', 'revealed', { turn: pub.turn, place, japan: seen.japan, allies: seen.allies });
}

/** R39 Bases beside the hex with Air Points that have not flown yet. */
function bringers(pub: Pub, side: Side, place: Place): { id: string; no: number; points: number }[] {
  return allBases.flatMap(({ id, no, place: at }) => {
    const points = pub.control[no] === side && distanceOf(at, place) === 1 ? readyAir(pub, no) : 0;
    return points > 0 ? [{ id, no, points }] : [];
  });
}

/** Submarines attack Task Forces, never ships in a base. */
const submarinesFor = (pub: Pub, side: Side, place: Place): number =>
  forcesAt(pub, enemyOf(side), place).length > 0 ? pub.submarines[side] : 0;

const hasReserves = (pub: Pub, side: Side, place: Place): boolean =>
  bringers(pub, side, place).length > 0 || submarinesFor(pub, side, place) > 0;

export type Reserves = { readonly air: SplitAnswer; readonly submarines: number };

function askReserves({ public: pub, seat }: View, place: Place): Ask {
  const side = seat as Side;
  const rows: Row[] = [];
  const bases = bringers(pub, side, place);
  if (bases.length > 0) {
    const over = bases.map(
      ({ id, no, points }): Share => ({ id, text: `from ${baseOf(no).name}`, cap: points, at: baseOf(no).place }),
    );
    const total = bases.reduce((sum, { points }) => sum + points, 0);
    const air: Split = {
      ask: 'split',
      rule: 'R39',
      prompt: 'Air Points from bases beside the hex',
      total,
      over,
      all: false,
    };
    rows.push(air);
  }
  const submarines = submarinesFor(pub, side, place);
  if (submarines > 0) {
    const boats: Say = {
      ask: 'say',
      rule: '11.1.3',
      prompt: 'Submarine Points, for this turn',
      from: 0,
      to: submarines,
    };
    rows.push(boats);
  }
  return {
    ask: 'sheet',
    rule: 'R39',
    prompt: `Battle at ${placeName(place)}: what do you send there besides those who are there?`,
    rows,
    limits: [],
  };
}

function commit(table: Skies, place: Place, answers: { [seat: string]: Answer }): void {
  const { public: pub } = table.state;
  const sent: { [S in Side]?: Reserves } = {};
  for (const side of sides) {
    const answer = answers[side] as (SplitAnswer | number)[] | undefined;
    if (answer === undefined) continue;
    const air = answer.find((row): row is SplitAnswer => typeof row === 'object') ?? {};
    const submarines = answer.find((row) => typeof row === 'number') ?? 0;
    sent[side] = { air, submarines };
    pub.submarines[side] -= submarines;
    for (const id in air) {
      const no = baseNumber(id);
      pub.flown[no] = (pub.flown[no] ?? 0) + (air[id] ?? 0);
    }
    table.tell('all', 'R39', 'reserves', { side, air, submarines });
  }
  pub.battle = { place, record: muster(table, place, sent) };
}
