/** Special rules that several scenarios have, each under a number of its own. */
import type { Scenario } from './charts/scenario-changes.js';
import { cite } from './cite.js';
import type { ScenarioData } from './scenarios/scenario.js';

/** The number of one and the same rule in each scenario that has it. */
export type RuleIn = { readonly [scenario in Scenario]?: string };

/** A scenario of one's own goes by the rules of the scenario whose figures it uses, or else by the first that has such a rule. */
export function ruleIn(rules: RuleIn, { figures }: Pick<ScenarioData, 'figures'>): string {
  const rule = rules[figures] ?? Object.values(rules)[0];
  if (rule === undefined) throw new Error('no scenario has this rule');
  return rule;
}

export const citeIn = (rules: RuleIn, scenario: Pick<ScenarioData, 'figures'>): boolean =>
  cite(ruleIn(rules, scenario));
