/** Positions with submarines in a line, for tests. */
import { type Answer, type Ask, askOf, awaited, type Event } from '@ironbottom/umpire';
import type { Given, GivenSide } from '../game-testing.js';
import type { Side } from '../state.js';
import { atPhase, type FlatTop, least, say } from './12-testing.js';

/** Open sea all around. */
export const sea = 'DD31';

export const at = (allied: GivenSide, japan: GivenSide, more: Partial<Given> = {}): Given => ({
  scenario: { special: {} },
  ...more,
  options: { ...more.options, submarines: true },
  allied: { bases: [], ...allied },
  japan: { bases: [], ...japan },
});

export const boats = (...hexes: string[]): GivenSide => ({ submarines: hexes.map((hex) => ({ hex })) });

/** The Combat Phase: answers by the rule that asks, the least where there is none. */
export function fought(
  given: Given,
  faces: number[],
  plan: { readonly [rule: string]: Answer },
): { now: FlatTop; events: Event[]; asked: string[] } {
  const now = atPhase(7, given, faces);
  const events: Event[] = [];
  const asked: string[] = [];
  for (let i = 0; i < 60 && now.state.public.phase === 7; i++) {
    const [side] = awaited(now) as Side[];
    if (side === undefined) break;
    const ask = askOf(now, side);
    asked.push(`${side} ${ask?.rule ?? ''}`);
    events.push(...say(now, side, plan[`${side} ${ask?.rule}`] ?? plan[ask?.rule ?? ''] ?? least(now, side)));
  }
  return { now, events, asked };
}

/** The first question by that rule in the Combat Phase. */
export function askedFor(given: Given, rule: string): Ask | undefined {
  const now = atPhase(7, given);
  for (let i = 0; i < 60 && now.state.public.phase === 7; i++) {
    const [side] = awaited(now) as Side[];
    if (side === undefined) break;
    const ask = askOf(now, side);
    if (ask?.rule === rule) return ask;
    say(now, side, least(now, side));
  }
  return undefined;
}
