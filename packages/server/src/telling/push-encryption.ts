/** Message encryption for Web Push: RFC 8291 over the aes128gcm coding of RFC 8188, always as a single record. */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser hands out with its subscription: its public key and a shared secret, both base64url. */
export type PushKeys = { p256dh: string; auth: string };

const RECORD_SIZE = 4096;
const LAST_RECORD = 2;

/** For the RFC's example alone: real messages get a new key pair and salt each. */
export type Chosen = { privateKey: Buffer; salt: Buffer };

/** `padded`: the plaintext is filled up to this many bytes, so that the length says nothing to the push service. */
export function encrypted(plaintext: Buffer, keys: PushKeys, padded = 0, chosen?: Chosen): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  if (chosen === undefined) pair.generateKeys();
  else pair.setPrivateKey(chosen.privateKey);
  const ours = pair.getPublicKey();
  const salt = chosen?.salt ?? randomBytes(16);

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const padding = Buffer.alloc(Math.max(0, padded - plaintext.length));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(Buffer.concat([plaintext, Buffer.of(LAST_RECORD), padding])), cipher.final()];

  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...record, cipher.getAuthTag()]);
}

/** Whether a browser could have made these: a point on the curve and sixteen bytes. */
export function soundKeys(keys: PushKeys): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(Buffer.from(keys.p256dh, 'base64url'));
    return Buffer.from(keys.auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

function derived(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
