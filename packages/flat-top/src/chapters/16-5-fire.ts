/** 16.5.4, 16.10 and Expanded Plane Functions 1, 2: who fires at whom in one round, and on which table. */
import type { Answer } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import type { Battle, Lot, Side } from '../state.js';
import { fireRows } from './16-asks.js';
import type { AirCombat, Shot } from './16-units.js';
import { crewTable } from './18-bombing.js';
import { type Modifier, modifier } from './20-combat-resolution.js';

/** Part of a name's fire: at a target, or (Expanded Plane Functions 1) together with another name. */
type Piece = { plane: PlaneName; factors: number; lot: Lot; target: PlaneName; with: PlaneName | null };

/** 16.5.4 The fire of one side, piece by piece as it was told, or all at the one name there is. */
export function shotsOf(battle: Battle, step: AirCombat, by: Side, answer: Answer | undefined): Shot[] {
  const rows = fireRows(battle, battle.air[by], step, by);
  const answers = Array.isArray(answer) ? answer : [];
  const pieces: Piece[] = [];
  let asked = 0;
  for (const { plane, lot, targets, partners, factors: all, choice } of rows) {
    const given = choice ? answers[asked++] : undefined;
    const split = typeof given === 'object' && !Array.isArray(given) ? given : { [targets[0] ?? '']: all };
    for (const target of targets) {
      const factors = split[target] ?? 0;
      if (factors > 0) pieces.push({ plane, factors, lot, target, with: null });
    }
    for (const partner of partners) {
      const factors = split[`with:${partner}`] ?? 0;
      const target = targets[0];
      if (factors > 0 && target !== undefined) pieces.push({ plane, factors, lot, target, with: partner });
    }
  }
  return volleys(pieces, (lot, target) => tableFor(battle, step, lot, by, target)).map(
    ({ plane, factors, table, target }) => ({ by, plane, factors, table, target }),
  );
}

type Volley = Omit<Shot, 'by'> & { names: readonly PlaneName[] };

/** Expanded Plane Functions 1: a joined name adds to its partner's largest piece, on the lowest table of all in it (R169). */
function volleys(pieces: readonly Piece[], table: (lot: Lot, target: PlaneName) => number): Volley[] {
  const alone = ({ plane, factors, lot, target }: Piece): Volley => {
    return { plane, factors, table: table(lot, target), target, names: [plane] };
  };
  const all = pieces.filter((piece) => piece.with === null).map(alone);
  const waiting = pieces.filter((piece) => piece.with !== null);
  const fires = (piece: Piece): boolean => all.some(({ names }) => names.some((name) => name === piece.with));
  while (waiting.length > 0) {
    // A partner that has itself joined another comes first; of names that wait for each other the first one fires.
    const [piece] = waiting.splice(Math.max(0, waiting.findIndex(fires)), 1);
    if (piece === undefined) continue;
    let best = -1;
    all.forEach(({ names, factors }, i) => {
      if (names.some((name) => name === piece.with) && factors > (all[best]?.factors ?? 0)) best = i;
    });
    const host = all[best];
    if (host === undefined) all.push(alone(piece));
    else
      all[best] = {
        ...host,
        factors: host.factors + piece.factors,
        table: Math.min(host.table, table(piece.lot, host.target)),
        names: [...host.names, piece.plane],
      };
  }
  return all;
}

/** 16.10 The table of these planes against that name; what moves it goes on the `list`. */
function tableFor(
  battle: Battle,
  step: AirCombat,
  lot: Lot,
  by: Side,
  target: PlaneName,
  list?: Modifier[] | undefined,
): number {
  const { rules } = battle;
  const { rangeKept, clouds, night, armed } = rules.charts.combatModifiers.values.airToAir;
  const printed = rules.charts.airHits.values[lot.plane].airToAir;
  let table = crewTable(battle, lot, printed);
  if (table !== printed) list?.push({ rule: 'SC5.5', name: 'crews from ships', by: table - printed });
  if (rules.options.airModifiers && cite('OPT-EPF.2')) {
    const harder = rules.charts.airModifiers.values[target] ?? 0;
    if (harder !== 0) list?.push({ rule: 'OPT-EPF.2', name: `against ${target}`, by: harder });
    table += harder;
  }
  if (!cite('16.10')) return table;
  const bomber = by !== step.attacker && step.round === 'bombers';
  const spends = !(bomber && cite('15.6.2')); // bombers never spend range in the air
  if (spends && !lot.burned && cite('16.10.1')) table += modifier(list, '16.10.1', 'range saved', rangeKept);
  if (battle.clouds && cite('16.10.2')) table += modifier(list, '16.10.2', 'clouds', clouds);
  if (battle.night && cite('16.10.3')) table += modifier(list, '16.10.3', 'night', night);
  const fighter = rules.charts.planes.values[lot.plane].mission === 'fighter';
  if (fighter && lot.arms !== 'none' && cite('16.10.4')) table += modifier(list, '16.10.4', 'armed', armed);
  return table;
}

/**
 * Why a shot has its table. All of it follows from what was announced: planes of one name in one round differ only in
 * range spent and in their crews.
 */
export function shotModifiers(battle: Battle, step: AirCombat, { by, plane, target, table }: Shot): Modifier[] {
  const { options, charts } = battle.rules;
  if (!options.airModifiers && table === charts.airHits.values[plane].airToAir) return [];
  let best: { table: number; list: Modifier[] } | undefined;
  for (const { lot, plane: name } of fireRows(battle, battle.air[by], step, by)) {
    if (name !== plane) continue;
    const list: Modifier[] = [];
    const own = tableFor(battle, step, lot, by, target, list);
    if (own >= table && (best === undefined || own < best.table)) best = { table: own, list };
  }
  if (best === undefined) return [];
  const joined = table - best.table;
  return joined === 0
    ? best.list
    : [...best.list, { rule: 'OPT-EPF.1', name: 'partners on a lower table', by: joined }];
}
