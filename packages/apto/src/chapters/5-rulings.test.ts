/** Rulings about movement and what it costs, each by its number. */
import { describe, expect, it } from 'vitest';
import {
  answer,
  boardOf,
  chinese,
  lawOf,
  matchOf,
  offensive,
  offered,
  passUntil,
  question,
  tableOf,
  told,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import type { LandUnit } from '../pieces.js';
import { situationOf } from '../situation.js';
import type { Offensive, Pub } from '../state.js';
import { combinedCost } from './5-3-combined.js';
import { marches } from './5-7-land-movement.js';
import { allowance } from './5-7-movement-step.js';
import { envisage } from './5-14-muster.js';
import { followers } from './5-15-combat-step.js';
import { mayAttack } from './5-15-targets.js';

const far = chinese('far', 'W4113');
const moving = (units: LandUnit[], change: (pub: Pub) => void = () => undefined) => {
  const match = matchOf({ units: [...units, far], seasons: false });
  passUntil(match, (pub) => pub.phase === 'movement');
  change(tableOf(match));
  return match;
};

describe('rulings about movement', () => {
  it('R8 what is over-stacked when the step ends loses steps, the weakest unit first', () => {
    const strong = Array.from({ length: 4 }, (_, i) => unit(`s${i}`, 'W5019', { move: 0 }));
    const after = () => {
      const match = moving([...strong, unit('weak', 'W5019', { strength: [1, 2], move: 0 })]);
      passUntil(match, (pub) => pub.phase !== 'movement');
      return tableOf(match).units.weak?.hex ?? null;
    };
    expect(after()).toBeNull();
    expect(without('R8', after)).toBe('W5019');
  });

  it('R8 a move that would over-stack a hex is not offered', () => {
    const full = Array.from({ length: 4 }, (_, i) => unit(`s${i}`, 'W5019', { move: 0 }));
    const match = moving([...full, unit('a', 'W5018')]);
    answer(match, 'japan', ['unit:a']);
    expect(offered(match, 'japan')).not.toContain('W5019');
    expect(question(match, 'japan').prompt).toContain('In reach, but without room for it (5.9): W5019');
  });

  it('R9 in Wet weather whoever goes on foot has one Movement Point, engines keep theirs', () => {
    const given = { units: [unit('a', 'W5022', { move: 3 }), unit('t', 'W5022', { move: 3, kind: 'armor' }), far] };
    const pub = boardOf(given);
    pub.weather = { mild: 'wet', moderate: 'wet', severe: 'wet' };
    const points = (id: string) => allowance(pub, lawOf(given), pub.units[id] ?? far);
    expect([points('a'), points('t')]).toEqual([1, 3]);
    expect(without('R9', () => points('a'))).toBe(3);
  });

  it('R75 what is said of Wet weather does not hold for the Monsoon, nor the Monsoon’s point off an attack for the Wet', () => {
    const given = { units: [unit('a', 'W5022', { move: 3 }), chinese('c', 'W5021'), far] };
    const pub = boardOf(given);
    const under = (weather: 'wet' | 'monsoon') => {
      pub.weather = { mild: weather, moderate: weather, severe: weather };
      const sortie = { side: 'japan', target: 'W5021', kind: 'combat', air: { japan: null, allies: null } } as const;
      const { target } = envisage(pub, lawOf(given), { ...sortie, units: ['a'] });
      return [allowance(pub, lawOf(given), pub.units.a ?? far), combinedCost(pub.weather), target.wet];
    };
    expect(under('wet')).toEqual([1, 4, false]);
    expect(under('monsoon')).toEqual([3, 2, true]);
    expect(without('R75', () => under('monsoon'))).toEqual([1, 4, true]);
  });

  it('R10, 5.19 who comes late into an emptied hex loses the step then, the weakest of them', () => {
    const after = () => {
      const match = moving([unit('a', 'W4919'), unit('weak', 'W4919', { strength: [1, 2] })], (pub) => {
        pub.tolls = { W4818: 'japan' };
      });
      answer(match, 'japan', ['stack:W4919']);
      answer(match, 'japan', ['W4818']);
      return [tableOf(match).units.weak?.left, told(match, 'toll').length, tableOf(match).tolls];
    };
    expect(after()).toEqual([1, 1, {}]);
    expect(without('R10', after)).toEqual([2, 0, {}]);
  });

  it('R11, 5.19 a unit that has followed does not follow again after the same attack', () => {
    const given = { units: [unit('a', 'W4919', { status: 'standby' }), far] };
    const pub = boardOf(given);
    const off: Offensive = {
      ...{ side: 'japan', nation: 'japan', agents: [], impromptu: false, step: 'combat', stage: 'follow' },
      ...{ attacks: [], targets: [], left: 0, chosen: [], followed: ['W4818'], repeat: [], broke: [], cleared: [] },
      ...{ fed: [], exploiting: [] },
    };
    pub.control = { W4818: 'japan' };
    const who = (chosen: string[]) => followers(pub, lawOf(given), { ...off, chosen }).map(({ id }) => id);
    expect([who([]), who(['a'])]).toEqual([['a>W4818'], []]);
    expect(without('R11', () => who(['a']))).toEqual(['a>W4818']);
  });

  it('R168, 5.15 who has attacked attacks no more in the Combat Step, but for armour that has broken through', () => {
    const tank = unit('a', 'W4919', { kind: 'armor', circled: true, status: 'standby', attacked: true });
    const given = { units: [tank, far] };
    const agents = [{ by: 'stack', of: 'W4919' } as const];
    const may = (broke: string[]) => mayAttack(boardOf(given), lawOf(given), offensive({ agents, broke }), tank);
    expect([may([]), may(['a'])]).toEqual([false, true]);
    expect(without('R168', () => may(['a']))).toBe(false);
  });

  it('R15 of ways that cost the same the first clockwise from the north-east is taken', () => {
    const mover = unit('a', 'W4919');
    const there = marches(situationOf(boardOf({ units: [mover, far] }), map), {
      unit: mover,
      side: 'japan',
      budget: 2,
    });
    expect(there.find(({ hex }) => hex === 'W4719')?.path).toEqual(['W4819', 'W4719']);
  });

  it('R15, 5.13 armour that goes from zone to zone makes no detour through a hex outside them', () => {
    const armour = unit('a', 'W4919', { kind: 'armor' });
    const [enemy = '', aside = ''] = map.neighbours('W4919').filter((hex) => map.neighbours('W4819').includes(hex));
    const pub = boardOf({ units: [armour, chinese('c', enemy), far] });
    const situation = situationOf(pub, map);
    const way = () => {
      const reached = marches(situation, { unit: armour, side: 'japan', budget: 3 });
      return reached.find(({ hex }) => hex === 'W4819')?.path;
    };
    expect([way(), without('R15', way)]).toEqual([['W4819'], [aside, 'W4819']]);
  });
});
