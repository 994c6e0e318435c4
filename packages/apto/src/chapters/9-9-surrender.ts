/** 9.9 A player may give up a nation of his for good; R127 when he is asked for his next Offensive, and where the option is played. */
import type { Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import { nationName } from '../names.js';
import { enemyOf, type Nation } from '../pieces.js';
import { nationsOf, sideOfSeat, type Theatre } from '../play.js';
import { sideOf } from '../situation.js';
import type { Pub } from '../state.js';
import { conquer } from './9-11-conquered.js';

const prefix = 'surrender:';

/** The major powers of the seat, and a minor partner, which falls with a word of its patron. The Communists fall with China (R65). */
const surrendering: readonly Nation[] = ['japan', 'china', 'ussr', 'mongolia'];

export function surrenders(pub: Pub, law: Law, seat: string): Item[] {
  if (!law.options.surrender || !cite('9.9')) return [];
  const own = nationsOf(law, seat).filter(
    (nation) =>
      surrendering.includes(nation) &&
      sideOf(pub, nation) === sideOfSeat(law, seat) &&
      pub.conquered[nation] === undefined,
  );
  return own.map((nation) => ({
    id: `${prefix}${nation}`,
    text: `${nationName(nation)} surrenders, for good`,
    seldom: true,
  }));
}

/** Whether this was a surrender: its effects are those of a conquest (9.11). */
export function surrender(table: Theatre, seat: string, id: string): boolean {
  const nation = surrenders(table.state.public, table.law, seat).some((item) => item.id === id)
    ? (id.slice(prefix.length) as Nation)
    : undefined;
  if (nation === undefined) return false;
  conquer(table, nation, enemyOf(sideOfSeat(table.law, seat)), '9.9');
  return true;
}
