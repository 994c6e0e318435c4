/** 7.5, 7.6 Who comes together, and in which waves. */
import type { Row } from '@ironbottom/umpire';
import { apartBy, comesTogether, primaryBase } from '../chapters/7-6-waves.js';
import { isLedBy, leading } from '../chapters/8-carrier-admirals.js';
import { approachOf } from '../chapters/10-1-anti-aircraft.js';
import { cite } from '../cite.js';
import { turnedBack } from './fighting.js';
import { type StrikeLaw, strikeOf, strikerOf } from './law.js';
import { type Flight, pointsOf, type StrikeBattle } from './state.js';
import { decision, die, flightText, merged, type Step } from './step.js';

/** R79: no more waves than this of bases that come together. */
const mostWaves = 6;
const isBomber = ({ role }: Flight): boolean => role !== 'F';

/** Planes of one base, and bases that come in with the primary one, share waves (7.6.1); each of the others has waves of its own. */
const clusterOf = (battle: StrikeBattle, flight: Flight): string =>
  (battle.together[flight.from] === false ? flight.from : '') + (cite('7.6.1') ? '' : approachOf(flight));

export const waveSteps = {
  coordination: {
    next({ law, battle }) {
      const { bases } = strikeOf(law, battle);
      for (const base of Object.keys(bases).sort()) {
        if (battle.together[base] !== undefined) continue;
        const flying = battle.flights.some(({ from }) => from === base);
        if (!flying || base === primaryBase(bases) || apartBy(bases, base) === 0) battle.together[base] = true;
        else return die('7.6.2', strikerOf(law, battle));
      }
      battle.phase = 'waves';
      return undefined;
    },
    die({ law, battle }, face, out) {
      const { bases } = strikeOf(law, battle);
      const base = Object.keys(bases)
        .sort()
        .find((each) => battle.together[each] === undefined);
      if (base === undefined) return;
      const apart = apartBy(bases, base);
      battle.together[base] = comesTogether(face, apart);
      if (out.on) out.say('7.6.2', 'coordination', { base, face, apart, together: battle.together[base] === true });
    },
  },
  waves: {
    next({ law, battle }) {
      if (!battle.flights.some(isBomber)) {
        for (const flight of battle.flights) turnedBack(law, battle, flight, flight.points);
        battle.flights = [];
        battle.phase = 'criticals';
        return undefined;
      }
      if (pointsOf(battle.flights) > 1 && cite('7.5')) return decision('7.5', strikerOf(law, battle));
      for (const flight of battle.flights) flight.wave = 1;
      battle.led = ledWaves(law, battle);
      battle.phase = 'entry';
      return undefined;
    },
    ask: (seen, _side, law) => ({
      ask: 'sheet',
      rule: '7.5',
      prompt: 'In which waves do the planes come? Dive bombers and torpedo planes in one wave are a combined attack.',
      rows: [
        ...seen.flights.map(
          (flight): Row => ({
            ask: 'split',
            rule: flight.posture === 'suppress' ? '7.9.1' : '7.5',
            prompt: `${flightText(flight)} from ${flight.from}: in which waves?`,
            total: flight.points,
            over: Array.from({ length: Math.min(mostWaves, pointsOf(seen.flights)) }, (_, i) => ({
              id: String(i + 1),
              text: clusterOf(seen, flight) === '' ? `wave ${i + 1}` : `wave ${i + 1} of ${flight.from}`,
              cap: flight.points,
            })),
            all: true,
          }),
        ),
        ...spoiledRow(law, seen),
      ],
      limits: [],
    }),
    decide({ law, battle }, answer) {
      const rows = Array.isArray(answer) ? answer : [];
      const flown = battle.flights.length;
      const clusters = [...new Set(['', ...battle.flights.map((flight) => clusterOf(battle, flight))])];
      battle.flights = merged(
        battle.flights.flatMap((flight, i) => {
          const sent = (rows[i] ?? {}) as { [wave: string]: number };
          const base = mostWaves * clusters.indexOf(clusterOf(battle, flight));
          return Array.from({ length: mostWaves }, (_, w) => ({
            ...flight,
            wave: base + w + 1,
            points: sent[String(w + 1)] ?? 0,
          }));
        }),
      );
      const picked = rows[flown];
      numberWaves(law, battle, Array.isArray(picked) ? Number(picked[0]) : 1);
      battle.phase = 'entry';
    },
  },
} satisfies { [phase: string]: Step };

/** 7.9.1 Suppressing fighters go with planes that come in low; where there are none, with the first wave. */
function numberWaves(law: StrikeLaw, battle: StrikeBattle, spoiled: number): void {
  const bombers = battle.flights.filter(isBomber);
  const used = [...new Set(bombers.map(({ wave }) => wave))].sort((a, b) => a - b);
  const lowWaves = used.filter((wave) =>
    bombers.some((flight) => flight.wave === wave && approachOf(flight) === 'low'),
  );
  for (const flight of battle.flights)
    if (!isBomber(flight) && !lowWaves.includes(flight.wave)) flight.wave = lowWaves[0] ?? used[0] ?? 1;
  for (const flight of battle.flights) flight.wave = used.indexOf(flight.wave) + 1;
  battle.flights = merged(battle.flights);
  battle.led = ledWaves(law, battle, spoiled);
}

/** 8.1.5 Of equally large waves the striker says which one a bad admiral spoils: beforehand, for the waves form with this answer. */
function spoiledRow(law: StrikeLaw, battle: StrikeBattle): Row[] {
  const [head] = leading(battle, strikerOf(law, battle));
  const waves = Math.min(mostWaves, pointsOf(battle.flights));
  if ((head?.ratings?.D ?? 0) >= 0 || waves < 2) return [];
  return [
    {
      ask: 'pick',
      rule: '8.1.5',
      prompt: `${head?.name} spoils the largest wave (${head?.ratings?.D} on the damage die). Of equally large ones, which?`,
      of: Array.from({ length: waves }, (_, i) => ({
        id: String(i + 1),
        text: i === 0 ? 'the first' : `number ${i + 1} of them, or the last`,
      })),
      min: 1,
      max: 1,
      now: ['1'],
    },
  ];
}

/** 8.1.5, R148 The waves with bombers of the admiral's own force, the largest first; of several largest ones that which was named. */
function ledWaves(law: StrikeLaw, battle: StrikeBattle, named = 1): number[] {
  const sizes = new Map<number, number>();
  for (const flight of battle.flights)
    if (isBomber(flight) && isLedBy(law, battle, flight))
      sizes.set(flight.wave, (sizes.get(flight.wave) ?? 0) + flight.points);
  const waves = [...sizes.keys()].sort((a, b) => a - b);
  const most = Math.max(0, ...sizes.values());
  const largest = waves.filter((wave) => sizes.get(wave) === most);
  const first = largest[Math.min(cite('8.1.5') ? named : 1, largest.length) - 1];
  return first === undefined ? [] : [first, ...waves.filter((wave) => wave !== first)];
}
