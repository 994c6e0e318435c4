/** Games kept in this browser. */
import { useState } from 'react';
import { call } from '../umpire/call.js';
import type { Saved } from '../umpire/messages.js';

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
      <h2 id="continue">Continue</h2>
      <ul>
        {saved.map(({ id, title, scenario, who, when, answers, clock, over }) => (
          <li key={id}>
            <div>
              <strong>
                {title}: {scenario}
              </strong>
              <span className="about">
                {[over ? 'over' : clock, who, `${answers} answers`, agoText(when)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </div>
            <button type="button" onClick={() => onOpen(id)} aria-label={`Continue ${title}: ${scenario}, ${who}`}>
              {over ? 'Look' : 'Continue'}
            </button>
            <button
              type="button"
              className="small"
              aria-label={`${sure === id ? 'Really remove' : 'Remove'} ${title}: ${scenario}, ${who}`}
              onClick={() => (sure === id ? void remove(id) : setSure(id))}
            >
              {sure === id ? 'Really remove' : 'Remove'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const agoText = (when: number): string =>
  new Date(when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
