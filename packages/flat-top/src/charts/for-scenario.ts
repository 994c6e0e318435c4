/** The charts as one scenario's special rules change them, so that the chapters need not know scenarios. */
import type { Chart, Exception } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { ruleIn } from '../cite-scenario.js';
import type { Charts } from './index.js';
import { isPlaneName } from './planes.js';
import type { Scenario } from './scenario-changes.js';

export function forScenario(charts: Charts, scenario: Scenario): Charts {
  const change = charts.scenarioChanges.values[scenario];

  const ships = { ...charts.ships.values };
  const shipNotes: Exception[] = [];
  for (const [name, figures] of Object.entries(change.ships)) {
    const counter = ships[name];
    if (counter === undefined || !cite(ruleFor('ships', scenario))) continue;
    ships[name] = { ...counter, ...figures };
    for (const figure of Object.keys(figures)) shipNotes.push(note(`${name}.${figure}`, scenario));
  }

  const decks = { ...charts.shipAirOperations.values };
  const deckNotes: Exception[] = [];
  for (const [name, readying] of Object.entries(change.readying)) {
    const deck = decks[name];
    if (deck === undefined || !cite(ruleFor('readying', scenario))) continue;
    decks[name] = { ...deck, readying };
    deckNotes.push(note(`${name}.readying`, scenario));
  }

  const airHits = { ...charts.airHits.values };
  const airNotes: Exception[] = [];
  for (const [plane, airToAir] of Object.entries(change.airToAir)) {
    if (!isPlaneName(plane) || airToAir === undefined) continue;
    if (!cite(ruleFor('airToAir', scenario))) continue;
    airHits[plane] = { ...airHits[plane], airToAir };
    airNotes.push(note(`${plane}.airToAir`, scenario));
  }

  return {
    ...charts,
    ships: noted(charts.ships, ships, shipNotes),
    shipAirOperations: noted(charts.shipAirOperations, decks, deckNotes),
    airHits: noted(charts.airHits, airHits, airNotes),
  };
}

/** The special rules that change figures. */
const rules = {
  airToAir: { SC1: 'SC1.3', SC2: 'SC2.7' },
  ships: { SC2: 'SC2.8', SC3: 'SC3.3' },
  readying: { SC5: 'SC5.2' },
} as const;

const ruleFor = (what: keyof typeof rules, figures: Scenario): string => ruleIn(rules[what], { figures });

const note = (at: string, scenario: Scenario): Exception => ({
  at,
  provenance: 'text',
  why: `changed by a special rule of ${scenario}`,
});

function noted<V>(chart: Chart<V>, values: V, notes: readonly Exception[]): Chart<V> {
  return notes.length === 0 ? chart : { ...chart, values, exceptions: [...(chart.exceptions ?? []), ...notes] };
}
