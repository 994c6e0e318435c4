/**
 * Luck against the exact odds. A throw that the rulebook can weigh is set beside what every face would have brought; all
 * throws of one kind are added up as they were made. Whatever the rulebook says nothing about is counted as plain dice.
 */
import { type Fortune, seatName } from '@ironbottom/shelf';
import type { Roll, Seat } from '@ironbottom/umpire';
import { type Chances, certain, meanOf, plus, plusDie, tails, trimmed } from './chances.js';
import { lookers, type Past } from './replay.js';
import type { DiceSum, Luck, LuckCourse, Throw, ThrowSum } from './replay-messages.js';
import { heardBy } from './replay-told.js';

/** So many of the luckiest throws are named, and as many of the unluckiest. */
const named = 6;

type Weighed = Fortune & { at: number; text: string };

export function luckOf(replay: Past): Luck {
  const throws = weighed(replay);
  return {
    throws: sumsOf(replay, throws),
    notable: notableOf(replay, throws),
    course: courseOf(replay, throws),
    dice: diceOf(replay),
  };
}

function weighed(replay: Past): Weighed[] {
  const { book, law } = replay.ground;
  const found = new Map<object, Weighed>();
  const eyes = replay.eyes === 'all' ? (['all'] as const) : lookers(replay).map((seat) => ({ seat }));
  for (const each of eyes) {
    for (const { at, event } of heardBy(replay, each)) {
      const fortune = found.has(event) ? null : (book.fortune?.(event, law) ?? null);
      if (fortune === null) continue;
      const text = book.board?.words?.(event, law) ?? book.rulebook.words(event);
      found.set(event, { ...fortune, at, text });
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at);
}

const mean = (could: readonly number[]): number => could.reduce((sum, each) => sum + each, 0) / could.length;

function grouped<T>(all: readonly T[], key: (each: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const name = key(each);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [each]);
    else group.push(each);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

function sumsOf({ ground }: Past, throws: readonly Weighed[]): ThrowSum[] {
  return grouped(throws, ({ seat, measure }) => `${measure} ${seat}`).map((group): ThrowSum => {
    const [first] = group as [Weighed];
    let chances: Chances = certain;
    for (const { could } of group) chances = plus(chances, could);
    const came = group.reduce((sum, each) => sum + each.came, 0);
    return {
      seat: seatName(ground.book, first.seat),
      measure: first.measure,
      count: group.length,
      came,
      expected: meanOf(chances),
      ...tails(chances, came),
      chances: trimmed(chances),
    };
  });
}

/** Those furthest from what was to be expected, reckoned in what they brought; and only where luck had a say. */
function notableOf({ ground }: Past, throws: readonly Weighed[]): Throw[] {
  const all = throws.map(({ at, seat, text, came, could }): Throw => {
    const chances = plus(certain, could);
    return { at, seat: seatName(ground.book, seat), text, came, expected: mean(could), ...tails(chances, came) };
  });
  const far = ({ came, expected }: Throw): number => came - expected;
  const lucky = all.filter((each) => far(each) > 0).sort((a, b) => far(b) - far(a));
  const unlucky = all.filter((each) => far(each) < 0).sort((a, b) => far(a) - far(b));
  return [...lucky.slice(0, named), ...unlucky.slice(0, named)];
}

function courseOf({ ground }: Past, throws: readonly Weighed[]): LuckCourse[] {
  return grouped(throws, ({ seat }) => seat).map((group): LuckCourse => {
    const [first] = group as [Weighed];
    let over = 0;
    const points = group.map(({ at, came, could }) => {
      over += came - mean(could);
      return { at, over };
    });
    return { seat: seatName(ground.book, first.seat), points };
  });
}

/** Every die that those who look have seen, by who rolled it, and by rule. */
function diceOf(replay: Past): DiceSum[] {
  const { ground } = replay;
  const seats = lookers(replay);
  const seen = ({ to }: Roll): boolean =>
    replay.eyes === 'all' || to === 'all' || to.some((seat: Seat) => seats.includes(seat));
  const rolls = replay.rolls.filter(seen);
  const sum = (group: readonly Roll[], rule: string): DiceSum => {
    let chances: Chances = certain;
    for (const { sides } of group) chances = plusDie(chances, sides);
    const came = group.reduce((total, { face }) => total + face, 0);
    const count = group.length;
    const seat = seatName(ground.book, group[0]?.seat ?? '');
    return { seat, rule, count, mean: came / count, expected: meanOf(chances) / count, ...tails(chances, came) };
  };
  return [
    ...grouped(rolls, ({ seat }) => seat).map((group) => sum(group, '')),
    ...grouped(rolls, ({ rule, seat }) => `${rule} ${seat}`).map((group) => sum(group, group[0]?.rule ?? '')),
  ];
}
