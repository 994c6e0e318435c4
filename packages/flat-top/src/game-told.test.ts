/** Where two worlds part, both are told something: faults that the search for leaks has found, each with its rule. */
import { begin, type Game, seedFrom, submit, undo } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { observe } from './chapters/7-observation.js';
import { enterHex } from './chapters/14-flight.js';
import { nobody, putGrounded } from './fields.js';
import type { GameFrame } from './frames.js';
import { flatTopGame } from './game.js';
import { type FlatTopGame, ownOf } from './game-kit.js';
import { gameWith, hexNamed, playing, stateWith } from './game-testing.js';

function played(game: Game<FlatTopGame>, seat: string, answer: unknown): string[] {
  const result = submit(game, seat, answer);
  if ('refusal' in result) throw new Error(result.refusal.why);
  return result.events.filter(({ to }) => to === 'all' || to.includes(seat)).map(({ kind }) => kind);
}

function begun(): Game<FlatTopGame> {
  const setup = { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null };
  const result = begin(flatTopGame, setup, { from: 'seed', seed: seedFrom('told'), entropy: {} });
  if ('errors' in result) throw new Error(result.errors.join('; '));
  return result.game;
}

describe('what is sealed stays sealed once both are in', () => {
  it('4.1 how to begin', () => {
    const game = begun();
    played(game, 'allied', ['proposed']);
    expect(undo(game, 'allied')).toBeUndefined();
    played(game, 'allied', ['proposed']);
    expect(played(game, 'japan', ['proposed'])).toContain('arranging');
    expect(undo(game, 'allied')?.why).toContain('cannot be taken back');
  });

  it('8.10 a sheet of air operations', () => {
    const game = playing({ phase: 0 });
    const [allied, japan] = ['allied', 'japan'].map((seat) => leastOf(game, seat));
    played(game, 'allied', allied);
    expect(played(game, 'japan', japan)).toContain('sealed');
    expect(undo(game, 'allied')?.why).toContain('cannot be taken back');
  });

  it('10.1 orders for task forces', () => {
    const given = { tfs: [{ hex: 'KK30', ships: ['DD'] }] };
    const game = playing({ phase: 1, allied: given, japan: given });
    played(game, 'allied', leastOf(game, 'allied'));
    expect(played(game, 'japan', leastOf(game, 'japan'))).toContain('sealed');
  });
});

/** The least that every row of a sheet takes. */
function leastOf(game: Game<FlatTopGame>, seat: string): unknown {
  const { window } = game.state.umpire;
  if (window === null) throw new Error('nobody is asked');
  const kind = flatTopGame.frames[game.state.umpire.agenda.at(-1)?.kind ?? ''];
  const part = game.state.seats[seat];
  if (kind?.ask === undefined || part === undefined) throw new Error('nothing is asked');
  const owes = { kind: '', rule: '', about: window.about[seat] ?? null, sealed: null };
  const ask = kind.ask({ seat, public: game.state.public, ...part, owes, over: null }, game.law);
  if (ask.ask !== 'sheet') throw new Error(`${seat} is asked ${ask.ask}`);
  return ask.rows.map((row) =>
    row.ask === 'say' ? row.from : row.ask === 'split' ? {} : row.of.slice(0, row.min).map(({ id }) => id),
  );
}

describe('interception', () => {
  const hex = hexNamed('KK30');
  const frame: GameFrame = { kind: 'interception', rule: '14.13.2', side: 'allied', af: 'AF 1', hex, asked: false };
  const given = {
    agenda: [{ kind: 'turn', rule: '5' } as const, frame],
    allied: { flights: [{ hex: 'KK30', planes: ['2 Wildcat*'], onMap: true }] },
    japan: { flights: [{ hex: 'KK30', planes: ['2 Nell'], onMap: true }] },
  };

  it('14.13.2 whoever is asked has been told why, though the newcomer be one more under a counter', () => {
    const game = gameWith(given);
    const heard: string[] = [];
    flatTopGame.frames.interception?.run(game.desk.table, frame as never);
    for (const { kind } of game.desk.book.events) heard.push(kind);
    expect(heard).toEqual(['comes-by']);
  });

  it('14.13.2 letting a formation pass is an answer that both hear', () => {
    const game = playing(given);
    expect(played(game, 'allied', [])).toContain('lets-pass');
    expect(undo(game, 'allied')?.why).toContain('cannot be taken back');
  });
});

it('7.8 whoever looks hears that this is all, also after a report', () => {
  const game = gameWith({
    allied: { tfs: [{ hex: 'KK30', ships: ['DD'], onMap: true }] },
    japan: { tfs: [{ hex: 'KK31', ships: ['DD'] }] },
  });
  observe(game.desk.table, ['allied']);
  const heard = game.desk.book.events.filter(({ to }) => to !== 'all' && to.includes('allied')).map(({ kind }) => kind);
  expect(heard).toEqual(['report', 'observed', 'nothing-more']);
});

it('11.6 a formation that flies after a task force hears in every hex whether there is anything new', () => {
  const game = gameWith({
    phase: 3,
    allied: { flights: [{ hex: 'KK30', planes: ['2 Dauntless*'], onMap: true }] },
    japan: { tfs: [{ hex: 'KK32', ships: ['DD'], onMap: true }] },
  });
  const { table, book } = game.desk;
  observe(table);
  book.events = [];
  const [flight] = ownOf(game.state, 'allied').flights;
  if (flight === undefined) throw new Error('nobody flies');
  enterHex(table, 'allied', flight, hexNamed('KK31'));
  const heard = book.events.filter(({ to }) => to !== 'all' && to.includes('allied'));
  expect(heard.map(({ kind, tells }) => [kind, tells ?? false])).toContainEqual(['nothing-new', true]);
});

it('7.2 each side keeps what the enemy has been told of its counters', () => {
  const game = gameWith({
    allied: { tfs: [{ hex: 'KK30', ships: ['DD'], onMap: true }] },
    japan: { tfs: [{ hex: 'KK31', ships: ['DD'] }] },
  });
  observe(game.desk.table);
  expect(ownOf(game.state, 'japan').observed).toEqual(game.state.seats.allied?.knows.marks);
  expect(ownOf(game.state, 'japan').observed).toMatchObject([{ hex: hexNamed('KK31'), kind: 'TF', condition: 2 }]);
});

it('8.6 planes at the base Australia stay ashore, though a cruiser is called Australia too', () => {
  const scenario = { figures: 'SC2' as const };
  const state = stateWith({
    scenario,
    allied: { bases: ['Australia'], tfs: [{ hex: 'KK30', ships: ['Australia'] }] },
    japan: { bases: [] },
  });
  const own = ownOf(state, 'allied');
  const hudson = { plane: 'Hudson', seaBased: false, factors: 3, arms: 'none', dispersed: false } as const;
  putGrounded(own, 'Australia', { ...nobody, ready: [hudson] });
  expect(own.ships[0]?.grounded).toBeNull();
  expect(own.bases[0]?.grounded.ready).toEqual([hudson]);
});
