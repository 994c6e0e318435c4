/** After each month: partisans rise (10.6), and what has fallen is counted (9.10, 9.11). */
import type { Ask, FrameKind, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { hexName, nationName } from '../names.js';
import { enemyOf, type Nation, type Side } from '../pieces.js';

import type { Theatre } from '../play.js';

import { owners, unitsAt } from '../situation.js';
import type { Apto, AptoFrame, Pub } from '../state.js';
import { take } from './5-11-control.js';
import { partisanPlaces, placeOf } from './8-holdings.js';
import { conquestOf } from './9-10-conquest.js';
import { conquestFacts } from './9-facts.js';
import { partisansPlaced } from './10-6-partisans.js';

/** Nations whose people may rise, in this part of the map. */
const rising: readonly Nation[] = ['china', 'ussr'];

/** 10.6 `notes`: come this season, still to be placed, an atrocity done. */
const seasonKey = (nation: Nation): string => `10.6 season ${nation}`;
const waitingKey = (nation: Nation): string => `10.6 waiting ${nation}`;
const rolledKey = '10.6 rolled';
const atrocityKey = (nation: Nation): string => `10.6 atrocity ${nation}`;

export const politicsPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    if (table.law.options.partisans && pub.notes[rolledKey] !== pub.turn) {
      pub.notes[rolledKey] = pub.turn;
      if (pub.month % 3 === 1) for (const nation of rising) delete pub.notes[seasonKey(nation)];
      for (const nation of rising) rollPartisans(table, nation);
    }
    for (const nation of rising) {
      if ((pub.notes[waitingKey(nation)] ?? 0) === 0) continue;
      if (partisanPlaces(pub, nation).length > 0) {
        table.owe([seatOf(table.law, nation)]);
        return;
      }
      delete pub.notes[waitingKey(nation)];
    }
    if (!conquests(table)) table.pop();
  },

  ask({ public: pub, seat }, law) {
    const nation = rising.find((each) => (pub.notes[waitingKey(each)] ?? 0) > 0 && seatOf(law, each) === seat);
    return partisanAsk(pub, nation ?? 'china');
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    for (const seat in answers) {
      const nation = rising.find((each) => (pub.notes[waitingKey(each)] ?? 0) > 0 && seatOf(table.law, each) === seat);
      const [hex] = answers[seat] as string[];
      if (nation === undefined || hex === undefined) continue;
      const left = (pub.notes[waitingKey(nation)] ?? 0) - 1;
      if (left > 0) pub.notes[waitingKey(nation)] = left;
      else delete pub.notes[waitingKey(nation)];
      rise(table, nation, hex);
    }
  },
};

const partisansOf = (pub: Pub, nation: Nation): number =>
  Object.values(pub.units).filter((unit) => unit.kind === 'partisan' && unit.nation === nation && unit.hex !== null)
    .length;

/** 10.6 China has been invaded from the beginning; the Soviets only once they are at war. */
const isInvaded = (pub: Pub, nation: Nation): boolean => {
  const side = pub.alignment[nation];
  return side === 'allies' && (nation === 'china' || pub.notes['9.1 soviet war'] === 1);
};

function rollPartisans(table: Theatre, nation: Nation): void {
  const { public: pub } = table.state;
  if (!isInvaded(pub, nation) || !cite('10.6')) return;
  const atrocity = pub.notes[atrocityKey(nation)] === 1;
  const thisSeason = pub.notes[seasonKey(nation)] ?? 0;
  const die = table.roll('10.6', seatOf(table.law, nation));
  const present = partisansOf(pub, nation);
  const come = partisansPlaced({ nation, die, points: 0, year: pub.year, atrocity, present, thisSeason });
  table.say('10.6', 'partisans', { nation, die, come });
  if (come === 0) return;
  pub.notes[seasonKey(nation)] = thisSeason + come;
  pub.notes[waitingKey(nation)] = come;
}

function partisanAsk(pub: Pub, nation: Nation): Ask {
  const of = partisanPlaces(pub, nation).map((hex): Item => {
    const at = placeOf(hex);
    return { id: hex, text: hexName(hex), ...(at !== undefined && { at }) };
  });
  return {
    ask: 'pick',
    rule: '10.6',
    prompt: `Where do partisans of ${nationName(nation)} rise? An empty hex the enemy holds, in none of his Zones of Control; they block his supply and his railways.`,
    of,
    min: 1,
    max: 1,
  };
}

function rise(table: Theatre, nation: Nation, hex: string): void {
  const free = Object.values(table.state.public.units).find(
    (unit) => unit.kind === 'partisan' && unit.nation === nation && unit.hex === null,
  );
  if (free === undefined) return;
  free.hex = hex;
  free.off = null;
  table.say('10.6', 'rises', { unit: free.id, hex });
}

/** 9.10 Whether the game ends because a nation has fallen. */
function conquests(table: Theatre): boolean {
  const { public: pub, umpire } = table.state;
  for (const nation of ['china', 'mongolia'] as const) {
    const side = pub.alignment[nation];
    if (side === undefined || side === 'neutral' || pub.conquered[nation] !== undefined) continue;
    const conquest = conquestOf(nation, conquestFacts(pub, nation));
    if (!conquest.conquered) continue;
    conquer(table, nation, enemyOf(side));
  }
  return umpire.over !== null;
}

/** 9.11 Its units and its pool are gone, its hexes are the conqueror's; where it was all the enemy there was, the war is over. */
function conquer(table: Theatre, nation: Nation, by: Side): void {
  const { public: pub } = table.state;
  pub.conquered[nation] = by;
  pub.notes[`9.25 ${nation}`] = pub.turn;
  const under = (of: Nation): boolean => of === nation || (nation === 'china' && of === 'ccp' && cite('R65'));
  if (cite('9.11'))
    for (const unit of Object.values(pub.units))
      if (under(unit.nation)) {
        unit.hex = null;
        unit.off = 'gone';
      }
  if (cite('9.11')) fallTo(table, nation, by, under);
  table.say('9.11', 'conquered', { nation, by });
  if (nation === table.law.scenario.aim.conquest)
    table.end({ winners: winners(table.law, by), why: `${nationName(nation)} is conquered`, rule: '9.10' });
}

/** 9.11 Its leaders are gone too, and its land is the conqueror's but for where its allies stand. */
function fallTo(table: Theatre, nation: Nation, by: Side, under: (of: Nation) => boolean): void {
  const { law } = table;
  const { public: pub } = table.state;
  for (const leader of [...Object.values(pub.hqs), ...Object.values(pub.generals)])
    if (under(leader.nation)) {
      leader.hex = null;
      leader.off = 'gone';
    }
  for (const { id, territory } of law.map.land)
    if (territory !== null && owners[territory] === nation && unitsAt(pub, id, enemyOf(by)).length === 0)
      take(pub, law.map, id, by);
}

const winners = ({ seats }: Law, side: Side): string[] =>
  seats.filter((each) => each.side === side).map(({ seat }) => seat);
