/** What the figures of a sitting rest on. */
import type { Chart, ChartUsed } from '@ironbottom/umpire';
import { type ChartName, charts } from '../charts/index.js';
import type { Strike } from '../strike.js';

export function used(names: readonly ChartName[], ships: readonly string[] = []): ChartUsed[] {
  return names.map((name) => {
    const chart: Chart<unknown> = charts[name];
    const { id, title, provenance, source, exceptions = [] } = chart;
    const concerns = (at: string): boolean => name !== 'namedShips' || ships.some((ship) => at.startsWith(`${ship}.`));
    return { id, title, provenance, source, exceptions: exceptions.filter(({ at }) => concerns(at)) };
  });
}

export function usedByStrike({ by, ships, light, airDefence, attacks }: Strike): ChartUsed[] {
  const rolled = attacks.some(({ known }) => known === undefined);
  return used(
    [
      ...(rolled ? (['navalAttack'] as const) : []),
      ...(ships.length > 0 ? (['namedShips'] as const) : []),
      ...(rolled || light.length > 0 ? (['nationality'] as const) : []),
      ...(airDefence > 0 ? (['airDefence'] as const) : []),
      ...(by === 'submarine' ? (['submarineAttack'] as const) : []),
      ...(light.some(({ cargo }) => cargo.length > 0) ? (['carrying'] as const) : []),
    ],
    ships.map(({ name }) => name),
  );
}
