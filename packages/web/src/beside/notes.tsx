/** Private notes on a game, kept as they are written. What begins with the name of a place is shown on the map there. */
import type { Place } from '@ironbottom/umpire';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import { beside } from '../words/beside.js';

/** Milliseconds after the last letter. */
const patience = 600;

export type Notes = {
  /** Null until they have been fetched. */
  readonly text: string | null;
  readonly said: string;
  /** Written at places, in the order of the lines. */
  readonly pins: readonly Pin[];
  write(text: string): void;
  /** One note at a place instead of those there; none for an empty one. */
  pin(place: Place, note: string): void;
};

export type Pin = { readonly place: Place; readonly text: string };

/** `key`: whose notes on which game; empty for whoever keeps none. */
export function useNotes(key: string, placeNames: readonly string[]): Notes {
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const unsaved = useRef<string | null>(null);

  useEffect(() => {
    let late = false;
    setText(null);
    if (key === '') return;
    call({ do: 'notes' }).then(
      (notes) => {
        if (!late) setText(notes.text);
      },
      (fault: unknown) => setSaid(beside.notes.unread(whyOf(fault))),
    );
    return () => {
      late = true;
    };
  }, [key]);

  useEffect(() => {
    if (text === null || unsaved.current === null) return;
    const save = async (): Promise<void> => {
      const writing = unsaved.current;
      if (writing === null) return;
      unsaved.current = null;
      try {
        await call({ do: 'keepNotes', text: writing });
        setSaid(beside.notes.saved);
      } catch (fault) {
        unsaved.current ??= writing;
        setSaid(beside.notes.unsaved(whyOf(fault)));
      }
    };
    const timer = setTimeout(() => void save(), patience);
    return () => {
      clearTimeout(timer);
      // Whoever leaves before the time is over has written all the same.
      void save();
    };
  }, [text]);

  const pins = useMemo(() => pinsIn(text ?? '', placeNames), [text, placeNames]);
  const write = (next: string): void => {
    unsaved.current = next;
    setSaid('');
    setText(next);
  };
  return { text, said, pins, write, pin: (place, note) => write(pinned(text ?? '', placeNames, place, note)) };
}

const whyOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** 'K12 two carriers at 0900': a line that begins with a place is about it. */
function pinOf(line: string, placeNames: readonly string[]): Pin | undefined {
  const [, name = '', text = ''] = /^\s*([^\s:]+):?\s+(.*\S)\s*$/.exec(line) ?? [];
  const place = name === '' ? -1 : placeNames.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  return place < 0 ? undefined : { place, text };
}

export function pinsIn(text: string, placeNames: readonly string[]): Pin[] {
  return text.split('\n').flatMap((line) => pinOf(line, placeNames) ?? []);
}

export function pinned(text: string, placeNames: readonly string[], place: Place, note: string): string {
  const lines = text.split('\n').filter((line) => line !== '' && pinOf(line, placeNames)?.place !== place);
  if (note.trim() !== '') lines.push(`${placeNames[place] ?? place} ${note.trim()}`);
  return lines.join('\n');
}

export function NotesBoard({ text, said, write }: Notes) {
  const id = useId();
  return (
    <div className="notes">
      <label htmlFor={id}>{beside.notes.label}</label>
      <textarea
        id={id}
        rows={10}
        maxLength={20_000}
        value={text ?? ''}
        disabled={text === null}
        aria-describedby={`${id}said`}
        onChange={({ target }) => write(target.value)}
      />
      <p className="hint" id={`${id}said`} role="status">
        {said === '' ? beside.notes.what : said}
      </p>
    </div>
  );
}
