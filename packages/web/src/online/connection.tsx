/** Whether the server is heard, and how much of one's own time is left. */
import { useEffect, useState } from 'react';
import type { Afar } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { leftText } from './said.js';

const words = online.connection;

/** A blink of the network is nobody's business. */
const patience = 700;

export function Connection({ connected }: { connected: boolean }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (connected) return setLate(false);
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [connected]);
  return (
    <p className={late ? 'connection lost' : 'connection'} role="status">
      {late ? words.lost : ''}
    </p>
  );
}

export function OwnClock({ clock }: { clock: NonNullable<Afar['clock']> }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!clock.runs) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [clock]);
  const left = clock.runs ? clock.left - Math.max(0, now - clock.at) : clock.left;
  const short = clock.runs && left < 60_000;
  return (
    <p className={short ? 'own-clock short' : 'own-clock'} role="timer" aria-label={words.left}>
      <span className="own-clock-of">{clock.runs ? words.runs : words.stands}</span> {leftText(left)}
    </p>
  );
}
