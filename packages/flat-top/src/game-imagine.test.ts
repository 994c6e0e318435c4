/** Enemies that could not be: faults that the search for leaks has found in imagination, each with its rule. */
import { chance, viewOf } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { openingForces } from './chapters/4-set-up.js';
import { entryItems } from './chapters/12-entry.js';
import type { AirCombat } from './chapters/16-units.js';
import type { AntiAircraftStep } from './chapters/17-anti-aircraft.js';
import { imagineGame } from './game-imagine.js';
import { type FlatTopGame, type GameLaw, type GameView, knowsOf } from './game-kit.js';
import { type Given, hexNamed, law, stateWith } from './game-testing.js';
import { draftFrom, isUnseen } from './imagine-draft.js';
import { drawFleet } from './imagine-fleet.js';
import { drawWings } from './imagine-wings.js';
import { distance, terrainAt } from './map.js';
import type { Mark, Report } from './pieces.js';
import { stepsImagined } from './shown.js';
import type { Side } from './state.js';
import { fleet, strike } from './testing.js';

const told = (report: Partial<Report>): Report => ({
  turn: 2,
  condition: 2,
  units: null,
  total: null,
  classes: null,
  each: null,
  high: false,
  planesOnDeck: false,
  ...report,
});

const mark = (hex: string, kind: Mark['kind'], report: Partial<Report>): Mark => {
  const full = told(report);
  return { hex: hexNamed(hex), kind, condition: full.condition, able: false, report: full };
};

/** A view of a side that waits while the other moves its planes, and sees these counters. */
function seeing(side: Side, given: Given, marks: Mark[]): { view: GameView; rules: GameLaw } {
  const state = stateWith({ ...given, phase: 6 });
  state.public.segment = { side: side === 'allied' ? 'japan' : 'allied', step: 'map' };
  knowsOf(state, side).marks = marks;
  return { view: viewOf<FlatTopGame>(state, side), rules: law(given) };
}

const tries = Array.from({ length: 40 }, (_, i) => i + 1);

it('SC1.5 one task force that is called two is still imagined as one', () => {
  const report = { units: 2, total: 15, classes: ['carriers', 'capital ships', 'small ships'] };
  const { view, rules } = seeing('japan', {}, [mark('KK30', 'TF', report)]);
  for (const seed of tries) {
    const own = imagineGame(view, rules, chance(seed)).seats.allied?.own;
    expect(own?.tfs.map(({ hex }) => hex)).toEqual([hexNamed('KK30')]);
    expect(own?.reports.oneAsTwo).toBe(true);
  }
});

const few = (side: Side, ships: string[], sea: { [plane: string]: number }): Given => {
  const { forces } = law().scenario;
  const near = [{ ships: 'rest' as const, areas: [{ near: { place: 'Rabaul', within: 2 } }] }];
  const force = { ships, start: near, sea, bases: [], land: [], radar: [] } as unknown as typeof forces.japan;
  const none = { ...force, ships: [], start: [], sea: {} };
  const both = side === 'allied' ? { allied: force, japan: none } : { allied: none, japan: force };
  return { scenario: { figures: 'SC2', forces: both, special: {}, westHalf: false } };
};

/** Most of them come in at 1200, the fourth hour of the game. */
const inTurnThree = ((): Given => {
  const { scenario } = few('japan', ['Shokaku', 'Shoho', 'Haguro', '7 DD', '4 AP'], {});
  const near = (within: number) => [{ near: { place: 'Rabaul', within } }];
  const start = [
    { ships: ['3 DD'], areas: near(2) },
    { ships: 'rest', areas: near(3), enters: { day: 1, hour: 12 } },
  ];
  const japan = { ...scenario?.forces?.japan, start };
  return { scenario: { ...scenario, firstHour: 9, forces: { ...scenario?.forces, japan } } } as unknown as Given;
})();

it('R149 those still to come are imagined under numbers of theirs, so that it is known where they may come in', () => {
  const { view, rules } = seeing('allied', { ...inTurnThree, turn: 2 }, []);
  for (const seed of tries) {
    const draft = draftFrom(view, rules, chance(seed));
    expect(drawFleet(draft)).toBe(true);
    const { tfs, coming = [], left, ships: all } = draft.own;
    const drawn = all.filter(({ id }) => !left.includes(id));
    const ids = [...tfs, ...coming].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(coming.length).toBeGreaterThan(0);
    for (const each of coming) expect(entryItems(rules, 'japan', each)).not.toEqual([]);
    for (const ship of drawn) expect(ids).toContain(ship.tf);
    for (const id of ids) expect(drawn.filter(({ tf }) => tf === id).length).toBeLessThanOrEqual(10);
  }
});

it('R149, OPT-SUB.2 who has come in is on the map when submarines move, and may be the one that is seen there', () => {
  const given = { ...inTurnThree, turn: 3, options: { submarines: true } };
  const seen = mark('KK30', 'TF', { turn: 3, condition: 3, units: 1, each: [{ carriers: 1, 'capital ships': 1 }] });
  for (const [phase, fits] of [
    [3, false],
    [4, true],
  ] as const) {
    const state = stateWith({ ...given, phase });
    knowsOf(state, 'allied').marks = [seen];
    const draft = draftFrom(viewOf<FlatTopGame>(state, 'allied'), law(given), chance(1));
    expect(drawFleet(draft)).toBe(fits);
    if (fits) expect(draft.own.coming).toBeUndefined();
  }
});

it('12.9 the transport that was scuttled is not the one that is seen in the battle of this hour', () => {
  const { view, rules } = seeing('allied', few('japan', ['2 AP'], {}), []);
  const seen = fleet('japan', { 'TF 6': '2 AP' }).filter(({ name }) => name === 'AP 2');
  const now = { ...view.public, scuttled: [{ side: 'japan', type: 'AP', points: 5 } as const] };
  const knows = {
    ...view.knows,
    battle: { ...nothing, ships: seen.map((ship) => ({ ...ship, planesOnDeck: false })) },
  };
  const fighting = { ...now, battle: battleAt(hexNamed('KK30')) };
  for (const seed of tries) {
    const draft = draftFrom({ ...view, public: fighting, knows }, rules, chance(seed));
    expect(drawFleet(draft)).toBe(true);
    expect(draft.own.ships.map(({ name, hits, damage }) => [name, hits === damage])).toEqual([
      ['AP 1', true],
      ['AP 2', false],
    ]);
  }
});

const nothing = { marks: { air: false, ships: true }, air: [], ships: [], base: null, steps: [] };

const battleAt = (hex: number) => ({
  hex,
  why: 'combat' as const,
  turn: 2,
  night: false,
  clouds: false,
  scenario: 'SC2' as const,
  zone: true,
  told: { allied: { planes: false, ships: true, decks: [] }, japan: { planes: false, ships: false } },
  fought: [],
  points: { allied: 0, japan: 0 },
});

it('7.12.3 the last planes that there are fit what is told of them, whatever else was lost', () => {
  const each = [{ 'armed low': 3 }, { 'unarmed high': 2 }, { 'unarmed high': 2 }, { 'unarmed low': 1 }];
  const report = { condition: 3, units: 4, total: 8, classes: ['armed', 'unarmed'], each } as const;
  const given = few('allied', ['Yorktown', 'DD'], { Wildcat: 6, Dauntless: 2, Avenger: 4 });
  const { view, rules } = seeing('japan', { ...given, points: { allied: 0, japan: 8 } }, [
    mark('KK30', 'AF', report),
    mark('KK31', 'TF', { condition: 1 }),
  ]);
  for (const seed of tries) expect(() => imagineGame(view, rules, chance(seed))).not.toThrow();
});

it('22.2 planes in the air after 0100, where all that there were have been lost, are some that came back', () => {
  const { scenario } = few('japan', ['Shoho', 'DD'], { Zero: 3, Kate: 4 });
  const flown = (turn: number) => {
    const given = { scenario: { ...scenario, firstHour: 14 }, hour: turn === 11 ? 1 : 24, turn };
    const { view, rules } = seeing('allied', { ...given, points: { allied: 70, japan: 0 } }, [
      mark('KK30', 'AF', { turn, condition: 1 }),
    ]);
    return tries.map((seed) => () => {
      const own = imagineGame(view, rules, chance(seed)).seats.japan?.own;
      return own?.flights
        .find(({ hex, onMap }) => onMap && hex === hexNamed('KK30'))
        ?.lots.map(({ factors }) => factors);
    });
  };
  for (const world of flown(11)) expect(world()).toEqual([1]);
  for (const world of flown(10).slice(0, 3)) expect(world).toThrow('nothing that the enemy could have fits');
});

it('21.5 points for a base that could fly nothing are not taken for planes that must have been lost (R128)', () => {
  const { scenario } = few('japan', ['DD'], {});
  const { forces } = scenario ?? {};
  const japan = { ...forces?.japan, bases: ['Rabaul'], land: [{ at: ['Rabaul'], planes: { Val: 1 } }] };
  const given = { scenario: { ...scenario, forces: { ...forces, japan } }, points: { allied: 16, japan: 0 } } as Given;
  const { view, rules } = seeing('allied', given, [mark('KK30', 'AF', { condition: 1 })]);
  const hit = { ...view.public, hitsScored: { Rabaul: 6 }, baseHits: { Rabaul: 6 } };
  for (const seed of tries) {
    const own = imagineGame({ ...view, public: hit }, rules, chance(seed)).seats.japan?.own;
    expect(own?.flights.map(({ lots }) => lots.map(({ plane }) => plane))).toEqual([['Val']]);
  }
});

it('11.6 of two formations in a hex the one that shadows is the one that is intercepted there', () => {
  const hex = hexNamed('KK30');
  const mine = { hex: 'KK30', planes: ['1 Nell'], onMap: true };
  const { view, rules } = seeing('japan', { japan: { flights: [mine, { ...mine, flown: 1 }] } }, [
    mark('KK31', 'TF', { condition: 1 }),
  ]);
  const shadow = { side: 'japan', from: hex, hex: hexNamed('KK31'), nth: 1, success: true } as const;
  const now = { ...view.public, phase: 3, segment: null, shadows: [shadow], following: [0] };
  const caught = { ...now, interception: { side: 'allied', hex } as const };
  const followed = { ...view, public: caught, own: { ...view.own, shadows: ['AF 2'], trail: [] } };
  for (const seed of tries) {
    const { agenda } = imagineGame(followed, rules, chance(seed)).umpire;
    expect(agenda.at(-1)).toMatchObject({ kind: 'interception', side: 'allied', af: 'AF 2' });
  }
});

it('11.6, R78 of the enemy who shadows, the one whose target has sailed moves first', () => {
  const hex = hexNamed('KK30');
  const tfs = [
    { hex: 'KK30', ships: ['DD'] },
    { hex: 'KK31', ships: ['DD'] },
  ].map((tf) => ({ ...tf, onMap: true }));
  const { view, rules } = seeing('japan', { japan: { tfs } }, [mark('KK29', 'TF', { condition: 1 })]);
  const shadow = { side: 'allied', from: hexNamed('KK29'), hex, nth: 1, success: true } as const;
  const now = { ...view.public, phase: 3, segment: null, shadows: [shadow, shadow], following: [0, 1] };
  const own = { ...view.own, shadows: ['TF 1', 'TF 2'], tfs: view.own.tfs.map((tf, i) => ({ ...tf, moved: i === 1 })) };
  for (const seed of tries) {
    const { agenda } = imagineGame({ ...view, public: now, own }, rules, chance(seed)).umpire;
    expect(agenda.at(-1)).toMatchObject({ kind: 'shadowing', next: 1 });
  }
});

it('7.12.2 ships that are few enough to be told as they were are always found', () => {
  const small = { units: 2, total: 1, classes: ['small ships'] };
  const mixed = { units: 2, total: 1, classes: ['capital ships', 'small ships'] };
  const given = few('japan', ['Kongo', '4 DD'], {});
  const { view, rules } = seeing('allied', given, [
    mark('KK30', 'TF', mixed),
    ...['KK31', 'KK32', 'KK33'].map((hex) => mark(hex, 'TF', small)),
  ]);
  for (const seed of tries) expect(() => imagineGame(view, rules, chance(seed))).not.toThrow();
});

it('25.5 a sunk transport has put ashore what her points say, and not more than her side has points for', () => {
  const given = { ...few('japan', ['1 AP'], { Rufe: 1 }), points: { allied: 17, japan: 9 } };
  const { view, rules } = seeing('allied', given, []);
  const knows = { ...view.knows, ships: { 'AP 1': { hits: 3, sunk: true } } };
  for (const seed of tries) {
    const { seats, umpire } = imagineGame({ ...view, knows }, rules, chance(seed));
    expect(Object.values(seats.japan?.own.hulls ?? {}).map(({ unloaded }) => unloaded)).toEqual([3]);
    expect(umpire.secret.tally.japan).toMatchObject({ unloading: 9, planes: 0 });
  }
});

it('25.5 what one has put ashore oneself is no reason why a sunk transport was worth much', () => {
  const forces = few('japan', ['1 AP'], {});
  const given = { ...forces, points: { allied: 24, japan: 3 }, allied: { tfs: [{ hex: 'KK30', ships: ['AP'] }] } };
  const { view, rules } = seeing('allied', given, []);
  const knows = { ...view.knows, ships: { 'AP 1': { hits: 3, sunk: true } } };
  const own = { ...view.own, hulls: { 'allied AP 1': { anchoredSince: 0, unloaded: 1, slowSince: null } } };
  const { seats, umpire } = imagineGame({ ...view, knows, own }, rules, chance(1));
  expect(Object.values(seats.japan?.own.hulls ?? {}).map(({ unloaded }) => unloaded)).toEqual([1]);
  expect(umpire.secret.tally).toMatchObject({ allied: { ships: 21, unloading: 3 }, japan: { unloading: 3 } });
});

it('SC5.V2 points received in the end for having unloaded more are not those for having unloaded so much (SC3.V2)', () => {
  const unloading = { more: 5, reaches: { side: 'allied', points: 5, bonus: 4 } } as const;
  const { scenario } = few('allied', ['2 AP'], {});
  const received = (bonus: number, ashore: number) => {
    const given = { scenario: { ...scenario, victory: { automatic: null, floor: null, unloading } } };
    const points = { allied: ashore + bonus, japan: 0 };
    const { view, rules } = seeing('japan', { ...given, points }, []);
    const over = { winners: ['allied'], why: 'points', rule: '25.3' };
    const ended = { ...view, over, public: { ...view.public, bonus: { allied: bonus, japan: 0 } } };
    const worlds = tries.map((seed) => imagineGame(ended, rules, chance(seed)).umpire.secret.tally.allied);
    return [...new Set(worlds.map((tally) => `${tally.unloading} ashore, ${tally.planes} for planes`))];
  };
  expect(received(5, 3)).toEqual(['3 ashore, 0 for planes']);
  expect(received(4, 6)).toEqual(['6 ashore, 0 for planes']);
  expect(received(9, 6)).toEqual(['6 ashore, 0 for planes']);
});

it('SC2.V3 while the game goes on nobody has put ashore, in one place or in several, what would have won it', () => {
  const { scenario } = few('japan', ['5 AP'], {});
  const victory = { automatic: null, floor: null, unloading: { wins: { side: 'japan', points: 12 } } } as const;
  const special = { unload: { japan: ['Rabaul', 'Gasmata'] } };
  const given = { scenario: { ...scenario, victory, special }, points: { allied: 0, japan: 15 } };
  const { view, rules } = seeing('allied', given, []);
  const ashore = tries.map((seed) => imagineGame(view, rules, chance(seed)).umpire.secret.tally.japan.unloading);
  expect(Math.max(...ashore)).toBeGreaterThan(0);
  expect(Math.max(...ashore)).toBeLessThan(12);
});

/** What Allied planes see of an attack on Rabaul whose losses on the ground are being settled. */
function lossAtRabaul(planes: Record<string, number>, step: object, air: object[], allied = 0) {
  const { forces } = law().scenario;
  const japan = { ...forces.japan, bases: ['Rabaul'], land: [{ at: ['Rabaul'], planes }] };
  const points = { allied, japan: 0 };
  const { view, rules } = seeing('allied', { scenario: { forces: { ...forces, japan }, special: {} }, points }, []);
  const lost = { rule: '21.7', side: 'japan', place: -1, outright: false, ...step };
  const base = {
    id: 'Rabaul',
    name: 'Rabaul',
    handles: ['LP'],
    launch: { normal: 8, minimum: 4 },
    planesOnField: true,
  };
  const known = { ...base, aaf: 9, sf: 0, hits: 0, offBoard: false };
  const battle = { ...nothing, air, base: known, steps: [lost] } as unknown as GameView['knows']['battle'];
  const told = { allied: { planes: true, ships: true, decks: [] }, japan: { planes: false, ships: false } };
  const now = { ...view.public, battle: { ...battleAt(hexNamed('Y3')), told } };
  return (seed: number) => draftFrom({ ...view, public: now, knows: { ...view.knows, battle } }, rules, chance(seed));
}

it('21.7 planes seen to fly in the battle are not those that are being lost on the ground', () => {
  const nell = { plane: 'Nell', factors: 1, altitude: 'low', tookOffArmed: false, burned: false } as const;
  const step = { chooser: 'japan', hits: 3, lose: 3, names: [] };
  const drafted = lossAtRabaul({ Zero: 3, Nell: 1 }, step, [{ id: 'Formation 1', lots: [nell] }]);
  for (const seed of tries) {
    const draft = drafted(seed);
    expect(drawFleet(draft) && drawWings(draft)).toBe(true);
    expect(draft.own.flights[0]?.lots).toMatchObject([{ plane: 'Nell', factors: 1 }]);
    expect(draft.own.bases[0]?.grounded.ready).toMatchObject([{ plane: 'Zero', factors: 3 }]);
  }
});

it('21.7.4 names to choose from stand on the field: they are not among those lost before', () => {
  const drafted = lossAtRabaul(
    { Zero: 3, Nell: 1 },
    { chooser: 'allied', hits: 1, lose: 1, names: ['Zero', 'Nell'] },
    [],
    2,
  );
  const fields = tries.map(drafted).filter((draft) => drawFleet(draft) && drawWings(draft));
  expect(fields).toHaveLength(tries.length);
  for (const { own } of fields) {
    const { ready, readying } = own.bases[0]?.grounded ?? { ready: [], readying: [] };
    const names = new Set([...ready, ...readying].map(({ plane }) => plane));
    expect(names).toEqual(new Set(['Zero', 'Nell']));
  }
});

it('16.3 a lot that does three things is imagined as three lots, each of which does one', () => {
  const battle = strike({ japan: ['AF 1: 8 Zero'] });
  const unit = (against: string, factors: number) => ({ af: 0, lot: 0, against, factors });
  const interceptors = [unit('bombers', 3), unit('escorts', 4), unit('nobody', 1)];
  const steps = [{ rule: '16.3', attacker: 'japan', interceptors, escorts: [], bombers: [] }] as unknown as AirCombat[];
  const [step] = stepsImagined(battle, steps, 'allied') as AirCombat[];
  const lots = battle.air.japan[0]?.lots ?? [];
  expect(step?.interceptors.map(({ lot, against }) => [against, lots[lot]?.factors])).toEqual([
    ['bombers', 3],
    ['escorts', 4],
    ['nobody', 1],
  ]);
});

it('17.2 an attack by planes of which some fly from ships and some from land has lots of both', () => {
  const battle = strike({ japan: ['AF 1: 2 Kate torpedo, 3 Kate torpedo land, 4 Zero'] });
  const attack = {
    by: 'japan',
    af: 0,
    plane: 'Kate',
    kind: 'torpedo',
    arms: 'torpedo',
    altitude: 'low',
    target: 0,
    lots: [],
    table: 9,
    factors: 4,
  };
  const steps = [{ rule: '17', attacks: [attack] }] as unknown as AntiAircraftStep[];
  const [step] = stepsImagined(battle, steps, 'allied') as AntiAircraftStep[];
  expect(step?.attacks[0]?.lots).toEqual([0, 1]);
  expect(battle.air.japan[0]?.lots.map(({ factors }) => factors)).toEqual([2, 2, 4, 1]);
});

it('7.2 nobody hides where somebody was in sight when a storm came over them', () => {
  const storm = { turn: 4, clouds: ['Z3', 'Z3'] };
  const seen = mark('Z3', 'TF', {
    condition: 3,
    units: 1,
    total: 1,
    classes: ['small ships'],
    each: [{ 'small ships': 1 }],
  });
  const { view, rules } = seeing('allied', { ...few('japan', ['6 DD'], {}), ...storm }, [seen]);
  const before = { ...view, knows: { ...view.knows, marks: [] } };
  const hiddenThere = (from: GameView) =>
    tries.some((seed) => {
      const draft = draftFrom(from, rules, chance(seed));
      expect(drawFleet(draft)).toBe(true);
      return draft.own.tfs.some(({ hex, onMap }) => hex === hexNamed('Z3') && !onMap);
    });
  expect(hiddenThere(before)).toBe(true);
  expect(hiddenThere(view)).toBe(false);
});

it('7.2, 14.15.7 low planes may hide under high ones that radar has felt', () => {
  const heard = mark('Z3', 'AF', { condition: 1, high: true });
  const sighted = mark('Y3', 'AF', { condition: 1 });
  const { view, rules } = seeing('allied', { ...few('japan', ['DD'], {}), clouds: ['Z3', 'Z3', 'Y3', 'Y3'] }, [
    heard,
    sighted,
  ]);
  const draft = draftFrom(view, rules, chance(1));
  const unseen = (hex: string) => [false, true].map((high) => isUnseen(draft, hexNamed(hex), 'AF', high));
  expect(unseen('Z3')).toEqual([true, false]);
  expect(unseen('Y3')).toEqual([false, false]);
});

const caught = (attacker: Side, altitude: 'high' | 'low', marks: Mark[], told: Partial<GameView['knows']> = {}) => {
  const given = few('allied', ['Yorktown', 'DD'], { Wildcat: 2, Dauntless: 20, Avenger: 20 });
  const { view, rules } = seeing('japan', given, marks);
  const fights = [{ hex: hexNamed('KK30'), altitude, attacker }];
  const fighting = told.battle === undefined ? null : { ...battleAt(hexNamed('KK30')), why: 'interception' as const };
  const disclosed = { allied: { planes: true, ships: false, decks: [] }, japan: { planes: true, ships: false } };
  const battle = fighting && { ...fighting, told: disclosed };
  const now = { ...view, public: { ...view.public, fights, battle }, knows: { ...view.knows, ...told } };
  return tries.map((seed) => {
    const draft = draftFrom(now as GameView, rules, chance(seed));
    expect(drawFleet(draft) && drawWings(draft)).toBe(true);
    return draft.own.flights.filter(({ hex, onMap }) => onMap && hex === hexNamed('KK30')).flatMap(({ lots }) => lots);
  });
};

it('14.13.3 whoever has caught somebody and has still to fight him is imagined as an interceptor', () => {
  const report = { condition: 3, units: 1, total: 1, classes: ['unarmed'], each: [{ 'unarmed high': 1 }] } as const;
  for (const lots of caught('allied', 'high', [mark('KK30', 'AF', report)]))
    expect(lots).toMatchObject([{ plane: 'Wildcat', factors: 1, altitude: 'high' }]);
});

it('14.13.3 whoever was caught at low altitude and has still to fight is imagined there', () => {
  for (const lots of caught('japan', 'low', [mark('KK30', 'AF', { condition: 1 })]))
    expect(lots.some(({ altitude }) => altitude === 'low')).toBe(true);
});

it('14.13.3 who is to fight next at the other altitude is there beside those who fight now', () => {
  const seen = { plane: 'Wildcat', factors: 1, altitude: 'low', tookOffArmed: false, burned: false } as const;
  const battle = { ...nothing, air: [{ id: 'Formation 1', lots: [seen] }] };
  for (const lots of caught('allied', 'high', [mark('KK30', 'AF', { condition: 1 })], { battle }))
    expect(lots).toMatchObject([
      { plane: 'Wildcat', altitude: 'low' },
      { plane: 'Wildcat', altitude: 'high' },
    ]);
});

it('OPT-SUB.3 hidden submarines are imagined where nobody would have seen them, as many as are left, those on the map where they are', () => {
  const { forces } = law().scenario;
  const given: Given = {
    options: { submarines: true },
    scenario: { forces: { ...forces, allied: { ...forces.allied, submarines: 5 } }, special: {} },
    allied: {
      submarines: ['KK30', 'KK31', 'KK32', 'KK33', 'KK34'].map((hex, i) => ({ hex, onMap: i === 1, sunk: i === 0 })),
    },
    japan: {
      tfs: [{ hex: 'KK31', ships: ['2 DD'] }],
      flights: [{ hex: 'DD31', planes: ['2 Mavis low'], onMap: true, searching: true }],
    },
  };
  const { view, rules } = seeing('japan', given, []);
  view.knows.submarines = [{ hex: hexNamed('KK31'), count: 1 }];
  const hexes = new Set<number>();
  for (const seed of tries) {
    const fleetOf = imagineGame(view, rules, chance(seed)).seats.allied?.own.submarines ?? [];
    expect([fleetOf.length, fleetOf.filter(({ sunk }) => sunk).length]).toEqual([5, 1]);
    expect(fleetOf.filter(({ onMap }) => onMap).map(({ hex }) => hex)).toEqual([hexNamed('KK31')]);
    for (const { hex, onMap, sunk, deep } of fleetOf) {
      if (onMap || sunk) continue;
      hexes.add(hex);
      expect(terrainAt(hex)).toBe('sea');
      if (deep === null) expect(distance(hex, hexNamed('DD31'))).toBeGreaterThan(1);
    }
  }
  expect(hexes.size).toBeGreaterThan(40);
});

it('OPT-ESF.2 of two ships dead in the water each is imagined in tow of another, and of one that tows nobody else', () => {
  const report = { condition: 3, units: 1, total: 3, classes: ['small ships'], each: [{ 'small ships': 3 }] } as const;
  const given = { ...few('allied', ['3 DD'], {}), options: { towing: true }, points: { allied: 0, japan: 4 } };
  const { view, rules } = seeing('japan', given, [mark('KK30', 'TF', report)]);
  const dead = { hits: 2, sunk: false };
  const knows = { ...view.knows, ships: { 'DD 1': dead, 'DD 2': dead } };
  const tows = tries.map((seed) => {
    const draft = draftFrom({ ...view, knows }, rules, chance(seed));
    expect(drawFleet(draft)).toBe(true);
    return Object.values(draft.own.hulls).flatMap(({ towedBy }) => towedBy ?? []);
  });
  expect(new Set(tows.map(String))).toEqual(new Set(['', 'allied DD 3']));
});

it('3.3, R12a whoever imagines the enemy knows his order of battle; only places and states are guessed', () => {
  const { view, rules } = seeing('japan', {}, []);
  const names = (own: { ships: readonly { name: string }[] } | undefined) => own?.ships.map(({ name }) => name).sort();
  const listed = names(openingForces(rules, 'allied'));
  const worlds = tries.map((seed) => imagineGame(view, rules, chance(seed)).seats.allied?.own);
  for (const own of worlds) expect(names(own)).toEqual(listed);
  expect(new Set(worlds.map((own) => own?.tfs[0]?.hex)).size).toBeGreaterThan(1);
});
