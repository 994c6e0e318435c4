/** A state survives saving, loading and cloning, and the game goes on from each the same way. */
import type { Seat } from '../events.js';
import { awaited, type Game } from '../game.js';
import { canonical } from '../hash.js';
import type { Below, Kit, State } from '../rulebook.js';
import { difference, isObject } from './difference.js';
import { caught, type Fault, fault } from './fault.js';
import { fork, forkAt, playOn } from './fork.js';
import { answerFor } from './look.js';

export function survives<K extends Kit>(game: Game<K>, below: Below): Fault | undefined {
  const { state } = game;
  const odd = notPlain(state, 'state');
  if (odd !== undefined) return fault('lost in saving', odd);
  const text = canonical(state);
  const loaded: unknown = JSON.parse(JSON.stringify(state));
  if (canonical(loaded) !== text) return fault('lost in saving', difference(loaded, state));
  return (
    caught('shallow clone', 'cloning', () => cloned(game, text)) ?? resumed(game, text, below) ?? untouched(game, text)
  );
}

/** What a clone shares with its original must be replaced when it changes, never changed in place. */
function untouched<K extends Kit>({ state }: Game<K>, text: string): Fault | undefined {
  if (canonical(state) === text) return undefined;
  const changed = difference(state, JSON.parse(text));
  return fault('shallow clone', `playing on from a clone changed the state it was made from: ${changed}`);
}

function cloned<K extends Kit>(game: Game<K>, text: string): Fault | undefined {
  const copy = game.rulebook.clone(game.state);
  return canonical(copy) === text
    ? undefined
    : fault('shallow clone', `the clone is not equal: ${difference(copy, game.state)}`);
}

/** The same answers from the clone and from the loaded state, whose keys come in another order. */
function resumed<K extends Kit>(game: Game<K>, text: string, below: Below): Fault | undefined {
  const one = fork(game);
  const other = forkAt(game, JSON.parse(text) as State<K>);
  for (let i = 0; i < 4; i++) {
    const owing = awaited(one);
    const seat: Seat | undefined = owing[below(owing.length)];
    if (seat === undefined) return undefined;
    const sampled = answerFor(one, seat, below);
    if ('fault' in sampled) return sampled.fault;
    const a = playOn(one, seat, sampled.answer);
    const differs = caught('replay differs', 'after loading', () => {
      const b = playOn(other, seat, sampled.answer);
      if (canonical(a) !== canonical(b)) return fault('replay differs', `after loading, ${difference(b, a)}`);
      if (canonical(one.state) === canonical(other.state)) return undefined;
      return fault('replay differs', `after loading, ${difference(other.state, one.state)}`);
    });
    if (differs !== undefined) return differs;
  }
  return undefined;
}

function notPlain(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (!isObject(value)) return `${path} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    return `${path} is no plain object`;
  for (const key of Object.keys(value)) {
    const part: unknown = Reflect.get(value, key);
    // A field that is there but undefined is written like one that is not there.
    const odd = part === undefined && !Array.isArray(value) ? undefined : notPlain(part, `${path}.${key}`);
    if (odd !== undefined) return odd;
  }
  return undefined;
}
