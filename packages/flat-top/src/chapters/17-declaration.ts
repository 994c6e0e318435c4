/** 17.1, 17.2 An air attack is announced, the ships are named, and every bomber gets its target, for good. */
import type { Answer, Ask, Event, Item, Limit, Out, Refusal, Row, Share, SplitAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { label, seenFleet, seenFormation } from '../seen.js';
import { copied } from '../shapes.js';
import {
  type AirFormation,
  type Altitude,
  type Battle,
  enemyOf,
  givenBy,
  type Lot,
  ofSide,
  only,
  type Rules,
  type Seen,
  type SeenShip,
  type Ship,
  type Side,
  sides,
  type Told,
  whichOf,
} from '../state.js';
import type { AntiAircraftStep } from './17-anti-aircraft.js';
import {
  type Attack,
  type Bombing,
  bombing,
  crewTable,
  type Kind,
  kinds,
  kindsFor,
  type Target,
} from './18-bombing.js';
import { atBase, isSunk, planesInSight } from './21-damage.js';

type Answers = Partial<Record<Side, Answer>>;

/**
 * 17.1 Whether a side is asked: it has planes here, and the enemy something to attack. Whether they carry bombs is not
 * asked, for a pause for those alone that do would betray them (decision 3).
 */
export function canAttack(battle: Battle, side: Side): boolean {
  const enemy = enemyOf(side);
  if (battle.base?.side !== enemy && ofSide(battle.ships, enemy).every(isSunk)) return false;
  return isAnyFlying(ofSide(battle.air, side));
}

export function isAnyFlying(air: readonly AirFormation[]): boolean {
  for (let i = 0; i < air.length; i++) {
    const lots = air[i]?.lots ?? [];
    for (let j = 0; j < lots.length; j++) if ((lots[j]?.factors ?? 0) > 0) return true;
  }
  return false;
}

/** Whether these planes could attack something in some way: then they have a row on the sheet of 17.2. */
const canBomb = (rules: Rules, lot: Lot): boolean => lot.factors > 0 && kindsFor(rules, lot).length > 0;

export function announceAsk(seen: Seen): Ask {
  let factors = 0;
  for (const { lots } of seen.own.air)
    for (const lot of lots) if (lot.factors > 0 && findsTarget(seen, lot)) factors += lot.factors;
  const { base } = seen.enemy;
  if (base !== null) return toAttackWith(factors, `Make an air attack at ${base.name}?`);
  let ask = onShips[factors];
  if (ask === undefined) {
    ask = toAttackWith(factors, 'Make an air attack on the ships here?');
    onShips[factors] = ask;
  }
  return ask;
}

/** Where there is no base the question hangs on the number of factors alone: kept. */
const onShips: Ask[] = [];

function toAttackWith(factors: number, prompt: string): Ask {
  const id = 'attack';
  const text = `attack with up to ${factors === 1 ? '1 factor, whose target is' : `${factors} factors, whose targets are`} asked next`;
  const why = 'only bombers that carry something can attack, and you have none here';
  const item: Item = factors > 0 ? { id, text } : { id, text, not: { rule: '17.1', why } };
  return { ask: 'pick', rule: '17.1', prompt, of: [item], min: 0, max: 1 };
}

/** Whether there is anything in the hex that these planes could attack in some way. */
function findsTarget(seen: Seen, lot: Lot): boolean {
  const { marks, base } = seen.enemy;
  for (const kind of kindsFor(seen.rules, lot)) {
    if (marks.ships && 'table' in bombing(seen, lot, kind, aShip)) return true;
    if (base !== null && 'table' in bombing(seen, lot, kind, { on: 'base', offBoard: base.offBoard })) return true;
  }
  return false;
}

/** 7.13-7.15.2 Before the guns open up the attacker learns the ships of the hex, and the defender the planes. */
export function announced(battle: Battle, step: AntiAircraftStep, answers: Answers, out: Out): void {
  step.attackers = whichOf(attacks(answers.allied), attacks(answers.japan));
  if (out.on)
    for (const side of sides) {
      const answer = givenBy(answers, side);
      if (answer !== undefined) out.tell('all', '17.1', 'air-attack', { side, attacks: attacks(answer) });
    }
  step.stage = 'declare';
  for (const side of step.attackers) {
    const enemy = enemyOf(side);
    const known = battle.told;
    const { base } = battle;
    const fleet = ofSide(battle.ships, enemy);
    const decks: string[] = [];
    let afloat = 0;
    for (let i = 0; i < fleet.length; i++) {
      const ship = fleet[i];
      if (ship === undefined || isSunk(ship)) continue;
      afloat += 1;
      if (planesInSight(ship.grounded)) decks.push(ship.id);
    }
    if (base?.side === enemy && planesInSight(base.grounded)) decks.push(base.id);
    const attacker: Told = { planes: ofSide(known, side).planes, ships: true, decks };
    const { ships: shipsTold, decks: decksTold } = ofSide(known, enemy);
    const defender: Told =
      decksTold === undefined
        ? { planes: true, ships: shipsTold }
        : { planes: true, ships: shipsTold, decks: decksTold };
    battle.told = side === 'allied' ? { allied: attacker, japan: defender } : { allied: defender, japan: attacker };
    if (!out.on) continue;
    const field = base?.side === enemy ? { name: base.name, planes: decks.includes(base.id) } : undefined;
    const seen = seenFleet(fleet, decks);
    const ships = afloat === seen.length ? seen : seen.filter(({ hits, damage }) => hits < damage);
    out.tell(only(side), '7.15', 'targets-disclosed', { ships, field });
    if (!ofSide(known, enemy).planes)
      out.tell(only(enemy), '7.13', 'planes-disclosed', { formations: ofSide(battle.air, side).map(seenFormation) });
  }
}

const attacks = (answer: Answer | undefined): boolean => Array.isArray(answer) && answer[0] === 'attack';

export const doing: Record<Kind, string> = {
  dive: 'dive bombing',
  torpedo: 'torpedoes',
  level: 'level bombing',
  strafe: 'strafing',
};

/** 17.2 One row for each lot; what it cannot do is listed with the rule that forbids it. */
export function declareAsk(seen: Seen): Ask {
  const { air } = seen.own;
  const rows: Row[] = [];
  for (const { id, lots } of air) {
    for (const lot of lots) {
      if (!canBomb(seen.rules, lot)) continue;
      const prompt = `${id}: ${lot.factors} ${lot.plane}, ${lot.arms}, ${lot.altitude}`;
      const over = targetsFor(seen, lot);
      rows.push({ ask: 'split', rule: '17.2', prompt, total: lot.factors, over, all: false });
    }
  }
  const limits = limitsFor(rows.length);
  return { ask: 'sheet', rule: '17.2', prompt: 'What do your bombers attack, and how?', rows, limits };
}

/** Kept for every number of rows. */
const limits: Limit[][] = [];

function limitsFor(rows: number): Limit[] {
  const known = limits[rows];
  if (known !== undefined) return known;
  const why = 'you announced an attack and were shown the targets: at least one factor has to make it';
  const of = Array.from({ length: rows }, (_, row) => ({ row, each: -1 }));
  const kept: Limit[] = [{ rule: '17.2', why, most: -1, of }];
  limits[rows] = kept;
  return kept;
}

function targetsFor(seen: Seen, lot: Lot): Share[] {
  const { ships, base } = seen.enemy;
  const ways = kindsFor(seen.rules, lot);
  const nots = copied(ways, (kind) => refusalOf(bombing(seen, lot, kind, aShip)));
  const last = lastOffered.get(ways);
  if (last !== undefined && base === null && isAsOffered(last, ships, lot.factors, nots)) return last.over;
  const over: Share[] = [];
  for (let i = 0; i < ways.length; i++) {
    const kind = ways[i];
    if (kind === undefined) continue;
    for (const ship of ships) {
      if (ship.hits >= ship.damage) continue;
      const { id, text } = offerOf(offered(ship), kind);
      over.push(share(id, text, lot.factors, nots[i]));
    }
    if (base !== null) {
      const onBase = refusalOf(bombing(seen, lot, kind, { on: 'base', offBoard: base.offBoard }));
      over.push(share(`${base.id}:${kind}`, `base ${base.name}, ${doing[kind]}`, lot.factors, onBase));
    }
  }
  if (base === null) lastOffered.set(ways, { ships, factors: lot.factors, nots, over });
  return over;
}

const aShip: Target = { on: 'ship' };

/** The ships last offered to planes that attack in these ways. Whoever fights a battle a thousand times offers the same again. */
const lastOffered = new Map<readonly Kind[], LastOffered>();
type Nots = readonly (Refusal | undefined)[];
type LastOffered = {
  readonly ships: readonly SeenShip[];
  readonly factors: number;
  readonly nots: Nots;
  readonly over: Share[];
};

/** Ships as they were seen are replaced, never changed: the same list is the same ships, with the same hits. */
function isAsOffered(last: LastOffered, ships: readonly SeenShip[], factors: number, nots: Nots): boolean {
  if (last.ships !== ships || last.factors !== factors) return false;
  for (let i = 0; i < nots.length; i++) if (last.nots[i] !== nots[i]) return false;
  return true;
}

/** How a ship is offered as a target for each kind of attack. Written once, for sheets are made by the thousand. */
type Offer = { readonly type: string; readonly name: string } & Readonly<Record<Kind, Offered>>;
type Offered = { readonly id: string; readonly text: string };
const offers = new Map<string, Offer>();

function offered(ship: SeenShip): Offer {
  const { id, type, name } = ship;
  const known = offers.get(id);
  if (known !== undefined && known.type === type && known.name === name) return known;
  const as = (kind: Kind) => ({ id: `${id}:${kind}`, text: `${label(ship)}, ${doing[kind]}` });
  const offer: Offer = {
    type,
    name,
    dive: as('dive'),
    torpedo: as('torpedo'),
    level: as('level'),
    strafe: as('strafe'),
  };
  offers.set(id, offer);
  return offer;
}

/** `offer[kind]`, with the names written out. */
function offerOf(offer: Offer, kind: Kind): Offered {
  switch (kind) {
    case 'dive':
      return offer.dive;
    case 'torpedo':
      return offer.torpedo;
    case 'level':
      return offer.level;
    case 'strafe':
      return offer.strafe;
  }
}

const share = (id: string, text: string, cap: number, not: Refusal | undefined): Share =>
  not === undefined ? { id, text, cap } : { id, text, cap, not };

const refusalOf = (able: Bombing): Refusal | undefined => ('not' in able ? able.not : undefined);

/** While they are being put together the attacks of one kind on one target may grow. */
type Growing = Omit<Attack, 'lots'> & { readonly lots: number[] };

/** 17.2 Lots are divided by target and kind of attack; each part is a lot of its own from now on. */
export function declared(battle: Battle, step: AntiAircraftStep, answers: Answers, out: Out): void {
  const attacks: Growing[] = [];
  for (const by of step.attackers) {
    const answer = givenBy(answers, by);
    const rows = Array.isArray(answer) ? answer : [];
    const air = ofSide(battle.air, by);
    let next = 0;
    for (let af = 0; af < air.length; af++) {
      const lots = air[af]?.lots ?? [];
      // Parts are put behind the lots that were there before.
      const before = lots.length;
      for (let index = 0; index < before; index++) {
        const lot = lots[index];
        if (lot === undefined || !canBomb(battle.rules, lot)) continue;
        const row = rows[next++];
        if (typeof row === 'object' && !Array.isArray(row)) divide(battle, by, af, lots, index, row, attacks);
      }
    }
  }
  // Of planes on one target those go first that must land first (R108, decision 3).
  for (const { by, af, lots } of attacks) {
    if (lots.length < 2) continue;
    const due = (lot: number): number => ofSide(battle.air, by)[af]?.lots[lot]?.deadline ?? 0;
    lots.sort((a, b) => due(a) - due(b));
  }
  step.attacks = attacks;
  step.stage = 'order';
  if (!out.on) return;
  for (const side of step.attackers) {
    let count = 0;
    for (const { by } of attacks) if (by === side) count += 1;
    out.tell('all', '17.2', 'attacks', { side, attacks: count });
  }
  if (cite('15.3'))
    for (const attack of attacks) out.tell('all', '15.3', 'attack-announced', attackData(battle, attack));
}

/** One lot, as its row of the sheet says; what stays behind keeps its place. */
function divide(
  battle: Battle,
  by: Side,
  af: number,
  lots: Lot[],
  index: number,
  row: SplitAnswer,
  attacks: Growing[],
): void {
  const lot = lots[index];
  if (lot === undefined) return;
  let kept = lot.factors;
  for (const id in row) kept -= row[id] ?? 0;
  let free = kept === 0;
  for (const id in row) {
    const factors = row[id] ?? 0;
    const attack = factors > 0 ? attackOf(battle, by, af, lot, id) : undefined;
    if (attack === undefined) continue;
    // 18.3.1 Dive bombers are low from the Anti-Aircraft Combat Step on.
    const part = partOf(lot, factors, attack.altitude);
    const at = free ? index : lots.length;
    lots[at] = part;
    free = false;
    const same = attacks.find((other) => isSame(other, attack));
    if (same === undefined) attacks.push(withLots(attack, [at]));
    else same.lots.push(at);
  }
  if (kept > 0) lot.factors = kept;
}

function attackOf(battle: Battle, by: Side, af: number, lot: Lot, id: string): Omit<Attack, 'lots'> | undefined {
  const { kind, on: place } = read.get(id) ?? readId(id);
  const target = placeOf(ofSide(battle.ships, enemyOf(by)), place);
  if (kind === undefined || (target === atBase && battle.base === null)) return undefined;
  const on: Target = target === atBase ? { on: 'base', offBoard: battle.base?.offBoard ?? false } : aShip;
  const able = bombing(battle, lot, kind, on);
  if ('not' in able) return undefined;
  const { plane, arms } = lot;
  const altitude = kind === 'dive' ? 'low' : lot.altitude;
  const attack = { by, af, plane, kind, arms, altitude, target, table: able.table } as const;
  // SC3.5b By night they attack for themselves.
  return lot.night === true && battle.night ? { ...attack, night: true } : attack;
}

/** What the entries of the sheet stand for. Read once: there are only so many ships and bases. */
const read = new Map<string, Read>();
type Read = { readonly kind: Kind | undefined; readonly on: string };

function readId(id: string): Read {
  const mark = id.lastIndexOf(':');
  const named = id.slice(mark + 1);
  const entry = { kind: kinds.find((k) => k === named), on: id.slice(0, mark) };
  read.set(id, entry);
  return entry;
}

/** Where a ship stands in the list; whoever is no ship is the base. */
function placeOf(ships: readonly Ship[], id: string): number {
  for (let i = 0; i < ships.length; i++) if (ships[i]?.id === id) return i;
  return atBase;
}

/** Written out like every lot, so that all are of one shape. */
function partOf(lot: Lot, factors: number, altitude: Altitude): Lot {
  const { plane, seaBased, arms, tookOffArmed, deadline, burned } = lot;
  const part: Lot = { plane, seaBased, factors, altitude, arms, tookOffArmed, deadline, burned };
  if (lot.night === true) part.night = true;
  return part;
}

/** Written out: adding to a spread takes as long as thirty of these. */
function withLots(attack: Omit<Attack, 'lots'>, lots: number[]): Growing {
  const { by, af, plane, kind, arms, altitude, target, table } = attack;
  const growing: Growing = { by, af, plane, kind, arms, altitude, target, lots, table };
  return attack.night === true ? { ...growing, night: true } : growing;
}

/** 18.2 Planes of one name in one formation that do the same to the same target with the same bombs. */
function isSame(a: Omit<Attack, 'lots'>, b: Omit<Attack, 'lots'>): boolean {
  if (a.by !== b.by || a.af !== b.af || a.plane !== b.plane || a.target !== b.target) return false;
  return (
    a.kind === b.kind && a.arms === b.arms && a.altitude === b.altitude && a.table === b.table && a.night === b.night
  );
}

export function factorsIn(lots: readonly Lot[] | undefined, indexes: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < indexes.length; i++) sum += lots?.[indexes[i] ?? -1]?.factors ?? 0;
  return sum;
}

const isShipsCrew = (battle: Battle, lot: Lot | undefined): boolean =>
  lot !== undefined && crewTable(battle, lot, unchanged) !== unchanged;
const unchanged = 8;

export const targetName = (battle: Battle, { by, target }: Attack): string | undefined =>
  target === atBase ? battle.base?.name : ofSide(battle.ships, enemyOf(by))[target]?.name;

export function attackData(battle: Battle, attack: Attack): Event['data'] {
  const { by, plane, kind, arms, altitude } = attack;
  const formation = ofSide(battle.air, by)[attack.af];
  const af = formation?.id;
  const factors = factorsIn(formation?.lots, attack.lots);
  const target = targetName(battle, attack);
  const data: Event['data'] = { by, af, plane, factors, kind, arms, altitude, target };
  if (attack.night === true) data.trained = true;
  // SC5.5 Their table gives away that they come from ships, so that is told with them.
  if (isShipsCrew(battle, formation?.lots[attack.lots[0] ?? -1])) data.fromShips = true;
  return data;
}
