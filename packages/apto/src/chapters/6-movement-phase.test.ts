import { describe, expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import { railCapacities } from '../charts/rail.js';
import {
  answer,
  boardOf,
  chinese,
  matchOf,
  offered,
  passUntil,
  tableOf,
  told,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import { general, headquarters, type LandUnit } from '../pieces.js';
import { situationOf } from '../situation.js';
import { merges } from './6-0-combining.js';
import { mayEntrain, payingLands, railGoals, railLeft } from './6-1-rail.js';

const far = chinese('far', 'W4113');
const control = { W4919: 'japan', W4818: 'japan', W4718: 'japan', W4819: 'japan', W4719: 'japan' } as const;
const link = { W4918: 'japan', W5019: 'japan', W4920: 'japan', W4921: 'japan', W4922: 'japan' } as const;
const goals = (units: LandUnit[], held: { [hex: string]: 'japan' } = { ...control, ...link }) => {
  const [mover] = units;
  const board = boardOf({ units: [...units, far], control: held });
  return mover === undefined
    ? []
    : railGoals(board, charts, mover, 'japan', situationOf(board, map), mover.move).map(({ hex }) => hex);
};

describe('6.0 the Movement Phase', () => {
  const match = () =>
    passUntil(matchOf({ units: [unit('a', 'W4919'), far], seasons: false }), (pub) => pub.phase === 'movement');

  it('6.0 unactivated units move, and take empty hexes', () => {
    const game = match();
    answer(game, 'japan', ['unit:a']);
    answer(game, 'japan', ['W4818']);
    expect([tableOf(game).units.a?.hex, tableOf(game).control.W4818]).toEqual(['W4818', 'japan']);
    expect(told(game, 'moved')).toHaveLength(1);
  });

  it('PART-6 who was activated in the Offensive Phase does not move', () => {
    const units = [unit('a', 'W4919', { status: 'active' }), unit('b', 'W4919'), far];
    const movers = (): string[] =>
      offered(
        passUntil(matchOf({ units, seasons: false }), (pub) => pub.phase === 'movement'),
        'japan',
      );
    expect(movers()).toContain('unit:b');
    expect(movers()).not.toContain('unit:a');
    expect(without('PART-6', movers)).toContain('unit:a');
  });

  it('R2 the side with the Initiative moves first', () => {
    expect(match().game.state.public.part).toBe('japan');
    const other = matchOf({ units: [unit('a', 'W4919'), far], seasons: false, initiative: 'china' });
    expect(passUntil(other, (pub) => pub.phase === 'movement').game.state.public.part).toBe('allies');
  });

  it('6.0 a headquarters moves five hexes', () => {
    const game = passUntil(
      matchOf({
        units: [unit('a', 'W4919'), far],
        hqs: [headquarters({ id: 'hq', nation: 'japan', name: 'HQ', command: 1, radius: 1, hex: 'W5022' })],
        seasons: false,
      }),
      (pub) => pub.phase === 'movement',
    );
    answer(game, 'japan', ['hq:hq']);
    expect(offered(game, 'japan')).toContain('W5027');
    expect(offered(game, 'japan')).not.toContain('W5028');
  });

  it('6.0 two depleted units of one kind become a full one', () => {
    const pub = boardOf({
      units: [unit('a', 'W4919', { left: 1 }), unit('b', 'W4919', { left: 1 }), unit('c', 'W4919')],
    });
    const ids = () => merges(pub, () => true).map(({ id }) => id);
    expect(ids()).toEqual(['merge:a:b']);
    expect(without('6.0', ids)).toEqual([]);
  });

  it('6.0 of three depleted units of one kind any two may be put together', () => {
    const units = ['a', 'b', 'c'].map((id) => unit(id, 'W4919', { left: 1 }));
    const game = passUntil(matchOf({ units: [...units, far], seasons: false }), (pub) => pub.phase === 'movement');
    expect(offered(game, 'japan').filter((id) => id.startsWith('merge:'))).toEqual([
      'merge:a:b',
      'merge:a:c',
      'merge:b:c',
    ]);
    answer(game, 'japan', ['merge:b:c']);
    expect(offered(game, 'japan').filter((id) => id.startsWith('merge:'))).toEqual([]);
    expect([tableOf(game).units.a?.left, tableOf(game).units.b?.left]).toEqual([1, 2]);
  });

  it('6.0 merging leaves one unit and puts the other in the pool', () => {
    const units = [unit('a', 'W4919', { left: 1 }), unit('b', 'W4919', { left: 1 }), far];
    const game = passUntil(matchOf({ units, seasons: false }), (pub) => pub.phase === 'movement');
    answer(game, 'japan', ['merge:a:b']);
    const { a, b } = tableOf(game).units;
    expect([a?.left, a?.hex, b?.hex, b?.off]).toEqual([2, 'W4919', null, 'pool']);
  });

  it('10.6 partisans are put to flight by entering their hex for one Movement Point more', () => {
    const partisan = chinese('p', 'W4818', { kind: 'partisan', strength: [0], small: true, move: 1 });
    const reach = (move: number) => {
      const game = passUntil(
        matchOf({
          units: [unit('a', 'W4919', { move, kind: 'motorized' }), partisan, far],
          seasons: false,
          control: { W4818: 'japan' },
        }),
        (pub) => pub.phase === 'movement',
      );
      answer(game, 'japan', ['unit:a']);
      return offered(game, 'japan').includes('W4818');
    };
    expect([reach(1), reach(2)]).toEqual([false, true]);
  });
});

describe('6.1 rail', () => {
  it('6.1 Australia carries five units in a month (the example)', () => {
    expect(railCapacities.values.australia).toBe(5);
    const pub = boardOf({ units: [], alignment: { australia: 'allies' } });
    pub.rail = { australia: 5 };
    expect(railLeft(pub, { map, charts }, 'australia')).toBe(0);
  });

  it('6.1 any distance along a friendly line', () => {
    expect(goals([unit('a', 'W5022')])).toContain('W4718');
  });

  it('6.1 not through an enemy zone, unless a friend stands in it', () => {
    const block = chinese('c', 'W4618');
    expect(goals([unit('a', 'W5022'), block])).not.toContain('W4718');
    expect(goals([unit('a', 'W5022'), block, unit('b', 'W4718')])).toContain('W4718');
  });

  it('6.1 from the line it stands on, and only in supply', () => {
    const may = (hex: string) => {
      const mover = unit('a', hex);
      const board = boardOf({ units: [mover, far], control: { ...control, ...link } });
      return mayEntrain(board, charts, mover, 'japan', situationOf(board, map), mover.move);
    };
    expect([may('W5022'), may('W4919')]).toEqual([true, true]);
    const cutOff = unit('a', 'W4718');
    const board = boardOf({ units: [cutOff, far], control: { W4718: 'japan', W4818: 'japan' } });
    expect(mayEntrain(board, charts, cutOff, 'japan', situationOf(board, map), cutOff.move)).toBe(false);
  });

  it('6.1, R13 one Movement Point is left for entraining by whoever walks to the line', () => {
    const away = 'W5019';
    expect(map.hex(away)?.rail).toBe(false);
    const may = (move: number) => goals([unit('a', away, { move })]);
    expect(may(1)).toEqual([]);
    expect(may(2)).toContain('W4718');
  });

  it('6.1, R13 whoever needs all his Movement Points to get up to the line has none left for entraining', () => {
    // W5522 lies in the mountains, and no line leads to it from W5622.
    const to = (move: number) => goals([unit('a', 'W5622', { move })]).includes('W5619');
    expect([to(2), to(3)]).toEqual([false, true]);
    expect(without('5.8', () => to(2))).toBe(true);
  });

  it('6.1, 7.11 who is marked takes no train where the chits feed as many as they can', () => {
    const may = (marked: number, drawn: string[]) => {
      const mover = unit('a', 'W4717', { marked });
      const held = { W4717: 'japan', W4817: 'japan' } as const;
      const chits = [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4717', drawn }];
      const board = boardOf({ units: [mover, far], control: held, chits });
      // The railways of China carry Japanese only once they have conquered her.
      board.conquered = { china: 'japan' };
      return mayEntrain(board, charts, mover, 'japan', situationOf(board, map), mover.move);
    };
    const full = ['b', 'c', 'd', 'e'];
    expect([may(0, full), may(1, ['b']), may(1, full)]).toEqual([true, true, false]);
    expect(without('7.11', () => may(1, full))).toBe(true);
  });

  it('6.1, R13 nobody walks to the train out of an enemy zone, or through one, unless another of his side stands there', () => {
    const away = 'W5019';
    const near = chinese('c', 'W5018', { strength: [1, 2] });
    const held = { ...control, ...link, W5020: 'japan' } as const;
    const may = (units: LandUnit[]) => goals(units, held).includes('W5022');
    const walker = unit('a', away, { move: 3 });
    expect(may([walker])).toBe(true);
    expect(may([walker, near])).toBe(false);
    expect(may([walker, near, unit('b', away)])).toBe(true);
    expect(without('R13', () => may([walker, near]))).toBe(true);
  });

  it('6.1 leaders stacked with a unit ride along for nothing, one by himself takes a place of his own', () => {
    const game = passUntil(
      matchOf({
        units: [unit('a', 'W5022'), far],
        generals: [
          general({ id: 'g', nation: 'japan', name: 'G', strength: 1, hex: 'W5022' }),
          general({ id: 'h', nation: 'japan', name: 'H', strength: 1, hex: 'W5022' }),
        ],
        hqs: [headquarters({ id: 'hq', nation: 'japan', name: 'HQ', command: 1, radius: 2, hex: 'W5022' })],
        control: { ...control, ...link },
        seasons: false,
      }),
      (pub) => pub.phase === 'movement',
    );
    answer(game, 'japan', ['rail:a+g']);
    answer(game, 'japan', ['W4718']);
    expect([tableOf(game).units.a?.hex, tableOf(game).generals.g?.hex, tableOf(game).rail]).toEqual([
      'W4718',
      'W4718',
      { manchukuo: 1 },
    ]);
    answer(game, 'japan', ['rail:h']);
    answer(game, 'japan', ['W4919']);
    answer(game, 'japan', ['rail:hq']);
    answer(game, 'japan', ['W4919']);
    const { generals, hqs, rail } = tableOf(game);
    expect([generals.h?.hex, hqs.hq?.hex, rail]).toEqual(['W4919', 'W4919', { manchukuo: 3 }]);
  });

  it('6.1, R7 no train sets a headquarters down beside another of its nation', () => {
    const hq = headquarters({ id: 'hq', nation: 'japan', name: 'HQ', command: 1, radius: 2, hex: 'W5022' });
    const other = headquarters({ id: 'other', nation: 'japan', name: 'Other', command: 1, radius: 2, hex: 'W4718' });
    const board = boardOf({ units: [unit('a', 'W5022'), far], hqs: [hq, other], control: { ...control, ...link } });
    const to = () => railGoals(board, charts, hq, 'japan', situationOf(board, map), 5).map(({ hex }) => hex);
    expect([to().includes('W4818'), to().includes('W4919')]).toEqual([false, true]);
    expect(without('R7', to)).toContain('W4818');
  });

  it('6.1, R12 the land where the journey begins or ends pays, never one between', () => {
    const pub = boardOf({ units: [], control: { ...control, ...link } });
    expect(payingLands(pub, { map, charts }, 'W5022', 'W4718', 'japan')).toEqual(['manchukuo']);
    pub.rail = { manchukuo: railCapacities.values.manchukuo ?? 0 };
    expect(payingLands(pub, { map, charts }, 'W5022', 'W4718', 'japan')).toEqual([]);
  });

  it('6.1 a land that has lost its capital carries a unit less: Japan with Tokyo, and not with Seoul', () => {
    const left = (lost: string, land: 'japan' | 'china', to: 'japan' | 'allies') =>
      railLeft(boardOf({ units: [], control: { [lost]: to } }), { map, charts }, land);
    expect([left('W4533', 'japan', 'allies'), left('W4725', 'japan', 'allies')]).toEqual([5, 6]);
    expect([left('W4320', 'china', 'japan'), left('W4113', 'china', 'japan')]).toEqual([2, 3]);
  });

  it('6.1 a conquered nation has a capacity of one for its conqueror', () => {
    const pub = boardOf({ units: [] });
    pub.conquered = { china: 'japan' };
    expect(railLeft(pub, { map, charts }, 'china')).toBe(1);
  });
});
