/** 14.9, 14.10, 14.15.3 Coming down on ships and bases. */

import type { FrameKind, Limit, Refusal, Row, Share, Sheet, SplitAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf, parkedAt, putGrounded, withParked } from '../fields.js';
import {
  aboutOf,
  type FlatTopGame,
  type GameLaw,
  type GameOwn,
  type GamePublic,
  type GameTable,
  type GameView,
  ownOf,
} from '../game-kit.js';
import type { Flight, Landed } from '../pieces.js';
import { partOfLot, standing } from '../shapes.js';
import type { Lot, Side } from '../state.js';
import { sideOf } from '../view.js';
import { weatherAt } from './6-weather.js';
import { observeOwn } from './7-observation.js';
import { type LaunchClass, launchClass, launchRoom } from './8-launching.js';
import { dueBy, factorsOf } from './14-budget.js';
import { leastToLand } from './14-landing.js';
import type { Modifier } from './20-combat-resolution.js';
import { losePlanes } from './25-victory.js';
import { beyondDamage, beyondId } from './optional-damaged-bases.js';
import { nightLanding } from './special-night-group.js';

/** `dived`: lots, by place, that came down in this hex only and may not land in it yet (14.15.3). */
export type LandingFrame = { kind: 'landing'; rule: '14.9'; side: Side; af: string; dived: number[] };

export const landingDecks: FrameKind<FlatTopGame, LandingFrame> = {
  run(table, frame) {
    const own = ownOf(table.state, frame.side);
    const flight = own.flights.find(({ id }) => id === frame.af);
    const fields = flight === undefined ? [] : fieldsUnder(own, table.law, frame.side, flight);
    if (flight === undefined || !fields.some((field) => takes(own, table.law, frame.side, flight, field) > 0)) {
      table.pop();
      return;
    }
    table.owe([frame.side], { af: frame.af, dived: frame.dived });
  },

  ask(view, law) {
    const { af, dived = [] } = aboutOf<{ af: string; dived: number[] }>(view);
    const flight = view.own.flights.find(({ id }) => id === af);
    if (flight === undefined) throw new Error(`${af} is asked where it lands but does not fly`);
    return landingSheet(view, law, flight, dived);
  },

  take(table, frame, answers) {
    table.pop();
    const own = ownOf(table.state, frame.side);
    const flight = own.flights.find(({ id }) => id === frame.af);
    if (flight === undefined) return;
    const rows = answers[frame.side] as SplitAnswer[];
    // All land as what they are now, however many are down already.
    const kind = launchClass(table.law, flight.lots, flight.flown);
    for (const field of fieldsUnder(own, table.law, frame.side, flight)) {
      let down = 0;
      let beyond = 0;
      for (const [i, lot] of flight.lots.entries()) {
        const factors = rows[i]?.[field.id] ?? 0;
        if (factors > 0) comeDown(table, frame.side, flight, lot, field, factors, false);
        down += factors;
        const more = rows[i]?.[beyondId(field.id)] ?? 0;
        if (more > 0) comeDown(table, frame.side, flight, lot, field, more, true);
        beyond += more;
      }
      if (beyond > 0) own.beyond = { ...own.beyond, [field.id]: counted(own.beyond?.[field.id], kind, beyond) };
      if (down > 0) own.landed[field.id] = counted(own.landed[field.id], kind, down);
    }
    leaveTheAir(own, flight, rows);
    observeOwn(table, frame.side, flight.hex);
  },
};

function counted(before: Landed | undefined, kind: LaunchClass, factors: number): Landed {
  const { minimum, normal, maximum } = before ?? { minimum: 0, normal: 0, maximum: 0 };
  const after = { minimum, normal, maximum };
  after[kind] += factors;
  return after;
}

/** Friendly decks and fields where it is, off-board ones too. */
export function fieldsUnder(own: GameOwn, law: GameLaw, side: Side, { hex, away }: Flight): Field[] {
  const under: Field[] = [];
  for (const field of fieldsOf(own, law, side))
    if (away === null ? field.hex === hex : field.id === away.base) under.push(field);
  return under;
}

/** How many more factors that have flown so far may come down there now: room (8.2, R58) and Launch Factor (14.9). */
export function takes(own: GameOwn, law: GameLaw, side: Side, flight: Flight, field: Field): number {
  const kind = launchClass(law, flight.lots, flight.flown);
  const left = launchRoom(own, law, side, field.id).left[kind] + beyondDamage(own, law, side, field, kind);
  return Math.min(roomAt(own, field), cite('14.9') ? left : Number.POSITIVE_INFINITY);
}

/** 8.2, R58 Those on deck to take off still stand there. */
function roomAt(own: GameOwn, { id, capacity, grounded }: Field): number {
  if (capacity === null || !cite('8.2')) return Number.POSITIVE_INFINITY;
  let there = parkedAt(grounded);
  for (const flight of own.flights) if (flight.onDeck === id) there += factorsOf(flight);
  return Math.max(0, capacity - there);
}

function landingSheet(
  { own, public: pub, seat }: GameView,
  law: GameLaw,
  flight: Flight,
  dived: readonly number[],
): Sheet {
  const side = sideOf(seat);
  const fields = fieldsUnder(own, law, side, flight);
  const kind = launchClass(law, flight.lots, flight.flown);
  const extra = (field: Field): number => beyondDamage(own, law, side, field, kind);
  const rows: Row[] = [];
  for (const lot of flight.lots) {
    const over: Share[] = [];
    for (const field of fields) {
      const share = shareOf(law, lot, field, dived.includes(rows.length));
      // SC3.2 Whoever stands there when the turn is over is lost.
      const falls = pub.fallen?.base === field.name && pub.fallen.to !== side;
      over.push(falls ? { ...share, text: `${field.name}, which falls to the enemy next turn` } : share);
      if (extra(field) > 0) over.push(beyondShare(pub, law, lot, field, dived.includes(rows.length)));
    }
    const prompt = `${lot.factors} ${lot.plane}, ${lot.altitude}, to land by ${dueBy(law, lot.deadline, pub.turn)}`;
    rows.push({ ask: 'split', rule: '14.9', prompt, total: lot.factors, over, all: false });
  }
  const limits: Limit[] = [];
  for (const field of fields) {
    const of: Limit['of'] = [];
    for (let row = 0; row < rows.length; row++) of.push({ row, id: field.id });
    const room = roomAt(own, field);
    const more = extra(field);
    const those = rows.map((_, row) => ({ row, id: beyondId(field.id) }));
    if (room !== Number.POSITIVE_INFINITY)
      limits.push({
        rule: '8.2',
        why: `${field.name} has room for ${room} more`,
        most: room,
        of: more > 0 ? [...of, ...those] : of,
      });
    const most = takes(own, law, side, flight, field) - more;
    if (most < room) limits.push({ rule: '14.9', why: `${field.name} can take ${most} that came so far`, most, of });
    if (more > 0) {
      const why = `${field.name} could take no more than ${more} besides if it were unharmed`;
      limits.push({ rule: 'OPT-EPF.7', why, most: more, of: those });
    }
  }
  return { ask: 'sheet', rule: '14.9', prompt: `${flight.id}: who lands, and where?`, rows, limits };
}

/** Each has to roll, and whoever lands so is told what it takes. */
function beyondShare(pub: GamePublic, law: GameLaw, lot: Lot, field: Field, dived: boolean): Share {
  const storm = field.hex !== null && weatherAt(pub, field.hex) === 'storm';
  const armed = lot.arms !== 'none';
  const least = leastToLand(law, { on: 'base', night: pub.night, storm, armed, beyond: true });
  const { not, cap } = shareOf(law, lot, field, dived);
  const text = `${field.name}, on a damaged field: each needs ${least} or more`;
  return { id: beyondId(field.id), text, cap, ...(not !== undefined && { not }) };
}

function shareOf(law: GameLaw, lot: Lot, field: Field, dived: boolean): Share {
  const share = { id: field.id, text: field.name, cap: lot.factors };
  if (!canHandle(law, field, lot.plane, lot.seaBased))
    return refused(share, { rule: '8.9', why: `${field.name} cannot handle ${lot.plane}` });
  if ((lot.altitude === 'high' || dived) && field.hex !== null && cite('14.15.3'))
    return refused(share, { rule: '14.15.3', why: 'only planes that come into the hex low can land in it' });
  return share;
}

const refused = ({ id, text, cap }: Share, not: Refusal): Share => ({ id, text, cap, not });

/** 14.10, 14.14, 6.6 One die for each factor in trouble; whoever is down stands in the Just Landed box (R91). */
function comeDown(
  table: GameTable,
  side: Side,
  flight: Flight,
  lot: Lot,
  field: Field,
  factors: number,
  beyond: boolean,
): void {
  const { law, state } = table;
  const own = ownOf(state, side);
  const why: Modifier[] = [];
  const storm = field.hex !== null && weatherAt(state.public, field.hex) === 'storm';
  const on = field.ship === null ? 'base' : 'ship';
  const armed = lot.arms !== 'none';
  let least = leastToLand(law, { on, night: state.public.night, storm, armed, beyond }, why);
  const trained = least > 1 ? nightLanding(law, lot, field, state.public.night) : 0;
  if (trained > 0) why.push({ rule: 'SC3.5a', name: 'trained for it', by: -trained });
  least -= trained;
  let safe = factors;
  if (least > 1) for (let i = 0; i < factors; i++) if (table.roll('14.10', side, 6, [side]) < least) safe -= 1;
  const keeps = armed && law.options.armedLandingKeepsArms && cite('OPT-EPF.6d');
  const { plane, seaBased, arms } = lot;
  const parked = standing(lot, safe, keeps ? arms : 'none');
  const box = keeps || !cite('14.2.1') ? 'ready' : 'justLanded';
  const { grounded } = fieldsOf(own, law, side).find(({ id }) => id === field.id) ?? field;
  putGrounded(own, field.id, withParked(grounded, box, parked));
  const lost = factors - safe;
  const place = field.name;
  table.say('14.9', 'landed-at', { af: flight.id, plane, safe, lost, place, least, why }, [side]);
  losePlanes(table, side, [{ plane, seaBased, factors: lost }], 'lost');
}

/** Those who are down leave the formation; when all are, its counter goes. */
function leaveTheAir(own: GameOwn, flight: Flight, rows: readonly SplitAnswer[]): void {
  const aloft: Lot[] = [];
  for (const [i, lot] of flight.lots.entries()) {
    const down = rows[i] ?? {};
    let factors = lot.factors;
    for (const field in down) factors -= down[field] ?? 0;
    if (factors > 0) aloft.push(partOfLot(lot, factors));
  }
  flight.lots = aloft;
  if (flight.lots.length === 0) own.flights = own.flights.filter(({ id }) => id !== flight.id);
}
