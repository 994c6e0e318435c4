import { describe, expect, test } from 'vitest';
import { available, loadsOf } from './economy.js';
import { convoys, seasons, start, stations } from './testing.js';

const set = (japan = {}, allies = {}, more = {}) => ({
  first: 4,
  seasons: 3,
  japan: start(japan),
  allies: start({ transports: 10, ...allies }),
  ...more,
});

describe('shortages and income', () => {
  test('20.633, 20.634A a BRP is lost for each transport below the level when the turn begins', () => {
    expect(seasons(set({ transports: 15 })).side('japan')).toMatchObject({ lost: 0, brps: 12 });
    expect(seasons(set({ transports: 11 })).side('japan')).toMatchObject({ lost: 4, brps: 8 });
  });

  test('20.633C, R27 without its line to the south Japan loses 15 BRPs, however many transports it has', () => {
    const game = seasons(set({ transports: 20, brps: 20 }));
    game.answer('japan', convoys({ oil: 3 }));
    expect(game.side('japan').line).toBe(false);
    game.answer('japan', stations('japan', game.side('japan')));
    game.answer('allies', convoys({}));
    game.answer('allies', stations('allies', game.side('allies')));
    expect(game.side('japan')).toMatchObject({ lost: 15, brps: 20 + 12 + 12 - 15 });
  });

  test('20.635 what Japan lost it may not spend on building', () => {
    const game = seasons(set({ transports: 9, brps: 20 }));
    expect(game.side('japan').lost).toBe(6);
    expect(game.refused('japan', convoys({ submarines: 3 }))).toMatchObject({ rule: '20.635' });
    expect(game.refused('japan', convoys({ submarines: 2 }))).toBeUndefined();
  });
});

describe('construction', () => {
  test('20.621, 20.76, 20.84 three BRPs and a shipbuilding point each', () => {
    const game = seasons(set({ brps: 8 }));
    expect(game.refused('japan', convoys({ transports: 2, submarines: 1, asw: 1 }))).toMatchObject({ rule: '20.621' });
    game.answer('japan', convoys({ transports: 1, submarines: 1, asw: 1 }));
    expect(game.side('japan')).toMatchObject({ brps: 20 - 9, built: 1, submarines: 1, asw: 1 });
  });

  test('20.76 nobody spends BRPs he does not have', () => {
    const game = seasons(set({ transports: 7, brps: 0 }));
    expect(game.side('japan').brps).toBe(4);
    expect(game.refused('japan', convoys({ submarines: 2 }))).toMatchObject({ why: expect.stringContaining('BRPs') });
  });

  test('20.621C transports built this turn are not used in it, but are in the box when it ends', () => {
    const game = seasons(set({}, { brps: 60 }));
    game.answer('japan', convoys({ line: 1 }));
    game.answer('japan', stations('japan', game.side('japan')));
    expect(game.refused('allies', convoys({ supply: 2, troops: 2, grants: 7, transports: 2 }))).toMatchObject({
      rule: '20.636',
    });
    expect(game.refused('allies', convoys({ supply: 2, troops: 2, grants: 6, transports: 2 }))).toBeUndefined();
    const richer = seasons(set({ transports: 15, brps: 20 }));
    richer.answer('japan', convoys({ transports: 2 }));
    expect(richer.side('japan')).toMatchObject({ transports: 15, built: 2 });
    richer.answer('japan', stations('japan', richer.side('japan')));
    expect(richer.side('japan')).toMatchObject({ transports: 17, built: 0 });
  });

  test('20.164F everybody sees what is built; 20.73 nobody sees where it is placed', () => {
    const game = seasons(set({ brps: 20 }));
    game.answer('japan', convoys({ submarines: 2 }));
    expect(game.heard('allies', 'built')).toMatchObject([{ side: 'japan', submarines: 2 }]);
    game.answer('japan', [{ south: 1, north: 1 }, {}]);
    expect(game.heard('allies', 'placed').filter(({ side }) => side === 'japan')).toEqual([]);
    expect(game.heard('japan', 'placed')).toHaveLength(2);
  });

  test('20.61, 20.85 no more than the force pools hold', () => {
    const game = seasons(set({ transports: 19, asw: 11, brps: 30 }));
    expect(game.refused('japan', convoys({ transports: 2 }))).toBeDefined();
    expect(game.refused('japan', convoys({ asw: 2 }))).toBeDefined();
    expect(game.refused('japan', convoys({ transports: 1, asw: 1 }))).toBeUndefined();
  });
});

describe('use of transports', () => {
  test('20.64A fifteen transports ship five oil counters', () => {
    const game = seasons(set());
    expect(game.refused('japan', convoys({ oil: 6 }))).toBeDefined();
    game.answer('japan', convoys({ line: 1, oil: 5 }));
    expect(game.side('japan')).toMatchObject({ oil: 5, oilLanded: 5, traffic: { south: 6, islands: 0, north: 9 } });
  });

  test('20.636 each transport that can be used does one thing', () => {
    const game = seasons(set({ transports: 4 }));
    expect(game.refused('japan', convoys({ line: 1, oil: 3, troops: 1 }))).toMatchObject({ rule: '20.636' });
    expect(game.refused('japan', convoys({ line: 1, oil: 3 }))).toBeUndefined();
  });

  test('20.636B of ten transports, all damaged, two can still be used', () => {
    const game = seasons(set());
    expect(available({ ...game.side('japan'), transports: 0, port: 10, before: 10 })).toBe(2);
  });

  test('20.64C units are loaded whole: 3, 3, 2 and 2 factors fill two transports', () => {
    expect(loadsOf([3, 3, 2, 2])).toEqual([5, 5]);
    expect(loadsOf([3, 3, 3])).toEqual([3, 3, 3]);
  });

  test('20.64B, 20.64D a line and a grant of five BRPs take a transport each', () => {
    const game = seasons(set({}, { transports: 3, brps: 20 }));
    game.answer('japan', convoys({ line: 1 }));
    game.answer('japan', stations('japan', game.side('japan')));
    expect(game.refused('allies', convoys({ supply: 2, grants: 2 }))).toMatchObject({ rule: '20.636' });
    const { brps } = game.side('allies');
    game.answer('allies', convoys({ supply: 2, grants: 1 }));
    expect(game.side('allies')).toMatchObject({ brps: brps - 5, supplied: 2, grants: 1 });
  });
});

describe('warfare', () => {
  /** Japan's transports in the southern seas; six American submarines there, and a six for every die. */
  const hunted = (asw = 0) => {
    const game = seasons(set({ asw, brps: 20 }, { submarines: 6 }));
    game.answer('japan', convoys({ line: 1, oil: 5 }));
    game.answer('japan', stations('japan', game.side('japan')));
    return game.answer('allies', convoys({}));
  };

  test('20.75, 20.511D, R26 of the transports hit the first is damaged, the second sunk, and so on', () => {
    const game = hunted();
    expect(game.heard('japan', 'warfare').at(-3)).toMatchObject({ water: 'south', submarines: 6, damaged: 2, sunk: 1 });
    expect(game.side('japan')).toMatchObject({ transports: 12, port: 2 });
  });

  test('20.81, 20.83 ASW placed in redeployment sinks submarines where it is, and spoils their aim', () => {
    const game = hunted(6);
    const [south] = game.heard('japan', 'warfare').slice(-3);
    expect(south).toMatchObject({ asw: 6, lost: 2, damaged: 1, sunk: 1 });
    expect(game.side('allies').submarines).toBe(4);
  });

  test('20.66, 20.622C damaged transports are in port for a turn and back in the box when it ends', () => {
    const game = hunted();
    game.answer('allies', stations('allies', game.side('allies')));
    expect(available(game.side('japan'))).toBe(12);
    game.answer('japan', convoys({ line: 1 }));
    expect(game.side('japan').port).toBe(2);
    game.answer('japan', stations('japan', game.side('japan')));
    expect(game.side('japan')).toMatchObject({ transports: 14, port: 0 });
  });
});

describe('redeployment', () => {
  test('20.622A only transports above the initial level leave for other oceans', () => {
    const game = seasons(set({}, { transports: 12, elsewhere: 1 }));
    game.answer('japan', convoys({ line: 1 }));
    game.answer('japan', stations('japan', game.side('japan')));
    game.answer('allies', convoys({}));
    expect(game.refused('allies', [{}, {}, 3, 0])).toBeDefined();
    game.answer('allies', [{}, {}, 2, 1]);
    expect(game.side('allies')).toMatchObject({ transports: 11, elsewhere: 2 });
  });
});

test('the side whose transports have done more wins, and Japan if it is equal', () => {
  const game = seasons(set({}, {}, { seasons: 1 }));
  game.answer('japan', convoys({ line: 1, oil: 2 }));
  game.answer('japan', stations('japan', game.side('japan')));
  game.answer('allies', convoys({ supply: 2 }));
  game.answer('allies', stations('allies', game.side('allies')));
  expect(game.game.state.umpire.over).toMatchObject({ winners: ['japan'], why: 'Japan has 2 points, the Allies 2' });
});
