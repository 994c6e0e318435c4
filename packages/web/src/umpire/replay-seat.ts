/** A match that goes on, looked back at as one seat saw it: from the frames it was sent, and from nothing else. */
import type { Answer, Event, Kit, Seat, Setup, View } from '@ironbottom/umpire';
import { type Patch, patched, plainCopy, type Reply } from '@ironbottom/wire';
import { type Answered, type Past, type Points, pointsOf, stride, toldOf } from './replay.js';
import { turnText } from './replay-told.js';
import { askIn, type Ground, sceneOf } from './sight.js';

type Moments = Reply<'past'>['moments'];
type Plain = Parameters<typeof plainCopy>[0];

type Sent = { about: Reply<'match'>; ground: Ground; seat: Seat; who: string; moments: Moments };

/** Moment 0 is the first in which there was anything to see. */
export function recordSeat({ about, ground, seat, who, moments }: Sent): Past {
  const { board } = ground.book;
  const events: Event[][] = [];
  const given: Past['given'][number][] = [];
  const answered: (Answered | undefined)[] = [];
  const clocks: { turn: number }[] = [];
  const points: { answers: number; values: Points }[] = [];
  const patches: Patch[] = [];
  const kept: View<Kit>[] = [];
  let before: Event[] = [];
  let view = {} as View<Kit>;
  let clock = '';
  let turn = 0;
  for (const { frame, answer } of moments) {
    const ask = answer === undefined ? undefined : askIn(ground, copied(view));
    const patch = (frame.patch ?? []) as Patch;
    view = patched(view, copied(patch));
    const heard = (frame.events ?? []) as Event[];
    if (view.public === undefined) {
      before = [...before, ...heard];
      continue;
    }
    const at = events.length;
    events.push(at === 0 ? [...before, ...heard] : heard);
    patches.push(patch);
    if (at > 0) {
      given.push(answer === undefined ? undefined : { seat, answer: answer as Answer });
      answered.push(answer === undefined ? undefined : toldOf(ground, ask, seat, answer as Answer));
    }
    if (at % stride === 0) kept.push(copied(view));
    const seen = copied(view);
    if (at === 0 || heard.some((event) => board?.opens?.(event) === 'part')) {
      const told = turnText(sceneOf({ ...ground, seat, view: seen, ask: undefined, told: [] }).clock, turn);
      if (told !== clock) turn += 1;
      clock = told;
    }
    clocks.push({ turn });
    const values = pointsOf(ground, seen);
    if (at === 0 || JSON.stringify(points.at(-1)?.values) !== JSON.stringify(values))
      points.push({ answers: at, values });
  }
  if (events.length === 0) throw new Error('nothing has reached this seat yet');
  const setup = about.setup as Setup;
  return {
    of: 'match',
    id: about.match.id,
    ground,
    scenario: about.match.scenario,
    options: setup.options,
    seats: about.match.table.seats,
    who,
    over: null,
    events,
    given,
    answered,
    clocks,
    rolls: [],
    points,
    beside: [],
    seeded: false,
    eyes: [seat],
    stops: events.map((_, at) => at),
    view(at) {
      const from = Math.floor(at / stride);
      let found = copied(kept[from] as View<Kit>);
      for (const patch of patches.slice(from * stride + 1, at + 1)) found = patched(found, copied(patch));
      return found;
    },
  };
}

/** Patches change what they are put upon, and rulebooks remember by the list: nobody shares with anybody. */
const copied = <T>(value: T): T => plainCopy(value as Plain) as T;
