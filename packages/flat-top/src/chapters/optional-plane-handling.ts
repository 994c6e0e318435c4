/** Expanded Plane Functions 6: seaplanes ashore, fighters that are soon ready again, bombers that take their time. */
import type { PlaneName } from '../charts/planes.js';
import { cite } from '../cite.js';
import type { Field } from '../fields.js';
import type { GameLaw } from '../game-kit.js';
import type { Base } from '../state.js';

const quickNames: ReadonlySet<PlaneName> = new Set<PlaneName>(['Zero', 'Wildcat', 'P-39', 'P-40', 'Beaufighter']);
const slowNames: ReadonlySet<PlaneName> = new Set<PlaneName>(['B-17', 'Hudson', 'A-20', 'B-25', 'B-26', 'Betty']);

/** OPT-EPF.6a Planes that need water may use a base for land planes; R343 but not one that a scenario bars them from (SC1.8). */
export function usesLandBase({ options, scenario }: GameLaw, { name, side, handles }: Base, plane: PlaneName): boolean {
  if (!options.seaplanesAshore || !handles.includes('LP')) return false;
  const free = scenario.special.freeTakeOff;
  const barred = free !== undefined && free.side === side && free.plane === plane && free.base === name;
  return !barred && cite('OPT-EPF.6a');
}

/** OPT-EPF.6b May pass through more than one box a turn. */
export const isQuick = ({ options }: GameLaw, plane: PlaneName): boolean =>
  options.quickFighters && quickNames.has(plane) && cite('OPT-EPF.6b');

/** OPT-EPF.6a, OPT-EPF.6c Needs two Readying Factors a move; never more than two (R171). */
export function isSlow(law: GameLaw, { base }: Field, plane: PlaneName): boolean {
  if (base === null) return false;
  const { options, charts } = law;
  if (options.slowBombers && slowNames.has(plane) && cite('OPT-EPF.6c')) return true;
  if (!options.seaplanesAshore || base.handles.includes('SP')) return false;
  const { handling } = charts.planes.values[plane];
  return !handling.includes('land') && !handling.includes('carrier') && cite('OPT-EPF.6a');
}

/** Whether some moves cost more than one Readying Factor in this game. */
export const weighsMoves = ({ options }: GameLaw): boolean =>
  options.seaplanesAshore || options.quickFighters || options.slowBombers;

/** Readying Factors that one Air Factor needs for this move (ids of the sheet of 8.10). Dispersing is no move from box to box. */
export function moveCost(law: GameLaw, field: Field, box: string, plane: PlaneName, id: string): number {
  const ready = id.startsWith('ready ');
  if (!ready && id !== 'readying') return 1;
  const steps = ready && box !== 'readying' ? 2 : 1;
  return isSlow(law, field, plane) ? 2 * steps : steps;
}
