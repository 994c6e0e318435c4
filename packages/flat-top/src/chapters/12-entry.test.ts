import { askOf, awaited, begin, type Event, type Game, type RowAnswer, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../fields.js';
import { flatTopGame } from '../game.js';
import { type FlatTopGame, ownOf } from '../game-kit.js';
import { name, sectorsOf } from '../map.js';
import { guadalcanal } from '../scenarios/guadalcanal.js';
import type { ScenarioData } from '../scenarios/scenario.js';
import { without } from '../testing.js';
import { openingForces } from './4-set-up.js';
import { fill } from './8-testing.js';

/** Guadalcanal two hours before midnight, so that the others are soon there. */
const soon: ScenarioData = { ...guadalcanal, name: 'soon', firstHour: 24 };

function started(): Game<FlatTopGame> {
  const setup = { scenario: 'custom', options: {}, charts: {}, set: JSON.parse(JSON.stringify(soon)) };
  const begun = begin(flatTopGame, setup, { from: 'seed', seed: '0'.repeat(64), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

/** Everybody answers as little as possible until `here`; what was said and told. */
function playUntil(game: Game<FlatTopGame>, here: () => boolean): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < 400 && !here(); i++) {
    const [seat] = awaited(game);
    if (seat === undefined) break;
    const ask = askOf(game, seat);
    const answer =
      ask === undefined || ask.ask === 'walk'
        ? { path: [], halt: [] }
        : ask.ask === 'sheet'
          ? fill(ask)
          : ask.ask === 'pick'
            ? ask.of.slice(0, ask.min).map(({ id }) => id)
            : {};
    const played = submit(game, seat, answer);
    if ('refusal' in played) throw new Error(`${played.refusal.rule}: ${played.refusal.why}`);
    events.push(...played.events);
  }
  return events;
}

const allied = (game: Game<FlatTopGame>) => ownOf(game.state, 'allied');

/** 0100 of the second day: the Allied orders at sea are asked. */
function dueNow(): Game<FlatTopGame> {
  const game = started();
  playUntil(game, () => game.state.public.turn === 1 && game.state.public.phase === 2);
  return game;
}

/** Orders: where the two task forces come in. */
function orders(game: Game<FlatTopGame>, hexes: readonly string[]): RowAnswer[] {
  const ask = askOf(game, 'allied');
  if (ask?.ask !== 'sheet') throw new Error('no orders are asked');
  const coming = ask.rows.filter(({ prompt }) => prompt.includes('comes onto the map'));
  return fill(ask, Object.fromEntries(coming.map(({ prompt }, i) => [prompt, [hexes[i] ?? '']]))) as RowAnswer[];
}

describe('R149 who comes in later', () => {
  test('SC5.START, R302 is on no map before 0100 13 November, in no task force that can be ordered, and its planes do not fly', () => {
    const game = started();
    playUntil(game, () => game.state.public.phase === 1);
    const own = allied(game);
    expect(own.coming?.map(({ turn, hex }) => [turn, hex])).toEqual([
      [1, null],
      [1, null],
    ]);
    expect(own.tfs.some(({ id }) => own.coming?.some((each) => each.id === id))).toBe(false);
    const enterprise = own.ships.find((ship) => ship.name === 'Enterprise');
    expect(enterprise?.grounded?.ready.length).toBeGreaterThan(0);
    expect(fieldsOf(own, game.law, 'allied').map((field) => field.name)).not.toContain('Enterprise');
    expect(own.coming?.map(({ id }) => id)).toContain(enterprise?.tf);
  });

  test('SC5.START without the rule they are on the map from the beginning', () => {
    const read = started().law;
    expect(openingForces(read, 'allied').coming).toHaveLength(2);
    expect(without('SC5.START', () => openingForces(read, 'allied').coming)).toBeUndefined();
  });

  test('SC5.START comes in through the southern edge of sector VIII, and goes on with what movement is left', () => {
    const game = dueNow();
    const ask = askOf(game, 'allied');
    const rows = ask?.ask === 'sheet' ? ask.rows.filter(({ rule }) => rule === 'SC5.START') : [];
    expect(rows).toHaveLength(2);
    for (const row of rows)
      if (row.ask === 'pick')
        for (const { at, id } of row.of) {
          expect(sectorsOf(at ?? 0)).toContain(8);
          expect(id).toMatch(/44$/);
        }
    expect(submit(game, 'allied', orders(game, ['MMM43', 'MMM44']))).toMatchObject({ refusal: { rule: 'SC5.START' } });
    submit(game, 'allied', orders(game, ['MMM44', 'OOO44']));
    submit(game, 'japan', fill(askOf(game, 'japan') as never));
    // Everybody else stays; then the courses of those who come in are asked: one hex, for coming in has cost one.
    const events = playUntil(game, () =>
      String(JSON.stringify(viewOf(game.state, 'allied').owes?.about)).includes('TF 4'),
    );
    expect(askOf(game, 'allied')).toMatchObject({ ask: 'walk', unit: 'TF 4', budget: 1 });
    expect(events.some(({ kind }) => kind === 'entered')).toBe(false);
    const from = askOf(game, 'allied');
    const to = (from?.ask === 'walk' ? from.from : 0) - 1;
    submit(game, 'allied', { path: [to], halt: [] });
    const after = playUntil(game, () => game.state.public.phase > 4);
    const own = allied(game);
    expect(own.coming).toBeUndefined();
    expect(own.tfs.filter(({ id }) => id === 'TF 4' || id === 'TF 5').map(({ hex }) => name(hex))).toEqual([
      name(to),
      'OOO44',
    ]);
    expect(after.filter(({ kind }) => kind === 'entered').map(({ rule, to: whom }) => [rule, whom])).toEqual([
      ['SC5.START', ['allied']],
      ['SC5.START', ['allied']],
    ]);
    expect(fieldsOf(own, game.law, 'allied').map((field) => field.name)).toContain('Enterprise');
  });

  test('R149 the enemy hears nothing of where they come in', () => {
    const heard = [
      ['MMM44', 'OOO44'],
      ['JJJ44', 'JJJ44'],
    ].map((hexes) => {
      const game = dueNow();
      submit(game, 'allied', orders(game, hexes));
      submit(game, 'japan', fill(askOf(game, 'japan') as never));
      const events = playUntil(game, () => game.state.public.phase > 4);
      return JSON.stringify([
        viewOf(game.state, 'japan'),
        events.filter(({ to }) => to === 'all' || to.includes('japan')),
      ]);
    });
    expect(heard[0]).toBe(heard[1]);
  });

  test('SC5.START coming in is told, for the enemy may have shown himself at the start of the same phase', () => {
    const [quiet = [], shown = []] = ['never', 'start'].map((when) => {
      const game = dueNow();
      submit(game, 'allied', orders(game, ['MMM44', 'OOO44']));
      const ask = askOf(game, 'japan');
      if (ask?.ask !== 'sheet') throw new Error('no orders are asked');
      const show = ask.rows.find((row) => row.ask === 'pick' && row.of.some(({ id }) => id === 'start'));
      submit(game, 'japan', fill(ask, { [show?.prompt ?? '']: when === 'start' ? ['start'] : [] }));
      const events = playUntil(game, () => game.state.public.phase > 4);
      return events.filter(({ to }) => to === 'all' || to.includes('allied'));
    });
    const parts = quiet.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(shown[i]));
    expect(quiet[parts]).toMatchObject({ kind: 'entered', tells: true });
    expect(shown[parts]).toMatchObject({ rule: '7.16', tells: true });
  });

  test('12.3 a new task force takes no number of those who are still to come', () => {
    const game = started();
    playUntil(game, () => game.state.public.phase === 2);
    const ask = askOf(game, 'allied');
    const row = ask?.ask === 'sheet' ? ask.rows.find(({ prompt }) => prompt.includes('form a task force')) : undefined;
    if (ask?.ask !== 'sheet' || row?.ask !== 'pick') throw new Error('no orders');
    submit(game, 'allied', fill(ask, { [row.prompt]: [row.of[0]?.id ?? ''] }));
    submit(game, 'japan', fill(askOf(game, 'japan') as never));
    const own = allied(game);
    const ids = [...own.tfs, ...(own.coming ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
