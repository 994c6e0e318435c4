/** What the Seasonal Turn has to know of the map: who holds what, and where there is room for whom. */
import { cite } from '../cite.js';
import type { Hex, Territory } from '../map/hexes.js';
import { map } from '../map/map.js';
import type { Headquarters, HexId, Nation } from '../pieces.js';
import { leadersAt, mayStand } from '../situation.js';
import type { Pub } from '../state.js';
import type { Holdings } from './8-2-income.js';
import { fortKey } from './8-6-construction.js';
import { isPort } from './8-7-installations.js';
import type { PlacementHex } from './8-11-placement.js';
import { footingFor } from './8-footing.js';
import { earnsNothing } from './9-25-garrison.js';
import { mayAppear } from './10-6-partisans.js';
import { trackKey } from './10-35-rails.js';

/** Lands of each nation: home first, then what the book calls colonies (8.0). */
const homes: { readonly [N in Nation]?: readonly Territory[] } = {
  japan: ['japan'],
  manchukuo: ['manchukuo'],
  china: ['china'],
  ccp: ['china'],
  ussr: ['ussr'],
  mongolia: ['mongolia'],
};
const colonies: { readonly [N in Nation]?: readonly Territory[] } = {
  japan: ['korea', 'manchukuo', 'formosa'],
};

/** 9.0, 10.39 Minor nations whose resources earn for the power that stands by them. */
const partners: { readonly [N in Nation]?: readonly Territory[] } = { ussr: ['mongolia'] };

/** The number of a hex on the board. */
export const placeOf = (hex: HexId): number | undefined => map.hex(hex)?.index;

const isHome = (nation: Nation, { territory }: Hex): boolean =>
  territory !== null && (homes[nation]?.includes(territory) ?? false);

/** 8.2 What a nation earns by, and has lost. */
export function holdingsOf(pub: Pub, nation: Nation): Holdings {
  const side = pub.alignment[nation];
  const holdings = { colony: 0, captured: 0, partner: 0, lostResources: 0, lostCities: 0 };
  if (side === undefined || side === 'neutral') return holdings;
  const footing = footingFor(pub, side, nation);
  // R163 By a chit as well: of chits the book says only that no unit is placed by them (8.11).
  const feeds = (hex: HexId): boolean => (cite('R163') ? footing.fed(hex) : footing.supplied(hex));
  for (const hex of map.land) {
    if (!hex.resource && !hex.city) continue;
    const ours = footing.holds(hex.id);
    if (isHome(nation, hex)) {
      if (ours || footing.holder(hex.id) === null) continue;
      if (hex.city) holdings.lostCities++;
      else holdings.lostResources++;
    } else if (hex.resource && ours && feeds(hex.id) && footing.zone(hex.id) !== 'uninhibited') {
      if (hex.territory !== null && colonies[nation]?.includes(hex.territory)) holdings.colony++;
      else if (hex.territory !== null && partners[nation]?.includes(hex.territory) && cite('9.0')) holdings.partner++;
      else if (footing.taken(hex.id) && !earnsNothing(pub, hex.id)) holdings.captured++;
    }
  }
  return holdings;
}

/**
 * Hexes for what arrives. R70 Sea transport is not in the source: Japanese units may arrive, besides at home, in any
 * working port they hold on the mainland and in any supplied city of Manchukuo and Korea, the voyage being part of the arrival.
 */
export function placementHexes(pub: Pub, nation: Nation, leader = false): PlacementHex[] {
  const side = pub.alignment[nation];
  if (side === undefined || side === 'neutral') return [];
  const footing = footingFor(pub, side, nation);
  return map.land.flatMap((hex): PlacementHex[] => {
    const inland = hex.city && (hex.territory === 'manchukuo' || hex.territory === 'korea');
    const byShip = nation === 'japan' && isPort(pub, hex);
    // A ruined port of her own islands is land at home all the same.
    const port = nation === 'japan' && (byShip || inland || (hex.port !== null && isHome(nation, hex))) && cite('R70');
    const home = port || (isHome(nation, hex) && nation !== 'japan');
    if (!leader && !home) return [];
    const friendly = footing.holds(hex.id);
    // 9.1 Leaders cross no border that troops do not.
    if (!friendly || (leader && !mayStand(pub, nation, hex))) return [];
    return [
      {
        hex: hex.id,
        home,
        friendly,
        supplied: leader || byShip || footing.supplied(hex.id),
        city: hex.city || port,
        zone: footing.zone(hex.id),
        room: footing.room(hex.id),
      },
    ];
  });
}

/** 5.1 Headquarters of one nation do not stand side by side. */
export function besideOwnHq(pub: Pub, { id, nation, radius }: Headquarters, hex: HexId): boolean {
  const near = new Set([hex, ...map.neighbours(hex)]);
  return Object.values(pub.hqs).some(
    (other) =>
      other.id !== id &&
      other.hex !== null &&
      near.has(other.hex) &&
      (other.hex === hex || (other.nation === nation && !(other.radius === 1 && radius === 1))),
  );
}

/** Cities are airbases (R90); what lies in ruins or is only begun is an installation too (R84). */
const isBuiltUp = ({ works, notes }: Pub, { id, city, airbase, port }: Hex): boolean =>
  city ||
  airbase !== null ||
  port !== null ||
  works[id] !== undefined ||
  notes[fortKey(id)] !== undefined ||
  notes[trackKey(id)] !== undefined;

/** 10.6 Where partisans of a nation may rise. */
export function partisanPlaces(pub: Pub, nation: Nation): HexId[] {
  const side = pub.alignment[nation];
  if (side === undefined || side === 'neutral') return [];
  const footing = footingFor(pub, side, nation);
  return map.land
    .filter((hex) => {
      if (hex.territory === null || !isHome(nation, hex)) return false;
      return mayAppear(nation, {
        land: nation,
        terrain: hex.terrain,
        enemyOwned: footing.holder(hex.id) !== null && !footing.holds(hex.id),
        occupied: !footing.isEmpty(hex.id) || leadersAt(pub, hex.id).length > 0,
        zone: footing.zone(hex.id) !== 'none',
        installation: isBuiltUp(pub, hex),
        besidePlanes: false,
      });
    })
    .map(({ id }) => id);
}
