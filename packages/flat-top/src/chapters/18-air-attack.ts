/** 18 Air attack combat: the bombs fall as announced, one attack after another. */
import type { Ask, Out, Row } from '@ironbottom/umpire';
import { criticalTableOf } from '../charts/critical-hits.js';
import { cite } from '../cite.js';
import { type Battle, enemyOf, type Lot, ofSide, type Seen, type Side } from '../state.js';
import { attackData, factorsIn, targetName } from './17-declaration.js';
import { attackId } from './18-2-order.js';
import { type Attack, causeOf } from './18-bombing.js';
import {
  diceOf,
  type Modifier,
  modifier,
  needDie,
  noDie,
  printedTable,
  resultOf,
  withinTables,
} from './20-combat-resolution.js';
import { atBase, doubles, forbidNextTurn, hitBase, hitShip, isCrippled, isSunk, losePlanes } from './21-damage.js';
import { type Critical, mayBeCritical, threatens } from './optional-critical-hits.js';
import type { Chapter, Progress } from './steps.js';

/** Lists are replaced, never changed, so that copies may share them. */
export type AirAttackStep = {
  rule: '18';
  attacks: readonly Attack[];
  /** Expanded Plane Functions 1: for each attack the one it is made together with, or -1; null until that is settled. */
  joins: readonly number[] | null;
  at: number;
  /** What the attack before us is made with, from when its die is asked for until it falls; else 0. */
  factors: number;
  table: number;
  critical: Critical | null;
};

const dice = diceOf('18.2');

export const airAttackStep = (attacks: readonly Attack[]): AirAttackStep => ({
  rule: '18',
  attacks,
  joins: null,
  at: 0,
  factors: 0,
  table: 0,
  critical: null,
});

const alone = -1;

export const airAttack: Chapter<AirAttackStep> = {
  next(battle, step, out): Progress {
    if (step.critical !== null) return applyCritical(battle, step, out);
    if (step.joins === null) {
      const by = combiners(battle, step.attacks);
      if (by.length > 0) return { need: 'decision', rule: 'OPT-EPF.1', of: by };
      step.joins = noJoins;
    }
    for (; step.at < step.attacks.length; step.at++) {
      const attack = step.attacks[step.at];
      if (attack === undefined || hasJoined(step) || !cite('18.1')) continue;
      const factors = factorsOf(battle, step, attack);
      if (factors === 0) continue;
      if (isGone(battle, attack)) {
        lostAttack(battle, step, attack, out);
        continue;
      }
      if (!cite('18.2')) continue;
      step.factors = factors;
      step.table = tableOf(battle, step, attack);
      const need = needDie(battle.rules, dice, attack.by, step.table, factors);
      if (need !== undefined) return need;
      strike(battle, step, noDie, out);
      return 'again';
    }
    return 'done';
  },

  die: strike,

  ask: (seen, step) => combineAsk(seen, step.attacks),

  decide(battle, step, answers) {
    const joins = step.attacks.map(() => alone);
    for (const by of combiners(battle, step.attacks)) {
      const answer = answers[by];
      const rows = Array.isArray(answer) ? answer : [];
      smallOnes(ofSide(battle.air, by), step.attacks, by).forEach(({ index, hosts }, i) => {
        const row = rows[i];
        const at = { air: ofSide(battle.air, by), ships: ofSide(battle.ships, enemyOf(by)), base: battle.base };
        const host = hosts.find((h) => {
          const attack = step.attacks[h];
          return attack !== undefined && Array.isArray(row) && row[0] === attackId(at, attack);
        });
        // Small ones cannot wait for each other in a ring.
        if (host !== undefined && lastHost(joins, host) !== index) joins[index] = host;
      });
    }
    step.joins = joins.map((host) => (host === alone ? alone : lastHost(joins, host)));
  },

  clone: ({ rule, attacks, joins, at, factors, table, critical }) => ({
    rule,
    attacks,
    joins,
    at,
    factors,
    table,
    critical,
  }),
  key(step) {
    let key = `${step.at}.${step.joins ?? ''}`;
    for (const { af, kind, target, lots } of step.attacks) key += `|${af}${kind}${target}.${lots}`;
    return key;
  },
};

const noJoins: readonly number[] = [];

/** Whom an attack is made with in the end: one that is joined may have joined another. */
function lastHost(joins: readonly number[], attack: number): number {
  let at = attack;
  for (let next = joins[at] ?? alone; next !== alone; next = joins[at] ?? alone) at = next;
  return at;
}

function factorsOf(battle: Battle, step: AirAttackStep, attack: Attack): number {
  let factors = factorsIn(ofSide(battle.air, attack.by)[attack.af]?.lots, attack.lots);
  if (areJoined(step))
    for (const joined of joinedTo(step))
      factors += factorsIn(ofSide(battle.air, joined.by)[joined.af]?.lots, joined.lots);
  return factors;
}

/** Whether attacks are made together at all. Asked first: to go through nobody takes as long as an attack's factors. */
const areJoined = ({ joins }: AirAttackStep): boolean => joins !== null && joins.length > 0;

/** Whether the present attack is made together with another, in that one's turn. */
const hasJoined = (step: AirAttackStep): boolean => areJoined(step) && step.joins?.[step.at] !== alone;

/** The attacks made together with the present one. */
const joinedTo = ({ attacks, joins, at }: AirAttackStep): readonly Attack[] =>
  attacks.filter((_, i) => joins?.[i] === at);

/**
 * 18.5 The table of an attack with all its modifiers, which go on the `list`; joined attacks use the lower table of the
 * two (R169).
 */
function tableOf(battle: Battle, step: AirAttackStep, attack: Attack, list?: Modifier[] | undefined): number {
  let { table } = attack;
  if (areJoined(step)) for (const joined of joinedTo(step)) table = Math.min(table, joined.table);
  const ship = attack.target === atBase ? undefined : ofSide(battle.ships, enemyOf(attack.by))[attack.target];
  const crippled = ship !== undefined && isCrippled(ship);
  const anchored = ship?.anchored === true;
  const { clouds, night } = battle;
  if (!(crippled || anchored || clouds || night) || !cite('18.5')) return table;
  const modifiers = battle.rules.charts.combatModifiers.values.airAttack;
  if (crippled && cite('18.5.1')) table += modifier(list, '18.5.1', 'crippled', modifiers.crippled);
  if (anchored && cite('18.5.2')) table += modifier(list, '18.5.2', 'anchored', modifiers.anchored);
  if (clouds && cite('18.5.3')) table += modifier(list, '18.5.3', 'clouds', modifiers.clouds);
  if (night && cite('18.5.4')) {
    table += modifier(list, '18.5.4', 'night', modifiers.night);
    // Joined to others they are no better than these.
    if (attack.night === true && joinedTo(step).every((joined) => joined.night === true) && cite('SC3.5b'))
      table += modifier(list, 'SC3.5b', 'trained for it', trainedByNight - modifiers.night);
  }
  return table;
}

/** SC3.5b Two tables lower instead of four. */
const trainedByNight = -2;

const isGone = (battle: Battle, { by, target }: Attack): boolean => {
  if (target === atBase) return battle.base === null;
  const ship = ofSide(battle.ships, enemyOf(by))[target];
  return ship === undefined || isSunk(ship);
};

/** R115 The target sank under an earlier attack: bombs and range are spent all the same. */
function lostAttack(battle: Battle, step: AirAttackStep, attack: Attack, out: Out): void {
  if (out.on && areJoined(step)) out.tell('all', '18.1', 'attack-lost', attackData(battle, attack));
  else if (out.on) out.say('18.1', 'attack-lost', attackData(battle, attack));
  spend(battle, attack, out);
  if (areJoined(step)) for (const joined of joinedTo(step)) spend(battle, joined, out);
}

/** Strafing and para-frag bombs kill planes only (Expanded Plane Functions 3 and 5). */
const killsPlanesOnly = (attack: Attack): boolean => attack.kind === 'strafe' || attack.arms === 'para-frag';

/** 18.2 One die: hits, doubled if planes stand ready (21.6), and felt at once (R111). */
function strike(battle: Battle, step: AirAttackStep, face: number, out: Out): void {
  const attack = step.attacks[step.at];
  if (attack === undefined) return;
  const { by, target } = attack;
  const { factors, table } = step;
  const side = enemyOf(by);
  const scored = resultOf(battle.rules, table, factors, face);
  const cause = causeOf(attack);
  const ship = target === atBase ? undefined : ofSide(battle.ships, side)[target];
  const grounded = (target === atBase ? battle.base?.grounded : ship?.grounded) ?? null;
  const doubled = scored > 0 && doubles(grounded, cause, target !== atBase);
  const hits = doubled ? scored * 2 : scored;
  if (out.on) {
    const box = cause === 'torpedo' ? 'readying' : 'ready';
    const modifiers: Modifier[] = [];
    tableOf(battle, step, attack, modifiers);
    const { plane, kind, arms, altitude } = attack;
    const fell = {
      by,
      af: ofSide(battle.air, by)[attack.af]?.id,
      plane,
      factors,
      kind,
      arms,
      altitude,
      target: targetName(battle, attack),
      table: withinTables(table),
      printed: printedTable(table, modifiers),
      modifiers,
      face,
      scored,
      doubled,
      hits,
      box,
    };
    // Whether planes stood there comes out with the hits, and with the factors who attacks together (OPT-EPF.1).
    if ((grounded !== null && scored > 0) || areJoined(step)) out.tell('all', '18.2', 'air-attack-fire', fell);
    else out.say('18.2', 'air-attack-fire', fell);
  }
  spend(battle, attack, out);
  if (areJoined(step)) for (const joined of joinedTo(step)) spend(battle, joined, out);
  step.at += 1;
  step.factors = 0;
  step.table = 0;
  if (hits === 0) return;

  const sinks = ship !== undefined && !killsPlanesOnly(attack) && ship.hits + hits >= ship.damage;
  const skipped = attack.arms === 'skip' && cite('OPT-EPF.4');
  if (!sinks && (skipped || threatens(battle.rules, face, scored))) {
    mayBeCritical(battle, by, ship === undefined ? 'base' : criticalTableOf(ship.type), skipped);
  }
  if (attack.kind === 'strafe') losePlanes(battle, side, target, hits, cause, out);
  else if (attack.arms === 'para-frag') losePlanes(battle, side, target, hits * 2, cause, out);
  else if (target === atBase) hitBase(battle, hits, cause, out);
  else hitShip(battle, side, target, hits, cause, out);
}

/** 8.12.4, 15.6.3 The bombs are gone; whoever came down low has spent a range factor. */
function spend(battle: Battle, attack: Attack, out: Out): void {
  const lots = ofSide(battle.air, attack.by)[attack.af]?.lots;
  const low = attack.altitude === 'low';
  let spent = 0;
  for (let i = 0; i < attack.lots.length; i++) {
    const lot: Lot | undefined = lots?.[attack.lots[i] ?? -1];
    if (lot === undefined) continue;
    lot.arms = 'none';
    if (!low || !cite('15.6.3')) continue;
    lot.deadline -= 1;
    spent += lot.factors;
  }
  if (out.on && spent > 0)
    out.say('15.6.3', 'range-spent-low', { side: attack.by, plane: attack.plane, factors: spent });
}

/** R165 What a critical hit adds is not doubled again. */
function applyCritical(battle: Battle, step: AirAttackStep, out: Out): Progress {
  const attack = step.attacks[step.at - 1];
  const { critical } = step;
  step.critical = null;
  if (attack === undefined || critical === null) return 'again';
  const side = enemyOf(attack.by);
  const cause = causeOf(attack);
  if (critical.planes > 0) losePlanes(battle, side, attack.target, critical.planes, cause, out, true);
  if (killsPlanesOnly(attack)) return 'again';
  if (critical.forbids !== null) forbidNextTurn(battle, side, attack.target, critical.forbids);
  if (critical.hits > 0 && attack.target === atBase) hitBase(battle, critical.hits, cause, out);
  else if (critical.hits > 0) hitShip(battle, side, attack.target, critical.hits, cause, out);
  return 'again';
}

type Small = { index: number; hosts: readonly number[] };

/** Expanded Plane Functions 1: a name with no more than two factors may attack together with another, same target, same way. */
function smallOnes(air: Seen['own']['air'], attacks: readonly Attack[], by: Side): Small[] {
  const small: Small[] = [];
  attacks.forEach((attack, index) => {
    const factors = factorsIn(air[attack.af]?.lots, attack.lots);
    if (attack.by !== by || factors === 0 || factorsOfName(air, attacks, attack) > 2) return;
    const hosts: number[] = [];
    attacks.forEach((other, i) => {
      const same =
        other.by === by &&
        other.target === attack.target &&
        other.kind === attack.kind &&
        other.altitude === attack.altitude;
      if (
        same &&
        other.plane !== attack.plane &&
        other.arms === attack.arms &&
        factorsIn(air[other.af]?.lots, other.lots) > 0
      )
        hosts.push(i);
    });
    if (hosts.length > 0) small.push({ index, hosts });
  });
  return small;
}

/** All factors of the name in this side's attacks, on whatever target. */
function factorsOfName(air: Seen['own']['air'], attacks: readonly Attack[], { by, plane }: Attack): number {
  let factors = 0;
  for (const other of attacks)
    if (other.by === by && other.plane === plane) factors += factorsIn(air[other.af]?.lots, other.lots);
  return factors;
}

const nobodyCombines: readonly Side[] = [];

function combiners(battle: Battle, attacks: readonly Attack[]): readonly Side[] {
  if (!battle.rules.options.combineFactors) return nobodyCombines;
  return (['allied', 'japan'] as const).filter(
    (by) => smallOnes(ofSide(battle.air, by), attacks, by).length > 0 && cite('OPT-EPF.1'),
  );
}

function combineAsk(seen: Seen, attacks: readonly Attack[]): Ask {
  const at = { air: seen.own.air, ships: seen.enemy.ships, base: seen.enemy.base };
  const rows = smallOnes(seen.own.air, attacks, seen.side).map(({ index, hosts }): Row => {
    const of = hosts.flatMap((host) => {
      const attack = attacks[host];
      return attack === undefined ? [] : [{ id: attackId(at, attack), text: `together with ${attack.plane}` }];
    });
    return { ask: 'pick', rule: 'OPT-EPF.1', prompt: attacks[index]?.plane ?? '', of, min: 0, max: 1 };
  });
  return { ask: 'sheet', rule: 'OPT-EPF.1', prompt: 'Small numbers may attack together with others', rows, limits: [] };
}
