/** 7.13 Units that are marked for the second month in a row, and for every one after it, waste away. */
import { cite } from '../cite.js';
import type { Terrain } from '../map/hexes.js';
import type { LandUnit } from '../pieces.js';

export const wastes = ({ marked }: Pick<LandUnit, 'marked'>): boolean => marked >= 2 && cite('7.13');

/** What the die depends on. `others`: marked units of strength 1 or more in the hex, this one among them. */
export type Wasting = {
  readonly nation: LandUnit['nation'];
  readonly kind: LandUnit['kind'];
  readonly terrain: Terrain;
  readonly city: boolean;
  readonly others: number;
};

export type Modifier = { readonly why: string; readonly by: number };

const ROUGH: readonly Terrain[] = ['jungle', 'mountain', 'jungle-mountain'];

/** R25: hexes of jungle and mountain count once. R26: company counts once on the die of each unit. */
export function wastingModifiers({ nation, kind, terrain, city, others }: Wasting): Modifier[] {
  const found: Modifier[] = [];
  const add = (is: boolean, why: string, by: number): void => {
    if (is && cite('7.13')) found.push({ why, by });
  };
  add(ROUGH.includes(terrain), 'jungle or mountain', terrain === 'jungle-mountain' && !cite('R25') ? -2 : -1);
  add(others > 1, 'others without supply in the hex', cite('R26') ? -1 : -others);
  add(nation === 'us', 'American', 1);
  add(nation === 'japan', 'Japanese', 1);
  add(city, 'in a city', 1);
  add(kind === 'commando', 'commando', 3);
  return found;
}

/** Steps lost at this die, modifiers added. */
export function stepsLost(die: number, modifiers: readonly Modifier[]): number {
  const net = modifiers.reduce((sum, { by }) => sum + by, die);
  if (net >= 4) return 0;
  return net >= 2 ? 1 : 2;
}
