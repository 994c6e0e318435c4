/**
 * One file of src/games with everything it needs, the umpire too, as one ES module that imports nothing: it runs in Node,
 * in a page and in a worker. The same sources give the same bytes wherever the checkout lies; comments are no part of them.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
// From the sources, so that a module is never stale.
const conditions = ['ironbottom-source', 'module', 'browser'];
const entry = 'virtual:module';

/** The rulebooks that have a module. */
export function names() {
  return readdirSync(join(here, 'src', 'games'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/**
 * `change` sees every source file and may give another text for it: another version of a rulebook, for tests.
 * @param {string} name
 * @param {(path: string, code: string) => string} change
 */
export async function bundle(name, change = (_, code) => code) {
  const built = await build({
    configFile: false,
    root: here,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions },
    plugins: [
      { name: 'entry', enforce: 'pre', resolveId: (id) => (id === entry ? `\0${entry}` : null), load },
      { name: 'change', enforce: 'pre', transform: (code, id) => ({ code: change(id, code), map: null }) },
    ],
    ssr: { noExternal: true, target: 'webworker', resolve: { conditions } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: { module: entry },
        output: { format: 'es', codeSplitting: false, comments: { legal: true, annotation: false, jsdoc: false } },
        // It would name the folders that things were found in.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  });
  return whole(name, built);

  /** @param {string} id */
  function load(id) {
    if (id !== `\0${entry}`) return null;
    const from = (/** @type {string[]} */ ...path) => JSON.stringify(join(here, 'src', ...path));
    return `export * from ${from('umpire.ts')};\nexport { games } from ${from('games', `${name}.ts`)};\n`;
  }
}

/** @param {string} name @param {Awaited<ReturnType<typeof build>>} built */
function whole(name, built) {
  const [chunk, ...others] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${name} came out as more than one file`);
  const outside = [...chunk.imports, ...chunk.dynamicImports];
  if (outside.length > 0) throw new Error(`${name} imports ${outside.join(', ')}, and a module stands alone`);
  // A database keeps it as text.
  if (chunk.code.includes('\0')) throw new Error(`${name} has a zero byte in its text`);
  return chunk.code;
}
