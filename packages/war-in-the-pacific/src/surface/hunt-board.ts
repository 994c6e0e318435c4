/** What the board shows while forces look for each other: markers with their reports, and what each force was sent for. */
import type { BoardPanel } from '@ironbottom/umpire';
import { markersPanel } from '../search/panel.js';
import { enemyOf, type Side, sideNames, sides } from '../sides.js';
import { contactPanel } from './contact-words.js';
import { searchIn } from './groups.js';
import { isHunting } from './hunting.js';
import { type SurfaceLaw, unitOf } from './law.js';
import { plotText } from './meeting.js';
import type { SurfaceBattle, SurfaceHunt } from './state.js';

const phases: { readonly [phase: string]: string } = {
  markers: 'which marker is which',
  search: 'search',
  looking: 'search',
  'draw chit': 'search',
  sighting: 'a report',
};

/** Undefined: the action itself says what time it is. */
export function huntClock(law: SurfaceLaw, { phase, hunt }: SurfaceBattle): string | undefined {
  if (hunt === undefined || !isHunting({ phase })) return undefined;
  const what = phases[phase];
  if (what !== undefined) return `Air Phase ${hunt.airPhase + 1} of ${searchIn(law).airPhases}: ${what}`;
  const when = law.night ? 'The night' : 'The Naval Phase';
  if (phase === 'leader') return `${when}: who commands`;
  return `${when}: ${phase === 'plot' ? 'what each force does' : 'who meets whom'}`;
}

/** The order of battle is known to both; which marker is which, to the owner. */
function forcesPanel(law: SurfaceLaw, hunt: SurfaceHunt, side: Side, own: Side | null): BoardPanel {
  const rows = searchIn(law)[side].groups.map((group) => {
    const { name, ships, admirals, mission } = group;
    const marker = hunt.markers[side].find((each) => each.group === name);
    return [
      name,
      ships.map((id) => `${unitOf(law, id).type} ${id}`).join(', '),
      admirals.map((each) => each.name).join(', ') || 'nobody',
      mission === null ? 'lies in wait' : `${mission.what}: ${mission.worth} points`,
      marker?.name ?? '?',
      marker === undefined ? '' : plotText(hunt.plots[side][marker.name], group),
    ];
  });
  return {
    id: `forces-${side}`,
    title: side === own ? 'Your forces' : own === null ? `Forces of ${sideNames[side]}` : 'Enemy forces',
    columns: ['Force', 'Ships', 'Led by', 'Sent for', 'Marker', 'Plot'],
    rows,
  };
}

/** 16.2.4 What became of those who have fought. */
function harmPanel({ others }: SurfaceHunt): BoardPanel[] {
  const rows = others
    .filter(({ state }) => state !== 'waiting')
    .map(({ id, side, state, damage }) => [
      id,
      sideNames[side],
      state === 'sunk' ? 'sunk' : damage === 0 ? 'unharmed' : `D${damage}`,
    ]);
  return rows.length === 0 ? [] : [{ id: 'fought', title: 'Have fought', columns: ['Ship', 'Of', 'State'], rows }];
}

export function huntPanels(law: SurfaceLaw, { hunt }: SurfaceBattle, own: Side | null): BoardPanel[] {
  if (hunt === undefined) return [];
  const first = own ?? sides[0];
  return [
    ...markersPanel(hunt.markers, own),
    ...(own === null ? [] : [contactPanel(law, own)]),
    forcesPanel(law, hunt, first, own),
    forcesPanel(law, hunt, enemyOf(first), own),
    ...harmPanel(hunt),
  ];
}
