/** 5.18 Retreats: when a defender has to go, when he may, and where to. */
import type { Answer, Ask, Out } from '@ironbottom/umpire';
import { alive, type Battle, type Fighter, roomOf, type WayOut } from '../battle.js';
import { cite } from '../cite.js';
import { lose } from './5-18-losses.js';

/** Half or more of the steps that stood here are gone; newcomers of this Step do not count. */
export const halfLost = (battle: Battle, stepsNow: number): boolean =>
  2 * (battle.stepsBefore - stepsNow) >= battle.stepsBefore;

/**
 * Whether survivors who need not go may: never the Japanese with 11.8, nor whoever stands with them, for all go or none. R175 Nor where
 * one of them has nowhere to go.
 */
export const mayStandOrGo = (battle: Battle): boolean =>
  !(battle.noVoluntaryRetreat && alive(battle.target).some(({ nation }) => nation === 'japan') && cite('11.8')) &&
  !(alive(battle.target).some((unit) => waysFor(battle, unit).length === 0) && cite('R175')) &&
  cite('5.18');

export const askStand = (battle: Battle): Ask => ({
  ...{ ask: 'pick', rule: '5.18', min: 0, max: 1, none: 'stand' },
  prompt: `Retreat from ${battle.target.name}? All of the units there go, or none; the attacker may then come in without losing a step (R48).`,
  of: [{ id: 'retreat', text: 'retreat' }],
});

/** Where a unit may go: toward some source, without supply toward the closest; not over the limit if that can be avoided. */
export function waysFor(battle: Battle, unit: Fighter): WayOut[] {
  const ways = battle.target.ways.filter(
    ({ nearer, nearest, nation = unit.nation }) => nation === unit.nation && (unit.supplied ? nearer : nearest),
  );
  if (!unit.supplied) return ways;
  const roomy = ways.filter(({ room }) => room >= roomOf(unit));
  return roomy.length > 0 && cite('5.18') ? roomy : ways;
}

export const goingUnit = (battle: Battle): Fighter | undefined =>
  alive(battle.target).find(({ id }) => id === battle.going[0]);

export function askRetreat(battle: Battle): Ask {
  const unit = goingUnit(battle);
  const ways = unit === undefined ? [] : waysFor(battle, unit);
  return {
    ...{ ask: 'pick', rule: '5.18', min: 1, max: 1 },
    prompt: `Where does ${unit?.name ?? 'the unit'} retreat to from ${battle.target.name}?`,
    of: ways.map(({ hex, name }) => ({ id: hex, text: name })),
  };
}

export const wayChosen = (battle: Battle, answer: Answer | undefined): WayOut | undefined => {
  const unit = goingUnit(battle);
  const [hex] = answer as string[];
  return unit === undefined ? undefined : waysFor(battle, unit).find((way) => way.hex === hex);
};

/**
 * The next unit goes, with the Generals of its nation, the last with all that are left (R44) and the headquarters (R52); without a way
 * it is eliminated.
 */
export function goOut(battle: Battle, way: WayOut | undefined, out: Out): void {
  const unit = goingUnit(battle);
  battle.going.shift();
  if (unit === undefined) return;
  if (way === undefined) {
    if (out.on) out.say('5.18', 'no-way-out', { name: unit.name });
    unit.fell = unit.left;
    lose(unit, unit.left, out);
    joinTheLast(battle);
    return;
  }
  unit.to = way.hex;
  for (const each of battle.target.ways) if (each.hex === way.hex) each.room -= roomOf(unit);
  // After a Banzai some may stay.
  const deserted = alive(battle.target).every(({ id }) => battle.going.includes(id));
  const last = deserted && battle.going.length === 0;
  for (const general of battle.target.generals)
    if (general.fate === 'well' && general.to === null && (last || general.nation === unit.nation) && cite('R44'))
      general.to = way.hex;
  const { hq, hqLost } = battle.target;
  if (hq !== null && !hqLost && deserted && cite('R52')) battle.target.hqTo = way.hex;
  if (out.on) out.say('5.18', 'retreats', { name: unit.name, to: way.name });
}

/** R44 Where the last unit of all found no way, the Generals that are left go with the last that did: not all are gone (5.20). */
function joinTheLast({ target, going }: Battle): void {
  const last = target.units.findLast(({ left, to }) => left > 0 && to !== null);
  if (last === undefined || going.length > 0 || alive(target).length > 0 || !cite('R44')) return;
  for (const general of target.generals) if (general.fate === 'well' && general.to === null) general.to = last.to;
}

/** A hex beside the one that is lost, as the map has it. */
export type Beside = {
  readonly hex: string;
  readonly name: string;
  /** Land units may go there: no water, no wall, no neutral border, no enemy fortification. */
  readonly open: boolean;
  /** An enemy stands there, or a chit of his lies there; a lone headquarters is none, it is bumped (5.2). */
  readonly enemy: boolean;
  /** It lies in an enemy Zone of Control; an own unit or fortification in it inhibits that. */
  readonly controlled: boolean;
  readonly inhibited: boolean;
  /** Hexes from there to each source of supply, in the order of `from`. */
  readonly distances: readonly number[];
  readonly room: number;
};

/** The ways out of a hex from which the sources are `from` hexes away (R43). */
export function waysOut(from: readonly number[], around: readonly Beside[]): WayOut[] {
  const closest = Math.min(...from);
  return around.flatMap(({ hex, name, open, enemy, controlled, inhibited, distances, room }): WayOut[] => {
    if (!open || enemy || (controlled && !inhibited && cite('5.18'))) return [];
    const nearer = distances.some((distance, source) => distance < (from[source] ?? 0) && cite('R43'));
    const nearest = distances.some((distance, source) => from[source] === closest && distance < closest);
    return nearer || nearest ? [{ hex, name, nearer, nearest, room }] : [];
  });
}
