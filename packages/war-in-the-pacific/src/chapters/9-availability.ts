/** 9 How many of the planes that were to come from another base are there. */
import { type airAvailability, availabilityColumns } from '../charts/availability.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';

export type Errand = 'cover' | 'emergency cover' | 'naval cover' | 'emergency naval cover' | 'joint strike';

/** 9.1, 9.2 Columns to the right: two for naval cover that was plotted and for cover that was not, four for both. */
export function availabilityShift(errand: Errand): number {
  const unplotted = errand.startsWith('emergency') && cite('9.1') ? 2 : 0;
  return unplotted + (errand.endsWith('naval cover') && cite('9.2') ? 2 : 0);
}

/** The column by movement points and shift. 9.0 What goes beyond the last one comes off the dice. */
export function availabilityColumn(distance: number, errand: Errand): { column: number; drm: number } {
  const last = availabilityColumns.length - 1;
  const at = availabilityColumns.findLastIndex((from) => distance >= from) + availabilityShift(errand);
  return { column: Math.min(last, at), drm: at > last && cite('9.0') ? last - at : 0 };
}

/** R4 Two dice for each type: so many of its Air Points are there, to the nearest whole, a half up. */
export function available(
  chart: typeof airAvailability,
  flights: readonly { readonly type: string; readonly points: number; readonly roll: number }[],
  distance: number,
  errand: Errand,
): { [type: string]: number } {
  const { column, drm } = availabilityColumn(distance, errand);
  const [first] = flights;
  return Object.fromEntries(
    flights.map(({ type, points, roll }) => {
      const own = cite('R4') ? roll : (first?.roll ?? roll);
      const percent = chart.values[column]?.[Math.max(2, Math.min(12, own + drm)) - 2] ?? 0;
      return [type, round((points * percent) / 100, 'nearest')];
    }),
  );
}
