/** A whole sitting in an address: forces, dice, policy and what to show, small enough to be sent to a friend. */
import { type Plain, readJson } from '@ironbottom/umpire';
import type { Dice } from '../umpire/desk-messages.js';

/** What somebody who follows the link sees. */
export type Linked = {
  readonly input: Plain;
  readonly policy: string;
  readonly dice: Dice | null;
  readonly odds: boolean;
};

const longest = 200_000;

export async function packed(linked: Linked): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(linked)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined where the address is damaged. */
export async function unpacked(text: string): Promise<Linked | undefined> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const json = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
    return linkedFrom(readJson(json).value);
  } catch {
    return undefined;
  }
}

function linkedFrom(value: unknown): Linked | undefined {
  if (typeof value !== 'object' || value === null || !('input' in value)) return undefined;
  const { input, policy, dice, odds } = value as { [key: string]: unknown };
  return {
    input: input as Plain,
    policy: typeof policy === 'string' ? policy : '',
    dice: diceFrom(dice),
    odds: odds === true,
  };
}

function diceFrom(value: unknown): Dice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { seed, faces } = value as { [key: string]: unknown };
  if (typeof seed === 'string') return { seed: seed.slice(0, 80) };
  if (Array.isArray(faces) && faces.every((face) => Number.isInteger(face))) return { faces: faces.slice(0, 5000) };
  return null;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    size += read.value.length;
    // A short address can unpack to an endless text.
    if (size > longest) throw new Error('too long');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
