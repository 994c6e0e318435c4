/** The first screen: games to go on with, games to begin. */
import type { Plain } from '@ironbottom/umpire';
import { Fragment, type SubmitEvent, useEffect, useId, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Offered, Players, Replies, Saved } from '../umpire/messages.js';
import { Continue } from './continue.js';
import { firstSeating, Seating } from './seating.js';

type Props = {
  shelf: Replies['shelf'];
  busy: boolean;
  onNew(
    book: string,
    scenario: string,
    options: { [name: string]: Plain },
    players: Players,
    set: string | null,
    seed: string,
  ): void;
  onOpen(id: string): void;
  onImport(text: string, players: Players): void;
  onSaved(saved: Saved[]): void;
  onTrouble(why: string): void;
};

type Chosen = { game: Offered; scenario: Offered['scenarios'][number] };

const every = (games: readonly Offered[]): Chosen[] =>
  games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario })));

/** A game may lie on the shelf more than once, each time with other scenarios. */
function titled(games: readonly Offered[]): { title: string; games: Offered[] }[] {
  const titles = [...new Set(games.map(({ title }) => title))];
  return titles.map((title) => ({ title, games: games.filter((game) => game.title === title) }));
}

const keyOf = ({ game, scenario }: Chosen): string => `${game.book}/${scenario.id}`;

/** A word nobody thought of. */
function anySeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function Start(props: Props) {
  const { shelf, busy } = props;
  const all = every(shelf.games);
  const [key, setKey] = useState(all[0] === undefined ? '' : keyOf(all[0]));
  const [file, setFile] = useState<{ text: string; answers: number } | null>(null);
  const [seed, setSeed] = useState(anySeed);
  const [options, setOptions] = useState<{ [name: string]: Plain }>({});
  const [set, setSet] = useState<string | null>(null);
  const chosen = all.find((each) => keyOf(each) === key);
  const [players, setPlayers] = useState<Players>(
    chosen === undefined ? {} : firstSeating(chosen.game, chosen.scenario),
  );

  const choose = (next: Chosen): void => {
    setKey(keyOf(next));
    setFile(null);
    props.onTrouble('');
    setOptions({});
    setSet(null);
    setPlayers(firstSeating(next.game, next.scenario));
  };

  const onFile = async (given: File | undefined): Promise<void> => {
    if (given === undefined) return;
    props.onTrouble('');
    const text = await given.text();
    try {
      const read = await call({ do: 'read', text });
      const found = all.find((each) => keyOf(each) === `${read.book}/${read.scenario}`);
      if (found === undefined) throw new Error(`${read.book}/${read.scenario} is not here`);
      choose(found);
      setFile({ text, answers: read.answers });
    } catch (fault) {
      props.onTrouble(fault instanceof Error ? fault.message : String(fault));
    }
  };

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen === undefined) return;
    if (file === null) props.onNew(chosen.game.book, chosen.scenario.id, options, players, set, seed);
    else props.onImport(file.text, players);
  };

  return (
    <main className="start">
      <header className="masthead">
        <h1>Ironbottom</h1>
        <p>Board wargames of the Pacific War, with an umpire who knows every rule.</p>
      </header>
      <Continue saved={shelf.saved} onOpen={props.onOpen} onSaved={props.onSaved} onTrouble={props.onTrouble} />
      <form className="new" onSubmit={onSubmit}>
        <fieldset className="scenarios">
          <legend>
            <h2>New game</h2>
          </legend>
          {titled(shelf.games).map(({ title, games }) => (
            <div key={title} className="game">
              <h3>{title}</h3>
              {every(games).map((each) => (
                <label key={keyOf(each)} className={key === keyOf(each) ? 'scenario chosen' : 'scenario'}>
                  <input
                    type="radio"
                    name="scenario"
                    value={keyOf(each)}
                    checked={key === keyOf(each)}
                    onChange={() => choose(each)}
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
        {chosen !== undefined && (
          <div className="set-up">
            <h2>{file === null ? 'Who plays' : `Who goes on, after ${file.answers} answers`}</h2>
            <Seating game={chosen.game} scenario={chosen.scenario} players={players} onPlayers={setPlayers} />
            {file === null && chosen.game.options.length > 0 && (
              <Options game={chosen.game} options={options} onOptions={setOptions} />
            )}
            {file === null && chosen.scenario.example !== null && (
              <SetUpData
                key={key}
                chosen={chosen}
                options={options}
                text={set ?? chosen.scenario.example}
                onText={setSet}
              />
            )}
            {file === null && (
              <label className="seed">
                Seed of the dice
                <input
                  type="text"
                  required
                  maxLength={80}
                  value={seed}
                  onChange={({ target }) => setSeed(target.value)}
                />
                <span className="hint">The same seed and the same answers give the same game.</span>
              </label>
            )}
            <div className="send">
              <button type="submit" className="main" disabled={busy}>
                {file === null ? 'Begin' : 'Go on'}
              </button>
              <label className="file">
                Open a game file
                <input
                  type="file"
                  accept=".txt,text/plain"
                  onChange={({ target }) => {
                    void onFile(target.files?.[0]);
                    target.value = '';
                  }}
                />
              </label>
            </div>
          </div>
        )}
      </form>
    </main>
  );
}

type SetUpDataProps = {
  chosen: Chosen;
  options: { [name: string]: Plain };
  text: string;
  onText(text: string | null): void;
};

/** Milliseconds after the last letter. */
const patience = 250;

/** What the scenario wants to be told: prefilled with its example, looked over while it is written. */
function SetUpData({ chosen: { game, scenario }, options, text, onText }: SetUpDataProps) {
  const id = useId();
  const [errors, setErrors] = useState<readonly string[]>([]);
  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      void call({ do: 'check', book: game.book, scenario: scenario.id, options, set: text }).then((checked) => {
        if (!late) setErrors(checked.errors);
      });
    }, patience);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [game.book, scenario.id, options, text]);
  return (
    <details className="set-data" open={text !== scenario.example || errors.length > 0}>
      <summary>Its data, to change as you like</summary>
      <label htmlFor={id}>As JSON</label>
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
      {text !== scenario.example && (
        <button type="button" className="small" onClick={() => onText(null)}>
          Back to the example
        </button>
      )}
    </details>
  );
}

type OptionsProps = {
  game: Offered;
  options: { [name: string]: Plain };
  onOptions(options: { [name: string]: Plain }): void;
};

function Options({ game, options, onOptions }: OptionsProps) {
  const groups = [...new Set(game.options.map(({ group }) => group ?? ''))];
  return (
    <details className="options">
      <summary>Optional rules</summary>
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
