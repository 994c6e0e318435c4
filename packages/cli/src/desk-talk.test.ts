import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { ironbottom } from './ironbottom.js';

const folder = mkdtempSync(join(tmpdir(), 'ironbottom-desk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A conversation with somebody who types these lines; what was said, with the code at the end. */
async function typing(args: readonly string[], ...lines: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const write = (text: string): void => {
    out += text;
  };
  const code = await ironbottom(args, {
    out: write,
    err: write,
    watched: false,
    typed: true,
    colour: false,
    columns: 80,
    input: Readable.from([lines.map((line) => `${line}\n`).join('')]),
  });
  return { code, out };
}

const times = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

describe('desk', () => {
  it('takes JSON over several lines, and the empty line after it is not an answer', async () => {
    const json = [
      '{"attacker": {"planes": ["4 Dauntless AP"]},',
      '"defender": {"ships": ["Shokaku"]}}',
      '',
      'o',
      'b',
      'q',
    ];
    const { code, out } = await typing(['desk'], '1', ...json);
    expect(code).toBe(0);
    expect(out).toContain('o, r, t, s, v or b, please');
    expect(out).toContain('hits on Shokaku');
  });
  it('an empty line after JSON that was refused does not bring up the example', async () => {
    const { out } = await typing(['desk'], '1', '{"attacker": 1}', '', 'b', 'q');
    expect(out).not.toContain('o odds');
    expect(times(out, /Forces\?/g)).toBe(3);
  });
  it('question by question checks each answer, and takes only y or n for yes or no', async () => {
    const answers = ['10 Dauntles AP', '10 Dauntless AP', 'Shokaky', 'Shokaku', '', '', 'maybe', 'y', 'n', 'b', 'q'];
    const { out } = await typing(['desk'], '1', 'f', ...answers);
    expect(out).toContain('did you mean Dauntless?');
    expect(out).toContain('did you mean Shokaku?');
    expect(out).toContain('y or n, please');
    expect(out).toContain('o odds');
  });
  it('question by question goes back with b, gives up with q, and keeps the answers when the whole does not fit', async () => {
    const back = await typing(['desk'], '1', 'f', '10 Dauntless AP', 'b', '4 Avenger torpedo', 'q', 'b', 'q');
    expect(times(back.out, /Attacking planes/g)).toBe(2);
    expect(back.out).toContain('[10 Dauntless AP]');
    expect(times(back.out, /Forces\?/g)).toBe(2);
    const kept = await typing(
      ['desk'],
      '1',
      'f',
      '10 Dauntless AP',
      'Enterprise',
      ...Array(4).fill(''),
      '',
      'Shokaku',
      '',
      '',
      '',
      '',
      'b',
      'q',
    );
    expect(kept.out).toContain('Enterprise is Allied');
    expect(kept.out).toContain('once more; Enter keeps what stands in brackets');
    expect(kept.out).toContain('o odds');
  });
  it('keeps the forces when a save fails, and asks before it writes over a file', async () => {
    const file = join(folder, 'there.json');
    writeFileSync(file, 'mine');
    const no = await typing(['desk'], '1', '', `s ${join(folder, 'no', 'x.json')}`, `s ${file}`, 'n', 'o', 'b', 'q');
    expect(no.out).toContain('there is no such folder');
    expect(no.out).toContain('replace it?');
    expect(no.out).toContain('exact');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await typing(['desk'], '1', '', `s ${file}`, 'y', 'b', 'q');
    expect(readFileSync(file, 'utf8')).toContain('"ironbottom": "desk 1"');
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
  it('wraps what it says at words', async () => {
    const { out } = await typing(['desk'], '5', '8 DD vs 2 DD', '8 DD', 'b', 'q');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(out.replace(/\s+/g, ' ')).toContain('write "8 Japanese DD"');
  });
});

describe('typed dice', () => {
  const run = ['desk', 'run', 'strike', '--example', '--type-dice'];
  it('take the last face back with u, and tell the rest anew', async () => {
    const { code, out } = await typing(run, '4', '1', 'u', '6', '3', '1');
    expect(code).toBe(0);
    expect(out).toContain('1 is taken back');
    expect(out).toContain('4 6 3 1 (typed)');
    const straight = await typing(run, '4', '6', '3', '1');
    const after = (text: string): string => text.slice(text.indexOf('After'));
    expect(after(out)).toBe(after(straight.out));
  });
  it('of a percentile die go to 100', async () => {
    const { code, out } = await typing(
      ['desk', 'run', 'surface-action', '--example', '--type-dice'],
      '101',
      '100',
      '7',
      '42',
    );
    expect(code).toBe(0);
    expect(times(out, /a whole number from 1 to 100, please/g)).toBe(1);
    expect(out).toContain('100 7 42 (typed)');
  });
  it('can be left with q, and a face that does not exist says what can be typed', async () => {
    const { code, out } = await typing(run, '4', '7', 'q');
    expect(code).toBe(2);
    expect(out).toContain('u takes the last one back, q leaves');
    expect(out).toContain('nothing is settled');
  });
  it('left at the desk, go back to the same forces', async () => {
    const { out } = await typing(['desk'], '1', '', 't', '4', 'q', 'o', 'b', 'q');
    expect(out).toContain('nothing is settled');
    expect(out).toContain('exact');
  });
});
