/** A whole state that a seat cannot tell from the true one: all is open but the answers others have sealed and what they cover (11.9). */
import { type Below, copyOf, sample, viewOf, type Window } from '@ironbottom/umpire';
import { imagineTray } from './chapters/11-9-hidden-production.js';
import { cloneOwn, clonePublic } from './clone.js';
import { frames } from './frames.js';
import type { Law } from './law.js';
import { planFrom } from './plans.js';
import { ruleOf } from './sequence.js';
import { type AptoFrame, type AptoState, type Own, ownOf, type Pub, type View } from './state.js';

export function imagine(view: View, law: Law, below: Below): AptoState {
  const pub = clonePublic(view.public);
  const seats: AptoState['seats'] = {};
  for (const { seat, nations } of law.seats) {
    const own: Own = seat === view.seat ? cloneOwn(view.own) : { plan: null };
    if (seat !== view.seat && pub.covered !== undefined) own.tray = imagineTray(pub, nations, below);
    seats[seat] = { own, knows: {} };
  }
  const state: AptoState = {
    public: pub,
    seats,
    umpire: {
      secret: {},
      agenda: view.over === null ? agendaOf(pub) : [],
      window: null,
      clock: { turn: pub.turn, phase: pub.phase },
      rolls: {},
      over: copyOf(view.over),
    },
  };
  if (view.over === null) state.umpire.window = windowOf(state, view, law, below);
  return state;
}

/** What is being resolved follows from what lies on the table. */
export function agendaOf(pub: Pub): AptoFrame[] {
  const agenda: AptoFrame[] = [
    { kind: 'month', rule: 'R1' },
    { kind: pub.phase, rule: ruleOf(pub.phase) },
  ];
  if (pub.offensive !== null) agenda.push({ kind: 'offensive', rule: '5.0' });
  if (pub.reaction !== null) agenda.push({ kind: 'reaction', rule: '5.17' });
  if (pub.attack !== null || pub.sortie !== null) agenda.push({ kind: 'attack', rule: '5.14' });
  if (pub.bumped.length > 0) agenda.push({ kind: 'bump', rule: '5.2' });
  return agenda;
}

/** Others may have answered already, but not all. */
function windowOf(state: AptoState, view: View, law: Law, below: Below): Window {
  const seats = state.public.asked.slice();
  const open: Window = { seats, about: {}, sealed: {} };
  state.umpire.window = open;
  const sealed = view.owes?.sealed ?? null;
  if (sealed !== null) open.sealed[view.seat] = copyOf(sealed);
  const about = view.owes?.about ?? null;
  if (about !== null) open.about[view.seat] = copyOf(about);
  for (const other of seats) {
    if (other === view.seat || below(2) === 0) continue;
    if (seats.length > 1 && Object.keys(open.sealed).length === seats.length - 1) break;
    const theirs = viewOf(state, other);
    const ask = theirs.owes === null ? undefined : frames[theirs.owes.kind]?.ask?.(theirs, law);
    const answer = ask && sample(theirs, ask, below);
    if (answer === undefined) continue;
    // Alone he may be half way through an answer: what he has in hand is not seen.
    if (seats.length === 1) ownOf(state, other).plan = planFrom(state.public, answer);
    else open.sealed[other] = answer;
  }
  return open;
}
