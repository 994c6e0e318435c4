/** 10 Plotting, and what chapter 12 says about orders and ways. */
import { askOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import { name } from '../map.js';
import {
  atPhase,
  type FlatTop,
  hexes,
  order,
  own,
  passUntil,
  refused,
  rowsOf,
  ruleWith,
  shipOf,
  tfOf,
  walk,
  where,
} from './12-testing.js';

const rule = ruleWith({ test, expect });

const whole = { westHalf: false, special: {} };
const plotting = (allied: Given['allied'], given: Given = {}): FlatTop =>
  atPhase(2, { ...given, scenario: { special: {}, ...given.scenario }, allied: { bases: [], ...allied } });
const cruisers = (hex: string, ...ships: string[]): FlatTop => plotting({ tfs: [{ hex, ships }] });

/** Orders given, now its path. */
function pathOf(game: FlatTop, filled = {}): FlatTop {
  order(game, 'allied', filled);
  return game;
}
const budget = (game: FlatTop): number => {
  const ask = askOf(game, 'allied');
  return ask?.ask === 'walk' ? ask.budget : 0;
};

describe('10 plotting', () => {
  rule(
    '10.1',
    'every task force is plotted, observed or not; nobody else hears of it',
    () => {
      const game = plotting({
        tfs: [
          { hex: 'DD31', ships: ['Chicago'], onMap: true },
          { hex: 'HH31', ships: ['Astoria'] },
        ],
      });
      order(game, 'allied');
      const asked = askOf(game, 'allied')?.prompt ?? '';
      const events = walk(game, 'allied', 'DD32');
      return [asked.slice(0, 9), events.filter(({ kind }) => kind === 'plotted').map(({ to }) => to)];
    },
    ['Plot TF 1', [['allied']]],
  );

  rule(
    '10.2',
    'the plot is the whole way, hex by hex (R64)',
    () => {
      const game = pathOf(cruisers('DD31', 'Chicago'));
      walk(game, 'allied', 'DD32 DD33');
      return where(game, 'allied');
    },
    'DD33',
  );

  test('10.1 a side whose ships are all gone is asked still, for its silence would tell (R45a)', () => {
    const game = plotting({ tfs: [{ hex: 'DD31', ships: ['Chicago'] }], ships: { Chicago: { hits: 5 } } });
    expect(askOf(game, 'allied')?.rule).toBe('10.1');
  });
});

describe('12.2 to 12.5 how far and where', () => {
  rule(
    '12.2',
    'a task force enters as many hexes as its movement factor and no more',
    () => {
      const game = plotting({
        tfs: [{ hex: 'DD31', ships: ['Lexington'] }],
        flights: [
          {
            hex: 'DD31',
            planes: ['8 Wildcat*'],
            onDeck: 'Lexington',
            launches: [{ place: 'Lexington', factors: 8 }],
          },
        ],
      });
      return [budget(pathOf(game, { 'into the wind': ['first'] })), refused(game, 'allied', walkTo(game, 2))];
    },
    [1, '12.2'],
  );

  test('12.2 one hex too many is refused', () => {
    const game = pathOf(cruisers('DD31', 'Chicago'));
    expect(refused(game, 'allied', walkTo(game, 3))).toBe('12.2');
    expect(refused(game, 'allied', walkTo(game, 2))).toBeUndefined();
  });

  rule('12.4', 'the slowest ship sets the pace', () => budget(pathOf(cruisers('DD31', 'Chicago', '1 AP'))), 1);

  test('21.2.1, R67 a ship of movement 1 at half damage moves on every second turn from the next', () => {
    const ap = (turn: number) =>
      budget(
        pathOf(
          plotting(
            {
              tfs: [{ hex: 'DD31', ships: ['1 AO'] }],
              ships: { 'AO 1': { hits: 2 } },
              hulls: { 'AO 1': { slowSince: 4 } },
            },
            { turn },
          ),
        ),
      );
    expect([4, 5, 6, 7].map(ap)).toEqual([0, 1, 0, 1]);
  });

  rule(
    '12.5',
    'not into land, nor across land or reefs',
    () => {
      const land = pathOf(cruisers('R9', 'Chicago'));
      const across = pathOf(plotting({ tfs: [{ hex: 'A35', ships: ['Chicago'] }] }));
      return [
        refused(land, 'allied', to('R8')),
        refused(across, 'allied', to('A36')),
        refused(across, 'allied', to('A34')),
      ];
    },
    ['12.5', '12.5', '12.5'],
  );

  rule(
    'CHART-terrain',
    'all-land hexes are land',
    () => refused(pathOf(cruisers('R9', 'Chicago')), 'allied', to('R8')),
    '12.5',
  );

  rule(
    'SC1.1',
    'in the western half of the map the sea ends with column NN',
    () => {
      const game = pathOf(cruisers('NN31', 'Chicago'));
      return refused(game, 'allied', to('OO31'));
    },
    'SC1.1',
  );

  test('SC1.1 on the whole map it does not', () => {
    const game = pathOf(plotting({ tfs: [{ hex: 'NN31', ships: ['Chicago'] }] }, { scenario: whole }));
    expect(refused(game, 'allied', to('OO31'))).toBeUndefined();
  });

  rule(
    '6.6',
    'whoever comes into a storm goes no further, and who begins in one stays',
    () => {
      const clouds = ['DD34', 'DD34'];
      const into = pathOf(plotting({ tfs: [{ hex: 'DD31', ships: ['Chicago'] }] }, { clouds }));
      const within = plotting({ tfs: [{ hex: 'DD34', ships: ['Chicago'] }] }, { clouds });
      return [refused(into, 'allied', to('DD32 DD33')), budget(pathOf(within))];
    },
    ['6.6', 0],
  );
});

const to = (path: string) => ({ path: path.split(' ').map(hex), halt: [] });
const hex = (text: string): number => hexNumbers.get(text) ?? -1;
const hexNumbers = new Map(Array.from({ length: 3520 }, (_, i) => [name(i), i]));
/** So many hexes south from where it stands. */
function walkTo(game: FlatTop, hexesSouth: number) {
  const ask = askOf(game, 'allied');
  const from = ask?.ask === 'walk' ? ask.from : 0;
  return { path: Array.from({ length: hexesSouth }, (_, i) => from + i + 1), halt: [] };
}

describe('6.10 into the wind', () => {
  const carrier = (given: Given = {}): FlatTop =>
    plotting(
      {
        tfs: [
          { hex: 'DD31', ships: ['Lexington', 'Chicago'] },
          { hex: 'DD32', ships: ['Astoria'] },
        ],
        flights: [
          { hex: 'DD31', planes: ['8 Wildcat*'], onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 8 }] },
        ],
      },
      given,
    );
  const windy = 'into the wind';

  rule(
    '6.10',
    'a carrier with more planes on deck than her minimum steams one hex into the wind',
    () => {
      // The wind blows to the north-west: EE32 lies to windward of DD31.
      const game = carrier();
      order(game, 'allied', { [windy]: ['first'] });
      walk(game, 'allied', '');
      return [tfOf(game, 'allied')?.plot?.path.map(name), tfOf(game, 'allied')?.plot?.wind];
    },
    [['EE32'], 'first'],
  );

  test('6.10 with the last hex she sails only where the wind can be met', () => {
    const game = carrier();
    order(game, 'allied', { [windy]: ['last'] });
    expect(askOf(game, 'allied')).toMatchObject({ budget: 1 });
    walk(game, 'allied', 'DD30');
    expect(tfOf(game, 'allied')?.plot?.path.map(name)).toEqual(['DD30', 'EE31']);
    walk(game, 'allied', '');
    expect(own(game, 'allied').intoWind).toEqual({ Lexington: true });
  });

  test('6.10 the last hex may not begin in a storm', () => {
    const game = carrier({ clouds: ['DD28', 'DD28'] });
    order(game, 'allied', { [windy]: ['last'] });
    expect(refused(game, 'allied', to('DD30'))).toBe('6.10');
  });

  test('R231 who must steam into the wind neither combines nor anchors', () => {
    const rows = rowsOf(carrier(), 'allied');
    expect(Object.keys(rows).some((prompt) => prompt.startsWith('TF 1: combine'))).toBe(false);
    expect(rows['TF 2: combine with another, once both are in one hex']).toEqual(['TF 1: 6.10']);
  });
});

describe('12.3 dividing and combining', () => {
  const four = ['Chicago', 'Astoria', 'Hobart', '1 DD'];

  rule(
    '12.3',
    'ships that leave form a task force of their own and sail their own way',
    () => {
      const game = cruisers('DD31', ...four);
      order(game, 'allied', { 'of their own': ['Hobart', 'allied DD 1'] });
      walk(game, 'allied', 'DD32');
      walk(game, 'allied', 'DD30');
      return [where(game, 'allied'), where(game, 'allied', 'TF 2'), shipOf(game, 'allied', 'Hobart')?.tf];
    },
    ['DD32', 'DD30', 'TF 2'],
  );

  test('12.3 a ship is in one task force, and one ship stays', () => {
    const game = cruisers('DD31', ...four);
    const all = { 'of their own': ['Chicago', 'Astoria'], 'form another': ['Hobart', 'allied DD 1'] };
    expect(() => order(game, 'allied', all)).toThrow('12.3 one ship at least stays');
    const twice = { 'of their own': ['Chicago'], 'form another': ['Chicago'] };
    expect(() => order(game, 'allied', twice)).toThrow('12.3 a ship is in one task force');
  });

  test('12.3 task forces in one hex combine before they move, and sail on together', () => {
    const game = plotting({
      tfs: [
        { hex: 'DD31', ships: ['Chicago'] },
        { hex: 'DD31', ships: ['Astoria'] },
      ],
    });
    order(game, 'allied', { 'TF 2: combine': ['TF 1'] });
    walk(game, 'allied', 'DD32 DD33');
    expect(own(game, 'allied').tfs.map(({ id, hex: at }) => `${id} ${name(at)}`)).toEqual(['TF 1 DD33']);
    expect(own(game, 'allied').ships.map(({ tf }) => tf)).toEqual(['TF 1', 'TF 1']);
  });

  test('12.3, R424 two new task forces out of one in a turn, no more', () => {
    const game = cruisers('DD31', ...four);
    const rows = Object.keys(rowsOf(game, 'allied')).filter((prompt) => prompt.includes('leave and form'));
    expect(rows).toHaveLength(2);
    order(game, 'allied', { 'of their own': ['Hobart'], 'form another': ['Astoria'] });
    expect(own(game, 'allied').tfs).toHaveLength(3);
  });

  test('12.3, R424 ships change over one way in a turn, by leaving the rest to combine; an exchange takes a second turn', () => {
    const two = [
      { hex: 'DD31', ships: ['Chicago', 'Astoria'] },
      { hex: 'DD31', ships: ['Hobart', 'Australia'] },
    ];
    const groups = (game: FlatTop) =>
      own(game, 'allied')
        .tfs.map(({ id }) => own(game, 'allied').ships.flatMap(({ tf, name: ship }) => (tf === id ? [ship] : [])))
        .map((ships) => ships.join(' '));
    const over = plotting({ tfs: two });
    order(over, 'allied', { 'TF 1: these ships leave': ['Chicago'], 'TF 1: combine': ['TF 2'] });
    expect(groups(over)).toEqual(['Astoria Hobart Australia', 'Chicago']);
    const exchange = plotting({ tfs: two });
    const leave = { 'TF 1: these ships leave': ['Chicago'], 'TF 2: these ships leave': ['Hobart'] };
    order(exchange, 'allied', { ...leave, 'TF 1: combine': ['TF 2'] });
    expect(groups(exchange)).toEqual(['Astoria Australia', 'Chicago', 'Hobart']);
  });

  rule(
    '4.1.1',
    'no more than fifteen Allied ships combine',
    () => {
      const game = plotting({
        tfs: [
          { hex: 'DD31', ships: ['10 DD'] },
          { hex: 'DD31', ships: ['6 DD'] },
        ],
      });
      return rowsOf(game, 'allied')['TF 1: combine with another, once both are in one hex'];
    },
    ['TF 2: 4.1.1'],
  );

  rule(
    'SC1.5',
    'all Allied ships stay in one task force (R143)',
    () => {
      const game = atPhase(2, { allied: { tfs: [{ hex: 'DD31', ships: four }] } });
      return Object.keys(rowsOf(game, 'allied')).some((prompt) => prompt.includes('of their own'));
    },
    false,
  );
});

describe('what else can be ordered', () => {
  test('12.9, R230 only damaged ships are offered for scuttling', () => {
    const game = plotting({ tfs: [{ hex: 'DD31', ships: ['Chicago', 'Astoria'] }], ships: { Astoria: { hits: 1 } } });
    expect(rowsOf(game, 'allied')['TF 1: scuttle']).toEqual(['Astoria']);
  });

  test('12.6 leaving is offered near an edge', () => {
    const offered = (hexName: string): boolean =>
      Object.keys(rowsOf(cruisers(hexName, 'Chicago'), 'allied')).some((prompt) => prompt.includes('leave the map'));
    expect([offered('DD31'), offered('A30'), offered('MM31')]).toEqual([false, true, true]);
  });

  rule(
    '12.7.1',
    'ships anchor in partial-land hexes only, and do not move then',
    () => {
      const offered = (hexName: string): boolean =>
        Object.keys(rowsOf(cruisers(hexName, 'Chicago'), 'allied')).some((prompt) => prompt.includes('anchor'));
      return [offered('DD31'), offered('R9'), budget(pathOf(cruisers('R9', 'Chicago'), { anchor: ['Chicago'] }))];
    },
    [false, true, 0],
  );

  test('12.7.1 R66 a ship at anchor holds her task force; weighing takes the turn', () => {
    const game = plotting({
      tfs: [{ hex: 'R9', ships: ['Chicago', 'Astoria'] }],
      ships: { Chicago: { anchored: true } },
    });
    expect(budget(pathOf(game))).toBe(0);
    const weighing = plotting({ tfs: [{ hex: 'R9', ships: ['Chicago'] }], ships: { Chicago: { anchored: true } } });
    expect(budget(pathOf(weighing, { weigh: ['Chicago'] }))).toBe(0);
    passUntil(weighing, ({ state }) => state.public.phase > 4);
    expect(shipOf(weighing, 'allied', 'Chicago')?.anchored).toBe(false);
  });

  rule(
    '12.7.3',
    'a tender with sea planes aboard cannot weigh: she is their base only at anchor',
    () => {
      const game = atPhase(2, {
        scenario: { special: {} },
        japan: {
          tfs: [{ hex: 'R9', ships: ['Chitose'] }],
          ships: { Chitose: { anchored: true } },
          parked: { Chitose: { ready: ['2 Mavis'] } },
        },
      });
      return rowsOf(game, 'japan')['TF 1: these ships weigh anchor and do not move'];
    },
    ['Chitose: 12.7.3'],
  );

  rule(
    '12.7.4',
    'a transport unloads from the turn after she anchored, where the scenario allows it (R69)',
    () => {
      const rows = (since: number, place: string): string[] =>
        Object.keys(
          rowsOf(
            atPhase(2, {
              turn: 5,
              scenario: { special: { unload: { allied: [place] } } },
              allied: {
                tfs: [{ hex: 'R9', ships: ['1 AP'] }],
                ships: { 'AP 1': { anchored: true } },
                hulls: { 'AP 1': { anchoredSince: since } },
              },
            }),
            'allied',
          ),
        ).filter((prompt) => prompt.includes('unload'));
      return [rows(4, 'Gasmata').length, rows(5, 'Gasmata').length, rows(4, 'Port Moresby').length];
    },
    [1, 0, 0],
  );
});

describe('6.6, 12.7 in storms, and with planes aboard', () => {
  const stormy = (ships: string[], anchored: string[] = []): FlatTop =>
    plotting(
      { tfs: [{ hex: 'R9', ships }], ships: Object.fromEntries(anchored.map((ship) => [ship, { anchored: true }])) },
      { clouds: ['R9', 'R9'] },
    );
  const after = (game: FlatTop, filled: { [prompt: string]: string[] }): FlatTop => {
    order(game, 'allied', filled);
    passUntil(game, ({ state }) => state.public.phase > 4);
    return game;
  };

  test('6.6, R24 in a storm ships anchor, weigh and divide; they only do not move', () => {
    const dropped = after(stormy(['Chicago']), { 'anchor and do not move': ['Chicago'] });
    expect(shipOf(dropped, 'allied', 'Chicago')?.anchored).toBe(true);
    const weighed = after(stormy(['Chicago'], ['Chicago']), { 'weigh anchor': ['Chicago'] });
    expect(shipOf(weighed, 'allied', 'Chicago')?.anchored).toBe(false);
    const divided = after(stormy(['Chicago', 'Astoria']), { 'task force of their own': ['Chicago'] });
    expect(own(divided, 'allied').tfs.map(({ hex }) => name(hex))).toEqual(['R9', 'R9']);
    expect(budget(pathOf(stormy(['Chicago'])))).toBe(0);
  });

  test('12.7.3, R57 a tender weighs only when the planes are gone that she can keep only at anchor', () => {
    const weighing = (planes: string): string[] | undefined => {
      const game = atPhase(2, {
        scenario: { special: {} },
        japan: {
          tfs: [{ hex: 'R9', ships: ['Chitose'] }],
          ships: { Chitose: { anchored: true } },
          parked: { Chitose: { readying: [planes] } },
        },
      });
      return Object.entries(rowsOf(game, 'japan')).find(([prompt]) => prompt.includes('weigh anchor'))?.[1];
    };
    expect([weighing('2 Mavis'), weighing('2 Jake')]).toEqual([['Chitose: 12.7.3'], ['Chitose']]);
  });

  test('12.2, R235 nobody waits on his way: a hex is left when it is entered, or the way ends there', () => {
    const game = pathOf(cruisers('DD31', 'Chicago'));
    expect(refused(game, 'allied', { path: hexes('DD32 DD32'), halt: [] })).toBeDefined();
    expect(refused(game, 'allied', { path: hexes('DD32'), halt: [] })).toBeUndefined();
  });
});
