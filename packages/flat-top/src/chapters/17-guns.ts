/** 17.3-17.7 Who may fire at which planes, and on which table. */
import type { Answer, Ask, Item, Row } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import type { ShipType } from '../charts/ships.js';
import { cite } from '../cite.js';
import {
  type Altitude,
  type Base,
  type Battle,
  enemyOf,
  givenBy,
  ofSide,
  type Seen,
  type Ship,
  type Side,
  sides,
} from '../state.js';
import type { AntiAircraftStep } from './17-anti-aircraft.js';
import { factorsIn } from './17-declaration.js';
import type { Attack, Kind } from './18-bombing.js';
import { type Modifier, modifier } from './20-combat-resolution.js';
import { aaOf, atBase, baseAaOf, isSunk } from './21-damage.js';

/** 17.5, 17.6, R107 Planes of one name in one formation attacking one task force (or the base) in one way: one fire. */
export type Group = {
  readonly by: Side;
  readonly af: number;
  readonly plane: PlaneName;
  readonly kind: Kind;
  readonly altitude: Altitude;
  /** null: the base. */
  readonly tf: string | null;
  /** Expanded Ship Functions 4: attackers of a CL, DD or PG. */
  readonly edge: boolean;
  /** Whether they attack an anchored ship (17.3.4). */
  readonly anchored: boolean;
  readonly attacks: readonly number[];
  readonly factors: number;
  /** Anti-Aircraft Factors laid on it, and their table. */
  readonly guns: number;
  readonly table: number;
  /** 17.3.3, 17.3.4 Those of the guns that come to the help of others: anchored ships by their place, or `atBase`. */
  readonly helpers: readonly number[];
};

const none: readonly number[] = [];

const isEdge = (type: ShipType | undefined): boolean => type === 'CL' || type === 'DD' || type === 'PG';

export function groupsOf(battle: Battle, attacks: readonly Attack[]): Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < attacks.length; index++) {
    const attack = attacks[index];
    if (attack === undefined) continue;
    const { by, af, plane, kind, altitude, target } = attack;
    const ship = target === atBase ? undefined : ofSide(battle.ships, enemyOf(by))[target];
    const tf = ship?.tf ?? null;
    const edge = battle.rules.options.tfOrganization && isEdge(ship?.type) && cite('OPT-ESF.4');
    const factors = factorsIn(ofSide(battle.air, by)[af]?.lots, attack.lots);
    const anchored = ship?.anchored ?? false;
    const at = likeIt(groups, attack, tf, edge);
    const same = groups[at];
    // Written out: a spread takes as long as ten of these.
    if (same === undefined)
      groups.push({
        by,
        af,
        plane,
        kind,
        altitude,
        tf,
        edge,
        anchored,
        attacks: [index],
        factors,
        guns: 0,
        table: 0,
        helpers: none,
      });
    else
      groups[at] = {
        ...same,
        attacks: [...same.attacks, index],
        factors: same.factors + factors,
        anchored: same.anchored || anchored,
      };
  }
  return groups;
}

/** The group that an attack belongs to, if it is there already. */
function likeIt(
  groups: readonly Group[],
  { by, af, plane, kind, altitude }: Attack,
  tf: string | null,
  edge: boolean,
): number {
  for (let i = 0; i < groups.length; i++) {
    const g = groups[i];
    if (g === undefined || g.by !== by || g.af !== af || g.plane !== plane || g.tf !== tf || g.edge !== edge) continue;
    if ((g.kind === kind && g.altitude === altitude) || !cite('17.6')) return i;
  }
  return groups.length;
}

/** One ship (or `atBase`) and the groups of one formation it may fire at: at one of them (17.5). */
export type GunRow = { gun: number; aa: number; af: number; groups: readonly number[] };

export function gunRows(side: Side, ships: readonly Ship[], base: Base | null, step: AntiAircraftStep): GunRow[] {
  const rows: GunRow[] = [];
  for (const { battery, af, groups } of reachesOf(side, ships, base, step)) {
    for (let gun = battery.from; gun < battery.to; gun++) {
      const aa = gunsAt(ships, base, gun);
      if (aa > 0) rows.push({ gun, aa, af, groups });
    }
  }
  return rows;
}

/** The guns that somebody can fire: a ship by her place, or the base. */
const gunsAt = (ships: readonly Ship[], base: Base | null, gun: number): number =>
  gun === atBase ? (base === null ? 0 : baseAaOf(base)) : gunsOf(ships[gun]);

const gunsOf = (ship: Ship | undefined): number => (ship === undefined || isSunk(ship) ? 0 : aaOf(ship));

/** Ships that stand together in the list, from one place up to another, and have the same planes in reach; or the base alone. */
type Battery = { readonly from: number; to: number; aa: number };

/** The groups of one formation that a battery may fire at. */
type Reach = { readonly battery: Battery; readonly af: number; readonly groups: readonly number[] };
const noReaches: readonly Reach[] = [];

/** 17.3.1-17.3.4, 17.4 Whom the guns of a side may fire at, formation by formation. */
function reachesOf(side: Side, ships: readonly Ship[], base: Base | null, step: AntiAircraftStep): readonly Reach[] {
  const attacked = attackedBy(step.groups, enemyOf(side));
  if (attacked.length === 0) return noReaches;
  const batteries = batteriesOf(ships, base, attacked);
  const reaches: Reach[] = [];
  for (let nth = 0; nth < attacked.length; nth++) {
    const af = attacked[nth]?.af ?? 0;
    if (isBefore(attacked, nth, af)) continue;
    if (af !== attacked[0]?.af && !cite('17.4')) break;
    for (const battery of batteries) {
      const ship = battery.from === atBase ? null : (ships[battery.from] ?? null);
      const groups = inReach(step.groups, side, af, ship, attacked);
      if (groups.length > 0) reaches.push({ battery, af, groups });
    }
  }
  return reaches;
}

function batteriesOf(ships: readonly Ship[], base: Base | null, attacked: readonly Group[]): Battery[] {
  const edge = attacked.some((group) => group.edge);
  const batteries: Battery[] = [];
  let battery: Battery | undefined;
  let first: Ship | undefined;
  for (let gun = 0; gun < ships.length; gun++) {
    const ship = ships[gun];
    const aa = gunsOf(ship);
    if (ship === undefined || aa === 0) continue;
    if (battery !== undefined && first !== undefined && reachesAlike(ship, first, edge)) {
      battery.to = gun + 1;
      battery.aa += aa;
    } else {
      battery = { from: gun, to: gun + 1, aa };
      first = ship;
      batteries.push(battery);
    }
  }
  const aa = base === null ? 0 : baseAaOf(base);
  if (aa > 0) batteries.push({ from: atBase, to: atBase + 1, aa });
  return batteries;
}

/** Most often one side attacks alone: then it is all the groups, or none. */
function attackedBy(groups: readonly Group[], by: Side): readonly Group[] {
  let count = 0;
  for (let i = 0; i < groups.length; i++) if (groups[i]?.by === by) count += 1;
  if (count === 0) return noGroups;
  return count === groups.length ? groups : groups.filter((group) => group.by === by);
}

const noGroups: readonly Group[] = [];

/** What type a ship is matters only where somebody attacks the edge of a task force. */
const reachesAlike = (a: Ship, b: Ship, edge: boolean): boolean =>
  a.tf === b.tf && a.anchored === b.anchored && (!edge || isEdge(a.type) === isEdge(b.type));

/** Whether the formation has had its turn already. */
function isBefore(attacked: readonly Group[], nth: number, af: number): boolean {
  for (let i = 0; i < nth; i++) if (attacked[i]?.af === af) return true;
  return false;
}

/** The groups of a formation that a ship, or the base, may fire at. */
function inReach(
  groups: readonly Group[],
  side: Side,
  af: number,
  ship: Ship | null,
  attacked: readonly Group[],
): readonly number[] {
  let found: number[] | undefined;
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i];
    if (group === undefined || group.af !== af || group.by === side) continue;
    if (!(ship === null ? baseMayFire(group, attacked) : shipMayFire(ship, group, attacked))) continue;
    if (found === undefined) found = [i];
    else found.push(i);
  }
  return found ?? none;
}

function shipMayFire(ship: Ship, group: Group, attacked: readonly Group[]): boolean {
  if (group.tf === ship.tf) return (!group.edge || isEdge(ship.type)) && cite('17.3.1');
  // R109 Anchored ships help the base, unless their own task force is attacked.
  if (group.tf !== null || !ship.anchored || attacked.some(({ tf }) => tf === ship.tf)) return false;
  return cite('17.3.3');
}

function baseMayFire(group: Group, attacked: readonly Group[]): boolean {
  if (group.tf === null) return cite('17.3.2');
  return group.anchored && !attacked.some(({ tf }) => tf === null) && cite('17.3.4');
}

const groupId = (group: Group): string =>
  `${group.plane}:${group.kind}:${group.altitude}:${group.tf ?? 'base'}${group.edge ? ':edge' : ''}`;

/** 17.5 One row for each gun and formation that leave a choice. */
export function allocateAsk(seen: Seen, step: AntiAircraftStep): Ask {
  const rows: Row[] = [];
  for (const { gun, aa, af, groups } of gunRows(seen.side, seen.own.ships, seen.own.base, step)) {
    if (groups.length < 2) continue;
    const name = gun === atBase ? seen.own.base?.name : seen.own.ships[gun]?.name;
    const of: Item[] = [];
    const largest = [...groups].sort((a, b) => (step.groups[b]?.factors ?? 0) - (step.groups[a]?.factors ?? 0));
    for (const index of largest) {
      const group = step.groups[index];
      if (group === undefined) continue;
      of.push({
        id: groupId(group),
        text: `${group.factors} ${group.plane}, ${group.kind}${group.tf === null ? ' on the base' : ` on ${group.tf}`}`,
      });
    }
    const formation = seen.enemy.air[af]?.id ?? '';
    // Guns that are given no order hold their fire: a form begins with the largest target.
    const now = of.slice(0, 1).map(({ id }) => id);
    rows.push({
      ask: 'pick',
      rule: '17.5',
      prompt: `${name ?? ''} (${aa}) at enemy ${formation}`,
      of,
      min: 0,
      max: 1,
      now,
    });
  }
  return { ask: 'sheet', rule: '17.5', prompt: 'Which planes does each ship fire at?', rows, limits: [] };
}

/** 17.5 All that fires at one group is one fire. */
export function layGuns(battle: Battle, step: AntiAircraftStep, answers: Partial<Record<Side, Answer>>): void {
  const laid = step.groups.map((group): Laid => {
    const { by, af, plane, kind, altitude, tf, edge, anchored, attacks, factors } = group;
    const table = tableAgainst(battle, group);
    return { by, af, plane, kind, altitude, tf, edge, anchored, attacks, factors, guns: 0, table, helpers: none };
  });
  for (const side of sides) {
    const answer = givenBy(answers, side);
    const given = Array.isArray(answer) ? answer : [];
    let asked = 0;
    const base = battle.base?.side === side ? battle.base : null;
    const ships = ofSide(battle.ships, side);
    for (const { battery, groups } of reachesOf(side, ships, base, step)) {
      const only = groups.length === 1 ? groups[0] : undefined;
      if (only !== undefined) {
        lay(laid[only], battery, ships);
        continue;
      }
      for (let gun = battery.from; gun < battery.to; gun++) {
        const aa = gunsAt(ships, base, gun);
        if (aa === 0) continue;
        const row = given[asked++];
        for (const index of groups) {
          const group = laid[index];
          const chosen = Array.isArray(row) && group !== undefined && row[0] === groupId(group);
          if (chosen || !cite('17.5')) lay(group, { from: gun, to: gun + 1, aa }, ships);
        }
      }
    }
  }
  step.groups = laid;
}

/** A group while guns are being laid on it. */
type Laid = Omit<Group, 'guns' | 'helpers'> & { guns: number; helpers: readonly number[] };

/** A battery, or one gun of it, is laid on a group; those that come to the help of others are noted. */
function lay(group: Laid | undefined, battery: Battery, ships: readonly Ship[]): void {
  if (group === undefined) return;
  group.guns += battery.aa;
  const own = battery.from === atBase ? null : ships[battery.from]?.tf;
  if (own === group.tf) return;
  const helpers: number[] = [...group.helpers];
  for (let gun = battery.from; gun < battery.to; gun++) if (gun === atBase || gunsOf(ships[gun]) > 0) helpers.push(gun);
  group.helpers = helpers;
}

/** 17.3, 17.7 The table of the guns; what moves it goes on the `list`. */
export function tableAgainst(battle: Battle, { altitude }: Group, list?: Modifier[] | undefined): number {
  const { high, clouds, night } = battle.rules.charts.combatModifiers.values.antiAircraft;
  let table = battle.rules.charts.hitTables.values.antiAircraft;
  if (!cite('17.7')) return table;
  if (altitude === 'high' && cite('17.7.1')) table += modifier(list, '17.7.1', 'high altitude', high);
  if (battle.clouds && cite('17.7.2')) table += modifier(list, '17.7.2', 'clouds', clouds);
  if (battle.night && cite('17.7.3')) table += modifier(list, '17.7.3', 'night', night);
  return table;
}
