/** Where rail runs: what is printed, and what Japan has laid (10.35). */
import { cite } from '../cite.js';
import type { Hex, Hexside } from '../map/hexes.js';
import type { HexId } from '../pieces.js';
import type { Pub } from '../state.js';

type Built = Pick<Pub, 'works'>;

/** A railway that was laid and works. */
const isLaid = ({ works }: Built, { id }: Hex): boolean => works[id]?.railway === true && cite('10.35');

export const hasRail = (built: Built, hex: Hex): boolean => hex.rail || isLaid(built, hex);

/** Rail runs over the side: a printed line, or one that was laid on either hand with rail on the other. */
export const joinsRail = (built: Built, from: Hex, to: Hex, side: Hexside): boolean =>
  side.rail ||
  (side.kind === 'open' && (isLaid(built, from) || isLaid(built, to)) && hasRail(built, from) && hasRail(built, to));

/** 5.8 What is crossed into a jungle with rail that was laid is as easy as a printed line; elsewhere it makes no ground easier. */
export const railed = (built: Built, from: Hex, to: Hex, side: Hexside): Hexside =>
  isLaid(built, to) && to.terrain.startsWith('jungle') && joinsRail(built, from, to, side)
    ? { ...side, rail: true }
    : side;

/** 8.11 Rail that is begun is a note of the turn, until it is finished or lost. */
const trackPrefix = 'track ';
export const trackKey = (hex: HexId): string => `${trackPrefix}${hex}`;

/** Hexes in which work is under way. */
export const begunTracks = ({ notes }: Pick<Pub, 'notes'>): HexId[] =>
  Object.keys(notes)
    .flatMap((key) => (key.startsWith(trackPrefix) ? [key.slice(trackPrefix.length)] : []))
    .sort();

/** With the hex the work on it is lost. */
export function loseTrack({ notes }: Pick<Pub, 'notes'>, id: HexId): void {
  delete notes[trackKey(id)];
}
