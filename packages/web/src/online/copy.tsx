/** A text or an address that somebody is to send on: to be copied with one press, or selected where the browser does not let us. */
import { useId, useRef, useState } from 'react';
import { online } from '../words/online.js';
import { isLoopback } from './said.js';

const words = online.copy;

export function Copy({ label, text: given }: { label: string; text: string }) {
  // A server that does not know how it is called from outside says the way within.
  const text = given.startsWith('/') ? new URL(given, location.origin).href : given;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shares = URL.canParse(text) && 'share' in navigator;
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      field.current?.select();
      setSaid(words.selected);
    }
  };
  return (
    <div className="copy">
      <label htmlFor={id}>{label}</label>
      <div className="copy-line">
        <input
          id={id}
          ref={field}
          type="text"
          readOnly
          value={text}
          onFocus={({ target }) => target.select()}
          spellCheck={false}
        />
        <button type="button" onClick={() => void copy()} aria-label={words.label(label)}>
          {words.copy}
        </button>
        {shares && (
          <button
            type="button"
            aria-label={words.sendLabel(label)}
            onClick={() => void navigator.share({ url: text }).catch(() => undefined)}
          >
            {words.send}
          </button>
        )}
      </div>
      {isLoopback(text) && (
        <span className="hint">
          {words.here} <code>ironbottom serve --host 0.0.0.0</code>
        </span>
      )}
      <span className="hint" role="status">
        {said}
      </span>
    </div>
  );
}
