/** The questions of a surface battle, from what the asked side sees of it. */
import type { Ask, Item, Limit, Pick, Say } from '@ironbottom/umpire';
import { gunneryOf } from '../chapters/16-8-damage.js';
import { deployAsk, stationsAsk } from '../chapters/19-2-deployment.js';
import { reach, readyToFire, strengthAt, targetsOf, whyNoTarget, whyNotFire } from '../chapters/19-4-fire.js';
import { mayLaunch } from '../chapters/19-5-torpedoes.js';
import { costsChit, farWaysFor, mayMove, mayWithdraw, waysFor } from '../chapters/19-6-movement.js';
import { allChits, chitsFor } from '../chapters/20-admirals.js';
import { cite } from '../cite.js';
import type { Side } from '../sides.js';
import { hexesBetween, numberAt, placeName } from './display.js';
import { type SurfaceLaw, unitOf } from './law.js';
import { type Attack, afloat, type Ship, type SurfaceBattle, shipOf } from './state.js';

export function askFor(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  const [matter] = battle.matters;
  if (matter?.matter === 'flag') return flagAsk(battle, side, matter.officer);
  switch (battle.phase) {
    case 'stations':
      return stationsAsk(law, battle, side);
    case 'deploy':
      return deployAsk(law, battle, side);
    case 'fire':
      return targetAsk(law, battle, side);
    case 'advance':
      return advanceAsk(law, battle, side);
    case 'firers':
      return firersAsk(law, battle, side, attackIn(battle));
    case 'chits':
      return chitsAsk(law, battle, side, attackIn(battle));
    case 'move':
      return moveAsk(law, battle, side);
    default:
      throw new Error(`nothing is asked of ${side}`);
  }
}

export function attackIn({ attack }: SurfaceBattle): Attack {
  if (attack === null) throw new Error('nobody is attacking');
  return attack;
}

const level = ({ damage }: Ship): string => (damage > 0 ? `, D${damage}` : '');
const shipText = (law: SurfaceLaw, ship: Ship): string => `${unitOf(law, ship.id).type} ${ship.id}${level(ship)}`;
/** A name that everybody may see: a mask's mark where nobody has looked under it. */
const targetText = (law: SurfaceLaw, ship: Ship): string =>
  ship.seen ? shipText(law, ship) : `masked counter ${ship.mark}`;

/** 19.4.1 First the target. */
function targetAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  const ready = readyToFire(law, battle, side);
  const of: Item[] = targetsOf(battle, side).map((target) => {
    const not = whyNoTarget(law, battle, target, ready);
    const item = { id: target.id, text: `${targetText(law, target)} in ${placeName(target.hex)}`, at: target.hex };
    return not === undefined ? item : { ...item, not };
  });
  if (advancers(law, battle, side).length > 0)
    of.push({ id: 'advance', text: 'Move a ship before she fires, for a chit', seldom: true });
  const who = ready.length === 0 ? 'none of your ships may' : `${ready.map(({ id }) => id).join(', ')} may`;
  return {
    ask: 'pick',
    rule: '19.4.1',
    prompt: `Number ${battle.active}: choose a target. Of your ships in active hexes ${who} fire now.`,
    of,
    min: 0,
    max: 1,
    none: 'hold fire',
  };
}

/** 20.1 Ships that could move first and fire then. */
export const advancers = (law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ship[] => {
  const { brokenOff, chits } = battle.command[side];
  if (brokenOff || allChits({ ...battle.command[side], chits }) === 0) return [];
  return readyToFire(law, battle, side).filter(
    (ship) =>
      !ship.advanced &&
      mayMove(law, battle, ship) &&
      chitsFor(battle, ship) > 0 &&
      waysFor(battle, ship).length > 0 &&
      cite('20.1'),
  );
};

function advanceAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  return {
    ask: 'pick',
    rule: '20.1',
    prompt: 'Which ship moves first, and where? It costs a chit; she may fire from there, whatever its number.',
    of: advancers(law, battle, side).flatMap((ship) =>
      waysFor(battle, ship).map((place) => ({
        id: `${ship.id}@${placeName(place)}`,
        text: `${ship.id} to ${placeName(place)}`,
        at: place,
      })),
    ),
    min: 1,
    max: 1,
  };
}

/** Who fires, with or without torpedoes, and what the admiral adds. */
function firersAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side, { target: aimed }: Attack): Ask {
  const target = shipOf(battle, aimed);
  const { brokenOff } = battle.command[side];
  const firers: Item[] = [];
  const withoutShift: string[] = [];
  for (const ship of afloat(battle, side)) {
    const way = reach(law, battle, ship, target);
    const hexes = hexesBetween(ship.hex, target.hex);
    const not =
      whyNotFire(law, battle, ship) ??
      (way === undefined ? { rule: '19.4.1', why: `${ship.id} is ${hexes} hexes off, out of her range` } : undefined);
    const strength = not === undefined ? strengthAt(law, ship, hexes) : gunneryOf(law, ship);
    const cost = way === 'torpedoes' ? ', spends a torpedo marker to reach' : '';
    const item = { id: ship.id, text: `${shipText(law, ship)}, ${strength}${cost}`, at: ship.hex };
    firers.push(not === undefined ? item : { ...item, not });
    if (not === undefined && (way === 'torpedoes' || !mayLaunch(law, battle, ship))) withoutShift.push(ship.id);
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
      prompt: 'Torpedoes: a column to the right, if every firing ship spends a marker',
      of: [{ id: 'shift', text: 'all spend a torpedo marker' }],
      min: 0,
      max: 1,
      none: 'guns alone',
    });
    for (const id of withoutShift)
      limits.push({
        rule: '19.5',
        why: `${id} has no torpedo marker to spend for the shift`,
        most: 1,
        of: [
          { row: 0, id },
          { row: shift, id: 'shift' },
        ],
      });
  }
  const chits = Math.min(...ready.map(({ id }) => chitsFor(battle, shipOf(battle, id))));
  const free = brokenOff ? 0 : chits;
  if (brokenOff)
    limits.push({
      rule: '19.8.5',
      why: `every ship that fires as she goes costs a chit, and there are ${chits}`,
      most: chits,
      of: [{ row: 0 }],
    });
  if (free > 0) addChits(rows, limits, free, 'strength', 1);
  return {
    ask: 'sheet',
    rule: '19.4.2',
    prompt: `Fire at ${target.id}. Ships that fire together add up; each fires once in a sequence.`,
    rows,
    limits,
  };
}

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
  limits.push({ rule: '20.1', why: `there are ${chits} chits`, most: chits, of: [{ row }, { row: row + 1 }] });
}

function chitsAsk(law: SurfaceLaw, battle: SurfaceBattle, _side: Side, attack: Attack): Ask {
  const target = shipOf(battle, attack.target);
  const rows: (Pick | Say)[] = [];
  const limits: Limit[] = [];
  addChits(rows, limits, chitsFor(battle, target), 'defence', -1);
  const by = attack.unseen ? 'Ships you do not see fire' : `${attack.firers.join(', ')} fire`;
  const spent = attack.onDamage + attack.onResult + attack.strength;
  return {
    ask: 'sheet',
    rule: '20.1',
    prompt: `${by} at ${shipText(law, target)}. Do you spend chits${spent > 0 ? ` against theirs (${spent})` : ''}?`,
    rows,
    limits,
  };
}

/** 19.6 One row for each ship that may move. */
function moveAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  const { brokenOff } = battle.command[side];
  const display = law.charts.surfaceDisplay.values;
  const ships = movers(law, battle, side);
  const rows: Pick[] = [];
  const paid: { row: number; id: string; ship: Ship }[] = [];
  for (const ship of ships) {
    const row = rows.length;
    const of: Item[] = waysFor(battle, ship).map((place) => ({
      id: placeName(place),
      text: `to ${placeName(place)}, number ${numberAt(display, place)}${costsChit(battle, ship) ? ', for a chit' : ''}`,
      at: place,
    }));
    if (costsChit(battle, ship)) paid.push(...of.map(({ id }) => ({ row, id, ship })));
    if (!ship.fired && chitsFor(battle, ship) > 0 && cite('20.1'))
      for (const place of farWaysFor(battle, ship)) {
        const id = `${placeName(place)}+`;
        of.push({ id, text: `two hexes to ${placeName(place)}, for a chit`, at: place, seldom: true });
        paid.push({ row, id, ship });
      }
    if (mayWithdraw(law, battle, ship)) of.push({ id: 'withdraw', text: 'withdraw from the battle', at: ship.hex });
    const must = brokenOff && of.length > 0;
    rows.push({
      ask: 'pick',
      rule: must ? '19.9.5' : '19.6',
      prompt: `${shipText(law, ship)} in ${placeName(ship.hex)}${ship.fired ? ', has fired' : ''}`,
      of: must ? [...of.filter(({ id }) => !id.endsWith('+')), ...of.filter(({ id }) => id.endsWith('+'))] : of,
      min: must ? 1 : 0,
      max: 1,
      none: 'stays',
    });
  }
  const limits: Limit[] = [];
  if (paid.length > 0) {
    const all = allChits(battle.command[side]);
    limits.push({
      rule: '20.1',
      why: `there are ${all} chits`,
      most: all,
      of: paid.map(({ row, id }) => ({ row, id })),
    });
    for (const hex of new Set(paid.map(({ ship }) => ship.hex))) {
      const there = paid.filter(({ ship }) => ship.hex === hex);
      const some = there[0] === undefined ? 0 : chitsFor(battle, there[0].ship);
      if (some < all)
        limits.push({
          rule: '20.2',
          why: 'a subordinate’s chits do nothing for the commander’s hex',
          most: some,
          of: there.map(({ row, id }) => ({ row, id })),
        });
    }
  }
  addFlagRows(battle, side, ships, rows, limits);
  return {
    ask: 'sheet',
    rule: '19.6',
    prompt: brokenOff
      ? `Number ${battle.active}: your force breaks off. Ships in active hexes make for the edge.`
      : `Number ${battle.active}: move the ships in active hexes that did not fire, a hex each.`,
    rows,
    limits,
  };
}

export const movers = (law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ship[] =>
  afloat(battle, side).filter(
    (ship) => mayMove(law, battle, ship) && (waysFor(battle, ship).length > 0 || mayWithdraw(law, battle, ship)),
  );

/** 20.3 Admirals who may shift their flag of their own will: both ships then count as having fired and moved. */
export const shifters = (battle: SurfaceBattle, side: Side): { officer: number; from: Ship; to: Ship[] }[] => {
  const isFree = ({ fired, moved, seen }: Ship): boolean => !fired && !moved && seen;
  const to = flagships(battle, side).filter(isFree);
  return battle.command[side].officers.flatMap(({ ship, state }, officer) => {
    const from = battle.ships.find(({ id }) => id === ship);
    return state === 'aboard' && from !== undefined && isFree(from) && to.length > 0 && cite('R33')
      ? [{ officer, from, to }]
      : [];
  });
};

function addFlagRows(battle: SurfaceBattle, side: Side, movers: readonly Ship[], rows: Pick[], limits: Limit[]): void {
  const taken = new Map<string, number[]>();
  for (const { officer, from, to } of shifters(battle, side)) {
    const row = rows.length;
    const name = battle.command[side].officers[officer]?.name ?? '';
    rows.push({
      ask: 'pick',
      rule: '20.3',
      prompt: `${name} shifts his flag, and neither ship fires or moves in this sequence`,
      of: to.map(({ id, hex }) => ({ id, text: `to ${id}`, at: hex })),
      min: 0,
      max: 1,
      none: 'he stays',
      seldom: true,
    });
    const why = 'a ship that gives or takes an admiral does not move, and takes one only';
    for (const ship of [from, ...to]) {
      const id = ship === from ? {} : { id: ship.id };
      const moving = movers.indexOf(ship);
      if (moving >= 0) limits.push({ rule: '20.3', why, most: 1, of: [{ row: moving }, { row, ...id }] });
      for (const other of taken.get(ship.id) ?? [])
        limits.push({
          rule: '20.3',
          why,
          most: 1,
          of: [
            { row: other, id: ship.id },
            { row, ...id },
          ],
        });
      if (ship !== from) taken.set(ship.id, [...(taken.get(ship.id) ?? []), row]);
    }
  }
}

/** 20.3 R33: an admiral whose flagship has gone down hoists his flag in another. */
function flagAsk(battle: SurfaceBattle, side: Side, officer: number): Ask {
  const { name } = battle.command[side].officers[officer] ?? { name: 'the admiral' };
  return {
    ask: 'pick',
    rule: '20.3',
    prompt: `${name} is picked up. In which ship does he hoist his flag?`,
    of: flagships(battle, side).map(({ id, hex }) => ({ id, text: id, at: hex })),
    min: 1,
    max: 1,
  };
}

/** Ships without an admiral. */
export const flagships = (battle: SurfaceBattle, side: Side): Ship[] =>
  afloat(battle, side).filter(
    ({ id }) => !battle.command[side].officers.some(({ ship, state }) => ship === id && state === 'aboard'),
  );
