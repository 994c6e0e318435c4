import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encrypted, type PushKeys, soundKeys } from './push-encryption.js';

/** The browser's side, written from the receiver's section of the RFC. */
function decrypted(body: Buffer, privateKey: Buffer, keys: PushKeys): Buffer {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const hkdf = (key: Buffer, salted: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, about, length));
  const secret = hkdf(pair.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

const receiver = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const receiverPrivate = Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');

describe('push encryption', () => {
  it('gives the bytes of the example in RFC 8291', () => {
    const body = encrypted(Buffer.from('When I grow up, I want to be a watermelon'), receiver, 0, {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    });
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('can be read by the receiver, and all messages padded alike are equally long', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const body = encrypted(Buffer.from(bytes), receiver, 300);
        expect(decrypted(body, receiverPrivate, receiver)).toEqual(Buffer.from(bytes));
        expect(body.length).toBe(encrypted(Buffer.from('x'), receiver, 300).length);
      }),
      { numRuns: 30 },
    );
  });

  it('uses a new key pair and salt every time', () => {
    const [one, other] = [encrypted(Buffer.from('x'), receiver), encrypted(Buffer.from('x'), receiver)];
    expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
    expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86));
  });

  it('refuses keys that no browser makes', () => {
    expect(soundKeys(receiver)).toBe(true);
    expect(soundKeys({ ...receiver, p256dh: randomBytes(65).toString('base64url') })).toBe(false);
    expect(soundKeys({ ...receiver, p256dh: '' })).toBe(false);
    expect(soundKeys({ ...receiver, auth: 'short' })).toBe(false);
  });
});
