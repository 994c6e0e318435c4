/** `ironbottom serve`: matches for everybody who can reach this machine. */
import { modules } from '@ironbottom/shelf/modules';
import { siteFolder } from '@ironbottom/web/site';
import type { Command } from './args.js';
import { exits, Refused } from './refused.js';
import { dataFlag, interrupted, portFrom, storeFrom } from './serving.js';

const usualPort = 8042;

export const serve: Command = {
  name: 'serve',
  args: '',
  about: 'A server for matches across the world; Ctrl-C ends it.',
  more: [
    '',
    'Everything is kept in the folder --data, or in the PostgreSQL that DATABASE_URL names',
    '(several servers may share one). Put a proxy that speaks https before it and name its',
    'address with --base. Mail goes out when SMTP_URL is set. docs/deployment.md tells more.',
    'The log is one JSON object a line, on standard output.',
  ],
  flags: [
    { name: 'port', takes: 'NUMBER', about: `another port than ${usualPort}; 0 takes any that is free` },
    { name: 'host', takes: 'ADDRESS', about: 'another address to listen on than 127.0.0.1 (0.0.0.0 for all)' },
    dataFlag,
    { name: 'base', takes: 'URL', about: 'how people reach it: https://play.example.org' },
    { name: 'proxied', about: 'believe the proxy before it who called' },
    { name: 'metrics-port', takes: 'NUMBER', about: 'numbers for Prometheus, to this machine alone' },
    { name: 'mail-from', takes: 'ADDRESS', about: 'who mails are from (with SMTP_URL)' },
    { name: 'contact', takes: 'ADDRESS', about: 'whom push services may write to: mailto:… or https://…' },
    { name: 'allow-inward', about: 'webhooks may go to private addresses' },
    { name: 'no-limits', about: 'for measurements: no limit to how often somebody asks' },
  ],
  most: 0,
  async run({ flags }, io) {
    const port = portFrom('port', flags.get('port') ?? String(usualPort));
    const metrics = flags.get('metrics-port');
    const base = flags.get('base');
    if (base !== undefined && !/^https?:\/\/[^/]+$/.test(base))
      throw new Refused('--base: an address such as https://play.example.org, without a slash at the end');
    const smtp = process.env.SMTP_URL ?? '';
    const from = flags.get('mail-from');
    if (smtp !== '' && from === undefined) throw new Refused('--mail-from: with SMTP_URL, say who mails are from');
    const contact = flags.get('contact');
    // Only now: the other commands start faster without it.
    const { serve: start } = await import('@ironbottom/server');
    const serving = await start({
      store: storeFrom(flags, undefined),
      port,
      host: flags.get('host') ?? '127.0.0.1',
      ...(base === undefined ? {} : { base }),
      proxied: flags.has('proxied'),
      modules: await modules((line) => io.err(`${line}\n`)),
      page: await siteFolder((line) => io.err(`${line}\n`)),
      metricsPort: metrics === undefined ? null : portFrom('metrics-port', metrics),
      mail: smtp === '' || from === undefined ? null : { url: smtp, from },
      ...(contact === undefined ? {} : { contact }),
      allowInward: flags.has('allow-inward'),
      limits: flags.has('no-limits') ? Number.POSITIVE_INFINITY : 1,
      log: (line) => io.out(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`),
    }).catch(clear);
    io.err(`Ironbottom is at ${base ?? serving.address}\n`);
    await interrupted();
    await serving.close();
    return exits.ok;
  },
};

/** What a person can do something about, in one line. */
export function clear(fault: unknown): never {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (code === 'EADDRINUSE') throw new Refused('--port: somebody else listens there already');
  if (code === 'EACCES') throw new Refused('--port: this one is not for you; take one above 1023');
  throw new Refused(fault instanceof Error ? fault.message : String(fault));
}
