/** Fold a disclosure into what a seat knows. */
import type { Place } from '../asks.js';
import type { Event, Seat } from '../events.js';
import type { Fitting, Fittings, Knows, ShipId } from './state.js';
import { cloneFittings } from './state.js';

/** The facts of each kind of disclosure. */
type Facts = {
  fittings: { seat: Seat; ships: Fittings };
  report: { turn: number; seat: Seat; cargoes: number };
  opened: { id: ShipId; seat: Seat; turn: number } & Fitting;
  swept: { turn: number; place: Place; deep: boolean; found: string };
  water: { place: Place; mine: boolean };
  deep: { turn: number; place: Place; from: Place | null };
};

const folds: { readonly [kind in keyof Facts]: (knows: Knows, facts: Facts[kind]) => void } = {
  fittings(knows, { seat, ships }) {
    knows.fittings[seat] = cloneFittings(ships);
  },

  report(knows, { turn, seat, cargoes }) {
    knows.told.push({ turn, seat, cargoes });
  },

  opened(knows, { id, seat, turn, armour, cargo }) {
    knows.opened.push({ id, seat, turn, armour, cargo });
    delete knows.fittings[seat]?.[id];
  },

  swept(knows, { turn, place, deep, found }) {
    if (found === 'mine') knows.mines.push(place);
    else if (found === 'nothing' && deep) knows.empty.push({ turn, place });
    else if (found === 'nothing' && !knows.clear.includes(place) && !knows.mines.includes(place))
      knows.clear.push(place);
  },

  water(knows, { place, mine }) {
    (mine ? knows.mines : knows.clear).push(place);
  },

  /** Handles are numbered by the observer; the submarine's name stays with its owner. */
  deep(knows, { turn, place, from }) {
    if (from === null) knows.quiet.push({ turn, place });
    else {
      const seen = knows.contact === null ? 0 : Number(knows.contact.handle.slice(1));
      knows.contact = { handle: `c${seen + 1}`, turn, place: from };
    }
  },
};

/** Only what is told changes what is known; the rest is there for everybody to see. */
export function learn(knows: Knows, event: Event): void {
  if (event.tells !== true) return;
  const fold = Object.hasOwn(folds, event.kind) ? folds[event.kind as keyof Facts] : undefined;
  // The facts were written by the chapter that told them, in the form that `Facts` names.
  (fold as ((knows: Knows, facts: Event['data']) => void) | undefined)?.(knows, event.data);
}
