/** 6.0 Two depleted units of the same kind in a hex become one full one; the other goes to the pool. */
import type { Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Chit, LandUnit } from '../pieces.js';
import type { Theatre } from '../play.js';
import type { Pub } from '../state.js';

type Merge = { readonly id: string; readonly item: Item };

/** Every two that could be put together: of three alike one may have moved already, or be marked (7.10). As a rule it is all the same. */
export function merges(pub: Pub, isFree: (piece: Chit) => boolean): Merge[] {
  const waiting = new Map<string, LandUnit[]>();
  const found: Merge[] = [];
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit === undefined || unit.steps !== 2 || unit.left !== 1 || !isFree(unit)) continue;
    const key = `${unit.hex} ${unit.nation} ${unit.kind} ${unit.strength.join('-')} ${unit.move}`;
    const others = waiting.get(key) ?? [];
    others.forEach((other, nth) => {
      const merged = `merge:${other.id}:${id}`;
      const item: Item = { id: merged, text: `${unit.name} joins ${other.name}: one full unit` };
      const isNext = nth === others.length - 1 && nth % 2 === 0;
      if (cite('6.0')) found.push({ id: merged, item: isNext ? item : { ...item, seldom: true } });
    });
    waiting.set(key, [...others, unit]);
  }
  return found;
}

export function merge(table: Theatre, id: string): void {
  const { public: pub } = table.state;
  const [, kept = '', gone = ''] = id.split(':');
  const stays = pub.units[kept];
  const goes = pub.units[gone];
  if (stays === undefined || goes === undefined) return;
  stays.left = 2;
  stays.moved ||= goes.moved;
  // 7.10 Hunger is not shared away.
  stays.marked = Math.max(stays.marked, goes.marked);
  if (goes.status !== 'ready') stays.status = goes.status;
  goes.hex = null;
  goes.off = goes.once ? 'gone' : 'pool';
  goes.left = goes.steps;
  goes.marked = 0;
  table.say('6.0', 'merged', { unit: kept, with: gone });
}
