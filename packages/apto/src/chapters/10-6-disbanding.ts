/** 10.6 Partisans are gone where troops come in, the enemy's or their own. */
import { cite } from '../cite.js';
import type { HexId } from '../pieces.js';
import type { Theatre } from '../play.js';
import { unitsAt } from '../situation.js';
import { eliminate } from './5-18-eliminate.js';

/** To be called when troops enter a hex, or are placed in it. */
export function disbandAt(table: Theatre, hex: HexId): void {
  for (const partisan of unitsAt(table.state.public, hex))
    if (partisan.kind === 'partisan' && cite('10.6')) eliminate(table, partisan, 'overrun');
}
