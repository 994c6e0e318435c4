import { type Out, silent } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Ship } from '../state.js';
import { base, battleOf, fight, fleet, grounded, shipNamed, strike, told, without } from '../testing.js';
import { battleStep } from './15-combat.js';
import {
  aaOf,
  baseFactors,
  baseSfOf,
  doubles,
  gunneryOf,
  hitBase,
  hitPlanes,
  hitShip,
  isCrippled,
  isSunk,
  launchOf,
  movementOf,
} from './21-damage.js';

const sea = (changes: Parameters<typeof fleet>[2] = {}, given = {}) =>
  battleOf(battleStep([]), {
    ships: { japan: fleet('japan', { 'TF 7': 'Shokaku, Kongo, Shoho, 1 DD, 1 AP' }, changes) },
    ...given,
  });
const hit = (name: string, hits: number, changes: Parameters<typeof fleet>[2] = {}, given = {}) => {
  const battle = sea(changes, given);
  hitShip(
    battle,
    'japan',
    battle.ships.japan.findIndex((ship) => ship.name === name),
    hits,
    'surface',
    silent,
  );
  return fight(battle).battle;
};
const withHits = (name: string, hits: number): Ship => shipNamed(hit(name, hits), name);

test('21.1 each hit eliminates one Air Factor, and hits beyond what is there are lost', () => {
  const battle = battleOf(battleStep([]), { allied: ['AF 1: 3 Wildcat'] });
  const [lot] = battle.air.allied[0]?.lots ?? [];
  if (lot === undefined) throw new Error('no lot');
  expect([hitPlanes(battle, 'allied', lot, 2), hitPlanes(battle, 'allied', lot, 5)]).toEqual([2, 1]);
  expect(lot.factors).toBe(0);
  expect(battle.points.japan).toBe(6);
});

describe('ships', () => {
  test('21.2 hits are recorded up to the Damage Factor; as many sink the ship and the excess is lost', () => {
    const kongo = withHits('Kongo', 14);
    expect(kongo.hits).toBe(10);
    expect(isSunk(kongo)).toBe(true);
    expect(isSunk(withHits('Kongo', 9))).toBe(false);
  });

  test('21.2 hits score while a ship floats, and her sunk value replaces them when she sinks (R132, R133)', () => {
    const battle = hit('Shokaku', 4);
    expect(battle.points.allied).toBe(80);
    hitShip(battle, 'japan', 0, 9, 'surface', silent);
    expect(battle.points.allied).toBe(140);
    expect(hit('DD 1', 2).points.allied).toBe(0);
    expect(hit('DD 1', 3).points.allied).toBe(8);
  });

  test('21.2.1 half the Damage Factor in hits halves the movement; one hit short of sinking a ship is dead in the water (R68)', () => {
    expect([2, 3, 5].map((hits) => movementOf(withHits('Shokaku', hits)))).toEqual([2, 1, 0]);
    expect(movementOf(withHits('AP 1', 1))).toBe(1);
    expect(isCrippled(withHits('AP 1', 2))).toBe(true);
    expect(isCrippled({ damage: 2, hits: 1 })).toBe(false);
  });

  test('21.2.1 movement halved is told once, and not of a ship that is crippled', () => {
    const battle = hit('Shokaku', 2);
    const kinds: string[] = [];
    const out: Out = { on: true, say: (_, kind) => void kinds.push(kind), tell: () => undefined };
    for (const hits of [1, 1, 1]) hitShip(battle, 'japan', 0, hits, 'surface', out);
    expect(kinds).toEqual(['ship-hit', 'ship-slowed', 'ship-hit', 'ship-hit', 'ship-crippled']);
    kinds.length = 0;
    without('21.2.1', () => hitShip(hit('Shokaku', 0), 'japan', 0, 3, 'surface', out));
    expect(kinds).toEqual(['ship-hit']);
  });

  test('21.2.2 each hit takes one off guns and anti-aircraft factor, 21.4 never below zero; torpedoes are not touched', () => {
    const kongo = withHits('Kongo', 2);
    expect([gunneryOf(kongo), aaOf(kongo)]).toEqual([10, 1]);
    const more = withHits('Kongo', 5);
    expect([gunneryOf(more), aaOf(more)]).toEqual([7, 0]);
    expect(withHits('DD 1', 2).torpedoes).toBe(1);
  });

  test('21.2.3 each hit takes 3/1 off the Launch Factor of a CV, 2/1 of a CVL, 1/1 of other ships that carry planes', () => {
    expect(launchOf(withHits('Shokaku', 2))).toEqual({ normal: 4, minimum: 1 });
    expect(launchOf(withHits('Shoho', 1))).toEqual({ normal: 2, minimum: 1 });
    expect(launchOf(withHits('Kongo', 1))).toEqual({ normal: 0, minimum: 0 });
  });

  test('21.4 the factors of a ship stop at zero', () => {
    expect(launchOf(withHits('Shokaku', 5))).toEqual({ normal: 0, minimum: 0 });
  });

  test('21.2.4 each hit eliminates one Air Factor aboard', () => {
    const battle = hit('Shokaku', 2, { Shokaku: { grounded: grounded({ ready: '5 Zero' }) } });
    expect(shipNamed(battle, 'Shokaku').grounded?.ready).toMatchObject([{ plane: 'Zero', factors: 3 }]);
    expect(battle.points.allied).toBe(2 * 20 + 2 * 2);
  });

  test('21.2.5 a ship takes all her planes down with her', () => {
    const battle = hit('Shokaku', 6, { Shokaku: { grounded: grounded({ ready: '5 Zero', readying: '9 Val' }) } });
    expect(shipNamed(battle, 'Shokaku').grounded).toEqual(grounded({}));
    expect(battle.points.allied).toBe(140 + 14 * 2);
  });
});

describe('bases', () => {
  const after = (hits: number, given: Parameters<typeof base>[1] = {}) => {
    const battle = battleOf(battleStep([]), { base: base('japan', given) });
    hitBase(battle, hits, 'surface', silent);
    fight(battle);
    if (battle.base === null) throw new Error('no base');
    return { base: battle.base, points: battle.points.allied };
  };

  test('21.3 every hit on a base is recorded and scores one point', () => {
    expect(after(3)).toMatchObject({ base: { hits: 3 }, points: 3 });
  });

  test('21.3.1 each hit takes 2/1 off the Launch Factor, one off AA and guns; 1/1 at a base for sea planes only (R131)', () => {
    expect(baseFactors(after(2, { sf: 8 }).base)).toEqual({ launch: { normal: 4, minimum: 2 }, aaf: 3, sf: 6 });
    expect(baseFactors(after(2, { handles: ['SP'] }).base).launch).toEqual({ normal: 6, minimum: 2 });
    expect(baseFactors(after(2, { handles: ['LP', 'SP'] }).base).launch).toEqual({ normal: 4, minimum: 2 });
  });

  test('21.3.2 each hit eliminates one Air Factor there, two for a dispersed one', () => {
    const field = (readying: string) =>
      after(3, { grounded: grounded({ readying }) }).base.grounded.readying.map(({ factors }) => factors);
    expect(field('5 Zero')).toEqual([2]);
    expect(field('5 Zero dispersed')).toEqual([4]);
    expect(field('2 Zero, 5 Zero dispersed')).toEqual([5]);
  });

  test('21.5 the factors of a base go below zero, but it cannot fire with less than nothing (R130)', () => {
    const { base: gasmata } = after(6, { sf: 3 });
    expect(baseFactors(gasmata)).toEqual({ launch: { normal: -4, minimum: -2 }, aaf: -1, sf: -3 });
    expect(baseSfOf(gasmata)).toBe(0);
  });
});

describe('planes on deck', () => {
  test('21.6 planes in the Ready or Just Landed box double bombs, planes being readied on a ship double aerial torpedoes (R112, R59)', () => {
    const deck = {
      ready: grounded({ ready: '1 Zero' }),
      landed: grounded({ justLanded: '1 Zero' }),
      readying: grounded({ readying: '1 Zero' }),
    };
    const causes = ['dive', 'low', 'high', 'torpedo', 'surface'] as const;
    const by = (on: keyof typeof deck) => causes.filter((cause) => doubles(deck[on], cause, true));
    expect(by('ready')).toEqual(['dive', 'low', 'high']);
    expect(by('landed')).toEqual(['dive', 'low', 'high']);
    expect(by('readying')).toEqual(['torpedo']);
    expect(doubles(deck.readying, 'torpedo', false)).toBe(false);
    expect(doubles(grounded({ readying: '4 Zero dispersed' }), 'low', false)).toBe(false);
    expect(doubles(grounded({}), 'dive', true)).toBe(false);
  });

  test('21.6 all hits of an attack are doubled, and the excess is lost after doubling (R112)', () => {
    const ships = {
      japan: fleet('japan', { 'TF 7': 'Shoho' }, { Shoho: { grounded: grounded({ readying: '4 Kate' }) } }),
    };
    const fought = fight(strike({ allied: ['AF 21: 6 Avenger torpedo'], ships }), [1, 5]);
    expect(told(fought, 'air-attack-fire')).toMatchObject([{ scored: 2, doubled: true, hits: 4 }]);
    expect(told(fought, 'ship-sunk')).toMatchObject([{ name: 'Shoho', hits: 3, lost: 1 }]);
  });

  const bombed = (deck: Parameters<typeof grounded>[0], planes: string, given = {}) =>
    strike({
      allied: [`AF 20: ${planes}`],
      ships: { japan: fleet('japan', { 'TF 7': 'Shokaku' }, { Shokaku: { grounded: grounded(deck) } }) },
      ...given,
    });

  test('21.7 a choice of names is put to the chooser one Air Factor at a time; without a choice nobody is asked (R113)', () => {
    const fought = fight(bombed({ ready: '3 Zero, 3 Val' }, '8 Dauntless high AP'), [1, 3]);
    expect(fought.asked.filter((asked) => asked.startsWith('21.7'))).toEqual(Array(3).fill('21.7.1 allied'));
    expect(shipNamed(fought.battle, 'Shokaku').grounded).toEqual(grounded({ ready: '2 Zero' }));
    expect(fight(bombed({ ready: '3 Zero' }, '8 Dauntless high AP'), [1, 3]).asked).not.toContain('21.7.1 allied');
  });

  test('21.7.1 by day the bomber chooses the names after dive or low level attacks', () => {
    const deck = { readying: '9 Zero, 9 Val' };
    expect(fight(bombed(deck, '8 Dauntless high AP'), [1, 3]).asked).toContain('21.7.1 allied');
    expect(fight(bombed(deck, '8 B-26 AP'), [1, 3]).asked).toContain('21.7.1 allied');
  });

  test('21.7.2 by night, and after torpedoes and high level bombs, the owner chooses', () => {
    const deck = { readying: '9 Zero, 9 Val' };
    expect(fight(bombed(deck, '30 Dauntless high AP', { night: true }), [1, 1]).asked).toContain('21.7.2 japan');
    expect(fight(bombed(deck, '6 Avenger torpedo'), [1, 3]).asked).toContain('21.7.2 japan');
    expect(fight(bombed(deck, '20 B-17 high AP'), [1, 3]).asked).toContain('21.7.2 japan');
  });

  test('21.7.2 the owner may tell his planes apart by their bombs', () => {
    const fought = fight(bombed({ readying: '1 Kate', ready: '4 Zero GP, 4 Zero' }, '20 B-17 high AP'), [1, 1], {
      '21.7.2 japan': ['Zero/GP/sea'],
    });
    expect(shipNamed(fought.battle, 'Shokaku').grounded?.ready).toMatchObject([
      { arms: 'GP', factors: 4 - fought.asked.filter((a) => a.startsWith('21.7')).length },
      { arms: 'none', factors: 4 },
    ]);
  });

  test('21.7.3 planes are lost from the Ready box, then Just Landed, then Readying', () => {
    const fought = fight(
      bombed({ ready: '1 Zero', justLanded: '1 Kate', readying: '9 Val' }, '8 Dauntless high AP'),
      [1, 3],
    );
    expect(told(fought, 'planes-lost-from-box').map(({ box, factors }) => [box, factors])).toEqual([
      ['ready', 1],
      ['justLanded', 1],
      ['readying', 2],
    ]);
  });

  test('21.7.4 the attacker is told names to choose from, never numbers, and not what he has no choice in (R113)', () => {
    const fought = fight(bombed({ ready: '7 Zero, 9 Val' }, '8 Dauntless high AP'), [1, 3]);
    expect(told(fought, 'names-to-choose')[0]).toEqual({ name: 'Shokaku', names: ['Zero', 'Val'] });
    const toAllied = fought.events.filter(({ to }) => to === 'all' || to.includes('allied'));
    expect(JSON.stringify(toAllied)).not.toContain('planes-lost-from-box');
    const ask = fought.asks.find(({ rule }) => rule === '21.7.1');
    expect(ask).toMatchObject({
      of: [
        { id: 'Zero', text: 'Zero, 2 points' },
        { id: 'Val', text: 'Val, 2 points' },
      ],
    });
    const cheap = { options: { landPlanesOnePoint: true } };
    const { asks } = fight(bombed({ ready: '7 Zero, 9 Val' }, '8 Dauntless high AP', cheap), [1, 3]);
    const choice = asks.find(({ rule }) => rule === '21.7.1');
    expect(choice).toMatchObject({ of: [{ text: 'Zero, 2 points, 1 point if land-based' }, {}] });
  });
});

test('21.7.2, R201 how many are lost is told to both; the owner is asked even where he has no choice', () => {
  const torpedoed = strike({
    allied: ['AF 20: 6 Avenger torpedo'],
    ships: {
      japan: fleet('japan', { 'TF 7': 'Shokaku' }, { Shokaku: { grounded: grounded({ readying: '9 Zero' }) } }),
    },
  });
  const fought = fight(torpedoed, [1, 3]);
  expect(fought.asked).toContain('21.7.2 japan');
  const toAll = fought.events.filter(({ to }) => to === 'all').map(({ kind, data }) => [kind, data.factors]);
  expect(toAll).toContainEqual(['planes-lost-aground', 2]);
});
