/** 5.16 What is added to the die of a land attack, or taken from it. All of it counts together. */
import { attackers, type Battle, defenders, type Fighter, strengthOf } from '../battle.js';
import { cite } from '../cite.js';
import { crossingWater, isAssault } from './5-14-strength.js';

export type Modifier = { rule: string; what: string; value: number };

/** At least half of the strength is of this kind. */
export const isHalf = (units: readonly Fighter[], is: (unit: Fighter) => boolean): boolean =>
  strengthOf(units) > 0 && 2 * strengthOf(units.filter(is)) >= strengthOf(units);

export const isCommunist = ({ nation }: Fighter): boolean => nation === 'ccp';
const isSovietArmor = ({ nation, kind }: Fighter): boolean => nation === 'ussr' && kind === 'armor';

export function modifiersOf(battle: Battle): Modifier[] {
  const { target, year } = battle;
  const attack = attackers(battle);
  const defence = defenders(battle);
  const japanese = battle.attacker === 'japan';
  const sky = airSuperiority(battle);
  const armor = year >= 1944 && target.terrain === 'clear';
  const found: [rule: string, what: string, value: number][] = [
    ['R46', 'Communists attack', target.inChina && isHalf(attack, isCommunist) ? +1 : 0],
    ['R46', 'Communists defend', target.inChina && isHalf(defence, isCommunist) ? -1 : 0],
    ['5.16', 'air superiority', sky === 'attacker' ? +1 : sky === 'defender' ? -1 : 0],
    ['5.16', 'Sneak Attack', japanese && battle.sneak > 0 ? 3 - battle.sneak : 0],
    ['5.16', 'Soviet city', homeDefended(battle, 'ussr') ? -1 : 0],
    ['10.10', 'Japanese city', homeDefended(battle, 'japan') ? -1 : 0],
    ['5.16', 'monsoon', target.wet ? -1 : 0],
    ['5.16', 'concentric attack', isConcentric(battle) ? +1 : 0],
    ['5.16', 'mountain', target.terrain === 'mountain' && defence.length > 0 ? -1 : 0],
    ['5.16', 'jungle', target.terrain === 'jungle' && defence.length > 0 && !japanese ? -1 : 0],
    ['5.16', 'jungle-mountain', target.terrain === 'jungle-mountain' && defence.length > 0 ? -2 : 0],
    ['5.16', 'paradrop', attack.some(({ by, left, strength }) => by === 'drop' && left === strength.length) ? +1 : 0],
    [
      '5.16',
      'across a strait',
      battle.from.some((origin) => origin.across === 'strait' && crosses(battle, origin.hex)) ? -1 : 0,
    ],
    ['10.8', 'Soviet armour attacks', armor && isHalf(attack, isSovietArmor) && sky !== 'defender' ? +1 : 0],
    ['10.8', 'Soviet armour defends', armor && isHalf(defence, isSovietArmor) && sky !== 'attacker' ? -1 : 0],
    ['5.16', 'attackers out of supply', unsupplied(attack, -2, -1)],
    ['5.16', 'defenders out of supply', unsupplied(fedByFortress(battle, defence), +1, 0)],
    ['5.16', 'Amphibious Assault', isAssault(battle) ? assaultPenalty(attack) : 0],
  ];
  return found.flatMap(([rule, what, value]) => (value !== 0 && cite(rule) ? [{ rule, what, value }] : []));
}

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** Planes aloft with nobody against them, of two points of strength together or more. */
function airSuperiority({ support: { attacker, defender } }: Battle): 'attacker' | 'defender' | null {
  if (attacker.aloft > 0 && defender.aloft > 0) return null;
  if (attacker.aloft >= 2) return 'attacker';
  return defender.aloft >= 2 ? 'defender' : null;
}

const homeDefended = (battle: Battle, nation: Fighter['nation']): boolean =>
  battle.target.homeCityOf === nation && defenders(battle).some((unit) => unit.nation === nation);

/** From two hexes that face each other over the target; landings do not count. */
function isConcentric({ from }: Battle): boolean {
  const sides = new Set(
    from
      .filter(({ units }) => units.some(({ part, left, by }) => part && left > 0 && by === 'land'))
      .map(({ direction }) => direction),
  );
  return [0, 1, 2].some((side) => sides.has(side) && sides.has(side + 3));
}

const crosses = (battle: Battle, hex: string): boolean => {
  const crossing = crossingWater(battle);
  return battle.from.some((origin) => origin.hex === hex && origin.units.some((unit) => crossing.includes(unit)));
};

/** A permanent fortification supplies one unit in its hex. */
function fedByFortress({ target }: Battle, defence: readonly Fighter[]): readonly Fighter[] {
  const fed = target.fort === 'permanent' && cite('5.16') ? defence.find(({ supplied }) => !supplied) : undefined;
  return defence.filter((unit) => unit !== fed);
}

/** One unit without supply is enough; commandos alone suffer less (10.0). */
function unsupplied(units: readonly Fighter[], any: number, commandos: number): number {
  const cut = units.filter(({ supplied }) => !supplied);
  if (cut.length === 0) return 0;
  return cut.every(({ kind }) => kind === 'commando') && cite('10.0') ? commandos : any;
}

/** Marines of the United States and of Japan know how to land; the Soviet Union does not know it at all. */
function assaultPenalty(attack: readonly Fighter[]): number {
  const landing = attack.filter(({ by }) => by === 'sea');
  const isMarine = ({ kind, nation }: Fighter): boolean => kind === 'marine' && (nation === 'us' || nation === 'japan');
  if (isHalf(landing, isMarine)) return -1;
  return landing.some(({ nation }) => nation === 'ussr') ? -4 : -3;
}
