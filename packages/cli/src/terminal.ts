/** Where words go to and come from. Colours only for a person at a terminal, and not when NO_COLOR is set. */
import type { Readable } from 'node:stream';

export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** Somebody reads the output; somebody can type. */
  readonly watched: boolean;
  readonly typed: boolean;
  readonly colour: boolean;
  readonly columns: number;
  readonly input: Readable;
};

export function terminal(): Terminal {
  const { stdout, stderr, stdin, env } = process;
  const watched = stdout.isTTY === true;
  const plain = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    watched,
    typed: stdin.isTTY === true,
    colour: watched && !plain,
    columns: Math.max(40, Math.min(stdout.columns ?? 80, 120)),
    input: stdin,
  };
}

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Paint = (how: keyof typeof codes, text: string) => string;

export function paintFor(io: Pick<Terminal, 'colour'>): Paint {
  if (!io.colour) return (_, text) => text;
  return (how, text) => `\u001b[${codes[how][0]}m${text}\u001b[${codes[how][1]}m`;
}
