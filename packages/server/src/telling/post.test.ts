import { afterEach, describe, expect, it } from 'vitest';
import { post, unfitUrl } from './post.js';
import { listeningHttp, ownCertificate } from './testing.js';

const body = Buffer.from('{"hello":"there"}');
const allowed = { allowInward: true };
let close: () => Promise<void> = async () => {};
afterEach(() => close());

async function server(secure?: { key: string; cert: string }) {
  const place = await listeningHttp(secure);
  close = place.close;
  return place;
}

describe('a guarded POST', () => {
  it('delivers headers and body, and tells the status', async () => {
    const place = await server();
    place.answer.status = 202;
    expect(await post(`${place.url}/a/b?c=d`, { 'x-one': '1' }, body, allowed)).toEqual({
      status: 202,
      retryAfter: null,
    });
    expect(place.received).toHaveLength(1);
    expect(place.received[0]).toMatchObject({ method: 'POST', path: '/a/b?c=d', body });
    expect(place.received[0]?.headers).toMatchObject({ 'x-one': '1', host: `localhost:${place.port}` });
  });

  it('refuses private addresses, whether written out, looked up or disguised, and sends nothing', async () => {
    const place = await server();
    for (const host of [
      'localhost',
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.1',
      '127.1',
      '0',
    ]) {
      const refused = await post(`http://${host}:${place.port}/`, {}, body, { allowInward: false });
      expect(refused).toEqual({ error: expect.stringContaining('private network'), final: true });
    }
    expect(place.received).toEqual([]);
  });

  it('does not follow a redirection', async () => {
    const place = await server();
    place.answer.status = 302;
    place.answer.headers = { location: `${place.url}/elsewhere` };
    expect(await post(`${place.url}/`, {}, body, allowed)).toMatchObject({ status: 302 });
    expect(place.received.map(({ path }) => path)).toEqual(['/']);
  });

  it('gives up when the answer takes too long', async () => {
    const place = await server();
    place.answer.status = 0;
    expect(await post(place.url, {}, body, { ...allowed, limit: 200 })).toEqual({
      error: 'localhost did not answer within 0.2 seconds.',
      final: false,
    });
  });

  it('says in words that nobody listens, or that the name is unknown', async () => {
    const place = await server();
    await place.close();
    expect(await post(place.url, {}, body, allowed)).toEqual({
      error: 'localhost refused the connection.',
      final: false,
    });
    const unknown = await post('http://no-such-host.invalid/', {}, body, allowed);
    expect(unknown).toMatchObject({ error: expect.stringContaining('no-such-host.invalid'), final: false });
  });

  it('speaks TLS, and only with those whose certificate can be trusted', async () => {
    const certificate = ownCertificate();
    const place = await server(certificate);
    expect(await post(place.url, {}, body, allowed)).toEqual({
      error: 'The certificate of localhost is not to be trusted.',
      final: false,
    });
    expect(place.received).toEqual([]);
    expect(await post(place.url, {}, body, { ...allowed, ca: certificate.cert })).toMatchObject({ status: 200 });
    expect(place.received[0]).toMatchObject({ method: 'POST', body });
    const numbered = await post(place.url.replace('localhost', '127.0.0.1'), {}, body, {
      ...allowed,
      ca: certificate.cert,
    });
    expect(numbered).toMatchObject({ error: 'The certificate of 127.0.0.1 is not to be trusted.' });
  });

  it('tells how long the other side wants to be left alone', async () => {
    const place = await server();
    place.answer.status = 429;
    place.answer.headers = { 'retry-after': '120' };
    expect(await post(place.url, {}, body, allowed)).toEqual({ status: 429, retryAfter: 120_000 });
  });

  it('goes to web addresses alone, without a password in them', () => {
    expect(unfitUrl('https://example.com/hook')).toBeNull();
    for (const text of ['ftp://example.com', 'file:///etc/passwd', 'example.com', 'https://me:secret@example.com/', ''])
      expect(unfitUrl(text)).toMatch(/address/);
  });
});
