/** 18.3, 18.4 and Expanded Plane Functions 3-5: which attacks planes can make on what, and on which table. */
import type { Refusal } from '@ironbottom/umpire';
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import type { Altitude, Arms, Lot, Rules, Seen, Side } from '../state.js';
import type { Cause } from './21-damage.js';

/** 18.3 How planes attack. Strafing is Expanded Plane Functions 5; para-frag and skip bombs fall from level flight. */
export const kinds = ['dive', 'torpedo', 'level', 'strafe'] as const;
export type Kind = (typeof kinds)[number];

/** 17.2, 18.2 Planes of one name of one formation attacking one target in one way: one die. Fixed before the guns open up. */
export type Attack = {
  readonly by: Side;
  readonly af: number;
  readonly plane: PlaneName;
  readonly kind: Kind;
  readonly arms: Arms;
  /** Where they are when they attack, and when they are fired at (18.3.1). */
  readonly altitude: Altitude;
  /** The index of a ship, or `atBase`. */
  readonly target: number;
  readonly lots: readonly number[];
  /** Their hit table, before modifiers. */
  readonly table: number;
  /** SC3.5b By night: their crews are trained for it. */
  readonly night?: true;
};

/** What chapter 21 needs to know about how the hits came. */
export function causeOf(attack: Attack): Cause {
  if (attack.kind === 'dive' || attack.kind === 'torpedo') return attack.kind;
  return attack.altitude;
}

export type Bombing = { table: number } | { not: Refusal };
export type Situation = Pick<Seen, 'rules' | 'scenario'>;
export type Target = { on: 'ship' } | { on: 'base'; offBoard: boolean };

const not = (rule: string, why: string): Bombing => ({ not: { rule, why } });

/** The kinds of attack somebody might look for with these planes; `bombing` says which of them they can make. */
export function kindsFor(rules: Rules, lot: Lot): readonly Kind[] {
  if (!cite('18.3')) return noKinds;
  switch (lot.arms) {
    case 'none':
      return mayStrafe(rules, lot) ? strafing : noKinds;
    case 'torpedo':
      return torpedoes;
    case 'GP':
    case 'AP':
      return rules.charts.airHits.values[lot.plane].ship.dive[lot.arms] === null ? levelOnly : diveOrLevel;
    default:
      return levelOnly;
  }
}

const noKinds: readonly Kind[] = [];
const strafing: readonly Kind[] = ['strafe'];
const torpedoes: readonly Kind[] = ['torpedo'];
const levelOnly: readonly Kind[] = ['level'];
const diveOrLevel: readonly Kind[] = ['dive', 'level'];

/** Expanded Plane Functions 5: some planes that took off without bombs may strafe. */
export function mayStrafe(rules: Rules, lot: Lot): boolean {
  return (
    rules.options.strafing &&
    !lot.tookOffArmed &&
    rules.charts.specialAttacks.values.strafing.planes.includes(lot.plane) &&
    cite('OPT-EPF.5')
  );
}

/** The table of this attack before modifiers (Air Hit Tables), or why it cannot be made. */
export function bombing(at: Situation, lot: Lot, kind: Kind, target: Target): Bombing {
  const able = printed(at, lot, kind, target);
  if ('not' in able) return able;
  const table = crewTable(at, lot, able.table);
  return table === able.table ? able : { table };
}

/** Guadalcanal 5: Japanese crews that fly from ships are less practised in every table (R151). */
export function crewTable({ rules, scenario }: Situation, lot: Pick<Lot, 'plane' | 'seaBased'>, table: number): number {
  if (scenario === null || !lot.seaBased || rules.charts.planes.values[lot.plane].side !== 'japan') return table;
  const { japaneseSeaBased } = rules.charts.scenarioChanges.values[scenario];
  return japaneseSeaBased !== 0 && cite('SC5.5') ? table + japaneseSeaBased : table;
}

function printed(at: Situation, lot: Lot, kind: Kind, target: Target): Bombing {
  if (!cite('CHART-air-hit')) return not('CHART-air-hit', 'there are no tables');
  if (target.on === 'base' && target.offBoard && cite('18.4'))
    return not('18.4', 'an off-board base can never be attacked');
  switch (kind) {
    case 'dive':
      return dive(at, lot, target);
    case 'torpedo':
      return torpedo(at, lot, target);
    case 'strafe':
      return strafe(at, lot, target);
    case 'level':
      return lot.arms === 'para-frag'
        ? paraFrag(at, lot, target)
        : lot.arms === 'skip'
          ? skip(at, lot, target)
          : level(at, lot, target);
  }
}

/** 18.3.1 Dive bombers begin the Combat Phase high. */
function dive({ rules }: Situation, lot: Lot, { on }: Target): Bombing {
  const table =
    lot.arms === 'GP' || lot.arms === 'AP' ? rules.charts.airHits.values[lot.plane][on].dive[lot.arms] : null;
  if (table === null) return not('18.3.1', `${lot.plane} cannot dive bomb`);
  if (!cite('18.3.1')) return not('18.3.1', 'there is no dive bombing');
  return lot.altitude === 'high'
    ? { table }
    : not('18.3.1', 'dive bombers begin at high altitude; from low they bomb level');
}

/** 18.3.2 Torpedoes are dropped from low altitude, at ships. */
function torpedo({ rules }: Situation, lot: Lot, { on }: Target): Bombing {
  const { torpedo: table } = rules.charts.airHits.values[lot.plane];
  if (table === null) return not('18.3.2', `${lot.plane} cannot carry torpedoes`);
  if (on === 'base') return not('18.3.2', 'torpedoes are for ships');
  if (lot.altitude === 'high' && cite('18.3.2')) return not('18.3.2', 'torpedo attacks are made from low altitude');
  return { table };
}

/** 18.3.3 Level bombing from either altitude, each with its own tables. */
function level({ rules }: Situation, lot: Lot, { on }: Target): Bombing {
  const table =
    lot.arms === 'GP' || lot.arms === 'AP' ? rules.charts.airHits.values[lot.plane][on][lot.altitude][lot.arms] : null;
  // R8 Scouts carry bombs for submarines alone.
  const scout = rules.options.submarines && on === 'base' && rules.charts.planes.values[lot.plane].mission === 'scout';
  return table !== null && !scout && cite('18.3.3') ? { table } : noTable(lot, on);
}

/** Asked for with every sheet of 17.2, and always the same: written once. */
type NoTable = Pick<Lot, 'plane' | 'arms' | 'altitude'> & { readonly on: Target['on']; readonly not: Bombing };
const noTables = new Map<PlaneName, NoTable[]>();

function noTable({ plane, arms, altitude }: Lot, on: Target['on']): Bombing {
  let known = noTables.get(plane);
  if (known === undefined) {
    known = [];
    noTables.set(plane, known);
  }
  for (const each of known) if (each.arms === arms && each.altitude === altitude && each.on === on) return each.not;
  const why = `${plane} has no table for level bombing a ${on} from ${altitude} altitude with ${arms} bombs`;
  const fresh = { plane, arms, altitude, on, not: not('18.3.3', why) };
  known.push(fresh);
  return fresh.not;
}

/** Expanded Plane Functions 3: low level on a base, on the table of GP bombs. */
function paraFrag({ rules, scenario }: Situation, lot: Lot, { on }: Target): Bombing {
  const rule = 'OPT-EPF.3';
  const { planes, scenarios } = rules.charts.specialAttacks.values.paraFrag;
  const inPlay = rules.options.paraFrag && (scenario === null || scenarios.includes(scenario)) && cite(rule);
  if (!inPlay) return not(rule, 'para-frag bombs are an option of the Santa Cruz and Guadalcanal scenarios');
  if (!planes.includes(lot.plane)) return not(rule, `${lot.plane} does not carry para-frag bombs`);
  const table = rules.charts.airHits.values[lot.plane].base.low.GP;
  if (on !== 'base' || lot.altitude !== 'low' || table === null)
    return not(rule, 'para-frag bombs are dropped on a base, from low altitude');
  return { table };
}

/** Expanded Plane Functions 4: low level on a ship, on the first table; any hit is critical. */
function skip({ rules, scenario }: Situation, lot: Lot, { on }: Target): Bombing {
  const rule = 'OPT-EPF.4';
  const { planes, scenarios } = rules.charts.specialAttacks.values.skipBombing;
  const inPlay = rules.options.skipBombing && (scenario === null || scenarios.includes(scenario)) && cite(rule);
  if (!inPlay)
    return not(rule, 'skip bombing is an option of the Eastern Solomons, Santa Cruz and Guadalcanal scenarios');
  if (!planes.includes(lot.plane)) return not(rule, `${lot.plane} does not skip bombs`);
  if (on !== 'ship' || lot.altitude !== 'low') return not(rule, 'bombs are skipped at a ship, from low altitude');
  return { table: rules.charts.hitTables.values.skipBombing };
}

/** Expanded Plane Functions 5a, 5b: from low altitude, on the table of air-to-air combat. */
function strafe({ rules }: Situation, lot: Lot, { on }: Target): Bombing {
  const rule = on === 'base' ? 'OPT-EPF.5a' : 'OPT-EPF.5b';
  if (lot.altitude !== 'low') return not(rule, 'strafing is done from low altitude');
  return cite(rule) ? { table: rules.charts.airHits.values[lot.plane].airToAir } : not(rule, 'no strafing');
}
