/** Web Push: RFC 8030, encrypted for the browser so that its maker's push service learns nothing but that there is something. */
import { createHash } from 'node:crypto';
import type { PushAddress } from '@ironbottom/wire';
import { type PostOptions, post } from './post.js';
import { encrypted } from './push-encryption.js';
import { authorization, type VapidKeys } from './vapid.js';
import type { Delivery, Message } from './ways.js';

/** Every message is filled up to this length. */
const PADDED = 1024;
const KEPT_FOR_SECONDS = 24 * 3600;

export async function push(
  subscription: PushAddress,
  message: Message,
  { keys, contact, at, ...options }: { keys: VapidKeys; contact: string; at: number } & PostOptions,
): Promise<Delivery> {
  const { subject, body, link, match } = message;
  const plaintext = Buffer.from(JSON.stringify({ title: subject, body, link, match }));
  const headers = {
    authorization: authorization(keys, subscription.endpoint, contact, at),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_FOR_SECONDS),
    urgency: 'normal',
    topic: topic(message),
  };
  const posted = await post(subscription.endpoint, headers, encrypted(plaintext, subscription.keys, PADDED), options);
  if ('error' in posted) return posted;
  if (posted.status >= 200 && posted.status < 300) return { sent: true };
  const host = new URL(subscription.endpoint).host;
  if (posted.status === 404 || posted.status === 410)
    return { error: 'The browser no longer wants to be told.', final: true, gone: true };
  const again = posted.status === 429 || posted.status >= 500;
  return {
    error: `The push service ${host} answered with ${posted.status}.`,
    final: !again,
    after: posted.retryAfter ?? 0,
  };
}

/** Of things in one match that a sleeping browser has not fetched, the last is enough. Hashed: it is not encrypted. */
function topic({ match, id }: Message): string {
  return createHash('sha256')
    .update(match ?? id)
    .digest('base64url')
    .slice(0, 32);
}
