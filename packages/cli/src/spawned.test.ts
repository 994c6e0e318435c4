/** The command as it is installed: a process of its own, built files, real pipes. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/ironbottom.mjs', import.meta.url));

type Ended = { code: number | null; out: string; err: string };

function ironbottom(args: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...env } });
    const ended: Ended = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      ended.out += String(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      ended.err += String(chunk);
    });
    child.stdin.on('error', () => undefined); // it may stop reading before we stop writing
    child.on('close', (code) => done({ ...ended, code }));
    child.stdin.end(input);
  });
}

const patience = 60_000;
const trace = /^\s+at |node:internal|\.[cm]?[jt]s:\d+/m;

describe('the command in a process of its own', { timeout: patience }, () => {
  it('runs the strike of the book from standard input with scripted dice', async () => {
    const listed = await ironbottom(['desk', 'list', 'strike', '--json']);
    const [{ example }] = JSON.parse(listed.out) as [{ example: unknown }];
    const { code, out } = await ironbottom(
      ['desk', 'run', 'flat-top/strike', '--json', '--dice', '4,6,3,1'],
      JSON.stringify(example),
    );
    expect(code).toBe(0);
    const { outcome } = JSON.parse(out) as { outcome: { ships: { name: string; hits: number }[] } };
    expect(outcome.ships.find(({ name }) => name === 'Shokaku')?.hits).toBe(4);
  });

  it('serves the page until it is interrupted', async () => {
    const child = spawn(process.execPath, [bin, 'play', '--port', '0', '--no-open']);
    const ended = new Promise<number | null>((done) => child.on('close', done));
    const address = await new Promise<string>((done, fail) => {
      let out = '';
      child.stdout.on('data', (chunk: Buffer) => {
        out += String(chunk);
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(out);
        if (found !== null) done(found[0]);
      });
      child.on('close', () => fail(new Error(`it ended after: ${out}`)));
    });
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Ironbottom</title>');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('gives the same bytes for the same seed', async () => {
    const args = ['desk', 'run', 'strike', '10 Dauntless AP -> Shokaku with 6 DD', '--json', '--seed', 'coral sea'];
    const [one, two] = await Promise.all([ironbottom(args), ironbottom(args)]);
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
  });

  it('weighs a strike', async () => {
    const { code, out } = await ironbottom(['odds', 'strike', '10 Dauntless AP -> Shokaku with 6 DD', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ exact: true, policy: { name: 'straightforward' } });
  });

  it.each<[string, string[], string | Buffer]>([
    ['malformed JSON', ['desk', 'run', 'strike', '--json'], '{"attacker'],
    ['10 MB of JSON', ['desk', 'run', 'strike', '--json'], Buffer.alloc(10_000_000, '[1,')],
    ['an unknown ship', ['odds', 'strike', '10 Dauntless AP -> Shokaky'], ''],
    ['a polluting key', ['desk', 'run', 'surface', '--json'], '{"__proto__": {"polluted": true}}'],
    ['an unknown command', ['sink'], ''],
  ])('%s: one line on stderr, nothing on stdout, exit code 2, no stack trace', async (_, args, input) => {
    const { code, out, err } = await ironbottom(args, input);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^ironbottom: [^\n]+\n$/);
    expect(err).not.toMatch(trace);
  });

  it('colours nothing when nobody watches, and is quiet when the reader has had enough', async () => {
    const { out } = await ironbottom(['desk', 'list'], '', { FORCE_COLOR: '1' });
    expect(out).not.toContain('\u001b');
  });
});
