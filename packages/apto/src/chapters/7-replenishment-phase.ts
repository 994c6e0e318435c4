/** 7.14 The Replenishment Step: infantry lost at home this month comes back, so many free and others for their price; then pilots (7.16) and repairs (7.17). */
import type { Answer, Ask, FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
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
import { freeReplenishments, isFree, noReplenishmentPlace } from './7-14-replenishment.js';
import { forgetTries, repairAsk, repairer, repairSeat, takeRepairs } from './7-17-repair-step.js';
import { recycles, unitPrice } from './8-6-construction.js';
import { roomLeft } from './8-footing.js';
import { payerOf } from './8-season.js';
import { askRisings, rise, risings } from './9-25-risings.js';
import { disbandAt } from './10-6-disbanding.js';

export const replenishmentPhase: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { law } = table;
    const { public: pub } = table.state;
    if (risings(pub).length > 0) return table.owe([seatOf(law, 'china')]);
    for (const unit of boxed(pub)) {
      if (rivalsOf(pub, law, unit.nation).length > 0) {
        table.owe([seatOf(law, unit.nation)]);
        return;
      }
      if (isReplenishable(pub, unit) && placesFor(pub, law, unit).length > 0 && affordable(pub, law, unit)) {
        table.owe([seatOf(law, unit.nation)]);
        return;
      }
      toPool(table, unit);
    }
    const saved = rescuer(pub);
    if (saved !== undefined) return table.owe([rescueSeat(table, saved)]);
    const purse = repairer(pub);
    if (purse !== undefined) return table.owe([repairSeat(table, purse)]);
    forgetRescues(pub);
    forgetTries(pub);
    for (const key of Object.keys(pub.notes)) if (key.startsWith(notePrefix)) delete pub.notes[key];
    table.pop();
  },

  ask(view, law) {
    if (risings(view.public).length > 0) return askRisings(view.public);
    const saved = boxed(view.public).length === 0 ? rescuer(view.public) : undefined;
    if (saved !== undefined) return rescueAsk(saved);
    const purse = boxed(view.public).length === 0 ? repairer(view.public) : undefined;
    if (purse !== undefined) return repairAsk(view.public, purse);
    const rivals = rivalsOf(view.public, law, boxed(view.public)[0]?.nation);
    return rivals.length > 0 ? askFree(view.public, law, rivals) : askPlace(view, law);
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
      const purse = saved === undefined ? repairer(pub) : undefined;
      if (saved !== undefined) rescue(table, saved, Number(answers[rescueSeat(table, saved)] ?? 0));
      else if (purse !== undefined) takeRepairs(table, purse, (answers[repairSeat(table, purse)] ?? []) as string[]);
      return;
    }
    const answer = (answers[seatOf(table.law, unit.nation)] ?? []) as string[];
    if (rivalsOf(pub, table.law, unit.nation).length > 0) {
      choose(table, unit.nation, answer);
      return;
    }
    const [hex] = answer;
    if (hex === undefined) toPool(table, unit);
    else comeBack(table, unit, hex);
  },
};

const notePrefix = '7.14 ';
const freeKey = (nation: Nation): string => `${notePrefix}${nation}`;
/** The owner has said who of the nation comes back for nothing, and it is this unit. */
const chosenKey = (nation: Nation): string => `${notePrefix}chosen ${nation}`;
const claimKey = (unit: LandUnit): string => `${notePrefix}free ${unit.id}`;

const boxed = (pub: Pub): LandUnit[] => Object.values(pub.units).filter(({ off }) => off === 'box');

/** 7.14 Nobody comes back to a nation that has been conquered, though it be free again or have risen (9.24, 9.25). */
const isReplenishable = (pub: Pub, { nation }: LandUnit): boolean =>
  pub.conquered[nation] === undefined || !cite('7.14');

const freeLeft = (pub: Pub, nation: Nation): number => freeReplenishments(nation) - (pub.notes[freeKey(nation)] ?? 0);

/** 7.14 More could come back for nothing than may: their owner chooses among these. */
function rivalsOf(pub: Pub, law: Law, nation: Nation | undefined): LandUnit[] {
  if (nation === undefined || pub.notes[chosenKey(nation)] !== undefined || !cite('7.14')) return [];
  const lost = boxed(pub).filter((unit) => unit.nation === nation && isFree(unit) && isReplenishable(pub, unit));
  const most = freeLeft(pub, nation);
  if (most <= 0 || lost.length <= most) return [];
  const rivals = lost.filter((unit) => placesFor(pub, law, unit).length > 0);
  return rivals.length > most ? rivals : [];
}

function askFree(pub: Pub, law: Law, rivals: readonly LandUnit[]): Ask {
  const [first] = rivals;
  const most = first === undefined ? 0 : freeLeft(pub, first.nation);
  return {
    ask: 'pick',
    rule: '7.14',
    prompt: `Which ${most === 1 ? 'unit comes' : `${most} units come`} back for nothing? The others that were lost at home this month can come back for their price.`,
    of: rivals.map((unit) => ({
      id: unit.id,
      text: `${unitText(unit)}, else ${unitPrice(law.charts, unit, unit.left)} EP`,
    })),
    min: most,
    max: most,
  };
}

function choose(table: Theatre, nation: Nation, ids: readonly string[]): void {
  const { public: pub } = table.state;
  pub.notes[chosenKey(nation)] = 1;
  for (const unit of boxed(pub)) if (ids.includes(unit.id)) pub.notes[claimKey(unit)] = 1;
  table.say('7.14', 'chosen to come back', { units: [...ids] });
}

/** Where the owner has chosen, those he chose alone. */
const comesFree = (pub: Pub, unit: LandUnit): boolean =>
  isFree(unit) &&
  freeLeft(pub, unit.nation) > 0 &&
  (pub.notes[chosenKey(unit.nation)] === undefined || pub.notes[claimKey(unit)] === 1);

const priceOf = (pub: Pub, law: Law, unit: LandUnit): number =>
  comesFree(pub, unit) ? 0 : unitPrice(law.charts, unit, unit.left);

/** What whoever is asked about next pays; undefined where nobody comes back. */
export function nextPrice(pub: Pub, law: Law): number | undefined {
  const [unit] = boxed(pub);
  return unit && priceOf(pub, law, unit);
}

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
  return roomLeft(hex, pub.works[hex.id], there, unit.nation);
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
    none: recycles(unit, law.options.noRecycling) ? 'it goes to the Force Pool' : 'it is lost for good',
  };
}

/** 7.14 Whoever could come back for nothing, and is let go. */
export function comeBackWarnings({ public: pub, owes, seat }: View, law: Law, answer: Answer): string[] {
  const [unit] = boxed(pub);
  if (owes?.kind !== 'replenishment' || unit === undefined || risings(pub).length > 0) return [];
  if (!Array.isArray(answer) || answer.length > 0 || seatOf(law, unit.nation) !== seat) return [];
  if (rivalsOf(pub, law, unit.nation).length > 0 || priceOf(pub, law, unit) > 0) return [];
  const instead = recycles(unit, law.options.noRecycling)
    ? 'otherwise it has to be built anew'
    : 'otherwise it is lost';
  return [`${unit.name} comes back for nothing if you say where; ${instead} (7.14).`];
}

function comeBack(table: Theatre, unit: LandUnit, hex: HexId): void {
  const { public: pub } = table.state;
  const price = priceOf(pub, table.law, unit);
  const payer = payerOf(unit.nation);
  if (price > 0) pub.ep[payer] = (pub.ep[payer] ?? 0) - price;
  else pub.notes[freeKey(unit.nation)] = (pub.notes[freeKey(unit.nation)] ?? 0) + 1;
  disbandAt(table, hex);
  unit.hex = hex;
  unit.off = null;
  table.say('7.14', 'replenished', { unit: unit.id, hex, price });
}

/** 11.13 With that option whoever is not replenished is out of the game, as is at any time what cannot be rebuilt (8.5). */
function toPool(table: Theatre, unit: LandUnit): void {
  const back = recycles(unit, table.law.options.noRecycling);
  unit.off = back ? 'pool' : 'gone';
  unit.left = unit.steps;
  table.say('7.14', back ? 'not replenished' : 'lost for good', { unit: unit.id });
}
