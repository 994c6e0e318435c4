import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../checkout.js';
import { gather, type Notes } from './notes.js';

const folder = mkdtempSync(join(tmpdir(), 'ironbottom-ledger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the witness notes what each named test cites, and nothing met by chance or outside a test', () => {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--config', 'tools/ledger/fixture/vitest.config.ts'];
  const { IRONBOTTOM_RULE_OFF: _off, ...rest } = process.env;
  const ran = spawnSync(process.execPath, args, { cwd: root, env: { ...rest, IRONBOTTOM_LEDGER: folder } });
  expect(ran.status).toBe(0);

  const notes: Notes[] = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const file = 'tools/ledger/fixture/citing.fixture.ts';
  expect(notes.map((one) => one.file).sort()).toEqual([file, 'tools/ledger/fixture/harness/own.fixture.ts']);
  expect(gather(notes)).toEqual({
    book: {
      '1.1': [`${file} > 1.1 holds`, `${file} > chapter 2 > 2.1 does not need 1.1 to hold`],
      '2.1': [`${file} > chapter 2 > 2.1 does not need 1.1 to hold`],
      '4.1': [`${file} > 4.1 is seen through a witness that hands on, 4.2 behind one that does not`],
      '5.1': [`${file} > 5.1 is seen again after a test that left its own witness behind`],
    },
  });
}, 60_000);
