import type { Seat } from './events.js';
import type { Kit, Owed, State, View } from './rulebook.js';

/** What a seat sees: its own part, what it knows, what is public, and what is asked of it. Built by reference: read only. */
export function viewOf<K extends Kit>(state: State<K>, seat: Seat): View<K> {
  const part = state.seats[seat];
  if (part === undefined) throw new Error(`there is no seat ${seat}`);
  return {
    seat,
    public: state.public,
    own: part.own,
    knows: part.knows,
    owes: owedBy(state, seat),
    over: state.umpire.over,
  };
}

function owedBy<K extends Kit>(state: State<K>, seat: Seat): Owed | null {
  const { window, agenda } = state.umpire;
  const frame = agenda[agenda.length - 1];
  if (window === null || frame === undefined || !window.seats.includes(seat)) return null;
  return { kind: frame.kind, rule: frame.rule, about: window.about[seat] ?? null, sealed: window.sealed[seat] ?? null };
}
