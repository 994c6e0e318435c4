/** Matches for tests: deeds one after the other, and everything each seat was sent. */
import { workspace } from '@ironbottom/shelf';
import { chance, type Seat, seedFrom } from '@ironbottom/umpire';
import type { Frame } from '@ironbottom/wire';
import type { Deed } from './deeds.js';
import { awaitedIn, fold, openMatch } from './fold.js';
import type { Made, Match, MatchRow } from './match.js';
import { viewFor } from './streams.js';

export type Played = { match: Match; deeds: { at: number; deed: Deed }[]; sent: { [seat: string]: Frame[] } };

export function made(scenario: string, more: Partial<Made> = {}): Made {
  return {
    setup: { scenario, options: {}, charts: {}, set: null },
    seats: [],
    clock: { kind: 'none' },
    onTimeOut: 'lose',
    rated: false,
    watch: { see: 'public' },
    bots: {},
    open: [],
    ...more,
  };
}

export function rowOf(scenario: string, more: Partial<Made> = {}, id = 'testmatch'): MatchRow {
  const rulebook = workspace.games.find((each) => each.rulebook.scenarios.some((one) => one.id === scenario));
  if (rulebook === undefined) throw new Error(`nobody knows ${scenario}`);
  return {
    id,
    rulebook: rulebook.rulebook.name,
    scenario,
    module: 'workspace',
    title: scenario,
    made: made(scenario, more),
    seed: seedFrom(id),
    creator: 'ann',
    created: 1000,
  };
}

export function newMatch(scenario: string, more: Partial<Made> = {}): Played {
  return { match: openMatch(rowOf(scenario, more), workspace), deeds: [], sent: {} };
}

/** A minute passes between two deeds unless it is said when. */
export function doIt(played: Played, deed: Deed, at = 60_000 * (played.deeds.length + 1)): { [seat: string]: Frame } {
  const frames = fold(played.match, { n: played.match.n + 1, at, deed });
  played.deeds.push({ at, deed });
  for (const [seat, frame] of Object.entries(frames)) {
    const sent = played.sent[seat] ?? [];
    played.sent[seat] = sent;
    // As it goes over the wire: what is changed afterwards must not change what was sent.
    sent.push(JSON.parse(JSON.stringify(frame)) as Frame);
  }
  return frames;
}

/** Ann, Bob and Cem sit down, and the game begins. */
export function begun(scenario: string, more: Partial<Made> = {}): Played {
  const played = newMatch(scenario, more);
  const names = ['ann', 'bob', 'cem'];
  for (const [i, { seat }] of played.match.seats.entries()) {
    const by = names[i] ?? 'ann';
    doIt(played, { do: 'join', seat, by, name: by.toUpperCase(), entropy: '' });
  }
  doIt(played, { do: 'begin' });
  return played;
}

/** Any legal answer of a seat, or of the first that is awaited. */
export function answerOf(match: Match, below: (n: number) => number, seat?: Seat): Deed | undefined {
  const { game, module } = match;
  const asked = seat ?? awaitedIn(match)[0];
  const question = asked === undefined ? undefined : match.streams[asked]?.question;
  if (asked === undefined || game === null || question == null) return undefined;
  const ask = module.askOf(game, asked);
  const answer = ask && module.sample(viewFor(match, asked) as never, ask, below, game.desk.ways);
  return answer === undefined ? undefined : { do: 'answer', seat: asked, by: 'ann', question, answer };
}

export function playOn(played: Played, answers: number, seed = 1): void {
  const below = chance(seed);
  for (let i = 0; i < answers; i++) {
    const deed = answerOf(played.match, below);
    if (deed === undefined) return;
    doIt(played, deed);
  }
}
