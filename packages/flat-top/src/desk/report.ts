/** What a battle comes to: tables for a person, plain JSON for a program. */
import type { ForceTable, Plain } from '@ironbottom/umpire';
import { baseFactors, isCrippled, isSunk, launchOf } from '../chapters/21-damage.js';
import { namelessType } from '../charts/rating.js';
import { roleOf } from '../roles.js';
import { type AirFormation, type Base, type Battle, type Grounded, type Ship, type Side, sides } from '../state.js';
import { scenarioOfBase } from './charts-used.js';
import { nationOf } from './lots.js';
import { aboard } from './planes-of.js';

export function forceTables(battle: Battle, start?: Battle): ForceTable[] {
  const tables: ForceTable[] = [];
  for (const side of sides) {
    const was = start ?? battle;
    if (was.air[side].length > 0)
      tables.push(start === undefined ? planesBefore(battle, side) : planesAfter(battle, start, side));
    if (was.ships[side].length > 0)
      tables.push(start === undefined ? shipsBefore(battle, side) : shipsAfter(battle, start, side));
    if (was.base?.side === side)
      tables.push(baseTable(battle.base ?? was.base, start?.base ?? undefined, scenarioOfBase(was)));
  }
  if (start !== undefined) tables.push(pointsTable(battle, start));
  return tables;
}

/** 25.1 What each side has scored. */
export function pointsTable(end: Battle, start: Battle): ForceTable {
  return {
    title: 'Victory points',
    head: ['side', 'points'],
    rows: sides.map((side) => [nationOf(side), end.points[side] - start.points[side]]),
  };
}

function planesBefore(battle: Battle, side: Side): ForceTable {
  const rows = battle.air[side].flatMap(({ id, lots }) =>
    lots.map((lot) => [
      id,
      lot.plane,
      lot.factors,
      lot.altitude,
      lot.arms === 'none' ? '' : lot.arms,
      roleOf(battle.rules, lots, lot),
    ]),
  );
  return {
    title: `${nationOf(side)} planes`,
    head: ['formation', 'plane', 'factors', 'altitude', 'arms', 'role'],
    rows,
  };
}

/** One row for each name of a formation, however it was divided in between. */
function planesAfter(battle: Battle, start: Battle, side: Side): ForceTable {
  const rows = countPlanes(battle, start, side).map(({ formation, plane, before, lost, left }) => [
    formation,
    plane,
    before,
    lost,
    left,
  ]);
  return { title: `${nationOf(side)} planes`, head: ['formation', 'plane', 'before', 'lost', 'left'], rows };
}

type PlaneCount = { formation: string; plane: string; before: number; lost: number; left: number };

function countPlanes(battle: Battle, start: Battle, side: Side): PlaneCount[] {
  const counts: PlaneCount[] = [];
  start.air[side].forEach(({ id, lots }, i) => {
    for (const plane of new Set(lots.map((lot) => lot.plane))) {
      const sum = (all: AirFormation['lots']): number =>
        all.reduce((n, lot) => n + (lot.plane === plane ? lot.factors : 0), 0);
      const before = sum(lots);
      const left = sum(battle.air[side][i]?.lots ?? []);
      counts.push({ formation: id, plane, before, lost: before - left, left });
    }
  });
  return counts;
}

const stateOf = (ship: Ship): string => (isSunk(ship) ? 'sunk' : isCrippled(ship) ? 'crippled' : '');

function shipsBefore(battle: Battle, side: Side): ForceTable {
  const rows = battle.ships[side].map((ship) => {
    const launch = isCarrier(ship) ? launchOf(ship) : null;
    const flies = launch === null ? '' : `launches ${launch.normal}/${launch.minimum}`;
    const notes = [ship.anchored ? 'anchored' : '', stateOf(ship), flies, boxes(ship.grounded)].filter(
      (note) => note !== '',
    );
    return [
      ship.tf,
      nameWithType(ship),
      ship.gunnery,
      ship.aa,
      ship.damage,
      ship.hits,
      ship.torpedoes,
      notes.join(', '),
    ];
  });
  const head = ['task force', 'ship', 'guns', 'AA', 'damage', 'hits', 'torpedoes', ''];
  return { title: `${nationOf(side)} ships`, head, rows: alike(rows) };
}

function shipsAfter(battle: Battle, start: Battle, side: Side): ForceTable {
  const rows = battle.ships[side].map((ship, i) => {
    const was = start.ships[side][i];
    const lost = aboard(was?.grounded ?? null) - aboard(ship.grounded);
    const launch = launchOf(ship);
    const flies =
      launch === null || isSunk(ship) || ship.hits === was?.hits || !isCarrier(ship)
        ? ''
        : `launches ${launch.normal}/${launch.minimum}`;
    const notes = [
      stateOf(ship),
      lost > 0 ? `${lost} ${lost === 1 ? 'plane' : 'planes'} aboard lost` : '',
      flies,
    ].filter((note) => note !== '');
    return [ship.tf, nameWithType(ship), ship.hits - (was?.hits ?? 0), ship.hits, ship.damage, notes.join(', ')];
  });
  return {
    title: `${nationOf(side)} ships`,
    head: ['task force', 'ship', 'new hits', 'hits', 'damage', ''],
    rows: alike(rows),
  };
}

const isCarrier = ({ type }: Ship): boolean => type === 'CV' || type === 'CVL' || type === 'AV';

const nameWithType = (ship: Ship): string =>
  namelessType(ship.name) === undefined ? `${ship.type} ${ship.name}` : ship.name;

/** Ships without a name that are alike in everything share a row: '6 DD'. */
function alike(rows: (string | number)[][]): (string | number)[][] {
  const groups: { row: (string | number)[]; type: string | undefined; count: number; key: string }[] = [];
  for (const row of rows) {
    const [tf, name, ...rest] = row;
    const type = namelessType(String(name));
    const key = `${tf}|${type}|${rest.join('|')}`;
    const same = type === undefined ? undefined : groups.find((group) => group.key === key && group.type !== undefined);
    if (same === undefined) groups.push({ row, type, count: 1, key });
    else same.count += 1;
  }
  return groups.map(({ row, type, count }) =>
    count === 1 || type === undefined ? row : [row[0] ?? '', `${count} ${type}`, ...row.slice(2)],
  );
}

function boxes(grounded: Grounded | null): string {
  if (grounded === null || aboard(grounded) === 0) return '';
  const box = (name: string, lots: Grounded['ready']): string[] =>
    lots.length === 0
      ? []
      : [
          `${name} ${lots.map(({ plane, factors, dispersed }) => `${factors} ${plane}${dispersed ? ' dispersed' : ''}`).join(', ')}`,
        ];
  return [
    ...box('ready', grounded.ready),
    ...box('just landed', grounded.justLanded),
    ...box('readying', grounded.readying),
  ].join('; ');
}

function baseTable(base: Base, start: Base | undefined, scenario: string | undefined): ForceTable {
  const { aaf, sf, launch } = baseFactors(base);
  const figures = [base.name, Math.max(0, aaf), Math.max(0, sf), `${launch.normal}/${launch.minimum}`, base.hits];
  const title = `${nationOf(base.side)} base`;
  const head = ['base', 'AA', 'guns', 'launch', 'hits'];
  const asIn = scenario === undefined ? title : `${title}, as in scenario ${scenario}`;
  if (start === undefined) return { title: asIn, head: [...head, ''], rows: [[...figures, boxes(base.grounded)]] };
  return {
    title,
    head: [...head, 'new hits', 'planes lost'],
    rows: [[...figures, base.hits - start.hits, aboard(start.grounded) - aboard(base.grounded)]],
  };
}

export function outcomeOf(end: Battle, start: Battle): { [key: string]: Plain } {
  return {
    ships: sides.flatMap((side) =>
      end.ships[side].map((ship, i): Plain => {
        const was = start.ships[side][i];
        return {
          side,
          tf: ship.tf,
          name: ship.name,
          type: ship.type,
          hits: ship.hits - (was?.hits ?? 0),
          totalHits: ship.hits,
          damage: ship.damage,
          sunk: isSunk(ship),
          crippled: isCrippled(ship),
          ammunition: ship.ammunition,
          torpedoes: ship.torpedoes,
          planesLost: aboard(was?.grounded ?? null) - aboard(ship.grounded),
          nextTurn: ship.nextTurn,
        };
      }),
    ),
    planes: sides.flatMap((side) => countPlanes(end, start, side).map((count): Plain => ({ side, ...count }))),
    base: end.base === null || start.base === null ? null : baseOutcome(end.base, start.base),
    points: { ...end.points },
  };
}

function baseOutcome(base: Base, start: Base): Plain {
  const { aaf, sf, launch } = baseFactors(base);
  return {
    side: base.side,
    name: base.name,
    hits: base.hits - start.hits,
    totalHits: base.hits,
    launch: { ...launch },
    aaf,
    sf,
    planesLost: aboard(start.grounded) - aboard(base.grounded),
    nextTurn: base.nextTurn,
  };
}
