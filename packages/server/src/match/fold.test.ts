import { workspace } from '@ironbottom/shelf';
import { chance, hashOf, type Plain } from '@ironbottom/umpire';
import { type Frame, patched } from '@ironbottom/wire';
import { describe, expect, it } from 'vitest';
import { nextWake } from './due.js';
import { awaitedIn, fold, fromSnapshot, mustAgree, openMatch, snapshotOf, wordsWanted } from './fold.js';
import { nameless } from './match.js';
import { refuseDeed } from './may.js';
import { framesSince, viewFor } from './streams.js';
import { answerOf, begun, doIt, newMatch, type Played, playOn, rowOf } from './testing.js';

/** What a client has after all its frames. */
function viewAfter(frames: readonly Frame[]): unknown {
  let view: object = {};
  for (const frame of frames) {
    if (frame.view !== undefined) view = structuredClone(frame.view) as object;
    if (frame.patch !== undefined) view = patched(view, structuredClone(frame.patch) as never);
  }
  return view;
}

const plain = (value: unknown): Plain => JSON.parse(JSON.stringify(value)) as Plain;

/** Ann, Bob and Cem, who have a live clock and have agreed to go on another day. */
function adjourned(scenario = 'crossing'): Played {
  const played = begun(scenario, { clock: { kind: 'live', minutes: 10, increment: 0 } });
  doIt(played, { do: 'offer', what: 'adjourn', seat: 'Blue', by: 'ann' });
  for (const seat of mustAgree(played.match, 'Blue'))
    doIt(played, { do: 'reply', what: 'adjourn', seat, by: seat === 'Red' ? 'cem' : 'bob', yes: true });
  expect(played.match.status).toBe('adjourned');
  return played;
}

describe('a match folded from its deeds', () => {
  it('gives every seat its view byte for byte, and numbers without a gap', () => {
    const played = begun('crossing');
    playOn(played, 300);
    for (const { seat } of played.match.seats) {
      const frames = played.sent[seat] ?? [];
      expect(JSON.stringify(viewAfter(frames))).toBe(JSON.stringify(viewFor(played.match, seat)));
      expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, i) => i + 1));
    }
    expect(JSON.stringify(viewAfter(played.sent[''] ?? []))).toBe(JSON.stringify(viewFor(played.match, '')));
  });

  it('comes to the same frames from the same deeds, and from a snapshot in the middle', () => {
    const played = begun('crossing');
    playOn(played, 200);
    const again = newMatch('crossing');
    const resumed: Played = { ...newMatch('crossing'), deeds: [] };
    for (const [i, { at, deed }] of played.deeds.entries()) {
      doIt(again, plain(deed) as never, at);
      if (i === 100) {
        const snapshot = plain(snapshotOf(again.match)) as never;
        resumed.match = fromSnapshot(rowOf('crossing'), workspace, snapshot);
      } else if (i > 100) doIt(resumed, plain(deed) as never, at);
    }
    expect(again.sent).toEqual(played.sent);
    for (const seat of Object.keys(resumed.sent)) {
      const tail = (played.sent[seat] ?? []).slice(-(resumed.sent[seat]?.length ?? 0));
      expect(resumed.sent[seat]).toEqual(tail);
    }
    expect(hashOf(resumed.match.game?.state)).toBe(hashOf(played.match.game?.state));
    expect(resumed.match.streams).toEqual(
      Object.fromEntries(
        Object.entries(played.match.streams).map(([seat, stream]) => [
          seat,
          { ...stream, recent: resumed.match.streams[seat]?.recent },
        ]),
      ),
    );
  });

  it('a sealed answer sends nothing to anybody else, not even to those who watch', () => {
    const played = begun('crossing');
    expect(awaitedIn(played.match)).toEqual(['Blue', 'Green', 'Red']);
    const deed = answerOf(played.match, chance(3), 'Red');
    const frames = doIt(played, deed as never);
    expect(Object.keys(frames)).toEqual(['Red']);
  });

  it('a question has the number of the frame it came in, and the next one another', () => {
    const played = begun('narrows');
    const below = chance(5);
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const deed = answerOf(played.match, below);
      if (deed?.do !== 'answer') break;
      expect(seen.has(`${deed.seat} ${deed.question}`)).toBe(false);
      seen.add(`${deed.seat} ${deed.question}`);
      expect(played.match.streams[deed.seat]?.recent.at(-1)?.seq).toBeGreaterThanOrEqual(deed.question);
      doIt(played, deed);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  it('an answer to another question than the one asked is refused and says which is asked', () => {
    const { match } = begun('narrows');
    const deed = answerOf(match, chance(5));
    if (deed?.do !== 'answer') throw new Error('nothing is asked');
    const refusal = refuseDeed(match, { ...deed, question: deed.question + 1 }, 0);
    expect(refusal?.why).toBe(
      `the question before you is number ${deed.question}, not ${deed.question + 1}; look again`,
    );
  });

  it('whoever comes back gets the frames missed, or the whole view when too many', () => {
    const played = begun('crossing');
    playOn(played, 400);
    const { match } = played;
    const { seq = 0 } = match.streams.Blue ?? {};
    const all = played.sent.Blue ?? [];
    expect(plain(framesSince(match, 'Blue', seq - 3))).toEqual(plain(all.slice(-3)));
    expect(framesSince(match, 'Blue', seq)).toEqual([]);
    const [whole, ...more] = framesSince(match, 'Blue', 1);
    expect(more).toEqual([]);
    expect(whole?.seq).toBe(seq);
    expect(JSON.stringify(whole?.view)).toBe(JSON.stringify(viewFor(match, 'Blue')));
    const heard = all.filter((frame) => frame.seq > 1).flatMap((frame) => frame.events ?? []);
    expect(plain(whole?.events)).toEqual(heard);
  });

  it('a draw needs every other side; a refusal takes the offer away', () => {
    const played = begun('crossing');
    doIt(played, { do: 'offer', what: 'draw', seat: 'Red', by: 'cem' });
    expect(played.match.offers).toHaveLength(1);
    doIt(played, { do: 'reply', what: 'draw', seat: 'Blue', by: 'ann', yes: true });
    expect(played.match.status).toBe('live');
    doIt(played, { do: 'reply', what: 'draw', seat: 'Green', by: 'bob', yes: true });
    expect(played.match.outcome).toEqual({ winners: [], why: 'A draw was agreed.', rule: '' });
    const other = begun('crossing');
    doIt(other, { do: 'offer', what: 'adjourn', seat: 'Blue', by: 'ann' });
    doIt(other, { do: 'reply', what: 'adjourn', seat: 'Red', by: 'cem', yes: false });
    expect([other.match.status, other.match.offers]).toEqual(['live', []]);
  });

  it('an adjourned match is resumed when every other side has agreed, and no clock runs before', () => {
    const played = adjourned();
    const { match } = played;
    const asleep = plain(match.clocks);
    expect(refuseDeed(match, { do: 'resume', seat: 'Red', by: 'cem' }, 0)?.why).toContain('offer it');
    const year = 365 * 24 * 3600_000;
    doIt(played, { do: 'offer', what: 'resume', seat: 'Red', by: 'cem' }, year);
    doIt(played, { do: 'reply', what: 'resume', seat: 'Blue', by: 'ann', yes: true }, 2 * year);
    expect([match.status, match.clocks]).toEqual(['adjourned', asleep]);
    doIt(played, { do: 'reply', what: 'resume', seat: 'Green', by: 'bob', yes: true }, 3 * year);
    expect([match.status, match.offers]).toEqual(['live', []]);
    for (const seat of awaitedIn(match)) expect(match.clocks[seat]?.since).toBe(3 * year);
    expect(refuseDeed(match, { do: 'offer', what: 'resume', seat: 'Red', by: 'cem' }, 0)?.why).toContain(
      'not adjourned',
    );
  });

  it('an ally is asked as well before the clocks run again, somebody who has left for good is not', () => {
    const played = adjourned('narrows');
    const { match } = played;
    doIt(played, { do: 'offer', what: 'resume', seat: 'Blue', by: 'ann' });
    expect(wordsWanted(match, { what: 'resume', by: 'Blue' })).toEqual(['Green', 'Red']);
    expect(wordsWanted(match, { what: 'draw', by: 'Blue' })).toEqual(['Red']);
    doIt(played, { do: 'reply', what: 'resume', seat: 'Red', by: 'cem', yes: true });
    expect(match.status).toBe('adjourned');
    doIt(played, { do: 'rename', by: 'bob', name: nameless });
    expect(match.status).toBe('live');
  });

  it('who declines to resume leaves the match adjourned, and it may be offered again', () => {
    const played = adjourned();
    doIt(played, { do: 'offer', what: 'resume', seat: 'Red', by: 'cem' });
    doIt(played, { do: 'reply', what: 'resume', seat: 'Blue', by: 'ann', yes: false });
    expect([played.match.status, played.match.offers]).toEqual(['adjourned', []]);
    expect(refuseDeed(played.match, { do: 'offer', what: 'resume', seat: 'Blue', by: 'ann' }, 0)).toBeUndefined();
  });

  it('a program agrees to resume at once, also one that takes the seat while its word is wanted', () => {
    const played = adjourned();
    doIt(played, { do: 'seat-bot', seat: 'Blue', bot: 'random', by: 'ann' });
    doIt(played, { do: 'offer', what: 'resume', seat: 'Red', by: 'cem' });
    expect(played.match.status).toBe('adjourned');
    doIt(played, { do: 'seat-bot', seat: 'Green', bot: 'random', by: 'bob' });
    expect([played.match.status, played.match.offers]).toEqual(['live', []]);
  });

  it('a log in which one side alone resumed is read as it was written', () => {
    const played = adjourned();
    doIt(played, { do: 'resume', seat: 'Red', by: 'cem' });
    expect(played.match.status).toBe('live');
  });

  it('what was told is taken back only when the others agree, and everybody is told so', () => {
    const played = begun('narrows');
    const below = chance(2);
    while (played.match.game?.log.at(-1)?.told !== true) doIt(played, answerOf(played.match, below) as never);
    const last = played.match.game?.log.at(-1);
    const seat = last?.seat ?? '';
    const length = played.match.game?.log.length ?? 0;
    expect(refuseDeed(played.match, { do: 'undo', seat, by: 'ann' }, 0)?.why).toContain('offer to take it back');
    doIt(played, { do: 'offer', what: 'take-back', seat, by: 'ann' });
    expect(played.match.game?.log).toHaveLength(length);
    const others = played.match.seats.filter(
      (each) => each.party !== played.match.seats.find((one) => one.seat === seat)?.party,
    );
    for (const other of others)
      doIt(played, { do: 'reply', what: 'take-back', seat: other.seat, by: 'bob', yes: true });
    expect(played.match.game?.log).toHaveLength(length - 1);
    for (const each of played.match.seats) {
      expect(played.sent[each.seat]?.at(-1)?.back).toContain('all agreed');
      expect(JSON.stringify(viewAfter(played.sent[each.seat] ?? []))).toBe(
        JSON.stringify(viewFor(played.match, each.seat)),
      );
    }
  });

  it('deeds in the wrong order are not folded', () => {
    const match = openMatch(rowOf('narrows'), workspace);
    expect(() => fold(match, { n: 2, at: 0, deed: { do: 'begin' } })).toThrow('does not follow deed 0');
  });
});

describe('clocks of a match', () => {
  const live = { kind: 'live' as const, minutes: 5, increment: 10 };

  it('run for whoever is asked, and time out when chosen so', () => {
    const played = begun('crossing', { clock: live });
    const at = 60_000 * 4;
    const deed = answerOf(played.match, chance(1), 'Red');
    const frames = doIt(played, deed as never, at + 60_000);
    expect(frames.Red?.clock).toEqual({ left: 4 * 60_000 + 10_000, at: at + 60_000, runs: false });
    expect(refuseDeed(played.match, { do: 'time-out', seat: 'Blue' }, at + 4 * 60_000)?.why).toBe('there is time left');
    expect(refuseDeed(played.match, { do: 'time-out', seat: 'Blue' }, at + 5 * 60_000)).toBeUndefined();
    doIt(played, { do: 'time-out', seat: 'Blue' }, at + 5 * 60_000);
    expect(played.match.outcome?.winners).toEqual(['Red']);
  });

  it('gain nothing when an answer is given and taken back', () => {
    const played = begun('crossing', { clock: live });
    const at = 60_000 * 4;
    for (let i = 0; i < 5; i++) {
      doIt(played, answerOf(played.match, chance(1), 'Red') as never, at + 10_000 * i);
      doIt(played, { do: 'undo', seat: 'Red', by: 'cem' }, at + 10_000 * i);
    }
    expect(played.match.clocks.Red).toMatchObject({ left: 5 * 60_000 - 40_000, since: at + 40_000 });
    const frames = doIt(played, answerOf(played.match, chance(1), 'Red') as never, at + 40_000);
    expect(frames.Red?.clock).toEqual({ left: 5 * 60_000 - 30_000, at: at + 40_000, runs: false });
  });

  it('where time that is over ends nothing, an answer that still comes takes the flag away as soon as all hear of it', () => {
    const day = 24 * 3600_000;
    const played = begun('crossing', { clock: { kind: 'slow', days: 1, vacation: 0 }, onTimeOut: 'nobody' });
    const { match } = played;
    const at = 2 * day;
    doIt(played, { do: 'time-out', seat: 'Red' }, at);
    expect(refuseDeed(match, { do: 'claim', seat: 'Blue', by: 'ann' }, at)).toBeUndefined();
    doIt(played, answerOf(match, chance(1), 'Red') as never, at + 1);
    // Put aside until the others have answered too: that it came is not for them to know.
    expect(match.flags).toEqual(['Red']);
    for (let i = 2; match.flags.length > 0 && i < 9; i++) doIt(played, answerOf(match, chance(1)) as never, at + i);
    expect(match.flags).toEqual([]);
    expect(played.sent.Blue?.at(-1)?.table?.flags).toEqual([]);
    expect(refuseDeed(match, { do: 'claim', seat: 'Blue', by: 'ann' }, at + 9)?.why).toContain('nobody');
  });

  it('a match that sleeps is to be awake a day before somebody’s time runs out, and then when it does', () => {
    const day = 24 * 3600_000;
    const { match } = begun('crossing', { clock: { kind: 'slow', days: 8, vacation: 0 } });
    const begins = 4 * 60_000;
    expect(nextWake(match, begins)).toBe(begins + 7 * day);
    expect(nextWake(match, begins + 7 * day)).toBe(begins + 8 * day);
  });

  it('nobody is sent the clock of another seat', () => {
    const played = begun('crossing', { clock: live });
    playOn(played, 60);
    for (const { seat } of played.match.seats)
      for (const frame of played.sent[seat] ?? [])
        if (frame.clock !== undefined) expect(frame.question !== undefined || frame.patch !== undefined).toBe(true);
    expect((played.sent[''] ?? []).some(({ clock }) => clock !== undefined)).toBe(false);
  });
});
