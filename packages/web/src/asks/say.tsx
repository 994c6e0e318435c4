import type { Say } from '@ironbottom/umpire';
import { useId } from 'react';
import type { FieldProps } from './field.js';

export function SayField({ ask, value, onChange }: FieldProps<Say, number>) {
  const id = useId();
  const put = (n: number): void => {
    if (Number.isFinite(n)) onChange(Math.max(Math.ceil(ask.from), Math.min(Math.floor(ask.to), Math.round(n))));
  };
  return (
    <div className="field say">
      <label htmlFor={id}>
        From {ask.from} to {ask.to}
      </label>
      <div className="say-row">
        <input
          type="range"
          aria-label={`${ask.prompt}, as a slider`}
          min={ask.from}
          max={ask.to}
          step={1}
          value={value}
          onChange={({ target }) => put(target.valueAsNumber)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={ask.from}
          max={ask.to}
          value={value}
          onChange={({ target }) => put(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
