/** For tests: the toy game in several versions, each built as a release of it would be, and matches begun with one. */
import type { RulebookModule } from '@ironbottom/shelf';
import { bundle } from '@ironbottom/shelf/bundle';
import { type BuiltModule, hashOfSource } from '@ironbottom/shelf/modules';
import type { Written } from '../match/deeds.js';
import { openMatch } from '../match/fold.js';
import { doIt, type Played, rowOf } from '../match/testing.js';

type Change = { readonly file: string; readonly from: string; readonly to: string };

const second: Change = { file: 'toy/straits.ts', from: "edition: '1'", to: "edition: '2'" };

const versions = {
  first: [],
  /** Says the same in other words. */
  worded: [{ file: 'toy/words.ts', from: 'The submarine is at', to: 'The submarine lies at' }],
  /** A ship moves one hex instead of two: what was answered may be refused. */
  slower: [second, { file: 'toy/law.ts', from: 'speed = 2', to: 'speed = 1' }],
  /** A shell hits on 4 too: the same answers come to another state. */
  deadlier: [second, { file: 'toy/law.ts', from: '?? 5', to: '?? 4' }],
  /** Red is told of its submarine by another event; nothing else changes. */
  retold: [{ file: 'toy/chapters/3-plan.ts', from: "table.say('3.1', 'dives'", to: "table.say('3.1', 'stirs'" }],
  /** With a program that looks ahead: so many futures, so many milliseconds. It says what it has in mind. */
  thoughtful: [
    {
      file: 'games/straits.ts',
      from: 'bots: [random],',
      to: `bots: [{
        name: 'thinker',
        title: 'Thinker',
        about: 'Looks at the clock.',
        efforts: [{ futures: 20, title: 'a moment' }, { futures: 500, title: 'a while' }],
        seat(seat, law, below, thought = {}) {
          const sits = random.seat(seat, law, below);
          const mind = [];
          return {
            answer(view, ask, ways) {
              const until = Date.now() + (thought.futures ?? 0);
              while (Date.now() < until && !thought.isLate?.());
              mind.push({ turn: 1, text: 'a secret mind of ' + seat, at: 1 });
              if (mind.length > 1) throw new Error('asked twice, and never for what it has in mind');
              return sits.answer(view, ask, ways);
            },
            intents: () => mind.splice(0),
          };
        },
      }, random],`,
    },
  ],
} as const satisfies { [version: string]: readonly Change[] };

export type ToyVersion = keyof typeof versions;

export const toy = 'straits';

const built = new Map<ToyVersion, Promise<BuiltModule>>();

export function toyVersion(version: ToyVersion): Promise<BuiltModule> {
  const known = built.get(version);
  if (known !== undefined) return known;
  const building = build(version);
  built.set(version, building);
  return building;
}

async function build(version: ToyVersion): Promise<BuiltModule> {
  const changes: readonly Change[] = versions[version];
  const left = new Set(changes);
  const source = await bundle(toy, (path, code) => {
    let text = code;
    for (const change of changes) {
      if (!path.endsWith(change.file) || !text.includes(change.from)) continue;
      text = text.replaceAll(change.from, change.to);
      left.delete(change);
    }
    return text;
  });
  for (const { file, from } of left) throw new Error(`${file} has no ${from}: ${version} would be no other version`);
  return { name: toy, edition: changes.includes(second) ? '2' : '1', hash: hashOfSource(source), source };
}

/** Ann, Bob and Cem sit down to a match that begins with this module. */
export function sitDown(module: RulebookModule, hash: string, scenario: string, id = 'testmatch'): Played {
  const row = { ...rowOf(scenario, {}, id), module: hash };
  const played: Played = { match: openMatch(row, module), deeds: [], sent: {} };
  for (const [i, { seat }] of played.match.seats.entries()) {
    const by = ['ann', 'bob', 'cem'][i] ?? 'ann';
    doIt(played, { do: 'join', seat, by, name: by, entropy: '' });
  }
  doIt(played, { do: 'begin' });
  return played;
}

export const logOf = ({ deeds }: Played): Written[] => deeds.map((each, i) => ({ n: i + 1, ...each }));
