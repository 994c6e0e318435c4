/** Which rules and programs are at work here: a word that changes with every line of them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Threads run what is built, also when this file is run from its source; so that is what is looked at. */
export const built = fileURLToPath(new URL('../dist/src/', import.meta.url.replace('/dist/src/', '/src/')));

/** Everything in packages/ but what has no say in how a game goes. */
const silent = ['cli', 'lab', 'server', 'web', 'wire'];

let mark: string | undefined;

export function codeMark(): string {
  if (mark !== undefined) return mark;
  const hash = createHash('sha256');
  const packages = join(built, '..', '..', '..');
  const rooms = readdirSync(packages)
    .filter((room) => !silent.includes(room))
    .map((room) => join(packages, room, 'dist', 'src'))
    .filter((folder) => existsSync(folder));
  const files = rooms.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(folder, name)),
  );
  for (const file of [...files, join(built, 'play.js'), join(built, 'plan.js')].sort()) hash.update(readFileSync(file));
  mark = hash.digest('hex').slice(0, 16);
  return mark;
}
