/** The hex of a sitting, before anybody is in it, and what every set-up needs. */
import type { Step } from '../chapters/steps.js';
import type { Base, Battle, Ship, Side, Told } from '../state.js';
import type { Reading } from './law.js';
import type { Target } from './measures.js';
import type { OrdersBySide } from './orders.js';
import type { FleetInput, SituationInput } from './shapes.js';
import { withoutNation } from './ship-line.js';

export type SetUp = { battle: Battle; orders: OrdersBySide; targets: Target[] };

type Forces = Partial<Pick<Battle, 'air' | 'ships' | 'base' | 'zone' | 'told'>> & { step: Step };

export const nothing: Told = { planes: false, ships: false };
export const everything: Told = { planes: true, ships: true };

export function battleOf(reading: Reading, input: SituationInput, { step, ...forces }: Forces): Battle {
  return {
    rules: reading.rules,
    turn: 0,
    night: input.night ?? false,
    clouds: input.clouds ?? false,
    air: { allied: [], japan: [] },
    ships: { allied: [], japan: [] },
    base: null,
    scenario: reading.scenario ?? null,
    zone: true,
    told: { allied: nothing, japan: nothing },
    fought: [],
    points: { allied: 0, japan: 0 },
    ...forces,
    agenda: [step],
  };
}

export const of = <T>(side: Side, own: T[], enemy: T[]): Record<Side, T[]> =>
  side === 'allied' ? { allied: own, japan: enemy } : { allied: enemy, japan: own };

export const hasShips = ({ ships, taskForces }: FleetInput): boolean => ships !== undefined || taskForces !== undefined;

/** A target as a player calls it: 'Shokaku', 'CV Shokaku', 'DD 2', 'Allied DD 2', 'DD' for the first of them, or the base. */
export function targetFinder(ships: readonly Ship[], base: Base | undefined): (name: string) => string | undefined {
  return (name) => {
    const low = withoutNation(name).name.toLowerCase();
    const ship =
      ships.find((each) => each.name.toLowerCase() === low || `${each.type} ${each.name}`.toLowerCase() === low) ??
      ships.find((each) => each.name.toLowerCase() === `${low} 1`);
    return ship?.id ?? (base?.name.toLowerCase() === low ? base.id : undefined);
  };
}
