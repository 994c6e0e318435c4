/** Single decisions of recruit in Rings Around Rabaul. */
import { type FlatTopGame, flatTopGame, type GameView, mapboard } from '@ironbottom/flat-top';
import {
  type Answer,
  type Ask,
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  type RowAnswer,
  type Seat,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { captain } from './captain.js';
import { byAir, bySea } from './distances.js';
import { blank, keepUp, likeliest, lookedAround } from './memory.js';
import { recruit } from './recruit.js';

type Asked = { seat: Seat; view: GameView; ask: Ask; answer: Answer };

/** Both sides by recruit, or by somebody else; every question up to the first that `until` is true of, that one included. */
function upTo(until: (asked: Asked) => boolean, who = recruit): { game: Game<FlatTopGame>; last: Asked } {
  const begun = begin(
    flatTopGame,
    { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null },
    { from: 'seed', seed: seedFrom('one morning'), entropy: {} },
  );
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  const players = new Map(['allied', 'japan'].map((seat) => [seat, who.seat(seat, game.law, chance(1))] as const));
  for (;;) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const player = players.get(seat);
    if (ask === undefined || player === undefined) throw new Error('the game is over');
    const view = structuredClone(viewOf(game.state, seat));
    const answer = player.answer(viewOf(game.state, seat), ask, game.desk.ways);
    const last = { seat, view, ask, answer };
    if (until(last)) return { game, last };
    submit(game, seat, answer);
  }
}

const first = (side: Seat, kind: string, rule?: string, turn = 0) =>
  upTo(
    ({ seat, view, ask }) =>
      seat === side &&
      view.owes?.kind === kind &&
      view.public.turn === turn &&
      (rule === undefined || ask.rule === rule),
  ).last;

describe('recruit', () => {
  test('4.1 begins as proposed', () => {
    expect(first('allied', 'set-up').answer).toEqual(['proposed']);
  });

  test('7.12.2 reports honestly', () => {
    const { ask, answer } = first('japan', 'air-operations', '8.10');
    if (ask.ask !== 'sheet') throw new Error('a sheet was expected');
    const says = ask.rows.flatMap((row, i) => (row.ask === 'say' ? [(answer as RowAnswer[])[i]] : []));
    expect(says).toEqual([100, 100]);
  });

  test('8.7 as the Allies, who have only bases to bomb, it arms no dive bomber with anything but GP', () => {
    const { view } = first('allied', 'air-operations', '8.10.2', 4);
    const lexington = view.own.ships.find(({ name }) => name === 'Lexington');
    const armed =
      lexington?.grounded?.ready.filter(({ plane, arms }) => plane === 'Dauntless' && arms !== 'none') ?? [];
    expect(armed.every(({ arms }) => arms === 'GP')).toBe(true);
    // The three that began unarmed, to search for ships that are not there, are sent below to be armed.
    expect(lexington?.grounded?.ready.some(({ plane, arms }) => plane === 'Dauntless' && arms === 'none')).toBe(false);
  });

  test('8.5 it sends a strike on the first morning and keeps half its fighters overhead', () => {
    const { game } = upTo(({ seat, view }) => seat === 'allied' && view.owes?.kind === 'plotting');
    const flights = game.state.seats.allied?.own.flights ?? [];
    const strike = flights.find(({ lots }) => lots.some(({ arms }) => arms === 'GP'));
    const patrol = flights.find(({ lots }) => lots.every(({ plane }) => plane === 'Wildcat'));
    expect(strike?.lots.some(({ plane, factors }) => plane === 'Dauntless' && factors >= 8)).toBe(true);
    expect(patrol?.lots.map(({ factors }) => factors)).toEqual([4]);
  });

  test('14.15 its dive bombers come over Rabaul high', () => {
    const { game } = upTo(
      ({ seat, view }) => seat === 'allied' && view.owes?.kind === 'combat' && view.public.turn === 1,
    );
    const strike = game.state.seats.allied?.own.flights.find(({ lots }) => lots.some(({ arms }) => arms === 'GP'));
    expect(strike?.hex).toBe(mapboard.hexOf('Rabaul'));
    expect(strike?.lots.every(({ altitude }) => altitude === 'high')).toBe(true);
  });

  test('7.1 a strike over its target shows itself, to fight', () => {
    const { game } = upTo(({ seat, view }) => seat === 'allied' && view.owes?.kind === 'battle');
    expect(game.state.public.battle?.hex).toBe(mapboard.hexOf('Rabaul'));
  });

  test('7.3 as Japan it sends out searchers, one factor each, as soon as it may', () => {
    const { game } = upTo(
      ({ seat, view }) => seat === 'japan' && view.owes?.kind === 'segment' && view.public.turn === 1,
    );
    const searchers = (game.state.seats.japan?.own.flights ?? []).filter(({ lots }) => lots[0]?.plane === 'Mavis');
    expect(searchers.length).toBeGreaterThanOrEqual(2);
    expect(searchers.every(({ lots }) => lots.length === 1 && lots[0]?.factors === 1)).toBe(true);
  });

  test('a question it does not know gets a legal answer', () => {
    const { game, last } = upTo(({ view }) => view.owes?.kind === 'set-up');
    const view: GameView = { ...last.view, owes: { kind: 'novelty', rule: '99', about: null, sealed: null } };
    const ask: Ask = {
      ask: 'pick',
      rule: '99',
      prompt: 'a question of another edition',
      of: [
        { id: 'closed', text: 'closed', not: { rule: '99', why: 'not now' } },
        { id: 'open', text: 'open' },
      ],
      min: 1,
      max: 1,
    };
    expect(recruit.seat('japan', game.law, chance(1)).answer(view, ask, game.desk.ways)).toEqual(['open']);
  });
});

describe('what it remembers', () => {
  const { game, last } = upTo(
    ({ seat, view }) => seat === 'japan' && view.owes?.kind === 'combat' && view.public.turn === 2,
  );
  const { law } = game;

  test('12.2 ships that nobody has seen are within two hexes a turn of where they began', () => {
    const memory = blank();
    keepUp(memory, last.view, law, 'japan');
    const edge = 40;
    const columns = [...memory.possible.keys()].filter((hex) => memory.possible[hex] === 1).map(mapboard.columnOf);
    expect(Math.min(...columns)).toBe(edge - 1 - 2 * 3);
    expect(Math.max(...columns)).toBe(edge);
  });

  test('7.11 the sea a searcher has looked at is empty', () => {
    const memory = blank();
    keepUp(memory, last.view, law, 'japan');
    const before = memory.possible.reduce((a, b) => a + b, 0);
    lookedAround(memory, last.view, law);
    expect(memory.possible.reduce((a, b) => a + b, 0)).toBeLessThan(before);
  });

  test('a searcher goes where ships could be', () => {
    const memory = blank();
    keepUp(memory, last.view, law, 'japan');
    const goal = likeliest(memory, last.view.public, mapboard.hexOf('Rabaul'), 8);
    expect(goal === undefined ? 0 : memory.possible[goal]).toBe(1);
  });
});

describe('distances', () => {
  const [moresby, rabaul] = [mapboard.hexOf('Port Moresby'), mapboard.hexOf('Rabaul')];

  test('12.5 ships sail around land', () => {
    expect(bySea(rabaul, true)[moresby]).toBeGreaterThan(mapboard.distance(moresby, rabaul));
  });

  test('14.15.5 low planes fly around mountains', () => {
    const far = byAir(moresby, true);
    const longer = [...far.keys()].filter((hex) => (far[hex] ?? -1) > mapboard.distance(hex, moresby));
    expect(longer.length).toBeGreaterThan(0);
  });
});

describe('captain', () => {
  test('SC1.6 Catalinas that have dropped their bombs and can land nowhere do not stay over Rabaul', () => {
    const rabaul = mapboard.hexOf('Rabaul');
    const flying = ({ view }: Asked) =>
      view.own.flights.find(({ id, lots }) => {
        const about = view.owes?.kind === 'flight' ? view.owes.about : null;
        return JSON.stringify(about).includes(`"${id}"`) && lots.some(({ plane }) => plane === 'Catalina');
      });
    const { last } = upTo((asked) => {
      const flight = asked.seat === 'allied' ? flying(asked) : undefined;
      return flight?.lots.every(({ arms }) => arms === 'none') === true;
    }, captain);
    const { path } = last.answer as { path: number[] };
    expect(flying(last)?.hex).toBe(rabaul);
    expect(mapboard.distance(path.at(-1) ?? rabaul, rabaul)).toBeGreaterThan(3);
  });
});
