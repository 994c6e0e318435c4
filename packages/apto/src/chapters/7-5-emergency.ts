/** 7.5, 7.6 One more Sea Supply chit: by submarine, or put on an open coast at the price of a transport. */
import type { Ask, Item, Table } from '@ironbottom/umpire';
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { map } from '../map/map.js';
import { hexName } from '../names.js';
import type { HexId } from '../pieces.js';
import type { Apto, Pub } from '../state.js';
import { depleteSubmarine, loseTransport, submarine, transport } from './3-transports.js';
import { type Carrier, type Depot, noEmergencyLanding, noLanding, priceOfLanding, roomAboard } from './7-1-carrying.js';
import { feedsFrom, hungryHexes } from './7-relief.js';
import { isPort } from './8-7-installations.js';
import { footingFor } from './8-footing.js';

/** 7.5 The month in which a chit was put on a beach: once a month for each major power. */
const doneKey = '7.5 done';

type Landing = { readonly id: string; readonly hex: HexId; readonly by: Carrier; readonly emergency: boolean };

const isMainland = ({ territory }: Hex): boolean =>
  territory === 'china' || territory === 'manchukuo' || territory === 'korea';

/** Coasts and ports from which units could be fed that have nothing (R91). */
export function extraLandings(pub: Pub, charts: Charts): Landing[] {
  const hungry = hungryHexes(pub, 'japan');
  if (hungry.length === 0 && cite('R91')) return [];
  const feeds = feedsFrom(pub, 'japan');
  const footing = footingFor(pub, 'japan');
  const boat = submarine(pub, charts);
  const ship = transport(pub, charts);
  const done = pub.notes[doneKey] === pub.turn;
  return map.land.flatMap((hex): Landing[] => {
    if (!hex.coastal || !isMainland(hex) || !footing.holds(hex.id) || !feeds(hex.id)) return [];
    const depot: Depot = {
      ...{ hex, friendly: true, port: isPort(pub, hex), airbase: null },
      ...{ linked: false, isolated: false, source: false },
      chits: pub.chits.filter((chit) => chit.hex === hex.id),
    };
    const found: Landing[] = [];
    const beach = (by: Carrier): boolean => roomAboard(by) > 0 && noEmergencyLanding(depot, by, done) === undefined;
    if (roomAboard(boat) > 0 && cite('7.6')) {
      if (depot.port && noLanding(depot, 'sea') === undefined)
        found.push({ id: `submarine:${hex.id}`, hex: hex.id, by: boat, emergency: false });
      else if (!depot.port && beach(boat))
        found.push({ id: `submarine:${hex.id}`, hex: hex.id, by: boat, emergency: true });
    }
    if (!depot.port && beach(ship) && cite('7.5'))
      found.push({ id: `transport:${hex.id}`, hex: hex.id, by: ship, emergency: true });
    return found;
  });
}

export function extraAsk(pub: Pub, charts: Charts): Ask {
  return {
    ask: 'pick',
    rule: '7.5',
    prompt:
      'Does one more Sea Supply chit go ashore? A submarine may bring it to a port or a clear coast and is depleted by it; a transport put on a clear coast without port is lost, once a month. Both come back with the next Seasonal Turn.',
    of: extraLandings(pub, charts).map(({ id, hex, by }): Item => {
      const at = map.hex(hex)?.index;
      return {
        id,
        text: `${by.kind === 'submarine' ? 'submarine' : 'transport, lost,'} to ${hexName(hex)}`,
        ...(at !== undefined && { at }),
        seldom: true,
      };
    }),
    min: 0,
    max: 1,
    none: 'no other chit',
  };
}

/** Whether a chit went ashore: then there may be another. */
export function takeExtra(table: Table<Apto>, id: string | undefined): boolean {
  const { public: pub } = table.state;
  const landing = id === undefined ? undefined : extraLandings(pub, table.law.charts).find((each) => each.id === id);
  if (landing === undefined) {
    table.say('7.5', 'no landing', {});
    return false;
  }
  const { hex, by, emergency } = landing;
  const price = priceOfLanding(by, emergency);
  pub.chits.push({ kind: 'sea', side: 'japan', hex, drawn: [] });
  if (price === 'depleted') depleteSubmarine(pub);
  if (price === 'lost') loseTransport(pub);
  if (emergency) pub.notes[doneKey] = pub.turn;
  table.say(by.kind === 'submarine' ? '7.6' : '7.5', 'put ashore', { hex, by: by.kind, price });
  return true;
}
