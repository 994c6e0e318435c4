/** Between two people before one screen. Nothing of either lies behind it. */
import { useEffect, useRef, useState } from 'react';
import { call } from '../umpire/call.js';
import type { Situation } from '../umpire/messages.js';
import { screens } from '../words/screens.js';

const words = screens.curtain;

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
  return (
    <main className="curtain">
      <p className="asked-of">{words.game(situation.title, situation.scenario)}</p>
      <h1>{words.pass(curtain.seats)}</h1>
      <p>{words.alone(curtain.seats)}</p>
      <div className="send">
        <button type="button" className="main" ref={button} onClick={() => void call({ do: 'show' }).then(onSituation)}>
          {words.show}
        </button>
        {curtain.undo && (
          <button type="button" onClick={() => void undo()}>
            {words.undo}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {words.leave}
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
