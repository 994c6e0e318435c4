/** What the others offer and want an answer to, what I offer, and time that has run out. */
import type { OfferKind } from '@ironbottom/wire';
import { call } from '../umpire/call.js';
import type { Afar, SeatDeed, Situation } from '../umpire/messages.js';
import { useAsking, Why } from './asking.js';
import { ask } from './server.js';

export const offerText: { readonly [what in OfferKind]: { offers: string; mine: string } } = {
  draw: { offers: 'offers a draw', mine: 'You offer a draw' },
  adjourn: { offers: 'asks to adjourn', mine: 'You ask to adjourn' },
  'take-back': { offers: 'asks to take the last answer back', mine: 'You ask to take your last answer back' },
};

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
    <section className="offers" aria-label="Offers" aria-live="polite">
      {table.offers.map(({ what, by, agreed }) => {
        const own = partyOf(by) === partyOf(seat);
        const words = by === seat ? offerText[what].mine : `${nameIn(by)} ${offerText[what].offers}`;
        return (
          <div key={what} className="offer">
            <p>
              {words}.{own ? ' The others have to agree.' : agreed.includes(seat) ? ' You have agreed.' : ''}
            </p>
            {!own && !agreed.includes(seat) && (
              <div className="send">
                <button
                  type="button"
                  className="main"
                  disabled={asking.busy}
                  onClick={() => void act({ do: 'reply', what, yes: true })}
                >
                  Agree
                </button>
                <button
                  type="button"
                  disabled={asking.busy}
                  onClick={() => void act({ do: 'reply', what, yes: false })}
                >
                  Decline
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
                Withdraw
              </button>
            )}
          </div>
        );
      })}
      {replaced && (
        <div className="offer">
          <p>A program plays your seat.</p>
          <button
            type="button"
            className="main"
            disabled={asking.busy}
            onClick={() => void asking.run(() => ask('join', { params: { id: afar.match, seat }, body: {} }))}
          >
            Take it back
          </button>
        </div>
      )}
      {adjourned && (
        <div className="offer">
          <p>The match is adjourned: nothing is asked and no clock runs until somebody resumes it.</p>
          <button type="button" className="main" disabled={asking.busy} onClick={() => void act({ do: 'resume' })}>
            Resume
          </button>
        </div>
      )}
      {late.length > 0 && table.status === 'live' && (
        <div className="offer">
          <p>The time of {late.map(nameIn).join(' and ')} is over. You may claim the match, or go on waiting.</p>
          <button type="button" disabled={asking.busy} onClick={() => void act({ do: 'claim' })}>
            Claim the match
          </button>
        </div>
      )}
      <Why asking={asking} />
    </section>
  );
}
