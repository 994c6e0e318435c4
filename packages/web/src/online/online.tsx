/** Everything about playing with others that is not a table: the frame around it, and what is said where there is no server. */
import { useCallback, useEffect, useState } from 'react';
import type { Place } from '../place.js';
import type { Offered } from '../umpire/messages.js';
import { online } from '../words/online.js';
import { Account } from './account.js';
import { Join } from './join.js';
import { keepOnline } from './kept.js';
import { Lobby } from './lobby.js';
import { Make, offeredBy } from './make.js';
import { Ratings } from './ratings.js';
import { Reset } from './reset.js';
import { ask, type Me, type Reach, whoAmI } from './server.js';

type Props = { place: Place; home: readonly Offered[]; go(place: Place, replace?: boolean): void };

const { nav, noServer } = online;
const titles: { readonly [at in Place['at']]?: string } = online.titles;

export function Online({ place, home, go }: Props) {
  const [reach, setReach] = useState<Reach | null>(null);
  const [games, setGames] = useState<readonly Offered[]>([]);
  const look = useCallback(() => {
    setReach(null);
    void whoAmI().then(setReach);
  }, []);
  useEffect(look, [look]);
  const there = reach?.server === true;
  useEffect(() => {
    if (!there) return;
    keepOnline();
    void ask('shelf').then(
      ({ games: offered }) => setGames(offeredBy(offered, home)),
      () => undefined,
    );
  }, [there, home]);
  const onMe = useCallback((me: Me | null) => setReach({ server: true, me }), []);

  const tab = (to: Place['at'], title: string) => (
    <a href={`#${to}`} aria-current={place.at === to ? 'page' : undefined}>
      {title}
    </a>
  );

  return (
    <main className="start online">
      <header className="masthead">
        <h1>{titles[place.at] ?? online.titles.lobby}</h1>
        <nav aria-label={nav.label}>
          {tab('lobby', nav.lobby)}
          {tab('make', nav.make)}
          {tab('ratings', nav.ratings)}
          {tab('account', reach?.server === true && reach.me !== null ? reach.me.name : nav.logIn)}
          {tab('home', nav.home)}
        </nav>
      </header>
      {reach === null && <p className="quiet">{nav.asking}</p>}
      {reach?.server === false && <NoServer onAgain={look} onHome={() => go({ at: 'home' })} />}
      {reach?.server === true && (
        <>
          {place.at === 'lobby' && (
            <Lobby
              me={reach.me}
              onMe={onMe}
              onMatch={(id) => go({ at: 'match', id })}
              onMake={() => go({ at: 'make' })}
            />
          )}
          {place.at === 'make' && games.length > 0 && (
            <Make games={games} me={reach.me} onMe={onMe} onMade={(id) => go({ at: 'match', id })} />
          )}
          {place.at === 'account' && <Account me={reach.me} onMe={onMe} />}
          {place.at === 'ratings' && <Ratings games={games} />}
          {place.at === 'reset' && (
            <Reset
              link={place.key}
              onMe={(me) => {
                onMe(me);
                go({ at: 'account' }, true);
              }}
            />
          )}
          {place.at === 'join' && (
            <Join link={place.key} games={games} me={reach.me} onJoined={(id) => go({ at: 'match', id })} />
          )}
        </>
      )}
    </main>
  );
}

function NoServer({ onAgain, onHome }: { onAgain(): void; onHome(): void }) {
  return (
    <section className="card">
      <h2>{noServer.title}</h2>
      <p>{noServer.why}</p>
      <p>{noServer.alone}</p>
      <div className="send">
        <button type="button" className="main" onClick={onHome}>
          {noServer.home}
        </button>
        <button type="button" onClick={onAgain}>
          {noServer.again}
        </button>
      </div>
    </section>
  );
}
