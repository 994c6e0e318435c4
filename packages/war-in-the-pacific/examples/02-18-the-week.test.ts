/** Worked examples of chapters that belong to the week, as far as they have figures: by the functions that reckon them. */
import { describe, expect, it } from 'vitest';
import { dateOf, dateText } from '../src/calendar.js';
import { airRatingInRole } from '../src/chapters/4-2-roles.js';
import { capturedField, fieldCapacity, largestField } from '../src/chapters/4-3-airbases.js';
import { transferCost } from '../src/chapters/4-4-air-transfer.js';
import { airLift, readyForAirAssault, stepsLostInTheAir, turnedBack } from '../src/chapters/5-11-air-transport.js';
import { mayStage, stagesExtended, stagingRoom } from '../src/chapters/5-14-staging.js';
import { isUnderFleetCommand } from '../src/chapters/8-9-fleet-commanders.js';
import { availabilityColumn, available } from '../src/chapters/9-availability.js';
import { damageText } from '../src/chapters/11-5-damage.js';
import { huntFor, isSpottedFromShore, isWatched } from '../src/chapters/13-8-coastwatchers.js';
import { mayFlyByDay, nightLimit } from '../src/chapters/14-night-air.js';
import { inTurn, interrupts } from '../src/chapters/16-1-interrupts.js';
import {
  expedited,
  expeditedCost,
  loadFor,
  mayAssaultFrom,
  needsNoPlan,
  planningTurns,
  stepsToPlan,
} from '../src/chapters/17-1-planning.js';
import { mayReact } from '../src/chapters/17-5-reaction.js';
import { convertedPhases, maySortieAt, phasesLeft } from '../src/chapters/18-fuel.js';
import { mayBePosted } from '../src/chapters/20-4-posting.js';
import { boatsAfterMoving, mayHunt, owesNuisance } from '../src/chapters/22-4-nuisance.js';
import { airAvailability } from '../src/charts/availability.js';
import { hexCost } from '../src/hexes.js';

describe('4 bases and transfers', () => {
  it('E2 4.2.1 a heavy fighter has its full rating against bombers, and one less when fighters attack it', () => {
    expect([airRatingInRole('HF', 4, false), airRatingInRole('HF', 4, true), airRatingInRole('F', 4, true)]).toEqual([
      4, 3, 4,
    ]);
  });
  it('E3 4.3.1 a field of level 8 operates 40 Air Points, the largest, of level 13, 65', () => {
    expect([fieldCapacity(8), fieldCapacity(13), fieldCapacity(14)]).toEqual([40, 65, 65]);
  });
  it('4.3.3 on an atoll no field is larger than level 4', () => {
    expect([largestField(true), largestField(false)]).toEqual([4, 13]);
  });
  it('4.3.4 a captured field: 6 is D4; two less where nobody defended it and no step was lost; old damage is added', () => {
    const taken = (face: number, easy: boolean, level = 0) =>
      damageText(capturedField(face, { stepLost: !easy, defended: !easy }, { suppressed: 0, level }));
    expect([taken(6, false), taken(6, true), taken(1, true), taken(4, false, 1)]).toEqual([
      'D4',
      'D2',
      'undamaged',
      'D3',
    ]);
  });
  it('E4, R2 4.4.4 four Zeros and a Betty into a base that has Bettys alone cost two Command Points', () => {
    const arrivals = [
      { type: 'A6M', block: 'carrier', points: 4 },
      { type: 'G4M', block: 'bomber', points: 1 },
    ] as const;
    expect(transferCost(arrivals, ['bomber'])).toBe(2);
    expect(transferCost(arrivals, ['bomber'], { toCarriersAtSea: true })).toBe(0);
    expect(transferCost([{ type: 'G4M', block: 'bomber', points: 2 }], ['bomber'])).toBe(0);
    expect(transferCost([{ type: 'A6M', block: 'carrier', points: 2 }], ['bomber'])).toBe(1);
  });
});

describe('5 troops by air, and fields on the way', () => {
  it('E10 5.11.2 six Air Points with two steps: two shot down cost none, three cost one', () => {
    expect([stepsLostInTheAir(2, 6, 2), stepsLostInTheAir(2, 6, 3)]).toEqual([0, 1]);
  });
  it('E11 5.11.2 nine C-47 with three steps, two shot down and two turned back: no step lost, two steps arrive', () => {
    expect([stepsLostInTheAir(3, 9, 2), airLift(9 - 4), turnedBack(3, 9, { down: 2, aborted: 2 })]).toEqual([0, 2, 1]);
  });
  it('5.11.1 two Air Points carry a step, of C-54 one does', () => {
    expect([airLift(1), airLift(2), airLift(2, true)]).toEqual([0, 1, 2]);
  });
  it('E12 5.12 come in the second Air Phase, they assault from the third of the following turn', () => {
    const { date, phase } = readyForAirAssault({ date: dateOf('2/5/43'), phase: 2 });
    expect([dateText(date), phase]).toEqual(['3/5/43', 3]);
  });
  it('E14 5.14.2, 5.14.3 Fortresses stage through a field of level 1, five Air Points in a phase', () => {
    const field = { damaged: false, linked: true };
    expect([mayStage('B-17', field), mayStage('B-29', field), stagingRoom(1, 5)]).toEqual([true, false, 5]);
  });
  it('E15 5.14.8 on the same legs the P-38 fly at extended range and the B-24 do not', () => {
    const legs = [40, 38];
    expect([stagesExtended(36, legs), stagesExtended(60, legs)]).toEqual([true, false]);
  });
});

describe('8, 9 command at sea, and who is there', () => {
  it('E22 8.9 the Fifth Fleet commands ten hexes round, counted before or after the move', () => {
    expect([
      isUnderFleetCommand(10, { before: 10, after: 14 }),
      isUnderFleetCommand(10, { before: 14, after: 9 }),
      isUnderFleetCommand(10, { before: 11, after: 11 }),
    ]).toEqual([true, true, false]);
  });
  it('E24 9.0 emergency naval cover from 25 points off: the last column and one less; from 24 the last column', () => {
    const at = (distance: number) => availabilityColumn(distance, 'emergency naval cover');
    expect([at(25), at(24)]).toEqual([
      { column: 6, drm: -1 },
      { column: 6, drm: 0 },
    ]);
  });
  it('9.1, 9.2 cover that was not plotted and naval cover are two columns to the right, both together four', () => {
    const at = (errand: Parameters<typeof availabilityColumn>[1]) => availabilityColumn(1, errand).column;
    expect([at('cover'), at('emergency cover'), at('naval cover'), at('emergency naval cover')]).toEqual([1, 3, 3, 5]);
  });
  it('R4 9.0 every type has dice of its own, and its figure is rounded to the nearest', () => {
    const flights = [
      { type: 'A6M', points: 5, roll: 7 },
      { type: 'G4M', points: 3, roll: 2 },
    ];
    // 25-36 points: 60 % of five, 20 % of three.
    expect([airAvailability.values[3]?.[5], airAvailability.values[3]?.[0]]).toEqual([60, 20]);
    expect(available(airAvailability, flights, 30, 'joint strike')).toEqual({ A6M: 3, G4M: 1 });
    // With the dice changed round all three Bettys but one are there, and one Zero: one roll does not stand for the other.
    const turned = flights.map((flight) => ({ ...flight, roll: 9 - flight.roll }));
    expect(available(airAvailability, turned, 30, 'joint strike')).toEqual({ A6M: 1, G4M: 2 });
    // Alone or with others, a type has what its own dice give it; and a half is rounded up: 50 % of five.
    for (const flight of flights)
      expect(available(airAvailability, [flight], 30, 'joint strike')[flight.type]).toBe(flight.type === 'A6M' ? 3 : 1);
    expect(available(airAvailability, [{ type: 'A6M', points: 5, roll: 5 }], 30, 'joint strike')).toEqual({ A6M: 3 });
  });
});

describe('13, 14 watchers and the night', () => {
  it('E40 13.8.1 a coastwatcher on Guadalcanal sees E2418, E2519 and E2619', () => {
    const seen = ['E2418', 'E2519', 'E2619', 'E2420'].map((hex) => isWatched(['Guadalcanal'], hex));
    expect(seen).toEqual([true, true, true, false]);
  });
  it('13.8, 13.8.6 by night he wants a 6; a regiment of three steps hunts him for two points on 11', () => {
    expect([isSpottedFromShore(5, false), isSpottedFromShore(5, true)]).toEqual([true, false]);
    expect([huntFor(1), huntFor(3), huntFor(7)]).toEqual([
      { commandPoints: 1, least: 12 },
      { commandPoints: 2, least: 11 },
      { commandPoints: 4, least: 9 },
    ]);
  });
  it('E41 14.1 four Ki-45 by night from 3/43, six from 7/44', () => {
    const limits = ['4/2/43', '1/3/43', '4/6/44', '1/7/44'].map((date) => nightLimit('Ki-45', 'fighter', dateOf(date)));
    expect(limits).toEqual([0, 4, 4, 6]);
  });
  it('14.2.1 Black Cats from June 1942, four; Bettys against ships by night from 1943', () => {
    expect([nightLimit('PBY', 'ships', dateOf('1/6/42')), nightLimit('G4M', 'ships', dateOf('4/13/42'))]).toEqual([
      4, 0,
    ]);
  });
  it('E42 14.4 who flew CAP by night does not by day in that Air Phase', () => {
    expect([mayFlyByDay({ flewByNight: true }), mayFlyByDay({ flewByNight: false })]).toEqual([false, true]);
  });
});

describe('16, 17 task forces', () => {
  it('R19 16.1 what comes between is settled in one order: search before strikes, strikes before ships meet', () => {
    expect(inTurn(['engagement', 'strike', 'submarines', 'air search'])).toEqual([
      'submarines',
      'air search',
      'strike',
      'engagement',
    ]);
    expect(new Set(interrupts.map(({ id }) => id)).size).toBe(interrupts.length);
  });
  it('R10 17.1.1 the Allies plan five steps for three turns in 1942 and for one in 1944', () => {
    const turns = (steps: number, date: string) => planningTurns('allies', steps, dateOf(date));
    expect([turns(5, '1/8/42'), turns(1, '1/8/42'), turns(5, '1/1/44'), turns(6, '1/1/44')]).toEqual([3, 1, 1, 2]);
  });
  it('17.1.1 Japan: two steps at once, five in a turn, then a turn for every four', () => {
    expect([2, 5, 6, 9].map((steps) => planningTurns('japan', steps, dateOf('1/1/42')))).toEqual([0, 1, 2, 3]);
  });
  it('E44 17.1.1 three divisions from three ports for one island plan for all of their steps', () => {
    const divisions = [9, 9, 9];
    const steps = divisions.reduce((sum, each) => sum + each, 0);
    expect(planningTurns('allies', steps, dateOf('1/6/44'))).toBe(6);
  });
  it('E45, R3 17.1.1 24 steps, begun in the 1st Naval Phase of 1/2/42, sail in the 2nd of 2/3/42', () => {
    const turns = planningTurns('japan', 24, dateOf('1/2/42'));
    const { date, phase } = mayAssaultFrom({ date: dateOf('1/2/42'), phase: 1 }, turns);
    expect([turns, dateText(date), phase]).toEqual([6, '2/3/42', 2]);
  });
  it('17.1.1 nobody sails in a Strategic turn: what is ready then sails in the 1st Naval Phase after it', () => {
    const { date, phase } = mayAssaultFrom({ date: dateOf('4/2/42'), phase: 3 }, 0);
    expect([dateText(date), phase]).toEqual(['1/3/42', 1]);
  });
  it('17.1.2, 17.1.3 in haste: half the time for three times the ships, for Marines twice, and twice the troops', () => {
    expect([expedited(5), expeditedCost(4, 3, false), expeditedCost(4, 3, true)]).toEqual([2, 18, 14]);
  });
  it('17.1.4 in December 1941 three steps near their own troops land at once', () => {
    const date = dateOf('2/13/41');
    expect([needsNoPlan(3, 3, date), needsNoPlan(4, 3, date), needsNoPlan(3, 3, dateOf('1/1/42'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('E47 17.1.8 a Marine division of twelve steps wants 24 Load Points on merchantmen, 12 on APA', () => {
    expect([loadFor([{ steps: 12 }]), loadFor([{ steps: 12, amphibious: true }])]).toEqual([24, 12]);
    expect(loadFor([{ steps: 1, engineers: true }])).toBe(4);
  });
  it('E48 17.1.14 (optional) one step lands, two divisions follow in the next turn: all of them are planned for', () => {
    const landings = [
      { steps: 1, groundPhase: 1 },
      { steps: 18, groundPhase: 2 },
      { steps: 9, groundPhase: 3 },
    ];
    expect(stepsToPlan(landings)).toBe(19);
  });
  it('E49 17.5.4 class 2 and moved twice: no reaction in the third phase; one that waited in vain was not active', () => {
    expect([
      mayReact({ speed: 2, moved: 2, triggered: false }),
      mayReact({ speed: 2, moved: 0, triggered: false }),
      mayReact({ speed: 2, moved: 1, triggered: true }),
    ]).toEqual([false, true, false]);
  });
  it('E50 17.13.3 a hex costs a task force 4 points in the Arctic and 5 in the Temperate area', () => {
    expect([hexCost('arctic'), hexCost('temperate')]).toEqual([4, 5]);
  });
});

describe('18, 20, 22 fuel, admirals, submarines', () => {
  it('E52 18.1 class 3, sailed in the 1st Naval Phase, has nothing left after the 3rd of that turn', () => {
    expect([phasesLeft(3, 0, 1), phasesLeft(3, 0, 3)]).toEqual([2, 0]);
    // 18.4 Class 2 has two active phases in a turn and five in all, used or not.
    expect([phasesLeft(2, 1, 2), phasesLeft(2, 2, 1), phasesLeft(1, 3, 1)]).toEqual([1, 0, 0]);
  });
  it('E53 18.2.1 a merchantman does not sail at class 2, but may change to it: three phases for two', () => {
    expect([maySortieAt(1, 2), maySortieAt(3, 2)]).toEqual([false, true]);
    expect([convertedPhases(1, 2, 3), convertedPhases(3, 1, 2), convertedPhases(2, 3, 2)]).toEqual([3, 6, undefined]);
  });
  it('E61 20.4.1 home at Pearl Harbor in this phase, an admiral sails from Brisbane in the next', () => {
    expect([mayBePosted(2, 2), mayBePosted(2, 3)]).toEqual([false, true]);
  });
  it('R13 22.4.4, 22.11 the squadron off the West Coast at the beginning will do for 1942; six boats, one cycle', () => {
    const there = { boats: 6, offMapFrom: '0/13/41', cycles: 1, initial: true };
    expect([owesNuisance([]), owesNuisance([there])]).toEqual([true, false]);
    expect(owesNuisance([{ ...there, boats: 5 }])).toBe(true);
    expect(owesNuisance([{ boats: 6, offMapFrom: '0/4/42', cycles: 1, initial: false }])).toBe(false);
    expect([mayHunt({ offMap: true }), mayHunt({ offMap: false })]).toEqual([false, true]);
  });
  it('22.4 a squadron that is moved keeps half of its boats, rounded up', () => {
    expect([boatsAfterMoving(6), boatsAfterMoving(5)]).toEqual([3, 3]);
  });
});
