/** Operations: landings where they should succeed, carriers and battleships beside them, raids on ships at anchor. */
import {
  allBases,
  type BaseNo,
  baseAt,
  baseOf,
  distanceOf,
  landAt,
  type PlacedBase,
  reachOver,
  readyAir,
  shipsAt,
  unitOf,
} from '@ironbottom/fire-in-the-sky';
import type { Answer, Pick, Sheet } from '@ironbottom/umpire';
import { granted, type Wish } from './filling.js';
import { airAround, fullOf, holds, price, type Situation, wantedGarrison } from './situation.js';

export type Operation = { from: BaseNo; to: number; ships: string[]; land: string[]; air: number; worth: number };

const operational = { startingHex: true, hexesBeyond: 1 };

function ready({ view: { own }, side }: Situation, base: BaseNo): string[] {
  return shipsAt(own, base).filter(
    (id) => !own.moved.includes(id) && (side === 'allies' || unitOf(id).points <= own.oil),
  );
}

const planesOf = (ships: readonly string[]): number => ships.reduce((sum, id) => sum + unitOf(id).planes, 0);
const gunsOf = (ships: readonly string[]): number => ships.reduce((sum, id) => sum + unitOf(id).firepower, 0);
const fuelFor = (ships: readonly string[]): number => ships.reduce((sum, id) => sum + unitOf(id).points, 0);

/** The best thing to do from any base, or from one. */
export function bestOperation(situation: Situation, from?: BaseNo): Operation | undefined {
  const { side, law } = situation;
  let best: Operation | undefined;
  for (const { no } of allBases) {
    if ((from !== undefined && no !== from) || !holds(situation, side, no) || law.open[no] !== true) continue;
    const ships = ready(situation, no);
    if (ships.length === 0) continue;
    for (const found of [landing(situation, no, ships), support(situation, no, ships), raid(situation, no, ships)])
      if (found !== undefined && found.worth > (best?.worth ?? 0)) best = found;
  }
  return best;
}

const reach = ({ zones }: Situation, from: BaseNo, most: number): Int8Array =>
  reachOver(baseOf(from).place, most, zones, operational);

/** Carriers, battleships and escorts as far as the oil goes; few of them where nobody is expected. */
function escort({ side, view }: Situation, ships: readonly string[], few: boolean, slowest: number): string[] {
  const most = few ? { planes: 1, BB: 0, light: 2, DD: 1 } : { planes: 12, BB: 4, light: 5, DD: 4 };
  const chosen: string[] = [];
  let fuel = side === 'japan' ? Math.max(3, view.own.oil * (few ? 0.2 : 0.4)) : 999;
  const order = [...ships].sort((a, b) => worthOf(b) - worthOf(a));
  let [planes, heavy, light, destroyers] = [0, 0, 0, 0];
  for (const id of order) {
    const { type, points, planes: aboard, move } = unitOf(id);
    if (points > fuel || move < slowest) continue;
    if (
      aboard > 0
        ? planes >= most.planes
        : type === 'DD'
          ? destroyers >= most.DD
          : points > 1
            ? heavy >= most.BB
            : light >= most.light
    )
      continue;
    chosen.push(id);
    fuel -= points;
    planes += aboard;
    if (aboard === 0 && type === 'DD') destroyers += 1;
    else if (aboard === 0 && points > 1) heavy += 1;
    else if (aboard === 0) light += 1;
  }
  return chosen;
}

const worthOf = (id: string): number => {
  const { planes, firepower, type } = unitOf(id);
  return planes * 3 + firepower + (type === 'DD' ? 2 : 0);
};

function landing(situation: Situation, from: BaseNo, ships: readonly string[]): Operation | undefined {
  const { view, side, enemy } = situation;
  const steps = reach(situation, from, 4);
  let best: Operation | undefined;
  const bound = new Set(view.public.taskForces.flatMap((force) => (force.side === side ? [force.at] : [])));
  for (const target of situation.objectives) {
    if ((steps[target.place] ?? -1) <= 0 || bound.has(target.place)) continue;
    const defence = situation.garrisons[target.no] ?? 0;
    const land = armyFor(situation, from, defence);
    if (land === undefined) continue;
    const against = airAround(situation, enemy, target.place);
    const empty = defence === 0 && against === 0 && view.public.anchored[target.no] !== true;
    const chosen = escort(situation, ships, empty, 0);
    if (chosen.length === 0) continue;
    const air = planesOf(chosen) + airAround(situation, side, target.place);
    if (!empty && air * 1.3 + gunsOf(chosen) * 0.25 + 0.5 < against) continue;
    const worth = 30 - price(situation, target) - (steps[target.place] ?? 0) + 4 * rank(situation, target.no);
    if (best === undefined || worth > best.worth)
      best = { from, to: target.place, ships: chosen, land, air: airAboard(situation, from, target, land), worth };
  }
  return best;
}

/** Planes for a base that is to be held, as far as the transports go. */
function airAboard({ view }: Situation, from: BaseNo, { capacity }: PlacedBase, land: readonly string[]): number {
  const money = view.own.transport - land.reduce((sum, id) => sum + 2 * fullOf(id), 0);
  return Math.max(0, Math.min(2, capacity, readyAir(view.public, from), Math.floor(money / 2)));
}

const rank = (situation: Situation, base: BaseNo): number => {
  const at = situation.objectives.findIndex(({ no }) => no === base);
  return at < 0 ? 0 : Math.max(0, 5 - at);
};

/** Land units there that should be enough, and that can be spared. */
function armyFor(situation: Situation, from: BaseNo, defence: number): string[] | undefined {
  const { view, side } = situation;
  const need = defence === 0 ? 1 : Math.ceil(1.25 * defence);
  let money = view.own.transport;
  let staying = situation.garrisons[from] ?? 0;
  const keep = wantedGarrison(situation, baseOf(from)) > 0 ? 1 : 0;
  const units = landAt(view.public, side, from).filter((id) => view.public.land[id]?.moved === false);
  const strength = (id: string): number => view.public.land[id]?.strength ?? 0;
  units.sort((a, b) => (defence === 0 ? strength(a) - strength(b) : strength(b) - strength(a)) || (a < b ? -1 : 1));
  const chosen: string[] = [];
  let sum = 0;
  for (const id of units) {
    if (sum >= need) break;
    const cost = 2 * fullOf(id);
    if (cost > money || staying - strength(id) < keep) continue;
    chosen.push(id);
    sum += strength(id);
    staying -= strength(id);
    money -= cost;
  }
  return sum >= need ? chosen : undefined;
}

/** Carriers and guns to where a landing is under way and the enemy may come. */
function support(situation: Situation, from: BaseNo, ships: readonly string[]): Operation | undefined {
  const { view, side, enemy } = situation;
  for (const force of view.public.taskForces) {
    if (force.side !== side || force.land.length === 0) continue;
    const danger = airAround(situation, enemy, force.at) + anchoredNear(situation, force.at);
    if (danger === 0) continue;
    const able = ships.filter((id) => (reach(situation, from, unitOf(id).move)[force.at] ?? -1) > 0);
    const chosen = escort(situation, able, false, 0);
    if (chosen.length === 0 || (planesOf(chosen) === 0 && gunsOf(chosen) < 5)) continue;
    if (!arrives(situation, from, chosen, force.at)) continue;
    return { from, to: force.at, ships: chosen, land: [], air: 0, worth: 12 + planesOf(chosen) };
  }
  return undefined;
}

function arrives(situation: Situation, from: BaseNo, ships: readonly string[], to: number): boolean {
  const slowest = ships.reduce((least, id) => Math.min(least, unitOf(id).move), 99);
  const { side, view } = situation;
  const far = side === 'japan' && Math.ceil(1.5 * fuelFor(ships)) > view.own.oil;
  return (reach(situation, from, far ? Math.min(4, slowest) : slowest)[to] ?? -1) > 0;
}

function anchoredNear({ view, enemy }: Situation, place: number): number {
  let found = 0;
  for (const { no, place: at } of allBases)
    if (view.public.control[no] === enemy && view.public.anchored[no] === true && distanceOf(at, place) <= 4)
      found += 1;
  return found;
}

/** A blow at ships in harbour, where the planes should be too many for those who defend it. */
function raid(situation: Situation, from: BaseNo, ships: readonly string[]): Operation | undefined {
  const { view, side, enemy } = situation;
  const carriers = ships.filter((id) => unitOf(id).planes > 0);
  if (planesOf(carriers) < 5) return undefined;
  const fast = ships.filter((id) => unitOf(id).move >= 7);
  const chosen = escort(situation, fast, false, 7);
  if (planesOf(chosen) < 5) return undefined;
  let best: Operation | undefined;
  for (const { no, place } of allBases) {
    if (view.public.control[no] !== enemy || view.public.anchored[no] !== true || situation.law.open[no] !== true)
      continue;
    const against = airAround(situation, enemy, place);
    const surprise = view.public.turn === 1 && side === 'japan' ? 2 : 0;
    if (planesOf(chosen) + surprise < 1.5 * against + 1 || !arrives(situation, from, chosen, place)) continue;
    const worth = 8 + 25 * surprise + planesOf(chosen) - 2 * against;
    if (best === undefined || worth > best.worth) best = { from, to: place, ships: chosen, land: [], air: 0, worth };
  }
  return best;
}

export function whichBase(situation: Situation, { of }: Pick): Answer {
  const found = bestOperation(situation);
  if (found === undefined) return [];
  const { id } = baseOf(found.from);
  return of.some((item) => item.id === id && item.not === undefined) ? [id] : [];
}

export function whoSails(situation: Situation, sheet: Sheet, base: BaseNo): Answer {
  const found = bestOperation(situation, base);
  const wishes: Wish[] = [];
  for (const id of found?.ships ?? []) wishes.push({ row: 0, id });
  for (const id of found?.land ?? []) wishes.push({ row: 1, id });
  if (found !== undefined) wishes.push({ row: 2, amount: found.air });
  const [ships] = sheet.rows;
  // Somebody has to sail: whoever costs least.
  if (found === undefined && ships?.ask === 'pick')
    for (const { id } of [...ships.of].sort((a, b) => unitOf(a.id).points - unitOf(b.id).points).slice(0, 1))
      wishes.push({ row: 0, id });
  return granted(sheet, wishes);
}

/** Where those were meant to go who are about to sail. */
export function whither(situation: Situation, { of }: Pick): Answer {
  const { view, side } = situation;
  const { plan } = view.own;
  const sailing = plan?.sailing;
  const wanted = destination(situation, plan?.base ?? 0, sailing?.ships ?? [], sailing?.land ?? []);
  const item = of.find(({ id }) => id === String(wanted));
  if (item !== undefined) return [item.id];
  // Out of harm's way: a friendly base, or the first hex there is.
  const safe = of.find(({ at }) => {
    const base = at === undefined ? undefined : baseAt(at);
    return base !== undefined && holds(situation, side, base.no);
  });
  return [(safe ?? of[0])?.id ?? ''];
}

function destination(situation: Situation, base: BaseNo, ships: string[], land: string[]): number {
  if (land.length > 0) {
    const found = landing(situation, base, ships);
    if (found !== undefined) return found.to;
  }
  const found = support(situation, base, ships) ?? raid(situation, base, ships);
  return found?.to ?? -1;
}
