/** R80 Whose an installation is: who may pull it down, repairs it, and pays. */
import { cite } from '../cite.js';
import type { HexId, Nation, Side } from '../pieces.js';
import { sideOf, unitsAt } from '../situation.js';
import type { Pub } from '../state.js';
import { landlord } from './8-7-invaded.js';
import { leading } from './8-footing.js';
import { payerOf } from './8-season.js';

/** The nation's whose land it is, as long as its side holds the hex; what was captured is theirs who stand there, else the first of the side's. */
export function ownerOf(pub: Pub, hex: HexId, side: Side): Nation {
  const native = landlord(hex);
  if (native !== undefined && sideOf(pub, native) === side) return native;
  const [first] = cite('R80') ? unitsAt(pub, hex, side) : [];
  return first === undefined ? leading(pub, side) : payerOf(first.nation);
}
