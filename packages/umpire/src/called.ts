/** Programs by what they are called, 'admiral' or 'admiral:40', and which of them is meant where nobody has chosen. */
import { type Bot, type BotEffort, botCalled } from './board.js';
import type { Kit } from './rulebook.js';

/** What can be told of a program before it sits anywhere. */
export type BotTold = Pick<Bot<Kit>, 'name' | 'title' | 'about' | 'efforts'>;

export function toldOfBot({ name, title, about, efforts }: BotTold): BotTold & { efforts?: BotEffort[] } {
  return {
    ...{ name, title },
    ...(about !== undefined && { about }),
    ...(efforts !== undefined && { efforts: [...efforts] }),
  };
}

/** Why nobody answers to this name; undefined where somebody does. */
export function whyNotCalled(bots: readonly Bot<Kit>[], called: string): string | undefined {
  if (botCalled(bots, called) !== undefined) return undefined;
  const name = called.split(':')[0] ?? '';
  const bot = bots.find((each) => each.name === name);
  if (bot === undefined)
    return `there is no program ${name.slice(0, 40)} here; there are ${bots.map((each) => each.name).join(', ')}`;
  if (bot.efforts === undefined) return `${bot.title} does not look ahead: call it ${bot.name}`;
  const usual = bot.efforts[0]?.futures ?? 1;
  return `how many futures a turn ${bot.title} may imagine is a whole number from 1 to 99999, as in ${bot.name}:${usual}`;
}

/** 'Admiral', and how much it thinks where that is not as usual: 'Admiral (hard)'. */
export function calledTitle(bots: readonly BotTold[], called: string): string {
  const [name, effort] = called.split(':');
  const bot = bots.find((each) => each.name === name);
  if (bot === undefined) return called;
  const futures = Number(effort ?? bot.efforts?.[0]?.futures);
  if (effort === undefined || futures === bot.efforts?.[0]?.futures) return bot.title;
  return `${bot.title} (${bot.efforts?.find((each) => each.futures === futures)?.title ?? `${futures} futures`})`;
}

/** How many times as much as usual it may think; never less than once. */
export function timesUsual({ efforts }: BotTold, futures: number | undefined): number {
  const usual = efforts?.[0]?.futures;
  return usual === undefined || futures === undefined ? 1 : Math.max(1, futures / usual);
}

/** Whom a newcomer is proposed to play against: the gentlest, but not chance, which is always the last. */
export function forNewcomers<B extends BotTold>(bots: readonly B[]): B | undefined {
  return bots.at(-2) ?? bots.at(-1);
}

/** Who takes over for somebody who is away, and who is asked for a hint: the best that keeps nobody waiting. */
export function standIn<B extends BotTold>(bots: readonly B[]): { bot: B; called: string } | undefined {
  const quick = bots.find(({ efforts }) => efforts === undefined);
  if (quick !== undefined) return { bot: quick, called: quick.name };
  const [best] = bots;
  const least = (best?.efforts ?? []).reduce<BotEffort | undefined>(
    (a, b) => (a === undefined || b.futures < a.futures ? b : a),
    undefined,
  );
  return best && { bot: best, called: least === undefined ? best.name : `${best.name}:${least.futures}` };
}
