/** 7.10 Torpedoes for planes from land, and who stays at home for want of them. */
import type { Limit, Row } from '@ironbottom/umpire';
import { torpedoCapable, torpedoesAt } from '../chapters/7-6-waves.js';
import { cite } from '../cite.js';
import { type StrikeLaw, strikeOf, strikerOf } from './law.js';
import { type Flight, pointsOf, type StrikeBattle } from './state.js';
import { decision, die, flightsText, flightText, merged, type Step } from './step.js';

/** Land bases with fewer torpedoes than planes for them, and how many Air Points are without. */
function shortBases(law: StrikeLaw, battle: StrikeBattle): { base: string; without: number }[] {
  return Object.entries(battle.armed)
    .map(([base, points]) => ({ base, without: pointsOf(torpedoCapable(law, battle.flights, base)) - points }))
    .filter(({ without }) => without > 0);
}

/** Flights of which some may be left out. */
function spare(law: StrikeLaw, battle: StrikeBattle): { flight: Flight; base: string; without: number }[] {
  return shortBases(law, battle).flatMap(({ base, without }) =>
    torpedoCapable(law, battle.flights, base).map((flight) => ({ flight, base, without })),
  );
}

/** The next base on land that has not rolled. */
function unarmed(law: StrikeLaw, battle: StrikeBattle): string | undefined {
  const { bases } = strikeOf(law, battle);
  return Object.keys(bases)
    .sort()
    .find(
      (base) =>
        bases[base]?.carrier === false &&
        battle.armed[base] === undefined &&
        torpedoCapable(law, battle.flights, base).length > 0,
    );
}

export const launchingSteps = {
  arming: {
    next({ law, battle }) {
      const open = unarmed(law, battle);
      if (open !== undefined && cite('7.10')) return die('7.10.1', strikerOf(law, battle), 10);
      battle.phase = 'leave out';
      return undefined;
    },
    die({ law, battle }, face, out) {
      const base = unarmed(law, battle);
      if (base === undefined) return;
      const points = torpedoesAt(law, battle, base, face);
      battle.armed[base] = points;
      if (out.on)
        out.say('7.10.1', 'armed', { base, face, points, of: pointsOf(torpedoCapable(law, battle.flights, base)) });
    },
  },
  'leave out': {
    next({ law, battle }) {
      if (shortBases(law, battle).length > 0 && cite('7.10.1')) return decision('7.10.1', strikerOf(law, battle));
      battle.phase = 'cap check';
      return undefined;
    },
    ask(seen, _side, law) {
      const open = spare(law, seen);
      return {
        ask: 'sheet',
        rule: '7.10.1',
        prompt: 'Do planes without torpedoes stay at home? Those that come attack as level bombers.',
        rows: open.map(
          ({ flight, without }): Row => ({
            ask: 'say',
            rule: '7.10.1',
            prompt: `Of ${flightText(flight)} from ${flight.from}, how many stay?`,
            from: 0,
            to: Math.min(flight.points, without),
          }),
        ),
        limits: shortBases(law, seen).map(({ base, without }): Limit => {
          const of = open.flatMap((each, row) => (each.base === base ? [{ row }] : []));
          return { rule: '7.10.1', why: `${base} has ${without} without torpedoes`, most: without, of };
        }),
      };
    },
    decide({ law, battle }, answer, side, out) {
      const rows = Array.isArray(answer) ? answer : [];
      const stay = spare(law, battle).map(({ flight }, i) => ({ flight, points: Number(rows[i] ?? 0) }));
      for (const { flight, points } of stay) flight.points -= points;
      const left = stay.map(({ flight, points }) => ({ ...flight, points })).filter(({ points }) => points > 0);
      battle.home += pointsOf(left);
      battle.flights = merged(battle.flights);
      // How many planes come is known, as it is when they are badly coordinated.
      if (out.on) out.tell('all', '7.10.1', 'left out', { side, points: pointsOf(left), planes: flightsText(left) });
      battle.phase = battle.flights.length === 0 ? 'home' : 'cap check';
    },
  },
} satisfies { [phase: string]: Step };
