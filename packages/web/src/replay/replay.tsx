/** A game looked at again, from its first moment to its last. */
import './replay.css';
import { useEffect, useState } from 'react';
import type { Place } from '../place.js';
import { call } from '../umpire/call.js';
import type { ReplayHead, ReplayOf, ReplayOpened } from '../umpire/replay-messages.js';
import { listed } from '../words/plural.js';
import { replay as words } from '../words/replay.js';
import { Watching } from './watching.js';

type Props = ReplayOf & {
  at: number | null;
  onLeave(next: Place): void;
  onGame(id: string): void;
  onTrouble(why: string): void;
};

export default function Replay({ of, id, at, onLeave, onGame, onTrouble }: Props) {
  const [opened, setOpened] = useState<ReplayOpened | null>(null);
  useEffect(() => {
    let gone = false;
    setOpened(null);
    call({ do: 'replay', of, id }).then(
      (found) => {
        if (!gone) setOpened(found);
      },
      (fault: Error) => {
        if (gone) return;
        onTrouble(fault.message);
        onLeave(of === 'match' ? { at: 'lobby' } : { at: 'home' });
      },
    );
    return () => {
      gone = true;
    };
  }, [of, id, onLeave, onTrouble]);
  if (opened === null)
    return (
      <main className="replay-opening">
        <h1>{words.title}</h1>
        <p role="status">{words.opening}</p>
      </main>
    );
  if ('curtain' in opened) {
    const names = listed(opened.curtain.seats);
    return (
      <main className="curtain">
        <h1>{words.curtain.title(names)}</h1>
        <p>{words.curtain.why(names)}</p>
        <div className="send">
          <button type="button" className="main" onClick={() => void call({ do: 'replayShow' }).then(setOpened)}>
            {words.curtain.show}
          </button>
          <button type="button" onClick={() => onLeave({ at: 'home' })}>
            {words.leave}
          </button>
        </div>
      </main>
    );
  }
  return (
    <Watching
      key={`${opened.replay.of} ${opened.replay.id}`}
      head={opened.replay}
      first={at}
      onLeave={() => onLeave(after(opened.replay))}
      onGame={onGame}
      onTrouble={onTrouble}
    />
  );
}

/** Back to a game that goes on; from one that is over, to the others. */
function after({ of, id, over }: ReplayHead): Place {
  if (over === null) return { at: of, id };
  return of === 'match' ? { at: 'lobby' } : { at: 'home' };
}
