/** The table: the map or the boards, and beside it the question, the log and everything known. */
import type { BriefingPart } from '@ironbottom/shelf';
import type { Answer, BoardArrow, BoardMap, BoardRing, Place, WalkAnswer } from '@ironbottom/umpire';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { arrowTo, steered } from '../asks/compass.js';
import { chosenIn, clicked, emptyAnswer, itemsOf, pathTo, placesOf } from '../asks/draft.js';
import { Meant } from '../asks/meant.js';
import { Question } from '../asks/question.js';
import { useTouchedRow } from '../asks/touched-row.js';
import { BattleTold, useBattles } from '../beside/battle-told.js';
import { Log } from '../beside/log.js';
import { News, useNews } from '../beside/news.js';
import { NotesBoard, useNotes } from '../beside/notes.js';
import { Orders } from '../beside/orders.js';
import { Panel } from '../beside/panel.js';
import { Rules, rulesFrom } from '../beside/rule.js';
import { useScrolled } from '../beside/scrolled.js';
import { Spot, type Spotted } from '../beside/spot.js';
import { type Tab, Tabs } from '../beside/tabs.js';
import { TextBoard } from '../beside/text-board.js';
import { MapView } from '../map/MapView.js';
import { allRoom } from '../map/room.js';
import { Chat, useUnread } from '../online/chat.js';
import { Offers } from '../online/offers.js';
import { Rematch } from '../online/rematch.js';
import { othersText, sittingText } from '../online/said.js';
import { SinceThen, useStory } from '../online/since.js';
import { TellMe } from '../online/tell-me.js';
import { WatchAgain } from '../replay/links.js';
import { call } from '../umpire/call.js';
import type { Reference, Situation, Steps, TableView } from '../umpire/messages.js';
import { screens } from '../words/screens.js';
import { Briefing } from './briefing.js';
import { Head } from './head.js';
import { Over } from './over.js';
import { type Pane, Panes, usePhone } from './panes.js';

const CoachCard = lazy(() => import('../guide/coach.js'));

type Props = {
  situation: Situation;
  table: TableView;
  reference: Reference;
  forced: boolean;
  onForced(forced: boolean): void;
  onSituation(situation: Situation): void;
  onLeave(): void;
  onMatch(id: string): void;
};

const words = screens.table;
const TextTable = lazy(() => import('./text-table.js'));
const textOnlyKey = 'ironbottom text only';

export function Table(props: Props) {
  const { situation, table, reference, onSituation } = props;
  const { placeNames, map } = reference;
  const { afar } = situation;
  const { asked } = table;
  const boards = useScrolled<HTMLElement>();
  const rules = useMemo(() => rulesFrom(reference.book, reference.rules, reference.house), [reference]);
  const key = `${situation.id} ${situation.moment} ${table.seat}`;
  const draft = useDraft(key, table, map);
  const touchedRow = useTouchedRow(key);
  const { tab, setTab } = useTab(table);
  const { coach } = table;
  const unread = useUnread(afar, tab === 'chat');
  const since = useStory(afar);
  const [wide, setWide] = useState(false);
  const [textOnly, setTextOnly] = useState(() => localStorage.getItem(textOnlyKey) === 'yes');
  const onTextOnly = (next: boolean): void => {
    localStorage.setItem(textOnlyKey, next ? 'yes' : 'no');
    setTextOnly(next);
  };
  const [pane, setPane] = useState<Pane>(afar?.seat === '' ? 'map' : 'ask');
  const [detailed, setDetailed] = useState(false);
  const [given, setGiven] = useState(0);
  const fought = useBattles(table.log, `${situation.id} ${table.seat}`, table.battle !== undefined);
  const told = {
    battles: fought.battles,
    scene: table.battle,
    given,
    onClose: fought.close,
  };
  const news = useNews(table.log, `${situation.id} ${table.seat}`, situation.moment);
  const [shown, show] = useState<{ moment: number; place: Place; nth: number } | null>(null);
  const [spot, setSpot] = useState<Spotted>(null);
  // What was looked at over the map goes with the next answer.
  const onAnswered = (next: Situation): void => {
    setGiven(given + 1);
    setSpot(null);
    onSituation(next);
  };
  const mayNote = afar === null || afar.mine.length > 0;
  const notes = useNotes(!mayNote ? '' : afar === null ? `${situation.id} ${table.seat}` : afar.match, placeNames);
  const placeName = (place: Place): string => placeNames[place] || String(place);

  // While an order is put together, places pointed at are its own; with its tab it is put away.
  const [pointedAt, point] = useState<readonly Place[] | null>(null);
  const pointed = tab === 'orders' ? pointedAt : null;
  const walking = asked?.ask.ask === 'walk' && asked.only === null ? asked.ask : null;
  const targets = useMemo(() => {
    if (asked === null || asked.only !== null) return new Set<Place>();
    if (asked.ask.ask === 'walk') return new Set(draft.steps?.reach.map(({ place }) => place) ?? []);
    return placesOf(asked.ask);
  }, [asked, draft.steps]);

  // On a telephone the map lies above a question that is about places, and where a battle is told on it.
  const placed = map !== null && (targets.size > 0 || fought.battles.length > 0);
  const mainShown = pane === 'map' || (pane === 'ask' && placed);
  const phone = usePhone();
  // A new question is read from its beginning.
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    void key;
    side.current?.scrollTo(0, 0);
  }, [key]);

  const path = useMemo((): Place[] => {
    if (pointed !== null) return [...pointed];
    if (asked?.ask.ask !== 'walk') return [];
    return [asked.ask.from, ...(draft.answer as WalkAnswer).path];
  }, [asked, draft.answer, pointed]);

  const onPlace = (place: Place): void => {
    if (pointed !== null) {
      point([...pointed, place]);
      return;
    }
    setSpot(walking === null ? { place } : null);
    if (asked === null || asked.only !== null) return;
    if (asked.ask.ask === 'walk') draft.walkTo(place);
    else draft.set(clicked(asked.ask, draft.answer, ({ at }) => at === place, touchedRow()));
  };
  const onPiece = (id: string): void => {
    const piece = table.pieces.find((each) => each.id === id);
    if (piece === undefined) return;
    if (pointed !== null) {
      point([...pointed, piece.place]);
      return;
    }
    setSpot(walking === null ? { place: piece.place } : null);
    if (asked === null || asked.only !== null) return;
    if (asked.ask.ask === 'walk') draft.walkTo(piece.place);
    else draft.set(clicked(asked.ask, draft.answer, (item) => item.id === id, touchedRow()));
  };
  const steer = (pressed: string): Place | undefined => {
    const { steps } = draft;
    if (steps === null || map === null) return undefined;
    const open = steps.next.flatMap(({ place, not }) => (not === null ? [place] : []));
    return steered(pressed, steps.at, open, map.middles);
  };

  const towards = (place: Place) => {
    const { steps } = draft;
    return steps === null || map === null ? undefined : arrowTo(steps.at, place, map.middles);
  };
  const choices = useMemo(
    () => new Set(asked === null ? [] : itemsOf(asked.ask).flatMap(({ id, not }) => (not === undefined ? [id] : []))),
    [asked],
  );
  const costs = useMemo(() => {
    if (walking === null) return new Map<Place, string>();
    return new Map(draft.steps?.reach.map(({ place, cost }) => [place, words.fromHere(cost)]));
  }, [walking, draft.steps]);
  const focus = useMemo(
    () => (walking === null ? undefined : { key, ...lookedAt(walking.from, asked?.steps ?? null, map) }),
    [walking, asked, key, map],
  );
  const first = useMemo(
    () => (map?.opening === undefined ? undefined : { key: 'opening', places: map.opening }),
    [map],
  );
  // What somebody asked to be shown, until the next answer.
  const sought = useMemo(() => {
    if (shown === null || shown.moment !== situation.moment || map === null) return undefined;
    return { key: `shown ${shown.nth}`, places: around(shown.place, map), least: [] };
  }, [shown, situation.moment, map]);
  // A battle is looked at where it is fought.
  const battleAt = table.battle?.at;
  const fighting = useMemo(
    () =>
      battleAt === undefined || map === null
        ? undefined
        : { key: `battle ${battleAt}`, places: around(battleAt, map), least: [] },
    [battleAt, map],
  );
  // What lies over the map keeps clear of what is asked about, of the battle and of what it tells of.
  const [room, setRoom] = useState(allRoom);
  const clear = useMemo(
    () => [...targets, battleAt, spot?.place].filter((place) => place !== undefined),
    [targets, battleAt, spot],
  );
  const advised = walking === null ? noMarks : (draft.steps?.advice?.marks ?? noMarks);
  const looked = useMemo(() => coach?.look ?? noMarks, [coach]);
  const marks = useMemo(() => [...advised, ...looked], [advised, looked]);
  const taught = useMemo(
    () =>
      looked.length === 0
        ? undefined
        : { key: `guide ${coach?.step}`, places: looked.map(({ place }) => place), least: [] },
    [looked, coach?.step],
  );
  const advisedRings = walking === null ? undefined : draft.steps?.advice?.rings;
  const rings = useMemo(() => {
    if (advisedRings !== undefined) return advisedRings;
    const looked = table.pieces.filter(({ id, place }) => place === spot?.place || draft.selected.has(id));
    return looked.length > mostLooked ? noRings : looked.flatMap((piece) => piece.rings ?? []);
  }, [advisedRings, table.pieces, spot, draft.selected]);
  const showPlace =
    map === null
      ? null
      : (place: Place): void => show((last) => ({ moment: situation.moment, place, nth: (last?.nth ?? 0) + 1 }));
  const ageUnit = map?.ageUnit ?? 't';
  const ageMark = useCallback((age: number) => `${age}${ageUnit}`, [ageUnit]);
  const briefing = useBriefing(situation, table, reference);

  const panels: Tab[] =
    map === null
      ? []
      : table.panels.map((panel) => ({
          id: `panel ${panel.id}`,
          title: panel.title,
          body: <Panel panel={panel} titled={false} />,
        }));
  const text = <TextBoard text={table.text} asked={asked} moment={situation.moment} onSituation={onAnswered} />;
  const tabs: Tab[] = [
    {
      id: 'log',
      title: words.log,
      body: <Log lines={table.log} earlier={table.earlier} detailed={detailed} onDetailed={setDetailed} />,
    },
    ...panels,
    ...(afar === null ? [] : [{ id: 'chat', title: words.chat(unread), body: <Chat afar={afar} /> }]),
    ...(mayNote ? [{ id: 'notes', title: words.notes, body: <NotesBoard {...notes} /> }] : []),
    ...(reference.standing && table.over === null && (afar === null || afar.mine.includes(afar.seat))
      ? [
          {
            id: 'orders',
            title: words.orders,
            body: (
              <Orders
                key={table.seat}
                moment={situation.moment}
                pointing={map === null ? null : { places: pointed, point }}
                placeName={placeName}
                onSituation={onSituation}
              />
            ),
          },
        ]
      : []),
    { id: 'text', title: words.text, body: text },
  ];

  const mayAsk = reference.briefing && (afar === null || afar.mine.includes(afar.seat));
  const head = (
    <Head
      {...props}
      textOnly={textOnly}
      onTextOnly={onTextOnly}
      designed={reference.designed}
      onBriefing={mayAsk && !textOnly ? briefing.open : undefined}
    />
  );
  const meanwhile = (
    <>
      {afar !== null && <Offers afar={afar} onSituation={onSituation} />}
      {since.story !== null && <SinceThen story={since.story} onClose={since.close} />}
    </>
  );
  const over = table.over !== null && (
    <Over
      over={table.over}
      table={table}
      leaving={afar === null ? screens.over.another : screens.over.allMatches}
      onSituation={onSituation}
      onLeave={props.onLeave}
    >
      <WatchAgain of={afar === null ? 'game' : 'match'} id={situation.id} />
      {afar !== null && <Rematch afar={afar} onMatch={props.onMatch} />}
    </Over>
  );
  const announced = (
    <p className="unseen" aria-live="polite">
      {asked === null ? '' : words.asked(table.seatName, asked.ask.prompt)}
    </p>
  );

  if (textOnly)
    return (
      <Rules value={rules}>
        <div className="table text-only">
          {head}
          <Suspense>
            <TextTable
              key={`${situation.id} ${table.seat}`}
              situation={situation}
              table={table}
              reference={reference}
              onSituation={onSituation}
              onLeave={props.onLeave}
              records={tabs.filter(({ id }) => id === 'notes' || id === 'orders')}
            >
              {meanwhile}
              {over}
              {asked === null && table.over === null && <p>{waitingText(situation, table)}</p>}
            </TextTable>
          </Suspense>
          {announced}
        </div>
      </Rules>
    );

  return (
    <Rules value={rules}>
      <div className={wide ? 'table wide-side' : 'table'} data-pane={pane} data-main={mainShown ? 'shown' : 'hidden'}>
        {head}
        <main
          className={map === null ? 'boards' : 'map'}
          aria-label={map === null ? words.see : map.title}
          ref={map === null ? boards : null}
        >
          {map === null ? (
            <>
              <BattleTold {...told} room={null} />
              {table.panels.map((panel) => (
                <Panel key={panel.id} panel={panel} titled />
              ))}
            </>
          ) : (
            <>
              <MapView
                map={map}
                pieces={table.pieces}
                overlays={table.overlays}
                targets={targets}
                path={path}
                selected={draft.selected}
                choices={choices}
                ageMark={ageMark}
                notes={costs}
                marks={marks}
                pins={notes.pins}
                rings={rings}
                tracks={table.tracks}
                arrows={table.arrows ?? noArrows}
                focus={sought ?? focus ?? fighting ?? taught ?? first}
                clear={clear}
                onRoom={setRoom}
                onPlace={onPlace}
                onPiece={onPiece}
                placeName={placeName}
              />
              <BattleTold {...told} room={room} />
              <Spot
                spot={spot}
                corner={room.corner}
                map={map}
                table={table}
                placeName={placeName}
                notes={mayNote ? notes : null}
                onClose={() => setSpot(null)}
              />
            </>
          )}
        </main>
        {coach !== null && (
          <Suspense>
            <CoachCard coach={coach} moment={situation.moment} onFill={draft.set} onSituation={onSituation} />
          </Suspense>
        )}
        <section
          className="side"
          ref={side}
          aria-label={words.side}
          role={phone && !mainShown ? 'main' : 'complementary'}
        >
          {meanwhile}
          {briefing.parts !== null && (
            <Briefing
              title={screens.briefing.title(situation.scenario)}
              parts={briefing.parts}
              onClose={briefing.close}
            />
          )}
          {afar?.overtaken === true && (
            <p className="overtaken" role="status">
              {words.overtaken}
            </p>
          )}
          <News news={news} placeName={placeName} onShow={showPlace} />
          {asked !== null && briefing.parts === null && (
            <Meant value={coach?.answer ?? null}>
              <Question
                key={key}
                asked={asked}
                moment={situation.moment}
                seatName={table.seatName}
                adviser={table.adviser}
                hasOdds={reference.odds}
                hasAdvice={reference.advice}
                answer={draft.answer}
                onAnswer={draft.set}
                steps={draft.steps}
                steer={steer}
                towards={towards}
                byItself={afar?.overtaken === true}
                onShow={showPlace}
                onSituation={onAnswered}
              />
            </Meant>
          )}
          {over}
          {asked === null && table.over === null && (
            <div className="waiting">
              <p className="quiet">{waitingText(situation, table)}</p>
              {table.elsewhere.map(({ seat, name }) => (
                <button key={seat} type="button" onClick={() => void call({ do: 'look', seat }).then(onSituation)}>
                  {words.answerAs(name)}
                </button>
              ))}
              {afar?.table.status === 'live' && afar.mine.includes(afar.seat) && <TellMe />}
            </div>
          )}
          <Tabs label={words.records} tabs={tabs} chosen={tab} onChoose={setTab}>
            <button type="button" className="small widen" aria-pressed={wide} onClick={() => setWide(!wide)}>
              {words.wide}
            </button>
          </Tabs>
        </section>
        <Panes
          pane={pane}
          mapped={map !== null}
          stands={asked !== null ? 'asked' : table.over !== null ? 'over' : 'waiting'}
          unread={unread}
          onPane={setPane}
        />
        {announced}
      </div>
    </Rules>
  );
}

function waitingText({ afar }: Situation, { seatName }: TableView): string {
  if (afar === null) return words.nothingAsked(seatName);
  if (afar.mine.includes(afar.seat)) return `${words.nothingAsked(seatName)} ${othersText(afar)}`.trim();
  const { late } = afar.agreed;
  if (afar.seat !== '') return words.sawLate(seatName, late ?? 0);
  const lines = [words.watch, sittingText(afar.table, afar.bots), ...(late === null ? [] : [words.lateSeats(late)])];
  return lines.join(' ');
}

type Looked = { places: Place[]; least: Place[] };

/** At the least where it may go; and what lies not much further and matters: home, the target. */
function lookedAt(from: Place, steps: Steps | null, map: BoardMap | null): Looked {
  const reach = steps?.reach.map(({ place }) => place) ?? [];
  const here = map?.middles[from];
  const far = (place: Place): number => {
    const there = map?.middles[place];
    return here && there ? Math.hypot(there[0] - here[0], there[1] - here[1]) : Number.POSITIVE_INFINITY;
  };
  const near = 2.5 * Math.max(0, ...reach.map(far));
  const marks = steps?.advice?.marks.map(({ place }) => place).filter((place) => far(place) <= near) ?? [];
  return { places: [from, ...reach, ...marks], least: [from, ...reach] };
}

/** The hundred places nearest to one. */
function around(place: Place, { middles }: BoardMap): Place[] {
  const here = middles[place];
  if (!here) return [place];
  const far = middles.map((middle) =>
    middle ? Math.hypot(middle[0] - here[0], middle[1] - here[1]) : Number.POSITIVE_INFINITY,
  );
  const all = far.map((_, i) => i).sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0));
  return all.slice(0, 100);
}

const noMarks: readonly { place: Place; text: string }[] = [];
const noRings: readonly BoardRing[] = [];
const noArrows: readonly BoardArrow[] = [];
/** The rings of more pieces than this would hide the map. */
const mostLooked = 6;

/** What is brought to the front comes when it appears, and the tab that was there before returns after it. */
function useTab({ panels, coach }: TableView): { tab: string; setTab(id: string): void } {
  const [chosen, setTab] = useState('log');
  const [front, setFront] = useState('');
  const urgent = panels.find((panel) => panel.front === true)?.id ?? '';
  if (urgent !== front) {
    setFront(urgent);
    if (urgent !== '') setTab(`panel ${urgent}`);
    else if (chosen === `panel ${front}`) setTab('log');
  }
  // So does the board that a guide speaks of.
  const wanted = coach?.panel ? `${coach.step} ${coach.panel}` : '';
  const [led, setLed] = useState('');
  if (wanted !== led) {
    setLed(wanted);
    if (coach?.panel) setTab(`panel ${coach.panel}`);
  }
  return { tab: chosen, setTab };
}

/** The briefing opens by itself when somebody looks before he has answered anything. */
function useBriefing(situation: Situation, table: TableView, reference: Reference) {
  const [parts, setParts] = useState<readonly BriefingPart[] | null>(null);
  const open = useCallback((): void => {
    void call({ do: 'briefing' }).then((told) => setParts(told.parts.length === 0 ? null : told.parts));
  }, []);
  const first = reference.briefing && table.asked !== null && !table.answered && table.coach === null;
  const whose = `${situation.id} ${table.seat}`;
  const [shownTo, setShownTo] = useState('');
  useEffect(() => {
    if (!first || shownTo === whose) return;
    setShownTo(whose);
    open();
  }, [first, whose, shownTo, open]);
  return { parts, open, close: () => setParts(null) };
}

type Drafting = {
  answer: Answer;
  steps: Steps | null;
  selected: ReadonlySet<string>;
  set(answer: Answer): void;
  walkTo(place: Place): void;
};

/** The answer being made up for one question; another question begins anew. */
function useDraft(key: string, { asked }: TableView, map: BoardMap | null): Drafting {
  const start = useMemo(() => (asked === null ? [] : (asked.start ?? emptyAnswer(asked.ask))), [asked]);
  const fresh = { key, answer: start, steps: asked?.steps ?? null };
  const [kept, setKept] = useState<{ key: string; answer: Answer; steps: Steps | null }>(fresh);
  const { answer, steps } = kept.key === key ? kept : fresh;
  const ask = asked?.ask;

  const set = (next: Answer): void => setKept({ key, answer: next, steps });
  const path = ask?.ask === 'walk' ? (answer as WalkAnswer).path : undefined;
  const walked = path === undefined ? undefined : `${key} ${path.join(' ')}`;

  // What lies within reach of a path is the umpire's to say.
  useEffect(() => {
    if (walked === undefined) return;
    let late = false;
    const wanted = walked.slice(key.length + 1);
    void call({ do: 'steps', path: wanted === '' ? [] : wanted.split(' ').map(Number) })
      .then((next) => {
        if (!late)
          setKept((old) =>
            old.key === key ? { ...old, steps: next } : { key, answer: { path: [], halt: [] }, steps: next },
          );
      })
      .catch(() => undefined); // the question has gone by
    return () => {
      late = true;
    };
  }, [walked, key]);

  const selected = useMemo(() => {
    const ids = chosenIn(answer);
    if (ask?.ask === 'walk') ids.add(ask.unit);
    return ids;
  }, [answer, ask]);

  return {
    answer,
    steps,
    selected,
    set,
    walkTo(place) {
      if (ask?.ask !== 'walk' || steps === null) return;
      const walk = answer as WalkAnswer;
      set({ ...walk, path: pathTo(ask, walk.path, steps, place, map?.middles ?? []) });
    },
  };
}
