/** 13.6, 16.1.2, 16.1.3 Markers on the map: which stands for which force, and which for none, the owner alone knows. */
import type { Limit, Pick } from '@ironbottom/umpire';

export const dummy = 'dummy';

const ordinals = ['first', 'second', 'third', 'fourth'];
/** To the owner, who chooses each once; in the enemy's eyes all are alike. */
const called = (id: string, dummies: number): string => {
  if (!id.startsWith(dummy)) return id;
  const ordinal = ordinals[Number(id.slice(dummy.length)) - 1];
  return dummies === 1 ? 'a dummy' : ordinal === undefined ? id : `the ${ordinal} dummy`;
};

/** One row for each marker: what it stands for. As many dummies as markers are left over. */
export function markerRows(
  markers: readonly { readonly marker: string; readonly hex?: number }[],
  named: readonly string[],
  rule: string,
): { rows: Pick[]; limits: Limit[] } {
  const dummies = markers.length - named.length;
  const ids = [...named, ...Array.from({ length: dummies }, (_, i) => `${dummy} ${i + 1}`)];
  const rows = markers.map(
    ({ marker, hex }, i): Pick => ({
      ask: 'pick',
      rule,
      prompt: `${marker} is`,
      // Each row begins with another, so that the first of every row make a legal answer.
      of: [...ids.slice(i), ...ids.slice(0, i)].map((id) => ({
        id,
        text: called(id, dummies),
        ...(hex === undefined ? {} : { at: hex }),
      })),
      min: 1,
      max: 1,
      now: [ids[i] ?? ''],
    }),
  );
  const limits = ids.map(
    (id): Limit => ({
      rule,
      why: `${called(id, dummies)} is under one marker only`,
      most: 1,
      of: rows.map((_, row) => ({ row, id })),
    }),
  );
  return { rows, limits };
}
