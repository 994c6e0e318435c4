/** Sea deployment: garrisons and planes where the enemy is near, ships and armies towards the next target. */
import {
  allBases,
  armyOf,
  type BaseNo,
  baseAt,
  baseNumber,
  baseOf,
  distanceOf,
  landAt,
  type PlacedBase,
  readyAir,
  roomForAir,
  roomForLand,
  unitOf,
} from '@ironbottom/fire-in-the-sky';
import type { Answer, Pick, Sheet } from '@ironbottom/umpire';
import { granted, type Wish } from './filling.js';
import { bestOperation } from './operating.js';
import { attacks, holds, type Situation, wantedAir, wantedGarrison } from './situation.js';

const worthwhile = 2;
const enough = 7;

export function whereTo(situation: Situation, { of }: Pick): Answer {
  const { own } = situation.view;
  if (own.served.length >= enough) return [];
  let best: string | undefined;
  let most = worthwhile;
  for (const { id } of of) {
    const gain = gainOf(situation, baseOf(baseNumber(id)));
    if (gain > most) {
      most = gain;
      best = id;
    }
  }
  return best === undefined ? [] : [best];
}

/** Hexes that a unit comes nearer to where the attack begins. */
const nearer = ({ staging }: Situation, from: PlacedBase, to: PlacedBase): number =>
  staging === undefined ? 0 : distanceOf(from.place, staging.place) - distanceOf(to.place, staging.place);

function gainOf(situation: Situation, to: PlacedBase): number {
  const { view, side } = situation;
  let gain = 0;
  let room = roomForLand(view.public, side, to.no);
  let planes = airWanted(situation, to);
  for (const from of allBases) {
    if (from.no === to.no || !holds(situation, side, from.no) || distanceOf(from.place, to.place) > 4) continue;
    const spare = Math.min(planes, airSpare(situation, from, to));
    gain += isKey(situation, to) ? 3 * spare : spare;
    planes -= spare;
    if (isBusy(situation, from.no)) continue;
    const on = nearer(situation, from, to);
    if (on > 0) gain += on * readyShips(situation, from.no) * 0.5;
    for (const id of landAt(view.public, side, from.no)) {
      if (room === 0 || view.public.land[id]?.moved !== false) continue;
      const use = landUse(situation, id, from, to);
      if (use <= 0) continue;
      gain += use;
      room -= 1;
    }
  }
  return gain;
}

/** Asked of every base for every other: found out once. */
const found = new WeakMap<Situation, Map<BaseNo, boolean>>();

/** Whoever is deployed cannot take part in operations: where there is one to begin, all stay. */
function isBusy(situation: Situation, base: BaseNo): boolean {
  let known = found.get(situation);
  if (known === undefined) {
    known = new Map();
    found.set(situation, known);
  }
  const before = known.get(base);
  if (before !== undefined) return before;
  const busy = bestOperation(situation, base) !== undefined;
  known.set(base, busy);
  return busy;
}

function readyShips({ view: { own } }: Situation, base: BaseNo): number {
  let ships = 0;
  for (const id in own.at) if (own.at[id] === base && !own.moved.includes(id)) ships += 1;
  return ships;
}

/** What is won by bringing a land unit from one base to another; nothing where it is needed more where it is. */
function landUse(situation: Situation, id: string, from: PlacedBase, to: PlacedBase): number {
  const { view } = situation;
  const strength = view.public.land[id]?.strength ?? 0;
  if ((situation.garrisons[from.no] ?? 0) - strength < wantedGarrison(situation, from)) return 0;
  const missing = wantedGarrison(situation, to) - (situation.garrisons[to.no] ?? 0);
  const filled = missing > 0 ? 3 + Math.min(missing, strength) - (strength > 2 * missing ? 2 : 0) : 0;
  return Math.max(filled, strength >= 4 ? nearer(situation, from, to) : 0);
}

const airWanted = (situation: Situation, to: PlacedBase): number =>
  Math.max(
    0,
    Math.min(
      roomForAir(situation.view.public, to.no),
      wantedAir(situation, to) - (situation.view.public.air[to.no] ?? 0),
    ),
  );

/** What decides the war is manned first, from wherever there are planes. */
const isKey = ({ law, side }: Situation, base: PlacedBase): boolean =>
  law.aim.side === side && law.aim.manned && law.aim.bases.includes(base.id);

function airSpare(situation: Situation, from: PlacedBase, to: PlacedBase): number {
  const { public: pub } = situation.view;
  if (isKey(situation, to) && (pub.air[to.no] ?? 0) < 2 && !isKey(situation, from)) return readyAir(pub, from.no);
  return Math.max(0, Math.min(readyAir(pub, from.no), (pub.air[from.no] ?? 0) - wantedAir(situation, from)));
}

export function whoGoes(situation: Situation, sheet: Sheet, base: BaseNo): Answer {
  const to = baseOf(base);
  const [ships, land, air] = sheet.rows;
  const wishes: Wish[] = [];
  if (land?.ask === 'pick')
    for (const { id, at } of land.of) {
      const from = at === undefined ? undefined : baseAt(at);
      if (from !== undefined && !isBusy(situation, from.no) && landUse(situation, id, from, to) > 0)
        wishes.push({ row: 1, id });
    }
  if (air?.ask === 'split') {
    let wanted = airWanted(situation, to);
    for (const { id } of air.over) {
      const amount = Math.min(wanted, airSpare(situation, baseOf(baseNumber(id)), to));
      if (amount > 0) wishes.push({ row: 2, id, amount });
      wanted -= amount;
    }
  }
  if (ships?.ask === 'pick') {
    const coming = ships.of.filter(({ at }) => {
      const from = at === undefined ? undefined : baseAt(at);
      return from !== undefined && !isBusy(situation, from.no) && nearer(situation, from, to) > 0;
    });
    coming.sort((a, b) => unitOf(b.id).planes - unitOf(a.id).planes);
    for (const { id } of coming) wishes.push({ row: 0, id });
  }
  return granted(saving(situation, sheet), sparing(situation, wishes));
}

/** Whoever means to land somebody this turn keeps transports for it. */
function saving(situation: Situation, sheet: Sheet): Sheet {
  const { transport } = situation.view.own;
  const kept = attacks(situation) ? Math.min(transport, 24) : 8;
  return { ...sheet, limits: sheet.limits.map((limit) => ({ ...limit, most: Math.max(0, limit.most - kept) })) };
}

/** One unit after another leaves a base; the last that is needed stays. */
function sparing(situation: Situation, wishes: readonly Wish[]): Wish[] {
  const left = new Map<BaseNo, number>();
  return wishes.filter(({ row, id }) => {
    if (row !== 1 || id === undefined) return true;
    const unit = situation.view.public.land[id];
    if (unit === undefined) return false;
    const before = left.get(unit.at) ?? situation.garrisons[unit.at] ?? 0;
    if (before - unit.strength < wantedGarrison(situation, baseOf(unit.at))) return false;
    left.set(unit.at, before - unit.strength);
    return armyOf(id).full > 0;
  });
}
