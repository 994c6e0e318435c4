import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, servePage } from './page.js';

const outer = mkdtempSync(join(tmpdir(), 'ironbottom-page-'));
const folder = join(outer, 'site');
let served: Served;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<title>page</title>');
  writeFileSync(join(folder, '.hash'), 'hidden');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};');
  symlinkSync(join(outer, 'secret.txt'), join(folder, 'link.txt'));
  served = await servePage(folder, 0);
});
afterAll(() => served.close());

/** The path as it is written: `fetch` would tidy it first. */
function ask(path: string): Promise<{ status: number; headers: { [name: string]: unknown }; text: string }> {
  const { hostname, port } = new URL(served.address);
  return new Promise((done, fail) => {
    get({ hostname, port, path }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
    }).on('error', fail);
  });
}

describe('the page is served', () => {
  it('to this machine alone, with its type, its policy and how long it may be kept', async () => {
    expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const page = await ask('/');
    expect(page).toMatchObject({ status: 200, text: '<title>page</title>' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const script = await ask('/assets/index-abc.js?x=1');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.headers['cache-control']).toContain('immutable');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/link.txt',
    '/.hash',
    '/assets',
    '/nowhere.js',
    '/%',
    '/%00',
  ])('and nothing else: %s', async (path) => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toBe('There is no such file.\n');
  });

  it('to be read only', async () => {
    const { status, headers } = await fetch(served.address, { method: 'POST', body: 'x' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});
