import { describe, expect, it } from 'vitest';
import { chance, type DiceSource, DieWanted, seedFrom } from './dice.js';
import { guardQuestions } from './freeze.js';
import { askOf, awaited, begin, type Game, noteBeside, submit, typeDie, undo } from './game.js';
import { readGame, rollsOf, verifyGame, writeGame } from './game-file.js';
import { hashOf } from './hash.js';
import type { Setup } from './rulebook.js';
import { sample } from './sample.js';
import type { Straits } from './toy/state.js';
import { straits } from './toy/straits.js';
import { viewOf } from './view.js';

const setup: Setup = { scenario: 'narrows', options: {}, charts: {}, set: null };
const seeded = (entropy: { [seat: string]: string } = {}): DiceSource => ({
  from: 'seed',
  seed: seedFrom('game'),
  entropy,
});

function straitsGame(source: DiceSource = seeded()): Game<Straits> {
  const begun = begin(straits, setup, source);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

/** Answer at random until `enough`. */
function playOn(game: Game<Straits>, seed: number, enough: (game: Game<Straits>) => boolean): Game<Straits> {
  const below = chance(seed);
  while (!enough(game) && awaited(game).length > 0) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error('nothing is asked');
    submit(game, seat, sample(viewOf(game.state, seat), ask, below, game.desk.ways));
  }
  return game;
}

const isFrozenThrough = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenThrough));

const over = (game: Game<Straits>): boolean => game.state.umpire.over !== null;

describe('a game', () => {
  it('is decided by its set-up, dice and answers: the same again comes to the same state', () => {
    expect(hashOf(playOn(straitsGame(), 3, over).state)).toBe(hashOf(playOn(straitsGame(), 3, over).state));
  });

  it('refuses whoever is not asked, with what is the matter', () => {
    const game = straitsGame();
    expect(submit(game, 'Yellow', [])).toEqual({ refusal: { rule: '', why: 'there is no seat Yellow in this game' } });
    const [seat = ''] = awaited(game);
    playOn(game, 1, ({ log }) => log.length === 1);
    expect(submit(game, seat, [])).toMatchObject({
      refusal: { why: expect.stringContaining('take the answer back first') },
    });
    playOn(game, 1, over);
    expect(submit(game, seat, [])).toMatchObject({ refusal: { why: 'the game is over' } });
  });

  it('judges by the question it asked, which nobody can alter where questions are guarded', () => {
    playOn(straitsGame(), 2, (game) => {
      const [seat = ''] = awaited(game);
      const ask = askOf(game, seat);
      expect(askOf(game, seat)).toBe(ask);
      expect(isFrozenThrough(ask)).toBe(true);
      return over(game);
    });
  });

  it('asks the same, and comes to the same, when questions are not guarded', () => {
    const guarded = playOn(straitsGame(), 2, over);
    guardQuestions(false);
    try {
      const game = straitsGame();
      const [seat = ''] = awaited(game);
      expect(Object.isFrozen(askOf(game, seat))).toBe(false);
      expect(askOf(game, seat)).toEqual(askOf(straitsGame(), seat));
      expect(hashOf(playOn(game, 2, over).state)).toBe(hashOf(guarded.state));
    } finally {
      guardQuestions(true);
    }
  });

  it('is not changed by a refusal', () => {
    const game = straitsGame();
    const before = hashOf(game.state);
    for (const bad of [null, 'x', -1, { __proto__: null }, [[['nest']]], Number.NaN]) {
      expect(submit(game, 'Blue', bad)).toHaveProperty('refusal');
      expect(hashOf(game.state)).toBe(before);
    }
  });

  it('stands as before when a chapter fails in the middle of an answer', () => {
    const broken = { ...straits, frames: { ...straits.frames } };
    const game = playOn(straitsGame(), 5, ({ log }) => log.length === 2);
    const [seat = ''] = awaited(game);
    const before = hashOf(game.state);
    const kind = game.state.umpire.agenda.at(-1)?.kind ?? '';
    const whole = broken.frames[kind];
    if (whole === undefined) throw new Error('no frame');
    broken.frames[kind] = {
      ...whole,
      take(table) {
        table.state.public.turn = 99;
        throw new Error('a fault in a chapter');
      },
    };
    Object.assign(game, { rulebook: broken });
    const ask = askOf(game, seat);
    const answer = ask && sample(viewOf(game.state, seat), ask, chance(1), game.desk.ways);
    expect(() => submit(game, seat, answer)).toThrow('a fault in a chapter');
    expect(hashOf(game.state)).toBe(before);
  });

  it('keeps its own copy of an answer', () => {
    const game = straitsGame();
    const ask = askOf(game, 'Blue');
    const answer = ask && sample(viewOf(game.state, 'Blue'), ask, chance(2));
    submit(game, 'Blue', answer);
    const kept = JSON.stringify(game.log[0]?.answer);
    if (Array.isArray(answer)) answer.length = 0;
    expect(JSON.stringify(game.log[0]?.answer)).toBe(kept);
  });
});

describe('what is kept beside an answer', () => {
  const meant = {
    by: 'captain',
    intents: [
      { turn: 1, text: 'Go south:\nfar south.', at: 3 },
      { turn: 2, text: 'Wait.' },
    ],
  };

  it('is in the file and is read from it; files without it are read as before', () => {
    const game = playOn(straitsGame(), 3, over);
    const before = writeGame(game, { seed: true });
    noteBeside({ ...game, log: game.log.slice(0, 1) }, { meant, hint: 'recruit' });
    const file = writeGame(game, { seed: true });
    expect(file).toContain('  captain means, turn 1, place 3: Go south: far south.\n');
    const read = readGame(file, [straits]);
    if ('errors' in read) throw new Error(read.errors.join('; '));
    const [first, ...others] = read.game.log;
    expect(first).toMatchObject({
      meant: {
        by: 'captain',
        intents: [
          { turn: 1, text: 'Go south: far south.', at: 3 },
          { turn: 2, text: 'Wait.' },
        ],
      },
      hint: 'recruit',
    });
    expect(others.some((entry) => 'meant' in entry || 'hint' in entry)).toBe(false);
    expect(verifyGame(file, [straits]).ok).toBe(true);
    expect(file.replace(/^ {2}(captain means|hint).*\n/gm, '')).toBe(before);
    expect(readGame(before, [straits])).toHaveProperty('game');
  });

  it('is no part of the game: neither its state nor anything a seat sees or hears is another', () => {
    const plain = playOn(straitsGame(), 3, ({ log }) => log.length === 2);
    const minded = playOn(straitsGame(), 3, ({ log }) => log.length === 2);
    noteBeside(minded, { meant, hint: 'recruit' });
    expect(minded.state).toEqual(plain.state);
    for (const { seat } of minded.seats) expect(viewOf(minded.state, seat)).toEqual(viewOf(plain.state, seat));
    expect(minded.desk.book.events).toEqual(plain.desk.book.events);
  });

  it('stays with the answers that stand when another is taken back', () => {
    const game = straitsGame();
    playOn(game, 1, ({ log }) => log.length === 1);
    noteBeside(game, { meant });
    playOn(game, 1, ({ log }) => log.length === 2);
    expect(undo(game, game.log[1]?.seat ?? '')).toBeUndefined();
    expect(game.log).toMatchObject([{ meant }]);
  });
});

describe('undo', () => {
  it('takes back a sealed answer and leaves the others sealed', () => {
    const game = straitsGame();
    const before = hashOf(game.state);
    playOn(game, 1, ({ log }) => log.length === 1);
    expect(undo(game, game.log[0]?.seat ?? '')).toBeUndefined();
    expect(hashOf(game.state)).toBe(before);
  });

  it('never reaches back past what was told or rolled', () => {
    const game = playOn(straitsGame(), 1, ({ log }) => log.some((entry) => entry.told));
    const seat = game.log.at(-1)?.seat ?? '';
    const before = hashOf(game.state);
    expect(undo(game, seat)).toMatchObject({ why: expect.stringContaining('told or rolled') });
    expect(hashOf(game.state)).toBe(before);
  });

  it('has nothing to take back before the first answer', () => {
    expect(undo(straitsGame(), 'Red')).toMatchObject({ why: 'you have given no answer yet' });
  });
});

describe('typed dice', () => {
  it('are asked for one by one; the game stands as before until the face is typed', () => {
    const whole = playOn(straitsGame(), 7, over);
    const faces = rollsOf(whole).map(({ face }) => face);
    expect(faces.length).toBeGreaterThan(2);
    const game = straitsGame({ from: 'script', faces: faces.slice(0, whole.opening.rolls.length) });
    let typed = whole.opening.rolls.length;
    for (const { seat, answer } of whole.log) {
      for (;;) {
        const before = hashOf(game.state);
        try {
          submit(game, seat, answer);
          break;
        } catch (fault) {
          if (!(fault instanceof DieWanted)) throw fault;
          expect(hashOf(game.state)).toBe(before);
          expect(typeDie(game, fault, fault.sides + 1)).toHaveProperty('why');
          expect(typeDie(game, fault, faces[typed] ?? 0)).toBeUndefined();
          typed += 1;
        }
      }
    }
    expect(typed).toBe(faces.length);
    expect(hashOf(game.state)).toBe(hashOf(whole.state));
    expect(verifyGame(writeGame(game, { seed: true }), [straits])).toMatchObject({ ok: true, rolls: faces.length });
  });

  it('are refused where the dice come from a seed', () => {
    const wanted = new DieWanted({ turn: 1, phase: 'x', rule: '1.1', seat: 'Red', nth: 0 }, 6);
    expect(typeDie(straitsGame(), wanted, 3)).toMatchObject({ why: 'the dice of this game come from its seed' });
  });
});

describe('a game file', () => {
  const game = playOn(straitsGame(seeded({ Red: '00ff' })), 4, over);
  const file = writeGame(game, { seed: true });

  it('reads as a list of what was agreed, answered and rolled, and plays again to the same state', () => {
    expect(file).toMatch(/^ironbottom game 1\nrulebook: straits 1\nscenario: narrows\n/);
    expect(file).toContain('entropy Red: 00ff');
    const read = readGame(file, [straits]);
    expect('game' in read && hashOf(read.game.state)).toBe(hashOf(game.state));
  });

  it('is verified: the seed fits its commitment, every roll the seed, the state the answers', () => {
    const verdict = verifyGame(file, [straits]);
    expect(verdict).toMatchObject({ ok: true, problems: [], rolls: rollsOf(game).length });
    expect(verdict.seen).toHaveLength(3);
  });

  const forgeries: [what: string, forge: (file: string) => string, problem: string][] = [
    ['a roll', (f) => f.replace(/: (\d) of 6/, (_, face) => `: ${(Number(face) % 6) + 1} of 6`), 'the file says'],
    ['the seed', (f) => f.replace(/^seed: .*/m, `seed: ${seedFrom('other')}`), 'committed to'],
    ['the commitment', (f) => f.replace(/^commitment: .*\n/m, ''), 'no commitment'],
    ['the entropy', (f) => f.replace(/^entropy Red: .*/m, 'entropy Red: 01'), 'the'],
    ['the hash', (f) => f.replace(/^hash: .*/m, `hash: ${'0'.repeat(64)}`), 'hashes to'],
    ['the rulebook', (f) => f.replace('straits 1', 'straits 2'), 'was played with'],
  ];
  for (const [what, forge, problem] of forgeries) {
    it(`with ${what} changed is found out`, () => {
      const verdict = verifyGame(forge(file), [straits]);
      expect(verdict.ok).toBe(false);
      expect(verdict.problems.join('; ')).toContain(problem);
    });
  }

  it('without its seed shows the commitment and no seed, and cannot be verified yet', () => {
    const secret = writeGame(game, { seed: false });
    expect(secret).not.toContain(seedFrom('game'));
    expect(verifyGame(secret, [straits]).problems).toEqual([
      'the seed has not been revealed yet: the rolls cannot be recomputed',
    ]);
    expect(readGame(secret, [straits])).toHaveProperty('game');
  });

  it('that is no game file says so, by line', () => {
    expect(readGame('hello', [straits])).toEqual({ errors: [expect.stringContaining('line 1')] });
    expect(readGame(file.replace('scenario: narrows', 'scenery: narrows'), [straits])).toEqual({
      errors: [expect.stringContaining('nobody knows what "scenery" is')],
    });
    expect(readGame(file.replace(/^Blue: .*/m, 'Blue: nonsense'), [straits])).toEqual({
      errors: [expect.stringMatching(/^line \d+: /)],
    });
  });
});
