/**
 * 7.11 At the instant a line leads to a source again, a mark is gone: whoever is cut off anew in the same month is marked for the
 * first time. 7.8 A source that was isolated serves again at that instant, and what was left of its stock is gone.
 */
import { cite } from '../cite.js';
import type { Headquarters, LandUnit, Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexOf, sideOf, situationOf } from '../situation.js';
import { isFedBySource, termsOf } from '../supplied.js';
import { isHome } from './7-0-sources.js';
import { isolatedSources, withoutStock } from './7-8-isolation.js';

/** After whatever may have opened a way. */
export function restore(table: Theatre): void {
  const { public: pub } = table.state;
  if (pub.isolated.length > 0) for (const name of Object.keys(pub.alignment).sort()) join(table, name as Nation);
  const marked = (piece: LandUnit | Headquarters): boolean => piece.marked > 0 && piece.hex !== null;
  const [units, hqs] = [Object.values(pub.units).filter(marked), Object.values(pub.hqs).filter(marked)];
  if (units.length + hqs.length === 0 || !cite('7.11')) return;
  const situation = situationOf(pub, table.law.map);
  const fed = (piece: LandUnit | Headquarters): boolean => isFedBySource(pub, situation, piece);
  const restored = units.filter(fed);
  for (const piece of [...restored, ...hqs.filter(fed)]) piece.marked = 0;
  if (restored.length > 0) table.say('7.11', 'restored', { units: restored.map(({ id }) => id) });
}

/** Sources of a nation that can be reached again. */
export function join(table: Theatre, nation: Nation): void {
  const { law } = table;
  const { public: pub } = table.state;
  const side = sideOf(pub, nation);
  // The Communists draw on China's sources. 9.25 A conquered nation has no sources left to be cut off.
  if (side === 'neutral' || nation === 'ccp' || nation === 'manchukuo' || pub.conquered[nation] !== undefined) return;
  const cut = pub.isolated.filter((hex) => isHome(nation, hexOf(law.map, hex)));
  if (cut.length === 0) return;
  const terms = termsOf(situationOf(pub, law.map), side);
  const still = isolatedSources(nation, pub, terms, (hex) => pub.works[hex]?.port !== false);
  for (const hex of cut.filter((each) => !still.includes(each))) {
    pub.isolated = pub.isolated.filter((each) => each !== hex);
    // What the enemy has captured with the source is his (7.12).
    if (!terms.friendly(hexOf(law.map, hex))) continue;
    pub.chits = withoutStock(pub.chits, hex);
    table.say('7.8', 'joined', { nation, hex });
  }
}
