/** 5.15 The Combat Step: attacks are declared, all of them before the first is made; then they are made in that order. */
import type { Answer, Ask, Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import type { Hex } from '../map/hexes.js';
import { march } from '../moving.js';
import { hexName } from '../names.js';
import { enemyOf, type General, type HexId, type LandUnit } from '../pieces.js';
import type { Theatre } from '../play.js';
import { reckoning } from '../prospect.js';
import { hexOf, indexOf, inEnemyZone, mayStand, situationOf, unitsAt } from '../situation.js';
import type { Offensive, Pub, View } from '../state.js';
import { unitText } from '../unit-text.js';
import { hexItem, unitItem } from './5-0-command-step.js';
import { planOf, setPlan } from './5-7-movement-step.js';
import { canCross, entryCost } from './5-8-terrain.js';
import { roomFor } from './5-9-stacking.js';
import { beginAttack } from './5-14-attack.js';
import { envisage } from './5-14-muster.js';
import { mayAttack, targetsOf } from './5-15-targets.js';
import type { StepKind } from './5-offensive.js';
import { mayGo } from './9-borders.js';
import { railed } from './10-35-rails.js';

/** Units that may be told to attack in this step. */
export type May = (pub: Pub, law: Law, off: Offensive, unit: LandUnit) => boolean;

/** Who could attack what now: those not yet told to, and hexes not yet to be attacked in this Step. */
export function openTargets(pub: Pub, law: Law, off: Offensive, may: May): Map<HexId, LandUnit[]> {
  const found = new Map<HexId, LandUnit[]>();
  const told = new Set(off.attacks.flatMap(({ units }) => units));
  const situation = situationOf(pub, law.map);
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit === undefined || told.has(id) || !may(pub, law, off, unit)) continue;
    for (const target of targetsOf(pub, law, unit, off.side, situation)) {
      if (off.targets.includes(target) && cite('5.15')) continue;
      // 5.21 With no attack left others may still join in one that has to be repeated.
      if (off.left <= 0 && declaredOn(off, target) === undefined) continue;
      found.set(target, [...(found.get(target) ?? []), unit]);
    }
  }
  return found;
}

const declaredOn = ({ attacks }: Offensive, target: HexId): Offensive['attacks'][number] | undefined =>
  attacks.find((attack) => attack.target === target);

/** Stages: target, who, then resolve with follow after each attack. */
export const combatBy = (kind: 'combat' | 'exploitation', may: May): StepKind => ({
  run(table, off) {
    const { law } = table;
    const { public: pub } = table.state;
    if (off.stage === 'begin') {
      repeatFailed(pub, off);
      off.stage = 'target';
    }
    if (off.stage === 'target') {
      if (planOf(table, off) !== null) return 'ask';
      if (openTargets(pub, law, off, may).size > 0) return 'ask';
      off.stage = 'resolve';
      return 'on';
    }
    if (off.stage === 'follow' && followers(pub, law, off).length > 0) return 'ask';
    off.stage = 'resolve';
    const next = off.attacks.shift();
    if (next === undefined) return 'over';
    for (const other of off.attacks) other.changed = true;
    off.followed = [];
    off.chosen = [...next.units];
    off.stage = 'follow';
    beginAttack(table, { kind, side: off.side, ...next });
    return 'on';
  },

  ask(view, law, off) {
    const { public: pub } = view;
    if (off.stage !== 'target') return askFollow(pub, law, off);
    return view.own.plan === null ? askTarget(pub, law, off, may) : askWho(pub, law, off, may, view.own.plan);
  },

  take(table, off, answer) {
    if (off.stage !== 'target') return follow(table, off, answer);
    const plan = planOf(table, off);
    if (plan !== null) return declare(table, off, answer, plan);
    const [target] = answer as string[];
    if (target !== undefined) return setPlan(table, off, target);
    off.stage = 'resolve';
    table.say('5.15', 'all declared', { side: off.side });
  },
});

export const combat: StepKind = combatBy('combat', mayAttack);

/** 5.21 A Breakthrough that failed is repeated; others may join in. */
function repeatFailed(pub: Pub, off: Offensive): void {
  for (const { target, units } of off.repeat) {
    const left = units.filter((id) => pub.units[id]?.hex !== null && pub.units[id] !== undefined);
    if (left.length === 0 || !cite('5.21')) continue;
    off.attacks.push({ target, units: left, bound: true });
    // 5.0 The one attack of a stack has been counted already.
    off.left = Math.max(0, off.left - 1);
  }
  off.repeat = [];
}

/** The fight as it would be if these made it now. */
function weighed(pub: Pub, law: Law, off: Offensive, target: HexId, units: readonly LandUnit[]): string {
  const air = { japan: 0, allies: 0 };
  const ids = [...(declaredOn(off, target)?.units ?? []), ...units.map(({ id }) => id)];
  return reckoning(envisage(pub, law, { kind: 'combat', side: off.side, target, units: ids, air }));
}

function askTarget(pub: Pub, law: Law, off: Offensive, may: May): Ask {
  const declared = off.attacks.length === 0 ? '' : ` ${off.attacks.length} declared so far.`;
  const of = [...openTargets(pub, law, off, may)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([hex, units]): Item => {
      return {
        id: hex,
        text: `${hexName(hex)}: by all who can ${weighed(pub, law, off, hex, units)}`,
        at: indexOf(law.map, hex),
      };
    });
  return {
    ask: 'pick',
    rule: '5.15',
    prompt: `Which hex is attacked? ${off.left === 1 ? 'One attack is' : `${off.left} attacks are`} left to this Offensive in this step.${declared} Strengths are those of the fight before planes are sent.`,
    of,
    min: 0,
    max: 1,
    none: off.attacks.length === 0 ? 'no attack' : 'that is all',
  };
}

function askWho(pub: Pub, law: Law, off: Offensive, may: May, target: HexId): Ask {
  const units = openTargets(pub, law, off, may).get(target) ?? [];
  const all = weighed(pub, law, off, target, units);
  const defenders = unitsAt(pub, target).map(unitText).join(', ');
  return {
    ask: 'pick',
    rule: '5.15',
    prompt: `Who attacks ${hexName(target)}? It is held by ${defenders === '' ? 'no land unit' : defenders}. By all of these it is ${all}, before planes are sent.`,
    of: units.map((unit) => unitItem(law, unit)),
    min: 0,
    max: units.length,
    now: units.map(({ id }) => id),
    none: 'nobody after all',
  };
}

/** 5.15 An Offensive that attacks nobody; a hex that was named and then attacked by nobody is not asked about again. */
export function nobodyWarnings({ public: { offensive: off }, own: { plan }, owes }: View, answer: Answer): string[] {
  if (owes?.kind !== 'offensive' || off?.stage !== 'target' || !Array.isArray(answer) || answer.length > 0) return [];
  if (plan === null)
    return off.step === 'combat' && off.attacks.length === 0
      ? ['No attack is made in this Combat Step, though there are hexes that could be attacked (5.15).']
      : [];
  if (declaredOn(off, plan) !== undefined) return [];
  return [
    `Nobody is told to attack ${hexName(plan)}: it cannot be named again in this Step, and that cannot be taken back (5.15).`,
  ];
}

function declare(table: Theatre, off: Offensive, answer: Answer, target: HexId): void {
  const units = [...(answer as string[])];
  setPlan(table, off, null);
  // Named once, a target is not offered again: every answer makes progress.
  off.targets.push(target);
  const repeated = declaredOn(off, target);
  if (repeated !== undefined) repeated.units.push(...units);
  else if (units.length > 0) {
    off.left -= 1;
    off.attacks.push({ target, units });
  }
  table.say('5.15', 'declared', { side: off.side, target, units });
}

type Follower = { id: string; unit: LandUnit; riders: General[]; to: HexId };

/**
 * 5.19 Secondary Advance: activated units that took no part step into hexes that those before them left. Out of an enemy zone
 * only if somebody stays behind. R11 Each unit follows once after an attack.
 */
export function followers(pub: Pub, law: Law, off: Offensive): Follower[] {
  if (off.followed.length === 0) return [];
  const situation = situationOf(pub, law.map);
  const found: Follower[] = [];
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit === undefined || unit.hex === null || unit.status !== 'standby') continue;
    if (off.chosen.includes(id) && cite('R11')) continue;
    const from = hexOf(law.map, unit.hex);
    for (const to of off.followed) {
      const way = law.map.way(unit.hex, to);
      const across = way === undefined ? undefined : from.sides[way];
      const goal = hexOf(law.map, to);
      if (across === undefined || !canCross(goal, across) || !cite('5.19')) continue;
      if ((situation.stands[enemyOf(off.side)][goal.index] ?? 0) > 0) continue;
      if (entryCost(goal, railed(pub, from, goal, across), unit.kind) > Math.max(1, unit.move)) continue;
      const zoned = inEnemyZone(situation, off.side, from.index);
      if (zoned && unitsAt(pub, unit.hex, off.side).length < 2 && cite('5.19')) continue;
      if (!mayGo(pub, unit)(goal) || !roomFor(situation, goal, [unit], off.side)) continue;
      found.push({ id: `${id}>${to}`, unit, riders: [], to });
      for (const riders of partiesOf(pub, unit.hex, goal))
        found.push({ id: [`${id}>${to}`, ...riders.map((each) => each.id)].join('+'), unit, riders, to });
    }
  }
  return found;
}

/** 5.10 Generals of the Offensive who have not gone by themselves and may go along: each of a hex, and all of them. */
function partiesOf(pub: Pub, from: HexId, goal: Hex): General[][] {
  const riders = Object.values(pub.generals).filter(
    ({ hex, status, alone, nation }) =>
      hex === from && status === 'standby' && alone !== true && mayStand(pub, nation, goal) && cite('5.10'),
  );
  return [...riders.map((rider) => [rider]), ...(riders.length > 1 ? [riders] : [])];
}

function askFollow(pub: Pub, law: Law, off: Offensive): Ask {
  return {
    ask: 'pick',
    rule: '5.19',
    prompt: 'Does a unit that took no part follow into a hex that was left?',
    of: followers(pub, law, off).map(({ id, unit, riders, to }) => ({
      ...hexItem(law, to),
      id,
      text: `${[unitText(unit), ...riders.map(({ name }) => `General ${name}`)].join(' + ')} to ${hexName(to)}`,
    })),
    min: 0,
    max: 1,
    none: 'nobody follows',
  };
}

function follow(table: Theatre, off: Offensive, answer: Answer): void {
  const { public: pub } = table.state;
  const [id] = answer as string[];
  const found = followers(pub, table.law, off).find((each) => each.id === id);
  if (found === undefined) {
    off.stage = 'resolve';
    table.say('5.19', 'nobody follows', { side: off.side });
    return;
  }
  const { unit, riders, to } = found;
  const from = unit.hex;
  off.chosen.push(unit.id);
  if (from !== null && !off.followed.includes(from)) off.followed.push(from);
  const along = riders.map((rider) => rider.id);
  table.say('5.19', 'follows', { unit: unit.id, hex: to, ...(along.length > 0 && { along }) });
  for (const rider of riders) {
    rider.moved = true;
    rider.rode = true;
  }
  march(table, [unit], riders, [to], off.side);
}
