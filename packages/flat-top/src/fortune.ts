/** Luck: what a die has come to, beside what each of its faces would have come to on the same table. */
import type { Event } from '@ironbottom/umpire';
import { resultOf } from './chapters/20-combat-resolution.js';
import type { Rules } from './state.js';

export type FlatTopFortune = { seat: string; measure: string; came: number; could: number[] };

const faces = [1, 2, 3, 4, 5, 6] as const;

/** Attacks on the Combat Results Table: what they are called, whose factors fire, what was scored before doubling. */
const attacks: { readonly [kind: string]: { measure: string; factors: string; scored: string } } = {
  'air-fire': { measure: 'hits in air combat', factors: 'factors', scored: 'hits' },
  'aa-fire': { measure: 'hits by anti-aircraft fire', factors: 'guns', scored: 'hits' },
  'air-attack-fire': { measure: 'hits by air attack', factors: 'factors', scored: 'scored' },
  'surface-attack': { measure: 'hits by ships and shore guns', factors: 'factors', scored: 'hits' },
};

export function fortune({ kind, data }: Event, rules: Rules): FlatTopFortune | null {
  const attack = Object.hasOwn(attacks, kind) ? attacks[kind] : undefined;
  if (attack !== undefined) return attacked(attack, data, rules);
  if (kind === 'interception') return tried(data, data.side, 'interceptions', data.needs, data.success);
  if (kind === 'landing-roll') return tried(data, data.side, 'safe landings', data.least, data.safe);
  return null;
}

/** 20.3 Where another chart was used than the one in force, nothing is said. */
function attacked(
  { measure, factors: named, scored }: { measure: string; factors: string; scored: string },
  data: Event['data'],
  rules: Rules,
): FlatTopFortune | null {
  const { by, table, face } = data;
  const factors = data[named];
  const came = data[scored];
  if (typeof by !== 'string' || typeof table !== 'number' || typeof factors !== 'number') return null;
  if (typeof face !== 'number' || typeof came !== 'number' || face < 1) return null;
  const could = faces.map((each) => resultOf(rules, table, factors, each));
  return could[face - 1] === came ? { seat: by, measure, came, could } : null;
}

/** 14.10, 14.13.2 One try: it comes off from some face on. */
function tried(
  { face }: Event['data'],
  seat: unknown,
  measure: string,
  needs: unknown,
  success: unknown,
): FlatTopFortune | null {
  if (typeof seat !== 'string' || typeof needs !== 'number' || typeof face !== 'number') return null;
  const could = faces.map((each) => (each >= needs ? 1 : 0));
  return (could[face - 1] === 1) === (success === true)
    ? { seat, measure, came: success === true ? 1 : 0, could }
    : null;
}
