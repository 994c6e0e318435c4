/** Campaigns in a line, for tests. */
import {
  type Answer,
  type Ask,
  askOf,
  awaited,
  begin,
  type DiceSource,
  type Event,
  type Game,
  leastAnswer,
  seedFrom,
  submit,
} from '@ironbottom/umpire';
import { fireInTheSky } from './campaign.js';
import { baseNumber, baseOf } from './map/places.js';
import type { Options } from './options.js';
import type { Side } from './pieces.js';
import type { Position } from './scenarios/scenario.js';
import { type Own, type Phase, partOf, type Sky } from './state.js';

export type Campaign = { game: Game<Sky>; heard: Event[] };

type Given = { scenario?: string; set?: Position; options?: Partial<Options>; seed?: string };

export function campaignOf({ scenario = 'campaign', set, options = {}, seed = 'test' }: Given = {}): Campaign {
  const source: DiceSource = { from: 'seed', seed: seedFrom(seed), entropy: {} };
  const setup = { scenario, options: { ...options }, charts: {}, set: set === undefined ? null : { ...set } };
  const begun = begin(fireInTheSky, setup, source);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return { game: begun.game, heard: [...begun.game.opening.events] };
}

export const place = (base: string): number => baseOf(baseNumber(base)).place;
export const publicOf = ({ game }: Campaign): Sky['public'] => game.state.public;
export const ownOf = ({ game }: Campaign, side: Side): Own => partOf(game.state, side).own;
export const airAt = (campaign: Campaign, base: string): number => publicOf(campaign).air[baseNumber(base)] ?? 0;
export const holderOf = (campaign: Campaign, base: string): Side | undefined =>
  publicOf(campaign).control[baseNumber(base)];

export function question({ game }: Campaign, seat: Side): Ask {
  const ask = askOf(game, seat);
  if (ask === undefined) throw new Error(`${seat} is not asked`);
  return ask;
}

export function answer(campaign: Campaign, seat: Side, given: Answer): Event[] {
  const played = submit(campaign.game, seat, given);
  if ('refusal' in played) throw new Error(`${played.refusal.rule}: ${played.refusal.why}`);
  campaign.heard.push(...played.events);
  return played.events;
}

/** Why an answer is refused, by its rule; nothing where it is taken. */
export function refusalOf(campaign: Campaign, seat: Side, given: Answer): string | undefined {
  const played = submit(campaign.game, seat, given);
  return 'refusal' in played ? played.refusal.rule : undefined;
}

const nothing = (ask: Ask): Answer => leastAnswer(ask) ?? [];

/** Everybody does as little as possible until this phase of this part has come. */
export function passTo(campaign: Campaign, phase: Phase, part?: Side, turn?: number): Campaign {
  const { game } = campaign;
  const isThere = (): boolean => {
    const pub = game.state.public;
    return pub.phase === phase && pub.part === (part ?? pub.part) && pub.turn >= (turn ?? 0);
  };
  for (let i = 0; i < 2_000 && !isThere() && game.state.umpire.over === null; i += 1) pass(campaign);
  return campaign;
}

export function pass(campaign: Campaign): void {
  const { game } = campaign;
  const [seat] = awaited(game);
  if (seat === undefined) return;
  answer(campaign, seat as Side, nothing(question(campaign, seat as Side)));
}

/** The items a pick offers. */
export const offered = (campaign: Campaign, seat: Side): string[] => {
  const ask = question(campaign, seat);
  return ask.ask === 'pick' ? ask.of.filter(({ not }) => not === undefined).map(({ id }) => id) : [];
};

/** Form a Task Force and send it to a base; in a reaction, to where the enemy is. */
export function sail(
  campaign: Campaign,
  side: Side,
  from: string,
  to: string,
  ships: string[],
  land: string[] = [],
  air = 0,
): void {
  answer(campaign, side, [from]);
  const reacting = publicOf(campaign).phase === 'reaction';
  answer(campaign, side, reacting ? [ships] : [ships, land, air]);
  answer(campaign, side, [String(place(to))]);
}

export const told = ({ heard }: Campaign, kind: string): Event[] => heard.filter((event) => event.kind === kind);
