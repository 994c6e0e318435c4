/** For whoever has no name yet. */
import { useEffect, useId, useRef } from 'react';
import { online } from '../words/online.js';

type Props = {
  value: string;
  onValue(value: string): void;
  /** It appeared because somebody wanted something: there they go on. */
  focused?: boolean;
};

export function NameField({ value, onValue, focused = false }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <div className="field-line">
      <label htmlFor={id}>{online.name.label}</label>
      <input
        id={id}
        ref={field}
        type="text"
        required
        maxLength={40}
        autoComplete="nickname"
        value={value}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => onValue(target.value)}
      />
      <p className="hint" id={`${id}hint`}>
        {online.name.hint}
      </p>
    </div>
  );
}
