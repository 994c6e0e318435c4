/** What a seat has heard, in words, and waiting for what it hears next. */
import type { Event, Seat } from '@ironbottom/umpire';
import type { Reply } from '@ironbottom/wire';
import type { Match } from '../match/match.js';
import type { Sight } from './seats.js';

export function storyOf(match: Match, seat: Seat, since: number): Reply<'story'> {
  const stream = match.streams[seat];
  const { board, rulebook } = match.book;
  const law = match.game?.law;
  const wordsOf = (event: Event): string =>
    (law === undefined ? undefined : board?.words?.(event, law)) ?? rulebook.words(event);
  return {
    seq: stream?.seq ?? 0,
    lines: (stream?.events ?? [])
      .filter(({ seq }) => seq > since)
      .map(({ seq, event }) => ({ seq, rule: event.rule, text: wordsOf(event) })),
    chat: (stream?.chat ?? []).filter(({ seq }) => seq > since).map(({ seq: _, ...said }) => said),
  };
}

/** Until the seat is sent something after `since`, or the time is over, or nobody waits any more. */
export async function somethingNew(
  desk: Sight,
  seat: Seat,
  since: number,
  wait: number,
  request: { once(event: 'close', done: () => void): unknown },
): Promise<void> {
  let arrived = (): void => undefined;
  const news = new Promise<void>((done) => {
    arrived = done;
  });
  const end = await desk.listen(seat, since, arrived);
  const bell = setTimeout(arrived, wait);
  request.once('close', arrived);
  await news;
  clearTimeout(bell);
  end();
}
