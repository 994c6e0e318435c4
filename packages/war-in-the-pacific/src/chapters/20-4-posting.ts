/** 20.4, 20.7.1, 20.8 Who may, and who must, command a force. */
import { type GameDate, isSwitchedOn } from '../calendar.js';
import type { SurfaceCharts } from '../charts/surface.js';
import { cite } from '../cite.js';
import type { NavalUnit } from '../pieces.js';
import type { Side } from '../sides.js';
import type { ForceInput } from '../surface/scenarios.js';

/** What is wrong with the command of a force; nothing, if it may sail so. */
export function wrongCommand(
  { ships, admirals, leaderless, battleLine }: ForceInput,
  side: Side,
  date: GameDate,
  { navalUnits, surfaceAdmirals }: SurfaceCharts,
): string[] {
  const wrong: string[] = [];
  const units = ships.flatMap((id) => navalUnits.values[id] ?? []);
  const commander = surfaceAdmirals.values[admirals[0]?.name ?? ''];
  // 20.7.1 A fighting force has a commander, unless there is none or it is only on its way.
  if (admirals.length === 0 && leaderless === undefined && cite('20.7.1'))
    wrong.push(`${side} has no commander: say why, 'nobody available' or 'moving' (20.7.1)`);
  if (commander !== undefined && commander.nation !== 'netherlands' && isDutch(units) && cite('20.4.2'))
    wrong.push('a force that is mostly Dutch is led by Doorman or Helfrich (20.4.2)');
  if (battleLine === true && cite('20.8')) {
    if (side !== 'allies' || !isSwitchedOn('taskForce34', date))
      wrong.push('Task Force 34 is American, from 0/8/44 (20.8)');
    if (commander?.nation !== 'us') wrong.push('an American leads a force near Task Force 34 (20.8)');
  }
  return wrong;
}

/** 20.4.2 Most of the heaviest ships, or most of the ships, are Dutch. */
function isDutch(units: readonly NavalUnit[]): boolean {
  const heaviest = Math.max(...units.map(({ defence }) => defence));
  const isMost = (of: readonly NavalUnit[]): boolean =>
    2 * of.filter(({ nation }) => nation === 'netherlands').length > of.length;
  return isMost(units) || isMost(units.filter(({ defence }) => defence === heaviest));
}

/** 20.8.1 What Lee adds to a commander near him: Command Level, chits, breakoff. */
export function battleLineBonus({ year }: GameDate): { command: number; S: number; B: number } {
  return year >= 45 ? { command: 2, S: 1, B: 1 } : { command: 3, S: 1, B: 2 };
}

/** 20.4.1 An admiral whose force has come into port is posted again from the next Naval Phase on, wherever that may be. */
export const mayBePosted = (inPortSince: number, phase: number): boolean => phase > inPortSince || !cite('20.4.1');
