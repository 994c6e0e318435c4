/** What the page gets: the view of the seat that looks, and nothing where the screen is being handed over. */
import { seatName } from '@ironbottom/shelf';
import {
  type Answer,
  type Ask,
  askText,
  awaited,
  type Event,
  hears,
  howToAnswer,
  judge,
  type Kit,
  type Place,
  type Scene,
  type Seat,
  toText,
  type View,
  viewOf,
} from '@ironbottom/umpire';
import { boardText } from './board-text.js';
import type { Asked, LogLine, Reference, Situation, TableView } from './messages.js';
import { onlyAnswer } from './only.js';
import { plainPanels } from './plain-panels.js';
import { personOf, seatsOf } from './players.js';
import { askedNow, mayUndo, type Session, whyNoUndo } from './session.js';
import { type Adviser, stepsOf } from './steps.js';

/** A long war has thousands of lines: the last of them come by themselves, all of them when asked for. */
const lastLines = 200;

export function situationOf(session: Session): Situation {
  const { id, book, game, shown } = session;
  const scenario = book.rulebook.scenarios.find((each) => each.id === game.setup.scenario)?.title ?? '';
  const about = { id, title: book.title, scenario, moment: game.log.length };
  if (shown === null) {
    const seats = seatsOf(session.players, session.next).map((seat) => seatName(book, seat));
    return { ...about, curtain: { person: session.next, seats, undo: mayUndo(session) }, table: null };
  }
  return { ...about, curtain: null, table: tableOf(session) };
}

function tableOf(session: Session): TableView {
  const { book, game, looking, players } = session;
  const view = viewOf(game.state, looking);
  const scene = sceneOf(session, view);
  const log = logOf(session);
  const { over } = view;
  const named = (seat: Seat): { seat: Seat; name: string } => ({ seat, name: seatName(book, seat) });
  const people = Object.keys(players).filter((seat) => players[seat]?.by === 'person');
  return {
    ...named(looking),
    seat: looking,
    seatName: seatName(book, looking),
    seats: (over === null ? seatsOf(players, session.next) : people).map(named),
    ...scene,
    text: boardText(scene, (place) => nameOf(session, place)),
    asked: questionOf(session, view),
    answered: game.log.some(({ seat }, i) => seat === looking && session.byItself[i] !== true),
    elsewhere: awaited(game)
      .filter((seat) => seat !== looking && personOf(players, seat) === session.shown)
      .map(named),
    log: log.slice(-lastLines),
    earlier: Math.max(0, log.length - lastLines),
    undo: mayUndo(session),
    undoWhy: whyNoUndo(session),
    over: over && {
      result:
        over.winners.length === 0
          ? 'Nobody has won'
          : `Won by ${over.winners.map((seat) => seatName(book, seat)).join(' and ')}`,
      why: over.why,
      rule: over.rule,
    },
    bots: book.bots.map(({ name, title }) => ({ name, title })),
  };
}

function sceneOf({ book, game }: Session, view: View<Kit>): Scene {
  return (
    book.board?.scene(view, game.law) ?? {
      clock: '',
      score: '',
      pieces: [],
      overlays: [],
      panels: plainPanels(view),
    }
  );
}

/** When and how it stands, for the list of saved games. Behind a curtain the clock too is nobody's. */
export function clockOf(session: Session): string {
  const { game, looking, shown } = session;
  return shown === null ? '' : sceneOf(session, viewOf(game.state, looking)).clock;
}

function questionOf(session: Session, view: View<Kit>): Asked | null {
  const asked = askedNow(session);
  if (asked === undefined) return null;
  const { ways } = session.game.desk;
  const { ask } = asked;
  const only = onlyAnswer(view, ask, ways);
  return {
    ask,
    lines: askText(ask, ways),
    how: howToAnswer(ask),
    only: only === undefined ? null : { answer: only, text: toText(ask, only, ways) },
    start: only === undefined ? proposalOf(session, view, ask) : null,
    steps:
      ask.ask === 'walk' && ways !== undefined ? stepsOf(view, ask, [], ways, adviserOf(session, view, ask)) : null,
  };
}

/** A proposal is a legal answer, or none. */
function proposalOf({ book, game }: Session, view: View<Kit>, ask: Ask): Answer | null {
  const proposed = book.proposal?.(view, game.law, ask) ?? null;
  return proposed !== null && judge(view, ask, proposed, game.desk.ways) === undefined ? proposed : null;
}

/** What the rulebook has to say while a walk is made up. */
export function adviserOf({ book, game }: Session, view: View<Kit>, ask: Ask): Adviser {
  return (answer) => book.board?.advice?.(view, game.law, ask, answer) ?? null;
}

/** What the seat that looks has heard, in words. */
export function logOf({ told, looking, game, book: { board } }: Session): LogLine[] {
  const lines: LogLine[] = [];
  const battles: { n: number; events: Event[] }[] = [];
  let fighting: (typeof battles)[number] | undefined;
  for (const each of told) {
    if (!hears({ to: each.to } as Event, looking)) continue;
    const n = lines.length;
    if ('note' in each)
      lines.push({ n, rule: each.rule, text: each.note, kind: 'note', opens: null, minor: true, dice: [] });
    else {
      const kind = each.to === 'all' ? 'event' : 'private';
      const { event } = each;
      const text = board?.words?.(event, game.law) ?? game.rulebook.words(event);
      const opens = board?.opens?.(event) ?? null;
      const minor = board?.minor?.(event) ?? false;
      if (opens !== null) fighting = opens === 'battle' ? { n, events: [] } : undefined;
      if (opens === 'battle' && fighting !== undefined) battles.push(fighting);
      fighting?.events.push(event);
      lines.push({ n, rule: event.rule, text, kind, opens, minor, dice: board?.dice?.(event) ?? [] });
    }
  }
  for (const { n, events } of battles) {
    const total = board?.total?.(events) ?? '';
    const heading = lines[n];
    if (total !== '' && heading !== undefined) lines[n] = { ...heading, total };
  }
  return lines;
}

function nameOf({ game }: Session, place: Place): string {
  return game.desk.ways?.placeName(place) ?? String(place);
}

export function referenceOf(session: Session): Reference {
  const { book, game } = session;
  const map = book.board?.map(game.law) ?? null;
  const placeNames = map?.middles.map((middle, place) => (middle === null ? '' : nameOf(session, place))) ?? [];
  const rules = book.ledger.map(({ rule, title }) => ({ rule, title }));
  return {
    map,
    placeNames,
    rules,
    odds: book.odds !== undefined,
    advice: book.board?.advice !== undefined,
    briefing: book.briefing !== undefined,
  };
}
