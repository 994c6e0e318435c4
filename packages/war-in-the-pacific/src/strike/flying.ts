/** 7.1 B, 7.4, 7.9 Altitudes, escorts and CAP. */
import type { Limit, Row, Share } from '@ironbottom/umpire';
import { isFighter, levelsFor, mayFlyAt, ratedAltitude } from '../chapters/5-2-altitude.js';
import { isForewarned, mayNotEvade } from '../chapters/6-2-volunteers.js';
import { mayPeelOff } from '../chapters/7-6-waves.js';
import { type Altitude, altitudes, type Role } from '../charts/air-points.js';
import { cite } from '../cite.js';
import { navalOf, type StrikeLaw, strikerOf } from './law.js';
import { type Flight, type Posture, pointsOf, type StrikeBattle } from './state.js';
import { decision, flightsText, flightText, merged, type Step } from './step.js';

/** What a flight may be sent as: role and altitude, of fighters altitude and posture. */
export type Errand = {
  readonly id: string;
  readonly text: string;
  readonly role: Role;
  readonly altitude: Altitude;
  readonly posture: Posture | null;
};

export function errandsOf(law: StrikeLaw, flight: Flight): Errand[] {
  if (isFighter(law, flight))
    return altitudes
      .filter((altitude) => mayFlyAt(law, flight, altitude))
      .flatMap((altitude) =>
        (cite('5.3.1') ? (['loose', 'close'] as const) : (['loose'] as const)).map((posture) => ({
          id: `${posture} ${altitude}`,
          text: `${posture} escort at ${altitude}`,
          role: 'F' as const,
          altitude,
          posture,
        })),
      );
  const { D, T, B } = law.charts.airPoints.values[flight.type];
  const found: Errand[] = [];
  if (D > 0) {
    const altitude = ratedAltitude(law, flight, 'D');
    found.push({ id: `D ${altitude}`, text: `dive bombers at ${altitude}`, role: 'D', altitude, posture: null });
  }
  if (T > 0) found.push({ id: 'T low', text: 'with torpedoes, low', role: 'T', altitude: 'low', posture: null });
  if (B > 0)
    for (const altitude of levelsFor(law, flight))
      found.push({ id: `B ${altitude}`, text: `level bombers at ${altitude}`, role: 'B', altitude, posture: null });
  return found;
}

/** 7.10 Land-based planes: no more torpedoes than were got ready. */
const torpedoLimits = (law: StrikeLaw, battle: StrikeBattle): Limit[] =>
  Object.entries(battle.armed).map(([base, points]) => ({
    rule: '7.10.1',
    why: `${base} has torpedoes for ${points} Air Points`,
    most: points,
    of: battle.flights.flatMap((flight, row) =>
      flight.from === base && law.charts.airPoints.values[flight.type].T > 0 ? [{ row, id: 'T low' }] : [],
    ),
  }));

/** Rows begin with what is always allowed. */
function errandRow(law: StrikeLaw, battle: StrikeBattle, flight: Flight): Row {
  const short = battle.armed[flight.from] !== undefined;
  const errands = errandsOf(law, flight);
  const over = (short ? [...errands].reverse() : errands).map(
    ({ id, text }): Share => ({ id, text, cap: flight.points }),
  );
  return {
    ask: 'split',
    rule: '7.1',
    prompt: `How do ${flightText(flight)} from ${flight.from} fly?`,
    total: flight.points,
    over,
    all: true,
  };
}

export const flyingSteps = {
  altitudes: {
    next: ({ law, battle }) => decision('7.1', strikerOf(law, battle)),
    ask: (seen, _side, law) => ({
      ask: 'sheet',
      rule: '7.1',
      prompt:
        'At which altitudes does the strike come, and how are the bombers escorted? The enemy is told only where somebody flies, and whether with escort.',
      rows: seen.flights.map((flight) => errandRow(law, seen, flight)),
      limits: torpedoLimits(law, seen),
    }),
    decide({ law, battle }, answer, _side, out) {
      const rows = Array.isArray(answer) ? answer : [];
      battle.flights = merged(
        battle.flights.flatMap((flight, i) => {
          const sent = rows[i] as { [errand: string]: number } | undefined;
          return errandsOf(law, flight).map(({ id, role, altitude, posture }) => ({
            ...flight,
            points: sent?.[id] ?? 0,
            role,
            altitude,
            posture,
          }));
        }),
      );
      for (const altitude of altitudes) battle.levels[altitude] = levelTold(battle.flights, altitude);
      if (out.on) out.tell('all', '7.1', 'levels', { ...battle.levels });
      if (isForewarned(law, battle.cap)) {
        for (const flight of battle.flights) flight.met = true;
        if (out.on) out.tell('all', '6.2.2', 'forewarned', { planes: flightsText(battle.flights) });
      }
      battle.phase = 'cap';
    },
  },
  cap: {
    next({ law, battle }) {
      if (pointsOf(battle.cap) > 0 && cite('7.4')) return decision('7.4', navalOf(law, battle));
      battle.phase = 'peel';
      return undefined;
    },
    ask: (seen, _side, law) => ({
      ask: 'sheet',
      rule: '7.4',
      prompt: 'Where does the CAP fight? It meets only planes at its own altitude.',
      rows: seen.cap.map(
        (flight): Row => ({
          ask: 'split',
          rule: '7.4',
          prompt: `${flightText(flight)}: how many go to which altitude?`,
          total: flight.points,
          over: altitudes
            .filter((altitude) => seen.levels[altitude] !== 'none' && mayFlyAt(law, flight, altitude))
            .map((altitude) => ({
              id: altitude,
              text: `${altitude} (${seen.levels[altitude] === 'escorted' ? 'escorted' : 'without escort'})`,
              cap: flight.points,
            })),
          all: mayNotEvade(law, flight),
        }),
      ),
      limits: [],
    }),
    decide({ battle }, answer, side, out) {
      const rows = Array.isArray(answer) ? answer : [];
      battle.cap = merged(
        battle.cap.flatMap((flight, i) => {
          const sent = (rows[i] ?? {}) as { [altitude: string]: number };
          const flying = altitudes.map((altitude) => ({ ...flight, altitude, points: sent[altitude] ?? 0 }));
          return [...flying, { ...flight, altitude: null, points: flight.points - pointsOf(flying) }];
        }),
      );
      if (out.on)
        for (const altitude of altitudes) {
          const there = pointsOf(battle.cap.filter((flight) => flight.altitude === altitude));
          if (there > 0) out.tell('all', '7.4', 'cap', { side, altitude, points: there });
        }
      if (out.on && battle.cap.every(({ altitude }) => altitude === null))
        out.tell('all', '7.4', 'cap stays', { side });
      battle.phase = 'peel';
    },
  },
  peel: {
    next({ law, battle }) {
      // Asked on grounds that the enemy knows: how many fighters came, and how many meet them.
      const fighters = pointsOf(battle.flights.filter(({ role }) => role === 'F'));
      if (fighters > pointsOf(capAloft(battle))) return decision('7.9', strikerOf(law, battle));
      toLevels(battle);
      return undefined;
    },
    ask(seen) {
      const loose = seen.flights.filter(({ posture }) => posture === 'loose');
      return {
        ask: 'sheet',
        rule: '7.9',
        prompt: `How many loose escorts leave the air battle and silence guns instead? ${peelable(seen)} at most.`,
        rows: loose.map(
          (flight): Row => ({
            ask: 'say',
            rule: '7.9',
            prompt: `Of ${flightText(flight)} at ${flight.altitude}?`,
            from: 0,
            to: Math.min(flight.points, peelable(seen)),
          }),
        ),
        limits: [
          {
            rule: '7.9',
            why: `${peelable(seen)} are more than the CAP`,
            most: peelable(seen),
            of: loose.map((_, row) => ({ row })),
          },
        ],
      };
    },
    decide({ battle }, answer, _side, out) {
      const rows = Array.isArray(answer) ? answer : [];
      const loose = battle.flights.filter(({ posture }) => posture === 'loose');
      const peeled: Flight[] = loose.map((flight, i) => {
        const points = Number(rows[i] ?? 0);
        flight.points -= points;
        return { ...flight, points, altitude: 'low', posture: 'suppress', met: true };
      });
      battle.flights = merged([...battle.flights, ...peeled]);
      if (out.on)
        out.tell('all', '7.9', 'peeled off', {
          points: pointsOf(peeled),
          planes: flightsText(peeled.filter(({ points }) => points > 0)),
        });
      toLevels(battle);
    },
  },
} satisfies { [phase: string]: Step };

export function levelTold(flights: readonly Flight[], altitude: Altitude): 'none' | 'bare' | 'escorted' {
  const there = flights.filter(
    (flight) => flight.altitude === altitude && flight.posture !== 'suppress' && flight.points > 0,
  );
  if (there.length === 0) return 'none';
  return there.some(({ posture }) => posture !== null) ? 'escorted' : 'bare';
}

const capAloft = ({ cap }: StrikeBattle): Flight[] => cap.filter(({ altitude }) => altitude !== null);

const peelable = (battle: StrikeBattle): number =>
  mayPeelOff(
    battle.flights.filter(({ posture }) => posture === 'loose' || posture === 'close'),
    capAloft(battle),
  );

function toLevels(battle: StrikeBattle): void {
  battle.fights = cite('6.1') ? [...altitudes].reverse() : [];
  battle.phase = 'levels';
}
