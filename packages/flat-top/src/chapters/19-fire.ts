/**
 * Fire of ships and shore guns, common to gunnery, torpedoes, breakthrough and bombardment: declared all at once, rolled
 * one attack after another, and only then felt (19.5.2, 19.5.3, 19.6.2, R126).
 */
import type { Answer, DieNeed, Out, Share, SplitAnswer } from '@ironbottom/umpire';
import { criticalTableOf } from '../charts/critical-hits.js';
import { cite } from '../cite.js';
import { label } from '../seen.js';
import { type Battle, enemyOf, type Rules, type SeenShip, type Ship, type Side, sides } from '../state.js';
import {
  type Modifier,
  modifier,
  needDie,
  noDie,
  printedTable,
  resultOf,
  withinTables,
} from './20-combat-resolution.js';
import { atBase, forbidNextTurn, hitBase, hitShip, isCrippled, losePlanes } from './21-damage.js';
import { type Critical, mayBeCritical, threatens } from './optional-critical-hits.js';

/** One side's fire on one target: the place of a ship in the other side's list, or `atBase`. */
export type Attack = {
  readonly rule: string;
  readonly by: Side;
  readonly target: number;
  readonly factors: number;
  readonly table: number;
  /** What has moved the table already, besides the target itself. */
  readonly modifiers?: readonly Modifier[];
};

/** What an attack has scored, not yet felt. */
export type Scored = { readonly hits: number; readonly critical: Critical | null };

/** Fire in the middle of its resolution. Lists are replaced, never changed, so that copies may share them. */
export type Salvo = {
  salvo: readonly Attack[];
  /** For each attack rolled so far. */
  scored: readonly Scored[];
  /** How many of them have been felt. */
  felt: number;
  /** Left here by a critical hit of the last attack rolled. */
  critical: Critical | null;
};

export const noSalvo: Readonly<Salvo> = { salvo: [], scored: [], felt: 0, critical: null };

export type Target = Pick<Ship, 'damage' | 'hits' | 'anchored'>;

export const isAfloat = (ship: Pick<Ship, 'damage' | 'hits'>): boolean => ship.hits < ship.damage;

/** 19.10 One table up for a crippled target, one for an anchored one; what moves it goes on the `list`. */
export function surfaceTable(rules: Rules, bht: number, target: Target, list?: Modifier[] | undefined): number {
  const { crippled, anchored } = rules.charts.combatModifiers.values.surface;
  let table = bht;
  if (isCrippled(target) && cite('19.10') && cite('19.10.1')) table += modifier(list, '19.10.1', 'crippled', crippled);
  if (target.anchored && cite('19.10') && cite('19.10.2')) table += modifier(list, '19.10.2', 'anchored', anchored);
  return table;
}

/** The attacks of a split over the ships of the enemy, in the order of their list. */
export function attacksOn(battle: Battle, by: Side, rule: string, bht: number, fire: SplitAnswer): Attack[] {
  const attacks: Attack[] = [];
  battle.ships[enemyOf(by)].forEach((ship, target) => {
    const factors = fire[ship.id] ?? 0;
    if (factors > 0) attacks.push({ rule, by, target, factors, table: surfaceTable(battle.rules, bht, ship) });
  });
  return attacks;
}

/** The split in an answer: by itself, or the only row of a sheet. */
export function splitOf(answer: Answer | undefined): SplitAnswer {
  const split = Array.isArray(answer) ? answer[0] : answer;
  return typeof split === 'object' && !Array.isArray(split) && !('path' in split) ? split : {};
}

/** Whether a pick, or a row that is one, names it. */
export const hasPicked = (answer: unknown, id: string): boolean => Array.isArray(answer) && answer.includes(id);

export const namesOf = (battle: Battle, side: Side, places: readonly number[]): string[] =>
  places.map((place) => battle.ships[side][place]?.name ?? '');

/** 19.2 The side is shown all the ships of the other, unless it knows them already. */
export function discloseShips(battle: Battle, to: Side, out: Out): void {
  if (battle.told[to].ships || !cite('19.2')) return;
  battle.told = { ...battle.told, [to]: { ...battle.told[to], ships: true } };
  if (!out.on) return;
  const side = enemyOf(to);
  const ships = battle.ships[side]
    .filter(isAfloat)
    .map(({ name, type, tf, hits, anchored }) => ({ name, type, tf, hits, anchored }));
  if (ships.length > 0) out.tell([to], '19.2', 'ships-disclosed', { side, ships });
}

type Answers = Partial<Record<Side, Answer>>;

/** The fire of all who were asked, told to both when it is opened; to hold fire is told too. */
export function declare(
  battle: Battle,
  rule: string,
  with_: string,
  salvo: readonly Attack[],
  answers: Answers,
  out: Out,
): void {
  if (!out.on) return;
  for (const side of sides) {
    if (answers[side] === undefined) continue;
    const at = salvo
      .filter((attack) => attack.by === side)
      .map(({ target, factors }) => ({ name: battle.ships[enemyOf(side)][target]?.name, factors }));
    out.tell('all', rule, 'fire-declared', { side, with: with_, at });
  }
}

/** Begin to resolve declared fire. */
export function open(step: Salvo, salvo: readonly Attack[]): void {
  step.salvo = salvo;
  step.scored = noSalvo.scored;
  step.felt = 0;
}

/** Carry the fire on: a die is wanted, something on the agenda comes first, or (undefined) all has been felt. */
export function carryOn(battle: Battle, step: Salvo, out: Out): DieNeed | 'again' | undefined {
  if (step.critical !== null) addCritical(step, step.critical);
  while (step.felt < step.salvo.length) {
    const attack = step.salvo[step.scored.length];
    // All fire is rolled before any of it is felt; with the rule of simultaneous fire gone, each as it comes.
    if (attack !== undefined && (step.scored.length === step.felt || cite(attack.rule))) {
      const need = needDie(battle.rules, attack.rule, attack.by, attack.table, attack.factors);
      if (need !== undefined) return need;
      score(battle, step, noDie, out);
      continue;
    }
    const waiting = battle.agenda.length;
    feel(battle, step, out);
    if (battle.agenda.length > waiting) return 'again';
  }
  if (step.salvo.length > 0) open(step, noSalvo.salvo);
  return undefined;
}

/** The die of the next attack. */
export function score(battle: Battle, step: Salvo, face: number, out: Out): void {
  const attack = step.salvo[step.scored.length];
  if (attack === undefined) return;
  const { rule, by, target, factors, table } = attack;
  const hits = resultOf(battle.rules, table, factors, face);
  const ship = battle.ships[enemyOf(by)][target];
  // 21.2 What a ship cannot take is lost: so equal ends are known for equal as soon as they are.
  const kept = ship === undefined ? hits : Math.min(hits, ship.damage - ship.hits);
  step.scored = [...step.scored, { hits: kept, critical: null }];
  if (out.on) {
    const name = (ship ?? battle.base)?.name ?? '';
    const modifiers: Modifier[] = [...(attack.modifiers ?? [])];
    if (ship !== undefined) surfaceTable(battle.rules, table, ship, modifiers);
    out.say(rule, 'surface-attack', {
      by,
      target: name,
      factors,
      table: withinTables(table),
      printed: printedTable(table, modifiers),
      modifiers,
      face: face === noDie ? null : face,
      hits,
    });
  }
  const sinks = ship !== undefined && kept === ship.damage - ship.hits;
  if (!sinks && threatens(battle.rules, face, hits)) {
    mayBeCritical(battle, by, ship === undefined ? 'base' : criticalTableOf(ship.type));
  }
}

function addCritical(step: Salvo, critical: Critical): void {
  const last = step.scored[step.scored.length - 1];
  if (last !== undefined) step.scored = [...step.scored.slice(0, -1), { hits: last.hits, critical }];
  step.critical = null;
}

/** 19.5.3 Damage takes effect: hits, then what else a critical hit did (never doubled, R112). */
function feel(battle: Battle, step: Salvo, out: Out): void {
  const attack = step.salvo[step.felt];
  const scored = step.scored[step.felt];
  step.felt += 1;
  if (attack === undefined || scored === undefined || (attack.rule === '19.5.2' && !cite('19.5.3'))) return;
  const { by, target } = attack;
  const { critical } = scored;
  const side = enemyOf(by);
  const hits = scored.hits + (critical?.hits ?? 0);
  if (hits > 0) {
    if (target === atBase) hitBase(battle, hits, 'surface', out);
    else hitShip(battle, side, target, hits, 'surface', out);
    if (critical === null) return;
    // The planes these hits cost are chosen before it is counted how many are left for the critical hit.
    step.felt -= 1;
    step.scored = step.scored.with(step.felt, { hits: 0, critical: { ...critical, hits: 0 } });
    return;
  }
  const ship = battle.ships[side][target];
  if (critical === null || (ship !== undefined && !isAfloat(ship))) return;
  losePlanes(battle, side, target, critical.planes, 'surface', out, true);
  if (critical.forbids !== null) forbidNextTurn(battle, side, target, critical.forbids);
}

/** A target as a question lists it: who she is, what would sink her, what makes her easier to hit. */
export function shareOf(ship: SeenShip, cap: number): Share {
  const easier = `${isCrippled(ship) ? ', crippled' : ''}${ship.anchored ? ', anchored' : ''}`;
  return { id: ship.id, text: `${label(ship)}, ${ship.damage - ship.hits} to sink${easier}`, cap };
}

/** For the key of a step: all of a salvo that varies. */
export function salvoKey({ salvo, scored, felt, critical }: Salvo): string {
  if (salvo.length === 0) return '';
  let key = `${felt}`;
  for (const { by, target, factors, table } of salvo)
    key += `${by === 'allied' ? 'a' : 'j'}${target}.${factors}.${table}`;
  for (const { hits, critical: c } of scored) key += c === null ? `,${hits}` : `,${hits}+${criticalKey(c)}`;
  return critical === null ? key : `${key}!${criticalKey(critical)}`;
}

const criticalKey = (c: Critical): string => `${c.hits}.${c.planes}.${c.forbids ?? ''}`;

export { label };
