/** What the tests of conquest have to know of the map. */
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { enemyOf, type HexId, type Nation, printed } from '../pieces.js';
import type { Pub } from '../state.js';
import { footingFor } from './8-footing.js';
import { type ConquestFacts, chungking, fallenKey, nanking, ulanBator } from './9-10-conquest.js';

const capitals: { readonly [N in Nation]?: HexId } = { mongolia: ulanBator };

/** After the Supply Step whoever is out of supply is marked. */
export function conquestFacts(pub: Pub, nation: Nation): ConquestFacts {
  const side = pub.alignment[nation];
  const own = side === 'japan' ? 'japan' : 'allies';
  const footing = footingFor(pub, own);
  const cities = map.land
    .filter(({ city, territory }) => city && territory === nation)
    .map(({ id, name }) => ({ hex: id, name: name ?? id, captured: !footing.holds(id) }));
  const fallen = (hex: HexId): boolean => !footing.holds(hex) || (pub.notes[fallenKey(hex)] === 1 && cite('9.10'));
  const moved = nation === 'china' && fallen(nanking) && cite('R65');
  const capital = moved ? chungking : (capitals[nation] ?? nanking);
  const enemy = footingFor(pub, enemyOf(own));
  const reached = [capital, ...map.neighbours(capital)].some((hex) => {
    const kind = hex === capital ? 'open' : map.hexside(hex, capital)?.kind;
    if (kind !== 'open') return false;
    return enemy
      .unitsAt(hex)
      .some((unit) => pub.alignment[unit.nation] === enemyOf(own) && printed(unit) > 0 && unit.marked === 0);
  });
  return { cities, capital, capitalReached: reached || fallen(capital) };
}
