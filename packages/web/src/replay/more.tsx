/** What can be made of a replay: another line, and a report. */
import { type SubmitEvent, useState } from 'react';
import { Seating } from '../screens/seating.js';
import { call } from '../umpire/call.js';
import type { Offered, Players } from '../umpire/messages.js';
import type { ReplayHead } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';
import { ReportForm } from './report-form.js';

type Props = { head: ReplayHead; at: number; onGame(id: string): void; onTrouble(why: string): void };

export function More({ head, at, onGame, onTrouble }: Props) {
  return (
    <>
      {head.offered !== null && (
        <AnotherLine head={head} game={head.offered} at={at} onGame={onGame} onTrouble={onTrouble} />
      )}
      <ReportForm head={head} onTrouble={onTrouble} />
    </>
  );
}

/** Whoever looks plays the first seat and its allies, and a bot the others, unless he says otherwise. */
function seatingFor({ seats }: ReplayHead, { opponent }: Offered): Players {
  const players: Players = {};
  for (const { seat, party } of seats) {
    players[seat] =
      party === seats[0]?.party || opponent === '' ? { by: 'person', person: 'me' } : { by: 'bot', bot: opponent };
  }
  return players;
}

function AnotherLine({ head, game, at, onGame, onTrouble }: Props & { game: Offered }) {
  const [players, setPlayers] = useState(() => seatingFor(head, game));
  const [dice, setDice] = useState<'same' | 'new'>(head.seeded ? 'same' : 'new');
  const [busy, setBusy] = useState(false);
  const over = at === head.last;
  const play = (event: SubmitEvent): void => {
    event.preventDefault();
    setBusy(true);
    call({ do: 'replayOn', at, players, dice }).then(
      ({ id }) => onGame(id),
      (fault: Error) => {
        setBusy(false);
        onTrouble(fault.message);
      },
    );
  };
  const scenario = { id: '', title: head.scenario, about: '', seats: head.seats, example: null };
  return (
    <form className="replay-part replay-on" onSubmit={play}>
      <h2>{words.on.title}</h2>
      <p className="hint">{over ? words.on.over : words.on.about(at)}</p>
      <Seating game={game} scenario={scenario} players={players} onPlayers={setPlayers} />
      <fieldset>
        <legend>{words.on.dice}</legend>
        {head.seeded ? (
          (['same', 'new'] as const).map((each) => (
            <label key={each} className="replay-choice">
              <input type="radio" name="dice" checked={dice === each} onChange={() => setDice(each)} />
              {words.on[each]}
            </label>
          ))
        ) : (
          <p className="hint">{words.on.noSeed}</p>
        )}
      </fieldset>
      <div className="send">
        <button type="submit" className="main" disabled={busy || over}>
          {words.on.play}
        </button>
      </div>
    </form>
  );
}
