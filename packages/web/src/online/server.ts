/** The server that this page came from, if there is one behind it. */
import { type Call, call, type Me as MeSchema, Refused, type Reply } from '@ironbottom/wire';

export type Me = NonNullable<Reply<'me'>['me']>;
export type Listed = Reply<'list'>['matches'][number];
export type MeShape = typeof MeSchema;

export function ask<C extends Call>(name: C, given: Parameters<typeof call<C>>[2] = {}): Promise<Reply<C>> {
  return call({ base: '' }, name, given);
}

/** Nobody answers, or not as our server would: the page is hosted without one, or the network is gone. */
export type Reach = { server: false } | { server: true; me: Me | null };

export async function whoAmI(): Promise<Reach> {
  try {
    const { me } = await ask('me');
    return { server: true, me };
  } catch {
    return { server: false };
  }
}

export function whyOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

export const isRefused = (fault: unknown, status: number): boolean =>
  fault instanceof Refused && fault.status === status;

/** A share of the dice: nobody, not even the server, can know beforehand what is rolled. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
