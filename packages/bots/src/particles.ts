/**
 * A particle filter on the enemy's task forces: many guesses of where they are and how they head, carried from turn to turn. They
 * sail on, are weighed by all that was told since, and those that fit are drawn again in place of those that do not. Guesses are
 * plain data; where they come from is futures.ts. Whoever has none, as after a game was read from a file, starts anew.
 */
import { enemyOf, type GameLaw, type GameView, type Mark, mapboard, type Side } from '@ironbottom/flat-top';
import type { Below } from '@ironbottom/umpire';
import { type Memory, speed } from './memory.js';
import { beaches } from './targets.js';

const { distance, hexOf, inPlay, maySail, next } = mapboard;

/** A task force as somebody pictures it. `course`: the direction it sails in, 1 to 6; 0 where none is known. */
export type Fleet = {
  readonly hex: number;
  readonly course: number;
  readonly ships: readonly string[];
  readonly carriers: boolean;
  readonly anchored: boolean;
};

export type Particle = readonly Fleet[];

/** Equally likely ones, where they were when this turn began. */
export type Particles = { turn: number; all: readonly Particle[] };

export const noParticles = (): Particles => ({ turn: -1, all: [] });

/** Particles that are carried on. */
const many = 96;

/** What is left of a guess for each task force that is not where something was told to be, or where it could not have come to. */
const doubtful = 0.02;

/** So much of the weight of all others newcomers have, as far as they fit: what nobody carried on may be true all the same. */
const newcomers = 0.1;

/** One guess out of what may be there now, and how well it fits what is known beside the view. */
export type Guess = { readonly fleets: Particle; readonly weight: number };

/** A new turn: the guesses sail on, hear what was told, and are drawn anew. `fresh` makes one from the view alone. */
export function carryOn(
  particles: Particles,
  view: GameView,
  law: GameLaw,
  memory: Memory,
  fresh: () => Guess,
  below: Below,
): void {
  const { turn } = view.public;
  if (particles.turn === turn) return;
  const chart: Chart = { law, goals: goalsOf(law, enemyOf(view.seat as Side)), below };
  const started = particles.all.length > 0;
  const guesses = Array.from({ length: started ? many / 4 : many }, fresh);
  const carried = started ? particles.all.map((particle) => later(particle, particles.turn, view, memory, chart)) : [];
  const old = sum(carried);
  // Where nothing that was carried on can be true, it begins again.
  const share = old < many * doubtful * doubtful ? 1 : (newcomers * old) / guesses.length;
  const arrived = carried.map((guess) => ({ ...guess, fleets: joined(guess.fleets, guesses, below) }));
  const come = guesses.map(({ fleets, weight }) => ({
    fleets,
    weight: weight * share * fitting(fleets, view, memory),
  }));
  particles.all = resampled([...arrived, ...come], below);
  particles.turn = turn;
}

const sum = (guesses: readonly Guess[]): number => guesses.reduce((all, { weight }) => all + weight, 0);

/** How well one that has not been carried on fits what was told before: it can have come from every contact, and is nowhere looked at. */
function fitting(fleets: Particle, { knows, public: pub }: GameView, { looked }: Memory): number {
  const seen = looked.get(pub.turn - 1);
  const marked = (at: number): boolean => knows.marks.some(({ kind, hex }) => kind === 'TF' && hex === at);
  let weight = fleets.some(({ hex }) => seen?.has(hex) === true && !marked(hex)) ? doubtful * doubtful : 1;
  for (const { kind, hex, turn } of knows.sightings)
    if (kind === 'TF' && fleets.every((fleet) => distance(fleet.hex, hex) > speed * (pub.turn - turn)))
      weight *= doubtful;
  return weight;
}

/** At even steps through the weights from a start that chance gives. */
function resampled(guesses: readonly Guess[], below: Below): Particle[] {
  const whole = sum(guesses);
  const start = below(1000) / 1000;
  const drawn: Particle[] = [];
  let passed = 0;
  for (const { fleets, weight } of guesses) {
    passed += (weight / whole) * many;
    while (drawn.length + start < passed && drawn.length < many) drawn.push(fleets);
  }
  return drawn;
}

/** Ships that nobody had pictured have come since: where another guess has them. */
function joined(fleets: Particle, guesses: readonly Guess[], below: Below): Particle {
  const other = guesses[below(guesses.length)]?.fleets ?? [];
  const known = new Set(fleets.flatMap(({ ships }) => ships));
  const come = other.filter(({ ships }) => !ships.some((ship) => known.has(ship)));
  return come.length === 0 || fleets.length === 0 ? fleets : [...fleets, ...come];
}

// What has happened since

/** What it takes to sail: the sea, what the enemy may be bound for, and chance. */
type Chart = { readonly law: GameLaw; readonly goals: readonly number[]; readonly below: Below };

function goalsOf(law: GameLaw, enemy: Side): readonly number[] {
  const { raid } = law.scenario.victory;
  return raid?.side === enemy ? [hexOf(raid.base)] : beaches(law, enemy);
}

/** A guess some turns later, sunk ships gone. */
function later(particle: Particle, since: number, view: GameView, { looked }: Memory, chart: Chart): Guess {
  const { ships: known } = view.knows;
  let fleets: Particle = particle.flatMap((fleet): Fleet[] => {
    const ships = fleet.ships.filter((ship) => known[ship]?.sunk !== true);
    return ships.length > 0 ? [{ ...fleet, ships }] : [];
  });
  let weight = 1;
  for (let turn = since; turn < view.public.turn; turn++) {
    const after = aTurnLater(fleets, contactsOf(view, turn), looked.get(turn), chart);
    fleets = after.fleets;
    weight *= after.weight;
  }
  return { fleets, weight };
}

/** Ships that were told of. `sure`: they are in sight, and there; else they were, and may have sailed since. */
type Contact = { readonly hex: number; readonly sure: boolean; readonly report: Mark['report'] };

/** What was told of a turn's sailing; ships in sight now were passed by nowhere else. */
function contactsOf({ knows, public: pub }: GameView, turn: number): Contact[] {
  const contacts: Contact[] = [];
  if (turn === pub.turn - 1)
    for (const { kind, hex, report } of knows.marks) if (kind === 'TF') contacts.push({ hex, sure: true, report });
  for (const { kind, hex, turn: when, report } of knows.sightings)
    if (kind === 'TF' && when === turn && contacts.every((each) => distance(each.hex, hex) > speed))
      contacts.push({ hex, sure: false, report });
  return contacts;
}

/** They sail; who is nearest to a contact is what was seen there, and nobody is where somebody looked and found nothing. */
function aTurnLater(
  before: Particle,
  contacts: readonly Contact[],
  looked: ReadonlySet<number> | undefined,
  chart: Chart,
): Guess {
  const fleets = before.map((fleet) => sailed(fleet, chart));
  const met = new Set<Fleet>();
  let weight = 1;
  for (const { hex, sure, report } of contacts) {
    const seen = nearest(before, met, hex, report?.classes?.includes('carriers') === true);
    // Who began the turn where it was last seen has sailed since.
    if (seen === undefined || (!sure && seen.hex === hex)) continue;
    met.add(seen);
    if (distance(seen.hex, hex) > speed) weight *= doubtful;
    const there: Fleet = { ...seen, hex, course: towards(seen.hex, hex), anchored: seen.anchored && seen.hex === hex };
    const at = sure || chart.below(2) === 0 ? there : sailed(there, chart);
    fleets[before.indexOf(seen)] = at;
    if (!sure && looked?.has(at.hex) === true) weight = 0;
  }
  for (const [i, fleet] of before.entries())
    if (!met.has(fleet) && looked?.has(fleets[i]?.hex ?? -1) === true) weight = 0;
  return { fleets, weight };
}

/** Carriers, where carriers were made out, if there are any left. */
function nearest(fleets: Particle, met: ReadonlySet<Fleet>, hex: number, carriers: boolean): Fleet | undefined {
  let best: Fleet | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const fleet of fleets) {
    if (met.has(fleet)) continue;
    const far = distance(fleet.hex, hex) + (carriers && !fleet.carriers ? unlike : 0);
    if (far < least) [best, least] = [fleet, far];
  }
  return best;
}

/** A turn's sailing: mostly on, sometimes a point to either side; who lies at anchor mostly stays there. */
function sailed(fleet: Fleet, { law: { scenario }, goals, below }: Chart): Fleet {
  if (fleet.anchored && below(8) > 0) return fleet;
  let { hex, course } = fleet;
  if (course === 0) course = courseFor(hex, goals, below);
  for (let step = 0; step < speed && course > 0; step++) {
    const chance = below(8);
    if (chance === 0) continue;
    if (chance <= 2) course = 1 + ((course + (chance === 1 ? 0 : 4)) % 6);
    const to = next(hex, course);
    if (to !== undefined && inPlay(to, scenario.westHalf) && maySail(hex, to) === undefined) hex = to;
    else course = 1 + below(6);
  }
  return { ...fleet, hex, course, anchored: false };
}

/** Where nothing is known of it: as likely as not for what the enemy has come for; else anywhere, or nowhere. */
function courseFor(hex: number, goals: readonly number[], below: Below): number {
  const goal = goals[below(Math.max(1, goals.length))];
  if (goal !== undefined && below(2) === 0) return towards(hex, goal);
  return below(3) === 0 ? 0 : 1 + below(6);
}

/** The direction of the first step on the way; 0 where it is the same hex. */
function towards(from: number, to: number): number {
  let best = 0;
  let least = distance(from, to);
  for (let direction = 1; direction <= 6; direction++) {
    const far = distance(next(from, direction) ?? from, to);
    if (far < least) [best, least] = [direction, far];
  }
  return best;
}

// How like each other two guesses are

/** Between nothing and `apart` at most: how far task forces of one lie from those of the other, in hexes, in the mean. */
export function distanceBetween(one: Particle, other: Particle): number {
  const from = (fleets: Particle, to: Particle): number => {
    let all = 0;
    for (const { hex, carriers } of fleets) {
      let least = apart;
      for (const each of to)
        least = Math.min(least, distance(hex, each.hex) + (each.carriers === carriers ? 0 : unlike));
      all += least;
    }
    return fleets.length === 0 ? 0 : all / fleets.length;
  };
  return (one.length === 0) === (other.length === 0) ? (from(one, other) + from(other, one)) / 2 : apart;
}

const apart = 40;
/** Carriers taken for others are as wrong as so many hexes. */
const unlike = 8;
