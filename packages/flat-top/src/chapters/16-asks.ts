/** The questions of one air-to-air combat, built from what the asked side sees. */
import type { Ask, Item, Row, Share } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import { refused } from '../shapes.js';
import { type Battle, enemyOf, type Lot, type Seen, type Side } from '../state.js';
import { type AirCombat, engaged, hitsOn, lotOf, type Unit, unitId } from './16-units.js';
import { crewTable, type Situation } from './18-bombing.js';

type Air = Battle['air'][Side] | Seen['own']['air'];

const unitText = (air: Air, unit: Unit): string =>
  `${air[unit.af]?.id ?? ''}: ${lotText(air[unit.af]?.lots[unit.lot])}`;
const lotText = (lot: Lot | undefined): string => (lot === undefined ? '' : `${lot.factors} ${lot.plane}`);

/** 16.4 One row for each lot of interceptors: how many against the escorts, how many against the bombers. */
export function designateAsk(seen: Seen, step: AirCombat): Ask {
  const { air } = seen.own;
  const rows = step.interceptors.map((unit): Row => {
    const cap = lotOf(air, unit)?.factors ?? 0;
    const over: Share[] = [];
    if (step.escorts.length > 0) over.push({ id: 'escorts', text: 'against the escorts', cap });
    if (step.bombers.length > 0) over.push({ id: 'bombers', text: 'against the bombers', cap });
    return { ask: 'split', rule: '16.4', prompt: unitText(air, unit), total: cap, over, all: step.all };
  });
  // R193 Starting it has disclosed the enemy's planes.
  const why = 'you started this combat: at least one factor has to fight it';
  const limits =
    step.all || !cite('16.1') ? [] : [{ rule: '16.1', why, most: -1, of: rows.map((_, row) => ({ row, each: -1 })) }];
  // R104 The player is warned.
  const stopped = seen.rules.options.allAtBombers === 'stopped';
  const warned = stopped && step.escorts.length > 0 && step.bombers.length > 0;
  const prompt = `Tell off your interceptors at ${step.altitude} altitude${warned ? '; with none against the escorts it is over at once' : ''}`;
  return { ask: 'sheet', rule: '16.4', prompt, rows, limits };
}

/** 15.6.1 The lots that still have to say whether they spend a range factor. Bombers never do (15.6.2). */
export function burnRows(step: AirCombat, side: Side, air: Air): Unit[] {
  if (side !== step.attacker && step.round === 'bombers') return [];
  return engaged(step, side).filter((unit) => {
    const lot = lotOf(air, unit);
    return lot !== undefined && lot.factors > 0 && !lot.burned;
  });
}

export function burnAsk(seen: Seen, step: AirCombat): Ask {
  const { air } = seen.own;
  const rows = burnRows(step, seen.side, air).map((unit): Row => {
    const item: Item = { id: 'burn', text: 'spend one range factor (otherwise six tables lower: fewer hits)' };
    const due = (lotOf(air, unit)?.deadline ?? seen.turn) <= seen.turn;
    const why = 'they must land this turn: there is no range factor left to spend';
    const of = [due ? refused(item, { rule: '15.6.1', why }) : item];
    const now = due ? [] : [item.id];
    return { ask: 'pick', rule: '15.6.1', prompt: unitText(air, unit), of, min: 0, max: 1, now };
  });
  const prompt = `Spend a range factor in air-to-air combat at ${step.altitude} altitude?`;
  return { ask: 'sheet', rule: '15.6.1', prompt, rows, limits: [] };
}

/** 16.5.2 All planes of a name that fire on one table, from whichever formations. */
export type FireRow = {
  plane: PlaneName;
  factors: number;
  /** One of them, for the table. */
  lot: Lot;
  targets: readonly PlaneName[];
  /** Expanded Plane Functions 1: names it may fire together with. */
  partners: readonly PlaneName[];
  choice: boolean;
};

export function fireRows(at: Situation, air: Air, step: AirCombat, side: Side): FireRow[] {
  const { rules } = at;
  const targets = step.targets[enemyOf(side)];
  const rows: (FireRow & { af: number })[] = [];
  for (const unit of engaged(step, side)) {
    const lot = lotOf(air, unit);
    if (lot === undefined || lot.factors === 0 || targets.length === 0) continue;
    const alike = rows.find(
      (row) => row.plane === lot.plane && sameTable(at, row.lot, lot) && (row.af === unit.af || cite('16.5.2')),
    );
    if (alike === undefined) {
      rows.push({
        plane: lot.plane,
        factors: lot.factors,
        lot,
        targets,
        partners: [],
        choice: targets.length > 1,
        af: unit.af,
      });
    } else alike.factors += lot.factors;
  }
  // Bombers combine in their own attacks only, not when they fire back at interceptors.
  const fightersOnly = side === step.attacker || step.round === 'escorts';
  if (rules.options.combineFactors && fightersOnly) {
    const factorsOf = (plane: PlaneName): number =>
      rows.reduce((sum, row) => (row.plane === plane ? sum + row.factors : sum), 0);
    for (const row of rows) {
      if (factorsOf(row.plane) > 2 || !cite('OPT-EPF.1')) continue;
      row.partners = [...new Set(rows.filter((other) => other.plane !== row.plane).map((other) => other.plane))];
      row.choice ||= row.partners.length > 0;
    }
  }
  return rows;
}

/** 16.10.1, 16.10.4 Planes of one name fire apart where range spent or bombs carried give them different tables. */
function sameTable(at: Situation, a: Lot, b: Lot): boolean {
  if (a.burned !== b.burned || crewTable(at, a, 0) !== crewTable(at, b, 0)) return false;
  return at.rules.charts.planes.values[a.plane].mission !== 'fighter' || (a.arms === 'none') === (b.arms === 'none');
}

/** 16.5.4 */
export function fireAsk(seen: Seen, step: AirCombat): Ask {
  const rows: Row[] = [];
  for (const { plane, factors, lot, targets, partners, choice } of fireRows(seen, seen.own.air, step, seen.side)) {
    if (!choice) continue;
    const over: Share[] = targets.map((target) => ({ id: target, text: `at ${target}`, cap: factors }));
    for (const partner of partners)
      over.push({ id: `with:${partner}`, text: `together with ${partner}`, cap: factors });
    const prompt = `${factors} ${plane}${lot.burned || lot.tookOffArmed ? '' : ' saving range'}`;
    rows.push({ ask: 'split', rule: '16.5.4', prompt, total: factors, over, all: true });
  }
  const prompt = `Which types of plane do they fire at, at ${step.altitude} altitude?`;
  return { ask: 'sheet', rule: '16.5.4', prompt, rows, limits: [] };
}

/** Planes of one name that the enemy can tell from others, soonest due first: he sees formations, not how much range they have. */
export type Part = { id: string; units: readonly Unit[]; factors: number };

export function partsOf(air: Air, step: AirCombat, side: Side, plane: PlaneName): Part[] {
  const parts = new Map<string, { id: string; units: Unit[]; factors: number }>();
  for (const unit of engaged(step, side)) {
    const lot = lotOf(air, unit);
    if (lot === undefined || lot.plane !== plane || lot.factors === 0) continue;
    const id = `${air[unit.af]?.id ?? ''}${lot.tookOffArmed ? ' armed' : ''}${lot.burned ? '' : ' saving range'}`;
    const part = parts.get(id) ?? { id, units: [], factors: 0 };
    part.units.push(unit);
    part.factors += lot.factors;
    parts.set(id, part);
  }
  const due = (unit: Unit): number => lotOf(air, unit)?.deadline ?? 0;
  for (const { units } of parts.values()) units.sort((a, b) => due(a) - due(b));
  return [...parts.values()];
}

/** R63 The names whose losses leave their owner a choice that the enemy can follow (decision 3). */
export function lossRows(air: Air, step: AirCombat, side: Side): { plane: PlaneName; parts: Part[]; hits: number }[] {
  const rows: { plane: PlaneName; parts: Part[]; hits: number }[] = [];
  for (const plane of step.targets[side]) {
    const hits = hitsOn(step, side, plane);
    if (hits === 0) continue;
    const parts = partsOf(air, step, side, plane);
    const factors = parts.reduce((sum, part) => sum + part.factors, 0);
    if (parts.length > 1 && hits < factors) rows.push({ plane, parts, hits });
  }
  return rows;
}

export function lossesAsk(seen: Seen, step: AirCombat): Ask {
  const rows = lossRows(seen.own.air, step, seen.side).map(({ plane, parts, hits }): Row => {
    const over = parts.map(({ id, factors }) => ({ id, text: `of ${factors} in ${id}`, cap: factors }));
    return { ask: 'split', rule: '16.5.5', prompt: `${hits} ${plane} lost`, total: hits, over, all: true };
  });
  return { ask: 'sheet', rule: '16.5.5', prompt: 'Which of your planes were shot down?', rows, limits: [] };
}

/** 16.6.5 */
export function goOnAsk(seen: Seen, step: AirCombat): Ask {
  const { air } = seen.own;
  const of = step.interceptors
    .filter((unit) => unit.against === 'bombers' && (lotOf(air, unit)?.factors ?? 0) > 0)
    .map((unit) => ({ id: unitId(air, unit), text: unitText(air, unit) }));
  return { ask: 'pick', rule: '16.6.5', prompt: 'Who attacks the bombers?', of, min: 0, max: of.length };
}
