/** Taking back: exact as long as nothing was told, refused from then on. */
import type { Answer } from '../asks.js';
import type { Seat } from '../events.js';
import { type Game, refuse, submit, undo } from '../game.js';
import { canonical } from '../hash.js';
import type { Below, Kit, State } from '../rulebook.js';
import { viewOf } from '../view.js';
import { difference } from './difference.js';
import { type Fault, fault } from './fault.js';
import { forkAt } from './fork.js';
import { opened, transcribe } from './transcript.js';

/** The seat has just answered; `before` is a copy of the state it answered in. The game is left as it was found. */
export function undoes<K extends Kit>(
  game: Game<K>,
  seat: Seat,
  answer: Answer,
  before: State<K>,
  below: Below,
): Fault | undefined {
  const told = game.log[game.log.length - 1]?.told === true;
  const found = told ? undefined : (silentChange(game, seat, before) ?? disclosed(game, seat, answer, before, below));
  if (found !== undefined) return found;
  const after = canonical(game.state);
  const refusal = undo(game, seat);
  if (told) {
    if (refusal === undefined)
      return fault('undo across a disclosure', `${seat} took back an answer that told something`);
    return canonical(game.state) === after ? undefined : fault('inexact undo', 'a refused undo changed the state');
  }
  if (refusal !== undefined)
    return fault('inexact undo', `${seat} may not take back what told nobody anything: ${refusal.why}`);
  if (canonical(game.state) !== canonical(before)) {
    return fault('inexact undo', `after ${seat} took its answer back, ${difference(game.state, before)}`);
  }
  return again(game, seat, answer, after);
}

/** Somebody else sees something new, and yet it counts as nothing told. */
function silentChange<K extends Kit>(game: Game<K>, seat: Seat, before: State<K>): Fault | undefined {
  for (const { seat: other } of game.seats) {
    if (other === seat) continue;
    const then = viewOf(before, other);
    const now = viewOf(game.state, other);
    if (canonical(then) === canonical(now)) continue;
    const open = game.state.umpire.window?.sealed[seat] !== undefined;
    const what = `${seat} may take back an answer that ${other} has seen the effect of: ${difference(now, then)}`;
    return fault(open ? 'secret answer sends bytes' : 'undo across a disclosure', what);
  }
  return undefined;
}

/** In another world that looks the same, the answer brings the seat something else: it has learned something. */
function disclosed<K extends Kit>(
  game: Game<K>,
  seat: Seat,
  answer: Answer,
  before: State<K>,
  below: Below,
): Fault | undefined {
  const truth = forkAt(game, game.rulebook.clone(before));
  const here = transcribe(truth, { [seat]: answer }, seat, seat, [], below);
  if (truth.log.length > 1) return undefined;
  for (let i = 0; i < 6; i++) {
    const world = game.rulebook.imagine(viewOf(before, seat), game.law, below);
    world.umpire.rolls = { ...before.umpire.rolls };
    const other = forkAt(game, world);
    if (refuse(other, seat, answer) !== undefined) continue;
    const there = transcribe(other, { [seat]: answer }, seat, seat, [], below);
    const same = canonical(here.heard) === canonical(there.heard) && here.view === there.view;
    if (same) continue;
    const what = `${seat} may take back an answer from which it learned something: ${difference(opened(here), opened(there))}`;
    return fault('undo across a disclosure', what);
  }
  return undefined;
}

/** Another seat takes back its last answer, if it may, and gives it again: all is as it was. */
export function undoesOther<K extends Kit>(game: Game<K>, seat: Seat): Fault | undefined {
  const at = game.log.findLastIndex((entry) => entry.seat === seat);
  const entry = game.log[at];
  if (entry === undefined) return undefined;
  const told = game.log.slice(at).some((e) => e.told);
  const after = canonical(game.state);
  const refusal = undo(game, seat);
  if (refusal === undefined) {
    if (told) return fault('undo across a disclosure', `${seat} took back an answer though something was told since`);
    const found = again(game, seat, entry.answer, after);
    // The others have answered in between, so now the order is another.
    return found?.kind === 'replay differs' && at < game.log.length - 1
      ? fault('window does not commute', found.what)
      : found;
  }
  return canonical(game.state) === after ? undefined : fault('inexact undo', 'a refused undo changed the state');
}

function again<K extends Kit>(game: Game<K>, seat: Seat, answer: Answer, after: string): Fault | undefined {
  const played = submit(game, seat, answer);
  if ('refusal' in played)
    return fault('inexact undo', `${seat} may not repeat what it took back: ${played.refusal.why}`);
  if (canonical(game.state) === after) return undefined;
  return fault(
    'replay differs',
    `${seat} took an answer back and repeated it: ${difference(game.state, JSON.parse(after))}`,
  );
}
