/** Planes of both sides in contact, moved at random: the phase always ends and no plane is lost without being counted. */
import { askOf, awaited, sample, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { flatTopGame } from '../game.js';
import { type GameState, ownOf } from '../game-kit.js';
import type { Given } from '../game-testing.js';
import type { Grounded } from '../state.js';
import { planesMove } from './14-testing.js';

function below(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Lexington's planes and Rabaul's meet a few hexes off the base; some are on deck, some beyond the edge. */
const contact = (night: boolean): Given => ({
  hour: night ? 20 : 8,
  clouds: ['AA7', 'BB7'],
  allied: {
    tfs: [{ hex: 'Y6', ships: ['Lexington', '2 DD'], onMap: true }],
    parked: { Lexington: { ready: ['3 Dauntless'] } },
    flights: [
      { hex: 'Y5', planes: ['4 Wildcat*', '2 Wildcat* high'], onMap: true },
      { hex: 'Y5', planes: ['4 Dauntless* GP'], onMap: true },
      { hex: 'Y6', planes: ['3 Devastator*'], onDeck: 'Lexington', launches: [{ place: 'Lexington', factors: 3 }] },
      { hex: 'H19', planes: ['2 Catalina'] },
    ],
  },
  japan: {
    parked: { Rabaul: { justLanded: ['4 Zero'] } },
    flights: [
      { hex: 'Y5', planes: ['5 Zero'], onMap: true },
      { hex: 'Y4', planes: ['4 Kate torpedo', '3 Zero'], onMap: true },
      { hex: 'X6', planes: ['6 Nell GP high'] },
      { hex: 'Y3', planes: ['5 Zero'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 5 }] },
      { hex: 'U1', planes: ['2 Nell'] },
      { hex: 'A1', planes: ['3 Zero'], away: { base: 'Kavieng', turns: 1, inbound: true } },
    ],
  },
});

/** In the air, on the ground, and counted as lost. */
function factors(state: GameState, side: 'allied' | 'japan'): number {
  const own = ownOf(state, side);
  const grounds: (Grounded | null)[] = [...own.ships, ...own.bases].map(({ grounded }) => grounded);
  const parked = grounds.flatMap((ground) =>
    ground === null ? [] : [...ground.ready, ...ground.justLanded, ...ground.readying],
  );
  const flying = own.flights.flatMap(({ lots }) => lots);
  let sum = 0;
  for (const each of [...parked, ...flying]) sum += each.factors;
  for (const lost of [...Object.values(own.lostToday), ...Object.values(own.gone)]) sum += lost;
  return sum;
}

function playOut(seed: number): { over: boolean; kinds: Set<string>; lost: number } {
  const rng = below(seed);
  const faces = Array.from({ length: 400 }, () => 1 + rng(6));
  const game = planesMove({ ...contact(seed % 3 === 0), initiative: seed % 2 === 0 ? 'allied' : 'japan' }, faces);
  const ways = flatTopGame.ways?.(game.law);
  const before = factors(game.state, 'allied') + factors(game.state, 'japan');
  const kinds = new Set<string>();
  for (let orders = 0; orders < 400 && game.state.public.phase === 6; orders++) {
    const [seat] = awaited(game);
    const ask = seat === undefined ? undefined : askOf(game, seat);
    if (seat === undefined || ask === undefined) break;
    const view = viewOf(game.state, seat);
    const answer = sample(view, ask, rng, ways);
    const played = submit(game, seat, answer);
    if ('refusal' in played) throw new Error(`seed ${seed}: ${played.refusal.rule} ${played.refusal.why}`);
    kinds.add(view.owes?.kind ?? '');
    for (const { kind } of played.events) kinds.add(kind);
  }
  // A battle still being fought keeps its own count.
  const lost = before - factors(game.state, 'allied') - factors(game.state, 'japan');
  return { over: game.state.public.phase !== 6, kinds, lost };
}

describe('14 at random', () => {
  test('14.2 the phase ends, every plane is accounted for, and everything happens that can', () => {
    const happened = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const { over, kinds, lost } = playOut(seed);
      expect({ seed, over, lost }).toEqual({ seed, over: true, lost: 0 });
      for (const kind of kinds) happened.add(kind);
    }
    for (const kind of ['interception', 'battle', 'landed-at', 'takes-off', 'arrives', 'leaves', 'jettison', 'rides'])
      expect([...happened], kind).toContain(kind);
  });
});
