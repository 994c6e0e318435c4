/** Names nobody can guess. Of secrets only a hash is kept: whoever reads the store cannot use them. */
import { createHash, randomBytes } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 60 bits in 12 letters. */
export function newId(): string {
  return [...randomBytes(12)].map((byte) => letters[byte & 31]).join('');
}

/** A session, a token, a link. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
