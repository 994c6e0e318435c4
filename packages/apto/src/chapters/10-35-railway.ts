/**
 * 10.35 The railways that Japan lays, in Burma or elsewhere: six hexes in a game, each where a line or a city is to begin from, and
 * finished a season later. They join what rail there is, and carry trains and supply through the jungle like every line.
 */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import type { HexId } from '../pieces.js';
import { hexAt } from '../situation.js';
import type { Pub } from '../state.js';
import { fedByChits } from './8-6-forts.js';
import { footingFor } from './8-footing.js';
import { begunTracks, hasRail, loseTrack, trackKey } from './10-35-rails.js';

/** Six in a game, those destroyed or lost on the way among them. */
export const mostTracks = 6;

const laidKey = '10.35 laid';

export const tracksLeft = ({ notes }: Pick<Pub, 'notes'>): number =>
  cite('10.35') ? mostTracks - (notes[laidKey] ?? 0) : 0;

/** `chits`: the hex whose Sea Supply feeds the builders where no line does (8.11). */
export type TrackPlace = { readonly hex: HexId; readonly chits: HexId | null };

/** Supplied hexes of Japan's in no enemy zone, without rail, in a city or beside a line that is hers and in no zone that nobody inhibits. */
export function trackPlaces(pub: Pub): TrackPlace[] {
  if (tracksLeft(pub) <= 0) return [];
  const footing = footingFor(pub, 'japan');
  const isLine = (hex: Hex): boolean =>
    hasRail(pub, hex) && footing.holds(hex.id) && footing.zone(hex.id) !== 'uninhibited';
  const feeder = fedByChits(pub, 'japan');
  return map.land.flatMap((hex): TrackPlace[] => {
    const { id, city, around, sides } = hex;
    if ((hex.rail && cite('R186')) || pub.works[id]?.railway !== undefined || pub.notes[trackKey(id)] !== undefined)
      return [];
    if (!footing.holds(id) || footing.zone(id) !== 'none') return [];
    const isJoined = around.some(
      (index, way) => index >= 0 && sides[way]?.kind === 'open' && isLine(hexAt(map, index)),
    );
    if (!city && !isJoined) return [];
    if (footing.supplied(id)) return [{ hex: id, chits: null }];
    const chits = feeder(id);
    return chits === undefined ? [] : [{ hex: id, chits }];
  });
}

export function beginTrack(pub: Pub, id: HexId): void {
  pub.notes[trackKey(id)] = pub.turn;
  pub.notes[laidKey] = (pub.notes[laidKey] ?? 0) + 1;
}

/** 8.11 What was begun last season is finished. */
export function finishTracks(pub: Pub): HexId[] {
  return begunTracks(pub).flatMap((id): HexId[] => {
    if ((pub.notes[trackKey(id)] ?? 0) >= pub.turn) return [];
    loseTrack(pub, id);
    if (!cite('8.11')) return [];
    pub.works[id] = { ...pub.works[id], railway: true };
    return [id];
  });
}
