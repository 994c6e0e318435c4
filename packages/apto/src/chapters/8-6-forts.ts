/** 8.6, 8.11 Where a fortification may be begun. */
import { cite } from '../cite.js';
import { distance } from '../map/lattice.js';
import { map } from '../map/map.js';
import type { HexId, Nation, Side } from '../pieces.js';
import { mayStand, situationOf, standingAt } from '../situation.js';
import type { Pub, SupplyChit } from '../state.js';
import { termsOf } from '../supplied.js';
import { network, reaches } from './7-7-tracing.js';
import { fortKey } from './8-6-construction.js';
import { footingFor } from './8-footing.js';
import { payerOf } from './8-season.js';

/** `chits`: the hex whose Sea Supply feeds the builders where no line to a source of the map does. `purse`: who pays. */
export type FortPlace = { readonly hex: HexId; readonly chits: HexId | null; readonly purse: Nation };

/** 8.6 Where the powers that pay for these nations may begin one: each in lands that its troops may be in. */
export function fortPlaces(pub: Pub, nations: readonly Nation[]): FortPlace[] {
  const purses = [...new Set(nations.map(payerOf))].filter((purse) => pub.ep[purse] !== undefined);
  const all = purses.flatMap((purse) => fortPlacesOf(pub, purse));
  return all.filter(({ hex }, nth) => all.findIndex((each) => each.hex === hex) === nth);
}

/** 8.6 Any friendly, supplied hex in no enemy zone, with no fortification. R74 We offer those a front may want. */
function fortPlacesOf(pub: Pub, purse: Nation): FortPlace[] {
  const side = pub.alignment[purse];
  if (side === undefined || side === 'neutral' || !cite('8.6')) return [];
  const footing = footingFor(pub, side, purse);
  const wanted = wantedBy(pub, side);
  const feeder = fedByChits(pub, side);
  return map.land.flatMap((hex): FortPlace[] => {
    const { id, index, city } = hex;
    if (!city && !wanted.has(index) && cite('R74')) return [];
    if (!footing.holds(id) || footing.zone(id) !== 'none' || !mayStand(pub, purse, hex)) return [];
    const fort = pub.works[id]?.fortification;
    if (fort === true || pub.notes[fortKey(id)] !== undefined) return [];
    // One that lies in ruins is repaired.
    if (fort === false && cite('R84')) return [];
    if (footing.supplied(id)) return [{ hex: id, chits: null, purse }];
    const chits = feeder(id);
    return chits === undefined ? [] : [{ hex: id, chits, purse }];
  });
}

/** R74 Hexes in which the side has land units, and those beside them. */
function wantedBy(pub: Pub, side: Side): Set<number> {
  const situation = situationOf(pub, map);
  const own = map.land.filter(({ index }) => standingAt(situation, index, side).length > 0);
  return new Set(own.flatMap(({ index, around }) => [index, ...around]));
}

/** 8.11 Sea Supply that nobody has drawn on serves for installations, though not for units. */
export const isForBuilders = ({ kind, drawn }: SupplyChit): boolean =>
  kind === 'sea' && drawn.length === 0 && cite('8.11');

/** The nearest hex with such chits that feed those who build in a hex. */
export function fedByChits(pub: Pub, side: Side): (hex: HexId) => HexId | undefined {
  const stores = storesOf(pub, side);
  return (id) => {
    const near = stores.filter((store) => store.feeds(id));
    return near.sort((a, b) => distance(a.hex, id) - distance(b.hex, id) || (a.hex < b.hex ? -1 : 1))[0]?.hex;
  };
}

/** It has been built with. */
export function drawForBuilders(pub: Pub, store: HexId | null): void {
  const used = pub.chits.findIndex((chit) => chit.hex === store && isForBuilders(chit));
  if (used >= 0) pub.chits.splice(used, 1);
}

function storesOf(pub: Pub, side: Side): { hex: HexId; feeds(hex: HexId): boolean }[] {
  const terms = termsOf(situationOf(pub, map), side);
  const hexes = pub.chits.flatMap((chit) => (chit.side === side && isForBuilders(chit) ? [chit.hex] : []));
  return [...new Set(hexes)].map((hex) => {
    const net = network([hex], terms);
    return { hex, feeds: (at) => reaches(net, at) };
  });
}
