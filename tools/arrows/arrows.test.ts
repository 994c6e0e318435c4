import { describe, expect, test } from 'vitest';
import { checkArrows, type Room } from './arrows.js';

const umpire: Room = { name: 'umpire', dependencies: ['@noble/hashes'], exports: ['.', './harness'] };
const hexes: Room = { name: 'hexes', dependencies: [], devDependencies: ['topojson-client'], exports: ['.'] };
const ours = [
  '@ironbottom/shelf',
  '@ironbottom/umpire',
  '@ironbottom/hexes',
  '@ironbottom/flat-top',
  '@ironbottom/apto',
];
const rooms: Room[] = [
  umpire,
  hexes,
  ...['flat-top', 'apto', 'bots', 'shelf', 'web', 'cli'].map((name) => ({ name, dependencies: ours, exports: ['.'] })),
];

function faults(path: string, text: string): string[] {
  return checkArrows([{ path: `packages/${path}`, text }], rooms).map((fault) => `${fault.line} ${fault.why}`);
}

describe('arrows that are allowed', () => {
  test.each([
    ['flat-top/src/a.ts', "import { cite } from '@ironbottom/umpire';\nimport type { Hex } from '@ironbottom/hexes';"],
    ['flat-top/src/a.ts', "export * from './b.js';\nimport '../ledger.js';"],
    ['flat-top/src/a.ts', "import { fuzz } from '@ironbottom/umpire/harness';"],
    ['umpire/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['bots/src/a.ts', "import { cite } from '@ironbottom/flat-top';"],
    ['bots/src/a.ts', "import type { GameView } from '@ironbottom/flat-top';\nimport { submit } from './b.js';"],
    ['bots/src/a.test.ts', "import { begin, viewOf } from '@ironbottom/umpire';"],
    ['bots/src/futures.ts', "import { gameAt, submit, viewOf } from '@ironbottom/umpire';"],
    ['shelf/src/a.ts', "import { flatTop } from '@ironbottom/flat-top';"],
    ['web/src/a.ts', "import { shelf } from '@ironbottom/shelf';"],
    ['cli/src/a.ts', "import { readFileSync } from 'node:fs';\nconsole.log(Date.now(), process.argv);"],
    ['hexes/atlas/a.ts', "import { feature } from 'topojson-client';"],
    ['umpire/src/a.test.ts', "import { readFileSync } from 'node:fs';\nimport { test } from 'vitest';\nDate.now();"],
    ['umpire/src/a.ts', "// Date, process, flat-top\nconst text = 'console.log(Math.random())';"],
    ['umpire/src/a.ts', 'const step = { Date: 1, process: 2 };\nexport const sum = step.Date + step.process;'],
  ])('%s: %s', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});

describe('a planted fault is caught', () => {
  test.each([
    ['umpire/src/a.ts', "import { x } from '@ironbottom/flat-top';", 'umpire may not know flat-top'],
    ['umpire/src/a.ts', "import { x } from '@ironbottom/hexes';", 'umpire may not know hexes'],
    ['hexes/src/a.ts', "import type { X } from '@ironbottom/umpire';", 'hexes may not know umpire'],
    ['flat-top/src/a.ts', "export { x } from '@ironbottom/apto';", 'flat-top may not know apto'],
    ['flat-top/src/a.test.ts', "import '@ironbottom/apto';", 'flat-top may not know apto'],
    ['flat-top/src/a.ts', "export * from '@ironbottom/cli';", 'flat-top may not know cli'],
    ['flat-top/src/a.ts', "type X = import('@ironbottom/apto').X;", 'flat-top may not know apto'],
    ['flat-top/src/a.ts', "await import('@ironbottom/apto');", 'flat-top may not know apto'],
    ['flat-top/src/a.ts', "import '@ironbottom/shelf';", 'flat-top may not know shelf'],
    ['shelf/src/a.ts', 'export const now = Date.now();', 'uses Date (the clock)'],
    ['web/src/a.ts', "import '@ironbottom/flat-top';", 'web may not know flat-top'],
    ['web/src/a.ts', "const first = 'Flat-Top';", 'web names the rulebook flat-top'],
    ['umpire/src/a.ts', 'const first = `rule of apto`;', 'umpire names the rulebook apto'],
    ['flat-top/src/a.ts', "import '@ironbottom/umpire/src/cite.js';", 'reaches into @ironbottom/umpire/src/cite.js'],
    ['flat-top/src/a.ts', "import '../../umpire/src/cite.js';", 'outside its own package'],
    ['flat-top/src/a.ts', "import '@ironbottom/flat-top';", 'imports itself by name'],
    ['cli/src/a.ts', "import '@ironbottom/nowhere';", 'there is no such package'],
    ['hexes/src/a.ts', "import 'topojson-client';", 'package.json does not name'],
    ['hexes/atlas/a.ts', "import 'left-pad';", 'package.json does not name'],
    ['cli/src/a.ts', "import 'left-pad';", 'package.json does not name'],
    ['hexes/src/a.ts', "import 'node:fs';", 'imports node:fs; this room does no I/O'],
    ['flat-top/src/a.ts', 'export const now = Date.now();', 'uses Date (the clock)'],
    ['flat-top/src/a.ts', 'export const die = () => Math.random();', 'uses Math.random'],
    ['flat-top/src/a.ts', "export const die = Math['random'];", 'uses Math.random'],
    ['flat-top/src/a.ts', 'export const f = (n: number) => n.toLocaleString();', 'uses toLocaleString'],
    ['flat-top/src/a.ts', 'export const f = (a: string) => a.localeCompare(a);', 'uses localeCompare'],
    ['flat-top/src/a.ts', 'new Intl.NumberFormat();', 'uses Intl (the locale)'],
    ['flat-top/src/a.ts', 'const told = { console };', 'uses console (output)'],
    ['bots/src/a.ts', 'export const env = process.env;', 'uses process (the process)'],
    ['hexes/src/a.ts', "fetch('x');", 'uses fetch (the network)'],
    ['umpire/src/a.ts', 'setTimeout(() => 0);', 'uses setTimeout (the clock)'],
    ['umpire/src/a.ts', 'export const here = import.meta.url;', 'uses import.meta'],
    ['umpire/src/a.ts', 'const name = 1 as;', 'cannot be read'],
    [
      'bots/src/a.ts',
      "import { chance, viewOf as look } from '@ironbottom/umpire';",
      'uses viewOf; programs get views',
    ],
    ['bots/src/a.ts', "import type { GameState } from '@ironbottom/flat-top';", 'uses GameState; programs get views'],
    ['bots/src/a.ts', "import { type State } from '@ironbottom/umpire';", 'uses State; programs get views'],
    ['bots/src/deep/a.ts', "export { submit } from '@ironbottom/umpire';", 'uses submit; programs get views'],
    ['bots/src/a.ts', "import * as umpire from '@ironbottom/umpire';", 'imports all of @ironbottom/umpire'],
    ['bots/src/a.ts', "export * from '@ironbottom/umpire';", 'imports all of @ironbottom/umpire'],
    ['bots/src/a.ts', "type S = import('@ironbottom/umpire').State<never>;", 'imports all of @ironbottom/umpire'],
    [
      'bots/src/a.ts',
      "import { fuzz } from '@ironbottom/umpire/harness';",
      'imports all of @ironbottom/umpire/harness',
    ],
    ['bots/src/a.ts', "import { played } from './testing.js';", 'imports ./testing.js, which is for tests'],
    ['bots/src/futures.ts', "import { begin } from '@ironbottom/umpire';", 'uses begin; programs get views'],
  ])('%s: %s', (path, text, why) => {
    expect(faults(path, text).join('\n')).toContain(why);
  });

  test('it is reported with its line', () => {
    expect(faults('umpire/src/a.ts', 'const a = 1;\n\nDate.now();')).toEqual(['3 uses Date (the clock)']);
  });
});
