/** Positions and games in a line, for tests. */
import {
  type Answer,
  type Ask,
  askOf,
  awaited,
  begin,
  type Event,
  type Game,
  leastAnswer,
  seedFrom,
  submit,
  witnessCitations,
} from '@ironbottom/umpire';
import { type Charts, charts as designed } from './charts/index.js';
import { type Law, seatsOf } from './law.js';
import { map } from './map/map.js';
import { open } from './open.js';
import { type Options, optionalRules } from './options.js';
import { type General, type Headquarters, type HexId, type LandUnit, landUnit } from './pieces.js';
import { apto } from './rulebook.js';
import { learning } from './scenarios/learning.js';
import type { Scenario } from './scenarios/scenario.js';
import type { Apto, Offensive, Pub } from './state.js';

/** A full-strength infantry unit that may go two hexes, unless told otherwise. */
export const unit = (id: string, hex: HexId, given: Partial<LandUnit> = {}): LandUnit =>
  landUnit({ id, hex, nation: 'japan', name: id, strength: [1, 3], move: 2, ...given });
export const chinese = (id: string, hex: HexId, given: Partial<LandUnit> = {}): LandUnit =>
  unit(id, hex, { nation: 'china', strength: [1, 2], ...given });

/** Armour that may break through (5.21). */
export const tank = (id: string, hex: string, given: Partial<LandUnit> = {}): LandUnit =>
  unit(id, hex, { kind: 'armor', circled: true, strength: [3, 6], ...given });

/** An Offensive of Japan in its Combat Step, unless told otherwise. */
export const offensive = (given: Partial<Offensive>): Offensive => ({
  ...{ side: 'japan', nation: 'japan', agents: [], impromptu: false, step: 'combat', stage: 'follow' },
  ...{ attacks: [], targets: [], left: 1, chosen: [], followed: [], repeat: [], broke: [], cleared: [] },
  ...{ fed: [], exploiting: [] },
  ...given,
});

type Given = Partial<Omit<Scenario, 'units' | 'hqs' | 'generals'>> & {
  units?: readonly LandUnit[];
  hqs?: readonly Headquarters[];
  generals?: readonly General[];
  options?: Partial<Options>;
  charts?: Charts;
};

export function lawOf({ options = {}, charts = designed, ...given }: Given): Law {
  const chosen: Options = { ...optionalRules, partisans: false, ...options };
  const scenario: Scenario = {
    ...learning,
    units: [],
    hqs: [],
    generals: [],
    chits: [],
    control: {},
    works: {},
    ...given,
  };
  return { scenario, options: chosen, map, charts, seats: seatsOf(scenario, chosen.commanders) };
}

/** What lies on the table when such a game begins. */
export const boardOf = (given: Given): Pub => open(lawOf(given)).public;

export type Match = { game: Game<Apto>; heard: Event[] };

export function matchOf(given: Given, seed = 'test'): Match {
  const law = lawOf(given);
  const rulebook = {
    ...apto,
    law: () => ({ law }),
    seats: () => law.seats.map(({ seat, side }) => ({ seat, party: side })),
  };
  const setup = { scenario: 'learning', options: {}, charts: {}, set: null };
  const begun = begin(rulebook, setup, { from: 'seed', seed: seedFrom(seed), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return { game: begun.game, heard: [...begun.game.opening.events] };
}

export const tableOf = ({ game }: Match): Pub => game.state.public;

export function question({ game }: Match, seat: string): Ask {
  const ask = askOf(game, seat);
  if (ask === undefined) throw new Error(`${seat} is not asked`);
  return ask;
}

export function answer(match: Match, seat: string, given: Answer): Event[] {
  const played = submit(match.game, seat, given);
  if ('refusal' in played) throw new Error(`${played.refusal.rule}: ${played.refusal.why}`);
  match.heard.push(...played.events);
  return played.events;
}

/** The rule by which an answer is refused; nothing where it is taken. */
export function refusalOf(match: Match, seat: string, given: Answer): string | undefined {
  const played = submit(match.game, seat, given);
  return 'refusal' in played ? played.refusal.rule : undefined;
}

/** Whoever is asked does as little as possible until something holds. */
export function passUntil(match: Match, holds: (pub: Pub, ask: Ask, seat: string) => boolean): Match {
  for (let i = 0; i < 500; i += 1) {
    const [seat] = awaited(match.game);
    if (seat === undefined || holds(tableOf(match), question(match, seat), seat)) return match;
    answer(match, seat, leastAnswer(question(match, seat)) ?? []);
  }
  throw new Error('it never holds');
}

/** To the first question of the Offensive Phase about who leads, with this side first. */
export function toOffensives(match: Match, first = 'japan'): Match {
  passUntil(match, ({ phase, opened }) => phase === 'offensives' && !opened);
  const [seat = ''] = awaited(match.game);
  answer(match, seat, [first]);
  return match;
}

/** The items that may be chosen. */
export function offered(match: Match, seat: string): string[] {
  const ask = question(match, seat);
  return ask.ask === 'pick' ? ask.of.filter(({ not }) => not === undefined).map(({ id }) => id) : [];
}

export const told = ({ heard }: Match, kind: string): Event[] => heard.filter((event) => event.kind === kind);

/** What comes out with a rule switched off. */
export function without<T>(rule: string, does: () => T): T {
  const before = witnessCitations((_book, cited) => cited !== rule);
  try {
    return does();
  } finally {
    witnessCitations(before);
  }
}
