/** Games kept in this browser. */
import { useState } from 'react';
import { Watch } from '../replay/links.js';
import { call } from '../umpire/call.js';
import type { Saved } from '../umpire/messages.js';
import { date } from '../words/plural.js';
import { screens } from '../words/screens.js';

const words = screens.continue;

type Props = {
  saved: readonly Saved[];
  onOpen(id: string): void;
  onSaved(saved: Saved[]): void;
  onTrouble(why: string): void;
};

export function Continue({ saved, onOpen, onSaved, onTrouble }: Props) {
  const [sure, setSure] = useState('');
  if (saved.length === 0) return null;
  const remove = (id: string): Promise<void> =>
    call({ do: 'forget', id }).then(
      (left) => onSaved(left.saved),
      (fault: Error) => onTrouble(fault.message),
    );
  return (
    <section className="continue" aria-labelledby="continue">
      <h2 id="continue">{words.title}</h2>
      <ul>
        {named(saved).map(({ id, game, name, scenario, who, when, answers, clock, over }) => (
          <li key={id}>
            <div>
              <strong>{scenario}</strong>
              <span className="about">
                {[game, over ? words.over : clock, who, words.answers(answers), date(when)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </div>
            <button type="button" onClick={() => onOpen(id)} aria-label={words.goLabel(name)}>
              {over ? words.look : words.go}
            </button>
            {over && <Watch of="game" id={id} name={name} />}
            <button
              type="button"
              className="small"
              aria-label={words.removeLabel(sure === id ? words.removeSure : words.remove, name)}
              onClick={() => (sure === id ? void remove(id) : setSure(id))}
            >
              {sure === id ? words.removeSure : words.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const named = (saved: readonly Saved[]) =>
  saved.map((each) => {
    const game = gameOf(each.title, each.scenario);
    return { ...each, game, name: words.label(game, each.scenario, each.who) };
  });

/** The game without its part where the scenario begins by saying which: `Game: sea fights` of `Sea fight: the Slot`. */
export function gameOf(title: string, scenario: string): string {
  const [game = title, part] = title.split(': ');
  const said = part !== undefined && scenario.toLowerCase().startsWith(part.toLowerCase().replace(/s$/, ''));
  return said ? game : title;
}
