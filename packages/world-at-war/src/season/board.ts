/** How the season game looks: no map, but the box in panels, and what the last warfare came to. */
import type { Board, BoardPanel, Scene } from '@ironbottom/umpire';
import { available, pointsOf, seasonOf } from './economy.js';
import {
  type SeasonGame,
  type SeasonOwn,
  type SeasonPublic,
  type Side,
  type Spread,
  sideOf,
  sides,
  waters,
} from './kit.js';
import type { SeasonLaw } from './law.js';
import { seasonName } from './scenarios.js';
import { waterNames } from './stations.js';

const sideNames: { readonly [side in Side]: string } = { japan: 'Japan', allies: 'Allies' };
const phaseNames = { 'set-up': 'setting up', convoys: 'construction and convoys', stations: 'redeployment' } as const;

export const seasonBoard: Board<SeasonGame> = {
  map: () => null,
  scene: (view, law) => sceneWith(view.public, law, [placedPanel(view.own, sideOf(view.seat))]),
  watched: (open, law) => sceneWith(open, law, []),
  opens: ({ kind }) => (kind === 'turn' ? 'part' : undefined),
  minor: ({ kind, data }) => kind === 'warfare' && data.submarines === 0 && data.asw === 0,
  points: ({ public: { sides: both } }) =>
    sides.map((side) => ({ name: sideNames[side], value: pointsOf(side, both[side]) })),
  dice: ({ kind, data }) =>
    kind === 'warfare' && Array.isArray(data.dice) ? data.dice.filter((die) => typeof die === 'number') : [],
  warnings({ public: pub }, _law, answer) {
    if (pub.phase !== 'convoys' || pub.mover !== 'japan' || !Array.isArray(answer) || answer[3] !== 0) return [];
    return ['Without a line to the south Japan loses 15 BRPs at the start of its next turn (20.633C).'];
  },
};

function sceneWith(pub: SeasonPublic, law: SeasonLaw, own: readonly BoardPanel[]): Scene {
  const { japan, allies } = pub.sides;
  return {
    clock: `${seasonName(seasonOf(pub, law))}: ${pub.phase === 'set-up' ? '' : `${sideNames[pub.mover]}, `}${phaseNames[pub.phase]}`,
    score: `Japan ${pointsOf('japan', japan)}, Allies ${pointsOf('allies', allies)}`,
    pieces: [],
    overlays: [],
    panels: [seasonsPanel(pub, law), boxPanel(pub), trafficPanel(pub), ...own, ...reportPanels(pub, law)],
  };
}

function seasonsPanel(pub: SeasonPublic, { scenario }: SeasonLaw): BoardPanel {
  const { japan, allies } = pub.sides;
  const row = (text: string, of: (side: 'japan' | 'allies') => number): string[] => [
    text,
    String(of('japan')),
    String(of('allies')),
  ];
  return {
    id: 'points',
    title: 'Points, so far',
    columns: ['For', 'Japan', 'Allies'],
    rows: [
      ['Oil counters landed', String(japan.oilLanded), '–'],
      ['Lines supplied', '–', String(allies.supplied)],
      row('Five factors landed, each', (side) => Math.floor(pub.sides[side].landed / 5)),
      ['Grants', '–', String(allies.grants)],
      row('In all', (side) => pointsOf(side, pub.sides[side])),
    ],
    provenance: 'designed',
    note: 'After the last season the side with more points wins; Japan, if they are equal.',
    track: {
      title: 'Seasons',
      steps: Array.from({ length: scenario.seasons }, (_, i) => ({
        text: seasonName(scenario.first + i),
        when: i < pub.season ? 'past' : i === pub.season ? 'now' : 'ahead',
        dark: false,
      })),
    },
  };
}

function boxPanel({ sides: both }: SeasonPublic): BoardPanel {
  const row = (text: string, of: (side: Side) => string | number): string[] => [
    text,
    String(of('japan')),
    String(of('allies')),
  ];
  return {
    id: 'box',
    title: 'The Pacific box',
    columns: ['', 'Japan', 'Allies'],
    rows: [
      row('BRPs', (side) => both[side].brps),
      row('Transports in the box', (side) => both[side].transports),
      row('of which can be used', (side) => available(both[side])),
      row('Built this turn', (side) => both[side].built),
      row('Damaged, in port', (side) => both[side].port),
      ['In other oceans', '–', String(both.allies.elsewhere)],
      row('Submarines', (side) => both[side].submarines),
      row('ASW', (side) => both[side].asw),
      row('Lost to shortages this turn', (side) => both[side].lost),
    ],
    note: 'Optimal levels: Japan 15, Allies 10; a BRP is lost for each transport below them when the turn begins.',
  };
}

const trafficPanel = ({ sides: both }: SeasonPublic): BoardPanel => ({
  id: 'traffic',
  title: 'Where transports sailed',
  columns: ['Water', 'Japan', 'Allies'],
  rows: waters.map((water) => [
    waterNames[water],
    String(both.japan.traffic[water]),
    String(both.allies.traffic[water]),
  ]),
  provenance: 'designed',
  note: 'Oil, the line and grants go through the southern seas, supply and units to the islands; all others stay north.',
});

function placedPanel({ submarines, asw }: SeasonOwn, side: Side): BoardPanel {
  const cell = (spread: Spread | null, water: keyof Spread): string => (spread === null ? '–' : String(spread[water]));
  return {
    id: 'placed',
    title: `Placed in secret (${sideNames[side]})`,
    columns: ['Water', 'Submarines', 'ASW'],
    rows: waters.map((water) => [waterNames[water], cell(submarines, water), cell(asw, water)]),
    ...((submarines === null || asw === null) && { note: 'What has fought is placed anew when you redeploy.' }),
  };
}

function reportPanels({ reports }: SeasonPublic, { scenario }: SeasonLaw): BoardPanel[] {
  return sides.flatMap((side) => {
    const report = reports[side];
    if (report === null) return [];
    return [
      {
        id: `report-${side}`,
        title: `${sideNames[side]}’ submarines, ${seasonName(scenario.first + report.season)}`.replace(
          'Japan’',
          'Japan’s',
        ),
        provenance: 'designed' as const,
        columns: ['Water', 'Submarines', 'ASW', 'Transports', 'Sunk', 'Damaged', 'Submarines lost'],
        rows: waters.map((water) => {
          const { submarines, asw, transports, sunk, damaged, lost } = report.waters[water];
          return [waterNames[water], ...[submarines, asw, transports, sunk, damaged, lost].map(String)];
        }),
      },
    ];
  });
}
