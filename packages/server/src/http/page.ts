/** The built page on this machine's own address: files of one folder, nothing else, to nobody else. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The page runs its own scripts and workers and talks to nobody but its own server. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** By this a second `play` knows that the port is taken by the first. */
export const mark = 'x-ironbottom';

export type Served = { address: string; close(): Promise<void> };

/** Answers with files of the folder. */
export async function pageIn(folder: string): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const root = await realpath(folder);
  return (request, response) => {
    answer(root, request, response).catch(() => {
      if (!response.headersSent) plain(response, 500, 'The file could not be read.');
      else response.destroy();
    });
  };
}

/** The page alone, for whoever wants no server behind it. Port 0 takes any that is free. Fails with the system's error where the port is taken. */
export async function servePage(folder: string, port: number): Promise<Served> {
  const server = createServer(await pageIn(folder));
  await listening(server, port);
  const bound = server.address();
  const at = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://127.0.0.1:${at}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done();
    });
  });
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader(mark, 'page');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', policy);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return plain(response, 405, 'Only GET and HEAD.');
  }
  const found = await fileFor(root, request.url ?? '/');
  if (found === undefined) return plain(response, 404, 'There is no such file.');
  // Built files carry a hash in their names; the others may change under the same name.
  const lasting = found.path.startsWith(join(root, 'assets') + sep);
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Content-Type', types[extname(found.path)] ?? 'application/octet-stream');
  response.setHeader('Content-Length', found.size);
  response.writeHead(200);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(found.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** A file within the folder, wherever the request tries to go; names that begin with a dot are nobody's business. */
async function fileFor(root: string, url: string): Promise<{ path: string; size: number } | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
  if (!name.startsWith('/') || name.includes('\0') || name.includes('\\')) return undefined;
  const parts = name.split('/').filter((part) => part !== '');
  if (parts.some((part) => part.startsWith('.'))) return undefined;
  try {
    const path = await realpath(join(root, ...(parts.length === 0 ? ['index.html'] : parts)));
    const about = await stat(path);
    return path.startsWith(root + sep) && about.isFile() ? { path, size: about.size } : undefined;
  } catch {
    return undefined;
  }
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
  response.end(`${text}\n`);
}
