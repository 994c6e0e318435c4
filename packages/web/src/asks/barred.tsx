/** What may not be chosen, and why: those with the same reason together. */
import type { Item } from '@ironbottom/umpire';
import { Rule } from '../beside/rule.js';
import { asking } from '../words/asks.js';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';

/** So few, and many things for one of them, are soon read. */
const fewReasons = 4;

export function Barred({ items, folded = false }: { items: readonly Item[]; folded?: boolean }) {
  const reasons = new Map<string, { rule: string; why: string; names: string[] }>();
  for (const { not, text } of items) {
    if (not === undefined) continue;
    const key = `${not.rule} ${not.why}`;
    const known = reasons.get(key);
    if (known === undefined) reasons.set(key, { ...not, names: [text] });
    else known.names.push(text);
  }
  if (reasons.size === 0) return null;
  const count = [...reasons.values()].reduce((sum, { names }) => sum + names.length, 0);
  return (
    <details className="barred" open={!folded && (count <= 6 || (reasons.size <= fewReasons && count <= 16))}>
      <summary>{asking.notPossible(count, reasons.size)}</summary>
      <ul>
        {[...reasons].map(([key, { rule, why, names }]) => (
          <li key={key}>
            <span className="barred-names">{marks.label(listed(names))}</span> {why} <Rule rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
