/** How the ground game looks: the hexes of the island, units on them, and what there is to know beside. */
import type { Board, BoardMap, BoardPanel, BoardPiece, Point, Scene } from '@ironbottom/umpire';
import { damageText, damageWords } from '../chapters/11-5-damage.js';
import { debarkationCost } from '../chapters/21-amphibious-admirals.js';
import { mapHex } from '../hexes.js';
import { type Side, sideNames, sides } from '../sides.js';
import { standingText } from '../standing.js';
import type { GroundLaw, GroundSeen, GroundStep, Open } from './kit.js';
import { hexName } from './land.js';
import { flagship, landingsOf, stateOf, sunk } from './landing.js';
import { hexPlace } from './places.js';
import { pointsOnField } from './planes.js';
import { type GroundGame, groundPoints } from './rulebook.js';
import type { LandingForce, PlacedUnit } from './scenario.js';
import { groundWarnings } from './warnings.js';

const legend = {
  c: { name: 'open country', fill: '#cfd9a3' },
  j: { name: 'jungle', fill: '#7fa36b' },
  m: { name: 'mountains', fill: '#a08c6c' },
};

/** Flat-topped hexes: columns half a hex up and down, as printed. */
function middle(hex: string, origin: string): Point {
  const [a, b] = [mapHex(hex), mapHex(origin)];
  const down = ({ column, row }: { column: number; row: number }): number => row - (column % 2 === 1 ? 0.5 : 0);
  return [(a.column - b.column) * 0.866, down(a) - down(b)];
}

function map({ scenario }: GroundLaw): BoardMap {
  const hexes = Object.keys(scenario.hexes);
  const [origin = 'E2519'] = hexes;
  const middles = hexes.map((hex) => middle(hex, origin));
  return {
    title: scenario.title,
    shape: 'hex',
    middles,
    terrain: Object.values(scenario.hexes)
      .map(({ terrain }) => terrain.charAt(0))
      .join(''),
    legend,
    land: [],
    sides: [],
    labels: hexes.map((hex, at) => ({
      at: [middles[at]?.[0] ?? 0, (middles[at]?.[1] ?? 0) - 0.38],
      text: scenario.hexes[hex]?.name ?? hex,
      size: 2,
    })),
    signs:
      scenario.airfield === null
        ? []
        : [{ place: hexes.indexOf(scenario.airfield.hex), symbol: 'base', text: 'airfield' }],
    ageUnit: 'w',
  };
}

const phases: { readonly [step in GroundStep]: string } = {
  post: 'admirals of the landing',
  available: 'admirals of the landing',
  tables: 'choice of tables',
  naval: 'naval bombardment',
  air: 'air bombardment',
  bombard: 'bombardment',
  points: 'bombardment',
  damage: 'bombardment',
  inoperable: 'bombardment',
  troops: 'bombardment',
  checks: 'bombardment',
  ships: 'raid on the ships',
  fate: 'raid on the ships',
  rating: 'debarkation',
  debark: 'debarkation',
  assault: 'assault',
  honour: 'assault',
  interdict: 'strikes on the march',
  march: 'strikes on the march',
  initiative: 'initiative',
  activate: 'activation',
  siege: 'sieges',
  move: 'marches',
  withdraw: 'withdrawals',
  group: 'withdrawals',
  order: 'combat',
  attack: 'combat',
  counter: 'combat',
  clash: 'combat',
  rally: 'rally',
  rallying: 'rally',
  attrition: 'attrition',
  over: 'the end',
};

function scene({ open, inoperable }: GroundSeen, law: GroundLaw, seat: string | null): Scene {
  const { scenario } = law;
  return {
    clock: `Week ${open.turn} of ${scenario.weeks.length}: ${phases[open.step]}`,
    score: standingText(
      { japan: groundPoints(open, law, 'japan'), allies: groundPoints(open, law, 'allies') },
      { japan: scenario.japansStart },
      'allies',
    ),
    pieces: scenario.units.flatMap((unit) => piece(open, law, unit, seat)),
    overlays: Object.entries(open.hexes).flatMap(([hex, { siege }]) =>
      siege === null ? [] : [{ kind: 'siege', text: `besieged by ${sideNames[siege]}`, places: [hexPlace(law, hex)] }],
    ),
    arrows: open.arrows.map(({ side, from, to }) => ({
      from: hexPlace(law, from),
      to: hexPlace(law, to),
      text: `${sideNames[side]} came in here`,
    })),
    panels: [
      ...sides.map((side) => forces(open, law, side)),
      ...(open.airfield === null ? [] : [field(open, inoperable)]),
      ...landingsOf(law).map((force) => landing(open, force)),
      combat(open),
    ].filter(({ rows }) => rows.length > 0),
  };
}

function piece(open: Open, law: GroundLaw, unit: PlacedUnit, seat: string | null): BoardPiece[] {
  const state = open.units[unit.id];
  if (state === undefined || state.hex === null) return [];
  const { steps, broken, active } = state;
  return [
    {
      id: unit.id,
      place: hexPlace(law, state.hex),
      side: unit.side,
      symbol: unit.arm === 'usmc' || unit.arm === 'snlf' ? 'marines' : 'troops',
      label: `${unit.troopQuality}-${steps}`,
      title: `${unit.name}, quality ${unit.troopQuality}, ${steps} of ${unit.steps} steps`,
      own: unit.side === seat,
      badges: [...(broken ? ['damaged'] : []), ...(active ? ['seen'] : [])],
      age: 0,
    },
  ];
}

function forces(open: Open, law: GroundLaw, side: Side): BoardPanel {
  const own = law.scenario.units.filter((unit) => unit.side === side);
  return {
    id: side,
    title: sideNames[side].replace('the ', ''),
    note: `${open.command[side] / 2} Command Points left; ${open.lost[side]} steps lost.`,
    columns: ['unit', 'where', 'quality', 'steps', 'state'],
    rows: own.map(({ id, name, troopQuality, steps, turn = 1, labour }) => {
      const state = open.units[id];
      const where =
        (state?.steps ?? 0) === 0
          ? 'lost'
          : state?.hex == null
            ? state?.afloat == null
              ? `lands in week ${turn}`
              : 'aboard'
            : hexName(law, state.hex);
      const marks = [
        state?.broken ? 'broken' : '',
        state?.active ? 'active' : '',
        state?.spent ? 'has pursued' : '',
        labour === true ? 'labour' : '',
      ];
      return [
        name,
        where,
        String(troopQuality),
        `${state?.steps ?? 0} of ${steps}`,
        marks.filter((mark) => mark !== '').join(', '),
      ];
    }),
  };
}

function field(open: Open, inoperable: number | null): BoardPanel {
  const { airfield } = open;
  const rows = Object.entries(airfield?.points ?? {}).map(([type, points]) => [type, String(points)]);
  return {
    id: 'airfield',
    title: 'Airfield',
    columns: ['planes', 'Air Points'],
    rows,
    note: `The field is ${airfield === null ? '' : damageWords(damageText(airfield.damage))}.${inoperable === null ? '' : ` ${inoperable} of ${pointsOnField(open)} Air Points cannot fly.`}`,
  };
}

/** 21 A landing force: its ships, and who leads it. */
function landing(open: Open, force: LandingForce): BoardPanel {
  const { commander, juniors, damage, ratings } = stateOf(open, force.id);
  const state = (levels: number): string => (levels >= sunk ? 'sunk' : levels === 0 ? '' : `D${levels}`);
  const worth =
    ratings === null
      ? ''
      : `; a step costs ${debarkationCost(ratings)}, quality +${ratings.quality}, combat +${ratings.combat}`;
  const chits = open.officers[commander ?? '']?.chits ?? 0;
  const led =
    commander === null
      ? 'no admiral'
      : `${commander}${chits === 0 ? '' : ` (chits ${chits > 0 ? '+' : '−'}${Math.abs(chits)})`}`;
  return {
    id: force.id,
    title: force.name,
    columns: ['ship', 'state'],
    rows: force.ships.map(({ name }) => [
      name,
      [flagship(open, force) === name ? 'flagship' : '', state(damage[name] ?? 0)]
        .filter((each) => each !== '')
        .join(', '),
    ]),
    note: `Led by ${led}. Off the coast in week ${force.turns.join(', ')}${worth}${juniors.length === 0 ? '' : `; under him ${juniors.join(' and ')}`}.`,
  };
}

function combat({ clash }: Open): BoardPanel {
  const rows =
    clash === null
      ? []
      : sides.flatMap((side) => {
          const { units, lead, owed } = clash.forces[side];
          return units
            .filter(({ steps }) => steps > 0)
            .map(({ id, name, steps, broken }) => [
              sideNames[side].replace('the ', ''),
              name,
              `${steps}${broken ? ', broken' : ''}`,
              id === lead ? `leads${owed > 0 ? `, ${owed} to lose` : ''}` : '',
            ]);
        });
  return {
    id: 'combat',
    title: 'Combat',
    ...(clash === null
      ? {}
      : {
          note: `At ${clash.hex}; ${sideNames[clash.attacker]} ${clash.attacker === 'japan' ? 'attacks' : 'attack'}.`,
        }),
    columns: ['side', 'unit', 'steps', ''],
    rows,
    front: true,
  };
}

export const groundBoard: Board<GroundGame> = {
  map,
  scene: ({ own, seat }, law) => scene(own, law, seat),
  watched: (open, law) => scene(open, law, null),
  warnings: groundWarnings,
  opens: ({ kind }) => (kind === 'week' ? 'part' : kind === 'attack' || kind === 'assault' ? 'battle' : undefined),
};
