/** The screen of a replay: maps, records beside them, and below them the time. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Panel } from '../beside/panel.js';
import { Rule, Rules, rulesFrom } from '../beside/rule.js';
import { type Tab, Tabs } from '../beside/tabs.js';
import type { Eyes, ReplayAt, ReplayHead } from '../umpire/replay-messages.js';
import { replay as words } from '../words/replay.js';
import { Boards } from './boards.js';
import { useBookmarks } from './bookmarks.js';
import { Controls } from './controls.js';
import { Knew } from './knew.js';
import { ReplayLog, useLog } from './log.js';
import { Luck } from './luck.js';
import { Maps } from './maps.js';
import { Minds } from './minds.js';
import { momentFor, placeAt, type Wish, wishOf } from './moments.js';
import { Moments } from './moments-list.js';
import { More } from './more.js';
import { useMoment } from './use-moment.js';

type Props = {
  head: ReplayHead;
  first: number | null;
  onLeave(): void;
  onGame(id: string): void;
  onTrouble(why: string): void;
};

/** Everybody at once, each beside the others, or one seat. */
export type Looked = 'all' | 'each' | { seat: string };

export function Watching({ head, first, onLeave, onGame, onTrouble }: Props) {
  const { last, marks, seats, reference } = head;
  // Whoever looks back from the table begins where he left it.
  const [at, setAt] = useState(Math.min(first ?? (head.over === null ? last : 0), last));
  const [looked, look] = useState<Looked>(head.all ? 'all' : { seat: seats[0]?.seat ?? '' });
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState(2);
  const [tab, setTab] = useState('log');
  const [detailed, setDetailed] = useState(false);
  const [focus, setFocus] = useState<{ key: string; place: number } | undefined>();
  const bookmarks = useBookmarks(head);
  const rules = useMemo(() => rulesFrom(reference.book, reference.rules, reference.house), [reference]);
  const eyes = useMemo(
    (): Eyes[] => (looked === 'all' ? ['all'] : looked === 'each' ? seats.map(({ seat }) => ({ seat })) : [looked]),
    [looked, seats],
  );
  const seen = useMoment(at, eyes, onTrouble);
  const moment = seen?.moment ?? null;
  // A scene that was asked for through other eyes is not shown under these.
  const scenes = seen !== null && seen.eyes === JSON.stringify(eyes) ? seen.moment.scenes : [];
  const [scene] = scenes;
  const log = useLog(looked === 'each' ? (head.all ? 'all' : (eyes[0] ?? 'all')) : (eyes[0] ?? 'all'));
  useAddress(head, at);
  useTitle(head);
  // What this moment brought, for whoever listens; while it plays there would be no end to it.
  const brought = playing ? [] : log.filter((line) => line.at === at && !line.minor).slice(0, spoken);

  const go = useCallback(
    (to: number, show = false): void => {
      setAt(to);
      const place = show ? placeAt(marks, to) : undefined;
      if (place !== undefined) setFocus((before) => ({ key: `${to} ${(before?.key.length ?? 0) + 1}`, place }));
    },
    [marks],
  );
  const showPlace = (place: number): void =>
    setFocus((before) => ({ key: `place ${place} ${(before?.key.length ?? 0) + 1}`, place }));
  // What is looked at on the list is marked on the map too: what a program has in mind this turn.
  const minded = useMemo(() => (tab === 'minds' ? mindedAt(head.minds, at) : noMarks), [tab, head.minds, at]);
  const obey = useCallback(
    (wish: Wish): void => {
      if (wish === 'play') play((before) => !before);
      else if (wish === 'bookmark') setTab('moments');
      else {
        play(false);
        const to = momentFor(wish, marks, at, last);
        if (to !== undefined) go(to, wish.startsWith('battle'));
      }
    },
    [marks, at, last, go],
  );
  useKeys(obey);

  // The next moment comes when this one has been shown for as long as was asked.
  const arrived = moment?.at === at;
  useEffect(() => {
    if (!playing || !arrived) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : play(false)), 1000 / speed);
    return () => clearTimeout(timer);
  }, [playing, arrived, at, last, speed]);

  const side = useRef<HTMLElement>(null);
  const chooseTab = (next: string): void => {
    setTab(next);
    // The log is read from its end, everything else from its beginning.
    side.current?.querySelector('.tabs')?.scrollTo({ top: 0 });
  };
  const placeName = (place: number): string => reference.placeNames[place] || String(place);
  const tabs: Tab[] = [
    {
      id: 'log',
      title: words.tabs.log,
      body: <ReplayLog lines={log} at={at} detailed={detailed} onDetailed={setDetailed} onGo={go} />,
    },
    {
      id: 'moments',
      title: words.tabs.moments,
      body: <Moments head={head} at={at} bookmarks={bookmarks} onGo={(to) => go(to, true)} />,
    },
    {
      id: 'boards',
      title: words.tabs.boards,
      body: <Boards scenes={scenes} />,
    },
    {
      id: 'knew',
      title: words.tabs.knew,
      body: <Knew knew={moment?.knew ?? []} unit={reference.map?.ageUnit} placeName={placeName} />,
    },
    ...(head.minds.length === 0
      ? []
      : [
          {
            id: 'minds',
            title: words.tabs.minds,
            body: (
              <Minds
                minds={head.minds}
                marks={marks}
                at={at}
                placeName={placeName}
                onGo={go}
                onShow={reference.map === null ? null : showPlace}
              />
            ),
          },
        ]),
    {
      id: 'luck',
      title: words.tabs.luck,
      body: <Luck head={head} at={at} answered={moment?.answered ?? null} lines={log} onGo={go} />,
    },
    { id: 'more', title: words.tabs.more, body: <More head={head} at={at} onGame={onGame} onTrouble={onTrouble} /> },
  ];

  return (
    <Rules value={rules}>
      <div className="replay">
        <header className="head">
          <div className="names">
            <h1>{head.title}</h1>
            <p className="scenario-name">
              {head.scenario} · {words.title}
            </p>
          </div>
          <p className="clock">{scene?.scene.clock ?? ''}</p>
          <p className="score">{scene?.scene.score ?? ''}</p>
          <label className="look">
            {words.eyes.label}
            <select
              value={typeof looked === 'string' ? looked : `seat ${looked.seat}`}
              onChange={({ target: { value } }) =>
                look(value === 'all' || value === 'each' ? value : { seat: value.slice('seat '.length) })
              }
            >
              {head.all && <option value="all">{words.eyes.all}</option>}
              {seats.length > 1 && <option value="each">{words.eyes.each}</option>}
              {seats.map(({ seat, name }) => (
                <option key={seat} value={`seat ${seat}`}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <nav aria-label={words.title}>
            <button type="button" onClick={onLeave}>
              {words.leave}
            </button>
          </nav>
        </header>
        {reference.map === null ? (
          <main className="boards" aria-label={words.tabs.boards}>
            {scenes.flatMap(({ name, scene: { panels } }) =>
              panels.map((panel) => <Panel key={`${name} ${panel.id}`} panel={panel} titled />),
            )}
          </main>
        ) : (
          <Maps map={reference.map} scenes={scenes} marks={minded} focus={focus} placeName={placeName} />
        )}
        <aside className="side" ref={side} aria-label={words.tabs.label}>
          <div className="replay-answered">
            <p className="asked-of">
              {head.over === null
                ? words.goesOn
                : at < last
                  ? words.past
                  : words.ended(head.over.result, head.over.why)}
            </p>
            <Answered moment={moment} at={at} />
          </div>
          <Tabs label={words.tabs.label} tabs={tabs} chosen={tab} onChoose={chooseTab}>
            {null}
          </Tabs>
        </aside>
        <Controls
          at={at}
          last={last}
          marks={marks}
          bookmarks={bookmarks.all}
          clock={scene?.scene.clock ?? ''}
          playing={playing}
          speed={speed}
          onSpeed={setSpeed}
          onAt={(to) => {
            play(false);
            setAt(to);
          }}
          onWish={obey}
        />
        <p className="unseen" aria-live="polite">
          {brought.map(({ text }) => text).join(' ')}
        </p>
      </div>
    </Rules>
  );
}

function mindedAt(minds: ReplayHead['minds'], at: number): { place: number; text: string }[] {
  const until = minds.filter(({ moment }) => moment <= at);
  const turn = Math.max(...until.map((mind) => mind.turn));
  return until.flatMap((mind) =>
    mind.turn === turn && mind.at !== undefined ? [{ place: mind.at, text: mind.text }] : [],
  );
}

const noMarks: readonly { place: number; text: string }[] = [];

function Answered({ moment, at }: { moment: ReplayAt | null; at: number }) {
  const answered = moment?.answered ?? null;
  if (at === 0) return <p className="quiet">{words.beginning}</p>;
  if (answered === null) return <p className="quiet">{words.another(at)}</p>;
  return (
    <>
      <p>
        {words.answered(answered.seat, at, answered.prompt)} <Rule rule={answered.rule} />
      </p>
      <Given told={answered.told} />
      {answered.hint !== '' && <p className="quiet">{words.hinted(answered.hint)}</p>}
    </>
  );
}

/** The first lines of an answer; those of a long one can be unfolded. */
function Given({ told }: { told: readonly string[] }) {
  const keyed = told.map((line, i) => ({ key: `${i} ${line}`, line }));
  const lines = keyed.map(({ key, line }) => <p key={key}>{line}</p>);
  const rest = lines.slice(linesShown);
  return (
    <div className="replay-given">
      {lines.length === 0 ? <p>{words.noAnswer}</p> : lines.slice(0, linesShown)}
      {rest.length > 0 && (
        <details>
          <summary>{words.moments.others(rest.length)}</summary>
          {rest}
        </details>
      )}
    </div>
  );
}

const linesShown = 3;

/** So many lines are read out at most. */
const spoken = 4;

function useTitle({ title, scenario }: ReplayHead): void {
  useEffect(() => {
    const before = document.title;
    document.title = words.pageTitle(title, scenario);
    return () => {
      document.title = before;
    };
  }, [title, scenario]);
}

/** The address says which moment, so that a reload stays there. */
function useAddress({ of, id }: ReplayHead, at: number): void {
  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(null, '', `${location.pathname}#replay/${of}/${id}/${at}`),
      200,
    );
    return () => clearTimeout(timer);
  }, [of, id, at]);
}

/** Keys belong to what they are typed into, to the map and to tabs first. */
function useKeys(obey: (wish: Wish) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      const wish = wishOf(event);
      if (wish === undefined || isTaken(target, event.key)) return;
      event.preventDefault();
      obey(wish);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [obey]);
}

/** What has a use of its own for these keys. */
const typedInto = ['textarea', 'select', '.map-view', '[role="tab"]', '[contenteditable]'].join();
const pressed = ['button', 'summary', 'a'].join();

function isTaken(target: Element, key: string): boolean {
  if (target.closest(typedInto) !== null) return true;
  if (target instanceof HTMLInputElement && target.type !== 'range')
    return target.type === 'text' || key === ' ' || /^Arrow/.test(key);
  return key === ' ' && target.closest(pressed) !== null;
}
