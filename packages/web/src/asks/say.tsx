import type { Say } from '@ironbottom/umpire';
import { useId } from 'react';
import { asking } from '../words/asks.js';
import { type FieldProps, typedOver } from './field.js';

export function SayField({ ask, value, onChange }: FieldProps<Say, number>) {
  const id = useId();
  const put = (n: number): void => {
    if (Number.isFinite(n)) onChange(Math.max(Math.ceil(ask.from), Math.min(Math.floor(ask.to), Math.round(n))));
  };
  return (
    <div className="field say">
      <label htmlFor={id}>{asking.fromTo(ask.from, ask.to)}</label>
      <div className="say-row">
        <input
          type="range"
          aria-label={asking.slider(ask.prompt)}
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
          {...typedOver}
          onChange={({ target }) => put(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
