/** Webhooks: one POST of JSON, signed so that the receiver knows it is from us and not an old one sent again. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PostOptions, post } from './post.js';
import type { Delivery, Message } from './ways.js';

export const SIGNATURE = 'ironbottom-signature';

export async function webhook(
  { url, secret }: { url: string; secret: string },
  message: Message,
  { at, ...options }: { at: number } & PostOptions,
): Promise<Delivery> {
  const { id, match, subject, body, link } = message;
  const text = JSON.stringify({ id, match, at: message.at, subject, body, link });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Ironbottom',
    [SIGNATURE]: signature(text, secret, at),
  };
  const posted = await post(url, headers, Buffer.from(text), options);
  if ('error' in posted) return posted;
  const { status } = posted;
  if (status >= 200 && status < 300) return { sent: true };
  const host = new URL(url).host;
  if (status >= 300 && status < 400)
    return { error: `${host} answered with a redirection (${status}), and those are not followed.`, final: true };
  return { error: `${host} answered with ${status}.`, final: status === 410, after: posted.retryAfter ?? 0 };
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA-256 with the secret over the seconds, a full stop and the body. */
export function signature(text: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${mac(text, secret, seconds).toString('hex')}`;
}

/** The receiver's part: genuine, and not older than `tolerance` milliseconds. */
export function isGenuine(header: string, text: string, secret: string, at: number, tolerance = 300_000): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (found === null) return false;
  const seconds = Number(found[1]);
  const given = Buffer.from(found[2] ?? '', 'hex');
  return Math.abs(at - seconds * 1000) <= tolerance && timingSafeEqual(given, mac(text, secret, seconds));
}

function mac(text: string, secret: string, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${text}`).digest();
}
