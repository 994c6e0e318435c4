/**
 * Dice that can be checked afterwards. The seed is committed to before the first roll, every seat may mix in entropy of
 * its own, and each roll is a keyed hash of its place in the game, so that neither a take-back nor another's hidden
 * order changes anyone's dice. When the seed is revealed, anybody can recompute every roll.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './events.js';

export type RollKey = { turn: number; phase: string; rule: string; seat: Seat; nth: number };

export interface Dice {
  roll(key: RollKey, sides: number): number;
}

/** Where a game's dice come from. `seeded` is the rule; the other two serve examples, replays and real dice on a real table. */
export type DiceSource =
  | { from: 'seed'; seed: string; entropy: { [seat: Seat]: string } }
  | { from: 'script'; faces: number[] };

/** Thrown when a script has run out: somebody has to type the next die. */
export class DieWanted extends Error {
  readonly key: RollKey;
  readonly sides: number;
  constructor(key: RollKey, sides: number) {
    super(`a die of ${sides} is wanted for ${key.rule}, rolled by ${key.seat}`);
    this.key = key;
    this.sides = sides;
  }
}

const hex = /^(?:[0-9a-f]{2})+$/;
export const isHex = (text: string): boolean => hex.test(text);

/** What is published before the first roll. The seed has 32 bytes, so the commitment tells nothing about it. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`ironbottom seed ${seed}`)));
}

export function openDice(source: DiceSource): Dice {
  return source.from === 'seed' ? seededDice(source.seed, source.entropy) : scriptedDice(source.faces);
}

export function seededDice(seed: string, entropy: { [seat: Seat]: string } = {}): Dice {
  if (!isHex(seed) || seed.length !== 64) throw new Error('a seed is 64 hexadecimal digits, in small letters');
  const mixed = Object.keys(entropy)
    .sort()
    .map((seat) => `\n${seat} ${entropy[seat]}`)
    .join('');
  const key = new DataView(sha256(utf8ToBytes(`ironbottom dice ${seed}${mixed}`)).buffer);
  const words: SipKey = [
    key.getUint32(0, true),
    key.getUint32(4, true),
    key.getUint32(8, true),
    key.getUint32(12, true),
  ];
  return { roll: (rollKey, sides) => keyedRoll(words, rollKey, sides) };
}

export function scriptedDice(faces: readonly number[]): Dice {
  let at = 0;
  return {
    roll(key, sides) {
      const face = faces[at];
      if (face === undefined) throw new DieWanted(key, sides);
      if (!Number.isInteger(face) || face < 1 || face > sides) {
        throw new Error(`die ${at + 1} of the script is ${face}; ${key.rule} wants a whole number from 1 to ${sides}`);
      }
      at += 1;
      return face;
    },
  };
}

/** Small chance for samples, policies and imagination (not for a game's dice): the same seed gives the same choices. */
export function chance(seed: number): (n: number) => number {
  let s = seed >>> 0;
  return (n) => {
    // mulberry32
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((((t ^ (t >>> 14)) >>> 0) * n) / 4294967296) | 0;
  };
}

/** 32 random-looking bytes from a short seed, for desks and tests where nobody has to trust anybody. */
export function seedFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`ironbottom seed from ${text}`)));
}

type SipKey = readonly [number, number, number, number];

/** Faces are equally likely: a word in the uneven tail of the 32-bit range is thrown away and the next one drawn. */
function keyedRoll(k: SipKey, key: RollKey, sides: number): number {
  const tail = 4294967296 - (4294967296 % sides);
  const length = spell(key);
  for (let again = 0; ; again++) {
    message[2] = again;
    sipHash(k, length);
    const low = (hashed[0] ?? 0) >>> 0;
    if (low < tail) return 1 + (low % sides);
    const high = (hashed[1] ?? 0) >>> 0;
    if (high < tail) return 1 + (high % sides);
  }
}

/** The words of the present message, two to a block, and its hash: kept between rolls so that none has to make them. */
const message = new Int32Array(256);
const hashed = new Int32Array(2);

/** Turn, nth, a place for `again`, lengths, then two letters a word. The lengths keep different keys from spelling the same. */
function spell({ turn, nth, phase, rule, seat }: RollKey): number {
  message[0] = turn;
  message[1] = nth;
  message[3] = (phase.length << 16) | (rule.length << 8) | seat.length;
  const end = spellText(spellText(spellText(4, phase), rule), seat);
  message[end] = 0;
  return end + (end & 1);
}

function spellText(at: number, text: string): number {
  let word = at;
  for (let i = 0; i < text.length; i += 2) message[word++] = text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16);
  return word;
}

/** SipHash-2-4, a keyed hash made for short messages, over the first `length` words of the message. */
function sipHash(k: SipKey, length: number): void {
  // Each 64-bit word of the state is a pair: a is v0, b v1, c v2, d v3; l the low half, h the high one.
  let al = k[0] ^ 0x70736575;
  let ah = k[1] ^ 0x736f6d65;
  let bl = k[2] ^ 0x6e646f6d;
  let bh = k[3] ^ 0x646f7261;
  let cl = k[0] ^ 0x6e657261;
  let ch = k[1] ^ 0x6c796765;
  let dl = k[2] ^ 0x79746573;
  let dh = k[3] ^ 0x74656462;
  // Two rounds for each block; after the last block, four more.
  for (let at = 0; at <= length; at += 2) {
    const last = at === length;
    const ml = last ? 0 : (message[at] ?? 0);
    const mh = last ? 0 : (message[at + 1] ?? 0);
    if (last) cl ^= 0xff;
    dl ^= ml;
    dh ^= mh;
    for (let round = last ? 4 : 2; round > 0; round--) {
      // a += b; b = b <<< 13; b ^= a; a = a <<< 32
      let l = (al + bl) | 0;
      let h = (ah + bh + carry(al, l)) | 0;
      let t = (bl << 13) | (bh >>> 19);
      bh = ((bh << 13) | (bl >>> 19)) ^ h;
      bl = t ^ l;
      al = h;
      ah = l;
      // c += d; d = d <<< 16; d ^= c
      l = (cl + dl) | 0;
      h = (ch + dh + carry(cl, l)) | 0;
      t = (dl << 16) | (dh >>> 16);
      dh = ((dh << 16) | (dl >>> 16)) ^ h;
      dl = t ^ l;
      cl = l;
      ch = h;
      // a += d; d = d <<< 21; d ^= a
      l = (al + dl) | 0;
      h = (ah + dh + carry(al, l)) | 0;
      t = (dl << 21) | (dh >>> 11);
      dh = ((dh << 21) | (dl >>> 11)) ^ h;
      dl = t ^ l;
      al = l;
      ah = h;
      // c += b; b = b <<< 17; b ^= c; c = c <<< 32
      l = (cl + bl) | 0;
      h = (ch + bh + carry(cl, l)) | 0;
      t = (bl << 17) | (bh >>> 15);
      bh = ((bh << 17) | (bl >>> 15)) ^ h;
      bl = t ^ l;
      cl = h;
      ch = l;
    }
    al ^= ml;
    ah ^= mh;
  }
  hashed[0] = al ^ bl ^ cl ^ dl;
  hashed[1] = ah ^ bh ^ ch ^ dh;
}

/** Whether adding to `term` gave a `sum` that ran over 32 bits. */
const carry = (term: number, sum: number): number => (sum >>> 0 < term >>> 0 ? 1 : 0);
