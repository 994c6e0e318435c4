import { type Item, type Pick, type PickAnswer, pickable } from '@ironbottom/umpire';
import { useContext, useId, useState } from 'react';
import { Beside } from '../beside/odds-beside.js';
import { asking } from '../words/asks.js';
import { Barred } from './barred.js';
import { everything, isYesOrNo, pickStatus, toggled } from './draft.js';
import type { FieldProps } from './field.js';
import { useMeant } from './meant.js';

/** More than fit a glance: then there is a field to look for them. */
const many = 12;

/** More than a sheet, which has many rows, lists one by one. */
const few = 4;

type Props = FieldProps<Pick, PickAnswer> & { compact?: boolean };

export function PickField({ ask, value, onChange, compact = false }: Props) {
  const name = useId();
  const meant = useMeant();
  const beside = useContext(Beside);
  const [wanted, setWanted] = useState('');
  const free = ask.of.filter(({ not }) => not === undefined);
  const word = wanted.trim().toLowerCase();
  const found = free.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(word) || value.includes(id));
  const listed = found.filter(({ id, seldom }) => seldom !== true || value.includes(id));
  const apart = found.filter((item) => !listed.includes(item));
  const single = ask.max === 1;
  // Where to choose nothing is a choice of its own, that says it.
  const mayBeNone = single && ask.min === 0 && free.length > 0;
  const full = value.length >= ask.max;
  const choice = ({ id, text }: Item) => (
    <li key={id}>
      <label className={`${value.includes(id) ? 'choice chosen' : 'choice'}${meant(id)}`}>
        <input
          type={single ? 'radio' : 'checkbox'}
          name={name}
          value={id}
          checked={value.includes(id)}
          disabled={!single && full && !value.includes(id)}
          onChange={() => onChange(toggled(ask, value, id))}
        />
        <span>
          {isYesOrNo(ask) ? asking.yesTo(text) : text}
          {beside.has(id) && <small className="beside">{beside.get(id)}</small>}
        </span>
        {value.length > 1 && value.includes(id) && <span className="order">{value.indexOf(id) + 1}</span>}
      </label>
    </li>
  );
  if (compact && single && free.length > few) return <Select ask={ask} value={value} onChange={onChange} />;
  return (
    <div className="field">
      {!mayBeNone && free.length > 0 && (
        <div className="field-head">
          <span className="status">{pickStatus(ask, value)}</span>
          {!single && ask.max >= free.length && free.length > 2 && everything(ask).length > 0 && (
            <button type="button" className="small" onClick={() => onChange(everything(ask))}>
              {asking.allShort}
            </button>
          )}
          {!single && value.length > 0 && (
            <button type="button" className="small" onClick={() => onChange([])}>
              {asking.noneShort}
            </button>
          )}
        </div>
      )}
      {free.length > many && (
        <label className="find">
          {asking.lookFor}
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
      )}
      {free.length === 0 && <p className="quiet">{asking.nothing}</p>}
      <ul className="choices">
        {listed.map(choice)}
        {mayBeNone && (
          <li>
            <label className={value.length === 0 ? 'choice chosen' : 'choice'}>
              <input type="radio" name={name} value="" checked={value.length === 0} onChange={() => onChange([])} />
              <span>{isYesOrNo(ask) ? asking.no(ask.none) : asking.noneOfThese(ask.none)}</span>
            </label>
          </li>
        )}
      </ul>
      {apart.length > 0 && (
        <details className="seldom">
          <summary>{asking.seldomWanted(apart.length)}</summary>
          <ul className="choices">{apart.map(choice)}</ul>
        </details>
      )}
      {pickable(ask.of) < ask.of.length && <Barred items={ask.of} />}
    </div>
  );
}

/** More letters than a closed select shows of its choice. */
const long = 36;

function Select({ ask, value, onChange }: FieldProps<Pick, PickAnswer>) {
  const free = ask.of.filter(({ not }) => not === undefined);
  const chosen = free.find(({ id }) => id === value[0])?.text ?? '';
  return (
    <div className="field">
      <select
        aria-label={ask.prompt}
        value={value[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      >
        <option value="">{ask.min === 0 ? (ask.none ?? asking.none) : asking.chooseOne}</option>
        {free.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      {chosen.length > long && (
        <p className="chosen-text" aria-hidden="true">
          {chosen}
        </p>
      )}
      <Barred items={ask.of} />
    </div>
  );
}
