/**
 * R93 Where planes of both sides meet over a battle each side rolls a die: on a 6 one of the enemy's points is shot down and missed
 * until the next Seasonal Turn. 7.16 Pilots who came down over their own land may be back in the same month, for 4 EP.
 */
import type { Ask } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { seatOf } from '../law.js';
import { nationName } from '../names.js';
import { enemyOf, type Nation, type Side, sides } from '../pieces.js';
import { speakerOf, type Theatre } from '../play.js';
import { hexOf, holderOf, owners, sideOf } from '../situation.js';
import type { Pub, Sortie } from '../state.js';
import { isHome } from './7-0-sources.js';
import { noRecovery, PILOT_COST } from './7-16-pilots.js';

const downKey = (side: Side): string => `R93 down ${side}`;
const rescueKey = (nation: Nation): string => `7.16 ${nation}`;

/** Points of ground support that are missed this season. */
export const shotDown = ({ notes }: Pick<Pub, 'notes'>, side: Side): number => notes[downKey(side)] ?? 0;

/** The fight in the air, once both have said what they send. */
export function airCombat(table: Theatre, sortie: Sortie): void {
  const sent = sides.map((side) => sortie.air[side] ?? 0);
  if (sent.some((points) => points === 0) || !cite('R93')) return;
  const dice = sides.map((side) => table.roll('R93', speakerOf(table.law, side, [])));
  sides.forEach((side, at) => {
    if (dice[at] === 6) lose(table, sortie, enemyOf(side));
  });
  table.say('R93', 'dogfight', { hex: sortie.target, japan: dice[0] ?? 0, allies: dice[1] ?? 0 });
}

function lose(table: Theatre, sortie: Sortie, side: Side): void {
  const { law } = table;
  const { public: pub } = table.state;
  sortie.air[side] = Math.max(0, (sortie.air[side] ?? 0) - 1);
  pub.notes[downKey(side)] = shotDown(pub, side) + 1;
  const hex = hexOf(law.map, sortie.target);
  const nation = hex.territory === null ? undefined : owners[hex.territory];
  if (nation === undefined || sideOf(pub, nation) !== side) return;
  const overFriendlyHome = holderOf(pub, hex) === side && isHome(nation, hex);
  if (noRecovery({ nation, transport: false, by: 'air combat', overFriendlyHome }) === undefined && cite('7.16'))
    pub.notes[rescueKey(nation)] = (pub.notes[rescueKey(nation)] ?? 0) + 1;
}

/** A nation that can pay for pilots now. */
export function rescuer(pub: Pub): { nation: Nation; most: number } | undefined {
  for (const name in pub.alignment) {
    const nation = name as Nation;
    const points = Math.max(0, pub.ep[nation] ?? 0);
    const most = Math.min(pub.notes[rescueKey(nation)] ?? 0, Math.floor(points / PILOT_COST));
    if (most > 0) return { nation, most };
  }
  return undefined;
}

export const rescueSeat = ({ law }: Theatre, { nation }: { nation: Nation }): string => seatOf(law, nation);

export const rescueAsk = ({ nation, most }: { nation: Nation; most: number }): Ask => ({
  ask: 'say',
  rule: '7.16',
  prompt: `How many points of ground support of ${nationName(nation)} are made whole again, for ${PILOT_COST} EP each? Their pilots came down over their own land this month; else they are missed until the next Seasonal Turn.`,
  from: 0,
  to: most,
});

export function rescue(table: Theatre, { nation }: { nation: Nation }, points: number): void {
  const { public: pub } = table.state;
  const side = sideOf(pub, nation);
  delete pub.notes[rescueKey(nation)];
  if (points > 0 && side !== 'neutral') {
    pub.ep[nation] = (pub.ep[nation] ?? 0) - points * PILOT_COST;
    pub.notes[downKey(side)] = Math.max(0, shotDown(pub, side) - points);
  }
  table.say('7.16', 'pilots', { nation, points });
}

/** The month is over for those who were not brought back. */
export function forgetRescues(pub: Pub): void {
  for (const nation in pub.alignment) delete pub.notes[rescueKey(nation as Nation)];
}

/** R93 New planes come with the season. */
export function replacePlanes(pub: Pick<Pub, 'notes'>): void {
  for (const side of sides) delete pub.notes[downKey(side)];
}
