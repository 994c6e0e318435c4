/** CARD-transport, CARD-cost What movement and other efforts cost. */
import { additionalCosts, transportCosts } from '../charts/movement.js';
import { cite } from '../cite.js';
import type { AirUnit, LandUnit, NavalUnit, Side } from '../pieces.js';

export type Move = 'seaDeployment' | 'operational' | 'reaction';
/** Japan's ships burn oil in operations and reactions; everything else takes transports. */
export type Cost = { readonly transport: number; readonly oil: number };

const free: Cost = { transport: 0, oil: 0 };

/** CARD-transport.naval The move of one Task Force: its points are added up, and the sum is rounded up once. */
export function navalCost(side: Side, move: Move, ships: readonly Pick<NavalUnit, 'points'>[], hexes: number): Cost {
  if (!cite('CARD-transport.naval')) return free;
  const points = ships.reduce((sum, ship) => sum + ship.points, 0);
  const { naval, reach } = transportCosts.values;
  if (move === 'seaDeployment')
    return { transport: points * (hexes <= reach.oneHex ? naval.oneHex : naval.seaDeployment), oil: 0 };
  const allies = move === 'operational' ? naval.alliesOperational : naval.alliesReaction;
  if (side === 'allies') return { transport: 0, oil: points * allies };
  if (move === 'reaction') return { transport: 0, oil: points * naval.japanReaction };
  const rate = hexes <= reach.near ? naval.japanOperational : naval.japanOperationalFar;
  return { transport: 0, oil: Math.ceil(points * rate) };
}

/** How far ships may go together: the slowest sets the pace. */
export function navalReach(move: Move, ships: readonly Pick<NavalUnit, 'move'>[]): number {
  if (!cite('CARD-transport.naval')) return 0;
  const { reach } = transportCosts.values;
  if (move === 'seaDeployment') return reach.seaDeployment;
  const slowest = ships.reduce((least, ship) => Math.min(least, ship.move), Number.POSITIVE_INFINITY);
  if (ships.length === 0) return 0;
  return move === 'reaction' ? Math.ceil(slowest * reach.reaction) : slowest;
}

/** R13 An Air Point is one Transport Point to carry, a land unit as many as its full strength. */
export const airPoints = (_unit: AirUnit): number => 1;
export const landPoints = ({ full }: Pick<LandUnit, 'full'>): number => full;

/** CARD-transport.air-land */
export function airLandCost(move: Exclude<Move, 'reaction'>, points: number, hexes: number): Cost {
  if (!cite('CARD-transport.air-land')) return free;
  const { airAndLand, reach } = transportCosts.values;
  if (move === 'operational') return { transport: points * airAndLand.operational, oil: 0 };
  return { transport: points * (hexes <= reach.oneHex ? airAndLand.oneHex : airAndLand.seaDeployment), oil: 0 };
}

/** CARD-transport.air-land Up to four hexes, either way. */
export function airLandReach(move: Exclude<Move, 'reaction'>): number {
  if (!cite('CARD-transport.air-land')) return 0;
  const { reach } = transportCosts.values;
  return move === 'operational' ? reach.operationalAirAndLand : reach.seaDeployment;
}

/** CARD-cost.oil */
export const oilTransportCost = (oilPoints: number): number =>
  cite('CARD-cost.oil') ? oilPoints * additionalCosts.values.oilPoint : 0;
/** CARD-cost.escort */
export const escortTransferCost = (units: number): number =>
  cite('CARD-cost.escort') ? units * additionalCosts.values.escortTransfer : 0;
/** CARD-cost.asw In Oil Points. */
export const escortDiceCost = (dice: number): number =>
  cite('CARD-cost.asw') ? dice * additionalCosts.values.convoyEscortDie : 0;
/** 16.1.3 In Allied Transport Points. */
export const strategicAirCost = (dice: number): number =>
  cite('16.1.3') ? dice * additionalCosts.values.strategicAirDie : 0;
