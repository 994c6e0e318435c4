/** `ironbottom admin`: what whoever runs a server does beside it. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Admin, ListedMatch, ListedPerson, Setting, Store } from '@ironbottom/server';
import { didYouMean } from '@ironbottom/umpire';
import { type Command, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { table } from './layout.js';
import { exits, Refused } from './refused.js';
import { storeFrom } from './serving.js';
import { paintFor, type Terminal } from './terminal.js';

type Flags = ReadonlyMap<string, string>;
type Server = typeof import('@ironbottom/server');
type Opened = { store: Store; server: Server; close(): Promise<void> };
type Asked = { words: readonly string[]; admin: Admin; store: Store; server: Server };
/** What was done: in words, and for programs. */
type Done = { lines: string[]; told: object };

type Action = {
  args: string;
  about: string;
  /** How many words it needs, and how many it takes. */
  least: number;
  most: number;
  /** It cannot be undone. */
  destroys?: boolean;
  /** It makes the store it needs. */
  makes?: boolean;
  /** What goes wrong is what is wrong with a file. */
  files?: boolean;
  run(asked: Asked, io: Terminal): Promise<Done>;
};

const actions: { readonly [name: string]: Action } = {
  people: {
    args: '[WORD]',
    about: 'everybody, or those with WORD in their name',
    least: 0,
    most: 1,
    async run({ admin, words: [word] }, io) {
      const people = await admin.people(word);
      return { lines: peopleLines(io, people), told: { people } };
    },
  },
  matches: {
    args: '[WORD]',
    about: 'all matches, or those with WORD in title, game, status or a name',
    least: 0,
    most: 1,
    async run({ admin, words: [word] }, io) {
      const matches = await admin.matches(word);
      return { lines: matchLines(io, matches), told: { matches } };
    },
  },
  block: {
    args: 'NAME',
    about: 'log somebody out everywhere and let them in no more',
    least: 1,
    most: 1,
    async run({ admin, words: [name = ''] }) {
      const { id, name: found } = await admin.block(name, true);
      return { lines: [`${plain(found)} is blocked.`], told: { id, name: found, blocked: true } };
    },
  },
  unblock: {
    args: 'NAME',
    about: 'let somebody in again',
    least: 1,
    most: 1,
    async run({ admin, words: [name = ''] }) {
      const { id, name: found } = await admin.block(name, false);
      return { lines: [`${plain(found)} may log in again.`], told: { id, name: found, blocked: false } };
    },
  },
  reset: {
    args: 'NAME',
    about: 'print a link with which somebody chooses a new passphrase, once, within an hour',
    least: 1,
    most: 1,
    async run({ admin, words: [name = ''] }) {
      const { person, link } = await admin.reset(name);
      return { lines: [link], told: { id: person.id, name: person.name, link } };
    },
  },
  rename: {
    args: 'NAME NEW-NAME',
    about: 'call somebody otherwise',
    least: 2,
    most: 2,
    async run({ admin, words: [name = '', to = ''] }) {
      const { id, name: found } = await admin.rename(name, to);
      return { lines: [`The name is ${plain(found)} now.`], told: { id, name: found } };
    },
  },
  'delete-person': {
    args: 'NAME',
    about: 'delete an account; its matches keep a nameless player',
    least: 1,
    most: 1,
    destroys: true,
    async run({ admin, words: [name = ''] }) {
      const { id, name: found } = await admin.deletePerson(name);
      return { lines: [`${plain(found)} is gone.`], told: { id, name: found, deleted: true } };
    },
  },
  'delete-match': {
    args: 'ID',
    about: 'delete a match with all that was done and said in it',
    least: 1,
    most: 1,
    destroys: true,
    async run({ admin, words: [id = ''] }) {
      const { title } = await admin.deleteMatch(id);
      return { lines: [`The match ${id}, ${plain(title)}, is gone.`], told: { id, title, deleted: true } };
    },
  },
  backup: {
    args: 'FILE',
    about: 'write everything into one file',
    least: 1,
    most: 1,
    files: true,
    async run({ store, server, words: [file = ''] }) {
      const rows = await server.backup(store, resolve(file));
      return { lines: [`${file} holds ${counted(rows)}.`], told: { file, rows } };
    },
  },
  restore: {
    args: 'FILE',
    about: 'fill an empty store, which may be one that is not there yet, from such a file',
    least: 1,
    most: 1,
    makes: true,
    files: true,
    async run({ store, server, words: [file = ''] }) {
      const rows = await server.restore(store, resolve(file));
      return { lines: [`${counted(rows)} are back.`], told: { file, rows } };
    },
  },
  settings: {
    args: '[NAME VALUE]',
    about: 'what is set in the store; with NAME and VALUE, set it (base: the address in links)',
    least: 0,
    most: 2,
    async run({ admin, words: [name, value] }) {
      if (name !== undefined && value === undefined) throw new Refused(`admin settings ${shownWord(name)}: to what?`);
      const settings =
        name === undefined || value === undefined ? await admin.settings() : [await admin.set(name, value)];
      return { lines: settings.map(settingLine), told: { settings } };
    },
  },
};

const width = Math.max(...Object.entries(actions).map(([name, { args }]) => `${name} ${args}`.length));

/** `open`: the store that the flags name; `makes`: one that is not there yet may be made. */
export const adminOn = (open: (flags: Flags, makes: boolean) => Promise<Opened>): Command => ({
  name: 'admin',
  args: 'WHAT …',
  about: 'Look after a server: people, matches, backups.',
  more: [
    '',
    ...Object.entries(actions).map(([name, { args, about }]) => `${`${name} ${args}`.padEnd(width)}  ${about}`),
    '',
    'The store is the folder --data of the server, or the PostgreSQL that --data or DATABASE_URL',
    'names. A folder can be opened by one process: stop the server first. With PostgreSQL the',
    'servers go on meanwhile, and notice within seconds. Names of several words are put in quotes.',
  ],
  flags: [
    { name: 'data', takes: 'DIR|URL', about: 'the folder of the server, or postgres://…' },
    { name: 'base', takes: 'URL', about: 'with reset: how people reach the server, if that is not set' },
    { name: 'yes', about: 'do what cannot be undone' },
    jsonFlag,
  ],
  most: 3,
  async run(given, io) {
    const [what, ...words] = given.words;
    const action = actionCalled(what);
    const { least, most, args } = action;
    if (words.length < least || words.length > most)
      throw new Refused(`the command is: ironbottom admin ${what} ${args}`.trimEnd());
    if (action.destroys === true && !given.flags.has('yes'))
      throw new Refused(`admin ${what} ${shownWord(words.join(' '))}: this cannot be undone; add --yes to do it`);
    const opened = await open(given.flags, action.makes === true);
    const done = await obey(opened, action, words, given.flags, io).finally(opened.close);
    if (given.flags.has('json')) io.out(json(io, done.told));
    else for (const line of done.lines) io.out(`${line}\n`);
    return exits.ok;
  },
});

export const admin: Command = adminOn(openStore);

function actionCalled(what: string | undefined): Action {
  const names = Object.keys(actions);
  if (what === undefined) throw new Refused(`admin: say what to do: ${names.join(', ')}`);
  const action = Object.hasOwn(actions, what) ? actions[what] : undefined;
  if (action === undefined)
    throw new Refused(
      `admin ${shownWord(what)}: there is no such thing${didYouMean(what, names) || `; there are ${names.join(', ')}`}`,
    );
  return action;
}

async function obey(
  { store, server }: Opened,
  action: Action,
  words: readonly string[],
  flags: Flags,
  io: Terminal,
): Promise<Done> {
  const base = flags.get('base');
  const given = { now: Date.now, ...(base === undefined ? {} : { base: baseFrom(base) }) };
  try {
    return await action.run({ words, store, server, admin: server.adminOf(store, given) }, io);
  } catch (fault) {
    // A backup says in a sentence what is wrong with its file.
    if (fault instanceof server.Problem || action.files === true) clear(fault);
    throw fault;
  }
}

async function openStore(flags: Flags, makes: boolean): Promise<Opened> {
  const where = whereFrom(flags);
  if (!makes && 'folder' in where && !existsSync(join(where.folder, 'database')))
    throw new Refused(`--data: there is no store in ${shownWord(where.folder)}`);
  const server = await import('@ironbottom/server');
  const store = await server.openStore(where).catch(clear);
  return { store, server, close: () => store.close() };
}

function whereFrom(flags: Flags): { folder: string } | { url: string } {
  const data = flags.get('data') ?? '';
  return /^postgres(ql)?:\/\//.test(data) ? { url: data } : storeFrom(flags, undefined);
}

function baseFrom(base: string): string {
  if (/^https?:\/\/[^/\s]+$/.test(base)) return base;
  throw new Refused('--base: an address such as https://play.example.org, without a slash at the end');
}

function clear(fault: unknown): never {
  throw new Refused(fault instanceof Error ? fault.message : String(fault));
}

/** What people wrote, with nothing in it that a terminal would obey. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
const short = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

function peopleLines(io: Terminal, people: readonly ListedPerson[]): string[] {
  if (people.length === 0) return ['Nobody.'];
  const rows = people.map(({ id, name, guest, blocked, created, seen, matches }) => [
    id,
    plain(name),
    blocked ? 'blocked' : guest ? 'guest' : 'member',
    matches,
    when(created),
    seen === null ? '' : when(seen),
  ]);
  return listed(io, ['id', 'name', '', 'matches', 'since (UTC)', 'last seen'], rows);
}

function matchLines(io: Terminal, matches: readonly ListedMatch[]): string[] {
  if (matches.length === 0) return ['No match.'];
  const rows = matches.map(({ id, title, rulebook, scenario, status, moved, deeds, people }) => [
    id,
    short(plain(title), 24),
    short(`${rulebook}/${scenario}`, 28),
    status,
    deeds,
    when(moved),
    people.map(plain).join(', '),
  ]);
  return listed(io, ['id', 'title', 'game', 'status', 'deeds', 'last (UTC)', 'people'], rows);
}

function listed(io: Terminal, head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const [first = '', ...lines] = table(head, rows, '', io.columns);
  return [paintFor(io)('bold', first), ...lines];
}

function settingLine({ name, value, secret }: Setting): string {
  return secret ? `${name}  (the server’s own, not shown)` : `${name}  ${plain(String(value))}`;
}

function counted(rows: { readonly [table: string]: number }): string {
  return `${rows.people ?? 0} people and ${rows.matches ?? 0} matches with ${rows.log ?? 0} deeds`;
}
