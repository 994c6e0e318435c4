/** The reference: every rule of every book, its charts, and a search through all of it. */
import { library } from '@ironbottom/shelf/library';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { reference as words } from '../words/reference.js';
import { chartsAddress, deskAddress, ruleAddress, rulesAddress } from './addresses.js';
import { Charts } from './charts.js';
import '../desk/desk.css';
import './reference.css';
import { RulePage } from './rule-page.js';
import { excerpt, type Found, indexOf, search } from './search.js';
import { type Book, chapterOf, useBook } from './volume.js';

/** `path`: '', '/BOOK', '/BOOK/16.10.2', '/BOOK/charts' or '/BOOK/charts/CHART'. */
export function Reference({ path }: { path: string }) {
  const [, name = '', place = '', chart = ''] = path.split('/').map(decoded);
  return (
    <main className="rules">
      <nav className="room-nav" aria-label={words.title}>
        <a href="#home">{words.home}</a>
        {name !== '' && <a href={rulesAddress()}>{words.books}</a>}
        {name !== '' && <a href={chartsAddress(name)}>{words.charts}</a>}
        <a href={deskAddress()}>{words.desk}</a>
      </nav>
      {name === '' ? <Books /> : <Opened key={name} name={name} place={place} chart={chart} />}
    </main>
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function Books() {
  return (
    <>
      <header className="masthead">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </header>
      <ul className="desk-procedures">
        {library.map(({ name, title, unplayable }) => (
          <li key={name}>
            <a href={rulesAddress(name)}>{title}</a>
            {unplayable !== '' && <span className="about">{unplayable}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

type OpenedProps = { name: string; place: string; chart: string };

function Opened({ name, place, chart }: OpenedProps) {
  const book = useBook(name);
  if (book === undefined) return <h1>{words.noBook}</h1>;
  if (book === null) return <p role="status">{words.loading}</p>;
  return <Pages book={book} place={place} chart={chart} />;
}

function Pages({ book, place, chart }: { book: Book } & Pick<OpenedProps, 'place' | 'chart'>) {
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexOf(book), [book]);
  const found = useMemo(() => search(index, query), [index, query]);
  const page = useRef<HTMLDivElement>(null);
  const here = `${place}/${chart}`;
  const last = useRef(here);
  // Whoever follows a link goes on reading there, by eye, by keyboard and by ear.
  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    setQuery('');
    scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [here]);
  return (
    <div className="rules-columns">
      <div className="rules-side">
        <Search book={book} query={query} found={found} onQuery={setQuery} />
        {query === '' && <Tree book={book} place={place} />}
      </div>
      <div className="rules-page" ref={page}>
        {place === '' && <Contents book={book} />}
        {place === 'charts' && <Charts key={chart} book={book} chart={chart} />}
        {place !== '' && place !== 'charts' && <RulePage book={book} rule={place} />}
      </div>
    </div>
  );
}

type SearchProps = { book: Book; query: string; found: readonly Found[]; onQuery(query: string): void };

const addressOf = (book: Book, { kind, id }: Found): string =>
  kind === 'chart' ? chartsAddress(book.name, id) : ruleAddress(book.name, id);

function Search({ book, query, found, onQuery }: SearchProps) {
  const id = useId();
  return (
    <search className="rules-search">
      <label htmlFor={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        placeholder={words.searchHint}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key === 'Escape') onQuery('');
          if (key === 'Enter' && first !== undefined) location.hash = addressOf(book, first);
        }}
      />
      <p className="hint" aria-live="polite">
        {query === '' ? '' : words.found(found.length)}
      </p>
      {query !== '' && (
        <ol className="rules-found">
          {found.map((each) => (
            <li key={`${each.kind} ${each.id}`}>
              <a href={addressOf(book, each)} onClick={() => onQuery('')}>
                {each.kind === 'chart' ? words.kinds.chart : each.id} <strong>{each.title}</strong>
              </a>
              {each.text !== '' && <span className="hint">{excerpt(each.text, query)}</span>}
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

/** Chapters, the one that is read opened. */
function Tree({ book, place }: { book: Book; place: string }) {
  const chapter = chapterOf(place);
  const tree = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (place === '') return;
    const side = tree.current?.parentElement;
    const here = tree.current?.querySelector<HTMLElement>('a[aria-current]');
    // Within its own column only: the page itself stays where it is.
    if (side && here) side.scrollTop = here.offsetTop - side.clientHeight / 3;
  }, [place]);
  return (
    <details ref={tree} className="rules-tree" open={matchMedia('(min-width: 60rem)').matches}>
      <summary>{words.chapters}</summary>
      <ul>
        {book.chapters.map(({ id, title, rules }) => (
          <li key={id}>
            <a href={ruleAddress(book.name, id)} aria-current={place === id ? 'page' : undefined}>
              <span className="rules-number">{id}</span> {title}
            </a>
            {place !== '' && id === chapter && (
              <ul>
                {rules
                  .filter(({ rule }) => rule !== id)
                  .map(({ rule, title: about }) => (
                    <li key={rule} style={{ paddingLeft: `${Math.max(0, rule.split('.').length - 2) * 0.8}rem` }}>
                      <a href={ruleAddress(book.name, rule)} aria-current={place === rule ? 'page' : undefined}>
                        <span className="rules-number">{rule}</span> {about}
                      </a>
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Contents({ book }: { book: Book }) {
  return (
    <article>
      <h1 tabIndex={-1}>{book.title}</h1>
      {book.unplayable !== '' && <p className="warnings">{book.unplayable}</p>}
      <p className="quiet">{words.rules(book.entries.length)}</p>
      <ul className="rules-contents">
        {book.chapters.map(({ id, title, rules }) => (
          <li key={id}>
            <a href={ruleAddress(book.name, id)}>
              <span className="rules-number">{id}</span> {title}
            </a>
            <span className="hint"> {words.rules(rules.length)}</span>
          </li>
        ))}
        {book.charts !== null && (
          <li>
            <a href={chartsAddress(book.name)}>{words.charts}</a>
          </li>
        )}
      </ul>
    </article>
  );
}
