import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { inUse, type Release, takeFile } from './lock-file.js';

export type { Release };

/**
 * Takes a folder for this process alone, or refuses in one sentence: two databases opened on one folder would destroy
 * each other's pages without a word. `lost` is called if the folder is taken away all the same.
 */
export async function takeFolder(folder: string, lost: (why: Error) => void): Promise<Release> {
  const real = realpathSync(folder);
  if (process.platform !== 'linux') return await takeFile(folder, real, lost);
  const giveSocket = await takeSocket(folder, real);
  try {
    const giveFile = await takeFile(folder, real, lost);
    return async () => {
      await giveFile();
      await giveSocket();
    };
  } catch (error) {
    await giveSocket();
    throw error;
  }
}

/**
 * On Linux: an abstract socket named after the folder. It is no file, and it is gone when the process is, however the
 * process ended. Who connects is told who holds it. Containers do not see each other's: for them there is the file too.
 */
async function takeSocket(folder: string, real: string): Promise<Release> {
  const name = `\0ironbottom-${createHash('sha256').update(real).digest('hex')}`;
  const server = createServer((asker) => {
    asker.on('error', () => asker.destroy());
    asker.end(`${process.pid}\n`);
  });
  try {
    await listen(server, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw inUse(folder, await holder(name));
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function listen(server: Server, name: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(name, () => {
      server.off('error', failed);
      done();
    });
  });
}

/** The process that holds the socket, if it says so within a second. */
function holder(name: string): Promise<number | null> {
  return new Promise((done) => {
    let said = '';
    const asking = connect(name);
    asking.setEncoding('utf8');
    asking.setTimeout(1000, () => asking.destroy());
    asking.on('data', (text) => {
      said += text;
    });
    asking.on('error', () => done(null));
    asking.on('close', () => done(/^\d+\n$/.test(said) ? Number(said) : null));
  });
}
