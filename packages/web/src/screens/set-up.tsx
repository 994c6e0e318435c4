/** What is chosen before a game begins, alone or with others: the scenario, its data, the optional rules. */

import type { HouseValues, Plain } from '@ironbottom/umpire';
import { Fragment, useEffect, useId, useState } from 'react';
import { Upload } from '../beside/upload.js';
import { call } from '../umpire/call.js';
import type { Offered } from '../umpire/messages.js';
import { screens } from '../words/screens.js';

const words = screens.setUp;

export type Chosen = { game: Offered; scenario: Offered['scenarios'][number] };

export const everyScenario = (games: readonly Offered[]): Chosen[] =>
  games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario })));

export const keyOf = ({ game, scenario }: Chosen): string => `${game.book}/${scenario.id}`;

/** A game may lie on the shelf more than once, each time with other scenarios. */
function titled(games: readonly Offered[]): { title: string; games: Offered[] }[] {
  const titles = [...new Set(games.map(({ title }) => title))];
  return titles.map((title) => ({ title, games: games.filter((game) => game.title === title) }));
}

type ScenariosProps = { heading: string; games: readonly Offered[]; chosen: string; onChoose(chosen: Chosen): void };

/** One game after another: the first lies open, and the one that is chosen from; the others are a line each. */
export function Scenarios({ heading, games, chosen, onChoose }: ScenariosProps) {
  const shelf = titled(games);
  const holding = shelf.find((each) => everyScenario(each.games).some((one) => keyOf(one) === chosen))?.title ?? '';
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([shelf[0]?.title ?? '', holding]));
  // A file may name a scenario of a game that lies folded.
  const [held, setHeld] = useState(holding);
  if (held !== holding) {
    setHeld(holding);
    setOpen(new Set([...open, holding]));
  }
  const turn = (title: string, isOpen: boolean): void =>
    setOpen((old) => {
      if (old.has(title) === isOpen) return old;
      return new Set(isOpen ? [...old, title] : [...old].filter((each) => each !== title));
    });
  return (
    <fieldset className="scenarios">
      <legend>
        <h2>{heading}</h2>
      </legend>
      {shelf.map(({ title, games: these }) => (
        <details
          key={title}
          className="game"
          open={open.has(title)}
          onToggle={({ currentTarget }) => turn(title, currentTarget.open)}
        >
          <summary>
            <h3>{title}</h3> <span className="about">{words.scenarios(everyScenario(these).length)}</span>
          </summary>
          {everyScenario(these).map((each) => (
            <label key={keyOf(each)} className={chosen === keyOf(each) ? 'scenario chosen' : 'scenario'}>
              {/* A group for each game: the Tab key goes from game to game, the arrows within one. */}
              <input
                type="radio"
                name={title}
                value={keyOf(each)}
                checked={chosen === keyOf(each)}
                onChange={() => onChoose(each)}
              />
              <span>
                <strong>{each.scenario.title}</strong>
                <span className="about">{each.scenario.about}</span>
              </span>
            </label>
          ))}
        </details>
      ))}
    </fieldset>
  );
}

type SetUpDataProps = {
  chosen: Chosen;
  options: { [name: string]: Plain };
  charts?: HouseValues;
  text: string;
  onText(text: string | null): void;
};

const noCharts: HouseValues = {};

/** Milliseconds after the last letter. */
const patience = 250;

/** What the scenario wants to be told: prefilled with its example, looked over while it is written. */
export function SetUpData({ chosen: { game, scenario }, options, charts = noCharts, text, onText }: SetUpDataProps) {
  const id = useId();
  const [errors, setErrors] = useState<readonly string[]>([]);
  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      void call({ do: 'check', book: game.book, scenario: scenario.id, options, set: text, charts }).then((checked) => {
        if (!late) setErrors(checked.errors);
      });
    }, patience);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game.book, scenario.id, options, charts, text]);
  return (
    <details className="set-data" open>
      <summary>{words.data}</summary>
      <label htmlFor={id}>{words.json}</label>
      <textarea
        id={id}
        rows={14}
        spellCheck={false}
        value={text}
        aria-invalid={errors.length > 0}
        aria-describedby={`${id}errors`}
        onChange={({ target }) => onText(target.value)}
      />
      <div id={`${id}errors`} aria-live="polite">
        {errors.length > 0 && (
          <ul className="refusal">
            {errors.slice(0, 8).map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="send">
        <Upload label={words.file} accept=".json,application/json" onFile={(file) => file.text().then(onText)} />
        {text !== scenario.example && (
          <button type="button" className="small" onClick={() => onText(null)}>
            {words.back}
          </button>
        )}
      </div>
    </details>
  );
}

type OptionsProps = {
  game: Offered;
  options: { [name: string]: Plain };
  onOptions(options: { [name: string]: Plain }): void;
};

export function Options({ game, options, onOptions }: OptionsProps) {
  const groups = [...new Set(game.options.map(({ group }) => group ?? ''))];
  return (
    <details className="options">
      <summary>{words.options}</summary>
      {groups.map((group) => (
        <Fragment key={group}>
          {group !== '' && <h3>{group}</h3>}
          {game.options
            .filter((option) => (option.group ?? '') === group)
            .map((option) => (
              <Choice key={option.name} option={option} options={options} onOptions={onOptions} />
            ))}
        </Fragment>
      ))}
    </details>
  );
}

type ChoiceProps = Omit<OptionsProps, 'game'> & { option: Offered['options'][number] };

function Choice({ option: { name, title, values }, options, onOptions }: ChoiceProps) {
  const at = Math.max(
    0,
    values.findIndex(({ value }) => value === options[name]),
  );
  return (
    <label>
      <span>{title}</span>
      <select
        value={at}
        onChange={({ target }) => {
          const { [name]: _, ...others } = options;
          const value = values[Number(target.value)]?.value;
          onOptions(target.value === '0' || value === undefined ? others : { ...others, [name]: value });
        }}
      >
        {values.map((each, i) => (
          <option key={each.title} value={i}>
            {each.title}
          </option>
        ))}
      </select>
    </label>
  );
}
