/** What an attack in a hex is worth, on average: enemy steps against own, and the ground that changes hands. */
import { ownQuality } from '../chapters/23-5-troop-quality.js';
import { groundResult, stepsLost } from '../charts/ground-crt.js';
import { enemyOf, type Side } from '../sides.js';
import type { GroundLaw, Open } from './kit.js';
import { stepsIn, unitsIn } from './land.js';
import type { PlacedUnit } from './scenario.js';

/** `coming`: with all active units that stand beside the hex. From what lies open alone. */
export function groundWorth(open: Open, law: GroundLaw, hex: string, side: Side, coming = false): number {
  const enemy = enemyOf(side);
  const { perStep } = law.scenario;
  const near = coming ? (law.scenario.hexes[hex]?.next ?? []) : [];
  const able = [hex, ...near].flatMap((at) => unitsIn(open, law, at, side)).filter(({ id }) => open.units[id]?.active);
  const best = (units: readonly PlacedUnit[]): number =>
    Math.max(
      0,
      ...units.map(({ id, troopQuality }) =>
        ownQuality({ quality: troopQuality, broken: open.units[id]?.broken ?? false }),
      ),
    );
  const fort = open.hexes[hex]?.holder === enemy ? (open.hexes[hex]?.fort ?? 0) : 0;
  const column = best(able) - best(unitsIn(open, law, hex, enemy)) - fort;
  const steps = able.reduce((sum, { id }) => sum + (open.units[id]?.steps ?? 0), 0) + stepsIn(open, law, hex, enemy);
  const taken = open.hexes[hex]?.holder === enemy;
  const { objective, others = [] } = law.scenario;
  const counts = [objective, ...others].find((each) => each.hex === hex)?.points;
  const ground = !taken ? 0 : counts === undefined ? 1 : counts / 3;
  let sum = 0;
  for (let face = 0; face < 10; face += 1) {
    const { attacker, defender, retreat } = groundResult(law.charts.groundCombat, column, face);
    sum += perStep[side] * stepsLost(law.charts.groundLosses, defender, steps);
    sum -= perStep[enemy] * stepsLost(law.charts.groundLosses, attacker, steps);
    if (retreat === 'defender') sum += ground;
  }
  return able.length === 0 ? -9 : sum / 10;
}
