/** 19.9 Bombardment of a base by ships, and the guns of the base. */
import type { Answer, Ask, DecisionNeed, Item, Limit, Out, Pick, Row, Sheet, Split } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Base, type Battle, enemyOf, type Seen, type SeenShip, type Ship, type Side } from '../state.js';
import { gunsOf, reportAmmunition, spendAmmunition, usableGuns, type Where } from './19-8-ammunition.js';
import {
  type Attack,
  attacksOn,
  carryOn,
  discloseShips,
  hasPicked,
  isAfloat,
  label,
  namesOf,
  noSalvo,
  open,
  type Salvo,
  salvoKey,
  score,
  shareOf,
  splitOf,
  type Target,
} from './19-fire.js';
import { atBase, baseSfOf } from './21-damage.js';
import type { Chapter, Progress } from './steps.js';

/** 19.9.2 What a ship spends in a bombardment, at whatever range. */
export const bombardmentAmmunition = 8;

/** All that both sides may see. Ships are named by their place in their side's list. */
export type BombardmentStep = Salvo & {
  rule: '19.9';
  stage: 'wish' | 'answer' | 'over';
  /** The side with the ships; only it can begin. */
  by: Side;
  /** Its ships that have fought otherwise this turn. */
  engaged: readonly number[];
  /** The ships that bombard, and those that do so at long range (Expanded Ship Functions 5). */
  near: readonly number[];
  far: readonly number[];
  /** Their guns, ship by ship: whether they are short of ammunition shows as soon as they open fire. */
  nearGuns: readonly number[];
  farGuns: readonly number[];
};

/** 19.9.3 The base fires on ships at anchor that leave it alone. */
export type BaseGunsStep = Salvo & { rule: '19.9.3'; stage: 'wish' | 'fire' | 'over' };

/** `engaged`: the ships that fought in another way this turn (`shipsEngaged`). */
export function bombardmentStep(base: Base, engaged: readonly number[]): BombardmentStep {
  return {
    rule: '19.9',
    ...noSalvo,
    stage: 'wish',
    by: enemyOf(base.side),
    engaged,
    near: [],
    far: [],
    nearGuns: [],
    farGuns: [],
  };
}

export function baseGunsStep(): BaseGunsStep {
  return { rule: '19.9.3', ...noSalvo, stage: 'wish' };
}

function forWhom(rule: string): Record<Side, DecisionNeed> {
  return { allied: { need: 'decision', rule, of: ['allied'] }, japan: { need: 'decision', rule, of: ['japan'] } };
}
const wished = forWhom('19.9');
const answered = forWhom('19.9.3');

export const bombardment: Chapter<BombardmentStep> = {
  next(battle, step, out): Progress {
    const { base } = battle;
    if (base === null) return 'done';
    if (step.stage === 'wish') {
      if (mayBombard(battle, base, step)) return wished[step.by];
      step.stage = 'over';
    }
    if (step.stage === 'answer') {
      if (answerTargets(battle.ships[step.by], step).length > 0 && baseMayFire(battle, base))
        return answered[base.side];
      fire(battle, step, [], out);
    }
    const need = carryOn(battle, step, out);
    if (need !== undefined) return need;
    if (step.near.length + step.far.length > 0) return 'done';
    // Left in peace, the base may still fire on ships at anchor.
    battle.agenda[battle.agenda.length - 1] = baseGunsStep();
    return 'again';
  },

  die: score,

  ask: (seen, step): Ask => (step.stage === 'wish' ? bombardmentAsk(seen, step) : answerAsk(seen, step)),

  decide(battle, step, answers, out) {
    const { base } = battle;
    if (base === null) return;
    if (step.stage === 'wish') begin(battle, base, step, answers[step.by], out);
    else fire(battle, step, baseFire(battle, base, answers[base.side], out), out);
  },

  clone: (step) => ({ ...step }),
  key: (step) => `${step.stage}${step.engaged}|${step.near}|${step.far}|${salvoKey(step)}`,
};

/**
 * 19.9 A base of the enemy in the hex; 19.9.2 once a turn. Whoever has ships there is asked, able or not: else the question
 * itself would tell the enemy what ships they are.
 */
function mayBombard(battle: Battle, base: Base, step: BombardmentStep): boolean {
  if (base.offBoard || (battle.fought.includes('19.9') && cite('19.9.2'))) return false;
  return battle.ships[step.by].some(isAfloat) && cite('19.9');
}

/** Why a ship of this kind may not bombard. */
function reason(ship: Ship, engaged: boolean): Item['not'] {
  if (engaged && cite('19.9')) {
    return {
      rule: '19.9',
      why: `${label(ship)} has fought this turn: only ships left alone in the Screen may bombard`,
    };
  }
  const { type } = ship;
  if (type !== 'BB' && type !== 'CAV' && type !== 'CA' && type !== 'CL' && cite('19.9.1')) {
    return { rule: '19.9.1', why: `${label(ship)} cannot bombard: choose BBs, CAVs, CAs and CLs` };
  }
  return undefined;
}

/** What a ship can fire at the base; short of eight ammunition, half (R125). */
const bombardmentGuns = (where: Where, ship: Ship): number =>
  usableGuns(ship, gunsOf(where, ship, 'bombardment'), bombardmentAmmunition);

/** 19.9, 19.9.1 The ships that bombard, task force by task force; with the option on, each at one range (R180). */
function bombardmentAsk(seen: Seen, step: BombardmentStep): Sheet {
  const rows: Row[] = [];
  const limits: Limit[] = [];
  const ranges = seen.rules.options.longRangeBombardment && cite('OPT-ESF.5');
  for (const tf of taskForces(seen.own.ships)) {
    const of: Item[] = [];
    const lighter: string[] = [];
    let battleship = false;
    seen.own.ships.forEach((ship, i) => {
      if (ship.tf !== tf || !isAfloat(ship)) return;
      const guns = bombardmentGuns(seen, ship);
      const item: Item = { id: ship.id, text: `${label(ship)}, guns ${guns}` };
      const not = reason(ship, step.engaged.includes(i)) ?? (guns === 0 ? silentGuns(ship) : undefined);
      if (not !== undefined) item.not = not;
      else if (ship.type === 'BB') battleship = true;
      else lighter.push(ship.id);
      of.push(item);
    });
    const row = rows.length;
    rows.push({ ask: 'pick', rule: '19.9', prompt: `${tf}: which ships bombard?`, of, min: 0, max: of.length });
    if (!ranges) continue;
    rows.push(rangeRow(tf, battleship));
    if (battleship && lighter.length > 0) limits.push(onlyBattleships(row, lighter));
  }
  return { ask: 'sheet', rule: '19.9', prompt: `Bombard ${seen.enemy.base?.name ?? 'the base'}?`, rows, limits };
}

const silentGuns = (ship: Ship): Item['not'] => ({
  rule: '19.8.1',
  why: `${label(ship)} has no guns or no ammunition left: choose ships that have`,
});

const taskForces = (ships: readonly Ship[]): string[] => [...new Set(ships.filter(isAfloat).map((ship) => ship.tf))];

function rangeRow(tf: string, battleship: boolean): Pick {
  const far: Item = { id: 'far', text: 'long range, out of reach of the base' };
  if (!battleship) far.not = { rule: 'OPT-ESF.5', why: 'only BBs bombard at long range: choose the usual range' };
  const of: Item[] = [{ id: 'near', text: 'usual range' }, far];
  return { ask: 'pick', rule: 'OPT-ESF.5', prompt: `${tf}: at which range?`, of, min: 1, max: 1 };
}

/** Expanded Ship Functions 5: at long range only BBs. Long range weighs as much as all lighter ships together. */
function onlyBattleships(row: number, lighter: readonly string[]): Limit {
  const most = lighter.length;
  const why = 'only BBs bombard at long range, and a task force keeps to one range';
  return {
    rule: 'OPT-ESF.5',
    why,
    most,
    of: [{ row: row + 1, id: 'far', each: most }, ...lighter.map((id) => ({ row, id }))],
  };
}

/** 19.9 It is announced and cannot be avoided; the ships are seen by those they fire at. */
function begin(battle: Battle, base: Base, step: BombardmentStep, answer: Answer | undefined, out: Out): void {
  const ranges = battle.rules.options.longRangeBombardment && cite('OPT-ESF.5');
  const rows = Array.isArray(answer) ? answer : [];
  const near: number[] = [];
  const far: number[] = [];
  taskForces(battle.ships[step.by]).forEach((tf, n) => {
    const row = ranges ? 2 * n : n;
    const chosen = ranges && hasPicked(rows[row + 1], 'far') ? far : near;
    battle.ships[step.by].forEach((ship, i) => {
      if (ship.tf === tf && isAfloat(ship) && hasPicked(rows[row], ship.id)) chosen.push(i);
    });
  });
  step.near = near;
  step.far = far;
  step.nearGuns = near.map((i) => gunsAgainstBase(battle, step.by, i));
  step.farGuns = far.map((i) => gunsAgainstBase(battle, step.by, i));
  step.stage = near.length + far.length > 0 ? 'answer' : 'over';
  if (step.stage === 'over') {
    if (out.on)
      out.tell('all', '19.9', 'bombardment', { by: step.by, base: base.name, ships: [], longRange: [], guns: [] });
    return;
  }
  battle.fought = [...battle.fought, '19.9'];
  discloseShips(battle, base.side, out);
  if (!out.on) return;
  const ships = namesOf(battle, step.by, near);
  const longRange = namesOf(battle, step.by, far);
  out.tell('all', '19.9', 'bombardment', {
    by: step.by,
    base: base.name,
    ships,
    longRange,
    guns: [...step.nearGuns, ...step.farGuns],
  });
}

/**
 * 19.9.3 Whom the base may fire on: the ships that bombard it; others at anchor only if all that bombard lie at anchor too.
 * Those at long range are out of its reach (Expanded Ship Functions 5).
 */
function answerTargets<S extends Target>(ships: readonly S[], step: BombardmentStep): S[] {
  const allAnchored = [...step.near, ...step.far].every((i) => ships[i]?.anchored === true);
  return ships.filter((ship, i) => {
    if (!isAfloat(ship) || step.far.includes(i)) return false;
    return step.near.includes(i) || (ship.anchored && (allAnchored || !cite('19.9.3')));
  });
}

/** 19.9.3 A base with a Surface Factor (as printed: its damage is its owner's knowledge) fires once a turn (R127). */
function baseMayFire(battle: Battle, base: Base): boolean {
  return base.sf > 0 && !battle.fought.includes('19.9.3') && cite('19.9.3');
}

function answerAsk(seen: Seen, step: BombardmentStep): Split {
  return baseAsk(seen, answerTargets(seen.enemy.ships, step));
}

function baseAsk(seen: Seen, targets: readonly SeenShip[]): Split {
  const total = seen.own.base === null ? 0 : baseSfOf(seen.own.base);
  const table = seen.rules.charts.hitTables.values.baseGuns;
  const prompt = `Guns of ${seen.own.base?.name ?? 'the base'} on table ${table}: ${total} factors`;
  return { ask: 'split', rule: '19.9.3', prompt, total, over: targets.map((ship) => shareOf(ship, total)), all: false };
}

/** 19.9.3 The Surface Factor divided as its owner likes (R126). */
function baseFire(battle: Battle, base: Base, answer: Answer | undefined, out: Out): Attack[] {
  const attacks = attacksOn(
    battle,
    base.side,
    '19.9.3',
    battle.rules.charts.hitTables.values.baseGuns,
    splitOf(answer),
  );
  if (attacks.length > 0) battle.fought = [...battle.fought, '19.9.3'];
  if (out.on) {
    const at = attacks.map(({ target, factors }) => ({
      name: battle.ships[enemyOf(base.side)][target]?.name,
      factors,
    }));
    out.tell('all', '19.9.3', 'base-fire-declared', { side: base.side, base: base.name, at });
  }
  return attacks;
}

/** 19.9.2 All guns together, eight ammunition from each ship; ships and base fire before any of it is felt (R126). */
function fire(battle: Battle, step: BombardmentStep, answers: readonly Attack[], out: Out): void {
  const { bombardment: nearTable, longRangeBombardment: farTable } = battle.rules.charts.hitTables.values;
  const table = cite('19.9.1') ? nearTable : 0;
  open(step, [
    ...bombardmentAttacks(step.by, '19.9.1', step.nearGuns, table),
    ...bombardmentAttacks(step.by, 'OPT-ESF.5', step.farGuns, farTable),
    ...answers,
  ]);
  step.stage = 'over';
  const fired = [...step.near, ...step.far];
  for (const i of fired) if (cite('19.9.2')) spendAmmunition(battle, step.by, i, bombardmentAmmunition);
  reportAmmunition(battle, step.by, fired, out);
}

function gunsAgainstBase(battle: Battle, by: Side, place: number): number {
  const ship = battle.ships[by][place];
  return ship === undefined ? 0 : bombardmentGuns(battle, ship);
}

function bombardmentAttacks(by: Side, rule: string, each: readonly number[], table: number): Attack[] {
  const totals = cite('19.9.2') ? [each.reduce((sum, guns) => sum + guns, 0)] : each;
  return totals.filter((factors) => factors > 0).map((factors) => ({ rule, by, target: atBase, factors, table }));
}

export const baseGuns: Chapter<BaseGunsStep> = {
  next(battle, step, out): Progress {
    const { base } = battle;
    if (base === null || base.offBoard) return 'done';
    const ships = battle.ships[enemyOf(base.side)];
    if (step.stage === 'wish') {
      if (!baseMayFire(battle, base) || !ships.some(isAfloat)) return 'done';
      if (!battle.told[base.side].ships) return answered[base.side];
      step.stage = 'fire';
    }
    if (step.stage === 'fire') {
      if (idleAtAnchor(ships).length > 0) return answered[base.side];
      step.stage = 'over';
    }
    return carryOn(battle, step, out) ?? 'done';
  },

  die: score,

  ask: (seen, step): Ask => (step.stage === 'wish' ? baseWishAsk() : baseAsk(seen, idleAtAnchor(seen.enemy.ships))),

  decide(battle, step, answers, out) {
    const { base } = battle;
    if (base === null) return;
    const answer = answers[base.side];
    if (step.stage === 'wish') {
      const found = hasPicked(answer, 'fire') && idleAtAnchor(battle.ships[enemyOf(base.side)]).length > 0;
      step.stage = found ? 'fire' : 'over';
      if (found) discloseShips(battle, base.side, out);
      else if (out.on && hasPicked(answer, 'fire'))
        out.tell([base.side], '19.9.3', 'none-at-anchor', { base: base.name });
      return;
    }
    open(step, baseFire(battle, base, answer, out));
    step.stage = 'over';
  },

  clone: (step) => ({ ...step }),
  key: (step) => `${step.stage}${salvoKey(step)}`,
};

/** 19.9.3 Whether ships lie at anchor the base's owner learns by trying, where he has not been told. */
function baseWishAsk(): Pick {
  const of = [
    { id: 'fire', text: 'Fire on ships at anchor, if there are any' },
    { id: 'hold', text: 'Hold fire' },
  ];
  return { ask: 'pick', rule: '19.9.3', prompt: 'Fire the guns of the base?', of, min: 1, max: 1 };
}

const idleAtAnchor = <S extends Target>(ships: readonly S[]): S[] =>
  ships.filter((ship) => ship.anchored && isAfloat(ship));
