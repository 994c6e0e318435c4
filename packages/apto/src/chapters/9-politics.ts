/** After each month: partisans rise (10.6), and what has fallen is counted (9.10, 9.11). */
import type { FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { enemyOf, type Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import type { Apto, AptoFrame, Pub } from '../state.js';
import { partisanPlaces } from './8-holdings.js';
import { colonyFallen, settleKorea } from './9-10-colonies.js';
import { conquestOf, sovietsOut } from './9-10-conquest.js';
import { conquer } from './9-11-conquered.js';
import { disband, isLiberated, liberate } from './9-24-liberation.js';
import { conquestFacts } from './9-facts.js';
import {
  abetAsk,
  findNoPlace,
  mostAbetted,
  newSeason,
  partisanAsk,
  placePartisan,
  rising,
  rollPartisans,
  toRoll,
  waiting,
} from './10-6-rising.js';
import { isAtWarWithSoviets } from './10-39-nomonhan.js';

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
      findNoPlace(table, nation);
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

/** 9.10, R128 Once a month: whether the game ends because a nation has fallen. 9.24 What was conquered may be set free, and conquered again. */
function conquests(table: Theatre): boolean {
  const { public: pub, umpire } = table.state;
  settleKorea(table);
  for (const nation of ['china', 'mongolia', 'ussr', 'manchukuo'] as const) {
    const side = pub.alignment[nation];
    if (side === undefined || side === 'neutral') continue;
    if (pub.conquered[nation] === enemyOf(side)) {
      if (isLiberated(pub, nation, side)) liberate(table, nation, side);
    } else if (hasFallen(pub, nation) && cite('R128')) conquer(table, nation, enemyOf(side), '9.10');
    if (pub.conquered[nation] === side) disband(table, nation, side);
  }
  return umpire.over !== null;
}

function hasFallen(pub: Pub, nation: Nation): boolean {
  if (nation === 'manchukuo') return colonyFallen(pub, nation, 'allies');
  const facts = conquestFacts(pub, nation);
  if (nation === 'ussr') return isAtWarWithSoviets(pub) && sovietsOut(facts.cities);
  return conquestOf(nation, facts).conquered;
}
