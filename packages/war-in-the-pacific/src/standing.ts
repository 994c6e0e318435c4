/** How both sides stand, in a line: who is ahead, and what is still wanted. */
import { type Side, sideNames, sides } from './sides.js';

type Points = { readonly [side in Side]: number };

/** Whoever has more wins. `begun`: what is there before a shot; `level`: for whom as many are enough. */
export function standingText(points: Points, begun: Partial<Points>, level: Side | null): string {
  const each = sides.map((side) => {
    const first = begun[side] ?? 0;
    return `${sideNames[side]} ${points[side]}${first > 0 ? ` (began with ${first})` : ''}`;
  });
  const ahead = points.japan - points.allies;
  const now =
    ahead > 0
      ? `Japan leads by ${ahead}`
      : ahead < 0
        ? `the Allies lead by ${-ahead}`
        : level === null
          ? 'level'
          : `level, which is enough for ${sideNames[level]}`;
  return `${each.join(', ')}: ${now}`;
}

/** One has to come out so far ahead, and the other to prevent it. */
export function wantedText(who: string, ahead: number, line: number): string {
  const must = line > 0 ? `must lead by ${line}` : line === 0 ? 'must not be behind' : `may be up to ${-line} behind`;
  return `${who} ${must}${ahead < line ? ` (${line - ahead} short)` : ' (done)'}`;
}
