/** How a single battle looks: no map, but the forces of both sides, the enemy's as far as they have been made out. */
import type { Board, BoardPanel, Scene } from '@ironbottom/umpire';
import { battleTotal, diceOf } from './board-battle.js';
import type { FlatTop, FlatTopView } from './kit.js';
import type { Base, SeenBase, SeenShip, Ship } from './state.js';

export const forcesBoard: Board<FlatTop> = {
  map: () => null,
  scene: (view) => sceneWith(view.public, [...yours(view), ...theirs(view)]),
  watched: (open) => sceneWith(open, []),
  opens: ({ kind }) => (kind === 'battle' ? 'battle' : undefined),
  total: battleTotal,
  minor: ({ kind }) => kind === 'steps-fought',
  points: ({ public: { points } }) => [
    { name: 'Allies', value: points.allied },
    { name: 'Japan', value: points.japan },
  ],
  dice: diceOf,
};

const sceneWith = (open: FlatTopView['public'], panels: readonly BoardPanel[]): Scene => ({
  clock: clockTold(open),
  score: `Allies ${open.points.allied}, Japan ${open.points.japan}`,
  pieces: [],
  overlays: [],
  panels,
});

/** 'By night, in cloud' */
function clockTold({ night, clouds }: FlatTopView['public']): string {
  return `${night ? 'By night' : 'By day'}${clouds ? ', in cloud' : ''}`;
}

function yours({ own: { air, ships, base } }: FlatTopView): BoardPanel[] {
  const lots = air.flatMap(({ id, lots: all }) => all.map((lot) => ({ id, ...lot })));
  return [
    ...panel(
      'Your planes',
      ['Formation', 'Planes', 'Factors', 'Altitude', 'Armed with'],
      lots.map(({ id, plane, factors, altitude, arms, tookOffArmed }) => [
        id,
        plane,
        String(factors),
        altitude,
        arms !== 'none' ? arms : tookOffArmed ? 'bombs gone' : '–',
      ]),
    ),
    ...panel(
      'Your ships',
      ['Ship', 'Type', 'Task force', 'Gunnery', 'Anti-aircraft', 'Torpedoes', 'Hits'],
      ships.map((ship) => [
        ship.name,
        ship.type,
        ship.tf,
        String(ship.gunnery),
        String(ship.aa),
        String(ship.torpedoes),
        hitsTold(ship),
      ]),
    ),
    ...baseTold('Your base', base),
  ];
}

function theirs({ knows: { marks, air, ships, base } }: FlatTopView): BoardPanel[] {
  const lots = air.flatMap(({ id, lots: all }) => all.map((lot) => ({ id, ...lot })));
  return [
    ...panel(
      'Enemy planes',
      ['Formation', 'Planes', 'Factors', 'Altitude', 'Took off'],
      lots.map(({ id, plane, factors, altitude, tookOffArmed }) => [
        id,
        plane,
        String(factors),
        altitude,
        tookOffArmed ? 'armed' : 'unarmed',
      ]),
      marks.air,
    ),
    ...panel(
      'Enemy ships',
      ['Ship', 'Type', 'Task force', 'Gunnery', 'Hits', ''],
      ships.map((ship) => [
        ship.name,
        ship.type,
        ship.tf,
        String(ship.gunnery),
        hitsTold(ship),
        [...(ship.anchored ? ['anchored'] : []), ...(ship.planesOnDeck ? ['planes on deck'] : [])].join(', '),
      ]),
      marks.ships,
    ),
    ...baseTold('Enemy base', base),
  ];
}

/** `there`: somebody is, although nobody has been made out. */
function panel(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  there = false,
): BoardPanel[] {
  if (rows.length === 0 && !there) return [];
  const used = columns.map((_, i) => i === 0 || rows.some((row) => row[i] !== '' && row[i] !== '–'));
  const kept = (cells: readonly string[]): string[] => cells.filter((_, i) => used[i]);
  return [
    {
      id: title,
      title,
      columns: kept(columns),
      rows: rows.map(kept),
      ...(rows.length === 0 && { note: 'They are there, but not made out yet.' }),
    },
  ];
}

/** '2 of 6', 'sunk' */
function hitsTold({ hits, damage }: Ship | SeenShip): string {
  return hits >= damage ? 'sunk' : `${hits} of ${damage}`;
}

function baseTold(title: string, base: Base | SeenBase | null): BoardPanel[] {
  if (base === null) return [];
  return panel(title, ['Base', 'Anti-aircraft', 'Hits'], [[base.name, String(base.aaf), String(base.hits)]]);
}
