/** 7.14 The Replenishment Step: infantry lost at home this month comes back, so many free and others for their price; then pilots (7.16). */
import type { Ask, FrameKind } from '@ironbottom/umpire';
import { type Law, seatOf } from '../law.js';
import { hexName } from '../names.js';
import type { HexId, LandUnit, Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import {
  hexAt,
  holderAt,
  indexOf,
  inEnemyZone,
  type Situation,
  sideOf,
  situationOf,
  standingAt,
} from '../situation.js';
import type { Apto, AptoFrame, Pub, View } from '../state.js';
import { tracesFrom } from '../supplied.js';
import { unitText } from '../unit-text.js';
import { forgetRescues, rescue, rescueAsk, rescuer, rescueSeat } from './4-air-combat.js';
import { roomOf, stackingLimit } from './5-9-stacking.js';
import { freeReplenishments, isFree, noReplenishmentPlace } from './7-14-replenishment.js';
import { unitPrice } from './8-6-construction.js';
import { payerOf } from './8-season.js';
import { askRisings, rise, risings } from './9-25-risings.js';

export const replenishmentPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    if (risings(pub).length > 0) return table.owe([seatOf(law, 'china')]);
    for (const unit of boxed(pub)) {
      if (placesFor(pub, law, unit).length > 0 && affordable(pub, law, unit)) {
        table.owe([seatOf(law, unit.nation)]);
        return;
      }
      toPool(table, unit);
    }
    const saved = rescuer(pub);
    if (saved !== undefined) return table.owe([rescueSeat(table, saved)]);
    forgetRescues(pub);
    for (const nation in pub.alignment) delete pub.notes[freeKey(nation as Nation)];
    table.pop();
  },

  ask(view, law) {
    if (risings(view.public).length > 0) return askRisings(view.public);
    const saved = boxed(view.public).length === 0 ? rescuer(view.public) : undefined;
    return saved === undefined ? askPlace(view, law) : rescueAsk(saved);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    if (risings(pub).length > 0) {
      const answer = answers[seatOf(table.law, 'china')];
      if (answer !== undefined) rise(table, answer);
      return;
    }
    const [unit] = boxed(pub);
    if (unit === undefined) {
      const saved = rescuer(pub);
      if (saved !== undefined) rescue(table, saved, Number(answers[rescueSeat(table, saved)] ?? 0));
      return;
    }
    const [hex] = (answers[seatOf(table.law, unit.nation)] ?? []) as string[];
    if (hex === undefined) toPool(table, unit);
    else comeBack(table, unit, hex);
  },
};

const freeKey = (nation: Nation): string => `7.14 ${nation}`;

const boxed = (pub: Pub): LandUnit[] => Object.values(pub.units).filter(({ off }) => off === 'box');

/** 9.0, 9.25 Those who rise in a conquered land have as little as a minor nation. */
const freeLeft = (pub: Pub, nation: Nation): number =>
  (pub.conquered[nation] === undefined ? freeReplenishments(nation) : Math.min(1, freeReplenishments(nation))) -
  (pub.notes[freeKey(nation)] ?? 0);

const priceOf = (pub: Pub, law: Law, unit: LandUnit): number =>
  isFree(unit) && freeLeft(pub, unit.nation) > 0 ? 0 : unitPrice(law.charts, unit, unit.left);

const affordable = (pub: Pub, law: Law, unit: LandUnit): boolean =>
  priceOf(pub, law, unit) <= Math.max(0, pub.ep[payerOf(unit.nation)] ?? 0);

function placesFor(pub: Pub, { map }: Law, unit: LandUnit): HexId[] {
  const side = sideOf(pub, unit.nation);
  if (side === 'neutral') return [];
  const situation = situationOf(pub, map);
  return map.hexes.flatMap((hex) => {
    if (holderAt(situation, hex.index) !== side || hex.terrain === 'sea') return [];
    const place = {
      hex,
      friendly: true,
      supplied: tracesFrom(pub, situation, unit.nation, hex.id),
      zone: inEnemyZone(situation, side, hex.index),
      room: roomAt(pub, situation, hex.index, unit),
    };
    return noReplenishmentPlace(unit, place) === undefined ? [hex.id] : [];
  });
}

function roomAt(pub: Pub, situation: Situation, index: number, unit: LandUnit): number {
  const side = sideOf(pub, unit.nation);
  const hex = hexAt(situation.map, index);
  const there = side === 'neutral' ? [] : standingAt(situation, index, side);
  return stackingLimit(hex, pub.works[hex.id], [unit.nation]) - there.reduce((sum, each) => sum + roomOf(each), 0);
}

function askPlace({ public: pub }: View, law: Law): Ask {
  const [unit] = boxed(pub);
  if (unit === undefined) throw new Error('nobody is replenished');
  const price = priceOf(pub, law, unit);
  const cost = price === 0 ? `free, ${freeLeft(pub, unit.nation)} left this month` : `for ${price} EP`;
  return {
    ask: 'pick',
    rule: '7.14',
    prompt: `Where does ${unitText(unit)} come back? It was lost at home this month: ${cost}.`,
    of: placesFor(pub, law, unit).map((hex) => ({ id: hex, text: hexName(hex), at: indexOf(law.map, hex) })),
    min: 0,
    max: 1,
    none: 'it goes to the Force Pool',
  };
}

function comeBack(table: Theatre, unit: LandUnit, hex: HexId): void {
  const { public: pub } = table.state;
  const price = priceOf(pub, table.law, unit);
  const payer = payerOf(unit.nation);
  if (price > 0) pub.ep[payer] = (pub.ep[payer] ?? 0) - price;
  else pub.notes[freeKey(unit.nation)] = (pub.notes[freeKey(unit.nation)] ?? 0) + 1;
  unit.hex = hex;
  unit.off = null;
  table.say('7.14', 'replenished', { unit: unit.id, hex, price });
}

function toPool(table: Theatre, unit: LandUnit): void {
  unit.off = 'pool';
  unit.left = unit.steps;
  table.say('7.14', 'not replenished', { unit: unit.id });
}
