/** For tests: a real PostgreSQL of the machine's own, in a temporary folder, that ends with the test. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export type Postgresql = { newDatabase(): Promise<string>; stop(): Promise<void> };

type Account = { uid: number; gid: number };

const folderOfPrograms = findPrograms();
const account = findAccount();

/** Why there is no PostgreSQL to test with, or null. */
export const postgresqlMissing: string | null =
  folderOfPrograms === null
    ? 'no PostgreSQL server is installed (Debian: apt-get install postgresql)'
    : account === null
      ? 'PostgreSQL does not run as root, and there is no user postgres'
      : null;

export async function startPostgresql(): Promise<Postgresql> {
  if (folderOfPrograms === null || account === null) throw new Error(`Cannot start PostgreSQL: ${postgresqlMissing}`);
  const folder = mkdtempSync(join(tmpdir(), 'ironbottom-postgresql-'));
  if (process.getuid?.() === 0) chownSync(folder, account.uid, account.gid);
  const as = { cwd: folder, ...(process.getuid?.() === 0 ? account : {}) };
  const made = spawnSync(
    join(folderOfPrograms, 'initdb'),
    ['-D', folder, '-U', 'ironbottom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  // The shell waits at its input: when the test ends, in whatever way, that closes, the server stops and its folder goes.
  const script = '"$@" & read -r _; kill -INT $!; wait $!; rm -rf "$0"';
  const program = [join(folderOfPrograms, 'postgres'), '-D', folder, ...settings.flatMap((one) => ['-c', one])];
  const shell = spawn('/bin/sh', ['-c', script, folder, ...program], { ...as, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => shell.on('exit', () => done()));
  await new Promise<void>((done, failed) => {
    let said = '';
    shell.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-10_000);
      if (said.includes('ready to accept connections')) done();
    });
    shell.on('exit', () => failed(new Error(`postgres did not start: ${said}`)));
  });

  let databases = 0;
  const url = (database: string) => `postgresql://ironbottom@127.0.0.1:${port}/${database}`;
  return {
    async newDatabase() {
      databases += 1;
      const name = `test${databases}`;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    async stop() {
      shell.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions];
  return folders.find((one) => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres'))) ?? null;
}

function findAccount(): Account | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) return null;
  if (uid !== 0) return { uid, gid };
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  const [, , postgres, group] = line?.split(':') ?? [];
  return postgres === undefined || group === undefined ? null : { uid: Number(postgres), gid: Number(group) };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
