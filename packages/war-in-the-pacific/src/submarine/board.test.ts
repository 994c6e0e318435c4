import { type Answer, askOf, awaited, begin, chance, sample, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { submarineBoard } from './board.js';
import { submarineBriefing } from './briefing.js';
import { huntOdds } from './odds.js';
import { type SubmarineView, submarineRulebook } from './rulebook.js';
import { lawOf } from './testing.js';
import { submarineWords } from './words.js';

/** A game at random, looked at by everybody after every answer. */
function looked(scenario: string, look: (game: ReturnType<typeof started>) => void): void {
  const game = started(scenario);
  const below = chance(4);
  while (game.state.umpire.over === null) {
    look(game);
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    submit(game, seat, sample(viewOf(game.state, seat), ask, below));
  }
  look(game);
}

function started(scenario: string) {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(submarineRulebook, setup, { from: 'seed', seed: seedFrom(scenario), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  return begun.game;
}

describe('the board', () => {
  it('22.6 whoever sends no submarine is told so before', () => {
    const view = { seat: 'japan', own: { phase: 'attack', contact: { marker: 'TF 1' } } } as unknown as SubmarineView;
    const warned = (answer: Answer) => submarineBoard.warnings?.(view, lawOf('wasp'), answer);
    expect(warned({})).toEqual(['None of your submarines attacks: they let TF 1 pass.']);
    expect(warned({ 'group 1': 1 })).toEqual([]);
  });
  it('calls its hexes as the panels and the log do', () => {
    const law = lawOf('wasp');
    const ways = submarineRulebook.ways?.(law);
    expect([ways?.placeName(0), ways?.placeName(1), ways?.placeNamed('0201')]).toEqual(['0101', '0201', 1]);
  });
  it('has a middle and a letter for every hex of the sea', () => {
    const map = submarineBoard.map(lawOf('wasp'));
    expect(map?.middles).toHaveLength(180);
    expect(map?.terrain).toHaveLength(180);
    expect(map?.middles[0]).toEqual([0, 0]);
  });
  it('22.1.2, 13.5 shows nobody what the enemy’s markers stand for before it is known', () => {
    looked('wasp', ({ state, law }) => {
      if (state.umpire.over !== null) return;
      const { battle } = state.umpire.secret;
      const { pieces } = submarineBoard.scene(viewOf(state, 'japan'), law);
      for (const { marker, known } of battle.forces) {
        const piece = pieces.find(({ id }) => id === marker);
        if (piece === undefined || known) continue;
        expect(piece.title).toContain('not known');
        expect(piece.symbol).toBe('unknown-ships');
        expect(piece.course).toBeUndefined();
      }
      for (const watched of [
        submarineBoard.watched(state.public, law),
        submarineBoard.scene(viewOf(state, 'allies'), law),
      ])
        for (const piece of watched.pieces.filter(({ symbol }) => symbol === 'submarine'))
          expect(piece.title).toContain('not known');
    });
  });
  it('puts every event into a sentence', () => {
    for (const { id } of submarineRulebook.scenarios) {
      const game = started(id);
      const below = chance(9);
      while (game.state.umpire.over === null) {
        const [seat = ''] = awaited(game);
        const ask = askOf(game, seat);
        if (ask === undefined) throw new Error(`${seat} is not asked`);
        const done = submit(game, seat, sample(viewOf(game.state, seat), ask, below));
        if ('refusal' in done) throw new Error(done.refusal.why);
        for (const event of done.events) expect(submarineWords(event)).toMatch(/^[A-Z0-9’].* .*[.!]$/);
      }
    }
  });
});

it('22.5 the odds of a search are those of one die', () => {
  const game = started('wolf-pack');
  const below = chance(1);
  for (const seat of ['japan', 'allies']) {
    const ask = askOf(game, seat);
    if (ask !== undefined) submit(game, seat, sample(viewOf(game.state, seat), ask, below));
  }
  const ask = askOf(game, 'allies');
  const open = ask?.ask === 'pick' ? ask.of.filter(({ not }) => not === undefined).map(({ id }) => id) : [];
  const odds = ask === undefined ? null : huntOdds(viewOf(game.state, 'allies'), game.law, ask, open);
  for (const { chance: each } of odds?.rows ?? []) expect([0, 1, 2, 3, 4, 5, 6]).toContain(Math.round(6 * each));
  expect(open.length).toBeGreaterThan(0);
  expect(odds?.rows.length).toBe(open.length);
});

it('the briefing names both sides’ forces', () => {
  const text = submarineBriefing(lawOf('wasp'), 'japan')
    .flatMap(({ lines }) => lines)
    .join(' ');
  expect(text).toContain('CV Wasp');
  expect(text).toContain('1st Submarine Group, 12 boats');
});
