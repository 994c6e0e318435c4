import { capOf, mostPlaced, type Share, type Split, type SplitAnswer } from '@ironbottom/umpire';
import { useId } from 'react';
import { asking } from '../words/asks.js';
import { Barred } from './barred.js';
import { splitStatus, sumOf, withAmount } from './draft.js';
import { type FieldProps, typedOver } from './field.js';
import { useMeant } from './meant.js';

export function SplitField({ ask, value, onChange }: FieldProps<Split, SplitAnswer>) {
  const left = mostPlaced(ask) - sumOf(value);
  const free = ask.over.filter(({ not }) => not === undefined);
  return (
    <div className="field">
      <div className="field-head">
        <span className={ask.all ? 'status must' : 'status'}>{splitStatus(ask, value)}</span>
        {Object.keys(value).length > 0 && (
          <button type="button" className="small" onClick={() => onChange({})}>
            {asking.noneShort}
          </button>
        )}
      </div>
      <ul className="shares">
        {free.map((share) => (
          <ShareRow
            key={share.id}
            share={share}
            amount={value[share.id] ?? 0}
            left={left}
            onAmount={(amount) => onChange(withAmount(ask, value, share, amount))}
          />
        ))}
      </ul>
      <Barred items={ask.over} />
    </div>
  );
}

type ShareProps = { share: Share; amount: number; left: number; onAmount(amount: number): void };

function ShareRow({ share, amount, left, onAmount }: ShareProps) {
  const id = useId();
  const cap = capOf(share);
  const more = amount < cap && left > 0;
  return (
    <li className={`${amount > 0 ? 'share chosen' : 'share'}${useMeant()(share.id)}`}>
      <label htmlFor={id}>{share.text}</label>
      <span className="stepper">
        <button
          type="button"
          aria-label={asking.oneLess(share.text)}
          disabled={amount === 0}
          onClick={() => onAmount(amount - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={cap}
          value={amount}
          {...typedOver}
          onChange={({ target }) => onAmount(target.valueAsNumber)}
        />
        <button
          type="button"
          aria-label={asking.oneMore(share.text)}
          disabled={!more}
          onClick={() => onAmount(amount + 1)}
        >
          +
        </button>
        <span className="cap">{asking.of(cap)}</span>
        <button
          type="button"
          className="small"
          aria-label={asking.asMuch(share.text)}
          disabled={!more}
          onClick={() => onAmount(cap)}
        >
          {asking.all}
        </button>
      </span>
    </li>
  );
}
