/** Strikes in a line or two, for tests. */
import { type Answer, type Event, type Need, type Out, silent } from '@ironbottom/umpire';
import { strikeCharts } from '../charts/strike.js';
import { proposedArcs } from './deploying.js';
import { openStrikes, strikeProcedure } from './flow.js';
import { type StrikeLaw, strikeLawFor } from './law.js';
import { flightOf } from './opening.js';
import { type Planned, type StrikeScenario, strikeScenarios } from './scenarios.js';
import { type Flight, freshWave, type Strike, type Wave } from './state.js';

export function lawOf(id: string, changes: Partial<StrikeScenario> = {}): StrikeLaw {
  const scenario = strikeScenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no ${id}`);
  const read = strikeLawFor({ ...scenario, ...changes }, strikeCharts);
  if ('errors' in read) throw new Error(read.errors.join('; '));
  return read.law;
}

export const begun = (law: StrikeLaw): Strike => ({ law, battle: openStrikes(law) });

export const flight = (planned: Planned, changes: Partial<Flight> = {}): Flight => ({
  ...flightOf(planned),
  ...changes,
});

/** Planes in the first wave: type, Air Points, role. */
export const flightsIn = (...planes: readonly (readonly [Planned['type'], number, 'D' | 'T' | 'B'])[]): Flight[] =>
  planes.map(([type, points, role]) =>
    flight({ type, points, from: 'x' }, { role, altitude: role === 'T' ? 'low' : 'medium', wave: 1, met: true }),
  );

/** The Japanese strike of 8 May on the display, at whatever phase. */
export function overTaskForce17(
  law: StrikeLaw,
  phase: Strike['battle']['phase'],
  flights: Flight[],
  changes: Partial<Wave> = {},
): Strike {
  const strike = begun(law);
  const { battle } = strike;
  Object.assign(battle, { strike: 1, phase, flights, priority: 'general', capAttacked: true, queue: [], led: [1] });
  battle.wave = { ...freshWave(1), arc: 3, veered: true, ring: 'core', size: 5, ...changes };
  const allies = battle.ships.filter(({ side }) => side === 'allies');
  const arcs = proposedArcs(law, allies, 'general');
  for (const [i, ship] of allies.entries())
    Object.assign(ship, { arc: arcs.get(ship.id) ?? 'core', mark: `${ship.type} ${i + 1}` });
  return strike;
}

/** Go on with these dice, and these answers by phase (or by phase and side), until one is wanted that is not there. */
export function play(
  strike: Strike,
  dice: readonly number[],
  answers: { readonly [phase: string]: Answer } = {},
  heard?: Event[],
): Need | undefined {
  const out: Out =
    heard === undefined
      ? silent
      : {
          on: true,
          say: (rule, kind, data, to = 'all') => void heard.push({ rule, kind, data, to }),
          tell: (to, rule, kind, data) => void heard.push({ rule, kind, data, to, tells: true }),
        };
  const left = [...dice];
  for (;;) {
    const need = strikeProcedure.next(strike, out);
    if (need === undefined) return undefined;
    if (need.need === 'die') {
      const face = left.shift();
      if (face === undefined) return need;
      strikeProcedure.die(strike, face, out);
    } else {
      const { phase } = strike.battle;
      const given = need.of.flatMap((seat) => {
        const answer = answers[`${phase} ${seat}`] ?? answers[phase];
        return answer === undefined ? [] : [[seat, answer] as const];
      });
      if (given.length < need.of.length) return need;
      strikeProcedure.decide(strike, Object.fromEntries(given), out);
    }
  }
}

export const kate = (changes: Partial<Flight> = {}): Flight =>
  flight({ type: 'B5N', points: 2, from: 'x' }, { role: 'T', altitude: 'low', wave: 1, met: true, ...changes });
export const val = (changes: Partial<Flight> = {}): Flight =>
  flight({ type: 'D3A', points: 3, from: 'x' }, { role: 'D', altitude: 'medium', wave: 1, met: true, ...changes });
export const zero = (changes: Partial<Flight> = {}): Flight =>
  flight({ type: 'A6M', points: 2, from: 'x' }, { role: 'F', altitude: 'low', posture: 'loose', ...changes });

/** Fighters over their ships. */
export const wildcat = (): Flight =>
  flight({ type: 'F4F', points: 3, from: 'x' }, { role: 'F', altitude: 'low', met: true });

/** Over Task Force 17 before air combat, with this CAP. */
export function met(law: StrikeLaw, phase: 'cap' | 'peel', flights: Flight[], cap: Flight[]): Strike {
  const strike = overTaskForce17(
    law,
    phase,
    flights.map((each) => ({ ...each, wave: 0, met: false })),
  );
  strike.battle.pools.allies = [];
  Object.assign(strike.battle, { wave: null, cap, levels: { low: 'escorted', medium: 'none', high: 'none' } });
  return strike;
}

/** What is wrong with a set-up so changed. */
export const errors = (changes: Partial<StrikeScenario>, id = 'coral-sea-strikes'): string[] => {
  const scenario = strikeScenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no ${id}`);
  const read = strikeLawFor({ ...scenario, ...changes }, strikeCharts);
  return 'errors' in read ? read.errors : [];
};
