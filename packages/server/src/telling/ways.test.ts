import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { digestSubject, digestText, isMailAddress, letterText, mail } from './mail.js';
import { push } from './push.js';
import { listeningHttp, listeningSmtp, type Received } from './testing.js';
import { newVapidKeys } from './vapid.js';
import type { Message } from './ways.js';
import { isGenuine, SIGNATURE, webhook } from './webhook.js';
import { inWords, oneLine } from './words.js';

const AT = Date.parse('2026-11-15T12:00:00Z');
const message: Message = {
  id: 'outboxrow123',
  match: 'match1234567',
  at: AT,
  subject: 'Your turn in Rabaul',
  body: 'It is your turn in Rabaul.',
  link: 'https://play.example/matches/match1234567',
};
const address = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const nothing: Received = { method: '', path: '', headers: {}, body: Buffer.alloc(0) };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function http() {
  const place = await listeningHttp();
  closing.push(place.close);
  return place;
}

describe('mail', () => {
  const letter = {
    id: 'outboxrow123',
    to: 'ann@example.com',
    subject: message.subject,
    text: letterText(message, 'https://play.example/api/tellings/unsubscribe/key'),
    unsubscribe: 'https://play.example/api/tellings/unsubscribe/key',
  };

  async function smtp() {
    const place = await listeningSmtp();
    closing.push(place.close);
    return place;
  }

  it('is plain text with a way to hear no more in one click', async () => {
    const place = await smtp();
    const delivery = await mail({ url: place.url, from: 'Ironbottom <told@play.example>' }, letter);
    expect(delivery).toEqual({ sent: true });
    const [received] = place.letters;
    expect(received?.to).toBe('ann@example.com');
    const text = (received?.text ?? '').replace(/\r\n[ \t]/g, ' ');
    expect(text).toContain('From: Ironbottom <told@play.example>');
    expect(text).toContain('Subject: Your turn in Rabaul');
    expect(text).toContain('List-Unsubscribe: <https://play.example/api/tellings/unsubscribe/key>\r\n');
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(text).toContain('Message-ID: <outboxrow123@ironbottom>');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('It is your turn in Rabaul.\r\n\r\nhttps://play.example/matches/match1234567\r\n');
  });

  it('lets nobody smuggle a header in by a title', async () => {
    const place = await smtp();
    const subject = 'Rabaul\r\nBcc: everybody@example.com\r\n\r\nBuy now';
    await mail({ url: place.url, from: 'told@play.example' }, { ...letter, subject });
    expect(place.letters[0]?.text).not.toMatch(/^Bcc:/m);
  });

  it('says what the mail server has against an address, and whether to try again', async () => {
    const place = await smtp();
    const server = { url: place.url, from: 'told@play.example' };
    place.answer.refuse = '550 5.1.1 nobody of that name here';
    expect(await mail(server, letter)).toEqual({
      error: 'The mail was not accepted: 550 5.1.1 nobody of that name here',
      final: true,
    });
    place.answer.refuse = '451 4.7.1 later, please';
    expect(await mail(server, letter)).toMatchObject({ error: expect.stringContaining('later'), final: false });
    await place.close();
    expect(await mail(server, letter)).toEqual({
      error: 'The mail server cannot be reached at present.',
      final: false,
    });
  });

  it('gathers a day into one, each thing once', () => {
    const other = {
      ...message,
      id: 'b',
      match: 'other',
      body: 'The game Savo is over.',
      link: 'https://play.example/o',
    };
    const text = digestText([message, { ...message, id: 'c' }, other], 'https://play.example/stop');
    expect(text.match(/It is your turn in Rabaul/g)).toHaveLength(1);
    expect(text).toContain('The game Savo is over.\nhttps://play.example/o\n');
    expect(text).toContain('https://play.example/stop');
    expect(digestSubject([message, other])).toBe('Today in 2 of your matches');
    expect(digestSubject([message])).toBe('Today in your match');
  });

  it('goes to what looks like an address, and to one alone', () => {
    for (const good of ['ann@example.com', 'a.b+c@mail.example.co.uk', 'ünal@example.com'])
      expect(isMailAddress(good)).toBe(true);
    for (const bad of [
      'ann',
      'ann@',
      '@example.com',
      'a@b.c,d@e.f',
      'a@b.c\r\nRCPT',
      'Ann <a@b.c>',
      'ann@localhost',
      '',
    ])
      expect(isMailAddress(bad)).toBe(false);
  });
});

describe('push', () => {
  it('is signed by this server for that push service, encrypted, and replaces an older one of the same match', async () => {
    const place = await http();
    place.answer.status = 201;
    const keys = newVapidKeys();
    const endpoint = `${place.url}/send/abc`;
    const options = { keys, contact: 'mailto:operator@play.example', at: AT, allowInward: true };
    expect(await push({ endpoint, keys: address }, message, options)).toEqual({ sent: true });

    const [{ headers, body } = nothing] = place.received;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(headers.topic).toBe(createHash('sha256').update('match1234567').digest('base64url').slice(0, 32));
    expect(body.toString('latin1')).not.toContain('Rabaul');
    await push({ endpoint, keys: address }, { ...message, body: 'Short.' }, options);
    expect(place.received[1]?.body.length).toBe(body.length);

    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const point = Buffer.from(key, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: '', y: '' };
    jwk.x = point.subarray(1, 33).toString('base64url');
    jwk.y = point.subarray(33).toString('base64url');
    const [head = '', claims = '', signature = ''] = token.split('.');
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const verifying = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
    const genuine = verify('sha256', Buffer.from(`${head}.${claims}`), verifying, Buffer.from(signature, 'base64url'));
    expect(genuine).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: place.url,
      exp: AT / 1000 + 12 * 3600,
      sub: 'mailto:operator@play.example',
    });
  });

  it('is over when the browser has gone, and tried again when the push service is in trouble', async () => {
    const place = await http();
    const options = { keys: newVapidKeys(), contact: 'mailto:o@play.example', at: AT, allowInward: true };
    const sent = async (status: number) => {
      place.answer.status = status;
      return await push({ endpoint: place.url, keys: address }, message, options);
    };
    expect(await sent(410)).toMatchObject({ final: true, gone: true });
    expect(await sent(404)).toMatchObject({ final: true, gone: true });
    expect(await sent(429)).toMatchObject({ error: expect.stringContaining('429'), final: false });
    expect(await sent(503)).toMatchObject({ error: expect.stringContaining('503'), final: false });
    expect(await sent(400)).toMatchObject({ error: expect.stringContaining('400'), final: true });
  });
});

describe('a webhook', () => {
  const secret = 'a secret of thirty-two bytes or so';

  it('is JSON with a signature over time and body', async () => {
    const place = await http();
    const delivery = await webhook({ url: `${place.url}/hook`, secret }, message, { at: AT, allowInward: true });
    expect(delivery).toEqual({ sent: true });
    const text = place.received[0]?.body.toString() ?? '';
    expect(JSON.parse(text)).toEqual(message);
    const header = String(place.received[0]?.headers[SIGNATURE]);
    expect(header).toMatch(/^t=1794744000,v1=[0-9a-f]{64}$/);
    expect(isGenuine(header, text, secret, AT)).toBe(true);
    expect(isGenuine(header, `${text} `, secret, AT)).toBe(false);
    expect(isGenuine(header, text, 'another secret', AT)).toBe(false);
    expect(isGenuine(header, text, secret, AT + 301_000)).toBe(false);
    expect(isGenuine(header.replace('t=1794744000', 't=1794744001'), text, secret, AT)).toBe(false);
    expect(isGenuine('nonsense', text, secret, AT)).toBe(false);
  });

  it('that answers with anything but success is in trouble, and a redirection is not followed', async () => {
    const place = await http();
    const sent = async (status: number) => {
      place.answer.status = status;
      return await webhook({ url: place.url, secret }, message, { at: AT, allowInward: true });
    };
    expect(await sent(204)).toEqual({ sent: true });
    expect(await sent(307)).toMatchObject({ error: expect.stringContaining('not followed'), final: true });
    expect(await sent(500)).toMatchObject({ error: `localhost:${place.port} answered with 500.`, final: false });
    expect(await sent(410)).toMatchObject({ final: true });
  });
});

describe('what is told', () => {
  it('is one line, whatever somebody has called a match', () => {
    expect(oneLine('a\r\nb\u2028c\u202ed')).toBe('a b c d');
    expect([...oneLine('x'.repeat(500))]).toHaveLength(120);
    expect(inWords({ what: 'turn', title: 'Rabaul\nagain' }).subject).toBe('Your turn in Rabaul again');
  });
});
