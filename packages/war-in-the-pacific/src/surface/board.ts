/** How a surface action looks: the display with its numbers, ships and masks, and what everybody has left. */
import type { Board, BoardMap, BoardPanel, BoardPiece, Event, Scene } from '@ironbottom/umpire';
import { defenceOf, speedOf } from '../chapters/16-8-damage.js';
import { rangeOf, strengthAt } from '../chapters/19-4-fire.js';
import { lossOf } from '../chapters/19-8-breakoff.js';
import { isCarrier, isFlotilla, isNonCombatant, type NavalUnit } from '../pieces.js';
import { enemyOf, type Side, sideNames, sideOf, sides } from '../sides.js';
import { standingText } from '../standing.js';
import { hexesOf, middleOf, numberAt, placeName, places } from './display.js';
import { lawNow } from './groups.js';
import { huntClock, huntPanels } from './hunt-board.js';
import { pointsPerLevel, type SurfaceLaw, unitOf } from './law.js';
import { pointsFor } from './matters.js';
import type { SurfaceKit } from './rulebook.js';
import { isMasked, type Ship, type SurfaceBattle } from './state.js';
import { tallyOf } from './tally.js';
import { surfaceWarnings } from './warnings.js';
import { advantageText, ratingsText } from './words.js';

const legend: BoardMap['legend'] = {
  j: { name: 'Japan’s side, combatants towards the middle', fill: '#c9d9cf' },
  n: { name: 'neutral column', fill: '#b9d3e3' },
  a: { name: 'the Allies’ side, combatants towards the middle', fill: '#c4d0e6' },
};

function map({ charts, title }: SurfaceLaw): BoardMap {
  const middle = 3 * (Math.sqrt(3) / 2);
  const letter = (place: number): string => {
    const [x] = middleOf(place);
    return Math.abs(x - middle) < 0.1 ? 'n' : x < middle ? 'j' : 'a';
  };
  return {
    title,
    shape: 'hex',
    middles: places.map(middleOf),
    terrain: places.map(letter).join(''),
    legend,
    land: [],
    sides: [],
    labels: [
      ...places.map((place) => {
        const [x, y] = middleOf(place);
        // Beside the counter, where it can be read when ships lie there.
        return {
          at: [x - 0.45, y] as const,
          text: `${numberAt(charts.surfaceDisplay.values, place)}`,
          size: 1 as const,
        };
      }),
      // Outwards, where there is room; the combatants' columns fill the map from top to bottom.
      ...sides.flatMap((side) =>
        (['carriers', 'non-combatants'] as const).map((station) => {
          const [x, y] = middleOf(hexesOf(side, station)[0] ?? 0);
          return { at: [x + (side === 'japan' ? -0.3 : 0.3), y - 0.62] as const, text: station, size: 1 as const };
        }),
      ),
    ],
    signs: [],
  };
}

const symbolOf = (unit: NavalUnit): string =>
  isCarrier(unit) ? 'carrier' : isNonCombatant(unit) ? 'transport' : isFlotilla(unit) ? 'destroyer' : 'surface';

function pieceOf(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship, own: Side | null): BoardPiece {
  const { id, side, hex, damage, fired, moved, mark } = ship;
  const shared = { id, place: hex, side, own: side === own, age: 0 };
  if (isMasked(ship))
    return {
      ...shared,
      symbol: 'unknown-ships',
      label: mark,
      title: `masked ship ${mark} of ${sideNames[side]}, not seen yet`,
      badges: moved ? ['moved'] : [],
    };
  const unit = unitOf(law, id);
  const figures = `gunnery ${strengthAt(law, ship, 1)}, range ${rangeOf(law, battle, ship)}, defence ${defenceOf(law, ship)}, speed class ${speedOf(law, ship)}`;
  const badges = [
    ...(damage > 0 ? [`D${damage}`] : []),
    ...(fired ? ['fired'] : []),
    ...(moved ? ['moved'] : []),
    ...(side === own && !ship.seen && mark !== '' ? ['unseen by the enemy'] : []),
  ];
  return {
    ...shared,
    symbol: symbolOf(unit),
    label: id,
    title: [`${unit.type} ${id}${mark === '' ? '' : ` (${mark})`}`, figures, ...badges].join(', '),
    badges,
  };
}

const stateText = ({ state, hex, damage, critical }: Ship): string => {
  if (state === 'sunk' || state === 'withdrawn') return state;
  const where = hex >= 0 ? placeName(hex) : 'to be deployed';
  return `${where}${damage > 0 ? `, D${damage}` : ''}${critical === 'none' ? '' : ', critical hit'}`;
};

function fleetPanel(law: SurfaceLaw, battle: SurfaceBattle, side: Side, own: Side | null): BoardPanel {
  const rows = battle.ships
    .filter((ship) => ship.side === side)
    .map((ship) => {
      if (isMasked(ship)) return [`masked ship ${ship.mark}`, '?', '?', '?', '?', '?', '?', stateText(ship)];
      const unit = unitOf(law, ship.id);
      const torpedoes = unit.torpedoBonus ? `${ship.torpedoes}` : '–';
      const gunnery = `${strengthAt(law, ship, 1)}${unit.sixInch ? ' (half at 2)' : ''}`;
      return [
        `${unit.type} ${ship.id}`,
        gunnery,
        `${rangeOf(law, battle, ship)}`,
        `${defenceOf(law, ship)}`,
        `${speedOf(law, ship)}`,
        torpedoes,
        `${law.counts[enemyOf(side)] * pointsPerLevel(law, ship.id)}`,
        stateText(ship),
      ];
    });
  return {
    id: `fleet-${side}`,
    title: side === own ? 'Your ships' : own === null ? `Ships of ${sideNames[side]}` : 'Enemy ships',
    columns: ['Ship', 'Gunnery', 'Range', 'Defence', 'Speed', 'Torpedoes', 'Points a level', 'State'],
    rows,
  };
}

/** 19.8 Everybody can add up what he sees; of masked ships nobody knows how they are. */
function commandPanel(law: SurfaceLaw, battle: SurfaceBattle): BoardPanel {
  const rows = sides.map((side) => {
    const { officers, chits, breakoffLevel, brokenOff } = battle.command[side];
    const known = { ...battle, ships: battle.ships.filter((ship) => !isMasked(ship)) };
    const admirals = officers.map(({ name, state, ratings }) => {
      const figures = ratings === null ? '' : ` (${ratingsText(ratings.S, ratings.I, ratings.B, ratings.N)})`;
      return `${name}${state === 'aboard' ? figures : `, ${state}`}`;
    });
    return [
      sideNames[side],
      admirals.length === 0 ? 'nobody' : admirals.join('; '),
      `${chits.commander + chits.subordinate + chits.special}`,
      `${lossOf(law, known, side)} of ${breakoffLevel}${brokenOff ? ', broken off' : ''}`,
    ];
  });
  return {
    id: 'command',
    title: 'Command',
    columns: ['Side', 'Admirals', 'Chits', 'Lost, breakoff level'],
    rows,
    ...(advantageText(battle.advantage) === '' ? {} : { note: advantageText(battle.advantage) }),
  };
}

const phases: { readonly [phase: string]: string } = {
  admirals: 'admirals are rated',
  stations: 'ships take their stations',
  deploy: 'deployment',
  fire: 'fire',
  firers: 'fire',
  advance: 'fire',
  chits: 'fire',
  move: 'movement',
  over: 'over',
};

function clockOf({ phase, sequence, active, phasing, command }: SurfaceBattle): string {
  const what = phases[phase] ?? phase;
  if (sequence === 0 || phase === 'over') return what === 'over' ? 'The battle is over' : `Before the battle: ${what}`;
  // 19.8.4 It stands there for as long as it lasts: in the log alone it would go by.
  const breaking = sides.filter((side) => command[side].brokenOff).map((side) => sideNames[side]);
  const ends =
    breaking.length === 0
      ? ''
      : `; ${breaking.join(' and ')} ${breaking[0] === 'Japan' && breaking.length === 1 ? 'breaks' : 'break'} off`;
  return `Sequence ${sequence}, number ${active}: ${sideNames[phasing]}, ${what}${ends}`;
}

/** What both have their points for, once it is over. */
function tallyPanel(law: SurfaceLaw, battle: SurfaceBattle): BoardPanel[] {
  if (battle.phase !== 'over') return [];
  const rows = sides.flatMap((side) =>
    tallyOf(law, battle, side).map(({ what, points }) => [sideNames[side], what, `${points}`]),
  );
  return rows.length === 0 ? [] : [{ id: 'points', title: 'Points', columns: ['Side', 'For what', 'Points'], rows }];
}

/** R37 What has been done, as far as it is known; of masked ships nobody knows how they are. */
const pointsOf = (law: SurfaceLaw, battle: SurfaceBattle): { name: string; value: number }[] => {
  const known = { ...battle, ships: battle.ships.filter((ship) => !isMasked(ship)) };
  if (battle.hunt !== undefined && battle.ships.length === 0)
    return sides.map((side) => ({ name: sideNames[side], value: battle.hunt?.points[side] ?? 0 }));
  return sides.map((side) => ({ name: sideNames[side], value: pointsFor({ law, battle: known }, side) }));
};

/** `begun`: before the first action of all, whatever the one under way begins with. */
function soFar(law: SurfaceLaw, battle: SurfaceBattle, begun: SurfaceLaw['handicap']): string {
  const [japan, allies] = pointsOf(law, battle).map(({ value }) => value);
  return standingText({ japan: japan ?? 0, allies: allies ?? 0 }, begun, null);
}

function sceneOf(given: SurfaceLaw, battle: SurfaceBattle, own: Side | null): Scene {
  const law = lawNow(given, battle);
  const { active, phase, points } = battle;
  const isOn = active > 0 && phase !== 'over';
  const first = own ?? 'japan';
  const numbered = places.filter((place) => numberAt(law.charts.surfaceDisplay.values, place) === active);
  return {
    clock: huntClock(given, battle) ?? clockOf(battle),
    score:
      phase === 'over'
        ? `Japan ${points.japan}, Allies ${points.allies}`
        : isOn || battle.hunt !== undefined
          ? soFar(law, battle, given.handicap)
          : '',
    pieces: battle.ships.filter(({ hex }) => hex >= 0).map((ship) => pieceOf(law, battle, ship, own)),
    overlays: isOn ? [{ kind: 'active', text: `number ${active} is active`, places: numbered }] : [],
    panels: [
      ...tallyPanel(given, battle),
      ...(battle.ships.length === 0
        ? []
        : [
            fleetPanel(law, battle, first, own),
            fleetPanel(law, battle, enemyOf(first), own),
            commandPanel(law, battle),
          ]),
      ...huntPanels(given, battle, own),
    ],
  };
}

const isPlace = (value: unknown): value is number => typeof value === 'number' && value >= 0;

export const surfaceBoard: Board<SurfaceKit> = {
  map,
  scene: ({ own, seat }, law) => sceneOf(law, own, sideOf(seat)),
  watched: (open, law) => sceneOf(law, open, null),
  // Each fire with its dice is a battle to be looked at; the night's beginning would lie on the map until its end.
  opens: ({ kind }) =>
    ['active', 'initiative', 'air phase', 'naval phase'].includes(kind)
      ? 'part'
      : kind === 'fires'
        ? 'battle'
        : undefined,
  where: ({ data: { hex, to } }) => (isPlace(hex) ? hex : isPlace(to) ? to : undefined),
  alarm: ({ kind, data: { hex } }: Event) => (kind === 'spotted' && isPlace(hex) ? hex : undefined),
  points: ({ own }, law) => pointsOf(lawNow(law, own), own),
  warnings: surfaceWarnings,
  minor: ({ kind }) => ['holds-fire', 'breakoff-levels', 'search'].includes(kind),
  dice: ({ data: { face } }) => (typeof face === 'number' ? [face] : []),
};
