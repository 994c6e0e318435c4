/** A rule's number that says what the rule is about: its text in place, and the way to it in the reference. */
import type { RuleTitle } from '@ironbottom/shelf';
import { library } from '@ironbottom/shelf/library';
import type { HouseValues } from '@ironbottom/umpire';
import { createContext, type MouseEvent, useContext, useEffect, useId, useState } from 'react';
import { ruleAddress } from '../reference/addresses.js';
import { nearestRule, ruleTold, type Told } from '../reference/rule-text.js';
import { marks } from '../words/marks.js';
import { rule as words } from '../words/rule.js';

export type RuleRoom = {
  /** Which rulebook the numbers are of; empty where there is none to look into. */
  readonly book: string;
  readonly titles: ReadonlyMap<string, string>;
  /** The reference opens beside what is being done here, which would be lost otherwise. */
  readonly apart: boolean;
  /** What these players put in instead of the charts' own values. */
  readonly house: HouseValues;
};

export const Rules = createContext<RuleRoom>({ book: '', titles: new Map(), apart: true, house: {} });

export const rulesFrom = (book: string, rules: readonly RuleTitle[], house: HouseValues = {}): RuleRoom => ({
  book,
  titles: new Map(rules.map(({ rule, title }) => [rule, title])),
  apart: true,
  house,
});

/** Empty where the book has no such rule; a ruling's title comes with its text. */
function titleOf(titles: ReadonlyMap<string, string>, rule: string): string {
  const found = nearestRule(titles, rule);
  if (found === undefined) return '';
  const title = titles.get(found) ?? '';
  return found === rule ? title : marks.of(found, title);
}

export function Rule({ rule }: { rule: string }) {
  const { book, titles } = useContext(Rules);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (rule === '') return null;
  const onClick = (event: MouseEvent): void => {
    if (book !== '' && (event.ctrlKey || event.metaKey)) window.open(ruleAddress(book, rule), '_blank', 'noopener');
    else setOpen(!open);
  };
  return (
    <span className="rule">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={words.label(words.shown(rule))}
        onClick={onClick}
      >
        {words.shown(rule)}
      </button>
      {open && (
        <span className="rule-text" id={id} role="note">
          <Text rule={rule} title={titleOf(titles, rule)} />
        </span>
      )}
    </span>
  );
}

/** Comes from the library when somebody wants it. */
function Text({ rule, title }: { rule: string; title: string }) {
  const { book, apart } = useContext(Rules);
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let late = false;
    void ruleTold(book, rule).then((found) => {
      if (!late) setTold(found);
    });
    return () => {
      late = true;
    };
  }, [book, rule]);
  return (
    <>
      {title || told?.title || (told?.text === '' && words.noText)}
      {told !== null && told.text !== '' && <span className="rule-words">{told.text}</span>}
      {library.some(({ name }) => name === book) && (
        <a href={ruleAddress(book, rule)} {...(apart ? { target: '_blank', rel: 'noopener' } : {})}>
          {words.inReference}
        </a>
      )}
    </>
  );
}
