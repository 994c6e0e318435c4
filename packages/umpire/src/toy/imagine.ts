/**
 * A whole state that a seat cannot tell from the true one, drawn from its view alone. What the seat has been told
 * bounds the draw: reports (which may lie, but by no more than one), opened sheets, waters entered and searched.
 */
import type { Place } from '../asks.js';
import { copyOf } from '../copy.js';
import type { Seat } from '../events.js';
import type { Below, Window } from '../rulebook.js';
import { sample } from '../sample.js';
import { viewOf } from '../view.js';
import { sweepable } from './chapters/5-sweep.js';
import { allyOf } from './chapters/7-ambush.js';
import { shots } from './chapters/8-gunfire.js';
import { frames } from './frames.js';
import { guessFittings, guessReports, guessSubmarine, minesLeft } from './guesses.js';
import type { Law } from './law.js';
import {
  allies,
  anyAfloat,
  cloneFittings,
  cloneKnows,
  cloneOwn,
  clonePublic,
  isAlly,
  type Knows,
  nothingOwned,
  type Own,
  type Pub,
  partOf,
  type StraitsFrame,
  type StraitsState,
  seats,
  type View,
} from './state.js';

export function imagine(view: View, law: Law, below: Below): StraitsState {
  const pub = clonePublic(view.public);
  const parts: StraitsState['seats'] = {};
  for (const seat of seats) parts[seat] = imaginePart(view, law, seat, below);
  showFittings(view, parts);
  const state: StraitsState = {
    public: pub,
    seats: parts,
    umpire: {
      secret: { squall: guessSquall(pub, law, below) },
      agenda: view.over === null ? agendaOf(view, below) : [],
      window: null,
      clock: { turn: pub.turn, phase: pub.phase },
      rolls: {},
      over: view.over && { ...view.over, winners: [...view.over.winners] },
    },
  };
  if (view.over === null) {
    courseOfOthers(state, law, view.seat, below);
    state.umpire.window = windowOf(state, view, law, below);
  }
  return state;
}

function imaginePart(view: View, law: Law, seat: Seat, below: Below): { own: Own; knows: Knows } {
  if (seat === view.seat) return { own: cloneOwn(view.own), knows: cloneKnows(view.knows) };
  const own = nothingOwned();
  const knows = cloneKnows(view.knows);
  if (isAlly(seat)) {
    const shown = view.knows.fittings[seat];
    own.ships = shown === undefined ? guessFittings(view, law, seat, below) : cloneFittings(shown);
    own.said = isAlly(view.seat)
      ? guessReports(view, law, seat, below)
      : view.knows.told.flatMap((t) => (t.seat === seat ? [{ turn: t.turn, cargoes: t.cargoes }] : []));
    knows.told = [];
  } else if (view.public.phase !== 'purchase') {
    own.submarine = guessSubmarine(view, law, below);
    own.mines = minesLeft(view, law, own.submarine?.torpedoes ?? 0, below);
  }
  return { own, knows };
}

/** Who has been shown whose fittings, and what Red has been told, follow from the parts just drawn. */
function showFittings(view: View, parts: StraitsState['seats']): void {
  const red = parts.Red;
  if (view.seat !== 'Red' && red !== undefined) {
    red.knows.fittings = {};
    red.knows.told = allies
      .flatMap((seat) => (parts[seat]?.own.said ?? []).map(({ turn, cargoes }) => ({ turn, seat, cargoes })))
      .sort((a, b) => a.turn - b.turn);
  }
  if (view.public.phase === 'purchase') return;
  for (const to of allies) {
    const part = parts[to];
    if (part === undefined || to === view.seat) continue;
    part.knows.fittings = {};
    for (const seat of allies) part.knows.fittings[seat] = cloneFittings(parts[seat]?.own.ships ?? {});
  }
}

/** 9.3 One of the turns still to come, until it has come. */
function guessSquall(pub: Pub, law: Law, below: Below): number {
  if (!law.squalls || pub.phase === 'purchase') return 0;
  if (pub.squall !== 0) return pub.squall;
  const earliest = Math.max(law.first + 1, pub.turn + 1);
  return earliest + below(Math.max(1, law.first + 7 - earliest));
}

/** The agenda follows from what everybody sees, but for whether Red has already moved the submarine. */
function agendaOf({ public: pub, owes }: View, below: Below): StraitsFrame[] {
  const { scene, phase } = pub;
  const agenda: StraitsFrame[] = [{ kind: 'turn', rule: '1.4' }];
  if (phase === 'purchase') agenda.push({ kind: 'purchase', rule: '2.1' });
  if (phase === 'plan') {
    const dives = owes === null ? below(2) === 0 : owes.kind === 'dive';
    agenda.push(dives ? { kind: 'dive', rule: '3.1' } : { kind: 'order', rule: '3.2' });
  }
  if (phase === 'report') agenda.push({ kind: 'report', rule: '4.1' });
  if (phase === 'sweep') agenda.push({ kind: 'sweep', rule: '5.1' });
  if (phase === 'convoy' || phase === 'patrol') agenda.push({ kind: 'move', rule: '6.1' });
  if (phase === 'gunfire') agenda.push({ kind: 'gunfire', rule: '8.1' });
  if (scene.ship === null) return agenda;
  agenda.push({ kind: 'walk', rule: '6.1', ship: scene.ship });
  if (scene.ambush === null) return agenda;
  const { boat } = scene.ambush;
  agenda.push({ kind: 'ambush', rule: '7.1', ship: scene.ship, boat, covered: scene.cover });
  if (scene.cover && boat !== null) agenda.push({ kind: 'cover', rule: '7.3', ship: scene.ship, boat });
  return agenda;
}

/** Where a walking ship of another seat means to go on to. */
function courseOfOthers(state: StraitsState, law: Law, seat: Seat, below: Below): void {
  const { public: pub } = state;
  const ship = pub.ships[pub.scene.ship ?? ''];
  if (ship === undefined || ship.seat === seat) return;
  const free: Place[] = (law.chart.beside[ship.place] ?? []).filter(
    (place) => pub.board[place] === '' && law.chart.terrain[place] !== '#',
  );
  const next = free[below(free.length + 1)];
  const path = next === undefined ? [ship.place] : [ship.place, next];
  partOf(state, ship.seat).own.course = { path, at: 1, halt: below(2) === 0 ? [] : ['alarm'] };
}

function windowOf(state: StraitsState, view: View, law: Law, below: Below): Window {
  const { public: pub } = state;
  const owed = owing(state, law);
  const open: Window = { seats: owed, about: {}, sealed: {} };
  const berth = law.roster[pub.scene.next];
  if (pub.scene.ship === null && (pub.phase === 'convoy' || pub.phase === 'patrol') && berth !== undefined) {
    open.about[berth.seat] = berth.id;
  }
  state.umpire.window = open;
  // Others may have answered already, but not all: else the window would have closed.
  const others = owed.filter((seat) => seat !== view.seat);
  const sealed = view.owes?.sealed ?? null;
  if (sealed !== null) open.sealed[view.seat] = copyOf(sealed);
  const mustWait = view.owes === null || sealed !== null ? others[below(Math.max(1, others.length))] : undefined;
  for (const seat of others) {
    if (seat === mustWait || others.length + (view.owes === null ? 0 : 1) < 2 || below(2) === 0) continue;
    const theirs = viewOf(state, seat);
    const kind = theirs.owes === null ? undefined : frames[theirs.owes.kind];
    const ask = kind?.ask?.(theirs, law);
    const answer = ask && sample(theirs, ask, below);
    if (answer !== undefined) open.sealed[seat] = answer;
  }
  return open;
}

/** Which seats an answer is awaited from, by rules that everybody can follow. */
function owing(state: StraitsState, law: Law): Seat[] {
  const { public: pub } = state;
  switch (pub.phase) {
    case 'purchase':
      return [...seats];
    case 'plan':
      return ['Red'];
    case 'report':
      return allies.filter((seat) => anyAfloat(pub, law, seat));
    case 'sweep':
      return allies.filter((seat) => sweepable(pub, partOf(state, seat).knows, law, seat).length > 0);
    case 'gunfire':
      return seats.filter((seat) => shots(pub, law, seat).shells > 0);
    case 'convoy':
    case 'patrol': {
      const { scene } = pub;
      if (scene.cover) return [allyOf(law.owner[scene.ship ?? ''] ?? '')];
      if (scene.ambush !== null) return ['Red'];
      return [law.roster[scene.next]?.seat ?? 'Red'];
    }
  }
}
