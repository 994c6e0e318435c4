/** Which screen is shown. */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isCurtained, isKnown, makeKnown } from './online/kept.js';
import { hashOf, isOnline, type Place, placeIn } from './place.js';
import { Curtain } from './screens/curtain.js';
import { Install } from './screens/install.js';
import { Start } from './screens/start.js';
import { Thinking } from './screens/thinking.js';
import { ThemeSwitch } from './style/theme-switch.js';
import { call, onPush } from './umpire/call.js';
import type { Reference, Replies, Situation } from './umpire/messages.js';
import { app } from './words/app.js';

const Replay = lazy(() => import('./replay/replay.js'));
const Desk = lazy(() => import('./desk/desk.js').then((room) => ({ default: room.Desk })));
const Book = lazy(() => import('./reference/reference.js').then((room) => ({ default: room.Reference })));

const forcedKey = 'ironbottom forced';

/** Nobody waits for these to see the first screen; the table is sent for when that has stood for a moment. */
const breath = 1500;
const tableModule = () => import('./screens/table.js');
const Table = lazy(() => tableModule().then((module) => ({ default: module.Table })));
const Online = lazy(() => import('./online/online.js').then((module) => ({ default: module.Online })));
const Nothing = lazy(() => import('./online/nothing.js').then((module) => ({ default: module.Nothing })));
const Waiting = lazy(() => import('./online/waiting.js').then((module) => ({ default: module.Waiting })));

const newest = (opened: Situation, pushed: Situation | null): Situation => (pushed?.id === opened.id ? pushed : opened);

export function App() {
  const [place, setPlace] = useState(() => placeIn(location.hash));
  const [shelf, setShelf] = useState<Replies['shelf'] | null>(null);
  const [situation, setSituation] = useState<Situation | null>(null);
  const [reference, setReference] = useState<Reference | null>(null);
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const [forced, setForced] = useState(() => localStorage.getItem(forcedKey) !== 'no');
  /** The game or match that is open or being opened, so that none is opened twice. */
  const opened = useRef('');
  /** What came from the server last, though nobody was shown it yet. */
  const pushed = useRef<Situation | null>(null);

  const complain = useCallback((fault: unknown) => {
    setTrouble(fault instanceof Error ? fault.message : String(fault));
  }, []);

  const go = useCallback((next: Place, replace = false) => {
    const address = `${location.pathname}${hashOf(next)}`;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setPlace(next);
    scrollTo(0, 0);
  }, []);

  const enter = useCallback(
    async (at: 'game' | 'match', back: Place, opening: Promise<Situation>): Promise<void> => {
      setBusy(true);
      setTrouble('');
      try {
        const next = await opening;
        pushed.current = null;
        const about = await call({ do: 'reference' });
        opened.current = next.id;
        setReference(about);
        // Meanwhile it may have gone on: a question that answered itself, another player's answer.
        setSituation(newest(next, pushed.current));
        if (at === 'match') makeKnown(next.id);
        go({ at, id: next.id }, true);
      } catch (fault) {
        opened.current = '';
        complain(fault);
        go(back, true);
      } finally {
        setBusy(false);
      }
    },
    [complain, go],
  );

  useEffect(() => {
    const onAddress = (): void => setPlace(placeIn(location.hash));
    addEventListener('popstate', onAddress);
    addEventListener('hashchange', onAddress);
    return () => {
      removeEventListener('popstate', onAddress);
      removeEventListener('hashchange', onAddress);
    };
  }, []);

  // Whatever led to a place, what belongs there is opened, and what does not is closed.
  useEffect(() => {
    const wanted = localStorage.getItem(forcedKey) !== 'no';
    if (place.at === 'game' || place.at === 'match') {
      const { at, id } = place;
      if (opened.current === id) return;
      opened.current = id;
      setSituation(null);
      if (at === 'game') void enter(at, { at: 'home' }, call({ do: 'open', id, forced: wanted }));
      else {
        const known = isKnown(id);
        const curtain = isCurtained(id);
        void enter(at, { at: 'lobby' }, call({ do: 'sit', match: id, forced: wanted, known, curtain }));
      }
      return;
    }
    opened.current = '';
    setSituation(null);
    setReference(null);
    // A replay asks for what it needs itself, and of a game that goes on the worker knows who looks.
    if (place.at === 'replay') return;
    call({ do: 'shelf' }).then(setShelf, complain);
  }, [place, enter, complain]);

  /** An answer of the worker that comes when somebody has left already brings nobody back. */
  const show = useCallback((next: Situation) => {
    if (opened.current === next.id) setSituation(next);
  }, []);

  useEffect(() => {
    onPush((news) => {
      pushed.current = news;
      if (opened.current === news.id) setSituation((before) => (before?.id === news.id ? news : before));
    });
  }, []);

  // What nobody else catches is said too.
  useEffect(() => {
    const onFault = (event: PromiseRejectionEvent): void => {
      event.preventDefault();
      complain(event.reason);
    };
    addEventListener('unhandledrejection', onFault);
    return () => removeEventListener('unhandledrejection', onFault);
  }, [complain]);

  useEffect(() => {
    if (situation?.unkept !== undefined) setTrouble(app.unkept(situation.unkept));
  }, [situation]);

  const atHome = shelf !== null;
  useEffect(() => {
    if (!atHome) return;
    // Where that fails, it is sent for again when it is wanted.
    const timer = setTimeout(() => void tableModule().catch(() => undefined), breath);
    return () => clearTimeout(timer);
  }, [atHome]);

  const asked = situation?.afar !== null && situation?.table?.asked != null;
  useEffect(() => {
    const name = situation === null ? app.name : app.title(situation.title);
    document.title = asked ? app.yourMove(name) : name;
  }, [situation, asked]);

  const onForced = (next: boolean): void => {
    localStorage.setItem(forcedKey, next ? 'yes' : 'no');
    setForced(next);
    call({ do: 'forced', forced: next }).then(show, complain);
  };

  const leaveReplay = useCallback((next: Place) => go(next), [go]);
  const afar = situation?.afar ?? null;
  const leave = (): void => go({ at: afar === null ? 'home' : 'lobby' });
  const waits = afar !== null && afar.table.status === 'open';
  const home: Place = { at: 'home' };
  return (
    <>
      {trouble !== '' && (
        <div className="trouble" role="alert">
          <p>{trouble}</p>
          <button type="button" className="small" onClick={() => setTrouble('')}>
            {app.close}
          </button>
        </div>
      )}
      <Thinking />
      {situation === null && place.at === 'home' && shelf !== null && (
        <Start
          shelf={shelf}
          busy={busy}
          onNew={(book, scenario, options, players, set, charts, seed) =>
            void enter('game', home, call({ do: 'new', book, scenario, options, players, set, charts, seed, forced }))
          }
          onOpen={(id) => void enter('game', home, call({ do: 'open', id, forced }))}
          onImport={(text, players) => void enter('game', home, call({ do: 'import', text, players, forced }))}
          onSaved={(saved) => setShelf({ ...shelf, saved })}
          onTrouble={setTrouble}
          onOnline={() => go({ at: 'lobby' })}
          onLearn={(book, scenario) => void enter('game', home, call({ do: 'learn', book, scenario }))}
        />
      )}
      <Suspense fallback={null}>
        {situation === null && isOnline(place) && shelf !== null && <Online place={place} home={shelf.games} go={go} />}
        {situation !== null && waits && <Waiting situation={situation} afar={afar} onLeave={leave} />}
        {situation?.curtain && !waits && (
          <Curtain
            key={situation.moment}
            situation={situation}
            curtain={situation.curtain}
            onSituation={show}
            onLeave={leave}
          />
        )}
        {situation !== null && afar !== null && !waits && situation.curtain === null && situation.table === null && (
          <Nothing situation={situation} afar={afar} onSituation={show} onLeave={leave} />
        )}
        {situation?.table && !waits && reference !== null && (
          <Table
            situation={situation}
            table={situation.table}
            reference={reference}
            forced={forced}
            onForced={onForced}
            onSituation={show}
            onLeave={leave}
            onMatch={(id) => go({ at: 'match', id })}
          />
        )}
        {place.at === 'desk' && <Desk key={place.path} path={place.path} />}
        {place.at === 'rules' && <Book path={place.path} />}
        {place.at === 'replay' && (
          <Replay
            of={place.of}
            id={place.id}
            at={place.moment}
            onLeave={leaveReplay}
            onGame={(id) => go({ at: 'game', id })}
            onTrouble={setTrouble}
          />
        )}
      </Suspense>
      {!situation?.table && place.at !== 'replay' && (
        <footer className="page-foot">
          <ThemeSwitch />
          <Install />
        </footer>
      )}
    </>
  );
}
