/**
 * 9.10 A colony is conquered when all its cities and resource hexes are captured. Of Japan's that is Manchukuo, which has troops, and Korea,
 * which has none: nobody can come to the others.
 */
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { enemyOf, type Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { holderOf, situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { yieldLand } from './9-11-conquered.js';

type Colony = 'manchukuo' | 'korea';

const placesOf = (land: Colony) =>
  map.land.filter(({ territory, city, resource }) => territory === land && (city || resource));

/** Who is in a city for a while, as partisans are, has not captured it. */
export const colonyFallen = (pub: Pub, land: Colony, by: Side): boolean =>
  placesOf(land).every((hex) => holderOf(pub, hex) === by) && cite('9.10');

const koreaKey = '9.10 korea';

/** What is left of Korea goes with its towns. 9.24 It is set free with its city that has resources. */
export function settleKorea(table: Theatre): void {
  const { public: pub } = table.state;
  const side = pub.alignment.japan;
  if (side !== 'japan') return;
  const isLost = pub.notes[koreaKey] === 1;
  const sources = placesOf('korea').filter(({ city, resource }) => city && resource);
  const isFree = isLost && sources.every((hex) => holderOf(pub, hex) === side) && cite('9.24');
  if (!isFree && (isLost || !colonyFallen(pub, 'korea', enemyOf(side)))) return;
  const by = isFree ? side : enemyOf(side);
  if (isFree) delete pub.notes[koreaKey];
  else pub.notes[koreaKey] = 1;
  table.say(isFree ? '9.24' : '9.10', 'korea', { by });
  yieldLand(pub, situationOf(pub, table.law.map), 'japan', by, (territory) => territory === 'korea');
}
