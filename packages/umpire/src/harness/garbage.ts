/** Answers of any shape are refused with a reason, and change nothing. */
import type { Ask, Ways } from '../asks.js';
import type { Seat } from '../events.js';
import { askOf, awaited, type Game, refuse, submit } from '../game.js';
import type { Below, Kit } from '../rulebook.js';
import { viewOf } from '../view.js';
import { type Fault, fault } from './fault.js';
import { answerFor } from './look.js';

/** Legal for no question whatever. */
const rubbish: readonly unknown[] = [
  undefined,
  null,
  true,
  'no such thing',
  Number.NaN,
  0.5,
  -1_000_000,
  ['no such thing'],
  [null],
  [['no such thing'], {}, 0.5],
  { 'no such thing': 1 },
  { path: [-1], halt: [] },
  { path: [], halt: ['no such thing'] },
  { path: 'x', halt: 'y' },
  JSON.parse('{"__proto__": {"path": []}, "constructor": 1}'),
  JSON.parse('['.repeat(200) + ']'.repeat(200)),
];

export function refusesGarbage<K extends Kit>(game: Game<K>, below: Below): Fault | undefined {
  const before = JSON.stringify(game.state);
  const length = game.log.length;
  const owing = awaited(game);
  const seat = owing[below(owing.length)];
  for (const { by, answer } of garbageFor(game, seat, below)) {
    const shown = `${by}: ${JSON.stringify(answer)?.slice(0, 120)}`;
    try {
      const played = submit(game, by, answer);
      if (!('refusal' in played)) return fault('bad answer', `${shown} was taken`);
      if (played.refusal.why === '') return fault('bad answer', `${shown} was refused without a reason`);
    } catch (thrown) {
      return fault('bad answer', `${shown} was not refused but threw ${String(thrown)}`);
    }
  }
  if (game.log.length !== length) return fault('bad answer', 'a refused answer is in the log');
  return JSON.stringify(game.state) === before ? undefined : fault('bad answer', 'a refused answer changed the state');
}

/** Rubbish for a seat that is asked, spoilt legal answers, and a legal answer from seats that are not asked. */
function garbageFor<K extends Kit>(
  game: Game<K>,
  seat: Seat | undefined,
  below: Below,
): { by: Seat; answer: unknown }[] {
  if (seat === undefined) return game.seats.map((s) => ({ by: s.seat, answer: [] }));
  const tries: { by: Seat; answer: unknown }[] = [];
  for (let i = 0; i < 4; i++) tries.push({ by: seat, answer: rubbish[below(rubbish.length)] });
  const sampled = answerFor(game, seat, below);
  if ('fault' in sampled) return tries;
  for (const answer of spoilt(sampled.answer, below)) {
    // A spoilt answer may by chance be a legal one.
    if (refuse(game, seat, answer) !== undefined) tries.push({ by: seat, answer });
  }
  const ask = askOf(game, seat);
  const tempting = ask === undefined ? [] : temptations(viewOf(game.state, seat), ask, game.desk.ways);
  for (const answer of tempting.slice(0, 8)) tries.push({ by: seat, answer });
  const idle = game.seats.filter((s) => !awaited(game).includes(s.seat)).map((s) => s.seat);
  for (const by of [...idle, 'nobody']) tries.push({ by, answer: sampled.answer });
  return tries;
}

/** Probes that a seat could send to learn something from the refusal. */
export function probes(answer: unknown, below: Below): unknown[] {
  return [...spoilt(answer, below), rubbish[below(rubbish.length)]];
}

/** What a curious seat would try: each thing that the question says may not be chosen. */
export function temptations<V>(view: V, ask: Ask, ways: Ways<V> | undefined): unknown[] {
  switch (ask.ask) {
    case 'pick':
      return ask.of.flatMap(({ id, not }) => (not === undefined ? [] : [[id]]));
    case 'split':
      return ask.over.flatMap(({ id, not }) => (not === undefined ? [] : [{ [id]: 1 }]));
    case 'walk':
      return (ways?.ways(view, ask.unit, ask.from) ?? []).flatMap(({ to, not }) =>
        not === undefined ? [] : [{ path: [to], halt: [] }],
      );
    default:
      return [];
  }
}

function spoilt(answer: unknown, below: Below): unknown[] {
  if (typeof answer === 'number') return [answer + 1, answer - 1, -answer, answer + 0.5, String(answer), [answer]];
  if (Array.isArray(answer)) {
    const list: readonly unknown[] = answer;
    const more = [[...list, ...list], list.slice(1), [...list, 'no such thing']];
    if (list.length === 0) return more;
    const at = below(list.length);
    return [...more, ...spoilt(list[at], below).map((part) => list.with(at, part))];
  }
  if (typeof answer === 'object' && answer !== null) {
    const keys = Object.keys(answer);
    const key = keys[below(Math.max(1, keys.length))];
    const more = { ...answer, 'no such thing': 1 };
    if (key === undefined) return [more];
    const part: unknown = Reflect.get(answer, key);
    return [
      more,
      ...spoilt(part, below).map((other) => ({ ...answer, [key]: other })),
      { ...answer, [key]: undefined },
    ];
  }
  return [`${String(answer)} `, null, ''];
}
