import { describe, expect, it } from 'vitest';
import { airPoints } from '../charts/air-points.js';
import { strikeCharts } from '../charts/strike.js';
import type { StrikeLaw } from '../strike/law.js';
import type { Base } from '../strike/scenarios.js';
import { begun, flight, lawOf } from '../strike/testing.js';
import { antiShip, bomberDefence, fighterStrength, levelsFor, mayFlyAt } from './5-2-altitude.js';
import { bounceFor, routineFor, stepsAfter, stepsOf } from './6-1-air-combat.js';
import { airResult, isDoubled, liable, mostByReturnFire } from './6-3-results.js';
import { arcRoom, pathTo, priorityOf, ringChoice, ringSizes, targetArc } from './7-2-display.js';
import { apartBy, comesTogether, isCombined, mayPeelOff, suppressingStrength, torpedoesAt } from './7-6-waves.js';
import {
  attackAltitude,
  attackStrength,
  damagePoints,
  navalResult,
  oddsOf,
  speedAgainst,
  torpedoLoss,
} from './7-8-attack.js';
import {
  carrierCommandDRM,
  carrierPoints,
  carrierRatings,
  carrierReaction,
  cutTo,
  firstCheckFor,
  mayHelp,
  secondCheckFor,
} from './8-carrier-admirals.js';

const law = lawOf('coral-sea-strikes');
const forceZ = lawOf('force-z');
const withPlane = (changes: object): StrikeLaw => {
  const values = { ...airPoints.values, F4F: { ...airPoints.values.F4F, ...changes } };
  return { ...law, charts: { ...strikeCharts, airPoints: { ...airPoints, values } } };
};
const wildcat = { type: 'F4F', elite: false, extended: false } as const;
const zero = { type: 'A6M', elite: true, extended: false } as const;

describe('altitude', () => {
  it('5.2.1 a fighter rated 4 at low has 3 at medium and 2 at high; two levels below its own it loses one', () => {
    const low = withPlane({ air: [4, 4], altitude: 'low' });
    expect(['low', 'medium', 'high'].map((at) => fighterStrength(low, wildcat, at as 'low'))).toEqual([4, 3, 2]);
    const high = withPlane({ air: [4, 4], altitude: 'high' });
    expect(['low', 'medium', 'high'].map((at) => fighterStrength(high, wildcat, at as 'low'))).toEqual([3, 4, 4]);
  });
  it('5.2.2 bombers lose one for each level off their own, to no less than one, and hit ships better from below it', () => {
    const plain = { type: 'B5N', elite: false, extended: false } as const;
    expect(['low', 'medium'].map((at) => bomberDefence(law, plain, 'B', at as 'low'))).toEqual([1, 2]);
    const low = flight({ type: 'B5N', points: 1, from: '' }, { role: 'B', altitude: 'low' });
    expect([antiShip(law, low), antiShip(law, { ...low, altitude: 'medium' })]).toEqual([7, 6]);
  });
  it('5.2.3 a fighter rated 1 at low flies nowhere else', () => {
    const weak = withPlane({ air: [1, 1], altitude: 'low' });
    expect(['low', 'medium', 'high'].map((at) => mayFlyAt(weak, wildcat, at as 'low'))).toEqual([true, false, false]);
  });
  it('7.11 elite Zeros have one more in the air, elite bombers two more against ships and no loss by altitude', () => {
    expect(fighterStrength(law, zero, 'medium') - fighterStrength(law, { ...zero, elite: false }, 'medium')).toBe(1);
    const kate = flight({ type: 'B5N', points: 1, from: '' }, { role: 'T', altitude: 'low' });
    expect(antiShip(law, { ...kate, elite: true }) - antiShip(law, kate)).toBe(2);
    expect(bomberDefence(law, { ...kate, elite: true }, 'B', 'high')).toBe(2);
  });
  it('7.11.4 elite level bombers attack from any altitude, others from their own', () => {
    expect(levelsFor(law, { type: 'G4M', elite: true, extended: false })).toEqual(['low', 'medium', 'high']);
    expect(levelsFor(law, { type: 'G4M', elite: false, extended: false })).toEqual(['medium']);
  });
});

describe('air combat', () => {
  const all = { loose: true, close: true, bombers: true };
  const shown = (steps: readonly { do: string; by?: string; on?: string }[]): string[] =>
    steps.map((step) => [step.do, step.by, step.on].filter(Boolean).join(' '));

  it('6.1.1 A: without escort CAP and bombers fire at the same time', () => {
    expect(routineFor({ ...all, loose: false, close: false })).toBe('A');
    expect(shown(stepsOf('A', 'cap', { loose: false }))).toEqual(['exchange bombers']);
  });
  it('6.1.1 B: close escorts are attacked and answer before the bombers are attacked', () => {
    expect(routineFor({ ...all, loose: false })).toBe('B');
    expect(shown(stepsOf('B', 'cap', { loose: false }))).toEqual([
      'fire cap close',
      'fire close cap',
      'exchange bombers',
    ]);
  });
  it('6.1.1 C: with the bounce the CAP chooses whom it attacks first, then attacks the others', () => {
    expect(routineFor({ ...all, close: false })).toBe('C or D');
    expect(shown(stepsOf('C or D', 'cap', { loose: true }))).toEqual(['choose']);
    expect(shown(stepsAfter('C1', 'bombers'))).toEqual(['exchange bombers', 'fire cap loose', 'fire loose cap']);
  });
  it('6.1.1 D: loose escorts with the bounce fire first and again, whatever the CAP does between, also if it breaks off', () => {
    expect(shown(stepsOf('C or D', 'loose', { loose: true }))).toEqual(['fire loose cap', 'choose']);
    expect(shown(stepsAfter('D', 'bombers'))).toEqual(['exchange bombers', 'fire loose cap']);
    expect(shown(stepsAfter('D', 'loose'))).toEqual(['fire cap loose', 'fire loose cap']);
    expect(shown(stepsAfter('D', null))).toEqual(['fire loose cap']);
  });
  it('6.1.1 E: against both kinds of escort; escorts attacked last do not answer when the loose ones had the bounce', () => {
    expect(routineFor(all)).toBe('E');
    expect(shown(stepsOf('E', 'cap', { loose: true }))).toEqual(['choose']);
    expect(shown(stepsAfter('E1', 'close'))).toEqual(['fire cap close', 'fire close cap', 'choose']);
    expect(shown(stepsOf('E', 'loose', { loose: true }))).toEqual(['fire loose cap', 'choose']);
    expect(shown(stepsAfter('E3', 'loose'))).toEqual(['fire cap loose', 'fire close cap', 'choose']);
    expect(shown(stepsAfter('E4', 'close'))).toEqual(['fire cap close']);
    expect(shown(stepsAfter('E4', 'bombers'))).toEqual(['exchange bombers']);
  });
  it('R17 fighters alone fire at the same time', () => {
    expect(routineFor({ loose: true, close: false, bombers: false })).toBe('fighters');
    expect(stepsOf('fighters', 'cap', { loose: true })).toEqual([{ do: 'exchange', on: 'loose', mutual: true }]);
  });
  it('6.2.1 a low die gives the bounce to loose escorts, a high one to the CAP', () => {
    expect([1, 3, 4, 6].map((face) => bounceFor(3, face, 0, 0))).toEqual(['loose', 'loose', 'cap', 'cap']);
  });
  it('8.1.6 a good admiral of the strike lowers the die, one of the force raises it', () => {
    expect([bounceFor(3, 4, 1, 0), bounceFor(3, 3, 0, 1)]).toEqual(['loose', 'cap']);
  });
  it('6.3.1 more strength, more planes and a higher roll never do less', () => {
    expect(strikeCharts.airCRT.falls?.(strikeCharts.airCRT.values)).toEqual([]);
    const [weak, strong] = [airResult(law, 12, 2, 5), airResult(law, 12, 2, 10)];
    expect(strong.aborted).toBeGreaterThan(weak.aborted);
    expect(strong.eliminated).toBeGreaterThan(weak.eliminated);
  });
  it('6.3.1 untrained Air Points suffer before trained ones', () => {
    const [old, young] = [
      flight({ type: 'SBD', points: 2, from: '' }),
      flight({ type: 'SBD', points: 1, from: '', untrained: true }),
    ];
    expect(liable([old, young])).toEqual([young]);
    expect(liable([old, { ...young, points: 0 }])).toEqual([old]);
  });
  it('6.3.2 return fire shoots down no more fighters than bombers were hit', () => {
    expect(mostByReturnFire(1)).toBe(1);
  });
  it('6.3.3 losses at extended range are doubled when the die is above the extended rating; a 0 is nothing', () => {
    expect([2, 3, 10].map((face) => isDoubled(law, 'SBD', face))).toEqual([false, true, false]);
  });
});

describe('the three rings', () => {
  const { ships } = begun(law).battle;
  const allies = ships.filter(({ side }) => side === 'allies');

  it('7.2.2, 7.2.3 four ships in the core, twelve in the inner ring, the rest outside', () => {
    expect([3, 10, 20].map(ringSizes)).toEqual([
      { core: 3, inner: 0, outer: 0 },
      { core: 4, inner: 6, outer: 0 },
      { core: 4, inner: 12, outer: 4 },
    ]);
  });
  it('7.2.4 arcs of a ring hold equally many, give or take one', () => {
    expect([arcRoom(6, 3), arcRoom(4, 3), arcRoom(2, 2)]).toEqual([
      { least: 2, most: 2 },
      { least: 1, most: 2 },
      { least: 1, most: 1 },
    ]);
  });
  it('7.3.2 a general priority puts carriers first, then capital ships with large AA cruisers, then oilers, transports, merchantmen', () => {
    const unit = law.units.Yorktown;
    if (unit === undefined) throw new Error('no Yorktown');
    const types = ['CV', 'CVL', 'CA', 'CLAA', 'AO', 'APA', 'MSU', 'DD'] as const;
    expect(types.map((type) => priorityOf({ ...unit, type }))).toEqual([1, 2, 3, 3, 4, 5, 6, 7]);
    const choice = ringChoice(law, allies, 4, 'general');
    expect(choice.must.map(({ id }) => id)).toEqual(['Lexington', 'Yorktown']);
    expect(choice.choose.every(({ type }) => type === 'CA')).toBe(true);
    expect(choice.places).toBe(2);
  });
  it('7.3.1 a specific priority puts the named type into the core', () => {
    const choice = ringChoice(law, allies, 4, 'DD');
    expect(choice.must.map(({ type }) => type)).toEqual(['DD', 'DD', 'DD']);
    expect(choice.places).toBe(1);
  });
  it('7.7.3 a wave that enters by outer 4 comes to the core through the inner arc shared with outer 3', () => {
    expect(pathTo(4, 'core')).toEqual(['outer 4', 'inner 2', 'core']);
    expect(pathTo(3, 'inner')).toEqual(['outer 3', 'inner 2']);
    expect(targetArc(6, 'inner')).toBe('inner 3');
  });
});

describe('waves', () => {
  const bases: { [name: string]: Base } = {
    near: { carrier: true, range: 3, apart: { far: 6, beside: 2 } },
    far: { carrier: true, range: 5, apart: {} },
    beside: { carrier: true, range: 4, apart: {} },
  };
  it('7.6.2 bases no further apart than the nearest is from the target combine freely; else the die must exceed the rest', () => {
    expect([apartBy(bases, 'near'), apartBy(bases, 'beside'), apartBy(bases, 'far')]).toEqual([0, 0, 3]);
    expect([3, 4].map((face) => comesTogether(face, 3))).toEqual([false, true]);
  });
  it('7.8.2 torpedo planes and dive bombers in a wave are a combined attack, and so are elite G4M from low with them', () => {
    const dive = flight({ type: 'D3A', points: 1, from: '' }, { role: 'D', altitude: 'medium' });
    const torpedo = flight({ type: 'B5N', points: 1, from: '' }, { role: 'T', altitude: 'low' });
    const betty = flight({ type: 'G4M', points: 2, from: '', elite: true }, { role: 'B', altitude: 'low' });
    expect([
      isCombined(law, [dive]),
      isCombined(law, [dive, torpedo]),
      isCombined(law, [dive, betty]),
      isCombined(law, [torpedo, betty]),
    ]).toEqual([false, true, true, false]);
    expect(isCombined(law, [dive, { ...betty, elite: false }])).toBe(false);
    expect(speedAgainst(3, { combined: true }, true)).toBe(2);
  });
  it('7.9 loose escorts beyond the number of the CAP may peel off, if the escorts are more than the CAP', () => {
    const [loose, close] = (['loose', 'close'] as const).map((posture) =>
      flight({ type: 'A6M', points: 3, from: '' }, { role: 'F', altitude: 'low', posture }),
    );
    const cap = [flight({ type: 'F4F', points: 2, from: '' })];
    if (loose === undefined || close === undefined) throw new Error('no escorts');
    expect([
      mayPeelOff([loose, close], cap),
      mayPeelOff([close], cap),
      mayPeelOff([{ ...loose, points: 2 }], cap),
    ]).toEqual([1, 0, 0]);
  });
  it('7.9.1 against guns fighters count in full at the core, two thirds at the inner and a third at the outer ring, rounded up', () => {
    expect((['core', 'inner', 'outer'] as const).map((ring) => suppressingStrength(10, ring))).toEqual([10, 7, 4]);
  });
  it('7.10.1 the die gives tenths of the land-based planes that carry torpedoes, to the nearest; a 0 is ten', () => {
    const { battle } = begun(forceZ);
    battle.flights = [flight({ type: 'G3M', points: 5, from: 'Saigon' })];
    expect([1, 5, 10].map((face) => torpedoesAt(forceZ, battle, 'Saigon', face))).toEqual([1, 3, 5]);
    battle.flights = [flight({ type: 'G3M', points: 5, from: 'Saigon', elite: true })];
    expect(torpedoesAt(forceZ, battle, 'Saigon', 5)).toBe(4);
  });
});

describe('an attack on a ship', () => {
  const kates = { flight: flight({ type: 'B5N', points: 2, from: '' }, { role: 'T', altitude: 'low' }), points: 2 };
  const vals = { flight: flight({ type: 'D3A', points: 3, from: '' }, { role: 'D', altitude: 'medium' }), points: 3 };
  const nells = { flight: flight({ type: 'G3M', points: 3, from: '' }, { role: 'B', altitude: 'medium' }), points: 3 };

  it('7.8.1 29 damage points against a defence of 6 are 4:1', () => {
    expect(oddsOf(29, 6)).toBe(4);
  });
  it('7.8.1 the nominated die below the protection takes the other off the torpedoes, of which one is left', () => {
    const ship = { ...law.units.Lexington, antiTorpedo: 4 } as NonNullable<(typeof law.units)[string]>;
    expect([torpedoLoss(ship, 3, 5), torpedoLoss(ship, 4, 5)]).toEqual([5, 0]);
    expect([
      attackStrength(law, [kates, vals], 5),
      attackStrength(law, [kates, vals], 0),
      attackStrength(law, [kates], 99),
    ]).toEqual([45, 50, 1]);
  });
  it('7.8.1 no CAP among the bombers makes every ship one class slower, and slower ships are hit harder', () => {
    expect([
      speedAgainst(3, { combined: false }, false),
      speedAgainst(3, { combined: false }, true),
      speedAgainst(0, { combined: true }, false),
    ]).toEqual([2, 3, 0]);
    expect(damagePoints(law, 30, 2, 'low', 0, 4)).toBeGreaterThan(damagePoints(law, 30, 3, 'low', 0, 4));
    expect(strikeCharts.airSurfaceDamage.falls?.(strikeCharts.airSurfaceDamage.values)).toEqual([]);
  });
  it('7.8.1 the altitude of most counts, and of equally many the better one', () => {
    expect(attackAltitude(law, [vals, { ...nells, points: 2 }])).toBe('low');
    expect(attackAltitude(law, [vals, nells])).toBe('low');
    expect(attackAltitude(law, [{ ...vals, points: 1 }, nells])).toBe('medium');
  });
  it('7.8.1 the Naval CRT gives levels of damage', () => {
    expect([navalResult(law, 0, 1), navalResult(law, 4, 6)]).toEqual(['-', 'S']);
  });
});

describe('carrier admirals', () => {
  it('8.1.2 a command too large costs one for each point, at most five; a small one gives as much', () => {
    expect([
      carrierCommandDRM(12, 14),
      carrierCommandDRM(12, 30),
      carrierCommandDRM(12, 9),
      carrierCommandDRM(20, 2),
    ]).toEqual([-2, -5, 3, 5]);
  });
  it('8.1.3 Fletcher in 1942 reacts with a 5: two hexes are lost', () => {
    const reaction = law.charts.carrierAdmirals.values.Fletcher?.reaction ?? { least: 2 };
    expect(reaction).toEqual({ most: 6 });
    expect(carrierReaction(reaction, 5)).toBe(-2);
    expect(carrierReaction({ least: 8 }, 9)).toBe(2);
  });
  it('8.1.4 Nagumo with a 6 has an Air Rating of 7, and with four carriers wants 63 or less', () => {
    expect(carrierRatings(law, 'Nagumo', 6).A).toBe(7);
    expect(firstCheckFor(law, 8, 7)).toBe(63);
    expect(carrierPoints(law, 'japan')).toBe(4);
    expect(strikeCharts.firstCheck.falls?.(strikeCharts.firstCheck.values)).toEqual([]);
  });
  it('8.1.4 an Air Rating of 7 and a 12: 30 %, and the strike must fly; of six fighters two fly', () => {
    expect(secondCheckFor(law, 7, 12)).toEqual({ percent: 30, mustFly: true });
    expect(cutTo(6, 30)).toBe(2);
  });
  it('8.2.1 the second admiral helps only where there is more than one wave, and never together with the first', () => {
    const officer = (name: string, shift: number) => ({
      name,
      ship: '',
      state: 'aboard' as const,
      ratings: { A: 5, B: 0, C: 1, D: 0 },
      shift,
      drm: 0,
    });
    const two = [officer('Fletcher', 0), officer('Fitch', 0)];
    expect(mayHelp(two, 1, [1]).map(({ name }) => name)).toEqual(['Fletcher']);
    expect(mayHelp(two, 1, [2, 1]).map(({ name }) => name)).toEqual(['Fletcher', 'Fitch']);
    expect(mayHelp([officer('Fletcher', 1), officer('Fitch', 0)], 1, [2, 1]).map(({ name }) => name)).toEqual([
      'Fletcher',
    ]);
  });
});
