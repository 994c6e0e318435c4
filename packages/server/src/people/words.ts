/** Texts from outside that are kept. */
import { wrong } from '../http/problem.js';

/** One line that can be read, or a refusal. */
export function plainLine(given: string, what: string): string {
  const text = given.normalize('NFC').trim();
  if (text === '') throw wrong(`${what} is empty`);
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) throw wrong(`${what} has only characters that can be seen`);
  return text;
}

export function mailAddress(given: string): string {
  const address = plainLine(given, 'a mail address');
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u.test(address)) throw wrong('this is not a mail address');
  return address;
}

/** What everybody tries first. */
export function goodPassphrase(passphrase: string, nameKey: string): string {
  const plain = passphrase.normalize('NFKC');
  if (plain.toLowerCase() === nameKey) throw wrong('the passphrase must not be the name');
  if (new Set(plain).size < 4) throw wrong('the passphrase has too few different characters');
  return passphrase;
}
