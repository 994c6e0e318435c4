import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { call } from '@ironbottom/wire';
import { afterAll, expect, it } from 'vitest';
import { testStores } from '../store/testing.js';
import { serverProcess } from './processes.js';

const stores = testStores();
afterAll(stores.end);

const missing = spawnSync('python3', ['--version']).status === 0 ? null : 'there is no python3 here';
const example = fileURLToPath(new URL('../../../../examples/python-bot/server.py', import.meta.url));

it.skipIf(missing !== null)(
  `the example in Python plays a match to its end over HTTP${missing === null ? '' : ` (${missing})`}`,
  async () => {
    const server = await serverProcess(await stores.place('embedded'));
    try {
      const response = await fetch(`${server.base}/api/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-ironbottom': '1' },
        body: JSON.stringify({ name: 'Python', passphrase: 'a snake that plays' }),
      });
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      const me = { base: server.base, headers: { cookie } };
      const { token } = await call(me, 'newToken', { body: { name: 'bot' } });
      const bot = { by: 'bot', bot: 'random' } as const;
      const seats = { Blue: bot, Green: bot, Red: { by: 'me' } as const };
      const { id } = await call(me, 'make', { body: { rulebook: 'straits', scenario: 'narrows', seats } });
      const python = spawn('python3', [example, server.base, token, id, 'Red'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let out = '';
      python.stdout.on('data', (data) => {
        out += String(data);
      });
      const [code] = await once(python, 'close');
      expect(code).toBe(0);
      expect(out).toMatch(/^over: /m);
      expect((await call(me, 'match', { params: { id } })).match.status).toBe('over');
    } finally {
      await server.stop();
    }
  },
  60_000,
);
