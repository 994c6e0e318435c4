/** What is said at the table: to all, or to one's own party. */
import type { Said } from '@ironbottom/wire';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Afar } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { date } from '../words/plural.js';
import { useAsking, Why } from './asking.js';
import { keepReadCount, readCount } from './kept.js';
import { agoText } from './said.js';

const words = online.chat;

/** How much has been said that nobody here has read. */
export function useUnread(afar: Afar | null, open: boolean): number {
  const key = afar === null ? '' : `${afar.match} ${afar.seat}`;
  const [read, setRead] = useState({ key, count: readCount(key) });
  const count = read.key === key ? read.count : readCount(key);
  const said = afar?.chat.length ?? 0;
  useEffect(() => {
    if (key === '' || !open || said === count) return;
    keepReadCount(key, said);
    setRead({ key, count: said });
  }, [key, open, said, count]);
  return open ? 0 : Math.max(0, said - count);
}

export function Chat({ afar }: { afar: Afar }) {
  const id = useId();
  const end = useRef<HTMLOListElement>(null);
  const [text, setText] = useState('');
  const [to, setTo] = useState<'all' | 'party'>('all');
  const asking = useAsking();
  const sits = afar.mine.includes(afar.seat);
  const party = afar.table.seats.find(({ seat }) => seat === afar.seat)?.party;
  const allies = afar.table.seats.filter((each) => each.party === party).length > 1;
  const said = afar.chat.length;
  useEffect(() => {
    if (said > 0) end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    void asking.run(async () => {
      const { refusal } = await call({ do: 'deed', deed: { do: 'say', to, text: line } });
      if (refusal !== null) throw new Error(refusal.why);
      setText('');
    });
  };

  return (
    <div className="chat">
      {said === 0 && <p className="quiet">{words.nothing}</p>}
      <div role="log" aria-label={words.log}>
        <ol ref={end}>
          {numbered(afar.chat).map(({ n, line }) => (
            <li key={n}>
              <p className="who">
                <strong>{line.who}</strong> {words.from(nameIn(afar, line.seat), line.to === 'party')}{' '}
                <time dateTime={new Date(line.at).toISOString()} title={date(line.at)}>
                  {agoText(line.at)}
                </time>
              </p>
              <p className="words">{line.text}</p>
            </li>
          ))}
        </ol>
      </div>
      {sits && (
        <form onSubmit={onSubmit}>
          <label htmlFor={id} className="unseen">
            {words.say}
          </label>
          <textarea
            id={id}
            rows={2}
            maxLength={2000}
            placeholder={words.something}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
          <div className="send">
            {allies && (
              <>
                <label htmlFor={`${id}to`}>{words.to}</label>
                <select id={`${id}to`} value={to} onChange={({ target }) => setTo(target.value as 'all' | 'party')}>
                  <option value="all">{words.all}</option>
                  <option value="party">{words.party}</option>
                </select>
              </>
            )}
            <button type="submit" disabled={asking.busy}>
              {words.send}
            </button>
          </div>
          {afar.agreed.watched && to === 'all' && <p className="hint">{words.watched}</p>}
          <Why asking={asking} />
        </form>
      )}
    </div>
  );
}

const numbered = (chat: readonly Said[]): { n: number; line: Said }[] => chat.map((line, n) => ({ n, line }));

const nameIn = ({ table }: Afar, seat: string): string => table.seats.find((each) => each.seat === seat)?.name ?? seat;
