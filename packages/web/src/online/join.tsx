/** Where an invitation leads: which match, which seat, and under which name. */
import type { Reply } from '@ironbottom/wire';
import { type SubmitEvent, useEffect, useState } from 'react';
import { capital } from '../asks/prompt.js';
import type { Offered } from '../umpire/messages.js';
import { marks } from '../words/marks.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { keepBack } from './kept.js';
import { NameField } from './name.js';
import { clockText, shownText, sittingText } from './said.js';
import { ask, entropy, type Me } from './server.js';

const words = online.join;

type Props = { link: string; games: readonly Offered[]; me: Me | null; onJoined(match: string): void };

export function Join({ link, games, me, onJoined }: Props) {
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
        <p className="quiet">{asking.busy ? words.looking : words.nowhere}</p>
      ) : facts.used ? (
        <>
          <h2>{words.used}</h2>
          <p>{words.usedWhat(facts.seatName, facts.title)}</p>
          {about?.mayWatch === true && (
            <div className="send">
              <button type="button" onClick={() => onJoined(facts.match)}>
                {words.watch}
              </button>
            </div>
          )}
        </>
      ) : (
        <>
          <h2>{words.invited(facts.title)}</h2>
          <p>
            <strong>{words.seat(facts.seatName)}</strong>{' '}
            {facts.seated ? words.there : me === null ? words.sayName : words.downAs(me.name)}
          </p>
          {about !== null && <What about={about} games={games} />}
          {about !== null && <p className="quiet">{words.atTable(sittingText(about.match.table))}</p>}
          {me === null && !facts.seated && <NameField value={name} onValue={setName} />}
          <div className="send">
            <button type="submit" className="main" disabled={asking.busy}>
              {facts.seated ? words.toTable : words.sit}
            </button>
          </div>
        </>
      )}
      <Why asking={asking} />
    </form>
  );
}

/** What one is invited to, before one says yes. */
function What({ about: { match }, games }: { about: Reply<'match'>; games: readonly Offered[] }) {
  const game = games.find(
    ({ book, scenarios }) => book === match.rulebook && scenarios.some(({ id }) => id === match.scenario),
  );
  const scenario = game?.scenarios.find(({ id }) => id === match.scenario);
  if (game === undefined || scenario === undefined) return null;
  return (
    <>
      <p>{words.game(game.title, clockText(match.clock), match.rated)}</p>
      {shownText(match).map((text) => (
        <p key={text}>{marks.sentence(capital(text))}</p>
      ))}
      <p>{scenario.about}</p>
    </>
  );
}
