/** A match of which there is nothing to see: the seat was given up, or what is shown late has not begun yet. */
import { call } from '../umpire/call.js';
import type { Afar, Situation } from '../umpire/messages.js';
import { online } from '../words/online.js';

const words = online.nothing;

type Props = { situation: Situation; afar: Afar; onSituation(situation: Situation): void; onLeave(): void };

export function Nothing({ situation, afar, onSituation, onLeave }: Props) {
  const { seat, table, agreed } = afar;
  const late = seat !== '' && agreed.late !== null;
  const name = table.seats.find((each) => each.seat === seat)?.name ?? seat;
  return (
    <main className="curtain">
      <h1>{situation.scenario}</h1>
      <p>{late ? words.late(name, agreed.late ?? 0) : words.notForWatching}</p>
      <div className="send">
        {late && (
          <button type="button" className="main" onClick={() => void call({ do: 'look', seat: '' }).then(onSituation)}>
            {words.public}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </main>
  );
}
