/** The pieces of the straits and where they are: plain types, and a clone written by hand. */
import type { Answer, Place, SplitAnswer, WalkAnswer } from '../asks.js';
import type { Seat } from '../events.js';
import type { State, View as ViewOf, Window } from '../rulebook.js';
import type { Law } from './law.js';

/** Blue and Green run the straits together; Red holds them. */
export const allies = ['Blue', 'Green'] as const;
export const seats = ['Blue', 'Green', 'Red'] as const;

export type ShipId = string;

/** What everybody sees of a ship. `used`: the turn in which it last ambushed or gave cover. */
export type Ship = { id: ShipId; seat: Seat; place: Place; hits: number; used: number };

export type Phase = 'purchase' | 'plan' | 'report' | 'sweep' | 'convoy' | 'patrol' | 'gunfire';

/** Where in a move the game stands, for everybody to see. */
export type Scene = {
  /** The next ship of the roster to move. */
  next: number;
  ship: ShipId | null;
  /** Red may ambush, or does so with `boat`. */
  ambush: { boat: ShipId | null } | null;
  /** The ally is asked for cover. */
  cover: boolean;
};

export type Pub = {
  turn: number;
  phase: Phase;
  scene: Scene;
  ships: { [id: ShipId]: Ship };
  /** Whose ship is in each hex; '' where the water is free. */
  board: ShipId[];
  gone: { id: ShipId; how: 'sunk' | 'home' }[];
  score: number;
  /** The turn in which the squall came; 0 as long as it has not. */
  squall: number;
  /** What is known of the submarine's weapons: torpedoes fired, and in which turn last. */
  submarine: { sunk: boolean; spent: number; fired: number };
};

/** What the owner wrote on its sheet for one ship. */
export type Fitting = { armour: number; cargo: boolean };
export type Fittings = { [id: ShipId]: Fitting };

/** Its true name never leaves Red's side; others meet it as a contact with a handle of their own. */
export type Submarine = { name: string; place: Place; torpedoes: number; order: 'fire' | 'hold' };

export type Own = {
  ships: Fittings;
  /** The walk under way: how far along the path the ship is. */
  course: { path: readonly Place[]; at: number; halt: readonly string[] } | null;
  /** What this seat reported, turn by turn. */
  said: { turn: number; cargoes: number }[];
  mines: Place[];
  submarine: Submarine | null;
};

export type Knows = {
  /** The fittings the party has shown its members. */
  fittings: { [seat: Seat]: Fittings };
  /** Reports received, true or not. */
  told: { turn: number; seat: Seat; cargoes: number }[];
  /** Opened fittings of ships that are gone. */
  opened: { id: ShipId; seat: Seat; turn: number; armour: number; cargo: boolean }[];
  /** Marked waters where no mine lies, and mines that were found: both in the order of disclosure. */
  clear: Place[];
  mines: Place[];
  /** Hexes searched in vain for the submarine. */
  empty: { turn: number; place: Place }[];
  /** Hexes within its reach that were entered unharmed. */
  quiet: { turn: number; place: Place }[];
  contact: { handle: string; turn: number; place: Place } | null;
};

export type Secret = {
  /** The turn in which a squall will come down on the straits; 0 before it is drawn. */
  squall: number;
};

export type Straits = {
  public: Pub;
  own: Own;
  knows: Knows;
  secret: Secret;
  frame: StraitsFrame;
  law: Law;
};

export type StraitsFrame =
  | { kind: 'turn' | 'purchase' | 'dive' | 'order' | 'report' | 'sweep' | 'move' | 'gunfire'; rule: string }
  | { kind: 'walk'; rule: string; ship: ShipId }
  | { kind: 'ambush'; rule: string; ship: ShipId; boat: ShipId | null; covered: boolean }
  | { kind: 'cover'; rule: string; ship: ShipId; boat: ShipId };

export type WalkFrame = Extract<StraitsFrame, { kind: 'walk' }>;
export type AmbushFrame = Extract<StraitsFrame, { kind: 'ambush' }>;
export type CoverFrame = Extract<StraitsFrame, { kind: 'cover' }>;

export type StraitsState = State<Straits>;
export type View = ViewOf<Straits>;

export const noScene = (): Scene => ({ next: 0, ship: null, ambush: null, cover: false });

export const nothingOwned = (): Own => ({ ships: {}, course: null, said: [], mines: [], submarine: null });

export const nothingKnown = (): Knows => ({
  fittings: {},
  told: [],
  opened: [],
  clear: [],
  mines: [],
  empty: [],
  quiet: [],
  contact: null,
});

export const isAlly = (seat: Seat): boolean => seat !== 'Red';

/** The part of a seat that is known to sit at this table. */
export function partOf(state: StraitsState, seat: Seat): { own: Own; knows: Knows } {
  const part = state.seats[seat];
  if (part === undefined) throw new Error(`there is no seat ${seat} in the straits`);
  return part;
}

export function shipsOf(pub: Pub, law: Law, seat: Seat): Ship[] {
  const afloat: Ship[] = [];
  for (const id of law.fleets[seat] ?? []) {
    const ship = pub.ships[id];
    if (ship !== undefined) afloat.push(ship);
  }
  return afloat;
}

export function anyAfloat(pub: Pub, law: Law, seat: Seat): boolean {
  return (law.fleets[seat] ?? []).some((id) => pub.ships[id] !== undefined);
}

export function clone(state: StraitsState): StraitsState {
  const { umpire } = state;
  const parts: StraitsState['seats'] = {};
  for (const seat in state.seats) {
    const part = partOf(state, seat);
    parts[seat] = { own: cloneOwn(part.own), knows: cloneKnows(part.knows) };
  }
  return {
    public: clonePublic(state.public),
    seats: parts,
    umpire: {
      secret: { ...umpire.secret },
      agenda: umpire.agenda.map((frame) => ({ ...frame })),
      window: umpire.window && cloneWindow(umpire.window),
      clock: { ...umpire.clock },
      rolls: { ...umpire.rolls },
      over: umpire.over && { ...umpire.over, winners: [...umpire.over.winners] },
    },
  };
}

export function clonePublic(pub: Pub): Pub {
  const ships: Pub['ships'] = {};
  for (const id in pub.ships) {
    const ship = pub.ships[id];
    if (ship !== undefined) ships[id] = { ...ship };
  }
  return {
    ...pub,
    scene: { ...pub.scene, ambush: pub.scene.ambush && { ...pub.scene.ambush } },
    ships,
    board: pub.board.slice(),
    gone: pub.gone.map((g) => ({ ...g })),
    submarine: { ...pub.submarine },
  };
}

export function cloneOwn(own: Own): Own {
  return {
    ships: cloneFittings(own.ships),
    course: own.course && { path: own.course.path.slice(), at: own.course.at, halt: own.course.halt.slice() },
    said: own.said.map((s) => ({ ...s })),
    mines: own.mines.slice(),
    submarine: own.submarine && { ...own.submarine },
  };
}

export function cloneKnows(knows: Knows): Knows {
  const fittings: Knows['fittings'] = {};
  for (const seat in knows.fittings) fittings[seat] = cloneFittings(knows.fittings[seat] ?? {});
  return {
    fittings,
    told: knows.told.map((t) => ({ ...t })),
    opened: knows.opened.map((o) => ({ ...o })),
    clear: knows.clear.slice(),
    mines: knows.mines.slice(),
    empty: knows.empty.map((e) => ({ ...e })),
    quiet: knows.quiet.map((q) => ({ ...q })),
    contact: knows.contact && { ...knows.contact },
  };
}

export function cloneFittings(fittings: Fittings): Fittings {
  const copy: Fittings = {};
  for (const id in fittings) {
    const fitting = fittings[id];
    if (fitting !== undefined) copy[id] = { ...fitting };
  }
  return copy;
}

function cloneWindow(open: Window): Window {
  // `about` is never more than a name in this game.
  const sealed: Window['sealed'] = {};
  for (const seat in open.sealed) {
    const answer = open.sealed[seat];
    if (answer !== undefined) sealed[seat] = cloneAnswer(answer);
  }
  return { seats: open.seats.slice(), about: { ...open.about }, sealed };
}

/** Answers are small; those of a sheet nest one deep. */
function cloneAnswer(answer: Answer): Answer {
  if (typeof answer === 'number') return answer;
  if (Array.isArray(answer)) return answer.map((a) => (typeof a === 'object' ? cloneAnswer(a) : a)) as Answer;
  if (isWalk(answer)) return { path: answer.path.slice(), halt: answer.halt.slice() };
  return { ...answer };
}

const isWalk = (answer: WalkAnswer | SplitAnswer): answer is WalkAnswer => Array.isArray(answer.path);
