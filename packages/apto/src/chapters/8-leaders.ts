/** Part 8: Generals and Headquarters are lifted from wherever they are and set down elsewhere (8.11). */
import type { Ask, Item, Table } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { hexName } from '../names.js';
import type { General, Headquarters, Nation } from '../pieces.js';
import type { Apto, Pub } from '../state.js';
import { noPlaceForLeader } from './8-11-placement.js';
import { besideOwnHq, placementHexes, placeOf } from './8-holdings.js';
import { disbandAt } from './10-6-disbanding.js';

type Seasonal = Table<Apto>;
type Leader = Headquarters | General;

const allLeaders = (pub: Pub): Leader[] => [...Object.values(pub.hqs), ...Object.values(pub.generals)];

/** Part 8: any General and any Headquarters may be lifted and set down elsewhere, once in a Seasonal Turn. */
export const leaders = (pub: Pub, nations: readonly Nation[]): Leader[] =>
  allLeaders(pub).filter(
    (leader) =>
      nations.includes(leader.nation) &&
      !leader.moved &&
      (leader.hex !== null || leader.off === 'pool') &&
      cite('PART-8'),
  );

const chosenKey = '8 leader';

export function leaderAsk(pub: Pub, nations: readonly Nation[]): Ask {
  const free = leaders(pub, nations);
  const chosen = pub.notes[chosenKey];
  const leader = chosen === undefined ? undefined : free[chosen - 1];
  if (leader === undefined)
    return {
      ask: 'pick',
      rule: 'PART-8',
      prompt:
        'Which Headquarters or General goes elsewhere? Each may be set down once in a Seasonal Turn, wherever it is now.',
      of: free.map((each) => {
        const at = each.hex === null ? undefined : placeOf(each.hex);
        return {
          id: each.id,
          text: `${each.name}, ${each.hex === null ? 'in the pool' : hexName(each.hex)}`,
          ...(at !== undefined && { at }),
        };
      }),
      min: 0,
      max: 1,
      none: 'all stay where they are',
    };
  const of = leaderHexes(pub, leader).map((hex): Item => {
    const at = placeOf(hex);
    return { id: hex, text: hexName(hex), ...(at !== undefined && { at }) };
  });
  return {
    ask: 'pick',
    rule: '8.11',
    prompt: whereTo(leader),
    of: leader.hex === null || !cite('PART-8') ? of : [...of, offTheMap],
    min: 0,
    max: 1,
    none: leader.hex === null ? 'it stays off the map this season' : 'it stays after all',
  };
}

/** PART-8 All may be taken up before any is set down: else two headquarters could not change places (5.1). */
const offTheMap: Item = {
  id: 'off',
  text: 'off the map: it may be set down later in this Seasonal Turn, or in another',
  seldom: true,
};

const whereTo = (leader: Leader): string =>
  `Where does ${whoLeads(leader)} Any hex of yours will do, in supply or not, but none in an enemy Zone of Control unless a unit of yours stands there.`;

const whoLeads = (leader: Leader): string =>
  'command' in leader
    ? `HQ ${leader.name} go? It leads those within ${leader.radius} ${leader.radius === 1 ? 'hex' : 'hexes'} of it: put it behind those who are to attack.`
    : `General ${leader.name} go? He leads those in his hex and beside it: put him with those who are to attack.`;

function leaderHexes(pub: Pub, leader: Leader): string[] {
  const isHq = 'command' in leader;
  return placementHexes(pub, leader.nation, true)
    .filter((at) => noPlaceForLeader(at) === undefined && !(isHq && besideOwnHq(pub, leader, at.hex)))
    .map(({ hex }) => hex);
}

/** First who goes, then where to. Whether there may be another. */
export function takeLeader(table: Seasonal, nations: readonly Nation[], [picked]: string[]): boolean {
  const { public: pub } = table.state;
  const free = leaders(pub, nations);
  const chosen = pub.notes[chosenKey];
  const leader = chosen === undefined ? undefined : free[chosen - 1];
  if (leader === undefined) {
    if (picked !== undefined) pub.notes[chosenKey] = free.findIndex(({ id }) => id === picked) + 1;
    table.say('PART-8', 'recalled', { leader: picked ?? null });
    return picked !== undefined;
  }
  delete pub.notes[chosenKey];
  if (picked === offTheMap.id) {
    leader.hex = null;
    leader.off = 'pool';
    table.say('PART-8', 'taken off', { leader: leader.id });
    return true;
  }
  leader.moved = true;
  if (picked !== undefined) {
    leader.hex = picked;
    if (cite('R170')) disbandAt(table, picked);
    leader.off = null;
  }
  table.say('PART-8', 'reassigned', { leader: leader.id, hex: leader.hex });
  return true;
}

export function forgetReassigned(pub: Pub): void {
  for (const leader of allLeaders(pub)) leader.moved = false;
}
