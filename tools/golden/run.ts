/**
 * Golden games: for every scenario of Flat Top a finished game for every way in which it can end.
 *   npm run golden                     plays them and writes those that have changed
 *   npm run golden -- coral-sea ...    only of these scenarios
 *   npm run golden -- --anew           as if there were none yet: where a fight will do, nothing else is taken
 * Each begins with the players and the seed that gave its ending last time. Where the rules have changed and it ends otherwise,
 * seeds and players are tried until one comes to it. Ends with 1 if an ending was not found.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { flatTopGame } from '@ironbottom/flat-top';
import { type Golden, nameOf } from '@ironbottom/flat-top/golden';
import { writeGame } from '@ironbottom/umpire';
import { root } from '../checkout.js';
import { type Finished, play, type Recipe } from './play.js';
import { recipes } from './recipes.js';

const folder = join(root, 'packages', 'flat-top', 'golden', 'games');
const list = join(folder, 'list.json');
/** Turns played in vain with one pair of players before the next is tried. */
const patience = 330;
/** How games tried so far ended. */
const played = new Map<string, string>();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { anew: { type: 'boolean', default: false } },
});

process.exitCode = main(positionals, values.anew);

function main(wanted: readonly string[], anew: boolean): number {
  const unknown = wanted.filter((scenario) => !Object.hasOwn(recipes, scenario));
  if (unknown.length > 0) {
    console.error(`golden: there is no scenario ${unknown.join(', ')}; there are ${Object.keys(recipes).join(', ')}`);
    return 2;
  }
  mkdirSync(folder, { recursive: true });
  const before: readonly Entry[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const entries: Entry[] = [];
  let changed = 0;
  let missing = 0;
  for (const [scenario, endings] of Object.entries(recipes))
    for (const [ending, pairs] of Object.entries(endings)) {
      const last = before.find((each) => each.scenario === scenario && each.ending === ending);
      if (wanted.length > 0 && !wanted.includes(scenario)) {
        if (last !== undefined) entries.push(last);
        continue;
      }
      const found = search(
        ending,
        pairs.map((pair): Recipe => ({ scenario, ...pair })),
        anew ? undefined : last,
      );
      if (found === undefined) {
        console.error(`golden: ${scenario}: no game ends with "${ending}"`);
        missing += 1;
        continue;
      }
      if (write(found.entry.file, found.text)) changed += 1;
      entries.push(found.entry);
    }
  const kept = new Set(['list.json', ...entries.map(({ file }) => file)]);
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file));
  writeFileSync(list, `${JSON.stringify(entries, null, 2)}\n`);
  console.log(`golden: ${entries.length} games, ${changed} written anew${missing > 0 ? `, ${missing} missing` : ''}`);
  return missing > 0 ? 1 : 0;
}

/** Besides what the tests look at: who played. */
type Entry = Golden & Recipe & { readonly seed: number };

type Found = { readonly entry: Entry; readonly text: string };

function search(ending: string, all: readonly Recipe[], last: Entry | undefined): Found | undefined {
  const again = last && all.find((recipe) => same(recipe, last));
  if (last !== undefined && again !== undefined) {
    const finished = play(again, last.seed);
    if (nameOf(finished.ending) === ending) return found(again, last.seed, ending, finished);
  }
  for (const recipe of all)
    for (let seed = 1; seed <= patience / turnsOf(recipe.scenario); seed++) {
      if (endedWith(recipe, seed) === ending) return found(recipe, seed, ending, play(recipe, seed));
      if (!isFought(recipe)) break;
    }
  return undefined;
}

/** The same games are tried for one ending after the other. */
function endedWith(recipe: Recipe, seed: number): string {
  const key = JSON.stringify([recipe, seed]);
  const ending = played.get(key) ?? nameOf(play(recipe, seed).ending);
  played.set(key, ending);
  return ending;
}

function turnsOf(scenario: string): number {
  const read = flatTopGame.law({ scenario, options: {}, charts: {}, set: null });
  return 'errors' in read ? 1 : read.law.scenario.turns;
}

/** Where nobody fights another seed changes nothing but the weather. */
function isFought({ allied, japan }: Recipe): boolean {
  return allied.recruit === true || japan.recruit === true;
}

function same(one: Recipe, other: Recipe): boolean {
  const parts = ['allied', 'japan', 'options'] as const;
  return parts.every((part) => JSON.stringify(one[part]) === JSON.stringify(other[part]));
}

function found(recipe: Recipe, seed: number, ending: string, { game, result }: Finished): Found {
  const text = writeGame(game, { seed: true });
  const { scenario, options, allied, japan } = recipe;
  const file = `${scenario}--${ending.replaceAll(/[ ,]+/g, '-')}.game.gz`;
  const answers = game.log.length;
  console.log(`${scenario}: ${ending} (${result.rule}), turn ${game.state.public.turn + 1}, ${answers} answers`);
  const who = { ...(options !== undefined && { options }), allied, japan };
  return { entry: { scenario, ending, rule: result.rule, file, answers, seed, ...who }, text };
}

/** Only if it says something new: compressed bytes may differ from machine to machine. */
function write(file: string, text: string): boolean {
  const path = join(folder, file);
  if (existsSync(path) && gunzipSync(readFileSync(path)).toString('utf8') === text) return false;
  writeFileSync(path, gzipSync(text, { level: 9 }));
  return true;
}
