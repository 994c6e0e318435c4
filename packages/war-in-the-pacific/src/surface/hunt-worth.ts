/** What it may be expected to bring to go for a marker, from what a side knows: for programs. */
import { contactUpTo } from '../chapters/22-5-search.js';
import { type Marker, markerOf } from '../search/search.js';
import { likelyGroups } from '../search/worth.js';
import { enemyOf, type Side } from '../sides.js';
import { type Group, groupOf, huntIn, searchOf } from './groups.js';
import { pointsPerLevel, type SurfaceLaw, unitOf } from './law.js';
import { meetingOf } from './meeting.js';
import type { SurfaceBattle, SurfaceHunt } from './state.js';

const sum = (ids: readonly string[], of: (id: string) => number): number => ids.reduce((all, id) => all + of(id), 0);

/** A level or so on what is met, and on oneself, by how the guns compare. */
function fightWorth(law: SurfaceLaw, own: Group, other: Group): number {
  const [ours, theirs] = [own, other].map(({ ships }) => sum(ships, (id) => unitOf(law, id).gunnery));
  const share = (ours ?? 0) / Math.max(1, (ours ?? 0) + (theirs ?? 0));
  const [mine, his] = [own, other].map(({ ships }) => sum(ships, (id) => pointsPerLevel(law, id)));
  return share * (his ?? 0) - (1 - share) * (mine ?? 0);
}

/** The points of a fight, and of what it keeps the other from; over what the marker may be, and the die. */
export function engagementWorth(
  law: SurfaceLaw,
  battle: SurfaceBattle,
  side: Side,
  attempt: { readonly marker: string; readonly target: string; readonly when: 'in' | 'out' },
): number {
  const hunt = huntIn(battle);
  const enemy = enemyOf(side);
  const own = groupOf(law, side, markerOf(hunt, attempt.marker));
  const target = markerOf(hunt, attempt.target);
  if (own === undefined) return 0;
  return likelyGroups(searchOf(law, battle), enemy, target).reduce((all, { group, chance }) => {
    const other = groupOf(law, enemy, { group });
    if (other === undefined) return all;
    const supposed = supposing(hunt, enemy, { ...target, group }, other, attempt.when);
    const meeting = meetingOf(law, supposed, { ...attempt, side });
    if (meeting === undefined) return all;
    const met = Math.min(6, Math.max(0, contactUpTo(law.charts.searchContact, meeting.value) - meeting.E)) / 6;
    const kept = attempt.when === 'in' ? (other.mission?.worth ?? 0) : 0;
    return all + chance * met * (kept + fightWorth(law, own, other));
  }, 0);
}

/** The same search, with the marker as it is supposed to be, and on its mission if it has one. */
const supposing = (hunt: SurfaceHunt, side: Side, marker: Marker, group: Group, stage: 'in' | 'out'): SurfaceHunt => ({
  ...hunt,
  stage,
  markers: { ...hunt.markers, [side]: hunt.markers[side].map((each) => (each.name === marker.name ? marker : each)) },
  plots: { ...hunt.plots, [side]: { [marker.name]: group.mission === null ? 'wait' : 'mission' } },
});
