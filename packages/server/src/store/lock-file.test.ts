import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pulse, takeFile } from './lock-file.js';

let folder = '';
const quick = { beat: 40, watch: 400 };
const usual = { ...pulse };
beforeEach(() => {
  Object.assign(pulse, quick);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ironbottom-lock-')));
});
afterEach(() => {
  Object.assign(pulse, usual);
  rmSync(folder, { recursive: true, force: true });
});

const never = (why: Error) => expect.unreachable(why.message);

describe('the lock file, which containers that share a folder see and each other do not', () => {
  test('an owner elsewhere that still touches its file keeps the folder', async () => {
    const release = await takeFile(folder, folder, never, 'elsewhere', 7);
    await expect(takeFile(folder, folder, never, 'here', 7)).rejects.toThrow(
      `${folder} is in use by another process on elsewhere: `,
    );
    await release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    await (await takeFile(folder, folder, never, 'here', 7))();
  });

  test('an owner elsewhere that touches its file no more has lost the folder, and a broken file counts for nothing', async () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 7, place: 'elsewhere', mark: 'x' }));
    await (await takeFile(folder, folder, never, 'here', 7))();
    writeFileSync(join(folder, 'lock'), '{"pid"');
    await (await takeFile(folder, folder, never, 'here', 7))();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  test('an owner that slept and finds its file another’s is told, and leaves that file alone', async () => {
    let lost = '';
    const release = await takeFile(folder, folder, (why) => {
      lost = why.message;
    });
    const others = JSON.stringify({ pid: 8, place: 'elsewhere', mark: 'other' });
    writeFileSync(join(folder, 'lock'), others);
    await expect.poll(() => lost).toContain('was taken by another process');
    await release();
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(others);
  });
});
