/** Armour hand to hand, played at random: reactions to reactions, Breakthroughs of parts of a stack, attacks called off. */
import { askOf, awaited, type Below, chance, sample, submit, viewOf } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { chinese, lawOf, type Match, matchOf, tableOf, tank } from '../game-testing.js';
import { invariants } from '../invariants.js';
import { map } from '../map/map.js';
import { general, headquarters, type Side } from '../pieces.js';
import type { Reaction } from '../state.js';

const middle = 'W4818';
const field = [middle, ...map.neighbours(middle), ...map.neighbours('W4718')].filter((hex) => map.hex(hex)?.territory);

/** Eight units of each side, most of them armour, lie among each other in a few hexes. */
function melee(below: Below) {
  const holder: { [hex: string]: Side } = {};
  const place = (side: Side): string => {
    const free = field.filter((hex) => (holder[hex] ?? side) === side);
    const hex = free[below(free.length)] ?? middle;
    holder[hex] = side;
    return hex;
  };
  const enemy = { kind: 'armor', circled: true, strength: [2, 5], move: 4 } as const;
  const foot = { kind: 'infantry', circled: false } as const;
  return {
    ...{ seasons: false, offensives: { japan: 4, china: 4 }, ep: { japan: 20, china: 20 } },
    units: [
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => tank(`j${i}`, place('japan'), i > 5 ? foot : {})),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => chinese(`c${i}`, place('allies'), i > 5 ? {} : enemy)),
      chinese('far', 'W4113'),
    ],
    hqs: [
      headquarters({ id: 'hq', nation: 'japan', name: 'First', command: 3, radius: 3, hex: place('japan') }),
      headquarters({ id: 'ch', nation: 'china', name: 'Fifth', command: 3, radius: 3, hex: place('allies') }),
    ],
    generals: [
      general({ id: 'g', nation: 'japan', name: 'G', strength: 1, exploitation: 2, hex: place('japan') }),
      general({ id: 'h', nation: 'china', name: 'H', strength: 1, exploitation: 2, hex: place('allies') }),
    ],
    control: holder,
  };
}

/** An answer at random, which is to do something if it can. */
function act({ game }: Match, below: Below): void {
  const [seat = ''] = awaited(game);
  const ask = askOf(game, seat);
  if (ask === undefined) throw new Error('nothing is asked');
  let given = sample(viewOf(game.state, seat), ask, below);
  for (let again = 0; again < 4 && Array.isArray(given) && given.length === 0; again += 1)
    given = sample(viewOf(game.state, seat), ask, below);
  if (given === undefined) throw new Error(`there is no legal answer to "${ask.prompt}"`);
  const played = submit(game, seat, given);
  if ('refusal' in played) throw new Error(played.refusal.why);
}

const depthOf = (reaction: Reaction | null | undefined): number => (reaction ? 1 + depthOf(reaction.next) : 0);

it('fuzz: a month of armour hand to hand comes to its end, and everything holds on the way', {
  timeout: 60_000,
}, () => {
  let deepest = 0;
  for (let seed = 0; seed < 16; seed += 1) {
    const below = chance(seed + 1000);
    const given = melee(below);
    const [match, law] = [matchOf(given, `melee${seed}`), lawOf(given)];
    tableOf(match).weather = {};
    for (let answers = 0; tableOf(match).turn === 1; answers += 1) {
      act(match, below);
      const { offensive, reaction } = tableOf(match);
      deepest = Math.max(deepest, depthOf(reaction));
      expect(invariants.flatMap(({ broken }) => broken(match.game.state, law) ?? [])).toEqual([]);
      expect([answers < 600, (offensive?.left ?? 0) < 0]).toEqual([true, false]);
    }
  }
  expect(deepest).toBeGreaterThan(1);
});
