/** How a hunt looks: the sea with markers of both sides, reports beside it, and the groups that the periscopes show. */
import type { Board, BoardMap, BoardOverlay, BoardPanel, BoardPiece, Point, Scene } from '@ironbottom/umpire';
import { chitText, reportText } from '../chapters/13-5-reports.js';
import { isIdle } from '../idle.js';
import { isCarrier } from '../pieces.js';
import { type Side, sideNames, sideOf } from '../sides.js';
import { wantedText } from '../standing.js';
import { dummy, type SubmarineLaw } from './law.js';
import { hunterPoints, perSubmarine } from './points.js';
import type { SubmarineKit } from './rulebook.js';
import { columnOf, hexName, placesOf, rowOf, type Sea, terrainAt } from './sea.js';
import type { Phase, SubmarineBattle, Subron, TaskForce } from './state.js';

const middleOf = (sea: Sea, place: number): Point => {
  const column = columnOf(sea, place);
  return [column * (Math.sqrt(3) / 2), rowOf(sea, place) + (column % 2) / 2];
};

const legend: BoardMap['legend'] = {
  s: { name: 'sea', fill: '#b9d3e3' },
  c: { name: 'coast', fill: '#d3dfcf' },
  l: { name: 'land', fill: '#b7ad8c' },
  p: { name: 'port', fill: '#e2c9a0' },
};
const letters: { readonly [terrain: string]: string } = { '.': 's', c: 'c', '#': 'l', P: 'p' };

const map = ({ sea, title }: SubmarineLaw): BoardMap => ({
  title,
  shape: 'hex',
  middles: placesOf(sea).map((place) => middleOf(sea, place)),
  terrain: placesOf(sea)
    .map((place) => letters[terrainAt(sea, place)] ?? 's')
    .join(''),
  legend,
  land: [],
  sides: [],
  labels: [],
  signs: placesOf(sea)
    .filter((place) => terrainAt(sea, place) === 'P')
    .map((place) => ({ place, symbol: 'base', text: `port, ${hexName(sea, place)}` })),
});

const isCarrierForce = (law: SubmarineLaw, force: string): boolean =>
  law.forces.some(
    ({ name, ships }) => name === force && ships.some((id) => isCarrier(law.units[id] ?? { type: 'DD' })),
  );

const called = (name: string): string => (name === '' ? 'not known' : name === dummy ? 'a dummy' : name);

function forcePiece(
  law: SubmarineLaw,
  { marker, hex, force, reports, met }: TaskForce,
  own: Side | null,
  course: readonly number[],
): BoardPiece {
  const report = reports.at(-1);
  return {
    id: marker,
    place: hex,
    side: law.hunted,
    own: own === law.hunted,
    symbol: force === '' || force === dummy ? 'unknown-ships' : isCarrierForce(law, force) ? 'carrier' : 'surface',
    label: marker,
    title: `${marker} in ${hexName(law.sea, hex)}: ${called(force)}${report === undefined ? '' : `; reported as ${reportText(report)}`}`,
    badges: [...(report === undefined ? [] : ['reported']), ...(met ? ['met'] : [])],
    age: 0,
    ...(course.length > 1 ? { course } : {}),
  };
}

const subronPiece = (law: SubmarineLaw, { marker, hex, holds, met, sunk }: Subron, own: Side | null): BoardPiece => ({
  id: marker,
  place: hex,
  side: law.hunter,
  own: own === law.hunter,
  symbol: 'submarine',
  label: marker.replace('Subron ', 'S '),
  title: `${marker} in ${hexName(law.sea, hex)}: ${called(holds)}${sunk > 0 ? `, ${sunk} sunk` : ''}`,
  badges: met ? ['met'] : [],
  age: 0,
});

/** Where a force still goes: its owner knows. */
const courseOf = (law: SubmarineLaw, { marker, lane, gone }: TaskForce): readonly number[] =>
  lane === '' ? [] : (law.ways[marker]?.[lane]?.slice(gone) ?? []);

function zonesOf(law: SubmarineLaw, { subrons }: SubmarineBattle, own: Side | null): BoardOverlay[] {
  return subrons.map(({ marker }) => ({
    kind: own === law.hunter ? 'own zone' : 'enemy zone',
    text: `within five hexes of ${marker}`,
    places: Object.keys(law.zones[marker] ?? {}).map(Number),
  }));
}

function panels(battle: SubmarineBattle, law: SubmarineLaw): BoardPanel[] {
  const { contact } = battle;
  const found: BoardPanel[] = [];
  if (contact !== null && contact.groups.length > 0)
    found.push({
      id: 'groups',
      title: `${contact.marker}: groups`,
      columns: ['Group', 'Ships', 'Submarines sent', 'Screened off'],
      rows: contact.groups.map(({ name, ships, sent, screened, concealed }) => [
        `${name}${concealed ? ', concealed' : ''}`,
        ships.map(({ id, type, mark }) => (id === mark ? `${type} (face down)` : `${type} ${id}`)).join(', '),
        `${sent}`,
        screened < 0 ? '–' : `${screened}`,
      ]),
      front: true,
    });
  found.push({
    id: 'forces',
    title: 'Task forces',
    columns: ['Marker', 'Where', 'What it is', 'Last report', 'Chits'],
    rows: battle.forces.map(({ marker, hex, state, force, reports, chits }) => {
      const report = reports.at(-1);
      return [
        marker,
        state === 'at sea' ? hexName(law.sea, hex) : state,
        called(force),
        report === undefined ? '–' : reportText(report),
        chits.map(({ chit }) => chitText(chit)).join(', ') || '–',
      ];
    }),
  });
  found.push({
    id: 'subrons',
    title: 'Squadrons of submarines',
    columns: ['Marker', 'Where', 'What it is', 'Boats', 'Sunk'],
    rows: battle.subrons.map(({ marker, hex, holds, sunk }) => {
      const boats = battle.squadrons.filter(({ of }) => of === holds).map(({ points }) => points);
      return [marker, hexName(law.sea, hex), called(holds), boats.join(' and ') || '–', `${sunk}`];
    }),
  });
  found.push({
    id: 'ships',
    title: `Ships of ${sideNames[law.hunted]}`,
    columns: ['Ship', 'Type', 'Force', 'Damage'],
    rows: battle.ships.map(({ id, type, damage, sunk }) => [
      id,
      type,
      law.forces.find(({ ships }) => ships.includes(id))?.name ?? '',
      sunk ? 'sunk' : damage === 0 ? 'none' : `D${damage}`,
    ]),
  });
  return found;
}

const phases: { readonly [phase in Phase]?: string } = {
  assign: 'markers and lanes',
  'air phase': 'air search',
  band: 'air search',
  report: 'a report is due',
  submarines: 'submarines search',
  groups: 'ships form groups',
  conceal: 'what the periscopes show',
  attack: 'the attack',
  target: 'the attack',
};

function sceneOf(battle: SubmarineBattle, law: SubmarineLaw, side: Side | null): Scene {
  const night = law.phases[battle.naval]?.night === true;
  const [hunter, hunted] = [hunterPoints(battle, law, side !== law.hunted), perSubmarine * battle.sunk];
  const what = phases[battle.phase] ?? battle.phase;
  return {
    clock:
      battle.phase === 'over'
        ? 'The hunt is over'
        : battle.naval < 0
          ? `Before the Naval Phases: ${what}`
          : `Naval Phase ${battle.naval + 1} of ${law.phases.length}, ${night ? 'night' : 'day'}: ${what}`,
    score: `Submarines ${hunter}, ships ${hunted}; ${wantedText('submarines', hunter - hunted, law.line)}`,
    pieces: [
      ...battle.forces
        .filter(({ state }) => state === 'at sea')
        .map((force) => forcePiece(law, force, side, courseOf(law, force))),
      ...battle.subrons.map((subron) => subronPiece(law, subron, side)),
    ],
    overlays: [
      ...zonesOf(law, battle, side),
      ...(night ? [{ kind: 'night', text: 'night', places: placesOf(law.sea) }] : []),
    ],
    panels: panels(battle, law),
  };
}

const isPlace = (value: unknown): value is number => typeof value === 'number' && value >= 0;

export const submarineBoard: Board<SubmarineKit> = {
  map,
  scene: (view, law) => sceneOf(view.own, law, sideOf(view.seat)),
  watched: (open, law) => sceneOf(open, law, null),
  opens: ({ kind }) => (kind === 'naval-phase' ? 'part' : kind === 'attack' ? 'battle' : undefined),
  where: ({ data: { hex } }) => (isPlace(hex) ? hex : undefined),
  alarm: ({ kind, data: { hex } }) => (kind === 'report' && isPlace(hex) ? hex : undefined),
  exposed: ({ kind, data: { hex, dummy: isDummy } }) =>
    kind === 'met' && isDummy === false && isPlace(hex) ? hex : undefined,
  warnings: ({ own }, _, answer) =>
    own.phase === 'attack' && isIdle(answer)
      ? [`None of your submarines attacks: they let ${own.contact?.marker} pass.`]
      : [],
  minor: ({ kind }) => kind === 'moved' || kind === 'sets-out',
  dice: ({ data: { face, faces } }) =>
    typeof face === 'number' ? [face] : Array.isArray(faces) ? faces.filter((each) => typeof each === 'number') : [],
  points: ({ own, seat }, law) => [
    { name: 'Submarines', value: hunterPoints(own, law, sideOf(seat) === law.hunter) },
    { name: 'Ships', value: perSubmarine * own.sunk },
  ],
};
