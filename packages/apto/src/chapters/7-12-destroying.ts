/** 7.12 At the end of the Supply Step, and then alone, chits may be destroyed by those who own them. */
import type { Ask } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { hexName } from '../names.js';
import type { HexId, Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { indexOf } from '../situation.js';
import type { Pub } from '../state.js';

/** Hexes with chits of the side. */
export const storesOf = (pub: Pub, side: Side): HexId[] =>
  cite('7.12') ? [...new Set(pub.chits.flatMap((chit) => (chit.side === side ? [chit.hex] : [])))].sort() : [];

export function askDestroy(pub: Pub, law: Law, side: Side): Ask {
  const stores = storesOf(pub, side);
  return {
    ask: 'pick',
    rule: '7.12',
    prompt: 'Do you destroy supply, so that the enemy cannot capture it? All chits in a hex go.',
    of: stores.map((hex) => ({ id: hex, text: hexName(hex), at: indexOf(law.map, hex), seldom: true })),
    min: 0,
    max: stores.length,
    none: 'no supply is destroyed',
  };
}

export function destroy(table: Theatre, side: Side, hexes: readonly HexId[]): void {
  const { public: pub } = table.state;
  pub.chits = pub.chits.filter((chit) => chit.side !== side || !hexes.includes(chit.hex));
  table.say('7.12', hexes.length === 0 ? 'supply kept' : 'supply destroyed', { side, hexes: [...hexes] });
}
