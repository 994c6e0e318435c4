/** 10.43 Once in a game Japan may make a small port a major one; it takes seasons, and may turn out to be impossible. */
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import type { HexId } from '../pieces.js';
import type { Theatre } from '../play.js';
import { holderOf, situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { tracesFrom } from '../supplied.js';

const usedNote = '10.43 used';
const begun = '10.43 begun ';
const cut = '10.43 cut ';
const barredNote = (hex: HexId): string => `10.43 barred ${hex}`;

export const enlargingPrice = ({ costs }: Charts): number => costs.values.harbour;

const isWorking = (pub: Pub, hex: Hex): boolean => holderOf(pub, hex) === 'japan' && pub.works[hex.id]?.port !== false;

/** With the port, destroyed or captured, the work on it is lost, there and then; it may be begun anew. */
export function endHarbour(table: Theatre, id: HexId): void {
  const { notes } = table.state.public;
  if (notes[`${begun}${id}`] === undefined || !cite('10.43')) return;
  for (const key of [`${begun}${id}`, `${cut}${id}`, usedNote]) delete notes[key];
  table.say('10.43', 'harbour lost', { hex: id });
}
const isSupplied = (pub: Pub, hex: HexId): boolean => tracesFrom(pub, situationOf(pub, map), 'japan', hex);

/** Small ports of Japan that work and are in supply. */
export function enlargeable(pub: Pub): HexId[] {
  if (pub.notes[usedNote] === 1 || !cite('10.43')) return [];
  return map.land.flatMap((hex) => {
    if ((hex.port !== 'minor' && hex.port !== 'coastal-city') || pub.works[hex.id]?.harbour === true) return [];
    const may = pub.notes[barredNote(hex.id)] !== 1 && isWorking(pub, hex) && isSupplied(pub, hex.id);
    return may ? [hex.id] : [];
  });
}

/** Seasons by a die: one more before 1943, for Japan, and for a coastal city. R130 A 6 on the die itself: never, and the points come back. */
export function seasonsFor(face: number, year: number, port: Hex['port']): number | 'never' {
  if (face === 6) return 'never';
  return face + (year < 1943 ? 1 : 0) + 1 + (port === 'coastal-city' ? 1 : 0);
}

export function enlarge(table: Theatre, id: HexId, seat: string): void {
  const { public: pub } = table.state;
  const die = table.roll('10.43', seat);
  const seasons = seasonsFor(die, pub.year, map.hex(id)?.port ?? null);
  if (seasons === 'never') {
    pub.notes[barredNote(id)] = 1;
    pub.ep.japan = (pub.ep.japan ?? 0) + enlargingPrice(table.law.charts);
  } else {
    pub.notes[`${begun}${id}`] = seasons;
    pub.notes[usedNote] = 1;
  }
  table.say('10.43', 'harbour', { hex: id, die, seasons });
}

const underWay = (pub: Pub): HexId[] =>
  Object.keys(pub.notes).flatMap((key) => (key.startsWith(begun) ? [key.slice(begun.length)] : []));

/** In the Supply Step: a season in which the port was out of supply even once does not count. */
export function inspectHarbours(pub: Pub): void {
  for (const id of underWay(pub)) if (!isSupplied(pub, id)) pub.notes[`${cut}${id}`] = 1;
}

/** In a Seasonal Turn: what is lost is given up, and may be begun anew; the rest comes a season nearer. */
export function buildHarbours(table: Theatre): void {
  const { public: pub } = table.state;
  for (const id of underWay(pub)) {
    const hex = map.hex(id);
    const left = (pub.notes[`${begun}${id}`] ?? 1) - (pub.notes[`${cut}${id}`] === 1 ? 0 : 1);
    delete pub.notes[`${cut}${id}`];
    const lost = hex === undefined || !isWorking(pub, hex);
    if (lost || left <= 0) delete pub.notes[`${begun}${id}`];
    else pub.notes[`${begun}${id}`] = left;
    if (lost) delete pub.notes[usedNote];
    else if (left <= 0) pub.works[id] = { ...pub.works[id], harbour: true };
    if (lost || left <= 0) table.say('10.43', lost ? 'harbour lost' : 'harbour done', { hex: id });
  }
}

/** A hex as it is with its harbour. */
export const asBuilt = ({ works }: Pick<Pub, 'works'>, hex: Hex): Hex =>
  works[hex.id]?.harbour === true && cite('10.43') ? { ...hex, port: 'major' } : hex;
