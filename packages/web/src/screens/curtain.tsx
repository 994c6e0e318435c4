/** Between two people before one screen. Nothing of either lies behind it. */
import { useEffect, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Situation } from '../umpire/messages.js';

type Props = {
  situation: Situation;
  curtain: NonNullable<Situation['curtain']>;
  onSituation(situation: Situation): void;
  onLeave(): void;
};

export function Curtain({ situation, curtain, onSituation, onLeave }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [why, setWhy] = useState('');
  useEffect(() => button.current?.focus(), []);
  const undo = (): Promise<void> => call({ do: 'undo' }).then(onSituation, (fault: Error) => setWhy(fault.message));
  const names = curtain.seats.join(' and ');
  return (
    <main className="curtain">
      <p className="asked-of">
        {situation.title}: {situation.scenario}
      </p>
      <h1>Pass the screen to {names}</h1>
      <p>Whoever plays {names} looks alone.</p>
      <div className="send">
        <button type="button" className="main" ref={button} onClick={() => void call({ do: 'show' }).then(onSituation)}>
          Show
        </button>
        {curtain.undo && (
          <button type="button" onClick={() => void undo()}>
            Take the last answer back
          </button>
        )}
        <button type="button" onClick={onLeave}>
          Leave
        </button>
      </div>
      {why !== '' && (
        <p className="refusal" role="alert">
          {why}
        </p>
      )}
    </main>
  );
}
