/**
 * A server as a process of its own, for tests that kill it: `node serving.js '{"store":{"folder":"…"},"port":0}'`. It says
 * its address on the first line it prints.
 */
import { modules } from '@ironbottom/shelf/modules';
import { type ServeGiven, serve } from '../serve.js';

const given = JSON.parse(process.argv[2] ?? '{}') as Pick<ServeGiven, 'store' | 'port' | 'checkReplies'>;
const serving = await serve({
  ...given,
  host: '127.0.0.1',
  modules: await modules(),
  page: null,
  limits: Number.POSITIVE_INFINITY,
  passphraseCost: 10,
  log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
});
process.stdout.write(`${serving.address}\n`);
process.once('SIGTERM', () => void serving.close().then(() => process.exit(0)));
