/** What the tests of conquest have to know of the map. */
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { enemyOf, type HexId, type Nation, printed } from '../pieces.js';
import type { Pub } from '../state.js';
import { footingFor } from './8-footing.js';
import type { ConquestFacts } from './9-10-conquest.js';

/** R65 Once Nanking is lost the government of China sits in Chungking. */
const nanking: HexId = 'W4320';
const chungking: HexId = 'W4113';

const capitals: { readonly [N in Nation]?: HexId } = { mongolia: 'W5413' };

/** After the Supply Step whoever is out of supply is marked. */
export function conquestFacts(pub: Pub, nation: Nation): ConquestFacts {
  const side = pub.alignment[nation];
  const own = side === 'japan' ? 'japan' : 'allies';
  const footing = footingFor(pub, own);
  const cities = map.land
    .filter(({ city, territory }) => city && territory === nation)
    .map(({ id, name }) => ({ hex: id, name: name ?? id, captured: !footing.holds(id) }));
  const moved = nation === 'china' && !footing.holds(nanking) && cite('R65');
  const capital = moved ? chungking : (capitals[nation] ?? nanking);
  const enemy = footingFor(pub, enemyOf(own));
  const reached = [capital, ...map.neighbours(capital)].some((hex) => {
    const kind = hex === capital ? 'open' : map.hexside(hex, capital)?.kind;
    if (kind !== 'open') return false;
    return enemy
      .unitsAt(hex)
      .some((unit) => pub.alignment[unit.nation] === enemyOf(own) && printed(unit) > 0 && unit.marked === 0);
  });
  return { cities, capital, capitalReached: reached || !footing.holds(capital) };
}
