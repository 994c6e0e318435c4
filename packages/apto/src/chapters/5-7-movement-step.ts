/** 5.7 The Land Movement Step: one unit or stack after the other goes where it is sent. */
import type { Answer, Ask, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { march, rideTo } from '../moving.js';
import { hexName } from '../names.js';
import { type Chit, enemyOf, type General, type HexId, isMechanical, type LandUnit, type Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexOf, indexOf, inEnemyZone, type Situation, situationOf, unitsAt } from '../situation.js';
import { type Offensive, ownOf, type Pub } from '../state.js';
import { isSupplied } from '../supplied.js';
import { unitText } from '../unit-text.js';
import { isWetOnly, zoneOf } from './1-weather.js';
import { hexItem } from './5-0-command-step.js';
import { bumpable } from './5-2-bump.js';
import { isSupple, marches, onFoot, type Reached, rides, wanders } from './5-7-land-movement.js';
import { canCross } from './5-8-terrain.js';
import { roomFor } from './5-9-stacking.js';
import { type Group, groups, type Leader, mayTake, startersOf } from './5-10-riding.js';
import { reactionTo } from './5-17-reaction-step.js';
import { eliminate } from './5-18-eliminate.js';
import type { StepKind } from './5-offensive.js';
import { pointsOf } from './7-10-out-of-supply.js';
import { mayGo } from './9-borders.js';

/** Movement Points of a unit this month: fewer out of supply (7.10) and in Wet weather (5.7, R75). */
export function allowance(pub: Pub, law: Law, unit: LandUnit, situation?: Situation): number {
  if (unit.hex === null) return 0;
  const points = pointsOf(unit, unit.move, !isSupplied(pub, law, unit, situation));
  const wet = isWetOnly(pub.weather[zoneOf(law.charts, unit.hex)]) && !isMechanical(unit) && cite('R9');
  return wet ? Math.min(1, points) : points;
}

/** How far the rating of a General takes a unit. */
export const ratingFor = (pub: Pub, law: Law, unit: LandUnit, rating: number, situation: Situation): number =>
  pointsOf(unit, rating, !isSupplied(pub, law, unit, situation));

/** Where all of a group can go together, within stacking. R8 A move that would over-stack a hex is not offered. */
export function goals(pub: Pub, law: Law, side: Side, group: Group, situation: Situation, near = false): Reached[] {
  const reached = inReach(pub, law, side, group, situation, near);
  if (group.units[0]?.kind === 'partisan') return reached;
  return reached.filter(({ hex }) => roomFor(situation, hexOf(law.map, hex), group.units, side));
}

/** Why they cannot go where others perhaps can: no room there (5.9), or fewer Movement Points than are printed (5.7, 7.10). */
export function hindered(pub: Pub, law: Law, side: Side, group: Group, situation: Situation): string {
  const open = new Set(goals(pub, law, side, group, situation).map(({ hex }) => hex));
  const full = inReach(pub, law, side, group, situation, false).flatMap(({ hex }) => (open.has(hex) ? [] : [hex]));
  const slow = group.units.filter((unit) => allowance(pub, law, unit, situation) < unit.move);
  const hungry = slow.filter((unit) => !isSupplied(pub, law, unit, situation));
  const wet = slow.filter((unit) => !hungry.includes(unit));
  const one = (units: readonly LandUnit[], why: string): string =>
    units.length === 0 ? '' : ` One Movement Point, ${why}: ${units.map(({ name }) => name).join(', ')}.`;
  const barred = fromZoneToZone(pub, law, side, group, situation);
  return [
    barred.length === 0
      ? ''
      : ` Not straight from one enemy zone into another (5.13): ${barred.map(hexName).join(', ')}.`,
    full.length === 0
      ? ''
      : ` In reach, but without room for ${group.units.length === 1 ? 'it' : 'them'} (5.9): ${full.map(hexName).join(', ')}.`,
    one(hungry, 'out of supply (7.10)'),
    one(wet, 'in wet weather'),
  ].join('');
}

/** 5.13 Empty hexes beside them that somebody of theirs is kept out of by the enemy's zones alone. */
function fromZoneToZone(pub: Pub, law: Law, side: Side, { units }: Group, situation: Situation): HexId[] {
  const [first] = units;
  const slow = units.find((unit) => !isSupple(unit) && unit.kind !== 'partisan');
  if (first?.hex == null || slow === undefined) return [];
  const here = hexOf(law.map, first.hex);
  if (!inEnemyZone(situation, side, here.index) || !cite('5.13')) return [];
  const may = mayGo(pub, slow);
  return here.around.flatMap((index, way): HexId | [] => {
    const [to, across] = [law.map.hexes[index], here.sides[way]];
    if (to === undefined || across === undefined || !canCross(to, across) || !may(to)) return [];
    const isEmpty = (situation.stands[enemyOf(side)][index] ?? 0) === 0;
    return isEmpty && inEnemyZone(situation, side, index) ? to.id : [];
  });
}

function inReach(pub: Pub, law: Law, side: Side, group: Group, situation: Situation, near: boolean): Reached[] {
  const { units, via } = group;
  const [first] = units;
  if (first?.kind === 'partisan') return wanders(situation, first, side);
  const hunting = pub.phase === 'movement';
  const mayRide = mayTake(pub, group);
  let common: Map<HexId, Reached> | undefined;
  // 5.13 The way of those who have to stop in a zone is the way of all.
  const inOrder = [...units].sort((a, b) => Number(isSupple(b)) - Number(isSupple(a)));
  // 9.1, 10.16 All of them have to be allowed to go that way, and together.
  const mayWalk = units.map((unit) => mayGo(pub, unit, units));
  for (const unit of inOrder) {
    const reached = marches(situation, {
      ...{ unit, side, budget: allowance(pub, law, unit, situation), hunting, near },
      may: (to, passed) => mayWalk.every((may) => may(to)) && mayRide(to, passed),
      ...(via !== undefined && { via }),
    });
    const next = new Map<HexId, Reached>();
    for (const each of reached) if (common === undefined || common.has(each.hex)) next.set(each.hex, each);
    common = next;
    if (common.size === 0) return [];
  }
  return [...(common?.values() ?? [])];
}

/** Whether there is anywhere to go: beside them, as a rule, else further on. */
export const canGo = (pub: Pub, law: Law, side: Side, group: Group, situation: Situation): boolean =>
  goals(pub, law, side, group, situation, true).length > 0 || goals(pub, law, side, group, situation).length > 0;

const riderText = (rider: Leader): string => `${'command' in rider ? 'HQ' : 'General'} ${rider.name}`;

export function groupText(group: Group): string {
  const { riders, via } = group;
  const [first] = startersOf(group);
  const names = group.units.map(unitText);
  const leaders = riders.map(riderText);
  const text = (via === undefined ? [...names, ...leaders] : names).join(' + ');
  const from = first?.hex ? `${text} in ${hexName(first.hex)}` : text;
  if (via === undefined) return from;
  const how = riders.some(({ hex }) => hex === via) ? 'taking up' : 'setting down';
  return `${from}, ${how} ${leaders.join(' + ')} in ${hexName(via)} on its way`;
}

export function groupItem(law: Law, group: Group): Item {
  const hex = group.units[0]?.hex ?? null;
  const rarely = group.via !== undefined || group.riders.some((rider) => 'command' in rider);
  return {
    ...{ id: group.id, text: groupText(group) },
    ...(hex !== null && { at: indexOf(law.map, hex) }),
    ...(rarely && { seldom: true }),
  };
}

/** 5.10 A General alone has five Movement Points and takes no hex. */
export const generalAlone = 5;

const movable = (pub: Pub, law: Law, side: Side): Group[] => {
  const situation = situationOf(pub, law.map);
  return groups(pub, ({ status }) => status === 'standby').filter((group) => canGo(pub, law, side, group, situation));
};

const aloneTo = (situation: Situation, general: Chit): Reached[] =>
  rides(situation, general, generalAlone, () => true, onFoot(situation));

const lone = (pub: Pub, situation: Situation): { general: General; to: Reached[] }[] =>
  Object.values(pub.generals).flatMap((general) => {
    if (general.hex === null || general.moved || general.rode === true || general.status !== 'standby') return [];
    const to = aloneTo(situation, general);
    return to.length > 0 && cite('5.10') ? [{ general, to }] : [];
  });

/** What the seat that leads the Offensive has in hand. */
export const planOf = ({ state, law }: Theatre, { nation }: Offensive): string | null =>
  ownOf(state, seatOf(law, nation)).plan;

export function setPlan({ state, law }: Theatre, { nation }: Offensive, plan: string | null): void {
  ownOf(state, seatOf(law, nation)).plan = plan;
}

/** First who moves, which is only thought of, then where to. */
export const movement: StepKind = {
  run(table, off) {
    const { law } = table;
    const { public: pub } = table.state;
    if (off.stage === 'done') return 'over';
    if (planOf(table, off) !== null) return 'ask';
    const situation = situationOf(pub, law.map);
    if (movable(pub, law, off.side).length + lone(pub, situation).length > 0) return 'ask';
    // R79 The last who moved may have come beside a headquarters.
    return bumpable(pub, law, off.side, situation).length > 0 && cite('R79') ? 'ask' : 'over';
  },

  ask(view, law, off) {
    const { public: pub } = view;
    if (view.own.plan !== null) return askGoal(pub, law, off, view.own.plan);
    const situation = situationOf(pub, law.map);
    const movers = movable(pub, law, off.side);
    const others = lone(pub, situation);
    const isLast = movers.length === 0;
    const of = [
      ...movers.map((group) => groupItem(law, group)),
      ...others.map(
        ({ general }): Item => ({ id: `general:${general.id}`, text: `General ${general.name}, alone`, seldom: true }),
      ),
      ...bumpable(pub, law, off.side, situation).map((id): Item => {
        const item: Item = { id: `bump:${id}`, text: `HQ ${pub.hqs[id]?.name}: tell it to go` };
        // R79 While units have still to move, it can wait.
        return isLast ? item : { ...item, seldom: true };
      }),
    ];
    return {
      ...{ ask: 'pick', rule: '5.7', of, min: 0, max: 1 },
      ...(isLast && others.length === 0
        ? { prompt: 'All have moved. Is an enemy headquarters told to go (5.2)?', none: 'it stays' }
        : { prompt: 'Who moves next? A stack moves together, a unit by itself.', none: 'nobody else moves' }),
    };
  },

  take(table, off, answer) {
    const plan = planOf(table, off);
    if (plan !== null) return go(table, off, answer, plan);
    const [id] = answer as string[];
    if (id === undefined) {
      off.stage = 'done';
      table.say('5.7', 'movement over', { side: off.side });
      return;
    }
    if (id.startsWith('bump:')) return tellToGo(table, id.slice(5));
    setPlan(table, off, id);
  },
};

function tellToGo(table: Theatre, id: string): void {
  const { public: pub } = table.state;
  pub.bumped.push(id);
  table.push({ kind: 'bump', rule: '5.2' });
}

/** The group that was named, as it stands now. */
export function named(pub: Pub, id: string, isFree: (piece: Chit) => boolean): Group | undefined {
  if (id.startsWith('general:')) {
    const general = pub.generals[id.slice(8)];
    return general === undefined ? undefined : { id, units: [], riders: [general] };
  }
  return groups(pub, isFree).find((group) => group.id === id);
}

function destinations(pub: Pub, law: Law, off: Offensive, id: string): Reached[] {
  const group = named(pub, id, ({ status }) => status === 'standby');
  const situation = situationOf(pub, law.map);
  if (group === undefined) return [];
  const [general] = group.riders;
  if (group.units.length === 0) return general === undefined ? [] : aloneTo(situation, general);
  return goals(pub, law, off.side, group, situation);
}

function askGoal(pub: Pub, law: Law, off: Offensive, id: string): Ask {
  const group = named(pub, id, ({ status }) => status === 'standby');
  return {
    ask: 'pick',
    rule: '5.7',
    prompt: `Where to? ${group === undefined ? '' : `${groupText(group)}.${hindered(pub, law, off.side, group, situationOf(pub, law.map))}`}`,
    of: destinations(pub, law, off, id).map(({ hex }) => hexItem(law, hex)),
    min: 0,
    max: 1,
    none: 'it stays',
  };
}

function go(table: Theatre, off: Offensive, answer: Answer, id: string): void {
  const { law } = table;
  const { public: pub } = table.state;
  const [hex] = answer as string[];
  const group = named(pub, id, ({ status }) => status === 'standby');
  const reached = destinations(pub, law, off, id).find((each) => each.hex === hex);
  setPlan(table, off, null);
  if (group === undefined) return;
  const starters = startersOf(group);
  for (const piece of starters) piece.moved = true;
  if (reached === undefined) table.say('5.7', 'stays', { pieces: starters.map((each) => each.id) });
  else if (group.units.length === 0) {
    for (const rider of group.riders) if ('spent' in rider) rider.alone = true;
    carry(table, group, reached, off.side, '5.7');
  } else if (!reactionTo(table, group, reached, off.side)) carry(table, group, reached, off.side, '5.7');
}

/** The group goes; Generals alone take nothing. Who is to be taken up waits where he is if the way does not lead there. */
export function carry(table: Theatre, group: Group, { hex, path }: Reached, side: Side, rule: string): void {
  const { units, via } = group;
  const passes = via !== undefined && path.includes(via);
  const riders = via === undefined ? group.riders : group.riders.filter((rider) => rider.hex !== via);
  const pieces = passes ? units : [...units, ...riders];
  const from = pieces[0]?.hex ?? null;
  table.say(rule, 'moved', { pieces: pieces.map(({ id }) => id), from, path: [...path] });
  const [first] = units;
  if (first === undefined) rideTo(table, riders, path);
  // 10.6 Partisans hold a hex only while they are in it, and are gone where troops of theirs stand.
  else if (first.kind === 'partisan') {
    if (unitsAt(table.state.public, hex, side).length > 0) eliminate(table, first, 'overrun');
    else first.hex = hex;
  } else if (passes) passBy(table, group, via, { hex, path }, side);
  else {
    for (const rider of riders) board(rider);
    march(table, units, riders, path, side);
  }
}

function board(rider: Leader): void {
  rider.moved = true;
  if ('spent' in rider) rider.rode = true;
}

/** 5.10 On the way the rider gets off, or is taken up: he stays where he was if nobody comes that far. */
function passBy(
  table: Theatre,
  { units, riders }: Group,
  via: HexId,
  { hex, path }: Pick<Reached, 'hex' | 'path'>,
  side: Side,
): void {
  const waiting = riders.filter((rider) => rider.hex === via);
  for (const rider of riders) {
    if (waiting.includes(rider)) continue;
    board(rider);
    rider.hex = via;
    table.say('5.10', 'set down', { leader: rider.id, hex: via });
  }
  march(table, units, [], path, side);
  if (!units.some((unit) => unit.hex === hex)) return;
  for (const rider of waiting) {
    board(rider);
    rider.hex = hex;
    table.say('command' in rider ? '6.0' : '5.10', 'taken up', { leader: rider.id, hex: via });
  }
}
