import { oddsOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { namedShip } from '../charts/ships.js';
import { type LightForce, lightForce, type NamedShip } from '../pieces.js';
import type { Strike } from '../strike.js';
import { choosing, earlyDRM, fought, kinds, struck, type Told } from '../testing.js';
import { attacks } from './20-5-attacks.js';
import { hitsFor, rowsFor } from './20-51-naval-attack.js';
import { portTaken, repair, returnToPort } from './20-52-named-ships.js';

const on = (ship: NamedShip, strength: number, more: Partial<Strike> = {}): Strike =>
  struck({ ships: [ship], attacks: [{ strength, on: ship.id, modifiers: [] }], ...more });
const ship = (told: Told): NamedShip | undefined => told.end.ships[0];
const at = (where: Strike['where']): Partial<Strike> => ({ where });
const damaged = (name: string): NamedShip => ({
  ...namedShip(name),
  state: 'damaged',
  hits: namedShip(name).factors - 1,
});
const wreck = (name: string): NamedShip => ({
  ...namedShip(name),
  state: 'sunk-in-port',
  hits: namedShip(name).factors,
});

describe('20.51 the Naval Attack Table', () => {
  it('20.51 a roll below 2 counts as 2, one above 12 as 12', () => {
    expect(hitsFor('air', 5, -3)).toBe(hitsFor('air', 5, 2));
    expect(hitsFor('air', 5, 15)).toBe(hitsFor('air', 5, 12));
  });
  it('CHART-naval-attack squadrons and fleet factors each have their column', () => {
    expect([hitsFor('air', 1, 11), hitsFor('fleet', 3, 11), hitsFor('fleet', 1, 11)]).toEqual([2, 2, 1]);
    expect([hitsFor('fleet', 4, 5), hitsFor('fleet', 5, 5), hitsFor('fleet', 6, 4)]).toEqual([1, 1, 1]);
  });
  it('CHART-naval-attack beyond 20 squadrons or 60 factors the rest has a row of its own, on the same roll (R1)', () => {
    expect(rowsFor('air', 23)).toEqual([20, 3]);
    expect(rowsFor('fleet', 125)).toEqual([60, 60, 5]);
    expect(hitsFor('air', 23, 7)).toBe(11 + 2);
    expect(hitsFor('fleet', 61, 8)).toBe(11 + 1);
  });
});

describe('20.52 hits on named ships', () => {
  it('20.5211A as many hits as factors sink her; 20.5212A at sea she is gone', () => {
    // 3 squadrons at 9: three hits.
    const told = fought(on(namedShip('Kongo'), 3), [4, 5]);
    expect(ship(told)?.state).toBe('sunk');
    expect(kinds(told)).toEqual(['20.51 attack', '20.5212A sunk']);
  });
  it('20.5221 one hit short damages her', () => {
    expect(ship(fought(on(namedShip('Kongo'), 3), [3, 3]))).toMatchObject({ state: 'damaged', hits: 2 });
  });
  it('20.5221 any hit damages a ship that bombards a shore', () => {
    const told = fought(on(namedShip('Yamato'), 1, { bombarding: true }), [3, 3]);
    expect(ship(told)?.state).toBe('damaged');
  });
  it('20.511A, 20.523A hits add up at sea and stay', () => {
    const twice = on(namedShip('Kongo'), 1);
    twice.attacks.push({ strength: 1, on: 'kongo', modifiers: [] });
    expect(ship(fought({ ...twice, attacks: twice.attacks.slice(1) }, [3, 3]))).toMatchObject({
      state: 'sound',
      hits: 1,
    });
    expect(ship(fought(twice, [3, 3, 3, 3]))?.state).toBe('damaged');
  });
  it('20.523B so they do between engagements of raiders', () => {
    const told = fought(on(namedShip('Kongo'), 1, at('raid')), [3, 3]);
    expect(ship(told)?.hits).toBe(1);
    expect(kinds(told)).toContain('20.523B hit');
  });
  it('20.523A back in port she is rid of them, if they did not damage her', () => {
    const hit = { ...namedShip('Kongo'), hits: 1 };
    const hurt = damaged('Kongo');
    returnToPort(hit);
    returnToPort(hurt);
    expect([hit.hits, hurt.hits]).toEqual([0, 2]);
  });
  it('20.5231B one more hit sinks a damaged ship, however she was damaged', () => {
    const hurt = { ...namedShip('Yamato'), state: 'damaged' as const, hits: 1 };
    expect(ship(fought(on(hurt, 1), [3, 3]))?.state).toBe('sunk');
  });
  it('20.5231B more hits than that one are excess', () => {
    const told = fought(on(damaged('Yamato'), 2, at('port')), [5, 6, 6]);
    // Three hits in port: one sinks her, two are added to the die: 6 + 2 beats 5.
    expect(kinds(told)).toContain('20.5242 critical plus');
    expect(told.events.find(({ kind }) => kind === 'critical plus')?.data).toEqual({ plus: 2 });
  });
  it('20.5212B a ship sunk in port has a critical hit roll at once, and may be raised if she survives it', () => {
    // 3 squadrons at 9: three hits, none in excess.
    const told = fought(on(namedShip('Nevada'), 3, at('port')), [4, 5, 3]);
    expect(ship(told)?.state).toBe('sunk-in-port');
    expect(kinds(told)).toContain('20.5241B critical cause');
  });
  it('20.5212B a wreck in a port that is taken is lost', () => {
    const sunk = wreck('Nevada');
    portTaken(sunk);
    expect(sunk.state).toBe('sunk');
  });
  it('20.523C a wreck is destroyed by hits enough to damage her, and by no fewer', () => {
    expect(ship(fought(on(wreck('Nevada'), 3, at('port')), [3, 3]))?.state).toBe('sunk');
    expect(ship(fought(on(wreck('Nevada'), 1, at('port')), [3, 3]))?.state).toBe('sunk-in-port');
  });
  it('20.527 hits beyond her sinking are disregarded', () => {
    const told = fought(on(namedShip('Zuiho'), 3), [4, 5]);
    expect(told.events.find(({ rule }) => rule === '20.527')?.data).toEqual({ excess: 1 });
  });
  it('20.5222E a repair takes a heavy ship one shipbuilding point and two turns, a cruiser one turn', () => {
    expect(repair(damaged('Kongo'))).toEqual({ shipbuilding: 1, turns: 2 });
    expect(repair('cruiser')).toEqual({ shipbuilding: 0, turns: 1 });
    expect(repair(namedShip('Kongo'))).toBeUndefined();
  });
});

describe('20.524 critical hits', () => {
  const one = (name: string, more: Partial<Strike> = {}): Strike => on(namedShip(name), 1, more);

  it('20.5241A a natural 12 opens the roll, whatever the modifiers', () => {
    const record = one('Yamato');
    record.attacks[0] = { strength: 1, on: 'yamato', modifiers: [{ rule: '20.51', what: 'test', by: -9 }] };
    const told = fought(record, [6, 6, 6]);
    expect(kinds(told)).toContain('20.5241A critical cause');
    expect(ship(told)?.state).toBe('damaged');
  });
  it('20.5241A an 11 with +1 does not', () => {
    const record = one('Yamato');
    record.attacks[0] = { strength: 1, on: 'yamato', modifiers: [{ rule: '20.51', what: 'test', by: 1 }] };
    expect(kinds(fought(record, [5, 6]))).not.toContain('20.5241A critical cause');
  });
  it('20.524 the die must exceed her size', () => {
    // 1 squadron at 12: two hits, which do not damage the Yamato.
    expect(ship(fought(one('Yamato'), [6, 6, 5]))?.state).toBe('sound');
    expect(ship(fought(one('Yamato'), [6, 6, 6]))?.state).toBe('damaged');
  });
  it('20.526A an undamaged ship is damaged', () => {
    expect(kinds(fought(one('Yamato'), [6, 6, 6]))).toContain('20.526A critical damaged');
  });
  it('20.526B, 20.5211B a ship damaged by the same attack at sea is sunk', () => {
    expect(kinds(fought(one('Kongo'), [6, 6, 4]))).toContain('20.526B critical sunk');
    expect(ship(fought(one('Kongo'), [6, 6, 3]))?.state).toBe('damaged');
  });
  it('20.526C in port a damaged ship is sunk in port, with no second roll for that (20.525, R11)', () => {
    const told = fought(one('Nevada', at('port')), [6, 6, 4]);
    expect(ship(told)?.state).toBe('sunk-in-port');
    expect(told.unrolled).toBe(0);
  });
  it('20.526D a ship sunk in port is destroyed', () => {
    const told = fought(on(wreck('Nevada'), 1, at('port')), [6, 6, 4]);
    expect(ship(told)?.state).toBe('sunk');
  });
  it('20.5241C damage from the air opens it at a surprise of 7', () => {
    expect(kinds(fought(on(namedShip('Kongo'), 3, { surprise: 7 }), [3, 3, 1]))).toContain('20.5241C critical cause');
    expect(kinds(fought(on(namedShip('Kongo'), 3, { surprise: 6 }), [3, 3]))).not.toContain('20.5241C critical cause');
    const fleet = on(namedShip('Kongo'), 7, { surprise: 7, by: 'fleet' });
    expect(kinds(fought(fleet, [3, 3]))).not.toContain('20.5241C critical cause');
  });
  it('20.5241D so does harm by an atomic attack', () => {
    expect(kinds(fought(on(namedShip('Kongo'), 3, { atomic: true }), [3, 3, 1]))).toContain('20.5241D critical cause');
  });
  it('20.5242 each hit more than sank her in port adds one to the die', () => {
    // Four hits on three factors: a 3 becomes 4, more than her 3 factors.
    const four = on(namedShip('Nevada'), 4, at('port'));
    expect(ship(fought(four, [4, 6, 3]))?.state).toBe('sunk');
    expect(ship(fought(four, [4, 6, 2]))?.state).toBe('sunk-in-port');
  });
  it('20.525 several causes, one roll', () => {
    const told = fought(on(namedShip('Nevada'), 3, { ...at('port'), atomic: true }), [6, 6, 2]);
    expect(kinds(told).filter((kind) => kind === '20.524 critical roll')).toHaveLength(1);
  });
  it('20.528 never for cruisers', () => {
    const told = fought(group([lightForce('us', { CA: 6 })], 1), [6, 6]);
    expect(kinds(told)).toContain('20.528 no critical');
    expect(told.end.light[0]).toMatchObject({ CA: 4, CAdamaged: 0 });
  });
});

function group(light: LightForce[], strength: number, more: Partial<Strike> = {}): Strike {
  return struck({ light, attacks: [{ strength, on: 'light', modifiers: [] }], ...more });
}

const left = (told: Told): Partial<LightForce>[] =>
  told.end.light.map(({ CA, CAdamaged, DD, CVE, TR }) => ({ CA, CAdamaged, DD, CVE, TR }));

describe('20.53, 20.54 cruisers alone, one-factor units alone', () => {
  it('20.532 two hits sink a cruiser, an odd one damages another (20.511B, 20.531)', () => {
    expect(left(fought(group([lightForce('us', { CA: 8 })], 3), [4, 5]))).toMatchObject([{ CA: 4, CAdamaged: 2 }]);
  });
  it('20.532 an odd hit falls on a sound cruiser while there is one', () => {
    const force = lightForce('us', { CA: 2, CAdamaged: 4 });
    expect(left(fought(group([force], 1), [3, 3]))).toMatchObject([{ CA: 0, CAdamaged: 6 }]);
  });
  it('20.533 with no sound one left each hit sinks a damaged cruiser (R3)', () => {
    const force = lightForce('us', { CA: 2, CAdamaged: 4 });
    expect(left(fought(group([force], 3), [4, 5]))).toMatchObject([{ CA: 0, CAdamaged: 2 }]);
  });
  it('20.541, 20.511C each hit sinks a factor of destroyers', () => {
    expect(left(fought(group([lightForce('us', { DD: 6 })], 3), [4, 5]))).toMatchObject([{ DD: 3 }]);
  });
  it('20.511D, 20.541 or of transports', () => {
    expect(left(fought(group([lightForce('us', { TR: 6 })], 3), [4, 5]))).toMatchObject([{ TR: 3 }]);
  });
});

describe('20.55–20.57 mixed forces', () => {
  it('20.551 sound cruisers take hits before damaged ones', () => {
    const force = lightForce('us', { CA: 2, CAdamaged: 2, DD: 6 });
    // Two hits: the sound cruiser goes.
    expect(left(fought(group([force], 3), [3, 3]))).toMatchObject([{ CA: 0, CAdamaged: 2, DD: 6 }]);
  });
  it('20.551 hits find their places whether cruisers are sound or damaged (R2)', () => {
    // Three hits: the one cruiser place after the other sinks a damaged cruiser, the third a destroyer.
    const force = lightForce('us', { CAdamaged: 6, DD: 6 });
    expect(left(fought(group([force], 3), [4, 5]))).toMatchObject([{ CAdamaged: 2, DD: 5 }]);
  });
  it('20.551 when the cruisers are gone the rest falls on the others', () => {
    // Six hits: one cruiser, then two destroyers, then two more that would have been cruisers.
    const force = lightForce('us', { CA: 2, DD: 9 });
    expect(left(fought(group([force], 11), [3, 3]))).toMatchObject([{ CA: 0, DD: 5 }]);
  });
  it('20.56 hits beyond all factors are ignored', () => {
    const told = fought(group([lightForce('us', { CA: 2, DD: 1 })], 11), [3, 3]);
    expect(left(told)).toMatchObject([{ CA: 0, DD: 0 }]);
    expect(told.events.find(({ rule }) => rule === '20.56')?.data).toEqual({ excess: 3 });
  });
  it('20.552, 20.57 kinds share their losses equally, the larger takes what is left', () => {
    const force = lightForce('us', { DD: 8, TR: 4 });
    expect(left(fought(group([force], 3), [4, 5]))).toMatchObject([{ DD: 6, TR: 3 }]);
  });
  it('20.57 what cannot be divided goes as a whole to the largest type (R4)', () => {
    // Five losses among three: one each, and the two that are left to the destroyers.
    const force = lightForce('us', { DD: 8, TR: 4, CVE: 2 });
    expect(left(fought(group([force], 9), [3, 3]))).toMatchObject([{ DD: 5, TR: 3, CVE: 1 }]);
  });
  it('20.57 between equals the lower nationality loses', () => {
    const both = [lightForce('us', { DD: 5 }), lightForce('italy', { DD: 5 })];
    expect(left(fought(group(both, 1), [3, 3]))).toMatchObject([{ DD: 5 }, { DD: 4 }]);
  });
  it('20.57 and where that is equal too the owner chooses', () => {
    const both = [lightForce('us', { DD: 5 }), lightForce('britain', { DD: 5 })];
    expect(earlyDRM.us).toBe(earlyDRM.britain);
    expect(left(fought(group(both, 1), [3, 3], choosing('britain DD')))).toMatchObject([{ DD: 5 }, { DD: 4 }]);
    expect(left(fought(group(both, 1), [3, 3], choosing('us DD')))).toMatchObject([{ DD: 4 }, { DD: 5 }]);
  });
  it('20.57 cruisers of two powers share too; the odd hit falls on whoever takes the remnant (R7)', () => {
    const both = [lightForce('us', { CA: 6 }), lightForce('britain', { CA: 4 })];
    // Three hits: one American cruiser sunk, one British damaged.
    expect(left(fought(group(both, 3), [4, 5]))).toMatchObject([
      { CA: 4, CAdamaged: 0 },
      { CA: 2, CAdamaged: 2 },
    ]);
  });
  it('20.78F advanced submarines are a type of their own', () => {
    const told = fought(group([lightForce('germany', { SS: 3, SSA: 2 })], 3), [3, 3]);
    expect(told.end.light[0]).toMatchObject({ SS: 2, SSA: 1 });
  });
});

describe('20.58, 20.59 ships with cargo', () => {
  const cargo = [
    { id: 'inf', name: '3-4 infantry', kind: 'ground', factors: 3, on: 'TR' },
    { id: 'air', name: 'army air', kind: 'air', factors: 2, on: 'TR' },
    { id: 'arm', name: '2-5 armour', kind: 'ground', factors: 2, on: 'TR' },
  ] as const;
  const convoy = (): LightForce => lightForce('us', { DD: 2, TR: 2, carrying: { DD: 0, TR: 2 }, cargo: [...cargo] });
  const fleet = (strength: number, target: string, light: LightForce[], ships: NamedShip[] = []): Strike =>
    struck({ by: 'fleet', light, ships, attacks: [{ strength, on: target, modifiers: [] }] });

  it('20.58A in fleet combat they cannot be fired on while others stand before them', () => {
    expect(kinds(fought(fleet(10, 'screened', [convoy()]), []))).toEqual(['20.58A passed over']);
    // Two hits on the screen: both destroyers, no transport.
    expect(left(fought(fleet(7, 'light', [convoy()]), [3, 3]))).toMatchObject([{ DD: 0, TR: 2 }]);
    // Hits in excess stop at the screen.
    expect(left(fought(fleet(13, 'light', [convoy()]), [6, 6]))).toMatchObject([{ DD: 0, TR: 2 }]);
  });
  it('20.58A when the screen is gone they are a target as a group', () => {
    const bare = { ...convoy(), DD: 0 };
    expect(left(fought(fleet(4, 'screened', [bare]), [3, 3], choosing('inf')))).toMatchObject([{ TR: 1 }]);
  });
  it('20.58A a damaged cruiser is no screen (R5)', () => {
    const bare = { ...convoy(), DD: 0, CAdamaged: 2 };
    expect(kinds(fought(fleet(1, 'screened', [bare]), [1, 1]))).toEqual(['20.51 attack']);
  });
  it('20.58A a sound heavy ship is (R5)', () => {
    const bare = { ...convoy(), DD: 0 };
    expect(kinds(fought(fleet(1, 'screened', [bare], [namedShip('Nevada')]), []))).toEqual(['20.58A passed over']);
  });
  it('20.58B from the air they are attacked with the others', () => {
    // Two hits among two kinds: one each.
    expect(left(fought(group([convoy()], 3), [3, 3], choosing('inf')))).toMatchObject([{ DD: 1, TR: 1 }]);
  });
  it('20.59 the defender chooses what the survivors no longer carry', () => {
    const kept = (choice: string): string[] | undefined =>
      fought(group([convoy()], 3), [3, 3], choosing(choice)).end.light[0]?.cargo.map(({ id }) => id);
    expect(kept('inf')).toEqual(['air', 'arm']);
    expect(kept('arm')).toEqual(['inf', 'air']);
  });
  it('20.59 nothing is given up without need', () => {
    // First the armour, which is not enough without the infantry of four; then it can be carried after all.
    const force = lightForce('us', {
      TR: 2,
      cargo: [
        { id: 'a', name: 'a', kind: 'ground', factors: 4, on: 'TR' },
        { id: 'b', name: 'b', kind: 'ground', factors: 2, on: 'TR' },
        { id: 'c', name: 'c', kind: 'ground', factors: 3, on: 'TR' },
      ],
    });
    const told = fought(group([force], 1), [3, 3], choosing('b', 'a'));
    expect(told.end.light[0]?.cargo.map(({ id }) => id).sort()).toEqual(['b', 'c']);
    expect(told.events.filter(({ rule }) => rule === '20.59').map(({ data }) => data.name)).toEqual(['a']);
  });
  it('20.59 an oil counter or a grant goes with its transport', () => {
    const force = lightForce('japan', {
      TR: 3,
      cargo: [1, 2, 3].map((n) => ({ id: `oil ${n}`, name: 'oil', kind: 'oil', factors: 1, on: 'TR' }) as const),
    });
    expect(fought(group([force], 1), [3, 3]).end.light[0]?.cargo).toHaveLength(2);
  });
  it('20.59 escorting destroyers that survive take over what was on those lost (R6)', () => {
    const force = lightForce('us', {
      DD: 3,
      carrying: { DD: 2, TR: 0 },
      cargo: [{ id: 'm', name: 'marines', kind: 'ground', factors: 2, on: 'DD' }],
    });
    expect(fought(group([force], 1), [3, 3]).end.light[0]).toMatchObject({ DD: 2, cargo: [{ id: 'm' }] });
    expect(fought(group([force], 3), [3, 3]).end.light[0]).toMatchObject({ DD: 1, cargo: [] });
  });
});

describe('a strike of several attacks', () => {
  it('odds that keep what was worked out come to the same as odds that do not', () => {
    const light = [lightForce('us', { CA: 4, DD: 5 }), lightForce('britain', { CA: 2, DD: 5 })];
    const attack = { strength: 3, on: 'light', modifiers: [] };
    const record = struck({ light, attacks: [attack, attack, attack] });
    const lost = (end: Strike) => ({ left: end.light.reduce((sum, { CA, DD }) => sum + CA + DD, 0) });
    const [kept, fresh] = [true, false].map(
      (keeps) => oddsOf(attacks, { ...record, keeps }, choosing(), lost, { below: () => 0 }).outcomes,
    );
    expect(kept).toEqual(fresh);
  });
  it('R16 air defence turns squadrons away from the strongest attack', () => {
    const record = struck({
      ships: [namedShip('Kongo'), namedShip('Hiei')],
      airDefence: 2,
      attacks: [
        { strength: 1, on: 'kongo', modifiers: [] },
        { strength: 2, on: 'hiei', modifiers: [] },
      ],
    });
    const told = fought(record, [6, 5, 1, 1, 1, 1]);
    expect(told.end.attacks.map(({ strength }) => strength)).toEqual([1, 1]);
  });
  it('an attack whose target is gone is passed over', () => {
    const record = on(namedShip('Zuiho'), 3);
    record.attacks.push({ strength: 3, on: 'zuiho', modifiers: [] });
    expect(kinds(fought(record, [4, 5]))).toContain('20.527 passed over');
  });
});
