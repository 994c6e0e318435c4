/** The questions about fire: at whom, by whom, with which chits. */
import type { Ask, Item, Limit, Pick, Refusal, Say } from '@ironbottom/umpire';
import { gunneryOf } from '../chapters/16-8-damage.js';
import {
  rangeText,
  reach,
  readyToFire,
  strengthAt,
  targetsOf,
  whyIdle,
  whyNoTarget,
  whyNotFire,
  whyNotReach,
} from '../chapters/19-4-fire.js';
import { mayLaunch, whyNoTorpedoes } from '../chapters/19-5-torpedoes.js';
import { advancesFor, farName, mayMove } from '../chapters/19-6-movement.js';
import { allChits, chitsFor } from '../chapters/20-admirals.js';
import { cite } from '../cite.js';
import type { Side } from '../sides.js';
import { hexesBetween, numberAt, placeName } from './display.js';
import { type SurfaceLaw, unitOf } from './law.js';
import { type Attack, afloat, type Ship, type SurfaceBattle, shipOf } from './state.js';

export function attackIn({ attack }: SurfaceBattle): Attack {
  if (attack === null) throw new Error('nobody is attacking');
  return attack;
}

const level = ({ damage }: Ship): string => (damage > 0 ? `, D${damage}` : '');
export const shipText = (law: SurfaceLaw, ship: Ship): string =>
  `${unitOf(law, ship.id).type} ${ship.id}${level(ship)}`;
/** A name that everybody may see: a mask's mark where nobody has looked under it. */
const targetText = (law: SurfaceLaw, ship: Ship): string =>
  ship.seen ? shipText(law, ship) : `masked ship ${ship.mark}`;

/** 19.4.1 First the target. One's own ships that may not fire are there too, each with her reason. */
export function targetAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  const ready = readyToFire(law, battle, side);
  const of: Item[] = targetsOf(battle, side).map((target) => {
    const not = whyNoTarget(law, battle, target, ready);
    const item = { id: target.id, text: `${targetText(law, target)} in ${placeName(target.hex)}`, at: target.hex };
    return not === undefined ? item : { ...item, not };
  });
  const advancing = advancers(law, battle, side);
  const mayAdvance = advancing.length > 0;
  if (mayAdvance) {
    const item = { id: 'advance', text: 'Move a ship before she fires, for a chit' };
    of.push(advancing.some((ship) => gainsBy(law, battle, ship)) ? item : { ...item, seldom: true });
  }
  const idle: Idle[] = [];
  const able: string[] = [];
  for (const ship of afloat(battle, side)) {
    const not = whyIdle(law, battle, ship);
    if (not === undefined) able.push(ship.id);
    else idle.push({ ship, not });
  }
  for (const { ship, not } of idle)
    of.push({
      id: `own ${ship.id}`,
      text: `your ${shipText(law, ship)} (number ${numberAt(law.charts.surfaceDisplay.values, ship.hex)})`,
      at: ship.hex,
      not,
    });
  return {
    ask: 'pick',
    rule: '19.4.1',
    prompt: `Number ${battle.active}: ${targetPrompt(able, idle, mayAdvance)}`,
    of,
    min: 0,
    max: 1,
    none: 'hold fire',
  };
}

type Idle = { readonly ship: Ship; readonly not: Refusal };

/** Where only one answer is left the list is not shown: then the reasons stand here. */
function targetPrompt(able: readonly string[], idle: readonly Idle[], mayAdvance: boolean): string {
  const listed = 'stands under what is not possible.';
  if (able.length > 0) {
    const who = `choose a target. Who may fire now: ${able.join(', ')}.`;
    return idle.length === 0 ? who : `${who} Why the others may not ${listed}`;
  }
  if (mayAdvance)
    return `none of your ships may fire from where she lies, but for a chit one may move first. Why they may not ${listed}`;
  return `none of your ships may fire. ${reasonsOf(idle)}`;
}

/** Ships in hexes with other numbers (19.4) in one sentence, the others each with her reason. */
function reasonsOf(idle: readonly Idle[]): string {
  const reasons = new Map<string, string[]>();
  for (const { ship, not } of idle)
    if (not.rule !== '19.4') reasons.set(not.why, [...(reasons.get(not.why) ?? []), ship.id]);
  const sentences = [...reasons].map(([why, ships]) =>
    why.includes(ships.join()) ? `${why}.` : `${ships.join(', ')}: ${why}.`,
  );
  if (idle.some(({ not }) => not.rule === '19.4'))
    sentences.push(`${sentences.length === 0 ? 'All' : 'The others'} lie in hexes with another number.`);
  return sentences.join(' ');
}

/** 20.1 Ships that could move first and fire then. */
export const advancers = (law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ship[] => {
  const command = battle.command[side];
  if (command.brokenOff || allChits(command) === 0) return [];
  return readyToFire(law, battle, side).filter(
    (ship) =>
      !ship.advanced &&
      mayMove(law, battle, ship) &&
      chitsFor(battle, ship) > 0 &&
      advancesFor(battle, ship).length > 0 &&
      cite('20.1'),
  );
};

/** Whether moving brings her into reach of somebody whom she does not reach where she lies. */
function gainsBy(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): boolean {
  const there = advancesFor(battle, ship).map(({ place }) => ({ ...ship, hex: place }));
  return targetsOf(battle, ship.side).some(
    (target) =>
      target.seen &&
      !target.attacked &&
      reach(law, battle, ship, target) === undefined &&
      there.some((moved) => reach(law, battle, moved, target) !== undefined),
  );
}

export function advanceAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  return {
    ask: 'pick',
    rule: '20.1',
    prompt: 'Which ship moves first, and where? It costs a chit a hex; she may fire from there, whatever its number.',
    of: advancers(law, battle, side).flatMap((ship) =>
      advancesFor(battle, ship).map(
        ({ place, more }): Item => ({
          id: `${ship.id}@${farName(placeName(place), more)}`,
          text: `${ship.id} to ${placeName(place)}${more === 0 ? '' : `, ${more + 1} hexes for ${more + 1} chits`}`,
          at: place,
          ...(more === 0 ? {} : { seldom: true }),
        }),
      ),
    ),
    min: 1,
    max: 1,
  };
}

/** Who fires, with or without torpedoes, and what the admiral adds. */
export function firersAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side, { target: aimed }: Attack): Ask {
  const target = shipOf(battle, aimed);
  const {
    brokenOff,
    chits: { special },
  } = battle.command[side];
  const firers: Item[] = [];
  const withoutShift: string[] = [];
  let reason = '';
  for (const ship of afloat(battle, side)) {
    const not = whyNotFire(law, battle, ship) ?? whyNotReach(law, battle, ship, target);
    const way = reach(law, battle, ship, target);
    const strength =
      not === undefined ? strengthAt(law, ship, hexesBetween(ship.hex, target.hex)) : gunneryOf(law, ship);
    const isFar = not === undefined && hexesBetween(ship.hex, target.hex) > unitOf(law, ship.id).range;
    const cost =
      way === 'torpedoes'
        ? ', spends a torpedo marker to reach'
        : isFar
          ? `, range ${rangeText(law, battle, ship)}`
          : '';
    const item = { id: ship.id, text: `${shipText(law, ship)}, ${strength}${cost}`, at: ship.hex };
    firers.push(not === undefined ? item : { ...item, not });
    if (not !== undefined || (way !== 'torpedoes' && mayLaunch(law, battle, ship))) continue;
    withoutShift.push(ship.id);
    reason ||= way === 'torpedoes' ? `${ship.id} spends hers to reach` : (whyNoTorpedoes(law, battle, ship)?.why ?? '');
  }
  const ready = firers.filter(({ not }) => not === undefined);
  const rows: (Pick | Say)[] = [
    {
      ask: 'pick',
      rule: '19.4.2',
      prompt: 'Firing ships',
      of: firers,
      min: 1,
      max: ready.length,
      now: ready.map(({ id }) => id),
    },
  ];
  const limits: Limit[] = [];
  if (withoutShift.length < ready.length) {
    const shift = rows.length;
    rows.push({
      ask: 'pick',
      rule: '19.5',
      prompt: `Torpedoes: the next column of the damage table, if every firing ship spends a marker${withoutShift.length === 0 ? '' : `; without ${withoutShift.join(', ')}`}`,
      of: [{ id: 'shift', text: 'all spend a torpedo marker' }],
      min: 0,
      max: 1,
      none: 'guns alone',
    });
    // One limit for all of them: the shift weighs as much as they together.
    if (withoutShift.length > 0)
      limits.push({
        rule: '19.5',
        why: `with torpedoes only those fire who spend a marker: ${reason}`,
        most: withoutShift.length,
        of: [...withoutShift.map((id) => ({ row: 0, id })), { row: shift, id: 'shift', each: withoutShift.length }],
      });
  }
  const chits = Math.min(...ready.map(({ id }) => chitsFor(battle, shipOf(battle, id))));
  if (brokenOff)
    limits.push({
      rule: '19.8.5',
      why: `every ship that fires as she goes costs a special chit, and there ${special === 1 ? 'is' : 'are'} ${special}`,
      most: special,
      of: [{ row: 0 }],
    });
  if (chits > 0) addChits(rows, limits, chits, 'strength', 1);
  return {
    ask: 'sheet',
    rule: '19.4.2',
    prompt: `Fire at ${target.id}. Ships that fire together add up; each fires once in a sequence, and nobody else fires at ${target.id} while number ${battle.active} is active.`,
    rows,
    limits,
  };
}

/** As a reason why there is no more. */
export const chitsText = (chits: number): string => (chits === 1 ? 'there is one chit' : `there are ${chits} chits`);

/** 20.1 What chits may do to an attack. */
function addChits(
  rows: (Pick | Say)[],
  limits: Limit[],
  chits: number,
  to: 'strength' | 'defence',
  sign: 1 | -1,
): void {
  const row = rows.length;
  const by = sign === 1 ? '+1' : '−1';
  rows.push(
    { ask: 'say', rule: '20.1', prompt: `Chits for ${to}, +1 each`, from: 0, to: chits },
    {
      ask: 'pick',
      rule: '20.1',
      prompt: `Chits for a die, ${by} each`,
      of: [
        { id: 'damage', text: `${by} on the damage die` },
        { id: 'result', text: `${by} on the result die` },
      ],
      min: 0,
      max: 2,
      none: 'none',
    },
  );
  limits.push({ rule: '20.1', why: chitsText(chits), most: chits, of: [{ row }, { row: row + 1 }] });
}

export function chitsAsk(law: SurfaceLaw, battle: SurfaceBattle, _side: Side, attack: Attack): Ask {
  const target = shipOf(battle, attack.target);
  const rows: (Pick | Say)[] = [];
  const limits: Limit[] = [];
  addChits(rows, limits, chitsFor(battle, target), 'defence', -1);
  const by = attack.unseen
    ? 'Ships you do not see fire'
    : `${attack.firers.join(', ')} ${attack.firers.length === 1 ? 'fires' : 'fire'}`;
  const spent = attack.onDamage + attack.onResult + attack.strength;
  return {
    ask: 'sheet',
    rule: '20.1',
    prompt: `${by} at ${shipText(law, target)}. Do you spend chits${spent > 0 ? ` against theirs (${spent})` : ''}?`,
    rows,
    limits,
  };
}
