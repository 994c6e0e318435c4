/** 20.57 Losses from a force of mixed types are shared between them. */
import { cite } from '../cite.js';

/** `room`: the most it can lose; `factors`: how many of it are involved; `drm`: its Naval Nationality DRM. */
export type Sharer = { readonly type: string; readonly room: number; readonly factors: number; readonly drm: number };

export type Shares = {
  readonly losses: { [type: string]: number };
  /** Who took what could not be divided; the last of these cruisers is the odd one. */
  readonly last: string | undefined;
};

/** Shares of `losses`, or the types between which the owner has to choose first; `chosen` are his choices so far. */
export function shareLosses(
  losses: number,
  sharers: readonly Sharer[],
  chosen: readonly string[],
): Shares | { between: string[] } {
  const taken: { [type: string]: number } = Object.fromEntries(sharers.map(({ type }) => [type, 0]));
  const left = ({ type, room }: Sharer): number => room - (taken[type] ?? 0);
  const take = (sharer: Sharer, count: number): void => {
    taken[sharer.type] = (taken[sharer.type] ?? 0) + count;
    rest -= count;
  };
  let rest = losses;
  let open = sharers.filter(({ room }) => room > 0);
  // Equal parts, as often as there are enough for every type that has something left.
  while (open.length > 0 && rest >= open.length && cite('20.57')) {
    const each = Math.floor(rest / open.length);
    for (const sharer of open) take(sharer, Math.min(each, left(sharer)));
    open = open.filter((sharer) => left(sharer) > 0);
  }
  // What is left goes as a whole to one type (R4).
  let last: string | undefined;
  const choices = [...chosen];
  while (rest > 0 && open.length > 0) {
    const tied = remnantTakers(open);
    const named = tied.length > 1 ? choices.shift() : tied[0]?.type;
    if (named === undefined) return { between: tied.map(({ type }) => type) };
    const taker = tied.find(({ type }) => type === named) ?? tied[0];
    if (taker === undefined) break;
    const whole = cite('R4');
    take(taker, Math.min(whole ? rest : 1, left(taker)));
    last = taker.type;
    open = open.filter((sharer) => left(sharer) > 0 && (whole || sharer !== taker));
  }
  return { losses: taken, last };
}

/** The most factors, then the lower DRM; what is still equal the owner chooses from. */
function remnantTakers(open: readonly Sharer[]): Sharer[] {
  if (open.length === 1) return [...open];
  const most = Math.max(...open.map(({ factors }) => factors));
  const largest = cite('20.57') ? open.filter(({ factors }) => factors === most) : [...open];
  const least = Math.min(...largest.map(({ drm }) => drm));
  return largest.filter(({ drm }) => drm === least);
}
