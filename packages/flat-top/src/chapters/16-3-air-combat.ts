/** 16.3-16.6, 15.6.1 One air-to-air combat: interceptors against escorts, then perhaps against the bombers. */

import type { Answer, Ask, Need, Out } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { partOfLot } from '../shapes.js';
import { type Battle, enemyOf, type Side, sides } from '../state.js';
import { shotModifiers, shotsOf } from './16-5-fire.js';
import {
  burnAsk,
  burnRows,
  designateAsk,
  fireAsk,
  fireRows,
  goOnAsk,
  lossesAsk,
  lossRows,
  partsOf,
} from './16-asks.js';
import { type AirCombat, engaged, hitsOn, lotOf, type Shot, type Unit, unitId } from './16-units.js';
import { diceOf, needDie, noDie, printedTable, resultOf, withinTables } from './20-combat-resolution.js';
import { hitPlanes } from './21-damage.js';
import { mayBeCritical, threatens } from './optional-critical-hits.js';
import type { Chapter, Progress } from './steps.js';

const factorsOf = (battle: Battle, side: Side, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + (lotOf(battle.air[side], unit)?.factors ?? 0), 0);

const owing = (rule: string, of: readonly Side[]): Need => ({ need: 'decision', rule, of });

const dice = diceOf('16.5.3');

export const airCombat: Chapter<AirCombat> = {
  next(battle, step, out): Progress {
    if (step.critical !== null) addCritical(step);
    for (;;) {
      const need = stages[step.stage](battle, step, out);
      if (need === 'done' || need === 'again') return need;
      if (need !== undefined) return need;
    }
  },

  die(battle, step, face, out) {
    shoot(battle, step, face, out);
  },

  ask(seen, step): Ask {
    switch (step.stage) {
      case 'designate':
        return designateAsk(seen, step);
      case 'burn':
        return burnAsk(seen, step);
      case 'fire':
        return fireAsk(seen, step);
      case 'losses':
        return lossesAsk(seen, step);
      default:
        return goOnAsk(seen, step);
    }
  },

  decide(battle, step, answers, out) {
    switch (step.stage) {
      case 'designate':
        return designated(battle, step, answers[step.attacker], out);
      case 'burn':
        return burned(battle, step, answers, out);
      case 'fire':
        return aimed(battle, step, answers, out);
      case 'losses':
        return lost(battle, step, answers, out);
      default:
        return goneOn(battle, step, answers[step.attacker], out);
    }
  },

  clone: (step) => ({ ...step }),
  key(step) {
    let key = `${step.altitude}${step.attacker}${step.stage}${step.round}${step.at}`;
    for (const { against } of step.interceptors) key += against[0];
    for (const { plane, factors, table, target } of step.shots) key += `${plane}${factors}.${table}${target}`;
    for (const { side, plane, hits } of step.losses) key += `${side}${plane}${hits}`;
    return key;
  },
};

type Stage = (battle: Battle, step: AirCombat, out: Out) => Progress | undefined;

/** Each stage asks, or does its part and moves on. */
const stages: Record<AirCombat['stage'], Stage> = {
  /** 16.4 Some interceptors for the escorts, some for the bombers; a side with the only interceptors may keep some out. */
  designate(battle, step) {
    const both = step.escorts.length > 0 && step.bombers.length > 0;
    if ((both || !step.all) && cite('16.4')) return owing('16.4', [step.attacker]);
    if (step.escorts.length === 0)
      step.interceptors = step.interceptors.map((unit) => ({ ...unit, against: 'bombers' }));
    openRound(battle, step);
    return undefined;
  },

  /** 15.6.1 Interceptors and escorts spend a range factor, or fight six tables lower. */
  burn(battle, step) {
    // Asked even when all are due down: not to be asked would tell how much range they have (decision 3).
    const of = sides.filter((side) => burnRows(step, side, battle.air[side]).length > 0);
    if (of.length > 0 && cite('15.6.1')) return owing('15.6.1', of);
    step.stage = 'fire';
    return undefined;
  },

  /** 16.5.4 Fire is split over enemy plane names; where there is one name there is nothing to ask. */
  fire(battle, step, out) {
    step.targets = { allied: namesOf(battle, step, 'allied'), japan: namesOf(battle, step, 'japan') };
    const of = sides.filter((side) => fireRows(battle, battle.air[side], step, side).some((row) => row.choice));
    if (of.length > 0 && cite('16.5.4')) return owing('16.5.4', of);
    aimed(battle, step, {}, out);
    return undefined;
  },

  /** 16.5.3 One die for each plane name that fires, all before anything is removed. */
  dice(battle, step, out) {
    if (!cite('16.5.3')) step.at = step.shots.length;
    const shot = step.shots[step.at];
    if (shot === undefined) {
      step.stage = 'losses';
      return undefined;
    }
    const need = needDie(battle.rules, dice, shot.by, shot.table, shot.factors);
    if (need !== undefined) return need;
    shoot(battle, step, noDie, out);
    return undefined;
  },

  /** 16.5.5 Now the losses; where planes of one name can be told apart, their owner says which (R63). */
  losses(battle, step, out) {
    const of = sides.filter((side) => lossRows(battle.air[side], step, side).length > 0);
    if (of.length > 0 && cite('16.5.5')) return owing('16.5.5', of);
    lost(battle, step, {}, out);
    return undefined;
  },

  'go-on'(battle, step, out) {
    const ready = step.interceptors.filter(
      (unit) => unit.against === 'bombers' && (lotOf(battle.air[step.attacker], unit)?.factors ?? 0) > 0,
    );
    if (ready.length === 0 || factorsOf(battle, enemyOf(step.attacker), step.bombers) === 0) return over(step, out);
    if (cite('16.6.5')) return owing('16.6.5', [step.attacker]);
    step.round = 'bombers';
    step.stage = 'burn';
    return undefined;
  },

  over: (_, step, out) => over(step, out),
};

function over(step: AirCombat, out: Out): 'done' {
  if (out.on) out.say('16.3', 'air-combat-over', { attacker: step.attacker, altitude: step.altitude });
  return 'done';
}

/** 16.3.1 First the escorts; without any, straight to the bombers (R103). */
function openRound({ rules }: Battle, step: AirCombat): void {
  if (step.escorts.length > 0 && cite('16.3.1') && cite('16.5')) {
    const some = step.interceptors.some((unit) => unit.against === 'escorts');
    // R104 Nobody told off for the escorts: they have the better of it at once, unless the players let them be passed.
    if (some || rules.options.allAtBombers === 'stopped') {
      step.stage = some ? 'burn' : 'over';
      return;
    }
  }
  step.round = 'bombers';
  step.stage = step.bombers.length > 0 && cite('16.3.2') && cite('16.6') ? 'burn' : 'over';
}

/** How many of what the enemy can tell apart. */
function counted(air: Battle['air'][Side], units: readonly Unit[]): { [planes: string]: number } {
  const counts: { [planes: string]: number } = {};
  for (const unit of units) {
    const lot = lotOf(air, unit);
    if (lot === undefined) continue;
    const planes = `${air[unit.af]?.id ?? ''} ${lot.plane}${lot.burned ? ', range spent' : ''}`;
    counts[planes] = (counts[planes] ?? 0) + lot.factors;
  }
  return counts;
}

/** 16.4 Lots are divided as told; the parts are lots of their own from now on. */
function designated(battle: Battle, step: AirCombat, answer: Answer | undefined, out: Out): void {
  const air = battle.air[step.attacker];
  const rows = Array.isArray(answer) ? answer : [];
  const told = { escorts: 0, bombers: 0 };
  step.interceptors = step.interceptors.flatMap((unit, i) => {
    const row = rows[i];
    const lot = lotOf(air, unit);
    const lots = air[unit.af]?.lots;
    if (lot === undefined || lots === undefined) return [];
    const split = typeof row === 'object' && !Array.isArray(row) ? row : {};
    const toEscorts = split.escorts ?? 0;
    const toBombers = split.bombers ?? 0;
    told.escorts += toEscorts;
    told.bombers += toBombers;
    const units: Unit[] = [];
    const kept = lot.factors - toEscorts - toBombers;
    for (const [against, factors] of [
      ['escorts', toEscorts],
      ['bombers', toBombers],
      ['nobody', kept],
    ] as const) {
      if (factors === 0) continue;
      if (units.length === 0) {
        lot.factors = factors;
        units.push({ ...unit, against });
      } else {
        lots.push(partOfLot(lot, factors));
        units.push({ af: unit.af, lot: lots.length - 1, against });
      }
    }
    return units;
  });
  if (out.on) {
    const to = (against: Unit['against']) =>
      counted(
        air,
        step.interceptors.filter((unit) => unit.against === against),
      );
    out.tell('all', '16.4', 'designated', {
      side: step.attacker,
      ...told,
      by: { escorts: to('escorts'), bombers: to('bombers') },
    });
  }
  openRound(battle, step);
}

/** 15.6, 15.6.1 A range factor spent brings the landing one turn nearer, once a turn however often they fight. */
function burned(battle: Battle, step: AirCombat, answers: Partial<Record<Side, Answer>>, out: Out): void {
  for (const side of sides) {
    const rows = answers[side];
    if (!Array.isArray(rows)) continue;
    let spent = 0;
    const burning: Unit[] = [];
    burnRows(step, side, battle.air[side]).forEach((unit, i) => {
      const row = rows[i];
      const lot = lotOf(battle.air[side], unit);
      if (lot === undefined || !Array.isArray(row) || row[0] !== 'burn') return;
      lot.burned = true;
      if (cite('15.6')) lot.deadline -= 1;
      spent += lot.factors;
      burning.push(unit);
    });
    if (out.on)
      out.tell('all', '15.6.1', 'range-spent', { side, factors: spent, by: counted(battle.air[side], burning) });
  }
  step.stage = 'fire';
}

/** Most numerous first. */
function namesOf(battle: Battle, step: AirCombat, side: Side): PlaneName[] {
  const factors = new Map<PlaneName, number>();
  for (const unit of engaged(step, side)) {
    const lot = lotOf(battle.air[side], unit);
    if (lot !== undefined && lot.factors > 0) factors.set(lot.plane, (factors.get(lot.plane) ?? 0) + lot.factors);
  }
  return [...factors].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([plane]) => plane);
}

/** 15.3 All fire is announced before the first die. */
function aimed(battle: Battle, step: AirCombat, answers: Partial<Record<Side, Answer>>, out: Out): void {
  const shots: Shot[] = [];
  for (const by of [step.attacker, enemyOf(step.attacker)]) {
    shots.push(...shotsOf(battle, step, by, answers[by]));
  }
  step.shots = shots;
  step.at = 0;
  step.stage = 'dice';
  if (out.on && cite('15.3'))
    out.tell('all', '15.3', 'fire-announced', {
      shots: shots.map((shot) => {
        const { by, plane, factors, table, target } = shot;
        return {
          by,
          plane,
          factors,
          table: withinTables(table),
          // What is going to be listed and cannot be read from the table is announced: what moved it beyond the first
          // or the last one, and the reasons of planes that fire on a partner's (R349).
          ...(withinTables(table) !== table && { reckoned: table }),
          ...(battle.rules.options.combineFactors && { modifiers: shotModifiers(battle, step, shot) }),
          target,
        };
      }),
    });
}

function shoot(battle: Battle, step: AirCombat, face: number, out: Out): void {
  const shot = step.shots[step.at];
  if (shot === undefined) return;
  const { by, plane, factors, table, target } = shot;
  const hits = resultOf(battle.rules, table, factors, face);
  step.at += 1;
  if (hits > 0) step.losses = [...step.losses, { side: enemyOf(by), plane: target, hits }];
  if (out.on) {
    const modifiers = shotModifiers(battle, step, shot);
    const printed = printedTable(table, modifiers);
    const used = withinTables(table);
    out.say('16.5.3', 'air-fire', { by, plane, factors, table: used, printed, modifiers, target, face, hits });
  }
  if (threatens(battle.rules, face, hits)) mayBeCritical(battle, by, 'formation');
}

/** R163 What a critical hit adds is taken from the planes that were shot at. */
function addCritical(step: AirCombat): void {
  const extra = step.critical?.planes ?? 0;
  const last = step.losses[step.losses.length - 1];
  if (extra > 0 && last !== undefined)
    step.losses = [...step.losses.slice(0, -1), { ...last, hits: last.hits + extra }];
  step.critical = null;
}

/** 16.5.5 Remove and score what was shot down, then see how the combat goes on. */
function lost(battle: Battle, step: AirCombat, answers: Partial<Record<Side, Answer>>, out: Out): void {
  if (cite('16.5.5')) {
    for (const side of sides) {
      const rows = lossRows(battle.air[side], step, side);
      const answer = answers[side];
      for (const plane of step.targets[side]) {
        const row = rows.findIndex((r) => r.plane === plane);
        const given = Array.isArray(answer) ? answer[row] : undefined;
        const split = typeof given === 'object' && !Array.isArray(given) ? given : undefined;
        let hits = hitsOn(step, side, plane);
        let gone = 0;
        const from: { [formation: string]: number } = {};
        for (const { id, units } of partsOf(battle.air[side], step, side, plane)) {
          let share = Math.min(hits, split === undefined ? hits : (split[id] ?? 0));
          for (const unit of units) {
            const lot = lotOf(battle.air[side], unit);
            const down = lot === undefined ? 0 : hitPlanes(battle, side, lot, share);
            share -= down;
            hits -= down;
            gone += down;
            if (down > 0) from[id] = (from[id] ?? 0) + down;
          }
        }
        if (out.on && gone > 0)
          out.tell('all', '16.5.5', 'planes-lost', { side, plane, factors: gone, altitude: step.altitude, from });
      }
    }
  }
  step.losses = [];
  step.shots = [];
  step.at = 0;
  step.stage = 'over';
  if (step.round === 'escorts') ratio(battle, step, out);
}

/** 16.6.2-16.6.4, R103 Who may go on from the escorts to the bombers. */
export function mayAttackBombers(interceptors: number, escorts: number): 'all' | 'designated' | 'none' {
  if (interceptors === 0 && escorts === 0) return cite('16.6.4') ? 'designated' : 'none';
  if (interceptors >= 2 * escorts && cite('16.6.2')) return 'all';
  if (escorts >= 2 * interceptors && cite('16.6.3')) return 'none';
  return cite('16.6.4') ? 'designated' : 'none';
}

function ratio(battle: Battle, step: AirCombat, out: Out): void {
  const defender = enemyOf(step.attacker);
  if (step.bombers.length === 0 || !cite('16.3.2') || !cite('16.6')) return;
  const interceptors = factorsOf(
    battle,
    step.attacker,
    step.interceptors.filter((unit) => unit.against === 'escorts'),
  );
  const escorts = factorsOf(battle, defender, step.escorts);
  const may = mayAttackBombers(interceptors, escorts);
  const rule = may === 'all' ? '16.6.2' : may === 'none' ? '16.6.3' : '16.6.4';
  if (out.on) out.say(rule, 'ratio', { attacker: step.attacker, interceptors, escorts, may });
  if (may === 'none') return;
  // Those kept out of it stay out.
  if (may === 'all')
    step.interceptors = step.interceptors.map((unit) =>
      unit.against === 'escorts' ? { ...unit, against: 'bombers' } : unit,
    );
  step.stage = 'go-on';
}

/** 16.6.5 Nobody has to go on. */
function goneOn(battle: Battle, step: AirCombat, answer: Answer | undefined, out: Out): void {
  const going: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const chosen = step.interceptors.map((unit): Unit => {
    const goes = unit.against === 'bombers' && going.includes(unitId(battle.air[step.attacker], unit));
    return { ...unit, against: goes ? 'bombers' : 'nobody' };
  });
  const on = chosen.filter((unit) => unit.against === 'bombers');
  step.interceptors = chosen;
  step.round = 'bombers';
  step.stage = on.length > 0 ? 'burn' : 'over';
  if (out.on)
    out.tell('all', '16.6.5', 'gone-on', {
      side: step.attacker,
      factors: factorsOf(battle, step.attacker, on),
      by: counted(battle.air[step.attacker], on),
    });
}
