/** 16.5.4, 16.10 and Expanded Plane Functions 1, 2: who fires at whom in one round, and on which table. */
import type { Answer } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import type { Battle, Lot, Side } from '../state.js';
import { fireRows } from './16-asks.js';
import type { AirCombat, Shot } from './16-units.js';
import { crewTable } from './18-bombing.js';

/** 16.5.4 The fire of one side, piece by piece as it was told, or all at the one name there is. */
export function shotsOf(battle: Battle, step: AirCombat, by: Side, answer: Answer | undefined): Shot[] {
  const rows = fireRows(battle, battle.air[by], step, by);
  const answers = Array.isArray(answer) ? answer : [];
  const pieces: (Shot & { with: PlaneName | null })[] = [];
  let asked = 0;
  for (const row of rows) {
    const given = row.choice ? answers[asked++] : undefined;
    const split = typeof given === 'object' && !Array.isArray(given) ? given : { [row.targets[0] ?? '']: row.factors };
    for (const target of row.targets) {
      const factors = split[target] ?? 0;
      if (factors > 0)
        pieces.push({
          by,
          plane: row.plane,
          factors,
          table: tableFor(battle, step, row.lot, by, target),
          target,
          with: null,
        });
    }
    for (const partner of row.partners) {
      const factors = split[`with:${partner}`] ?? 0;
      const target = row.targets[0];
      if (factors > 0 && target !== undefined) {
        pieces.push({
          by,
          plane: row.plane,
          factors,
          table: tableFor(battle, step, row.lot, by, target),
          target,
          with: partner,
        });
      }
    }
  }
  return joined(pieces);
}

/** Expanded Plane Functions 1: a joined name adds to its partner's largest piece, on the lower table of the two (R169). */
function joined(pieces: (Shot & { with: PlaneName | null })[]): Shot[] {
  const shots: Shot[] = pieces.filter((piece) => piece.with === null).map(({ with: _, ...shot }) => shot);
  for (const { with: partner, ...piece } of pieces) {
    if (partner === null) continue;
    let best = -1;
    shots.forEach((shot, i) => {
      if (shot.plane === partner && shot.factors > (shots[best]?.factors ?? 0)) best = i;
    });
    const host = shots[best];
    if (host === undefined) shots.push(piece);
    else shots[best] = { ...host, factors: host.factors + piece.factors, table: Math.min(host.table, piece.table) };
  }
  return shots;
}

/** 16.10 The table of these planes against that name. */
function tableFor(battle: Battle, step: AirCombat, lot: Lot, by: Side, target: PlaneName): number {
  const { rules } = battle;
  const { rangeKept, clouds, night, armed } = rules.charts.combatModifiers.values.airToAir;
  let table = crewTable(battle, lot, rules.charts.airHits.values[lot.plane].airToAir);
  if (rules.options.airModifiers && cite('OPT-EPF.2')) table += rules.charts.airModifiers.values[target] ?? 0;
  if (!cite('16.10') || !cite('CHART-modifiers')) return table;
  const bomber = by !== step.attacker && step.round === 'bombers';
  const spends = !(bomber && cite('15.6.2')); // bombers never spend range in the air
  if (spends && !lot.burned && cite('16.10.1')) table += rangeKept;
  if (battle.clouds && cite('16.10.2')) table += clouds;
  if (battle.night && cite('16.10.3')) table += night;
  const fighter = rules.charts.planes.values[lot.plane].mission === 'fighter';
  if (fighter && lot.arms !== 'none' && cite('16.10.4')) table += armed;
  return table;
}
