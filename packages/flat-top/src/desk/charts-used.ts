/** What the figures of a battle rest on. */
import type { ChartUsed, Exception } from '@ironbottom/umpire';
import type { Charts } from '../charts/index.js';
import { namelessType } from '../charts/rating.js';
import { scenarioIds } from '../charts/scenario-changes.js';
import { type Battle, sides } from '../state.js';

/** Whose figures the base has: the scenario's, or those of the latest that uses it. */
export function scenarioOfBase({ base, scenario, rules }: Battle): string | undefined {
  const figures = base === null ? undefined : rules.charts.bases.values[base.name]?.figures;
  return scenario ?? [...scenarioIds].reverse().find((id) => figures?.[id] !== undefined);
}

/** The charts a procedure rests on, with what these forces use of them on other ground. */
export function chartsOf(battle: Battle, ids: readonly (keyof Charts)[]): ChartUsed[] {
  const names = new Set<string>();
  for (const side of sides) {
    for (const { lots } of battle.air[side]) for (const { plane } of lots) names.add(plane);
    for (const ship of battle.ships[side]) {
      const type = namelessType(ship.name);
      names.add(type === undefined ? ship.name : `${side}.${type}`);
    }
  }
  if (battle.base !== null) names.add(battle.base.name);
  const scenario = battle.scenario ?? scenarioOfBase(battle);
  const concerns = ({ at, provenance }: Exception): boolean => {
    if (provenance === 'house') return true;
    const [one = '', two = '', three = ''] = at.split('.');
    if (two === 'figures' && three !== '' && three !== scenario) return false;
    return names.has(one) || names.has(`${one}.${two}`);
  };
  return ids
    .map((id) => battle.rules.charts[id])
    .filter((chart) => chart.id !== 'nameless-ships' || [...names].some((name) => name.includes('.')))
    .filter((chart) => chart.id !== 'ships' || [...names].some((name) => Object.hasOwn(chart.values, name)))
    .map(({ id, title, provenance, source, exceptions }) => ({
      id,
      title,
      provenance,
      source,
      exceptions: (exceptions ?? []).filter(concerns),
    }));
}
