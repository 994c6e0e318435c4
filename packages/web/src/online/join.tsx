/** Where an invitation leads: which match, which seat, and under which name. */
import type { Reply } from '@ironbottom/wire';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useAsking, Why } from './asking.js';
import { keepBack } from './kept.js';
import { NameField } from './name.js';
import { ask, entropy, type Me } from './server.js';
import { sittingText } from './words.js';

type Props = { link: string; me: Me | null; onJoined(match: string): void };

export function Join({ link, me, onJoined }: Props) {
  const [facts, setFacts] = useState<Reply<'useLink'> | null>(null);
  const [about, setAbout] = useState<Reply<'match'> | null>(null);
  const [name, setName] = useState('');
  const asking = useAsking();
  const { run } = asking;
  useEffect(() => {
    void run(async () => {
      const leads = await ask('useLink', { body: { key: link, look: true } });
      setFacts(leads);
      setAbout(await ask('match', { params: { id: leads.match } }).catch(() => null));
    });
  }, [link, run]);

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void asking.run(async () => {
      const more = me === null ? { name } : {};
      const joined = await ask('useLink', { body: { key: link, entropy: entropy(), ...more } });
      if (joined.back !== undefined) keepBack(joined.match, joined.back);
      onJoined(joined.match);
    });
  };

  return (
    <form className="card" onSubmit={onSubmit}>
      {facts === null ? (
        <p className="quiet">
          {asking.busy ? 'Looking where this invitation leads…' : 'This invitation leads nowhere.'}
        </p>
      ) : facts.used ? (
        <>
          <h2>This invitation has been used</h2>
          <p>
            Somebody sits by it as <strong>{facts.seatName}</strong> in {facts.title} already: each link seats one
            person. Ask whoever sent it for a new one. If it was you, open the match in the browser you sat down with,
            or by your way back.
          </p>
          {about?.mayWatch === true && (
            <div className="send">
              <button type="button" onClick={() => onJoined(facts.match)}>
                Watch
              </button>
            </div>
          )}
        </>
      ) : (
        <>
          <h2>You are invited to {facts.title}</h2>
          <p>
            Your seat is <strong>{facts.seatName}</strong>.{' '}
            {facts.seated
              ? 'You sit there already.'
              : me === null
                ? 'Say what the others are to call you, and sit down.'
                : `You sit down as ${me.name}.`}
          </p>
          {about !== null && <p className="quiet">At the table: {sittingText(about.match.table)}.</p>}
          {me === null && !facts.seated && <NameField value={name} onValue={setName} />}
          <div className="send">
            <button type="submit" className="main" disabled={asking.busy}>
              {facts.seated ? 'To the table' : 'Sit down'}
            </button>
          </div>
        </>
      )}
      <Why asking={asking} />
    </form>
  );
}
