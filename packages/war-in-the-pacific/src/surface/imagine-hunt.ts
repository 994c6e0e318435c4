/** Markers, chits and plots that a side cannot tell from the true ones. */
import type { Below } from '@ironbottom/umpire';
import { imagineMarkers } from '../search/imagine.js';
import { markerOf } from '../search/search.js';
import { enemyOf, type Side } from '../sides.js';
import { mayFeign, mayGoFor } from './engaging.js';
import { groupOf, huntIn, searchOf } from './groups.js';
import type { SurfaceLaw } from './law.js';
import { quarryOf } from './meeting.js';
import type { SurfaceBattle } from './state.js';

export function imagineHunt(law: SurfaceLaw, battle: SurfaceBattle, side: Side, below: Below): void {
  const hunt = huntIn(battle);
  const enemy = enemyOf(side);
  const plots = hunt.plots[enemy];
  // Whoever was seen to go for somebody is one that may, or a dummy that pretends to.
  imagineMarkers(searchOf(law, battle), side, below, ({ name }, group) => {
    const quarry = quarryOf(plots[name]);
    if (quarry === undefined) return true;
    const force = groupOf(law, enemy, { group });
    const target = markerOf(hunt, quarry.target);
    return force === undefined ? mayFeign(target) : mayGoFor(force, target);
  });
  for (const marker of hunt.markers[enemy]) {
    if (plots[marker.name] !== null) continue;
    const mission = groupOf(law, enemy, marker)?.mission ?? null;
    // After the missions who has not been seen at one has kept away.
    plots[marker.name] = mission === null ? 'wait' : hunt.stage === 'in' && below(2) === 0 ? 'mission' : 'away';
  }
}
