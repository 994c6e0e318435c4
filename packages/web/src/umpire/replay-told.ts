/** What a replay says about itself: its log, the marks on its time, how it stood. */
import { seatName } from '@ironbottom/shelf';
import { calledTitle, type Event, type Seat } from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { replay as words } from '../words/replay.js';
import { umpire } from '../words/umpire.js';
import type { Offered } from './messages.js';
import { lookers, mayLook, type Past } from './replay.js';
import type { Eyes, ReplayHead, ReplayLine, ReplayMark, ReplayMind } from './replay-messages.js';
import { sceneFor } from './replay-scene.js';
import { logOf, referenceOf, type Told } from './sight.js';
import { Trouble } from './trouble.js';

/** Every event that reached these eyes, with its moment. */
export function heardBy(replay: Past, eyes: Eyes): { at: number; event: Event }[] {
  const { stops, events, ground } = replay;
  if (eyes === 'all' && replay.eyes !== 'all') throw new Trouble(words.trouble.fog);
  if (eyes !== 'all') mayLook(replay, eyes.seat);
  const heard = (event: Event): boolean => eyes === 'all' || ground.rules.hears(event, eyes.seat);
  return stops.flatMap((answers, at) => (events[answers] ?? []).filter(heard).map((event) => ({ at, event })));
}

export function linesOf(replay: Past, eyes: Eyes): ReplayLine[] {
  const heard = heardBy(replay, eyes);
  const { ground, seats, events } = replay;
  const seat = eyes === 'all' ? (seats[0]?.seat ?? '') : eyes.seat;
  const view = replay.view(events.length - 1, seat);
  const told = heard.map(({ event }): Told => ({ to: eyes === 'all' ? 'all' : event.to, event }));
  return logOf({ ...ground, seat, view, ask: undefined, told }).map((line, i): ReplayLine => {
    const { at, event } = heard[i] ?? { at: 0, event: undefined };
    const only = eyes === 'all' && event !== undefined && event.to !== 'all' ? namesOf(replay, event.to) : '';
    return { ...line, at, ...(only !== '' && { only }) };
  });
}

/** Told to nobody: the umpire's own. */
function namesOf({ ground, seats }: Past, to: readonly Seat[]): string {
  if (seats.every(({ seat }) => to.includes(seat))) return '';
  return to.length === 0 ? 'nobody' : listed(to.map((seat) => seatName(ground.book, seat)));
}

export function headOf(replay: Past, offered: Offered | null): ReplayHead {
  const { of, id, ground, scenario, who, over, stops } = replay;
  const { book } = ground;
  const mine = lookers(replay);
  const marks = marksOf(replay);
  return {
    of,
    id,
    title: book.title,
    scenario: book.rulebook.scenarios.find((each) => each.id === scenario)?.title ?? '',
    who,
    options: optionsOf(replay),
    seats: replay.seats
      .filter(({ seat }) => mine.includes(seat))
      .map(({ seat, party }) => ({ seat, party, name: seatName(book, seat) })),
    over: over && {
      result: umpire.wonBy(over.winners.map((seat) => seatName(book, seat))),
      why: over.why,
      rule: over.rule,
    },
    all: replay.eyes === 'all',
    last: stops.length - 1,
    marks,
    points: pointsOf(replay),
    minds: mindsOf(replay),
    reference: referenceOf(ground),
    offered: over === null ? null : offered,
    seeded: replay.seeded,
  };
}

/** What anybody had in mind is nobody else's as long as the game goes on. */
function mindsOf({ over, eyes, beside, ground: { book } }: Past): ReplayMind[] {
  if (over === null || eyes !== 'all') return [];
  return beside.flatMap(({ answers, seat, meant }) =>
    (meant?.intents ?? []).map((intent) => ({
      ...intent,
      moment: answers,
      seat: seatName(book, seat),
      by: calledTitle(book.bots, meant?.by ?? ''),
    })),
  );
}

/** 'Night landings: on' */
function optionsOf({ ground: { book }, options }: Past): string[] {
  return book.options.flatMap(({ name, title, values }) => {
    const chosen = options[name];
    const found = values.find(({ value }) => value === chosen);
    return found === undefined || found === values[0] ? [] : [marks.of(title, found.title)];
  });
}

/** A turn is told by the clock as everybody reads it, a part of it and a battle by the line that opens it. */
function marksOf(replay: Past): ReplayMark[] {
  const { stops, clocks, ground } = replay;
  const { board } = ground.book;
  const marks: ReplayMark[] = [];
  const [seat = ''] = lookers(replay);
  let turn: number | undefined;
  for (const [at, answers] of stops.entries()) {
    const now = clocks[answers]?.turn;
    if (now === turn) continue;
    turn = now;
    marks.push({ at, kind: 'turn', text: turnText(sceneFor(replay, answers, seat).clock, now ?? 0) });
  }
  const seen = new Set<Event>();
  const eyes: Eyes[] = replay.eyes === 'all' ? ['all'] : lookers(replay).map((each) => ({ seat: each }));
  for (const each of eyes) {
    for (const { at, event } of heardBy(replay, each)) {
      if (seen.has(event)) continue;
      seen.add(event);
      const opens = board?.opens?.(event);
      const place = board?.where?.(event);
      const text = (): string =>
        (board?.words?.(event, ground.law) ?? ground.book.rulebook.words(event)).replace(/\.$/, '');
      if (opens !== undefined)
        marks.push({
          at,
          kind: opens === 'part' ? 'phase' : 'battle',
          text: text(),
          ...(place !== undefined && { place }),
        });
      const alarm = board?.alarm?.(event);
      if (alarm !== undefined) marks.push({ at, kind: 'news', text: text(), place: alarm });
    }
  }
  return marks.sort((a, b) => a.at - b.at);
}

/** What stands before the part of the turn: 'Turn 3 of 18, 0800 (day)'. */
export function turnText(clock: string, turn: number): string {
  return clock.replace(/:[^:]*$/, '') || words.moments.turn(turn);
}

/** What changed out of sight is told at the next moment that was seen. */
function pointsOf({ points, stops }: Past): ReplayHead['points'] {
  if (points[0]?.values.length === 0) return [];
  const last = stops.length - 1;
  const at = (answers: number): number => {
    const found = stops.findIndex((stop) => stop >= answers);
    return found < 0 ? last : found;
  };
  return points.map(({ answers, values }) => ({ at: at(answers), values: [...values] }));
}
