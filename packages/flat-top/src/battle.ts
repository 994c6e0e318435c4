/**
 * One battle as a procedure: whatever the last step of the agenda needs, asked of the chapter that knows. Play, the desk,
 * examples and exact odds all carry battles through here.
 */

import type { Ask, Need, Out, Procedure } from '@ironbottom/umpire';
import { landing } from './chapters/14-landing.js';
import { combat } from './chapters/15-combat.js';
import { airCombat } from './chapters/16-3-air-combat.js';
import { airToAir } from './chapters/16-air-to-air.js';
import { antiAircraft } from './chapters/17-anti-aircraft.js';
import { airAttack } from './chapters/18-air-attack.js';
import { baseGuns, bombardment, surface } from './chapters/19-surface.js';
import { losePlanesChapter } from './chapters/21-damage.js';
import { criticalHit } from './chapters/optional-critical-hits.js';
import { submarineCombat } from './chapters/optional-submarines-combat.js';
import type { Chapter, Progress, Step } from './chapters/steps.js';
import { seenBy } from './seen.js';
import { copyLot } from './shapes.js';
import type { AirFormation, Base, Battle, Grounded, Lot, Seen, Ship, Side } from './state.js';

const chapterOf = (step: Step): Chapter<Step> => {
  switch (step.rule) {
    case '17':
      return antiAircraft;
    case '18':
      return airAttack;
    case '16.3':
      return airCombat;
    case '21.7':
      return losePlanesChapter;
    case 'OPT-CH':
      return criticalHit;
    case 'OPT-SUB':
      return submarineCombat;
    case '15':
      return combat;
    case '16':
      return airToAir;
    case '19':
      return surface;
    case '19.9':
      return bombardment;
    case '19.9.3':
      return baseGuns;
    case '14.10':
      return landing;
  }
};

/** An empty agenda is not asked for place -1: that one question takes as long as two dice. */
const present = ({ agenda }: Battle): Step | undefined => (agenda.length === 0 ? undefined : agenda[agenda.length - 1]);

/** The chapters that most dice belong to are called by name: to look them up costs as much as a die. */
function goOn(record: Battle, step: Step, out: Out): Progress {
  switch (step.rule) {
    case '17':
      return antiAircraft.next(record, step, out);
    case '18':
      return airAttack.next(record, step, out);
    case '16.3':
      return airCombat.next(record, step, out);
    case '15':
      return combat.next(record, step, out);
    default:
      return chapterOf(step).next(record, step, out);
  }
}

function roll(record: Battle, step: Step, face: number, out: Out): void {
  if (step.rule === '17') antiAircraft.die?.(record, step, face, out);
  else if (step.rule === '18') airAttack.die?.(record, step, face, out);
  else if (step.rule === '16.3') airCombat.die?.(record, step, face, out);
  else chapterOf(step).die?.(record, step, face, out);
}

export const battle: Procedure<Battle> = {
  next(record, out): Need | undefined {
    for (;;) {
      const step = present(record);
      if (step === undefined) return undefined;
      const progress = goOn(record, step, out);
      // Asked first: to compare words with what may be no word at all is slow.
      if (typeof progress === 'object') return progress;
      if (progress === 'again') continue;
      // What a finished step has put above itself still has to be done.
      const { agenda } = record;
      if (agenda[agenda.length - 1] === step) agenda.pop();
      else agenda.splice(agenda.indexOf(step), 1);
    }
  },

  die(record, face, out) {
    const step = present(record);
    if (step !== undefined) roll(record, step, face, out);
  },

  ask(record, seat) {
    return questionOf(seenBy(record, sideOf(seat)), record.agenda);
  },

  decide(record, answers, out) {
    const step = present(record);
    if (step !== undefined) chapterOf(step).decide?.(record, step, answers, out);
  },

  clone,
  key,
};

/** What the present step asks of a side that sees so much of the battle. */
export function questionOf(seen: Seen, agenda: readonly Step[]): Ask {
  const step = agenda[agenda.length - 1];
  const ask = step === undefined ? undefined : chapterOf(step).ask?.(seen, step);
  if (ask === undefined) throw new Error(`nothing is asked of ${seen.side}`);
  return ask;
}

function sideOf(seat: string): Side {
  if (seat === 'allied' || seat === 'japan') return seat;
  throw new Error(`${seat} is not a side of this battle: allied or japan`);
}

/** Ships and bases are values and shared; what changes in place is copied. */
function clone(record: Battle): Battle {
  const { rules, turn, night, clouds, air, ships, base, scenario, zone, told, fought, points } = record;
  return {
    rules,
    turn,
    night,
    clouds,
    air: { allied: cloneAir(air.allied), japan: cloneAir(air.japan) },
    ships,
    base,
    scenario,
    zone,
    told,
    fought,
    points: { allied: points.allied, japan: points.japan },
    agenda: cloneSteps(record.agenda),
  };
}

// Most lists have one or two in them. Each of the three is copied by itself, its places by their numbers: one function for
// all would have to be told how to copy, and calls made through it take longer than the copies.
export function cloneSteps(agenda: readonly Step[]): Step[] {
  if (agenda.length !== 2) return agenda.map(cloneStep);
  return [cloneStep(agenda[0] as Step), cloneStep(agenda[1] as Step)];
}

export function cloneAir(air: readonly AirFormation[]): AirFormation[] {
  if (air.length === 0) return [];
  const first = cloneFormation(air[0] as AirFormation);
  if (air.length === 1) return [first];
  return air.length === 2 ? [first, cloneFormation(air[1] as AirFormation)] : air.map(cloneFormation);
}

const cloneFormation = ({ id, lots }: AirFormation): AirFormation => ({ id, lots: cloneLots(lots) });
const cloneLots = (lots: readonly Lot[]): Lot[] => (lots.length === 1 ? [copyLot(lots[0] as Lot)] : lots.map(copyLot));

export function cloneStep(step: Step): Step {
  switch (step.rule) {
    case '17':
      return antiAircraft.clone(step);
    case '18':
      return airAttack.clone(step);
    case '16.3':
      return airCombat.clone(step);
    case '15':
      return combat.clone(step);
    default:
      return chapterOf(step).clone(step);
  }
}

/** All that can differ between copies of one battle. */
function key(record: Battle): string {
  let text = `${record.points.allied},${record.points.japan},${record.fought.length}`;
  for (const step of record.agenda) text += `/${step.rule}:${chapterOf(step).key(step)}`;
  text += airKey(record.air.allied) + airKey(record.air.japan);
  text += shipsKey(record.ships.allied, written.allied) + shipsKey(record.ships.japan, written.japan);
  return record.base === null ? text : text + baseKey(record.base);
}

function airKey(air: readonly AirFormation[]): string {
  let text = '#';
  for (let i = 0; i < air.length; i++) {
    const lots = air[i]?.lots ?? [];
    for (let j = 0; j < lots.length; j++) {
      const lot = lots[j];
      if (lot !== undefined)
        text += `${lot.factors}${lot.plane}${lot.burned ? 'b' : ''}${lot.altitude === 'high' ? 'h' : ''}${lot.arms[0]}${lot.deadline},`;
    }
    text += ';';
  }
  return text;
}

/** Ships are values, and from one record to the next nearly all are the same: what was written of them is kept. */
type Written = { ships: Ship[]; texts: string[] };
const written: Record<Side, Written> = { allied: { ships: [], texts: [] }, japan: { ships: [], texts: [] } };

function shipsKey(ships: readonly Ship[], kept: Written): string {
  let text = '~';
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i];
    if (ship === undefined) continue;
    if (kept.ships[i] !== ship) {
      kept.ships[i] = ship;
      kept.texts[i] =
        `${ship.hits}.${ship.ammunition}.${ship.torpedoes}${groundedKey(ship.grounded)}${flags(ship.nextTurn)},`;
    }
    text += kept.texts[i];
  }
  return text;
}

const baseKey = (base: Base): string => `=${base.hits}${groundedKey(base.grounded)}${flags(base.nextTurn)}`;

function groundedKey(grounded: Grounded | null): string {
  if (grounded === null) return '';
  let text = '';
  for (const box of [grounded.ready, grounded.justLanded, grounded.readying]) {
    text += '[';
    for (const { plane, factors, arms, seaBased, dispersed, night } of box)
      text += `${plane}${factors}${arms[0]}${seaBased ? 's' : ''}${dispersed ? 'd' : ''}${night === true ? 'n' : ''}`;
  }
  return text;
}

const flags = (nextTurn: { noReadying: boolean; noFlying: boolean; noMoving?: boolean } | null): string =>
  nextTurn === null ? '' : `!${nextTurn.noReadying ? 1 : 0}${nextTurn.noFlying ? 1 : 0}${nextTurn.noMoving ? 1 : 0}`;
