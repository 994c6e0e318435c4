/** For tests: the toy game in several versions, each built as a release of it would be. */
import { bundle } from '@ironbottom/shelf/bundle';
import { type BuiltModule, hashOfSource } from '@ironbottom/shelf/modules';

type Change = { readonly file: string; readonly from: string; readonly to: string };

const second: Change = { file: 'toy/straits.ts', from: "edition: '1'", to: "edition: '2'" };

const versions = {
  first: [],
  /** Says the same in other words. */
  worded: [{ file: 'toy/words.ts', from: 'The submarine is at', to: 'The submarine lies at' }],
  /** A ship moves one hex instead of two: what was answered may be refused. */
  slower: [second, { file: 'toy/law.ts', from: 'speed = 2', to: 'speed = 1' }],
  /** A ship that comes home scores more: the same answers come to another state. */
  richer: [second, { file: 'toy/chapters/6-movement.ts', from: 'cargo ? 3 : 1', to: 'cargo ? 4 : 2' }],
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
