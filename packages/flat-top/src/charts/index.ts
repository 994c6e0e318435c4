/** Every chart of the book, one a file; `charts` is the whole set as the source has it. */
import type { Chart } from '@ironbottom/umpire';
import { type AirHits, airHits } from './air-hits.js';
import { airModifiers } from './air-modifiers.js';
import { type Ammunition, ammunition } from './ammunition.js';
import { type BaseEntry, bases } from './bases.js';
import { type CombatModifiers, combatModifiers } from './combat-modifiers.js';
import { type CombatResults, combatResults } from './combat-results.js';
import { type CriticalTable, type CriticalTarget, criticalHits } from './critical-hits.js';
import { type HitTables, hitTables } from './hit-tables.js';
import { type Interception, interception } from './interception.js';
import { type NightLanding, nightLanding } from './night-landing.js';
import { type Observation, observation, type Search, type Shadowing, searching, shadowTable } from './observation.js';
import { type Plane, type PlaneName, planes } from './planes.js';
import { type Scenario, type ScenarioChange, scenarioChanges } from './scenario-changes.js';
import { type Deck, shipAirOperations } from './ship-air-operations.js';
import { type Counter, type Nameless, namelessShips, ships } from './ships.js';
import { type SpecialAttacks, specialAttacks } from './special-attacks.js';
import { type SubmarineTables, submarineTables } from './submarines.js';
import { type VictoryPoints, victoryPoints } from './victory-points.js';
import {
  type CloudMovement,
  cloudMovement,
  type WindArrows,
  type WindChange,
  windArrows,
  windChange,
} from './weather.js';

export type Charts = {
  readonly airHits: Chart<Record<PlaneName, AirHits>>;
  readonly airModifiers: Chart<Partial<Record<PlaneName, number>>>;
  readonly ammunition: Chart<{ readonly [ship: string]: Ammunition }>;
  readonly bases: Chart<{ readonly [name: string]: BaseEntry }>;
  readonly cloudMovement: Chart<CloudMovement>;
  readonly combatModifiers: Chart<CombatModifiers>;
  readonly combatResults: Chart<CombatResults>;
  readonly criticalHits: Chart<Record<CriticalTarget, CriticalTable>>;
  readonly hitTables: Chart<HitTables>;
  readonly interception: Chart<Interception>;
  readonly namelessShips: Chart<Nameless>;
  readonly nightLanding: Chart<NightLanding>;
  readonly observation: Chart<Observation>;
  readonly planes: Chart<Record<PlaneName, Plane>>;
  readonly scenarioChanges: Chart<Record<Scenario, ScenarioChange>>;
  readonly search: Chart<Search>;
  readonly shadowing: Chart<Shadowing>;
  readonly shipAirOperations: Chart<{ readonly [ship: string]: Deck }>;
  readonly ships: Chart<{ readonly [name: string]: Counter }>;
  readonly specialAttacks: Chart<SpecialAttacks>;
  readonly submarines: Chart<SubmarineTables>;
  readonly victoryPoints: Chart<VictoryPoints>;
  readonly windArrows: Chart<WindArrows>;
  readonly windChange: Chart<WindChange>;
};

export const charts: Charts = {
  airHits,
  airModifiers,
  ammunition,
  bases,
  cloudMovement,
  combatModifiers,
  combatResults,
  criticalHits,
  hitTables,
  interception,
  namelessShips,
  nightLanding,
  observation,
  planes,
  scenarioChanges,
  search: searching,
  shadowing: shadowTable,
  shipAirOperations,
  ships,
  specialAttacks,
  submarines: submarineTables,
  victoryPoints,
  windArrows,
  windChange,
};

export * from './combat-results.js';
export { criticalTableOf } from './critical-hits.js';
export { forScenario } from './for-scenario.js';
export * from './house.js';
export { interceptionNeeds } from './interception.js';
export { isPlaneName, type Plane, type PlaneName, planeNames } from './planes.js';
export * from './rating.js';
export { type Scenario, scenarioIds } from './scenario-changes.js';
export { namelessTypes, type ShipType, shipTypes } from './ships.js';
export { shipWorth } from './victory-points.js';
