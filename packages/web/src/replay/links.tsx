/** Ways into a replay, from wherever games are listed or end. */
import { hashOf } from '../place.js';
import { call } from '../umpire/call.js';
import type { Players } from '../umpire/messages.js';
import type { ReplayOf } from '../umpire/replay-messages.js';
import { replayLinks as words } from '../words/replay-links.js';

const addressOf = ({ of, id }: ReplayOf): string => hashOf({ at: 'replay', of, id, moment: null });

export function Watch({ name, ...of }: ReplayOf & { name: string }) {
  return (
    <a className="as-button" href={addressOf(of)} aria-label={words.watchGame(name)}>
      {words.watch}
    </a>
  );
}

export function WatchAgain(of: ReplayOf) {
  return (
    <div className="send">
      <a className="as-button" href={addressOf(of)}>
        {words.again}
      </a>
    </div>
  );
}

export function LookBack(of: ReplayOf) {
  return (
    <>
      <a className="as-button" href={addressOf(of)}>
        {words.lookBack}
      </a>
      <p className="hint">{words.lookBackWhat}</p>
    </>
  );
}

/** A file of a finished game is kept in this browser and watched. */
export function WatchFile({
  text,
  players,
  onTrouble,
}: {
  text: string;
  players: Players;
  onTrouble(why: string): void;
}) {
  const watch = (): void => {
    call({ do: 'replayFile', text, players }).then(
      ({ id }) => {
        location.hash = addressOf({ of: 'game', id });
      },
      (fault: Error) => onTrouble(fault.message),
    );
  };
  return (
    <button type="button" className="main" onClick={watch}>
      {words.watch}
    </button>
  );
}
