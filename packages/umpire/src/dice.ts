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
  | {
      from: 'seed';
      seed: string;
      entropy: { [seat: Seat]: string };
      /** Another line of a game that was played: its first rolls are taken over, in their order; the seed gives the rest. */
      before?: readonly number[];
    }
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

/** Seeded dice have no memory, so those of one source are made once. */
const opened = new WeakMap<DiceSource, Dice>();

export function openDice(source: DiceSource): Dice {
  if (source.from === 'script') return scriptedDice(source.faces);
  let dice = opened.get(source);
  if (dice === undefined) {
    dice = seededDice(source.seed, source.entropy);
    opened.set(source, dice);
  }
  return source.before === undefined ? dice : takenOver(source.before, dice);
}

function takenOver(before: readonly number[], then: Dice): Dice {
  const first = scriptedDice(before);
  let left = before.length;
  return {
    roll(key, sides) {
      if (left === 0) return then.roll(key, sides);
      const face = first.roll(key, sides);
      left -= 1;
      return face;
    },
  };
}

export function seededDice(seed: string, entropy: { [seat: Seat]: string } = {}): Dice {
  if (!isHex(seed) || seed.length !== 64) throw new Error('a seed is 64 hexadecimal digits, in small letters');
  const mixed = Object.keys(entropy)
    .sort()
    .map((seat) => `\n${seat} ${entropy[seat]}`)
    .join('');
  const key = new DataView(sha256(utf8ToBytes(`ironbottom dice ${seed}${mixed}`)).buffer);
  const sip = sipKey(key.getInt32(0, true), key.getInt32(4, true), key.getInt32(8, true), key.getInt32(12, true));
  const streams: Streams = { last: undefined, ofRule: new Map() };
  return { roll: (rollKey, sides) => keyedRoll(sip, streams, rollKey, sides) };
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
  let s = seed | 0;
  return (n) => {
    // mulberry32; signed, for small whole numbers are kept without making an object of each
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((((t ^ (t >>> 14)) >>> 0) * n) / 4294967296) | 0;
  };
}

/** 32 random-looking bytes from a short seed, for desks and tests where nobody has to trust anybody. */
export function seedFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`ironbottom seed from ${text}`)));
}

/** The state of a SipHash: four 64-bit words v0 to v3, each as a low and a high half. */
type Sip = Int32Array;

/** Who rolls for which rule in which phase comes up again and again: it is hashed once, and each roll goes on from there. */
type Stream = { readonly phase: string; readonly rule: string; readonly seat: Seat; readonly sip: Sip };
/** `last`: the one last rolled from; most often it is wanted again. */
type Streams = { last: Stream | undefined; readonly ofRule: Map<string, Stream[]> };

/** Faces are equally likely: a word in the uneven tail of the 32-bit range is thrown away and the next one drawn. */
function keyedRoll(key: Sip, streams: Streams, rollKey: RollKey, sides: number): number {
  const { phase, rule, seat } = rollKey;
  let stream = streams.last;
  if (stream === undefined || stream.rule !== rule || stream.seat !== seat || stream.phase !== phase) {
    stream = streamOf(key, streams.ofRule, rollKey);
    streams.last = stream;
  }
  const from = stream.sip;
  // All of 32 bits and unsigned, what remains as well: other remainders take as long as half a die.
  const faces = sides >>> 0;
  if (faces !== tail.faces) tail = { faces, after: tailAfter(faces) };
  const last = tail.after >>> 0;
  for (let again = 0; ; again++) {
    absorb(from, work, rollKey.turn, rollKey.nth, 2);
    absorb(work, work, again, 0, 2);
    work[4] = (work[4] ?? 0) ^ 0xff;
    absorb(work, work, 0, 0, 4);
    const low = word(0) >>> 0;
    if (low <= last) return 1 + ((low % faces) >>> 0);
    const high = word(1) >>> 0;
    if (high <= last) return 1 + ((high % faces) >>> 0);
  }
}

/** The last word before the uneven tail, signed as such words are kept; of the die last rolled, for nearly all have six faces. */
let tail = { faces: 0, after: 0 };
const tailAfter = (faces: number): number => (0xffffffff - (((0xffffffff % faces) + 1) % faces)) | 0;

const work: Sip = new Int32Array(8);
const word = (half: 0 | 1): number =>
  (work[half] ?? 0) ^ (work[2 + half] ?? 0) ^ (work[4 + half] ?? 0) ^ (work[6 + half] ?? 0);

function streamOf(key: Sip, streams: Map<string, Stream[]>, { phase, rule, seat }: RollKey): Stream {
  let ofRule = streams.get(rule);
  if (ofRule === undefined) {
    ofRule = [];
    streams.set(rule, ofRule);
  }
  for (const stream of ofRule) if (stream.phase === phase && stream.seat === seat) return stream;
  const sip = key.slice();
  for (const text of [phase, rule, seat]) {
    // The length first: it keeps different keys from spelling the same message.
    absorb(sip, sip, text.length, 0, 2);
    for (let i = 0; i < text.length; i += 2) absorb(sip, sip, text.charCodeAt(i), text.charCodeAt(i + 1) || 0, 2);
  }
  const stream: Stream = { phase, rule, seat, sip };
  ofRule.push(stream);
  return stream;
}

function sipKey(k0: number, k1: number, k2: number, k3: number): Sip {
  return Int32Array.of(
    k0 ^ 0x70736575,
    k1 ^ 0x736f6d65,
    k2 ^ 0x6e646f6d,
    k3 ^ 0x646f7261,
    k0 ^ 0x6e657261,
    k1 ^ 0x6c796765,
    k2 ^ 0x79746573,
    k3 ^ 0x74656462,
  );
}

/** SipHash-2-4, a keyed hash made for short messages: one 64-bit block, with two rounds (four at the end), put `into` its place. */
function absorb(from: Sip, into: Sip, ml: number, mh: number, rounds: number): void {
  let al = from[0] ?? 0;
  let ah = from[1] ?? 0;
  let bl = from[2] ?? 0;
  let bh = from[3] ?? 0;
  let cl = from[4] ?? 0;
  let ch = from[5] ?? 0;
  let dl = (from[6] ?? 0) ^ ml;
  let dh = (from[7] ?? 0) ^ mh;
  for (let round = rounds; round > 0; round--) {
    // v0 += v1; v1 <<<= 13; v1 ^= v0; v0 <<<= 32
    let l = (al + bl) | 0;
    let h = (ah + bh + carry(al, bl, l)) | 0;
    let t = (bl << 13) | (bh >>> 19);
    bh = ((bh << 13) | (bl >>> 19)) ^ h;
    bl = t ^ l;
    al = h;
    ah = l;
    // v2 += v3; v3 <<<= 16; v3 ^= v2
    l = (cl + dl) | 0;
    h = (ch + dh + carry(cl, dl, l)) | 0;
    t = (dl << 16) | (dh >>> 16);
    dh = ((dh << 16) | (dl >>> 16)) ^ h;
    dl = t ^ l;
    cl = l;
    ch = h;
    // v0 += v3; v3 <<<= 21; v3 ^= v0
    l = (al + dl) | 0;
    h = (ah + dh + carry(al, dl, l)) | 0;
    t = (dl << 21) | (dh >>> 11);
    dh = ((dh << 21) | (dl >>> 11)) ^ h;
    dl = t ^ l;
    al = l;
    ah = h;
    // v2 += v1; v1 <<<= 17; v1 ^= v2; v2 <<<= 32
    l = (cl + bl) | 0;
    h = (ch + bh + carry(cl, bl, l)) | 0;
    t = (bl << 17) | (bh >>> 15);
    bh = ((bh << 17) | (bl >>> 15)) ^ h;
    bl = t ^ l;
    cl = h;
    ch = l;
  }
  into[0] = al ^ ml;
  into[1] = ah ^ mh;
  into[2] = bl;
  into[3] = bh;
  into[4] = cl;
  into[5] = ch;
  into[6] = dl;
  into[7] = dh;
}

/** Whether the `sum` ran over 32 bits. Worked out, not asked: the processor cannot guess it, and a wrong guess costs more. */
const carry = (one: number, other: number, sum: number): number => ((one & other) | ((one | other) & ~sum)) >>> 31;
