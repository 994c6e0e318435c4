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

export function Scenarios({ heading, games, chosen, onChoose }: ScenariosProps) {
  return (
    <fieldset className="scenarios">
      <legend>
        <h2>{heading}</h2>
      </legend>
      {titled(games).map(({ title, games: these }) => (
        <div key={title} className="game">
          <h3>{title}</h3>
          {everyScenario(these).map((each) => (
            <label key={keyOf(each)} className={chosen === keyOf(each) ? 'scenario chosen' : 'scenario'}>
              <input
                type="radio"
                name="scenario"
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
        </div>
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
