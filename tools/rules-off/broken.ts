import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../checkout.js';

/** A test that loops for ever once its rule is gone has noticed it; this long is for ever, in milliseconds. */
const forEver = 120_000;

type Report = { testResults: { status: string; assertionResults: Result[] }[] };
type Result = { status: string; fullName: string; failureMessages: string[] };

/** The tests of these files that fail; with `off` ("flat-top 16.10.2"), while that rule is switched off. */
export async function broken(
  files: readonly string[],
  off: string | undefined,
  config = 'vitest.config.ts',
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ironbottom-rules-off-'));
  try {
    const report = join(folder, 'report.json');
    const { IRONBOTTOM_RULE_OFF: _off, IRONBOTTOM_LEDGER: _ledger, ...rest } = process.env;
    const env = off === undefined ? rest : { ...rest, IRONBOTTOM_RULE_OFF: off };
    const args = [
      'run',
      '--testTimeout=60000',
      '--config',
      config,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ];
    const status = await vitest(args, env);
    if (status === 'endless') return ['(a test that does not end any more)'];
    const told = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : { testResults: [] };
    const results = told.testResults.flatMap((file) => file.assertionResults);
    const unread = told.testResults.some((file) => file.status === 'failed' && file.assertionResults.length === 0);
    if (unread || (results.length === 0 && status !== 0)) return ['(a test file that does not load)'];
    return results.filter(failed).map((one) => one.fullName.trim());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A busy machine makes a test late; that says nothing about the rule. */
function failed({ status, failureMessages }: Result): boolean {
  return status === 'failed' && !failureMessages.every((message) => /(Test|Hook) timed out in/.test(message));
}

function vitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | null | 'endless'> {
  return new Promise((resolve) => {
    const command = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [command, ...args], { cwd: root, env, stdio: 'ignore' });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve('endless');
    }, forEver);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve(status);
    });
  });
}
