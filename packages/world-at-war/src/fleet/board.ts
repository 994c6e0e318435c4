/** How a fleet action looks: no map, but the forces of both sides, the enemy's as far as they have come to light. */
import type { BattleScene, Board, BoardPanel, Scene } from '@ironbottom/umpire';
import { navalFactors } from '../chapters/20-1-naval-units.js';
import type { NamedShip } from '../pieces.js';
import { formedBy, mayHide, stateText } from './forming.js';
import {
  type Content,
  contentOf,
  type Fleet,
  type FleetOwn,
  type FleetPublic,
  type FleetView,
  type Force,
  forceOf,
  type Phase,
  type Side,
  sideOf,
} from './kit.js';
import type { FleetLaw } from './law.js';
import { squadrons, targetName } from './strikes.js';
import { taskForceIds } from './task-force-ids.js';

const phaseNames: { readonly [phase in Phase]: string } = {
  begin: 'before the battle',
  form: 'forming task forces',
  orders: 'orders',
  strikes: 'air strikes',
  air: 'air attacks',
  evade: 'contact',
  fire: 'gunfire',
  guns: 'fleet combat',
};

const nobody: FleetOwn = { forming: [], proposed: false, hidden: {} };

export const fleetBoard: Board<Fleet> = {
  map: () => null,
  scene: (view, law) => sceneWith(view.public, law, view.own, sideOf(view.seat)),
  watched: (open, law) => sceneWith(open, law, nobody, null),
  opens: ({ kind }) => (kind === 'tasks' ? 'part' : kind === 'strike' || kind === 'contact' ? 'battle' : undefined),
  minor: ({ kind, data }) => (kind === 'air defence' && data.away !== true) || kind === 'passed over',
  points: ({ public: { points } }) => [
    { name: 'Japan', value: points.japan },
    { name: 'Allies', value: points.allies },
  ],
  warnings,
};

/** A force that is too small for a marker, before it is too late. */
function warnings(
  view: FleetView,
  law: FleetLaw,
  answer: Parameters<NonNullable<Board<Fleet>['warnings']>>[2],
): string[] {
  if (view.public.phase !== 'form' || view.own.proposed || view.owes === null || !Array.isArray(answer)) return [];
  const side = sideOf(view.seat);
  return formedBy(view.own.forming, answer as Parameters<typeof formedBy>[1]).flatMap(({ id, power, content }) => {
    const size = navalFactors(content.ships, [content.light]);
    if (id.endsWith('0')) return [`${size} factors are in no task force: the enemy sees them.`];
    if (mayHide(law, side, power, content)) return [];
    return [`${id} has ${size} factors: without a marker the enemy sees what is in it (20.162A).`];
  });
}

function sceneWith(pub: FleetPublic, law: FleetLaw, own: FleetOwn, side: Side | null): Scene {
  const { round, phase, points } = pub;
  const battle = battleScene(pub, side);
  return {
    clock:
      round === 0
        ? 'Before the battle: forming task forces'
        : `Round ${round} of ${law.scenario.rounds}: ${phaseNames[phase]}`,
    score: `Japan ${points.japan}, Allies ${points.allies}; Japan wins with ${lineTold(law)}`,
    pieces: [],
    overlays: [],
    panels: [forcesPanel(pub, law, own, side), ...own.forming.map(formingPanel), ...shipPanels(pub, own, side)],
    ...(battle !== undefined && { battle }),
  };
}

export const lineTold = ({ scenario: { line } }: FleetLaw): string =>
  line <= 0 ? 'as many points as the Allies' : `${line} more than the Allies`;

function forcesPanel(pub: FleetPublic, law: FleetLaw, own: FleetOwn, side: Side | null): BoardPanel {
  const { rounds, arrival } = law.scenario;
  return {
    id: 'forces',
    title: 'Forces',
    provenance: 'designed',
    columns: ['Force', 'Of', 'Factors', 'Squadrons', 'Task', ''],
    rows: pub.forces.map((force) => {
      const content = contentOf(force, own);
      return [
        force.name,
        force.side === 'japan' ? 'Japan' : 'Allies',
        content === undefined ? 'not known' : String(navalFactors(content.ships, [content.light])),
        content === undefined ? 'not known' : String(squadrons(content)),
        taskTold(pub, force),
        remarks(force, side),
      ];
    }),
    note: `Search, air cover, gun battle and points are our own.${arrival > 0 ? ` The convoy arrives at the end of round ${arrival} if it sails on.` : ''}`,
    track: {
      title: 'Rounds',
      steps: Array.from({ length: rounds }, (_, i) => ({
        text: String(i + 1),
        when: i + 1 < pub.round ? 'past' : i + 1 === pub.round ? 'now' : 'ahead',
        dark: false,
      })),
    },
  };
}

function taskTold(pub: FleetPublic, { task, where }: Force): string {
  if (where === 'home') return 'gone';
  if (where === 'port') return 'in port';
  if (task === null) return '–';
  switch (task.do) {
    case 'sail':
      return 'sails on';
    case 'withdraw':
      return 'withdraws';
    case 'search':
      return `search for ${forceOf(pub, task.force).name}`;
    case 'close':
      return `close ${forceOf(pub, task.force).name}`;
    case 'cover':
      return `cover ${forceOf(pub, task.force).name}`;
  }
}

function remarks({ shown, located, marker, side: whose }: Force, side: Side | null): string {
  const seen =
    shown === null
      ? whose === side
        ? 'not seen by the enemy'
        : 'under its marker'
      : marker
        ? 'seen'
        : 'in plain sight';
  return located ? `${seen}, found this round` : seen;
}

const formingPanel = (content: Content): BoardPanel => ({
  id: `forming-${content.light.power}`,
  title: 'Ships to be formed',
  columns: shipColumns,
  rows: rowsOf(content),
  note: `Task forces of 10 to 25 factors, with a fast fleet factor for every carrier factor: ${taskForceIds(content.light.power, content).join(', ')}.`,
});

const shipColumns = ['Ship', 'Type', 'Factors', 'Speed', 'Hits', 'State'];

function rowsOf({ ships, light }: Content): string[][] {
  const rows = ships.map((ship) => [
    ship.name,
    ship.kind,
    String(ship.factors),
    ship.slow || ship.state === 'damaged' ? 'slow' : 'fast',
    String(ship.hits),
    stateText(ship.state),
  ]);
  const counts: [string, number, string, string][] = [
    ['Cruisers', light.CA, 'fast', 'sound'],
    ['Cruisers', light.CAdamaged, 'slow', 'damaged'],
    ['Destroyers', light.DD, 'fast', light.carrying.DD > 0 ? `${light.carrying.DD} with cargo` : 'sound'],
    ['Escort carriers', light.CVE, 'slow', 'sound'],
    ['Transports', light.TR, 'slow', light.carrying.TR > 0 ? `${light.carrying.TR} with cargo` : 'empty'],
  ];
  for (const [name, factors, speed, state] of counts)
    if (factors > 0) rows.push([name, '', String(factors), speed, '', state]);
  for (const { name, factors, on } of light.cargo) rows.push([name, 'cargo', String(factors), '', '', `on ${on}`]);
  return rows;
}

function shipPanels(pub: FleetPublic, own: FleetOwn, side: Side | null): BoardPanel[] {
  // Whoever is gone from the battle comes last.
  const here = [...pub.forces].sort((a, b) => Number(a.where === 'home') - Number(b.where === 'home'));
  return here.flatMap((force) => {
    const content = contentOf(force, own);
    if (content === undefined) return [];
    const whose = side === null ? '' : force.side === side ? ' (yours)' : ' (enemy)';
    const rows = rowsOf(content);
    const tones = rows.flatMap((row, at) =>
      row[5] === 'sound' || !['damaged', 'sunk', 'sunk in port'].includes(row[5] ?? '')
        ? []
        : [{ row: at, column: 5, tone: row[5] === 'damaged' ? ('care' as const) : ('alarm' as const) }],
    );
    return [{ id: `ships-${force.id}`, title: `${force.name}${whose}`, columns: shipColumns, rows, tones }];
  });
}

/** The attack being resolved: what is attacked, and what has become of it so far. */
function battleScene(pub: FleetPublic, side: Side | null): BattleScene | undefined {
  const [now] = pub.queue;
  if (now === undefined) return undefined;
  const { strike } = now;
  const force = forceOf(pub, now.force);
  const unit = ({ name, hits, factors, state }: NamedShip) => ({
    text: name,
    state: state === 'sound' ? (hits === 0 ? 'sound' : `${hits} of ${factors} hits`) : stateText(state),
  });
  const [light] = strike.light;
  const small =
    light === undefined
      ? []
      : rowsOf({ ships: [], light }).map(([text = '', , factors = '', , , state = '']) => ({
          text: `${text} ${factors}`,
          state,
        }));
  const arms = strike.by === 'air' ? 'squadrons' : 'fleet factors';
  return {
    title: `${strike.by === 'air' ? 'Air attack' : 'Fleet attack'} on ${force.name}`,
    sides: [
      {
        name: strike.attacker === 'japan' ? 'Japan' : 'Allies',
        own: strike.attacker === side,
        units: strike.attacks.map(({ strength, on }, i) => ({
          text: `${strength} ${arms} on ${targetName(force, on)}`,
          state: i < strike.at ? 'done' : i === strike.at ? 'now' : 'to come',
        })),
      },
      { name: force.name, own: strike.defender === side, units: [...strike.ships.map(unit), ...small] },
    ],
  };
}
