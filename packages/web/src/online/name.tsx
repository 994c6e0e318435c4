/** For whoever has no name yet. */
import { useId } from 'react';

type Props = { value: string; onValue(value: string): void; label?: string };

export function NameField({ value, onValue, label = 'Your name' }: Props) {
  const id = useId();
  return (
    <div className="field-line">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        required
        maxLength={40}
        autoComplete="nickname"
        value={value}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => onValue(target.value)}
      />
      <p className="hint" id={`${id}hint`}>
        What the others call you. You need no account; this browser remembers you.
      </p>
    </div>
  );
}
