import { type FlatTopGame, flatTopGame, type GameLaw, type GameView, mapboard } from '@ironbottom/flat-top';
import {
  type Ask,
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  type Given,
  judge,
  leastAnswer,
  type Obeyed,
  type Setup,
  type StandingSeat,
  sample,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { recruit } from '../recruit.js';
import { examplesFor } from './examples.js';
import type { Order } from './orders.js';
import { flatTopStanding } from './standing.js';

type Turn = { readonly view: GameView; readonly rule: string; readonly said: Obeyed };

type Run = {
  readonly game: Game<FlatTopGame>;
  readonly said: readonly Turn[];
  readonly asked: readonly string[];
  readonly given: readonly Given[];
};

function newGame(word: string, scenario = 'rings-around-rabaul', options: Setup['options'] = {}): Game<FlatTopGame> {
  const setup = { scenario, options, charts: {}, set: null };
  const begun = begin(flatTopGame, setup, { from: 'seed', seed: seedFrom(word), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

function read(law: GameLaw, orders: readonly unknown[], seat = 'allied'): StandingSeat<FlatTopGame> {
  const found = flatTopStanding.read(JSON.stringify(orders), law, seat);
  if ('errors' in found) throw new Error(found.errors.join('; '));
  return found;
}

/** The Allies by their orders, and with the least answer to what these leave open; Japan by recruit, or doing nothing. */
function play(
  word: string,
  orders: readonly Order[],
  turns = 13,
  japan: 'fights' | 'sleeps' = 'fights',
  game = newGame(word),
  stop: (seat: string, ask: Ask) => boolean = () => false,
): Run {
  const standing = read(game.law, orders);
  const enemy = recruit.seat('japan', game.law, chance(1));
  const given: Given[] = [];
  const said: Turn[] = [];
  const asked: string[] = [];
  while (game.state.umpire.over === null && game.state.public.turn < turns) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error('nobody is asked');
    if (stop(seat, ask)) break;
    const view = viewOf(game.state, seat);
    const { ways } = game.desk;
    const { turn } = game.state.public;
    const spoken = seat === 'allied' ? standing.obey({ view, ask, ways, turn, given }) : undefined;
    if (spoken !== undefined) expect(judge(view, ask, spoken.answer, ways), spoken.by).toBeUndefined();
    let answer = spoken?.part ? undefined : spoken?.answer;
    if (spoken !== undefined && !spoken.part) given.push({ by: spoken.by, turn });
    if (spoken !== undefined) said.push({ view: structuredClone(view), rule: ask.rule, said: spoken });
    else if (seat === 'allied') asked.push(ask.rule);
    answer ??= seat === 'allied' || japan === 'sleeps' ? leastAnswer(ask) : enemy.answer(view, ask, ways);
    if (answer === undefined || judge(view, ask, answer, ways) !== undefined)
      answer = sample(view, ask, chance(1), ways);
    const done = submit(game, seat, answer ?? []);
    if ('refusal' in done) throw new Error(`${spoken?.by}: ${done.refusal.why}`);
  }
  return { game, said, asked, given };
}

const quiet: Order = { order: 'the rest', otherwise: 'nothing' };
const cap: Order = { order: 'CAP', cap: { over: 'Lexington', plane: 'Wildcat', factors: 4 } };

test('what leaves no choice is answered, and nothing else', () => {
  const forced = play('forced', [{ order: 'no choice', otherwise: 'forced' }], 3);
  const without = play('forced', [], 3);
  expect(forced.asked).toContain('4.1');
  expect(forced.asked.length).toBeLessThan(without.asked.length);
  const open = (run: Run): number => run.asked.length + run.said.length;
  expect(open(forced)).toBe(open(without));
  const { law, state, desk } = newGame('forced');
  const obeyed = (of: { id: string; text: string; seldom?: true }[], min: number) =>
    read(law, [{ order: 'no choice', otherwise: 'forced' }]).obey({
      view: { ...viewOf(state, 'allied'), owes: null },
      ask: { ask: 'pick', rule: '1', prompt: 'Which?', of, min, max: 1 },
      ways: desk.ways,
      turn: 0,
      given: [],
    })?.answer;
  const one = { id: 'one', text: 'one' };
  expect(obeyed([one], 1)).toEqual(['one']);
  expect(obeyed([one, { id: 'two', text: 'two' }], 1)).toBeUndefined();
  expect(obeyed([one], 0)).toBeUndefined();
  expect(obeyed([{ ...one, seldom: true }], 0)).toEqual([]);
});

describe('what is wrong with orders is told with its line', () => {
  const { law } = newGame('a');
  const told = (text: string): readonly string[] => {
    const found = flatTopStanding.read(text, law, 'allied');
    return 'errors' in found ? found.errors : [];
  };
  test.each([
    ['[\n  {"order": "x"}\n]', 'line 2, [0]: an order says one thing'],
    ['[\n {"order":"x","cap":{"over":"Lexingtom","plane":"Wildcat","factors":4}}]', 'did you mean Lexington'],
    ['[{"order":"x","cap":{"over":"Lexington","plane":"Wildcatt","factors":4}}]', 'Wildcat'],
    [
      '[{"order":"x",\n"search":{"from":"Lexington","plane":"Dauntless","path":["Q99"]}}]',
      'line 2, [0].search.path[0]: the map has no hex Q99',
    ],
    ['[{"order":"x","if":{"from":"2500"},"hide":"always"}]', '2500 is no hour'],
    ['[{"order":"x","hide":"always"},\n{"order":"x","hide":"never"}]', 'line 2, [1].order: another order is called so'],
    ['[{"order":"x","report":{"ships":200}}]', '[0].report.ships'],
    ['{', 'line 1, column 2'],
  ])('%s', (text, why) => {
    expect(told(text)[0]).toContain(why);
  });

  test('a path beyond the range of its planes is doubted', () => {
    const path = ['A1', 'NN22', 'A40', 'NN1'];
    const { warnings } = read(law, [{ order: 'far', search: { from: 'Lexington', plane: 'Dauntless', path } }]);
    expect(warnings[0]).toMatch(/^line 1, \[0\]\.search\.path: \d+ hexes/);
  });
});

describe('the examples', () => {
  test.each(['allied', 'japan'] as const)('can be obeyed as they stand, together, by %s', (side) => {
    const { law } = newGame('a');
    const text = `[${examplesFor(law, side)
      .map((each) => each.text)
      .join(',')}]`;
    expect(flatTopStanding.read(text, law, side)).not.toHaveProperty('errors');
  });
});

describe('orders in a game', { timeout: 60_000 }, () => {
  test('8.5, 16 keep fighters over a carrier, relieved before they must come down', () => {
    const { said, game } = play('cap', [cap, quiet], 13, 'sleeps');
    const launches = said.filter(({ rule, said: { by } }) => rule === '8.10.2' && by.includes('CAP AF'));
    expect(launches.length).toBeGreaterThan(1);
    const lex = (view: GameView): number | undefined => view.own.tfs[0]?.hex;
    const hides = said.filter(({ rule, view }) => rule === '7.7' || (rule === '8.10' && view.public.turn > 1));
    for (const { view } of hides.filter((each) => each.rule === '8.10')) {
      const overhead = view.own.flights
        .filter(({ hex }) => hex === lex(view))
        .flatMap(({ lots }) => lots)
        .reduce((sum, { factors }) => sum + factors, 0);
      expect(overhead, `turn ${view.public.turn}`).toBeGreaterThanOrEqual(2);
    }
    // Nobody runs out of fuel.
    expect(game.state.seats.allied?.own.gone ?? {}).toEqual({});
  });

  test('OPT-APM they take their turns for whom they speak of, and leave the others to the player', () => {
    const options = { alternatePlaneMovement: true };
    const game = newGame('cap', 'rings-around-rabaul', options);
    const { said } = play('cap', [cap, quiet], 13, 'sleeps', game);
    const turns = said.filter(({ rule, said: { by } }) => rule === 'OPT-APM' && by.includes('CAP AF'));
    expect(turns.length).toBeGreaterThan(4);
    expect(game.state.seats.allied?.own.gone ?? {}).toEqual({});
    // Without a word about the rest, whoever has no order is for the player.
    const deck: Order = { order: 'all', if: { to: '0800' }, otherwise: 'recruit' };
    const open = play('cap', [cap, deck], 6, 'sleeps', newGame('cap', 'rings-around-rabaul', options));
    expect(open.asked).toContain('OPT-APM');
  });

  test('7.3, 11 fly a search path, and come home when the hour is over', () => {
    const from = mapboard.name(play('s', [quiet], 1).game.state.seats.allied?.own.tfs[0]?.hex ?? 0);
    const search: Order = {
      order: 'dawn',
      search: {
        from: 'Lexington',
        plane: 'Dauntless',
        path: ['HH20', from],
        sighting: 'go on',
        home: { from: '1000' },
      },
    };
    const ready: Order = { order: 'deck', ready: { at: 'Lexington', planes: [{ plane: 'Dauntless', factors: 2 }] } };
    const { said } = play('s', [search, ready, quiet], 8);
    const flown = said.filter(({ rule, said: { by } }) => rule.startsWith('14') && by.includes('dawn AF'));
    expect(flown.length).toBeGreaterThan(2);
    expect(said.some(({ said: { note } }) => /dawn: AF \d+ (goes home|lands)/.test(note))).toBe(true);
    const late = said.filter(({ view }) => view.public.hour >= 12).at(-1);
    expect(late?.view.own.flights).toEqual([]);
  });

  test('8.6 work down a queue of planes to be made ready', () => {
    const planes = [{ plane: 'Dauntless', arms: 'AP', factors: 6 }] as const;
    const { said } = play('q', [{ order: 'deck', ready: { at: 'Lexington', planes } }, quiet], 5);
    const last = said.filter(({ rule }) => rule === '8.10').at(-1);
    const deck = last?.view.own.ships.find(({ name }) => name === 'Lexington')?.grounded;
    const ready = deck?.ready.filter(({ plane, arms }) => plane === 'Dauntless' && arms === 'AP') ?? [];
    expect(ready.reduce((sum, { factors }) => sum + factors, 0)).toBeGreaterThanOrEqual(6);
  });

  test('7.8, R422 a search sights what is on the map within three hexes, whoever made it out', () => {
    const search: Order = {
      order: 'dawn',
      search: { from: 'Lexington', plane: 'Dauntless', path: ['HH20'], sighting: 'return' },
    };
    const ready: Order = { order: 'deck', ready: { at: 'Lexington', planes: [{ plane: 'Dauntless', factors: 2 }] } };
    const orders = [search, ready, quiet];
    const flies = (seat: string, ask: Ask): boolean =>
      seat === 'allied' && ask.ask === 'walk' && ask.unit.startsWith('AF');
    const { game, given } = play('s', orders, 8, 'sleeps', newGame('s'), flies);
    const ask = askOf(game, 'allied');
    if (ask?.ask !== 'walk') throw new Error('nobody flies');
    const view = viewOf(game.state, 'allied');
    const from = view.own.flights.find(({ id }) => id === ask.unit)?.hex ?? 0;
    const { turn } = game.state.public;
    /** What is done with a task force in sight of others, so many hexes away. */
    const sighting = (far: number): Obeyed | undefined => {
      const hex = Array.from({ length: mapboard.hexCount }, (_, i) => i).find(
        (at) => mapboard.distance(from, at) === far,
      );
      const mark = { hex: hex ?? 0, kind: 'TF' as const, condition: 1 as const, able: false, report: null };
      const sees = { ...view, knows: { ...view.knows, marks: [mark] } };
      return read(game.law, orders).obey({ view: sees, ask, ways: game.desk.ways, turn, given });
    };
    expect(sighting(4)).toEqual(read(game.law, orders).obey({ view, ask, ways: game.desk.ways, turn, given }));
    expect(sighting(3)?.answer).not.toEqual(sighting(4)?.answer);
  });

  test('7.12.2 tell the truth unless they say otherwise (R421)', () => {
    const told = (orders: readonly Order[]) => play('r', [...orders, quiet], 2).game.state.seats.allied?.own.reports;
    expect(told([])).toEqual({ ships: 100, planes: 100, oneAsTwo: false });
    expect(told([{ order: 'lie', report: { ships: 150, oneAsTwo: true } }])).toEqual({
      ships: 150,
      planes: 100,
      oneAsTwo: true,
    });
  });

  test('10, 12 sail a course from hex to hex', () => {
    const start = play('c', [quiet], 1).game.state.seats.allied?.own.tfs[0]?.hex ?? 0;
    const goal = mapboard.neighbours(mapboard.neighbours(start)[4] ?? start)[4] ?? start;
    const sail: Order = { order: 'course', sail: { tf: 'TF 1', course: [mapboard.name(goal)], speed: 1 } };
    const { game } = play('c', [sail, quiet], 4);
    expect(game.state.seats.allied?.own.tfs[0]?.hex).toBe(goal);
  });

  test('leave to the player what they do not speak to, and give his form a beginning (R420)', () => {
    const { said, asked } = play('p', [cap], 4);
    const part = said.filter(({ said: { part } }) => part);
    // Port Moresby has planes that no order is about.
    expect(part.some(({ rule }) => rule === '8.10.2')).toBe(true);
    expect(asked.length).toBeGreaterThan(0);
  });

  test('give everything else to recruit where they say so', () => {
    const { asked, game } = play('all', [cap, { order: 'rest', otherwise: 'recruit' }]);
    expect(asked.filter((rule) => rule !== '4.1')).toEqual([]);
    expect(game.state.umpire.over).not.toBeNull();
  });

  test('lapse when their ship is gone, and say so', () => {
    const game = newGame('a');
    const standing = read(game.law, [cap, { order: 'night', until: { from: '0500' }, hide: 'always' }]);
    const view = viewOf(game.state, 'allied');
    expect(standing.lapsed(view)).toEqual([{ by: 'night', why: 'its end has come' }]);
    const own = { ...view.own, ships: view.own.ships.filter(({ name }) => name !== 'Lexington') };
    expect(standing.lapsed({ ...view, own })[0]).toEqual({ by: 'CAP', why: 'Lexington is gone' });
  });
});

describe('OPT-SUB orders for submarines', () => {
  const begun = () => newGame('submarines', 'coral-sea-battle', { submarines: true });
  const where = (game: Game<FlatTopGame>): number => game.state.seats.allied?.own.submarines?.[0]?.hex ?? 0;

  test('a patrol goes from hex to hex, and questions about diving are answered', () => {
    const game = begun();
    const from = where(game);
    const to = mapboard.neighbours(from).find((hex) => mapboard.terrainAt(hex) === 'sea') ?? from;
    const course = [to, from].map(mapboard.name);
    const patrol: Order = { order: 'boat', patrol: { submarine: 'SS 1', course } };
    const { said } = play('submarines', [patrol, { order: 'down', dive: 'from planes' }, quiet], 3, 'sleeps', game);
    const moves = said.filter(({ rule }) => rule === 'OPT-SUB.2').map(({ said: { note } }) => note);
    const told = (hex: number): string => `boat: SS 1 goes to ${mapboard.name(hex)}`;
    expect(moves).toEqual([told(to), told(from), told(to)]);
    expect(said.filter(({ rule }) => rule === 'OPT-SUB.7').map(({ said: { by } }) => by)).toEqual([
      'down',
      'down',
      'down',
    ]);
  });

  test('of submarines that are not there is told', () => {
    const { law } = begun();
    const text = JSON.stringify([{ order: 'x', patrol: { submarine: 'SS 99', course: ['DD31'] } }]);
    const found = flatTopStanding.read(text, law, 'allied');
    expect('errors' in found && found.errors[0]).toMatch(/you have SS 1 to SS \d+/);
  });
});
