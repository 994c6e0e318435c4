/** Matches over HTTP: made, listed, joined, played, told. */
import { randomBytes } from 'node:crypto';
import { noOrders, type RulebookModule, type Shelved } from '@ironbottom/shelf';
import type { Seat } from '@ironbottom/umpire';
import type { matches as api, Frame, Reply } from '@ironbottom/wire';
import type { Deed } from '../match/deeds.js';
import type { MatchDesk } from '../match/desk.js';
import type { Match, MatchRow } from '../match/match.js';
import { framesSince, tableOf } from '../match/streams.js';
import { hashKey, newId, newKey } from '../people/keys.js';
import type { Statement } from '../store/store.js';
import { oneLine } from '../telling/words.js';
import type { Asked, Asking, Handlers, House } from './handlers.js';
import { mayInvite, mayReplace } from './inviting.js';
import { type ListRow, listedFrom, listSql } from './listing.js';
import { somethingNew, storyOf } from './looking.js';
import { madeFrom, offered, titleOf } from './making.js';
import { conflict, forbidden, notFound, whoAreYou, wrong } from './problem.js';
import { rematches } from './rematch.js';
import { deedOf, holds, mayWatch, type Sight, sightOf } from './seats.js';
import { withAsk } from './socket.js';

type Call = keyof typeof api;

export type MatchTools = House & {
  /** The rulebooks new matches are made with: each game, and the hash of its module. */
  games(): readonly { book: Shelved; hash: string }[];
  module(hash: string): Promise<RulebookModule>;
  /** Somebody who came by a link and has no name yet. Sets the cookie. */
  welcome(asked: Asked<Call>, name: string): Promise<Asking>;
  /** A guest who comes back by a link of his own. Sets the cookie. */
  comeBack(asked: Asked<Call>, person: string): Promise<void>;
  standings(rulebook: string): Promise<Reply<'ratings'>['ratings']>;
};

const mostListed = 50;

export function matchHandlers(tools: MatchTools): Handlers<Call> {
  const { store, desks, base, now } = tools;
  const newest = (name: string) => tools.games().find(({ book }) => book.rulebook.name === name)?.hash;
  const again = rematches({ desks, now, newest });

  async function deskOf(id: string): Promise<MatchDesk> {
    const desk = await desks.at(id);
    if (desk === undefined) throw notFound('there is no such match');
    return desk;
  }

  async function seenFrom(id: string, person: Asking | null, seat: Seat): Promise<Sight> {
    const sight = await sightOf(desks, await deskOf(id), person, seat);
    if (!('why' in sight)) return sight;
    throw person === null ? whoAreYou() : forbidden(sight.why);
  }

  /** A link to a seat, and what makes it one. It is worth what its maker may do when it is used. */
  function linkTo(match: string, seat: Seat, maker: string): { link: string; keeping: Statement } {
    const key = newKey();
    const sql = `insert into links (key_hash, match, seat, kind, maker, created) values ($1, $2, $3, 'seat', $4, $5)`;
    return { link: `${base}/#join=${key}`, keeping: { sql, params: [hashKey(key), match, seat, maker, now()] } };
  }

  /** A guest has no passphrase: this link is the only way back from another browser. */
  async function wayBack(match: string, seat: Seat, person: Asking): Promise<string> {
    const key = newKey();
    await store.query(
      `insert into links (key_hash, match, seat, person, kind, created) values ($1, $2, $3, $4, 'back', $5)`,
      [hashKey(key), match, seat, person.id, now()],
    );
    return `${base}/#join=${key}`;
  }

  async function sit(
    desk: MatchDesk,
    seat: Seat,
    person: Asking,
    entropy: string | undefined,
    leads: (match: Match) => boolean,
  ): Promise<void> {
    const join: Deed = { do: 'join', seat, by: person.id, name: person.name, entropy: entropy ?? '' };
    const refusal = await desk.act((match) => {
      if (match.row.made.rated && person.guest) return no(membersOnly);
      return leads(match) ? join : no(noLonger);
    });
    if (refusal !== undefined) throw conflict(refusal.why);
  }

  return {
    shelf: async () => ({ games: offered(tools.games()) }),

    async make({ body, person }) {
      const by = known(person);
      const found = tools
        .games()
        .find(
          ({ book }) =>
            book.rulebook.name === body.rulebook && book.rulebook.scenarios.some(({ id }) => id === body.scenario),
        );
      if (found === undefined) throw wrong(`there is no ${body.rulebook}/${body.scenario} here`);
      const made = madeFrom(found.book, body, await tools.module(found.hash));
      if (body.rated && by.guest) throw forbidden(membersOnly);
      const row: MatchRow = {
        id: newId(),
        rulebook: body.rulebook,
        scenario: body.scenario,
        module: found.hash,
        // What cannot be seen is not in it; one of nothing else is none.
        title: oneLine(body.title ?? '') || titleOf(found.book, body.scenario),
        made,
        seed: randomBytes(32).toString('hex'),
        creator: by.id,
        created: now(),
      };
      const links: { [seat: Seat]: string } = {};
      const keeping: Statement[] = [];
      const deeds: Deed[] = [];
      for (const { seat } of made.seats) {
        const plan = body.seats[seat];
        if (plan?.by === 'me') deeds.push({ do: 'join', seat, by: by.id, name: by.name, entropy: body.entropy ?? '' });
        if (plan?.by !== 'invited' && plan?.by !== 'open') continue;
        const made = linkTo(row.id, seat, by.id);
        links[seat] = made.link;
        keeping.push(made.keeping);
      }
      const listed = body.listed ?? Object.values(body.seats).some((seat) => seat.by === 'open');
      await desks.found(row, listed, deeds, keeping);
      return { id: row.id, links };
    },

    async list({ query: { which, before }, person }) {
      if (which === 'mine' && person === null) return { matches: [] };
      const rows = await store.query<ListRow>(listSql[which], [
        before ?? Number.MAX_SAFE_INTEGER,
        mostListed,
        ...(which === 'mine' ? [person?.id] : []),
      ]);
      const ids = rows.map(({ id }) => id);
      const sitting = await store.query<{ match: string; seat: Seat; person: string; name: string | null }>(
        `select h.match, h.seat, h.person, p.name from holders h left join people p on p.id = h.person
         where h.match = any($1) order by h.match, h.seat, h.person`,
        [ids],
      );
      return { matches: rows.map((row) => listedFrom(row, sitting, person)) };
    },

    async match({ params: { id }, person }) {
      const desk = await deskOf(id);
      return desk.quiet((match) => {
        const { row } = match;
        const mine = match.seats.flatMap(({ seat }) =>
          holds(match, person, seat) ? [{ seat, asked: match.streams[seat]?.question != null }] : [],
        );
        return {
          match: {
            id,
            title: row.title,
            rulebook: row.rulebook,
            scenario: row.scenario,
            status: match.status,
            created: row.created,
            moved: match.streams['']?.at || row.created,
            clock: row.made.clock,
            rated: row.made.rated,
            watch: row.made.watch,
            table: tableOf(match),
            outcome: match.outcome,
            mine,
          },
          setup: row.made.setup,
          module: row.module,
          onTimeOut: row.made.onTimeOut,
          watch: row.made.watch,
          commitment: match.module.commitment(row.seed),
          mayWatch: mayWatch(match, person),
        };
      });
    },

    async join({ params: { id, seat }, body, person }) {
      const by = known(person);
      const desk = await deskOf(id);
      const refusal = await desk.act((match) => {
        if (!match.seats.some((each) => each.seat === seat)) return no('there is no such seat');
        if (holds(match, by, seat)) return { do: 'join', seat, by: by.id, name: by.name, entropy: '' };
        if (!match.row.made.open.includes(seat) && match.row.creator !== by.id)
          return no('this seat is for whoever has its link');
        if (match.row.made.rated && by.guest) return no(membersOnly);
        if ((match.holders[seat] ?? []).length > 0 || match.bots[seat] != null)
          return no('somebody sits there already');
        return { do: 'join', seat, by: by.id, name: by.name, entropy: body.entropy ?? '' };
      });
      if (refusal !== undefined) throw conflict(refusal.why);
      return {};
    },

    async useLink(asked) {
      const { key, name, entropy, look } = asked.body;
      const hash = hashKey(key);
      const [link] = await store.query<LinkRow>(
        'select match, seat, person, kind, maker from links where key_hash = $1',
        [hash],
      );
      if (link === undefined) throw notFound('this link leads nowhere; ask for a new one');
      const desk = await deskOf(link.match);
      const seatName = desk.match.row.made.seats.find(({ seat }) => seat === link.seat)?.name ?? link.seat;
      const facts = { match: link.match, seat: link.seat, title: desk.match.row.title, seatName, used: false };
      const seated = (person: Asking | null) => desk.quiet((match) => holds(match, person, link.seat));
      const leads = (match: Match): boolean =>
        mayInvite(match, { id: link.maker ?? match.row.creator }, link.seat, now()) === undefined;
      if (look === true) {
        const sits = await seated(asked.person);
        const used = !sits && link.kind !== 'back' && (link.person !== null || !(await desk.quiet(leads)));
        return { ...facts, seated: sits, used };
      }
      if (link.kind === 'back' && link.person !== null) {
        if (asked.person?.id !== link.person) await tools.comeBack(asked as never, link.person);
        return { ...facts, seated: true };
      }
      if (await seated(asked.person)) return { ...facts, seated: true };
      if (link.person !== null) throw conflict('this link has been used; ask for a new one');
      if (!(await desk.quiet(leads))) throw conflict(noLonger);
      const person = asked.person ?? (name === undefined ? null : await tools.welcome(asked as never, name));
      if (person === null) throw whoAreYou();
      // Of two who use it at once one sits down.
      const [taken] = await store.query(
        'update links set person = $2 where key_hash = $1 and person is null returning match',
        [hash, person.id],
      );
      if (taken === undefined) throw conflict('this link has been used; ask for a new one');
      try {
        await sit(desk, link.seat, person, entropy, leads);
      } catch (fault) {
        await store.query('update links set person = null where key_hash = $1', [hash]);
        throw fault;
      }
      return person.guest
        ? { ...facts, seated: true, back: await wayBack(link.match, link.seat, person) }
        : { ...facts, seated: true };
    },

    async invite({ params: { id, seat }, person }) {
      const by = known(person);
      const desk = await deskOf(id);
      const why = await desk.quiet((match) => mayInvite(match, by, seat, now()));
      if (why !== undefined) throw forbidden(why);
      const { link, keeping } = linkTo(id, seat, by.id);
      await store.query(keeping.sql, keeping.params);
      return { link };
    },

    async leave({ params: { id, seat }, body, person }) {
      const by = known(person);
      const desk = await deskOf(id);
      const { bot } = body;
      const begun = await desk.quiet((match) => {
        if (!holds(match, by, seat)) throw forbidden('this seat is not yours');
        return match.status === 'live' || match.status === 'adjourned';
      });
      if (begun && bot === undefined && (await desk.quiet((match) => (match.holders[seat] ?? []).length === 1)))
        throw conflict('nobody else sits there: name a program that takes over, or resign');
      if (bot !== undefined) {
        const refusal = await desk.act(() => ({ do: 'seat-bot', seat, bot, by: by.id }));
        if (refusal !== undefined) throw conflict(refusal.why);
      }
      const refusal = await desk.act(() => ({ do: 'leave', seat, by: by.id }));
      if (refusal !== undefined) throw conflict(refusal.why);
      return {};
    },

    async seatBot({ params: { id, seat }, body: { bot }, person }) {
      const by = known(person);
      const desk = await deskOf(id);
      const refusal = await desk.act((match) => {
        const why = (match.holders[seat] ?? []).length === 0 ? 'nobody sits there' : mayReplace(match, by, seat, now());
        return why === undefined ? { do: 'seat-bot', seat, bot, by: by.id } : no(why);
      });
      if (refusal !== undefined) throw conflict(refusal.why);
      return {};
    },

    async look({ params: { id, seat }, query: { since = 0, wait = 0 }, person, request }) {
      const desk = await seenFrom(id, person, seat);
      const whole = (match: Match): Frame => {
        const [frame] = framesSince(match, seat, 0);
        if (frame === undefined) return { seq: 0, at: match.row.created, table: tableOf(match), question: null };
        const all = match.streams[seat];
        const events = all?.events.filter(({ seq }) => seq > since).map(({ event }) => event) ?? [];
        const chat = all?.chat.filter(({ seq }) => seq > since).map(({ seq: _, ...said }) => said) ?? [];
        return withAsk(match, seat, { ...frame, events: events as Frame['events'] & object, chat });
      };
      if (wait > 0 && (await desk.quiet((match) => (match.streams[seat]?.seq ?? 0) <= since)))
        await somethingNew(desk, seat, since, wait * 1000, request.raw);
      // Somebody may have got up, or sat down elsewhere, while they waited.
      return { frame: await (await seenFrom(id, person, seat)).quiet(whole) };
    },

    async answer({ params: { id, seat }, body, person }) {
      const desk = await deskOf(id);
      const refusal = await desk.act((match) =>
        deedOf(match, person, { do: 'answer', ref: 0, match: id, seat, ...body }),
      );
      return refusal === undefined ? {} : { refusal };
    },

    async act({ params: { id, seat }, body, person }) {
      const desk = await deskOf(id);
      const refusal = await desk.act((match) => deedOf(match, person, { ...body, ref: 0, match: id, seat }));
      return refusal === undefined ? {} : { refusal };
    },

    async story({ params: { id, seat }, query: { since = 0 }, person }) {
      const desk = await seenFrom(id, person, seat);
      return desk.quiet((match) => storyOf(match, seat, since));
    },

    async past({ params: { id, seat }, person }) {
      const desk = await deskOf(id);
      const n = await desk.quiet((match) => {
        if (!holds(match, person, seat)) throw forbidden('this seat is not yours');
        return match.n;
      });
      return { moments: await desks.past(id, seat, n) };
    },

    async orders({ params: { id, seat }, person }) {
      const desk = await deskOf(id);
      return desk.quiet((match) => {
        if (!holds(match, person, seat)) throw forbidden('this seat is not yours');
        const { text, on, done } = match.orders[seat] ?? noOrders;
        return { text, on, done: [...done] };
      });
    },

    async leaveOrders({ params: { id, seat }, body: { text, on }, person }) {
      const by = known(person);
      const desk = await deskOf(id);
      const refusal = await desk.act((match) => {
        if (!holds(match, by, seat)) throw forbidden('this seat is not yours');
        return { do: 'orders', seat, by: by.id, text, on };
      });
      return { errors: refusal === undefined ? [] : refusal.why.split('\n') };
    },

    async notes({ params: { id }, person }) {
      const [row] = await store.query<{ text: string }>('select text from notes where match = $1 and person = $2', [
        id,
        known(person).id,
      ]);
      return { text: row?.text ?? '' };
    },

    async keepNotes({ params: { id }, body, person }) {
      const desk = await deskOf(id);
      const by = known(person);
      if (!(await desk.quiet((match) => mayWatch(match, by)))) throw forbidden('this match is not for watching');
      await store.query(
        `insert into notes (match, person, text, updated) values ($1, $2, $3, $4)
         on conflict (match, person) do update set text = excluded.text, updated = excluded.updated`,
        [id, by.id, body.text, now()],
      );
      return {};
    },

    rematch: async ({ params: { id }, person }) => ({ id: await again(await deskOf(id), known(person)) }),

    async file({ params: { id } }) {
      const desk = await deskOf(id);
      return desk.quiet((match) => {
        if (match.status !== 'over' || match.game === null)
          throw forbidden('the file is for everybody once it is over');
        const name = `${match.row.rulebook}-${match.row.scenario}-${id}.txt`;
        return { name, text: match.module.writeGame(match.game, { seed: true }) };
      });
    },

    ratings: async ({ params: { rulebook } }) => ({ ratings: await tools.standings(rulebook) }),
  };
}

/** `maker`: null in those of older servers, where it was whoever made the match. */
type LinkRow = { match: string; seat: Seat; person: string | null; kind: string; maker: string | null };
const membersOnly = 'rated matches are for members: choose a passphrase first';
const noLonger = 'somebody has sat down there since; ask them for a link if they want to share the seat';

const no = (why: string) => ({ refusal: { rule: '', why } });

/** The API says that a person is wanted here. */
function known(person: Asking | null): Asking {
  if (person === null) throw whoAreYou();
  return person;
}
