/** The desk: every procedure of every rulebook, for whoever sits at a table or wants to know beforehand. */
import { useEffect, useState } from 'react';
import { chartsAddress, deskAddress, rulesAddress } from '../reference/addresses.js';
import type { DeskBook, DeskForm } from '../umpire/desk-messages.js';
import { desk as words } from '../words/desk.js';
import { reference as referenceWords } from '../words/reference.js';
import { deskCall } from './call.js';
import './desk.css';
import { type Linked, unpacked } from './link.js';
import { Procedure } from './procedure.js';

/** `path`: '', '/BOOK', '/BOOK/PROCEDURE' or '/BOOK/PROCEDURE/' and a whole sitting. */
export function Desk({ path }: { path: string }) {
  const [, book = '', name = '', packed = ''] = path.split('/');
  return (
    <main className="desk">
      <nav className="room-nav" aria-label={words.title}>
        <a href="#home">{words.home}</a>
        {name !== '' && <a href={deskAddress()}>{words.all}</a>}
        <a href={rulesAddress(book)}>{referenceWords.title}</a>
        {book !== '' && <a href={chartsAddress(book)}>{referenceWords.charts}</a>}
      </nav>
      {name === '' ? <Procedures /> : <Open id={`${book}/${name}`} packed={packed} />}
    </main>
  );
}

function Procedures() {
  const [books, setBooks] = useState<readonly DeskBook[] | null>(null);
  useEffect(() => {
    void deskCall({ do: 'list' }).then((list) => setBooks(list.books));
  }, []);
  return (
    <>
      <header className="masthead">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </header>
      {books === null && <p role="status">{words.loading}</p>}
      {books?.map(({ name, title, procedures }) => (
        <section key={name} aria-labelledby={`desk-${name}`}>
          <h2 id={`desk-${name}`}>{title}</h2>
          <ul className="desk-procedures">
            {procedures.map((each) => (
              <li key={each.id}>
                <a href={deskAddress(each.id)}>{each.title}</a>
                <span className="about">{each.about}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type Opened = { form: DeskForm; linked: Linked | null; damaged: boolean };

function Open({ id, packed }: { id: string; packed: string }) {
  const [opened, setOpened] = useState<Opened | string | null>(null);
  useEffect(() => {
    let late = false;
    const read = packed === '' ? undefined : unpacked(packed);
    Promise.all([deskCall({ do: 'open', id }), read]).then(
      ([form, linked]) => {
        if (!late) setOpened({ form, linked: linked ?? null, damaged: packed !== '' && linked === undefined });
      },
      (fault: unknown) => {
        if (!late) setOpened(fault instanceof Error ? fault.message : String(fault));
      },
    );
    return () => {
      late = true;
    };
  }, [id, packed]);
  if (opened === null) return <p role="status">{words.loading}</p>;
  if (typeof opened === 'string')
    return (
      <>
        <h1>{words.none}</h1>
        <p className="refusal">{opened}</p>
      </>
    );
  return <Procedure {...opened} />;
}
