/** Where the recruit sends his troops, in an Offensive and between them. */
import { distance, type Group, goals, groups, hexOf, holderOf, type LandUnit, tracesFrom } from '@ironbottom/apto';
import type { Pick } from '@ironbottom/umpire';
import { type Front, joined, pressure, strength } from './front.js';

/** In an Offensive troops look for something to attack; else for something to hold or a way to the front. */
export type Mood = 'offensive' | 'movement';

/** How good it is for these units to stand in a hex. */
export function standing(front: Front, units: readonly LandUnit[], hex: string, mood: Mood): number {
  const { pub, law, side, own, enemy, prizes, posts } = front;
  const here = units[0]?.hex === hex;
  const force = strength(units);
  const friends = (own.get(hex) ?? 0) - (here ? force : 0);
  const threat = pressure(front, hex);
  const place = hexOf(law.map, hex);
  let score = 0;
  if (holderOf(pub, place) !== side) score += 0.3 + (prizes.find((each) => each.hex === hex)?.worth ?? 0);
  const post = posts.find((each) => each.hex === hex)?.worth ?? 0;
  // A place worth holding wants as much as half of what threatens it, and a guard against whoever may come.
  const wanted = post > 0 ? Math.max(1, threat / 2) : 0;
  if (friends < wanted) score += post * (threat > 0 ? 1 : 0.25) * Math.min(1, force / wanted);
  if (mood === 'offensive') score += assault(front, hex, force + friends);
  else if (threat > 2 * (force + friends) && post === 0) score -= 1.5;
  score += 3 * (front.pull.get(hex) ?? 0);
  if (mood === 'movement') score += 2 * (front.call.get(hex) ?? 0);
  if (enemy.size > 0 && place.terrain !== 'clear' && threat > 0) score += 0.2;
  const [unit] = units;
  if (unit !== undefined && !here && !tracesFrom(pub, front.situation, unit.nation, hex) && !isLinked(front, hex))
    score -= 3;
  return score;
}

/** Next to land of one's own, to which supply may follow. */
const isLinked = (front: Front, hex: string): boolean =>
  joined(front, hex).some(
    (id) => holderOf(front.pub, hexOf(front.law.map, id)) === front.side && (front.enemy.get(id) ?? 0) === 0,
  );

/** Worth of the best attack that could be made from a hex, with what stands there and beside the target. */
function assault(front: Front, hex: string, force: number): number {
  let best = 0;
  for (const id of joined(front, hex)) {
    const defence = front.enemy.get(id) ?? 0;
    if (defence === 0) continue;
    const others = joined(front, id).reduce((sum, each) => (each === hex ? sum : sum + (front.own.get(each) ?? 0)), 0);
    const odds = (force + others) / defence;
    const prize = front.prizes.find((each) => each.hex === id)?.worth ?? 0;
    if (odds >= 1.5) best = Math.max(best, (1 + prize) * Math.min(1, odds / 3));
  }
  return best;
}

/** What it costs to leave: a place that would stand empty before the enemy. */
function leaving(front: Front, units: readonly LandUnit[], mood: Mood): number {
  const hex = units[0]?.hex ?? null;
  return hex === null ? 0 : standing(front, units, hex, mood);
}

export type Errand = { readonly id: string; readonly to: string; readonly gain: number };

/** The best thing that any group could do now, if it is worth the way. */
export function errands(front: Front, mood: Mood, isFree: (unit: LandUnit) => boolean): Errand[] {
  const { pub, law, side, situation } = front;
  const all: Group[] = groups(pub, (piece) => 'left' in piece && isFree(piece));
  return all
    .flatMap((group): Errand[] => {
      const now = leaving(front, group.units, mood);
      let best: Errand | undefined;
      for (const { hex } of goals(pub, law, side, group, situation)) {
        const gain = standing(front, group.units, hex, mood) - now;
        if (gain > (best?.gain ?? 0.25)) best = { id: group.id, to: hex, gain };
      }
      return best === undefined ? [] : [best];
    })
    .sort((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1));
}

/** Where a headquarters is of use: troops within its radius, most of all those beside the enemy; not before them. */
export function commandPost(
  front: Front,
  hq: { hex: string | null; radius: number; nation: string },
  ask: Pick,
): string[] {
  const { own, enemy } = front;
  const worth = (hex: string): number => {
    let sum = 0;
    for (const [at, points] of own)
      if (distance(at, hex) <= hq.radius) sum += points * (pressure(front, at) > 0 ? 3 : 1);
    const exposed = (own.get(hex) ?? 0) === 0 && joined(front, hex).some((id) => (enemy.get(id) ?? 0) > 0);
    return sum + 2 * (front.pull.get(hex) ?? 0) - (exposed ? 20 : 0);
  };
  const now = hq.hex === null ? 0 : worth(hq.hex);
  const [best] = ask.of
    .map(({ id }) => ({ id, worth: worth(id) }))
    .sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1));
  return best !== undefined && best.worth > now + 0.5 ? [best.id] : [];
}
