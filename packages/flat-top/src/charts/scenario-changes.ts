import type { Chart } from '@ironbottom/umpire';
import type { PlaneName } from './planes.js';

/** SC1 Rings Around Rabaul, SC2 Coral Sea, SC3 Eastern Solomons, SC4 Santa Cruz, SC5 Guadalcanal. */
export const scenarioIds = ['SC1', 'SC2', 'SC3', 'SC4', 'SC5'] as const;
export type Scenario = (typeof scenarioIds)[number];

/** What a scenario's special rules change in the charts. */
export type ScenarioChange = {
  readonly ships: { readonly [name: string]: { readonly aa?: number; readonly damage?: number } };
  readonly readying: { readonly [ship: string]: number };
  readonly airToAir: Partial<Record<PlaneName, number>>;
  /** High explosive shells: other guns against ships and in a bombardment. */
  readonly shells: { readonly [ship: string]: { readonly gunnery: number; readonly bombardment: number } };
  /** Added to every hit table of Japanese planes that fly from ships. */
  readonly japaneseSeaBased: number;
};

const unchanged: ScenarioChange = { ships: {}, readying: {}, airToAir: {}, shells: {}, japaneseSeaBased: 0 };

export const scenarioChanges: Chart<Record<Scenario, ScenarioChange>> = {
  id: 'scenario-changes',
  title: 'Figures changed by scenarios',
  provenance: 'text',
  source: 'SC1.3, SC2.7, SC2.8, SC3.3, SC5.1, SC5.2, SC5.5; lines 1020, 1124, 1125, 1244, 1406-1414',
  values: {
    SC1: { ...unchanged, airToAir: { Wildcat: 7 } },
    SC2: { ...unchanged, airToAir: { Wildcat: 7 }, ships: { Shokaku: { damage: 5 }, Zuikaku: { damage: 5 } } },
    SC3: { ...unchanged, ships: { Enterprise: { aa: 5 } } },
    SC4: unchanged,
    SC5: {
      ...unchanged,
      readying: { Enterprise: 6 },
      shells: { Hiei: { gunnery: 8, bombardment: 16 }, Kirishima: { gunnery: 8, bombardment: 16 } },
      japaneseSeaBased: -1,
    },
  },
};
