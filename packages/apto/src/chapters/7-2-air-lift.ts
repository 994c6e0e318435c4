/**
 * 7.2, 7.3 Supply by air. R90 Transport planes have no counters: a point flies from any supplied airbase of its side within range,
 * and is back in the same month. Every city is an airbase. Nothing flies to where the Monsoon is (R68).
 */
import type { Ask, Item } from '@ironbottom/umpire';
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { distance } from '../map/lattice.js';
import { map } from '../map/map.js';
import { hexName } from '../names.js';
import { enemyOf, type HexId, type Nation, type Side } from '../pieces.js';
import { speakerOf, type Theatre } from '../play.js';
import { sideOf } from '../situation.js';
import type { Pub } from '../state.js';
import { zoneOf } from './1-weather.js';
import { airRange, airTransports, flown, lostInDrop } from './3-transports.js';
import { forwardable, giveUp } from './7-0-forwarding.js';
import { type Depot, holds, mayConvert, noLanding, roomAboard } from './7-1-carrying.js';
import { dropModifiers, isOnTarget, lostChit } from './7-3-air-drop.js';
import { feedsFrom, hungryHexes } from './7-relief.js';
import { airbaseOf, isPort } from './8-7-installations.js';
import { type Footing, footingFor } from './8-footing.js';
import { asBuilt } from './10-43-harbours.js';

/** A chit that has missed its hex: the hex it was meant for, until the enemy has said where it comes down. */
const scatterKey = '7.3 scattered';

function depotAt(pub: Pub, footing: Footing, side: Side, hex: Hex): Depot {
  return {
    ...{ hex: asBuilt(pub, hex), friendly: footing.holds(hex.id), port: isPort(pub, hex) },
    airbase: pub.works[hex.id]?.airbase === false ? 'ruined' : airbaseOf(pub, hex),
    linked: footing.supplied(hex.id),
    isolated: pub.isolated.includes(hex.id),
    source: false,
    chits: pub.chits.filter((chit) => chit.hex === hex.id && chit.side === side),
  };
}

/**
 * Where a chit can be loaded: made in a supplied airbase (7.0), out of a Sea Supply chit in a port with one (7.1), or an Air Supply
 * chit that is `given` up in this hex or another (7.0).
 */
type Origin = { readonly hex: HexId; readonly way: 'made' | 'converted' | 'forwarded'; readonly given: HexId | null };
const ways: readonly Origin['way'][] = ['made', 'converted', 'forwarded'];

export type Flight = { readonly id: string; readonly hex: HexId; readonly from: Origin };

export function flights(pub: Pub, side: Side, charts: Charts): Flight[] {
  const planes = airTransports(pub, side, charts);
  if (roomAboard(planes) === 0 || !cite('7.2')) return [];
  const hungry = hungryHexes(pub, side);
  if (hungry.length === 0 && cite('R91')) return [];
  const feeds = feedsFrom(pub, side);
  const footing = footingFor(pub, side);
  const depots = map.land.flatMap((hex) => (footing.holds(hex.id) ? [depotAt(pub, footing, side, hex)] : []));
  const origins = depots.flatMap((depot): Origin[] => {
    if (holds(depot, 'air') === 0) return [];
    const { id } = depot.hex;
    if (depot.linked && !depot.isolated) return [{ hex: id, way: 'made', given: null }];
    const stored = depot.chits.some(({ kind }) => kind === 'sea');
    if (stored && mayConvert('sea', depot, planes)) return [{ hex: id, way: 'converted', given: id }];
    const given = forwardable(pub, side, 'air', id, planes);
    return given === undefined ? [] : [{ hex: id, way: 'forwarded', given }];
  });
  origins.sort((a, b) => ways.indexOf(a.way) - ways.indexOf(b.way));
  const within = (hex: HexId): Origin | undefined =>
    origins.find((each) => each.hex !== hex && distance(each.hex, hex) <= airRange(side, charts));
  return depots.flatMap((depot): Flight[] => {
    const { id } = depot.hex;
    if (depot.linked || pub.weather[zoneOf(charts, id)] === 'monsoon' || !feeds(id)) return [];
    const from = within(id);
    if (from === undefined) return [];
    if (noLanding(depot, 'air') === undefined) return [{ id: `fly:${id}`, hex: id, from }];
    return hungry.includes(id) && depot.chits.length === 0 && cite('7.3') ? [{ id: `drop:${id}`, hex: id, from }] : [];
  });
}

export const scattered = (pub: Pub): Hex | undefined => map.hexes[pub.notes[scatterKey] ?? -1];

const originText = ({ way, hex, given }: Origin): string => {
  if (way === 'made' || given === null) return '';
  if (way === 'converted') return `, out of a Sea Supply chit in ${hexName(hex)}`;
  return `, from ${hexName(hex)}, with the Air Supply chit ${given === hex ? 'there' : `of ${hexName(given)}`}`;
};

const item = (hex: HexId, id: string, text: string): Item => {
  const at = map.hex(hex)?.index;
  return { id, text, ...(at !== undefined && { at }), seldom: true };
};

export function flightAsk(pub: Pub, side: Side, charts: Charts): Ask {
  return {
    ask: 'pick',
    rule: '7.2',
    prompt: `Does a transport plane bring an Air Supply chit, for one unit? It flies ${airRange(side, charts)} hexes to an airbase, or drops it where there is none: then it is lost for the season, and on more than 3 the chit misses.`,
    of: flights(pub, side, charts).map(({ id, hex, from }) =>
      item(hex, id, `${id.startsWith('fly') ? 'fly to' : 'drop at'} ${hexName(hex)}${originText(from)}`),
    ),
    min: 0,
    max: 1,
    none: 'no plane flies',
  };
}

/** Whether a plane flew: then there may be another. */
export function takeFlight(table: Theatre, side: Side, id: string | undefined): boolean {
  const { public: pub } = table.state;
  const flight = id === undefined ? undefined : flights(pub, side, table.law.charts).find((each) => each.id === id);
  if (flight === undefined) {
    table.say('7.2', 'no flight', { side });
    return false;
  }
  const { hex, from } = flight;
  if (from.given !== null) giveUp(pub, side, from.way === 'converted' ? 'sea' : 'air', from.given);
  if (from.way === 'forwarded') table.say('7.0', 'forwarded', { side, from: from.given, to: from.hex });
  if (flight.id.startsWith('fly')) {
    flown(pub, side);
    pub.chits.push({ kind: 'air', side, hex, drawn: [] });
    table.say('7.2', 'flown in', { side, hex, from: from.hex });
    return true;
  }
  lostInDrop(pub, side);
  const target = map.hex(hex);
  if (target === undefined) return true;
  const die = table.roll('7.3', speakerOf(table.law, side, []));
  const hit = isOnTarget(die, dropModifiers(target));
  table.say('7.3', 'dropped', { side, hex, die, hit });
  if (hit) comeDown(table, side, target);
  // Off the edge of the map there is nothing but the sea.
  else if (map.neighbours(hex).length === 0) table.say('7.3', 'came down', { side, hex, lost: 'it fell into the sea' });
  else pub.notes[scatterKey] = target.index;
  return true;
}

/** 7.3 The nearest enemy says in which of the hexes around it comes down. */
export function scatterSpeaker({ state: { public: pub }, law }: Theatre, side: Side, target: Hex): string {
  const enemy = enemyOf(side);
  const nearest = Object.values(pub.units)
    .filter(({ hex, nation }) => hex !== null && sideOf(pub, nation) === enemy)
    .sort((a, b) => distance(a.hex ?? target.id, target.id) - distance(b.hex ?? target.id, target.id));
  return speakerOf(
    law,
    enemy,
    nearest.slice(0, 1).map(({ nation }): Nation => nation),
  );
}

export function scatterAsk(target: Hex): Ask {
  return {
    ask: 'pick',
    rule: '7.3',
    prompt: `The enemy’s Air Supply chit misses ${hexName(target.id)}. In which hex beside it does it come down? It is lost in the sea, on your land, on a neutral’s, or beside another chit.`,
    of: map.neighbours(target.id).map((hex) => item(hex, hex, hexName(hex))),
    min: 1,
    max: 1,
  };
}

export function takeScatter(table: Theatre, side: Side, hex: HexId | undefined): void {
  const { public: pub } = table.state;
  delete pub.notes[scatterKey];
  const target = hex === undefined ? undefined : map.hex(hex);
  if (target !== undefined) comeDown(table, side, target);
}

function comeDown(table: Theatre, side: Side, hex: Hex): void {
  const { public: pub } = table.state;
  const holder = footingFor(pub, side).holder(hex.id);
  const held = holder === null ? 'neutral' : holder === side ? 'friendly' : 'enemy';
  const why = lostChit({ hex, held, chits: pub.chits.filter((chit) => chit.hex === hex.id).length });
  if (why === undefined) pub.chits.push({ kind: 'air', side, hex: hex.id, drawn: [], dropped: true });
  table.say('7.3', 'came down', { side, hex: hex.id, lost: why ?? null });
}
