/** 7.12 At the end of the Supply Step, and then alone, chits may be destroyed by those who own them. */
import type { Ask } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { hexName } from '../names.js';
import type { Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { indexOf } from '../situation.js';
import type { Pub, SupplyChit } from '../state.js';

/** Chits of the side, each with a name of its own: its hex, its kind, and which of them it is. */
function namedChits(pub: Pub, side: Side): { id: string; nth: number; chit: SupplyChit }[] {
  const counts = new Map<string, number>();
  return pub.chits.flatMap((chit) => {
    if (chit.side !== side) return [];
    const of = `${chit.hex} ${chit.kind}`;
    const nth = (counts.get(of) ?? 0) + 1;
    counts.set(of, nth);
    return [{ id: `${of} ${nth}`, nth, chit }];
  });
}

export const hasStores = (pub: Pub, side: Side): boolean =>
  pub.chits.some((chit) => chit.side === side) && cite('7.12');

export function askDestroy(pub: Pub, law: Law, side: Side): Ask {
  const chits = namedChits(pub, side).sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    ask: 'pick',
    rule: '7.12',
    prompt: 'Do you destroy supply, so that the enemy cannot capture it? Each chit goes or stays by itself.',
    of: chits.map(({ id, nth, chit: { kind, hex } }) => ({
      id,
      text: `${hexName(hex)}, ${kind === 'sea' ? 'Sea' : 'Air'} Supply${nth === 1 ? '' : ` ${nth}`}`,
      at: indexOf(law.map, hex),
      seldom: true,
    })),
    min: 0,
    max: chits.length,
    none: 'no supply is destroyed',
  };
}

export function destroy(table: Theatre, side: Side, ids: readonly string[]): void {
  const { public: pub } = table.state;
  const gone = namedChits(pub, side).flatMap(({ id, chit }) => (ids.includes(id) ? [chit] : []));
  pub.chits = pub.chits.filter((chit) => !gone.includes(chit));
  const hexes = gone.map(({ hex }) => hex).sort();
  table.say('7.12', gone.length === 0 ? 'supply kept' : 'supply destroyed', { side, hexes });
}
