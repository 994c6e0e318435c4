import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@ironbottom/server';
import * as server from '@ironbottom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOn } from './admin-command.js';
import { readArgs } from './args.js';
import { saidBy, say } from './testing.js';

const scratch = mkdtempSync(join(tmpdir(), 'ironbottom-admin-'));
const folder = join(scratch, 'data');
const at = Date.UTC(2026, 10, 15, 12);

let store: Store;
/** Opening a store takes a second: here it stays open. */
const command = adminOn(async () => ({ store, server, close: async () => undefined }));
const admin = (...words: string[]) => saidBy(async (io) => command.run(readArgs(command, words), io));

async function keep({ query, append }: Store): Promise<void> {
  for (const [id, name, guest] of [
    ['aaaaaaaaaaaa', 'Ann Lee', false],
    ['bbbbbbbbbbbb', 'Bob', false],
    ['cccccccccccc', 'A Guest', true],
  ])
    await query('insert into people (id, name, name_key, guest, created) values ($1, $2, $3, $4, $5)', [
      id,
      name,
      String(name).toLowerCase(),
      guest,
      at,
    ]);
  await query('insert into sessions (key_hash, person, created, expires) values ($1, $2, $3, $4)', [
    'hash',
    'aaaaaaaaaaaa',
    at,
    at + 90 * 24 * 3600_000,
  ]);
  for (const [id, title, status] of [
    ['mmmmmmmmmmmm', 'The \u001b[31mred\u202e match', 'live'],
    ['nnnnnnnnnnnn', 'The other match', 'over'],
  ])
    await query(
      `insert into matches (id, rulebook, scenario, module, status, made, seed, creator, created, moved, title)
       values ($1, 'straits', 'crossing', 'x', $2, '{"clock":{"kind":"none"}}', 'seed', 'aaaaaaaaaaaa', $3, $3, $4)`,
      [id, status, at, title],
    );
  for (const match of ['mmmmmmmmmmmm', 'nnnnnnnnnnnn']) {
    await query(`insert into holders (match, seat, person) values ($1, 'Blue', 'aaaaaaaaaaaa')`, [match]);
    await query(`insert into joined (match, person) values ($1, 'aaaaaaaaaaaa')`, [match]);
    const join = { do: 'join', seat: 'Blue', by: 'aaaaaaaaaaaa', name: 'Ann Lee', entropy: '' };
    await append(match, 1, [{ at, deed: join }]);
  }
  await query(`insert into settings (name, value) values ('vapid', '{"privateKey":"the canary"}')`);
}

beforeAll(async () => {
  store = await server.openStore({ folder });
  await keep(store);
}, 120_000);
afterAll(async () => {
  await store.close();
  rmSync(scratch, { recursive: true, force: true });
});

const asJson = async (...words: string[]) => JSON.parse((await admin(...words, '--json')).out);

describe('ironbottom admin', { timeout: 120_000 }, () => {
  it('lists people, or some of them, in a table and as JSON', async () => {
    const { code, out } = await admin('people');
    expect(code).toBe(0);
    expect(out).toMatch(/^aaaaaaaaaaaa +Ann Lee +member +2 +2026-11-15 12:00 +2026-11-15 12:00$/m);
    expect(out).toMatch(/^cccccccccccc +A Guest +guest +0 +2026-11-15 12:00$/m);
    expect((await asJson('people', 'LEE')).people).toEqual([
      {
        id: 'aaaaaaaaaaaa',
        name: 'Ann Lee',
        guest: false,
        blocked: false,
        mail: null,
        created: at,
        seen: at,
        matches: 2,
      },
    ]);
    expect((await admin('people', 'zebra')).out).toBe('Nobody.\n');
  });

  it('lists matches, and shows nothing of a title that a terminal would obey', async () => {
    const { out } = await admin('matches');
    expect(out).toMatch(/^mmmmmmmmmmmm +The \?\[31mred\? match +straits\/crossing +live +1 +2026-11-15 12:00/m);
    expect(out).not.toContain('\u001b');
    expect((await asJson('matches', 'over')).matches.map(({ id }: { id: string }) => id)).toEqual(['nnnnnnnnnnnn']);
    expect((await asJson('matches', 'ann lee')).matches).toHaveLength(2);
  });

  it('blocks somebody, who is logged out, and lets them in again', async () => {
    expect((await admin('block', 'ann  LEE')).out).toBe('Ann Lee is blocked.\n');
    expect((await asJson('people', 'ann')).people[0]).toMatchObject({ blocked: true, seen: null });
    expect((await admin('unblock', 'aaaaaaaaaaaa')).out).toBe('Ann Lee may log in again.\n');
    expect((await asJson('people', 'ann')).people[0].blocked).toBe(false);
  });

  it('prints a link for a new passphrase, to the address that is set or given', async () => {
    const key = /^http:\/\/127\.0\.0\.1:8042\/#reset=([\w-]{43})\n$/.exec((await admin('reset', 'Bob')).out)?.[1];
    expect(key).toBeDefined();
    const rows = await store.query<{ person: string }>('select person, key_hash from resets');
    expect(rows.map(({ person }) => person)).toEqual(['bbbbbbbbbbbb']);
    expect(JSON.stringify(rows)).not.toContain(key);
    expect((await admin('settings', 'base', 'https://play.example.org')).code).toBe(0);
    expect((await admin('reset', 'Bob')).out).toMatch(/^https:\/\/play\.example\.org\/#reset=/);
    expect((await admin('reset', 'Bob', '--base', 'https://other.test')).out).toMatch(
      /^https:\/\/other\.test\/#reset=/,
    );
    expect((await admin('reset', 'Bob', '--base', 'other.test/')).code).toBe(2);
  });

  it('shows what is set, but none of the server’s own keys', async () => {
    const { out } = await admin('settings');
    expect(out).toBe('base  https://play.example.org\nvapid  (the server’s own, not shown)\n');
    expect((await admin('settings', '--json')).out).not.toContain('canary');
    expect((await admin('settings', 'vapid', 'x')).err).toContain('there is no such setting');
    expect((await admin('settings', 'base', 'x')).code).toBe(2);
    expect((await admin('settings', 'base')).code).toBe(2);
  });

  it('calls somebody otherwise, by the rules of names, and tells their matches', async () => {
    expect((await admin('rename', 'Bob', 'ann lee')).err).toBe('ironbottom: somebody has this name; choose another\n');
    expect((await admin('rename', 'Bob', 'B\u202eb')).code).toBe(2);
    expect((await admin('rename', 'Ann Lee', 'Anna')).out).toBe('The name is Anna now.\n');
    const rows = await store.query<{ deed: object }>('select match, deed from log where n = 2');
    expect(rows).toEqual([{ match: 'mmmmmmmmmmmm', deed: { do: 'rename', by: 'aaaaaaaaaaaa', name: 'Anna' } }]);
  });

  it('writes everything into a file and fills an empty store from it', async () => {
    const file = join(scratch, 'everything.gz');
    expect((await admin('backup', file)).out).toBe(`${file} holds 3 people and 2 matches with 3 deeds.\n`);
    const other = join(scratch, 'elsewhere');
    const restored = await say(['admin', 'restore', file, '--data', other]);
    expect([restored.code, restored.out]).toEqual([0, '3 people and 2 matches with 3 deeds are back.\n']);
    const there = JSON.parse((await say(['admin', 'people', '--data', other, '--json'])).out);
    expect(there).toEqual(await asJson('people'));
    expect((await admin('restore', file)).err).toContain('not empty');
    writeFileSync(join(scratch, 'nonsense'), 'nonsense');
    expect((await admin('backup', join(scratch, 'no', 'such', 'folder'))).code).toBe(2);
    const nonsense = await say(['admin', '--data', other, 'restore', join(scratch, 'nonsense')]);
    expect([nonsense.code, nonsense.err.split('\n').length]).toEqual([2, 2]);
  });

  it('deletes nothing without --yes', async () => {
    expect((await admin('delete-person', 'Anna')).err).toBe(
      'ironbottom: admin delete-person Anna: this cannot be undone; add --yes to do it\n',
    );
    expect((await admin('delete-match', 'nnnnnnnnnnnn')).code).toBe(2);
    expect((await asJson('people')).people).toHaveLength(3);
    expect((await asJson('matches')).matches).toHaveLength(2);
  });

  it('deletes a match with everything in it, and a person, whose matches keep somebody nameless', async () => {
    expect((await admin('delete-match', 'nnnnnnnnnnnn', '--yes')).code).toBe(0);
    expect((await admin('delete-match', 'nnnnnnnnnnnn', '--yes')).err).toContain('there is no such match');
    expect((await admin('delete-person', 'Anna', '--yes')).out).toBe('Anna is gone.\n');
    const log = await store.query('select match, deed from log order by match, n');
    expect(JSON.stringify(log)).not.toMatch(/Ann|nnnnnnnnnnnn/);
    expect(JSON.stringify(log)).toContain('(nameless)');
    expect((await asJson('matches')).matches[0].people).toEqual(['nobody any more']);
  });

  it('says what is wrong in a line', async () => {
    const wrong = async (...words: string[]): Promise<string> => {
      const { code, err, out } = await admin(...words);
      expect([code, out]).toEqual([2, '']);
      return err;
    };
    expect(await wrong()).toContain('say what to do: people, matches');
    expect(await wrong('peple')).toContain('did you mean people?');
    expect(await wrong('block')).toBe('ironbottom: the command is: ironbottom admin block NAME\n');
    expect(await wrong('block', 'Bbo')).toContain('nobody is called that, did you mean Bob?');
    expect(await wrong('block', "'; drop table people; --")).toContain('nobody is called that');
    expect(await wrong('rename', 'Ann', 'Lee', 'Bob')).toContain('too much');
  });

  it('makes no store where there is none, and is refused one that a server has open or that does not answer', async () => {
    const nowhere = join(scratch, 'nowhere');
    expect((await say(['admin', 'people', '--data', nowhere])).err).toContain('there is no store in');
    expect(existsSync(nowhere)).toBe(false);
    const inUse = await say(['admin', '--data', folder, 'people']);
    expect([inUse.code, inUse.err.split('\n').length]).toEqual([2, 2]);
    expect(inUse.err).toContain('in use by');
    expect((await say(['admin', 'people', '--data', 'postgres://nobody@127.0.0.1:1/none'])).code).toBe(2);
  });

  it('explains itself', async () => {
    const { out } = await say('admin --help');
    expect(out).toContain('delete-match ID');
    expect(out).toContain('--yes');
  });
});
