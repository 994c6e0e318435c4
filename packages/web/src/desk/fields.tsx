/** A form made from a shape: rows that repeat, choices, names with suggestions, numbers with limits, switches. */
import type { Plain, Shape } from '@ironbottom/umpire';
import { createContext, type ReactNode, useContext } from 'react';
import { capital } from '../asks/prompt.js';
import { Rule } from '../beside/rule.js';
import { desk as words } from '../words/desk.js';
import { marks } from '../words/marks.js';
import {
  at,
  blank,
  branchOf,
  entryOf,
  fieldsOf,
  guessIn,
  isAllSimple,
  isFields,
  isSimple,
  kindOf,
  mended,
  type Path,
  type Told,
  textOf,
} from './shape-form.js';

export type FormRoom = {
  names: { readonly [kind: string]: readonly string[] };
  told: readonly Told[];
  input: Plain;
  onPut(path: Path, value: Plain | undefined): void;
};
const Room = createContext<FormRoom | null>(null);

function useRoom(): FormRoom {
  const room = useContext(Room);
  if (room === null) throw new Error('a field outside of a form');
  return room;
}

/** 'seaBased' → 'sea based'. */
const worded = (key: string): string =>
  key.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
/** One of them: 'planes' → 'plane'. */
const single = (key: string): string => worded(key).replace(/ies$/, 'y').replace(/s$/, '');

export const idOf = (path: string): string => `desk-${path.replace(/[^\w]+/g, '-')}`;
const listId = (kind: string): string => `desk-names-${kind}`;

type FieldProps = { shape: Shape; path: Path; label: string; value: Plain | undefined };

export function Form({ shape, room }: { shape: Shape; room: FormRoom }) {
  const { shown } = fieldsOf(shape, room.input, true);
  const each = (key: string): Shape => shape.properties?.[key] ?? {};
  const value = (key: string): Plain | undefined => (isFields(room.input) ? room.input[key] : undefined);
  const small = shown.filter((key) => isSimple(each(key)));
  const large = shown.filter((key) => !isSimple(each(key)) && !isAllSimple(each(key)));
  const switches = Object.keys(shape.properties ?? {}).filter((key) => isAllSimple(each(key)) && !large.includes(key));
  return (
    <Room value={room}>
      <Problems path="" />
      <div className="desk-sides">
        {large.map((key) => (
          <Field key={key} shape={each(key)} path={[key]} label={worded(key)} value={value(key)} />
        ))}
      </div>
      {small.length > 0 && (
        <fieldset className="desk-situation">
          <legend>{words.situation}</legend>
          <div className="desk-row">
            {small.map((key) => (
              <Field key={key} shape={each(key)} path={[key]} label={worded(key)} value={value(key)} />
            ))}
          </div>
        </fieldset>
      )}
      {switches.map((key) => (
        <Switches key={key} shape={each(key)} path={[key]} label={worded(key)} value={value(key)} />
      ))}
      {Object.entries(room.names).map(([kind, names]) => (
        <datalist key={kind} id={listId(kind)}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ))}
    </Room>
  );
}

/** What is wrong, beside the field it is about, with what was probably meant. */
function Problems({ path }: { path: string }) {
  const { told, input, onPut } = useRoom();
  const here = told.filter((problem) => problem.at === path);
  if (here.length === 0) return null;
  return (
    <div className="desk-problems" id={`${idOf(path)}-problem`}>
      {here.map((problem) => {
        const guess = guessIn(problem.why);
        const parts = partsOf(problem.at);
        const whole =
          problem.field === problem.at || problem.field === '' ? problem.why : marks.of(problem.field, problem.why);
        return (
          <p key={`${problem.field} ${problem.why}`} className="refusal">
            {capital(whole)} <Rule rule={problem.rule} />
            {guess !== undefined && (
              <>
                {' '}
                <button type="button" className="small" onClick={() => onPut(parts, mended(at(input, parts), guess))}>
                  {words.use(guess.right)}
                </button>
              </>
            )}
          </p>
        );
      })}
    </div>
  );
}

function partsOf(text: string): Path {
  return [...text.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
}

export function Field({ shape, path, label, value }: FieldProps): ReactNode {
  const branch = kindOf(shape) === 'union' ? branchOf(shape, value) : shape;
  switch (kindOf(branch)) {
    case 'fields':
      return <Group {...{ shape: branch, path, label, value }} union={shape.anyOf === undefined ? null : shape} />;
    case 'names':
      return <Names {...{ shape: branch, path, label, value }} />;
    case 'list':
      return <List {...{ shape: branch, path, label, value }} />;
    case 'flag':
      return <Flag {...{ shape: branch, path, label, value }} />;
    case 'open':
      return null;
    default:
      return <Simple {...{ shape: branch, path, label, value }} />;
  }
}

/** Anything that is written in one place: a name, a number, a choice. */
function Simple({ shape, path, label, value }: FieldProps) {
  const { onPut, told } = useRoom();
  const text = textOf(path);
  const id = idOf(text);
  const wrong = told.some((problem) => problem.at === text);
  const shared = {
    id,
    title: shape.description,
    'aria-invalid': wrong,
    'aria-describedby': wrong ? `${id}-problem` : undefined,
  };
  return (
    <div className={`desk-field desk-${kindOf(shape)}`}>
      <label htmlFor={id}>{capital(label)}</label>
      <Entry shape={shape} value={value} shared={shared} onValue={(next) => onPut(path, next)} />
      <Problems path={text} />
    </div>
  );
}

type EntryProps = {
  shape: Shape;
  value: Plain | undefined;
  shared: {
    id: string;
    title: string | undefined;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-label'?: string;
  };
  onValue(value: Plain | undefined): void;
};

/** So many choices fit in a list to open; more are typed, with their names to choose from. */
const fewChoices = 10;

function Entry({ shape, value, shared, onValue }: EntryProps) {
  const choices = (shape.enum ?? []).filter((each) => typeof each === 'string');
  if (kindOf(shape) === 'number')
    return (
      <input
        {...shared}
        type="number"
        inputMode="numeric"
        min={shape.minimum}
        max={shape.maximum}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onValue(target.value === '' ? undefined : Number(target.value))}
      />
    );
  if (choices.length > 0 && (choices.length <= fewChoices || shape.names === undefined)) {
    const odd = typeof value === 'string' && !choices.includes(value);
    return (
      <select
        {...shared}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onValue(target.value === '' ? undefined : target.value)}
      >
        <option value="">{words.notSaid}</option>
        {[...(odd ? [value] : []), ...choices].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={shape.maxLength}
      list={shape.names === undefined ? undefined : listId(shape.names)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onValue(target.value === '' ? undefined : target.value)}
    />
  );
}

function Flag({ shape, path, label, value }: FieldProps) {
  const { onPut } = useRoom();
  const text = textOf(path);
  const usual = shape.default === true;
  return (
    <div className="desk-field desk-flag">
      <label title={shape.description}>
        <input
          id={idOf(text)}
          type="checkbox"
          checked={typeof value === 'boolean' ? value : usual}
          onChange={({ target }) => onPut(path, target.checked === usual ? undefined : target.checked)}
        />
        {capital(label)}
      </label>
      <Problems path={text} />
    </div>
  );
}

/** A part of the form with fields of its own; what is seldom wanted can be added. */
function Group({ shape, path, label, value, union }: FieldProps & { union: Shape | null }) {
  const { onPut } = useRoom();
  const { shown, more } = fieldsOf(shape, value, false);
  const property = (key: string): Shape => shape.properties?.[key] ?? {};
  const row = typeof path[path.length - 1] === 'number';
  const small = shown.filter((key) => isSimple(property(key)));
  const large = shown.filter((key) => !isSimple(property(key)));
  const given = (key: string): Plain | undefined => (isFields(value) ? value[key] : undefined);
  const removable = (key: string): boolean => shape.required?.includes(key) !== true;
  const others = union?.anyOf?.filter((branch) => kindOf(branch) === 'fields') ?? [];
  return (
    <fieldset className={row ? 'desk-group desk-in-row' : 'desk-group'} id={idOf(textOf(path))}>
      <legend className={row ? 'unseen' : undefined}>{capital(label)}</legend>
      {others.length > 1 && (
        <div className="desk-field">
          <label htmlFor={`${idOf(textOf(path))}-as`}>{words.written}</label>
          <select
            id={`${idOf(textOf(path))}-as`}
            value={others.indexOf(shape)}
            onChange={({ target }) => onPut(path, begun(others[Number(target.value)] ?? shape))}
          >
            {others.map((branch, i) => (
              <option key={branchName(branch)} value={i}>
                {branchName(branch)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="desk-row">
        {small.map((key) => (
          <Field key={key} shape={property(key)} path={[...path, key]} label={worded(key)} value={given(key)} />
        ))}
        {more.length > 0 && row && (
          <select
            className="desk-add"
            aria-label={words.addTo(label)}
            value=""
            onChange={({ target }) => onPut([...path, target.value], blank(property(target.value)))}
          >
            <option value="">{words.addMore}</option>
            {more.map((key) => (
              <option key={key} value={key} title={property(key).description}>
                {worded(key)}
              </option>
            ))}
          </select>
        )}
      </div>
      {large.map((key) => (
        <div key={key} className="desk-part">
          <Field shape={property(key)} path={[...path, key]} label={worded(key)} value={given(key)} />
          {removable(key) && (
            <button
              type="button"
              className="small desk-remove"
              aria-label={words.remove(worded(key))}
              title={words.remove(worded(key))}
              onClick={() => onPut([...path, key], undefined)}
            >
              {words.removeShort}
            </button>
          )}
        </div>
      ))}
      {more.length > 0 && !row && (
        <div className="desk-more">
          {more.map((key) => (
            <button
              key={key}
              type="button"
              className="small"
              title={property(key).description}
              aria-label={marks.with(words.add(worded(key)), label)}
              onClick={() => onPut([...path, key], blank(property(key)))}
            >
              {words.addShort(worded(key))}
            </button>
          ))}
        </div>
      )}
      <Problems path={textOf(path)} />
    </fieldset>
  );
}

const firstOf = (branch: Shape): [string, Shape] => Object.entries(branch.properties ?? {})[0] ?? ['', {}];
/** Whose names it takes says what it is: a ship, a base. */
const branchName = (branch: Shape): string => single(firstOf(branch)[1].names ?? firstOf(branch)[0]);
/** Begun with its first field, so that it can be told from the others. */
const begun = (branch: Shape): Plain => ({ ...(blank(branch) as { [key: string]: Plain }), [firstOf(branch)[0]]: '' });

/** Rows are told apart by their place alone: what stands in them changes while it is typed. */
const byPlace = <T,>(rows: readonly T[]): { key: string; i: number; row: T }[] =>
  rows.map((row, i) => ({ key: `row ${i}`, i, row }));

function List({ shape, path, label, value }: FieldProps) {
  const { onPut } = useRoom();
  const rows = Array.isArray(value) ? value : [];
  const items = shape.items ?? {};
  const one = single(String(path[path.length - 1] ?? label));
  return (
    <fieldset className="desk-list" id={idOf(textOf(path))}>
      <legend>{capital(label)}</legend>
      <ul>
        {byPlace(rows).map(({ key, i, row }) => (
          <li key={key}>
            <Field shape={items} path={[...path, i]} label={marks.nth(one, i + 1)} value={row} />
            <button
              type="button"
              className="small desk-remove"
              aria-label={words.remove(marks.nth(one, i + 1))}
              title={words.remove(marks.nth(one, i + 1))}
              onClick={() => onPut([...path, i], undefined)}
            >
              {words.removeShort}
            </button>
          </li>
        ))}
      </ul>
      {rows.length < (shape.maxItems ?? Number.POSITIVE_INFINITY) && (
        <button type="button" className="small" onClick={() => onPut([...path, rows.length], blank(items))}>
          {words.addShort(one)}
        </button>
      )}
      <Problems path={textOf(path)} />
    </fieldset>
  );
}

/** Numbers by name: planes in a box, factors against a ship. */
function Names({ shape, path, label, value }: FieldProps) {
  const { onPut } = useRoom();
  const rows: [string, Plain][] = isFields(value) ? Object.entries(value) : [];
  const entry = entryOf(shape);
  const write = (next: [string, Plain][]): void => onPut(path, Object.fromEntries(next));
  const id = idOf(textOf(path));
  const shared = (i: number, what: string) => ({
    id: `${id}-${i}-${what}`,
    title: undefined,
    'aria-invalid': false,
    'aria-describedby': undefined,
    'aria-label': marks.of(marks.nth(capital(label), i + 1), what),
  });
  return (
    <fieldset className="desk-list desk-names" id={id} title={shape.description}>
      <legend>{capital(label)}</legend>
      <ul>
        {byPlace(rows).map(({ key, i, row: [name, given] }) => (
          <li key={key}>
            <Entry
              shape={{ type: 'string', ...(shape.names === undefined ? {} : { names: shape.names }) }}
              value={name}
              shared={shared(i, words.name)}
              onValue={(next) =>
                write(rows.map((row, j) => (i === j ? [typeof next === 'string' ? next : '', row[1]] : row)))
              }
            />
            <Entry
              shape={entry}
              value={given}
              shared={shared(i, words.number)}
              onValue={(next) => write(rows.map((row, j) => [row[0], i === j ? (next ?? 1) : row[1]]))}
            />
            <button
              type="button"
              className="small desk-remove"
              aria-label={words.remove(name === '' ? marks.nth(label, i + 1) : name)}
              onClick={() => write(rows.filter((_, j) => i !== j))}
            >
              {words.removeShort}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="small"
        aria-label={words.add(label)}
        onClick={() => write([...rows, ['', blank(entry)]])}
      >
        {words.addShort(words.name.toLowerCase())}
      </button>
      <Problems path={textOf(path)} />
    </fieldset>
  );
}

/** Things that are off unless switched on, each told in words. */
function Switches({ shape, path, label, value }: FieldProps) {
  const { onPut, told } = useRoom();
  const on = isFields(value) ? Object.keys(value).length : 0;
  const text = textOf(path);
  const wrong = told.some((problem) => problem.at.startsWith(text));
  return (
    <details className="desk-switches" open={wrong || undefined}>
      <summary>{marks.of(capital(label), words.switchedOn(on))}</summary>
      <div className="desk-switch-list">
        {Object.entries(shape.properties ?? {}).map(([key, each]) => (
          <Field
            key={key}
            shape={each}
            path={[...path, key]}
            label={each.description ?? worded(key)}
            value={isFields(value) ? value[key] : undefined}
          />
        ))}
      </div>
      {on > 0 && (
        <button type="button" className="small" onClick={() => onPut(path, undefined)}>
          {words.allOff}
        </button>
      )}
      <Problems path={text} />
    </details>
  );
}
