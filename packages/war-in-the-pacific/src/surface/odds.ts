/** The chances of a fire that is being declared, from a view alone. */
import type { Answer, Ask, RowAnswer, View } from '@ironbottom/umpire';
import { results } from '../charts/naval-crt.js';
import type { SurfaceLaw } from './law.js';
import type { SurfaceKit } from './rulebook.js';
import { shipOf } from './state.js';
import { chancesOf } from './worth.js';

export type FireOdds = {
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly chance: number }[];
  readonly note?: string;
};

/** Exact: two dice and no secret. What the defender's chits will do is not in them. */
export function surfaceOdds(
  { own }: View<SurfaceKit>,
  law: SurfaceLaw,
  ask: Ask,
  answer: Answer | null,
): FireOdds | null {
  if (own.phase !== 'firers' || own.attack === null || ask.ask !== 'sheet' || !Array.isArray(answer)) return null;
  const rows = answer as RowAnswer[];
  const firers = (rows[0] ?? []) as string[];
  if (!Array.isArray(firers) || firers.length === 0) return null;
  const picked = rows.slice(1).flatMap((row) => (Array.isArray(row) ? row : []));
  const strength = rows.slice(1).find((row) => typeof row === 'number');
  const { target } = own.attack;
  const chances = chancesOf(law, own, {
    target,
    firers,
    torpedoShift: picked.includes('shift'),
    strength: typeof strength === 'number' ? strength : 0,
    onDamage: picked.includes('damage') ? 1 : 0,
    onResult: picked.includes('result') ? 1 : 0,
  });
  const { damage } = shipOf(own, target);
  const text = (levels: number): string =>
    levels === 0
      ? 'no damage'
      : levels >= 5
        ? 'sunk at once'
        : `${results[levels]}${damage > 0 ? `, to D${Math.min(5, damage + levels)}` : ''}`;
  return {
    title: `Fire at ${target}`,
    rows: chances.map((chance, levels) => ({ text: text(levels), chance })).filter(({ chance }) => chance > 0),
    note: 'before the enemy’s chits; critical hits come on top',
  };
}
