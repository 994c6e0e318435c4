/** Ratings of members, one for each rulebook, changed by every rated match of two persons as soon as it is over. */
import type { Reply } from '@ironbottom/wire';
import type { Query, Store } from '../store/store.js';
import { idle, type Rating, rated, UNRATED } from './glicko2.js';

/** In a week without a game, what is known of a player goes stale by as much as the paper has it for one period. */
const PERIOD = 7 * 24 * 3600_000;

/** With a larger deviation than this a rating is a guess. */
const PROVISIONAL = 110;

/** A match that is over. `bots`: whether a program sat, or took over, at a seat of the party. Scores add up to 1. */
export type Finished = { match: string; rulebook: string; at: number; parties: readonly Party[] };
export type Party = { persons: readonly string[]; bots: boolean; score: number };

export type RatingChange = { person: string; before: Rating; after: Rating };

/** `unrated`: in words why the match does not count. */
export type RateOutcome = { changes: RatingChange[] } | { unrated: string };

type Row = Rating & { person: string; at: number };

/** Rates the match, once: a second call for it changes nothing and says so. */
export function rate(store: Store, finished: Finished): Promise<RateOutcome> {
  return store.transaction((query) => rateWithin(query, finished));
}

/** The same, within a transaction that something else stands or falls with. */
export async function rateWithin(query: Query, finished: Finished): Promise<RateOutcome> {
  const [first, second, ...others] = finished.parties;
  if (first === undefined || second === undefined || others.length > 0)
    return { unrated: 'Only matches of two parties are rated.' };
  const [one, other] = [first, second].map(({ persons }) => (persons.length === 1 ? persons[0] : undefined));
  if (one === undefined || other === undefined || first.bots || second.bots)
    return { unrated: 'Only matches of one person against another are rated.' };
  if (one === other) return { unrated: 'A match against oneself is not rated.' };
  if (first.score + second.score !== 1 || ![0, 0.5, 1].includes(first.score))
    return { unrated: 'Only matches that are won, lost or drawn are rated.' };

  const sides = [
    { person: one, score: first.score },
    { person: other, score: second.score },
  ] as const;
  const members = await query('select id from people where id = any($1) and not guest', [[one, other]]);
  if (members.length < 2) return { unrated: 'Only matches of two members are rated.' };
  const rows = await locked(query, finished, [one, other]);
  const [done] = await query('select 1 as done from rated where match = $1', [finished.match]);
  if (done !== undefined) return { unrated: 'This match has been rated already.' };
  const changes: RatingChange[] = [];
  for (const [index, { person, score }] of sides.entries()) {
    const opponent = sides[1 - index]?.person ?? '';
    const change = changed(rows, person, { opponent, score }, finished.at);
    changes.push(change);
    await write(query, finished, change, { opponent, score });
  }
  return { changes };
}

/** Rows of both, made if need be, always in the same order: two matches that end at once wait for each other. */
async function locked(query: Query, { rulebook, at }: Finished, persons: readonly string[]): Promise<Row[]> {
  const { rating, deviation, volatility } = UNRATED;
  for (const person of [...persons].sort()) {
    await query(
      `insert into ratings (person, rulebook, rating, deviation, volatility, games, at)
       values ($1, $2, $3, $4, $5, 0, $6) on conflict (person, rulebook) do nothing`,
      [person, rulebook, rating, deviation, volatility, at],
    );
  }
  return await query<Row>(
    `select person, rating, deviation, volatility, at from ratings
     where rulebook = $1 and person = any($2) order by person for update`,
    [rulebook, persons],
  );
}

function changed(rows: readonly Row[], person: string, game: { opponent: string; score: number }, at: number) {
  const find = (id: string) => rows.find((row) => row.person === id) ?? { person: id, ...UNRATED, at };
  const [own, other] = [find(person), find(game.opponent)];
  const { rating, deviation, volatility } = own;
  const outcome = { opponent: idle(other, periods(other.at, at)), score: game.score };
  const before = { rating, deviation, volatility };
  return { person, before, after: rated(before, [outcome], periods(own.at, at)) };
}

async function write(
  query: Query,
  { match, rulebook, at }: Finished,
  { person, before, after }: RatingChange,
  { opponent, score }: { opponent: string; score: number },
): Promise<void> {
  await query(
    `update ratings set rating = $3, deviation = $4, volatility = $5, games = games + 1, at = greatest(at, $6)
     where person = $1 and rulebook = $2`,
    [person, rulebook, after.rating, after.deviation, after.volatility, at],
  );
  await query(
    `insert into rated (match, person, opponent, rulebook, at, score, before, rating, deviation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [match, person, opponent, rulebook, at, score, before.rating, after.rating, after.deviation],
  );
}

function periods(since: number, at: number): number {
  return Math.max(0, at - since) / PERIOD;
}

/** Who plays best, those first whose rating is more than a guess. Deviations have grown up to now. */
export async function standings(
  store: Store,
  rulebook: string,
  at: number,
  most = 500,
): Promise<Reply<'ratings'>['ratings']> {
  const rows = await store.query<Omit<Row, 'person'> & { name: string; games: number }>(
    `select p.name, r.rating, r.deviation, r.volatility, r.games, r.at
     from ratings r join people p on p.id = r.person
     where r.rulebook = $1 and r.games > 0 and not p.blocked
     order by r.rating desc, r.person limit $2`,
    [rulebook, most],
  );
  const all = rows.map((row) => {
    const { deviation } = idle(row, periods(row.at, at));
    const { name, rating, games } = row;
    return { name, rating, deviation, games, provisional: deviation > PROVISIONAL };
  });
  return [...all.filter(({ provisional }) => !provisional), ...all.filter(({ provisional }) => provisional)];
}

/** `opponent`: their name, or null if they have left. */
export type RatedMatch = {
  match: string;
  at: number;
  opponent: string | null;
  score: number;
  before: number;
  rating: number;
  deviation: number;
};

/** A member's rated matches of one rulebook, the latest first. */
export function ratingHistory(store: Store, person: string, rulebook: string, most = 500): Promise<RatedMatch[]> {
  return store.query<RatedMatch>(
    `select r.match, r.at, p.name as opponent, r.score, r.before, r.rating, r.deviation
     from rated r left join people p on p.id = r.opponent
     where r.person = $1 and r.rulebook = $2 order by r.at desc, r.match limit $3`,
    [person, rulebook, most],
  );
}
