/** RFC 8292: who we are, for push services. One key pair for the life of the server: subscriptions are bound to it. */
import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

/** `publicKey`: the uncompressed point as base64url, which the page gives to `pushManager.subscribe`. */
export type VapidKeys = { publicKey: string; privateKey: JsonWebKey };

const HOURS_VALID = 12;

export function newVapidKeys(): VapidKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: privateKey.export({ format: 'jwk' }) };
}

/** The Authorization header for a push to this endpoint. */
export function authorization(keys: VapidKeys, endpoint: string, contact: string, at: number): string {
  const expires = Math.floor(at / 1000) + HOURS_VALID * 3600;
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: contact };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  const key = createPrivateKey({ key: keys.privateKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
