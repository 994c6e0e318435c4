/** What the others offer and want an answer to, what I offer, and time that has run out. */
import { isWanted } from '@ironbottom/wire';
import { call } from '../umpire/call.js';
import type { Afar, SeatDeed, Situation } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { ask } from './server.js';

const words = online.offers;

type Props = { afar: Afar; onSituation(situation: Situation): void };

export function useDeed(onSituation: (situation: Situation) => void) {
  const asking = useAsking();
  const act = (deed: SeatDeed): Promise<boolean> =>
    asking.run(async () => {
      const { refusal, situation } = await call({ do: 'deed', deed });
      onSituation(situation);
      if (refusal !== null) throw new Error(refusal.why);
    });
  return { asking, act };
}

export function Offers({ afar, onSituation }: Props) {
  const { asking, act } = useDeed(onSituation);
  const { table, seat, mine } = afar;
  if (!mine.includes(seat)) return null;
  const nameIn = (id: string): string => table.seats.find((each) => each.seat === id)?.name ?? id;
  const partyOf = (id: string): string | undefined => table.seats.find((each) => each.seat === id)?.party;
  const late = table.flags.filter((flag) => partyOf(flag) !== partyOf(seat));
  const adjourned = table.status === 'adjourned';
  const replaced = table.status !== 'over' && table.seats.some((each) => each.seat === seat && each.bot !== null);
  if (table.offers.length === 0 && late.length === 0 && !adjourned && !replaced && asking.why === '') return null;
  return (
    <section className="offers" aria-label={words.label} aria-live="polite">
      {table.offers.map((offer) => {
        const { what, by, agreed } = offer;
        const own = !isWanted(table, offer, seat);
        const offered = by === seat ? words.kinds[what].mine : words.kinds[what].theirs(nameIn(by));
        return (
          <div key={what} className="offer">
            <p>
              {offered} {own ? words.haveToAgree : agreed.includes(seat) ? words.youAgreed : ''}
            </p>
            {!own && !agreed.includes(seat) && (
              <div className="send">
                <button
                  type="button"
                  className="main"
                  disabled={asking.busy}
                  onClick={() => void act({ do: 'reply', what, yes: true })}
                >
                  {words.agree}
                </button>
                <button
                  type="button"
                  disabled={asking.busy}
                  onClick={() => void act({ do: 'reply', what, yes: false })}
                >
                  {words.decline}
                </button>
              </div>
            )}
            {by === seat && (
              <button
                type="button"
                className="small"
                disabled={asking.busy}
                onClick={() => void act({ do: 'reply', what, yes: false })}
              >
                {words.withdraw}
              </button>
            )}
          </div>
        );
      })}
      {replaced && (
        <div className="offer">
          <p>{words.replaced}</p>
          <button
            type="button"
            className="main"
            disabled={asking.busy}
            onClick={() => void asking.run(() => ask('join', { params: { id: afar.match, seat }, body: {} }))}
          >
            {words.back}
          </button>
        </div>
      )}
      {adjourned && (
        <div className="offer">
          <p>{words.adjourned}</p>
          {!table.offers.some(({ what }) => what === 'resume') && (
            <button
              type="button"
              className="main"
              disabled={asking.busy}
              onClick={() => void act({ do: 'offer', what: 'resume' })}
            >
              {words.resume}
            </button>
          )}
        </div>
      )}
      {late.length > 0 && table.status === 'live' && (
        <div className="offer">
          <p>{words.late(late.map(nameIn))}</p>
          <button type="button" disabled={asking.busy} onClick={() => void act({ do: 'claim' })}>
            {words.claim}
          </button>
        </div>
      )}
      <Why asking={asking} />
    </section>
  );
}
