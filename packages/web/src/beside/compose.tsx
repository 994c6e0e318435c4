/** An order put together without writing: a template, what there is to choose from, places pointed at on the map. */
import type { Place, StandingField, StandingTemplate } from '@ironbottom/umpire';
import { useId, useState } from 'react';
import { boardWords } from '../words/boards.js';
import { beginning, type Filled, missing, written } from './composed.js';

const words = boardWords.compose;

/** Places being pointed at on the map, one after the other; null while nobody points. */
export type Pointing = {
  readonly places: readonly Place[] | null;
  point(places: readonly Place[] | null): void;
};

type Props = {
  templates: readonly StandingTemplate[];
  pointing: Pointing | null;
  placeName(place: Place): string;
  /** Those written already. */
  orders: string;
  onWrite(order: string): void;
};

export function Compose({ templates, pointing, placeName, orders, onWrite }: Props) {
  const id = useId();
  const [nth, setNth] = useState(0);
  const [filled, setFilled] = useState<Filled>(() => beginning(templates[0]?.fields ?? []));
  const [said, setSaid] = useState('');
  const template = templates[nth];
  if (template === undefined) return null;
  const places = pointing?.places?.map(placeName) ?? [];
  // What is pointed at goes into the gap for places.
  const now: Filled = Object.fromEntries(
    template.fields.map(({ name, kind }) => [
      name,
      kind === 'places' && pointing !== null ? places : (filled[name] ?? ''),
    ]),
  );
  const empty = missing(template, now);
  const choose = (next: number): void => {
    setNth(next);
    setFilled(beginning(templates[next]?.fields ?? []));
    pointing?.point(null);
  };
  return (
    <details className="compose" open>
      <summary>{words.title}</summary>
      <label htmlFor={id}>{words.kind}</label>
      <select id={id} value={nth} onChange={({ target }) => choose(Number(target.value))}>
        {templates.map(({ title }, i) => (
          <option key={title} value={i}>
            {title}
          </option>
        ))}
      </select>
      <p className="hint">{template.about}</p>
      <div className="compose-fields">
        {template.fields.map((field) =>
          field.kind === 'places' ? (
            <Path
              key={field.name}
              title={field.title}
              names={places}
              pointing={pointing}
              onTyped={(names) => setFilled({ ...filled, [field.name]: names })}
            />
          ) : (
            <Gap
              key={field.name}
              field={field}
              value={now[field.name] ?? ''}
              onValue={(value) => setFilled({ ...filled, [field.name]: value })}
            />
          ),
        )}
      </div>
      <div className="send">
        <button
          type="button"
          aria-disabled={empty !== undefined}
          onClick={() => {
            if (empty !== undefined) return setSaid(words.empty(empty.title));
            onWrite(written(template, now, orders));
            pointing?.point(null);
            setSaid(words.done);
          }}
        >
          {words.write}
        </button>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </details>
  );
}

type GapProps = {
  field: Exclude<StandingField, { kind: 'places' }>;
  value: Filled[string];
  onValue(value: string | number): void;
};

function Gap({ field, value, onValue }: GapProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{field.title}</label>
      {field.kind === 'one' ? (
        <select id={id} value={String(value)} onChange={({ target }) => onValue(target.value)}>
          {field.of.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.from}
          max={field.to}
          value={Number(value)}
          onChange={({ target }) =>
            onValue(
              Number.isFinite(target.valueAsNumber)
                ? Math.min(field.to, Math.max(field.from, target.valueAsNumber))
                : field.now,
            )
          }
        />
      )}
    </p>
  );
}

type PathProps = {
  title: string;
  names: readonly string[];
  pointing: Pointing | null;
  onTyped(names: readonly string[]): void;
};

/** Where there is no map the places are typed. */
function Path({ title, names, pointing, onTyped }: PathProps) {
  const id = useId();
  if (pointing === null)
    return (
      <p>
        <label htmlFor={id}>{title}</label>
        <input
          id={id}
          type="text"
          onChange={({ target }) => onTyped(target.value.split(/[\s,]+/).filter((each) => each !== ''))}
        />
      </p>
    );
  const { places, point } = pointing;
  return (
    <fieldset className="compose-path">
      <legend>{title}</legend>
      <ol className="path">
        {names.length === 0 && <li className="quiet">{places === null ? words.nowhere : words.point}</li>}
        {numbered(names).map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ol>
      <div className="send">
        <button
          type="button"
          className="small"
          aria-pressed={places !== null}
          onClick={() => point(places === null ? [] : null)}
        >
          {places === null ? words.begin : words.stop}
        </button>
        <button
          type="button"
          className="small"
          disabled={names.length === 0}
          onClick={() => point(places?.slice(0, -1) ?? null)}
        >
          {words.back}
        </button>
      </div>
    </fieldset>
  );
}

/** A path may come by a place twice: its number tells them apart. */
const numbered = (names: readonly string[]): { key: string; name: string }[] =>
  names.map((name, i) => ({ key: `${i} ${name}`, name }));
