/** Before a match begins: who is there already, and the links for those who are still to come. */
import { useEffect, useState } from 'react';
import type { Situation } from '../umpire/messages.js';
import { useAsking, Why } from './asking.js';
import { Copy } from './copy.js';
import { keepLinks, linksOf } from './kept.js';
import { ask, entropy } from './server.js';
import { clockText, sitterText, timeOutText } from './words.js';

type Props = { situation: Situation; afar: NonNullable<Situation['afar']>; onLeave(): void };

export function Waiting({ situation, afar, onLeave }: Props) {
  const { match, table, mine, agreed, bots } = afar;
  const [links, setLinks] = useState(() => linksOf(match));
  const asking = useAsking();
  useEffect(() => setLinks(linksOf(match)), [match]);
  const free = table.seats.filter(({ people, bot }) => people.length === 0 && bot === null);

  const invite = (seat: string): void => {
    void asking.run(async () => {
      const { link } = await ask('invite', { params: { id: match, seat } });
      keepLinks(match, { [seat]: link });
      setLinks(linksOf(match));
    });
  };
  const getUp = (seat: string): void => {
    void asking.run(() => ask('leave', { params: { id: match, seat }, body: {} }));
  };
  const sit = (seat: string): void => {
    void asking.run(() => ask('join', { params: { id: match, seat }, body: { entropy: entropy() } }));
  };

  return (
    <main className="start waiting-room">
      <header className="masthead">
        <p className="asked-of">{situation.title}</p>
        <h1>{situation.scenario}</h1>
        <p role="status">
          {free.length === 0
            ? 'Everybody is here: the match begins.'
            : `Waiting for ${free.map(({ name }) => name).join(' and ')}. The match begins by itself as soon as every seat is taken.`}
        </p>
      </header>
      <Why asking={asking} />
      <ul className="sitting">
        {table.seats.map((seat) => {
          const isFree = free.includes(seat);
          const link = links[seat.seat];
          return (
            <li key={seat.seat} className={isFree ? 'seat-row free' : 'seat-row'}>
              <div className="sitter">
                <strong>{seat.name}</strong>
                <span>
                  {sitterText(seat, bots)}
                  {mine.includes(seat.seat) ? ' (you)' : ''}
                </span>
                {mine.includes(seat.seat) && (
                  <button type="button" className="small" disabled={asking.busy} onClick={() => getUp(seat.seat)}>
                    Get up
                  </button>
                )}
                {isFree && (
                  <button type="button" className="small" disabled={asking.busy} onClick={() => sit(seat.seat)}>
                    Sit here myself
                  </button>
                )}
              </div>
              {isFree && link !== undefined && (
                <>
                  <Copy label={`Send this link to whoever plays ${seat.name}`} text={link} />
                  <button type="button" className="small" disabled={asking.busy} onClick={() => invite(seat.seat)}>
                    Another link: each can be used once
                  </button>
                </>
              )}
              {isFree && link === undefined && (
                <button type="button" disabled={asking.busy} onClick={() => invite(seat.seat)}>
                  Make a link for {seat.name}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="quiet">
        Agreed: {clockText(agreed.clock)}
        {agreed.clock.kind === 'none' ? '' : `; when a time is over, ${timeOutText[agreed.onTimeOut]}`};{' '}
        {agreed.rated ? 'rated' : 'not rated'}; {agreed.watched ? 'may be watched' : 'not for watching'}.
      </p>
      <p className="hint">
        The seed of the dice was fixed when the match was made; its fingerprint is{' '}
        <code className="fingerprint">{agreed.commitment}</code>. When it is over the seed is shown, and anybody can
        check that nothing was changed.
      </p>
      <div className="send">
        <button type="button" onClick={onLeave}>
          To all matches
        </button>
      </div>
    </main>
  );
}
