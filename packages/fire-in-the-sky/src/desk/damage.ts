/** A ship has been hit: sunk, or damaged and back when? */
import { type DeskProcedure, misfit, type Problem } from '@ironbottom/umpire';
import { type Battle, force, newBattle } from '../battle.js';
import { airHit, checkFor, submarineHit, surfaceHit } from '../chapters/damage.js';
import { combatWords } from '../chapters/words.js';
import { damageCheck } from '../charts/damage.js';
import { combat } from '../combat.js';
import { quickClone } from '../combat-clone.js';
import { optionalRules } from '../options.js';
import { damageLine } from './lines.js';
import { names, readShips, sideNamed } from './names.js';
import { policies } from './policies.js';
import { chartsUsed, dieFor, forces, measuresFor, outcome, tallyFor } from './report.js';
import { damageShape } from './shapes.js';

type Input = { ship: string; hits: number; by: 'submarine' | 'air' | 'surface'; firepower?: number; turn?: number };

export const damageDesk: DeskProcedure<Battle> = {
  id: 'fire-in-the-sky/damage',
  title: 'Damage check and return',
  about:
    'Two dice for each hit against the Defence rating; when a damaged ship comes back (CARD-damage-check, CARD-return).',
  schema: damageShape,
  example: { ship: 'Nevada', hits: 2, by: 'air', turn: 1 },
  line: damageLine,
  names,
  procedure: { ...combat, clone: quickClone },
  policies,
  check(input) {
    const problem = misfit(damageShape, input);
    if (problem !== undefined) return { problems: [problem] };
    const { ship, hits, by, firepower, turn = 7 } = input as Input;
    const problems: Problem[] = [];
    const side = sideNamed(ship) ?? 'allies';
    const [piece] = readShips([ship], side, 'ship', problems);
    if (by === 'surface' && firepower === undefined)
      problems.push({
        field: 'firepower',
        rule: 'CARD-damage-modifiers',
        why: 'say the Firepower of the ship that fired, 0 to 4',
      });
    if (piece === undefined || problems.length > 0)
      return { problems: problems.map((each) => ({ ...each, field: each.field.replace('[0]', '') })) };
    const plus = { submarine: submarineHit, air: () => airHit(hits), surface: () => surfaceHit(firepower ?? 0) }[by]();
    const own = force({ ships: [piece] });
    const other = force();
    const facts = {
      turn,
      part: side,
      options: optionalRules,
      kamikaze: false,
      supplied: { japan: true, allies: true },
    };
    const record = newBattle(facts, side === 'japan' ? own : other, side === 'japan' ? other : own, []);
    checkFor(
      record,
      side,
      piece,
      Array.from({ length: hits }, () => plus),
    );
    return { sitting: { record, orders: (policy) => policy, measures: measuresFor(record), tally: tallyFor(record) } };
  },
  words: combatWords,
  dieFor,
  forces,
  outcome,
  charts: () => chartsUsed(['damageCheck', 'returnSchedule', 'navalUnits'], Object.keys(damageCheck.values)),
};
