/** Private notes on a match, kept on the server as they are written: they are there on another machine too. */
import { useEffect, useId, useRef, useState } from 'react';
import { ask, whyOf } from './server.js';

/** Milliseconds after the last letter. */
const patience = 600;

export function Notes({ match }: { match: string }) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const unsaved = useRef<string | null>(null);

  useEffect(() => {
    let late = false;
    ask('notes', { params: { id: match } }).then(
      (notes) => {
        if (!late) setText(notes.text);
      },
      (fault: unknown) => setSaid(`Your notes cannot be read: ${whyOf(fault)}`),
    );
    return () => {
      late = true;
    };
  }, [match]);

  useEffect(() => {
    if (text === null || unsaved.current === null) return;
    const save = async (): Promise<void> => {
      const writing = unsaved.current;
      if (writing === null) return;
      unsaved.current = null;
      try {
        await ask('keepNotes', { params: { id: match }, body: { text: writing } });
        setSaid('Saved.');
      } catch (fault) {
        unsaved.current ??= writing;
        setSaid(`Not saved: ${whyOf(fault)}`);
      }
    };
    const timer = setTimeout(() => void save(), patience);
    return () => {
      clearTimeout(timer);
      // Whoever leaves before the time is over has written all the same.
      void save();
    };
  }, [text, match]);

  return (
    <div className="notes">
      <label htmlFor={id}>Your notes on this match</label>
      <textarea
        id={id}
        rows={10}
        maxLength={20_000}
        value={text ?? ''}
        disabled={text === null}
        aria-describedby={`${id}said`}
        onChange={({ target }) => {
          unsaved.current = target.value;
          setSaid('');
          setText(target.value);
        }}
      />
      <p className="hint" id={`${id}said`} role="status">
        {said === '' ? 'Nobody else sees them. They are saved as you write.' : said}
      </p>
    </div>
  );
}
