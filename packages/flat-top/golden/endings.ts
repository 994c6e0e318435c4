/** Every way in which a scenario can end, and which of them a finished game came to. Golden games are one of each. */
import type { Result } from '@ironbottom/umpire';
import type { GamePublic } from '../src/game-kit.js';
import type { ScenarioData } from '../src/scenarios/scenario.js';
import { enemyOf, type Side, sides } from '../src/state.js';

/** One line of games/list.json: a golden game, how it ended and by which rule. */
export type Golden = {
  readonly scenario: string;
  readonly ending: string;
  readonly rule: string;
  readonly file: string;
  readonly answers: number;
};

export type Ending = {
  /** `null`: a draw. */
  readonly winner: Side | null;
  readonly how: How;
  /** Who has received the points for what was unloaded, or was not; null for nobody. */
  readonly bonus: Side | null;
};

export type How =
  | 'ship sunk' /* SC1.V1 */
  | 'raid outright' /* SC1.V1 */
  | 'raid on points' /* SC1.V2 */
  | 'raid failed' /* SC1.V2 */
  | 'landed in force' /* SC2.V3, SC5.V3 */
  | 'automatic' /* 25.2, SC2.V1 to SC5.V1 */
  | 'points' /* 25.3 */
  | 'level' /* 25.3 */
  | 'too few points' /* 25.3, SC4.V2 */;

/** 'japan points, bonus allied': its name in the list and, with hyphens, in the name of its file. */
export function nameOf({ winner, how, bonus }: Ending): string {
  return `${winner ?? 'draw'} ${how}${bonus === null ? '' : `, bonus ${bonus}`}`;
}

/** How a game of this scenario ended. */
export function endingOf(
  { victory }: Pick<ScenarioData, 'victory'>,
  { winners, rule }: Result,
  { points, bonus }: Pick<GamePublic, 'points' | 'bonus'>,
): Ending {
  const winner = sides.find((side) => winners.includes(side)) ?? null;
  const received = sides.find((side) => (bonus?.[side] ?? 0) > 0) ?? null;
  return { winner, how: howOf(victory, winner, rule, points), bonus: received };
}

function howOf({ raid, floor }: ScenarioData['victory'], winner: Side | null, rule: string, points: Points): How {
  if (raid !== undefined)
    return rule === 'SC1.V1'
      ? winner === raid.side
        ? 'raid outright'
        : 'ship sunk'
      : winner === raid.side
        ? 'raid on points'
        : 'raid failed';
  if (rule === '25.2' || rule.endsWith('.V1')) return 'automatic';
  if (rule.endsWith('.V3')) return 'landed in force';
  if (winner !== null) return 'points';
  return Math.max(points.allied, points.japan) < (floor ?? 0) ? 'too few points' : 'level';
}

type Points = Readonly<Record<Side, number>>;

/** Every ending that the victory conditions of a scenario allow for. */
export function endingsOf(scenario: ScenarioData): Ending[] {
  const { raid, sunkLoses, automatic, unloading } = scenario.victory;
  const { wins, reaches } = unloading ?? {};
  const endings: Ending[] = [];
  const add = (winner: Side | null, how: How, bonus: Side | null = null): void => {
    endings.push({ winner, how, bonus });
  };
  if (raid !== undefined) {
    if (sunkLoses !== undefined) add(enemyOf(raid.side), 'ship sunk');
    add(raid.side, 'raid outright');
    add(raid.side, 'raid on points');
    add(enemyOf(raid.side), 'raid failed');
    return endings;
  }
  if (wins !== undefined) add(wins.side, 'landed in force');
  if (automatic !== null && hasMidnight(scenario))
    for (const winner of sides) {
      add(winner, 'automatic');
      // R138 Only points received at once count at 2400.
      if (reaches !== undefined) add(winner, 'automatic', reaches.side);
    }
  for (const { bonus, least } of receipts(scenario)) {
    for (const winner of sides) add(winner, 'points', bonus);
    add(null, 'level', bonus);
    if (least < (scenario.victory.floor ?? 0)) add(null, 'too few points', bonus);
  }
  return endings;
}

/** 25.2 Whether 2400 comes before the end. */
const hasMidnight = ({ firstHour, turns }: ScenarioData): boolean => firstHour + turns > 24;

/** SC2.V2, SC3.V2, SC5.V2 Who may have received points at the end, and what the leader has then at the very least. */
function receipts({ victory: { unloading } }: ScenarioData): { bonus: Side | null; least: number }[] {
  const { fails, reaches, more } = unloading ?? {};
  if (fails !== undefined)
    return [
      { bonus: enemyOf(fails.side), least: fails.bonus },
      // 25.5 Whatever is unloaded has scored as much.
      { bonus: null, least: fails.least },
    ];
  const nobody = { bonus: null, least: 0 };
  if (reaches !== undefined) return [{ bonus: reaches.side, least: reaches.points + reaches.bonus }, nobody];
  if (more !== undefined) return [...sides.map((bonus) => ({ bonus, least: more })), nobody];
  return [nobody];
}
