/** The chances of what is about to be ordered in a strike, from a view alone. */
import type { Answer, Ask, View } from '@ironbottom/umpire';
import { airResult, strengthInAir } from '../chapters/6-3-results.js';
import {
  attackAltitude,
  attackStrength,
  damagePoints,
  levelsOf,
  navalResult,
  oddsOf,
  speedAgainst,
  torpedoLoss,
} from '../chapters/7-8-attack.js';
import { aaDRM, aaResult, aaShift, aaStrength, componentsOf, inComponent } from '../chapters/10-1-anti-aircraft.js';
import { damagedBy, defenceOf, sinksAt } from '../chapters/16-8-damage.js';
import { type Ring, rings } from '../charts/anti-air.js';
import { waysOf2D6 } from '../dice.js';
import { inWave, targetsOf } from './coming-in.js';
import { bodyOf } from './fighting.js';
import { type StrikeLaw, strikeOf, unitOf } from './law.js';
import type { StrikeKit } from './rulebook.js';
import { type Body, pointsOf, type Sent, type Ship, type StrikeBattle } from './state.js';
import { mayBe } from './worth.js';

export type StrikeOdds = {
  readonly title: string;
  readonly rows: readonly { readonly text: string; readonly chance: number }[];
  readonly note?: string;
};

const faces = [1, 2, 3, 4, 5, 6];
const rolls = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What her protection takes off the torpedoes, and how likely: the nominated die must be below her rating. */
function protection(law: StrikeLaw, id: string, sent: readonly Sent[]): { less: number; chance: number }[] {
  if (!sent.some(({ flight }) => flight.role === 'T')) return [{ less: 0, chance: 1 }];
  const unit = unitOf(law, id);
  const helps = faces.filter((first) => torpedoLoss(unit, first, 1) > 0).length / 6;
  return [{ less: 0, chance: 1 - helps }, ...faces.map((second) => ({ less: second, chance: helps / 6 }))];
}

/** Levels of damage she will have after the attack, from 0 to 5 with the chance of each; of a counter, the average of what it may be. */
export function chancesOn(law: StrikeLaw, battle: StrikeBattle, ship: Ship, sent: readonly Sent[]): number[] {
  const after = Array.from({ length: 6 }, () => 0);
  const { wave } = battle;
  const names = mayBe(law, battle, ship);
  if (wave === null || names.length === 0) return after;
  const altitude = attackAltitude(law, sent);
  const speed = speedAgainst(ship.pace ?? 3, wave, battle.capAttacked, strikeOf(law, battle).surprise);
  for (const id of names)
    for (const { less, chance } of protection(law, id, sent)) {
      const strength = attackStrength(law, sent, less);
      for (const die of faces) {
        const points = damagePoints(law, strength, speed, altitude, wave.shift, die + wave.drm);
        const odds = oddsOf(points, defenceOf(law, { id, damage: ship.damage }));
        for (const face of faces) {
          const levels = damagedBy(ship.damage, levelsOf(navalResult(law, odds, face)));
          const end = levels >= sinksAt(unitOf(law, id)) ? 5 : levels;
          after[end] = (after[end] ?? 0) + chance / (36 * names.length);
        }
      }
    }
  return after;
}

/** 7.8.1 Who is sent where, as the sheet stands. */
function attacks(law: StrikeLaw, own: StrikeBattle, answer: Answer): StrikeOdds | null {
  const { wave } = own;
  if (wave === null || !Array.isArray(answer)) return null;
  const planes = inWave(own).filter(({ role }) => role !== 'F');
  const rows = answer as { [target: string]: number }[];
  const found = targetsOf(own, wave, wave.ring ?? 'core').flatMap((ship) => {
    const called = ship.seen ? ship.id : ship.mark;
    const sent = planes.flatMap((flight, i) => {
      const points = rows[i]?.[called] ?? 0;
      return points > 0 ? [{ flight, points }] : [];
    });
    if (sent.length === 0) return [];
    return chancesOn(law, own, ship, sent).flatMap((chance, levels) =>
      chance > 0
        ? [
            {
              text: `${called}: ${levels === 5 ? 'sinks' : levels === ship.damage ? 'no more damage' : `D${levels}`}`,
              chance,
            },
          ]
        : [],
    );
  });
  if (found.length === 0) return null;
  return {
    title: 'These attacks',
    rows: found,
    note: 'critical hits come on top; a ship face down counts as the average of what she may be',
  };
}

/** 10.1 What the guns on the way to a ring will do; ships face down count as the average of their type. */
function guns(law: StrikeLaw, own: StrikeBattle, ring: Ring): StrikeOdds | null {
  const { wave } = own;
  if (wave === null) return null;
  const flights = inWave(own);
  const rows = componentsOf(flights).flatMap((approach) => {
    const { strength, high } = averageFire(law, own, ring, approach);
    const shift = aaShift(law, own, flights, approach);
    const drm = aaDRM(law, own, flights, approach, high);
    const there = pointsOf(inComponent(flights, approach));
    const counts = new Map<string, number>();
    for (const roll of rolls) {
      const { lost, aborted } = aaResult(law, strength, shift, roll + drm);
      const down = Math.min(there, lost);
      const text =
        down + aborted === 0 ? 'nobody hit' : `${down} shot down, ${Math.min(there - down, aborted)} driven off`;
      counts.set(text, (counts.get(text) ?? 0) + waysOf2D6(roll) / 36);
    }
    const name = approach === 'dive' ? 'Dive bombers' : `Coming in ${approach}`;
    return [...counts].map(([text, chance]) => ({ text: `${name} (${there}): ${text}`, chance }));
  });
  if (rows.length === 0) return null;
  return {
    title: `Guns on the way to the ${ring === 'core' ? 'core' : `${ring} ring`}`,
    rows,
    note: 'before fighters suppress any; a ship face down counts as the average of her type',
  };
}

function averageFire(
  law: StrikeLaw,
  own: StrikeBattle,
  ring: Ring,
  approach: Parameters<typeof aaStrength>[4],
): { strength: number; high: boolean } {
  const { wave } = own;
  if (wave === null) return { strength: 0, high: false };
  // As many forces as the largest choice of names, each counter standing for another name in each of them.
  const choices = own.ships.map((ship) => mayBe(law, own, ship));
  const draws = Math.max(1, ...choices.map((names) => names.length));
  const fires = Array.from({ length: draws }, (_, n) => {
    const ships = own.ships.map((ship, i) => ({
      ...ship,
      id: choices[i]?.[n % Math.max(1, choices[i]?.length ?? 1)] ?? ship.id,
    }));
    return aaStrength(
      law,
      ships.filter(({ id }) => law.units[id] !== undefined),
      wave,
      ring,
      approach,
    );
  });
  return {
    strength: Math.round(fires.reduce((sum, { strength }) => sum + strength, 0) / draws),
    high: fires.some(({ high }) => high),
  };
}

/** 6.3.1 One attack of the CAP on a body of planes. */
function airAttack(law: StrikeLaw, own: StrikeBattle, on: Body): StrikeOdds | null {
  const { air } = own;
  if (air === null) return null;
  const cap = bodyOf(own, air.level, 'cap');
  const strength = strengthInAir(law, cap);
  const counts = new Map<string, number>();
  for (const roll of rolls) {
    const { aborted, eliminated } = airResult(law, strength, pointsOf(cap), roll);
    const text = `strength of ${eliminated} shot down, of ${aborted} driven off`;
    counts.set(text, (counts.get(text) ?? 0) + waysOf2D6(roll) / 36);
  }
  const names = { cap: 'the CAP', loose: 'the loose escorts', close: 'the close escorts', bombers: 'the bombers' };
  return {
    title: `The CAP on ${names[on]}`,
    rows: [...counts].map(([text, chance]) => ({ text, chance })),
    note: 'this attack alone',
  };
}

/** Exact for the dice of the step at hand. */
export function strikeOdds(
  { own }: View<StrikeKit>,
  law: StrikeLaw,
  ask: Ask,
  answer: Answer | null,
): StrikeOdds | null {
  if (answer === null) return null;
  if (own.phase === 'assign') return attacks(law, own, answer);
  if (own.phase === 'target ring' && ask.ask === 'sheet') {
    const [picked] = answer as string[][];
    const ring = rings.find((each) => each === picked?.[0]);
    return ring === undefined ? null : guns(law, own, ring);
  }
  if (own.phase === 'air' && ask.ask === 'pick') {
    const [picked] = answer as string[];
    const on = (['loose', 'close', 'bombers'] as const).find((body) => body === picked);
    return on === undefined ? null : airAttack(law, own, on);
  }
  return null;
}
