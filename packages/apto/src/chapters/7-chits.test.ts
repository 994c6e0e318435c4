import { describe, expect, it } from 'vitest';
import { map } from '../map/map.js';
import type { SupplyChit } from '../state.js';
import { hexOf, terms } from '../supply-testing.js';
import {
  type Carrier,
  type Depot,
  holds,
  mayConvert,
  mayForward,
  noEmergencyLanding,
  noLanding,
  noMaking,
  priceOfLanding,
  roomAboard,
} from './7-1-carrying.js';
import { dropModifiers, isOnTarget, lostChit } from './7-3-air-drop.js';
import { capture, type Drawer, draw, expend, feedsDefender, settle } from './7-7-chits.js';
import { lineFrom, network } from './7-7-tracing.js';
import { isolatedSources, stock, withoutStock } from './7-8-isolation.js';

const chit = (hex: string, kind: SupplyChit['kind'] = 'sea', drawn: string[] = []): SupplyChit => ({
  kind,
  side: 'japan',
  hex,
  drawn,
});
const units = (hex: string, count: number): Drawer[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${hex}-${n + 1}`, hex, consumes: true }));
const beach = terms([], '', '', 'W4221 W4121 W4220');

describe('7.7 drawing on chits', () => {
  it('7.7 one Sea Supply chit feeds four attackers, and the fifth has none', () => {
    const drawn = draw(units('W4220', 5), [chit('W4221')], beach);
    expect(Object.keys(drawn)).toEqual(['W4220-1', 'W4220-2', 'W4220-3', 'W4220-4']);
  });

  it('7.7 an Air Supply chit feeds one', () => {
    expect(Object.keys(draw(units('W4220', 2), [chit('W4221', 'air')], beach))).toEqual(['W4220-1']);
  });

  it('7.7 who has drawn this month keeps its share, and takes no second', () => {
    const chits = [chit('W4221', 'sea', ['W4220-1', 'a', 'b', 'c'])];
    expect(draw(units('W4220', 2), chits, beach)).toEqual({ 'W4220-1': 0 });
  });

  it('7.10 what a unit has drawn does not help it where no line leads to the chit any more; it may draw on another', () => {
    const shut = terms([], '', 'W4121', 'W4221 W4121 W4220 W3820');
    const there = [chit('W3820', 'sea', ['W4220-1'])];
    expect(draw(units('W4220', 1), there, shut)).toEqual({});
    expect(draw(units('W4220', 1), [...there, chit('W4221')], shut)).toEqual({ 'W4220-1': 1 });
  });

  it('7.7 those who can draw elsewhere make room', () => {
    const apart = terms([], '', 'W4121', 'W4221 W4121 W4220 W3820');
    const chits = [chit('W4221', 'air'), chit('W4220', 'air')];
    const drawers = [...units('W4220', 1), ...units('W4221', 1)];
    expect(Object.values(draw(drawers, chits, apart)).sort()).toEqual([0, 1]);
  });

  it('7.7 units without strength trace, and use nothing up', () => {
    const chits = [chit('W4221', 'air')];
    const drawers = [{ id: 'half', hex: 'W4220', consumes: false }, ...units('W4220', 1)];
    const drawn = draw(drawers, chits, beach);
    expect(drawn).toEqual({ half: 0, 'W4220-1': 0 });
    settle(chits, drawers, drawn);
    expect(chits[0]?.drawn).toEqual(['W4220-1']);
  });

  it('7.7 nobody draws on a chit to which no line leads', () => {
    expect(draw(units('W4320', 1), [chit('W4221')], beach)).toEqual({});
  });

  it('7.7 any number of defenders are fed by one chit', () => {
    expect(feedsDefender('W4220', [chit('W4221', 'air')], beach)).toBe(true);
    expect(feedsDefender('W4320', [chit('W4221', 'air')], beach)).toBe(false);
    expect(feedsDefender('W4220', [], beach)).toBe(false);
  });

  it('7.7 chits that fed somebody are gone, 7.3 and so are those dropped from the air', () => {
    const left = chit('W4221');
    expect(expend([left, chit('W4221', 'sea', ['a']), { ...chit('W4320', 'air'), dropped: true }])).toEqual([left]);
  });

  it('7.12 chits belong to whoever enters their hex', () => {
    const chits = [chit('W4221'), chit('W3716')];
    capture(chits, 'W4221', 'allies');
    expect(chits.map(({ side }) => side)).toEqual(['allies', 'japan']);
  });
});

const stp: Carrier = { kind: 'stp', points: 2, full: true, laden: 0, units: 0 };
const atp: Carrier = { ...stp, kind: 'atp', points: 1 };
const submarine: Carrier = { ...stp, kind: 'submarine', points: 1 };
const depot = (id: string, of: Partial<Depot> = {}): Depot => ({
  hex: hexOf(id),
  friendly: true,
  port: hexOf(id).port !== null,
  airbase: hexOf(id).airbase,
  linked: false,
  isolated: false,
  source: false,
  chits: [],
  ...of,
});

describe('7.0 to 7.6 carrying supply', () => {
  it('7.2 a major port with city and resources holds three Sea and two Air Supply chits', () => {
    expect(holds(depot('W4221'), 'sea')).toBe(3);
    expect(holds(depot('W4221'), 'air')).toBe(2);
  });

  it('7.4 a coastal city or a minor port holds one, a ruined port none', () => {
    expect(holds(depot('W4819'), 'sea')).toBe(1);
    expect(holds(depot('W3716'), 'sea')).toBe(1);
    expect(holds(depot('W4221', { port: false }), 'sea')).toBe(0);
  });

  it('R29 a small airbase holds one Air Supply chit, a large one two', () => {
    expect(holds(depot('W5521'), 'air')).toBe(1);
    expect(holds(depot('E3628'), 'air')).toBe(2);
  });

  it('7.0 chits are made in a linked port where there is room aboard, in the Naval and Air Phase', () => {
    const kure = depot('W4428', { linked: true });
    expect(noMaking(kure, stp, 'naval and air')).toBeUndefined();
    expect(noMaking(kure, stp, 'offensives')).toContain('Naval and Air Phase');
    expect(noMaking(depot('W4428'), stp, 'naval and air')).toContain('not linked');
    expect(noMaking(kure, { ...stp, laden: 2 }, 'naval and air')).toContain('no room');
    expect(noMaking(depot('W4919', { linked: true }), stp, 'naval and air')).toContain('no working port');
  });

  it('7.0 a chit in Darwin becomes one in Derby if land leads there and a transport waits', () => {
    expect(mayForward(true, stp, 'sea')).toBe(true);
    expect(mayForward(false, stp, 'sea')).toBe(false);
    expect(mayForward(true, atp, 'sea')).toBe(false);
  });

  it('7.1 a point carries a chit or a unit; 7.6 a submarine one chit, at full strength', () => {
    expect(roomAboard({ ...stp, laden: 1, units: 1 })).toBe(0);
    expect(roomAboard(submarine)).toBe(1);
    expect(roomAboard({ ...submarine, full: false })).toBe(0);
  });

  it('7.1 a Sea Supply chit becomes an Air Supply chit, never the other way', () => {
    expect(mayConvert('sea', depot('W4221'), atp)).toBe(true);
    expect(mayConvert('air', depot('W4221'), atp)).toBe(false);
  });

  it('7.1, 7.4 no chit is landed where a source is linked, nor where there is no room', () => {
    expect(noLanding(depot('W4221'), 'sea')).toBeUndefined();
    expect(noLanding(depot('W4221', { linked: true }), 'sea')).toContain('linked');
    expect(noLanding(depot('W4428', { source: true }), 'sea')).toContain('source');
    expect(noLanding(depot('W4819', { chits: [{ kind: 'sea' }] }), 'sea')).toBe('full');
    expect(noLanding(depot('W4819'), 'air')).toContain('no working airbase');
  });

  it('7.5 once a month a transport is given up to put a chit on a clear coast', () => {
    const coast = depot('W4521');
    expect(noEmergencyLanding(coast, stp, false)).toBeUndefined();
    expect(noEmergencyLanding(coast, stp, true)).toBe('done this month');
    expect(noEmergencyLanding(coast, { ...stp, kind: 'cl-dd' }, false)).toContain('only from');
    expect(noEmergencyLanding(depot('W4221'), stp, false)).toContain('clear coast');
    expect(priceOfLanding(stp, true)).toBe('lost');
    expect(priceOfLanding(stp, false)).toBe('nothing');
  });

  it('7.6 a submarine is depleted by landing its chit, in port or on a beach', () => {
    expect(priceOfLanding(submarine, false)).toBe('depleted');
    expect(priceOfLanding(submarine, true)).toBe('depleted');
  });
});

describe('7.3 emergency drops', () => {
  it('7.3 one to three is on target, and rough ground or a coast makes it harder', () => {
    expect(isOnTarget(3, dropModifiers(hexOf('W4517')))).toBe(true);
    expect(isOnTarget(4, dropModifiers(hexOf('W4517')))).toBe(false);
    expect(isOnTarget(3, dropModifiers(hexOf('W4717')))).toBe(false);
  });

  it('R30 jungle and mountain in one hex count both, and a coast besides', () => {
    expect(dropModifiers(hexOf('W3507')).length).toBe(2);
    expect(dropModifiers(hexOf('W3314')).length).toBe(3);
  });

  it('7.3 what falls into the sea, into other hands or beside another chit is lost', () => {
    const sea = map.hexes.find(({ terrain }) => terrain === 'sea')?.id ?? '';
    expect(lostChit({ hex: hexOf(sea), held: 'friendly', chits: 0 })).toContain('sea');
    expect(lostChit({ hex: hexOf('W4517'), held: 'neutral', chits: 0 })).toContain('neutral');
    expect(lostChit({ hex: hexOf('W4517'), held: 'friendly', chits: 1 })).toContain('chit');
    expect(lostChit({ hex: hexOf('W4517'), held: 'friendly', chits: 0 })).toBeUndefined();
  });
});

describe('7.8 isolation', () => {
  const when = { year: 1937, month: 7 };
  const around = (id: string): string => map.neighbours(id).join(' ');
  const open = (): boolean => true;

  it('7.8 a source that can trace to no other is isolated, two that are linked are not', () => {
    expect(isolatedSources('china', when, terms(['china', 'hainan'], around('W4113')), open)).toEqual(['W4113']);
    expect(isolatedSources('china', when, terms(['china', 'hainan']), open)).toEqual([]);
  });

  it('R31 two sources on one line are both linked, though an enemy zone lies on one of them or on both', () => {
    const all = map.land.filter(({ city, territory, id }) => city && territory === 'china' && id !== 'W4113');
    const lines = all.map(({ id }) => lineFrom(network(['W4113'], terms(['china'])), id));
    const [line = []] = lines.filter(({ length }) => length > 2).sort((a, b) => a.length - b.length);
    const [city = ''] = line;
    expect(line.length).toBeGreaterThan(2);
    const isolated = (zone: string): string[] =>
      isolatedSources('china', when, terms([], '', zone, line.join(' ')), () => false);
    expect(isolated('')).toEqual([]);
    expect(isolated(city)).toEqual([]);
    expect(isolated(`${city} W4113`)).toEqual([]);
    expect(isolated(line[1] ?? '').sort()).toEqual([city, 'W4113'].sort());
  });

  it('7.8 a port is not, unless its harbour is gone', () => {
    const cut = terms(['china', 'hainan'], around('W4221'));
    expect(isolatedSources('china', when, cut, open)).not.toContain('W4221');
    expect(isolatedSources('china', when, cut, (hex) => hex !== 'W4221')).toContain('W4221');
  });

  it('7.8 minor nations and permanent fortresses are never isolated', () => {
    const alone = terms([], '', '', 'W5420');
    expect(isolatedSources('mongolia', when, alone, open)).toEqual([]);
    expect(isolatedSources('uk', when, terms([], '', '', 'W2112'), () => false)).toEqual([]);
  });

  it('R24 Mukden and the edge of the map are never isolated, and link others', () => {
    expect(isolatedSources('japan', when, terms([], '', '', 'W5022'), open)).toEqual([]);
    const kansu = terms([], '', '', 'W4611 W4711 W4710 W4809 W4909 W5009 W5109');
    expect(isolatedSources('china', when, kansu, open)).toEqual([]);
    expect(isolatedSources('china', when, terms([], '', '', 'W4611'), open)).toEqual(['W4611']);
  });

  it('7.8 its stock is as many Sea Supply chits as the die says, and goes when it is linked again', () => {
    const chits = stock(5, 'W4113', 'allies');
    expect(chits.map(({ kind, hex }) => `${kind} ${hex}`)).toEqual(Array(5).fill('sea W4113'));
    expect(withoutStock([...chits, chit('W4221')], 'W4113').map(({ hex }) => hex)).toEqual(['W4221']);
  });
});
