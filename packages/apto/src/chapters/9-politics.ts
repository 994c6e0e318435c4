/** After each month: partisans rise (10.6), and what has fallen is counted (9.10, 9.11). */
import type { FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { nationName } from '../names.js';
import { enemyOf, type Nation, type Side } from '../pieces.js';

import type { Theatre } from '../play.js';

import { owners, unitsAt } from '../situation.js';
import type { Apto, AptoFrame, Pub } from '../state.js';
import { take } from './5-11-control.js';
import { partisanPlaces } from './8-holdings.js';
import { conquestOf } from './9-10-conquest.js';
import { conquestFacts } from './9-facts.js';
import {
  abetAsk,
  forget,
  mostAbetted,
  newSeason,
  partisanAsk,
  placePartisan,
  rising,
  rollPartisans,
  toRoll,
  waiting,
} from './10-6-rising.js';

export const politicsPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { public: pub } = table.state;
    if (pub.month % 3 === 1) newSeason(pub);
    for (const nation of rising) {
      if (toRoll(pub, table.law, nation)) {
        if (mostAbetted(pub, nation) > 0) return table.owe([seatOf(table.law, nation)]);
        rollPartisans(table, nation, 0);
      }
      if (waiting(pub, nation) === 0) continue;
      if (partisanPlaces(pub, nation).length > 0) return table.owe([seatOf(table.law, nation)]);
      forget(pub, nation);
    }
    if (!conquests(table)) table.pop();
  },

  ask({ public: pub, seat }, law) {
    const nation = asked(pub, law, seat);
    return toRoll(pub, law, nation) ? abetAsk(pub, nation) : partisanAsk(pub, nation);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    for (const seat in answers) {
      const nation = asked(pub, table.law, seat);
      if (toRoll(pub, table.law, nation)) rollPartisans(table, nation, Number(answers[seat]));
      else placePartisan(table, nation, (answers[seat] as string[])[0]);
    }
  },
};

/** Of the nations a seat speaks for, the one it has to answer for now. */
const asked = (pub: Pub, law: Law, seat: string): Nation =>
  rising.find((each) => seatOf(law, each) === seat && (toRoll(pub, law, each) || waiting(pub, each) > 0)) ?? 'china';

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
