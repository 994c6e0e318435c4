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
  for (let again = 0; ; again++) {
    sipHash(k, key, again);
    if (low < tail) return 1 + (low % sides);
    if (high < tail) return 1 + (high % sides);
  }
}

let low = 0;
let high = 0;

/**
 * SipHash-2-4, a keyed hash made for short messages, on pairs of 32-bit words. The message is one 64-bit block for each
 * two words of: turn, nth, again, lengths and characters of phase, rule and seat. The lengths keep different keys from
 * spelling the same message.
 */
function sipHash(k: SipKey, key: RollKey, again: number): void {
  v0l = k[0] ^ 0x70736575;
  v0h = k[1] ^ 0x736f6d65;
  v1l = k[2] ^ 0x6e646f6d;
  v1h = k[3] ^ 0x646f7261;
  v2l = k[0] ^ 0x6e657261;
  v2h = k[1] ^ 0x6c796765;
  v3l = k[2] ^ 0x79746573;
  v3h = k[3] ^ 0x74656462;
  const { phase, rule, seat } = key;
  block(key.turn | 0, key.nth | 0);
  block(again, (phase.length << 16) | (rule.length << 8) | seat.length);
  absorb(phase);
  absorb(rule);
  absorb(seat);
  v2l ^= 0xff;
  round();
  round();
  round();
  round();
  low = (v0l ^ v1l ^ v2l ^ v3l) >>> 0;
  high = (v0h ^ v1h ^ v2h ^ v3h) >>> 0;
}

function absorb(text: string): void {
  for (let i = 0; i < text.length; i += 4) {
    const a = text.charCodeAt(i) | (code(text, i + 1) << 16);
    block(a, code(text, i + 2) | (code(text, i + 3) << 16));
  }
}

const code = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);

function block(l: number, h: number): void {
  v3l ^= l;
  v3h ^= h;
  round();
  round();
  v0l ^= l;
  v0h ^= h;
}

let v0l = 0;
let v0h = 0;
let v1l = 0;
let v1h = 0;
let v2l = 0;
let v2h = 0;
let v3l = 0;
let v3h = 0;

function round(): void {
  // v0 += v1; v1 <<<= 13; v1 ^= v0; v0 <<<= 32
  let l = (v0l >>> 0) + (v1l >>> 0);
  let h = (v0h + v1h + (l > 0xffffffff ? 1 : 0)) | 0;
  l |= 0;
  let rl = (v1l << 13) | (v1h >>> 19);
  let rh = (v1h << 13) | (v1l >>> 19);
  v1l = rl ^ l;
  v1h = rh ^ h;
  v0l = h;
  v0h = l;
  // v2 += v3; v3 <<<= 16; v3 ^= v2
  l = (v2l >>> 0) + (v3l >>> 0);
  h = (v2h + v3h + (l > 0xffffffff ? 1 : 0)) | 0;
  l |= 0;
  rl = (v3l << 16) | (v3h >>> 16);
  rh = (v3h << 16) | (v3l >>> 16);
  v3l = rl ^ l;
  v3h = rh ^ h;
  v2l = l;
  v2h = h;
  // v0 += v3; v3 <<<= 21; v3 ^= v0
  l = (v0l >>> 0) + (v3l >>> 0);
  h = (v0h + v3h + (l > 0xffffffff ? 1 : 0)) | 0;
  l |= 0;
  rl = (v3l << 21) | (v3h >>> 11);
  rh = (v3h << 21) | (v3l >>> 11);
  v3l = rl ^ l;
  v3h = rh ^ h;
  v0l = l;
  v0h = h;
  // v2 += v1; v1 <<<= 17; v1 ^= v2; v2 <<<= 32
  l = (v2l >>> 0) + (v1l >>> 0);
  h = (v2h + v1h + (l > 0xffffffff ? 1 : 0)) | 0;
  l |= 0;
  rl = (v1l << 17) | (v1h >>> 15);
  rh = (v1h << 17) | (v1l >>> 15);
  v1l = rl ^ l;
  v1h = rh ^ h;
  v2l = h;
  v2h = l;
}
