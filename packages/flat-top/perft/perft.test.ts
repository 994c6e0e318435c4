/** Every position has as many legal answers by the chapters as by the book, and as many as are written down here. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { awaited } from '@ironbottom/umpire';
import { perft } from '@ironbottom/umpire/harness';
import { describe, expect, test } from 'vitest';
import { byTheBook } from './by-the-book.js';
import { counted } from './counted.js';
import { positions } from './positions.js';

const recorded: { readonly [position: string]: number } = {
  'a storm has formed over a formation': 6_144,
  'a storm at the edge of the half in play': 91,
  'a storm with mountains on its near side': 106,
  'a storm ahead of a task force': 31,
  'a task force that begins in a storm': 1,
  'a strait between land and reefs': 840,
  'the last column in play': 19,
  'a ship at half speed on her turn to move': 5,
  'a ship at half speed on her turn to lie still': 1,
  'a cripple and a sound ship': 1_384,
  'a roadstead': 912,
  'carriers that must steam into the wind': 52,
  'carriers with land to windward': 16,
  'task forces that may join or leave': 920_025_600,
  'a tender with sea planes aboard': 40,
  'boxes with a Readying Factor that does not reach': 47_251_032,
  'boxes aboard a carrier': 22_850_240,
  'dispersed planes and others at one base': 2_121_808,
  'a damaged carrier forms formations': 70_770,
  'a carrier in a storm forms formations': 165,
  'a closed base and a tender at anchor': 6_860,
  'Catalinas that fly without restriction': 17_325,
  'nobody takes off on the first turn': 1,
  'reorganizing over Rabaul': 800,
  'reorganizing those that have taken off': 360,
  'a launch with its factors spent': 2_859,
  'a tender launches two scouts': 131_881,
  'the last planes of the example after 14.9': 1,
  'the same while the others are still on deck': 335_795,
  'low among mountains': 494,
  'high among mountains': 49_760,
  'armed planes on the turn they take off': 810_752,
  'riding with a carrier that has moved': 99_520,
  'bombers and escorts part': 24,
  'bombers and escorts on the turn they take off': 6,
  'armed planes on their way home': 7_166_336,
  'landing on damaged carriers at night': 18,
  'landing on carriers with too little room': 114,
  'landing on a carrier that has not steamed into the wind': 80,
  'arriving from beyond the board': 4,
  'at an entry hex, home within reach': 8,
  'a closed base on the way home': 4,
  'mountains between a base and its planes': 2,
  'high planes beyond the mountains': 64,
  'the minimum of a base spent on landings': 32,
  'destroying planes on the ground': 13,
  'interceptors at one altitude, tried at the other': 2,
  'interceptors too far from any deck or field': 1,
  'formations met before anybody moves': 2,
  'a condition-2 sighting': 7,
  'two task forces in one hex': 7,
  'a shadower must keep its task force in sight': 36,
  'counters that nobody observes': 8,
  'hidden units beside the enemy': 4,
  'replacements at one in the morning': 37_800,
  'replacements shared by land and sea': 6,
  'a small order of battle': 145_800,
  'eight submarines, of which six may move': 1_845_697,
  'submarines among reefs and islands': 35,
  'a crowd of submarines': 2_376,
  'submarines beside the enemy': 8,
  'ships hunt submarines': 81,
};

describe('decision perft', () => {
  for (const [name, position] of Object.entries(positions))
    test(`${position.rules} ${name}: ${recorded[name]} answers${position.depth > 1 ? ` at depth ${position.depth}` : ''}`, () => {
      expect(counted(position), 'by the chapters').toBe(recorded[name]);
      expect(byTheBook[name]?.(), 'by the book').toBe(recorded[name]);
    });

  test('every position is recorded and in the book, and nothing else is', () => {
    const names = Object.keys(positions).sort();
    expect(Object.keys(recorded).sort()).toEqual(names);
    expect(Object.keys(byTheBook).sort()).toEqual(names);
    expect(names.length).toBeGreaterThanOrEqual(20);
  });

  test('answers played one by one are as many as were counted', () => {
    let played = 0;
    for (const [name, { depth, plain, seat, game }] of Object.entries(positions)) {
      const many = recorded[name] ?? 0;
      const begun = game();
      if (plain === true || many > 7000 || awaited(begun)[0] !== seat) continue;
      expect(perft(begun, depth), name).toBe(many);
      played += 1;
    }
    expect(played).toBeGreaterThan(20);
  });
});

describe('the second generator', () => {
  const here = dirname(fileURLToPath(import.meta.url));
  const root = join(here, '..');

  /** What a file imports, but for types. */
  const importsOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm)].map(
      ([, from = '']) => from,
    );

  const open = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const from of importsOf(file))
      if (from.startsWith('.')) open(join(dirname(file), from.replace(/\.js$/, '.ts')), seen);
    return seen;
  };

  test('imports nothing but itself, hexes and charts, however far one follows', () => {
    const own = readdirSync(here).filter((file) => file.startsWith('book-') || file === 'by-the-book.ts');
    expect(own.length).toBeGreaterThan(3);
    const reached = new Set<string>();
    for (const file of own) open(join(here, file), reached);
    const foreign = [...reached]
      .map((file) => relative(root, file).replaceAll('\\', '/'))
      .filter((file) => !/^(perft\/(book-[a-z]+|by-the-book)|src\/charts\/[a-z-]+)\.ts$/.test(file));
    expect(foreign).toEqual([]);
    expect(reached.size).toBeGreaterThan(own.length);
    const packages = [...reached].flatMap(importsOf).filter((from) => !from.startsWith('.'));
    expect([...new Set(packages)]).toEqual(['@ironbottom/hexes']);
  });
});
