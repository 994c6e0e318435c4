import { shelf, workspace } from '@ironbottom/shelf';
import {
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  hashOf,
  type Kit,
  readGame,
  rollsOf,
  type Setup,
  sample,
  seedFrom,
  submit,
  verifyGame,
  viewOf,
  writeGame,
} from '@ironbottom/umpire';
import { delta, type Reply } from '@ironbottom/wire';
import { describe, expect, test } from 'vitest';
import { gameAfter, type Replay, record, toldOf } from './replay.js';
import { anotherLine } from './replay-answers.js';
import { luckOf } from './replay-luck.js';
import type { Eyes } from './replay-messages.js';
import { momentOf } from './replay-scene.js';
import { recordSeat } from './replay-seat.js';
import { headOf, linesOf } from './replay-told.js';

const books = shelf.map(({ rulebook }) => rulebook);

/** A game with allies and secrets, whichever it is on the shelf. */
const found = shelf.find(({ rulebook }) => rulebook.seats(setupFor(rulebook.scenarios[1]?.id ?? '', {})).length === 3);
if (found === undefined) throw new Error('no game for three is on the shelf');
const toy = found;
const setup = setupFor(toy.rulebook.scenarios[1]?.id ?? '', { [toy.options[0]?.name ?? '']: true });
const [blue = '', green = '', red = ''] = toy.rulebook.seats(setup).map(({ seat }) => seat);

function setupFor(scenario: string, options: Setup['options']): Setup {
  return { scenario, options, charts: {}, set: null };
}

function played(most = Number.POSITIVE_INFINITY): Game<Kit> {
  const begun = begin(toy.rulebook, setup, { from: 'seed', seed: seedFrom('replay'), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = chance(7);
  for (let seats = awaited(game); seats.length > 0 && game.log.length < most; seats = awaited(game)) {
    const seat = seats[below(seats.length)] ?? '';
    const ask = askOf(game, seat);
    const answer = ask && sample(viewOf(game.state, seat), ask, below, game.desk.ways);
    submit(game, seat, answer);
  }
  return game;
}

function recorded(game: Game<Kit>, eyes: Replay['eyes']): Replay {
  const ground = { book: toy, rules: workspace, law: game.law, ways: game.desk.ways };
  return record({ of: 'game', id: 'a', ground, game, text: writeGame(game, { seed: true }), who: '', eyes });
}

/** As far as a game had come, played from its beginning. */
function straight(whole: Game<Kit>, answers: number): Game<Kit> {
  const begun = begin(toy.rulebook, whole.setup, whole.source);
  if ('errors' in begun) throw new Error(begun.errors.join());
  for (const { seat, answer } of whole.log.slice(0, answers)) submit(begun.game, seat, answer);
  return begun.game;
}

const finished = played();
const whole = recorded(finished, 'all');
const last = finished.log.length;
const offered = { book: '', title: '', scenarios: [], options: [], bots: [], opponent: '' };

describe('a game looked at again', () => {
  test('comes to the same state at every moment, in whatever order they are looked at', () => {
    expect(last).toBeGreaterThan(70);
    for (const at of [last, 0, 33, 31, 32, 64, 65, 70, 12, 13, last - 1]) {
      expect(hashOf(gameAfter(whole, at).state)).toBe(hashOf(straight(finished, at).state));
    }
  });

  test('is told without fog once it is over, each line with whom it was told', () => {
    const lines = linesOf(whole, 'all');
    const all = [finished.opening.events, ...whole.events.slice(1)].flat();
    expect(lines).toHaveLength(all.length);
    expect(lines.some(({ only }) => only === red)).toBe(true);
    expect(lines.every(({ at }, i) => i === 0 || at >= (lines[i - 1]?.at ?? 0))).toBe(true);
    const theirs = linesOf(whole, { seat: red });
    expect(theirs.length).toBeLessThan(lines.length);
  });

  test('shows the own pieces of every seat on one map', () => {
    const at = 40;
    const [one] = momentOf(whole, at, ['all']).scenes;
    const each = finished.seats.map(({ seat }) => momentOf(whole, at, [{ seat }]).scenes[0]);
    const own = each.flatMap((seen) => seen?.scene.pieces.filter((piece) => piece.own) ?? []);
    expect(one?.scene.pieces).toHaveLength(own.length);
    expect(new Set(one?.scene.pieces.map(({ id }) => id)).size).toBe(own.length);
    expect(new Set(one?.scene.pieces.map((piece) => piece.own))).toEqual(new Set([true, false]));
  });

  test('marks its turns, says how it stood and how it ended', () => {
    const head = headOf(whole, offered);
    expect(head.over?.result).toMatch(/^Won by/);
    expect(head.last).toBe(last);
    const turns = head.marks.filter(({ kind }) => kind === 'turn');
    expect(turns.length).toBeGreaterThan(2);
    expect(turns[1]?.text).toMatch(/^Turn \d+ of \d+$/);
    expect(head.points[0]).toEqual({ at: 0, values: [{ name: 'Allies', value: 0 }] });
    expect(head.options).toHaveLength(1);
  });

  test('counts every die once, with the exact chance of as much', () => {
    const { dice } = luckOf(whole);
    const bySeat = dice.filter(({ rule }) => rule === '');
    expect(bySeat.reduce((sum, { count }) => sum + count, 0)).toBe(rollsOf(finished).length);
    for (const { more, less, expected } of dice) {
      expect(more + less).toBeGreaterThanOrEqual(1);
      expect(expected).toBeGreaterThan(0);
    }
  });
});

describe('a game that goes on', () => {
  const going = played(60);

  test('is looked at only through the eyes of whoever looks', () => {
    expect(() => recorded(going, 'all')).toThrow('when the game is over');
    const ours = recorded(going, [blue]);
    const others: Eyes[] = ['all', { seat: red }, { seat: green }];
    for (const eyes of others) {
      expect(() => momentOf(ours, 3, [eyes])).toThrow();
      expect(() => linesOf(ours, eyes)).toThrow();
    }
    expect(headOf(ours, offered)).toMatchObject({ all: false, over: null, offered: null });
    expect(headOf(ours, offered).seats.map(({ seat }) => seat)).toEqual([blue]);
  });

  test('has no moments in which nothing reached them, and names nobody else’s answers', () => {
    const theirs = recorded(going, [red]);
    const { last: moments } = headOf(theirs, offered);
    const quiet = going.log.filter(
      ({ seat }, i) => seat !== red && !theirs.events[i + 1]?.some((event) => workspace.hears(event, red)),
    );
    expect(quiet.length).toBeGreaterThan(0);
    expect(moments).toBe(going.log.length - quiet.length);
    for (let at = 0; at <= moments; at += 1) {
      expect(momentOf(theirs, at, [{ seat: red }]).answered?.seat ?? red).toBe(red);
    }
    const secret = JSON.stringify([linesOf(theirs, { seat: red }), headOf(theirs, offered), luckOf(theirs)]);
    expect(secret).not.toContain('"only"');
  });
});

test('an answer is told in the words of its question, not by the names it has in the file', () => {
  const { ground } = recorded(played(1), [blue]);
  const of = [{ id: 'Nell:torpedo:low:TF 1', text: 'Nells, low, with torpedoes at TF 1' }];
  const ask = { ask: 'pick', rule: '17', prompt: 'Who attacks? The rest flies home.', of, min: 0, max: 1 } as const;
  expect(toldOf(ground, { ...ask }, blue, ['Nell:torpedo:low:TF 1'])).toEqual({
    seat: blue,
    prompt: 'Who attacks?',
    told: ['Nells, low, with torpedoes at TF 1'],
    rule: '17',
  });
});

describe('another line', () => {
  const reread = (text: string): Game<Kit> => {
    const read = readGame(text, books);
    if ('errors' in read) throw new Error(read.errors.join());
    return read.game;
  };

  test('with the same dice begins where the game stood and rolls as it rolled', () => {
    const line = reread(anotherLine(whole, 40, 'same'));
    expect(line.log).toHaveLength(40);
    expect(hashOf(line.state)).toBe(hashOf(gameAfter(whole, 40).state));
    for (const { seat, answer } of finished.log.slice(40)) submit(line, seat, answer);
    expect(hashOf(line.state)).toBe(hashOf(finished.state));
  });

  test('with new dice has the old rolls behind it and others before it; its file can be verified', () => {
    const text = anotherLine(whole, 40, 'new');
    const line = reread(text);
    expect(hashOf(line.state)).toBe(hashOf(gameAfter(whole, 40).state));
    const before = rollsOf(line).length;
    expect(before).toBeGreaterThan(0);
    expect(line.source).not.toEqual(finished.source);
    for (const { seat, answer } of finished.log.slice(40)) submit(line, seat, answer);
    expect(rollsOf(line).map(({ face }) => face)).not.toEqual(rollsOf(finished).map(({ face }) => face));
    const verdict = verifyGame(writeGame(line, { seed: true }), books);
    expect(verdict).toMatchObject({ ok: true, problems: [] });
    expect(verdict.seen.join()).toContain(`the first ${before} rolls are taken over`);
  });

  test('of another line takes over no more than it goes through', () => {
    const line = reread(anotherLine(whole, 60, 'new'));
    const again = record({
      of: 'game',
      id: 'b',
      ground: { book: toy, rules: workspace, law: line.law, ways: line.desk.ways },
      game: line,
      text: writeGame(line, { seed: true }),
      who: '',
      eyes: 'all',
      over: { winners: [], why: '', rule: '' },
    });
    const third = reread(anotherLine(again, 30, 'same'));
    expect(hashOf(third.state)).toBe(hashOf(gameAfter(whole, 30).state));
    expect(third.source.from === 'seed' && third.source.before).toHaveLength(rollsOf(third).length);
  });
});

describe('a match that goes on', () => {
  /** What a server would have sent this seat, frame by frame. */
  function sentTo(seat: string, game: Game<Kit>): Reply<'past'>['moments'] {
    const kept = {};
    const again = recorded(game, [seat]);
    return [again.events[0] ?? [], ...again.events.slice(1)].flatMap((events, at) => {
      const patch = delta(kept, viewOf(gameAfter(again, at).state, seat));
      const heard = events.filter(({ to }) => to === 'all' || to.includes(seat));
      const own = game.log[at - 1];
      const answer = own?.seat === seat ? own.answer : undefined;
      if (patch.length === 0 && heard.length === 0 && answer === undefined) return [];
      const frame = { seq: at + 1, at: 0, patch, events: heard as never };
      return [answer === undefined ? { frame } : { frame, answer }];
    });
  }

  const seats = toy.rulebook
    .seats(setup)
    .map(({ seat, party }) => ({ seat, party, name: seat, people: [], bot: null }));
  const about = { match: { id: 'm', scenario: setup.scenario, table: { seats } }, setup } as unknown as Reply<'match'>;
  const game = played(60);
  const ground = { book: toy, rules: workspace, law: game.law, ways: game.desk.ways };

  test.each([blue, red])('is looked back at as %s saw it, from what was sent and nothing else', (seat) => {
    const afar = recordSeat({ about, ground, seat, who: '', moments: sentTo(seat, game) });
    const here = recorded(game, [seat]);
    const texts = (of: Parameters<typeof linesOf>[0]): string[] => linesOf(of, { seat }).map(({ text }) => text);
    expect(texts(afar)).toEqual(texts(here));
    expect(afar.view(afar.events.length - 1, seat)).toEqual(viewOf(game.state, seat));
    // In whatever order moments are looked at, what is seen is what was seen.
    for (const at of [33, 5, 31, 32, 0]) {
      const reached = Math.min(at, afar.events.length - 1);
      const again = recordSeat({ about, ground, seat, who: '', moments: sentTo(seat, game) });
      expect(momentOf(afar, reached, [{ seat }])).toEqual(momentOf(again, reached, [{ seat }]));
    }
    const turns = (of: Parameters<typeof headOf>[0]): string[] =>
      headOf(of, offered).marks.flatMap(({ kind, text }) => (kind === 'turn' ? [text] : []));
    expect(turns(afar)).toEqual(turns(here));
    const [own] = game.log.filter((each) => each.seat === seat);
    expect(afar.given.find((each) => each !== undefined)).toEqual({ seat, answer: own?.answer });
    expect(() => momentOf(afar, 0, ['all'])).toThrow('when the game is over');
    expect(() => linesOf(afar, { seat: seat === red ? blue : red })).toThrow('not yours');
  });
});
