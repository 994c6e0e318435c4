/** What follows from a deed outside its match, in the process that wrote it: people are told, and what has ended is settled. */
import type { Seat } from '@ironbottom/umpire';
import type { Deed, Written } from './match/deeds.js';
import { wordsWanted } from './match/fold.js';
import type { Match } from './match/match.js';
import type { Frames } from './match/streams.js';
import { peopleIn, type SettleGiven, settle } from './settle.js';
import type { Query } from './store/store.js';
import { inWords, type Told, tell } from './telling/index.js';

/** Returns a way to wait for what is still being told. */
export function bearWitness(given: SettleGiven): () => Promise<void> {
  const under = new Set<Promise<void>>();
  const also = (work: Promise<void>): void => {
    const done = work.catch((fault) => given.trouble('telling', fault)).finally(() => under.delete(done));
    under.add(done);
  };
  given.desks.witness((match, written, frames) => {
    also(follow(given, match, written, frames));
  });
  given.desks.onHurry((match, seat, at) => also(remind(given, match, seat, at)));
  return async () => {
    await Promise.all(under);
  };
}

async function follow(given: SettleGiven, match: Match, written: readonly Written[], frames: Frames): Promise<void> {
  const { title } = match.row;
  const telling = new Map<string, Told>();
  const toAll = (told: Told, except: string): void => {
    for (const { seat } of match.seats)
      for (const each of peopleIn(match, seat)) if (each !== except) telling.set(each, told);
  };
  for (const { deed } of written) {
    if (deed.do === 'rematch') toAll({ what: 'rematch', title }, deed.by ?? '');
    if (deed.do === 'join') toAll({ what: 'joined', title, name: deed.name }, deed.by);
    // An adjournment may have lasted for years: nobody whose word is wanted need look in every day.
    if (deed.do === 'offer' && deed.what === 'resume' && match.status === 'adjourned')
      for (const seat of wordsWanted(match, { what: 'resume', by: deed.seat }))
        for (const each of peopleIn(match, seat)) if (each !== deed.by) telling.set(each, { what: 'resume', title });
    if (deed.do === 'say') {
      const there = match.seats.filter(({ seat }) => frames[seat]?.chat !== undefined);
      for (const { seat } of there)
        for (const each of peopleIn(match, seat)) if (each !== deed.by) telling.set(each, { what: 'message', title });
    }
  }
  const by = lastDoer(written);
  for (const { seat } of match.seats)
    if (typeof frames[seat]?.question === 'number')
      for (const each of peopleIn(match, seat)) if (each !== by) telling.set(each, { what: 'turn', title });
  if (match.status === 'over' && frames['']?.table?.status === 'over' && written.some(({ deed }) => mayEnd(deed)))
    await settle(given, match, await presentAt(given, match));
  else await tellAll(given, match, telling);
}

/** The table of a match that is over changes once more when somebody leaves for good or there is a rematch. */
const mayEnd = (deed: Deed): boolean => deed.do !== 'rename' && deed.do !== 'rematch' && deed.do !== 'say';

/** Who looks at the match right now sees it there. */
async function presentAt(given: SettleGiven, match: Match): Promise<ReadonlySet<string>> {
  const desk = await given.desks.at(match.row.id);
  const present = new Set<string>();
  for (const { seat } of match.seats)
    if (desk?.hasListener(seat)) for (const each of peopleIn(match, seat)) present.add(each);
  return present;
}

/** Every process that has the match open wants to say it at the same moment: the first to write that down does. */
async function remind(given: SettleGiven, match: Match, seat: Seat, at: number): Promise<void> {
  const told: Told = { what: 'time', title: match.row.title };
  const telling = new Map(peopleIn(match, seat).map((person) => [person, told]));
  const present = await presentAt(given, match);
  const queued = await given.store.transaction(async (query) => {
    const mine = await query(
      `insert into reminders (match, seat, at) values ($1, $2, $3)
       on conflict (match, seat) do update set at = excluded.at where reminders.at < excluded.at returning seat`,
      [match.row.id, seat, at],
    );
    return mine.length === 0 ? 0 : queueFor(given, query, match, telling, present);
  });
  if (queued > 0) given.delivering.poke();
}

async function tellAll(given: SettleGiven, match: Match, telling: ReadonlyMap<string, Told>): Promise<void> {
  if (telling.size === 0) return;
  const present = await presentAt(given, match);
  if ((await queueFor(given, given.store.query, match, telling, present)) > 0) given.delivering.poke();
}

/** For those who are not present; says how many things there are to deliver. */
async function queueFor(
  given: SettleGiven,
  query: Query,
  match: Match,
  telling: ReadonlyMap<string, Told>,
  present: ReadonlySet<string>,
): Promise<number> {
  const absent = [...telling.keys()].filter((person) => !present.has(person));
  if (absent.length === 0) return 0;
  const wanted = await query<{ person: string }>('select distinct person from tellings where person = any($1)', [
    absent,
  ]);
  let queued = 0;
  for (const { person } of wanted) {
    const told = telling.get(person);
    if (told === undefined) continue;
    const link = `${given.base}/#match=${match.row.id}`;
    queued += await tell({ query }, { person, match: match.row.id, link, ...inWords(told) }, given.now());
  }
  return queued;
}

function lastDoer(written: readonly Written[]): string {
  const deed = written.at(-1)?.deed;
  return deed !== undefined && 'by' in deed ? deed.by : '';
}
