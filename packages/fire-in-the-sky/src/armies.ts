/** Land units by their ids. */
import { type Army, landUnits } from './charts/land-units.js';
import { type Side, sideOf } from './pieces.js';

export type ListedArmy = Army & { readonly id: string; readonly side: Side };

export const allArmies: readonly ListedArmy[] = Object.entries(landUnits.values).map(([id, army]) => ({
  ...army,
  id,
  side: sideOf(army.nation),
}));

const byId: ReadonlyMap<string, ListedArmy> = new Map(allArmies.map((army) => [army.id, army]));

export function armyOf(id: string): ListedArmy {
  const army = byId.get(id);
  if (army === undefined) throw new Error(`there is no land unit ${id}`);
  return army;
}

export const isArmy = (id: string): boolean => byId.has(id);
