/** 14.15, 14.16 High and low altitude. 14.14 Jettisoning bombs. */

import type { Item, Limit, PickAnswer, Refusal, Row, Sheet } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { GameLaw, GameTable } from '../game-kit.js';
import type { Flight } from '../pieces.js';
import { copyLot, withEach } from '../shapes.js';
import type { Altitude, Lot, Side } from '../state.js';

export const isHigh = ({ altitude }: Lot): boolean => altitude === 'high';
export const isLow = ({ altitude }: Lot): boolean => altitude === 'low';

/** 14.15.4 Armed planes stay low on the turn of take-off. */
function mustStayLow(flight: Flight, lot: Lot): boolean {
  return flight.launches.length > 0 && lot.arms !== 'none' && cite('14.15.4');
}

/** Why the whole formation may not change to this altitude. Part of it can: that is what trimming is for (14.15.1). */
export function mayNotGo(flight: Flight, to: Altitude): Refusal | undefined {
  if (!cite('14.15')) return undefined;
  if (flight.lots.every(({ altitude }) => altitude === to))
    return { rule: '14.15', why: `${flight.id} is ${to} already` };
  if (to === 'high' && flight.lots.some((lot) => mustStayLow(flight, lot)))
    return { rule: '14.15.4', why: 'armed planes stay low on the turn they take off' };
  return undefined;
}

/** 14.15.2 All go up or down together. Returns the lots (by place) that came down. */
export function changeAltitude(table: GameTable, side: Side, flight: Flight, to: Altitude): number[] {
  if (mayNotGo(flight, to) !== undefined || !cite('14.15.2')) return [];
  const changed = placesWhere(flight.lots, (lot) => lot.altitude !== to);
  flight.lots = withEach(flight.lots, (lot) => (lot.altitude === to ? lot : lotAt(lot, to)));
  table.say('14.15.2', 'altitude', { af: flight.id, altitude: to }, [side]);
  return to === 'low' ? changed : [];
}

function lotAt(lot: Lot, altitude: Altitude): Lot {
  const copy = copyLot(lot);
  copy.altitude = altitude;
  return copy;
}

function unarmed(lot: Lot): Lot {
  const copy = copyLot(lot);
  copy.arms = 'none';
  return copy;
}

function placesWhere(lots: readonly Lot[], is: (lot: Lot, at: number) => boolean): number[] {
  const places: number[] = [];
  for (let i = 0; i < lots.length; i++) {
    const lot = lots[i];
    if (lot !== undefined && is(lot, i)) places.push(i);
  }
  return places;
}

/** 14.14 Bombs let go over nothing. A plane that took off armed stays a bomber all the same (8.12.4, R90). */
export function jettison(table: GameTable, side: Side, flight: Flight, which: (lot: Lot, at: number) => boolean): void {
  const drops = flight.lots.some((lot, i) => lot.arms !== 'none' && which(lot, i));
  if (!drops || !cite('14.14')) return;
  flight.lots = withEach(flight.lots, (lot, i) => (lot.arms !== 'none' && which(lot, i) ? unarmed(lot) : lot));
  table.say('14.14', 'jettison', { af: flight.id }, [side]);
}

/** 14.15.1 Lot by lot: the other altitude, or without bombs. */
export function trimSheet(law: GameLaw, flight: Flight, turn: boolean): Sheet {
  const rows: Row[] = [];
  for (const lot of flight.lots) {
    const to: Altitude = lot.altitude === 'high' ? 'low' : 'high';
    const not = refused(flight, lot, to, turn);
    const go = { id: to, text: `go ${to}` };
    const of: Item[] = [not === undefined ? go : { id: go.id, text: go.text, not }];
    if (lot.arms !== 'none') of.push({ id: 'jettison', text: `jettison ${lot.arms}` });
    const prompt = `${lot.factors} ${lot.plane}, ${lot.altitude}${lot.arms === 'none' ? '' : `, with ${lot.arms}`}`;
    rows.push({ ask: 'pick', rule: '14.15.1', prompt, of, min: 0, max: of.length });
  }
  const prompt = `${flight.id}: which planes change altitude or let go their bombs?`;
  return { ask: 'sheet', rule: '14.15.1', prompt, rows, limits: togetherLimits(law, flight.lots) };
}

function refused(flight: Flight, lot: Lot, to: Altitude, turn: boolean): Refusal | undefined {
  if (!turn) return { rule: '14.15.2', why: 'altitude changes once in a hex' };
  if (to === 'high' && mustStayLow(flight, lot))
    return { rule: '14.15.4', why: 'armed planes stay low on the turn they take off' };
  return undefined;
}

/**
 * 14.16 Escorts fly where bombers of their formation fly. For each escort and altitude: there only if a bomber is there, as
 * far as that held before (losses may have parted them).
 */
function togetherLimits(law: GameLaw, lots: readonly Lot[]): Limit[] {
  const bombers = placesWhere(lots, (lot) => isBomber(law, lot));
  const escorts = placesWhere(lots, (lot) => isEscort(law, lot));
  if (bombers.length === 0 || escorts.length === 0 || !cite('14.16')) return [];
  const limits: Limit[] = [];
  for (const escort of escorts) {
    for (const at of ['high', 'low'] as const) {
      const there = (i: number): boolean => lots[i]?.altitude === at;
      const present = bombers.filter(there).length;
      if (there(escort) && present === 0) continue;
      const other = at === 'high' ? 'low' : 'high';
      limits.push({
        rule: '14.16',
        why: `escorts fly at ${at} altitude only where their bombers do`,
        most: there(escort) ? present - 1 : present,
        of: [
          { row: escort, id: there(escort) ? other : at, each: there(escort) ? -1 : 1 },
          ...bombers.map((row) => ({ row, id: there(row) ? other : at, each: there(row) ? 1 : -1 })),
        ],
      });
    }
  }
  return limits;
}

const isBomber = (law: GameLaw, { plane, tookOffArmed }: Lot): boolean =>
  tookOffArmed || law.charts.planes.values[plane].mission === 'bomber';

function isEscort(law: GameLaw, { plane, tookOffArmed }: Lot): boolean {
  const { mission } = law.charts.planes.values[plane];
  return !tookOffArmed && (mission === 'fighter' || mission === 'scout');
}

/** Carry out a sheet. Returns the lots that came down. */
export function trim(table: GameTable, side: Side, flight: Flight, rows: readonly PickAnswer[]): number[] {
  jettison(table, side, flight, (_, i) => rows[i]?.includes('jettison') ?? false);
  if (!cite('14.15.1')) return [];
  const goes = (lot: Lot, i: number): boolean => rows[i]?.includes(lot.altitude === 'high' ? 'low' : 'high') ?? false;
  if (!flight.lots.some(goes)) return [];
  const down = placesWhere(flight.lots, (lot, i) => isHigh(lot) && goes(lot, i));
  flight.lots = withEach(flight.lots, (lot, i): Lot => {
    if (!goes(lot, i)) return lot;
    return lotAt(lot, lot.altitude === 'high' ? 'low' : 'high');
  });
  table.say('14.15.1', 'altitude', { af: flight.id, altitude: null }, [side]);
  return down;
}
