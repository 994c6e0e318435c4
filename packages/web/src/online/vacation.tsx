/** Days on which slow clocks stand still. */
import { useState } from 'react';
import { online } from '../words/online.js';
import { date } from '../words/plural.js';
import { useAsking, Why } from './asking.js';
import { Field } from './form.js';
import { ask, type Me } from './server.js';

const words = online.vacation;

export function Vacation({ me, onMe }: { me: Me; onMe(me: Me): void }) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const asking = useAsking();
  const now = Date.now();
  const ahead = me.vacations.filter((span) => span.until > now);
  const send = (span: { from: number; until: number } | null): void => {
    void asking.run(async () => {
      const { vacations } = await ask('vacation', { body: { span } });
      onMe({ ...me, vacations });
    });
  };
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        // A day lasts until it is over where you are.
        send({ from: Math.max(now, dayOf(from)), until: dayOf(until, 1) });
      }}
    >
      <h2>{words.title}</h2>
      <p className="quiet">{words.what}</p>
      {ahead.map((span) => (
        <p key={span.from}>
          {span.from <= now ? words.now(date(span.until)) : words.ahead(date(span.from), date(span.until))}
        </p>
      ))}
      <div className="two">
        <Field label={words.first} type="date" value={from} onValue={setFrom} />
        <Field label={words.last} type="date" value={until} onValue={setUntil} />
      </div>
      <Why asking={asking} />
      <div className="send">
        <button type="submit" disabled={asking.busy}>
          {words.go}
        </button>
        {ahead.length > 0 && (
          <button type="button" disabled={asking.busy} onClick={() => send(null)}>
            {words.back}
          </button>
        )}
      </div>
    </form>
  );
}

/** Midnight where you are, so many days later. */
function dayOf(text: string, later = 0): number {
  const [year = 1970, month = 1, day = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, day + later).getTime();
}
