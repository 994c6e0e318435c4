/** A rule's number that says what the rule is about. */
import type { RuleTitle } from '@ironbottom/shelf';
import { createContext, useContext, useId, useState } from 'react';

export const Rules = createContext<ReadonlyMap<string, string>>(new Map());

export const rulesFrom = (rules: readonly RuleTitle[]): ReadonlyMap<string, string> =>
  new Map(rules.map(({ rule, title }) => [rule, title]));

/** Of the rule itself, or else of the one it is a part of. */
export function titleOf(rules: ReadonlyMap<string, string>, rule: string): string {
  for (let at = rule; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const title = rules.get(at);
    if (title !== undefined) return at === rule ? title : `${at}: ${title}`;
  }
  return 'no short text for this rule';
}

export function Rule({ rule }: { rule: string }) {
  const rules = useContext(Rules);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (rule === '') return null;
  return (
    <span className="rule">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`Rule ${rule}`}
        onClick={() => setOpen(!open)}
      >
        {rule}
      </button>
      {open && (
        <span className="rule-text" id={id} role="note">
          {titleOf(rules, rule)}
        </span>
      )}
    </span>
  );
}
