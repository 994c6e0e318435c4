/** 7.0–7.6 Supply chits: where they are made, how they are carried, where they are landed and what a hex can hold. */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import type { SupplyChit } from '../state.js';

export type ChitKind = SupplyChit['kind'];
/** Sea transport, a pair of cruiser and destroyer, air transport, a submarine. `points`: what it can carry in all. */
export type Carrier = {
  readonly kind: 'stp' | 'cl-dd' | 'atp' | 'submarine';
  readonly points: number;
  readonly full: boolean;
  readonly laden: number;
  /** Units aboard: a point never carries both. */
  readonly units: number;
};

/** What is built in the hex and works. `linked`: it can trace overland to a source on the map. */
export type Depot = {
  readonly hex: Hex;
  readonly friendly: boolean;
  readonly port: boolean;
  /** `ruined`: destroyed, and so nothing, even where the port beside it works. */
  readonly airbase: 'small' | 'large' | 'ruined' | null;
  readonly linked: boolean;
  readonly isolated: boolean;
  readonly source: boolean;
  readonly chits: readonly Pick<SupplyChit, 'kind'>[];
};

/** 7.4 A coastal city or minor port holds one Sea Supply chit, a major port three. R29: Air Supply chits as many as units may base. */
export function holds({ hex, port, airbase }: Depot, kind: ChitKind): number {
  if (kind === 'sea') return !port || hex.port === null ? 0 : hex.port === 'major' ? 3 : 1;
  if (airbase === 'ruined') return 0;
  const cityPort = port && hex.port === 'major' && hex.city && hex.resource && cite('7.2');
  if (cityPort || (airbase === 'large' && cite('R29'))) return 2;
  return airbase === null ? 0 : 1;
}

export const isReplete = (depot: Depot, kind: ChitKind): boolean =>
  depot.chits.filter((chit) => chit.kind === kind).length >= holds(depot, kind);

const carries = ({ kind }: Carrier): ChitKind => (kind === 'atp' ? 'air' : 'sea');

/** 7.1, 7.6 A point carries one chit, or units; a submarine only while at full strength, and one. */
export function roomAboard(carrier: Carrier): number {
  if (carrier.kind === 'submarine') return carrier.full && carrier.laden + carrier.units === 0 && cite('7.6') ? 1 : 0;
  return cite('7.1') ? Math.max(0, carrier.points - carrier.laden - carrier.units) : carrier.points;
}

/** 7.0 Why no chit can be made here and loaded; undefined if one can. Chits are made in the Naval and Air Phase alone. */
export function noMaking(depot: Depot, carrier: Carrier, phase: string): string | undefined {
  if (!cite('7.0')) return undefined;
  if (phase !== 'naval and air') return 'chits are made in the Naval and Air Phase';
  if (!depot.friendly) return 'not in friendly hands';
  if (depot.isolated || !depot.linked) return 'not linked to a source';
  if (carries(carrier) === 'sea' ? !depot.port : holds(depot, 'air') === 0) return 'no working port or airbase';
  return roomAboard(carrier) === 0 ? 'no room aboard' : undefined;
}

/** 7.0 A chit here may be given up for one of the same kind there, if friendly land leads from here to there. */
export const mayForward = (path: boolean, carrier: Carrier, kind: ChitKind): boolean =>
  path && carries(carrier) === kind && roomAboard(carrier) > 0 && cite('7.0');

/** 7.1 A Sea Supply chit becomes an Air Supply chit where an air transport is based beside the port; never the other way. */
export const mayConvert = (from: ChitKind, depot: Depot, carrier: Carrier): boolean =>
  from === 'sea' &&
  depot.port &&
  holds(depot, 'air') > 0 &&
  carrier.kind === 'atp' &&
  roomAboard(carrier) > 0 &&
  cite('7.1');

/** 7.1, 7.2, 7.4 Why a chit cannot be landed here; undefined if it can. */
export function noLanding(depot: Depot, kind: ChitKind): string | undefined {
  if (!cite('7.4')) return undefined;
  if (!depot.friendly) return 'not in friendly hands';
  if (holds(depot, kind) === 0) return kind === 'sea' ? 'no working port' : 'no working airbase';
  if (depot.source && !depot.isolated) return 'a source of supply itself';
  if (depot.linked && cite('7.1')) return 'linked overland to a source';
  return isReplete(depot, kind) ? 'full' : undefined;
}

/** 7.5 A transport given up puts a Sea Supply chit on an open coast: once a month for each major power. Never from cruisers. */
export function noEmergencyLanding(depot: Depot, carrier: Carrier, doneThisMonth: boolean): string | undefined {
  if (!cite('7.5')) return undefined;
  if (doneThisMonth) return 'done this month';
  if (carrier.kind !== 'stp' && carrier.kind !== 'submarine') return 'only from sea transports and submarines';
  if (!depot.friendly) return 'not in friendly hands';
  if (!depot.hex.coastal || depot.hex.terrain !== 'clear' || depot.hex.port !== null)
    return 'not a clear coast without port';
  return depot.chits.length > 0 ? 'a chit is there' : undefined;
}

/** 7.5, 7.6 What it costs: the transport; a submarine is depleted wherever it lands its chit. */
export const priceOfLanding = (carrier: Carrier, emergency: boolean): 'nothing' | 'lost' | 'depleted' => {
  if (carrier.kind === 'submarine' && cite('7.6')) return 'depleted';
  return emergency && cite('7.5') ? 'lost' : 'nothing';
};
