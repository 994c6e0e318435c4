/** One rule: what it says, where it stands, how doubts about it are settled, and what lies around it. */
import type { LedgerEntry, Ruling } from '@ironbottom/umpire';
import { capital } from '../asks/prompt.js';
import { reference as words } from '../words/reference.js';
import { ruleAddress } from './addresses.js';
import { LinkedText } from './linked-text.js';
import { nearestRule } from './rule-text.js';
import { type Book, chapterOf } from './volume.js';

function stateText({ state, wanting }: LedgerEntry): string {
  if (state === 'implemented') return words.implemented;
  if (state !== 'open') return words.nothing(state.nothing);
  return wanting === undefined ? words.open : words.wanting(wanting);
}

/** Rulings that name the rule, or the text of the rule names. */
function rulingsOn(book: Book, rule: string): Ruling[] {
  const text = book.texts[rule] ?? '';
  return book.rulings.filter(({ id, rules }) => rules.includes(rule) || new RegExp(`(^|\\W)${id}(\\W|$)`).test(text));
}

/** What is part of it, one level down where there is one. */
function below(book: Book, rule: string): LedgerEntry[] {
  const level = rule.split('.').length;
  const inside = book.entries.filter((entry) => entry.rule !== rule && entry.rule.startsWith(`${rule}.`));
  const next = inside.filter((entry) => entry.rule.split('.').length === level + 1);
  return next.length > 0 ? next : inside;
}

function mentionsOf(book: Book, rule: string): LedgerEntry[] {
  const named = new RegExp(`(^|[^\\w.])${rule.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`);
  return book.entries.filter((entry) => entry.rule !== rule && named.test(book.texts[entry.rule] ?? ''));
}

export function RulePage({ book, rule }: { book: Book; rule: string }) {
  const ruling = book.rulings.find(({ id }) => id === rule);
  if (ruling !== undefined) return <RulingPage book={book} ruling={ruling} />;
  const chapter = book.chapters.find(({ id }) => id === rule);
  const found = nearestRule(book.byRule, rule);
  const entry = found === undefined ? undefined : book.byRule.get(found);
  // A chapter's number shows the chapter, unless a rule has that very number and no other is in the chapter.
  if (chapter !== undefined && (entry?.rule !== rule || chapter.rules.length > 1))
    return <ChapterPage book={book} id={chapter.id} />;
  if (entry === undefined) return <h1>{words.noRule(rule)}</h1>;
  return <EntryPage book={book} entry={entry} />;
}

function EntryPage({ book, entry }: { book: Book; entry: LedgerEntry }) {
  const { rule, title } = entry;
  const at = book.entries.indexOf(entry);
  const [before, after] = [book.entries[at - 1], book.entries[at + 1]];
  const chapter = book.chapters.find(({ id }) => id === chapterOf(rule));
  const rulings = rulingsOn(book, rule);
  const inside = below(book, rule);
  const mentions = mentionsOf(book, rule);
  return (
    <article>
      {chapter !== undefined && (
        <p className="rules-crumb">
          <a href={ruleAddress(book.name, chapter.id)}>
            {chapter.id} {chapter.title}
          </a>
        </p>
      )}
      <h1 tabIndex={-1}>
        <span className="rules-number">{rule}</span> {capital(title)}
      </h1>
      <RuleText book={book} rule={rule} />
      <p className="rules-state">{stateText(entry)}</p>
      {rulings.length > 0 && (
        <section aria-labelledby="rules-rulings">
          <h2 id="rules-rulings">{words.rulings}</h2>
          {rulings.map((ruling) => (
            <div key={ruling.id} className="rules-ruling">
              <h3>
                <a href={ruleAddress(book.name, ruling.id)}>{ruling.id}</a> {ruling.title}
              </h3>
              <p>
                <LinkedText book={book} text={ruling.text} />
              </p>
              {ruling.option && <p className="hint">{words.rulingOption}</p>}
            </div>
          ))}
        </section>
      )}
      {inside.length > 0 && (
        <section aria-labelledby="rules-below">
          <h2 id="rules-below">{words.below}</h2>
          <RuleList book={book} entries={inside} />
        </section>
      )}
      {mentions.length > 0 && (
        <section aria-labelledby="rules-mentions">
          <h2 id="rules-mentions">{words.mentions}</h2>
          <RuleList book={book} entries={mentions.slice(0, 30)} />
        </section>
      )}
      <nav className="rules-neighbours" aria-label={words.neighbours}>
        {before !== undefined && (
          <a href={ruleAddress(book.name, before.rule)} title={before.title}>
            {words.before(before.rule)}
          </a>
        )}
        {after !== undefined && (
          <a href={ruleAddress(book.name, after.rule)} title={after.title}>
            {words.after(after.rule)}
          </a>
        )}
      </nav>
    </article>
  );
}

function RuleText({ book, rule }: { book: Book; rule: string }) {
  const text = book.texts[rule];
  if (text === undefined) return <p className="quiet">{words.onlyTitle}</p>;
  return (
    <p className="rules-text">
      <LinkedText book={book} text={text} />
    </p>
  );
}

function RuleList({ book, entries }: { book: Book; entries: readonly LedgerEntry[] }) {
  return (
    <ul className="rules-list">
      {entries.map(({ rule, title }) => (
        <li key={rule}>
          <a href={ruleAddress(book.name, rule)}>{rule}</a> {title}
        </li>
      ))}
    </ul>
  );
}

/** To be read from beginning to end. */
function ChapterPage({ book, id }: { book: Book; id: string }) {
  const at = book.chapters.findIndex((chapter) => chapter.id === id);
  const chapter = book.chapters[at];
  const [before, after] = [book.chapters[at - 1], book.chapters[at + 1]];
  if (chapter === undefined) return null;
  return (
    <article className="rules-chapter">
      <h1 tabIndex={-1}>
        <span className="rules-number">{chapter.id}</span> {chapter.title}
      </h1>
      {chapter.rules.map(({ rule, title }) => (
        <section key={rule} aria-labelledby={`rule-${rule}`}>
          <h2 id={`rule-${rule}`}>
            <a href={ruleAddress(book.name, rule)}>{rule}</a> {capital(title)}
          </h2>
          {book.texts[rule] !== undefined && <RuleText book={book} rule={rule} />}
        </section>
      ))}
      <nav className="rules-neighbours" aria-label={words.neighbours}>
        {before !== undefined && (
          <a href={ruleAddress(book.name, before.id)}>{words.before(`${before.id} ${before.title}`)}</a>
        )}
        {after !== undefined && (
          <a href={ruleAddress(book.name, after.id)}>{words.after(`${after.id} ${after.title}`)}</a>
        )}
      </nav>
    </article>
  );
}

function RulingPage({ book, ruling }: { book: Book; ruling: Ruling }) {
  const entries = ruling.rules.flatMap((rule) => book.byRule.get(rule) ?? []);
  const named = new RegExp(`(^|\\W)${ruling.id}(\\W|$)`);
  const mentions = book.entries.filter(
    ({ rule }) => named.test(book.texts[rule] ?? '') && !ruling.rules.includes(rule),
  );
  return (
    <article>
      <p className="rules-crumb">{words.rulings}</p>
      <h1 tabIndex={-1}>
        <span className="rules-number">{ruling.id}</span> {ruling.title === '' ? words.ruling(ruling.id) : ruling.title}
      </h1>
      <p className="rules-text">
        <LinkedText book={book} text={ruling.text} />
      </p>
      {ruling.option && <p className="rules-state">{words.rulingOption}</p>}
      {entries.length + mentions.length > 0 && (
        <section aria-labelledby="rules-about">
          <h2 id="rules-about">{words.rulingRules}</h2>
          <RuleList book={book} entries={[...entries, ...mentions]} />
        </section>
      )}
    </article>
  );
}
