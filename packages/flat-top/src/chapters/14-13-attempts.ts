/** 14.13.3 to 14.13.6 One attempt to intercept: who is there to catch, and the Interception Table. */
import type { Hex } from '@ironbottom/hexes';
import { interceptionNeeds } from '../charts/interception.js';
import { cite } from '../cite.js';
import { type GameLaw, type GamePublic, type GameState, type GameTable, ownOf } from '../game-kit.js';
import type { Flight } from '../pieces.js';
import { countRole } from '../roles.js';
import type { Altitude, Side } from '../state.js';
import { zoneFor } from './14-zone.js';
import { anywhere } from './optional-chance-combat.js';

/** Formations with a counter on the map in that hex. */
export const flightsOnMap = (state: GameState, side: Side, hex: Hex): Flight[] =>
  ownOf(state, side).flights.filter((flight) => isOnMapAt(flight, hex));

export const isOnMapAt = ({ onMap, hex, away }: Flight, at: Hex): boolean => onMap && hex === at && away === null;

export const isInterceptor = (role: string): boolean => role === 'interceptor';
export const anyRole = (): boolean => true;

const tryOf = (side: Side, hex: Hex, altitude: Altitude): string => `${side} ${hex} ${altitude}`;

/** 14.13.5, R84 One attempt of a side in a hex and turn, for each altitude. */
export const hasTried = ({ tried }: GamePublic, side: Side, hex: Hex, altitude: Altitude): boolean =>
  tried.includes(tryOf(side, hex, altitude)) && cite('14.13.5');

export const noteTry = (table: GameTable, side: Side, hex: Hex, altitude: Altitude): void => {
  const pub = table.state.public;
  pub.tried = [...pub.tried, tryOf(side, hex, altitude)];
};

/**
 * 14.13.3 He names his altitude and is told whether there is anybody to catch; a no costs nothing. Then one die on the
 * Interception Table: the interceptors there against the enemies there (R85). True when they are caught.
 */
export function attempt(table: GameTable, side: Side, hex: Hex, altitude: Altitude, prey: readonly Flight[]): boolean {
  const least = leastDie(table, side, hex, altitude, prey);
  table.tell('all', '14.13.3', 'interception-tried', { side, hex, altitude, possible: least !== undefined });
  if (least === undefined) return false;
  noteTry(table, side, hex, altitude);
  const face = table.roll('14.13.2', side);
  const { needs, again } = least;
  const success = face >= needs && cite('CHART-interception');
  table.tell('all', '14.13.2', 'interception', { side, hex, altitude, face, needs, again, success });
  return success;
}

/** The least die that catches them, and what of it is due to an earlier meeting; undefined where nobody can be caught. */
export function leastDie(
  { state, law }: Pick<GameTable, 'state' | 'law'>,
  side: Side,
  hex: Hex,
  altitude: Altitude,
  prey: readonly Flight[],
): { needs: number; again: number } | undefined {
  const hunters = flightsOnMap(state, side, hex).filter(
    (flight) => countRole(law, [flight], isInterceptor, altitude) > 0,
  );
  const interceptors = countRole(law, hunters, isInterceptor, altitude);
  const enemies = countRole(law, prey, anyRole, cite('14.13.3') ? altitude : undefined);
  if (enemies === 0 || interceptors === 0 || !(zoneFor(state, law, side, hex) || anywhere(law))) return undefined;
  const again = metBefore(state, law, side, hunters, prey);
  return { needs: interceptionNeeds(law.charts.interception, interceptors, enemies) - again, again };
}

/** 14.13.6 The same formations met in air-to-air combat last turn (R86). */
function metBefore(
  state: GameState,
  law: GameLaw,
  side: Side,
  hunters: readonly Flight[],
  prey: readonly Flight[],
): number {
  const met = state.umpire.secret.metLast.some(([allied, japan]) => {
    const [own, other] = side === 'allied' ? [allied, japan] : [japan, allied];
    return hunters.some(({ id }) => id === own) && prey.some(({ id }) => id === other);
  });
  return met && cite('14.13.6') ? law.charts.interception.values.foughtLastTurn : 0;
}
