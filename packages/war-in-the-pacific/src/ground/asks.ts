/** The questions of a ground game, from what a side sees. */
import type { Ask, Item, Limit, Row } from '@ironbottom/umpire';
import { bombardmentStrength, strengthLeft } from '../chapters/17-2-naval-bombardment.js';
import { askOf as askInClash } from '../chapters/23-2-questions.js';
import { withdrawalLoss } from '../chapters/23-8-rally.js';
import { groundTables } from '../charts/ground-bombardment.js';
import { enemyOf, type Side } from '../sides.js';
import { mayFly } from './bombarding.js';
import { attackers } from './fighting.js';
import type { GroundLaw, GroundSeen, Open } from './kit.js';
import { hexName, isIn, stepsIn, unitOf, unitsIn } from './land.js';
import { debarkAsk, postAsk, raidRows } from './landing-asks.js';
import { activationCost, mayActivate, mayBeBesieged, mayMarch, mayWithdraw } from './marching.js';
import { squadronsOf } from './open.js';
import { hexPlace } from './places.js';
import { bombersFit } from './planes.js';
import { mayBeSupplied, mayRally } from './rallying.js';
import { commandPoints, unitText } from './unit-text.js';

export function groundAsk({ open, inoperable }: GroundSeen, side: Side, law: GroundLaw): Ask {
  const hex = open.hex ?? '';
  const place = (at: string): { at: number } => ({ at: hexPlace(law, at) });
  switch (open.step) {
    case 'post':
      return postAsk(open, law, side);
    case 'debark':
      return debarkAsk(open, law, side);
    case 'interdict':
      return interdiction(open, law, inoperable ?? 0);
    case 'tables':
      return {
        ask: 'pick',
        rule: '11.2',
        prompt:
          'By which table are your troops bombarded this week? Both have the same chances on other dice; the enemy is not told which.',
        of: groundTables.map((table) => ({ id: table, text: `the ${table} table` })),
        min: 1,
        max: 1,
      };
    case 'naval':
      return naval(open, law, side);
    case 'air':
      return air(open, law, side, inoperable ?? 0);
    case 'activate':
      return activation(open, law, side);
    case 'siege':
      return {
        ask: 'pick',
        rule: '23.7',
        prompt: 'Where do you lay siege? Whoever is besieged has nowhere to retreat to.',
        of: mayBeBesieged(open, law, side).map((at) => ({ id: at, text: hexName(law, at), ...place(at) })),
        min: 0,
        max: mayBeBesieged(open, law, side).length,
        none: 'no siege',
      };
    case 'move':
      return {
        ask: 'sheet',
        rule: '23.1',
        prompt: 'Where do your active units march? Six points each; a hex with enemies in it is the last.',
        rows: mayMarch(open, law, side).map(
          ({ unit, to }): Row => ({
            ask: 'pick',
            rule: '23.1',
            prompt: unitText(open, law, unit),
            of: to.map((way) => ({
              id: way.to,
              text: `${hexName(law, way.to)} (${way.cost} points${isIn(open, law, way.to, enemyOf(side)) ? ', enemy there' : ''})`,
              ...place(way.to),
            })),
            min: 0,
            max: 1,
            none: 'stays',
          }),
        ),
        limits: [],
      };
    case 'withdraw':
      return {
        ask: 'pick',
        rule: '23.9',
        prompt:
          'Does anybody withdraw? A group that leaves a hex it shares with the enemy loses a step, two if anybody there is broken, and is deactivated.',
        of: mayWithdraw(open, law, side).map(({ hex: from, to }) => ({
          id: `${from}>${to}`,
          text: `from ${hexName(law, from)} to ${hexName(law, to)}`,
          ...place(to),
          seldom: true,
        })),
        min: 0,
        max: 1,
        none: 'nobody withdraws',
      };
    case 'group': {
      const from = open.leaving?.hex ?? '';
      const there = unitsIn(open, law, from, side);
      const cost = withdrawalLoss(there.some(({ id }) => open.units[id]?.broken));
      return {
        ask: 'pick',
        rule: '23.9',
        prompt: `Who withdraws to ${hexName(law, open.leaving?.to ?? '')}? The group loses ${cost}.`,
        of: there.map((unit) => ({ id: unit.id, text: unitText(open, law, unit) })),
        min: 1,
        max: there.length,
      };
    }
    case 'order':
      return {
        ask: 'pick',
        rule: '23.2',
        prompt: 'Which hex is looked at next?',
        of: open.todo.map((at) => ({ id: at, text: hexName(law, at), ...place(at) })),
        min: 1,
        max: 1,
      };
    case 'attack':
    case 'counter':
      return attack(open, law, side, hex);
    case 'rally':
      return rally(open, law, side);
    default:
      if (open.clash === null) throw new Error(`nothing is asked at ${open.step}`);
      return askInClash(open.clash, side);
  }
}

function attack(open: Open, law: GroundLaw, side: Side, hex: string): Ask {
  const able = attackers(open, law, hex, side).length;
  const [own, enemy] = [stepsIn(open, law, hex, side), stepsIn(open, law, hex, enemyOf(side))];
  const otherwise =
    open.phasing === side ? 'If you do not, your units there are deactivated.' : 'If you do not, they stay active.';
  return {
    ask: 'pick',
    rule: '23.2',
    prompt: `Do you attack at ${hexName(law, hex)}? You have ${own} steps there and ${able} active ${able === 1 ? 'unit' : 'units'}, the enemy ${enemy} steps. ${otherwise}`,
    of: [
      { id: 'attack', text: 'attack' },
      { id: 'decline', text: 'do not attack' },
    ],
    min: 1,
    max: 1,
  };
}

/** Targets ashore: the field, where the enemy has one, and troops in any hex, for every hex lies on the coast. */
function targets(open: Open, law: GroundLaw, side: Side): Item[] {
  const enemy = enemyOf(side);
  const { airfield } = open;
  const field =
    airfield !== null && enemy === 'allies' && open.hexes[airfield.hex]?.holder === enemy
      ? [{ id: 'airfield', text: 'the airfield and its planes', at: hexPlace(law, airfield.hex) }]
      : [];
  const troops = Object.keys(law.scenario.hexes)
    .filter((hex) => isIn(open, law, hex, enemy))
    .map((hex) => ({ id: hex, text: `the troops at ${hexName(law, hex)}`, at: hexPlace(law, hex) }));
  return [...field, ...troops];
}

function naval(open: Open, law: GroundLaw, side: Side): Ask {
  const aims = targets(open, law, side);
  return {
    ask: 'sheet',
    rule: '17.2',
    prompt:
      'What do your ships bombard tonight? Half of their strength once costs them nothing; more, or a second time, empties their magazines.',
    rows: squadronsOf(open, law, side).map(({ id, name, ships }): Row => {
      const all = ships.reduce((sum, ship) => sum + bombardmentStrength(ship), 0);
      const ammo = open.squadrons[id] ?? 'out';
      const [full, half] = [strengthLeft(all, ammo, false), strengthLeft(all, ammo, true)];
      return {
        ask: 'pick',
        rule: '17.2.2',
        prompt: `${name}, strength ${full}`,
        of: aims.flatMap((aim) => [
          { ...aim, text: `${aim.text}, with all ${full}` },
          { ...aim, id: `${aim.id} half`, text: `${aim.text}, with half: ${half}` },
        ]),
        min: 0,
        max: 1,
        none: 'they do not fire',
      };
    }),
    limits: [],
  };
}

function air(open: Open, law: GroundLaw, side: Side, inoperable: number): Ask {
  const troops = targets(open, law, side).filter(({ id }) => id !== 'airfield');
  const fit = bombersFit(open, law, inoperable);
  const field: Row[] = [
    {
      ask: 'pick',
      rule: '11.2',
      prompt: 'Planes of the field: where?',
      of: troops,
      min: 0,
      max: 1,
      none: 'they stay on the ground',
    },
    { ask: 'say', rule: '11.5.8', prompt: 'Air Points', from: 0, to: fit, now: fit },
  ];
  const flies = side === 'allies' && mayFly({ law, battle: { open } });
  return {
    ask: 'sheet',
    rule: '11.2',
    prompt: `What do your planes bomb?${flies ? ` ${fit} Air ${fit === 1 ? 'Point' : 'Points'} of the field can fly; what stays may strike troops on the march later in the week.` : ''}`,
    rows: [...(flies ? field : []), ...raidRows(open, law, side, troops)],
    limits: [],
  };
}

/** 23.1.2 Who has just marched, and what is left to fly against him. */
function interdiction(open: Open, law: GroundLaw, inoperable: number): Ask {
  const fit = Math.max(0, bombersFit(open, law, inoperable) - (open.airfield?.out ?? 0));
  return {
    ask: 'sheet',
    rule: '23.1.2',
    prompt: `Do planes strike at the troops on the march? ${fit} Air ${fit === 1 ? 'Point has' : 'Points have'} not flown. What the strike comes to is added to the cost of the hex, or to your side in the combat there.`,
    rows: [
      {
        ask: 'pick',
        rule: '23.1.2',
        prompt: 'At whom?',
        of: open.marched.map(({ unit, to, cost }) => ({
          id: unit,
          text: `${unitText(open, law, unitOf(law, unit))}, ${cost} of ${open.units[unit]?.points ?? 0} points spent`,
          at: hexPlace(law, to),
        })),
        min: 0,
        max: 1,
        none: 'nobody',
      },
      { ask: 'say', rule: '11.5.8', prompt: 'Air Points', from: 0, to: fit, now: fit },
    ],
    limits: [],
  };
}

function activation(open: Open, law: GroundLaw, side: Side): Ask {
  const may = mayActivate(open, law, side);
  const most = open.command[side];
  const limit: Limit = {
    rule: '23.0',
    why: `there are ${commandPoints(most)} this week, counted in halves`,
    most,
    of: may.map((unit) => ({ row: 0, id: unit.id, each: activationCost(unit) })),
  };
  return {
    ask: 'sheet',
    rule: '23.0',
    prompt: `Which units are activated? Only active units march, attack or pursue. You have ${commandPoints(most)}.`,
    rows: [
      {
        ask: 'pick',
        rule: '23.0',
        prompt: 'Activated',
        of: may.map((unit) => ({
          id: unit.id,
          text: `${unitText(open, law, unit)} (${commandPoints(activationCost(unit))})`,
        })),
        min: 0,
        max: may.length,
        none: 'nobody',
      },
    ],
    limits: [limit],
  };
}

function rally(open: Open, law: GroundLaw, side: Side): Ask {
  const hexes = mayRally(open, law, side);
  const limit: Limit = {
    rule: '23.8.2',
    why: `there are ${commandPoints(open.command[side])} left, half a point a unit`,
    most: open.command[side],
    of: hexes.map(({ units }, at) => ({ row: 2 * at + 1, id: 'supplied', each: units.length })),
  };
  return {
    ask: 'sheet',
    rule: '23.8',
    prompt:
      'Who tries to rally? The best of them checks with half its quality; each other one that tries makes it harder, each unbroken unit beside them easier.',
    rows: hexes.flatMap((there): Row[] => [
      {
        ask: 'pick',
        rule: '23.8',
        prompt: `At ${hexName(law, there.hex)}`,
        of: there.units.map((unit) => ({ id: unit.id, text: unitText(open, law, unit) })),
        min: 0,
        max: there.units.length,
        none: 'nobody tries',
      },
      {
        ask: 'pick',
        rule: '23.8.2',
        prompt: `Command Points for those at ${hexName(law, there.hex)}`,
        of: mayBeSupplied(open, law, side, there)
          ? [{ id: 'supplied', text: 'half a point each: one less on the die' }]
          : [],
        min: 0,
        max: 1,
        none: 'none',
        seldom: true,
      },
    ]),
    limits: [limit],
  };
}
