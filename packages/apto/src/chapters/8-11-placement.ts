/** 8.11 Where what arrives is placed. */
import { cite } from '../cite.js';

/** What placement has to know of a hex, from the side that places. */
export type PlacementHex = {
  readonly hex: string;
  readonly home: boolean;
  readonly friendly: boolean;
  /** By a source printed on the map: chits do not serve to place units. */
  readonly supplied: boolean;
  readonly city: boolean;
  /** In an enemy zone of control; inhibited where a friendly land unit stands in it. */
  readonly zone: 'none' | 'uninhibited' | 'inhibited';
  /** Steps for which there is still room. */
  readonly room: number;
};

const cityBound = new Set([
  'artillery',
  'armor',
  'commando',
  'marine',
  'mechanized',
  'motorized',
  'paratroop',
  'siberian',
]);

/** Guns, armour and the like arrive in a city alone. */
export const isCityBound = ({ kind }: { readonly kind: string }): boolean => cityBound.has(kind);

/** 8.11 Communists stand north of hex row 4500 alone. */
export const communistsMayStand = (hex: string): boolean => Number(hex.slice(1, 3)) > 45 || !cite('8.11');

/** Why a unit may not be placed there; undefined where it may. */
export function noPlace(
  unit: { readonly nation: string; readonly kind: string; readonly steps: number; readonly small?: boolean },
  at: PlacementHex,
): string | undefined {
  if (!cite('8.11')) return undefined;
  if (!at.friendly) return 'not in friendly hands';
  if (!at.home) return 'not at home';
  if (!at.supplied) return 'out of supply';
  if (isCityBound(unit) && !at.city) return 'its kind arrives in a city';
  const soviet = unit.nation === 'ussr' && at.city && at.zone === 'inhibited';
  if (at.zone !== 'none' && !soviet) return 'in an enemy zone of control';
  if (unit.nation === 'ccp' && !communistsMayStand(at.hex)) return 'Communists arrive north of hex row 4500';
  if (unit.small !== true && at.room < unit.steps) return 'no room';
  return undefined;
}

/** Generals and Headquarters: any friendly hex, supplied or not, but no uninhibited enemy zone of control. */
export function noPlaceForLeader(at: Pick<PlacementHex, 'friendly' | 'zone'>): string | undefined {
  if (!cite('8.11')) return undefined;
  if (!at.friendly) return 'not in friendly hands';
  return at.zone === 'uninhibited' ? 'in an uninhibited enemy zone of control' : undefined;
}
