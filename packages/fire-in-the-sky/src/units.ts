/** Naval units by their ids, and when they come. */
import { navalUnits } from './charts/naval-units.js';
import type { NavalType, NavalUnit } from './pieces.js';

export type ListedUnit = NavalUnit & { readonly arrives: number };

export const allUnits: readonly ListedUnit[] = Object.entries(navalUnits.values).map(([id, counter]) => ({
  id,
  ...counter,
}));

const byId: ReadonlyMap<string, ListedUnit> = new Map(allUnits.map((unit) => [unit.id, unit]));

export function unitOf(id: string): ListedUnit {
  const unit = byId.get(id);
  if (unit === undefined) throw new Error(`there is no naval unit ${id}`);
  return unit;
}

export const isUnit = (id: string): boolean => byId.has(id);

/** Who comes with the schedule of a turn; on turn 1, who is there from the beginning. */
export const arrivalsOf = (turn: number): readonly ListedUnit[] => allUnits.filter(({ arrives }) => arrives === turn);

const carriers: readonly NavalType[] = ['CV', 'CVL', 'BBV'];
export const isCarrier = ({ type }: NavalUnit): boolean => carriers.includes(type);
