/** Matches: mine, those with a free seat, those to watch, those that are over. */
import { useCallback, useEffect, useState } from 'react';
import { Watch } from '../replay/links.js';
import { online } from '../words/online.js';
import { useAsking, Why } from './asking.js';
import { NameField } from './name.js';
import { agoText, clockText, shownText, sittingText } from './said.js';
import { ask, entropy, type Listed, type Me } from './server.js';

const words = online.lobby;

type Lists = { mine: Listed[]; open: Listed[]; live: Listed[]; over: Listed[] };

const nothing: Lists = { mine: [], open: [], live: [], over: [] };
/** Milliseconds between two looks, while the page is looked at. */
const every = 10_000;

type Which = keyof Lists;
/** What the server gives at once; where there are as many, there may be more. */
const page = 50;

/** The newest, and of what was fetched before what is older than they are. */
function merged(before: Lists | null, fresh: Lists): Lists {
  const merge = (which: Which): Listed[] => {
    const least = Math.min(...fresh[which].map(({ created }) => created));
    const older = fresh[which].length < page ? [] : (before?.[which].filter(({ created }) => created < least) ?? []);
    return [...fresh[which], ...older];
  };
  return { mine: merge('mine'), open: merge('open'), live: merge('live'), over: merge('over') };
}

async function fetchLists(): Promise<Lists> {
  const [mine, open, live, over] = await Promise.all(
    (['mine', 'open', 'live', 'over'] as const).map(async (which) => (await ask('list', { query: { which } })).matches),
  );
  return { mine: mine ?? [], open: open ?? [], live: live ?? [], over: over ?? [] };
}

export const isMyMove = ({ mine, status }: Listed): boolean => status === 'live' && mine.some(({ asked }) => asked);

const standing = { open: 1, live: 2, adjourned: 3, over: 4 } as const;

/** Where I am asked first, then what waits to begin, then the rest; what moved last first. */
export function inOrder(matches: readonly Listed[]): Listed[] {
  const rank = (match: Listed): number => (isMyMove(match) ? 0 : standing[match.status]);
  return [...matches].sort((a, b) => rank(a) - rank(b) || b.moved - a.moved);
}

type Props = { me: Me | null; onMe(me: Me): void; onMatch(id: string): void; onMake(): void };

export function Lobby({ me, onMe, onMatch, onMake }: Props) {
  const [lists, setLists] = useState<Lists | null>(null);
  const asking = useAsking();
  const [joining, setJoining] = useState<{ match: string; seat: string } | null>(null);
  const [name, setName] = useState('');
  const { run } = asking;
  const refresh = useCallback(
    () =>
      run(async () => {
        const fresh = await fetchLists();
        setLists((before) => merged(before, fresh));
      }),
    [run],
  );
  const older = (which: Which): void => {
    const least = Math.min(...(lists?.[which] ?? []).map(({ created }) => created));
    void asking.run(async () => {
      const { matches } = await ask('list', { query: { which, before: least } });
      setLists((before) => before && { ...before, [which]: [...before[which], ...matches] });
    });
  };
  const more = (which: Which): (() => void) | null => {
    const count = lists?.[which].length ?? 0;
    return count > 0 && count % page === 0 ? () => older(which) : null;
  };

  useEffect(() => {
    void refresh();
    const look = (): void => {
      if (document.visibilityState === 'visible')
        void fetchLists().then(
          (fresh) => setLists((before) => merged(before, fresh)),
          () => undefined,
        );
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);

  const join = (match: string, seat: string): void => {
    if (me === null && name.trim() === '') {
      setJoining({ match, seat });
      return;
    }
    void asking.run(async () => {
      if (me === null) onMe((await ask('beGuest', { body: { name } })).me);
      await ask('join', { params: { id: match, seat }, body: { entropy: entropy() } });
      onMatch(match);
    });
  };

  const { mine, open, live, over } = lists ?? nothing;
  const ids = new Set(mine.map(({ id }) => id));
  const others = (matches: readonly Listed[]): Listed[] => matches.filter(({ id }) => !ids.has(id));
  const going = inOrder(mine.filter(({ status }) => status !== 'over'));
  const ended = inOrder([...mine.filter(({ status }) => status === 'over'), ...others(over)]);
  return (
    <>
      <Why asking={asking} />
      <div className="send">
        <button type="button" className="main" onClick={onMake}>
          {words.make}
        </button>
        <button type="button" onClick={() => void refresh()} disabled={asking.busy}>
          {words.again}
        </button>
      </div>
      {joining !== null && me === null && (
        <form
          className="card"
          onSubmit={(event) => {
            event.preventDefault();
            join(joining.match, joining.seat);
          }}
        >
          <NameField value={name} onValue={setName} focused />
          <div className="send">
            <button type="submit" className="main">
              {words.sit}
            </button>
            <button type="button" onClick={() => setJoining(null)}>
              {words.notNow}
            </button>
          </div>
        </form>
      )}
      {lists === null ? (
        <p className="quiet">{words.looking}</p>
      ) : (
        <>
          <Part title={words.yours} none={words.noneYours} more={more('mine')}>
            {going.map((match) => (
              <Row key={match.id} match={match} mark={isMyMove(match) ? words.yourMove : markOf(match)}>
                <Go match={match} onMatch={onMatch} main={isMyMove(match)}>
                  {isMyMove(match) ? words.play : words.look}
                </Go>
              </Row>
            ))}
          </Part>
          <Part title={words.free} none={words.noneFree} more={more('open')}>
            {others(open).map((match) => (
              <Row key={match.id} match={match} mark="">
                {match.table.seats
                  .filter(({ people, bot }) => people.length === 0 && bot === null)
                  .map(({ seat, name: seatName }) => (
                    <button
                      key={seat}
                      type="button"
                      disabled={asking.busy}
                      aria-label={words.playSeatIn(seatName, match.title)}
                      onClick={() => join(match.id, seat)}
                    >
                      {words.playSeat(seatName)}
                    </button>
                  ))}
              </Row>
            ))}
          </Part>
          <Part title={words.live} none={words.noneLive} more={more('live')}>
            {others(live).map((match) => (
              <Row key={match.id} match={match} mark={markOf(match)}>
                <Go match={match} onMatch={onMatch}>
                  {words.watch}
                </Go>
              </Row>
            ))}
          </Part>
          <Part title={words.over} none={words.noneOver} more={more('over')}>
            {ended.map((match) => (
              <Row key={match.id} match={match} mark={match.outcome?.why ?? ''}>
                <Go match={match} onMatch={onMatch}>
                  {words.look}
                </Go>
                <Watch of="match" id={match.id} name={match.title} />
              </Row>
            ))}
          </Part>
        </>
      )}
    </>
  );
}

function markOf({ status }: Listed): string {
  return status === 'open' ? words.waiting : status === 'adjourned' ? words.adjourned : '';
}

type PartProps = { title: string; none: string; more: (() => void) | null; children: React.ReactNode[] };

function Part({ title, none, more, children }: PartProps) {
  return (
    <section className="matches">
      <h2>{title}</h2>
      {children.length === 0 ? <p className="quiet">{none}</p> : <ul>{children}</ul>}
      {more !== null && (
        <button type="button" className="small" onClick={more} aria-label={words.olderOf(title)}>
          {words.older}
        </button>
      )}
    </section>
  );
}

function Row({ match, mark, children }: { match: Listed; mark: string; children: React.ReactNode }) {
  const rated = match.rated ? [online.said.rated] : [];
  const facts = [clockText(match.clock), ...rated, ...shownText(match), agoText(match.moved)];
  return (
    <li className={isMyMove(match) ? 'match asked' : 'match'}>
      <div>
        <strong>{match.title}</strong> {mark !== '' && <span className="mark">{mark}</span>}
        <span className="about">{sittingText(match.table)}</span>
        <span className="about">{facts.join(' · ')}</span>
      </div>
      <div className="send">{children}</div>
    </li>
  );
}

type GoProps = { match: Listed; main?: boolean; onMatch(id: string): void; children: string };

function Go({ match, main = false, onMatch, children }: GoProps) {
  return (
    <button
      type="button"
      className={main ? 'main' : ''}
      aria-label={words.goTo(children, match.title)}
      onClick={() => onMatch(match.id)}
    >
      {children}
    </button>
  );
}
