/** 5.21 Armour breaks through before the others move. */
import type { Refusal } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Terrain } from '../map/hexes.js';
import { type General, isMechanical, type LandUnit } from '../pieces.js';

type Dry = { readonly wet: boolean };

/** One stack of circled units that stands together, in dry weather. */
export function breakthroughFault(stack: readonly LandUnit[], { wet }: Dry): Refusal | undefined {
  if (stack.length === 0) return { rule: '5.21', why: 'no unit was chosen' };
  const fit = (unit: LandUnit): boolean => isMechanical(unit) && unit.circled;
  if (!stack.every(fit) && cite('5.21'))
    return {
      rule: '5.21',
      why: 'only armour, mechanized and motorized units with a circled movement rating break through',
    };
  if (stack.some(({ hex }) => hex !== stack[0]?.hex) && cite('5.21'))
    return { rule: '5.21', why: 'the units of a Breakthrough begin it in one hex' };
  if (wet && cite('5.21')) return { rule: '5.21', why: 'nobody breaks through out of a Wet hex' };
  return undefined;
}

const barred: readonly Terrain[] = ['jungle', 'jungle-mountain'];

export function breakthroughTargetFault(
  { terrain, wet }: Dry & { readonly terrain: Terrain },
  { tried }: { readonly tried: boolean },
): Refusal | undefined {
  if (barred.includes(terrain) && cite('5.21')) return { rule: '5.21', why: 'nobody breaks through into jungle' };
  if (wet && cite('5.21')) return { rule: '5.21', why: 'nobody breaks through into a Wet hex' };
  return tried && cite('5.21') ? { rule: '5.21', why: 'two Breakthroughs do not go for one hex' } : undefined;
}

/** Hexes the stack may go before its attack: two, one from control to control. */
export const hexesBefore = (fromControlToControl: boolean): number => (fromControlToControl && cite('5.21') ? 1 : 2);

/** Hexes after a successful one: one, or as far as a General with an exploitation rating who has not spent it takes them. */
export function hexesAfter(generals: readonly General[]): number {
  const best = Math.max(0, ...generals.filter(({ spent }) => !spent).map(({ exploitation }) => exploitation));
  return best > 0 && cite('5.21') ? best : 1;
}

/** All Generals that took part have given what they can this month. */
export const spend = (generals: readonly General[]): void => {
  for (const general of generals) if (cite('5.21')) general.spent = true;
};
