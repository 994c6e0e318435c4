/** Before a match begins: who is there already, and the links for those who are still to come. */
import { useEffect, useState } from 'react';
import type { Situation } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { Copy } from './copy.js';
import { keepLinks, linksOf } from './kept.js';
import { agreedText, sitterText } from './said.js';
import { ask, entropy } from './server.js';
import { TellMe } from './tell-me.js';

const words = online.waiting;

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
        <p role="status">{free.length === 0 ? words.all : words.for(free.map(({ name }) => name))}</p>
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
                  {sitterText(seat, bots)} {mine.includes(seat.seat) ? words.you : ''}
                </span>
                {mine.includes(seat.seat) && (
                  <button type="button" className="small" disabled={asking.busy} onClick={() => getUp(seat.seat)}>
                    {words.getUp}
                  </button>
                )}
                {isFree && (
                  <button type="button" className="small" disabled={asking.busy} onClick={() => sit(seat.seat)}>
                    {words.sit}
                  </button>
                )}
              </div>
              {isFree && link !== undefined && (
                <>
                  <Copy label={words.send(seat.name)} text={link} />
                  <button type="button" className="small" disabled={asking.busy} onClick={() => invite(seat.seat)}>
                    {words.another}
                  </button>
                </>
              )}
              {isFree && link === undefined && (
                <button type="button" disabled={asking.busy} onClick={() => invite(seat.seat)}>
                  {words.makeLink(seat.name)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {mine.length > 0 && free.length > 0 && <TellMe />}
      <p className="quiet">{words.agreed(agreedText(agreed), agreed.watched)}</p>
      <p className="hint">
        {words.seed} <code className="fingerprint">{agreed.commitment}</code>
      </p>
      <div className="send">
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </main>
  );
}
