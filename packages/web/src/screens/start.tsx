/** The first screen: games to go on with, games to begin. */

import type { HouseValues, Plain } from '@ironbottom/umpire';
import { type SubmitEvent, useMemo, useState } from 'react';
import { Upload } from '../beside/upload.js';
import { Learn } from '../guide/learn.js';
import { wasOnline } from '../online/kept.js';
import { WithOthers } from '../online/with-others.js';
import { deskAddress, rulesAddress } from '../reference/addresses.js';
import { houseOf } from '../reference/house.js';
import { HouseChoice } from '../reference/house-choice.js';
import { WatchFile } from '../replay/links.js';
import { call } from '../umpire/call.js';
import type { Players, Replies, Saved } from '../umpire/messages.js';
import { screens } from '../words/screens.js';
import { Continue } from './continue.js';
import { firstSeating, Seating } from './seating.js';
import { type Chosen, everyScenario, keyOf, Options, Scenarios, SetUpData } from './set-up.js';

type Props = {
  shelf: Replies['shelf'];
  busy: boolean;
  onNew(
    book: string,
    scenario: string,
    options: { [name: string]: Plain },
    players: Players,
    set: string | null,
    charts: HouseValues,
    seed: string,
  ): void;
  onOpen(id: string): void;
  onImport(text: string, players: Players): void;
  onSaved(saved: Saved[]): void;
  onTrouble(why: string): void;
  onOnline(): void;
  onLearn(book: string, scenario: string): void;
};

const words = screens.start;

/** A word nobody thought of. */
function anySeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function Start(props: Props) {
  const { shelf, busy } = props;
  const all = everyScenario(shelf.games);
  const [key, setKey] = useState(all[0] === undefined ? '' : keyOf(all[0]));
  const [file, setFile] = useState<{ text: string; answers: number; over: boolean } | null>(null);
  const [seed, setSeed] = useState(anySeed);
  const [options, setOptions] = useState<{ [name: string]: Plain }>({});
  const [set, setSet] = useState<string | null>(null);
  const [house, setHouse] = useState(true);
  const chosen = all.find((each) => keyOf(each) === key);
  const [players, setPlayers] = useState<Players>(
    chosen === undefined ? {} : firstSeating(chosen.game, chosen.scenario),
  );

  const charts = useMemo(() => (house ? houseOf(chosen?.game.book ?? '') : {}), [house, chosen?.game.book]);

  const choose = (next: Chosen): void => {
    setKey(keyOf(next));
    setFile(null);
    props.onTrouble('');
    setOptions({});
    setSet(null);
    setPlayers(firstSeating(next.game, next.scenario));
  };

  const onFile = async (given: File): Promise<void> => {
    props.onTrouble('');
    const text = await given.text();
    try {
      const read = await call({ do: 'read', text });
      const found = all.find((each) => keyOf(each) === `${read.book}/${read.scenario}`);
      if (found === undefined) throw new Error(words.notHere(`${read.book}/${read.scenario}`));
      choose(found);
      setFile({ text, answers: read.answers, over: read.over });
    } catch (fault) {
      props.onTrouble(fault instanceof Error ? fault.message : String(fault));
    }
  };

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen === undefined) return;
    if (file === null) props.onNew(chosen.game.book, chosen.scenario.id, options, players, set, charts, seed);
    else props.onImport(file.text, players);
  };

  // What waits for somebody comes before what he may know by now.
  const newcomer = shelf.saved.length === 0 && !wasOnline();
  const learn = <Learn games={shelf.games} newcomer={newcomer} busy={busy} onLearn={props.onLearn} />;
  return (
    <main className="start">
      <header className="masthead">
        <h1>{words.name}</h1>
        <p>{words.what}</p>
        <nav className="rooms" aria-label={words.rooms}>
          <a href={deskAddress()}>{words.toDesk}</a>
          <a href={rulesAddress()}>{words.toRules}</a>
        </nav>
      </header>
      {newcomer && learn}
      <WithOthers onOnline={props.onOnline} />
      <Continue saved={shelf.saved} onOpen={props.onOpen} onSaved={props.onSaved} onTrouble={props.onTrouble} />
      {!newcomer && learn}
      <form className="new" onSubmit={onSubmit}>
        <Scenarios heading={words.new} games={shelf.games} chosen={key} onChoose={choose} />
        {chosen !== undefined && (
          <div className="set-up">
            <h2>{file === null ? words.who : words.whoGoesOn(file.answers)}</h2>
            <Seating game={chosen.game} scenario={chosen.scenario} players={players} onPlayers={setPlayers} />
            {file === null && chosen.game.options.length > 0 && (
              <Options game={chosen.game} options={options} onOptions={setOptions} />
            )}
            {file === null && <HouseChoice book={chosen.game.book} on={house} onOn={setHouse} />}
            {file === null && chosen.scenario.example !== null && (
              <SetUpData
                key={key}
                chosen={chosen}
                options={options}
                charts={charts}
                text={set ?? chosen.scenario.example}
                onText={setSet}
              />
            )}
            {file === null && (
              <label className="seed">
                {words.seed}
                <input
                  type="text"
                  required
                  maxLength={80}
                  value={seed}
                  onChange={({ target }) => setSeed(target.value)}
                />
                <span className="hint">{words.seedWhat}</span>
              </label>
            )}
            <div className="send">
              <button type="submit" className="main" disabled={busy}>
                {file === null ? words.begin : words.goOn}
              </button>
              {file?.over === true && <WatchFile text={file.text} players={players} onTrouble={props.onTrouble} />}
              <Upload label={words.file} accept=".txt,.game,text/plain" onFile={onFile} />
            </div>
          </div>
        )}
      </form>
    </main>
  );
}
