/** The questions of a surface battle, from what the asked side sees of it. */
import type { Ask, Item, Limit, Pick } from '@ironbottom/umpire';
import { speedOf } from '../chapters/16-8-damage.js';
import { deployAsk, stationsAsk } from '../chapters/19-2-deployment.js';
import {
  costsChit,
  farName,
  farWaysFor,
  mayMove,
  mayWithdraw,
  waysFor,
  withdrawsOn,
} from '../chapters/19-6-movement.js';
import { isHeld } from '../chapters/19-10-night.js';
import { allChits, breakoffRating, chitsFor } from '../chapters/20-admirals.js';
import { cite } from '../cite.js';
import { enemyOf, type Side } from '../sides.js';
import { numberAt, placeName } from './display.js';
import { advanceAsk, attackIn, chitsAsk, chitsText, firersAsk, shipText, targetAsk } from './fire-asks.js';
import { lawNow, metText } from './groups.js';
import { askForHunt, isHunting } from './hunting.js';
import type { SurfaceLaw } from './law.js';
import { afloat, commanderOf, type Ship, type SurfaceBattle } from './state.js';

export function askFor(given: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  if (isHunting(battle)) return askForHunt(given, battle, side);
  const law = lawNow(given, battle);
  const [matter] = battle.matters;
  if (matter?.matter === 'flag') return flagAsk(battle, side, matter.officer);
  if (matter?.matter === 'breakoff') return standAsk(battle, side);
  switch (battle.phase) {
    case 'stations':
      return stationsAsk(law, battle, side);
    case 'deploy':
      return metAsk(deployAsk(law, battle, side), battle, side);
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

/** 16.4 Where forces had first to be found, the question says who has met whom: both have been seen for what they are. */
function metAsk(ask: Ask, { hunt }: SurfaceBattle, side: Side): Ask {
  const action = hunt?.action ?? null;
  if (hunt === undefined || action === null) return ask;
  const yours = metText(hunt, action, side);
  const his = metText(hunt, action, enemyOf(side));
  const why = `Contact: ${yours} of yours, and ${his} of the enemy. They fight now, and nobody else does.`;
  return { ...ask, prompt: ask.prompt.replace('. ', `. ${why} `) };
}

/** 19.6 One row for each ship that may move. */
function moveAsk(law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ask {
  const { brokenOff } = battle.command[side];
  const display = law.charts.surfaceDisplay.values;
  const ships = movers(law, battle, side);
  const rows: Pick[] = [];
  const paid: { row: number; id: string; each: number; ship: Ship }[] = [];
  for (const ship of ships) {
    const row = rows.length;
    const of: Item[] = waysFor(battle, ship).map((place) => ({
      id: placeName(place),
      text: `to ${placeName(place)}, number ${numberAt(display, place)}${comes(battle, ship, numberAt(display, place))}${costsChit(battle, ship) ? ', for a chit' : ''}`,
      at: place,
    }));
    const first = costsChit(battle, ship) ? 1 : 0;
    if (first > 0) paid.push(...of.map(({ id }) => ({ row, id, each: 1, ship })));
    if (cite('20.1'))
      for (const { place, more } of farWaysFor(battle, ship, chitsFor(battle, ship) - first)) {
        const [id, each] = [farName(placeName(place), more), first + more];
        const cost = each === 1 ? 'a chit' : `${each} chits`;
        of.push({
          id,
          text: `${more + 1} hexes to ${placeName(place)}, number ${numberAt(display, place)}${comes(battle, ship, numberAt(display, place))}, for ${cost}`,
          at: place,
          seldom: true,
        });
        paid.push({ row, id, each, ship });
      }
    if (mayWithdraw(law, battle, ship))
      of.push({ id: 'withdraw', text: `withdraw from the battle, ${getsAway(speedOf(law, ship))}`, at: ship.hex });
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
      why: chitsText(all),
      most: all,
      of: paid.map(({ row, id, each }) => ({ row, id, each })),
    });
    for (const hex of new Set(paid.map(({ ship }) => ship.hex))) {
      const there = paid.filter(({ ship }) => ship.hex === hex);
      const some = there[0] === undefined ? 0 : chitsFor(battle, there[0].ship);
      if (some < all)
        limits.push({
          rule: '20.2',
          why: `a subordinate’s chits do nothing for the commander’s hex, which leaves ${some} there`,
          most: some,
          of: there.map(({ row, id, each }) => ({ row, id, each })),
        });
    }
  }
  addFlagRows(battle, side, ships, rows, limits);
  return {
    ask: 'sheet',
    rule: '19.6',
    prompt: brokenOff
      ? `Number ${battle.active}: your force breaks off. Ships in active hexes make for the edge.`
      : afloat(battle, side).some((ship) => isHeld(law, battle, ship))
        ? `Number ${battle.active}: your ships are taken by surprise. In this sequence none of them moves.`
        : ships.every(({ fired }) => fired)
          ? `Number ${battle.active}: do ships that have fired move all the same? A chit for each hex.`
          : `Number ${battle.active}: move the ships in active hexes that did not fire, a hex each.`,
    rows,
    limits,
  };
}

/** 19.3 Whether she can still fire from there in this sequence; 19.4.3 who has fired does not again. */
const comes = ({ active, turned }: SurfaceBattle, { fired }: Ship, number: number): string => {
  const wait = (number - active + 6) % 6;
  return !fired && wait > 0 && wait <= 5 - turned ? ', still to come' : '';
};

/** 19.9.3 In words. */
const getsAway = (speed: number): string => {
  const on = withdrawsOn(speed);
  return on >= 6 ? 'surely' : `on a die of 1 to ${on}`;
};

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

/** 20.1 */
function standAsk(battle: SurfaceBattle, side: Side): Ask {
  const rating = breakoffRating(battle, side);
  return {
    ask: 'pick',
    rule: '20.1',
    prompt: `Your force has had enough and should break off. ${commanderOf(battle.command[side])?.name ?? 'The commander'} may try to stay: with a die of ${rating === 1 ? '1' : `1 to ${rating}`} it stands for this sequence.`,
    of: [{ id: 'go', text: 'break off, without a die' }],
    min: 0,
    max: 1,
    none: 'throw the die, to stay',
  };
}

/** Ships without an admiral. */
export const flagships = (battle: SurfaceBattle, side: Side): Ship[] =>
  afloat(battle, side).filter(
    ({ id }) => !battle.command[side].officers.some(({ ship, state }) => ship === id && state === 'aboard'),
  );
